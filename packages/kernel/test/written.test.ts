/**
 * A shape writes a value in several ways: by name, as canonical text at once, as what has changed since. Here every shape is held against
 * the plainest of them: its text is that of its name, and a change laid upon what was named before gives what is named now.
 */
import { describe, expect, it } from "vitest";
import { domain, range } from "../src/ids.ts";
import { canonical, changeBetween } from "../src/index.ts";
import type { Shape } from "../src/shapes.ts";
import {
  among,
  amount,
  asItStands,
  chair,
  chairs,
  flag,
  gridPer,
  kinds,
  listOf,
  maybe,
  orNull,
  per,
  record,
  rowsPer,
  thing,
  things,
  tuple,
} from "../src/shapes.ts";
import { isSameList, spelt, tellChange } from "../src/writing.ts";

// Not in the order of the alphabet: canonical JSON has its keys in another order than the list.
const FIEF = domain("fief", ["skane", "gotland", "nyland"]);
const PORT = domain("port", ["visby", "abo"]);
const VALUE = range("value", 2, 4);
type Deed = { readonly kind: "buy"; readonly fief: number; readonly at: number } | { readonly kind: "pass" };
interface Purse {
  silver: number;
  gold: number;
  to?: number | undefined;
  held: readonly number[] | null;
}
const purse = record<Purse>({ silver: amount, gold: amount, to: maybe(amount), held: orNull(listOf(amount)) });
const number = <T>(shape: Shape<T>): Shape<number> => shape as unknown as Shape<number>;

/** Each shape with values that differ in one place, in several, in length, and in nothing but being another object. */
const SHAPES: Readonly<Record<string, readonly [Shape<any>, readonly unknown[]]>> = {
  amount: [amount, [0, 1, -1, 12]],
  chair: [chair, [-1, 0, 3]],
  flag: [flag, [true, false]],
  among: [among<string | number | null>("a", 1, null), ["a", 1, null]],
  "as it stands": [asItStands(), [{ a: 1 }, { a: 1, b: [2] }, { a: 1, b: [2, 3] }]],
  thing: [number(thing(FIEF, { nobody: -1 })), [-1, 0, 2]],
  "thing of a range": [number(thing(VALUE)), [2, 4]],
  things: [number(things(FIEF)), [0, 0b1, 0b101, 0b111]],
  chairs: [chairs, [0, 0b1, 0b10, 0b1101, 0b11]],
  list: [listOf(amount), [[], [1], [1, 2], [1, 3], [1, 2, 3, 4, 5, 6], [9, 9, 9, 9, 5, 6], [1, 2, 3, 4, 5, 7]]],
  "list of lists": [listOf(listOf(amount)), [[], [[]], [[1]], [[1], [2, 3]], [[1], [2, 4]]]],
  tuple: [
    tuple(amount, flag),
    [
      [1, true],
      [1, false],
      [2, true],
    ],
  ],
  per: [
    per(FIEF, amount),
    [
      [1, 2, 3],
      [1, 2, 4],
      [5, 2, 3],
      [6, 7, 8],
    ],
  ],
  "per value": [
    per(VALUE, amount),
    [
      [0, 0, 1, 2, 3],
      [0, 0, 1, 2, 4],
      [0, 0, 9, 2, 3],
    ],
  ],
  "per, of objects": [
    per(PORT, purse),
    [
      [
        { silver: 1, gold: 2, held: null },
        { silver: 3, gold: 4, to: 1, held: [1] },
      ],
    ],
  ],
  rows: [
    rowsPer(FIEF, amount),
    [[], [1, 2, 3], [1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 7], [1, 9, 3, 4, 5, 6], [8, 2, 9, 4, 7, 6], [1, 2, 3, 4, 5, 6, 7, 8, 9]],
  ],
  grid: [
    gridPer(PORT, FIEF, amount),
    [
      [1, 2, 3, 4, 5, 6],
      [1, 2, 3, 4, 5, 7],
      [9, 2, 3, 4, 5, 6],
      [9, 2, 8, 7, 5, 6],
    ],
  ],
  "or null": [orNull(listOf(amount)), [null, [], [1], [1, 2]]],
  record: [
    purse,
    [
      { silver: 1, gold: 2, held: null },
      { silver: 1, gold: 2, to: 3, held: null },
      { silver: 1, gold: 2, to: 4, held: [1, 2] },
      { silver: 5, gold: 2, to: 4, held: [1, 3] },
      { silver: 5, gold: 6, held: [] },
    ],
  ],
  "record of a thing that may be absent": [
    record<{ from: number; to?: number | undefined }>({ from: amount, to: maybe(number(thing(FIEF))) }),
    [{ from: 1 }, { from: 1, to: 0 }, { from: 2, to: 2 }],
  ],
  "record of nothing": [record<object>({}), [{}]],
  "record that may be empty": [record<{ to?: number | undefined }>({ to: maybe(amount) }), [{}, { to: 1 }, { to: 2 }]],
  kinds: [
    kinds<Deed>({ buy: { fief: thing(FIEF), at: amount }, pass: {} }),
    [{ kind: "pass" }, { kind: "buy", fief: 0, at: 1 }, { kind: "buy", fief: 2, at: 1 }, { kind: "buy", fief: 2, at: 3 }],
  ],
};

