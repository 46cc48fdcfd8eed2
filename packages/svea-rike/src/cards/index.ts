/** SR-CARD The pack: 56 titles, one literal each, and all of them as one move from the hand. */

import type { Seat } from "@stormakt/kernel";
import { packed } from "@stormakt/kernel";
import { nameOf } from "@stormakt/kernel/ids";
import type { Moment, None, Title } from "../catalog/index.ts";
import { EVENT_CARD, WINDOWS } from "../catalog/index.ts";
import type { Rule } from "../rulebook/ids.ts";
import type { OpenTable } from "../table.ts";
import { isStanding } from "../table.ts";
import { ANSWER_CARDS } from "./answers.ts";
import { AREA_CARDS } from "./areas.ts";
import type { Emblem, Who } from "./card.ts";
import { deckOf } from "./card.ts";
import { FIEF_CARDS } from "./fiefs.ts";
import { GOLD_CARDS } from "./gold.ts";
import { HISTORY_CARDS } from "./history.ts";
import { MERCHANT_CARDS } from "./merchants.ts";
import { MOVE_CARDS } from "./move.ts";
import { TURN_CARDS } from "./turn.ts";
import { WAR_CARDS } from "./war.ts";

/** SR-TIME-2 Whether a seat is one of those who may play a card in a window. `about`: the seat the window is about. */
export function isItsPlayer(table: Readonly<OpenTable>, seat: Seat, who: Who, about: Seat): boolean {
  if (who === "any") return true;
  if (who === "active") return seat === about;
  return who === "others" ? seat !== about : isStanding(table, seat);
}

const CARDS = {
  ...GOLD_CARDS,
  ...AREA_CARDS,
  ...FIEF_CARDS,
  ...HISTORY_CARDS,
  ...MERCHANT_CARDS,
  ...TURN_CARDS,
  ...MOVE_CARDS,
  ...WAR_CARDS,
  ...ANSWER_CARDS,
};
export type EventId = keyof typeof CARDS;
/** The compiler names a card without its rule, and the words it lacks; that no rule is without its card is asked when the deck is made. */
const ruleOf = (id: EventId): Rule => `SR-CARD-${id}`;
export const deck = deckOf({
  kind: "playCard",
  titles: EVENT_CARD,
  cards: CARDS,
  windows: WINDOWS.map(({ id }) => id),
  windowOf: ({ memory }) => memory.moment,
  who: {
    any: true,
    active: ({ table, seat, memory }) => isItsPlayer(table, seat, "active", memory.seat),
    others: ({ table, seat, memory }) => isItsPlayer(table, seat, "others", memory.seat),
    participant: ({ table, seat, memory }) => isItsPlayer(table, seat, "participant", memory.seat),
  },
  hands: ({ handSets }) => handSets,
  rules: { hand: "SR-EVENT-3", window: "SR-TIME-2", text: ruleOf },
});

/** What is printed on an event card besides its text. */
export interface EventCard {
  readonly id: string;
  readonly copies: number;
  /** By window; those not named refuse the card. */
  readonly windows: Readonly<Record<string, Who>>;
  readonly emblem: Emblem;
}
export const EVENTS: readonly EventCard[] = EVENT_CARD.all.map((title) => ({
  id: nameOf(EVENT_CARD, title),
  copies: deck.copiesOf(title),
  windows: deck.windowsOf(title),
  emblem: deck.emblemOf(title),
}));
/** A title of a former edition may be unknown here. */
export const emblemOf = (title: number): Emblem => EVENTS[title]?.emblem ?? ["seal"];
/** The whole pack, unshuffled. */
export const EVENT_PACK: readonly Title[] = packed(EVENT_CARD.all.flatMap((title) => Array<Title>(deck.copiesOf(title)).fill(title)));
/** The matrix of section 22: who may play the title in the window; null: nobody. */
export const whoMayPlay = (title: Title, moment: Moment | None): Who | null => EVENTS[title]?.windows[WINDOWS[moment]?.id ?? ""] ?? null;
