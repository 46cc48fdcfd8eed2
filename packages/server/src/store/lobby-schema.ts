import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** What people keep of tables for themselves. */
export interface LobbyTables {
  /** Up to which line of theirs, and of all, somebody has looked at a table, and read what was said at it. */
  looked: { person: string; table_id: string; n: number; heard: number; read: number };
  /** Notes pinned to moments. `shared`: 0 or 1. */
  pins: { id: string; table_id: string; person: string; move: number; seat: number; text: string; at: number; shared: number };
}
/** Every one has rows of one person at one table each. */
export const LOBBY_TABLES = ["looked", "pins"] as const satisfies readonly (keyof LobbyTables)[];
export const LOBBY_ORDER = { looked: ["person", "table_id"], pins: ["id"] } as const;

export const lobbyMigrations = (dialect: "sqlite" | "postgres"): Readonly<Record<string, Migration>> => {
  const whole = dialect === "sqlite" ? ("integer" as const) : ("bigint" as const);
  return {
    "0052 lobby": {
      async up(db: Kysely<unknown>) {
        await db.schema
          .createTable("looked")
          .addColumn("person", "text", (column) => column.notNull())
          .addColumn("table_id", "text", (column) => column.notNull())
          .addColumn("n", "integer", (column) => column.notNull())
          .addColumn("heard", "integer", (column) => column.notNull())
          .addColumn("read", "integer", (column) => column.notNull())
          .addPrimaryKeyConstraint("looked_key", ["person", "table_id"])
          .execute();
        await db.schema.createIndex("looked_table").on("looked").column("table_id").execute();
        await db.schema
          .createTable("pins")
          .addColumn("id", "text", (column) => column.primaryKey().notNull())
          .addColumn("table_id", "text", (column) => column.notNull())
          .addColumn("person", "text", (column) => column.notNull())
          .addColumn("move", "integer", (column) => column.notNull())
          .addColumn("seat", "integer", (column) => column.notNull())
          .addColumn("text", "text", (column) => column.notNull())
          .addColumn("at", whole, (column) => column.notNull())
          .addColumn("shared", "integer", (column) => column.notNull())
          .execute();
        await db.schema.createIndex("pins_table").on("pins").column("table_id").execute();
        await db.schema.createIndex("pins_person").on("pins").column("person").execute();
      },
    },
    "0053 voyages": {
      async up(db: Kysely<unknown>) {
        // When the match began, and as whom the seat played; null where it is not known.
        await db.schema.alterTable("results").addColumn("began", whole).execute();
        await db.schema.alterTable("results").addColumn("role", "text").execute();
      },
    },
  };
};
