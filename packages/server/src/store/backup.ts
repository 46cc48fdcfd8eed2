import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import type { Kysely, Transaction } from "kysely";
import { PostgresAdapter, sql } from "kysely";
import { entriesIn } from "./arrivals.ts";
import { arrivedRows, dropArrivals } from "./arrived.ts";
import { CLUB_ORDER } from "./club-schema.ts";
import { FRIEND_ORDER } from "./friend-schema.ts";
import { HOUSE_ORDER } from "./house-schema.ts";
import { LOBBY_ORDER } from "./lobby-schema.ts";
import { MEMBER_ORDER } from "./member-schema.ts";
import { migrationsFor } from "./migrations.ts";
import type { Database } from "./schema.ts";
import { TABLES } from "./schema.ts";
import { STANDING_ORDER } from "./standing-schema.ts";
import type { ServerStore } from "./store.ts";
import { TOURNAMENT_ORDER } from "./tournament-schema.ts";

/** The second says at its end how many rows there are. */
const FORMAT = "stormakt backup 2";
const FORMER = "stormakt backup 1";
/** Rows read or written at a time. */
const PAGE = 500;
/** What the rows of each table are ordered by. */
const ORDER: Readonly<Record<(typeof TABLES)[number], readonly string[]>> = {
  meta: ["key"],
  persons: ["id"],
  sessions: ["hash"],
  tables: ["id"],
  sat: ["person", "table_id"],
  seats: ["table_id", "seat"],
  journal: ["table_id", "n"],
  snapshots: ["table_id"],
  notes: ["table_id", "person"],
  seat_keys: ["hash"],
  jobs: ["table_id"],
  ...HOUSE_ORDER,
  ...MEMBER_ORDER,
  ...STANDING_ORDER,
  ...FRIEND_ORDER,
  ...CLUB_ORDER,
  ...TOURNAMENT_ORDER,
  ...LOBBY_ORDER,
};
type Row = Record<string, unknown>;
const version = (): string => Object.keys(migrationsFor("sqlite")).at(-1) ?? "";

/**
 * Writes everything to one file, as it is at one moment, while the server runs. The same format for both databases: a backup of the one
 * can be put back into the other. Resolves with the number of rows. A file that is there already is left alone, unless told otherwise.
 */
export async function backUp(store: ServerStore, file: string, { overwrite = false } = {}): Promise<number> {
  if (!overwrite && existsSync(file)) throw new Error(`there is a file ${file} already`);
  const part = `${file}.part`;
  let rows = 0;
  try {
    await atOneMoment(store.db, async (db) => {
      async function* lines(): AsyncGenerator<string> {
        yield `${JSON.stringify({ format: FORMAT, version: version() })}\n`;
        for (const table of TABLES) {
          for (let offset = 0; ; offset += PAGE) {
            const page = await pageOf(db, table, offset);
            for (const row of page)
              for (const one of table === "journal" ? entriesIn(row as unknown as Database["journal"]) : [row]) {
                yield `${JSON.stringify([table, one])}\n`;
                rows += 1;
              }
            if (page.length < PAGE) break;
          }
          if (table !== "journal" || isPostgres(db)) continue;
          const arrived = await arrivedRows(db);
          for (const row of arrived) yield `${JSON.stringify([table, row])}\n`;
          rows += arrived.length;
        }
        yield `${JSON.stringify({ end: rows })}\n`;
      }
      await pipeline(Readable.from(lines()), createGzip(), createWriteStream(part, { mode: 0o600 }));
    });
    await rename(part, file);
  } finally {
    await rm(part, { force: true });
  }
  return rows;
}
const pageOf = async (db: Kysely<Database>, table: (typeof TABLES)[number], offset: number): Promise<Row[]> =>
  (
    await sql<Row>`select * from ${sql.table(table)} order by ${sql.join(ORDER[table].map((column) => sql.ref(column)))}
    limit ${PAGE} offset ${offset}`.execute(db)
  ).rows;
/** SQLite's readers see one moment anyway; PostgreSQL's do so when asked. */
const atOneMoment = (db: Kysely<Database>, work: (db: Transaction<Database>) => Promise<void>): Promise<void> => {
  const reading = db.transaction().setAccessMode("read only");
  return (isPostgres(db) ? reading.setIsolationLevel("repeatable read") : reading).execute(work);
};
const isPostgres = (db: Kysely<Database>): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

/** Puts a backup in the place of everything there is, all at once, while the server runs: it forgets what it knew and goes on from there. */
export async function putBack(store: ServerStore, file: string): Promise<number> {
  let rows = 0;
  await store.db.transaction().execute(async (db) => {
    const lines = createInterface({ input: createReadStream(file).pipe(createGunzip()), crlfDelay: Number.POSITIVE_INFINITY });
    let format: string | null = null;
    let isWhole = false;
    let table: (typeof TABLES)[number] | null = null;
    let page: Row[] = [];
    const flush = async (): Promise<void> => {
      // Who sat where, and whose tables are whose, is written down by itself as soon as there are any.
      if (table === "sat" && page.length > 0)
        await db
          .insertInto(table)
          .values(page as unknown as Database["sat"][])
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      else if (table !== null && page.length > 0) await db.insertInto(table).values(page).execute();
      rows += page.length;
      page = [];
    };
    for await (const line of lines) {
      const read: unknown = JSON.parse(line);
      if (format === null) {
        format = formatOf(read);
        for (const known of TABLES) await db.deleteFrom(known).execute();
        if (!isPostgres(db)) await dropArrivals(db);
        continue;
      }
      if (isWhole) throw new Error("the backup goes on after its end");
      if (!Array.isArray(read)) {
        await flush();
        isWhole = (read as { end?: unknown }).end === rows;
        if (!isWhole) throw new Error("the backup is not whole: rows are missing");
        continue;
      }
      const [of, row] = read as [(typeof TABLES)[number], Row];
      if (!TABLES.includes(of)) throw new Error(`the backup holds rows of ${of}, which is not known here`);
      if (of !== table || page.length === PAGE) await flush();
      table = of;
      page.push(row);
    }
    await flush();
    if (format === null) throw new Error("this is not a backup");
    if (format === FORMAT && !isWhole) throw new Error("the backup is not whole: its end is missing");
    const epoch = `${Date.now()}`;
    await db
      .insertInto("meta")
      .values({ key: "epoch", value: epoch })
      .onConflict((conflict) => conflict.column("key").doUpdateSet({ value: epoch }))
      .execute();
  });
  return rows;
}
function formatOf(head: unknown): string {
  const { format, version: made } = head as { format?: string; version?: string };
  if (format !== FORMAT && format !== FORMER) throw new Error("this is not a backup");
  if (made === undefined || !Object.hasOwn(migrationsFor("sqlite"), made))
    throw new Error(`the backup was made by a newer version (${made}); this is ${version()}`);
  return format;
}
