import type { Chance } from "@stormakt/kernel";
import { fastDice, readConfig, ScriptedChance } from "@stormakt/kernel";
import { describe, expect, it } from "vitest";
import { TOWER_MODEL_IDS, TOWER_MODELS, USUAL_TOWER } from "../src/catalog/index.ts";
import { wallenstein } from "../src/index.ts";
import { sum } from "../src/table.ts";
import { drop, towerBuilt } from "../src/tower.ts";
import { begun, config, engine } from "./scenario.ts";

const TRIALS = 100_000;
/** The usual one of the first rules; its figures are known to four places. */
const usual = towerBuilt(0);

/** Mean and standard deviation. */
class Tally {
  private count = 0;
  private total = 0;
  private squares = 0;
  add(value: number): void {
    this.count += 1;
    this.total += value;
    this.squares += value * value;
  }
  get mean(): number {
    return this.total / this.count;
  }
  get sd(): number {
    return Math.sqrt(this.squares / this.count - this.mean ** 2);
  }
}
function near(tally: Tally, mean: number, sd: number, tolerance = 0.05): void {
  expect(Math.abs(tally.mean - mean), `mean ${tally.mean}, wanted ${mean}`).toBeLessThanOrEqual(tolerance);
  expect(Math.abs(tally.sd - sd), `sd ${tally.sd}, wanted ${sd}`).toBeLessThanOrEqual(tolerance);
}
const meanNear = (tally: Tally, mean: number, tolerance = 0.05) => expect(Math.abs(tally.mean - mean)).toBeLessThanOrEqual(tolerance);
/** Drops into a fresh tower again and again. */
function trials(inside: readonly number[], batch: readonly number[], seed: string, look: (inside: number[], tray: number[]) => void): void {
  const dice = fastDice(seed);
  for (let trial = 0; trial < TRIALS; trial++) {
    const resting = inside.slice();
    const tray = inside.map(() => 0);
    drop(usual, resting, tray, batch.slice(), dice);
    look(resting, tray);
  }
}

