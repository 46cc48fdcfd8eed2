import type { Chance } from "@stormakt/kernel";
import { fastDice } from "@stormakt/kernel";
import { describe, expect, it } from "vitest";
import type { Counted } from "../src/statistics/intervals.ts";
import { normalQuantile, overBlocks, quantileOf, studentQuantile, wilson } from "../src/statistics/intervals.ts";
import type { Order } from "../src/statistics/plackett-luce.ts";
import { points, pointsOfShare, strengths } from "../src/statistics/plackett-luce.ts";
import type { Answer } from "../src/statistics/sequential.ts";
import { Sequential } from "../src/statistics/sequential.ts";

const uniform = (dice: Chance): number => dice.below(1_000_000) / 1_000_000;

describe("quantiles", () => {
  it.each([
    [0.975, 1.959964],
    [0.5, 0],
    [0.001, -3.090232],
    [0.9999, 3.719016],
  ])("of the normal distribution: %f", (below, expected) => expect(normalQuantile(below)).toBeCloseTo(expected, 5));
  it.each([
    [1, 12.7062],
    [2, 4.3027],
    [5, 2.5706],
    [10, 2.2281],
    [30, 2.0423],
    [200, 1.9719],
  ])("of Student's, with %i degrees of freedom", (freedom, expected) =>
    expect(Math.abs(studentQuantile(0.975, freedom) - expected)).toBeLessThan(0.01),
  );
  it("of a list", () => {
    expect(quantileOf([1, 2, 3, 4, 5], 0.5)).toBe(3);
    expect(quantileOf([0, 10], 0.25)).toBe(2.5);
  });
});

describe("Wilson's interval", () => {
  it.each([
    [50, 100, 0.4038, 0.5962],
    [1, 10, 0.0179, 0.4042],
    [0, 10, 0, 0.2775],
    [10, 10, 0.7225, 1],
  ])("%i of %i", (hits, of, low, high) => {
    const found = wilson(hits, of);
    expect(found.low).toBeCloseTo(low, 4);
    expect(found.high).toBeCloseTo(high, 4);
  });
});

describe("an interval over blocks", () => {
  /** Games of a block are alike: each block has a chance of its own. */
  function blocksOf(dice: Chance, count: number, games: number, alike: boolean): Counted[] {
    return Array.from({ length: count }, () => {
      const chance = alike ? (uniform(dice) < 0.5 ? 0.05 : 0.55) : 0.3;
      let hits = 0;
      for (let game = 0; game < games; game++) if (uniform(dice) < chance) hits++;
      return { hits, of: games };
    });
  }
  const covered = (alike: boolean, interval: (blocks: readonly Counted[]) => { low: number; high: number }): number => {
    const dice = fastDice("coverage");
    let inside = 0;
    for (let time = 0; time < 1000; time++) {
      const { low, high } = interval(blocksOf(dice, 60, 4, alike));
      if (low <= 0.3 && 0.3 <= high) inside++;
    }
    return inside / 1000;
  };
  const asIfIndependent = (blocks: readonly Counted[]) => {
    const all = blocks.reduce((sum, { hits, of }) => ({ hits: sum.hits + hits, of: sum.of + of }), { hits: 0, of: 0 });
    return wilson(all.hits, all.of);
  };
  it("holds the truth 95 times in 100, whether games of a block are alike or not", () => {
    for (const alike of [false, true]) expect(Math.abs(covered(alike, overBlocks) - 0.95)).toBeLessThan(0.02);
  });
  it("which one that takes games for independent does not", () => expect(covered(true, asIfIndependent)).toBeLessThan(0.88));
  it("is narrower where a deal is fair only over a whole block", () => {
    const mirrored = Array.from({ length: 50 }, (_, block) => ({ hits: block % 2 === 0 ? 1 : 0, of: 4 }));
    const both = Array.from({ length: 100 }, (_, at) => ({ hits: at < 50 ? 1 : 2, of: 4 }));
    const { low, high } = overBlocks(both);
    expect(overBlocks(mirrored).share).toBeCloseTo(0.125);
    expect(high - low).toBeLessThan(wilson(150, 400).high - wilson(150, 400).low);
  });
  it("is not certain where all was won", () => {
    const { low, high } = overBlocks(Array.from({ length: 25 }, () => ({ hits: 4, of: 4 })));
    expect(high).toBe(1);
    expect(low).toBeLessThan(0.97);
    expect(low).toBeGreaterThan(0.94);
  });
});

