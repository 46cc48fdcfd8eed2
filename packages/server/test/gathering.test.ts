/** What comes while others are still worked through goes into one commit; whoever comes alone does not wait for others. */
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { Entry, Summary } from "@stormakt/host";
import type { MockInstance } from "vitest";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SqliteStore } from "../src/store/index.ts";
import { unpacked } from "../src/store/writer.ts";
import { newFolder } from "./house.ts";
import { summaryOf } from "./summary.ts";

const talk: Entry = { kind: "chat", at: 1, seat: 0, name: "Anna", text: "hello" };
const TABLES = ["a", "b", "c", "d", "e"].map((name) => `table-${name}`);
let folder: ReturnType<typeof newFolder>;
let store: SqliteStore;
/** The clock stands, but for what a test lets it go on. */
let time = 1_000;
let posts: MockInstance<Worker["postMessage"]>;
/** The tables of each batch that was handed over. */
const batches = (): string[][] =>
  posts.mock.calls.map(([batch]) => unpacked(batch as string).writes.map((one) => (one === "check" ? one : one.table)));

beforeEach(async () => {
  folder = newFolder();
  store = await SqliteStore.open(join(folder.path, "db.sqlite"), "only", 3_600_000);
  for (const id of TABLES) await store.create({ table: id, after: 0, entries: [talk], summary: summaryOf(id) });
  vi.spyOn(performance, "now").mockImplementation(() => time);
  posts = vi.spyOn(Worker.prototype, "postMessage");
});
afterEach(async () => {
  vi.restoreAllMocks();
  await store.close();
  folder.remove();
});

/** One append in each turn of the loop, as sockets bring them; `each`: after every one of them. */
function comeInTurns(each: () => void): Promise<boolean[]> {
  const written: Promise<boolean>[] = [];
  return new Promise((resolve) => {
    const next = (): void => {
      const table = TABLES[written.length];
      if (table === undefined) return resolve(Promise.all(written));
      // The next comes in the turn after this one, before anybody looks whether somebody came.
      setImmediate(next);
      written.push(store.append({ table, after: 1, entries: [talk] }));
      each();
    };
    next();
  });
}

it("appends that come in one turn of the loop after the other are committed together", async () => {
  expect(await comeInTurns(() => {})).toEqual(TABLES.map(() => true));
  expect(batches()).toEqual([TABLES]);
});
it("but not for longer than a moment, however many more come", async () => {
  expect(await comeInTurns(() => (time += 1))).toEqual(TABLES.map(() => true));
  expect(batches().length).toBeGreaterThan(1);
  expect(batches().flat()).toEqual(TABLES);
});
it("an append that nobody follows is on its way in the next turn", async () => {
  const alone = store.append({ table: "table-a", after: 1, entries: [talk] });
  await new Promise((resolve) => setImmediate(resolve));
  expect(batches()).toEqual([["table-a"]]);
  expect(await alone).toBe(true);
});
it("after a commit of many all are gathered for a moment, and after one of few nobody waits", async () => {
  const inTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  const append = (at: number, after: number): Promise<boolean> => store.append({ table: TABLES[at]!, after, entries: [talk] });
  await Promise.all([0, 1, 2, 3].map((at) => append(at, 1)));
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  try {
    const first = append(0, 2);
    await inTurn();
    const second = append(1, 2);
    await inTurn();
    expect(batches()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    // What the sockets had to bring when the moment was over comes along.
    expect(batches()).toHaveLength(1);
    const third = append(2, 2);
    await inTurn();
    expect(batches()).toHaveLength(1);
    await inTurn();
    expect(batches()).toEqual([TABLES.slice(0, 4), TABLES.slice(0, 3)]);
    expect(await Promise.all([first, second, third])).toEqual([true, true, true]);
    const alone = append(3, 2);
    await inTurn();
    expect(batches()).toHaveLength(3);
    expect(await alone).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});

it("what is added to an append that waits is written with it, as one; what has left takes nothing along", async () => {
  const [table = ""] = TABLES;
  const summary = (since: number): Summary => summaryOf(table, { since });
  expect(store.waiting(table)).toBeNull();
  const written = store.append({ table, after: 1, entries: [talk], due: 7, snapshot: { version: 2, body: "{}" }, summary: summary(2) });
  const waiting = store.waiting(table);
  waiting?.add({ table, after: 2, entries: [talk, talk], summary: summary(3) });
  waiting?.add({ table, after: 4, entries: [talk], due: null });
  expect(() => waiting?.add({ table, after: 4, entries: [talk] })).toThrow("does not follow");
  expect(store.waiting(TABLES[1] ?? "")).toBeNull();
  await vi.waitFor(() => expect(batches()).toEqual([[table]]));
  expect(store.waiting(table)).toBeNull();
  expect(await written).toBe(true);
  expect(unpacked(posts.mock.calls[0]?.[0] as string).writes).toMatchObject([
    { table, after: 1, entries: Array.from({ length: 4 }, () => JSON.stringify(talk)), due: null, snapshot: { version: 2 } },
  ]);
  expect(await store.read(table, 0)).toHaveLength(5);
  expect(await store.listed({ limit: 10 })).toContainEqual(summary(3));
});

it("of many lines few go with a commit, so that a move that comes meanwhile does not wait for all", async () => {
  const more = Array.from({ length: 60 }, (_, at) => `more-${at}`);
  for (const id of more) await store.create({ table: id, after: 0, entries: [talk], summary: summaryOf(id) });
  for (const id of more) await store.append({ table: id, after: 1, entries: [talk], summary: summaryOf(id, { since: 2 }) });
  posts.mockClear();
  const shown = store.listed({ limit: 100 });
  while (batches().length === 0) await new Promise((resolve) => setImmediate(resolve));
  const moved = store.append({ table: TABLES[0] ?? "", after: 1, entries: [talk] });
  expect((await shown).filter(({ since }) => since === 2)).toHaveLength(60);
  expect(await moved).toBe(true);
  const sizes = batches().map((batch) => batch.length);
  expect(Math.max(...sizes)).toBeLessThan(30);
  expect(batches().findIndex((batch) => batch.includes(TABLES[0] ?? ""))).toBeLessThan(sizes.length - 1);
});
