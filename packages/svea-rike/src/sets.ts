/** Things on the table as sets: what requirements answer with. */
import type { Seat } from "@stormakt/kernel";
import { NOBODY } from "@stormakt/kernel";
import type { Id, SetOf, WideRows } from "@stormakt/kernel/ids";
import {
  allSeats,
  atMost,
  both,
  EMPTY,
  either,
  emptyRows,
  has,
  including,
  isSingle,
  just,
  NONE,
  putInRow,
  rowAt,
  rowMeets,
  rowsMeeting,
  rowsTogether,
  Wide,
  where,
  wideAtMost,
  wideOf,
  without,
} from "@stormakt/kernel/ids";
import type { Country, Fief, History, None, Series, Title } from "./catalog/index.ts";
import {
  CARDS_OF_SERIES,
  COUNTRY,
  costOf,
  crownsOn,
  FIEF,
  FINLAND_AND_ESTONIA,
  HISTORY_CARD,
  isColony,
  OFFICES,
  PALACES,
  priceOf,
  QUEENS,
  troopsOn,
  VASA,
} from "./catalog/index.ts";
import type { Activity } from "./domains.ts";
import { ACTIVITY, SEAT } from "./domains.ts";
import { numberAt } from "./lists.ts";
import type { CountrySet, FiefSet, OpenTable, Table } from "./table.ts";
import {
  AVAILABLE,
  eraNow,
  hasRoom,
  IN_ROW,
  isInPlay,
  mayEnter,
  merchantsIn,
  militaryOf,
  playerOf,
  REMOVED,
  seatsOf,
  standingFief,
  titleOf,
} from "./table.ts";

export type SeatSet = SetOf<Id<"seat">>;
export type HistorySet = Wide<History>;
type Open = Readonly<OpenTable>;
/** A table with what lies where as sets: a view has none. */
type Lying = Open & Readonly<Pick<Table, "fiefSets" | "historySets">>;

/** The fiefs of a seat, or those in the pile. */
export const fiefsAt = ({ fiefSets }: Lying, place: number): FiefSet => numberAt(fiefSets, place + 1);
export function fiefsOfOthers(table: Lying, seat: Seat): FiefSet {
  let set: FiefSet = EMPTY;
  for (let other = 0; other < seatsOf(table); other++) if (other !== seat) set = either(set, fiefsAt(table, other));
  return set;
}
/** SR-EVENT-10 Those still in the game: Finland and Estonia are removed all together (SR-DEFEAT-3). */
export const fiefsInTheGame = ({ fiefs }: Open): FiefSet =>
  fiefs[numberAt(FINLAND_AND_ESTONIA, 0)] === REMOVED ? WITHOUT_FINLAND : FIEF.every;
const WITHOUT_FINLAND = where(FIEF, (fief) => !FINLAND_AND_ESTONIA.includes(fief));
/** Those of others and those in the pile: what a feud may be about. */
export const fiefsToFightFor = (table: Lying, seat: Seat): FiefSet => either(fiefsAvailable(table), fiefsOfOthers(table, seat));
export const fiefsAvailable = (table: Lying): FiefSet => fiefsAt(table, AVAILABLE);
/** SR-WAR-4 Those that may be sent: with troops; without, only with active military. */
export const fiefsFitForWar = (table: Open, seat: Seat): FiefSet => (militaryOf(table, seat) > 0 ? FIEF.every : WITH_TROOPS);
const WITH_TROOPS = where(FIEF, (fief) => troopsOn(fief) > 0);
/** SR-ERA-4 Colonies are locked in the Vasa era. */
export const fiefsUnlocked = (table: Open): FiefSet => (eraNow(table) === VASA ? NO_COLONIES : FIEF.every);
const NO_COLONIES = where(FIEF, (fief) => !isColony(fief));
/** May be bought or drawn (SR-AGRI-6, SR-ERA-4, SR-BOOTY-3); the same of one fief, for whoever has only a view. */
export const fiefsOnSale = (table: Lying): FiefSet => both(fiefsAvailable(table), fiefsUnlocked(table));
export const isOnSale = (table: Open, fief: Fief): boolean => table.fiefs[fief] === AVAILABLE && has(fiefsUnlocked(table), fief);
/** SR-SELL-8 Those that are not at war. */
export function fiefsAtHome({ war }: Open): FiefSet {
  let set = FIEF.every;
  if (war !== null) for (const fief of war.sent) set = without(set, just(FIEF, fief));
  return set;
}
export function fiefsExcept(fiefs: readonly Fief[]): FiefSet {
  let set = FIEF.every;
  for (const fief of fiefs) set = without(set, just(FIEF, fief));
  return set;
}
/** SR-CARD-noble-marriage The same with two gold less for each crown. */
export const marriagePrice = (fief: Fief): number => Math.max(0, costOf(fief) - 2 * crownsOn(fief));
export const fiefsInMarriageFor: (gold: number) => FiefSet = atMost(FIEF, FIEF.all.map(marriagePrice));
export const historyFor: (gold: number) => HistorySet = wideAtMost(HISTORY_CARD, HISTORY_CARD.all.map(priceOf));
export const historyAtTwiceFor: (gold: number) => HistorySet = wideAtMost(
  HISTORY_CARD,
  HISTORY_CARD.all.map((card) => 2 * priceOf(card)),
);
/** What so much gold buys at the printed cost. */
export const fiefsFor: (gold: number) => FiefSet = atMost(FIEF, FIEF.all.map(costOf));

