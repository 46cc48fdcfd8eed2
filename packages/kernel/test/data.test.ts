import { describe, expect, it } from "vitest";
import type { Game } from "../src/index.ts";
import {
  canonical,
  clockwiseFrom,
  copyLists,
  copyPlain,
  Engine,
  everyConfig,
  everySeat,
  fastDice,
  loadIn,
  Match,
  newRecord,
  notPlain,
  readRecord,
  replay,
  sameData,
  saveIn,
  seatToLeft,
  usualConfig,
} from "../src/index.ts";
import { fair } from "./fair.ts";
import type { Mart } from "./mart.ts";
import { mart } from "./mart.ts";

describe("plain data", () => {
  it("is written with its keys in order, and what JSON leaves out left out", () => {
    expect(canonical({ b: 1, a: [true, null, "x"], c: undefined, d: {} })).toBe('{"a":[true,null,"x"],"b":1,"d":{}}');
    expect(canonical([undefined, Number.NaN, Number.POSITIVE_INFINITY, 1.5, -0])).toBe("[null,null,null,1.5,0]");
    expect([canonical(undefined), canonical([]), canonical({}), canonical("å")]).toEqual(["null", "[]", "{}", '"å"']);
    expect(canonical({ a: undefined, b: undefined })).toBe("{}");
    expect(canonical({ b: 1, a: 2 })).toBe(canonical({ a: 2, b: 1 }));
  });
  it("is the same whatever the order of its keys, and not where anything differs", () => {
    for (const [a, b] of [
      [
        { a: 1, b: [1, { c: null }] },
        { b: [1, { c: null }], a: 1 },
      ],
      [{ a: 1 }, { a: 1, b: undefined }],
      [{ a: 1, b: undefined }, { a: 1 }],
      [[], []],
      ["x", "x"],
      [null, null],
    ])
      expect([sameData(a, b), sameData(b, a)]).toEqual([true, true]);
    for (const [a, b] of [
      [{ a: 1 }, { a: 2 }],
      [{ a: 1 }, { a: 1, b: 1 }],
      [{ a: 1 }, { b: 1 }],
      [[1, 2], [1]],
      [
        [1, 2],
        [2, 1],
      ],
      [[], {}],
      [[1], { 0: 1 }],
      [null, {}],
      ["1", 1],
      [[{ a: 1 }], [{ a: 2 }]],
    ])
      expect([sameData(a, b), sameData(b, a)]).toEqual([false, false]);
  });
  it("is copied whole, and nothing of it shared", () => {
    const value = { a: [1, 2], b: [{ c: [3] }, { c: [4] }], d: null, e: "x" };
    const copy = copyPlain(value);
    expect(copy).toEqual(value);
    copy.a.push(9);
    copy.b[0]!.c.push(9);
    expect(value).toEqual({ a: [1, 2], b: [{ c: [3] }, { c: [4] }], d: null, e: "x" });
    expect([copyPlain(null), copyPlain(7), copyPlain([])]).toEqual([null, 7, []]);
  });
  it("lists of lists are copied each, and none of them shared", () => {
    const hands = [[1, 2], [], [3]];
    const copy = copyLists(hands);
    expect(copy).toEqual(hands);
    copy[0]!.push(9);
    copy[1]!.push(9);
    expect(hands).toEqual([[1, 2], [], [3]]);
  });
  it("is told from what is not, with the way to it", () => {
    class Thing {
      readonly is = true;
    }
    const hole: unknown[] = [1];
    hole[2] = 3;
    for (const [value, why] of [
      [{ a: [1, { b: undefined }] }, "state.a[1].b is a undefined"],
      [{ a: () => 1 }, "state.a is a function"],
      [[Number.NaN], "state[0] is NaN"],
      [{ a: -0 }, "state.a is -0"],
      [hole, "state[1] is a hole"],
      [new Thing(), "state is an object of a class"],
      [{ a: new Map() }, "state.a is an object of a class"],
    ] as const)
      expect(notPlain(value)).toBe(why);
    expect(notPlain({ a: [1, "x", null, true, Object.create(null)] })).toBeNull();
    expect(notPlain([Number.NaN], "table")).toBe("table[0] is NaN");
  });
});

