import type { Weights } from "@stormakt/bots";
import { mindOf } from "@stormakt/bots";
import { readConfig } from "@stormakt/kernel";
import { gameCalled, gameIds } from "@stormakt/shelf";
import { describe, expect, it } from "vitest";
import { harvest, ROLLOUT, samplesOf } from "../src/train/selfplay.ts";
import { learn, merged, tried, weightsAsText } from "../src/train/train.ts";

async function configOf(id: string, options: object) {
  const read = readConfig(await gameCalled(id), options);
  if ("error" in read) throw new Error(JSON.stringify(read.error));
  return read.config;
}
const USUAL = { noise: 0.1, share: 0.02, seed: "test" };

describe.each(gameIds())("games to learn from: %s", (id) => {
  it("are measured at up to 16 positions each, all shares of the win adding up to one", async () => {
    const config = await configOf(id, { seats: 3 });
    const mind = await mindOf(id);
    const play = await harvest({ game: id, config, by: ROLLOUT, ...USUAL });
    const samples = samplesOf(play({ from: 0, count: 3 }));
    expect(samples.length).toBeGreaterThan(6);
    expect(samples.length).toBeLessThanOrEqual(48);
    const rows = 3 + (mind?.nobody === true ? 1 : 0);
    for (const sample of samples) {
      expect(sample.won).toHaveLength(rows);
      expect([...sample.won].reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 5);
      expect(sample.rows).toHaveLength(rows * (mind?.features.length ?? 0));
      expect(sample.rows.every((value) => Number.isFinite(value))).toBe(true);
      expect(sample.phase).toBeLessThan(mind?.phases ?? 0);
    }
    const again = samplesOf(play({ from: 0, count: 3 }));
    expect(again).toEqual(samples);
  });
});

it("games to learn from come cheaper where those who look ahead imagine fewer worlds, and are played by the same rules", async () => {
  const config = await configOf("vasa-regalis", { seats: 3 });
  const games = async (more: { worlds?: number }): Promise<unknown> =>
    samplesOf((await harvest({ game: "vasa-regalis", config, by: "normal", ...USUAL, ...more }))({ from: 0, count: 2 }));
  expect(await games({ worlds: 6 })).toEqual(await games({}));
  expect(await games({ worlds: 1 })).not.toEqual(await games({}));
});

describe("learning", () => {
  it("tells winners better than an even chance does, the same with any number of threads", async () => {
    const config = await configOf("vasa-regalis", { seats: 3 });
    const training = { game: "vasa-regalis", config, games: 300, by: [ROLLOUT], pull: null, pooled: false, ...USUAL };
    const one = await learn({ ...training, threads: 1 });
    expect(one.surprise).toBeLessThan(one.even - 0.02);
    expect(one.largest[0]?.tells).toBeGreaterThan(0);
    const few = { ...training, games: 40 };
    expect(await learn({ ...few, threads: 2 })).toEqual(await learn({ ...few, threads: 1 }));
  });
  it("goes on with what it has learned: the second generation plays with the first one's weights", async () => {
    const config = await configOf("vasa-regalis", { seats: 3 });
    const training = { game: "vasa-regalis", config, games: 20, pull: 0.01, pooled: true, threads: 1, ...USUAL };
    const { games, samples, weights } = await learn({ ...training, by: [ROLLOUT, "normal"] });
    expect(games).toBe(40);
    expect(samples).toBeGreaterThan(400);
    expect(weights).not.toEqual((await learn({ ...training, by: [ROLLOUT] })).weights);
  });
});

describe("new weights", () => {
  const game = "vasa-regalis";
  const trial = { game, bot: "normal", share: 1, games: 120, seed: "trial", threads: 1, notWorse: false };
  /** The present weights the wrong way round, and so sure of themselves that no habit makes up for it: worse than anything. */
  async function upsideDown(): Promise<Weights> {
    const weights = (await mindOf(game))?.weights as Weights;
    const turned = Object.entries(weights.bySeats).map(([seats, sets]) => [seats, sets.map((set) => set.map((weight) => -5 * weight))]);
    return { ...weights, bySeats: Object.fromEntries(turned) };
  }
  it("that lose to the present ones are not promoted, be the question strict or lenient", async () => {
    const config = await configOf(game, { seats: 3 });
    const weights = await upsideDown();
    const strict = await tried({ ...trial, config, weights });
    expect(strict.promoted).toBe(false);
    expect(strict.verdict).toMatch(/^not better/);
    const lenient = await tried({ ...trial, config, weights, notWorse: true });
    expect(lenient.promoted).toBe(false);
    expect(lenient.verdict).toMatch(/^worse/);
  });
  it("are not promoted on too few games", async () => {
    const config = await configOf(game, { seats: 3 });
    const { promoted, verdict } = await tried({ ...trial, config, weights: await upsideDown(), games: 3 });
    expect([promoted, verdict]).toEqual([false, expect.stringMatching(/^not decided/)]);
  });
  const present: Weights = {
    game: "x",
    made: "2 seats: so | 3 seats: thus",
    features: ["gold"],
    bySeats: { 2: [[1]], 3: [[2]] },
  };
  it("leave those of other numbers of seats in place, and say how each was made", () => {
    const fresh = { game: "x", made: "", features: ["gold"], bySeats: { 3: [[5]] } };
    expect(merged(present, fresh, 3, "anew")).toEqual({
      game: "x",
      made: "2 seats: so | 3 seats: anew",
      features: ["gold"],
      bySeats: { 2: [[1]], 3: [[5]] },
    });
  });
  it("for other features leave nothing of the old ones", () => {
    const fresh = { game: "x", made: "", features: ["gold", "land"], bySeats: { 3: [[5, 6]] } };
    expect(merged(present, fresh, 3, "anew")).toEqual({ ...fresh, made: "3 seats: anew" });
  });
  it("are written so that they can be read again", async () => {
    const weights = await upsideDown();
    expect(JSON.parse(weightsAsText(weights))).toEqual(weights);
  });
});
