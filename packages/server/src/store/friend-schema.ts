import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import { tableMaker } from "./new-table.ts";

/** Who knows whom among members. */
export interface FriendTables {
  /** Who asked whom, until it is answered. */
  friend_asks: { asker: string; asked: string; at: number };
  /** Each friendship twice, from either side. */
  friends: { person: string; friend: string; since: number };
  /** Whose requests and invitations somebody does not want to see. */
  blocks: { person: string; blocked: string; at: number };
  /** To tables that have not begun. */
  table_invitations: { table_id: string; person: string; by: string; at: number };
}
export const FRIEND_TABLES = ["friend_asks", "friends", "blocks", "table_invitations"] as const satisfies readonly (keyof FriendTables)[];
export const FRIEND_ORDER = {
  friend_asks: ["asker", "asked"],
  friends: ["person", "friend"],
  blocks: ["person", "blocked"],
  table_invitations: ["table_id", "person", "by"],
} as const;

export const friendMigrations = (dialect: "sqlite" | "postgres"): Readonly<Record<string, Migration>> => {
  const create = tableMaker(dialect);
  return {
    "0040 friends": {
      async up(db: Kysely<unknown>) {
        await create(db, "friend_asks", FRIEND_ORDER.friend_asks, { asker: "text", asked: "text", at: "whole" });
        await create(db, "friends", FRIEND_ORDER.friends, { person: "text", friend: "text", since: "whole" });
        await create(db, "blocks", FRIEND_ORDER.blocks, { person: "text", blocked: "text", at: "whole" });
        await create(db, "table_invitations", FRIEND_ORDER.table_invitations, {
          table_id: "text",
          person: "text",
          by: "text",
          at: "whole",
        });
        for (const [table, column] of [
          ["friend_asks", "asked"],
          ["friends", "friend"],
          ["blocks", "blocked"],
          ["table_invitations", "person"],
        ] as const)
          await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
      },
    },
  };
};
