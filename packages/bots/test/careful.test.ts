import { Engine, fastDice, ownFrame, usualConfig } from "@stormakt/kernel";
import { sveaRike } from "@stormakt/svea-rike";
import type { VasaRegalis } from "@stormakt/vasa-regalis";
import { vasaRegalis } from "@stormakt/vasa-regalis";
import { describe, expect, it, vi } from "vitest";
import type { Care, Effort, Mind } from "../src/index.ts";
import { Judgement, Playouts, search } from "../src/index.ts";
import { mind as sveaMind } from "../src/minds/svea-rike.ts";
import { Onlooker } from "../src/onlooker.ts";

const engine = new Engine(vasaRegalis);
const first = engine.begin(usualConfig(vasaRegalis, { seats: 4, royalPatience: 10, firstLeader: 0 }), "search");
const ALL: Care = { own: false, windows: false, few: 8, turns: 4, ahead: 0, trust: 0 };

/** Whoever is quick takes the first role there is; the later the role, the better. */
const mind: Mind<VasaRegalis> = {
  features: ["role"],
  phases: 1,
  phaseOf: () => 0,
  seatsOf: ({ table }) => table.seats,
  nobody: false,
  measure({ table }, into) {
    for (let seat = 0; seat < table.seats; seat++) into[seat] = table.roleTakenBy.indexOf(seat);
  },
  rollout: (by, state, seat, chance) => by.legalActions(state, seat)[0] ?? by.sampleAction(state, seat, chance)!,
  clock: ({ table }) => table.roleTakenBy.filter((taker) => taker >= 0).length,
  effort: () => EFFORT,
  weights: { game: "vasa-regalis", made: "for a test", features: ["role"], bySeats: { "4": [[1]] } },
};
const EFFORT: Effort = { iterations: 64, width: 8, depth: 3, worlds: 4 };

/** The roles of the first three seats, once they have one. */
function rolesTaken(care: Care | null, over: Partial<Mind<VasaRegalis>> = {}): number[] {
  const playouts = new Playouts(engine, new Judgement({ ...mind, ...over }));
  const state = playouts.begin(first, 1);
  playouts.finish(state, 3, new Float64Array(4), care, 0);
  return [0, 1, 2].map((seat) => state.table.roleTakenBy.indexOf(seat));
}

