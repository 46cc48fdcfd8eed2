/** Things on the table as sets: what requirements answer with. */
import type { Seat } from "@stormakt/kernel";
import type { Id, SetOf } from "@stormakt/kernel/ids";
import { allSeats, atMost, EMPTY, either, HALF, has, including, NONE, setOf, Wide, where, wideAtMost, without } from "@stormakt/kernel/ids";
import { COUNTRY_COUNT, costOf, crownsOn, FIEF_COUNT, FINLAND_AND_ESTONIA, isColony, NEIGHBOURS, priceOf, VASA } from "./catalog/index.ts";
import { COUNTRY, FIEF, HISTORY_CARD, SEAT } from "./domains.ts";
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
/** SR-EVENT-10 Those still in the game: Finland and Estonia are removed all together (SR-DEFEAT-3). */
export const fiefsInTheGame = ({ fiefs }: Open): FiefSet =>
  fiefs[FINLAND_AND_ESTONIA[0] as number] === REMOVED ? WITHOUT_FINLAND : FIEF.every;
const WITHOUT_FINLAND = where(FIEF, (fief) => !FINLAND_AND_ESTONIA.includes(fief));
/** Those of others and those in the pile: what a feud may be about. */
export function fiefsToFightFor({ fiefs }: Open, seat: Seat): FiefSet {
  let set = EMPTY as FiefSet;
  for (let fief = 0; fief < FIEF_COUNT; fief++) {
    const owner = fiefs[fief];
    if (owner === AVAILABLE || (owner !== undefined && owner >= 0 && owner !== seat)) set = including(set, fief as Id<"fief">);
  }
  return set;
}
export const fiefsAvailable = (table: Open): FiefSet => fiefsAt(table, AVAILABLE);
/** SR-ERA-4 Colonies are locked in the Vasa era. */
export const fiefsUnlocked = (table: Open): FiefSet => (eraNow(table) === VASA ? NO_COLONIES : FIEF.every);
const NO_COLONIES = where(FIEF, (fief) => !isColony(fief));
/** SR-SELL-8 Those that are not at war. */
export function fiefsAtHome({ war }: Open): FiefSet {
  let set = FIEF.every;
  if (war !== null) for (let seat = 0; seat < war.sent.length; seat++) set = without(set, only(war.sent[seat] as number));
  return set;
}
export const fiefsExcept = (fiefs: readonly number[]): FiefSet =>
  fiefs.reduce<FiefSet>((set, fief) => without(set, only(fief)), FIEF.every);
export const neighboursOf = (fief: number): FiefSet => NEAR[fief] as FiefSet;
const NEAR: readonly FiefSet[] = FIEF.all.map((fief) => where(FIEF, (other) => (NEIGHBOURS[fief] as readonly number[]).includes(other)));
/** SR-CARD-noble-marriage The same with two gold less for each crown. */
export const marriagePrice = (fief: number): number => Math.max(0, costOf(fief) - 2 * crownsOn(fief));
export const fiefsInMarriageFor: (gold: number) => FiefSet = atMost(FIEF, FIEF.all.map(marriagePrice));
export const historyFor: (gold: number) => HistorySet = wideAtMost(HISTORY_CARD, HISTORY_CARD.all.map(priceOf));
/** What so much gold buys at the printed cost. */
export const fiefsFor: (gold: number) => FiefSet = atMost(FIEF, FIEF.all.map(costOf));

export function countriesOpen(table: Open): CountrySet {
  let set = EMPTY as CountrySet;
  for (let country = 0; country < COUNTRY_COUNT; country++) if (mayEnter(table, country)) set = including(set, country as Id<"country">);
  return set;
}
/** All countries but one; all of them but none. */
export const otherThan = (country: number): CountrySet => (country === NONE ? COUNTRY.every : (OTHER_THAN[country] as CountrySet));
const OTHER_THAN = COUNTRY.all.map((country) => where(COUNTRY, (other) => other !== country));
export function countriesWithMerchants(table: Open, seat: Seat): CountrySet {
  let set = EMPTY as CountrySet;
  for (let country = 0; country < COUNTRY_COUNT; country++)
    if (merchantsIn(table, seat, country) > 0) set = including(set, country as Id<"country">);
  return set;
}

