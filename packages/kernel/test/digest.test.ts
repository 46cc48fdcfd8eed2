import { describe, expect, it } from "vitest";
import { Digest, DigestOfTable, inDigestedOrder } from "../src/digest.ts";
import { canonical, hash } from "../src/index.ts";
import { amount, listOf, maybe, record } from "../src/shapes.ts";

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

describe("a digest of a table", () => {
  interface Table {
    gold: number;
    coins: number[];
    to?: number | undefined;
  }
  const shape = record<Table>({ gold: amount, coins: listOf(amount), to: maybe(amount) });
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
