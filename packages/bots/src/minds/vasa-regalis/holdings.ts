/** What a player owns of one type, in classes, and what became of such holdings in many games. */
import type { Seat } from "@stormakt/kernel";
import type { VasaRegalis } from "@stormakt/vasa-regalis";
import type { HabitsFile } from "../../habits.ts";
import { rowsFor } from "../../habits.ts";
import file from "./holdings.weights.json" with { type: "json" };

export const FILE: HabitsFile = file;
const [ends = [], places = [], stays = [], lying = []] = rowsFor(FILE, 3);

export type Table = Readonly<VasaRegalis["Table"]>;

export const inHand = (table: Table, seat: Seat, good: number, value: number): number =>
  table.hands[(seat * 4 + good) * 3 + value - 1] as number;
export const onShip = (table: Table, seat: Seat, good: number): number => table.ships[seat * 4 + good] as number;
export const inSupply = (table: Table, good: number, value: number): number => table.supply[good * 3 + value - 1] as number;
/** A three of that type is in play, so it may be built. */
export const isEligible = (table: Table, good: number): boolean => (table.supply[good * 3 + 2] as number) < table.seats;
export const isBuilt = (table: Table, good: number): boolean => table.ships[good] !== 0;
export function unbuiltCount({ ships }: Table): number {
  let count = 0;
  for (let good = 0; good < 4; good++) if (ships[good] === 0) count++;
  return count;
}

/** A page of the ledger holds the least and the most of every kind, and then of every type. */
const PAGE = 32;
const MOST = 12;
/** How many the player owns on hand and ship together, as far as the viewer can tell: where trades are private, the middle between the bounds. */
export function owned(table: Table, viewer: Seat, seat: Seat, good: number, value: number): number {
  if (table.ledger.length === 0 || viewer === seat)
    return inHand(table, seat, good, value) + (table.ships[seat * 4 + good] === value ? 1 : 0);
  const at = (viewer * table.seats + seat) * PAGE + good * 3 + value - 1;
  return ((table.ledger[at] as number) + (table.ledger[at + MOST] as number)) / 2;
}

/** Eleven classes: no three (one, two or more ones; twos; a pair for a three), a three (alone, with ones, with twos, with both), more threes. */
export const CLASSES = 11;
export function classOf(ones: number, twos: number, threes: number): number {
  if (threes < 0.75) {
    if (twos < 0.75) return ones < 1.5 ? 0 : ones < 2.5 ? 1 : 2;
    return ones < 0.75 ? 3 : 4;
  }
  if (threes < 1.5) return 5 + (ones >= 0.75 ? 1 : 0) + (twos >= 0.75 ? 2 : 0);
  return ones + twos < 0.75 ? 9 : 10;
}
/** The class of what the player owns of a type, as far as the viewer can tell. Whole markers are looked up: there is nothing to guess about. */
export function kindOwned(table: Table, viewer: Seat, seat: Seat, good: number): number {
  const { hands, ships, ledger } = table;
  if (ledger.length > 0 && viewer !== seat)
    return classOf(owned(table, viewer, seat, good, 1), owned(table, viewer, seat, good, 2), owned(table, viewer, seat, good, 3));
  const square = seat * 4 + good;
  const placed = ships[square] as number;
  const at = square * 3;
  const held = ((hands[at] as number) << 6) | ((hands[at + 1] as number) << 3) | (hands[at + 2] as number);
  return CLASS_OF[placed === 0 ? held : held + (1 << (9 - 3 * placed))] as number;
}
/** By ones, twos and threes, as digits of eight: there are no more than ten, five and five of a type. */
const CLASS_OF = Uint8Array.from({ length: 11 << 6 }, (_, held) => classOf(held >> 6, (held >> 3) & 7, held & 7));

/**
 * A class of holdings of a type not yet built, by parts unbuilt and by whether a three of that type is in play: how likely a one, and a
 * three, lies on the ship in the end. The list has the two side by side.
 */
export const ENDS: number[] = [...ends];
export const endsAt = (left: number, eligible: boolean, kind: number): number =>
  (((left - 1) * 2 + (eligible ? 1 : 0)) * CLASSES + kind) * 2;
/** The same if it is built at once. */
export const PLACES: number[] = [...places];
export const placesAt = (left: number, kind: number): number => ((left - 1) * CLASSES + kind) * 2;

/** A marker that lies on a ship, by parts unbuilt and whether its owner has a better and a worse one in hand. */
export const staysAt = (left: number, value: number, better: boolean, worse: boolean): number =>
  (((left - 1) * 3 + value - 1) * 4 + (better ? 1 : 0) + (worse ? 2 : 0)) * 2;
export const STAYS: number[] = [...stays];

/** How likely each value is to lie on a square, of those that may: by the set of these, as bits 1 to 3. */
export const LIES: number[] = [...lying];
export const lies = (set: number, value: number): number => LIES[(set >> 1) * 3 + value - 1] as number;
