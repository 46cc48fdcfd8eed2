import { existsSync, readFileSync } from "node:fs";
import { BadRecord, Engine, readRecord, replay } from "@stormakt/kernel";
import { onlyWith } from "@stormakt/kernel/layout";
import { AS_IT_STANDS, amount, flag, listOf } from "@stormakt/kernel/shapes";
import { wordsProblems } from "@stormakt/words";
import { describe, expect, it } from "vitest";
import { checkGame } from "../src/check.ts";
import { overwritingProblem } from "../src/copies.ts";
import { coveringConfigs, examine, LAWS, lawsOf, sayBreach } from "../src/index.ts";
import { toyWith } from "./toy/game.ts";
import type { Flaw, Table } from "./toy/types.ts";
import { en, manner, sv } from "./toy/words.ts";

const sound = toyWith();
lawsOf(sound, { words: { en, sv }, manner });

/** Each flaw, the law that must find it, and words its report must have. */
const FLAWS: readonly (readonly [Flaw, string, RegExp])[] = [
  ["drifts", "1-replay", /drifted/],
  ["whimsical-requirement", "2-legality", /differ|something else|not legal/],
  ["unknown-rule", "2-legality", /TO-NOWHERE-1, which is no rule/],
  ["illegal-default", "2-legality", /the default .* is refused|the default/],
  ["reader-throws", "2-garbage", /TypeError/],
  ["reader-trusts", "2-garbage", /TypeError/],
  ["map-in-state", "3-plain", /oddity is an object of a class/],
  ["undefined-in-state", "3-plain", /oddity is a undefined/],
  ["view-not-plain", "3-plain", /view of .*leak is NaN/],
  ["shared-hands", "4-copies", /changed the original|changed its copy/],
  ["writes-on-actions", "4-copies", /read only|TypeError/],
  ["view-shows-deck", "5-views", /leak/],
  ["spectator-sees-hands", "5-views", /a spectator is shown/],
  ["open-secrets", "5-views", /no imagined table ever looked otherwise/],
  ["polls-holders", "5-views", /who is polled depends/],
  ["tells-draws", "5-events", /hears something hidden that its view knows nothing of/],
  ["unsorted-hand", "5-views", /hands/],
  ["requires-peeks", "6-questions", /depends on what it does not know/],
  ["explains-too-much", "6-questions", /depends on what it does not know/],
  ["imagines-junk", "7-imagined", /breaks cards/],
  ["imagines-dead-ends", "7-imagined", /no legal action|breaks cards/],
  ["makes-coins", "8-conservation", /breaks coins/],
  ["endless", "9-ends", /longer than its bound/],
  ["short-bound", "9-ends", /longer than its bound/],
  ["nothing-legal", "9-ends", /has no legal action/],
  ["places-twice", "9-ends", /every seat once/],
  ["shows-and-regrets", "10-undo", /showed seat \d something hidden/],
  ["known-already", "10-undo", /showed seat \d something hidden/],
  ["deals-hands-anew", "11-dealt-anew", /can tell an imagined world from the true one/],
  ["deals-nothing-anew", "11-dealt-anew", /never changed anything/],
];

describe("the laws can fail", () => {
  it.each(FLAWS)("%s is found by law %s", (flaw, id, words) => {
    const game = toyWith(flaw);
    const breach = examine(game, lawCalled(id));
    expect(breach, `law ${id} did not find ${flaw}`).not.toBeNull();
    expect(sayBreach(breach!)).toMatch(words);
  });
  it("has a flaw for each of the eleven laws", () => {
    expect(new Set(FLAWS.map(([, id]) => Number.parseInt(id, 10)))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]));
  });
  it("words: a name that is missing is found", () => {
    const { 7: _seven, ...cards } = en.things["card"]!;
    const breach = examine(sound, lawCalled("words"), { words: { en: { ...en, things: { card: cards } } }, manner });
    expect(breach?.why).toMatch(/en: card 7 has no name/);
  });
  it("words: an event without words is found", () => {
    const { won: _won, ...events } = en.events;
    const breach = examine(sound, lawCalled("words"), { words: { en: { ...en, events: events as typeof en.events } }, manner });
    expect(breach?.why).toMatch(/no words in en for event won/);
  });
  it("5: a leak that imagine carries over is found by disturbing the table directly", () => {
    const disturb = (table: { hands: number[][]; deck: number[] }, seat: number) => {
      const other = (seat + 1) % table.hands.length;
      const mine = table.hands[other]!;
      if (mine.length > 0 && table.deck.length > 0) [mine[0], table.deck[0]] = [table.deck[0]!, mine[0]!];
    };
    expect(
      examine(sound, lawCalled("5-views"), { disturb, configs: [{ seats: 3, tricks: true, rounds: 2, deck: "long", first: 0 }] }),
    ).toBeNull();
    expect(examine(toyWith("open-secrets"), lawCalled("5-views"), { disturb })?.why).toMatch(/can tell/);
  });
  it("5: a game that hides something must not say that it is open", () => {
    expect(examine(sound, lawCalled("5-views"), { open: true, effort: 0.1 })?.why).toMatch(/said to be open/);
  });
});

