import type { Chance, GameTypes, Seat, View } from "@stormakt/kernel";
import { Engine, fastDice } from "@stormakt/kernel";
import { gameCalled } from "@stormakt/shelf";
import { describe, expect, it } from "vitest";
import { bothOf } from "../src/hint.ts";
import type { Bot, Candidate, Report } from "../src/index.ts";
import { botCalled, gamesWithMind, hintFrom, mindOf, thinkAloud } from "../src/index.ts";

const candidate = (kind: string, chance: number, more: Partial<Candidate> = {}): Candidate => ({
  action: { kind },
  tries: 100,
  chance,
  error: 0.02,
  chances: [chance, 1 - chance],
  parts: [0, 0, 0, 0],
  ...more,
});
const report = (...candidates: Candidate[]): Report => ({ action: candidates[0]?.action ?? { kind: "?" }, candidates, iterations: 1 });
const FEATURES = ["ships", "gold", "cards", "crowns"];

/** What an adviser finds who has little time, and no clock. */
function advice(bot: Bot, view: View<GameTypes>, seat: Seat, legal: readonly GameTypes["Action"][], chance: Chance): Report {
  const thought = bot.ponder?.(view, seat, legal, { chance, share: 0.05, explain: true });
  for (let step = thought?.next(); step !== undefined; step = thought?.next()) if (step.done === true) return step.value;
  throw new Error("nobody gives advice");
}

