import type { Chance, Engine, GameTypes, Seat, State } from "@stormakt/kernel";
import type { Mind } from "./mind.ts";

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
interface OfOneKind {
  readonly what: string;
  readonly file: HabitsFile;
  /** Puts others in the place of those in use, until the function that it returns is called. */
  lend(file: HabitsFile): () => void;
}
/** Found by letting players meet who differ in them a little, and going the way of those who win. */
export interface ByRivals<G extends GameTypes> extends OfOneKind {
  readonly by: "rivals";
  /** Where learning begins. */
  readonly first: Rows;
  /** No number is less. */
  readonly least: number;
  /** How far the largest step goes, in a number of the first rows; 0 there is taken for 1. */
  readonly stride: number;
  /** What is learned is divided by this in the end, so that playouts vary more than games did. */
  readonly softened: number;
  rival(rows: Rows, dice: Chance): Rival<G>;
}
/** Somebody who plays one game, and tells afterwards which way it leaned, number by number. */
export interface Rival<G extends GameTypes> {
  play(engine: Engine<G>, state: State<G>, seat: Seat, chance: Chance): G["Action"];
  readonly leaned: Float64Array;
}
/** Counted in games of quick players. */
export interface ByCounting<G extends GameTypes> extends OfOneKind {
  readonly by: "counting";
  count(): Counting<G>;
}
export interface Counting<G extends GameTypes> {
  /** Before each decision. */
  look(state: Readonly<State<G>>): void;
  over(state: Readonly<State<G>>): void;
  rows(): number[][];
}
export type Habits<G extends GameTypes> = ByRivals<G> | ByCounting<G>;

/** The rows for the nearest number of seats that there are any for. */
export function rowsFor({ game, bySeats }: Pick<HabitsFile, "game" | "bySeats">, seats: number): Rows {
  const counts = Object.keys(bySeats).map(Number);
  counts.sort((one, other) => Math.abs(one - seats) - Math.abs(other - seats) || one - other);
  const rows = bySeats[String(counts[0])];
  if (rows === undefined) throw new Error(`no weights for ${game}`);
  return rows;
}

/** The mind of somebody with other habits: whatever it thinks of, it thinks with those. */
export function accustomed<G extends GameTypes>(mind: Mind<G>, habits: Habits<G>, file: HabitsFile): Mind<G> {
  const lending = Object.entries(mind).map(([name, thought]) => {
    if (typeof thought !== "function") return [name, thought];
    const thinks = (...about: unknown[]): unknown => {
      const giveBack = habits.lend(file);
      try {
        return (thought as (...given: unknown[]) => unknown)(...about);
      } finally {
        giveBack();
      }
    };
    return [name, thinks];
  });
  return Object.fromEntries(lending) as Mind<G>;
}
