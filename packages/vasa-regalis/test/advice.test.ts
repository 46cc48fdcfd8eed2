import { Engine, fastDice, usualConfig } from "@stormakt/kernel";
import { expect, it } from "vitest";
import { partState } from "../src/advice/index.ts";
import { GOODS } from "../src/catalog/index.ts";
import { vasaRegalis } from "../src/index.ts";
import { viewOf } from "../src/view.ts";
import { tableOf } from "./scenario.ts";

/** What boards are told beforehand is what happens. */
it("VR-BUILD-3 VR-BUILD-4 a part is eligible where it may be called, and built where it is forced", () => {
  const engine = new Engine(vasaRegalis);
  const met = new Set<string>();
  for (let game = 0; game < 20; game++) {
    const state = engine.begin(usualConfig(vasaRegalis, { seats: 3 }), `advice ${game}`);
    const dice = fastDice(game);
    while (state.outcome === null) {
      const seat = engine.nextSeat(state);
      const { table } = engine.view(state, null);
      const states = GOODS.map((good) => partState(table, good));
      for (const is of states) met.add(is);
      const step = engine.stepOf(state);
      const legal = engine.legalActions(state, seat);
      if (step === "callBuilding") {
        const callable = legal.flatMap((action) => (action.kind === "callBuilding" ? [action.good] : []));
        expect(callable).toEqual(GOODS.filter((good) => states[good] === "eligible"));
        expect(states).not.toContain("forced"); // or nobody would be asked
      }
      const receipt = engine.submit(state, seat, dice.pick(legal));
      if (!receipt.legal) throw new Error(receipt.rule);
      for (const { event } of receipt.told) if (event.kind === "buildingForced") expect(states[event.good]).toBe("forced");
    }
    expect(GOODS.map((good) => partState(engine.view(state, null).table, good))).toEqual(GOODS.map(() => "built"));
  }
  expect([...met].sort()).toEqual(["built", "eligible", "out of reach"]);
  const withThree = { iron: [1, 0, 1] };
  const table = tableOf({ hands: { 0: withThree, 1: withThree, 2: withThree } });
  expect(GOODS.map((good) => partState(viewOf(table, null), good))).toEqual(["out of reach", "out of reach", "forced", "out of reach"]);
});
