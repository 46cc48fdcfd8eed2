import { join } from "node:path";
import { SqliteStore } from "./sqlite.ts";
import type { ServerStore } from "./store.ts";

export { backUp, putBack } from "./backup.ts";
export { SqliteStore } from "./sqlite.ts";
export type { ServerStore, Session } from "./store.ts";
export { openFile } from "./writer.ts";

export interface StoreSettings {
  /** PostgreSQL, where it is set. */
  readonly databaseUrl?: string;
  /** Where the SQLite file lies otherwise. */
  readonly dataDir: string;
}
export const sqliteFile = (dataDir: string): string => join(dataDir, "stormakt.sqlite");
/** `node`: a name of this process that no other has. `patience`: milliseconds that a database far away may take to answer. */
export async function openStore({ databaseUrl, dataDir }: StoreSettings, node: string, patience?: number): Promise<ServerStore> {
  if (databaseUrl === undefined || databaseUrl === "") return SqliteStore.open(sqliteFile(dataDir), node);
  const { PostgresStore } = await import("./postgres.ts");
  return PostgresStore.open(databaseUrl, node, patience === undefined ? {} : { patience });
}
