import { expect, expectTypeOf, it } from "vitest";
import { domain } from "../src/ids.ts";
import type { Laid } from "../src/layout.ts";
import { copiedBy, derived, kept, layout, once, onlyWith } from "../src/layout.ts";
import type { Placed } from "../src/shapes.ts";
import { amount, asItStands, flag, gridPer, listOf, orNull, per, record, rowsPer, thing, things, tuple, usually } from "../src/shapes.ts";

const FIEF = domain("fief", ["skane", "gotland"]);
const errand = layout({ seat: once(amount), done: flag, stopped: kept(listOf(thing(FIEF))) });
const fields = {
  seats: amount,
  plague: flag,
  gold: listOf(amount),
  doubled: derived(({ gold }: { readonly gold: readonly number[] }) => gold.map((coins) => 2 * coins)),
  sick: onlyWith("plague", listOf(amount)),
  errand: orNull(errand),
};
const table = layout(fields);
interface Table extends Laid<typeof fields> {}

it("a table is of the type its layout says", () => {
  expectTypeOf<Table["gold"]>().toEqualTypeOf<number[]>();
  expectTypeOf<Table["doubled"]>().toEqualTypeOf<number[]>();
  expectTypeOf<Table["sick"]>().toEqualTypeOf<number[]>();
  expectTypeOf<Pick<Placed<typeof errand>, "seat" | "done">>().toEqualTypeOf<{ readonly seat: number; done: boolean }>();
  expectTypeOf<Placed<typeof table>>().toEqualTypeOf<Laid<typeof fields>>();
  // @ts-expect-error a field that follows from one that is not there
  layout({ seats: amount, doubled: fields.doubled });
  // @ts-expect-error a flag that is none
  layout({ plague: amount, sick: fields.sick });
});

it("what follows from other fields is not written down, and is there when a table is read", () => {
  const laid: Table = { seats: 2, plague: false, gold: [3, 4], doubled: [6, 8], sick: [], errand: { seat: 1, done: false, stopped: [] } };
  const named = { seats: 2, plague: false, gold: [3, 4], sick: [], errand: { seat: 1, done: false, stopped: [] } };
  expect(table.name(laid)).toEqual(named);
  expect(table.place(named, "table")).toEqual(laid);
  expect(() => table.place({ ...named, doubled: [6, 8] }, "table")).toThrow('has no field "doubled"');
  expect(table.all.map(([field]) => field)).toEqual(["seats", "plague", "gold", "doubled", "sick", "errand"]);
});

it("lists that are found together are found once", () => {
  let asked = 0;
  const ends = ({ row }: { readonly row: readonly number[] }) => {
    asked++;
    return { left: row.slice(0, 1), right: row.slice(-1) };
  };
  const ofRow = layout({ left: derived(ends, "left"), row: listOf(amount), right: derived(ends, "right") });
  expect(ofRow.place({ row: [1, 2, 3] }, "row")).toEqual({ row: [1, 2, 3], left: [1], right: [3] });
  expect(asked).toBe(1);
  // @ts-expect-error there is no such list
  derived(ends, "middle");
});

it("says of each field how it is copied", () => {
  const copied = (of: { readonly copied?: unknown }) => of.copied;
  for (const value of [
    amount,
    flag,
    thing(FIEF),
    things(FIEF),
    asItStands(),
    orNull(amount),
    usually(flag, () => false),
    kept(listOf(amount)),
  ])
    expect(copied(value)).toBe("value");
  for (const list of [
    listOf(amount),
    per(FIEF, flag),
    rowsPer(FIEF, amount),
    gridPer(FIEF, FIEF, amount),
    tuple(amount, flag),
    fields.sick,
  ])
    expect(copied(list)).toBe("list");
  expect(copied(listOf(listOf(amount)))).toBe("lists");
  expect(copied(per(FIEF, listOf(amount)))).toBe("lists");
  expect(copied(errand)).toBe("note");
  expect(copied(layout({ gold: listOf(amount) }))).toBe("record");
  // Of these nobody says whether they are written on.
  expect(copied(listOf(errand))).toBeUndefined();
  expect(copied(listOf(orNull(listOf(amount))))).toBeUndefined();
  const own = (held: { gold: number[] }) => ({ gold: held.gold.slice() });
  expect(copied(copiedBy(own, record<{ gold: number[] }>({ gold: listOf(amount) })))).toBe(own);
});
