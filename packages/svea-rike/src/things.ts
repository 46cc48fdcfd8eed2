/** Things that leave one place and arrive in another. Nothing is made or lost here. */

import type { Play, Seat } from "@stormakt/kernel";
import { everySeat } from "@stormakt/kernel";
import type { Domain, Id, Wide } from "@stormakt/kernel/ids";
import { either, has, including, just, putInRow, rowHas, rowMeets, rowsMeeting, rowsOf, takeOutOfRow, without } from "@stormakt/kernel/ids";
import type { Country, Fief, History, Royal, Title } from "./catalog/index.ts";
import { COUNTRY_COUNT, EVENT_CARD, FIEF, NONE, ROYAL, royalTroops } from "./catalog/index.ts";
import { own } from "./copy.ts";
import { drawTop, entry, numberAt } from "./lists.ts";
import { fiefSetsOf, fiefsAt, historySetsOf, placeRow } from "./sets.ts";
import type { Seats, Table } from "./table.ts";
import { AVAILABLE, goldOf, IN_DECK, IN_ROW, isInPlay, ownerOf, placeOf, seatsOf, sentBy } from "./table.ts";
import type { Event, SveaRike } from "./types.ts";

type Pen = Play<SveaRike>;
const ROW = 4;

/** Tells all of something that nobody could know until now: what has shown it cannot be taken back. */
export const show = ({ table, tell }: Pen, event: Event): void => tell?.(event, { only: everySeat(seatsOf(table)), others: event });

/** SR-PAY-1, -2 Gold to and from the Exchequer. */
export const receive = (table: Table, seat: Seat, gold: number): void => {
  own.gold(table)[seat] = goldOf(table, seat) + gold;
};
export const spend = (table: Table, seat: Seat, gold: number): void => {
  own.gold(table)[seat] = goldOf(table, seat) - gold;
};
export function handOver(table: Table, from: Seat, to: Seat, gold: number): void {
  spend(table, from, gold);
  receive(table, to, gold);
}

/** A fief changes hands, or goes back to the pile. SR-WAR-18 In a war its commitment lapses, or it counts as face down. */
export function moveFief(table: Table, fief: Fief, to: number): void {
  const from = ownerOf(table, fief);
  own.fiefs(table)[fief] = to;
  const fiefSets = own.fiefSets(table);
  if (from >= AVAILABLE) fiefSets[from + 1] = without(fiefsAt(table, from), just(FIEF, fief));
  if (to >= AVAILABLE) fiefSets[to + 1] = either(fiefsAt(table, to), just(FIEF, fief));
  const seat = table.war?.sent.indexOf(fief) ?? -1;
  if (seat >= 0) fallsOut(table, seat);
}
function fallsOut(table: Table, seat: Seat): void {
  const war = own.war(table);
  if (war === null) return;
  if (war.mustered) war.down = including(war.down, seat);
  else war.sent[seat] = NONE;
}
export const loseFief = (table: Table, fief: Fief): void => moveFief(table, fief, AVAILABLE);

export function addMerchants(table: Table, seat: Seat, country: Country, count: number): void {
  const at = seat * COUNTRY_COUNT + country;
  const merchants = own.merchants(table);
  merchants[at] = numberAt(merchants, at) + count;
}

/** A history card changes hands, or goes to another place. */
export function moveHistory(table: Table, card: History, to: number): void {
  const from = placeOf(table, card);
  own.history(table)[card] = to;
  if (isInPlay(from)) takeOutOfRow(own.historySets(table), placeRow(from), card);
  if (isInPlay(to)) putInRow(own.historySets(table), placeRow(to), card);
}
/** SR-CULT-7 The row is refilled from the deck; SR-CULT-9 if that is empty, the row shrinks. */
export function refillRow(play: Pen): void {
  const { table, tell } = play;
  const turnedUp: History[] = [];
  while (table.row.length < ROW) {
    const card = own.historyDeck(table).pop();
    if (card === undefined) break;
    own.row(table).push(card);
    moveHistory(table, card, IN_ROW);
    if (tell !== undefined) turnedUp.push(card);
  }
  table.buried = Math.min(table.buried, table.historyDeck.length);
  if (turnedUp.length > 0) show(play, { kind: "rowRefilled", histories: turnedUp });
}
/** A card leaves the row for an owner or for good, and the row is refilled. */
export function takeFromRow(play: Pen, card: History, to: number): void {
  const { table } = play;
  removeAt(own.row(table), table.row.indexOf(card));
  moveHistory(table, card, to);
  refillRow(play);
}
/** Under the history deck, for all to see. */
export function bury(table: Table, card: History): void {
  own.historyDeck(table).unshift(card);
  table.buried += 1;
  moveHistory(table, card, IN_DECK);
}

/** Things of one kind from low to high: cards before they are shuffled. Counts them, which is quicker than to compare them. */
export function sorted<N extends string>(of: Domain<N>, list: readonly Id<N>[]): Id<N>[] {
  const counts = NO_COUNTS.slice();
  for (const card of list) counts[card] = numberAt(counts, card) + 1;
  const made: Id<N>[] = [];
  for (const card of of.all) for (let left = numberAt(counts, card); left > 0; left--) made.push(card);
  return made;
}
const NO_COUNTS = EVENT_CARD.all.map(() => 0);
/** Puts one into a short list; those behind it make room. */
function insertAt<T extends number>(list: T[], index: number, value: T): void {
  list.push(value);
  for (let at = list.length - 1; at > index; at--) list[at] = numberAt(list, at - 1);
  list[index] = value;
}
export function removeLatest<T extends number>(list: T[], value: T): void {
  let at = list.length - 1;
  while (list[at] !== value) at--;
  removeAt(list, at);
}
/** Takes one out of a short list; those behind it close up. */
export function removeAt<T extends number>(list: T[], index: number): void {
  for (let at = index + 1; at < list.length; at++) list[at - 1] = numberAt(list, at);
  list.pop();
}

