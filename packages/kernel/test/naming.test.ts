/** What leaves a process by name: a digest of all that a position is, and views that come back as they were. */
import { describe, expect, it } from "vitest";
import { domain } from "../src/ids.ts";
import { Engine, fastChance } from "../src/index.ts";
import { Naming, namingOf } from "../src/naming.ts";
import { record, thing } from "../src/shapes.ts";
import { FIEF, mart } from "./mart.ts";

const engine = new Engine(mart);
const naming = new Naming(mart.schema!);
const CONFIG = { seats: 2, rounds: 1, dear: false } as const;
const begun = () => engine.beginWith(CONFIG, fastChance(1));
/** Both have bought, and each is to name a fief in secret. */
function evening() {
  const state = begun();
  engine.submit(state, 1, { kind: "buy", fief: FIEF.all[0]! });
  engine.submit(state, 0, { kind: "buy", fief: FIEF.all[1]! });
  return state;
}
type State = ReturnType<typeof begun>;

describe("a digest of a position", () => {
  it("is the one that records were made with", () => {
    expect([engine.digest(begun()), engine.digest(evening())]).toEqual(["cf440fb9d4bf5168", "d729189f03167b61"]);
    expect([engine.digest(begun(), 3), engine.digest(evening(), 3)]).toEqual(["0123d161f81dd90d", "11b85848692b18b4"]);
  });
  /** One part of a position after the other. */
  const PARTS: Readonly<Record<string, (state: State) => void>> = {
    "who is asked": ({ stack }) => (stack.at(-1)!.waiting = 0b10),
    "what is asked": ({ stack }) => (stack.at(-1)!.step = 1),
    "the notes of a question": ({ stack }) => (stack.at(-1)!.memory = { left: 9 }),
    "who is polled, and in what order": ({ stack }) => (stack.at(-1)!.order = [0, 1]),
    "an answer that lies face down": ({ stack }) => (stack.at(-1)!.answers = [{ kind: "name", fief: FIEF.all[0]! }]),
    "another question beneath": ({ stack }) => stack.unshift({ ...stack.at(-1)! }),
    "the table": ({ table }) => (table.turns += 1),
    dice: (state) => (state.chance = [...state.chance.slice(0, -1), 99]),
    "the outcome": (state) => (state.outcome = { places: [[0]], because: "named" }),
  };
  it.each(Object.entries(PARTS))("is another for another %s", (part, change) => {
    const state = part === "the notes of a question" ? begun() : evening();
    const before = engine.digest(state);
    const recent = {};
    expect(engine.digest(state, 2, recent)).toBe(before);
    const other = engine.copy(state);
    change(other);
    expect(engine.digest(other)).not.toBe(before);
    // The same with what was kept of the last one.
    expect(engine.digest(other, 2, recent)).toBe(engine.digest(other));
  });
  it("is the same wherever a procedure under way stands", () => {
    const state = evening();
    const before = engine.digest(state);
    state.stack[0]!.line = 0;
    expect(engine.digest(state)).toBe(before);
  });
});

describe("a view by name", () => {
  const answered = () => {
    const state = evening();
    engine.submit(state, 1, { kind: "name", fief: FIEF.all[0]! });
    return state;
  };
  it.each([null, 0, 1])("comes back as it was, to seat %o: its own answer, and of the others that there is one", (seat) => {
    const view = engine.view(answered(), seat);
    const named = JSON.parse(JSON.stringify(naming.nameView(view))) as never;
    for (const isLoose of [false, true]) expect(naming.placeView(named, isLoose)).toEqual(view);
    expect(view.stack.at(-1)).toMatchObject({ answered: [1], own: seat === 1 ? { kind: "name", fief: 0 } : null });
  });
  it("of another edition keeps what has a place today, and as it was told what has none", () => {
    const named = naming.nameView(engine.view(answered(), 1));
    const top = named.stack.at(-1)!;
    const old = { ...top, step: "turn", memory: { left: 3, price: 2 }, own: { kind: "auction", fief: "oland" } };
    const [placed] = naming.placeView({ ...named, stack: [old] }, true).stack;
    expect(placed).toMatchObject({ memory: { left: 3 }, own: { kind: "auction", fief: "oland" } });
    expect(placed!.memory).not.toHaveProperty("price");
    const gone = { ...top, step: "brawl", memory: { blows: 3 }, own: null };
    expect(naming.placeView({ ...named, stack: [gone] }, true).stack[0]).toMatchObject({ memory: { blows: 3 }, own: null });
    expect(() => naming.placeView({ ...named, stack: [gone] })).toThrow("brawl takes no notes");
    expect(() => naming.placeView({ ...named, stack: [old] })).toThrow('turn has no field "price"');
  });
  it("tells what has become of every part of what is asked", () => {
    const [before, after] = [engine.view(evening(), 1), engine.view(answered(), 1)];
    const change = (from: typeof before, to: typeof before): unknown => JSON.parse(naming.tellChange(from, to, {}) ?? "null");
    expect(change(before, after)).toEqual({
      stack: { 1: { waiting: { "#": 1 }, answered: { "#": 1, 0: [1] }, own: [{ kind: "name", fief: "skane" }] } },
    });
    const top = before.stack.at(-1)!;
    const having = (part: object) => ({ ...before, stack: [...before.stack.slice(0, -1), { ...top, ...part }] });
    expect(change(before, having({ step: "turn", memory: { left: 2 } }))).toEqual({
      stack: { 1: { step: ["turn"], memory: { left: [2] } } },
    });
    expect(change(before, having({ line: "nameOne" }))).toEqual({ stack: { 1: { line: ["nameOne"] } } });
    expect(change(before, having({ order: [1, 0] }))).toEqual({ stack: { 1: { order: [[1, 0]] } } });
    expect(change(before, having({ memory: {} }))).toBeNull();
    expect(change(before, { ...before, outcome: { places: [[1]], because: "named", facts: { fief: 2, many: 1 } } })).toEqual({
      outcome: [{ places: [[1]], because: "named", facts: { fief: "nyland", many: 1 } }],
    });
    expect(change(before, before)).toBeNull();
  });
  it("finds the change of a stack once for all who look, and anew for another", () => {
    const [before, after] = [engine.view(evening(), 1), engine.view(answered(), 1)];
    const common = {};
    const first = naming.tellChange(before, after, common);
    expect(naming.tellChange(before, after, common)).toBe(first);
    expect(naming.tellChange(after, before, common)).not.toBe(first);
    expect(naming.tellChange(before, { ...before, stack: before.stack.slice() }, common)).toBeUndefined();
  });
});

it("a game that does not say what its data is made of has no naming of its own", () => {
  const { schema: _, ...unsaid } = mart;
  expect(namingOf(unsaid)).toBeNull();
  expect(namingOf(mart)?.nameAction({ kind: "buy", fief: FIEF.all[3]! })).toEqual({ kind: "buy", fief: "oland" });
});
it("notes of a step that are empty are nothing, and those of an unknown step are refused", () => {
  expect([naming.nameMemory("brawl", {}), naming.placeMemory("brawl", {})]).toEqual([{}, {}]);
  expect(() => naming.nameMemory("brawl", { blows: 1 })).toThrow("brawl takes no notes");
  expect(() => naming.placeMemory("turn", null)).toThrow("turn must be an object");
  const any = new Naming({ ...mart.schema!, memory: { "*": record<{ of: number }>({ of: thing(domain("port", ["abo"])) }) } });
  expect(any.nameMemory("whatever", { of: 0 })).toEqual({ of: "abo" });
});
