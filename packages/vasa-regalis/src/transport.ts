/**
 * Fills a table of counts, a row for each player and a column for each kind of marker, when the sums of rows and columns are known and
 * every count, and every count of a type, has bounds. One marker of every filled square must be among the counts of its row.
 */
import type { Chance } from "@stormakt/kernel";
import type { Good, Kind, Value } from "./catalog/index.ts";
import { GOODS, goodOfKind, KIND, kindOf, kindsOf } from "./catalog/index.ts";
import type { Bounds } from "./dealing.ts";
import { add, at, countAt } from "./lists.ts";

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
  const squares = problem.squares.map(({ possible }) => (possible.length === 1 ? at(possible, 0) : chance.pick(possible)));
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
  const settle = (place: number): number[][] | null => {
    const counts = fill(problem, squares.slice(0, place));
    const square = problem.squares[place];
    if (counts === null || square === undefined) return counts;
    const values = square.possible.slice();
    chance.shuffle(values);
    for (const value of values) {
      squares[place] = value;
      const filled = settle(place + 1);
      if (filled !== null) return filled;
    }
    return null;
  };
  const counts = settle(0);
  if (counts === null) throw new Error("what is known of the hands cannot all be true");
  return counts;
}

/** One player's row while it is being filled. */
interface Row {
  readonly place: number;
  readonly bounds: Bounds;
  /** The least of each count: as known, and besides the marker on the square all that is surely in hand. */
  readonly least: readonly number[];
  readonly counts: number[];
  readonly ofType: number[];
  missing: number;
}
/** `squares`: those settled so far, in order. */
function leastWith({ bounds, squares: asked }: Problem, squares: readonly Value[]): number[][] {
  const least = bounds.map((bound) => bound.least.slice());
  for (const [place, { row, good }] of asked.entries()) {
    const value = squares[place];
    if (value === undefined) break;
    const kind = kindOf(good, value);
    const own = at(least, row);
    own[kind] = Math.max(countAt(own, kind), 1 + countAt(at(bounds, row).inHand, kind));
  }
  return least;
}
const rowsOf = (problem: Problem, squares: readonly Value[]): Row[] =>
  leastWith(problem, squares).map((least, place) => ({
    place,
    bounds: at(problem.bounds, place),
    least,
    counts: least.slice(),
    ofType: GOODS.map((good) => ofType(least, good)),
    missing: countAt(problem.rows, place) - least.reduce((sum, count) => sum + count, 0),
  }));

interface Work {
  readonly rows: readonly Row[];
  readonly room: number[];
  /** Places already tried on this path: rows, types of rows, and columns. */
  readonly seen: Set<number>;
}
const ROW = 0;
const TYPE = 100;
const COLUMN = 200;

/**
 * Starts from the least counts and adds markers one by one, moving others out of the way where that is needed (augmenting paths), first to
 * give every type its least, then to fill every row. Null if it cannot be done.
 */
function fill(problem: Problem, squares: readonly Value[]): number[][] | null {
  const rows = rowsOf(problem, squares);
  const room = problem.columns.slice();
  for (const { least } of rows) for (const kind of KIND.all) add(room, kind, -countAt(least, kind));
  if (room.some((left) => left < 0) || !rows.every(isWithinBounds)) return null;
  const work: Work = { rows, room, seen: new Set() };
  for (const row of rows)
    for (const good of GOODS)
      while (countAt(row.ofType, good) < countAt(row.bounds.leastOfType, good))
        if (!isOneMissing(work, row) || !addToType(work, row, good)) return null;
  for (const row of rows) while (isOneMissing(work, row)) if (!addToRow(work, row)) return null;
  return rows.map(({ counts }) => counts);
}
const isWithinBounds = ({ bounds, least, ofType, missing }: Row): boolean =>
  missing >= 0 &&
  least.every((count, kind) => count <= countAt(bounds.most, kind)) &&
  ofType.every((count, good) => count <= countAt(bounds.mostOfType, good));
/** Whether a row lacks a marker: then it is looked for, by a path not tried yet. */
function isOneMissing({ seen }: Work, row: Row): boolean {
  if (row.missing === 0) return false;
  row.missing -= 1;
  seen.clear();
  return true;
}

