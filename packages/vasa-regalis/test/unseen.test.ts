import { Engine, fastDice } from "@stormakt/kernel";
import { describe, expect, it } from "vitest";
import { vasaRegalis } from "../src/index.ts";
import type { Table } from "../src/table.ts";
import { viewOf, viewOfNewcomer } from "../src/view.ts";

const engine = new Engine(vasaRegalis);
const CONFIG = { seats: 4, inventory: true, trades: "private", royalPatience: 3, firstLeader: 0, notebook: "full" } as never;

function* tables(seed: string): Generator<Table> {
  const state = engine.begin(CONFIG, seed);
  const chance = fastDice(seed);
  while (engine.playAny(state, chance)) yield state.table;
}

describe("VR-SECRET-1: each hidden good is known to its owner", () => {
  it("nothing lies hidden from all: what the seats see together is the whole yard, so a take-back needs no new deal", () => {
    let looked = 0;
    for (const table of tables("together")) {
      if (++looked % 10 !== 0) continue;
      const views = Array.from({ length: table.seats }, (_, seat) => viewOf(table, seat));
      expect(views.flatMap(({ hands }, seat) => hands[seat] ?? [])).toEqual(table.hands);
      expect(views.flatMap(({ ships }, seat) => ships[seat] ?? [])).toEqual(table.ships);
      expect(views[0]?.supply).toEqual(table.supply);
    }
    expect(looked).toBeGreaterThan(50);
  });
});

describe("a seat that was taken over while contested", () => {
  it("shows no note of what it saw before, nor what followed from it, but what was seen since", () => {
    let hidden = 0;
    let since = 0;
    for (let game = 0; game < 6; game++) {
      let then = null as ReturnType<typeof viewOf> | null;
      for (const table of tables(`newcomer ${game}`)) {
        const view = viewOf(table, 1);
        if (then === null && view.notes.length > 1) then = view;
        if (then === null) continue;
        const shown = viewOfNewcomer(view, then);
        expect(shown.hands).toEqual(view.hands);
        expect(shown.ships).toEqual(view.ships);
        expect(shown.notes).toEqual(view.notes.slice(then.notes.length));
        since = Math.max(since, shown.notes.length);
        if (JSON.stringify(shown.known) !== JSON.stringify(view.known)) hidden += 1;
        // Nothing is known of others' goods but what all know, and what a note from after the change says.
        shown.known.mayLie.forEach((values, at) => {
          const ship = Math.floor(at / 4);
          const noted = shown.notes.some((note) => note.ship === ship && note.good === at % 4 && note.current);
          if (ship !== 1 && !noted) expect(values).toBe(view.common.mayLie[at]);
        });
      }
    }
    expect(hidden).toBeGreaterThan(0);
    expect(since).toBeGreaterThan(0);
  });
});
