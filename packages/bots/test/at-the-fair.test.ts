/**
 * What searches, quick players, playouts, analyses and fits come to in the kernel's toy game, with a mind made up for it: written down in
 * at-the-fair/, figure by figure. Tests beside this one say what they are for; this one notices whatever else changes. Where a change is
 * meant: vitest run on this file with -u.
 */
import type { Seat, State } from "@stormakt/kernel";
import { Dice, Engine, fastDice, Match } from "@stormakt/kernel";
import type { Action, Fair } from "@stormakt/kernel/test/fair";
import { fair } from "@stormakt/kernel/test/fair";
import { describe, expect, it } from "vitest";
import type { Bot, Effort, Mind, Taste } from "../src/index.ts";
import {
  analyse,
  greedyBot,
  imagineWorld,
  Judgement,
  LEVELS,
  oneStepBot,
  Playouts,
  paceOf,
  randomBot,
  search,
  searchBot,
} from "../src/index.ts";
import type { Sample } from "../src/learning.ts";
import { fit, surprise } from "../src/learning.ts";
import { composes, playAndSettle } from "../src/worlds.ts";

/** What differs from nothing by rounding alone is nothing. */
const figure = (value: number): string => (Math.abs(value) < 1e-9 ? "0" : String(Number(value.toPrecision(6))));
const figures = (values: Iterable<number>): string => [...values].map(figure).join(" ");
const told = (action: Action): string => Object.values(action).join(" ");
const writtenDown = (name: string, lines: readonly string[]): Promise<void> =>
  expect(`${lines.join("\n")}\n`).toMatchFileSnapshot(`at-the-fair/${name}.txt`);

const engine = new Engine<Fair>(fair);
/** The step of a turn, as states name it. */
const TURN = fair.steps.findIndex(({ name }) => name === "turn");
const EFFORT: Effort = { iterations: 160, width: 6, depth: 1, worlds: 8 };
const PLAIN: Mind<Fair> = {
  features: ["walked", "coins", "trips"],
  phases: 2,
  phaseOf: ({ table }) => Math.min(1, table.day - 1),
  seatsOf: ({ table }) => table.seats,
  nobody: false,
  measure({ table }, into) {
    for (let seat = 0; seat < table.seats; seat++)
      into.set([table.walked[seat] ?? 0, table.coins[seat] ?? 0, table.trips[seat] ?? 0], seat * 3);
  },
  rollout: (by, state, seat, chance) => by.sampleAction(state, seat, chance) ?? by.defaultAction(state, seat),
  clock: ({ table }) => table.day,
  effort: (level) => ({ ...EFFORT, iterations: level === "hard" ? 60 : 120 }),
  weights: {
    game: "fair",
    made: "by hand",
    features: ["walked", "coins", "trips"],
    bySeats: {
      2: [
        [0.3, 0.1, 0.05],
        [0.4, 0.05, 0.02],
      ],
      4: [
        [0.2, 0.1, 0.05],
        [0.3, 0.02, 0.01],
      ],
    },
  },
};
/** One more thing each that a mind may have. */
const MINDS: Readonly<Record<string, Mind<Fair>>> = {
  plain: PLAIN,
  "where all may lose": {
    ...PLAIN,
    nobody: true,
    measure(state, into) {
      PLAIN.measure(state, into);
      into[state.table.seats * 3] = 4;
    },
  },
  "with a beat": { ...PLAIN, beat: ({ stack }) => stack.length },
  "that sees turns to their end": { ...PLAIN, isHalfDone: ({ stack }) => stack.at(-1)?.step === TURN },
  "with likes and dislikes": {
    ...PLAIN,
    prior: (_state, _seat, action) => (action.kind === "ringBell" ? Number.NEGATIVE_INFINITY : action.kind === "walk" ? 0.2 : 0),
  },
  "with plans": {
    ...PLAIN,
    propose: (_by, _state, _seat, chance, count) => Array.from({ length: count }, () => ({ kind: "shout", price: chance.below(120) })),
    vary: (_by, _state, _seat, action, chance) =>
      action.kind === "shout" ? { kind: "shout", price: (action.price + chance.below(5)) % 110 } : null,
    measure(state, into) {
      PLAIN.measure(state, into);
      for (let seat = 0; seat < state.table.seats; seat++) into[seat * 3] = (into[seat * 3] ?? 0) + ((state.table.bells * 7 + seat) % 3);
    },
  },
  "that believes": {
    ...PLAIN,
    believe(_by, { table }, seat, chance) {
      table.trips.forEach((_, other) => {
        if (other !== seat) table.trips[other] = 1 + chance.below(2);
      });
    },
  },
  "for which winning is not all": {
    ...PLAIN,
    ended: ({ table }, into) => table.walked.forEach((steps, seat) => (into[seat] = steps / 40)),
  },
};
const EFFORTS: Readonly<Record<string, Effort>> = {
  usual: EFFORT,
  "to the end": { ...EFFORT, iterations: 60, depth: Number.POSITIVE_INFINITY },
  "with nodes": { ...EFFORT, nodes: 4 },
  "with trust": { ...EFFORT, trust: 0.3 },
  "in one world": { ...EFFORT, worlds: 0, width: 3 },
  hasty: { ...EFFORT, iterations: 9, width: 4 },
};
/** Positions of a few games, one of each kind of question. */
function positions(seats: number): { readonly name: string; readonly state: State<Fair>; readonly seat: Seat }[] {
  const found = new Map<string, { name: string; state: State<Fair>; seat: Seat }>();
  const dice = fastDice(`positions ${seats}`);
  const state = engine.begin({ seats, days: 2 }, `fair ${seats}`);
  while (state.outcome === null) {
    const [seat, step] = [engine.nextSeat(state), engine.stepOf(state) ?? ""];
    const name = `${step}, day ${state.table.day}`;
    if (!found.has(name) && step !== "greeting") found.set(name, { name, state: engine.copy(state), seat });
    engine.playAny(state, dice);
  }
  return [...found.values()];
}
const BY_SEATS = [2, 3, 4].map((seats) => ({ seats, all: positions(seats) }));

