import { describe, expect, it } from "vitest";
import type { SetOf, Wide } from "../src/ids.ts";
import {
  addedUp,
  allSeats,
  atMost,
  both,
  butLowest,
  called,
  column,
  count,
  domain,
  EMPTY,
  each,
  either,
  emptyRows,
  has,
  including,
  isEmpty,
  isSingle,
  isWide,
  just,
  list,
  lowest,
  nameOf,
  nth,
  putInRow,
  range,
  rowAt,
  rowHas,
  rowMeets,
  rowsOf,
  rowsTogether,
  seats,
  setOf,
  sum,
  takeOutOfRow,
  where,
  wideAt,
  wideAtMost,
  wideOf,
  wideWhere,
  without,
} from "../src/ids.ts";

const FIEF = domain("fief", ["skane", "gotland", "nyland", "oland"]);
const VALUE = range("value", 2, 5);
const set = (...ids: number[]): SetOf<number> => ids.reduce((made, id) => made | (1 << id), 0) as SetOf<number>;

describe("domains", () => {
  it("name their things from the first on", () => {
    expect(nameOf(FIEF, called(FIEF, "nyland"))).toBe("nyland");
    expect(called(VALUE, "3")).toBe(3);
    expect(nameOf(VALUE, called(VALUE, "5"))).toBe("5");
    expect(() => called(FIEF, "bleking")).toThrow("there is no fief bleking");
    expect(FIEF.all).toEqual([0, 1, 2, 3]);
    expect(VALUE.all).toEqual([2, 3, 4, 5]);
    expect(seats("seat", 4, 1)).toMatchObject({ names: ["0", "1", "2", "3", "4"], size: 5 });
  });
  it("hold a printed value by thing, with noughts before the first", () => {
    expect(column(VALUE, (id) => id * 10)).toEqual([0, 0, 20, 30, 40, 50]);
    expect(column(FIEF, (id) => id)).toEqual([0, 1, 2, 3]);
  });
  it("are wide when one word cannot hold them", () => {
    expect(isWide(range("small", 0, 29))).toBe(false);
    expect(isWide(range("large", 0, 30))).toBe(true);
    expect(isWide(range("late", 10, 30))).toBe(true);
  });
});

describe("sets", () => {
  it("hold things", () => {
    expect(just(FIEF, 2)).toBe(set(2));
    expect(just(FIEF, -1)).toBe(0);
    expect(just(VALUE, 1)).toBe(0);
    expect([has(set(1, 3), 3), has(set(1, 3), 2)]).toEqual([true, false]);
    expect([isEmpty(EMPTY), isEmpty(set(0))]).toEqual([true, false]);
    expect([isSingle(set(3)), isSingle(set(1, 3))]).toEqual([true, false]);
    expect(both(set(0, 1), set(1, 2))).toBe(set(1));
    expect(either(set(0, 1), set(1, 2))).toBe(set(0, 1, 2));
    expect(without(set(0, 1), set(1, 2))).toBe(set(0));
    expect(including(set(0), 4)).toBe(set(0, 4));
    expect(setOf(3)).toBe(set(3));
    expect(allSeats(3)).toBe(set(0, 1, 2));
  });
  it("are gone through from the lowest on, also to the last bit", () => {
    const some = set(0, 5, 29);
    expect([lowest(some), butLowest(some), lowest(set(29)), butLowest(set(29))]).toEqual([0, set(5, 29), 29, 0]);
    expect(list(some)).toEqual([0, 5, 29]);
    const seen: number[] = [];
    each(some, (id) => seen.push(id));
    expect(seen).toEqual([0, 5, 29]);
    expect([0, 1, 2].map((at) => nth(some, at))).toEqual([0, 5, 29]);
    expect([count(some), count(set(...FIEF.all)), count(EMPTY)]).toEqual([3, 4, 0]);
    expect(count((2 ** 30 - 1) as SetOf<number>)).toBe(30);
    expect(list(EMPTY)).toEqual([]);
  });
  it("add up what their things are worth", () => {
    expect(sum(set(0, 2, 3), [1, 10, 100, 1000])).toBe(1101);
    expect(sum(EMPTY, [1])).toBe(0);
  });
  it("add it up by look-ups too, over all four parts of a word", () => {
    const THING = domain(
      "thing",
      Array.from({ length: 30 }, (_, at) => `thing ${at}`),
    );
    const worth = THING.all.map((id) => 1000 + id * id);
    const added = addedUp(THING, (id) => worth[id]!);
    for (const ids of [[], [0], [7, 8], [15, 16, 23], [24, 29], THING.all]) {
      const some = where(THING, (id) => (ids as readonly number[]).includes(id));
      expect(added(some)).toBe(sum(some, worth));
    }
  });
  it("are what can be paid for", () => {
    const within = atMost(FIEF, [3, 1, 5, 3]);
    expect([0, 1, 2, 3, 4, 5, 6, 99].map((gold) => list(within(gold) as SetOf<number>))).toEqual([
      [],
      [1],
      [1],
      [0, 1, 3],
      [0, 1, 3],
      [0, 1, 2, 3],
      [0, 1, 2, 3],
      [0, 1, 2, 3],
    ]);
  });
});