export const everybody = (table: Open): SeatSet => allSeats(seatsOf(table));
/** The seats that own two fiefs or more. */
export function seatsWithTwoFiefs({ fiefs }: Open): SeatSet {
  let one = EMPTY as SeatSet;
  let two = EMPTY as SeatSet;
  for (let fief = 0; fief < FIEF_COUNT; fief++) {
    const owner = fiefs[fief] as Id<"seat">;
    if (owner < 0) continue;
    if (has(one, owner)) two = including(two, owner);
    one = including(one, owner);
  }
  return two;
}
/** Those of the seats of which something holds. */
export function seatsWhere(table: Open, holds: (seat: Seat) => boolean): SeatSet {
  let set = EMPTY as SeatSet;
  for (const seat of SEAT.all) if (seat < seatsOf(table) && holds(seat)) set = including(set, seat);
  return set;
}
/** The history cards that somebody owns or that lie in the row. */
export const historyInPlay = ({ inPlay }: Readonly<Table>): HistorySet => new Wide(inPlay[0] as number, inPlay[1] as number);
export const historyRow = ({ row }: Open): HistorySet => historySet(row);
export const historySet = (cards: readonly number[]): HistorySet => wideOf(cards);
/** The cards of the row but one, or but these. */
export function restOfRow({ row }: Open, card: number): HistorySet {
  let low = 0;
  let high = 0;
  for (let at = 0; at < row.length; at++) {
    const other = row[at] as number;
    if (other === card) continue;
    if (other < HALF) low |= 1 << other;
    else high |= 1 << (other - HALF);
  }
  return new Wide(low, high);
}
export const rowExcept = ({ row }: Open, cards: readonly number[]): HistorySet => historySet(row.filter((other) => !cards.includes(other)));
/** The history cards of others for which a purse will do at these prices. */
export function historyOfOthers({ history }: Open, seat: Seat, prices: readonly number[], gold: number): HistorySet {
  if (gold < 2) return NO_HISTORY;
  let low = 0;
  let high = 0;
  for (let card = 0; card < prices.length; card++) {
    const owner = history[card] as number;
    if (owner < 0 || owner === seat || (prices[card] as number) > gold) continue;
    if (card < HALF) low |= 1 << card;
    else high |= 1 << (card - HALF);
  }
  return new Wide(low, high);
}
/** Those of the cards that a seat owns. */
export const historyAmong = ({ history }: Open, seat: Seat, cards: readonly number[]): HistorySet =>
  historySet(cards.filter((card) => history[card] === seat));
export const NO_HISTORY: HistorySet = new Wide(0, 0);
function wideOf<I extends number>(things: readonly number[]): Wide<I> {
  let low = 0;
  let high = 0;
  for (let at = 0; at < things.length; at++) {
    const thing = things[at] as number;
    if (thing < HALF) low |= 1 << thing;
    else high |= 1 << (thing - HALF);
  }
  return new Wide(low, high);
}

/** A set of one thing, or of none. */
export const only = <I extends number>(thing: number): SetOf<I> => (thing < 0 ? EMPTY : setOf(thing as I));
/** The fiefs that stand face up in the war. */
export function fiefsStanding(table: Open): FiefSet {
  let set = EMPTY as FiefSet;
  for (let seat = 0; seat < seatsOf(table); seat++) set = either(set, only(standingFief(table, seat)));
  return set;
}
/** SR-TIME-8 The event cards just used that somebody else used. */
export const usedByOthers = ({ used, usedBy }: Open, seat: Seat): Wide<Id<"event card">> =>
  wideOf(used.filter((_, at) => usedBy[at] !== seat));
