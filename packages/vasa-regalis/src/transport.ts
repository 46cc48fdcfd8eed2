/**
 * Fills a table of counts, a row for each player and a column for each kind of marker, when the sums of rows and columns are known and
 * every count, and every count of a type, has bounds. One marker of every filled square must be among the counts of its row.
 */
import type { Chance } from "@stormakt/kernel";
import type { Good, Value } from "./catalog/index.ts";
import { GOODS, goodOfKind, KINDS, kindOf } from "./catalog/index.ts";
import type { Bounds } from "./dealing.ts";

export interface Problem {
  readonly bounds: readonly Bounds[];
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  readonly squares: readonly { readonly row: number; readonly good: Good; readonly possible: readonly Value[] }[];
}
export interface Filled {
  readonly counts: number[][];
  /** The value on each square, in the order given. */
  readonly squares: Value[];
}

/** One way of many. There always is one: what is true fits what is known. */
export function findTable(problem: Problem, chance: Chance): Filled {
  const squares = problem.squares.map(({ possible }) => (possible.length === 1 ? (possible[0] as Value) : chance.pick(possible)));
  const counts = fill(problem, squares) ?? searchSquares(problem, squares, chance);
  for (let round = 0; round < ROUNDS; round++) {
    stir(problem, counts, squares, chance);
    redrawSquares(problem, counts, squares, chance);
  }
  return { counts, squares };
}
const ROUNDS = 2;

/** The squares drawn at once did not fit: settle them one after the other, each so that the rest can still be filled. */
function searchSquares(problem: Problem, squares: Value[], chance: Chance): number[][] {
  const settle = (at: number): number[][] | null => {
    const counts = fill(problem, squares.slice(0, at));
    const square = problem.squares[at];
    if (counts === null || square === undefined) return counts;
    const values = square.possible.slice();
    chance.shuffle(values);
    for (const value of values) {
      squares[at] = value;
      const filled = settle(at + 1);
      if (filled !== null) return filled;
    }
    return null;
  };
  const counts = settle(0);
  if (counts === null) throw new Error("what is known of the hands cannot all be true");
  return counts;
}

/** The least of each count: as known, and besides the marker on the square all that is surely in hand. */
function leastWith({ bounds, squares: asked }: Problem, squares: readonly Value[]): number[][] {
  const least = bounds.map((bound) => bound.least.slice());
  for (const [at, value] of squares.entries()) {
    const { row, good } = asked[at] as Problem["squares"][number];
    const kind = kindOf(good, value);
    const own = least[row] as number[];
    own[kind] = Math.max(own[kind] as number, 1 + ((bounds[row] as Bounds).inHand[kind] as number));
  }
  return least;
}

/**
 * Starts from the least counts and adds markers one by one, moving others out of the way where that is needed (augmenting paths), first to
 * give every type its least, then to fill every row. Null if it cannot be done.
 */
function fill(problem: Problem, squares: readonly Value[]): number[][] | null {
  const { bounds, rows, columns } = problem;
  const counts = leastWith(problem, squares);
  const room = columns.slice();
  const ofType = bounds.map(() => [0, 0, 0, 0]);
  const missing = rows.slice();
  for (const [row, own] of counts.entries())
    for (let kind = 0; kind < KINDS; kind++) {
      const count = own[kind] as number;
      if (count > ((bounds[row] as Bounds).most[kind] as number)) return null;
      bump(room, kind, -count);
      bump(ofType[row] as number[], goodOfKind(kind), count);
      bump(missing, row, -count);
    }
  if (room.some((left) => left < 0) || missing.some((left) => left < 0)) return null;
  if (ofType.some((own, row) => own.some((count, good) => count > ((bounds[row] as Bounds).mostOfType[good] as number)))) return null;
  const work: Work = { bounds, least: counts.map((own) => own.slice()), counts, ofType, room, seen: new Set() };
  for (const [row, bound] of bounds.entries())
    for (const good of GOODS)
      while (((ofType[row] as number[])[good] as number) < (bound.leastOfType[good] as number)) {
        if ((missing[row] as number) === 0) return null;
        work.seen.clear();
        if (!addToType(work, row, good)) return null;
        bump(missing, row, -1);
      }
  for (const row of rows.keys())
    while ((missing[row] as number) > 0) {
      work.seen.clear();
      if (!addToRow(work, row)) return null;
      bump(missing, row, -1);
    }
  return counts;
}
interface Work {
  readonly bounds: readonly Bounds[];
  readonly least: readonly (readonly number[])[];
  readonly counts: number[][];
  readonly ofType: number[][];
  readonly room: number[];
  /** Places already tried on this path: rows, types of rows, and columns. */
  readonly seen: Set<number>;
}
const ROW = 0;
const TYPE = 100;
const COLUMN = 200;

