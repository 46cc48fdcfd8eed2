/** Random play gives the averages of the study that the rulings rest on. */
import { fastChance, fastDice } from "@stormakt/kernel";
import { describe, expect, it } from "vitest";
import { GOODS, VALUES } from "../src/catalog/index.ts";
import { owned } from "../src/yard.ts";
import { everyTable, followGame } from "./games.ts";
import { engine, usual } from "./scenario.ts";

const GAMES = 3000;

describe("random play", () => {
  it.each([
    { seats: 3, rounds: 22.8, fails: 0.29, patience: 0.56 },
    { seats: 4, rounds: 15.2, fails: 0.24, patience: 0.14 },
    { seats: 5, rounds: 10.8, fails: 0.19, patience: 0.02 },
  ])("$seats players: $rounds rounds, $fails fail, the King loses patience in $patience", ({ seats, rounds, fails, patience }) => {
    const seen = { rounds: 0, fails: 0, sails: 0, patience: 0, longest: 0, shortest: 99 };
    const dice = fastDice(`study ${seats}`);
    for (let game = 0; game < GAMES; game++) {
      const state = engine.beginWith(usual(seats, { firstLeader: "random" }), fastChance(`study ${seats} ${game}`));
      let impatient = false;
      while (state.outcome === null) {
        const seat = engine.nextSeat(state);
        const receipt = engine.submit(state, seat, engine.sampleAction(state, seat, dice)!);
        if (receipt.legal) impatient ||= receipt.told.some(({ event }) => event.kind === "patienceLost");
      }
      seen.rounds += state.table.round;
      seen.longest = Math.max(seen.longest, state.table.round);
      seen.shortest = Math.min(seen.shortest, state.table.round);
      seen.fails += state.outcome.because === "fails" ? 1 : 0;
      seen.sails += state.outcome.because === "sails" ? 1 : 0;
      seen.patience += impatient ? 1 : 0;
    }
    // Four standard errors of the mean of so many games, and a little for the study's own.
    expect(Math.abs(seen.rounds / GAMES - rounds)).toBeLessThan(0.6);
    expect(Math.abs(seen.fails / GAMES - fails)).toBeLessThan(0.035);
    expect(Math.abs(seen.patience / GAMES - patience)).toBeLessThan(0.04);
    expect(seen.sails / GAMES).toBeLessThan(0.01);
    expect([seen.shortest >= 5, seen.longest <= 44]).toEqual([true, true]);
  });
});

describe("over whole games", () => {
  it("VR-CRAFT-3, VR-PROCURE-1 what a player owns is worth four and one more for each marker bought (without Inventory)", () => {
    for (const { config, seed } of everyTable(5, [false])) {
      const bought = Array.from({ length: config.seats }, () => 0);
      followGame(config, seed, ({ table }, taken) => {
        for (const { event } of taken?.receipt.told ?? []) if (event.kind === "procured") bought[event.seat]! += event.count;
        bought.forEach((count, seat) => {
          const worth = GOODS.reduce<number>(
            (sum, good) => sum + VALUES.reduce<number>((all, value) => all + value * owned(table, seat, good, value), 0),
            0,
          );
          expect(worth).toBe(4 + count);
        });
      });
    }
  });
  it("VR-CRAFT-3 an exchange changes nobody's total value, with Inventory neither", () => {
    for (const { config, seed } of everyTable(4, [true])) {
      let before: number[] = [];
      followGame(config, seed, ({ table }, taken) => {
        const worth = Array.from({ length: config.seats }, (_, seat) =>
          GOODS.reduce<number>(
            (sum, good) => sum + VALUES.reduce<number>((all, value) => all + value * owned(table, seat, good, value), 0),
            0,
          ),
        );
        if (taken?.action.kind === "exchange") expect(worth).toEqual(before);
        before = worth;
      });
    }
  });
});