describe("Plackett and Luce's strengths", () => {
  /** A finishing order drawn as the model has it. */
  function raced(dice: Chance, at: readonly number[], strength: readonly number[]): Order {
    const left = [...at];
    const order: number[][] = [];
    while (left.length > 0) {
      let drawn = uniform(dice) * left.reduce((sum, player) => sum + (strength[player] as number), 0);
      let place = 0;
      while (place < left.length - 1 && (drawn -= strength[left[place] as number] as number) >= 0) place++;
      order.push(left.splice(place, 1));
    }
    return order;
  }
  it("are found again from orders drawn with planted ones", () => {
    const planted = [8, 4, 2, 1, 0.5];
    const dice = fastDice("planted");
    const orders = Array.from({ length: 4000 }, (_, nth) => {
      const at = [0, 1, 2, 3, 4].filter((player) => player !== nth % 5);
      return { order: raced(dice, at, planted), times: 1 };
    });
    const found = strengths(orders, 5);
    for (let player = 1; player < 5; player++)
      expect(Math.abs(points((found[0] as number) / (found[player] as number)) - points(8 / (planted[player] as number)))).toBeLessThan(25);
  });
  it("are found where one sits against the rest, as the share of wins says too", () => {
    const dice = fastDice("one");
    const orders = Array.from({ length: 4000 }, () => ({ order: raced(dice, [0, 1, 1, 1], [3, 1]), times: 1 }));
    const found = strengths(orders, 2);
    expect(Math.abs(points((found[0] as number) / (found[1] as number)) - pointsOfShare(0.5, 4))).toBeLessThan(20);
    expect(pointsOfShare(0.4, 4)).toBeCloseTo(120, 0);
  });
  it("are equal for equals: ties are split", () => {
    const tie = [
      { order: [[0, 1]], times: 30 },
      { order: [[0], [1]], times: 10 },
      { order: [[1], [0]], times: 10 },
    ];
    const found = strengths(tie, 2);
    expect((found[0] as number) / (found[1] as number)).toBeCloseTo(1, 6);
    const ahead = strengths([...tie, { order: [[0], [1]], times: 40 }], 2);
    expect((ahead[0] as number) / (ahead[1] as number)).toBeGreaterThan(1.5);
  });
  it("stay finite for one who won everything", () => {
    const found = strengths([{ order: [[0], [1]], times: 100 }], 2);
    expect(points((found[0] as number) / (found[1] as number))).toBeGreaterThan(500);
    expect(points((found[0] as number) / (found[1] as number))).toBeLessThan(1500);
  });
});

describe("the sequential test", () => {
  /** Blocks of four games until it is decided, at most 2000 games. */
  function ask(dice: Chance, chance: number, undecided = 0): { answer: Answer; games: number } {
    const test = new Sequential({ par: 0.25, gain: 0.05, risk: 0.05 });
    for (let block = 1; block <= 500; block++) {
      let [hits, of] = [0, 0];
      for (let game = 0; game < 4; game++) {
        if (uniform(dice) < undecided) continue;
        of++;
        if (uniform(dice) < chance) hits++;
      }
      const { answer } = test.add({ hits, of });
      if (answer !== "open") return { answer, games: 4 * block };
    }
    return { answer: "open", games: 2000 };
  }
  function rates(chance: number, undecided = 0) {
    const dice = fastDice(`coins/${chance}/${undecided}`);
    const asked = Array.from({ length: 600 }, () => ask(dice, chance, undecided));
    const share = (wanted: Answer): number => asked.filter(({ answer }) => answer === wanted).length / asked.length;
    return {
      better: share("better"),
      not: share("not better"),
      open: share("open"),
      games: asked.reduce((sum, { games }) => sum + games, 0) / 600,
    };
  }
  it("seldom calls an even coin better", () => {
    const { better, not, open, games } = rates(0.25);
    expect(better).toBeLessThan(0.075);
    expect(not).toBeGreaterThan(0.9);
    expect(open).toBeLessThan(0.03);
    expect(games).toBeGreaterThan(250);
    expect(games).toBeLessThan(600);
  });
  it("seldom misses one that is worth the gain", () => {
    const { better, not } = rates(0.3);
    expect(not).toBeLessThan(0.075);
    expect(better).toBeGreaterThan(0.9);
  });
  it("is quick where there is little doubt", () => {
    expect(rates(0.5).games).toBeLessThan(80);
    expect(rates(0.5).better).toBeGreaterThan(0.999);
    expect(rates(0.1).not).toBeGreaterThan(0.999);
  });
  it("counts decided games only: those that all lost are no evidence", () => {
    expect(rates(0.25, 0.4).better).toBeLessThan(0.075);
    expect(rates(0.3, 0.4).not).toBeLessThan(0.08);
  });
  it("stands by what it has said", () => {
    const test = new Sequential({ par: 0.25, gain: 0.05, risk: 0.05 });
    for (let block = 0; block < 40; block++) test.add({ hits: 3, of: 4 });
    expect(test.soFar.answer).toBe("better");
    const said = test.soFar;
    for (let block = 0; block < 400; block++) test.add({ hits: 0, of: 4 });
    expect(test.soFar).toBe(said);
  });
});
