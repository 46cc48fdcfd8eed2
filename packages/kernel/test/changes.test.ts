import { describe, expect, it } from "vitest";
import { domain, range } from "../src/ids.ts";
import { canonical, changeBetween } from "../src/index.ts";
import type { Shape } from "../src/shapes.ts";
import { amount, asItStands, flag, kinds, listOf, maybe, orNull, per, record, rowsPer, thing, things } from "../src/shapes.ts";
import { spelt, tellChange, tellNumbers } from "../src/writing.ts";

/** Written as text at once; what it says is what is looked at here. */
function changeOf<T>(shape: Shape<T>, before: T, after: T): unknown {
  const text = tellChange(shape, before, after);
  return text === undefined ? undefined : JSON.parse(text);
}

describe("how plain data has changed", () => {
  it("is written the same of numbers alone, whatever they were", () => {
    const lists: (number[] | null)[] = [null, [], [0, 1, 2, 3, 4], [4, 3, 2, 1, 0], [1, 2, 3, 4], [5, 5, 5, 5, 5, 5, 5]];
    for (let bits = 0; bits < 64; bits++) lists.push([0, 1, 2, 3, 4, 5].filter((seat) => (bits & (1 << seat)) !== 0));
    for (const before of lists)
      for (const after of lists) {
        const change = changeBetween(before, after);
        expect(tellNumbers(before, after)).toBe(change === undefined ? undefined : JSON.stringify(change));
      }
  });
  it("is nothing where it is the same, and the value where it is another", () => {
    expect(changeBetween(1, 1)).toBeUndefined();
    expect(changeBetween(1, 2)).toEqual([2]);
    expect(changeBetween("a", { a: 1 })).toEqual([{ a: 1 }]);
    expect(changeBetween({ a: 1 }, "a")).toEqual(["a"]);
    expect(changeBetween(null, { a: 1 })).toEqual([{ a: 1 }]);
    expect(changeBetween({ a: 1 }, null)).toEqual([null]);
    expect(changeBetween({ 0: 1 }, [1])).toEqual([[1]]);
    expect(changeBetween([1], { 0: 1 })).toEqual([{ 0: 1 }]);
    expect(changeBetween({ a: [1], b: { c: 2 } }, { a: [1], b: { c: 2 } })).toBeUndefined();
  });
  it("names the fields that are new, gone or other, and what changed within them", () => {
    const before = { same: 1, other: 2, gone: 3, deep: { a: 1, b: 1 }, list: [1, 2] };
    expect(changeBetween(before, { same: 1, other: 5, deep: { a: 1, b: 2 }, list: [1, 3], late: "x" })).toEqual({
      other: [5],
      gone: null,
      deep: { b: [2] },
      list: { 1: [3] },
      late: ["x"],
    });
    expect(changeBetween({ a: 1, b: 2 }, { a: 1, b: undefined })).toEqual({ b: null });
    expect(changeBetween({ a: undefined, b: 2 }, { b: 2 })).toBeUndefined();
    expect(changeBetween({ a: 1, b: 2 }, { b: 2, a: 1 })).toBeUndefined();
    expect(changeBetween({ a: 1, b: 2 }, { b: 2 })).toEqual({ a: null });
  });
  it("tells a list by places and its length, and all of it where most of it is another", () => {
    expect(changeBetween([1, 2, 3], [1, 2])).toEqual({ "#": 2 });
    expect(changeBetween([1, 2], [1, 2, 3, 4])).toEqual({ "#": 4, 2: [3], 3: [4] });
    expect(changeBetween([1, 2, 3, 4], [5, 6, 7, 4])).toEqual({ 0: [5], 1: [6], 2: [7] });
    expect(changeBetween([1, 2, 3, 4], [5, 6, 7, 8])).toEqual([[5, 6, 7, 8]]);
    expect(changeBetween([1, 2, 3, 4, 0, 0, 0, 0], [5, 6, 7, 8, 0, 0, 0, 0])).toEqual({ 0: [5], 1: [6], 2: [7], 3: [8] });
    expect(changeBetween([1, 2, 3, 4, 0, 0, 0], [5, 6, 7, 8, 0, 0, 0])).toEqual([[5, 6, 7, 8, 0, 0, 0]]);
  });
});

