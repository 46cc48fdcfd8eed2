/** What each seat sees of what a game is in the middle of, field by field; and that what it imagines from that looks the same to it. */
import { describe, expect, it } from "vitest";
import type { Seat } from "../src/index.ts";
import { Engine, fastDice, PASS } from "../src/index.ts";
import type { Action } from "./fair.ts";
import { fair } from "./fair.ts";

const engine = new Engine(fair);
type Done = readonly (readonly [Seat, Action])[];
const GREETED: Done = [
  [0, { kind: "nod" }],
  [1, { kind: "nod" }],
  [2, { kind: "nod" }],
];
/** A fair of three with these deeds done; every seat holds a trip card. */
function after(...done: Done) {
  const state = engine.scripted([1, 1, 1], () => engine.begin({ seats: 3, days: 1 }, "views"));
  for (const [seat, action] of done) expect(engine.submit(state, seat, action).legal).toBe(true);
  return state;
}
const top = (state: ReturnType<typeof after>, seat: Seat | null) => engine.view(state, seat).stack.at(-1)!;
const WALKING: Done = [...GREETED, [0, { kind: "walk" }]];
const BIDDING: Done = [...GREETED, [1, { kind: "ringBell" }]];

describe("what is seen", () => {
  it("of an open decision of several: who has yet to answer, alike for all", () => {
    const state = after([1, { kind: "nod" }]);
    const seen = { step: "greeting", line: null, memory: {}, waiting: [0, 2], answered: [], own: null, order: null };
    for (const seat of [null, 0, 1, 2]) expect(top(state, seat)).toEqual(seen);
    expect(engine.view(state, 0).stack.map(({ step, line }) => [step, line])).toEqual([
      ["days", "closeStalls"],
      ["day", "takeTurns"],
      ["greeting", null],
    ]);
  });
  it("of one seat's decision: its notes, and that a copy of them", () => {
    const state = after(...GREETED);
    const seen = top(state, 2);
    expect(seen).toEqual({ step: "turn", line: null, memory: { taken: 0 }, waiting: [0], answered: [], own: null, order: null });
    (seen.memory as { taken: number }).taken = 9;
    expect(top(state, 2).memory).toEqual({ taken: 0 });
  });
  it("of a sealed decision: whose answers lie face down, and one's own", () => {
    const state = after(...BIDDING, [2, { kind: "bid", coins: 4 }], [0, { kind: "bid", coins: 1 }]);
    const seen = { step: "bidding", line: null, memory: { prize: 3 }, waiting: [1], answered: [0, 2], order: null };
    expect([null, 0, 1, 2].map((seat) => top(state, seat))).toEqual([
      { ...seen, own: null },
      { ...seen, own: { kind: "bid", coins: 1 } },
      { ...seen, own: null },
      { ...seen, own: { kind: "bid", coins: 4 } },
    ]);
  });
  it("of a window: all who were polled, less oneself once one has answered", () => {
    const state = after(...WALKING, [2, PASS]);
    const seen = { step: "aboutToWalk", line: null, memory: { walker: 0 }, order: [1, 2] };
    expect([null, 0, 1, 2].map((seat) => top(state, seat))).toEqual([
      { ...seen, waiting: [1, 2], answered: [], own: null },
      { ...seen, waiting: [1, 2], answered: [], own: null },
      { ...seen, waiting: [1, 2], answered: [], own: null },
      { ...seen, waiting: [1], answered: [2], own: PASS },
    ]);
  });
});

describe("what is imagined", () => {
  const POSITIONS: Readonly<Record<string, Done>> = {
    "an open decision": [[1, { kind: "nod" }]],
    "a turn": GREETED,
    "a turn that goes on": [...GREETED, [0, { kind: "shout", price: 7 }]],
    "a window": [...WALKING, [2, PASS]],
    "a window in a window": [...WALKING, [1, { kind: "trip" }], [2, PASS]],
    "sealed bids": [...BIDDING, [2, { kind: "bid", coins: 4 }]],
  };
  it.each(Object.entries(POSITIONS))("in %s looks the same to the seat, asks the same, and can be played to the end", (_name, done) => {
    const state = after(...done);
    for (const seat of [0, 1, 2]) {
      const dice = fastDice(`imagined ${seat}`);
      const world = engine.determinise(engine.view(state, seat), seat, dice);
      expect(engine.view(world, seat)).toEqual(engine.view(state, seat));
      expect(engine.legalActions(world, seat)).toEqual(engine.legalActions(state, seat));
      expect([engine.stepOf(world), world.stack.length, world.chance.length]).toEqual([engine.stepOf(state), state.stack.length, 4]);
      // Whose answers lie face down has not to answer again; in a window nobody but oneself is known to have.
      if (engine.stepOf(state) === "bidding") expect(engine.waitsFor(world)).toEqual(engine.waitsFor(state));
      for (let moves = 0; moves < 200 && engine.playAny(world, dice); moves++);
      expect(world.outcome?.because).toBe("farthest");
    }
  });
  it.each(Object.entries(POSITIONS))("%s is saved by name, and goes on as it would have", (_name, done) => {
    const state = after(...done);
    const again = engine.load(engine.save(state));
    expect([engine.save(again), engine.digest(again)]).toEqual([engine.save(state), engine.digest(state)]);
    const saved = JSON.parse(engine.save(state)) as { stack: { step: string; line: unknown }[] };
    expect(saved.stack[0]).toMatchObject({ step: "days", line: "closeStalls" });
    const [one, other] = [fastDice("on"), fastDice("on")];
    for (let moves = 0; moves < 30; moves++) expect(engine.playAny(again, one)).toBe(engine.playAny(state, other));
    expect(engine.save(again)).toBe(engine.save(state));
  });
  it("knows no step that the game has not", () => {
    const state = after(...GREETED);
    expect(() => engine.load(engine.save(state).replaceAll('"turn"', '"bout"'))).toThrow("fair has no step bout");
    expect(() => engine.load(engine.save(state).replace('"closeStalls"', '"closeShop"'))).toThrow("days has no line closeShop");
    const view = engine.view(state, 0);
    const strange = { ...view, stack: [{ ...view.stack[0]!, step: "bout" }] };
    expect(() => engine.determinise(strange, 0, fastDice("x"))).toThrow("fair has no step bout");
  });
});
