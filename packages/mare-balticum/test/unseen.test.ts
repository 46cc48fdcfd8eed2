import { Engine, fastDice } from "@stormakt/kernel";
import { coveringConfigs } from "@stormakt/laws";
import { expect, it } from "vitest";
import { mareBalticum } from "../src/index.ts";

it("MB-TURN-8 nothing lies hidden from all: a spectator sees the whole table, so a take-back needs no new deal", () => {
  const engine = new Engine(mareBalticum);
  for (const config of coveringConfigs(mareBalticum).slice(0, 6)) {
    const state = engine.begin(config, "together");
    const chance = fastDice("together");
    for (let at = 0; engine.playAny(state, chance); at++)
      if (at % 10 === 0) expect(mareBalticum.viewOf(state.table, null)).toEqual(state.table);
  }
});
