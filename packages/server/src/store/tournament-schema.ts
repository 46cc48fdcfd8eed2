import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import { tableMaker } from "./new-table.ts";

/** Several rounds over many tables. */
export interface TournamentTables {
  /** `club` null: open to all members. `body`: how it is played, as JSON. `round` 0: none has begun. */
  tournaments: {
    id: string;
    club: string | null;
    organiser: string;
    name: string;
    status: string;
    round: number;
    rounds: number;
    seed: string;
    created: number;
    since: number;
    body: string;
  };
  /** `withdrawn`: the last round they were in; null: they are still. */
  entrants: { tournament: string; person: string; entered: number; withdrawn: number | null };
  /**
   * `seats`: who sits where, as JSON, null for a bot. `laid` 1: the table is there. `over` 1: it has ended; `places` by seat as JSON, null
   * where it ended without a result.
   */
  pairings: {
    tournament: string;
    round: number;
    n: number;
    table_id: string;
    seats: string;
    laid: number;
    over: number;
    places: string | null;
  };
}
export const TOURNAMENT_TABLES = ["tournaments", "entrants", "pairings"] as const satisfies readonly (keyof TournamentTables)[];
export const TOURNAMENT_ORDER = {
  tournaments: ["id"],
  entrants: ["tournament", "person"],
  pairings: ["tournament", "round", "n"],
} as const;

export const tournamentMigrations = (dialect: "sqlite" | "postgres"): Readonly<Record<string, Migration>> => {
  const create = tableMaker(dialect);
  return {
    "0042 tournaments": {
      async up(db: Kysely<unknown>) {
        await create(db, "tournaments", TOURNAMENT_ORDER.tournaments, {
          id: "text",
          club: "text?",
          organiser: "text",
          name: "text",
          status: "text",
          round: "whole",
          rounds: "whole",
          seed: "text",
          created: "whole",
          since: "whole",
          body: "text",
        });
        await create(db, "entrants", TOURNAMENT_ORDER.entrants, {
          tournament: "text",
          person: "text",
          entered: "whole",
          withdrawn: "whole?",
        });
        await create(db, "pairings", TOURNAMENT_ORDER.pairings, {
          tournament: "text",
          round: "whole",
          n: "whole",
          table_id: "text",
          seats: "text",
          laid: "whole",
          over: "whole",
          places: "text?",
        });
        for (const [table, column] of [
          ["tournaments", "status"],
          ["tournaments", "club"],
          ["entrants", "person"],
          ["pairings", "table_id"],
        ] as const)
          await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
      },
    },
  };
};
