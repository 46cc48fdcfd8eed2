/** Moves wait among the arrivals until they are brought over into their journals. Nobody who reads a journal can tell. */
import { join } from "node:path";
import type { Entry } from "@stormakt/host";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Arrivals, entriesIn } from "../src/store/arrivals.ts";
import { backUp, openFile, putBack, SqliteStore } from "../src/store/index.ts";
import { carrierOf, writerOf } from "../src/store/writer.ts";
import type { Write } from "../src/store/writes.ts";
import { newFolder, pause } from "./house.ts";
import { summaryOf } from "./summary.ts";

const talk = (text: string): Entry => ({ kind: "chat", at: 1, seat: 0, name: "Anna", text });
const move = (kind: string): Entry => ({ kind: "moved", at: 1, seat: 0, by: "person", action: { kind }, digest: "" });
let folder: ReturnType<typeof newFolder>;
let path: string;
beforeEach(() => {
  folder = newFolder();
  path = join(folder.path, "db.sqlite");
});
afterEach(() => {
  vi.useRealTimers();
  folder.remove();
});
/** What the file itself says. */
function inFile<T>(look: (file: ReturnType<typeof openFile>) => T): T {
  const file = openFile(path);
  const found = look(file);
  file.close();
  return found;
}
const rowsOf = (table: string): { n: number; entry: string }[] =>
  inFile((file) =>
    file.prepare<[string], { n: number; entry: string }>("select n, entry from journal where table_id = ? order by n").all(table),
  );
const inJournal = (table: string): number[] =>
  rowsOf(table)
    .flatMap(entriesIn)
    .map(({ n }) => n);
const waiting = (): number => inFile((file) => new Arrivals(file).all().length);

describe("a store", () => {
  let store: SqliteStore;
  beforeEach(async () => {
    store = await SqliteStore.open(path, "only", 3_600_000);
    for (const id of ["t", "t1"]) await store.create({ table: id, after: 0, entries: [talk("1")], summary: summaryOf(id) });
  });
  const play = async (): Promise<void> => {
    expect(await store.append({ table: "t", after: 1, entries: [move("å\n2"), move("3")] })).toBe(true);
    expect(await store.append({ table: "t1", after: 1, entries: [move("of another")] })).toBe(true);
    expect(await store.append({ table: "t", after: 3, entries: [talk("4")] })).toBe(true);
    expect(await store.append({ table: "t", after: 4, entries: [move("5")] })).toBe(true);
  };
  const ALL = [talk("1"), move("å\n2"), move("3"), talk("4"), move("5")];

  it("reads all of a journal in its order, wherever its entries are", async () => {
    await play();
    expect([inJournal("t"), waiting()]).toEqual([[1, 4], 3]);
    expect(await store.read("t", 0)).toEqual(ALL);
    expect(await store.read("t", 2)).toEqual(ALL.slice(2));
    expect(await store.load("t1")).toEqual({ snapshot: null, entries: [talk("1"), move("of another")] });
    await store.close();
    expect([inJournal("t"), waiting()]).toEqual([[1, 2, 3, 4, 5], 0]);
  });
  it("has moves that follow each other in one row, and reads on from the middle of it", async () => {
    await play();
    expect(await store.append({ table: "t", after: 5, entries: [move("6")] })).toBe(true);
    await store.close();
    expect(rowsOf("t").map(({ n }) => n)).toEqual([1, 3, 4, 6]);
    const next = await SqliteStore.open(path);
    const all = [...ALL, move("6")];
    for (let after = 0; after <= 6; after++) expect(await next.read("t", after)).toEqual(all.slice(after));
    expect(await next.append({ table: "t", after: 5, entries: [move("6 once more")] })).toBe(false);
    const backup = join(folder.path, "backup");
    const rows = await backUp(next, backup);
    expect(await putBack(next, backup)).toBe(rows);
    expect(await next.read("t", 0)).toEqual(all);
    // A backup has each entry by itself: it may be put back into another database.
    expect(rowsOf("t").map(({ n }) => n)).toEqual([1, 2, 3, 4, 5, 6]);
    await next.close();
  });
  it("brings them over after a while, also where nobody moves any more", async () => {
    await store.close();
    store = await SqliteStore.open(path, "only", 200);
    await play();
    while (waiting() > 0) await pause(50);
    expect(inJournal("t")).toEqual([1, 2, 3, 4, 5]);
    expect(await store.read("t", 0)).toEqual(ALL);
    expect(await store.append({ table: "t", after: 5, entries: [move("6")] })).toBe(true);
    await store.close();
  });
  it("that fell leaves them to the next, which has them in the journals from the start", async () => {
    await play();
    const next = await SqliteStore.open(path);
    expect([inJournal("t"), waiting()]).toEqual([[1, 2, 3, 4, 5], 0]);
    expect(await next.read("t", 0)).toEqual(ALL);
    // Whoever wrote before is not at a loss either.
    expect(await store.append({ table: "t", after: 4, entries: [move("5 once more")] })).toBe(false);
    expect(await store.append({ table: "t", after: 5, entries: [move("6")] })).toBe(true);
    expect(await next.append({ table: "t", after: 5, entries: [move("another 6")] })).toBe(false);
    expect(await next.append({ table: "t", after: 6, entries: [move("7")] })).toBe(true);
    await next.close();
    await store.close();
    expect(inJournal("t")).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });
  it("knows how long a journal is, also when others have written in the file", async () => {
    await play();
    for (let n = 5; n < 9; n++) {
      await store.setNote("t", "anna", `${n}`);
      expect(await store.append({ table: "t", after: n - 1, entries: [move("late")] })).toBe(false);
      expect(await store.append({ table: "t", after: n, entries: [move(`${n + 1}`)] })).toBe(true);
    }
    expect(await store.read("t", 0)).toHaveLength(9);
    await store.close();
  });
  it("is backed up with them; what is put back takes their place too", async () => {
    await play();
    const backup = join(folder.path, "backup");
    const rows = await backUp(store, backup);
    expect(waiting()).toBe(3);
    expect(await store.append({ table: "t", after: 5, entries: [move("6")] })).toBe(true);
    expect(await putBack(store, backup)).toBe(rows);
    expect(waiting()).toBe(0);
    expect(await store.read("t", 0)).toEqual(ALL);
    await store.checkEpoch();
    expect(await store.append({ table: "t", after: 5, entries: [move("another 6")] })).toBe(true);
    expect(await store.read("t", 5)).toEqual([move("another 6")]);
    await store.close();
  });
});

