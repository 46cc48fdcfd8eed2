import { describe, expect, it } from "vitest";
import type { Row } from "../src/index.ts";
import { canonical, copyPlain, copyRecord, isList, isRow, notPlain, Rows, sameData } from "../src/index.ts";

interface Shelf {
  name: string;
  readonly jars: Row<number>;
  readonly lids: Row<number>;
  labels: number[];
}
const rows = new Rows<Shelf>("jars", "lids");
const shelf = (jars = [1, 2, 3], lids = [-4, 5]): Shelf => rows.lay({ name: "pantry", jars, lids, labels: [7] });

describe("rows", () => {
  it("are lists like any other: what is made of them is a plain one", () => {
    const { jars, lids } = shelf();
    expect([...jars, ...lids]).toEqual([1, 2, 3, -4, 5]);
    expect([jars.length, jars[1], jars.indexOf(3), jars.includes(9), lids.at(-1)]).toEqual([3, 2, 2, false, 5]);
    expect(jars.map((jar) => `jar ${jar}`)).toEqual(["jar 1", "jar 2", "jar 3"]);
    expect(jars.filter((jar) => jar > 1)).toEqual([2, 3]);
    expect(jars.slice(1)).toEqual([2, 3]);
    expect(jars.flatMap((jar) => [jar, jar])).toEqual([1, 1, 2, 2, 3, 3]);
    expect(([] as number[]).concat(jars as readonly number[])).toEqual([1, 2, 3]);
    for (const made of [jars.slice(), jars.map((jar) => jar), jars.filter(() => true), jars.concat([4])])
      expect(Array.isArray(made)).toBe(true);
  });
  it("are written and compared as lists", () => {
    const one = shelf();
    expect(canonical(one)).toBe('{"jars":[1,2,3],"labels":[7],"lids":[-4,5],"name":"pantry"}');
    expect(JSON.stringify(one)).toBe('{"name":"pantry","jars":[1,2,3],"lids":[-4,5],"labels":[7]}');
    expect(notPlain(one)).toBeNull();
    expect(sameData(one.jars, [1, 2, 3])).toBe(true);
    expect(sameData([1, 2, 4], one.jars)).toBe(false);
    expect(sameData(one.jars, { 0: 1, 1: 2, 2: 3 })).toBe(false);
    expect([isList(one.jars), isList(one.labels), isList(one)]).toEqual([true, true, false]);
    expect([isRow(one.jars), isRow(one.labels)]).toEqual([true, false]);
    expect(copyPlain(one.jars)).toEqual([1, 2, 3]);
    expect(copyRecord(one)).toEqual({ name: "pantry", jars: [1, 2, 3], lids: [-4, 5], labels: [7] });
  });
  it("are the table's own, side by side", () => {
    const jars = [1, 2];
    const one = shelf(jars, [3]);
    one.jars[1] = 9;
    one.lids.fill(8);
    expect(jars).toEqual([1, 2]);
    expect([...one.jars, ...one.lids]).toEqual([1, 9, 8]);
  });
  it("are copied at a stroke over rows laid alike", () => {
    const [one, other] = [shelf(), shelf([0, 0, 0], [0, 0])];
    expect(rows.copy(one, other)).toBe(true);
    expect([...other.jars, ...other.lids]).toEqual([1, 2, 3, -4, 5]);
    one.jars[0] = 6;
    expect(other.jars[0]).toBe(1);
  });
  it("are not copied over what is laid otherwise, or not laid, or made of another table", () => {
    const one = shelf();
    const plain: Shelf = { name: "", jars: [0, 0, 0], lids: [0, 0], labels: [] };
    const others = [shelf([0, 0], [0, 0, 0]), shelf([0], [0]), plain, { ...shelf([0, 0, 0], [0, 0]), jars: [0, 0, 0] }];
    for (const other of others) {
      expect([rows.copy(one, other), rows.copy(other, one)]).toEqual([false, false]);
      expect([...other.jars, ...other.lids].every((jar) => jar === 0)).toBe(true);
    }
    expect([...one.jars, ...one.lids]).toEqual([1, 2, 3, -4, 5]);
  });
});
