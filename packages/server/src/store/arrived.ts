/** Arrivals as the rest of the store asks for them: where they are kept, all of them at once, and none. */
import type { Kysely } from "kysely";
import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import { inJournal, unpacked } from "./arrivals.ts";
import type { Database } from "./schema.ts";

export const arrivalMigrations = (dialect: "sqlite" | "postgres"): Readonly<Record<string, Migration>> =>
  dialect === "postgres"
    ? {}
    : {
        "0054 arrivals": {
          async up(db: Kysely<unknown>) {
            await sql`create table arrivals (id integer primary key, moves text not null)`.execute(db);
          },
        },
      };

/** Rows of a journal may hold several moves from here on: nothing is to be changed, but no earlier program could read them. */
export const runMigrations = (dialect: "sqlite" | "postgres"): Readonly<Record<string, Migration>> =>
  dialect === "postgres" ? {} : { "0061 runs of moves": { async up() {} } };

/** All of them, as rows of the journal: for whoever reads it as it is at one moment. */
export async function arrivedRows(db: Kysely<Database>): Promise<Database["journal"][]> {
  const { rows } = await sql<{ moves: string }>`select moves from arrivals order by id`.execute(db);
  return rows.flatMap(({ moves }) => unpacked(moves).flatMap(inJournal));
}
/** What is put back takes the place of everything. */
export const dropArrivals = (db: Kysely<Database>): Promise<unknown> => sql`delete from arrivals`.execute(db);
