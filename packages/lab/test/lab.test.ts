import { fastDice, readConfig } from "@stormakt/kernel";
import { gameCalled, gameIds } from "@stormakt/shelf";
import { describe, expect, it } from "vitest";
import { chartOf } from "../src/lab/chart.ts";
import type { Experiment } from "../src/lab/lab.ts";
import { experiment, topicsOf } from "../src/lab/lab.ts";
import { GameNotes, Tally } from "../src/lab/tally.ts";
import { watchGames } from "../src/lab/watch.ts";
import { COMMON } from "../src/observe/observer.ts";
import { observerOf } from "../src/observers.ts";

async function asked(id: string, options: object, games: number, more: Partial<Experiment> = {}): Promise<Experiment> {
  const read = readConfig(await gameCalled(id), options);
  if ("error" in read) throw new Error(JSON.stringify(read.error));
  return { game: id, config: read.config, bot: "random", share: 1, seed: "test", games, threads: 1, what: [], variants: [], ...more };
}
const OPTIONS: Readonly<Record<string, object>> = { wallenstein: { court: true }, "vasa-regalis": { inventory: true } };

describe.each(gameIds())("the observer of %s", (id) => {
  it("notes something on every topic it names, and on no other", async () => {
    const watch = await watchGames(await asked(id, { seats: 3, ...OPTIONS[id] }, 0));
    const { lines } = watch({ from: 0, count: 24 });
    const { topics } = await observerOf(id);
    // Line-ups and the King need other tables.
    const elsewhere = ["line-up", "king"];
    const expected = [...Object.keys(topics), ...Object.keys(COMMON)].filter((topic) => !elsewhere.includes(topic));
    expect(new Set(lines.map(({ topic }) => topic))).toEqual(new Set(expected));
    const seats = lines.filter(({ topic }) => topic === "seat");
    expect(seats.map(({ of }) => of)).toEqual(Array.from({ length: 3 }, () => seats[0]?.of));
    expect(seats.reduce((sum, line) => sum + line.sum, 0)).toBeCloseTo(seats[0]?.of ?? 0, 6);
    for (const { of, sum, squares } of lines) expect([of, sum, squares].every(Number.isFinite)).toBe(true);
  });
});
it("the King of Mare Balticum and Wallenstein's line-ups are noted where there are such", async () => {
  const six = await experiment(await asked("mare-balticum", { seats: 6 }, 24, { what: ["king"] }));
  expect(six.topics.map(({ topic, beside }) => [topic, beside])).toEqual([["king", 1 / 6]]);
  const lined = await experiment(await asked("wallenstein", { seats: 4, setupMode: "lineup" }, 20, { what: ["line-up"] }));
  expect(lined.topics[0]?.rows.map(({ thing }) => thing)).toEqual(["A", "B", "C", "D"]);
});

describe("an experiment", () => {
  it("gives the same with any number of threads", async () => {
    const one = await experiment(await asked("vasa-regalis", { seats: 3 }, 60));
    const two = await experiment(await asked("vasa-regalis", { seats: 3 }, 60, { threads: 2 }));
    expect({ ...two, cpuSeconds: 0 }).toEqual({ ...one, cpuSeconds: 0 });
  });
  it("plays variants, with their own par", async () => {
    const game = await gameCalled("vasa-regalis");
    const read = readConfig(game, { seats: 4, royalPatience: 8 });
    if ("error" in read) throw new Error("no such table");
    const variants = [{ name: "seats=4", config: read.config }];
    const { topics } = await experiment(await asked("vasa-regalis", { seats: 3 }, 20, { what: ["seat"], variants }));
    expect(topics.find(({ topic }) => topic === "seat, seats=4")?.beside).toBe(0.25);
    expect(topics.find(({ topic }) => topic === "seat")?.beside).toBeCloseTo(1 / 3);
  });
});

describe("what is lopsided", () => {
  /** Games between four equals, of whom the holder of the crown wins as often as it is told to. */
  function play(games: number, crowned: number) {
    const tally = new Tally();
    const dice = fastDice("crown");
    for (let game = 0; game < games; game++) {
      const notes = new GameNotes(tally);
      const holder = dice.below(4);
      const winner = dice.below(1000) < 1000 * crowned ? holder : (holder + dice.die(3)) % 4;
      for (let seat = 0; seat < 4; seat++) {
        notes.had("place", String(seat), seat);
        notes.had("thing", seat === holder ? "crown" : `hat ${seat}`, seat);
        notes.had("thing", `glove ${dice.below(10)}`, seat);
      }
      notes.close([winner]);
    }
    return topicsOf(tally.all(), { place: "dealt", thing: "gained" }, {}, 0.25).flatMap(({ rows }) => rows);
  }
  it("is found where it was planted, and nowhere else", () => {
    const rows = play(2000, 0.35);
    expect(rows.filter(({ lopsided }) => lopsided).map(({ thing }) => thing)).toContain("crown");
    expect(rows.filter(({ lopsided, thing }) => lopsided && (thing.startsWith("glove") || thing.length === 1))).toEqual([]);
  });
  it("is nothing among equals", () => expect(play(2000, 0.25).filter(({ lopsided }) => lopsided)).toEqual([]));
  it("leaves out games that all lost", () => {
    const tally = new Tally();
    const notes = new GameNotes(tally);
    notes.had("place", "0", 0);
    notes.close([]);
    expect(tally.all()).toEqual([]);
  });
});

it("a chart has a bar for every row and no bare ampersand", async () => {
  const report = await experiment(await asked("vasa-regalis", { seats: 3 }, 20));
  const rows = report.topics.flatMap((topic) => topic.rows);
  const svg = chartOf({
    ...report,
    topics: [
      ...report.topics,
      { topic: "a & b <c>", kind: "share", beside: null, rows: [{ thing: '"', of: 1, value: 1, low: 1, high: 1, lopsided: true }] },
    ],
  });
  expect(svg.match(/<rect class=/g)).toHaveLength(rows.length + 1);
  expect(svg).toContain("a &amp; b &lt;c>");
  expect(svg).toContain('class="l"');
  expect(svg.replaceAll(/&(amp|lt|quot);/g, "")).not.toContain("&");
});
