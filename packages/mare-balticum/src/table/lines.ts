import type { Seat } from "@stormakt/kernel";
import { NOBODY } from "@stormakt/kernel";
import type { Line } from "../catalog/index.ts";
import type { Seen, Table } from "./layout.ts";

export const chancellorLine = (table: Seen): Line => table.ring[table.chancellor] as Line;
export const controllerOf = (table: Seen, line: Line): Seat => table.controllers[line]!;
/** Whose line it is; nobody's is the neutral one. */
export const ownerOf = ({ ring, ringSeats }: Seen, line: Line): Seat => ringSeats[ring.indexOf(line)] ?? NOBODY;
/** Primary line first. */
export const linesOwnedBy = ({ ring, ringSeats }: Seen, seat: Seat): Line[] =>
  ring.flatMap((line, place) => (ringSeats[place] === seat ? [line as Line] : []));
/** MB-NEUTRAL-3, MB-KING-2 Somebody decides for a line that is not their own: the Chancellor for the neutral one, the King for the Chancellor's. */
export const isPlayedByAnother = (table: Seen, line: Line): boolean => controllerOf(table, line) !== ownerOf(table, line);
/** The lines in turn order. */
export const linesInOrder = (table: Seen): readonly Line[] => table.order as Line[];
export const lineAt = (table: Seen, place: number): Line => table.order[place] as Line;
export const linesInPlay = (table: Seen): number => table.order.length;
export const rankOf = (table: Seen, line: Line): number => table.order.indexOf(line);
export const round = (table: Seen): number => Math.floor((table.turn - 1) / table.ring.length) + 1;

export const supplyOf = (table: Seen, line: Line): number => table.supply[line]!;
export const goldOf = (table: Seen, line: Line): number => table.hand[line]!;
export const savingsOf = (table: Seen, line: Line): number => table.savings[line]!;
export const soldBy = (table: Seen, line: Line): number => table.capital[line]!;
/** MB-AFTER-1 Gold comes out of the line's own supply. */
export function supplyToHand(table: Table, line: Line, count: number): void {
  table.supply[line]! -= count;
  table.hand[line]! += count;
}
/** MB-SETUP-4 A discarded unit goes back to its own line's supply. */
export function handToSupply(table: Table, line: Line, count: number): void {
  table.hand[line]! -= count;
  table.supply[line]! += count;
}
export function capitalToSupply(table: Table, line: Line, count: number): void {
  table.capital[line]! -= count;
  table.supply[line]! += count;
}
/** MB-SAVE-3 What was sold becomes savings. */
export function sellCapital(table: Table): void {
  for (let line = 0; line < 5; line++) {
    table.savings[line]! += table.capital[line]!;
    table.capital[line] = 0;
  }
}
/** MB-CHANC-4 Savings join the hands, and all marks of the turn are cleared. */
export function closeTurn(table: Table): void {
  for (let line = 0; line < 5; line++) {
    table.hand[line]! += table.savings[line]!;
    table.savings[line] = 0;
  }
  table.marks.fill(0);
  table.sold.fill(0);
  table.produced = 0;
  table.motionCalled = false;
}
