import type { Ask, Bid, Play, Seat } from "@stormakt/kernel";
import type { SetOf } from "@stormakt/kernel/ids";
import { EMPTY, including } from "@stormakt/kernel/ids";
import type { Line } from "../catalog/index.ts";
import { add, at, seatsIn } from "../lists.ts";
import type { Seen } from "../table.ts";
import { controllerOf, goldOf, linesInOrder } from "../table.ts";
import type { MareBalticum } from "../types.ts";

/** The lines that bid, in turn order. */
export interface Auction {
  lines: readonly Line[];
}
/** What each bidding line of a seat has in its hand, in turn order. */
export const handsOf = ({ table, seat, memory }: Ask<MareBalticum, Auction>): readonly number[] =>
  memory.lines.filter((line) => controllerOf(table, line) === seat).map((line) => goldOf(table, line));
/** Those who decide for a bidder with gold; a line without any bids nothing. */
export function biddersAmong(table: Seen, lines: readonly Line[]): readonly Seat[] {
  let seats: SetOf<Seat> = EMPTY;
  for (const line of lines) if (goldOf(table, line) > 0) seats = including(seats, controllerOf(table, line));
  return seatsIn(seats);
}
/** The bid of each line, all of them told. */
export function readBids({ table, tell }: Play<MareBalticum>, lines: readonly Line[], bids: readonly (Bid | null)[]): number[] {
  const read = table.controllers.map(() => 0);
  return lines.map((line) => {
    const seat = controllerOf(table, line);
    const gold = bids[seat]?.amounts[at(read, seat)] ?? 0;
    add(read, seat, 1);
    tell?.({ kind: "bidShown", line, gold });
    return gold;
  });
}
/** The lines with the highest count, in turn order, if that is at least so much. */
export function foremost(table: Seen, counts: readonly number[], atLeast: number): Line[] {
  let most = atLeast;
  let lines: Line[] = [];
  if (!counts.some((count) => count >= atLeast)) return lines;
  for (const line of linesInOrder(table)) {
    const here = at(counts, line);
    if (here > most) lines = [];
    if (here >= most) {
      most = here;
      lines.push(line);
    }
  }
  return lines;
}
