import { Engine, fastDice, usualConfig } from "@stormakt/kernel";
import { vasaRegalis } from "@stormakt/vasa-regalis";
import { describe, expect, it } from "vitest";
import { measure } from "../src/measure.ts";
import { playOnBoardgameIo } from "../src/rivals/boardgame-io-vasa.ts";
import { FlatVasa } from "../src/rivals/flat-vasa.ts";

/** Means over many games, with the error of each. */
function averages(games: number, play: () => { actions: number; rounds: number; allLost: boolean }) {
  const means = { actions: 0, rounds: 0, allLost: 0 };
  const squares = { actions: 0, rounds: 0, allLost: 0 };
  for (let game = 0; game < games; game++) {
    const { actions, rounds, allLost } = play();
    const seen = { actions, rounds, allLost: allLost ? 1 : 0 };
    for (const key of ["actions", "rounds", "allLost"] as const) {
      means[key] += seen[key] / games;
      squares[key] += seen[key] ** 2 / games;
    }
  }
  const error = (key: keyof typeof means) => Math.sqrt((squares[key] - means[key] ** 2) / games);
  return { means, errors: { actions: error("actions"), rounds: error("rounds"), allLost: error("allLost") } };
}

describe("the games measured against are the same game", () => {
  it.each([3, 4, 5])("with %i players random play has the same averages", (seats) => {
    const engine = new Engine(vasaRegalis);
    const dice = fastDice(`rivals ${seats}`);
    const ours = averages(3000, () => {
      const config = usualConfig(vasaRegalis, { seats, royalPatience: 10 });
      const state = engine.beginWith(config, [dice.below(0x7fffffff), dice.below(0x7fffffff), dice.below(0x7fffffff), 1]);
      let actions = 0;
      while (engine.playAny(state, dice)) actions++;
      return { actions, rounds: state.table.round, allLost: state.outcome?.because === "all-lose" };
    });
    const flat = new FlatVasa(seats, 4711);
    const flats = averages(3000, () => {
      const before = flat.actions;
      flat.play();
      return { actions: flat.actions - before, rounds: flat.round, allLost: flat.failed === 4 };
    });
    const theirs = averages(100, () => {
      const { actions, rounds, failed } = playOnBoardgameIo(seats, (limit) => dice.below(limit));
      return { actions, rounds, allLost: failed === 4 };
    });
    for (const other of [flats, theirs])
      for (const key of ["actions", "rounds", "allLost"] as const) {
        const apart = Math.abs(other.means[key] - ours.means[key]);
        expect(apart, `${key}: ${other.means[key]} against ${ours.means[key]}`).toBeLessThan(
          4 * Math.hypot(other.errors[key], ours.errors[key]),
        );
      }
  });
});

it("measuring takes turns and gives the median of the rounds after the first", () => {
  const order: string[] = [];
  const way = (name: string) => ({
    name,
    batch: () => {
      order.push(name);
      for (let spin = 0; spin < 200_000; spin++) Math.sqrt(spin);
      return 10;
    },
  });
  const measured = measure([way("a"), way("b")], { rounds: 2, milliseconds: 0 });
  expect(order).toEqual(["a", "b", "a", "b", "a", "b"]);
  expect(measured.map(({ name }) => name)).toEqual(["a", "b"]);
  for (const { slowest, rate, fastest } of measured) {
    expect(slowest).toBeGreaterThan(0);
    expect(rate).toBeGreaterThanOrEqual(slowest);
    expect(fastest).toBeGreaterThanOrEqual(rate);
  }
});
