/** SR-TURN, SR-ROYAL, SR-ORDER, SR-ERA One game turn. */
import type { Play } from "@stormakt/kernel";
import { everySeat, NOBODY } from "@stormakt/kernel";
import { EMPTY } from "@stormakt/kernel/ids";
import { asking } from "../cards/card.ts";
import type { Royal } from "../catalog/index.ts";
import { BEFORE_ORDER, BEFORE_ROYAL, NONE, ROYAL, TAX_GATHERING, TURN_END, warIn } from "../catalog/index.ts";
import { own } from "../copy.ts";
import { drawTop } from "../lists.ts";
import { historyIncome } from "../reckoning/income.ts";
import { goldOf, numberAt, reignNow, seatsOf } from "../table.ts";
import { receive, show, sorted, spend } from "../things.ts";
import type { SveaRike } from "../types.ts";
import { procedure } from "../types.ts";
import { move } from "./move.ts";
import { war } from "./war.ts";
import { beforeOrder, beforeRoyal, turnEnd } from "./windows.ts";

type Pen = Play<SveaRike>;

/** SR-TURN-2 In this order. */
export const gameTurn = procedure("gameTurn")({
  begin(play) {
    const { table } = play;
    table.turn += 1;
    play.tell?.({ kind: table.repeated ? "turnRepeated" : "sovereignReigns", sovereign: table.sovereign });
    if (drawsRoyal(play)) play.open(beforeRoyal, asking(BEFORE_ROYAL, NOBODY));
  },
  turnUpRoyal(play) {
    if (drawsRoyal(play)) turnUpRoyal(play);
  },
  /** SR-ROYAL-3, SR-HIST-7 Before the royal card takes effect. */
  payHistoryIncome: (play) => payHistoryIncome(play),
  followRoyal(play) {
    const reign = reignNow(play.table);
    if (warIn(reign) !== NONE) return play.goTo("wageWar");
    if (reign === TAX_GATHERING) gatherTaxes(play);
    play.open(beforeOrder, asking(BEFORE_ORDER, NOBODY));
  },
  shuffleMarkers(play) {
    if (play.table.stopped) return play.goTo("endTurn");
    shuffleMarkers(play);
  },
  /** SR-ORDER-2 The next marker is turned up only when the move before is over. */
  moveInOrder(play) {
    const { table } = play;
    const isOver = table.stopped || table.windsOfWar !== NONE || table.turned === table.markers.length;
    table.move = null;
    if (isOver) return;
    const seat = numberAt(table.markers, table.turned);
    table.turned += 1;
    play.call(move, { seat });
    play.again();
  },
  wageWar(play) {
    const { table } = play;
    const country = table.windsOfWar === NONE ? warIn(reignNow(table)) : table.windsOfWar;
    if (country !== NONE) play.call(war, { country, settled: 0 });
  },
  /** SR-TURN-7 Exactly once in every game turn. */
  endTurn(play) {
    play.table.move = null;
    play.open(turnEnd, asking(TURN_END, NOBODY));
  },
  /** SR-TURN-8 */
  cleanUp({ table, tell }) {
    table.struck = EMPTY;
    table.lowDemand = EMPTY;
    table.supplied = EMPTY;
    table.stopped = false;
    table.first = NOBODY;
    table.markers = [];
    table.turned = 0;
    table.enemy = NONE;
    table.windsOfWar = NONE;
    tell?.({ kind: "turnEnds" });
  },
});

/** SR-TURN-3, -9, SR-ROYAL-1 Not in turn 1, and not in a repeated turn. */
const drawsRoyal = ({ table }: Pen): boolean => table.sovereign > 1 && !table.repeated;
/** SR-ROYAL-1, -10, SR-CARD-fall-of-the-monarchy The top card, or the one named, replaces the card before. */
function turnUpRoyal(play: Pen): void {
  const { table } = play;
  const chosen = table.chosenRoyal;
  table.chosenRoyal = NONE;
  if (table.royal !== NONE && chosen !== table.royal) own.royalDiscards(table).push(table.royal);
  const royal = chosen === NONE ? drawRoyal(play) : chosen;
  if (chosen !== NONE && chosen !== table.royal) takeOut(play, chosen);
  table.royal = royal;
  show(play, { kind: "royalTurnedUp", royal, reign: reignNow(table) });
}
function takeOut({ table, chance }: Pen, royal: Royal): void {
  const isInDeck = table.royalDeck.includes(royal);
  const from = isInDeck ? own.royalDeck(table) : own.royalDiscards(table);
  from.splice(from.indexOf(royal), 1);
  if (isInDeck) chance.shuffle(from, "royals");
}
function drawRoyal({ table, chance, tell }: Pen): Royal {
  if (table.royalDeck.length === 0) {
    const deck = sorted(ROYAL, table.royalDiscards);
    table.royalDiscards = [];
    chance.shuffle(deck, "royals");
    table.royalDeck = deck;
    tell?.({ kind: "royalShuffled" });
  }
  return drawTop(own.royalDeck(table));
}
function payHistoryIncome({ table, tell }: Pen): void {
  for (let seat = 0; seat < seatsOf(table); seat++) {
    const gold = historyIncome(table, seat);
    if (gold === 0) continue;
    receive(table, seat, gold);
    tell?.({ kind: "historyPays", seat, gold });
  }
}
/** SR-ROYAL-5 */
function gatherTaxes({ table, tell }: Pen): void {
  for (let seat = 0; seat < seatsOf(table); seat++) {
    const gold = Math.floor(goldOf(table, seat) / 2);
    spend(table, seat, gold);
    tell?.({ kind: "taxGathered", seat, gold });
  }
}
/** SR-ORDER-1, -5 Face down in a row; whoever has Political Influence is put first. */
function shuffleMarkers({ table, chance, tell }: Pen): void {
  const { first } = table;
  const others = everySeat(seatsOf(table)).slice();
  if (first !== NOBODY) others.splice(first, 1);
  chance.shuffle(others, "order");
  if (first !== NOBODY) others.unshift(first);
  table.markers = others;
  table.turned = 0;
  tell?.({ kind: "orderShuffled" });
}
