import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import Sqlite from "better-sqlite3";

/** A server that is just stopping is waited for so long. */
const PATIENCE = 3_000;

/**
 * Sees to it that one server at a time has a SQLite file: two would each keep their own idea of every table. What is locked is a file
 * beside it, so that backups are made while the server runs; the system lets go of it when the process ends, however it ends.
 */
export function lockFor(path: string): { release(): void } {
  mkdirSync(dirname(path), { recursive: true });
  const lock = new Sqlite(`${path}-server`, { timeout: PATIENCE });
  try {
    lock.pragma("journal_mode = delete");
    lock.exec("begin exclusive");
  } catch (error) {
    lock.close();
    if (!(error as { code?: string }).code?.startsWith("SQLITE_BUSY")) throw error;
    throw new Error(
      `Another server has ${path} already. Stop that one, or give this one a folder of its own (DATA_DIR), or let both share PostgreSQL (DATABASE_URL).`,
      { cause: error },
    );
  }
  return { release: () => void lock.close() };
}
