import type { Chance, Engine, GameTypes, Seat, State } from "@stormakt/kernel";
import type { Knowing } from "./knowing.ts";
import type { Fancier } from "./temper.ts";

/**
 * What a game adds for the bots that learn and search. Like a taste, it is shown imagined states only, made from the view of the seat that
 * thinks. A position is measured by named features; a value linear in them, learned from play, tells each seat's chance of winning.
 */
export interface Mind<G extends GameTypes> extends Partial<Knowing<G>> {
  /** What is looked at, by name, in the order of the weights. */
  readonly features: readonly string[];
  /** Sets of weights: early, late … */
  readonly phases: number;
  phaseOf(state: Readonly<State<G>>): number;
  seatsOf(state: Readonly<State<G>>): number;
  /** True where all may lose: nobody then has a row of features of its own, after the seats. */
  readonly nobody: boolean;
  /** Writes the features of all seats, row by row, and of nobody where nobody may win. */
  measure(state: Readonly<State<G>>, into: Float64Array): void;

  /** A quick sensible action of a seat that is asked, for playouts. Looks only at what that seat could know. */
  rollout(engine: Engine<G>, state: State<G>, seat: Seat, chance: Chance): G["Action"];
  /**
   * Whether all these seats, a set, would pass in a playout in a window with that memory, and draw nothing to find out. Such windows are not
   * waited for: what comes of a playout is the same, and most that is done in one are passes. Left out: they are asked.
   */
  passes?(state: Readonly<State<G>>, memory: object, seats: number): boolean;
  /** The same by somebody slower and better, for efforts that ask for it. */
  readonly insight?: (engine: Engine<G>, state: State<G>, seat: Seat, chance: Chance) => G["Action"];
  /** How far the game has come. It never falls; playouts run until it has grown by the depth asked for, so let it grow at quiet moments. */
  clock(state: Readonly<State<G>>): number;
  /** Changes a few times within a tick of the clock, as with whose move it is: from there on playouts of all candidates have the same luck. */
  beat?(state: Readonly<State<G>>): number;
  /** Is somebody in the middle of something that is better judged once it is done? Then a look one step ahead plays on until it is. */
  isHalfDone?(state: Readonly<State<G>>): boolean;
  /**
   * How far a careful look one step ahead goes by the clock, all playing on as they do in playouts; left out: only what the action leaves
   * open is settled. Where what is done shows only when others have moved, a value judged at once says little.
   */
  foresight?(state: Readonly<State<G>>): number;
  /**
   * How promising an action looks before it is tried, added to the chance of winning one step ahead when candidates are ranked. -Infinity:
   * it is not to be thought of.
   */
  prior?(state: Readonly<State<G>>, seat: Seat, action: G["Action"]): number;
  /**
   * How much less promising than the best an action may look that somebody careless still takes, at the least: where habits count for much
   * beside the chance of winning, a share of the best is too little to be careless with. 0 if left out.
   */
  readonly slack?: number;
  /** What somebody of that temper likes for itself: the chance of winning it would give up for this action, or to be spared it. */
  likes?(temper: Fancier, state: Readonly<State<G>>, seat: Seat, action: G["Action"]): number;
  /** The same for whoever thinks; left out: nothing (`temper.ts`). */
  liking?(state: Readonly<State<G>>, seat: Seat, action: G["Action"]): number;
  /** Up to so many varied good actions of the kinds that are too many to list. */
  propose?(engine: Engine<G>, state: State<G>, seat: Seat, chance: Chance, count: number): G["Action"][];
  /** An action much like this one, for kinds that are too many to list; null where there is no such thing. */
  vary?(engine: Engine<G>, state: State<G>, seat: Seat, action: G["Action"], chance: Chance): G["Action"] | null;
  /** Draws anew what lies hidden in an imagined state, as the seat believes it rather than each way as likely as the next. */
  believe?(engine: Engine<G>, state: State<G>, seat: Seat, chance: Chance): void;
  /** What an ended game is worth to each seat, where winning is not all; else the winners share one. */
  ended?(state: Readonly<State<G>>, into: Float64Array): void;

