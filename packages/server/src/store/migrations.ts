import type { Kysely } from "kysely";
import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import { Migrator } from "kysely/migration";
import { arrivalMigrations, runMigrations } from "./arrived.ts";
import { clubMigrations } from "./club-schema.ts";
import { friendMigrations } from "./friend-schema.ts";
import { houseMigrations } from "./house-schema.ts";
import { lobbyMigrations } from "./lobby-schema.ts";
import { memberMigrations } from "./member-schema.ts";
import type { Database } from "./schema.ts";
import { ownerMigrations, seatMigrations } from "./seat-migrations.ts";
import { partMigrations, standingMigrations } from "./standing-schema.ts";
import { tournamentMigrations } from "./tournament-schema.ts";

export type Dialect = "sqlite" | "postgres";

/** In order, for ever: a migration that has been released is never changed. */
export const migrationsFor = (dialect: Dialect): Readonly<Record<string, Migration>> => {
  const withoutRowid = sql.raw(dialect === "sqlite" ? "without rowid" : "");
  const whole = dialect === "sqlite" ? ("integer" as const) : ("bigint" as const);
  const create = (db: Kysely<unknown>, name: string) => db.schema.createTable(name);
  return {
    "0001 tables": {
      async up(db: Kysely<unknown>) {
        await create(db, "journal")
          .addColumn("table_id", "text", (column) => column.notNull())
          .addColumn("n", "integer", (column) => column.notNull())
          .addColumn("entry", "text", (column) => column.notNull())
          .addPrimaryKeyConstraint("journal_key", ["table_id", "n"])
          .modifyEnd(withoutRowid)
          .execute();
        await create(db, "tables")
          .addColumn("id", "text", (column) => column.primaryKey().notNull())
          .addColumn("game", "text", (column) => column.notNull())
          .addColumn("status", "text", (column) => column.notNull())
          .addColumn("listed", "integer", (column) => column.notNull())
          .addColumn("created", whole, (column) => column.notNull())
          .addColumn("since", whole, (column) => column.notNull())
          .addColumn("summary", "text", (column) => column.notNull())
          .execute();
        await db.schema.createIndex("tables_listed").on("tables").columns(["listed", "created"]).execute();
        await create(db, "seats")
          .addColumn("table_id", "text", (column) => column.notNull())
          .addColumn("seat", "integer", (column) => column.notNull())
          .addColumn("person", "text", (column) => column.notNull())
          .addPrimaryKeyConstraint("seats_key", ["table_id", "seat"])
          .execute();
        await db.schema.createIndex("seats_person").on("seats").column("person").execute();
        await create(db, "snapshots")
          .addColumn("table_id", "text", (column) => column.primaryKey().notNull())
          .addColumn("version", "integer", (column) => column.notNull())
          .addColumn("body", "text", (column) => column.notNull())
          .execute();
        await create(db, "notes")
          .addColumn("table_id", "text", (column) => column.notNull())
          .addColumn("person", "text", (column) => column.notNull())
          .addColumn("text", "text", (column) => column.notNull())
          .addPrimaryKeyConstraint("notes_key", ["table_id", "person"])
          .execute();
        await create(db, "seat_keys")
          .addColumn("hash", "text", (column) => column.primaryKey().notNull())
          .addColumn("table_id", "text", (column) => column.notNull())
          .addColumn("seat", "integer", (column) => column.notNull())
          .addUniqueConstraint("seat_keys_seat", ["table_id", "seat"])
          .execute();
        await create(db, "persons")
          .addColumn("id", "text", (column) => column.primaryKey().notNull())
          .addColumn("name", "text", (column) => column.notNull())
          .addColumn("created", whole, (column) => column.notNull())
          .execute();
        await create(db, "sessions")
          .addColumn("hash", "text", (column) => column.primaryKey().notNull())
          .addColumn("person", "text", (column) => column.notNull())
          .addColumn("created", whole, (column) => column.notNull())
          .addColumn("seen", whole, (column) => column.notNull())
          .execute();
        await create(db, "jobs")
          .addColumn("table_id", "text", (column) => column.primaryKey().notNull())
          .addColumn("due", whole, (column) => column.notNull())
          .addColumn("owner", "text")
          .addColumn("until", whole, (column) => column.notNull())
          .execute();
        await db.schema.createIndex("jobs_due").on("jobs").column("due").execute();
      },
    },
    "0002 epoch": {
      async up(db: Kysely<unknown>) {
        await create(db, "meta")
          .addColumn("key", "text", (column) => column.primaryKey().notNull())
          .addColumn("value", "text", (column) => column.notNull())
          .execute();
        await (db as Kysely<Database>).insertInto("meta").values({ key: "epoch", value: "0" }).execute();
      },
    },
    "0003 work put off": {
      async up(db: Kysely<unknown>) {
        await db.schema
          .alterTable("jobs")
          .addColumn("tries", "integer", (column) => column.notNull().defaultTo(0))
          .execute();
        await db.schema
          .alterTable("jobs")
          .addColumn("wake", whole, (column) => column.notNull().defaultTo(0))
          .execute();
      },
    },
    ...seatMigrations(dialect),
    ...houseMigrations(dialect),
    ...memberMigrations(dialect),
    ...standingMigrations(dialect),
    ...friendMigrations(dialect),
    ...clubMigrations(dialect),
    ...tournamentMigrations(dialect),
    "0050 versions of lines": {
      async up(db: Kysely<unknown>) {
        await db.schema
          .alterTable("tables")
          .addColumn("version", "integer", (column) => column.notNull().defaultTo(0))
          .execute();
        await sql`update tables set version = coalesce((select max(n) from journal where table_id = tables.id), 0)`.execute(db);
      },
    },
    ...lobbyMigrations(dialect),
    ...arrivalMigrations(dialect),
    ...ownerMigrations(dialect),
    ...partMigrations(dialect),
    ...runMigrations(dialect),
  };
};

/** Brings a database up to date, or to a given version. Several nodes may start at once: one does it. */
export async function migrate(db: Kysely<Database>, dialect: Dialect, upTo?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrationsFor(dialect) }) } });
  const { error } = upTo === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(upTo);
  if (error !== undefined)
    throw error instanceof Error ? error : new Error("the database could not be brought up to date", { cause: error });
}
