import type { Chance, GameTypes, Seat, View } from "@stormakt/kernel";

/** Somebody who plays. It is given what its seat may know, never a state: what it does not get it cannot cheat with. */
export interface Bot<G extends GameTypes = GameTypes> {
  readonly name: string;
  /** One of the legal actions, or one of a kind too large to list. `legal` holds all that can be listed. */
  choose(view: View<G>, seat: Seat, legal: readonly G["Action"][], budget: Budget): G["Action"];
  /** The same in slices, for whoever may want it to stop: each `next` is a few playouts, and once `budget.enough` it ends with what it has. */
  ponder?(view: View<G>, seat: Seat, legal: readonly G["Action"][], budget: Budget): Generator<void, Report<G>>;
}
/** What a bot may spend on one decision. The same budget and the same chance give the same choice, unless time ran out. */
export interface Budget {
  readonly chance: Chance;
  /** How many worlds it may imagine. */
  readonly worlds?: number;
  /** How many actions it may try in each. */
  readonly actions?: number;
  /** The share of its usual effort that a bot that searches may spend; 1 if left out. */
  readonly share?: number;
  /** True: as at a table, where people would wait. Without a share of its own it then thinks as many times longer as its mind says it gains by. */
  readonly patient?: boolean;
  /** Asked now and then: true ends the search with the best found so far. */
  readonly enough?: () => boolean;
  /** True: the report tells the parts of what each candidate leads to. */
  readonly explain?: boolean;
}

/** What a search found out, best candidate first. */
export interface Report<G extends GameTypes = GameTypes> {
  readonly action: G["Action"];
  readonly candidates: readonly Candidate<G>[];
  readonly iterations: number;
  /** There was nothing to choose from: not only nothing else that is worth a thought. */
  readonly isForced?: boolean;
}
export interface Candidate<G extends GameTypes = GameTypes> {
  readonly action: G["Action"];
  readonly tries: number;
  /** The seat's own chance of winning after it, and how sure that is (standard error). */
  readonly chance: number;
  readonly error: number;
  /** The chances of all seats. */
  readonly chances: readonly number[];
  /** By feature: what it adds to the seat's score at the end of the playouts, on average. Only if asked for. */
  readonly parts: readonly number[] | null;
}

/** Types refuse a state already; this is for whoever goes around them. */
export function mustBeView(view: object): void {
  if ("chance" in view) throw new Error("a bot is given a view, never a state");
}
