/** Appends in the words of the tables, and those that wait to be written. */
import type { Append, Summary, WaitingAppend } from "@stormakt/host";
import { OwnWords } from "@stormakt/host";
import type { Database } from "./schema.ts";
import type { TableRow } from "./store.ts";
import { seatRows, tableRow } from "./store.ts";

/** An append in the words of the tables. Without entries, a line that was not written with its moves: it may be of a former version. */
export interface Write {
  readonly table: string;
  readonly after: number;
  readonly entries: readonly string[];
  readonly isNew: boolean;
  /** Nothing but moves: they may wait among the arrivals for being brought over into their journal. */
  readonly isMoves: boolean;
  readonly row: TableRow | null;
  readonly seats: readonly Database["seats"][] | null;
  readonly due: Append["due"];
  readonly snapshot: Append["snapshot"];
}
/** `isLate`: its line is not written with it. */
export const writeOf = (
  { table, after, entries, summary, seatsChanged, due, snapshot }: Append,
  { isNew, isLate }: { readonly isNew: boolean; readonly isLate: boolean },
): Write => ({
  table,
  after,
  entries: entries.map((entry) => JSON.stringify(entry)),
  isNew,
  isMoves: !isNew && entries.every(({ kind }) => kind === "moved"),
  row: summary === undefined || isLate ? null : tableRow(summary),
  seats: summary !== undefined && (isNew || seatsChanged === true) ? seatRows(summary) : null,
  due,
  snapshot,
});

/** What waits for its commit: an append, or a check that the file can be written. */
export interface Waiting {
  write: Write | "check";
  /** How the lists are to show the table from then on; null: as before. */
  line: Summary | null;
  readonly resolve: (isWritten: boolean) => void;
  readonly reject: (error: Error) => void;
}
/** The append to a table that waits, so that what follows from it can go along. */
export function alongIn(queue: readonly Waiting[], table: string, writeFor: (more: Append) => Write): WaitingAppend | null {
  const found = queue.findLast(({ write }) => write !== "check" && write.table === table && write.entries.length > 0);
  if (found === undefined) return null;
  return {
    add: (more) => {
      const { write } = found;
      if (write === "check" || write.after + write.entries.length !== more.after)
        throw new OwnWords(`table ${table}: that does not follow`);
      found.write = together(write, writeFor(more), more.summary);
      found.line = more.summary ?? found.line;
    },
  };
}
/** Two appends as one. A line that is written is the later one: it is said to be of the last entry. */
const together = (one: Write, more: Write, summary: Summary | undefined): Write => ({
  ...one,
  entries: [...one.entries, ...more.entries],
  isMoves: one.isMoves && more.isMoves,
  row: one.row !== null && summary !== undefined ? tableRow(summary) : (more.row ?? one.row),
  seats: more.seats ?? one.seats,
  due: more.due === undefined ? one.due : more.due,
  snapshot: more.snapshot ?? one.snapshot,
});
