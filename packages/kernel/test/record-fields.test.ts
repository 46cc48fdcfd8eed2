import { describe, expect, it } from "vitest";
import type { MatchRecord } from "../src/index.ts";
import { BadRecord, branchOf, Engine, Match, readRecord, replay } from "../src/index.ts";
import type { Mart } from "./mart.ts";
import { FIEF, mart } from "./mart.ts";

const move = { seat: 0, action: { kind: "walk" }, digest: "0" };
const good = {
  format: 2,
  game: "fair",
  rulesVersion: "1",
  config: { seats: 2 },
  commitment: "c",
  seed: "s",
  from: "{}",
  reseeded: [{ at: 0, seed: "t" }],
  helped: [{ at: 0, seat: 1 }],
  upgrades: [{ at: 0, rulesVersion: "2", state: "{}" }],
  moves: [move],
};
const why = (json: unknown): string => {
  try {
    readRecord(json);
  } catch (error) {
    if (error instanceof BadRecord) return `${error.at}: ${error.message}`;
    throw error;
  }
  return "read";
};

describe("a record nobody vouches for", () => {
  it("is read where every field is what it should be, and may do without what it need not have", () => {
    expect(readRecord(good)).toBe(good);
    expect(why({ ...good, format: 1, seed: null })).toBe("read");
    expect(why({ ...good, format: 3, upgrades: [{ ...good.upgrades[0], format: 3 }] })).toBe("read");
    for (const field of ["from", "reseeded", "helped", "upgrades"]) expect(why({ ...good, [field]: undefined })).toBe("read");
    expect(why({ ...good, reseeded: [], helped: [], upgrades: [], moves: [] })).toBe("read");
  });
  it.each([
    ["format", [0, 4, "2", undefined], "null: records of format"],
    ["game", [1, undefined], "null: the record lacks its game, rules version or commitment"],
    ["rulesVersion", [1, undefined], "null: the record lacks its game, rules version or commitment"],
    ["commitment", [1, undefined], "null: the record lacks its game, rules version or commitment"],
    ["config", [1, null, "seats", undefined], "null: the record lacks its options"],
    ["seed", [1, undefined, {}], "null: the seed must be a text or null"],
    ["from", [1, null, {}], "null: the starting position must be a text"],
    ["moves", [1, null, {}, undefined], "null: the record lacks its moves"],
    [
      "reseeded",
      [1, {}, [null], [{ at: 0 }], [{ seed: "t" }], [{ at: 0.5, seed: "t" }], [{ at: 0, seed: 1 }]],
      "null: the branches of the record are damaged",
    ],
    ["reseeded", [[{ at: 0, seed: "t" }, { at: 0 }]], "null: the branches of the record are damaged"],
    [
      "helped",
      [1, {}, [null], [{ at: 0 }], [{ seat: 0 }], [{ at: "0", seat: 0 }], [{ at: 0, seat: "0" }]],
      "null: what the record says of help is damaged",
    ],
    ["helped", [[{ at: 0, seat: 0 }, { at: 0 }]], "null: what the record says of help is damaged"],
    [
      "upgrades",
      [1, {}, [null], [{ at: 0, rulesVersion: "2" }], [{ at: 0, state: "{}" }], [{ rulesVersion: "2", state: "{}" }]],
      "null: what the record says of other rules is damaged",
    ],
    [
      "upgrades",
      [
        [good.upgrades[0], { at: 0, rulesVersion: 2, state: "{}" }],
        [{ at: 0, rulesVersion: "2", state: {} }],
        [{ ...good.upgrades[0], format: 4 }],
      ],
      "null: what the record says of other rules is damaged",
    ],
  ] as const)("is refused where %s is %j", (field, values, reason) => {
    for (const value of values) expect(why({ ...good, [field]: value })).toContain(reason);
  });
  it("is refused at the move that is none", () => {
    const without = (field: keyof typeof move) => ({ ...move, [field]: undefined });
    for (const bad of [
      null,
      3,
      without("seat"),
      without("action"),
      without("digest"),
      { ...move, seat: "0" },
      { ...move, seat: 0.5 },
      { ...move, action: "walk" },
      { ...move, action: null },
      { ...move, digest: 0 },
    ])
      expect(why({ ...good, moves: [move, bad, move] })).toBe("1: move 2: a move is a seat, an action and a digest");
    expect(why(null)).toBe("null: this is not a record");
    expect(why("record")).toBe("null: this is not a record");
  });
});

