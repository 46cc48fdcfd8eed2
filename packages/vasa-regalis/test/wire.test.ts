/** What of a notebook goes over the wire. */
import { fastDice } from "@stormakt/kernel";
import { describe, expect, it } from "vitest";
import { GOOD, KIND } from "../src/catalog/index.ts";
import { holdingsIn } from "../src/knowing.ts";
import { schema } from "../src/schema.ts";
import type { TableView } from "../src/view.ts";
import { engine, markers, Play, usual } from "./scenario.ts";

interface Named {
  readonly known: { readonly holdings: object | null; readonly mayLie: object };
  readonly common: { readonly holdings: object | null; readonly mayLie: object };
}
const named = (view: TableView): Named => schema.view.name(view) as unknown as Named;
const back = (view: TableView): TableView => schema.view.place(JSON.parse(JSON.stringify(named(view))), "view");

describe("what everybody owns", () => {
  it("is said once where all know it: the least of each kind, and nothing that follows from it", () => {
    const view = new Play({ seats: 3 }).view(0);
    expect(named(view).known.holdings).toBeNull();
    expect(Object.keys(named(view).common.holdings ?? {})).toEqual(["least"]);
    expect(holdingsIn(back(view))).toEqual(holdingsIn(view));
    expect(back(view)).toEqual(view);
  });
  it("is said in full where trades are private, to each what it knows", () => {
    const play = new Play({ inventory: true, at: "inventory", hands: { 0: { wood: [1, 0, 1] }, 1: { iron: [1, 1, 0] } } });
    play.do(0, { kind: "offer", to: 1, give: markers("wood-3"), take: markers("iron-2") }).do(1, { kind: "accept", from: 0, number: 1 });
    for (const seat of [0, 2, null]) {
      const view = play.view(seat);
      expect(Object.keys(named(view).common.holdings ?? {})).toEqual(["least", "most", "leastOfType", "mostOfType"]);
      expect(back(view)).toEqual(view);
    }
    expect(holdingsIn(play.view(2))).not.toEqual(holdingsIn(play.view(0)));
  });
  it("is read as journals and editions of before have it: in full, beside what may lie on the squares", () => {
    const view = new Play({ seats: 3 }).view(0);
    const { least, most, leastOfType, mostOfType } = holdingsIn(view);
    const held = {
      least: byName(least, KIND.names),
      most: byName(most, KIND.names),
      leastOfType: byName(leastOfType, GOOD.names),
      mostOfType: byName(mostOfType, GOOD.names),
    };
    const { known, common } = named(view);
    const former = { known: { ...held, mayLie: known.mayLie }, common: { ...held, mayLie: common.mayLie } };
    const placed = schema.view.place({ ...named(view), ...former }, "view");
    expect(holdingsIn(placed)).toEqual(holdingsIn(view));
    expect(placed.known.mayLie).toEqual(view.known.mayLie);
  });
  it("changes in what is told as it changes in what is shown, also when all is laid open at the end", () => {
    for (const inventory of [false, true]) {
      const state = engine.begin(usual(3, { inventory }), `wire ${inventory}`);
      const dice = fastDice(7);
      let before = engine.view(state, 1).table;
      let changes = 0;
      while (engine.playAny(state, dice)) {
        const after = engine.view(state, 1).table;
        const told = schema.view.tell?.(before, after);
        expect(told === undefined ? named(before) : changed(named(before), JSON.parse(told))).toEqual(named(after));
        if (told?.includes('"holdings"')) changes += 1;
        before = after;
      }
      expect(changes).toBeGreaterThan(10);
    }
  });
});
/** What a client makes of what it knew and of how that has changed. */
function changed(was: unknown, change: unknown): unknown {
  if (change === null) return undefined;
  if (Array.isArray(change)) return change[0];
  const { "#": length, ...within } = change as Record<string, unknown>;
  const held = was as Record<string, unknown>;
  const now = Object.entries(within).map(([key, one]) => [key, changed(held[key], one)] as const);
  return Array.isArray(was)
    ? Object.assign([...was], Object.fromEntries(now), length === undefined ? {} : { length })
    : { ...held, ...Object.fromEntries(now) };
}
function byName(list: readonly number[], names: readonly string[]): Record<string, number>[] {
  return Array.from({ length: list.length / names.length }, (_, row) =>
    Object.fromEntries(names.map((name, at) => [name, list[row * names.length + at]!])),
  );
}
