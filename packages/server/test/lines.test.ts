/** Lines of the lists may be written after the moves that they tell of; whoever looks at a list does not notice. */
import { join } from "node:path";
import type { Entry, Summary } from "@stormakt/host";
import { expect, it } from "vitest";
import { openFile, SqliteStore, sqliteFile } from "../src/store/index.ts";
import { writerOf } from "../src/store/writer.ts";
import type { Write } from "../src/store/writes.ts";
import { newFolder, newPerson, playSeat, seatPeople, startQuietly } from "./house.ts";
import { summaryOf } from "./summary.ts";

const talk = (text: string): Entry => ({ kind: "chat", at: 1, seat: 0, name: "Anna", text });
const summary = (id: string, since: number, more: Partial<Summary> = {}): Summary => summaryOf(id, { since, ...more });
const rowIn = (path: string, id: string): { since: number; version: number; status: string } => {
  const file = openFile(path);
  const row = file.prepare("select since, version, status from tables where id = ?").get(id) as ReturnType<typeof rowIn>;
  file.close();
  return row;
};

it("a line is written with one move of many, and shown as it is whenever somebody asks", async () => {
  const folder = newFolder();
  const path = join(folder.path, "db.sqlite");
  const store = await SqliteStore.open(path, "only", 3_600_000);
  await store.create({ table: "t", after: 0, entries: [talk("1")], summary: summary("t", 1) });
  for (let n = 1; n <= 5; n++) await store.append({ table: "t", after: n, entries: [talk(`${n}`)], summary: summary("t", n + 1) });
  expect(await store.lateLines()).toEqual(["t"]);
  expect((await store.listed({ limit: 5 }))[0]?.since).toBe(6);
  expect(await store.lateLines()).toEqual([]);
  await store.append({ table: "t", after: 6, entries: [talk("7")], summary: summary("t", 7) });
  expect((await store.seated("anna", { finished: false, limit: 5 }))[0]?.since).toBe(7);
  // That a match is over is never late.
  await store.append({ table: "t", after: 7, entries: [talk("8")], summary: summary("t", 8, { status: "finished" }) });
  expect(rowIn(path, "t")).toEqual({ since: 8, version: 8, status: "finished" });
  await store.create({ table: "u", after: 0, entries: [talk("1")], summary: summary("u", 1) });
  await store.append({ table: "u", after: 1, entries: [talk("2")], summary: summary("u", 2) });
  await store.close();
  expect(rowIn(path, "u")).toEqual({ since: 2, version: 2, status: "running" });
  folder.remove();
});

it("a line that comes late does not take the place of a later one", async () => {
  const folder = newFolder();
  const path = join(folder.path, "db.sqlite");
  await (await SqliteStore.open(path)).close();
  const file = openFile(path);
  const write = writerOf(file);
  const row = (since: number) => ({ id: "t", game: "fair", status: "running", listed: 1, created: 1, since, summary: "{}" });
  const made: Write = {
    table: "t",
    after: 0,
    entries: ["{}", "{}"],
    isNew: true,
    isMoves: false,
    row: row(1),
    seats: null,
    due: undefined,
    snapshot: undefined,
  };
  expect(write({ number: 1, epoch: "0", writes: [made] })).toEqual({ number: 1, written: [true] });
  const moved: Write = { ...made, isNew: false, after: 2, entries: ["{}"], row: row(3) };
  const late: Write = { ...moved, entries: [], row: row(2) };
  expect(write({ number: 2, epoch: "0", writes: [moved, late] })).toEqual({ number: 2, written: [true, true] });
  expect(rowIn(path, "t")).toEqual({ since: 3, version: 3, status: "running" });
  file.close();
  folder.remove();
});

it("what others write to the file is noticed: a journal that was cut, a table that is gone, a backup that was put back", async () => {
  const folder = newFolder();
  const path = join(folder.path, "db.sqlite");
  const store = await SqliteStore.open(path);
  for (const id of ["a", "b", "c"]) {
    await store.create({ table: id, after: 0, entries: [talk("1")], summary: summary(id, 1) });
    expect(await store.append({ table: id, after: 1, entries: [talk("2")] })).toBe(true);
  }
  const other = openFile(path);
  other.exec("delete from journal where table_id = 'a' and n = 2");
  other.exec("delete from journal where table_id = 'b'");
  expect(await store.append({ table: "a", after: 2, entries: [talk("3")] })).toBe(false);
  expect(await store.append({ table: "a", after: 1, entries: [talk("2 again")] })).toBe(true);
  expect(await store.append({ table: "b", after: 2, entries: [talk("3")] })).toBe(false);
  expect(await store.append({ table: "c", after: 2, entries: [talk("3")] })).toBe(true);
  other.exec("update meta set value = 'another' where key = 'epoch'");
  expect(await store.append({ table: "c", after: 3, entries: [talk("4")] })).toBe(false);
  expect(await store.read("c", 0)).toHaveLength(3);
  other.close();
  await store.close();
  folder.remove();
});

it("after a fall, lines that were not written are made anew from the journals", async () => {
  const folder = newFolder();
  const first = await startQuietly({ dataDir: folder.path });
  const { id, people, tables } = await seatPeople(() => first.port, ["Anna", "Bo", "Cia"]);
  let moves = 0;
  const seats = tables.map((table, seat) => playSeat(table, `lines ${seat}`, () => (moves += 1)));
  while (moves < 12) await new Promise((resolve) => setTimeout(resolve, 5));
  for (const seat of seats) seat.stop();
  for (const person of people) person.close();
  await first.close();
  const path = sqliteFile(folder.path);
  const right = rowIn(path, id);
  // As it would be, had the server been killed a moment after the line was last written.
  const file = openFile(path);
  file
    .prepare("update tables set since = 1, version = 4, summary = json_set(summary, '$.since', 1, '$.waiting', json('[]')) where id = ?")
    .run(id);
  file.close();
  const second = await startQuietly({ dataDir: folder.path });
  expect(rowIn(path, id)).toEqual(right);
  const dag = await newPerson(() => second.port, "Dag");
  expect((await second.store.seated(people[0]!.person!.id, { finished: false, limit: 5 }))[0]?.waiting).not.toEqual([]);
  dag.close();
  await second.close();
  folder.remove();
}, 120_000);