describe("a hint", () => {
  it("names the best three moves and how far each is behind", () => {
    const { moves } = hintFrom(report(candidate("a", 0.5), candidate("b", 0.45), candidate("c", 0.4), candidate("d", 0.3)), FEATURES);
    expect(moves.map(({ action, chance }) => [action.kind, chance])).toEqual([
      ["a", 0.5],
      ["b", 0.45],
      ["c", 0.4],
    ]);
    expect(moves.map(({ behind }) => Number(behind.toFixed(9)))).toEqual([0, 0.05, 0.1]);
  });
  it("stands in the order of its figures, also where the search trusted another move more", () => {
    const { moves } = hintFrom(report(candidate("trusted", 0.48), candidate("better", 0.5), candidate("worse", 0.3)), FEATURES);
    expect(moves.map(({ action }) => action.kind)).toEqual(["better", "trusted", "worse"]);
    expect(moves.map(({ behind }) => Number(behind.toFixed(9)))).toEqual([0, 0.02, 0.2]);
  });
  it("does not name what was hardly tried", () => {
    const { moves } = hintFrom(report(candidate("a", 0.5), candidate("b", 0.7, { tries: 8 }), candidate("c", 0.4)), FEATURES);
    expect(moves.map(({ action }) => action.kind)).toEqual(["a", "c"]);
    const later = hintFrom(report(candidate("a", 0.5), candidate("b", 0.1), candidate("c", 0.4, { tries: 30 })), FEATURES);
    expect(later.moves.map(({ action }) => action.kind)).toEqual(["a", "c", "b"]);
    expect(later.isOnly).toBe(false);
  });
  it("says that it is the only thing to do only where nothing else is allowed", () => {
    const alone = report(candidate("a", 0.4));
    expect(hintFrom(alone, FEATURES).isOnly).toBe(false);
    expect(hintFrom({ ...alone, isForced: true }, FEATURES).isOnly).toBe(true);
  });
  it("says why, from what differs most between the best and the next, for and against", () => {
    const best = candidate("a", 0.5, { parts: [1, 0.2, 0.3, 0.01] });
    const next = candidate("b", 0.4, { parts: [0.4, 0.5, 0.3, 0] });
    const { reasons } = hintFrom(report(best, next), FEATURES);
    expect(reasons.map(({ feature }) => feature)).toEqual(["ships", "gold"]);
    expect(best.chance - next.chance).toBeGreaterThan(best.error + next.error);
    expect(reasons[0]?.amount).toBeCloseTo(0.6 / 0.91);
    expect(reasons[1]?.amount).toBeCloseTo(-0.3 / 0.91);
  });
  it("gives no reasons that would speak for the other move, nor for what is about as good, nor where all is lost or won", () => {
    const [for_, against] = [{ parts: [1, 0, 0, 0] }, { parts: [0, 0, 0, 0] }];
    const reasonsOf = (one: Candidate, other: Candidate): number => hintFrom(report(one, other), FEATURES).reasons.length;
    expect(reasonsOf(candidate("a", 0.5, for_), candidate("b", 0.4, against))).toBe(1);
    expect(reasonsOf(candidate("a", 0.5, against), candidate("b", 0.4, for_))).toBe(0);
    expect(reasonsOf(candidate("a", 0.5, for_), candidate("b", 0.48, against))).toBe(0);
    const sure = { error: 0.0001 };
    expect(reasonsOf(candidate("a", 0.004, { ...for_, ...sure }), candidate("b", 0, { ...against, ...sure }))).toBe(0);
    expect(reasonsOf(candidate("a", 1, { ...for_, ...sure }), candidate("b", 0.996, { ...against, ...sure }))).toBe(0);
    expect(reasonsOf(candidate("a", 1, { ...for_, ...sure }), candidate("b", 0.6, { ...against, ...sure }))).toBe(1);
  });
  it("is as unsure as two searches of the same question differ", () => {
    const one = report(candidate("a", 0.5, { tries: 100 }), candidate("b", 0.3, { tries: 20 }), candidate("plan", 0.2));
    const other = report(candidate("b", 0.6, { tries: 60, parts: [1, 0, 0, 0] }), candidate("a", 0.3, { tries: 100 }), candidate("c", 0.1));
    const { candidates, iterations } = bothOf(one, other);
    const called = (kind: string): Candidate | undefined => candidates.find(({ action }) => action.kind === kind);
    expect(candidates.map(({ action }) => action.kind)).toEqual(["a", "plan", "c", "b"]);
    expect(called("a")).toMatchObject({ tries: 200, chance: 0.4 });
    expect(called("a")?.error).toBeCloseTo(0.1, 9);
    expect(called("b")?.chance).toBeCloseTo(0.525, 9);
    expect(called("b")?.error).toBeCloseTo(0.15, 9);
    expect(called("b")?.parts).toEqual([0.75, 0, 0, 0]);
    expect(called("c")).toMatchObject({ chance: 0.1, tries: 100 });
    expect(iterations).toBe(2);
    const apart = bothOf(report(candidate("a", 0.5, { tries: 0 })), report(candidate("a", 0.3)));
    expect(apart.candidates).toEqual([candidate("a", 0.3)]);
  });
  it("gives no reasons where there are none", () => {
    expect(hintFrom(report(candidate("a", 0.5)), FEATURES).reasons).toEqual([]);
    expect(hintFrom(report(candidate("a", 0.5), candidate("b", 0.5)), FEATURES).reasons).toEqual([]);
    expect(hintFrom(report(candidate("a", 0.5, { parts: null }), candidate("b", 0.5)), FEATURES).reasons).toEqual([]);
    expect(hintFrom({ action: { kind: "a" }, candidates: [], iterations: 0 }, FEATURES)).toEqual({ moves: [], isOnly: false, reasons: [] });
  });
  it.each(gamesWithMind())("is found at the first question of %s", async (id) => {
    const game = await gameCalled(id);
    const engine = new Engine(game);
    const options = Object.fromEntries(Object.entries(game.options).map(([name, option]) => [name, option.usual]));
    const state = engine.begin({ ...options, seats: game.seats.max }, "hint");
    let seat = engine.nextSeat(state);
    while (engine.legalActions(state, seat).length === 1 && engine.composable(state, seat).length === 0) {
      engine.perform(state, seat, engine.legalActions(state, seat)[0] as never);
      seat = engine.nextSeat(state);
    }
    const mind = await mindOf(id);
    const view = engine.view(state, seat);
    const found = await thinkAloud({ bot: "hard", game, view, seat, seed: "s", limit: 400, explain: true });
    const { moves, reasons } = hintFrom(found, mind?.features ?? []);
    expect(moves.length).toBeGreaterThan(0);
    for (const { action, chance } of moves) {
      expect(engine.judge(state, seat, action).legal).toBe(true);
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
    }
    for (const { feature, amount } of reasons) {
      expect(mind?.features).toContain(feature);
      expect(Math.abs(amount)).toBeLessThanOrEqual(1);
    }
    // Also where playouts go to the end, of which there is nothing to tell.
    expect(found.candidates.some(({ parts }) => parts?.some((part) => part !== 0))).toBe(true);
  });
  it.each(gamesWithMind())("is never more or less than a chance in %s, and has figures for all it names", async (id) => {
    const game = await gameCalled(id);
    const engine = new Engine(game);
    const options = Object.fromEntries(Object.entries(game.options).map(([name, option]) => [name, option.usual]));
    const config = { ...options, seats: game.seats.max };
    const bot = await botCalled("normal", game);
    const state = engine.begin(config, "figures");
    const chance = fastDice("figures");
    const adviser = await botCalled("champion", game);
    for (let nth = 0; state.outcome === null && nth < 160; nth++) {
      const seat = engine.nextSeat(state);
      const [view, legal] = [engine.view(state, seat), engine.legalActions(state, seat)];
      const isForced = legal.length === 1 && engine.composable(state, seat).length === 0;
      if (nth % 8 === 0 && (!isForced || nth % 32 === 0)) {
        const { moves, isOnly } = hintFrom(advice(adviser, view, seat, legal, fastDice(`${nth}`)), []);
        expect(isOnly).toBe(isForced);
        expect(moves.length).toBeGreaterThan(0);
        for (const { chance: wins, error } of isForced ? [] : moves) {
          expect(wins).toBeGreaterThanOrEqual(0);
          expect(wins).toBeLessThanOrEqual(1);
          expect(error).toBeLessThan(0.5);
          expect(error).toBeGreaterThan(0);
        }
      }
      const action = isForced ? legal[0] : bot.choose(view, seat, legal, { chance, worlds: 1 });
      engine.perform(state, seat, action as GameTypes["Action"]);
    }
  });
  it("that is no longer wanted ends at once", async () => {
    const game = await gameCalled("vasa-regalis");
    const engine = new Engine(game);
    const options = Object.fromEntries(Object.entries(game.options).map(([name, option]) => [name, option.usual]));
    const config = { ...options, seats: 4, firstLeader: 0 };
    const view = engine.view(engine.begin(config, "stop"), 0);
    const stop = new AbortController();
    const whole = await thinkAloud({ bot: "champion", game, view, seat: 0, seed: "s", limit: 60_000, explain: true });
    const stopped = thinkAloud({ bot: "champion", game, view, seat: 0, seed: "s", limit: 60_000, stop: stop.signal, explain: true });
    stop.abort();
    expect((await stopped).iterations).toBeLessThan(whole.iterations);
  });
});
