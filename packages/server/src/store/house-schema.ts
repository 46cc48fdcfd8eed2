import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** What keeping house needs: who may, what was done, who is not welcome, what was reported, what went wrong, who is here. */
export interface HouseTables {
  admins: { person: string; since: number };
  /** One-time links that make their finder an admin, hashed. */
  house_keys: { hash: string; until: number };
  /** Everything an admin has done, in order. `done` 0: a node has yet to carry it out. */
  acts: { n: number; at: number; by: string; act: string; body: string; done: number };
  /** Of a person or of a range of addresses; `until` null: for good. */
  bans: { id: string; person: string | null; range: string | null; why: string; at: number; until: number | null };
  mutes: { person: string; why: string; at: number; until: number | null };
  reports: { id: string; at: number; person: string | null; table_id: string; seat: number | null; status: string; body: string };
  problems: { id: string; at: number; node: string; what: string; detail: string };
  /** Who is connected to each node, told every few seconds and forgotten with the node: not part of a backup. */
  nodes: { node: string; at: number; body: string };
}
export const HOUSE_TABLES = ["admins", "house_keys", "acts", "bans", "mutes", "reports", "problems"] as const;
export const HOUSE_ORDER = {
  admins: ["person"],
  house_keys: ["hash"],
  acts: ["n"],
  bans: ["id"],
  mutes: ["person"],
  reports: ["id"],
  problems: ["id"],
} as const;

export const houseMigrations = (dialect: "sqlite" | "postgres"): Readonly<Record<string, Migration>> => {
  const whole = dialect === "sqlite" ? ("integer" as const) : ("bigint" as const);
  return {
    "0011 the house": {
      async up(db: Kysely<unknown>) {
        const create = (name: keyof HouseTables) => db.schema.createTable(name);
        await create("admins")
          .addColumn("person", "text", (column) => column.primaryKey().notNull())
          .addColumn("since", whole, (column) => column.notNull())
          .execute();
        await create("house_keys")
          .addColumn("hash", "text", (column) => column.primaryKey().notNull())
          .addColumn("until", whole, (column) => column.notNull())
          .execute();
        await create("acts")
          .addColumn("n", "integer", (column) => column.primaryKey().notNull())
          .addColumn("at", whole, (column) => column.notNull())
          .addColumn("by", "text", (column) => column.notNull())
          .addColumn("act", "text", (column) => column.notNull())
          .addColumn("body", "text", (column) => column.notNull())
          .addColumn("done", "integer", (column) => column.notNull())
          .execute();
        await create("bans")
          .addColumn("id", "text", (column) => column.primaryKey().notNull())
          .addColumn("person", "text")
          .addColumn("range", "text")
          .addColumn("why", "text", (column) => column.notNull())
          .addColumn("at", whole, (column) => column.notNull())
          .addColumn("until", whole)
          .execute();
        await create("mutes")
          .addColumn("person", "text", (column) => column.primaryKey().notNull())
          .addColumn("why", "text", (column) => column.notNull())
          .addColumn("at", whole, (column) => column.notNull())
          .addColumn("until", whole)
          .execute();
        await create("reports")
          .addColumn("id", "text", (column) => column.primaryKey().notNull())
          .addColumn("at", whole, (column) => column.notNull())
          .addColumn("person", "text")
          .addColumn("table_id", "text", (column) => column.notNull())
          .addColumn("seat", "integer")
          .addColumn("status", "text", (column) => column.notNull())
          .addColumn("body", "text", (column) => column.notNull())
          .execute();
        await create("problems")
          .addColumn("id", "text", (column) => column.primaryKey().notNull())
          .addColumn("at", whole, (column) => column.notNull())
          .addColumn("node", "text", (column) => column.notNull())
          .addColumn("what", "text", (column) => column.notNull())
          .addColumn("detail", "text", (column) => column.notNull())
          .execute();
        await db.schema.createIndex("problems_at").on("problems").column("at").execute();
        await create("nodes")
          .addColumn("node", "text", (column) => column.primaryKey().notNull())
          .addColumn("at", whole, (column) => column.notNull())
          .addColumn("body", "text", (column) => column.notNull())
          .execute();
        await db.schema.createIndex("sessions_person").on("sessions").column("person").execute();
        await db.schema.createIndex("tables_since").on("tables").columns(["status", "since"]).execute();
      },
    },
  };
};