/** What a change says, laid upon what it is a change of. */
function laidUpon(before: any, change: any): unknown {
  if (Array.isArray(change)) return change[0];
  const made: any = Array.isArray(before) ? before.slice() : { ...before };
  for (const [key, within] of Object.entries(change))
    if (key === "#") made.length = within;
    else if (within === null) delete made[key];
    else made[key] = laidUpon(made[key], within);
  return made;
}

describe.each(Object.entries(SHAPES))("the shape %s", (_name, [shape, values]) => {
  it("spells a value as canonical JSON spells its name, and places what it has named", () => {
    for (const value of values) {
      expect(spelt(shape, value)).toBe(canonical(shape.name(value)));
      expect(shape.place(JSON.parse(JSON.stringify(shape.name(value))), "x")).toEqual(value);
    }
  });
  it("tells of any value how it became any other, and nothing where it is as it was", () => {
    for (const before of values)
      for (const after of values) {
        const text = tellChange(shape, before, structuredClone(after));
        if (canonical(before) === canonical(after)) expect(text).toBeUndefined();
        else expect(laidUpon(shape.name(before), JSON.parse(text!))).toEqual(shape.name(after));
      }
  });
});

describe("a change of a list that is told by shape", () => {
  const of = (length: number, changed: number, from: number): number[] =>
    Array.from({ length }, (_, at) => (at < changed ? from + at : at));
  it("is the one of plain data, whatever of it is another and however long it is now", () => {
    for (let length = 0; length <= 9; length++)
      for (let changed = 0; changed <= length; changed++)
        for (const now of [length, length + 1, length + 3, length - 1, 0]) {
          const [before, after] = [of(length, 0, 0), of(Math.max(0, now), Math.min(changed, Math.max(0, now)), 50)];
          const text = tellChange(listOf(amount), before, after);
          expect(text === undefined ? undefined : JSON.parse(text)).toEqual(changeBetween(before, after));
        }
  });
  it("says nothing of rows that are the same, and all of them where there are more or fewer", () => {
    const rows = rowsPer(FIEF, amount);
    expect(tellChange(rows, [1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 9])).toBe('{"1":{"nyland":[9]}}');
    expect(tellChange(rows, [1, 2, 3, 4, 5, 6], [0, 2, 0, 4, 0, 6])).toBe('{"0":{"skane":[0],"nyland":[0]},"1":{"gotland":[0]}}');
    expect(tellChange(rows, [1, 2, 3, 4, 5, 6], [1, 2, 3])).toBe('[[{"skane":1,"gotland":2,"nyland":3}]]');
    const grid = gridPer(PORT, FIEF, amount);
    expect(tellChange(grid, [1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 6])).toBeUndefined();
    expect(tellChange(grid, [1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 9])).toBe('{"abo":{"nyland":[9]}}');
  });
  it("lists are the same that hold the very same values, to the last of them", () => {
    expect([isSameList([], []), isSameList([1, 2], [1, 2])]).toEqual([true, true]);
    expect([isSameList([1, 2], [1, 3]), isSameList([2, 1], [3, 1]), isSameList([1], [1, 2]), isSameList([1, 2], [1])]).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});

describe("a thing that is written wrongly", () => {
  it("is named with where it stands: in a list, in a row, in a field", () => {
    const why = (shape: Shape<any>, named: unknown): string => {
      try {
        return `placed ${JSON.stringify(shape.place(named, "x"))}`;
      } catch (error) {
        return (error as Error).message;
      }
    };
    expect(why(listOf(amount), [1, "a"])).toBe('x[1] must be a whole number, not "a"');
    expect(why(tuple(amount, flag), [1, 2])).toBe("x[1] must be true or false, not 2");
    expect(why(tuple(amount, flag), [1, true, 1])).toBe("x must be 2 values");
    expect(why(rowsPer(PORT, amount), [{ visby: 1, abo: 2 }, { visby: 1 }])).toBe("x[1].abo is missing");
    expect(why(gridPer(PORT, FIEF, amount), { visby: {}, abo: {} })).toBe("x.visby.skane is missing");
    expect(why(purse, { silver: 1, gold: 2, held: [null] })).toBe("x.held[0] must be a whole number, not null");
    expect(why(chairs, [0, 31])).toBe("x[1] must be a seat");
    expect(why(chairs, [0, 30])).toBe(`placed ${(1 << 30) | 1}`);
    expect(why(purse, [])).toBe("x must be an object, not []");
    expect(why(listOf(amount), { 0: 1 })).toBe('x must be a list, not {"0":1}');
  });
  it("says no more of it than a line holds", () => {
    expect(() => flag.place("a".repeat(200), "x")).toThrow(new RegExp(`not "${"a".repeat(59)}$`));
    expect(() => flag.place(undefined, "x")).toThrow("not nothing");
  });
});
