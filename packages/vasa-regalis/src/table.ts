/** How the table is read and written on. Only this file knows how the lists of its layout are counted through. */
import type { Seat } from "@stormakt/kernel";
import { NOBODY } from "@stormakt/kernel";
import type { SetOf } from "@stormakt/kernel/ids";
import { EMPTY, either, setOf } from "@stormakt/kernel/ids";
import type { Good, Role, Value } from "./catalog/index.ts";
import { KIND, KINDS, ROLES } from "./catalog/index.ts";
import { own } from "./copy.ts";
import type { Table } from "./layout.ts";
import { add, countAt } from "./lists.ts";

export type { Table };

/** VR-SECRET-7 Whether goods may have changed hands that not everybody saw. */
export const hasUnseenTrades = ({ inventory, trades }: Pick<Table, "inventory" | "trades">): boolean => inventory && trades === "private";

/** Viewers are the seats, and after them one who hears only what everybody hears. */
export const everybody = ({ seats }: Readonly<Table>): Seat => seats;

// Reading
export const inSupply = (table: Readonly<Table>, good: Good, value: Value): number => countAt(table.supply, good * 3 + value - 1);
export const inHand = (table: Readonly<Table>, seat: Seat, good: Good, value: Value): number =>
  countAt(table.hands, (seat * 4 + good) * 3 + value - 1);
export const onShip = (table: Readonly<Table>, seat: Seat, good: Good): Value | 0 => table.ships[seat * 4 + good] as Value | 0;
/** What lies on a square that is built. */
export function markerOn(table: Readonly<Table>, seat: Seat, good: Good): Value {
  const value = onShip(table, seat, good);
  if (value === 0) throw new Error(`nothing lies on square ${good} of seat ${seat}`);
  return value;
}
/** A hand as counts by kind. */
export const handOf = (table: Readonly<Table>, seat: Seat): number[] => table.hands.slice(seat * KINDS, (seat + 1) * KINDS);
export function rolesLeft({ roleTakenBy }: Readonly<Table>): SetOf<Role> {
  // NOBODY is below zero. Asked at every fourth action of a game, so it is spelled out: a loop takes twice as long.
  const low = free(roleTakenBy, 0) | (free(roleTakenBy, 1) << 1) | (free(roleTakenBy, 2) << 2) | (free(roleTakenBy, 3) << 3);
  const high = free(roleTakenBy, 4) | (free(roleTakenBy, 5) << 1) | (free(roleTakenBy, 6) << 2) | (free(roleTakenBy, 7) << 3);
  return (low | (high << 4)) as SetOf<Role>;
}
const free = (roleTakenBy: readonly Seat[], role: number): number => countAt(roleTakenBy, role) >>> 31;
/** A type is built on all ships at once. */
export function allBuilt({ ships }: Readonly<Table>): SetOf<Good> {
  let built = 0;
  for (let good = 0; good < 4; good++) if (ships[good] !== 0) built |= 1 << good;
  return built as SetOf<Good>;
}
/** The types of which the supply has at least so many of a value. */
export function stocked({ supply }: { readonly supply: readonly number[] }, value: Value, count: number): SetOf<Good> {
  let goods = 0;
  for (let good = 0; good < 4; good++) goods |= ((count - 1 - countAt(supply, good * 3 + value - 1)) >>> 31) << good; // below zero: enough
  return goods as SetOf<Good>;
}
/** The values of a type that a seat has in hand. */
export function valuesInHand({ hands }: Readonly<Table>, seat: Seat, good: Good): SetOf<Value> {
  const ones = (seat * 4 + good) * 3;
  return either(
    either(hands[ones] === 0 ? EMPTY : JUST_ONE, hands[ones + 1] === 0 ? EMPTY : JUST_TWO),
    hands[ones + 2] === 0 ? EMPTY : JUST_THREE,
  );
}
const JUST_ONE = setOf<Value>(1);
const JUST_TWO = setOf<Value>(2);
const JUST_THREE = setOf<Value>(3);
export const suspectedOn = (table: Readonly<Table>, viewer: Seat, ship: Seat, good: Good): SetOf<Value> =>
  table.suspected[(viewer * table.seats + ship) * 4 + good] as SetOf<Value>;

// Writing: a marker leaves one place and arrives in another
export function supplyToHand(table: Table, seat: Seat, good: Good, value: Value, count: number): void {
  add(own.supply(table), good * 3 + value - 1, -count);
  add(own.hands(table), (seat * 4 + good) * 3 + value - 1, count);
}
export function handToSupply(table: Table, seat: Seat, good: Good, value: Value): void {
  add(own.hands(table), (seat * 4 + good) * 3 + value - 1, -1);
  add(own.supply(table), good * 3 + value - 1, 1);
}
export function handToShip(table: Table, seat: Seat, good: Good, value: Value): void {
  add(own.hands(table), (seat * 4 + good) * 3 + value - 1, -1);
  own.ships(table)[seat * 4 + good] = value;
}
export function shipToHand(table: Table, seat: Seat, good: Good): void {
  const value = onShip(table, seat, good);
  if (value === 0) return;
  own.ships(table)[seat * 4 + good] = 0;
  add(own.hands(table), (seat * 4 + good) * 3 + value - 1, 1);
}
export function handToHand(table: Table, from: Seat, to: Seat, markers: readonly number[]): void {
  for (const kind of KIND.all) {
    const count = countAt(markers, kind);
    add(own.hands(table), from * KINDS + kind, -count);
    add(own.hands(table), to * KINDS + kind, count);
  }
}
export function takeRoleCard(table: Table, role: Role, seat: Seat): void {
  own.roleTakenBy(table)[role] = seat;
}
export function returnRoleCards(table: Table): void {
  const takenBy = own.roleTakenBy(table);
  for (const role of ROLES) takenBy[role] = NOBODY; // not by fill, which leaves compiled code
}
export function suspect(table: Table, viewer: Seat, ship: Seat, good: Good, values: SetOf<Value>): void {
  own.suspected(table)[(viewer * table.seats + ship) * 4 + good] = values;
}
/**
 * A page of the ledger: what one viewer knows of one player's goods, on hand and ship together. Least and most of each kind of marker,
 * then least and most of each type, whatever the value.
 */
export const LEAST = 0;
export const MOST = KINDS;
export const LEAST_OF_TYPE = 2 * KINDS;
export const MOST_OF_TYPE = 2 * KINDS + 4;
export const PAGE = 2 * KINDS + 8;
/** A bound, by its place in the ledger. */
export const boundAt = ({ ledger }: Readonly<Table>, place: number): number => countAt(ledger, place);
export const pageOf = ({ seats }: Readonly<Table>, viewer: Seat, ship: Seat): number => (viewer * seats + ship) * PAGE;
