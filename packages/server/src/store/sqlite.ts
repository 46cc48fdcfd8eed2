import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { Worker } from "node:worker_threads";
import type { Append, Claim, Summary } from "@stormakt/host";
import type Sqlite from "better-sqlite3";
import { Kysely, SqliteDialect } from "kysely";
import { migrate } from "./migrations.ts";
import type { Database } from "./schema.ts";
import { SqlStore, seatRows, tableRow } from "./store.ts";
import type { Batch, Failed, Outcome, Write } from "./writer.ts";
import { openFile, packed, writerOf } from "./writer.ts";

/** The code of an append whose thread went away. */
const LOST = "WRITER_LOST";
/** The disk is full or out of order, or somebody else holds the file: the same may be tried again. */
const OUTAGES = /^(?:WRITER_LOST|SQLITE_(?:FULL|BUSY|LOCKED|IOERR|CANTOPEN|NOMEM|PROTOCOL)(?:_\w+)?)$/;

/** What the file said, with its code. */
class FileFailed extends Error {
  readonly code: string;
  constructor({ code, text }: Failed) {
    super(text);
    this.code = code;
  }
}

/** An append that waits for its commit. */
interface Waiting {
  readonly write: Write | "check";
  readonly resolve: (isWritten: boolean) => void;
  readonly reject: (error: Error) => void;
}

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
  private isGathering = false;
  private thread: Worker | null = null;
  /** Where a thread would not pay or cannot share: the same in this one. */
  private readonly here: ((batch: Batch) => Outcome) | null;

  private constructor(file: Sqlite.Database, path: string, node: string) {
    super(new Kysely<Database>({ dialect: new SqliteDialect({ database: file }) }), node);
    this.file = file;
    this.path = path;
    this.here = path === ":memory:" ? writerOf(file) : null;
  }
  static async open(path: string, node = "only"): Promise<SqliteStore> {
    if (path !== ":memory:") mkdirSync(dirname(path), { recursive: true });
    const file = openFile(path);
    await migrate(new Kysely<Database>({ dialect: new SqliteDialect({ database: file }) }), "sqlite");
    const store = new SqliteStore(file, path, node);
    store.epoch = await store.readEpoch();
    return store;
  }

  create(append: Append & { readonly summary: Summary }): Promise<boolean> {
    return this.put(append, true);
  }
  append(append: Append): Promise<boolean> {
    return this.put(append, false);
  }
  private put({ table, after, entries, summary, seatsChanged, due, snapshot }: Append, isNew: boolean): Promise<boolean> {
    const write: Write = {
      table,
      after,
      entries: entries.map((entry) => JSON.stringify(entry)),
      isNew,
      row: summary === undefined ? null : tableRow(summary),
      seats: summary !== undefined && (isNew || seatsChanged === true) ? seatRows(summary) : null,
      due,
      snapshot,
    };
    return this.enqueue(write);
  }
  private enqueue(write: Write | "check"): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.queue.push({ write, resolve, reject });
      if (this.isGathering || this.underWay.length > 0) return;
      this.isGathering = true;
      // After everything that the sockets have brought so far has been worked through.
      setImmediate(() => {
        this.isGathering = false;
        this.flush();
      });
    });
  }
  private flush(): void {
    if (this.queue.length === 0) return;
    this.underWay = this.queue;
    this.queue = [];
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
      batch.forEach(({ resolve }, at) => resolve(outcome.written?.[at] ?? false));
    }
    this.flush();
  }
  private writer(): Worker {
    if (this.thread !== null) return this.thread;
    const thread = new Worker(new URL("./writer.ts", import.meta.url), { workerData: { path: this.path } });
    thread.on("message", (outcome: Outcome) => this.settleBatch(outcome));
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