/** SR-COMM-2 Those with a place in their circle. */
export function countriesWithRoom(table: Open): CountrySet {
  let set: CountrySet = EMPTY;
  for (const country of COUNTRY.all) if (hasRoom(table, country)) set = including(set, country);
  return set;
}
/** SR-COMM-2, -4 Those of them that Sweden is not at war with. */
export function countriesOpen(table: Open): CountrySet {
  let set: CountrySet = EMPTY;
  for (const country of COUNTRY.all) if (mayEnter(table, country)) set = including(set, country);
  return set;
}
/** All countries but one; all of them but none. */
export const otherThan = (country: Country | None): CountrySet => (country === NONE ? COUNTRY.every : (OTHER_THAN[country] ?? EMPTY));
const OTHER_THAN = COUNTRY.all.map((country) => where(COUNTRY, (other) => other !== country));
export function countriesWithMerchants(table: Open, seat: Seat): CountrySet {
  let set: CountrySet = EMPTY;
  for (const country of COUNTRY.all) if (merchantsIn(table, seat, country) > 0) set = including(set, country);
  return set;
}

/** SR-CARD-intrigues The one that is dictated, or all. */
export const activitiesDictated = ({ move }: Open): SetOf<Activity> =>
  move === null || move.dictated === NONE ? ACTIVITY.every : just(ACTIVITY, move.dictated);
/** SR-CARD-good-administration All but the one of the move before. */
export const activitiesNotBarred = ({ move }: Open): SetOf<Activity> => without(ACTIVITY.every, just(ACTIVITY, move?.barred ?? NONE));

export const everybody = (table: Open): SeatSet => allSeats(seatsOf(table));
/** The seats that own two fiefs or more. */
export const seatsWithTwoFiefs = (table: Lying): SeatSet => seatsWhere(table, (seat) => !isSingle(fiefsAt(table, seat)));
/** Those of the seats of which something holds. */
export function seatsWhere(table: Open, holds: (seat: Seat) => boolean): SeatSet {
  let set: SeatSet = EMPTY;
  for (const seat of SEAT.all) if (seat < seatsOf(table) && holds(seat)) set = including(set, seat);
  return set;
}
/** Which row of `historySets` is of those: of a seat, or of the cards that lie in the row. */
const ROW = 0;
const rowOf = (seat: Seat): number => seat + 1;
/** The history cards of a seat, and those in the row. */
export const historyOf = ({ historySets }: Lying, seat: Seat): HistorySet => rowAt(historySets, rowOf(seat));
export const historyRow = ({ historySets }: Lying): HistorySet => rowAt(historySets, ROW);
/** Whether a seat owns any of these. */
export const ownsAny = ({ historySets }: Lying, seat: Seat, cards: HistorySet): boolean => rowMeets(historySets, rowOf(seat), cards);
/** The seats that own any of these. */
export const whoOwnsAny = (table: Lying, cards: HistorySet): SetOf<Seat> => rowsMeeting(table.historySets, rowOf(0), seatsOf(table), cards);
/** Whether it owns any at all. */
export const ownsAnything = (table: Lying, seat: Seat): boolean => ownsAny(table, seat, EVERY_CARD);
const EVERY_CARD: HistorySet = wideOf(HISTORY_CARD.all);
/** The history cards that somebody owns or that lie in the row. */
export const historyInPlay = (table: Lying): HistorySet => rowsTogether(table.historySets, ROW, seatsOf(table), NOBODY);
export const historyOfOthers = (table: Lying, seat: Seat): HistorySet =>
  rowsTogether(table.historySets, rowOf(0), seatsOf(table), rowOf(seat));
export const OFFICE_SET: HistorySet = wideOf(OFFICES);
export const PALACE_SET: HistorySet = wideOf(PALACES);
export const QUEEN_SET: HistorySet = wideOf(QUEENS);
export const SERIES_SET: Readonly<Record<Series, HistorySet>> = {
  palace: PALACE_SET,
  cultural: wideOf(CARDS_OF_SERIES.cultural),
  scientist: wideOf(CARDS_OF_SERIES.scientist),
  military: wideOf(CARDS_OF_SERIES.military),
  queen: QUEEN_SET,
  resource: wideOf(CARDS_OF_SERIES.resource),
};
/** The cards of the row but one, or but these. */
export const restOfRow = (table: Lying, card: History): HistorySet => rowExcept(table, [card]);
export const rowExcept = (table: Lying, cards: readonly History[]): HistorySet =>
  cards.length === 0 ? historyRow(table) : historyRow(table).without(wideOf(cards));
export const NO_HISTORY: HistorySet = new Wide(0, 0);

/** The fiefs that stand face up in the war. */
export function fiefsStanding(table: Open): FiefSet {
  let set: FiefSet = EMPTY;
  for (let seat = 0; seat < seatsOf(table); seat++) set = either(set, just(FIEF, standingFief(table, seat)));
  return set;
}
/** SR-TIME-8 The event cards just used that somebody else used. */
export const usedByOthers = ({ used }: Open, seat: Seat): Wide<Title> =>
  wideOf(used.filter((played) => playerOf(played) !== seat).map(titleOf));

/** What lies where as sets, from the lists that say where everything is. */
export function fiefSetsOf(fiefs: readonly number[], seats: number): FiefSet[] {
  const sets: FiefSet[] = [];
  while (sets.length <= seats) sets.push(EMPTY);
  for (const fief of FIEF.all) {
    const place = numberAt(fiefs, fief);
    if (place >= AVAILABLE) sets[place + 1] = including(numberAt(sets, place + 1), fief);
  }
  return sets;
}
export function historySetsOf(history: readonly number[], seats: number): WideRows<History> {
  const sets = emptyRows<History>(seats + 1);
  for (const card of HISTORY_CARD.all) {
    const place = numberAt(history, card);
    if (isInPlay(place)) putInRow(sets, placeRow(place), card);
  }
  return sets;
}
/** Which of those sets a history card is in that lies there. */
export const placeRow = (place: number): number => (place === IN_ROW ? ROW : rowOf(place));
