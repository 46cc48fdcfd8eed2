/** Things on the table as sets: what requirements answer with. */
import type { Seat } from "@stormakt/kernel";
import type { Id, SetOf } from "@stormakt/kernel/ids";
import { allSeats, atMost, EMPTY, either, including, setOf, Wide, where, wideWhere } from "@stormakt/kernel/ids";
import { COUNTRY_COUNT, costOf, FIEF_COUNT, isColony, NEIGHBOURS, VASA } from "./catalog/index.ts";
import { COUNTRY, EVENT_CARD, FIEF, HISTORY_CARD, SEAT } from "./domains.ts";
import type { OpenTable, Table } from "./table.ts";
import { AVAILABLE, eraNow, mayEnter, merchantsIn, REMOVED, seatsOf, standingFief } from "./table.ts";

export type FiefSet = SetOf<Id<"fief">>;
export type CountrySet = SetOf<Id<"country">>;
export type SeatSet = SetOf<Id<"seat">>;
export type HistorySet = Wide<Id<"history card">>;
type Open = Readonly<OpenTable>;

/** The fiefs of a seat, or those that lie somewhere else. */
export function fiefsAt({ fiefs }: Open, place: number): FiefSet {
  let set = EMPTY as FiefSet;
  for (let fief = 0; fief < FIEF_COUNT; fief++) if (fiefs[fief] === place) set = including(set, fief as Id<"fief">);
  return set;
}
export function fiefsOfOthers({ fiefs }: Open, seat: Seat): FiefSet {
  let set = EMPTY as FiefSet;
  for (let fief = 0; fief < FIEF_COUNT; fief++) {
    const owner = fiefs[fief];
    if (owner !== undefined && owner >= 0 && owner !== seat) set = including(set, fief as Id<"fief">);
  }
  return set;
}
/** SR-EVENT-10 Those still in the game. */
export function fiefsInTheGame({ fiefs }: Open): FiefSet {
  let set = EMPTY as FiefSet;
  for (let fief = 0; fief < FIEF_COUNT; fief++) if (fiefs[fief] !== REMOVED) set = including(set, fief as Id<"fief">);
  return set;
}
export const fiefsAvailable = (table: Open): FiefSet => fiefsAt(table, AVAILABLE);
/** SR-ERA-4 Colonies are locked in the Vasa era. */
export const fiefsUnlocked = (table: Open): FiefSet => (eraNow(table) === VASA ? NO_COLONIES : FIEF.every);
const NO_COLONIES = where(FIEF, (fief) => !isColony(fief));
export const neighboursOf = (fief: number): FiefSet => NEAR[fief] as FiefSet;
const NEAR: readonly FiefSet[] = FIEF.all.map((fief) => where(FIEF, (other) => (NEIGHBOURS[fief] as readonly number[]).includes(other)));
/** What so much gold buys at the printed cost. */
export const fiefsFor: (gold: number) => FiefSet = atMost(FIEF, FIEF.all.map(costOf));

export function countriesOpen(table: Open): CountrySet {
  let set = EMPTY as CountrySet;
  for (let country = 0; country < COUNTRY_COUNT; country++) if (mayEnter(table, country)) set = including(set, country as Id<"country">);
  return set;
}
export const countriesAtPeace = ({ enemy }: Open): CountrySet => where(COUNTRY, (country) => country !== enemy);
export const otherThan = (country: number): CountrySet => where(COUNTRY, (other) => other !== country);
export function countriesWithMerchants(table: Open, seat: Seat): CountrySet {
  let set = EMPTY as CountrySet;
  for (let country = 0; country < COUNTRY_COUNT; country++)
    if (merchantsIn(table, seat, country) > 0) set = including(set, country as Id<"country">);
  return set;
}

export const everybody = (table: Open): SeatSet => allSeats(seatsOf(table));
/** Those of the seats of which something holds. */
export function seatsWhere(table: Open, holds: (seat: Seat) => boolean): SeatSet {
  let set = EMPTY as SeatSet;
  for (const seat of SEAT.all) if (seat < seatsOf(table) && holds(seat)) set = including(set, seat);
  return set;
}
/** The history cards that somebody owns or that lie in the row. */
export const historyInPlay = ({ inPlay }: Readonly<Table>): HistorySet => new Wide(inPlay[0] as number, inPlay[1] as number);
export const historyRow = ({ row }: Open): HistorySet => historySet(row);
export function historySet(cards: readonly number[]): HistorySet {
  return wideWhere(HISTORY_CARD, (card) => cards.includes(card));
}
export const historyWhere = ({ history }: Open, holds: (place: number, card: number) => boolean): HistorySet =>
  wideWhere(HISTORY_CARD, (card) => holds(history[card] as number, card));

/** A set of one thing, or of none. */
export const only = <I extends number>(thing: number): SetOf<I> => (thing < 0 ? EMPTY : setOf(thing as I)) as SetOf<I>;
/** The fiefs that stand face up in the war. */
export function fiefsStanding(table: Open): FiefSet {
  let set = EMPTY as FiefSet;
  for (let seat = 0; seat < seatsOf(table); seat++) set = either(set, only(standingFief(table, seat)));
  return set;
}
/** SR-TIME-8 The event cards just used that somebody else used. */
export const usedByOthers = ({ used, usedBy }: Open, seat: Seat): Wide<Id<"event card">> =>
  wideWhere(EVENT_CARD, (card) => used.some((title, at) => title === card && usedBy[at] !== seat));