describe("a change by shape", () => {
  const FIEF = domain("fief", ["skane", "gotland", "nyland"]);
  const VALUE = range("value", 1, 3);
  /** The same as of what is named, without naming what has not changed. */
  function alike<T>(shape: Shape<T>, before: T, after: T, change: unknown): void {
    expect(changeOf(shape, before, after)).toEqual(change);
    expect(changeOf(shape, after, structuredClone(after))).toBeUndefined();
    for (const value of [before, after]) expect(spelt(shape, value)).toBe(canonical(shape.name(value)));
  }
  it("is of the names", () => {
    alike(thing(FIEF) as Shape<number>, 0, 2, ["nyland"]);
    alike(things(FIEF) as Shape<number>, 0b1, 0b110, [["gotland", "nyland"]]);
    alike(listOf(thing(FIEF) as Shape<number>), [0, 1], [0, 2, 1], { 1: ["nyland"], "#": 3, 2: ["gotland"] });
    alike(per(FIEF, amount), [1, 2, 3], [1, 5, 3], { gotland: [5] });
    alike(per(VALUE, amount), [0, 1, 2, 3], [9, 1, 2, 4], { 3: [4] });
    alike(
      per(FIEF, record<{ a: number; b: number }>({ a: amount, b: amount })),
      [
        { a: 1, b: 1 },
        { a: 1, b: 1 },
        { a: 1, b: 1 },
      ],
      [
        { a: 1, b: 1 },
        { a: 1, b: 2 },
        { a: 1, b: 1 },
      ],
      {
        gotland: { b: [2] },
      },
    );
  });
  it("of flat rows goes row by row, and is all of them where there are more", () => {
    alike(rowsPer(FIEF, amount), [1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 7], { 1: { nyland: [7] } });
    alike(
      rowsPer(FIEF, amount),
      [1, 2, 3],
      [1, 2, 3, 4, 5, 6],
      [
        [
          { skane: 1, gotland: 2, nyland: 3 },
          { skane: 4, gotland: 5, nyland: 6 },
        ],
      ],
    );
  });
  it("of an object is of its fields, of a field that may be absent that it is gone", () => {
    const shape = record<{ gold: number; to?: number | undefined; held: { a: number } | null }>({
      gold: amount,
      to: maybe(amount),
      held: orNull(record<{ a: number }>({ a: amount })),
    });
    alike(shape, { gold: 1, to: 2, held: null }, { gold: 1, held: { a: 1 } }, { to: null, held: [{ a: 1 }] });
    alike(shape, { gold: 1, held: { a: 1 } }, { gold: 2, to: 5, held: { a: 2 } }, { gold: [2], to: [5], held: { a: [2] } });
    alike(shape, { gold: 1, held: { a: 1 } }, { gold: 1, held: null }, { held: [null] });
  });
  it("of a union is of its fields while it is of one kind, and all of it when it is of another", () => {
    type Deed = { readonly kind: "buy"; readonly fief: number; readonly at: number } | { readonly kind: "pass" };
    const deed = kinds<Deed>({ buy: { fief: thing(FIEF), at: amount }, pass: {} });
    alike<Deed>(deed, { kind: "buy", fief: 0, at: 1 }, { kind: "buy", fief: 2, at: 1 }, { fief: ["nyland"] });
    alike<Deed>(deed, { kind: "pass" }, { kind: "buy", fief: 2, at: 1 }, [{ kind: "buy", fief: "nyland", at: 1 }]);
  });
  it("of what does not say how it changes is of what is named", () => {
    const twice: Shape<{ n: number }> = { name: ({ n }) => ({ twice: 2 * n }), place: () => ({ n: 0 }) };
    alike(twice, { n: 1 }, { n: 2 }, { twice: [4] });
    alike(asItStands<object>(), { a: 1, b: 1 }, { a: 2, b: 1 }, { a: [2] });
    alike(flag, true, false, [false]);
  });
});
