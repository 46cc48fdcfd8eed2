import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** What finished matches say of those who played them. */
export interface StandingTables {
  /** How strong somebody is held to be, by game and number of seats. `subject`: a person, or a level of bots as `bot:hard`. */
  ratings: { game: string; seats: number; subject: string; mu: number; sigma: number; played: number; won: number; at: number };
  /**
   * Each seat of each finished match. `place`: 1 is first, those who tie share one. `share`: of the win. `mu` and `sigma` after it; null
   * where it was not rated.
   */
  results: {
    table_id: string;
    seat: number;
    game: string;
    seats: number;
    subject: string;
    place: number;
    share: number;
    at: number;
    mu: number | null;
    sigma: number | null;
    moves: number;
    /** When the match began, and as whom the seat played: a family, a colour. */
    began: number | null;
    role: string | null;
  };
}
export const STANDING_TABLES = ["ratings", "results"] as const satisfies readonly (keyof StandingTables)[];
export const STANDING_ORDER = { ratings: ["game", "seats", "subject"], results: ["table_id", "seat"] } as const;

export const standingMigrations = (dialect: "sqlite" | "postgres"): Readonly<Record<string, Migration>> => {
  const whole = dialect === "sqlite" ? ("integer" as const) : ("bigint" as const);
  return {
    "0030 standing": {
      async up(db: Kysely<unknown>) {
        await db.schema
          .createTable("ratings")
          .addColumn("game", "text", (column) => column.notNull())
          .addColumn("seats", "integer", (column) => column.notNull())
          .addColumn("subject", "text", (column) => column.notNull())
          .addColumn("mu", "double precision", (column) => column.notNull())
          .addColumn("sigma", "double precision", (column) => column.notNull())
          .addColumn("played", "integer", (column) => column.notNull())
          .addColumn("won", "double precision", (column) => column.notNull())
          .addColumn("at", whole, (column) => column.notNull())
          .addPrimaryKeyConstraint("ratings_key", ["game", "seats", "subject"])
          .execute();
        await db.schema.createIndex("ratings_subject").on("ratings").column("subject").execute();
        await db.schema
          .createTable("results")
          .addColumn("table_id", "text", (column) => column.notNull())
          .addColumn("seat", "integer", (column) => column.notNull())
          .addColumn("game", "text", (column) => column.notNull())
          .addColumn("seats", "integer", (column) => column.notNull())
          .addColumn("subject", "text", (column) => column.notNull())
          .addColumn("place", "integer", (column) => column.notNull())
          .addColumn("share", "double precision", (column) => column.notNull())
          .addColumn("at", whole, (column) => column.notNull())
          .addColumn("mu", "double precision")
          .addColumn("sigma", "double precision")
          .addColumn("moves", "integer", (column) => column.notNull())
          .addPrimaryKeyConstraint("results_key", ["table_id", "seat"])
          .execute();
        await db.schema.createIndex("results_subject").on("results").columns(["subject", "at"]).execute();
      },
    },
  };
};
