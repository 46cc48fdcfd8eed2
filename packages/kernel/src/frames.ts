/** Frames of the stack: their memory, the answers laid down in them, the seats they wait for. */
import type { Frame, GameTypes, Seat, State } from "./contract.ts";
import { NOTHING } from "./contract.ts";
import { copyRecord } from "./data.ts";

/**
 * A frame of a stack, to be written on, it and its memory. Copies of a state share its frames until somebody does: most of a playout's stack
 * is never written on again.
 */
export function ownFrame<G extends GameTypes>(stack: Frame<G>[], at: number): Frame<G> {
  const frame = stack[at]!;
  return frame.isShared === true ? (stack[at] = unshared(frame)) : frame;
}
/** On its own, so that the look above is part of whatever asks. */
function unshared<G extends GameTypes>({ step, line, waiting, memory, answers, order }: Frame<G>): Frame<G> {
  return {
    step,
    line,
    waiting,
    memory: memory === NOTHING ? NOTHING : copyRecord(memory),
    answers: answers === null ? null : answers.slice(),
    order,
    isShared: false,
  };
}
/** The frames of a stack, shared, in the place of those of a state that is no longer needed. */
export function copyStack<G extends GameTypes>(stack: readonly Frame<G>[], into: Frame<G>[]): void {
  const { length } = stack;
  while (into.length > length) into.pop();
  for (let at = 0; at < length; at++) {
    const frame = stack[at]!;
    if (frame.isShared !== true) frame.isShared = true;
    if (at < into.length) into[at] = frame;
    else into.push(frame);
  }
}
/** Everything of a state but its table. */
export function copyRest<G extends GameTypes>(state: State<G>, into: State<G>): void {
  copyStack(state.stack, into.stack);
  const { chance } = state;
  // Over the words that are there: quicker than a new list, and nothing is left to collect.
  if (into.chance.length === chance.length) for (let at = 0; at < chance.length; at++) into.chance[at] = chance[at]!;
  else into.chance = chance.slice();
  into.outcome = state.outcome;
}

export function layDown<A>(answers: (A | null)[], seat: Seat, answer: A): void {
  while (answers.length < seat) answers[answers.length] = null; // no holes: they are not JSON
  answers[seat] = answer;
}
/** Whose answers lie there. */
export function answeredIn({ answers }: Pick<Frame<any>, "answers">): Seat[] {
  const seats: Seat[] = [];
  if (answers !== null) for (let by = 0; by < answers.length; by++) if (answers[by] !== null) seats.push(by);
  return seats;
}
export const firstIn = (seats: number): Seat => 31 - Math.clz32(seats & -seats);
export function seatsIn(seats: number): Seat[] {
  const list: Seat[] = [];
  for (let seat = 0; seats >>> seat !== 0; seat++) if ((seats & (1 << seat)) !== 0) list.push(seat);
  return list;
}