describe("a writer", () => {
  const moved = (after: number, count = 1, table = "t"): Write => ({
    table,
    after,
    entries: Array.from({ length: count }, () => "{}"),
    isNew: false,
    isMoves: true,
    row: null,
    seats: null,
    due: undefined,
    snapshot: undefined,
  });
  beforeEach(async () => (await SqliteStore.open(path)).close());

  it("whose commit failed does not take for written what was to arrive with it", () => {
    const file = openFile(path);
    const write = writerOf(file);
    expect(write({ number: 1, epoch: "0", writes: [moved(0)] })).toMatchObject({ written: [true] });
    const broken = { ...moved(2), snapshot: { version: 3, body: null as never } };
    expect(write({ number: 2, epoch: "0", writes: [moved(1), broken] })).toHaveProperty("error");
    expect(write({ number: 3, epoch: "0", writes: [moved(2)] })).toMatchObject({ written: [false] });
    expect(write({ number: 4, epoch: "0", writes: [moved(1), moved(0)] })).toMatchObject({ written: [true, false] });
    file.close();
    expect(waiting()).toBe(2);
  });
  it("that could not flush finds what it wrote", () => {
    const file = openFile(path);
    let isBroken = true;
    const write = writerOf(file, {
      flush: () => {
        if (isBroken) throw new Error("i/o error");
      },
    });
    expect(write({ number: 1, epoch: "0", writes: [moved(0)] })).toHaveProperty("error");
    isBroken = false;
    expect(write({ number: 2, epoch: "0", writes: [moved(0)] })).toMatchObject({ written: [false] });
    expect(write({ number: 3, epoch: "0", writes: [moved(1)] })).toMatchObject({ written: [true] });
    file.close();
  });
  it("has a thousand at a time brought over", () => {
    const file = openFile(path);
    const write = writerOf(file);
    const { carry, close } = carrierOf(file, 1_000);
    const seen: number[] = [];
    for (let n = 0; n < 2_800; n += 400) {
      write({ number: n, epoch: "0", writes: [moved(n, 200), moved(n + 200, 200)] });
      carry(400);
      seen.push(inJournal("t").length);
    }
    expect(seen).toEqual([0, 0, 1_200, 1_200, 1_200, 2_400, 2_400]);
    close();
    file.close();
  });
  it("has those brought over later that could not be at once", () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const file = openFile(path);
    const write = writerOf(file);
    write({ number: 1, epoch: "0", writes: [moved(0)] });
    const other = openFile(path);
    file.pragma("busy_timeout = 1");
    const { carry, close } = carrierOf(file, 1_000);
    carry(1);
    other.exec("begin immediate");
    vi.advanceTimersByTime(1_000);
    other.exec("commit");
    expect([inJournal("t"), waiting()]).toEqual([[], 1]);
    vi.advanceTimersByTime(1_000);
    expect([inJournal("t"), waiting()]).toEqual([[1], 0]);
    close();
    other.close();
    file.close();
  });
});
