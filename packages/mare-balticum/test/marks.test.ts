import { describe, expect, it } from "vitest";
import { ARMY, FLEET, PLACES } from "../src/catalog/index.ts";
import { own } from "../src/copy.ts";
import { anyMarked, circleAt, DEPLOYED, isMarked, MOVED, marked } from "../src/table.ts";
import { at, scene } from "./scenario.ts";

describe("marks for one game turn", () => {
  it.each(PLACES)("a mark on subject %i of a force is seen, of that kind and on that force only", (place) => {
    const { table } = scene({ scania: { army: "ABC", fleet: "ABC" }, pomerania: { army: "A" } });
    own.marks(table)[circleAt(at("scania"), ARMY, place)] = MOVED;
    const seen = (force: typeof ARMY, mark: typeof MOVED) => anyMarked(table, at("scania"), force, mark);
    expect([seen(ARMY, MOVED), seen(ARMY, DEPLOYED), seen(FLEET, MOVED)]).toEqual([true, false, false]);
    expect(anyMarked(table, at("pomerania"), ARMY, MOVED)).toBe(false);
    expect([marked(table, at("scania"), ARMY, MOVED), marked(table, at("scania"), FLEET, MOVED)]).toEqual([1, 0]);
    expect(PLACES.map((other) => isMarked(table, at("scania"), ARMY, other, MOVED))).toEqual(PLACES.map((other) => other === place));
  });
});
