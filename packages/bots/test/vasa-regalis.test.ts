import type { Seat, State } from "@stormakt/kernel";
import { Engine, fastChance, fastDice, usualConfig } from "@stormakt/kernel";
import type { Action, Config, VasaRegalis } from "@stormakt/vasa-regalis";
import { vasaRegalis } from "@stormakt/vasa-regalis";
import { describe, expect, it } from "vitest";
import { greedyBot } from "../src/index.ts";
import { taste } from "../src/tastes/vasa-regalis.ts";

const engine = new Engine(vasaRegalis);
const greedy = greedyBot(new Engine(vasaRegalis), taste);
const table = (seats: number, rest: Partial<Config> = {}): Config => usualConfig(vasaRegalis, { seats, royalPatience: 10, ...rest });

/** One greedy seat, going round, among random ones. */
function match(games: number, config: Config) {
  const random = fastDice("random");
  const own = fastDice("greedy");
  const seen = { wins: 0, decided: 0 };
  for (let game = 0; game < games; game++) {
    const state = engine.beginWith(config, fastChance(`match ${game}`));
    while (state.outcome === null) {
      const seat = engine.nextSeat(state);
      if (seat === game % config.seats) engine.submit(state, seat, choice(state, seat, own));
      else engine.playAny(state, random);
    }
    const [winner] = state.outcome.places;
    if (winner !== undefined) seen.decided++;
    if (winner?.[0] === game % config.seats) seen.wins++;
  }
  return { ofAll: seen.wins / games, ofDecided: seen.wins / seen.decided };
}
const choice = (state: State<VasaRegalis>, seat: Seat, chance = fastDice(1)): Action =>
  greedy.choose(engine.view(state, seat), seat, engine.legalActions(state, seat), { chance });

describe("the taste for Vasa Regalis", () => {
  it("wins half of all games against three random players, where a quarter of the decided ones would be fair", { timeout: 300_000 }, () => {
    const { ofAll, ofDecided } = match(400, table(4));
    expect(ofAll).toBeGreaterThan(0.55);
    expect(ofDecided).toBeGreaterThan(0.85);
  });
  it("does as well with three and five players, and with Inventory", { timeout: 300_000 }, () => {
    expect(match(100, table(3)).ofAll).toBeGreaterThan(0.6);
    expect(match(100, table(5)).ofAll).toBeGreaterThan(0.4);
    expect(match(60, table(4, { inventory: true })).ofAll).toBeGreaterThan(0.45);
  });
  it("plays among its like to an end that somebody wins", { timeout: 300_000 }, () => {
    let won = 0;
    for (let game = 0; game < 20; game++) {
      const state = engine.beginWith(table(4), fastChance(`like ${game}`));
      while (state.outcome === null) engine.submit(state, engine.nextSeat(state), choice(state, engine.nextSeat(state)));
      if (state.outcome.places.length > 0) won++;
      expect(state.table.round).toBeLessThan(25);
    }
    expect(won).toBeGreaterThan(15);
  });
  it("is sure of a game that is over", () => {
    const state = engine.beginWith(table(3), fastChance("over"));
    const dice = fastDice("over");
    while (engine.playAny(state, dice));
    for (const seat of [0, 1, 2]) expect(taste.value(state, seat)).toBe(state.outcome?.places[0]?.[0] === seat ? 1 : 0);
  });
  it("agrees with the rules on who has won, over many games", () => {
    const dice = fastDice("endings");
    for (let game = 0; game < 300; game++) {
      const state = engine.beginWith(table(3 + (game % 3)), fastChance(`ending ${game}`));
      while (engine.playAny(state, dice));
      const winner = state.outcome?.places[0]?.[0] ?? -1;
      expect(Array.from({ length: state.table.seats }, (_, seat) => taste.value(state, seat))).toEqual(
        Array.from({ length: state.table.seats }, (_, seat) => (seat === winner ? 1 : 0)),
      );
    }
  });
  it("thinks within the bounds of a chance", () => {
    const dice = fastDice("bounds");
    for (let game = 0; game < 20; game++) {
      const state = engine.beginWith(table(4), fastChance(`bounds ${game}`));
      do
        for (const seat of [0, 1, 2, 3]) {
          const value = taste.value(state, seat);
          expect(value >= 0 && value <= 1).toBe(true);
        }
      while (engine.playAny(state, dice));
    }
  });
});
