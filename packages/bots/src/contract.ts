import type { Chance, GameTypes, Seat, State } from "@stormakt/kernel";

/**
 * What looks good in one game, written by hand. It is shown imagined states only, made from the view of the seat that thinks:
 * what that seat may not know is never in them.
 */
export interface Taste<G extends GameTypes> {
  /** How good this looks for the seat, as its chance of winning, 0 … 1. */
  value(state: Readonly<State<G>>, seat: Seat): number;
  /** How promising an action looks before it is tried, added to the value after it. For what one step ahead cannot see. */
  prior?(state: Readonly<State<G>>, seat: Seat, action: G["Action"]): number;
  /** Up to so many sensible actions of the kinds that are too many to list. */
  propose?(state: Readonly<State<G>>, seat: Seat, chance: Chance, count: number): G["Action"][];
}
