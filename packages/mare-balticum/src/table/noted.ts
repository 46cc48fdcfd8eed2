/** What is kept beside circles and piles, found from them alone: for the layout, which needs no made file, and for tables written by hand. */
import type { SetOf } from "@stormakt/kernel/ids";
import { EMPTY, including } from "@stormakt/kernel/ids";
import type { Force, Group, Line, NoLine, Province } from "../catalog/index.ts";
import { FORCES, GROUPS, LARGEST_GROUP, LEFTMOST, LINES, NO_LINE, PLACES, PROVINCES, squareOf } from "../catalog/index.ts";
import { at } from "../lists.ts";
import { circleAt } from "./board.ts";

/** Where it stands in a list by kind of subject and line. */
export const rowOf = (force: Force, line: Line): number => force * LINES.length + line;

/** The lists as they follow from circles and piles. */
export interface Noted {
  readonly standing: readonly SetOf<Province>[];
  readonly leading: readonly SetOf<Province>[];
  readonly manned: readonly SetOf<Province>[];
  readonly finished: readonly SetOf<Group>[];
}
type Subjects = readonly (Line | NoLine)[];
type Piles = readonly (readonly Line[])[];
export function noted({ subjects, piles }: { readonly subjects: Subjects; readonly piles: Piles }): Noted {
  const standing = nowhere<Province>(FORCES.length * LINES.length);
  const leading = nowhere<Province>(FORCES.length * LINES.length);
  const manned = nowhere<Province>(FORCES.length * LARGEST_GROUP);
  for (const province of PROVINCES)
    for (const force of FORCES)
      for (const place of PLACES) {
        const line = at(subjects, circleAt(province, force, place));
        if (line === NO_LINE) continue;
        include(manned, force * LARGEST_GROUP + place, province);
        include(standing, rowOf(force, line), province);
        if (place === LEFTMOST) include(leading, rowOf(force, line), province);
      }
  return { standing, leading, manned, finished: finishedIn(piles) };
}
/** MB-BUILD-3 By line: the builds of which it leads a finished layer. */
function finishedIn(piles: Piles): SetOf<Group>[] {
  const finished = nowhere<Group>(LINES.length);
  for (const build of GROUPS) {
    const layers = Math.min(...PLACES.map((place) => at(piles, squareOf(build, place)).length));
    for (const leader of at(piles, squareOf(build, LEFTMOST)).slice(0, layers)) include(finished, leader, build);
  }
  return finished;
}
const nowhere = <T extends number>(length: number): SetOf<T>[] => Array.from({ length }, () => EMPTY);
const include = <T extends number>(sets: SetOf<T>[], place: number, one: T): void => {
  sets[place] = including(at(sets, place), one);
};
