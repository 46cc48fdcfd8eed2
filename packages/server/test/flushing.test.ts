/** What is said to be written is on disk: the log is flushed after each commit, before anybody hears of it. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { Summary } from "@stormakt/host";
import { expect, it, vi } from "vitest";
import { openFile, SqliteStore } from "../src/store/index.ts";
import { TidyThread, tidierOf } from "../src/store/tidying.ts";
import { flusherOf, writerOf } from "../src/store/writer.ts";
import type { Write } from "../src/store/writes.ts";
import { newFolder } from "./house.ts";

const append = (after: number): Write => ({
  table: "t",
  after,
  entries: ["{}"],
  isNew: false,
  isMoves: false,
  row: null,
  seats: null,
  due: undefined,
  snapshot: undefined,
});
async function newFile(): Promise<{ path: string; remove: () => void }> {
  const folder = newFolder();
  const path = join(folder.path, "db.sqlite");
  await (await SqliteStore.open(path)).close();
  return { path, remove: () => folder.remove() };
}
const lengthIn = (path: string): number => {
  const file = openFile(path);
  const { n } = file.prepare("select count(*) as n from journal").get() as { n: number };
  file.close();
  return n;
};

it("a commit is flushed when all of it is in the log, each once", async () => {
  const { path, remove } = await newFile();
  const file = openFile(path);
  const flushed: number[] = [];
  const write = writerOf(file, { flush: () => flushed.push(lengthIn(path)) });
  expect(write({ number: 1, epoch: "0", writes: [append(0), append(1)] })).toEqual({ number: 1, written: [true, true] });
  expect(write({ number: 2, epoch: "0", writes: [append(2)] })).toEqual({ number: 2, written: [true] });
  expect(flushed).toEqual([2, 3]);
  file.close();
  remove();
});

it("what could not be flushed is not said to be written, and whoever goes on from it finds it there", async () => {
  const { path, remove } = await newFile();
  const file = openFile(path);
  let isBroken = true;
  const flush = (): void => {
    if (isBroken) throw Object.assign(new Error("i/o error"), { code: "EIO" });
  };
  const write = writerOf(file, { flush });
  expect(write({ number: 1, epoch: "0", writes: [append(0)] })).toEqual({ number: 1, error: { code: "EIO", text: "i/o error" } });
  isBroken = false;
  // Nobody knows whether it would have been there after a fall: it is there now, so the same cannot be written a second time.
  expect(write({ number: 2, epoch: "0", writes: [append(0)] })).toEqual({ number: 2, written: [false] });
  expect(write({ number: 3, epoch: "0", writes: [append(1)] })).toEqual({ number: 3, written: [true] });
  file.close();
  remove();
});

it("the log of a file is found, flushed and let go of, also when it begins anew", async () => {
  const { path, remove } = await newFile();
  const file = openFile(path);
  const flusher = flusherOf(file);
  const write = writerOf(file, flusher);
  for (let n = 0; n < 20; n++) {
    expect(write({ number: n, epoch: "0", writes: [append(n)] })).toEqual({ number: n, written: [true] });
    if (n % 5 === 4) file.pragma("wal_checkpoint(truncate)");
  }
  file.close();
  flusher.close();
  expect(lengthIn(path)).toBe(20);
  remove();
});

it("the log goes into the file now and then, and is written on from its beginning", async () => {
  const { path, remove } = await newFile();
  const file = openFile(path);
  const tidy = tidierOf(file);
  file.pragma("synchronous = off");
  file.pragma("wal_autocheckpoint = 0");
  const write = writerOf(file);
  const commits = 400;
  for (let n = 0; n < commits * 10; n += 10) {
    const writes = Array.from({ length: 10 }, (_, at) => append(n + at));
    expect(write({ number: n, epoch: "0", writes })).toMatchObject({ written: writes.map(() => true) });
    tidy(writes.length);
  }
  // Each commit is a page of the log at least: there are fewer in it now.
  expect(file.pragma("wal_checkpoint(passive)")).toMatchObject([
    { busy: 0, log: expect.toSatisfy((pages: number) => pages < commits) as number },
  ]);
  file.close();
  expect(lengthIn(path)).toBe(4_000);
  remove();
});

it("what a writer that fell has left in the log goes into the file with the first append of the next", async () => {
  const { path, remove } = await newFile();
  const fallen = openFile(path);
  const left = writerOf(fallen);
  for (let n = 0; n < 100; n++) left({ number: n, epoch: "0", writes: [append(n)] });
  const file = openFile(path);
  const tidy = tidierOf(file);
  const write = writerOf(file);
  write({ number: 100, epoch: "0", writes: [append(100)] });
  tidy(1);
  // The log begins anew: what was in it is in the file.
  write({ number: 101, epoch: "0", writes: [append(101)] });
  expect(file.pragma("wal_checkpoint(passive)")).toMatchObject([
    { busy: 0, log: expect.toSatisfy((pages: number) => pages < 100) as number },
  ]);
  file.close();
  fallen.close();
  expect(lengthIn(path)).toBe(102);
  remove();
});

/** Pages of the log that are not in the file yet: its length tells, since a log that is in the file begins anew with the next commit. */
const pagesIn = (file: ReturnType<typeof openFile>): number => (file.pragma("wal_checkpoint(passive)") as { log: number }[])[0]?.log ?? -1;