export const inHand = ({ handSets }: Readonly<Table>, seat: Seat, title: Title): boolean => rowHas(handSets, seat, title);
/** All sets anew from the lists they follow from: for a table that was laid out by hand. */
export function remakeSets(table: Table): void {
  const seats = seatsOf(table);
  table.handSets = rowsOf(table.hands);
  table.fiefSets = fiefSetsOf(table.fiefs, seats);
  table.historySets = historySetsOf(table.history, seats);
}
/** Whether a hand has any of these titles. */
export const holdsAny = ({ handSets }: Readonly<Table>, seat: Seat, titles: Wide<Title>): boolean => rowMeets(handSets, seat, titles);
/** The seats that hold any of these. */
export const whoHoldsAny = (table: Readonly<Table>, titles: Wide<Title>): Seats => rowsMeeting(table.handSets, 0, seatsOf(table), titles);
export const handSize = ({ hands }: Readonly<Table>, seat: Seat): number => handOf(hands, seat).length;
export const handOf = (hands: readonly (readonly Title[])[], seat: Seat): readonly Title[] => entry(hands, seat);
/** Cards of one seat, to be written on. */
const ownHand = (table: Table, seat: Seat): Title[] => entry(own.hands(table), seat);
export const ownKnown = (table: Table, seat: Seat): Title[] => entry(own.known(table), seat);
/** Hands are kept sorted, so that nothing can be read from the order of cards. */
export function intoHand(table: Table, seat: Seat, title: Title): void {
  insertInOrder(ownHand(table, seat), title);
  putInRow(own.handSets(table), seat, title);
}
export function insertInOrder(hand: Title[], title: Title): void {
  let at = hand.length;
  while (at > 0 && numberAt(hand, at - 1) > title) at--;
  insertAt(hand, at, title);
}
export function outOfHand(table: Table, seat: Seat, title: Title): void {
  const hand = ownHand(table, seat);
  const at = hand.indexOf(title);
  removeAt(hand, at);
  if (hand[at] !== title) takeOutOfRow(own.handSets(table), seat, title);
  const seen = handOf(table.known, seat);
  if (seen.length > 0 && seen.includes(title)) removeAt(ownKnown(table, seat), seen.indexOf(title));
}
/** SR-EVENT-5 Draws event cards; an empty deck is made anew from the discard pile. */
export function drawEvents(play: Pen, seat: Seat, count: number): void {
  const { table, tell } = play;
  const drawn: Title[] = [];
  for (let i = 0; i < count; i++) {
    if (table.eventDeck.length === 0 && !reshuffleEvents(play)) break;
    const title = drawTop(own.eventDeck(table));
    intoHand(table, seat, title);
    if (tell !== undefined) drawn.push(title);
  }
  if (drawn.length > 0)
    tell?.({ kind: "drewCards", seat, cards: drawn }, { only: [seat], others: { kind: "drewSome", seat, count: drawn.length } });
}
function reshuffleEvents({ table, chance, tell }: Pen): boolean {
  if (table.discards.length === 0) return false;
  const deck = sorted(EVENT_CARD, table.discards);
  table.discards = [];
  chance.shuffle(deck, "events");
  table.eventDeck = deck;
  tell?.({ kind: "eventsShuffled" });
  return true;
}
/** SR-EVENT-12 A random card of the hand is thrown away, unused and for all to see. */
export function throwAway({ table, chance }: Pen, seat: Seat): Title {
  const hand = handOf(table.hands, seat);
  const title = chance.pick(hand, "thrown");
  outOfHand(table, seat, title);
  own.discards(table).push(title);
  return title;
}

/** SR-WAR-9, -10 Royal cards join the enemy; a dash goes to the discard pile. */
export function drawArmy(play: Pen, count: number): void {
  const { table, chance, tell } = play;
  if (table.royalDeck.length < count) {
    const deck = sorted(ROYAL, table.royalDeck.concat(table.royalDiscards));
    table.royalDiscards = [];
    chance.shuffle(deck, "royals");
    table.royalDeck = deck;
    tell?.({ kind: "royalShuffled" });
  }
  const royals: Royal[] = [];
  while (royals.length < count && table.royalDeck.length > 0) {
    const royal = drawTop(own.royalDeck(table));
    royals.push(royal);
    if (royalTroops(royal) === 0) own.royalDiscards(table).push(royal);
    else enlist(own.army(table), royal);
  }
  if (tell !== undefined) show(play, { kind: "armyDrawn", royals, troops: royals.map(royalTroops) });
}
/** The army stands in order of troops, the weakest first. */
function enlist(army: Royal[], royal: Royal): void {
  let at = army.length;
  while (at > 0 && isWeaker(royal, numberAt(army, at - 1))) at--;
  insertAt(army, at, royal);
}
const isWeaker = (one: Royal, other: Royal): boolean =>
  royalTroops(one) < royalTroops(other) || (royalTroops(one) === royalTroops(other) && one < other);
/** The weakest enemy card is removed. */
export function removeWeakest({ table, tell }: Pen): void {
  const royal = own.army(table).shift();
  if (royal === undefined) return;
  own.royalDiscards(table).push(royal);
  tell?.({ kind: "enemyFalls", value: royalTroops(royal) });
}
/** A participant's fief is turned face down. */
export function turnDown({ table, tell }: Pen, seat: Seat): void {
  const war = own.war(table);
  if (war === null || has(war.down, seat)) return;
  war.down = including(war.down, seat);
  const fief = sentBy(war, seat);
  if (fief !== NONE) tell?.({ kind: "fiefFalls", seat, fief });
}
