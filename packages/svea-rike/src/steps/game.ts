/** SR-TURN-9, SR-ERA, SR-END, SR-SCORE From the first merchant to the final reckoning. */

import type { Outcome, Play, Seat } from "@stormakt/kernel";
import { everySeat } from "@stormakt/kernel";
import { including } from "@stormakt/kernel/ids";
import { EAST_INDIA, eraOf, FACTORIES, historyOfEra, titleFor } from "../catalog/index.ts";
import { own } from "../copy.ts";
import { entry } from "../lists.ts";
import type { Standing } from "../reckoning/score.ts";
import { compareStandings, pointsOf, standingOf } from "../reckoning/score.ts";
import type { Table } from "../table.ts";
import { goldOf, IN_DECK, isLastReign, numberAt, placeOf, RETIRED, seatsOf } from "../table.ts";
import { moveHistory, receive, refillRow, show } from "../things.ts";
import type { SveaRike } from "../types.ts";
import { procedure } from "../types.ts";
import { firstMerchants } from "./merchants.ts";
import { charge } from "./payments.ts";
import { gameTurn } from "./turn.ts";

type Pen = Play<SveaRike>;

export const reigns = procedure("reigns")({
  placeMerchants: (play) => play.call(firstMerchants, { first: play.chance.below(seatsOf(play.table), "first merchant"), placed: 0 }),
  playTurn: (play) => play.call(gameTurn, {}),
  /** SR-TURN-9 */
  goOn(play) {
    const { table } = play;
    if (table.repeatNext) {
      table.repeatNext = false;
      table.repeated = true;
      table.repeats += 1;
      return play.goTo("playTurn");
    }
    if (isLastReign(table)) return;
    table.repeated = false;
    table.sovereign += 1;
    if (eraOf(table.sovereign) !== eraOf(table.sovereign - 1)) beginEra(play);
    play.goTo("playTurn");
  },
  settle: (play) => play.call(settlement, { asked: 0 }),
});

/** SR-ERA-2 The rest of the old deck and row are retired; the new deck comes into use. */
function beginEra(play: Pen): void {
  const { table, tell } = play;
  const era = eraOf(table.sovereign);
  for (const card of table.row) moveHistory(table, card, RETIRED);
  for (const card of table.historyDeck) moveHistory(table, card, RETIRED);
  table.row = [];
  table.buried = 0;
  table.historyDeck = own.coming(table).splice(-historyOfEra(era).length);
  for (const card of table.historyDeck) moveHistory(table, card, IN_DECK);
  tell?.({ kind: "eraBegins", era });
  refillRow(play);
}

/** SR-END-2 In this order, players in seat order. */
export const settlement = procedure<{ asked: number }>("settlement")({
  rollForFactories(play) {
    const { table, chance, tell } = play;
    const seat = placeOf(table, FACTORIES);
    if (seat < 0) return;
    const die = chance.die(6, "factories");
    receive(table, seat, 10 * die);
    tell?.({ kind: "factoriesPay", seat, die, gold: 10 * die });
  },
  settleLoans(play, memory) {
    const { table } = play;
    if (memory.asked === seatsOf(table)) return;
    const seat = memory.asked;
    memory.asked += 1;
    const owes = numberAt(table.due, seat) + numberAt(table.lent, seat);
    own.lent(table)[seat] = 0;
    if (owes > 0) charge(play, seat, owes, "lastLoan");
    play.again();
  },
  rollForEastIndia({ table, chance, tell }) {
    const seat = placeOf(table, EAST_INDIA);
    if (seat < 0) return;
    const die = chance.die(6, "east india");
    if (die >= 5) table.eastIndia = including(table.eastIndia, seat);
    tell?.({ kind: "eastIndiaPays", seat, die, gold: die >= 5 ? 1 : 0 });
  },
  score(play) {
    const outcome = outcomeOf(play.table);
    if (play.tell !== undefined) tellScores(play);
    play.conclude(outcome.outcome);
  },
});

/** Each family's points by what they are for; then the hands are turned up. */
function tellScores(play: Pen): void {
  const { table, tell } = play;
  table.gold.forEach((gold, seat) => {
    const of = pointsOf(table, seat, gold);
    tell?.({
      kind: "scored",
      seat,
      points: of.total,
      ofGold: of.gold,
      ofCrowns: of.crowns,
      ofTroops: of.troops,
      ofSeries: of.series,
      ofMerchants: of.merchants,
      ofTrophies: of.trophies,
      ofEastIndia: of.eastIndia,
      ofDebt: of.debt,
    });
  });
  table.hands.forEach((cards, seat) => {
    if (cards.length > 0) show(play, { kind: "handShown", seat, cards: cards.slice() });
  });
}

/** SR-SCORE-10, -11 Most status points; then crowns, history cards, gold; then shared. `because` names what decided the first place. */
export function outcomeOf(table: Readonly<Table>): { readonly outcome: Outcome; readonly points: readonly number[] } {
  const { standings, points } = allStandings(table);
  const standing = (seat: Seat): Standing => entry(standings, seat);
  const order = everySeat(seatsOf(table)).slice();
  order.sort((a, b) => compareStandings(standing(b), standing(a))?.lead ?? 0);
  const places: Seat[][] = [];
  for (const seat of order) {
    const last = places.at(-1);
    if (last !== undefined && compareStandings(standing(numberAt(last, 0)), standing(seat)) === null) last.push(seat);
    else places.push([seat]);
  }
  for (const place of places) place.sort((a, b) => a - b);
  const winner = places[0]?.[0] ?? 0;
  const second = places[0]?.[1] ?? places[1]?.[0] ?? winner;
  const because = compareStandings(standing(winner), standing(second))?.by ?? "shared";
  const facts = { points: numberAt(points, winner), title: titleFor(numberAt(points, winner)), all: points };
  return { outcome: { places, because, facts }, points };
}
/** Lists without gaps, as those of a table: they are read by the same accessors. */
function allStandings(table: Readonly<Table>): { readonly standings: readonly Standing[]; readonly points: readonly number[] } {
  const standings: Standing[] = [];
  const points: number[] = [];
  for (let seat = 0; seat < seatsOf(table); seat++) {
    const standing = standingOf(table, seat, goldOf(table, seat));
    standings.push(standing);
    points.push(standing.points);
  }
  return { standings, points };
}