describe("wide sets", () => {
  const LAND = range("land", 0, 44);
  const of = (...ids: number[]): Wide<number> => wideWhere(LAND, (id) => ids.includes(id));
  const all = (wide: Wide<number>): number[] => LAND.all.filter((id) => wide.has(id));
  it("say the same things as small ones, across both words", () => {
    expect(all(of(0, 29, 30, 44))).toEqual([0, 29, 30, 44]);
    expect(all(of(1, 29, 31).both(of(29, 31, 32) as never))).toEqual([29, 31]);
    expect(all(of(1, 31).either(of(2, 32) as never))).toEqual([1, 2, 31, 32]);
    expect(all(of(1, 2, 31, 32).without(of(2, 32) as never))).toEqual([1, 31]);
    expect([of().isEmpty, of(0).isEmpty, of(44).isEmpty]).toEqual([true, false, false]);
    expect([of(1, 40).meets(of(1) as never), of(1, 40).meets(of(40) as never), of(1, 40).meets(of(2, 41) as never)]).toEqual([
      true,
      true,
      false,
    ]);
  });
  it("are what can be paid for", () => {
    const within = wideAtMost(
      LAND,
      LAND.all.map((id) => (id === 44 ? 3 : id % 3)),
    );
    expect(all(within(0) as Wide<number>)).toEqual(LAND.all.filter((id) => id % 3 === 0 && id !== 44));
    expect(all(within(2) as Wide<number>)).toEqual(LAND.all.filter((id) => id !== 44));
    expect(all(within(3) as Wide<number>)).toEqual([...LAND.all]);
    expect(all(within(9) as Wide<number>)).toEqual([...LAND.all]);
    expect(where(FIEF, (id) => id > 1)).toBe(set(2, 3));
  });
  it("are made of a list of things, and of a list of where each is", () => {
    const land = LAND.all.filter((id) => [0, 29, 30, 44].includes(id));
    expect(all(wideOf(land))).toEqual([0, 29, 30, 44]);
    const places = LAND.all.map((id) => id % 4);
    for (const place of [0, 1, 3]) expect(all(wideAt(LAND, places, place))).toEqual(LAND.all.filter((id) => id % 4 === place));
    expect(wideAt(LAND, places, 4).isEmpty).toBe(true);
    const high = range("high", 20, 40);
    expect(high.all.filter((id) => wideAt(high, Array<number>(50).fill(7), 7).has(id))).toEqual([...high.all]);
    expect(LAND.all.filter((id) => id < 20 && wideAt(high, Array<number>(50).fill(7), 7).has(id as never))).toEqual([]);
    expect(list(wideAt(range("small", 1, 3), [7, 7, 0, 7, 7], 7).low as SetOf<number>)).toEqual([1, 3]);
  });
  it("lie in rows, two words each, and are changed there", () => {
    const [first, second] = [LAND.all.filter((id) => id === 3 || id === 31), LAND.all.filter((id) => id === 29 || id === 30 || id === 44)];
    const rows = rowsOf([first, [], second]);
    expect([0, 1, 2].map((row) => all(rowAt(rows, row)))).toEqual([[3, 31], [], [29, 30, 44]]);
    expect(rows).toHaveLength(emptyRows(3).length);
    for (const id of LAND.all)
      expect([0, 1, 2].map((row) => rowHas(rows, row, id))).toEqual([first.includes(id), false, second.includes(id)]);
    expect([rowMeets(rows, 0, wideOf(second)), rowMeets(rows, 2, wideOf(second)), rowMeets(rows, 0, wideOf(LAND.all))]).toEqual([
      false,
      true,
      true,
    ]);
    expect(all(rowsTogether(rows, 0, 2, -1))).toEqual([3, 29, 30, 31, 44]);
    expect(all(rowsTogether(rows, 0, 2, 0))).toEqual([29, 30, 44]);
    expect(all(rowsTogether(rows, 1, 1, 2))).toEqual([]);
    for (const id of first) takeOutOfRow(rows, 0, id);
    for (const id of second) putInRow(rows, 1, id);
    takeOutOfRow(rows, 2, first[0]!);
    expect([0, 1, 2].map((row) => all(rowAt(rows, row)))).toEqual([[], [29, 30, 44], [29, 30, 44]]);
  });
});
