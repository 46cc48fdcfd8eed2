import { describe, expect, it } from "vitest";
import { Digest, DigestOfTable, inDigestedOrder, SumOfDigests, SumOfTable } from "../src/digest.ts";
import { domain, range } from "../src/ids.ts";
import { canonical, Engine, FORMAT, hash, ownFrame } from "../src/index.ts";
import type { Shape } from "../src/shapes.ts";
import { amount, chair, flag, listOf, maybe, numbersIn, per, record, rowsPer, thing, usually } from "../src/shapes.ts";
import type { Mart } from "./mart.ts";
import { mart } from "./mart.ts";

/** Taken once from the digest that every record on the shelf was made with: another digest would disown them all. */
const KNOWN: readonly (readonly [string, string])[] = [
  ["", "488bdcb81aee8d83"],
  ["Stormakt", "f0ef662576cddc17"],
  ["Östersjön", "8db1deab2c8a26e4"],
  ["n0", "0150b3408c5864fb"],
  ["n17", "f2f38ff0007a631f"],
];

describe("a digest", () => {
  it("is the one records were made with: sixteen digits, noughts in front of each half included", () => {
    for (const [text, digest] of KNOWN) expect(hash(text)).toBe(digest);
  });
  it("is of the whole text, in however many pieces and as letters or numbers", () => {
    const digest = new Digest();
    digest.add("Sto");
    digest.addCodes(
      Uint16Array.from("rmakt...", (letter) => letter.charCodeAt(0)),
      5,
    );
    expect(digest.text).toBe(hash("Stormakt"));
    expect(digest.text).not.toBe(hash("Stormak"));
  });
});

interface Table {
  gold: number;
  coins: number[];
  to?: number | undefined;
}
const shape = record<Table>({ gold: amount, coins: listOf(amount), to: maybe(amount) });

describe("a digest of a table", () => {
  const whole = (table: Table): string => hash(canonical(shape.name(table)));
  const of = (digests: DigestOfTable, table: object): string => {
    const digest = new Digest();
    digests.addTo(digest, table);
    return digest.text;
  };
  it("is that of its canonical JSON, whatever was digested before", () => {
    const digests = new DigestOfTable(inDigestedOrder(shape.parts!));
    const tables: Table[] = [
      { gold: 1, coins: [1, 2] },
      { gold: 1, coins: [1, 2], to: 0 },
      { gold: 2, coins: [1, 2] },
      { gold: 2, coins: [1, 3] },
      { gold: 2, coins: Array.from({ length: 200 }, (_, at) => at) },
      { gold: 2, coins: [] },
    ];
    for (const table of tables) expect(of(digests, table)).toBe(whole(table));
    for (const table of tables.toReversed()) expect(of(digests, structuredClone(table))).toBe(whole(table));
  });
  it("is right of a table that was changed in place since", () => {
    const digests = new DigestOfTable(inDigestedOrder(shape.parts!));
    const table: Table = { gold: 1, coins: [1, 2] };
    of(digests, table);
    table.coins[0] = 7;
    expect(of(digests, table)).toBe(whole(table));
  });
  it("is of nothing where there are no fields", () => {
    expect(of(new DigestOfTable([]), {})).toBe(hash("{}"));
    const only = record<{ to?: number | undefined }>({ to: maybe(amount) });
    expect(of(new DigestOfTable(only.parts!), {})).toBe(hash("{}"));
  });
});

