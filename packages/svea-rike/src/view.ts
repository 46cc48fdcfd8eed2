/** SR-INFO What one seat may know, and a whole table made up from it. */

import type { Chance, FrameView, Seat } from "@stormakt/kernel";
import type { SetOf } from "@stormakt/kernel/ids";
import { including, just, list, rowsOf, without } from "@stormakt/kernel/ids";
import { EVENT_PACK } from "./cards/index.ts";
import type { Era, History, Royal, Title } from "./catalog/index.ts";
import { EVENT_CARD, EXPANSION, HISTORY, historyOfEra, LIBERTY, ROYAL } from "./catalog/index.ts";
import { copyOpen, laid, own } from "./copy.ts";
import type { TableView } from "./layout.ts";
import { entry } from "./lists.ts";
import { fiefSetsOf, historySetsOf } from "./sets.ts";
import type { Table } from "./table.ts";
import { eraNow, IN_DECK, numberAt, placeOf, seatsOf, titleOf } from "./table.ts";
import { insertInOrder } from "./things.ts";
import type { SveaRike } from "./types.ts";

export type { TableView };

export function viewOf(table: Table, seat: Seat | null): TableView {
  const { config } = table;
  const sees = (other: Seat): boolean => other === seat || config.openHands;
  return {
    ...copyOpen(table),
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
/** Hidden cards are dealt anew from all that the viewer has not seen, hidden decks and markers shuffled; hidden gold is guessed. */
export function imagine(view: TableView, _seat: Seat, chance: Chance, stack: readonly FrameView<SveaRike>[]): Table {
  const eventDeck = shuffled(unseenEvents(view), chance);
  const hands = handsDealt(view, eventDeck);
  const open = copyOpen(view);
  const gold = goldGuessed(view, chance, pricesNamed(stack));
  const known = view.known.map((cards) => cards.slice());
  const historyDeck = view.buriedCards.concat(shuffled(hiddenHistory(view), chance));
  const coming = erasAhead(eraNow(view), chance);
  const royalDeck = shuffled(hiddenRoyals(view), chance);
  const markers = view.markersUp.concat(shuffled(view.markersLeft.slice(), chance));
  return laid(open, {
    gold,
    hands,
    handSets: rowsOf(hands),
    known,
    eventDeck,
    historyDeck,
    buried: view.buriedCards.length,
    coming,
    royalDeck,
    markers,
    fiefSets: fiefSetsOf(view.fiefs, seatsOf(view)),
    historySets: historySetsOf(view.history, seatsOf(view)),
  });
}
/** The hands of others from the front of the deck, besides what is known of them. */
function handsDealt(view: TableView, eventDeck: Title[]): Title[][] {
  const hands: Title[][] = [];
  let dealt = 0;
  for (let seat = 0; seat < view.handSizes.length; seat++) {
    const hand = (view.hands[seat] ?? entry(view.known, seat)).slice();
    while (hand.length < numberAt(view.handSizes, seat)) insertInOrder(hand, numberAt(eventDeck, dealt++));
    hands.push(hand);
  }
  for (let at = dealt; at < eventDeck.length; at++) eventDeck[at - dealt] = numberAt(eventDeck, at);
  eventDeck.length -= dealt;
  return hands;
}
/** Whoever has named a price can pay it. */
function goldGuessed({ gold }: TableView, chance: Chance, prices: readonly unknown[]): number[] {
  const guessed: number[] = [];
  for (let seat = 0; seat < gold.length; seat++) guessed.push(gold[seat] ?? Math.max(chance.below(LIKELY_GOLD), Number(prices[seat] ?? 0)));
  return guessed;
}
/** SR-SELL-4 By seat, what each would give for the fief on offer. */
function pricesNamed(stack: readonly FrameView<SveaRike>[]): readonly unknown[] {
  for (const { memory } of stack) if ("prices" in memory && Array.isArray(memory.prices)) return memory.prices;
  return [];
}
function erasAhead(now: Era, chance: Chance): History[] {
  let coming: History[] = [];
  for (const era of ERAS_AHEAD) if (era > now) coming = coming.concat(shuffled(historyOfEra(era).slice(), chance));
  return coming;
}
/** What lies face down for all: the decks above what was put at their bottom for all to see, the eras to come, the markers to turn up. */
export function dealUnseen(table: Table, chance: Chance): void {
  chance.shuffle(own.eventDeck(table));
  chance.shuffle(own.royalDeck(table));
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
  seen(battles.map(titleOf));
  seen(trophies.map(titleOf));
  hands.forEach((hand, seat) => seen(hand ?? known[seat] ?? []));
  const unseen = EVENT_PACK.slice(); // long enough, and cut to length: one that grows is made several times over
  let many = 0;
  for (const title of EVENT_CARD.all) for (let copies = numberAt(left, title); copies > 0; copies--) unseen[many++] = title;
  unseen.length = many;
  return unseen;
}
const EVENTS_OF_EACH: readonly number[] = EVENT_PACK.reduce<number[]>((counts, title) => {
  counts[title] = (counts[title] ?? 0) + 1;
  return counts;
}, []);
/** The deck in use, but for the cards known to lie at its bottom. */
const hiddenHistory = (view: TableView): History[] =>
  historyOfEra(eraNow(view)).filter((card) => placeOf(view, card) === IN_DECK && !view.buriedCards.includes(card));
function hiddenRoyals({ royal, royalDiscards, army }: TableView): Royal[] {
  let seen: SetOf<Royal> = just(ROYAL, royal);
  for (let at = 0; at < royalDiscards.length; at++) seen = including(seen, numberAt(royalDiscards, at));
  for (let at = 0; at < army.length; at++) seen = including(seen, numberAt(army, at));
  return list(without(ROYAL.every, seen));
}
function shuffled<T>(list: T[], chance: Chance): T[] {
  chance.shuffle(list);
  return list;
}
