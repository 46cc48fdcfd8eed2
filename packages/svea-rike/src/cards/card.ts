/** How an event card is written down: one literal with its copies, its windows, what it is aimed at, what it demands, and what it does. */
import type { Play, Seat } from "@stormakt/kernel";
import { cardsOf, NOBODY } from "@stormakt/kernel";
import type { Moment, Title } from "../catalog/index.ts";
import { FAMILIES, MOMENT, WINDOWS } from "../catalog/index.ts";
import { entry } from "../lists.ts";
import { seatsOf } from "../table.ts";
import type { SveaRike } from "../types.ts";

/** Who may play a card in a window: any player, only the active one, any but the active one, a participant with a fief still standing. */
export type Who = "any" | "active" | "others" | "participant";
/** Who is asked, and about whom the window is: the active player, the buyer, the one rewarded, the one whose card it is, the debtor. */
export interface Asked {
  readonly moment: Moment;
  readonly seat: Seat;
  /** A card that has been declared and is being answered. */
  readonly card?: Title;
}
/** What is drawn on it: a picture, and often a small sign of what becomes of that: more, less, nothing, another place, everybody around. */
export type Picture =
  | "coins"
  | "sheaf"
  | "fork"
  | "torch"
  | "swords"
  | "guns"
  | "crown"
  | "cage"
  | "ship"
  | "scales"
  | "letter"
  | "seal"
  | "hourglass"
  | "skull"
  | "palace"
  | "flame"
  | "rings"
  | "speech"
  | "quill"
  | "chest"
  | "mask"
  | "helmet"
  | "wagon"
  | "broom"
  | "gavel";
export type Sign = "plus" | "minus" | "cross" | "arrow" | "area";
export type Emblem = readonly [Picture, Sign?];
export type Pen = Play<SveaRike>;
export const { card, deckOf } = cardsOf<SveaRike, Asked, Who, Title, Emblem>();

/** SR-TIME-2 Any-time cards go in every open window; where only the active player is asked, only the active player has them to play. */
export const ANY_TIME: Readonly<Record<string, Who>> = Object.fromEntries(
  WINDOWS.filter(({ open }) => open).map(({ id, activeOnly }) => [id, activeOnly ? "active" : "any"]),
);
/** SR-EVENT-11 Effects on several players begin left of the card's player. */
export const leftOf = (table: Pen["table"], seat: Seat): Seat => (seat + 1) % seatsOf(table);
export function forEach({ table }: Pen, by: Seat, doThis: (seat: Seat) => void): void {
  for (let step = 1; step <= seatsOf(table); step++) doThis((by + step) % seatsOf(table));
}

/** These notes are never written on, so each is made once: by window, and by seat from nobody on. */
const ASKED: readonly (readonly Asked[])[] = MOMENT.all.map((moment) =>
  [NOBODY, ...FAMILIES.keys()].map((seat) => Object.freeze({ moment, seat })),
);
export const asking = (moment: Moment, about: Seat): Asked => entry(entry(ASKED, moment), about + 1);
