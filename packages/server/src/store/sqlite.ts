import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { Worker } from "node:worker_threads";
import type { Append, Claim, Entry, Snapshot, Summary, WaitingAppend } from "@stormakt/host";
import type Sqlite from "better-sqlite3";
import { Kysely, SqliteDialect } from "kysely";
import { Arrivals, arrivalsOf, entriesIn } from "./arrivals.ts";
import { migrate } from "./migrations.ts";
import { FileDialect } from "./prepared.ts";
import type { Database } from "./schema.ts";
import { SqlStore, tableRow } from "./store.ts";
import type { Batch, Failed, Outcome } from "./writer.ts";
import { openFile, packed, writerOf } from "./writer.ts";
import type { Waiting, Write } from "./writes.ts";
import { alongIn, writeOf } from "./writes.ts";

/** The code of an append whose thread went away. */
const LOST = "WRITER_LOST";
/** The disk is full or out of order, or somebody else holds the file: the same may be tried again. */
const OUTAGES = /^(?:WRITER_LOST|EIO|ENOSPC|SQLITE_(?:FULL|BUSY|LOCKED|IOERR|CANTOPEN|NOMEM|PROTOCOL)(?:_\w+)?)$/;

/** What the file said, with its code. */
class FileFailed extends Error {
  readonly code: string;
  constructor({ code, text }: Failed) {
    super(text);
    this.code = code;
  }
}

/**
 * A line of the lists is written with a move of its table, then not again for so many milliseconds unless somebody asks for it. Moves are
 * brought over into their journals within as many.
 */
const LINES = 1_000;
/** Moves that come meanwhile wait for the commit that so many lines are written with. */
const FEW = 24;

/** Milliseconds that appends are gathered at most, however many more come. */
const GATHERING = 2;

/**
 * After a commit of so many the next is gathered for a moment, in milliseconds: where many move there is other work meanwhile, and most of
 * what a commit costs it costs once.
 */
const MANY = 4;
const MOMENT = 1;

/**
 * One file, one process that writes. What arrives while the disk is busy is committed together next: one flush for many moves. A thread
 * writes journals; this one reads, and writes what is rare.
 */
export class SqliteStore extends SqlStore {
  private readonly file: Sqlite.Database;
  private readonly path: string;
  private queue: Waiting[] = [];
  /** What the thread is committing. */
  private underWay: readonly Waiting[] = [];
  private batches = 0;
  /** How many the last commit was of. */
  private lastSize = 0;
  private isGathering = false;
  /** Lines of moves that are written, but are not yet written themselves. */
  private readonly late = new Map<string, { readonly version: number; readonly summary: Summary }>();
  /** Tables whose lines were written lately, and what they said of how far the match is. */
  private readonly fresh = new Map<string, Summary["status"]>();
  private refreshing: NodeJS.Timeout | null = null;
  private writingLines: Promise<void> = Promise.resolve();
  private thread: Worker | null = null;
  /** Where a thread would not pay or cannot share: the same in this one. */
  private readonly here: ((batch: Batch) => Outcome) | null;

  private readonly lines: number;

  /** What is asked whenever somebody comes to a table, prepared once. */
  private readonly snapshotOf: Sqlite.Statement<[string], Snapshot>;
  private readonly entriesAfter: Sqlite.Statement<[string, number], { n: number; entry: string }>;
  private readonly arrivalsAfter: ReturnType<typeof arrivalsOf>;

  private constructor(file: Sqlite.Database, path: string, node: string, lines: number) {
    super(new Kysely<Database>({ dialect: new FileDialect(file) }), node);
    this.file = file;
    this.snapshotOf = file.prepare<[string], Snapshot>("select version, body from snapshots where table_id = ?");
    this.entriesAfter = file.prepare("select n, entry from journal where table_id = ? and n > ? order by n");
    this.arrivalsAfter = arrivalsOf(file);
    this.path = path;
    this.lines = lines;
    this.here = path === ":memory:" ? writerOf(file) : null;
  }
  static async open(path: string, node = "only", lines = LINES): Promise<SqliteStore> {
    if (path !== ":memory:") mkdirSync(dirname(path), { recursive: true });
    const file = openFile(path);
    await layOut(file);
    bringOverWhatIsLeft(file);
    const store = new SqliteStore(file, path, node, lines);
    store.epoch = await store.readEpoch();
    return store;
  }