it("a thread brings in what there is, and the writer what it wrote meanwhile", async () => {
  const { path, remove } = await newFile();
  const file = openFile(path);
  const asked: (() => void)[] = [];
  const tidy = tidierOf(file, { tidy: (then) => asked.push(then) });
  file.pragma("wal_autocheckpoint = 0");
  const write = writerOf(file);
  // What is left over is the writer's own to bring in.
  tidy(1);
  expect(asked).toHaveLength(0);
  const thread = new TidyThread(path);
  for (let n = 0; n < 400; n++) write({ number: n, epoch: "0", writes: [append(n)] });
  tidy(1_500);
  expect(asked).toHaveLength(1);
  const told = new Promise<void>((resolve) => thread.tidy(resolve));
  let written = 400;
  const goOn = setInterval(() => write({ number: written, epoch: "0", writes: [append(written++)] }), 1);
  await told;
  clearInterval(goOn);
  // All but the last few commits are in the file: whoever opens it without the log would see them. The writer brings in the rest.
  asked[0]?.();
  write({ number: written, epoch: "0", writes: [append(written++)] });
  expect(pagesIn(file)).toBeLessThan(100);
  await thread.close();
  file.close();
  expect(lengthIn(path)).toBe(written);
  remove();
});

it("without the writer a thread brings in all there is", async () => {
  const { path, remove } = await newFile();
  const file = openFile(path);
  file.pragma("wal_autocheckpoint = 0");
  const write = writerOf(file);
  for (let n = 0; n < 400; n++) write({ number: n, epoch: "0", writes: [append(n)] });
  const thread = new TidyThread(path);
  await new Promise<void>((resolve) => thread.tidy(resolve));
  write({ number: 400, epoch: "0", writes: [append(400)] });
  expect(pagesIn(file)).toBeLessThan(100);
  await thread.close();
  file.close();
  remove();
});

it("a thread that dies leaves its work to the writer, and another takes over", async () => {
  const { path, remove } = await newFile();
  const begun = vi.spyOn(Worker.prototype, "postMessage");
  const thread = new TidyThread(path);
  await new Promise<void>((resolve) => thread.tidy(resolve));
  const fallen = begun.mock.contexts[0] as Worker;
  const told = vi.fn<() => void>();
  thread.tidy(told);
  // Who asks while it is at work is not called back: whoever asked first is.
  thread.tidy(told);
  await fallen.terminate();
  await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(1));
  await new Promise<void>((resolve) => thread.tidy(resolve));
  expect(new Set(begun.mock.contexts).size).toBe(2);
  await thread.close();
  vi.restoreAllMocks();
  remove();
});

it("a store that writes much tidies in a thread, and leaves none behind when it is closed", async () => {
  const { path, remove } = await newFile();
  const store = await SqliteStore.open(path);
  for (let round = 0; round < 4; round++) {
    const all = Array.from({ length: 800 }, (_, at) => `t-${round}-${at}`);
    expect(
      await Promise.all(
        all.map((table) => store.append({ table, after: 0, entries: [{ kind: "chat", at: 1, seat: 0, name: "", text: "" }] })),
      ),
    ).toEqual(all.map(() => true));
  }
  await store.close();
  // The last to close a file takes its log away: nobody has it open any more.
  expect(existsSync(`${path}-wal`)).toBe(false);
  expect(lengthIn(path)).toBe(3_200);
  remove();
});

it("whoever keeps a seat keeps the row, others come and go", async () => {
  const { path, remove } = await newFile();
  const store = await SqliteStore.open(path);
  const rows = (): unknown[] => {
    const file = openFile(path);
    const found = file.prepare("select rowid as at, seat, person from seats where table_id = 't' order by seat").all();
    file.close();
    return found;
  };
  const summary = (...persons: (string | null)[]): Summary => ({
    id: "t",
    name: "",
    game: "fair",
    status: "gathering",
    pace: { kind: "none" },
    listed: true,
    created: 1,
    since: 1,
    waiting: [],
    seats: [],
    persons,
  });
  const sit = (after: number, ...persons: (string | null)[]): Promise<boolean> =>
    store.append({
      table: "t",
      after,
      entries: [{ kind: "chat", at: 1, seat: 0, name: "", text: "" }],
      summary: summary(...persons),
      seatsChanged: true,
    });
  await store.create({
    table: "t",
    after: 0,
    entries: [{ kind: "chat", at: 1, seat: 0, name: "", text: "" }],
    summary: summary("anna", null, null),
  });
  // Somebody at another table, so that a row that is put back would stand after it.
  await store.create({
    table: "u",
    after: 0,
    entries: [{ kind: "chat", at: 1, seat: 0, name: "", text: "" }],
    summary: { ...summary("zoe"), id: "u" },
  });
  const [anna] = rows();
  await sit(1, "anna", "bo", "cia");
  expect(rows()).toMatchObject([anna, { seat: 1, person: "bo" }, { seat: 2, person: "cia" }]);
  await sit(2, "anna", "dag", null);
  expect(rows()).toMatchObject([anna, { seat: 1, person: "dag" }]);
  await sit(3, null, null, null);
  expect(rows()).toEqual([]);
  const file = openFile(path);
  expect(file.prepare("select person from sat where table_id = 't' order by person").pluck().all()).toEqual(["anna", "bo", "cia", "dag"]);
  file.close();
  await store.close();
  remove();
});
