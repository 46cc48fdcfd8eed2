/** SR-INFO What one seat may know, and a whole table made up from it. */

import type { Chance, Seat } from "@stormakt/kernel";
import { copyRecord, packed } from "@stormakt/kernel";
import { rowsOf } from "@stormakt/kernel/ids";
import { EVENT_PACK } from "./cards/index.ts";
import type { Era, History, Title } from "./catalog/index.ts";
import { EVENT_CARD, EXPANSION, HISTORY, historyOfEra, LIBERTY, ROYAL } from "./catalog/index.ts";
import { fiefSetsOf, historySetsOf } from "./sets.ts";
import type { OpenTable, Table } from "./table.ts";
import { eraNow, IN_DECK, numberAt, placeOf, seatsOf } from "./table.ts";

export interface TableView extends OpenTable {
  /** Whose view it is; null: a spectator's. */
  readonly viewer: Seat | null;
  /** SR-INFO-9, SR-OPT-5 null: not to be seen. */
  readonly gold: readonly (number | null)[];
  /** SR-INFO-1, SR-OPT-7 The cards of a hand, sorted; null: only their number is known. */
  readonly hands: readonly (readonly Title[] | null)[];
  readonly handSizes: readonly number[];
  /** SR-INFO-13 Cards that everybody saw taken into a hand and that must still be there. */
  readonly known: readonly (readonly Title[])[];
  readonly eventDeckSize: number;
  readonly historyDeckSize: number;
  /** At the bottom of the history deck, the undermost first: put there for all to see. */
  readonly buriedCards: readonly History[];
  readonly royalDeckSize: number;
  /** SR-INFO-8 Who has been turned up, in order, and who is still to come, in no order. */
  readonly markersUp: readonly Seat[];
  readonly markersLeft: readonly Seat[];
}

export function viewOf(table: Table, seat: Seat | null): TableView {
  const { config } = table;
  const sees = (other: Seat): boolean => other === seat || config.openHands;
  return {
    ...openPart(table),
    viewer: seat,
    gold: table.gold.map((gold, other) => (config.goldVisible || other === seat ? gold : null)),
    hands: table.hands.map((hand, other) => (sees(other) ? hand.slice() : null)),
    handSizes: table.hands.map(({ length }) => length),
    known: table.known.map((known) => known.toSorted((a, b) => a - b)),
    eventDeckSize: table.eventDeck.length,
    historyDeckSize: table.historyDeck.length,
    buriedCards: table.historyDeck.slice(0, table.buried),
    royalDeckSize: table.royalDeck.length,
    markersUp: table.markers.slice(0, table.turned),
    markersLeft: table.markers.slice(table.turned).sort((a, b) => a - b),
  };
}
/** A copy of all that lies open. */
const openPart = (t: Readonly<OpenTable>): OpenTable => ({
  config: t.config,
  sovereign: t.sovereign,
  turn: t.turn,
  repeats: t.repeats,
  repeated: t.repeated,
  repeatNext: t.repeatNext,
  due: t.due.slice(),
  lent: t.lent.slice(),
  postponed: t.postponed.slice(),
  merchants: t.merchants.slice(),
  fiefs: t.fiefs.slice(),
  history: t.history.slice(),
  row: t.row.slice(),
  discards: t.discards.slice(),
  playing: t.playing.slice(),
  used: t.used.slice(),
  usedBy: t.usedBy.slice(),
  battles: t.battles.slice(),
  battlesBy: t.battlesBy.slice(),
  trophies: t.trophies.slice(),
  trophiesBy: t.trophiesBy.slice(),
  royalDiscards: t.royalDiscards.slice(),
  royal: t.royal,
  chosenRoyal: t.chosenRoyal,
  army: t.army.slice(),
  first: t.first,
  turned: t.turned,
  struck: t.struck,
  lowDemand: t.lowDemand,
  supplied: t.supplied,
  stopped: t.stopped,
  enemy: t.enemy,
  windsOfWar: t.windsOfWar,
  move: t.move === null ? null : { ...t.move },
  purchase: t.purchase === null ? null : { ...t.purchase },
  war: t.war === null ? null : copyRecord(t.war),
  eastIndia: t.eastIndia,
});

