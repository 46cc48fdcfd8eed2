/** How the table is read. */
import type { Seat } from "@stormakt/kernel";
import { NOBODY } from "@stormakt/kernel";
import type { Id, SetOf, Wide } from "@stormakt/kernel/ids";
import { count, countInRow, EMPTY, has, including, range } from "@stormakt/kernel/ids";
import type { Country, Era, Fief, History, None, Reign, Title } from "./catalog/index.ts";
import {
  activeMilitary,
  COUNTRY_COUNT,
  crownsIn,
  EVENT_CARD,
  EVERY_COUNTRY,
  EVERY_FIEF,
  EVERY_HISTORY,
  eraOf,
  FAMILIES,
  LIBERTY,
  lastSovereign,
  NONE,
  RUSSIA,
  reignOf,
  roomFor,
  troopsIn,
  troopsOn,
} from "./catalog/index.ts";
import type { MoveNotes, OpenTable, PurchaseNotes, Table, WarNotes } from "./layout.ts";
import { numberAt } from "./lists.ts";

/** Where a fief is, if not with a player. */
export const AVAILABLE = -1;
export const FOREIGN = -2;
export const REMOVED = -3;
/** Where a history card is, if not with a player. */
export const IN_DECK = -1;
export const IN_ROW = -2;
export const RETIRED = -3;
export const GONE = -4;

export type { MoveNotes, OpenTable, PurchaseNotes, Table, WarNotes };

/** An event card and who played it, as one number: it lies in lists, and is never taken apart but by these. */
export type Played = Id<"card played">;
const PLAYED = range("card played", 0, EVENT_CARD.size * FAMILIES.length - 1);
export const playedBy = (card: Title, by: Seat): Played => numberAt(PLAYED.all, card * FAMILIES.length + by);
export const titleOf = (played: Played): Title => numberAt(EVENT_CARD.all, Math.floor(played / FAMILIES.length));
export const playerOf = (played: Played): Seat => played % FAMILIES.length;
export type FiefSet = SetOf<Fief>;
export type CountrySet = SetOf<Country>;
export type Seats = SetOf<Seat>;
/** Something somebody wants to buy: a fief or a history card, the other being none. */
export interface FiefOrCard {
  readonly fief: Fief | None;
  readonly history: History | None;
}

type Open = Readonly<OpenTable>;
/** A table has what lies where as sets too; a view has not, and is looked through. */
type Laid = Open & Readonly<Partial<Pick<Table, "fiefSets" | "historySets">>>;

/** For code that need not be quick: an accessor of its own for each list is. */
export { numberAt };

export const seatsOf = ({ config }: Open): number => config.seats;
export const eraNow = ({ sovereign }: Open): Era => eraOf(sovereign);
export const reignNow = (table: Open): Reign => reignOf(table.royal, eraNow(table));
export const isLastReign = ({ config, sovereign }: Open): boolean => sovereign === lastSovereign(config.shortGame);
/** SR-DEFEAT-3, SR-OPT-1 Whether a lost war with this country takes Finland and Estonia out of the game. */
export const isFinlandLost = (table: Open, country: Country | None): boolean =>
  table.config.finlandLoss && country === RUSSIA && eraNow(table) === LIBERTY;
/** Where polling and simultaneous effects without an active player begin. */
export const roundSeat = ({ turn, config }: Open): Seat => (turn - 1) % config.seats;

export const goldOf = ({ gold }: Readonly<Table>, seat: Seat): number => gold[seat] as number;
export const sentBy = ({ sent }: Readonly<WarNotes>, seat: Seat): Fief | None => numberAt(sent, seat);

export const ownerOf = ({ fiefs }: Open, fief: Fief): number => fiefs[fief] as number;
export const ownsFief = ({ fiefs }: Open, seat: Seat, fief: Fief): boolean => fiefs[fief] === seat;
export function fiefsOf({ fiefs }: Open, seat: number): Fief[] {
  const owned: Fief[] = [];
  for (const fief of EVERY_FIEF) if (fiefs[fief] === seat) owned.push(fief);
  return owned;
}
/** The same as a set. */
export const fiefsOwned = ({ fiefs, fiefSets }: Laid, seat: Seat): FiefSet =>
  fiefSets === undefined ? fiefsLying(fiefs, seat) : numberAt(fiefSets, seat + 1);
function fiefsLying(fiefs: readonly number[], place: number): FiefSet {
  let set: FiefSet = EMPTY;
  for (const fief of EVERY_FIEF) if (fiefs[fief] === place) set = including(set, fief);
  return set;
}
export const countFiefs = (table: Laid, seat: Seat): number => count(fiefsOwned(table, seat));
export const hasFief = ({ fiefSets }: Readonly<Table>, seat: Seat): boolean => fiefSets[seat + 1] !== EMPTY;
export const crownsOf = (table: Laid, seat: Seat): number => crownsIn(fiefsOwned(table, seat));
export const troopsOf = (table: Laid, seat: Seat): number => troopsIn(fiefsOwned(table, seat));

/** Owned by anyone, or lying in the row. */
export const isInPlay = (place: number): boolean => place >= 0 || place === IN_ROW;
/** The owner of a history card, or where it is. */
export const placeOf = ({ history }: Open, card: History): number => history[card] as number;
export const ownsHistory = ({ history }: Open, seat: Seat, card: History): boolean => history[card] === seat;
export const countOwned = ({ history, historySets }: Laid, seat: Seat, cards: Wide<History>): number =>
  historySets === undefined ? countLying(history, seat, cards) : countInRow(historySets, seat + 1, cards);
function countLying(history: readonly number[], place: number, cards: Wide<History>): number {
  let found = 0;
  for (const card of EVERY_HISTORY) if (history[card] === place && cards.has(card)) found++;
  return found;
}
/** SR-HIST-6 Military cards of use in this era. */
export const militaryOf = (table: Laid, seat: Seat): number => countOwned(table, seat, activeMilitary(eraNow(table)));
/** Troops on the fief and the active military of its player. */
export const combatValue = (table: Laid, seat: Seat, fief: Fief): number => troopsOn(fief) + militaryOf(table, seat);

export const merchantsIn = ({ merchants }: Open, seat: Seat, country: Country): number =>
  merchants[seat * COUNTRY_COUNT + country] as number;
export function merchantsOf(table: Open, seat: Seat): number {
  let count = 0;
  for (const country of EVERY_COUNTRY) count += merchantsIn(table, seat, country);
  return count;
}
export function allMerchantsIn(table: Open, country: Country): number {
  let count = 0;
  for (let seat = 0; seat < seatsOf(table); seat++) count += merchantsIn(table, seat, country);
  return count;
}
/** SR-COMM-2, -3 There is room in the circle. */
export const hasRoom = (table: Open, country: Country): boolean => allMerchantsIn(table, country) < roomFor(country, seatsOf(table));
/** SR-COMM-2, -3, -4 There is room, and no war with the country. */
export const mayEnter = (table: Open, country: Country): boolean => table.enemy !== country && hasRoom(table, country);

/** The fief a seat has in the war, face up; NONE if there is none. */
export const standingFief = ({ war }: Open, seat: Seat): Fief | None =>
  war === null || !has(war.joined, seat) || has(war.down, seat) ? NONE : sentBy(war, seat);
export const isStanding = (table: Open, seat: Seat): boolean => standingFief(table, seat) !== NONE;
export const activeSeat = ({ move }: Open): Seat => move?.seat ?? NOBODY;
