/** VR-INSPECT-7 What was seen, six numbers a note in one flat list. */
import type { Seat } from "@stormakt/kernel";
import type { Good, Value } from "./catalog/index.ts";
import { GOODS, VALUES } from "./catalog/index.ts";
import { at, countAt } from "./lists.ts";

/** What was seen on a ship, and whether nobody has handled that square since. */
export interface Note {
  readonly round: number;
  readonly ship: Seat;
  readonly good: Good;
  readonly value: Value;
  readonly current: boolean;
}
/** The same, and by whom. */
export interface ViewersNote extends Note {
  readonly viewer: Seat;
}
const LENGTH = 6;
const [VIEWER, ROUND, SHIP, GOOD_SEEN, VALUE_SEEN, CURRENT] = [0, 1, 2, 3, 4, 5] as const;

export function notesIn(list: readonly number[]): ViewersNote[] {
  const notes: ViewersNote[] = [];
  for (let first = 0; first < list.length; first += LENGTH)
    notes.push({
      viewer: countAt(list, first + VIEWER),
      round: countAt(list, first + ROUND),
      ship: countAt(list, first + SHIP),
      good: at(GOODS, countAt(list, first + GOOD_SEEN)),
      value: at(VALUES, countAt(list, first + VALUE_SEEN) - 1),
      current: list[first + CURRENT] === 1,
    });
  return notes;
}
/**
 * What each seat has noted. The same note is the very same object in every view: notes are many and seldom change, so that whoever compares
 * two views need not look into them.
 */
export function notesByViewer(list: readonly number[], seats: number): readonly (readonly Note[])[] {
  const notes = Array.from({ length: seats }, (): Note[] => []);
  for (let first = 0; first < list.length; first += LENGTH) at(notes, countAt(list, first + VIEWER)).push(noteAt(list, first));
  return notes;
}
function noteAt(list: readonly number[], first: number): Note {
  // Seats, goods, values and whether it is current: eight bits.
  const square = (countAt(list, first + SHIP) << 5) | (countAt(list, first + GOOD_SEEN) << 3);
  const seen = (countAt(list, first + VALUE_SEEN) << 1) | countAt(list, first + CURRENT);
  const inRound = countAt(list, first + ROUND);
  const ofRound = inRound < ROUNDS ? (WRITTEN[inRound] ??= []) : [];
  const known = ofRound[square | seen];
  if (known !== undefined) return known;
  const [{ round, ship, good, value, current }] = notesIn(list.slice(first, first + LENGTH)) as [ViewersNote];
  return (ofRound[square | seen] = { round, ship, good, value, current });
}
/** Longer matches are no matches that anybody plays. */
const ROUNDS = 256;
/** By round, then by what was seen where. */
const WRITTEN: (Note | undefined)[][] = [];
export const asNumbers = ({ viewer, round, ship, good, value, current }: ViewersNote): number[] => [
  viewer,
  round,
  ship,
  good,
  value,
  current ? 1 : 0,
];
export function takeNote(list: number[], viewer: Seat, round: number, ship: Seat, good: Good, value: Value): void {
  list.push(viewer, round, ship, good, value, 1);
}
/** The square was handled: notes on it are old from now on. */
export function growOld(list: number[], ship: Seat, good: Good): void {
  for (let first = 0; first < list.length; first += LENGTH)
    if (list[first + SHIP] === ship && list[first + GOOD_SEEN] === good) list[first + CURRENT] = 0;
}
