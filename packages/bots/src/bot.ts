import type { Chance, GameTypes, Seat, View } from "@stormakt/kernel";

/** Somebody who plays. It is given what its seat may know, never a state: what it does not get it cannot cheat with. */
export interface Bot<G extends GameTypes = GameTypes> {
  readonly name: string;
  /** One of the legal actions, or one of a kind too large to list. `legal` holds all that can be listed. */
  choose(view: View<G>, seat: Seat, legal: readonly G["Action"][], budget: Budget): G["Action"];
}
/** What a bot may spend on one decision. The same budget and the same chance give the same choice. */
export interface Budget {
  readonly chance: Chance;
  /** How many worlds it may imagine. */
  readonly worlds?: number;
  /** How many actions it may try in each. */
  readonly actions?: number;
}

/** Types refuse a state already; this is for whoever goes around them. */
export function mustBeView(view: object): void {
  if ("chance" in view) throw new Error("a bot is given a view, never a state");
}
