import type { Seat } from "@stormakt/kernel";
import { allSeats } from "../table.ts";
import type { Event, Pen } from "../types.ts";

/** Tells all what not all knew before: a card turned over. Whatever led to it cannot be undone. */
export function show(play: Pen, event: Event): void {
  play.tell?.(event, { only: allSeats(play.table), others: event });
}
/** Steps that go through the players in player order keep the number of those who have had their turn. */
export interface InOrder {
  turn: number;
}
/** The next player in player order; null when all have had their turn. */
export function nextInOrder(play: Pen, memory: InOrder): Seat | null {
  const seat = play.table.order[memory.turn];
  if (seat === undefined) return null;
  memory.turn += 1;
  play.again();
  return seat;
}
