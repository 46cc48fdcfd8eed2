import type { Seat } from "@stormakt/kernel";
import { NOBODY } from "@stormakt/kernel";
import type { SetOf } from "@stormakt/kernel/ids";
import { EMPTY, including, where, without } from "@stormakt/kernel/ids";
import type { Line } from "../catalog/index.ts";
import { LINE, LINES, NO_LINE } from "../catalog/index.ts";
import { own } from "../copy.ts";
import { add, at } from "../lists.ts";
import type { Seen, Table } from "./board.ts";

/** From the moment the houses are taken. */
export function chancellorLine({ ring, chancellor }: Seen): Line {
  const line = ring[chancellor];
  if (line === undefined || line === NO_LINE) throw new Error("there is no Chancellor yet");
  return line;
}
export const controllerOf = (table: Seen, line: Line): Seat => table.controllers[line] ?? NOBODY;
/** Whose line it is; nobody's is the neutral one. */
export function ownerOf({ ring, ringSeats }: Seen, line: Line): Seat {
  for (let place = 0; place < ring.length; place++) if (ring[place] === line) return ringSeats[place] ?? NOBODY;
  return NOBODY;
}
/** Primary line first. */
export const linesOwnedBy = ({ ring, ringSeats }: Seen, seat: Seat): Line[] =>
  ring.flatMap((line, place) => (line !== NO_LINE && ringSeats[place] === seat ? [line] : []));
/** MB-NEUTRAL-3, MB-KING-2 Somebody decides for a line that is not their own: the Chancellor for the neutral one, the King for the Chancellor's. */
export const isPlayedByAnother = (table: Seen, line: Line): boolean => controllerOf(table, line) !== ownerOf(table, line);
/** The lines that a seat decides for. */
export function linesOf({ controllers }: Seen, seat: Seat): SetOf<Line> {
  let lines: SetOf<Line> = EMPTY;
  for (const line of LINES) if (controllers[line] === seat) lines = including(lines, line);
  return lines;
}
/** MB-SETUP-14 The houses that nobody has taken. */
export const freeHouses = ({ ring }: Seen): SetOf<Line> =>
  without(
    LINE.every,
    where(LINE, (line) => ring.includes(line)),
  );
/** The lines in turn order. */
export const linesInOrder = (table: Seen): readonly Line[] => table.order;
export const lineAt = (table: Seen, place: number): Line => at(table.order, place);
export const linesInPlay = (table: Seen): number => table.order.length;
export const rankOf = (table: Seen, line: Line): number => table.order.indexOf(line);
export const round = (table: Seen): number => Math.floor((table.turn - 1) / table.ring.length) + 1;

export const supplyOf = (table: Seen, line: Line): number => table.supply[line] ?? 0;
export const goldOf = (table: Seen, line: Line): number => table.hand[line] ?? 0;
export const savingsOf = (table: Seen, line: Line): number => table.savings[line] ?? 0;
export const soldBy = (table: Seen, line: Line): number => table.capital[line] ?? 0;
/** Those with a unit in supply. */
export function withSupply({ supply }: Seen): SetOf<Line> {
  let lines: SetOf<Line> = EMPTY;
  for (const line of LINES) if (supply[line] !== 0) lines = including(lines, line);
  return lines;
}
/** MB-AFTER-1 Gold comes out of the line's own supply. */
export function supplyToHand(table: Table, line: Line, count: number): void {
  add(own.supply(table), line, -count);
  add(own.hand(table), line, count);
}
/** MB-SETUP-4 A discarded unit goes back to its own line's supply. */
export function handToSupply(table: Table, line: Line, count: number): void {
  add(own.hand(table), line, -count);
  add(own.supply(table), line, count);
}
export function capitalToSupply(table: Table, line: Line, count: number): void {
  add(own.capital(table), line, -count);
  add(own.supply(table), line, count);
}
/** MB-SAVE-3 What was sold becomes savings. */
export function sellCapital(table: Table): void {
  const savings = own.savings(table);
  const capital = own.capital(table);
  for (const line of LINES) {
    add(savings, line, capital[line] ?? 0);
    capital[line] = 0;
  }
}
/** MB-CHANC-4 Savings join the hands. */
export function savingsToHands(table: Table): void {
  const hand = own.hand(table);
  const savings = own.savings(table);
  for (const line of LINES) {
    add(hand, line, savings[line] ?? 0);
    savings[line] = 0;
  }
}
