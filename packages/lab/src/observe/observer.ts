import type { GameTypes, Seat, State } from "@stormakt/kernel";

/**
 * What a topic is about.
 * dealt: seats come by it without doing anything, so each should win as often as any other.
 * gained: seats come by it in play, so whoever has much of it wins more; things are compared with each other.
 * share: how often something went one way. mean: a number.
 */
export type Kind = "dealt" | "gained" | "share" | "mean";

/** Notes are taken while a game goes on. */
export interface Notes {
  /** The seat had this; noted once a game, however often it is said. */
  had(topic: string, thing: string, seat: Seat): void;
  /** It went this way, or not. */
  went(topic: string, thing: string, so: boolean): void;
  measured(topic: string, thing: string, value: number): void;
}
/** Looks at one game from its first position to its last. */
export interface Watch<G extends GameTypes> {
  /** A seat that had a choice is about to do this; the state is that before it. */
  chose?(action: G["Action"], seat: Seat, state: Readonly<State<G>>): void;
  told?(event: G["Event"], state: Readonly<State<G>>): void;
  ended?(state: Readonly<State<G>>): void;
}
/** What is worth looking at in a game. */
export interface Observer<G extends GameTypes> {
  readonly topics: Readonly<Record<string, Kind>>;
  /** What seats are called, where they are more than a place at the table. */
  readonly seatNames?: readonly string[];
  watch(begun: Readonly<State<G>>, config: G["Config"], notes: Notes): Watch<G>;
}
/** What a person who knows the game would shake their head at, and how often it was done where it could have been. */
export const FOLLIES = "follies";
/** How often each kind of move is made: a long list, shown only to who asks for it. */
export const MOVES = "moves a game";
/** Topics of every game. */
export const COMMON: Readonly<Record<string, Kind>> = {
  seat: "dealt",
  ending: "share",
  length: "mean",
  [FOLLIES]: "share",
  [MOVES]: "mean",
};
