export type Rows = readonly (readonly number[])[];

/** Numbers that quick players go by, as they lie in `minds/<game>/<what>.weights.json`. */
export interface HabitsFile {
  readonly game: string;
  /** The command that made them, and what it saw. */
  readonly made: string;
  /** What each row is about. */
  readonly names: readonly string[];
  /** By number of seats: rows of numbers. */
  readonly bySeats: Readonly<Record<string, Rows>>;
}
/** The rows for the nearest number of seats that there are any for. */
export function rowsFor({ game, bySeats }: Pick<HabitsFile, "game" | "bySeats">, seats: number): Rows {
  const counts = Object.keys(bySeats).map(Number);
  counts.sort((one, other) => Math.abs(one - seats) - Math.abs(other - seats) || one - other);
  const rows = bySeats[String(counts[0])];
  if (rows === undefined) throw new Error(`no weights for ${game}`);
  return rows;
}
