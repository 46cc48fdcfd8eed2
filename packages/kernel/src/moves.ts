/** A move: what an action names, what must hold, what happens. Counting, drawing, listing, judging, reading and showing all come from `requires`. */
import type { Chance } from "./contract.ts";
import type { Suiting } from "./fields.ts";

/**
 * A requirement has one of three forms, by how much it looks at:
 * - about the table alone: it takes no action (without a second parameter it cannot look at one), so it is asked once;
 * - for one field or several, what will do there, given the fields before it: a set of things, or the numbers between two;
 * - about the whole action, where neither will do. Such a move may be drawn in vain, so it is the slowest form.
 * How many parameters a requirement has says which it is: none of them may have a default value.
 */
export type Requirement<Q, A, F> =
  | ((this: void, ask: Q, action: A) => boolean)
  | { readonly [N in keyof F]?: (this: void, ask: Q, chosen: A) => Suiting<F[N]> };
export interface MoveRules<Q, P, A, M, R extends string, F> {
  /** By rule, in the order written: the first that fails is the reason given. */
  readonly requires?: { readonly [rule in R]?: Requirement<Q, A, F> };
  /**
   * Fields of which a board shows everything, so that each thing says why not. Of the others it shows what stands in the first set named:
   * what the move is about at all (the fleets one leads, and no others).
   */
  readonly shows?: readonly (keyof F & string)[];
  /**
   * Rules about the table, of those required: where one of them fails a board is shown nothing of this move, which is then about nothing
   * (a purchase for which the move has no leave). Where another fails its actions are shown greyed.
   */
  readonly hiddenBy?: readonly R[];
  /**
   * It lets things be, or does what would come about anyway: being free to do so is not being able to do something. A function: so it is
   * where that holds.
   */
  readonly idle?: true | ((this: void, ask: Q) => boolean);
  /** Sealed decisions leave this out: the kernel keeps the answer until `reveal`. */
  perform?(this: void, play: P, action: A, by: number, memory: M): void;
}

/** What the engine asks of a move made ready, be it one move or a deck of cards. */
export interface ReadyMove {
  /** Whatever is counted is legal. Otherwise `fits` has the last word. */
  readonly isExact: boolean;
  /** How many actions are left once table and sets have spoken. They are kept for `nth` until the next count. */
  count(ask: any): number;
  nth(index: number): any;
  fits(ask: any, action: any): boolean;
  /** Whether any action is legal. Leaves what was counted as it is. */
  isPossible(ask: any): boolean;
  /** What a board shows, legal or not: what stands in the first set named for each field, or all of it where the move `shows` it. */
  shown(ask: any): any[];
  /** The action that untrusted JSON spells, in shape at least; null if it spells none. */
  read(json: unknown): any;
  /** One of all actions that can be spelled, legal or not. */
  spell(chance: Chance): any;
  /** The first rule that refuses it, in the order written; null if none does. */
  refusedBy(ask: any, action: any): string | null;
}
