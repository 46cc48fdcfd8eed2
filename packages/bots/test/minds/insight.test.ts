/** Quick players of Mare Balticum with insight, and who asks for them. */
import type { Seat, State } from "@stormakt/kernel";
import { canonical, Engine, fastChance, fastDice, usualConfig } from "@stormakt/kernel";
import type { Action, MareBalticum } from "@stormakt/mare-balticum";
import { mareBalticum } from "@stormakt/mare-balticum";
import { describe, expect, it, vi } from "vitest";
import type { Mind } from "../../src/index.ts";
import { Judgement, oneStepBot, Playouts, search, searchBot } from "../../src/index.ts";
import { FILE, isWeighed, lend, rolloutWithInsight } from "../../src/minds/mare-balticum/insight.ts";
import { mind } from "../../src/minds/mare-balticum.ts";

const engine = new Engine(mareBalticum);
const BUDGET = 0.02;

/** A few decisions of a game, far apart. */
function* moments(seats: number, seed: string, stride: number): Generator<[State<MareBalticum>, Seat]> {
  const state = engine.beginWith(usualConfig(mareBalticum, { seats }), fastChance(seed));
  const dice = fastDice(seed);
  for (let move = 0, seat = engine.nextSeat(state); seat >= 0; seat = engine.nextSeat(state), move++) {
    if (move % stride === 0) yield [state, seat];
    engine.perform(state, seat, mind.rollout(engine, state, seat, dice));
  }
}
/** The first decision of a game that hangs on what was learned, some way into it. */
function aMoment(seats: number, seed: string): [State<MareBalticum>, Seat] {
  let turns = 0;
  for (const [state, seat] of moments(seats, seed, 1))
    if (turns++ > 60 && isWeighed(state.table, engine.stepOf(state)) && engine.legalActions(state, seat).length > 6) return [state, seat];
  throw new Error(`nothing is weighed in ${seed}`);
}
const nthOf = (state: State<MareBalticum>, seat: Seat, dice: string): Action => rolloutWithInsight(engine, state, seat, fastDice(dice));

describe("a quick player with insight", () => {
  it("does what is legal, at every table", () => {
    for (const seats of [2, 3, 4, 5, 6])
      for (const [state, seat] of moments(seats, `legal ${seats}`, 5))
        expect(engine.judge(state, seat, nthOf(state, seat, "legal")).legal).toBe(true);
  });
  const TABLES = [2, 3, 4, 5, 6];
  /** At which of these tables it does something else now and then. */
  const differing = (tables: readonly number[]): number[] => tables.filter(differs);
  function differs(seats: number): boolean {
    for (const [state, seat] of moments(seats, `differs ${seats}`, 3))
      if (canonical(nthOf(state, seat, "d")) !== canonical(mind.rollout(engine, state, seat, fastDice("d")))) return true;
    return false;
  }
  it("plays otherwise than without where it was learned, which is at every table, and as without where it was not", () => {
    expect(differing(TABLES)).toEqual(TABLES);
    const giveBack = lend({ ...FILE, bySeats: { 4: FILE.bySeats[4] ?? [] } });
    expect(differing(TABLES)).toEqual([4]);
    giveBack();
  });
  it("looks at nothing but what its seat could know", () => {
    for (const [state, seat] of moments(4, "honest", 4)) {
      const imagined = engine.determinise(engine.view(state, seat), seat, fastDice("honest"));
      if (isWeighed(state.table, engine.stepOf(state))) expect(nthOf(imagined, seat, "same")).toEqual(nthOf(state, seat, "same"));
    }
  });
  it("finds weights by the names of what they are about", () => {
    const turned = Object.fromEntries(Object.entries(FILE.bySeats).map(([seats, rows]) => [seats, rows.toReversed()]));
    const giveBack = lend({ ...FILE, names: FILE.names.toReversed(), bySeats: turned });
    const [state, seat] = aMoment(4, "named");
    const lent = [...Array(20).keys()].map((nth) => nthOf(state, seat, `${nth}`));
    giveBack();
    expect(lent).toEqual([...Array(20).keys()].map((nth) => nthOf(state, seat, `${nth}`)));
  });
  it("is lent other weights until they are given back", () => {
    const [state, seat] = aMoment(4, "lent");
    const play = (): string => [...Array(20).keys()].map((nth) => canonical(nthOf(state, seat, `${nth}`))).join();
    const before = play();
    const giveBack = lend({ ...FILE, bySeats: { 4: FILE.names.map(() => [0, 0, 0]) } });
    expect(play()).not.toBe(before);
    giveBack();
    expect(play()).toBe(before);
  });
});

describe("whose playouts are played with insight", () => {
  const asking: Pick<Mind<MareBalticum>, "effort"> = { effort: (level, state) => ({ ...mind.effort(level, state), insight: true }) };
  function asked(level: "normal" | "hard" | "champion", by: Partial<Mind<MareBalticum>> = {}): { insight: number; rollout: number } {
    const insight = vi.fn<typeof rolloutWithInsight>(rolloutWithInsight);
    const rollout = vi.fn<typeof rolloutWithInsight>((...about) => mind.rollout(...about));
    const watched: Mind<MareBalticum> = { ...mind, rollout, insight, ...by };
    const bot = level === "normal" ? oneStepBot(engine, watched, level) : searchBot(engine, watched, level);
    const [state, seat] = aMoment(4, "whose");
    bot.choose(engine.view(state, seat), seat, engine.legalActions(state, seat), { chance: fastDice("whose"), share: BUDGET });
    return { insight: insight.mock.calls.length, rollout: rollout.mock.calls.length };
  }
  it("those of an effort that asks for it, all of them, as the champion's does, and nobody else's", () => {
    for (const { insight, rollout } of [asked("champion"), asked("hard", asking)]) expect([insight > 100, rollout]).toEqual([true, 0]);
    for (const level of ["normal", "hard"] as const) expect(asked(level).insight).toBe(0);
    expect(asked("normal", asking).insight).toBe(0);
    const asks = [2, 3, 4, 5, 6].filter((seats) => mind.effort("champion", aMoment(seats, "who asks")[0]).insight === true);
    expect(asks).toEqual([2, 3, 4, 5, 6]);
  });
  it("leaves nothing behind, also where a playout breaks off", () => {
    const [state, seat] = aMoment(4, "breaks");
    let left = 200;
    const insight: typeof rolloutWithInsight = (...about) => {
      if (--left === 0) throw new Error("broken off");
      return rolloutWithInsight(...about);
    };
    const playouts = new Playouts(engine, new Judgement({ ...mind, insight }));
    const thought = (level: "hard" | "champion"): string => {
      const effort = { ...mind.effort(level, state), iterations: 24, insight: level === "champion" };
      const hunt = search(playouts, engine.view(state, seat), seat, engine.legalActions(state, seat), effort, { chance: fastDice("b") });
      for (let step = hunt.next(); ; step = hunt.next()) if (step.done === true) return JSON.stringify(step.value);
    };
    const before = thought("hard");
    expect(() => thought("champion")).toThrow("broken off");
    expect(thought("hard")).toBe(before);
    expect(thought("champion")).toBe(thought("champion"));
  });
});