describe("written down at the fair", () => {
  it("what searches find, candidate by candidate", async () => {
    const lines: string[] = [];
    for (const [called, mind] of Object.entries(MINDS))
      for (const [how, effort] of Object.entries(EFFORTS)) {
        if (called !== "plain" && how !== "usual" && how !== "with trust") continue;
        for (const { seats, all } of BY_SEATS)
          for (const { name, state, seat } of all) {
            const playouts = new Playouts(engine, new Judgement(mind));
            const legal = engine.legalActions(state, seat);
            const explain = how === "usual";
            const hunt = search(playouts, engine.view(state, seat), seat, legal, effort, { chance: fastDice("hunt"), explain });
            let slices = 0;
            let step = hunt.next();
            for (; step.done !== true; step = hunt.next()) slices++;
            const { action, candidates, iterations } = step.value;
            lines.push(`mind ${called}, ${how}, ${seats} seats, ${name}: ${told(action)} after ${iterations} in ${slices}`);
            if (name.endsWith("1") && seats !== 3)
              for (const one of candidates)
                lines.push(
                  `  ${told(one.action)}: ${one.tries} ${figure(one.chance)} ±${figure(one.error)} of ${figures(one.chances)}` +
                    (one.parts === null ? "" : ` by ${figures(one.parts)}`),
                );
          }
      }
    await writtenDown("searches", lines);
  });
  it("what searches find that are told that it is enough", async () => {
    const lines = [0, 1, 2, 5, 17, 40].map((most) => {
      const { state, seat } = BY_SEATS[1]!.all.find(({ name }) => name.startsWith("turn"))!;
      let asked = 0;
      const playouts = new Playouts(engine, new Judgement(MINDS["with plans"]!));
      const budget = { chance: fastDice("enough"), enough: () => ++asked > most };
      const hunt = search(playouts, engine.view(state, seat), seat, engine.legalActions(state, seat), EFFORT, budget);
      let step = hunt.next();
      while (step.done !== true) step = hunt.next();
      return `${most}: ${told(step.value.action)} after ${step.value.iterations}, asked ${asked}, ${step.value.candidates.map(({ tries }) => tries).join(" ")}`;
    });
    await writtenDown("enough", lines);
  });
  it("what every kind of player does", async () => {
    const taste: Taste<Fair> = {
      value: ({ table }, seat) => ((table.walked[seat] ?? 0) + (table.coins[seat] ?? 0) / 4) / 60,
      prior: (_state, _seat, action) => (action.kind === "bid" ? action.coins / 100 : 0),
    };
    const proposing: Taste<Fair> = {
      ...taste,
      propose: (_state, _seat, chance, count) => Array.from({ length: count }, () => ({ kind: "shout", price: chance.below(9) })),
    };
    const judgement = new Judgement(PLAIN);
    const players: Readonly<Record<string, Bot<Fair>>> = {
      random: randomBot(engine),
      greedy: greedyBot(engine, taste),
      proposing: greedyBot(engine, proposing),
      easy: oneStepBot(engine, PLAIN, "easy"),
      normal: oneStepBot(engine, MINDS["that sees turns to their end"]!, "normal", judgement),
      foreseeing: oneStepBot(engine, { ...PLAIN, foresight: () => 1 }, "normal"),
      hard: searchBot(engine, PLAIN, "hard"),
      champion: searchBot(engine, PLAIN, "champion"),
    };
    const lines: string[] = [];
    for (const [called, bot] of Object.entries(players))
      for (const { seats, all } of BY_SEATS) {
        const done = all.map(({ name, state, seat }) => {
          const dice = fastDice(`${called} ${name}`);
          const ask = (more: object) =>
            told(bot.choose(engine.view(state, seat), seat, engine.legalActions(state, seat), { chance: dice, ...more }));
          return `${name}: ${[{}, {}, { worlds: 1, actions: 2, share: 0.2 }, { enough: () => true }].map(ask).join(", ")}`;
        });
        lines.push(...done.map((line) => `${called} (${bot.name}), ${seats} seats, ${line}`));
      }
    expect(() => players["greedy"]!.choose(BY_SEATS[0]!.all[0]!.state as never, 0, [], { chance: fastDice("x") })).toThrow("never a state");
    await writtenDown("players", lines);
  });
  it("a careful look goes on as far as the mind foresees, a careless one no further than the action", () => {
    /** How many days after the question positions were judged, over all questions; a game that is over counts as one more. */
    const daysAhead = (level: "easy" | "normal", days: number): Set<number> => {
      const ahead = new Set<number>();
      for (const { state, seat } of BY_SEATS.flatMap(({ all }) => all)) {
        const legal = engine.legalActions(state, seat);
        if (legal.length < 2) continue;
        const { day } = state.table;
        const seen = (then: Readonly<State<Fair>>): void => void ahead.add(then.outcome === null ? then.table.day - day : 1);
        const mind: Mind<Fair> = {
          ...PLAIN,
          foresight: () => days,
          measure(then, into) {
            seen(then);
            PLAIN.measure(then, into);
          },
          ended: seen,
        };
        oneStepBot(engine, mind, level).choose(engine.view(state, seat), seat, legal, { chance: fastDice("ahead") });
      }
      return ahead;
    };
    expect([...daysAhead("normal", 1)]).toEqual([1]);
    expect(daysAhead("normal", 0)).toContain(0);
    expect(daysAhead("easy", 1)).toContain(0);
  });
  it("how positions are judged, imagined, settled and played on", async () => {
    const lines: string[] = [];
    for (const [called, mind] of Object.entries(MINDS)) {
      const judgement = new Judgement(mind);
      const playouts = new Playouts(engine, judgement);
      for (const { seats, all } of BY_SEATS)
        for (const { name, state, seat } of all) {
          const into = new Float64Array(seats);
          judgement.judge(state, into);
          const parts = judgement.parts(state, seat);
          const world = imagineWorld(engine, mind, engine.view(state, seat), seat, fastDice("world"));
          const answers =
            world.stack
              .at(-1)
              ?.answers?.map((one) => (one === null ? "-" : told(one)))
              .join("/") ?? "open";
          const settled = new Float64Array(seats);
          const begun = playouts.begin(world, 5);
          const luck = begun.chance.join(" ");
          engine.perform(begun, seat, engine.sampleAction(begun, seat, new Dice([1, 2, 3, 1])) ?? engine.defaultAction(begun, seat));
          playouts.settle(begun, settled);
          const finished = new Float64Array(seats);
          playouts.finish(playouts.begin(world, 6), mind.clock(world) + 1, finished);
          lines.push(
            `${called}, ${seats} seats, ${name}: judged ${figures(into)} by ${figures(parts)}; trips ${world.table.trips.join(" ")}, answers ${answers}; ` +
              `luck ${luck}; settled ${figures(settled)}; finished ${figures(finished)}, last ${playouts.last?.table.walked.join(" ")}`,
          );
        }
    }
    for (const { seats, all } of BY_SEATS)
      for (const { name, state, seat } of all) {
        const world = engine.copy(state);
        const action = engine.sampleAction(world, seat, fastDice("settle")) ?? engine.defaultAction(world, seat);
        playAndSettle(engine, world, seat, action, fastDice("others"));
        const composed = composes(fair, engine.view(state, seat));
        lines.push(
          `settled, ${seats} seats, ${name}: ${told(action)} leads to ${engine.stepOf(world)}, walked ${world.table.walked.join(" ")}, ${composed}`,
        );
      }
    await writtenDown("positions", lines);
  });
  it("how games are gone through afterwards", async () => {
    const lines: string[] = [];
    for (const seats of [2, 3]) {
      const match = Match.begin(engine, { seats, days: 2 }, `match ${seats}`);
      const dice = fastDice(`match ${seats}`);
      while (match.state.outcome === null) {
        const seat = engine.nextSeat(match.state);
        match.submit(seat, engine.sampleAction(match.state, seat, dice) ?? engine.defaultAction(match.state, seat));
      }
      for (const options of [{}, { worlds: 3, playouts: 4, seed: "other" }, { haste: () => 0.3 }]) {
        const thinking = new Engine<Fair>(fair);
        thinking.thrifty = true;
        const going = analyse(engine, new Playouts(thinking, new Judgement(PLAIN)), match.record, options);
        const shares: number[] = [];
        let step = going.next();
        for (; step.done !== true; step = going.next()) shares.push(step.value);
        const { course, totals, turns } = step.value;
        lines.push(`${seats} seats, ${Object.keys(options).join(" ")}: ${shares.length} steps to ${figure(shares.at(-1) ?? 0)}`);
        lines.push(...course.map((chances, at) => `  ${at} ${figures(chances)}`));
        lines.push(...totals.map((total, seat) => `  seat ${seat}: ${figures(Object.values(total))}`));
        lines.push(
          ...turns.map(
            ({ at, kind, by, action, seat, amount }) => `  turn ${at} ${kind} of ${by}, ${told(action)}: ${seat} ${figure(amount)}`,
          ),
        );
      }
    }
    await writtenDown("analyses", lines);
  });
  it("what is learned from games", async () => {
    const dice = fastDice("learning");
    const unit = (): number => dice.below(1000) / 1000;
    const samples = Array.from({ length: 240 }, (_, at): Sample => {
      const rows = Float64Array.from({ length: 6 }, unit);
      const scores = [0, 1, 2].map((row) => Math.exp(2 * rows[row * 2]! - rows[row * 2 + 1]!) * unit());
      const winner = scores.indexOf(Math.max(...scores));
      return { phase: at % 3, rows, won: Float64Array.from([0, 1, 2], (row) => (row === winner ? 1 : 0)), game: Math.floor(at / 4) };
    });
    const lines = [{}, { pull: 0.01 }, { pull: 0.5, rounds: 2 }, { heldBack: 3 }].map((more) => {
      const found = fit(samples, { phases: 4, features: 2, ...more });
      return `${JSON.stringify(more)}: ${found.weights.map(figures).join(" | ")}, surprise ${figure(found.surprise)} even ${figure(found.even)} pull ${figure(found.pull)}`;
    });
    lines.push(
      `surprise ${figure(
        surprise(samples, [
          [1, -1],
          [0, 0],
          [2, 1],
        ]),
      )} ${figure(surprise([], []))}`,
    );
    await writtenDown("learned", lines);
  });
  it("how long each level takes", () => {
    const paces = [...LEVELS, "random", "greedy"].map((level) =>
      [level, ...[false, true].flatMap((isWindow) => Object.values(paceOf(level, isWindow)))].join(" "),
    );
    expect(paces).toEqual([
      "easy 100 110 60 70",
      "normal 100 110 60 70",
      "hard 750 900 150 350",
      "champion 1750 1900 150 350",
      "random 150 0 150 0",
      "greedy 100 110 60 70",
    ]);
  });
});