describe("options", () => {
  const game = {
    ...fair,
    options: {
      days: { kind: "number", min: 1, max: 3, usual: 2 },
      short: { kind: "flag", usual: false },
      mode: { kind: "choice", among: ["a", "b"], usual: "b" },
      first: { kind: "seat", usual: "random" },
      patience: { kind: "number", min: 2, max: 2, usual: 2, off: true },
    },
    refuses: ({ short, mode }: { short: boolean; mode: string }) => (short && mode === "a" ? "FA-BID-1" : null),
  } as unknown as Game<any>;
  it("come in every combination that goes together: numbers by their ends and usual value, seats by lot", () => {
    const all = everyConfig(game, 3);
    expect(all).toHaveLength(3 * 3);
    expect(all[0]).toEqual({ seats: 3, days: 2, short: false, mode: "a", first: "random", patience: 2 });
    expect(new Set(all.map(({ days }) => days))).toEqual(new Set([1, 2, 3]));
    expect(all.some(({ short, mode }) => short && mode === "a")).toBe(false);
    expect(everyConfig({ ...game, refuses: undefined } as never, 3)).toHaveLength(3 * 2 * 2);
  });
  it("are the usual ones where nothing else is said", () => {
    expect(usualConfig(game, { seats: 2, mode: "a" })).toEqual({
      seats: 2,
      days: 2,
      short: false,
      mode: "a",
      first: "random",
      patience: 2,
    });
  });
});

describe("seats", () => {
  it("go round the table", () => {
    expect(everySeat(3)).toEqual([0, 1, 2]);
    expect(clockwiseFrom(4, 2)).toEqual([2, 3, 0, 1]);
    expect([seatToLeft(4, 2, 1), seatToLeft(4, 3, 1), seatToLeft(4, 0, -1), seatToLeft(4, 1, -6), seatToLeft(4, 1, 0)]).toEqual([
      3, 0, 3, 3, 1,
    ]);
  });
});

describe("matches in either format", () => {
  const engine = new Engine<Mart>(mart);
  it("keep what is done, and states, as their format writes them", () => {
    const config = { seats: 2, rounds: 1, dear: false };
    for (const [format, fief] of [
      [1, 2],
      [2, "nyland"],
      [3, "nyland"],
    ] as const) {
      const record = { ...newRecord(engine, config, "seed"), format };
      const match = Match.resume(engine, record);
      expect(match.submit(1, { kind: "buy", fief: 2 as never })).toMatchObject({ legal: true });
      expect(match.submit(1, { kind: "draw" })).toEqual({ legal: false, rule: "kernel.not-asked" });
      expect(match.record.moves).toEqual([{ seat: 1, action: { kind: "buy", fief }, digest: engine.digest(match.state, format) }]);
      const saved = saveIn(engine, { format }, match.state);
      expect(engine.save(loadIn(engine, { format }, saved))).toBe(engine.save(match.state));
      expect(JSON.parse(saved).table.last).toBe(fief);
      expect(engine.save(replay(engine, readRecord(JSON.parse(JSON.stringify(match.record)))))).toBe(engine.save(match.state));
    }
  });
  it("are undone one by one, by whoever moved last", () => {
    const fairly = new Engine(fair);
    const match = Match.begin(fairly, { seats: 2, days: 1 }, "undo");
    for (const seat of [0, 1]) match.submit(seat, { kind: "nod" });
    expect([match.undoableBy, match.undo()]).toEqual([null, false]);
    const before = fairly.save(match.state);
    match.submit(0, { kind: "shout", price: 1 });
    expect([match.undoableBy, match.undo(), match.undo()]).toEqual([0, true, false]);
    expect(fairly.save(match.state)).toBe(before);
    expect(match.record.moves).toHaveLength(2);
    const chance = fastDice("on");
    while (match.state.outcome === null) {
      const seat = fairly.nextSeat(match.state);
      match.submit(seat, fairly.sampleAction(match.state, seat, chance)!);
    }
    expect(match.submit(0, { kind: "nod" })).toEqual({ legal: false, rule: "kernel.game-over" });
  });
});
