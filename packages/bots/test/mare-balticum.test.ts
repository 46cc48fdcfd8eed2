import { Engine, fastDice, usualConfig } from "@stormakt/kernel";
import { mareBalticum } from "@stormakt/mare-balticum";
import { describe, expect, it } from "vitest";
import { botCalled } from "../src/index.ts";

/** Games among greedy and random bots, seats rotated: the greedy ones' share of the wins, and how often Sweden fell. */
async function play(seats: number, greedies: number, games: number): Promise<{ wins: number; fallen: number }> {
  const engine = new Engine(mareBalticum);
  const [greedy, random] = [await botCalled("greedy", mareBalticum), await botCalled("random", mareBalticum)];
  let wins = 0;
  let fallen = 0;
  for (let game = 0; game < games; game++) {
    const chance = fastDice(`taste ${seats} ${game}`);
    const state = engine.begin(usualConfig(mareBalticum, { seats }), `taste ${seats} ${game}`);
    const isGreedy = (seat: number): boolean => (seat + game) % seats < greedies;
    while (state.outcome === null) {
      const seat = engine.nextSeat(state);
      const bot = isGreedy(seat) ? greedy : random;
      engine.submit(state, seat, bot.choose(engine.view(state, seat), seat, engine.legalActions(state, seat), { chance, worlds: 2 }));
    }
    const winners = state.outcome.places[0] ?? [];
    if (winners.length === 0) fallen += 1;
    wins += winners.filter(isGreedy).length / Math.max(1, winners.length);
  }
  return { wins: wins / games, fallen: fallen / games };
}

describe("the taste for Mare Balticum", () => {
  it.each([3, 4, 5])("wins more than twice its share among random players, %i seats", { timeout: 300_000 }, async (seats) => {
    expect((await play(seats, 1, 6)).wins).toBeGreaterThan(2 / seats);
  });
  it("does not let Sweden fall", { timeout: 300_000 }, async () => {
    expect((await play(4, 4, 3)).fallen).toBe(0);
  });
});
