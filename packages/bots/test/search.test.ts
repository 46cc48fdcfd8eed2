import type { State } from "@stormakt/kernel";
import { Dice, Engine, fastDice, usualConfig } from "@stormakt/kernel";
import type { VasaRegalis } from "@stormakt/vasa-regalis";
import { vasaRegalis } from "@stormakt/vasa-regalis";
import { wallenstein } from "@stormakt/wallenstein";
import { describe, expect, it, vi } from "vitest";
import type { Effort, Mind, Report, Weights } from "../src/index.ts";
import { Judgement, Playouts, search, searchBot, think, thinkAloud } from "../src/index.ts";
import type { Sample } from "../src/learning.ts";
import { fit } from "../src/learning.ts";
import { oneStepBot } from "../src/levels.ts";
import { Node, remember, walk } from "../src/nodes.ts";

const VASA = usualConfig(vasaRegalis, { seats: 4, royalPatience: 10, firstLeader: 0 });
const IRON_ONE = 6;

/** Somebody who wants iron and nothing else. */
function mindOf(overrides: Partial<Mind<VasaRegalis>> = {}): Mind<VasaRegalis> {
  return {
    features: ["iron", "nothing"],
    phases: 1,
    phaseOf: () => 0,
    seatsOf: ({ table }) => table.seats,
    nobody: false,
    measure({ table }, into) {
      for (let seat = 0; seat < table.seats; seat++) into[seat * 2] = table.hands[seat * 12 + IRON_ONE]!;
    },
    rollout: (engine, state, seat, chance) => engine.sampleAction(state, seat, chance)!,
    clock: ({ table }) => table.round,
    effort: () => EFFORT,
    weights: { game: "vasa-regalis", made: "for a test", features: ["iron", "nothing"], bySeats: { "4": [[1, 1]] } },
    ...overrides,
  };
}
const EFFORT: Effort = { iterations: 400, width: 8, depth: 1, worlds: 16 };

const engine = new Engine(vasaRegalis);
const first = engine.begin(VASA, "search");
function run(mind: Mind<VasaRegalis>, effort: Effort, seed: string, more: { enough?(): boolean; explain?: boolean } = {}) {
  const playouts = new Playouts(engine, new Judgement(mind));
  const hunt = search(playouts, engine.view(first, 0), 0, engine.legalActions(first, 0), effort, { chance: fastDice(seed), ...more });
  let slices = 0;
  for (let step = hunt.next(); ; step = hunt.next(), slices++) if (step.done === true) return { report: step.value, slices };
}

