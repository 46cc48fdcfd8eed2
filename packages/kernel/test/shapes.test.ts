import { describe, expect, it } from "vitest";
import { domain, range } from "../src/ids.ts";
import type { Shape } from "../src/shapes.ts";
import {
  among,
  amount,
  asItStands,
  chairs,
  flag,
  gridPer,
  kinds,
  listOf,
  Misnamed,
  maybe,
  orNull,
  per,
  record,
  rowsPer,
  thing,
  things,
  tuple,
  usually,
} from "../src/shapes.ts";

const FIEF = domain("fief", ["skane", "gotland", "nyland"]);
const VALUE = range("value", 1, 3);

/** Each value, how it is written, and that it comes back. */
function both<T>(shape: Shape<T>, value: T, named: unknown): void {
  expect(shape.name(value)).toEqual(named);
  expect(shape.place(JSON.parse(JSON.stringify(named)), "x")).toEqual(value);
}
const refuses = (shape: Shape<any>, named: unknown, why: string): void => {
  expect(() => shape.place(named, "x")).toThrow(Misnamed);
  expect(() => shape.place(named, "x")).toThrow(why);
};

describe("shapes", () => {
  it("say of data too deep to be said that it is wrong, as of any other", () => {
    const deep = JSON.parse(`${"[".repeat(20_000)}${"]".repeat(20_000)}`);
    for (const shape of [amount, flag, among("a"), thing(FIEF)]) refuses(shape, deep, "not something that cannot be said");
  });
  it("write things by name, and numbers that are no thing by theirs", () => {
    const place = thing(FIEF, { removed: -3 });
    both(place as Shape<number>, 1, "gotland");
    both(place as Shape<number>, -3, "removed");
    refuses(place, "gottland", 'x must be a fief, not "gottland"');
    refuses(place, 1, "x must be a fief, not 1");
    refuses(place, "constructor", "must be a fief");
    expect(() => place.name(3 as never)).toThrow("fief has no number 3");
    expect(() => thing(FIEF, { skane: -1 })).toThrow("two things bear one name");
    both(thing(VALUE) as Shape<number>, 3, "3");
  });
  it("write sets as lists", () => {
    both(things(FIEF) as Shape<number>, 0b101, ["skane", "nyland"]);
    both(things(FIEF) as Shape<number>, 0, []);
    refuses(things(FIEF), ["skane", "x"], "x[1] must be a fief");
    refuses(things(FIEF), "skane", "x must be a list");
    both(chairs as Shape<number>, 0b1101, [0, 2, 3]);
    refuses(chairs, [31], "x[0] must be a seat");
    refuses(chairs, [-1], "x[0] must be a seat");
    refuses(chairs, ["1"], "x[0] must be a seat");
  });
  it("write a value for each thing by name, and take a thing added later for what it usually is", () => {
    both(per(FIEF, amount), [5, -1, 7], { skane: 5, gotland: -1, nyland: 7 });
    refuses(per(FIEF, amount), { skane: 5, gotland: 1 }, "x.nyland is missing");
    refuses(per(FIEF, amount), { skane: 5, gotland: 1, nyland: 2, oland: 3 }, 'x has no fief "oland"');
    refuses(per(FIEF, amount), { skane: 5, gotland: 1.5, nyland: 2 }, "x.gotland must be a whole number, not 1.5");
    refuses(per(FIEF, amount), [1, 2, 3], "x must be an object");
    const young = per(
      FIEF,
      usually(amount, () => 9),
    );
    expect(young.place({ skane: 1 }, "x")).toEqual([1, 9, 9]);
    both(per(VALUE, amount), [0, 4, 5, 6], { 1: 4, 2: 5, 3: 6 });
  });
  it("write flat lists as rows", () => {
    both(
      rowsPer(FIEF, amount),
      [1, 2, 3, 4, 5, 6],
      [
        { skane: 1, gotland: 2, nyland: 3 },
        { skane: 4, gotland: 5, nyland: 6 },
      ],
    );
    const TWO = domain("two", ["a", "b"]);
    both(gridPer(TWO, FIEF, amount), [1, 2, 3, 4, 5, 6], {
      a: { skane: 1, gotland: 2, nyland: 3 },
      b: { skane: 4, gotland: 5, nyland: 6 },
    });
    both(tuple(amount, flag), [1, true], [1, true]);
    refuses(tuple(amount, flag), [1], "x must be 2 values");
    both(listOf(orNull(flag)), [true, null, false], [true, null, false]);
    refuses(listOf(flag), [true, 0], "x[1] must be true or false, not 0");
    refuses(amount, null, "must be a whole number");
    refuses(among("a", "c"), "b", 'x must be one of "a", "c", not "b"');
    refuses(asItStands(), undefined, "x is missing");
    both(asItStands<object>(), { a: [1] }, { a: [1] });
  });
  it("know the fields of an object: which may be absent, which came later, which follow from others", () => {
    const shape = record<{ gold: number; debt: number; to?: number | undefined; sum: number }, "sum">(
      { gold: amount, debt: usually(amount, () => 0), to: maybe(amount) },
      ({ gold, debt }) => ({ sum: gold + debt }),
    );
    both(shape, { gold: 3, debt: 1, sum: 4 }, { gold: 3, debt: 1 });
    both(shape, { gold: 3, debt: 1, to: 2, sum: 4 }, { gold: 3, debt: 1, to: 2 });
    expect(shape.place({ gold: 3 }, "x")).toEqual({ gold: 3, debt: 0, sum: 3 });
    refuses(shape, { debt: 1 }, "x.gold is missing");
    refuses(shape, { gold: 3, silver: 1 }, 'x has no field "silver"');
    refuses(shape, null, "x must be an object, not null");
    // Of another edition: what has a place.
    expect(shape.placeKnown?.({ gold: "much", debt: 2, silver: 1 }, "x")).toEqual({ debt: 2 });
  });
  it("tell a union apart by its kind", () => {
    type Deed = { readonly kind: "buy"; readonly fief: number } | { readonly kind: "pass" };
    const deed = kinds<Deed>({ buy: { fief: thing(FIEF) }, pass: {} });
    both(deed, { kind: "buy", fief: 2 }, { kind: "buy", fief: "nyland" });
    both(deed, { kind: "pass" }, { kind: "pass" });
    refuses(deed, { kind: "sell" }, 'x of kind "sell" is not known');
    refuses(deed, { kind: "toString" }, "is not known");
    refuses(deed, { kind: "pass", fief: "nyland" }, 'x has no field "fief"');
    expect(() => deed.name({ kind: "sell" } as never)).toThrow("is not known");
  });
});
