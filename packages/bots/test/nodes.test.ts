import type { Engine, GameTypes, State } from "@stormakt/kernel";
import { describe, expect, it } from "vitest";
import type { Step } from "../src/nodes.ts";
import { Node, remember, walk } from "../src/nodes.ts";

/** As much of a game as nodes look at: what may be done, by whom, and what was done. */
interface Toy {
  outcome: null | object;
  stack: { answers: null | unknown[] }[];
  done: string[];
}
const fresh = (): Toy => ({ outcome: null, stack: [{ answers: null }], done: [] });
function engineOf(legal: (done: readonly string[]) => readonly string[], more: { readonly composable?: string[] } = {}) {
  return {
    nextSeat: ({ done }: Toy) => done.length % 2,
    legalActions: ({ done }: Toy) => legal(done),
    composable: () => more.composable ?? [],
    perform: (state: Toy, _seat: number, action: string) => void state.done.push(action),
  } as unknown as Engine<GameTypes>;
}
/** One playout down from the root, and what it is worth to both seats. */
function playout(
  engine: Engine<GameTypes>,
  root: Node,
  depth: number,
  sensible: string,
  worth: (done: readonly string[]) => number,
): { done: string[]; path: Step[] } {
  const state = fresh();
  const path: Step[] = [];
  walk(engine, state as unknown as State<GameTypes>, root, depth, () => sensible as never, path);
  const chance = worth(state.done);
  remember(path, Float64Array.of(chance, 1 - chance));
  return { done: state.done, path };
}

describe("what a search remembers", () => {
  it("is tried as playouts would first, then each in turn, then by what it brought and how seldom it was tried", () => {
    const root = new Node();
    const engine = engineOf(() => ["a", "b", "c"]);
    const worth = { a: 0.5, b: 0.6, c: 0.45 } as Record<string, number>;
    const order = Array.from({ length: 24 }, () => playout(engine, root, 1, "c", ([first]) => worth[first!]!).done[0]);
    expect(order.join("")).toBe("cabbabcbabbcbabbbacbbbab");
    expect(root.visits).toBe(24);
    expect(root.branch('"b"')).toMatchObject({ visits: 14, open: 24 });
    expect(root.branch('"b"').sum).toBeCloseTo(14 * 0.6);
  });
  it("is each seat's own: whoever decides is served by its own chances", () => {
    const root = new Node();
    const engine = engineOf(() => ["a", "b"]);
    // Good for seat 0 is bad for seat 1, who decides second.
    const worth = (done: readonly string[]): number => (done[0] === "a" ? 0.5 : 0) + (done[1] === "a" ? 0.4 : 0);
    for (let i = 0; i < 200; i++) playout(engine, root, 2, "a", worth);
    const [first, below] = [root.branch('"a"'), root.branch('"a"').next!];
    expect(first.visits).toBeGreaterThan(root.branch('"b"').visits * 2);
    expect(below.branch('"b"').visits).toBeGreaterThan(below.branch('"a"').visits * 2);
  });
  it("grows by one node a playout, as deep as it may", () => {
    const root = new Node();
    const engine = engineOf(() => ["a", "b"]);
    const always = () => 0.9;
    expect(playout(engine, root, 3, "a", always).done).toEqual(["a"]);
    expect(root.branch('"a"').next).toBeNull();
    const lengths = Array.from({ length: 60 }, () => playout(engine, root, 3, "a", always).path.length);
    expect(Math.max(...lengths)).toBe(3);
    expect(lengths[0]).toBe(2);
  });
  it("passes over what leaves no choice, and stops at what nobody may know or list", () => {
    const alone = engineOf((done) => (done.length < 2 ? ["only"] : ["a", "b"]));
    const { done, path } = playout(alone, new Node(), 1, "b", () => 1);
    expect([done, path.map(({ seat }) => seat)]).toEqual([["only", "only", "b"], [0]]);
    for (const [engine, state] of [
      [engineOf(() => ["a", "b"]), { ...fresh(), stack: [{ answers: [] }] }],
      [engineOf(() => ["a", "b"]), { ...fresh(), stack: [] }],
      [engineOf(() => ["a", "b"]), { ...fresh(), outcome: {} }],
      [engineOf(() => ["a", "b"], { composable: ["plan"] }), fresh()],
      [engineOf(() => []), fresh()],
    ] as const) {
      const steps: Step[] = [];
      walk(engine, state as unknown as State<GameTypes>, new Node(), 5, () => "a" as never, steps);
      expect([state.done, steps]).toEqual([[], []]);
    }
  });
});
