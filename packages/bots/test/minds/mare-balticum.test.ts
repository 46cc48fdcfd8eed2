/** What the bots that learn and search know of Mare Balticum. */
import type { Seat, State } from "@stormakt/kernel";
import { Engine, everyConfig, fastChance, fastDice, usualConfig } from "@stormakt/kernel";
import { setOf } from "@stormakt/kernel/ids";
import type { Action, Config, Line, MareBalticum, Table } from "@stormakt/mare-balticum";
import {
  ARMY,
  circleAt,
  FLEET,
  KARELIA,
  KING,
  mareBalticum,
  NO_LINE,
  noteAll,
  own,
  routeOf,
  SCANIA,
  TRONDHEIM,
} from "@stormakt/mare-balticum";
import { describe, expect, it } from "vitest";
import { Judgement } from "../../src/judgement.ts";
import { searchBot } from "../../src/levels.ts";
import { mind } from "../../src/minds/mare-balticum.ts";
import { imagineWorld } from "../../src/playout.ts";

const engine = new Engine(mareBalticum);
const WIDTH = mind.features.length;
const usual = (seats: number, asked: Partial<Config> = {}): Config => usualConfig(mareBalticum, { seats, ...asked });
const TABLES: readonly Config[] = [
  ...[2, 3, 4, 5, 6].flatMap((seats) => [usual(seats), usual(seats, { riksdag: true })]),
  ...[3, 4].flatMap((seats) => [usual(seats, { neutralLine: true }), usual(seats, { neutralLine: true, riksdag: true })]),
];
const spelt = ({ seats, riksdag, neutralLine }: Config): string =>
  `${seats} seats${riksdag ? ", with the Riksdag" : ""}${neutralLine ? ", with a neutral line" : ""}`;

/** A game played on sensibly up to a position of that sort: the first of several in which it comes about. */
function until(
  step: string,
  seed: string,
  fits: (state: State<MareBalticum>, seat: Seat) => boolean = () => true,
): [State<MareBalticum>, Seat] {
  for (let game = 0; game < 40; game++) {
    const dice = fastDice(`${seed} ${game}`);
    const state = engine.beginWith(usual(4), fastChance(`${seed} ${game}`));
    for (let seat = engine.nextSeat(state); seat >= 0; seat = engine.nextSeat(state)) {
      if (engine.stepOf(state) === step && fits(state, seat)) return [state, seat];
      engine.perform(state, seat, mind.rollout(engine, state, seat, dice));
    }
  }
  throw new Error(`no ${step} in forty games of ${seed}`);
}
function measured(state: State<MareBalticum>): Float64Array {
  const rows = new Float64Array((mind.seatsOf(state) + 1) * WIDTH);
  mind.measure(state, rows);
  return rows;
}
const feature = (rows: Float64Array, row: number, name: string): number => {
  expect(mind.features).toContain(name);
  return rows[row * WIDTH + mind.features.indexOf(name)] as number;
};
/** What the decision before us has noted. */
const notesOf = <M>(stack: State<MareBalticum>["stack"]): M => (stack.at(-1) ?? { memory: {} }).memory as M;
const lineOf = ({ ring, ringSeats }: Readonly<Table>, seat: Seat): Line => ring[ringSeats.indexOf(seat)] as Line;
function chosenBy(level: "hard" | "champion", state: State<MareBalticum>, seat: Seat, seed: string): Action {
  const bot = searchBot(new Engine(mareBalticum), mind, level);
  return bot.choose(engine.view(state, seat), seat, engine.legalActions(state, seat), { chance: fastDice(seed) });
}

describe.each(TABLES)("at a table of $seats (riksdag $riksdag, neutral line $neutralLine)", (config) => {
  it(`playing on is always legal, and every position can be measured: ${spelt(config)}`, () => {
    const judgement = new Judgement(mind);
    const chances = new Float64Array(config.seats);
    for (let game = 0; game < 6; game++) {
      const dice = fastDice(`whole ${game}`);
      const state = engine.beginWith(config, fastChance(`whole ${game}`));
      let clock = mind.clock(state);
      for (let seat = engine.nextSeat(state); seat >= 0; seat = engine.nextSeat(state)) {
        if (dice.below(6) === 0) {
          expect(measured(state).every(Number.isFinite)).toBe(true);
          judgement.judge(state, chances);
          const sum = chances.reduce((all, chance) => all + chance, 0);
          expect(sum).toBeGreaterThan(0);
          expect(sum).toBeLessThanOrEqual(1 + 1e-9);
          expect(mind.phaseOf(state)).toBeLessThan(mind.phases);
        }
        // Now and then somebody does anything at all, so that odd positions are met too.
        const action = dice.below(12) === 0 ? engine.sampleAction(state, seat, dice) : mind.rollout(engine, state, seat, dice);
        if (action === null) throw new Error("no action");
        expect(engine.submit(state, seat, action)).toMatchObject({ legal: true });
        expect(mind.clock(state)).toBeGreaterThanOrEqual(clock);
        clock = mind.clock(state);
      }
    }
  });
});
it("the tables above are all kinds there are", () => {
  const kinds = new Set([2, 3, 4, 5, 6].flatMap((seats) => everyConfig(mareBalticum, seats).map(spelt)));
  expect(new Set(TABLES.map(spelt))).toEqual(kinds);
});

