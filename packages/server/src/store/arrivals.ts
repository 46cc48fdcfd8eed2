/**
 * Moves of a SQLite file in the order they came, all of a commit in one row, until they are brought over into the journals of their tables:
 * there each would change a page of its own and be looked up for it, with every commit; brought over by the hundred those of one table
 * share a row. What is here is as safe as what is in a journal, and whoever reads a journal reads on here.
 *
 * The thread that writes loads this file: nothing in it needs the library that builds queries, which takes longer to load than all the rest.
 */
import type Sqlite from "better-sqlite3";
import type { Database } from "./schema.ts";

/** Entries of one journal that follow each other, after the one with this number. */
export interface Arrival {
  readonly table: string;
  readonly after: number;
  readonly entries: readonly string[];
}
/** Stands between parts that are written as one text. All of them are ids, numbers or JSON, none of which holds it. */
export const BETWEEN = "\u0001";
const packed = (arrivals: readonly Arrival[]): string =>
  arrivals.map(({ table, after, entries }) => [table, after, entries.length, ...entries].join(BETWEEN)).join(BETWEEN);
/** The same as they stand in a row: so many of them, one after the other in one text. */
interface Run {
  readonly table: string;
  readonly after: number;
  readonly count: number;
  readonly text: string;
}
function runsIn(row: string): Run[] {
  const runs: Run[] = [];
  for (let at = 0; at < row.length; ) {
    const table = endOf(row, at);
    const after = endOf(row, table + 1);
    const from = endOf(row, after + 1) + 1;
    const count = Number(row.slice(after + 1, from - 1));
    let end = from - 1;
    for (let entry = 0; entry < count; entry++) end = endOf(row, end + 1);
    runs.push({ table: row.slice(at, table), after: Number(row.slice(table + 1, after)), count, text: row.slice(from, end) });
    at = end + 1;
  }
  return runs;
}
function endOf(row: string, from: number): number {
  const found = row.indexOf(BETWEEN, from);
  return found < 0 ? row.length : found;
}
export const unpacked = (row: string): Arrival[] =>
  runsIn(row).map(({ table, after, text }) => ({ table, after, entries: text.split(BETWEEN) }));

type Row = Database["journal"];
export const inJournal = ({ table, after, entries }: Arrival): Row[] =>
  entries.map((entry, at) => ({ table_id: table, n: after + 1 + at, entry }));
/** The entries of a row of a journal, which may be several, each as a row of its own. */
export function entriesIn<R extends Pick<Row, "n" | "entry">>(row: R): R[] {
  if (!row.entry.includes(BETWEEN)) return [row];
  const entries = row.entry.split(BETWEEN);
  return entries.map((entry, at) => ({ ...row, n: row.n - entries.length + 1 + at, entry }));
}
/** Rows for a journal: moves of a table that follow each other share one, which bears the number of the last. */
function inRows(runs: readonly Run[]): Row[] {
  const rows: Row[] = [];
  const last = new Map<string, Row>();
  for (const { table, after, count, text } of runs) {
    const known = last.get(table);
    if (known?.n === after) {
      known.n += count;
      known.entry += BETWEEN + text;
    } else {
      const row = { table_id: table, n: after + count, entry: text };
      rows.push(row);
      last.set(table, row);
    }
  }
  return rows;
}
/** Those of one table after this entry. To be asked before the journal is: what is brought over in between is then found in both. */
export function arrivalsOf(file: Sqlite.Database): (table: string, after: number) => ReadonlyMap<number, string> {
  const rows = file.prepare<[string], string>("select moves from arrivals where instr(moves, ?) > 0 order by id").pluck();
  return (table, after) => {
    const all = rows.all(table).flatMap((row) => unpacked(row).flatMap(inJournal));
    return new Map(all.filter(({ table_id, n }) => table_id === table && n > after).map(({ n, entry }) => [n, entry]));
  };
}

/** How many rows of them there are, and the last one's id: tells whether others have added any, or brought any over. */
export interface Extent {
  readonly rows: number;
  readonly last: number | null;
}
export class Arrivals {
  private readonly file: Sqlite.Database;
  private readonly insert: Sqlite.Statement<[string]>;
  private readonly rows: Sqlite.Statement<[], string>;
  private readonly extents: Sqlite.Statement<[], Extent>;
  private readonly clear: Sqlite.Statement<[]>;
  private readonly entry: Sqlite.Statement<[string, number, string]>;
  constructor(file: Sqlite.Database) {
    this.file = file;
    this.insert = file.prepare("insert into arrivals (moves) values (?)");
    this.rows = file.prepare<[], string>("select moves from arrivals order by id").pluck();
    this.extents = file.prepare("select count(*) as rows, max(id) as last from arrivals");
    this.clear = file.prepare("delete from arrivals");
    // What is in the journal already is the same: it was brought over, and could not be taken out here.
    this.entry = file.prepare("insert or ignore into journal (table_id, n, entry) values (?, ?, ?)");
  }
  /** Within a transaction. The id of the row. */
  add(arrivals: readonly Arrival[]): number {
    return Number(this.insert.run(packed(arrivals)).lastInsertRowid);
  }
  all(): Arrival[] {
    return this.rows.all().flatMap(unpacked);
  }
  extent(): Extent {
    return this.extents.get() ?? { rows: 0, last: null };
  }
  /** All of them, or none, at once. Nobody need wait until that is on disk: should it get lost, they are still here. */
  bringOver(): void {
    this.file
      .transaction(() => {
        for (const { table_id, n, entry } of inRows(this.rows.all().flatMap(runsIn))) this.entry.run(table_id, n, entry);
        this.clear.run();
      })
      .immediate();
  }
}
