import { copyPlain, Engine, fastDice } from "@stormakt/kernel";
import { coveringConfigs } from "@stormakt/laws";
import { expect, it } from "vitest";
import { BOX } from "../src/catalog/index.ts";
import { wallenstein } from "../src/index.ts";
import { cardIn, layCard } from "../src/table.ts";
import { viewOf } from "../src/view.ts";

it("nothing lies hidden from all: what the seats see together is the whole table, so a take-back needs no new deal", () => {
  const engine = new Engine(wallenstein);
  let covered = 0;
  for (const config of coveringConfigs(wallenstein).slice(0, 6)) {
    const state = engine.begin(config, "together");
    const chance = fastDice("together");
    for (let at = 0; engine.playAny(state, chance); at++) {
      if (at % 10 !== 0) continue;
      const { table } = state;
      const together = viewOf(table, 0);
      for (let seat = 0; seat < config.seats; seat++) {
        const own = viewOf(table, seat);
        for (const box of BOX.all) {
          if (cardIn(own, seat, box) !== cardIn(together, seat, box)) covered += 1;
          layCard(together, seat, box, cardIn(own, seat, box));
        }
      }
      expect(copyPlain(together)).toEqual(copyPlain(table));
    }
  }
  expect(covered).toBeGreaterThan(0);
});
