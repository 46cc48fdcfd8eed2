import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import { tableMaker } from "./new-table.ts";

/** Members who play together for long. */
export interface ClubTables {
  /**
   * `called`: the name as it is compared, so that no two clubs go by the same. `shield`: tincture and charge. `board`: what stands on the
   * notice board. `closed`: since when, by whoever runs the server. `link`: what lets people in, hashed.
   */
  clubs: {
    id: string;
    name: string;
    called: string;
    about: string;
    shield: string;
    board: string;
    founded: number;
    closed: number | null;
    link: string | null;
  };
  club_members: { club: string; person: string; role: string; since: number };
  club_invitations: { club: string; person: string; by: string; at: number };
  /** Private tables that members see and may join. */
  club_tables: { table_id: string; club: string; at: number };
  /** A ranking from one day to another. `game` null: of all games. `bots` 1: they are ranked too. */
  seasons: { id: string; club: string; title: string; game: string | null; from_at: number; to_at: number; bots: number };
}
export const CLUB_TABLES = [
  "clubs",
  "club_members",
  "club_invitations",
  "club_tables",
  "seasons",
] as const satisfies readonly (keyof ClubTables)[];
export const CLUB_ORDER = {
  clubs: ["id"],
  club_members: ["club", "person"],
  club_invitations: ["club", "person"],
  club_tables: ["table_id"],
  seasons: ["id"],
} as const;

export const clubMigrations = (dialect: "sqlite" | "postgres"): Readonly<Record<string, Migration>> => {
  const create = tableMaker(dialect);
  return {
    "0041 clubs": {
      async up(db: Kysely<unknown>) {
        await create(db, "clubs", CLUB_ORDER.clubs, {
          id: "text",
          name: "text",
          called: "text",
          about: "text",
          shield: "text",
          board: "text",
          founded: "whole",
          closed: "whole?",
          link: "text?",
        });
        await db.schema.createIndex("clubs_called").on("clubs").column("called").unique().execute();
        await create(db, "club_members", CLUB_ORDER.club_members, { club: "text", person: "text", role: "text", since: "whole" });
        await create(db, "club_invitations", CLUB_ORDER.club_invitations, { club: "text", person: "text", by: "text", at: "whole" });
        await create(db, "club_tables", CLUB_ORDER.club_tables, { table_id: "text", club: "text", at: "whole" });
        await create(db, "seasons", CLUB_ORDER.seasons, {
          id: "text",
          club: "text",
          title: "text",
          game: "text?",
          from_at: "whole",
          to_at: "whole",
          bots: "whole",
        });
        for (const [table, column] of [
          ["club_members", "person"],
          ["club_invitations", "person"],
          ["club_tables", "club"],
          ["seasons", "club"],
        ] as const)
          await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
      },
    },
  };
};
