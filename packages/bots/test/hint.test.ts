import { Engine } from "@stormakt/kernel";
import { gameCalled } from "@stormakt/shelf";
import { describe, expect, it } from "vitest";
import type { Candidate, Report } from "../src/index.ts";
import { gamesWithMind, hintFrom, mindOf, thinkAloud } from "../src/index.ts";

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
    expect(hintFrom(report(candidate("a", 0, { tries: 0 })), FEATURES).isOnly).toBe(true);
  });
  it("says why, from what differs most between the best and the next, for and against", () => {
    const best = candidate("a", 0.5, { parts: [1, 0.2, 0.3, 0.01] });
    const next = candidate("b", 0.4, { parts: [0.4, 0.5, 0.3, 0] });
    const { reasons } = hintFrom(report(best, next), FEATURES);
    expect(reasons.map(({ feature }) => feature)).toEqual(["ships", "gold"]);
    expect(reasons[0]?.amount).toBeCloseTo(0.6 / 0.91);
    expect(reasons[1]?.amount).toBeCloseTo(-0.3 / 0.91);
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
