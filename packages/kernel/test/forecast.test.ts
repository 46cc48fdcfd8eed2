import { describe, expect, it } from "vitest";
import type { Game, Pass, Play } from "../src/index.ts";
import { compareForecast, Engine, fastChance, forecast, PASS, stepsOf } from "../src/index.ts";

/** A harvest: a window in which it may be spoiled, then a die, then somebody decides. */
interface Harvest {
  Config: { readonly seats: number };
  Table: { grain: number; spoiled: boolean; deck: number[]; log: string[] };
  TableView: object;
  Action: Pass | { readonly kind: "eat" };
  Event:
    | { readonly kind: "reaped"; readonly grain: number }
    | { readonly kind: "rolled"; readonly die: number }
    | { readonly kind: "drew"; readonly cards: readonly number[] | number }
    | { readonly kind: "drewSome"; readonly count: number }
    | { readonly kind: "fed" };
  Rule: string;
}
type Pen = Play<Harvest>;
const { procedure, window, decision } = stepsOf<Harvest>();
const season = procedure("season")({
  react: (play) => play.open(reaction, {}),
  reap(play) {
    const { table } = play;
    const grain = table.spoiled ? 1 : 2 + play.chance.below(2);
    table.grain += grain;
    play.tell?.({ kind: "reaped", grain });
  },
  eat: (play) => play.ask(eating, 1),
});
const reaction = window("reaction", { moves: { pass: { candidates: [PASS], requires: {} } }, polls: () => [0, 1] });
const eating = decision("eating", { moves: { eat: { candidates: [{ kind: "eat" }], requires: {}, perform() {} } } });
const harvest: Game<Harvest> = {
  id: "harvest",
  rulesVersion: "1",
  seats: { min: 2, max: 2 },
  options: {},
  rules: [],
  steps: [season, reaction, eating],
  longest: () => 9,
  setUp: () => ({ grain: 0, spoiled: false, deck: [4, 5, 6], log: [] }),
  begin: (play) => play.call(season, {}),
  copyTable: (table) => structuredClone(table),
  viewOf: () => ({}),
  imagine: () => ({ grain: 0, spoiled: false, deck: [], log: [] }),
  invariants: {},
};
const engine = new Engine(harvest);
const begin = () => engine.beginWith({ seats: 2 }, fastChance(1));
const odds = (effect: (play: Pen) => void, options = {}) =>
  forecast(engine, begin(), effect, options).map(({ event, odds }) => [event, Math.round(odds * 1e6) / 1e6]);

describe("a forecast", () => {
  it("adds up the odds of every way the dice fall", () => {
    const strong = (play: Pen) => {
      if (play.chance.die(6) > 4) play.tell?.({ kind: "fed" });
    };
    expect(odds(strong)).toEqual([[{ kind: "fed" }, 0.333333]]);
    const twoDice = (play: Pen) => {
      const first = play.chance.die(6);
      if (first + (first > 3 ? play.chance.below(2) : play.chance.pick([0, 5, 6])) > 6) play.tell?.({ kind: "fed" });
    };
    // 1: 6 of 3 -> 1/3; 2, 3: 5 and 6 -> 2/3; 4, 5: none; 6: one of two.
    expect(odds(twoDice)).toEqual([[{ kind: "fed" }, Math.round(((1 / 3 + 2 / 3 + 2 / 3 + 1 / 2) / 6) * 1e6) / 1e6]]);
  });
  it("is certain where no die is thrown, and counts an event once however often it is told", () => {
    const twice = (play: Pen) => {
      play.tell?.({ kind: "fed" });
      play.tell?.({ kind: "fed" });
    };
    expect(odds(twice)).toEqual([[{ kind: "fed" }, 1]]);
    expect(odds(() => {})).toEqual([]);
  });
  it("counts a question as an event, and leaves state and dice as they were", () => {
    const state = begin();
    const before = engine.save(state);
    const seen = forecast(engine, state, (play) => {
      play.table.grain += 9;
      play.ask(eating, 1, {});
    });
    expect(seen).toEqual([{ event: { kind: "asked", step: "eating", seats: [1] }, odds: 1 }]);
    expect(engine.save(state)).toBe(before);
    const [seat] = engine.waitsFor(state);
    expect(engine.submit(state, seat!, PASS).legal).toBe(true);
    expect(engine.submit(state, 1, PASS)).toMatchObject({ legal: true, told: [{ event: { kind: "reaped" } }] });
  });
  it("tells what the hearer would hear, with the unseen blurred", () => {
    const draw = ({ table, chance, tell }: Pen) => {
      chance.shuffle(table.deck);
      tell?.({ kind: "drew", cards: [table.deck.pop()!, table.deck.pop()!] }, { only: [0], others: { kind: "drewSome", count: 2 } });
      tell?.({ kind: "fed" }, { only: [1] });
    };
    expect(odds(draw)).toEqual([[{ kind: "drewSome", count: 2 }, 1]]);
    expect(odds(draw, { hearer: 0, blurred: ["cards"] })).toEqual([[{ kind: "drew", cards: 2 }, 1]]);
    expect(odds(draw, { hearer: 1, blurred: ["count"] })).toEqual([
      [{ kind: "drewSome", count: 0 }, 1],
      [{ kind: "fed" }, 1],
    ]);
  });
  it("draws where there are too many ways to go through", () => {
    const seen = forecast(engine, begin(), (play) => {
      let sum = 0;
      for (let die = 0; die < 8; die++) sum += play.chance.die(6);
      play.tell?.({ kind: "reaped", grain: sum > 28 ? 1 : 0 });
    });
    expect(seen.reduce((sum, { odds: of }) => sum + of, 0)).toBeCloseTo(1);
    expect(seen.find(({ event }) => event.kind === "reaped" && event.grain === 1)!.odds).toBeCloseTo(0.46, 1);
  });
  it("runs on to the next decision, and says what would be otherwise without the effect", () => {
    const spoil = (play: Pen) => void (play.table.spoiled = true);
    expect(odds(spoil)).toEqual([]);
    expect(compareForecast(engine, begin(), spoil)).toEqual([
      { event: { kind: "reaped", grain: 2 }, odds: 0, otherwise: 0.5 },
      { event: { kind: "reaped", grain: 3 }, odds: 0, otherwise: 0.5 },
      { event: { kind: "reaped", grain: 1 }, odds: 1, otherwise: 0 },
    ]);
    expect(compareForecast(engine, begin(), () => {})).toEqual([]);
    // An effect on the very step that is under way: the window closes, as it would when all pass.
    expect(compareForecast(engine, begin(), (play) => play.end())).toEqual([]);
  });
});
