/**
 * Writes journals to a SQLite file, many appends in one commit. In a thread of its own, so that the server goes on while the disk takes
 * its time; or in the thread of whoever calls it.
 */
import { parentPort, workerData } from "node:worker_threads";
import type { Append } from "@stormakt/host";
import Sqlite from "better-sqlite3";
import type { Database } from "./schema.ts";

/** An append in the words of the tables. */
export interface Write {
  readonly table: string;
  readonly after: number;
  readonly entries: readonly string[];
  readonly isNew: boolean;
  readonly row: Database["tables"] | null;
  readonly seats: readonly Database["seats"][] | null;
  readonly due: Append["due"];
  readonly snapshot: Append["snapshot"];
}
/** What is to be committed together, if the database is still of that epoch. */
export interface Batch {
  /** Its outcome bears the same number. */
  readonly number: number;
  readonly epoch: string;
  /** A check changes nothing that anybody reads, but takes the same way to the disk. */
  readonly writes: readonly (Write | "check")[];
}
/**
 * A batch on its way to the thread: one text, since handing over many small objects costs more than writing them down. All that is in it is
 * an id, a number or JSON, none of which holds the sign that stands between.
 */
const BETWEEN = "\u0001";
const ABSENT = "-";
export function packed({ number, epoch, writes }: Batch): string {
  const parts: (string | number)[] = [number, epoch];
  for (const one of writes) {
    if (one === "check") {
      parts.push("");
      continue;
    }
    const { row, seats, due, snapshot } = one;
    parts.push(one.table, one.after, one.isNew ? 1 : 0, one.entries.length, ...one.entries);
    if (row === null) parts.push(0);
    else parts.push(1, row.game, row.status, row.listed, row.created, row.since, row.summary);
    if (seats === null) parts.push(ABSENT);
    else parts.push(seats.length, ...seats.flatMap(({ seat, person }) => [seat, person]));
    parts.push(due === undefined ? ABSENT : (due ?? ""));
    if (snapshot === undefined) parts.push(ABSENT);
    else parts.push(snapshot.version, snapshot.body);
  }
  return parts.join(BETWEEN);
}
export function unpacked(text: string): Batch {
  const parts = text.split(BETWEEN);
  let at = 0;
  const next = (): string => parts[at++] ?? "";
  const count = (): number => Number(next());
  const list = <T>(length: number, one: () => T): T[] => Array.from({ length }, one);
  const [number, epoch] = [count(), next()];
  const writes: (Write | "check")[] = [];
  while (at < parts.length) {
    const table = next();
    if (table === "") {
      writes.push("check");
      continue;
    }
    const [after, isNew] = [count(), next() === "1"];
    const entries = list(count(), next);
    const row: Write["row"] =
      next() === "0"
        ? null
        : { id: table, game: next(), status: next(), listed: count(), created: count(), since: count(), summary: next() };
    const seated = next();
    const seats = seated === ABSENT ? null : list(Number(seated), () => ({ table_id: table, seat: count(), person: next() }));
    const wanted = next();
    const due = wanted === ABSENT ? undefined : wanted === "" ? null : Number(wanted);
    const version = next();
    const snapshot = version === ABSENT ? undefined : { version: Number(version), body: next() };
    writes.push({ table, after, entries, isNew, row, seats, due, snapshot });
  }
  return { number, epoch, writes };
}

/** By write: whether it was the first to follow its entry. Null: the database is of another epoch, and nothing was written. */
export type Outcome = { readonly number: number } & ({ readonly written: readonly boolean[] | null } | { readonly error: Failed });
/** What the file said to it. */
export interface Failed {
  readonly code: string;
  readonly text: string;
}

/** A file as this program uses it: readers beside one writer, and a commit that is on disk when it returns. */
export function openFile(path: string): Sqlite.Database {
  const file = new Sqlite(path, { timeout: 10_000 });
  file.pragma("journal_mode = wal");
  file.pragma("synchronous = full");
  // Pages of tables in play change again and again: they go from the log into the file less often, and are kept at hand meanwhile.
  file.pragma("wal_autocheckpoint = 4000");
  file.pragma("cache_size = -16000");
  file.pragma("foreign_keys = on");
  return file;
}

/** The path every move takes: statements prepared once. */
export function writerOf(file: Sqlite.Database): (batch: Batch) => Outcome {
  const begin = file.prepare("begin immediate");
  const commit = file.prepare("commit");
  const epochNow = file.prepare<[], { value: string }>("select value from meta where key = 'epoch'");
  const last = file.prepare<[string], number | null>("select max(n) from journal where table_id = ?").pluck();
  const entry = file.prepare("insert into journal (table_id, n, entry) values (?, ?, ?)");
  const created = file.prepare("insert into tables (id, game, status, listed, created, since, summary) values (?, ?, ?, ?, ?, ?, ?)");
  const changed = file.prepare("update tables set status = ?, since = ?, summary = ? where id = ?");
  const unseat = file.prepare("delete from seats where table_id = ?");
  const seat = file.prepare("insert into seats (table_id, seat, person) values (@table_id, @seat, @person)");
  const due = file.prepare(
    `insert into jobs (table_id, due, owner, until) values (?, ?, null, 0)
       on conflict (table_id) do update set due = excluded.due, until = 0, tries = 0, wake = 0`,
  );
  const idle = file.prepare("delete from jobs where table_id = ?");
  const snapshot = file.prepare(
    `insert into snapshots (table_id, version, body) values (?, ?, ?)
       on conflict (table_id) do update set version = excluded.version, body = excluded.body`,
  );
  /** Says false, and writes nothing, where the journal has gone on or has a hole. */
  const check = file.prepare("insert into meta (key, value) values ('written', ?) on conflict (key) do update set value = excluded.value");
  let checks = 0;
  const write = (one: Write | "check"): boolean => {
    if (one === "check") {
      check.run(`${++checks}`);
      return true;
    }
    const { table, after } = one;
    if ((last.get(table) ?? 0) !== after) return false;
    one.entries.forEach((text, at) => entry.run(table, after + 1 + at, text));
    if (one.row !== null) {
      const { id, game, status, listed, created: made, since, summary } = one.row;
      if (one.isNew) created.run(id, game, status, listed, made, since, summary);
      else changed.run(status, since, summary, id);
    }
    if (one.seats !== null) {
      if (!one.isNew) unseat.run(table);
      for (const row of one.seats) seat.run(row);
    }
    if (one.due === null) {
      if (!one.isNew) idle.run(table);
    } else if (one.due !== undefined) due.run(table, one.due);
    if (one.snapshot !== undefined) snapshot.run(table, one.snapshot.version, one.snapshot.body);
    return true;
  };
  return ({ number, epoch, writes }) => {
    try {
      begin.run();
      const written = epochNow.get()?.value === epoch ? writes.map(write) : null;
      commit.run();
      return { number, written };
    } catch (error) {
      if (file.inTransaction) file.exec("rollback");
      const { code, message } = error as Error & { code?: unknown };
      return { number, error: { code: typeof code === "string" ? code : "", text: message } };
    }
  };
}

const { path } = (workerData ?? {}) as { readonly path?: string };
if (parentPort !== null && path !== undefined) {
  const file = openFile(path);
  const write = writerOf(file);
  const port = parentPort;
  port.on("message", (batch: string) => {
    if (batch === "close") {
      file.close();
      port.close();
    } else port.postMessage(write(unpacked(batch)));
  });
}
