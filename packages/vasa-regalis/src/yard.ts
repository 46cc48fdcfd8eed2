/** Questions the rules ask of the table, in the rulebook's words. */
import type { Offer, Seat } from "@stormakt/kernel";
import { afterTrade, countAll, everySeat, holdsAll } from "@stormakt/kernel";
import type { Id, SetOf } from "@stormakt/kernel/ids";
import { both, just, allSeats as seatsAt, without } from "@stormakt/kernel/ids";
import type { Good, Value } from "./catalog/index.ts";
import { CHAIR, GOOD, GOODS } from "./catalog/index.ts";
import type { Table } from "./table.ts";
import { allBuilt, handOf, inHand, onShip, stocked } from "./table.ts";
import type { Markers } from "./types.ts";

/** The seat so many places to the left, once round at most; negative: to the right. */
export function seatFrom({ seats }: Readonly<Table>, seat: Seat, places: number): Seat {
  const place = seat + places;
  return place < 0 ? place + seats : place < seats ? place : place - seats;
}
export const allSeats = ({ seats }: Readonly<Table>): readonly Seat[] => everySeat(seats);

/** A type is built on all ships at once. */
export const isBuilt = (table: Readonly<Table>, good: Good): boolean => onShip(table, 0, good) !== 0;
export const isUnbuilt = (table: Readonly<Table>, good: Good): boolean => onShip(table, 0, good) === 0;
export function builtCount(table: Readonly<Table>): number {
  let count = 0;
  for (const good of GOODS) if (isBuilt(table, good)) count++;
  return count;
}
const handCount = (table: Readonly<Table>, seat: Seat, good: Good): number =>
  inHand(table, seat, good, 1) + inHand(table, seat, good, 2) + inHand(table, seat, good, 3);
export const hasAny = (table: Readonly<Table>, seat: Seat, good: Good): boolean => handCount(table, seat, good) > 0;
/** VR-INVENTORY-5, -8 Whether a player has all these in hand. */
export const holds = (table: Readonly<Table>, seat: Seat, markers: Markers): boolean => holdsAll(handOf(table, seat), markers);
/** VR-INVENTORY-10 Whether a trade would leave a player a marker of every type that is not yet built. */
export function keepsOneOfEach(table: Readonly<Table>, seat: Seat, gains: Markers, losses: Markers): boolean {
  const hand = afterTrade(handOf(table, seat), gains, losses);
  return GOODS.every((good) => isBuilt(table, good) || countAll(hand.slice(good * 3, good * 3 + 3)) >= 1);
}
/** VR-INVENTORY-5 Whether the sender of an offer still has what it gives, and may give it. */
export const canHonour = (table: Readonly<Table>, { from, give, take }: Pick<Offer, "from" | "give" | "take">): boolean =>
  holds(table, from, give) && keepsOneOfEach(table, from, take, give);
/** VR-SECRET-3 The size of a hand is open to all. */
export function handSize(table: Readonly<Table>, seat: Seat): number {
  let size = 0;
  for (const good of GOODS) size += handCount(table, seat, good);
  return size;
}
/** VR-SECRET-6 Hand and ship together. */
export const owned = (table: Readonly<Table>, seat: Seat, good: Good, value: Value): number =>
  inHand(table, seat, good, value) + (onShip(table, seat, good) === value ? 1 : 0);

export const allUnbuilt = (table: Readonly<Table>): SetOf<Good> => without(GOOD.every, allBuilt(table));
/** VR-BUILD-3 Somebody has a three of it. */
export const withThreesOut = (table: Stock): SetOf<Good> => without(GOOD.every, stocked(table, 3, table.seats));
/** VR-BUILD-4 All its threes are in play. */
export const withAllThreesOut = (table: Stock): SetOf<Good> => without(GOOD.every, stocked(table, 3, 1));
/** What all see of the supply, at the table and in a view of it. */
interface Stock {
  readonly seats: number;
  readonly supply: readonly number[];
}
/** VR-BUILD-3 Unbuilt besides. */
export const allEligible = (table: Readonly<Table>): SetOf<Good> => both(allUnbuilt(table), withThreesOut(table));
/** VR-BUILD-4 Unbuilt besides. */
export const allForced = (table: Readonly<Table>): SetOf<Good> => both(allUnbuilt(table), withAllThreesOut(table));
/** All seats but the one asked. */
export const others = ({ table, seat }: { readonly table: Readonly<Table>; readonly seat: Seat }): SetOf<Id<"seat">> =>
  without(seatsAt(table.seats), just(CHAIR, seat));
