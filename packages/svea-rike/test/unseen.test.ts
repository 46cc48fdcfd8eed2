import { Engine, fastDice } from "@stormakt/kernel";
import { coveringConfigs } from "@stormakt/laws";
import { expect, it } from "vitest";
import { sveaRike } from "../src/index.ts";

it("what no seat knows is dealt anew: the cards to be drawn come in another order, and nobody sees a difference", () => {
  const engine = new Engine(sveaRike);
  const changed = new Set<string>();
  for (const config of coveringConfigs(sveaRike).slice(0, 6)) {
    const state = engine.begin(config, "unseen");
    const chance = fastDice("unseen");
    for (let at = 0; engine.playAny(state, chance); at++) {
      if (at % 25 !== 0) continue;
      const other = engine.copy(state);
      engine.dealAnew(other, `deal ${at}`);
      for (const seat of [...Array.from({ length: config.seats }, (_, one) => one), null])
        expect(engine.view(other, seat)).toEqual(engine.view(state, seat));
      for (const deck of ["eventDeck", "historyDeck", "coming", "royalDeck", "markers"] as const) {
        if (JSON.stringify(other.table[deck]) !== JSON.stringify(state.table[deck])) changed.add(deck);
        expect(other.table[deck].toSorted((a, b) => a - b)).toEqual(state.table[deck].toSorted((a, b) => a - b));
      }
      expect(other.table.hands).toEqual(state.table.hands);
    }
  }
  expect([...changed].sort()).toEqual(["coming", "eventDeck", "historyDeck", "markers", "royalDeck"]);
});
