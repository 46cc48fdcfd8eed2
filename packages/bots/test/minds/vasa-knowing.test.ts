import type { Seat, State } from "@stormakt/kernel";
import { Engine, fastChance, fastDice, usualConfig } from "@stormakt/kernel";
import type { Action, Config, VasaRegalis } from "@stormakt/vasa-regalis";
import { vasaRegalis } from "@stormakt/vasa-regalis";
import { describe, expect, it } from "vitest";
import { searchBot } from "../../src/levels.ts";
import { openly, secret } from "../../src/minds/vasa-regalis/knowing.ts";
import { odds } from "../../src/minds/vasa-regalis/policy.ts";
import { mind } from "../../src/minds/vasa-regalis.ts";
import { imagineWorld } from "../../src/playout.ts";

const engine = new Engine(vasaRegalis);
const table = (asked: Partial<Config> = {}): Config => usualConfig(vasaRegalis, { seats: 3, royalPatience: 10, ...asked });
const PRIVATE: Partial<Config> = { seats: 4, inventory: true, trades: "private" };

/** Whole games of quick play, seen before every decision. */
function watch(games: number, config: Config, seen: (state: State<VasaRegalis>, seat: Seat, legal: readonly Action[]) => void): void {
  for (let game = 0; game < games; game++) {
    const state = engine.beginWith(config, fastChance(`knowing ${game}`));
    const dice = fastDice(`knowing ${game}`);
    while (state.outcome === null) {
      const seat = engine.nextSeat(state);
      const legal = [...engine.legalActions(state, seat)];
      if (legal.length > 1) seen(state, seat, legal);
      engine.perform(state, seat, mind.rollout(engine, state, seat, dice));
    }
  }
}
const oddsOf = (state: State<VasaRegalis>, seat: Seat): { actions: Action[]; odds: number[] | null } => {
  const actions = [...engine.legalActions(state, seat)];
  const into = new Float64Array(64);
  return odds(state, seat, actions, into) ? { actions, odds: Array.from(into.subarray(0, actions.length)) } : { actions, odds: null };
};

describe("who knows what in Vasa Regalis", () => {
  it.each([
    ["usual", table()],
    ["with private trades", table(PRIVATE)],
  ])("is the same for a seat in all worlds that it cannot tell apart, and so is what it may do: %s", (_name, config) => {
    const dice = fastDice("worlds");
    let decisions = 0;
    watch(4, config, (state, seat) => {
      decisions++;
      const view = engine.view(state, seat);
      for (let nth = 0; nth < 3; nth++) {
        const world = imagineWorld(engine, mind, view, seat, dice);
        expect(secret(world, seat)).toBe(secret(state, seat));
        expect(oddsOf(world, seat)).toEqual(oddsOf(state, seat));
      }
    });
    expect(decisions).toBeGreaterThan(100);
  });
  it("says nothing to others of what is laid face down, and all of what is done openly", () => {
    const kinds = new Set<string>();
    watch(12, table(), (state, seat, legal) => {
      for (const action of legal) {
        const [hidden, other] = [action, legal[0]!];
        const alike = openly(hidden) === openly(other);
        if (hidden === other) expect(alike).toBe(true);
        else if (hidden.kind === "replace" && other.kind === "replace") expect(alike).toBe(hidden.good === other.good);
        else expect(alike).toBe(hidden.kind === "place" || hidden.kind === "obey");
      }
      const [{ kind }] = legal as [Action];
      if (kind !== "place" && kind !== "obey" && kind !== "replace") return;
      kinds.add(kind);
      for (const action of legal.filter((one) => openly(one) === openly(legal[0]!))) {
        const [one, other] = [engine.copy(state), engine.copy(state)];
        engine.perform(one, seat, legal[0]!);
        engine.perform(other, seat, action);
        for (let viewer = 0; viewer < 3; viewer++) if (viewer !== seat) expect(secret(one, viewer)).toBe(secret(other, viewer));
        const isAnother = action.kind === "replace" && action.value !== 0 && action.value !== state.table.ships[seat * 4 + action.good];
        if (kind === "replace") expect(secret(one, seat) !== secret(other, seat)).toBe(isAnother);
      }
    });
    expect([...kinds].sort()).toContain("place");
    expect([...kinds].sort()).toContain("replace");
  });
  it("leaves odds that add up to one, and where to look to whoever looks", () => {
    const steps = new Set<string>();
    watch(6, table(), (state, seat) => {
      const { odds: found } = oddsOf(state, seat);
      if (found === null) steps.add(engine.stepOf(state) ?? "");
      else expect(found.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
    });
    expect([...steps]).toEqual(["inspect"]);
  });
  it.each([
    ["three", table()],
    ["five", table({ seats: 5 })],
    ["private trades", table(PRIVATE)],
  ])("is enough for a champion to play by to the end: %s", (_name, config) => {
    const champion = searchBot(new Engine(vasaRegalis), mind, "champion");
    const dice = fastDice("champions");
    const state = engine.beginWith(config, fastChance("champions"));
    while (state.outcome === null) {
      const seat = engine.nextSeat(state);
      const legal = engine.legalActions(state, seat);
      const action =
        engine.stepOf(state) === "trading"
          ? ({ kind: "ready" } as const)
          : champion.choose(engine.view(state, seat), seat, legal, { chance: dice, share: 0.005 });
      expect(engine.submit(state, seat, action)).toMatchObject({ legal: true });
    }
    expect(state.table.ships).not.toContain(0);
  });
});