/** One more marker for a row, of whatever type has room. */
function addToRow(work: Work, row: number): boolean {
  if (!visit(work, ROW + row)) return false;
  const { mostOfType } = work.bounds[row] as Bounds;
  const own = work.ofType[row] as number[];
  for (const good of GOODS) if ((own[good] as number) < (mostOfType[good] as number) && addToType(work, row, good)) return true;
  return false;
}
/** One more marker of a type for a row; its count by type is moved up. */
function addToType(work: Work, row: number, good: Good): boolean {
  if (!visit(work, TYPE + row * 4 + good)) return false;
  const { most } = work.bounds[row] as Bounds;
  const own = work.counts[row] as number[];
  for (let kind = good * 3; kind < good * 3 + 3; kind++)
    if ((own[kind] as number) < (most[kind] as number) && takeFromColumn(work, kind, row)) {
      bump(own, kind, 1);
      bump(work.ofType[row] as number[], good, 1);
      return true;
    }
  return false;
}
/** One marker of a kind, from those left over or from a row that takes another instead. */
function takeFromColumn(work: Work, kind: number, asker: number): boolean {
  if (!visit(work, COLUMN + kind)) return false;
  if ((work.room[kind] as number) > 0) {
    bump(work.room, kind, -1);
    return true;
  }
  for (const [row, own] of work.counts.entries()) {
    const spare = (own[kind] as number) - ((work.least[row] as readonly number[])[kind] as number);
    if (row !== asker && spare > 0 && giveUp(work, row, kind)) return true;
  }
  return false;
}
/** The row gives up one of a kind and gets another: of the same type, or of another type if this one can spare it. */
function giveUp(work: Work, row: number, kind: number): boolean {
  const good = goodOfKind(kind);
  const own = work.counts[row] as number[];
  const ofType = work.ofType[row] as number[];
  const { leastOfType } = work.bounds[row] as Bounds;
  bump(own, kind, -1);
  bump(ofType, good, -1);
  if (addToType(work, row, good)) return true;
  if ((ofType[good] as number) >= (leastOfType[good] as number) && addToRow(work, row)) return true;
  bump(own, kind, 1);
  bump(ofType, good, 1);
  return false;
}
function visit({ seen }: Work, place: number): boolean {
  if (seen.has(place)) return false;
  seen.add(place);
  return true;
}

/** Two players swap a marker of one kind for one of another, over and over, wherever nothing known speaks against it. */
function stir(problem: Problem, counts: number[][], squares: readonly Value[], chance: Chance): void {
  const { bounds } = problem;
  const least = leastWith(problem, squares);
  const open = counts.flatMap((own, row) =>
    own.flatMap((_, kind) =>
      ((least[row] as number[])[kind] as number) < ((bounds[row] as Bounds).most[kind] as number) ? [{ row, kind }] : [],
    ),
  );
  for (let swaps = open.length * SWAPS_EACH; swaps > 0; swaps--) {
    const { row: one, kind: given } = chance.pick(open);
    const { row: other, kind: gained } = chance.pick(open);
    if (one === other || given === gained) continue;
    if (canSwap(bounds[one] as Bounds, counts[one] as number[], least[one] as number[], given, gained))
      if (canSwap(bounds[other] as Bounds, counts[other] as number[], least[other] as number[], gained, given)) {
        bump(counts[one] as number[], given, -1);
        bump(counts[one] as number[], gained, 1);
        bump(counts[other] as number[], gained, -1);
        bump(counts[other] as number[], given, 1);
      }
  }
}
const SWAPS_EACH = 3;
function canSwap(bounds: Bounds, own: readonly number[], least: readonly number[], given: number, gained: number): boolean {
  if ((own[given] as number) <= (least[given] as number) || (own[gained] as number) >= (bounds.most[gained] as number)) return false;
  const [from, to] = [goodOfKind(given), goodOfKind(gained)];
  if (from === to) return true;
  return ofType(own, from) > (bounds.leastOfType[from] as number) && ofType(own, to) < (bounds.mostOfType[to] as number);
}
const ofType = (own: readonly number[], good: Good): number =>
  (own[good * 3] as number) + (own[good * 3 + 1] as number) + (own[good * 3 + 2] as number);

/** Any value that may lie on a square and is owned, not counting what is surely in hand. */
function redrawSquares({ bounds, squares: asked }: Problem, counts: readonly number[][], squares: Value[], chance: Chance): void {
  for (const [at, { row, good, possible }] of asked.entries()) {
    if (possible.length === 1) continue;
    const { inHand } = bounds[row] as Bounds;
    const own = counts[row] as number[];
    const values = possible.filter((value) => (own[kindOf(good, value)] as number) > (inHand[kindOf(good, value)] as number));
    squares[at] = chance.pick(values);
  }
}
function bump(list: number[], at: number, count: number): void {
  list[at] = (list[at] as number) + count;
}
