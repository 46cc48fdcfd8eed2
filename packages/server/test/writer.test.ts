/** The thread that writes the SQLite file dies, again and again, while moves are under way. */
import { join } from "node:path";
import type { Worker } from "node:worker_threads";
import type { Entry } from "@stormakt/host";
import { expect, it } from "vitest";
import { SqliteStore } from "../src/store/index.ts";
import type { Batch } from "../src/store/writer.ts";
import { packed, unpacked } from "../src/store/writer.ts";
import type { Write } from "../src/store/writes.ts";
import { newFolder, pause } from "./house.ts";

const talk = (text: string): Entry => ({ kind: "chat", at: 1, seat: 0, name: "Anna", text });
const move = (text: string): Entry => ({ kind: "moved", at: 1, seat: 0, by: "person", action: { kind: text }, digest: "" });
const textIn = (entry: Entry): string =>
  entry.kind === "moved" ? (entry.action as { kind: string }).kind : (entry as { text: string }).text;
const threadOf = (store: SqliteStore): Worker | null => (store as unknown as { thread: Worker | null }).thread;

it("a batch is the same on the other side", () => {
  const row = {
    id: "t1",
    game: "fair",
    status: "running",
    listed: 1,
    created: 5,
    since: 6,
    summary: JSON.stringify({ name: "\u0001 -\n\u0000" }),
  };
  const write: Write = {
    table: "t1",
    after: 3,
    entries: ['{"a":1}', '{"b":"-"}'],
    isNew: true,
    isMoves: false,
    row,
    seats: null,
    due: undefined,
    snapshot: undefined,
  };
  const batch: Batch = {
    number: 7,
    epoch: "1700000000000",
    writes: [
      write,
      "check",
      { ...write, isNew: false, row: null, due: null, seats: [] },
      { ...write, due: 12, seats: [{ table_id: "t1", seat: 2, person: "p" }], snapshot: { version: 4, body: "{}" } },
      { ...write, entries: [], due: 0 },
      { ...write, isNew: false, isMoves: true, row: null },
    ],
  };
  expect(unpacked(packed(batch))).toEqual(batch);
  expect(unpacked(packed({ number: 1, epoch: "0", writes: ["check"] }))).toEqual({ number: 1, epoch: "0", writes: ["check"] });
});

it("what was acknowledged is there, whatever the thread dies of; the others are told that it failed", async () => {
  const folder = newFolder();
  const store = await SqliteStore.open(join(folder.path, "db.sqlite"));
  const acknowledged = new Map<string, string[]>();
  let isOver = false;
  let refused = 0;
  const table = async (id: string): Promise<void> => {
    const summary = { id, name: "", game: "fair", status: "running", pace: { kind: "none" }, listed: false, created: 1, since: 1 };
    const more = { waiting: [], seats: [], persons: [] };
    await store.create({ table: id, after: 0, entries: [talk("0")], summary: { ...summary, ...more } as never });
    const written: string[] = [];
    acknowledged.set(id, written);
    for (let at = 0; !isOver; at++) {
      const text = `${id} ${at}`;
      try {
        const after = (await store.read(id, 0)).length;
        if (await store.append({ table: id, after, entries: [at % 4 === 0 ? talk(text) : move(text)] })) written.push(text);
      } catch (error) {
        expect(store.isOutage(error)).toBe(true);
        refused += 1;
      }
    }
  };
  const tables = Array.from({ length: 12 }, (_, at) => table(`t${at}`));
  const count = (): number => [...acknowledged.values()].reduce((sum, written) => sum + written.length, 0);
  for (let death = 0; death < 40; death++) {
    // In the midst of its work.
    const before = count();
    while (count() < before + 10) await pause(1);
    await pause(death % 7);
    // By an error nobody caught, which a thread tells of twice, or from outside.
    if (death % 2 === 0) threadOf(store)?.postMessage(null, []);
    else void threadOf(store)?.terminate();
  }
  await pause(50);
  isOver = true;
  await Promise.all(tables);
  expect(refused).toBeGreaterThan(0);
  let moves = 0;
  for (const [id, written] of acknowledged) {
    const found = (await store.read(id, 0)).map(textIn);
    expect(new Set(found).size).toBe(found.length);
    for (const text of written) expect(found).toContain(text);
    moves += written.length;
  }
  expect(moves).toBeGreaterThan(100);
  await store.close();
  folder.remove();
}, 240_000);