describe("the drop", () => {
  it("WA-TOWER-8 the exact example with seven scripted numbers", () => {
    const inside = [1, 0, 1, 0, 0, 0]; // green 1, blue 1
    const tray = [0, 0, 0, 0, 0, 0];
    const numbers = [0.05, 0.5, 0.99, 0.0, 0.86, 0.86, 0.2];
    const chance = new ScriptedChance(numbers.map((u) => ({ tower: Math.floor(u * 2 ** 32) })));
    drop(usual, inside, tray, [0, 0, 2, 0, 1, 0], chance);
    chance.mustBeUsedUp();
    expect(inside).toEqual([0, 0, 2, 0, 1, 0]);
    expect(tray).toEqual([1, 0, 1, 0, 0, 0]);
    expect(usual.knocksLoose[3]).toBeCloseTo(0.058808, 10);
    expect([usual.sticks[1], usual.sticks[2]]).toEqual([0.9 * (1 - 1 / 30), 0.9 * (1 - 2 / 30)]);
  });

  it("WA-TOWER-8 a cube sticks where the number is below its chance, not where it is the chance itself", () => {
    // Five rest in the tower of the first rules: the sixth sticks in three of four cases. In the usual one 28 of 56 rest: one half.
    for (const [tower, resting, word] of [
      [usual, 5, 0.75 * 2 ** 32],
      [towerBuilt(TOWER_MODEL_IDS.indexOf(USUAL_TOWER)), 28, 0.5 * 2 ** 32],
    ] as const)
      for (const [drawn, sticks] of [
        [word - 1, 1],
        [word, 0],
      ] as const) {
        const inside = [resting, 0];
        const tray = [0, 0];
        const held = Array.from({ length: resting }, () => 2 ** 32 - 1);
        drop(tower, inside, tray, [0, 1], new ScriptedChance([...held, drawn]));
        expect([inside, tray]).toEqual([
          [resting, sticks],
          [0, 1 - sticks],
        ]);
      }
  });

  it("WA-TOWER-8 uses L0 + (n - 1) + n numbers, and the same numbers give the same outcome", () => {
    const outcome = () => {
      const dice = fastDice("same");
      const inside = [3, 4, 4];
      const tray = [0, 0, 0];
      drop(usual, inside, tray, [1, 3, 2], dice);
      return { inside, tray, drawn: dice.drawn };
    };
    expect(outcome()).toEqual(outcome());
    expect(outcome().drawn).toBe(11 + 5 + 6);
  });

  it("WA-TOWER-1 WA-TOWER-2 WA-TOWER-3 the tray goes in with the batch, and every cube is inside or in the tray afterwards", () => {
    const dice = fastDice("conserved");
    for (let trial = 0; trial < 2000; trial++) {
      const inside = [trial % 5, 4, 3, 2];
      const tray = [1, 2, 0, trial % 3];
      const batch = [1, 3, 2, 0];
      const before = inside.map((cubes, colour) => cubes + tray[colour]! + batch[colour]!);
      const dropped = sum(tray) + sum(batch);
      const { drawn } = dice;
      const resting = sum(inside);
      drop(usual, inside, tray, batch, dice);
      expect(inside.map((cubes, colour) => cubes + tray[colour]!)).toEqual(before);
      expect(dice.drawn - drawn).toBe(resting + 2 * dropped - 1); // the tray's cubes fell too
    }
  });

  it("WA-TOWER-10 a drop of nothing changes nothing and draws nothing", () => {
    const dice = fastDice("nothing");
    const inside = [3, 4, 4];
    drop(usual, inside, [0, 0, 0], [0, 0, 0], dice);
    expect(inside).toEqual([3, 4, 4]);
    expect(dice.drawn).toBe(0);
  });

  it("WA-TOWER-5 no event of the game empties the tower: it only changes by drops", () => {
    const dice = fastDice("never emptied");
    const state = begun(config({ seats: 4 }), "never emptied");
    do expect(sum(state.table.inside)).toBeGreaterThan(0);
    while (engine.playAny(state, dice));
  });

  it("WA-TOWER-7 colours are exchangeable: both emerge 2.50 times on average", () => {
    const blue = new Tally();
    const red = new Tally();
    trials([19, 0, 0], [0, 4, 4], "exchangeable", (_, tray) => {
      red.add(tray[1]!);
      blue.add(tray[2]!);
    });
    meanNear(red, 2.5, 0.02);
    meanNear(blue, 2.5, 0.02);
  });

  it("WA-TOWER-9 the models are data, and a game keeps the number of its own", () => {
    expect(TOWER_MODELS.default).toEqual({ stick: 0.9, capacity: 30, knock: 0.02, fixedKnock: null });
    for (const [number, tower] of TOWER_MODEL_IDS.entries()) {
      const state = begun(config({ tower }), "models");
      expect(state.table.tower).toBe(number);
      expect(engine.view(state, 0).table.tower).toBe(number);
    }
    const constant = towerBuilt(2);
    expect([constant.knocksLoose[1], constant.knocksLoose[20]]).toEqual([0.3333333333, 0.3333333333]);
    expect([constant.sticks[0], constant.sticks[100]]).toEqual([0.3333333333, 0.3333333333]);
    const light = towerBuilt(1);
    expect(light.knocksLoose[7]).toBeCloseTo(1 - 0.94 ** 7, 12);
    expect(light.sticks[20]).toBeCloseTo(0.2, 12);
  });

  it("I-18 WA-TOWER-8 the tower never holds more than it can", () => {
    const dice: Chance = fastDice("full");
    const inside = [0, 0];
    for (let trial = 0; trial < 500; trial++) {
      drop(usual, inside, [0, 0], [30, 30], dice);
      expect(sum(inside)).toBeLessThanOrEqual(30);
    }
    expect(usual.sticks[30]).toBe(0);
  });
});