describe("a search", () => {
  it("finds what its judgement values most, and says how sure it is", () => {
    const { report } = run(mindOf(), EFFORT, "a");
    expect(report.action).toEqual({ kind: "takeRole", role: 2 });
    const [best, next] = report.candidates;
    expect(best!.chance).toBeGreaterThan(next!.chance);
    expect(best!.error).toBeGreaterThan(0);
    expect(best!.chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
    expect(best!.chances[0]).toBeCloseTo(best!.chance, 9);
    expect(report.iterations).toBeLessThanOrEqual(EFFORT.iterations);
  });
  it("is after the chances of those it stands or falls with, and advises by one's own alone", () => {
    // The later the role, the better for whoever has it; and seat 0 wishes seat 1 well.
    const measure: Mind<VasaRegalis>["measure"] = ({ table }, into) => {
      for (let seat = 0; seat < table.seats; seat++) into[seat * 2] = table.roleTakenBy.indexOf(seat);
    };
    const [own, anothers] = [mindOf({ measure }), mindOf({ measure, stakes: (_state, seat) => (seat === 0 ? [0, 1, 0, 0] : null) })];
    const shallow = { ...EFFORT, depth: 0 };
    expect(run(own, shallow, "stakes").report.action).toEqual({ kind: "takeRole", role: 7 });
    expect(run(anothers, shallow, "stakes").report.action).toEqual({ kind: "takeRole", role: 0 });
    expect(run(anothers, shallow, "stakes", { explain: true }).report.action).toEqual({ kind: "takeRole", role: 7 });
    const look = (mind: Mind<VasaRegalis>) =>
      oneStepBot(engine, mind, "normal").choose(engine.view(first, 0), 0, engine.legalActions(first, 0), { chance: fastDice("stakes") });
    expect([look(own), look(anothers)]).toEqual([
      { kind: "takeRole", role: 7 },
      { kind: "takeRole", role: 0 },
    ]);
  });
  it("ranks candidates by where they lead, if told to, and those that come to the same by how they look at once", () => {
    // At once the later role looks better, and when the round is over the earlier; or by then it makes no difference.
    const ranked = (ahead: number, isAllTheSame: boolean) => {
      let role = -1;
      const mind = mindOf({
        rollout(by, state, seat, chance) {
          role = state.table.roleTakenBy.indexOf(0);
          return by.sampleAction(state, seat, chance)!;
        },
        measure({ table }, into) {
          into[0] = table.round === first.table.round ? table.roleTakenBy.indexOf(0) : isAllTheSame ? 0 : -role;
        },
      });
      return run(mind, { ...EFFORT, width: 1, ahead }, "ahead").report.action;
    };
    expect(ranked(0, false)).toEqual({ kind: "takeRole", role: 7 });
    expect(ranked(1, false)).toEqual({ kind: "takeRole", role: 0 });
    expect(ranked(1, true)).toEqual({ kind: "takeRole", role: 7 });
  });
  it("is the same, bit for bit, from the same dice", () => {
    expect(run(mindOf(), EFFORT, "b").report).toEqual(run(mindOf(), EFFORT, "b").report);
    expect(run(mindOf(), EFFORT, "b").report).not.toEqual(run(mindOf(), EFFORT, "c").report);
  });
  it("shows every candidate the same worlds with the same luck", () => {
    const met = new Map<string, string[]>();
    const judged = mindOf({
      rollout(by, state, seat, chance) {
        const key = JSON.stringify(state.table.roleTakenBy);
        if (state.table.roleTakenBy.filter((taker) => taker >= 0).length === 1)
          met.set(key, [...(met.get(key) ?? []), state.chance.join()]);
        return by.sampleAction(state, seat, chance)!;
      },
    });
    run(judged, { ...EFFORT, iterations: 64 }, "d");
    const lists = [...met.values()].map((lucks) => [...new Set(lucks)]).filter((lucks) => lucks.length > 2);
    expect(lists.length).toBeGreaterThan(2);
    for (const lucks of lists) expect(lucks.slice(0, 3)).toEqual(lists[0]!.slice(0, 3));
  });
  it("gives more tries to better candidates", () => {
    // How each role fares is written down: a little better than the one before it, and so unsteady that none is hopeless before its round is
    // over. Over sixteen tries the ups and downs make up for each other, so that after each round the better half is ahead, by any dice.
    const tried = first.table.roleTakenBy.map(() => 0);
    const unsteady = mindOf({
      measure({ table }, into) {
        const role = table.roleTakenBy.indexOf(0);
        if (role < 0) return;
        const ups = (tried[role]!++ & (role + 1)).toString(2).replaceAll("0", "").length;
        into[0] = (ups % 2 === 0 ? 1 : -1) + role / 100;
      },
    });
    for (const seed of ["e", "e2", "e3"]) {
      const { report } = run(unsteady, { ...EFFORT, iterations: 3 * 8 * 48, depth: 0 }, seed);
      expect(report.candidates.map(({ action, tries }) => [action.kind === "takeRole" ? action.role : null, tries])).toEqual([
        [7, 48 + 96 + 192],
        [6, 48 + 96 + 192],
        [5, 48 + 96],
        [4, 48 + 96],
        [3, 48],
        [2, 48],
        [1, 48],
        [0, 48],
      ]);
    }
  });
  it("ends at once with a legal action when it is enough", () => {
    let asked = 0;
    const { report, slices } = run(mindOf(), { ...EFFORT, iterations: 1e9 }, "f", { enough: () => ++asked > 3 });
    expect(slices).toBeLessThan(12);
    expect(engine.legalActions(first, 0)).toContainEqual(report.action);
  });
  it("tells the parts of a candidate's prospects if asked", () => {
    const { report } = run(mindOf(), EFFORT, "g", { explain: true });
    expect(report.candidates[0]!.parts).toHaveLength(2);
    expect(report.candidates[0]!.parts![0]).toBeGreaterThan(report.candidates.at(-1)!.parts![0]!);
    expect(report.candidates[0]!.parts![1]).toBe(0);
    expect(run(mindOf(), EFFORT, "g").report.candidates[0]!.parts).toBeNull();
  });
  it("searches with nodes below the candidates too, and finds the same where it is plain", () => {
    expect(run(mindOf(), { ...EFFORT, nodes: 6 }, "h").report.action).toEqual({ kind: "takeRole", role: 2 });
  });
  it("a share of the effort is a shorter search by the same player", () => {
    const bot = searchBot(engine, mindOf(), "hard");
    const iterations = (share: number): number => {
      const pondering = bot.ponder!(engine.view(first, 0), 0, engine.legalActions(first, 0), { chance: fastDice("i"), share });
      for (;;) {
        const step = pondering.next();
        if (step.done === true) return step.value.iterations;
      }
    };
    expect(iterations(0.1)).toBeLessThanOrEqual(40);
    expect(iterations(1)).toBeGreaterThan(40);
  });
  it("betters plans too many to list: with more effort the plan found is worth more", () => {
    // Boxes that hold low cards are all that counts; proposals are drawn blindly.
    const by = new Engine(wallenstein);
    const options = Object.fromEntries(Object.entries(wallenstein.options).map(([name, option]) => [name, option.usual]));
    const state = by.begin({ ...options, seats: 3 } as never, "plans");
    const dice = fastDice("to the plan");
    while (by.composable(state, by.nextSeat(state)).length === 0) by.playAny(state, dice);
    const seat = by.nextSeat(state);
    const plansOf = (iterations: number): number => {
      const worthOf = (action: { kind: string; boxes?: readonly number[] }) =>
        (action.boxes ?? []).reduce((sum, card, box) => sum + (card >= 0 ? (box % 3) * (card % 7) : 0), 0);
      let planned = 0;
      const playouts = new Playouts(
        by,
        new Judgement({
          features: ["x"],
          phases: 1,
          phaseOf: () => 0,
          seatsOf: () => 3,
          nobody: false,
          measure: (_state, into) => {
            into[seat] = planned / 40;
          },
          rollout: (same, at, who, chance) => same.sampleAction(at, who, chance)!,
          clock: () => 1e9,
          vary: (same, at, who, action, chance) => {
            const drawn = same.sampleAction(at, who, chance) as typeof action;
            return drawn;
          },
          effort: () => EFFORT,
          weights: { game: "wallenstein", made: "for a test", features: ["x"], bySeats: { "3": [[1]] } },
        }),
      );
      const perform = by.perform.bind(by);
      by.perform = (at, who, action) => {
        if (who === seat && action.kind === "plan") planned = worthOf(action);
        perform(at, who, action);
      };
      const hunt = search(
        playouts,
        by.view(state, seat),
        seat,
        [],
        { iterations, width: 4, depth: 0, worlds: 4 },
        { chance: fastDice("j") },
      );
      let step = hunt.next();
      while (step.done !== true) step = hunt.next();
      by.perform = perform;
      return worthOf((step.value as Report<never>).action);
    };
    expect(plansOf(4000)).toBeGreaterThan(plansOf(60));
  });
});

describe("nodes", () => {
  it("remember who gained by what, and are never made of sealed decisions or windows", () => {
    const root = new Node();
    const state = engine.copy(first);
    const path: Parameters<typeof remember>[0][number][] = [];
    walk(engine, state, root, 5, (seat) => engine.legalActions(state, seat)[0]!, path);
    expect(path).toHaveLength(1); // one new decision a walk
    remember(path, Float64Array.of(0.25, 0, 0, 0));
    expect(root.visits).toBe(1);
    expect(path[0]!.branch.sum).toBe(0.25);
    const sealed = engine.copy(first);
    sealed.stack.at(-1)!.answers = [];
    const none: typeof path = [];
    walk(engine, sealed, new Node(), 5, () => engine.legalActions(sealed, 0)[0]!, none);
    expect(none).toHaveLength(0);
  });
});

describe("a judgement", () => {
  it("weighs the seats against each other, and nobody too where all may lose", () => {
    const chances = new Float64Array(4);
    new Judgement(mindOf()).judge(first, chances);
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
    new Judgement(mindOf({ nobody: true })).judge(first, chances);
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeLessThan(1);
  });
  it("shares a game that is over among its winners", () => {
    const chances = new Float64Array(4);
    const over: State<VasaRegalis> = { ...first, outcome: { places: [[1, 3], [0], [2]], because: "x" } };
    new Judgement(mindOf()).judge(over, chances);
    expect([...chances]).toEqual([0, 0.5, 0, 0.5]);
  });
  it("takes weights by name: another order changes nothing, a feature not learned yet counts nothing, one that is gone is left out", () => {
    const mind = mindOf();
    const chancesBy = (weights: Weights): number[] => {
      const chances = new Float64Array(4);
      new Judgement(mind, weights).judge(first, chances);
      return [...chances];
    };
    const { weights } = mind;
    const over = (change: (phase: readonly number[]) => number[]): Weights["bySeats"] =>
      Object.fromEntries(Object.entries(weights.bySeats).map(([seats, phases]) => [seats, phases.map(change)]));
    const known = chancesBy(weights);
    expect(chancesBy({ ...weights, features: [...weights.features].reverse(), bySeats: over((phase) => [...phase].reverse()) })).toEqual(
      known,
    );
    expect(chancesBy({ ...weights, features: [...weights.features, "gone"], bySeats: over((phase) => [...phase, 99]) })).toEqual(known);
    const zeroed = chancesBy({ ...weights, bySeats: over((phase) => [0, ...phase.slice(1)]) });
    expect(chancesBy({ ...weights, features: weights.features.slice(1), bySeats: over((phase) => phase.slice(1)) })).toEqual(zeroed);
  });
});

describe("a fit", () => {
  it("finds the weights that made the winners, by phase", () => {
    const dice = fastDice("fit");
    const unit = () => dice.below(1e6) / 1e6;
    const truth = [
      [2, -1],
      [-1, 0.5],
    ];
    const samples = Array.from({ length: 6000 }, (_, game): Sample => {
      const phase = game % 2;
      const rows = Float64Array.from({ length: 6 }, () => unit() * 4);
      const scores = [0, 1, 2].map((row) => Math.exp(truth[phase]![0]! * rows[row * 2]! + truth[phase]![1]! * rows[row * 2 + 1]!));
      let left = unit() * scores.reduce((sum, score) => sum + score, 0);
      const winner = scores.findIndex((score) => (left -= score) < 0);
      return { phase, rows, won: Float64Array.from([0, 1, 2], (row) => (row === winner ? 1 : 0)), game };
    });
    const { weights, surprise, even } = fit(samples, { phases: 2, features: 2, pull: 1e-5 });
    weights.forEach((set, phase) => set.forEach((weight, at) => expect(Math.abs(weight - truth[phase]![at]!)).toBeLessThan(0.25)));
    expect(surprise).toBeLessThan(even);
  });
});

describe("dice of imagined worlds", () => {
  it("throw every number as often as the next at once, world by world and playout by playout", () => {
    const thrown = (states: Iterable<State<VasaRegalis>>): number[] => {
      const counts = Array.from({ length: 6 }, () => 0);
      for (const { chance } of states) counts[new Dice(chance.slice()).below(6)]!++;
      return counts;
    };
    const view = engine.view(first, 0);
    const dice = fastDice("worlds");
    const worlds = Array.from({ length: 3000 }, () => engine.determinise(view, 0, dice));
    const playouts = new Playouts(engine, new Judgement(mindOf()));
    const begun = Array.from({ length: 3000 }, (_, luck) => engine.copy(playouts.begin(first, luck)));
    for (const counts of [thrown(worlds), thrown(begun)]) for (const count of counts) expect(Math.abs(count - 500)).toBeLessThan(100);
  });
});

describe("a playout that fails", () => {
  it.each(["finish", "settle"] as const)("leaves nobody passing in the engine (%s)", (how) => {
    const by = new Engine(vasaRegalis);
    const passing = vi.spyOn(by, "passing", "set");
    const fails = (): never => {
      throw new Error("no such move");
    };
    const playouts = new Playouts(by, new Judgement(mindOf({ passes: () => false, isHalfDone: () => true, rollout: fails })));
    const into = new Float64Array(4);
    expect(() => (how === "finish" ? playouts.finish(by.copy(first), 2, into) : playouts.settle(by.copy(first), into))).toThrow(
      "no such move",
    );
    expect(passing.mock.calls).toEqual([[playouts], [null]]);
  });
});

describe("thinking", () => {
  const question = { bot: "hard", game: vasaRegalis, view: engine.view(first, 0), seat: 0, seed: "k" } as const;
  it("has the same answer however often it pauses for breath", async () => {
    expect(await think({ ...question, limit: 60_000 })).toEqual(await think({ ...question, limit: 60_000 }));
  });
  it("stops when told to, with what it has", async () => {
    const whole = await thinkAloud({ ...question, limit: 60_000 });
    const stopped = await thinkAloud({ ...question, limit: 60_000, stop: AbortSignal.abort() });
    expect(stopped.iterations).toBeLessThan(whole.iterations);
    expect(engine.legalActions(first, 0)).toContainEqual(stopped.action);
  });
  it("stops in the midst of a thought: the order comes through", async () => {
    const order = new AbortController();
    const thought = thinkAloud({ ...question, bot: "champion", limit: 60_000, stop: order.signal });
    setTimeout(() => order.abort(), 5);
    const { iterations } = await thought;
    expect(iterations).toBeLessThan((await thinkAloud({ ...question, bot: "champion", limit: 60_000 })).iterations);
  });
});