it("a branch keeps the branches before it, and none after", () => {
  const twice = {
    ...readRecord(good),
    moves: [move, move, move],
    reseeded: [
      { at: 1, seed: "a" },
      { at: 2, seed: "b" },
    ],
  };
  expect(branchOf(twice, 2, "c").reseeded).toEqual([
    { at: 1, seed: "a" },
    { at: 2, seed: "c" },
  ]);
  expect(branchOf(twice, 2, "c").moves).toHaveLength(2);
  expect(branchOf({ ...twice, reseeded: undefined as never }, 1, "c").reseeded).toEqual([{ at: 1, seed: "c" }]);
});

describe("a record that is replayed", () => {
  const engine = new Engine(mart);
  /** Seat 1 has bought Skåne, and seat 0 is to buy. */
  function played(): MatchRecord<Mart> {
    const match = Match.begin(engine, { seats: 2, rounds: 1, dear: false }, "played");
    match.submit(1, { kind: "buy", fief: FIEF.all[0]! });
    match.submit(0, { kind: "buy", fief: FIEF.all[1]! });
    return match.record;
  }
  const replayed = (change: (record: MatchRecord<Mart>) => Partial<MatchRecord<Mart>>): string => {
    const record = played();
    try {
      replay(engine, { ...record, ...change(record) });
    } catch (error) {
      if (error instanceof BadRecord) return `${error.at}: ${error.message}`;
      throw error;
    }
    return "replayed";
  };
  const second = (part: object) => (record: MatchRecord<Mart>) => ({ moves: [record.moves[0]!, { ...record.moves[1]!, ...part }] });
  it("is what it says, or the first thing that is not is named", () => {
    expect(replayed(() => ({}))).toBe("replayed");
    expect(replayed(() => ({ game: "fair" }))).toBe("null: this is a record of fair, not of mart");
    expect(replayed(() => ({ rulesVersion: "2" }))).toBe("null: the record was made under rules 2; these are 3");
    expect(replayed(() => ({ seed: null }))).toBe("null: the seed has not been published, so the record cannot be replayed");
    expect(replayed(() => ({ seed: "other" }))).toBe("null: the seed does not fit the commitment made at the start");
    expect(replayed(() => ({ upgrades: [] }))).toMatch(/^null: the match went on under other rules/);
    expect(replayed(second({ action: { kind: "buy", fief: "skane" } }))).toBe(
      '1: move 2: seat 0 may not do {"kind":"buy","fief":"skane"} (MA-BUY-1)',
    );
    expect(replayed(second({ action: { kind: "name", fief: "skane" } }))).toMatch(/^1: move 2: seat 0 cannot do .*kernel.no-such-move/);
    expect(replayed(second({ action: { kind: "buy", fief: "atlantis" } }))).toMatch(/^1: move 2: action.fief must be a fief/);
    expect(replayed(second({ seat: 1 }))).toMatch(/^1: move 2: seat 1 cannot do .*kernel.not-asked/);
    expect(replayed(second({ digest: "0" }))).toMatch(/^1: move 2: the game has drifted: digest [0-9a-f]{16}, recorded 0$/);
  });
  it("stops after as many moves as are asked for, and lets each be heard", () => {
    const record = played();
    const heard: unknown[] = [];
    const state = replay(engine, record, 1, (receipt, at, now, action) =>
      heard.push([receipt.told.length, at, engine.digest(now, record.format), engine.naming.nameAction(action)]),
    );
    expect(heard).toEqual([[1, 0, record.moves[0]!.digest, record.moves[0]!.action]]);
    expect([state.table.owners, engine.waitsFor(state)]).toEqual([[1, -1, -1, -1], [0]]);
  });
});