describe("WA-TOWER-11 the usual tower", () => {
  const fitted = towerBuilt(TOWER_MODEL_IDS.indexOf(USUAL_TOWER));
  const fill = (players: number) => [10, ...Array.from({ length: players }, () => 7)];
  /** Fills towers, and looks at each. */
  function filled(players: number, look: (inside: number[], tray: number[], dice: Chance) => void): void {
    const dice = fastDice(`fitted ${players}`);
    for (let trial = 0; trial < 20_000; trial++) {
      const inside = fill(players).map(() => 0);
      const tray = inside.slice();
      drop(fitted, inside, tray, fill(players), dice);
      look(inside, tray, dice);
    }
  }

  it("is what is taken when nothing is agreed, and the tower of old records keeps its name and its numbers", () => {
    expect(readConfig(wallenstein, { seats: 3 })).toMatchObject({ config: { tower: "fitted" } });
    expect(TOWER_MODELS.fitted).toEqual({ stick: 1, capacity: 56, knock: 0.024, fixedKnock: null });
    expect(TOWER_MODELS.default).toEqual({ stick: 0.9, capacity: 30, knock: 0.02, fixedKnock: null });
  });

  it.each([
    [3, 7],
    [4, 10],
  ])("with %i players %i cubes lie in the tray after the first filling in the median game", (players, median) => {
    const fell: number[] = [];
    filled(players, (_, tray) => fell.push(sum(tray)));
    fell.sort((one, other) => one - other);
    expect(fell[fell.length / 2]).toBe(median);
    expect(median).toBeGreaterThanOrEqual(7);
    expect(median).toBeLessThanOrEqual(10);
  });

  it.each([
    [3, 4],
    [3, 7],
    [4, 7],
    [4, 10],
  ])("with %i players a first battle of %i cubes returns about as many as it takes, and so do all later ones", (players, cubes) => {
    const first = new Tally();
    filled(players, (inside, tray, dice) => {
      tray.fill(0);
      drop(
        fitted,
        inside,
        tray,
        [
          0,
          cubes,
          ...fill(players)
            .slice(2)
            .map(() => 0),
        ],
        dice,
      );
      first.add(sum(tray) / cubes);
    });
    expect(Math.abs(first.mean - 1)).toBeLessThan(0.12);
    const later = new Tally();
    const dice = fastDice(`flow ${players} ${cubes}`);
    const inside = [26];
    for (let trial = 0; trial < 20_000; trial++) {
      const tray = [0];
      drop(fitted, inside, tray, [cubes], dice);
      later.add((tray[0] ?? 0) / cubes);
    }
    expect(Math.abs(later.mean - 1)).toBeLessThan(0.01);
  });
});

describe("WA-TOWER-8 the statistical acceptance tests", () => {
  it.each([
    { players: 3, retained: [18.33, 1.81], each: [2.86, 1.23], peasants: [4.09, 1.42] },
    { players: 4, retained: [20.57, 1.84], each: [3.21, 1.25], peasants: [4.59, 1.45] },
    { players: 5, retained: [22.38, 1.82], each: [3.52, 1.26], peasants: [5.03, 1.46] },
  ])("the setup drop of $players players", ({ players, retained, each, peasants }) => {
    const inside = new Tally();
    const own = new Tally();
    const green = new Tally();
    const nothing = Array.from({ length: players + 1 }, () => 0);
    trials(nothing, [10, ...Array.from({ length: players }, () => 7)], `setup ${players}`, (resting, tray) => {
      inside.add(sum(resting));
      own.add(tray[1]!);
      green.add(tray[0]!);
    });
    near(inside, retained[0]!, retained[1]!);
    near(own, each[0]!, each[1]!);
    near(green, peasants[0]!, peasants[1]!);
  });

  it.each([
    { inside: 0, dropped: 7, mean: 1.24, sd: 0.93, fresh: 1.24, old: 0 },
    { inside: 19, dropped: 8, mean: 7.84, sd: 1.73, fresh: 5.01, old: 2.84 },
    { inside: 18, dropped: 7, mean: 6.61, sd: 1.65, fresh: 4.24, old: 2.37 },
    { inside: 19, dropped: 4, mean: 4.04, sd: 1.38, fresh: 2.57, old: 1.48 },
    { inside: 22, dropped: 10, mean: 10.87, sd: 1.85, fresh: 6.84, old: 4.02 },
  ])("$inside inside, $dropped dropped", ({ inside, dropped, mean, sd, fresh, old }) => {
    const out = new Tally();
    const newOut = new Tally();
    const oldOut = new Tally();
    trials([inside, 0], [0, dropped], `one step ${inside} ${dropped}`, (_, tray) => {
      out.add(sum(tray));
      oldOut.add(tray[0]!);
      newOut.add(tray[1]!);
    });
    near(out, mean, sd);
    meanNear(newOut, fresh);
    meanNear(oldOut, old);
  });

  it.each([
    { dropped: 3, load: [18.58, 2.39], outSd: 1.27 },
    { dropped: 5, load: [18.94, 2.36], outSd: 1.58 },
    { dropped: 8, load: [19.47, 2.32], outSd: 1.89 },
    { dropped: 12, load: [20.16, 2.26], outSd: 2.16 },
    { dropped: 20, load: [21.49, 2.14], outSd: 2.41 },
  ])("repeated drops of $dropped", ({ dropped, load, outSd }) => {
    const dice = fastDice(`repeated ${dropped}`);
    const resting = new Tally();
    const out = new Tally();
    const inside = [0];
    for (let trial = -200; trial < TRIALS; trial++) {
      const tray = [0];
      drop(usual, inside, tray, [dropped], dice);
      if (trial < 0) continue;
      resting.add(inside[0]!);
      out.add(tray[0]!);
    }
    near(resting, load[0]!, load[1]!, 0.1);
    near(out, dropped, outSd, 0.1);
  });
});