/** Hidden cards are dealt anew from all that the viewer has not seen, hidden decks and markers shuffled; hidden gold is guessed. */
export function imagine(view: TableView, _seat: Seat, chance: Chance): Table {
  const unseen = shuffled(unseenEvents(view), chance);
  const hands = view.handSizes.map((size, seat): Title[] => {
    const seen = view.hands[seat];
    if (seen !== null && seen !== undefined) return seen.slice();
    const known = view.known[seat] ?? [];
    return [...known, ...unseen.splice(0, size - known.length)].sort((a, b) => a - b);
  });
  return {
    ...openPart(view),
    gold: view.gold.map((gold) => gold ?? chance.below(LIKELY_GOLD)),
    hands,
    handSets: rowsOf(hands),
    known: view.known.map((known) => known.slice()),
    eventDeck: unseen,
    historyDeck: [...view.buriedCards, ...shuffled(hiddenHistory(view), chance)],
    buried: view.buriedCards.length,
    coming: packed(ERAS_AHEAD.filter((era) => era > eraNow(view)).flatMap((era) => shuffled(historyOfEra(era).slice(), chance))),
    fiefSets: fiefSetsOf(view.fiefs, seatsOf(view)),
    historySets: historySetsOf(view.history, seatsOf(view)),
    royalDeck: shuffled(
      ROYAL.all.filter((royal) => royal !== view.royal && !view.royalDiscards.includes(royal) && !view.army.includes(royal)),
      chance,
    ),
    markers: [...view.markersUp, ...shuffled(view.markersLeft.slice(), chance)],
  };
}
/** What lies face down for all: the decks above what was put at their bottom for all to see, the eras to come, the markers to turn up. */
export function dealUnseen(table: Table, chance: Chance): void {
  chance.shuffle(table.eventDeck);
  chance.shuffle(table.royalDeck);
  table.historyDeck = [...table.historyDeck.slice(0, table.buried), ...shuffled(table.historyDeck.slice(table.buried), chance)];
  table.coming = ERAS_AHEAD.flatMap((era) =>
    shuffled(
      table.coming.filter((card) => HISTORY[card]?.era === era),
      chance,
    ),
  );
  table.markers = [...table.markers.slice(0, table.turned), ...shuffled(table.markers.slice(table.turned), chance)];
}
const LIKELY_GOLD = 25;
/** As `coming` has them: the next one last. */
const ERAS_AHEAD: readonly Era[] = [LIBERTY, EXPANSION];

function unseenEvents({ discards, playing, battles, trophies, hands, known }: TableView): Title[] {
  const left = EVENTS_OF_EACH.slice();
  const seen = (titles: readonly Title[]): void => {
    for (const title of titles) left[title] = numberAt(left, title) - 1;
  };
  seen(discards);
  seen(playing);
  seen(battles);
  seen(trophies);
  hands.forEach((hand, seat) => seen(hand ?? known[seat] ?? []));
  return packed(EVENT_CARD.all.flatMap((title) => Array<Title>(numberAt(left, title)).fill(title)));
}
const EVENTS_OF_EACH: readonly number[] = EVENT_PACK.reduce<number[]>((counts, title) => {
  counts[title] = (counts[title] ?? 0) + 1;
  return counts;
}, []);
/** The deck in use, but for the cards known to lie at its bottom. */
const hiddenHistory = (view: TableView): History[] =>
  historyOfEra(eraNow(view)).filter((card) => placeOf(view, card) === IN_DECK && !view.buriedCards.includes(card));
function shuffled<T>(list: T[], chance: Chance): T[] {
  chance.shuffle(list);
  return list;
}
