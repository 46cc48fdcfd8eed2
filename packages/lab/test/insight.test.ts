import { mindOf } from "@stormakt/bots";
import { habitsOf } from "@stormakt/bots/learning";
import { Engine, fastChance, fastDice, usualConfig } from "@stormakt/kernel";
import { gameCalled } from "@stormakt/shelf";
import { describe, expect, it } from "vitest";
import { lookedAhead, triedAlone } from "../src/train/insight.ts";
import { lookAround, lookingOf } from "../src/train/looking.ts";
import { fitted } from "../src/train/odds.ts";

const MB = "mare-balticum";
const WHAT = "insight";
const game = await gameCalled(MB);
const config = usualConfig(game, { seats: 4 });
const setting = { game: MB, what: WHAT, config, seed: "test" };

describe("what is learned by looking", () => {
  it("is the same from the same seed with any number of threads, and rounds build on each other", { timeout: 120_000 }, async () => {
    const few = { ...setting, games: 10, rounds: 2, threads: 1 };
    const found = await lookedAhead(few);
    expect([found.games, found.rounds, found.gained.length]).toEqual([10, 2, 2]);
    expect(await lookedAhead({ ...few, threads: 2 })).toEqual(found);
    const { names, weights } = await lookingOf(MB, WHAT);
    expect(found.rows).toHaveLength(names.length);
    expect(found.rows.every((row) => row.length === weights && row.every((weight) => Number.isFinite(weight)))).toBe(true);
    const once = await lookedAhead({ ...few, games: 5, rounds: 1 });
    expect(once.gained).toEqual(found.gained.slice(0, 1));
    expect(once.rows).not.toEqual(found.rows);
    const stopped = await lookedAhead({ ...few, enough: () => true });
    expect([stopped.rounds, stopped.rows]).toEqual([1, once.rows]);
  });
  it("is seen in games of those who play by what was learned before", { timeout: 60_000 }, async () => {
    const look = await lookAround(setting);
    const { names } = await lookingOf(MB, WHAT);
    const first = look({ rows: null, from: 0, count: 1 });
    expect(look({ rows: null, from: 0, count: 1 })).toEqual(first);
    const keen = names.map((name) => (name === "build: always" ? [9, 9, 9] : [0, 0, 0]));
    expect(look({ rows: keen, from: 0, count: 1 })).not.toEqual(first);
    expect(look({ rows: null, from: 0, count: 1 })).toEqual(first);
  });
  it("weighs all that could be done, and in learning changes nothing in the game", async () => {
    const engine = new Engine(game);
    const mind = (await mindOf(MB))!;
    const looking = await lookingOf(MB, WHAT);
    const state = engine.beginWith(config, fastChance("weighed"));
    const dice = fastDice("weighed");
    let most = 0;
    for (let seat = engine.nextSeat(state), move = 0; seat >= 0 && move < 400; seat = engine.nextSeat(state), move++) {
      const before = engine.save(state);
      const found = looking.weighed(engine, state, seat, fastDice("x"));
      expect(engine.save(state)).toBe(before);
      if (!["investing", "moving"].includes(engine.stepOf(state) ?? "")) expect(found).toBeNull();
      expect(looking.counts(state).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
      for (const { action, speaksForIt } of found ?? []) {
        expect(engine.judge(state, seat, action).legal).toBe(true);
        expect(speaksForIt.every((number, at) => (at % 2 === 0 ? number < looking.names.length : Number.isFinite(number)))).toBe(true);
      }
      most = Math.max(most, found?.length ?? 0);
      engine.perform(state, seat, mind.rollout(engine, state, seat, dice));
    }
    expect(most).toBeGreaterThan(10);
  });
});

describe("weights fitted to what looks have shown", () => {
  /** Decisions between two actions, of which the one with the second term is worth more. */
  const shown = (worth: number): Float32Array =>
    Float32Array.from(Array.from({ length: 600 }, (_, nth) => [1, 0, 2, 0.2, 1, 0, 1, 0.2 + worth * (nth % 3), 1, 1, 1]).flat());
  it("prefer what is worth more, the more the more it is worth, and say what is gained", () => {
    const one = fitted({ looks: [shown(0.01)], from: new Float64Array(4), each: 2 });
    const [first = 0, , second = 0] = one.weights;
    expect(second - first).toBeGreaterThan(0.5);
    expect([one.weights[1], one.weights[3]]).toEqual([0, 0]); // what never counted is not learned
    const two = fitted({ looks: [shown(0.05)], from: new Float64Array(4), each: 2 });
    expect((two.weights[2] as number) - (two.weights[0] as number)).toBeGreaterThan(second - first);
    expect(two.gained.decisions).toBe(30);
    expect(two.gained.gained).toBeGreaterThan(0.4 * two.gained.atMost);
  });
});

describe("the trial of what was learned by looking", () => {
  it("sets one with it among those without, and finds nothing in the same", { timeout: 120_000 }, async () => {
    const { file, names } = (await habitsOf(MB)).find(({ what }) => what === WHAT) as Awaited<ReturnType<typeof lookingOf>>;
    const none = { ...file, names, bySeats: {} };
    const foolish = { ...none, bySeats: { 4: names.map((name) => (name === "build: always" ? [-9, -9, -9] : [0, 0, 0])) } };
    const asked = { games: 40, notWorse: false };
    const worse = await triedAlone(setting, foolish, none, asked);
    expect([worse.promoted, worse.verdict]).toEqual([false, expect.stringMatching(/among those without: .* of 40 games, par 25.0 %/)]);
    const better = await triedAlone(setting, file, foolish, asked);
    expect([better.promoted, better.verdict]).toEqual([true, expect.stringMatching(/^better .*with the present one: .* of 40 games/)]);
    expect((await triedAlone(setting, foolish, foolish, { ...asked, notWorse: true })).promoted).toBe(true);
  });
});
