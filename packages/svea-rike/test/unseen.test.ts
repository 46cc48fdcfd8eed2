import type { Seat } from "@stormakt/kernel";
import { Engine, fastDice, settleConfig } from "@stormakt/kernel";
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

it("SR-SELL-4 where gold is hidden, whoever has named a price is thought to have it", () => {
  const engine = new Engine(sveaRike);
  let named = 0;
  for (let game = 0; game < 60; game++) {
    const state = engine.begin({ ...settleConfig(sveaRike, { seats: 3 }).config, goldVisible: false }, `game ${game}`);
    const chance = fastDice(`game ${game}`);
    while (engine.playAny(state, chance)) {
      if (engine.stepOf(state) !== "bargain") continue;
      const [seller] = engine.waitsFor(state) as [Seat];
      for (let world = 0; world < 20; world++) {
        const imagined = engine.determinise(engine.view(state, seller), seller, fastDice(`${game} ${world}`));
        const taken = engine.legalActions(imagined, seller).find(({ kind }) => kind === "takePrice");
        if (taken === undefined) continue;
        named += 1;
        engine.perform(imagined, seller, taken);
        expect(Math.min(...imagined.table.gold)).toBeGreaterThanOrEqual(0);
      }
    }
  }
  expect(named).toBeGreaterThan(100);
});