  override async read(table: string, after: number): Promise<readonly Entry[]> {
    const arrived = this.arrivalsAfter(table, after);
    // A row may begin with entries that are not asked for.
    const written = this.entriesAfter
      .all(table, after)
      .flatMap(entriesIn)
      .filter(({ n }) => n > after);
    // Most journals have nothing that is yet to be brought over.
    if (arrived.size === 0) return written.map(({ entry }) => JSON.parse(entry) as Entry);
    const all = new Map(arrived);
    for (const { n, entry } of written) all.set(n, entry);
    return [...all].sort(([one], [other]) => one - other).map(([, entry]) => JSON.parse(entry) as Entry);
  }
  protected override async latestSnapshot(table: string): Promise<Snapshot | null> {
    return this.snapshotOf.get(table) ?? null;
  }
  create(append: Append & { readonly summary: Summary }): Promise<boolean> {
    return this.put(append, true);
  }
  append(append: Append): Promise<boolean> {
    return this.put(append, false);
  }
  private put(append: Append, isNew: boolean): Promise<boolean> {
    return this.enqueue(this.written(append, isNew), append.summary ?? null);
  }
  waiting(table: string): WaitingAppend | null {
    return alongIn(this.queue, table, (more) => this.written(more, false));
  }
  private written(append: Append, isNew: boolean): Write {
    const { table, summary, seatsChanged } = append;
    // Whoever waits for its move does not wait for the list: only what others look for is written at once.
    const isLate = summary !== undefined && !isNew && seatsChanged !== true && this.fresh.get(table) === summary.status;
    return writeOf(append, { isNew, isLate });
  }
  private enqueue(write: Write | "check", line: Summary | null = null): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.queue.push({ write, line, resolve, reject });
      if (this.isGathering || this.underWay.length > 0) return;
      this.gather();
    });
  }
  /**
   * Commits what is there when a turn of the loop has brought nothing more: what the sockets bring while others are still worked through
   * goes into the same commit, and whoever comes alone does not wait. Among many all wait for a moment first; what has come by then, but
   * has not been read yet, comes along.
   */
  private gather(): void {
    this.isGathering = true;
    if (this.lastSize >= MANY) setTimeout(() => this.turn(performance.now() + GATHERING), MOMENT);
    else this.turn(performance.now() + GATHERING);
  }
  private turn(until: number): void {
    const known = this.queue.length;
    setImmediate(() => {
      if (this.queue.length > known && performance.now() < until) this.turn(until);
      else {
        this.isGathering = false;
        this.flush();
      }
    });
  }
  private flush(): void {
    if (this.queue.length === 0) return;
    this.underWay = this.queue;
    this.queue = [];
    this.lastSize = this.underWay.length;
    const batch: Batch = { number: ++this.batches, epoch: this.epoch, writes: this.underWay.map(({ write }) => write) };
    if (this.here === null) this.writer().postMessage(packed(batch), []);
    else this.settleBatch(this.here(batch));
  }
  private settleBatch(outcome: Outcome): void {
    // What a thread says that was given up concerns nobody.
    if (outcome.number !== this.batches || this.underWay.length === 0) return;
    const batch = this.underWay;
    this.underWay = [];
    if ("error" in outcome) for (const { reject } of batch) reject(new FileFailed(outcome.error));
    else {
      // A backup was put back: nothing of this follows from what is there now.
      if (outcome.written === null) setImmediate(() => void this.checkEpoch().catch(() => {}));
      for (let at = 0; at < batch.length; at++) {
        const isWritten = outcome.written?.[at] ?? false;
        const one = batch[at] as Waiting;
        if (isWritten && one.line !== null) this.keepLine(one.write as Write, one.line);
        one.resolve(isWritten);
      }
    }
    if (this.queue.length > 0) this.gather();
  }
  /** The move is written: so is its line, or it will be in a moment. */
  private keepLine({ table, after, entries, row }: Write, summary: Summary): void {
    const version = after + entries.length;
    if (row === null) this.late.set(table, { version, summary });
    else {
      this.fresh.set(table, summary.status);
      if ((this.late.get(table)?.version ?? 0) <= version) this.late.delete(table);
    }
    this.refreshLater();
  }
  private refreshLater(): void {
    this.refreshing ??= setTimeout(() => {
      this.refreshing = null;
      this.fresh.clear();
      void this.writeLines();
    }, this.lines);
  }
  /** Lists show how things are now. What cannot be written is tried again; should the server fall before, its next start sees to it. */
  private writeLines(): Promise<void> {
    // Whoever waits for the lists waits for lines that are on their way already, too.
    this.writingLines = this.writingLines.then(() => this.writeLate());
    return this.writingLines;
  }
  private async writeLate(): Promise<void> {
    const lines = [...this.late];
    this.late.clear();
    const nothing = { entries: [], isNew: false, isMoves: false, seats: null, due: undefined, snapshot: undefined } as const;
    const write = async ([table, { version, summary }]: (typeof lines)[number]): Promise<void> => {
      try {
        await this.enqueue({ ...nothing, table, after: version, row: tableRow(summary) }, summary);
      } catch {
        if (!this.late.has(table)) this.late.set(table, { version, summary });
        this.refreshLater();
      }
    };
    for (let from = 0; from < lines.length; from += FEW) await Promise.all(lines.slice(from, from + FEW).map(write));
  }
  override bringListsUpToDate(): Promise<void> {
    return this.writeLines();
  }
  override async listed(asked: Parameters<SqlStore["listed"]>[0]): Promise<readonly Summary[]> {
    await this.writeLines();
    return super.listed(asked);
  }
  override async seated(person: string, asked: Parameters<SqlStore["seated"]>[1]): Promise<readonly Summary[]> {
    await this.writeLines();
    return super.seated(person, asked);
  }
  /** Tables that were played on after their line was last written: the server fell in between. */
  async lateLines(): Promise<readonly string[]> {
    const late = this.file.prepare<[], { id: string }>(
      "select id from tables where status <> 'finished' and version < (select max(n) from journal where table_id = id)",
    );
    return late.all().map(({ id }) => id);
  }
  private writer(): Worker {
    if (this.thread !== null) return this.thread;
    const thread = new Worker(new URL("./writer.ts", import.meta.url), { workerData: { path: this.path, soon: this.lines } });
    thread.on("message", (said: Outcome | number) =>
      this.settleBatch(typeof said === "number" ? { number: said, written: this.underWay.map(() => true) } : said),
    );
    thread.on("error", (error) => this.lose(thread, error.message));
    thread.on("exit", () => this.lose(thread, "the writing thread has ended"));
    this.thread = thread;
    return thread;
  }
  /**
   * A thread is gone: what it had in hand may or may not be written, so it is said to have failed, and another takes over. A thread that
   * dies says so twice, by its error and by its end; the second must not be taken for the end of the one that took over.
   */
  private lose(thread: Worker, text: string): void {
    if (this.thread !== thread) return;
    this.thread = null;
    this.settleBatch({ number: this.batches, error: { code: LOST, text } });
  }
  override async checkWriting(): Promise<void> {
    await this.enqueue("check");
  }
  override isOutage(error: unknown): boolean {
    const { code } = error as { code?: unknown };
    return typeof code === "string" && OUTAGES.test(code);
  }

  // There is one node, so that nobody else can have a claim: claims need not be written.
  override async claim(table: string, now: number, until: number): Promise<Claim | null> {
    const found = this.file.prepare<[string, number], { due: number; tries: number }>(
      "select due, tries from jobs where table_id = ? and wake <= ?",
    );
    const row = found.get(table, now);
    return row === undefined ? null : { due: row.due, until, tries: row.tries };
  }
  override async settle(table: string, claim: Claim, due: number | null): Promise<void> {
    const was = [table, claim.due] as const;
    if (due === null) this.file.prepare("delete from jobs where table_id = ? and due = ?").run(...was);
    else this.file.prepare("update jobs set due = ? where table_id = ? and due = ?").run(due, ...was);
  }
  async claimDue(before: number, now: number, _until: number, limit: number): Promise<readonly string[]> {
    const due = this.file.prepare<[number, number, number], { table_id: string }>(
      "select table_id from jobs where due <= ? and wake <= ? order by due limit ?",
    );
    return due.all(before, now, limit).map(({ table_id }) => table_id);
  }
  async close(): Promise<void> {
    await this.writeLines();
    clearTimeout(this.refreshing ?? undefined);
    while (this.queue.length > 0 || this.underWay.length > 0) await new Promise((resolve) => setTimeout(resolve, 1));
    const { thread } = this;
    if (thread !== null) {
      const ended = new Promise((resolve) => thread.once("exit", resolve));
      thread.postMessage("close", []);
      await ended;
    }
    await this.db.destroy();
  }
}
/**
 * Brings a file up to date. One that is new is laid out in one commit: a flush for each of its tables takes longer than the rest of a start,
 * and half of it is nothing to go on from.
 */
async function layOut(file: Sqlite.Database): Promise<void> {
  const db = new Kysely<Database>({ dialect: new SqliteDialect({ database: file }) });
  if (file.prepare("select 1 from sqlite_master").get() !== undefined) return migrate(db, "sqlite");
  file.exec("begin immediate");
  try {
    await migrate(db, "sqlite");
    file.exec("commit");
  } catch (error) {
    if (file.inTransaction) file.exec("rollback");
    throw error;
  }
}
/** Whoever wrote last may have fallen before it came to that. */
function bringOverWhatIsLeft(file: Sqlite.Database): void {
  const arrivals = new Arrivals(file);
  try {
    if (arrivals.extent().rows > 0) arrivals.bringOver();
  } catch {
    // The disk is full, perhaps: they are safe where they are, and the thread that writes tries again.
  }
}