  /**
   * How much a seat makes of each seat's chance, its own among them, where there are others with whom it stands or falls; null or left out:
   * it is after its own alone. `searches`: whoever plays out what may come needs less of it than somebody who looks one step ahead.
   */
  stakes?(state: Readonly<State<G>>, seat: Seat, searches: boolean): Stakes;
  /** How much a level that searches spends on the decision before it. */
  effort(level: SearchLevel, state: Readonly<State<G>>): Effort;
  /** How many times that at a table, where people would wait for it: more than once only where more effort has been seen to win more. */
  readonly patience?: Readonly<Record<SearchLevel, number>>;
  readonly weights: Weights;
  /** What else was learned, each in a file of its own: `minds/<game>/learning.ts` says how. */
  readonly habits?: readonly string[];
}
export type Stakes = readonly number[] | null;
/** What chances are worth to whoever has such stakes in them. */
export function worthOf(chances: Float64Array, seat: Seat, stakes: Stakes): number {
  if (stakes === null) return chances[seat] as number;
  let worth = 0;
  for (let other = 0; other < stakes.length; other++) worth += (stakes[other] as number) * (chances[other] as number);
  return worth;
}
export type SearchLevel = "hard" | "champion";

/** What a search may do. The same effort and the same dice give the same choice. */
export interface Effort {
  /** Playouts in all. */
  readonly iterations: number;
  /** At most so many candidates are compared. */
  readonly width: number;
  /** How far ahead they are ranked by the clock, all playing on as they do in playouts; 0 or left out: by the value at once. */
  readonly ahead?: number;
  /** How far playouts go by the game's clock; Infinity: to the end. */
  readonly depth: number;
  /** So far ahead lies the position whose features are told as reasons, to whoever asks for them; left out: where playouts end. */
  readonly reasons?: number;
  /** How many different worlds are imagined; playouts beyond that meet old worlds with new dice. */
  readonly worlds: number;
  /** So many decisions below the candidate are remembered as nodes; 0: none. */
  readonly nodes?: number;
  /**
   * Given, and where the mind says who knows what: nodes are told apart by what their seat knows, sealed decisions are nodes too, and so
   * curious is everybody about what is likely and little tried (`knowing.ts`).
   */
  readonly curiosity?: number;
  /**
   * How much better than what is done in playouts something else must look, as a chance of winning, before it is preferred: where the
   * quick player is good, a value that is only roughly right should not overrule it for a trifle. 0 if left out.
   */
  readonly trust?: number;
  /** Whose decisions in playouts are looked into rather than made quickly; left out: nobody's. */
  readonly careful?: Care;
  /** Whether all play on with insight, where the mind has any. */
  readonly insight?: boolean;
}
/** In playouts a decision may be made as `normal` makes it, but in the playout's own world: each action is tried, and what looks best is done. */
export interface Care {
  /** Only by the seat that thinks; else by everybody. */
  readonly own: boolean;
  /** In windows and where answers are laid face down, too. */
  readonly windows: boolean;
  /** Of a kind with more actions than that only what the quick player would do is looked at. */
  readonly few: number;
  /** So far by the clock from where the playout begins decisions are made so; the rest is quick. */
  readonly turns: number;
  /** How far by the clock it looks, all playing quickly on; 0: no further than what the action leaves open. */
  readonly ahead: number;
  /** How much better than the quick player's choice something else must look. */
  readonly trust: number;
}

/** Learned weights, as they lie in a file. */
export interface Weights {
  readonly game: string;
  /** The command that made them, and what it saw. */
  readonly made: string;
  readonly features: readonly string[];
  /** By number of seats, then by phase: a weight for each feature. */
  readonly bySeats: Readonly<Record<string, readonly (readonly number[])[]>>;
}
