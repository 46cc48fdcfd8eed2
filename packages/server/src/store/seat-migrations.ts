import type { Kysely } from "kysely";
import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Dialect } from "./migrations.ts";

export const seatMigrations = (dialect: Dialect): Readonly<Record<string, Migration>> => ({
  /** Keys that die with their holder's seat. Those made before fit nobody: whose they were is not known. */
  "0010 tenure of seat keys": {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable("seat_keys")
        .addColumn("tenure", "integer", (column) => column.notNull().defaultTo(-1))
        .execute();
    },
  },
  /** Who ever sat where. Triggers keep it, so that no writer need know of it. */
  "0012 who sat where": {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("sat")
        .addColumn("person", "text", (column) => column.notNull())
        .addColumn("table_id", "text", (column) => column.notNull())
        .addPrimaryKeyConstraint("sat_key", ["person", "table_id"])
        .execute();
      for (const statement of dialect === "sqlite" ? SQLITE : POSTGRES) await sql.raw(statement).execute(db);
    },
  },
});

export const ownerMigrations = (dialect: Dialect): Readonly<Record<string, Migration>> => ({
  /** Whoever makes a table is to be found at it too, though they never sit down. */
  "0055 owners": {
    async up(db: Kysely<unknown>) {
      for (const statement of dialect === "sqlite" ? SQLITE_OWNERS : POSTGRES_OWNERS) await sql.raw(statement).execute(db);
    },
  },
});

const SQLITE = [
  `insert or ignore into sat (person, table_id) select person, table_id from seats`,
  `insert or ignore into sat (person, table_id) select json_extract(entry, '$.person'), table_id from journal
     where entry like '%"kind":"seat"%' and json_extract(entry, '$.person') is not null`,
  `insert or ignore into sat (person, table_id) select json_extract(entry, '$.owner'), table_id from journal where n = 1 and json_extract(entry, '$.owner') is not null`,
  ...["insert", "update"].map(
    (when) => `create trigger seats_${when} after ${when} on seats begin
     insert or ignore into sat (person, table_id) values (new.person, new.table_id); end`,
  ),
];
const POSTGRES = [
  `insert into sat (person, table_id) select person, table_id from seats on conflict do nothing`,
  `insert into sat (person, table_id) select entry::json->>'person', table_id from journal
     where entry like '%"kind":"seat"%' and entry::json->>'person' is not null on conflict do nothing`,
  `insert into sat (person, table_id) select entry::json->>'owner', table_id from journal
     where n = 1 and entry::json->>'owner' is not null on conflict do nothing`,
  `create function remember_sitter() returns trigger language plpgsql as
     $$ begin insert into sat (person, table_id) values (new.person, new.table_id) on conflict do nothing; return new; end $$`,
  `create trigger seats_kept after insert or update on seats for each row execute function remember_sitter()`,
];

const SQLITE_OWNERS = [
  `insert or ignore into sat (person, table_id) select json_extract(summary, '$.owner'), id from tables
     where json_extract(summary, '$.owner') is not null`,
  `create trigger tables_owned after insert on tables when json_extract(new.summary, '$.owner') is not null begin
     insert or ignore into sat (person, table_id) values (json_extract(new.summary, '$.owner'), new.id); end`,
];
const POSTGRES_OWNERS = [
  `insert into sat (person, table_id) select summary::json->>'owner', id from tables
     where summary::json->>'owner' is not null on conflict do nothing`,
  `create function remember_owner() returns trigger language plpgsql as
     $$ begin insert into sat (person, table_id) select new.summary::json->>'owner', new.id where new.summary::json->>'owner' is not null
     on conflict do nothing; return new; end $$`,
  `create trigger tables_owned after insert on tables for each row execute function remember_owner()`,
];
