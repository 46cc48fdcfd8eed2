import { describe, expect, it } from "vitest";
import { kept, keptNow } from "../src/changes.ts";
import type { Now } from "../src/parts.ts";

describe("what has not changed is the same object as before", () => {
  const before = { table: { hands: [[1, 2], null], round: 3 }, stack: [{ step: "trade", memory: { good: 1 } }] };
  it("all of it, where nothing has changed", () => {
    expect(kept(before, structuredClone(before))).toBe(before);
  });
  it("the parts beside what has changed", () => {
    const after = { ...structuredClone(before), table: { hands: [[1, 2], null], round: 4 } };
    const now = kept(before, after);
    expect(now).toEqual(after);
    expect(now.table).not.toBe(before.table);
    expect(now.table.hands).toBe(before.table.hands);
    expect(now.stack).toBe(before.stack);
  });
  it("a list that grew or shrank keeps its members", () => {
    const [one, two] = [{ a: 1 }, { a: 2 }];
    const longer = kept([one], [{ a: 1 }, { a: 2 }]);
    expect(longer).toEqual([one, two]);
    expect(longer[0]).toBe(one);
    const shorter = kept([one, two], [{ a: 1 }]);
    expect(shorter).toEqual([one]);
    expect(shorter[0]).toBe(one);
  });
  it("a field that is gone, or another of the same value, is a change", () => {
    expect(kept<object>({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
    expect(kept<object>({ a: undefined }, { b: undefined })).toEqual({ b: undefined });
    expect(kept<unknown>([1], { 0: 1 })).toEqual({ 0: 1 });
    expect(kept<unknown>({ a: 1 }, null)).toBeNull();
  });
  it("moves on offer stay as they were placed, unless all are as before", () => {
    const now = (n: number, ...values: number[]): Now =>
      ({
        n,
        view: { table: { seats: 3 } },
        choices: values.map((value) => ({ action: { kind: "place", at: [value] }, rule: null })),
      }) as unknown as Now;
    const [first, other, same] = [now(1, 1, 2), now(2, 1, 3), now(3, 1, 2)];
    expect(keptNow(first, other)?.choices).toBe(other.choices);
    expect(keptNow(first, same)?.choices).toBe(first.choices);
    expect(keptNow(first, same)).toEqual(same);
    expect(keptNow(first, same)?.view).not.toBe(first.view);
    expect(keptNow(first, same)?.view.table).toBe(first.view.table);
    expect(keptNow(first, now(1, 1, 2))?.view).toBe(first.view);
    expect(keptNow(null, same)).toBe(same);
    expect(keptNow(first, null)).toBeNull();
  });
});