describe("features", () => {
  it("the weights are for these features, phase by phase", () => {
    expect(mind.weights.features).toEqual(mind.features);
    expect(Object.keys(mind.weights.bySeats)).toEqual(expect.arrayContaining(["4"]));
    for (const phases of Object.values(mind.weights.bySeats)) {
      expect(phases).toHaveLength(mind.phases);
      for (const weights of phases) expect(weights).toHaveLength(WIDTH);
    }
  });
  it("do not depend on who sits where", () => {
    const [state] = until("investing", "rotated", ({ table }) => table.turn === 9);
    const before = measured(state);
    const { table } = state;
    table.ringSeats = table.ringSeats.map((seat) => (seat + 1) % 4);
    table.controllers = table.controllers.map((seat) => (seat < 0 ? seat : (seat + 1) % 4));
    const after = measured(state);
    for (let seat = 0; seat < 4; seat++)
      expect(after.subarray(((seat + 1) % 4) * WIDTH, (((seat + 1) % 4) + 1) * WIDTH)).toEqual(
        before.subarray(seat * WIDTH, (seat + 1) * WIDTH),
      );
    expect(after.subarray(4 * WIDTH)).toEqual(before.subarray(4 * WIDTH));
  });
  it("count titles, gold and what will be produced", () => {
    const [state, seat] = until("pickingRoutes", "counted", ({ table }) => table.turn === 2);
    const { table } = state;
    const line = lineOf(table, seat);
    own.titles(table).fill(NO_LINE);
    own.offices(table).fill(NO_LINE);
    const before = measured(state);
    expect(feature(before, seat, "titles")).toBe(0);
    own.titles(table)[SCANIA] = line;
    own.offices(table)[0] = line;
    own.hand(table)[line] = (table.hand[line] as number) + 1;
    for (let circle = circleAt(SCANIA, FLEET, 0); circle < circleAt(SCANIA, FLEET, 0) + 9; circle++) own.subjects(table)[circle] = NO_LINE;
    noteAll(table);
    const bare = measured(state);
    own.subjects(table)[circleAt(SCANIA, FLEET, 0)] = line;
    noteAll(table);
    const after = measured(state);
    expect(feature(after, seat, "titles")).toBe(2);
    expect(feature(after, seat, "most titles")).toBe(1);
    expect(feature(after, seat, "gold")).toBe(feature(before, seat, "gold") + 1);
    const more = (name: string): number => feature(after, seat, name) - feature(bare, seat, name);
    expect(more("goods to come overseas")).toBeGreaterThan(0);
    expect(more("subjects")).toBeGreaterThan(0);
    own.enemies(table)[circleAt(SCANIA, FLEET, 0)] = routeOf(SCANIA);
    expect(feature(measured(state), seat, "goods kept back by enemies")).toBeGreaterThan(
      feature(after, seat, "goods kept back by enemies"),
    );
    expect(feature(measured(state), seat, "titles in danger")).toBeGreaterThan(0);
  });
  it("nobody's row tells of home provinces held by enemies alone", () => {
    const [state] = until("pickingRoutes", "fallen", ({ table }) => table.turn === 6);
    const { table } = state;
    for (let circle = 0; circle < 12; circle++) own.subjects(table)[circle] = NO_LINE;
    noteAll(table);
    const before = feature(measured(state), 4, "home provinces lost");
    own.enemies(table)[circleAt(KARELIA, ARMY, 0)] = routeOf(KARELIA);
    table.enemySupply -= 1;
    expect(feature(measured(state), 4, "home provinces lost")).toBe(before + 1);
  });
  it("the King's row tells of his titles and of the nobles'", () => {
    const state = engine.beginWith(usual(6, { king: 5, firstChancellor: 0 }), fastChance("king"));
    const dice = fastDice("king");
    while (state.table.turn < 3) engine.perform(state, engine.nextSeat(state), mind.rollout(engine, state, engine.nextSeat(state), dice));
    own.titles(state.table).fill(NO_LINE);
    own.offices(state.table).fill(NO_LINE);
    own.titles(state.table)[SCANIA] = KING;
    const rows = measured(state);
    expect(feature(rows, 5, "King: titles")).toBe(1);
    expect(feature(rows, 0, "King: titles")).toBe(0);
    expect(feature(rows, 5, "titles")).toBe(0);
  });
});

