import type { Pass, Plain, Seat } from "@stormakt/kernel";

/** Skerries: a toy with all that makes games hard for a kernel. Hidden cards, a sealed decision, windows in windows, dice, a sampled move. */
export interface Toy {
  Config: Config;
  Table: Table;
  TableView: TableView;
  Action: Action;
  Event: Event;
  Rule: Rule;
}
export const RULES = [
  "TO-SETUP-1",
  "TO-SETUP-2",
  "TO-DIAL-1",
  "TO-DIAL-2",
  "TO-DIAL-3",
  "TO-PEEK-1",
  "TO-BID-1",
  "TO-TRICK-1",
  "TO-TRICK-2",
  "TO-GIFT-1",
  "TO-GIFT-2",
] as const;
type Rule = (typeof RULES)[number];
export interface Config {
  readonly seats: number;
  readonly tricks: boolean;
  readonly rounds: number;
  readonly deck: "short" | "long";
  readonly first: "random" | Seat;
}
export interface Table {
  seats: number;
  rounds: number;
  round: number;
  leader: Seat;
  cards: number; //          the deck holds 1 … cards
  withTricks: boolean;
  deck: number[]; //         the last card is on top; hidden
  hands: number[][]; //      hidden from the others
  played: number[]; //       face up, by seat
  discards: number[];
  tricks: number[]; //       tokens held, by seat; hidden from the others
  tricksUsed: number;
  peeked: number[]; //       the top card, for a seat that has looked at it; -1: it has not
  coins: number[];
  bank: number;
  dial: number;
  shouted: boolean[];
  oddity?: unknown; //       only flawed variants have it
}
export interface TableView extends Omit<Table, "deck" | "hands" | "tricks" | "peeked"> {
  deck: number;
  hands: (readonly number[] | number)[];
  tricks: (number | null)[];
  peeked: (number | "seen" | "not")[];
  leak?: Plain;
}
export type Action =
  | { readonly kind: "turn"; readonly by: number }
  | { readonly kind: "rest" }
  | { readonly kind: "shout" }
  | { readonly kind: "peek" }
  | { readonly kind: "lookAway" }
  | { readonly kind: "bid"; readonly card: number }
  | { readonly kind: "trick" }
  | { readonly kind: "counter" }
  | { readonly kind: "give"; readonly gifts: readonly number[] }
  | { readonly kind: "keep" }
  | Pass;
export type Event =
  | { readonly kind: "turned"; readonly seat: Seat; readonly dial: number }
  | { readonly kind: "shouted"; readonly seat: Seat }
  | { readonly kind: "peeked"; readonly seat: Seat; readonly card: number }
  | { readonly kind: "someonePeeked"; readonly seat: Seat }
  | { readonly kind: "bidsTurned"; readonly cards: readonly number[] }
  | { readonly kind: "tricked"; readonly seat: Seat }
  | { readonly kind: "countered"; readonly seat: Seat }
  | { readonly kind: "won"; readonly seat: Seat; readonly coins: number }
  | { readonly kind: "wonNothing" }
  | { readonly kind: "gave"; readonly seat: Seat; readonly coins: number }
  | { readonly kind: "drew"; readonly seat: Seat; readonly card: number }
  | { readonly kind: "someoneDrew"; readonly seat: Seat };

/** Ways to break it, one or more for each law. */
export type Flaw =
  | "drifts" //               1: something remembered outside the state
  | "whimsical-requirement" // 2: a requirement that changes its mind
  | "unknown-rule" //         2: a refusal that cites no rule
  | "reader-throws" //        2: untrusted JSON brings it down
  | "reader-trusts" //        2: what is read makes a requirement throw
  | "illegal-default" //      2: what is done when time is up is not allowed
  | "map-in-state" //         3
  | "undefined-in-state" //   3
  | "view-not-plain" //       3: a view that the wire changes
  | "shared-hands" //         4: a copy that shares a list
  | "writes-on-actions" //    4: a step that changes the action it was given
  | "view-shows-deck" //      5: the top card in every view
  | "spectator-sees-hands" // 5: only the spectator's view leaks
  | "open-secrets" //         5: the view shows all, and imagine believes it
  | "polls-holders" //        5: who is asked depends on hidden tokens
  | "tells-draws" //          5: everybody hears which card was drawn
  | "unsorted-hand" //        5: an order left over from a hidden shuffle
  | "requires-peeks" //       6: legality depends on another hand
  | "explains-too-much" //    6: the reason for a refusal depends on another hand
  | "imagines-junk" //        7: imagined cards that do not exist
  | "imagines-dead-ends" //   7: an imagined game that stops with an error
  | "makes-coins" //          8
  | "endless" //              9: the last round never ends
  | "short-bound" //          9: longer than it says
  | "nothing-legal" //        9: somebody is asked who can do nothing
  | "places-twice" //         9: an outcome that names a seat twice
  | "shows-and-regrets" //   10: a hidden card told to all, and the action can be taken back
  | "known-already" //       10: a secret told as if known already
  | "deals-hands-anew" //    11: a hand that its owner knows is dealt anew
  | "deals-nothing-anew"; // 11: the deck comes as it came before
