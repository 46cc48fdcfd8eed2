import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import type { Append, Summary } from "@stormakt/host";
import Sqlite from "better-sqlite3";
import { Kysely, SqliteDialect } from "kysely";
import { migrate } from "./migrations.ts";
import type { Database } from "./schema.ts";
import { SqlStore, seatRows, tableRow } from "./store.ts";

/** An append that waits for the next commit. */
interface Waiting {
  readonly append: Append;
  readonly isNew: boolean;
  readonly resolve: (isWritten: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/** One file, one process that writes. What arrives together is committed together: one flush to disk for many moves. */
export class SqliteStore extends SqlStore {
  private readonly file: Sqlite.Database;
  private readonly waiting: Waiting[] = [];
  private isFlushing = false;
  private readonly write: (waiting: Waiting) => boolean;
  private readonly epochNow: Sqlite.Statement<[], { value: string }>;

  private constructor(file: Sqlite.Database, node: string) {
    super(new Kysely<Database>({ dialect: new SqliteDialect({ database: file }) }), node);
    this.file = file;
    this.write = writerOf(file, node);
    this.epochNow = file.prepare("select value from meta where key = 'epoch'");
  }
  static async open(path: string, node = "only"): Promise<SqliteStore> {
    if (path !== ":memory:") mkdirSync(dirname(path), { recursive: true });
    const file = openFile(path);
    await migrate(new Kysely<Database>({ dialect: new SqliteDialect({ database: file }) }), "sqlite");
    const store = new SqliteStore(file, node);
    store.epoch = await store.readEpoch();
    return store;
  }

  create(append: Append & { readonly summary: Summary }): Promise<boolean> {
    return this.put(append, true);
  }
  append(append: Append): Promise<boolean> {
    return this.put(append, false);
  }
  private put(append: Append, isNew: boolean): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ append, isNew, resolve, reject });
      if (this.isFlushing) return;
      this.isFlushing = true;
      // After everything that the sockets have brought so far has been worked through.
      setImmediate(() => this.flush());
    });
  }
  private flush(): void {
    this.isFlushing = false;
    const batch = this.waiting.splice(0);
    const { file } = this;
    const results: boolean[] = [];
    try {
      file.exec("begin immediate");
      const epoch = this.epochNow.get()?.value ?? "";
      // A backup was put back: nothing of this follows from what is there now.
      if (epoch === this.epoch) for (const waiting of batch) results.push(this.write(waiting));
      else setImmediate(() => void this.checkEpoch());
      file.exec("commit");
    } catch (error) {
      if (file.inTransaction) file.exec("rollback");
      for (const { reject } of batch) reject(error);
      return;
    }
    batch.forEach(({ resolve }, at) => resolve(results[at] ?? false));
  }

  async claimDue(before: number, now: number, until: number, limit: number): Promise<readonly string[]> {
    const rows = this.file
      .prepare(
        `update jobs set owner = ?, until = ? where table_id in
           (select table_id from jobs where due <= ? and (until <= ? or owner = ?) order by due limit ?) returning table_id`,
      )
      .all(this.node, until, before, now, this.node, limit) as { table_id: string }[];
    return rows.map(({ table_id }) => table_id);
  }
  async close(): Promise<void> {
    if (this.waiting.length > 0) this.flush();
    await this.db.destroy();
  }
}

/** A file as this program uses it: readers beside one writer, and a commit that is on disk when it returns. */
export function openFile(path: string): Sqlite.Database {
  const file = new Sqlite(path, { timeout: 10_000 });
  file.pragma("journal_mode = wal");
  file.pragma("synchronous = full");
  file.pragma("foreign_keys = on");
  return file;
}

/** The path every move takes: statements prepared once. Says false, and writes nothing, where the journal has gone on. */
function writerOf(file: Sqlite.Database, node: string): (waiting: Waiting) => boolean {
  const exists = file.prepare("select 1 from journal where table_id = ? and n = ?");
  const entry = file.prepare("insert into journal (table_id, n, entry) values (?, ?, ?)");
  const created = file.prepare(
    "insert into tables (id, game, status, listed, created, since, summary) values (@id, @game, @status, @listed, @created, @since, @summary)",
  );
  const changed = file.prepare("update tables set status = ?, since = ?, summary = ? where id = ?");
  const unseat = file.prepare("delete from seats where table_id = ?");
  const seat = file.prepare("insert into seats (table_id, seat, person) values (@table_id, @seat, @person)");
  const due = file.prepare(
    `insert into jobs (table_id, due, owner, until) values (?, ?, null, 0) on conflict (table_id) do update set due = excluded.due,
       until = case when owner = ? then until else 0 end`,
  );
  const idle = file.prepare("delete from jobs where table_id = ?");
  const snapshot = file.prepare(
    `insert into snapshots (table_id, version, body) values (?, ?, ?)
       on conflict (table_id) do update set version = excluded.version, body = excluded.body`,
  );
  return ({ append, isNew }) => {
    const { table, after, entries, summary } = append;
    if (exists.get(table, after + 1) !== undefined || (after > 0 && exists.get(table, after) === undefined)) return false;
    entries.forEach((one, at) => entry.run(table, after + 1 + at, JSON.stringify(one)));
    if (summary !== undefined) {
      if (isNew) created.run(tableRow(summary));
      else changed.run(summary.status, summary.since, JSON.stringify(summary), table);
      if (isNew || append.seatsChanged === true) {
        unseat.run(table);
        for (const row of seatRows(summary)) seat.run(row);
      }
    }
    if (append.due === null) {
      if (!isNew) idle.run(table);
    } else if (append.due !== undefined) due.run(table, append.due, node);
    if (append.snapshot !== undefined) snapshot.run(table, append.snapshot.version, append.snapshot.body);
    return true;
  };
}
