import type { Engine, GameTypes, State } from "@stormakt/kernel";
import { describe, expect, it } from "vitest";
import type { Knowing, Leaf } from "../src/knowing.ts";
import { Moment, rememberKnowing, walkKnowing } from "../src/knowing.ts";

/** As much of a game as the tree looks at. Whatever is said in small letters is said behind one's hand. */
interface Toy {
  outcome: null | object;
  stack: { step: number; order: null | number[]; answers: null | unknown[] }[];
  done: string[];
  /** Of each seat. */
  secrets: string[];
}
const fresh = (secrets: string[] = ["", ""]): Toy => ({
  outcome: null,
  stack: [{ step: 0, order: null, answers: null }],
  done: [],
  secrets,
});
function engineOf(legal: (done: readonly string[]) => readonly string[], composable: string[] = []) {
  return {
    nextSeat: ({ done }: Toy) => done.length % 2,
    legalActions: ({ done }: Toy) => legal(done),
    composable: () => composable,
    perform: (state: Toy, _seat: number, action: string) => void state.done.push(action),
  } as unknown as Engine<GameTypes>;
}
function knowingWith(odds: (action: string) => number | null): Knowing<GameTypes> {
  return {
    secret: (state: unknown, seat: number) => (state as Toy).secrets[seat]!,
    openly: (action: unknown) => (action === (action as string).toLowerCase() ? "something" : (action as string)),
    odds(_state: unknown, _seat: number, actions: unknown[], into: Float64Array) {
      for (const [at, action] of actions.entries()) {
        const likely = odds(action as string);
        if (likely === null) return false;
        into[at] = likely;
      }
      return true;
    },
  };
}
const even = knowingWith(() => 0.5);

interface Try {
  readonly from: Moment;
  readonly secrets?: string[];
  readonly knowing?: Knowing<GameTypes>;
  readonly depth?: number;
}
/** One playout, and what it was worth to both. */
function playout(
  engine: Engine<GameTypes>,
  { from, secrets, knowing = even, depth = 9 }: Try,
  worth: (done: readonly string[]) => readonly [number, number],
): string[] {
  const state = fresh(secrets);
  const path: Leaf[] = [];
  const how = { depth, curiosity: 1 };
  walkKnowing(engine, knowing, state as unknown as State<GameTypes>, from as Moment<never>, how, () => "x" as never, path);
  rememberKnowing(path, Float64Array.from(worth(state.done)));
  return state.done;
}
const often = (done: readonly (string | undefined)[], what: string): number => done.filter((one) => one === what).length / done.length;

describe("a tree in which everybody decides by what they know", () => {
  it("has the odds of playouts decide what is tried, and what it brought decide what is tried often", () => {
    const from = new Moment();
    const engine = engineOf((done) => (done.length === 0 ? ["A", "B", "C"] : ["END"]));
    const knowing = knowingWith((action) => ({ A: 0.9, B: 0.1 })[action] ?? 0);
    const first = Array.from(
      { length: 400 },
      () => playout(engine, { from, knowing, depth: 1 }, ([one]) => [one === "B" ? 0.6 : 0.3, 0])[0],
    );
    expect(first.slice(0, 2)).toEqual([undefined, "A"]); // a new page is played on from, as playouts do
    expect(often(first.slice(200), "B")).toBeGreaterThan(0.8);
    expect(first).toContain("C"); // whatever habits say of it
  });
  it("lets a seat act on its own secret and nobody on another's", () => {
    // Seat 0 guesses what seat 1 has; then seat 1 says what it has, or lies.
    const engine = engineOf((done) => (done.length < 2 ? ["A", "B"] : ["END"]));
    const from = new Moment();
    const guesses: (string | undefined)[] = [];
    const said: (string | undefined)[] = [];
    for (let nth = 0; nth < 1200; nth++) {
      const has = nth % 3 === 0 ? "A" : "B";
      const [guess, says] = playout(engine, { from, secrets: ["", has], depth: 2 }, (done) => [
        done[0] === has ? 1 : 0,
        done[1] === has ? 1 : 0,
      ]);
      if (nth < 600) continue;
      guesses.push(guess);
      said.push(says === has ? "true" : "false");
    }
    expect(often(said, "true")).toBeGreaterThan(0.9);
    // Not right every time, as one who saw it would be: what is likelier.
    expect(often(guesses, "B")).toBeGreaterThan(0.9);
  });
  it("does not let on what was done behind one's hand", () => {
    // Seat 1 wins by guessing what seat 0 did, which is A in two of three times.
    const engine = engineOf(() => ["A", "B"]);
    const now = new Moment();
    const right = { hidden: 0, shown: 0 };
    for (let nth = 0; nth < 800; nth++)
      for (const [how, action] of [
        ["hidden", nth % 3 === 0 ? "b" : "a"],
        ["shown", nth % 3 === 0 ? "B" : "A"],
      ] as const) {
        const openly = even.openly(action as never);
        const [guess] = playout(engine, { from: now.after(openly), depth: 1 }, (done) => {
          const won = done[0] === action.toUpperCase() ? 1 : 0;
          return [won, 0];
        });
        if (nth >= 400 && guess === action.toUpperCase()) right[how]++;
      }
    expect(right.shown).toBeGreaterThan(360);
    expect(right.hidden).toBeGreaterThan(200);
    expect(right.hidden).toBeLessThan(290);
  });
  it("goes through sealed decisions, and past what is not worth remembering or leaves no choice", () => {
    const from = new Moment();
    const engine = engineOf((done) => [["a", "b"], ["only"], ["look", "away"], ["A", "B"]][done.length] ?? ["END", "STOP"]);
    const knowing = knowingWith((action) => (action === "look" || action === "away" ? null : 0.5));
    const walks = Array.from({ length: 12 }, () => playout(engine, { from, knowing, depth: 2 }, () => [0.5, 0.5]));
    expect(walks[0]).toEqual([]);
    expect(walks[1]).toEqual(["a", "only", "x"]);
    expect(walks[2]).toEqual(["b", "only", "x", "A"]); // what follows upon a and b is one moment
    for (const walk of walks.slice(2)) expect([walk.length, walk[2]]).toEqual([4, "x"]);
  });
  it("stops at windows, at what is too many to list, and at the end", () => {
    for (const [engine, state] of [
      [engineOf(() => ["A", "B"]), { ...fresh(), stack: [{ step: 0, order: [0, 1], answers: [] }] }],
      [engineOf(() => ["A", "B"]), { ...fresh(), stack: [] }],
      [engineOf(() => ["A", "B"]), { ...fresh(), outcome: {} }],
      [engineOf(() => ["A", "B"], ["plan"]), fresh()],
      [engineOf(() => []), fresh()],
    ] as const) {
      const path: Leaf[] = [];
      walkKnowing(
        engine,
        even,
        state as unknown as State<GameTypes>,
        new Moment<never>(),
        { depth: 5, curiosity: 1 },
        () => "x" as never,
        path,
      );
      expect([state.done, path]).toEqual([[], []]);
    }
  });
});
