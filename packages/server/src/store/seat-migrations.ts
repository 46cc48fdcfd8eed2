import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Dialect } from "./migrations.ts";

/** Keys that die with their holder's seat. Those made before fit nobody: whose they were is not known. */
export const seatMigrations = (_dialect: Dialect): Readonly<Record<string, Migration>> => ({
  "0010 tenure of seat keys": {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable("seat_keys")
        .addColumn("tenure", "integer", (column) => column.notNull().defaultTo(-1))
        .execute();
    },
  },
});
