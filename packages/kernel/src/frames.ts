/** Frames of the stack: their memory, the answers laid down in them, the seats they wait for. */
import type { Frame, GameTypes, Seat, State } from "./contract.ts";
import { NOTHING } from "./contract.ts";
import { copyRecord, overwrite } from "./data.ts";

/**
 * The memory of a frame, to be written on. Copies of a state share it until somebody does: most frames of a playout's stack are never
 * written on again.
 */
export function memoryOf<G extends GameTypes>(frame: Frame<G>): object {
  if (frame.isShared === true) {
    frame.isShared = false;
    if (frame.memory !== NOTHING) frame.memory = copyRecord(frame.memory);
  }
  return frame.memory;
}
/** The frames of a stack once more, over those of a state that is no longer needed. */
export function copyStack<G extends GameTypes>(stack: readonly Frame<G>[], into: Frame<G>[]): void {
  const { length } = stack;
  while (into.length > length) into.pop();
  for (let at = 0; at < length; at++) {
    const frame = stack[at]!;
    const { step, line, waiting, memory, answers, order } = frame;
    frame.isShared = true;
    const copy = into[at];
    if (copy === undefined) {
      into.push({ step, line, waiting, memory, answers: answers === null ? null : answers.slice(), order, isShared: true });
      continue;
    }
    copy.step = step;
    copy.line = line;
    copy.waiting = waiting;
    copy.memory = memory;
    copy.answers = answers === null ? null : answers.slice();
    copy.order = order;
    copy.isShared = true;
  }
}
/** Everything of a state but its table. */
export function copyRest<G extends GameTypes>(state: State<G>, into: State<G>): void {
  copyStack(state.stack, into.stack);
  if (into.chance.length === state.chance.length) overwrite(into.chance, state.chance);
  else into.chance = state.chance.slice();
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
