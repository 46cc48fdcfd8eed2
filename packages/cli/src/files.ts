import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { MatchRecord } from "@stormakt/kernel";
import { BadRecord, readRecord } from "@stormakt/kernel";
import { isOnShelf } from "@stormakt/shelf";
import { Misuse } from "./misuse.ts";

/** The repository, where rules and tests can be read. */
export const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

/** A game put aside: its record, and who sits where. */
interface SavedGame {
  readonly saved: "stormakt game";
  readonly seats: readonly string[];
  readonly record: MatchRecord;
}

export function readJson(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    throw new Misuse(`${file} cannot be read (${(error as NodeJS.ErrnoException).code ?? "?"})`);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new Misuse(`${file} is not JSON`);
  }
}

export function write(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new Misuse(`${file} cannot be written (${(error as NodeJS.ErrnoException).code ?? "?"})`);
  }
}

/** A record, or a saved game with a record in it. */
export function readGameFile(file: string): { readonly record: MatchRecord; readonly seats: readonly string[] | null } {
  const json = readJson(file);
  const saved = typeof json === "object" && json !== null && "saved" in json ? (json as Partial<SavedGame>) : null;
  try {
    const record = readRecord(saved === null ? json : saved.record);
    if (!isOnShelf(record.game)) throw new Misuse(`${file} is a record of ${record.game}, which is not on the shelf`);
    return { record, seats: Array.isArray(saved?.seats) ? saved.seats.map(String) : null };
  } catch (error) {
    if (error instanceof BadRecord) throw new Misuse(`${file}: ${error.message}`);
    throw error;
  }
}

export function writeGameFile(file: string, seats: readonly string[], record: MatchRecord): void {
  const saved: SavedGame = { saved: "stormakt game", seats, record };
  write(file, `${JSON.stringify(saved)}\n`);
}

/** Keeps a record that shows something wrong; gives its path. */
export function keepRecord(record: MatchRecord, name: string): string {
  const folder = join(ROOT, ".stormakt/failures");
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${record.game}-${name}.json`);
  writeFileSync(file, `${JSON.stringify(record, null, 1)}\n`);
  return file;
}