describe("search", () => {
  it("imagines what it cannot tell from the truth", () => {
    const [state, seat] = until("playingCards", "imagined", (_, by) => by > 0);
    const view = engine.view(state, seat);
    expect(engine.view(imagineWorld(engine, mind, view, seat, fastDice("imagined")), seat)).toEqual(view);
  });
  /** Everybody holds one province; the deck lacks nothing but a third unit of the line's, and the gold hex is free for it. */
  function lastTitle(seed: string): [State<MareBalticum>, Seat] {
    const [state, seat] = until("investing", seed, ({ table, stack }, by) => {
      const { line } = notesOf<{ line: number }>(stack);
      return table.turn === 16 && lineOf(table, by) === line && (table.hand[line] as number) >= 2 && table.order[3] === line;
    });
    const { table } = state;
    const line = lineOf(table, seat);
    const others = table.order.filter((other) => other !== line);
    own.offices(table).fill(NO_LINE);
    own.titles(table).fill(NO_LINE);
    for (const [at, owner] of table.order.entries()) own.titles(table)[6 + at] = owner;
    for (let circle = 0; circle < table.subjects.length; circle++)
      if (table.subjects[circle] === line) own.subjects(table)[circle] = NO_LINE;
    own.subjects(table)[circleAt(TRONDHEIM, ARMY, 0)] = others[0] as Line;
    noteAll(table);
    table.titleDeck = [
      setOf(line),
      setOf(line),
      setOf(others[0] as Line),
      setOf(others[1] as Line),
      setOf(others[2] as Line),
      setOf(others[0] as Line),
    ];
    own.hand(table)[line] = 2;
    own.goods(table).fill(0);
    notesOf<{ means: number }>(state.stack).means = 1 << 6;
    return [state, seat];
  }
  it.each(["hard", "champion"] as const)("%s takes the title that decides the last turn", (level) => {
    const found = Array.from({ length: 12 }, (_, nth) => lastTitle(`last ${nth}`)).find(
      ([state, seat]) =>
        engine
          .legalActions(state, seat)
          .map(({ kind }) => kind)
          .join() === "endInvestment,investInTitle",
    );
    const [state, seat] = found as [State<MareBalticum>, Seat];
    expect(chosenBy(level, state, seat, "last").kind).toBe("investInTitle");
  });
  it("hard plays out with four what looks best at the end of the turn, in the last one too", () => {
    for (const turn of [1, 8, 16])
      expect(mind.effort("hard", until("investing", "ranked", ({ table }) => table.turn === turn)[0]).ahead).toBe(1);
    for (const seats of [2, 3, 5, 6]) expect(mind.effort("hard", engine.beginWith(usual(seats), fastChance("ranked"))).ahead).toBe(0);
  });
  it("mostly attacks where nobody else is needed to win", () => {
    const attacks = Array.from({ length: 8 }, (_, nth) => {
      const [state, seat] = until("playingCards", `cards ${nth}`, ({ table, stack }, by) => {
        const { province, force, target } = notesOf<{ province: number; force: number; target: number }>(stack);
        const first = (province * 4 + force) * 3;
        const own = [0, 1, 2].filter((place) => table.controllers[table.subjects[first + place] as number] === by);
        return own.length === 1 && table.enemies[(province * 4 + target) * 3] !== 0 && table.enemies[(province * 4 + target) * 3 + 1] === 0;
      });
      const action = chosenBy("hard", state, seat, "cards");
      return action.kind === "playCards" && action.attackers.length === 1;
    });
    expect(attacks.filter(Boolean).length).toBeGreaterThanOrEqual(6);
  });
  it("nobles under a King wish each other well; the King and everybody else look to themselves", () => {
    const under = engine.beginWith(usual(6, { king: 2 }), fastChance("stakes"));
    expect(mind.stakes?.(under, 0, true)).toEqual([1, 0.1, 0, 0.1, 0.1, 0.1]);
    expect(mind.stakes?.(under, 5, false)).toEqual([0.5, 0.5, 0, 0.5, 0.5, 1]);
    expect(mind.stakes?.(under, 2, true)).toBeNull();
    expect(mind.stakes?.(engine.beginWith(usual(4), fastChance("stakes")), 0, true)).toBeNull();
  });
  it("chooses the same with the same dice", () => {
    const [state, seat] = until("moving", "same", ({ table }) => table.turn === 7);
    expect(chosenBy("hard", state, seat, "dice")).toEqual(chosenBy("hard", state, seat, "dice"));
  });
});
