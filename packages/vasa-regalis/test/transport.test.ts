/** VR-SECRET-7 Filling a table of counts of which only sums and bounds are known, held against trying out every table there is. */
import { fastDice } from "@stormakt/kernel";
import { describe, expect, it } from "vitest";
import { GOODS, KINDS, kindOf, SCULPTURE, VALUES, WOOD } from "../src/catalog/index.ts";
import type { Bounds } from "../src/dealing.ts";
import type { Filled, Problem } from "../src/transport.ts";
import { findTable } from "../src/transport.ts";

const none = (): number[] => Array.from({ length: KINDS }, () => 0);
/** Two players with wood and sculptures only: bounds wide open, but for what is said. */
const open = (rest: Partial<Bounds> = {}): Bounds => ({
  least: none(),
  most: none().map((_, kind) => (kind < 3 || kind >= 9 ? 2 : 0)),
  leastOfType: [0, 0, 0, 0],
  mostOfType: [6, 0, 0, 6],
  inHand: none(),
  ...rest,
});
const ofType = (own: readonly number[], good: number): number => own.slice(good * 3, good * 3 + 3).reduce((sum, count) => sum + count, 0);

/** Every table of counts with its squares that the problem allows, by trying them all. */
function allTables(problem: Problem): Set<string> {
  const { bounds, rows, columns, squares } = problem;
  const found = new Set<string>();
  const counts = rows.map(none);
  const place = (kind: number): void => {
    if (kind === KINDS) {
      if (counts.some((own, row) => own.reduce((sum, count) => sum + count, 0) !== rows[row])) return;
      for (const [row, own] of counts.entries())
        for (const good of GOODS)
          if (ofType(own, good) < bounds[row]!.leastOfType[good]! || ofType(own, good) > bounds[row]!.mostOfType[good]!) return;
      layOut(0, []);
      return;
    }
    for (let first = 0; first <= columns[kind]!; first++) {
      const split = [first, columns[kind]! - first];
      if (split.some((count, row) => count < bounds[row]!.least[kind]! || count > bounds[row]!.most[kind]!)) continue;
      split.forEach((count, row) => (counts[row]![kind] = count));
      place(kind + 1);
    }
  };
  const layOut = (at: number, values: readonly number[]): void => {
    const square = squares[at];
    if (square === undefined) {
      found.add(JSON.stringify([counts, values]));
      return;
    }
    for (const value of square.possible) {
      const kind = kindOf(square.good, value);
      if (counts[square.row]![kind]! >= 1 + bounds[square.row]!.inHand[kind]!) layOut(at + 1, [...values, value]);
    }
  };
  place(0);
  return found;
}
const spell = ({ counts, squares }: Filled): string => JSON.stringify([counts, squares]);
const columns = (...counts: readonly [wood: readonly number[], sculpture: readonly number[]]): number[] => [
  ...counts[0],
  0,
  0,
  0,
  0,
  0,
  0,
  ...counts[1],
];
/** All that is ever found is one of the tables there are, and all of these are found. */
function findsThemAll(problem: Problem, draws = 600): number {
  const every = allTables(problem);
  const met = new Set<string>();
  for (let seed = 0; seed < draws; seed++) met.add(spell(findTable(problem, fastDice(`table ${seed}`))));
  expect([...met].sort()).toEqual([...every].sort());
  return every.size;
}

describe("VR-SECRET-7 a table of counts", () => {
  it("is any of those that the sums allow", () => {
    expect(findsThemAll({ bounds: [open(), open()], rows: [3, 2], columns: columns([1, 1, 1], [1, 1, 0]), squares: [] })).toBe(10);
  });
  it("keeps within the least and the most of every kind and of every type", () => {
    const bounds = [
      open({ least: none().with(2, 1), leastOfType: [2, 0, 0, 1] }),
      open({ mostOfType: [2, 0, 0, 1], most: none().fill(1) }),
    ];
    expect(findsThemAll({ bounds, rows: [4, 2], columns: columns([2, 1, 1], [1, 1, 0]), squares: [] })).toBeGreaterThan(2);
  });
  it("has the marker of every square, and besides it whatever is surely in hand", () => {
    const squares = [
      { row: 0, good: WOOD, possible: VALUES },
      { row: 1, good: WOOD, possible: [1, 3] as const },
      { row: 1, good: SCULPTURE, possible: [2] as const },
    ];
    const bounds = [open({ inHand: none().with(0, 1), least: none().with(0, 1) }), open({ leastOfType: [1, 0, 0, 1] })];
    expect(findsThemAll({ bounds, rows: [4, 3], columns: columns([2, 1, 1], [1, 2, 0]), squares })).toBeGreaterThan(3);
  });
  it("is found though the first squares drawn do not fit, whichever of them it is", () => {
    const poor = open({ most: none().fill(2).with(2, 0).with(11, 0) }); // no threes at all, though they were thought possible
    const squares = [WOOD, SCULPTURE].map((good) => ({ row: 0, good, possible: [1, 3] as const }));
    const problem = { bounds: [poor, open()], rows: [3, 3], columns: columns([1, 1, 1], [1, 1, 1]), squares };
    expect(findsThemAll(problem)).toBe(2);
    expect([...allTables(problem)].every((table) => table.endsWith("[1,1]]"))).toBe(true);
  });
  it("moves markers out of the way where the first row would take what only the second can do without", () => {
    const bounds = [open({ most: none().fill(1) }), open({ most: none().fill(2).with(0, 0).with(1, 0).with(9, 0) })];
    expect(findsThemAll({ bounds, rows: [3, 3], columns: columns([1, 1, 1], [1, 1, 1]), squares: [] })).toBe(1);
  });
  it("is refused where none fits", () => {
    const squares = [{ row: 0, good: WOOD, possible: [3] as const }];
    const problem = { bounds: [open(), open()], rows: [1, 1], columns: columns([2, 0, 0], [0, 0, 0]), squares };
    expect(allTables(problem).size).toBe(0);
    expect(() => findTable(problem, fastDice("none"))).toThrow("what is known of the hands cannot all be true");
  });
});
