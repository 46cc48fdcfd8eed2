import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { Worker } from "node:worker_threads";
import type { Append, Claim, Summary } from "@stormakt/host";
import type Sqlite from "better-sqlite3";
import { Kysely, SqliteDialect } from "kysely";
import { migrate } from "./migrations.ts";
import type { Database } from "./schema.ts";
import { SqlStore, seatRows, tableRow } from "./store.ts";
import type { Batch, Outcome, Write } from "./writer.ts";
import { openFile, writerOf } from "./writer.ts";

/** An append that waits for its commit. */
interface Waiting {
  readonly write: Write;
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
    const batch: Batch = { epoch: this.epoch, writes: this.underWay.map(({ write }) => write) };
    if (this.here === null) this.writer().postMessage(batch, []);
    else this.settleBatch(this.here(batch));
  }
  private settleBatch(outcome: Outcome): void {
    const batch = this.underWay;
    this.underWay = [];
    if ("error" in outcome) for (const { reject } of batch) reject(new Error(outcome.error));
    else {
      // A backup was put back: nothing of this follows from what is there now.
      if (outcome.written === null) setImmediate(() => void this.checkEpoch());
      batch.forEach(({ resolve }, at) => resolve(outcome.written?.[at] ?? false));
    }
    this.flush();
  }
  private writer(): Worker {
    if (this.thread !== null) return this.thread;
    const thread = new Worker(new URL("./writer.ts", import.meta.url), { workerData: { path: this.path } });
    thread.on("message", (outcome: Outcome) => this.settleBatch(outcome));
    thread.on("error", (error) => this.lose(error));
    thread.on("exit", () => this.lose(new Error("the writing thread has ended")));
    this.thread = thread;
    return thread;
  }
  /** The thread is gone: what it had in hand may or may not be written, so it is said to have failed, and another takes over. */
  private lose(error: Error): void {
    this.thread = null;
    if (this.underWay.length > 0) this.settleBatch({ error: error.message });
  }

  // There is one node, so that nobody else can have a claim: claims need not be written.
  override async claim(table: string, _now: number, until: number): Promise<Claim | null> {
    const row = this.file.prepare<[string], { due: number }>("select due from jobs where table_id = ?").get(table);
    return row === undefined ? null : { due: row.due, until };
  }
  override async settle(table: string, claim: Claim, due: number | null): Promise<void> {
    const was = [table, claim.due] as const;
    if (due === null) this.file.prepare("delete from jobs where table_id = ? and due = ?").run(...was);
    else this.file.prepare("update jobs set due = ? where table_id = ? and due = ?").run(due, ...was);
  }
  async claimDue(before: number, _now: number, _until: number, limit: number): Promise<readonly string[]> {
    const due = this.file.prepare<[number, number], { table_id: string }>("select table_id from jobs where due <= ? order by due limit ?");
    return due.all(before, limit).map(({ table_id }) => table_id);
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