/** One more marker for a row, of whatever type has room. */
function addToRow(work: Work, row: Row): boolean {
  if (!visit(work, ROW + row.place)) return false;
  for (const good of GOODS) if (countAt(row.ofType, good) < countAt(row.bounds.mostOfType, good) && addToType(work, row, good)) return true;
  return false;
}
/** One more marker of a type for a row; its count by type is moved up. */
function addToType(work: Work, row: Row, good: Good): boolean {
  if (!visit(work, TYPE + row.place * GOODS.length + good)) return false;
  for (const kind of kindsOf(good))
    if (countAt(row.counts, kind) < countAt(row.bounds.most, kind) && takeFromColumn(work, kind, row)) {
      bump(row, kind, 1);
      return true;
    }
  return false;
}
/** One marker of a kind, from those left over or from a row that takes another instead. */
function takeFromColumn(work: Work, kind: Kind, asker: Row): boolean {
  if (!visit(work, COLUMN + kind)) return false;
  if (countAt(work.room, kind) > 0) {
    add(work.room, kind, -1);
    return true;
  }
  for (const row of work.rows)
    if (row !== asker && countAt(row.counts, kind) > countAt(row.least, kind) && giveUp(work, row, kind)) return true;
  return false;
}
/** The row gives up one of a kind and gets another: of the same type, or of another type if this one can spare it. */
function giveUp(work: Work, row: Row, kind: Kind): boolean {
  const good = goodOfKind(kind);
  bump(row, kind, -1);
  if (addToType(work, row, good)) return true;
  if (countAt(row.ofType, good) >= countAt(row.bounds.leastOfType, good) && addToRow(work, row)) return true;
  bump(row, kind, 1);
  return false;
}
function bump({ counts, ofType }: Row, kind: Kind, count: number): void {
  add(counts, kind, count);
  add(ofType, goodOfKind(kind), count);
}
function visit({ seen }: Work, place: number): boolean {
  if (seen.has(place)) return false;
  seen.add(place);
  return true;
}

/** What a player owns, with its bounds. */
interface Holding {
  readonly bounds: Bounds;
  readonly least: readonly number[];
  readonly counts: number[];
}
/** Two players swap a marker of one kind for one of another, over and over, wherever nothing known speaks against it. */
function stir(problem: Problem, counts: readonly number[][], squares: readonly Value[], chance: Chance): void {
  const open = leastWith(problem, squares).flatMap((least, row) => {
    const holding: Holding = { bounds: at(problem.bounds, row), least, counts: at(counts, row) };
    return KIND.all.flatMap((kind) => (countAt(least, kind) < countAt(holding.bounds.most, kind) ? [{ holding, kind }] : []));
  });
  for (let swaps = open.length * SWAPS_EACH; swaps > 0; swaps--) {
    const { holding: one, kind: given } = chance.pick(open);
    const { holding: other, kind: gained } = chance.pick(open);
    if (one === other || given === gained || !canSwap(one, given, gained) || !canSwap(other, gained, given)) continue;
    swap(one, given, gained);
    swap(other, gained, given);
  }
}
const SWAPS_EACH = 3;
function canSwap({ bounds, least, counts }: Holding, given: Kind, gained: Kind): boolean {
  if (countAt(counts, given) <= countAt(least, given) || countAt(counts, gained) >= countAt(bounds.most, gained)) return false;
  const [from, to] = [goodOfKind(given), goodOfKind(gained)];
  if (from === to) return true;
  return ofType(counts, from) > countAt(bounds.leastOfType, from) && ofType(counts, to) < countAt(bounds.mostOfType, to);
}
function swap({ counts }: Holding, given: Kind, gained: Kind): void {
  add(counts, given, -1);
  add(counts, gained, 1);
}
function ofType(counts: readonly number[], good: Good): number {
  const first = kindOf(good, 1);
  return countAt(counts, first) + countAt(counts, first + 1) + countAt(counts, first + 2);
}

/** Any value that may lie on a square and is owned, not counting what is surely in hand. */
function redrawSquares({ bounds, squares: asked }: Problem, counts: readonly number[][], squares: Value[], chance: Chance): void {
  for (const [place, { row, good, possible }] of asked.entries()) {
    if (possible.length === 1) continue;
    const { inHand } = at(bounds, row);
    const own = at(counts, row);
    squares[place] = chance.pick(possible.filter((value) => countAt(own, kindOf(good, value)) > countAt(inHand, kindOf(good, value))));
  }
}
