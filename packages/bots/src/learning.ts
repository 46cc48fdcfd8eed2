/** How minds learn. Only what trains and measures bots loads this, as `@stormakt/bots/learning`; nobody who plays does. */
import type { Chance, Engine, GameTypes, Seat, State } from "@stormakt/kernel";
import type { HabitsFile, Rows } from "./habits.ts";
import type { Mind } from "./mind.ts";
import { mindOf } from "./minds.ts";

export type { Sample } from "./fit.ts";
export { fit, HELD_BACK, surprise } from "./fit.ts";

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
  /** Those who stand or fall together at a table that has just been laid; left out or null: everybody plays for themselves. */
  allies?(state: Readonly<State<G>>): Allies<G> | null;
}
/** They all lean alike, and the others not at all. */
export interface Allies<G extends GameTypes> {
  readonly seats: readonly Seat[];
  /** What they have gained together in a game that is over. */
  gained(state: Readonly<State<G>>): number;
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
/** Fitted so that what is done is worth most a while later, as somebody finds who tries everything that could be done. */
export interface ByLooking<G extends GameTypes> extends OfOneKind {
  readonly by: "looking";
  /** What rows are about, also where the file was made for others; so many weights to a row. */
  readonly names: readonly string[];
  readonly weights: number;
  /** How much each weight of a row counts in a state. */
  counts(state: Readonly<State<G>>): readonly number[];
  /** Where by the clock whoever looks judges what came of it. */
  until(state: Readonly<State<G>>): number;
  /** What a quick player does that goes by them. */
  readonly play: (engine: Engine<G>, state: State<G>, seat: Seat, chance: Chance) => G["Action"];
  /** All that could be done and what speaks for it; null: these habits say nothing about that decision. */
  weighed(engine: Engine<G>, state: State<G>, seat: Seat, chance: Chance): readonly Weighed<G>[] | null;
}
export interface Weighed<G extends GameTypes> {
  readonly action: G["Action"];
  /** Rows, each followed by how much of it there is. */
  readonly speaksForIt: readonly number[];
}
export type Habits<G extends GameTypes> = ByRivals<G> | ByCounting<G> | ByLooking<G>;

/** What quick players of a game go by, and how each kind of it is learned. */
export async function habitsOf<G extends GameTypes>(game: string): Promise<readonly Habits<G>[]> {
  if (((await mindOf(game))?.habits ?? []).length === 0) return [];
  const { habits } = (await import(`./minds/${game}/learning.ts`)) as { readonly habits: readonly Habits<G>[] };
  return habits;
}

/** Puts such habits into a mind. They are of the kind whose rows have the same names. */
export async function withHabits(game: string, file: HabitsFile): Promise<<G extends GameTypes>(mind: Mind<G>) => Mind<G>> {
  const kind = (await habitsOf(game)).find((habits) => habits.file.names.join() === file.names.join());
  if (kind === undefined) throw new Error(`nobody has such habits in ${file.game}`);
  return (mind) => accustomed(mind, kind, file);
}
/** The mind of somebody with other habits: whatever it thinks of, it thinks with those. */
function accustomed<G extends GameTypes>(mind: Mind<G>, habits: Pick<OfOneKind, "lend">, file: HabitsFile): Mind<G> {
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
