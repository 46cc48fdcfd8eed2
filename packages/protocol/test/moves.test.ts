/** Moves are found good without asking their reader: by the same measure. */
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { readRequest } from "../src/index.ts";
import { REQUESTS } from "../src/messages.ts";

const reader = z.strictObject({ id: z.int().min(0), do: z.literal("move"), ...REQUESTS.move.asks });
const good = {
  id: 1,
  do: "move",
  table: "table-0001",
  as: 0,
  after: 4,
  key: "k",
  action: { kind: "walk", far: true, by: [1, { on: "foot" }] },
};

describe("a move", () => {
  it("is read as it stands", () => {
    expect(readRequest(JSON.stringify(good))).toEqual({ request: good });
  });
  it.each([
    ["id", [0, 2 ** 53, -1, 1.5, "1", null, undefined, Number.MAX_SAFE_INTEGER]],
    ["table", ["", "1234567", "12345678", "a".repeat(40), "a".repeat(41), "table 001", "table-001\n", 12345678, null, undefined]],
    ["as", [0, 30, 31, -1, 0.5, "0", null, undefined, []]],
    ["after", [0, -1, 1e300, 2.5, "4", null, undefined]],
    ["key", ["", "k".repeat(40), "k".repeat(41), "😀".repeat(20), "😀".repeat(21), 4, null, undefined]],
    [
      "action",
      [{}, { kind: "" }, { kind: "k".repeat(60) }, { kind: "k".repeat(61) }, { kind: 1 }, { kind: null }, [], null, "walk", undefined],
    ],
    ["more", [1, null, undefined]],
    ["__proto__", [1, { kind: "walk" }]],
  ])("is judged by its %s as its reader would", (field, values) => {
    for (const value of values) {
      // By hand, so that whatever the field is called it is one of its own.
      const text = JSON.stringify({ ...good, [`?${field}`]: value }).replace(`"?${field}"`, `"${field}"`);
      const json: unknown = JSON.parse(text);
      const read = readRequest(text);
      expect(["request" in read, text]).toEqual([reader.safeParse(json).success, text]);
    }
  });
  it("is judged as its reader would, whatever is put in whichever field", () => {
    const anything = fc.oneof(
      fc.jsonValue(),
      fc.integer({ min: -2, max: 40 }),
      fc.string({ maxLength: 42 }),
      fc.record({ kind: fc.jsonValue() }),
    );
    const fields = fc.dictionary(fc.oneof(fc.constantFrom(...Object.keys(good)), fc.string()), anything, { maxKeys: 3 });
    fc.assert(
      fc.property(fields, fc.subarray(Object.keys(good), { minLength: 5 }), (changed, kept) => {
        const json: unknown = { ...Object.fromEntries(Object.entries(good).filter(([field]) => kept.includes(field))), ...changed };
        const text = JSON.stringify(json);
        const read = readRequest(text);
        const asked = reader.safeParse(JSON.parse(text));
        if ("request" in read && read.request.do === "move") expect(read.request).toEqual(asked.data);
        else expect(asked.success).toBe(false);
      }),
      { numRuns: 400, seed: 7 },
    );
  });
});
