/** The tables of the database as they stand in schema/, with their keys, defaults and indexes. A migration that is meant: vitest run -u. */
import { sql } from "kysely";
import { expect, it } from "vitest";
import { SqliteStore } from "../src/store/sqlite.ts";

it("a new database has the tables, indexes and triggers that are written down", async () => {
  const store = await SqliteStore.open(":memory:");
  const { rows } = await sql<{ sql: string }>`select sql from sqlite_master where sql is not null order by type desc, name`.execute(
    store.db,
  );
  await store.close();
  const lines = rows.map((row) => row.sql.replaceAll(/\s+/g, " "));
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("schema/sqlite.txt");
});