describe("a sum of digests", () => {
  const summed = (...parts: readonly string[]): string => {
    const sum = new SumOfDigests();
    for (const part of parts) sum.add(part);
    return sum.text;
  };
  const DICE = [1, 2, 3, 4];
  const of = (sums: SumOfTable, table: object, dice: readonly number[] = DICE): string => {
    const sum = new SumOfDigests();
    sums.addTo(sum, table, dice);
    return sum.text;
  };
  /** From scratch, by what it is said to be: every field that is there, by its name, and the dice. */
  const whole = (table: Table, dice: readonly number[] = DICE): string =>
    summed(
      `chance:${canonical(dice)}`,
      ...Object.entries(shape.name(table) as object).flatMap(([key, value]) =>
        value === undefined ? [] : [`table.${JSON.stringify(key)}:${canonical(value)}`],
      ),
    );
  const sumsOfTable = (): SumOfTable => new SumOfTable(inDigestedOrder(shape.parts!));

  it("is the one that matches of format 3 are written with", () => {
    expect(summed()).toBe("0000000000000000");
    expect(summed("")).toBe("0000000000000000");
    expect(summed("Stormakt")).toBe("3e33233a845cb0fd");
    expect(summed("Stormakt", "Östersjön")).toBe("cf4c875cd28a9d6f");
    expect(FORMAT).toBe(3);
  });
  it("asks for no order, and minds how often something is in it", () => {
    expect(summed("a", "b", "c")).toBe(summed("c", "a", "b"));
    expect(summed("a", "a")).not.toBe(summed("a"));
    expect(summed("a", "a")).not.toBe(summed());
  });
  it("comes out otherwise for what is alike: values changed about, moved on or shared out differently", () => {
    const tables: Table[] = [];
    for (let gold = 0; gold < 30; gold++)
      for (let coins = 0; coins < 30; coins++)
        tables.push({ gold, coins: [coins] }, { gold, coins: [coins, gold] }, { gold, coins: [gold], to: coins });
    const found = tables.map((table) => whole(table));
    const different = new Set(tables.map((table) => canonical(shape.name(table))));
    expect(new Set(found).size).toBe(different.size);
    // Either half alone tells them apart too, but for the odd chance.
    for (const from of [0, 8]) expect(new Set(found.map((text) => text.slice(from, from + 8))).size).toBeGreaterThan(different.size - 3);
  });
  it("of a table is that from scratch, whatever was digested before", () => {
    const sums = sumsOfTable();
    const tables: Table[] = [
      { gold: 1, coins: [1, 2] },
      { gold: 1, coins: [1, 2], to: 0 },
      { gold: 2, coins: [1, 2] },
      { gold: 2, coins: [1, 3] },
      { gold: 2, coins: [] },
    ];
    for (const table of tables) expect(of(sums, table)).toBe(whole(table));
    for (const table of tables.toReversed()) expect(of(sums, structuredClone(table))).toBe(whole(table));
    const again = structuredClone(tables[0]!);
    for (const dice of [[1, 2, 3, 5], [1, 2, 3], DICE]) expect(of(sums, structuredClone(again), dice)).toBe(whole(again, dice));
    of(sums, again);
    again.coins[0] = 7;
    expect(of(sums, again)).toBe(whole(again));
  });
  it("goes through nothing of a table but what has changed", () => {
    const read: string[] = [];
    const watched = inDigestedOrder(shape.parts!).map(([key, held]) => [
      key,
      {
        ...held,
        spell(value: unknown) {
          read.push(key);
          return canonical(held.name(value));
        },
      },
    ]);
    const sums = new SumOfTable(watched as never);
    of(sums, { gold: 1, coins: [1, 2], to: 3 });
    expect(read.splice(0)).toEqual(["coins", "gold", "to"]);
    of(sums, { gold: 2, coins: [1, 2], to: 3 });
    expect(read).toEqual(["gold"]);
  });
  it("of a position takes in what is asked, the dice and the outcome besides", () => {
    const engine = new Engine<Mart>(mart);
    const state = engine.begin({ seats: 2, rounds: 1, dear: false }, "sum");
    const digests = [engine.digest(state, 3)];
    const asked = engine.copy(state);
    ownFrame(asked.stack, asked.stack.length - 1).waiting ^= 3;
    const dice = engine.copy(state);
    dice.chance[0]! ^= 1;
    const over = engine.copy(state);
    over.outcome = { ranks: [1, 2], scores: [0, 0], because: "named" } as never;
    const table = engine.copy(state);
    table.table.deck.reverse();
    for (const other of [asked, dice, over, table]) digests.push(engine.digest(other, 3));
    expect(new Set(digests).size).toBe(5);
    expect(engine.digest(engine.copy(state), 3)).toBe(digests[0]);
    expect(digests).not.toContain(engine.digest(state, 2));
  });
});

describe("letters that go into a digest without a text being made of them", () => {
  const FIEF = domain("fief", ["skane", "gotland", "Öland", 'ny"land']);
  const VALUE = range("value", 1, 3);
  const rows: readonly (readonly [Shape<any>, readonly unknown[][]])[] = [
    [per(FIEF, amount), [[0, 9, 10, 123_456], [-1, -0, 1.5, 2 ** 53], [Number.NaN, 1, 2, 3], [1, 2], []]],
    [per(FIEF, chair), [[-1, 0, 1, 2]]],
    [per(FIEF, flag), [[true, false, true, false]]],
    [per(FIEF, thing(FIEF)), [[3, 2, 1, 0]]],
    [
      per(VALUE, amount),
      [
        [0, 1, 2, 3],
        [0, 1],
      ],
    ],
    [usually(per(FIEF, numbersIn()), () => []), [[0, 1, 6, 1 << 12]]],
    [rowsPer(FIEF, amount), [[1, 2, 3, 4], [1, 2, 3, 4, 10, 20, 30, 40], []]],
    [rowsPer(FIEF, numbersIn()), [[1, 2, 3, 4, 0, 0, 0, 5]]],
    [rowsPer(VALUE, amount), [[1, 2, 3, 4, 5, 6]]],
  ];
  it("are those of its canonical JSON", () => {
    for (const [shaped, values] of rows)
      for (const value of values) {
        const digest = new Digest();
        shaped.sum?.(value, digest);
        expect(digest.text).toBe(hash(canonical(shaped.name(value))));
      }
  });
});
