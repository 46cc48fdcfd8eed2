import type { Append, Summary } from "@stormakt/host";
import { Kysely, PostgresDialect, sql } from "kysely";
import { type CustomTypesConfig, Pool, types as usualTypes } from "pg";
import { Ear } from "./ear.ts";
import { migrate } from "./migrations.ts";
import { isAway, PatientPool } from "./patience.ts";
import type { Database } from "./schema.ts";
import { SqlStore, seatRows, tableRow } from "./store.ts";

const CHANNEL = "stormakt";
const UNIQUE_VIOLATION = "23505";
const INT8 = 20;

/** Whole numbers of eight bytes are read as numbers: times fit. */
const types: CustomTypesConfig = {
  getTypeParser: (oid: number, format) => (oid === INT8 ? Number : usualTypes.getTypeParser(oid, format)),
};

/** Milliseconds after which a database that does not answer is taken to be away. */
const PATIENCE = 4_000;
export interface PostgresOptions {
  readonly connections?: number;
  readonly patience?: number;
}

/** Many nodes on one database. An append names the entry it follows, so of two that race one wins; the others hear of it. */
export class PostgresStore extends SqlStore {
  private readonly ear: Ear;

  private constructor(pool: PatientPool, url: string, node: string) {
    super(new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }), node);
    this.ear = new Ear(
      url,
      CHANNEL,
      // This node's own news too: an append that was given up may have been written all the same.
      (payload) => {
        const [table, version] = payload.split(" ");
        if (table !== undefined && version !== undefined) this.onNews?.(table, Number(version));
      },
      () => this.onMissed?.(),
    );
  }
  static async open(url: string, node: string, { connections = 10, patience = PATIENCE }: PostgresOptions = {}): Promise<PostgresStore> {
    await bringUpToDate(url);
    const store = new PostgresStore(new PatientPool({ connectionString: url, max: connections, types }, patience), url, node);
    try {
      store.epoch = await store.readEpoch();
      await store.ear.open();
    } catch (error) {
      await store.close();
      throw error;
    }
    return store;
  }
  override isOutage(error: unknown): boolean {
    return isAway(error);
  }

  create(append: Append & { readonly summary: Summary }): Promise<boolean> {
    return this.put(append, true);
  }
  append(append: Append): Promise<boolean> {
    return this.put(append, false);
  }
  /** One statement, so one round trip and all or nothing. An entry that is there already makes it fail as a whole. */
  private async put({ table, after, entries, summary, due, snapshot, seatsChanged }: Append, isNew: boolean): Promise<boolean> {
    const row = summary === undefined ? null : tableRow(summary);
    const persons = summary !== undefined && (isNew || seatsChanged === true) ? seatRows(summary) : null;
    const numbers = entries.map((_, at) => after + 1 + at);
    const texts = entries.map((entry) => JSON.stringify(entry));
    const parts = [
      sql`fits as (select 1 from meta where key = 'epoch' and value = ${this.epoch}
            and (${after}::int = 0 or exists (select 1 from journal where table_id = ${table} and n = ${after}::int)))`,
      sql`written as (insert into journal (table_id, n, entry)
            select ${table}, e.n, e.entry from unnest(${numbers}::int[], ${texts}::text[]) as e (n, entry) where exists (select 1 from fits) returning n)`,
    ];
    const isWritten = sql`exists (select 1 from fits)`;
    if (row !== null && isNew)
      parts.push(sql`listed as (insert into tables (id, game, status, listed, created, since, summary)
            select ${row.id}, ${row.game}, ${row.status}, ${row.listed}::int, ${row.created}::bigint, ${row.since}::bigint, ${row.summary} where ${isWritten})`);
    else if (row !== null)
      parts.push(sql`listed as (update tables set status = ${row.status}, since = ${row.since}::bigint, summary = ${row.summary}
            where id = ${table} and ${isWritten})`);
    if (persons !== null) {
      // Deleting and inserting the same key in one statement would clash, so those that stay are changed in place.
      const held = persons.map(({ seat }) => seat);
      parts.push(sql`left_seats as (delete from seats where table_id = ${table} and seat <> all (${held}::int[]) and ${isWritten})`);
      parts.push(sql`taken as (insert into seats (table_id, seat, person)
            select ${table}, s.seat, s.person from unnest(${held}::int[], ${persons.map(({ person }) => person)}::text[]) as s (seat, person) where ${isWritten}
            on conflict (table_id, seat) do update set person = excluded.person)`);
    }
    if (due === null) parts.push(sql`idle as (delete from jobs where table_id = ${table} and ${isWritten})`);
    else if (due !== undefined)
      parts.push(sql`work as (insert into jobs (table_id, due, owner, until) select ${table}, ${due}::bigint, null, 0 where ${isWritten}
            on conflict (table_id) do update set due = excluded.due, tries = 0, wake = 0,
              until = case when jobs.owner = ${this.node} then jobs.until else 0 end)`);
    if (snapshot !== undefined)
      parts.push(sql`kept as (insert into snapshots (table_id, version, body) select ${table}, ${snapshot.version}::int, ${snapshot.body} where ${isWritten}
            on conflict (table_id) do update set version = excluded.version, body = excluded.body)`);
    const news = `${table} ${after + entries.length} ${this.node}`;
    try {
      const { rows } = await sql<{ count: number }>`with ${sql.join(parts)}
        select count(*) as count, max(pg_notify(${CHANNEL}, ${news})::text) from written`.execute(this.db);
      if ((rows[0]?.count ?? 0) > 0) return true;
      await this.checkEpoch();
      return false;
    } catch (error) {
      if ((error as { code?: string }).code === UNIQUE_VIOLATION) return false;
      throw error;
    }
  }

  async claimDue(before: number, now: number, until: number, limit: number): Promise<readonly string[]> {
    const { rows } = await sql<{ table_id: string }>`update jobs set owner = ${this.node}, until = ${until}::bigint where table_id in
      (select table_id from jobs where due <= ${before}::bigint and wake <= ${now}::bigint and (until <= ${now}::bigint or owner = ${this.node})
         order by due limit ${limit} for update skip locked) returning table_id`.execute(this.db);
    return rows.map(({ table_id }) => table_id);
  }
  async close(): Promise<void> {
    await this.ear.close();
    await this.db.destroy();
  }
}

/** With all the time it needs: a large table may take minutes. */
async function bringUpToDate(url: string): Promise<void> {
  const pool = new Pool({ connectionString: url, max: 2, connectionTimeoutMillis: 10_000 });
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db, "postgres");
  } finally {
    await db.destroy();
  }
}