describe("a careful playout", () => {
  it("does what looks best one step ahead: everybody, or only the seat that thinks", () => {
    expect(rolesTaken(null)).toEqual([0, 1, 2]);
    expect(rolesTaken(ALL)).toEqual([7, 6, 5]);
    expect(rolesTaken({ ...ALL, own: true })).toEqual([7, 0, 1]);
  });
  it("looks at nothing but the quick player's choice among kinds with more actions than a few", () => {
    expect(rolesTaken({ ...ALL, few: 6 })).toEqual([0, 1, 7]);
  });
  it("looks so far ahead as it is told, all playing quickly on", () => {
    // At once the later role looks better, and once the next has chosen, the earlier.
    const measure: Mind<VasaRegalis>["measure"] = ({ table }, into) => {
      const taken = table.roleTakenBy.filter((taker) => taker >= 0).length;
      into[0] = (taken === 1 ? 1 : -1) * table.roleTakenBy.indexOf(0);
    };
    expect(rolesTaken(ALL, { measure })[0]).toBe(7);
    expect(rolesTaken({ ...ALL, ahead: 2 }, { measure })[0]).toBe(0);
  });
  it("does as the quick player does unless something else looks better by enough", () => {
    const better = 1 / (1 + 3 * Math.exp(-7 - 1)) - 1 / (1 + 3 * Math.exp(-1)); // the last role beside the first, the others having none
    expect(rolesTaken({ ...ALL, own: true, trust: better + 0.01 })[0]).toBe(0);
    expect(rolesTaken({ ...ALL, own: true, trust: better - 0.01 })[0]).toBe(7);
  });
  it("looks for so many ticks of the clock, and is quick from there on", () => {
    expect(rolesTaken({ ...ALL, turns: 1 })).toEqual([7, 0, 1]);
    expect(rolesTaken({ ...ALL, turns: 2 })).toEqual([7, 6, 0]);
  });
  it("does not think of what is not to be thought of, and is quick where that is all", () => {
    const isLate = (action: { kind: string; role?: number }): boolean => (action.role ?? 0) > 4;
    expect(rolesTaken(ALL, { prior: (_state, _seat, action) => (isLate(action) ? Number.NEGATIVE_INFINITY : 0) })).toEqual([4, 3, 2]);
    expect(rolesTaken(ALL, { prior: () => Number.NEGATIVE_INFINITY })).toEqual([0, 1, 2]);
  });
  it("is quick in windows and with sealed answers, unless told otherwise", () => {
    const best = vi.spyOn(Onlooker.prototype, "best");
    for (const windows of [false, true]) {
      const playouts = new Playouts(engine, new Judgement(mind));
      const state = playouts.begin(first, 1);
      ownFrame(state.stack, state.stack.length - 1).answers = [];
      const perform = vi.spyOn(engine, "perform").mockImplementation((at) => void (at.outcome = { places: [[0]], because: "x" }));
      playouts.finish(state, 4, new Float64Array(4), { ...ALL, windows }, 0);
      perform.mockRestore();
      expect(best.mock.calls).toHaveLength(windows ? 1 : 0);
    }
    best.mockRestore();
  });
  it("has the same luck, and leaves the world it looks around in as it was", () => {
    const once = new Playouts(engine, new Judgement(mind));
    const luckAfter = (care: Care | null): string => {
      const state = once.begin(first, 7);
      const before = engine.save(state);
      new Onlooker(new Playouts(engine, new Judgement(mind))).best(state, 0, ALL, fastDice("x"));
      expect(engine.save(state)).toBe(before);
      once.finish(state, 1, new Float64Array(4), care, 0);
      return state.chance.join();
    };
    expect(luckAfter(ALL)).toBe(luckAfter(null));
  });
  it("is asked for by an effort, and comes out the same from the same dice", () => {
    const best = vi.spyOn(Onlooker.prototype, "best");
    const asked = (careful?: Care): string => {
      const effort = careful === undefined ? EFFORT : { ...EFFORT, careful };
      const playouts = new Playouts(engine, new Judgement(mind));
      const hunt = search(playouts, engine.view(first, 0), 0, engine.legalActions(first, 0), effort, { chance: fastDice("a") });
      for (let step = hunt.next(); ; step = hunt.next()) if (step.done === true) return JSON.stringify(step.value);
    };
    const quick = asked();
    expect(best).not.toHaveBeenCalled();
    expect(asked(ALL)).not.toBe(quick);
    expect(best).toHaveBeenCalled();
    expect(asked(ALL)).toBe(asked(ALL));
    best.mockRestore();
  });
  it("goes on being spared windows in which all would pass, once it has looked", () => {
    const by = new Engine(vasaRegalis);
    const passing = vi.spyOn(by, "passing", "set");
    const playouts = new Playouts(by, new Judgement({ ...mind, passes: () => false }));
    playouts.finish(playouts.begin(first, 1), 1, new Float64Array(4), { ...ALL, few: 8 }, 0);
    expect(passing.mock.calls.slice(-2)).toEqual([[playouts], [null]]);
  });
});

describe("whoever looks one step ahead in a playout", () => {
  it("does not see what will be drawn", () => {
    const by = new Engine(sveaRike);
    const state = by.begin(usualConfig(sveaRike, { seats: 4 }), "unforeseen");
    const dice = fastDice("unforeseen");
    while (by.stepOf(state) !== "choosing") by.perform(state, by.nextSeat(state), sveaMind.rollout(by, state, by.nextSeat(state), dice));
    const decks = new Set<string>();
    const measure: typeof sveaMind.measure = (seen, into) => {
      decks.add(seen.table.royalDeck.join());
      sveaMind.measure(seen, into);
    };
    const onlooker = new Onlooker(new Playouts(by, new Judgement({ ...sveaMind, measure })));
    const action = onlooker.best(state, by.nextSeat(state), ALL, dice);
    expect(by.judge(state, by.nextSeat(state), action!).legal).toBe(true);
    expect(decks.size).toBe(1); // the same for all that is tried
    const [seen] = decks;
    const sorted = (cards: string): string => cards.split(",").sort().join();
    expect(seen).not.toBe(state.table.royalDeck.join());
    expect(sorted(seen!)).toBe(sorted(state.table.royalDeck.join()));
  });
});
