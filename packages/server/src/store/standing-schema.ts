import type { Part } from "@stormakt/protocol/standing";
import type { Generated, Kysely } from "kysely";
import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What finished matches say of those who played them. */
export interface StandingTables {
  /** How strong somebody is held to be, by game and number of seats. `subject`: a person, or a level of bots as `bot:hard`. */
  ratings: { game: string; seats: number; subject: string; mu: number; sigma: number; played: number; won: number; at: number };
  /**
   * Each seat of each finished match. `place`: 1 is first, those who tie share one. `share`: of the win. `mu` and `sigma` after it; null
   * where it was not rated. `part`: `left`, whoever began a rated match there and left it; `joined`, whoever played it to the end for them.
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
    part: Generated<Part>;
  };
}
export const STANDING_TABLES = ["ratings", "results"] as const satisfies readonly (keyof StandingTables)[];
export const STANDING_ORDER = { ratings: ["game", "seats", "subject"], results: ["table_id", "seat", "part"] } as const;

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

/** A seat may have two rows from now on: of whoever left, and of whoever played on. */
export const partMigrations = (dialect: "sqlite" | "postgres"): Readonly<Record<string, Migration>> => ({
  "0060 parts": {
    async up(db: Kysely<unknown>) {
      for (const statement of dialect === "sqlite" ? SQLITE_PARTS : POSTGRES_PARTS) await sql.raw(statement).execute(db);
    },
  },
});
const COLUMNS = "table_id, seat, game, seats, subject, place, share, at, mu, sigma, moves, began, role";
const SQLITE_PARTS = [
  `create table parts (table_id text not null, seat integer not null, game text not null, seats integer not null, subject text not null,
     place integer not null, share double precision not null, at integer not null, mu double precision, sigma double precision,
     moves integer not null, began integer, role text, part text not null default 'whole',
     constraint results_key primary key (table_id, seat, part))`,
  `insert into parts (${COLUMNS}) select ${COLUMNS} from results`,
  `drop table results`,
  `alter table parts rename to results`,
  `create index results_subject on results (subject, at)`,
];
const POSTGRES_PARTS = [
  `alter table results add column part text not null default 'whole'`,
  `alter table results drop constraint results_key`,
  `alter table results add constraint results_key primary key (table_id, seat, part)`,
];