describe("copies of tables", () => {
  const configs = coveringConfigs(sound);
  it("a field or a list that is forgotten when a table is written over another is found", () => {
    const writing = (into: (table: Table, over: Table) => Table) => ({
      ...sound,
      copyTable: (table: Table, over?: Table) => (over === undefined ? sound.copyTable(table) : into(table, over)),
    });
    expect(overwritingProblem(sound, configs)).toBeNull();
    const forgetful = writing((table, over) => ({ ...sound.copyTable(table), rounds: over.rounds }));
    expect(overwritingProblem(forgetful, configs)).toMatch(/rounds/u);
    // Also what is alike on all tables that were played at.
    expect(overwritingProblem(forgetful, configs.slice(0, 1))).toMatch(/something is left: \.rounds/u);
    expect(overwritingProblem({ ...sound, copyTable: (table) => table }, configs)).toMatch(/itself/u);
  });
  it("a list that is filled at a table without the flag it goes with is found", () => {
    const schemaWith = (parts: object) => ({ ...AS_IT_STANDS, table: { ...AS_IT_STANDS.table, parts: Object.entries(parts) } });
    const lists = { withTricks: flag, coins: onlyWith("withTricks", listOf(amount)) };
    expect(overwritingProblem({ ...sound, schema: schemaWith(lists) }, configs)).toMatch(/coins is not empty/u);
    const played = configs.filter(({ tricks }) => tricks);
    expect(overwritingProblem({ ...sound, schema: schemaWith(lists) }, played)).toBeNull();
  });
});

describe("a breach", () => {
  it("is the shortest found, and leaves a record that replays up to it", () => {
    const breach = examine(toyWith("makes-coins"), lawCalled("8-conservation"))!;
    expect(breach.at).toBeLessThanOrEqual(3); // one turn by 1 and one by 2, or by 2 and 1
    expect(breach.record?.config).toMatchObject({ seats: 2 });
    expect(existsSync(breach.file!)).toBe(true);
    const record = readRecord(JSON.parse(readFileSync(breach.file!, "utf8")));
    const state = replay(new Engine(toyWith("makes-coins")), record);
    expect(toyWith().invariants["coins"]!(state.table)).not.toBeNull();
    expect(sayBreach(breach)).toContain(`after action ${breach.at}`);
    expect(sayBreach(breach)).toContain("npx stormakt replay");
    // under the sound rules the same record drifts, and says where
    expect(() => replay(new Engine(sound), record)).toThrow(BadRecord);
  });
});

describe("checkGame", () => {
  it("finds nothing in a sound game and says how it ended", () => {
    const checked = checkGame(new Engine(sound), { seats: 3, tricks: true, rounds: 2, deck: "long", first: "random" }, "a", { period: 4 });
    expect(checked.violations).toEqual([]);
    expect(checked.outcome).not.toBeNull();
    expect(checked.record.moves.length).toBe(checked.actions);
  });
  it.each(["makes-coins", "view-shows-deck", "requires-peeks", "map-in-state", "shared-hands"] as const)("finds %s", (flaw) => {
    const engine = new Engine(toyWith(flaw));
    const found = Array.from({ length: 20 }, (_, seed) =>
      checkGame(engine, { seats: 2, tricks: true, rounds: 3, deck: "short", first: 0 }, String(seed), { period: 2 }),
    ).flatMap(({ violations }) => violations);
    expect(found.length).toBeGreaterThan(0);
  });
});

describe("the tables played at", () => {
  it("cover every number of seats, every value and every two values that go together", () => {
    const configs = coveringConfigs(sound);
    for (const seats of [2, 3, 4])
      for (const tricks of [true, false])
        for (const rounds of [1, 2, 3]) {
          expect(configs).toContainEqual(expect.objectContaining({ seats, tricks }));
          expect(configs).toContainEqual(expect.objectContaining({ tricks, rounds }));
          expect(configs).toContainEqual(expect.objectContaining({ seats, rounds }));
        }
    expect(configs).not.toContainEqual(expect.objectContaining({ seats: 4, deck: "short" }));
    expect(configs).toContainEqual(expect.objectContaining({ first: 0 }));
    expect(configs.length).toBeLessThan(30);
  });
  it("stay few where options are many", () => {
    const options = Object.fromEntries(Array.from({ length: 14 }, (_, at) => [`flag${at}`, { kind: "flag", usual: false } as const]));
    expect(coveringConfigs({ ...sound, options, refuses: () => null }).length).toBeLessThanOrEqual(40);
  });
});

it("the toy's own words are complete", () => {
  expect([...wordsProblems(sound, en, "en"), ...wordsProblems(sound, sv, "sv")]).toEqual([]);
});

function lawCalled(id: string) {
  const law = LAWS.find((one) => one.id === id);
  if (law === undefined) throw new Error(`there is no law ${id}`);
  return law;
}
