import type { Generated } from "kysely";
import type { ClubTables } from "./club-schema.ts";
import { CLUB_TABLES } from "./club-schema.ts";
import type { FriendTables } from "./friend-schema.ts";
import { FRIEND_TABLES } from "./friend-schema.ts";
import type { HouseTables } from "./house-schema.ts";
import { HOUSE_TABLES } from "./house-schema.ts";
import type { LobbyTables } from "./lobby-schema.ts";
import { LOBBY_TABLES } from "./lobby-schema.ts";
import type { MemberTables } from "./member-schema.ts";
import { MEMBER_TABLES } from "./member-schema.ts";
import type { StandingTables } from "./standing-schema.ts";
import { STANDING_TABLES } from "./standing-schema.ts";

import type { TournamentTables } from "./tournament-schema.ts";
import { TOURNAMENT_TABLES } from "./tournament-schema.ts";

/** The tables of the database, the same in both dialects. Times are milliseconds since 1970; flags are 0 and 1. */
export interface Database extends HouseTables, MemberTables, StandingTables, FriendTables, ClubTables, TournamentTables, LobbyTables {
  /**
   * What happened at each table: entry `n` of its journal, as JSON. In a SQLite file a row may hold moves that follow each other, of which
   * `n` is the last (`entriesIn`).
   */
  journal: { table_id: string; n: number; entry: string };
  /** A line of a list for each table. `version`: of its journal, when the line was written; on PostgreSQL, where it is with every move, 0. */
  tables: {
    id: string;
    game: string;
    status: string;
    listed: number;
    created: number;
    since: number;
    summary: string;
    version: Generated<number>;
  };
  /** Whose seats are whose, for "my tables". */
  seats: { table_id: string; seat: number; person: string };
  /** Who ever sat at which table, kept by triggers on `seats`: by it people's data are found. */
  sat: { person: string; table_id: string };
  /** The latest snapshot of each table. */
  snapshots: { table_id: string; version: number; body: string };
  notes: { table_id: string; person: string; text: string };
  /** Seat secrets, hashed. */
  seat_keys: { hash: string; table_id: string; seat: number; tenure: number };
  persons: { id: string; name: string; created: number };
  /** Guests' tokens, hashed. */
  sessions: { hash: string; person: string; created: number; seen: number /** What it said it is. */; device: Generated<string> };
  /** Tables with work that nobody asks for, the node that has it in hand, how often it failed and when it may be tried again. */
  jobs: { table_id: string; due: number; owner: string | null; until: number; tries: Generated<number>; wake: Generated<number> };
  /** `epoch`: changes when a backup is put back, so that nodes forget what they knew. */
  meta: { key: string; value: string };
}
export const TABLES = [
  "meta",
  "persons",
  "sessions",
  "tables",
  "sat",
  "seats",
  "journal",
  "snapshots",
  "notes",
  "seat_keys",
  "jobs",
  ...HOUSE_TABLES,
  ...MEMBER_TABLES,
  ...STANDING_TABLES,
  ...FRIEND_TABLES,
  ...CLUB_TABLES,
  ...TOURNAMENT_TABLES,
  ...LOBBY_TABLES,
] as const satisfies readonly (keyof Database)[];
