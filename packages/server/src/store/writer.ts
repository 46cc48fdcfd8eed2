/**
 * Writes journals to a SQLite file, many appends in one commit. In a thread of its own, so that the server goes on while the disk takes
 * its time; or in the thread of whoever calls it.
 */
import { closeSync, fdatasyncSync, openSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import Sqlite from "better-sqlite3";
import type { Arrival, Extent } from "./arrivals.ts";
import { Arrivals, BETWEEN } from "./arrivals.ts";
import { TidyThread, tidierOf } from "./tidying.ts";
import type { Write } from "./writes.ts";

/** What is to be committed together, if the database is still of that epoch. */
export interface Batch {
  /** Its outcome bears the same number. */
  readonly number: number;
  readonly epoch: string;
  /** A check changes nothing that anybody reads, but takes the same way to the disk. */
  readonly writes: readonly (Write | "check")[];
}
/** What of a batch there is besides entries. */
const IS_NEW = 1;
const HAS_ROW = 2;
const HAS_SEATS = 4;
const HAS_DUE = 8;
const HAS_SNAPSHOT = 16;
const IS_MOVES = 32;
/** A batch on its way to the thread: one text, since handing over many small objects costs more than writing them down. */
export function packed({ number, epoch, writes }: Batch): string {
  const parts: (string | number)[] = [number, epoch];
  for (const one of writes) {
    if (one === "check") {
      parts.push("");
      continue;
    }
    const { entries, row, seats, due, snapshot } = one;
    const held =
      (one.isNew ? IS_NEW : 0) |
      (row === null ? 0 : HAS_ROW) |
      (seats === null ? 0 : HAS_SEATS) |
      (due === undefined ? 0 : HAS_DUE) |
      (snapshot === undefined ? 0 : HAS_SNAPSHOT) |
      (one.isMoves ? IS_MOVES : 0);
    parts.push(one.table, one.after, held, entries.length);
    for (const entry of entries) parts.push(entry);
    if (row !== null) parts.push(row.game, row.status, row.listed, row.created, row.since, row.summary);
    if (seats !== null) parts.push(seats.length, ...seats.flatMap(({ seat, person }) => [seat, person]));
    if (due !== undefined) parts.push(due ?? "");
    if (snapshot !== undefined) parts.push(snapshot.version, snapshot.body);
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
    const after = count();
    const held = count();
    const entries = list(count(), next);
    const row: Write["row"] =
      (held & HAS_ROW) === 0
        ? null
        : { id: table, game: next(), status: next(), listed: count(), created: count(), since: count(), summary: next() };
    const seats = (held & HAS_SEATS) === 0 ? null : list(count(), () => ({ table_id: table, seat: count(), person: next() }));
    let due: Write["due"];
    if ((held & HAS_DUE) !== 0) {
      const wanted = next();
      due = wanted === "" ? null : Number(wanted);
    }
    const snapshot = (held & HAS_SNAPSHOT) === 0 ? undefined : { version: count(), body: next() };
    const isNew = (held & IS_NEW) !== 0;
    const isMoves = (held & IS_MOVES) !== 0;
    writes.push({ table, after, entries, isNew, isMoves, row, seats, due, snapshot });
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

/** Sees to it that what was committed is on disk; throws where it cannot. */
interface Flusher {
  flush(): void;
  close(): void;
}
/**
 * The log of a file, flushed after each commit by its writer: what it holds and how long it is, which is all that has to be there after a
 * fall. The library would flush when it was last changed besides, which is another write to the disk and another wait each time.
 */
export function flusherOf(file: Sqlite.Database): Flusher {
  file.pragma("synchronous = normal");
  let log: number | null = null;
  return {
    // The log is there from the first commit on, for as long as the file is open.
    flush: () => fdatasyncSync((log ??= openSync(`${file.name}-wal`, "r+"))),
    close: () => {
      if (log !== null) closeSync(log);
    },
  };
}
/**
 * Moves after which the arrivals are brought over: some thirty of each of some tens of tables, in a page or two of each. More would take
 * longer, and whoever comes then waits.
 */
const MOVES = 1_024;
/**
 * Brings arrivals over now and then, within `soon` milliseconds in any case. To be called, like the one before, when those have been
 * answered who wait.
 */
export function carrierOf(file: Sqlite.Database, soon: number): { carry: (moves: number) => void; close: () => void } {
  const arrivals = new Arrivals(file);
  let since = 0;
  let timer: NodeJS.Timeout | null = null;
  const bringOver = (): void => {
    since = 0;
    if (timer !== null) clearTimeout(timer);
    timer = null;
    try {
      arrivals.bringOver();
    } catch {
      // They are safe where they are; there will be more, or the next start sees to it.
      timer = setTimeout(bringOver, soon);
    }
  };
  return {
    carry(moves) {
      since += moves;
      if (since >= MOVES) bringOver();
      else if (since > 0) timer ??= setTimeout(bringOver, soon);
    },
    close() {
      if (since > 0) bringOver();
      if (timer !== null) clearTimeout(timer);
    },
  };
}
/** How many of these may be among the arrivals now. */
const movesIn = (writes: Batch["writes"]): number =>
  writes.reduce((sum, one) => sum + (one !== "check" && one.isMoves ? one.entries.length : 0), 0);

/**
 * The path every move takes: statements prepared once. `flusher`: left out, the library flushes with each commit. In memory there are no
 * pages to be spared, and moves go into their journals at once.
 */
export function writerOf(file: Sqlite.Database, flusher?: Pick<Flusher, "flush">): (batch: Batch) => Outcome {
  const begin = file.prepare("begin immediate");
  const commit = file.prepare("commit");
  const arrivals = file.memory ? null : new Arrivals(file);
  const seen = new Seen(file, arrivals);
  let arrived: Arrival[] = [];
  const entry = file.prepare("insert into journal (table_id, n, entry) values (?, ?, ?)");
  const created = file.prepare(
    "insert into tables (id, game, status, listed, created, since, summary, version) values (?, ?, ?, ?, ?, ?, ?, ?)",
  );
  const changed = file.prepare("update tables set status = ?, since = ?, summary = ?, version = ? where id = ? and version <= ?");
  const seated = file.prepare<[string], { seat: number; person: string }>("select seat, person from seats where table_id = ?");
  const unseat = file.prepare("delete from seats where table_id = ? and seat = ?");
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
  /** Whoever keeps a seat is left alone: a row that is taken out and put back changes pages of every index it is in. */
  const reseat = (table: string, rows: NonNullable<Write["seats"]>, isNew: boolean): void => {
    const gone = new Map(isNew ? [] : seated.all(table).map((row) => [row.seat, row.person]));
    const come = rows.filter((row) => gone.get(row.seat) !== row.person || !gone.delete(row.seat));
    for (const at of gone.keys()) unseat.run(table, at);
    for (const row of come) seat.run(row);
  };
  /** Says false, and writes nothing, where the journal has gone on or has a hole. */
  const check = file.prepare("insert into meta (key, value) values ('written', ?) on conflict (key) do update set value = excluded.value");
  let checks = 0;
  const write = (one: Write | "check"): boolean => {
    if (one === "check") {
      check.run(`${++checks}`);
      return true;
    }
    const { table, after, entries } = one;
    const version = after + entries.length;
    if (entries.length > 0) {
      if (seen.versionOf(table) !== after) return false;
      if (one.isMoves && arrivals !== null) {
        arrived.push(one);
        seen.arrived(table, version);
      } else for (let at = 0; at < entries.length; at++) entry.run(table, after + 1 + at, entries[at]);
      seen.grown(table, version);
    }
    if (one.row !== null) {
      const { id, game, status, listed, created: made, since, summary } = one.row;
      if (one.isNew) created.run(id, game, status, listed, made, since, summary, version);
      else changed.run(status, since, summary, version, id, version);
    }
    if (one.seats !== null) reseat(table, one.seats, one.isNew);
    if (one.due === null) {
      if (!one.isNew) idle.run(table);
    } else if (one.due !== undefined) due.run(table, one.due);
    if (one.snapshot !== undefined) snapshot.run(table, one.snapshot.version, one.snapshot.body);
    return true;
  };
  return ({ number, epoch, writes }) => {
    try {
      begin.run();
      arrived = [];
      const written = seen.epoch() === epoch ? writes.map(write) : null;
      if (arrived.length > 0) seen.added(arrivals?.add(arrived) ?? 0);
      commit.run();
      flusher?.flush();
      return { number, written };
    } catch (error) {
      seen.forget();
      if (file.inTransaction) file.exec("rollback");
      const { code, message } = error as Error & { code?: unknown };
      return { number, error: { code: typeof code === "string" ? code : "", text: message } };
    }
  };
}

/** Journals that somebody plays at, as far as their length and the epoch go: asked for once, unless somebody else has written since. */
const MOST_SEEN = 10_000;
class Seen {
  private readonly isShared: boolean;
  private readonly changes: Sqlite.Statement<[], number>;
  private readonly epochs: Sqlite.Statement<[], string>;
  private readonly last: Sqlite.Statement<[string], number | null>;
  private readonly arrivals: Arrivals | null;
  private readonly versions = new Map<string, number>();
  /** How far the arrivals go that were there, by table; those that have been brought over since may still be among them. */
  private readonly moved = new Map<string, number>();
  private extent: Extent | null = null;
  private known = { change: -1, epoch: "" };
  constructor(file: Sqlite.Database, arrivals: Arrivals | null) {
    // What others write through this very connection is not counted: then nothing is taken for granted.
    this.isShared = file.memory;
    this.arrivals = arrivals;
    this.changes = file.prepare<[], number>("pragma data_version").pluck();
    this.epochs = file.prepare<[], string>("select value from meta where key = 'epoch'").pluck();
    this.last = file.prepare<[string], number | null>("select max(n) from journal where table_id = ?").pluck();
  }
  /** Only within a transaction. To be asked first. */
  epoch(): string {
    const change = this.changes.get() ?? -1;
    if (this.isShared || change !== this.known.change) {
      this.versions.clear();
      this.known = { change, epoch: this.epochs.get() ?? "" };
      this.lookAtArrivals();
    }
    return this.known.epoch;
  }
  private lookAtArrivals(): void {
    const { arrivals, moved } = this;
    if (arrivals === null) return;
    const extent = arrivals.extent();
    if (extent.rows === this.extent?.rows && extent.last === this.extent.last) return;
    this.extent = extent;
    moved.clear();
    for (const { table, after, entries } of arrivals.all()) this.arrived(table, after + entries.length);
  }
  versionOf(table: string): number {
    return this.versions.get(table) ?? Math.max(this.last.get(table) ?? 0, this.moved.get(table) ?? 0);
  }
  grown(table: string, version: number): void {
    if (this.versions.size >= MOST_SEEN) this.versions.clear();
    this.versions.set(table, version);
  }
  /** Up to this version a journal goes on among the arrivals. */
  arrived(table: string, version: number): void {
    this.moved.set(table, version);
  }
  /** A row of arrivals was added, with this id. */
  added(last: number): void {
    if (this.extent !== null) this.extent = { rows: this.extent.rows + 1, last };
  }
  /** What was written is not: the transaction failed. */
  forget(): void {
    this.versions.clear();
    this.extent = null;
    this.known = { change: -1, epoch: "" };
  }
}

const { path, soon = 0 } = (workerData ?? {}) as { readonly path?: string; readonly soon?: number };
if (parentPort !== null && path !== undefined) {
  const file = openFile(path);
  const flusher = flusherOf(file);
  const write = writerOf(file, flusher);
  const tidying = new TidyThread(path);
  const tidy = tidierOf(file, tidying);
  const carrier = carrierOf(file, soon);
  // Whoever wrote before may have fallen before it came to that.
  carrier.carry(1);
  const port = parentPort;
  const close = async (): Promise<void> => {
    carrier.close();
    await tidying.close();
    file.close();
    flusher.close();
    port.close();
  };
  port.on("message", (batch: string) => {
    if (batch === "close") void close();
    else {
      const read = unpacked(batch);
      const outcome = write(read);
      // Mostly all is well, and its number says so.
      const isWell = "written" in outcome && outcome.written?.every(Boolean) === true;
      port.postMessage(isWell ? outcome.number : outcome);
      carrier.carry(movesIn(read.writes));
      tidy(read.writes.length);
    }
  });
}
