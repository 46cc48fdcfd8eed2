/** Quiet decisions: who was asked, and who is polled next, in the `line` of their frame; who has yet to answer is in `waiting`, as ever. */
import type { Frame, GameTypes, Seat } from "./contract.ts";

const NEXT = 16;
const ASKED = (1 << NEXT) - 1;

export const quietLine = (asked: number, first: Seat): number => asked | (first << NEXT);
export const askedQuietly = ({ line }: Pick<Frame<GameTypes>, "line">): number => line & ASKED;
/** Clockwise from whoever acted last. */
export function nextPolled({ line, waiting }: Pick<Frame<GameTypes>, "line" | "waiting">): Seat {
  const from = waiting & (-1 << (line >>> NEXT));
  return lowestOf(from === 0 ? waiting : from);
}
/** The seat has acted: the others come before it. */
export function polled(frame: Frame<GameTypes>, seat: Seat): void {
  frame.line = quietLine(askedQuietly(frame), seat + 1);
}
const lowestOf = (seats: number): Seat => 31 - Math.clz32(seats & -seats);
