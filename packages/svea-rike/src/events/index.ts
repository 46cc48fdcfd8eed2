/** SR-CARD All 56 titles, by the moment they are played; and how one is judged. */
import type { Seat } from "@stormakt/kernel";
import { NOBODY } from "@stormakt/kernel";
import type { Moment, Title } from "../catalog/index.ts";
import {
  ACTIVE,
  ANYONE,
  cellOf,
  EVENTS,
  FAMILIES,
  lowestTitle,
  NO_ONE,
  OTHERS,
  titleBit,
  titleSet,
  titlesTaken,
  titlesWhere,
  WINDOWS,
} from "../catalog/index.ts";
import type { Table } from "../table.ts";
import { isStanding, seatsOf } from "../table.ts";
import { handSet } from "../things.ts";
import type { PlayCard, Rule } from "../types.ts";
import { AREA_CARDS } from "./areas.ts";
import type { Aims, Asked, CardRule } from "./card.ts";
import { CARD_CARDS } from "./cards.ts";
import { FIEF_CARDS } from "./fiefs.ts";
import { GOLD_CARDS } from "./gold.ts";
import { MERCHANT_CARDS } from "./merchants.ts";
import { BEFORE_MOVE_CARDS, INCOME_CARDS, MOVE_END_CARDS, PURCHASE_CARDS } from "./move.ts";
import { REACTION_CARDS } from "./reactions.ts";
import { TURN_CARDS } from "./turn.ts";
import { AFTER_WAR_CARDS, WAR_ROUND_CARDS, WAR_START_CARDS } from "./war.ts";

const ANY_TIME_CARDS = { ...GOLD_CARDS, ...AREA_CARDS, ...FIEF_CARDS, ...CARD_CARDS, ...MERCHANT_CARDS };
const EVENT_CARDS: Readonly<Record<string, CardRule>> = {
  ...ANY_TIME_CARDS,
  ...TURN_CARDS,
  ...BEFORE_MOVE_CARDS,
  ...INCOME_CARDS,
  ...PURCHASE_CARDS,
  ...MOVE_END_CARDS,
  ...WAR_START_CARDS,
  ...WAR_ROUND_CARDS,
  ...AFTER_WAR_CARDS,
  ...REACTION_CARDS,
};

type May = NonNullable<CardRule["may"]>;
/** A card's rule with its plays made, and all that is asked of it at hand: one shape for all, which is quick to look at. */
interface ReadyCard {
  readonly rule: Rule;
  readonly fixed: readonly PlayCard[] | null;
  readonly count: Aims["count"];
  readonly nth: Aims["nth"];
  readonly some: NonNullable<Aims["some"]> | null;
  readonly owner: NonNullable<Aims["owner"]> | null;
  readonly may: May | null;
  readonly everywhere: boolean;
  readonly can: NonNullable<CardRule["can"]> | null;
  readonly effect: CardRule["effect"];
}
const READY: readonly ReadyCard[] = EVENTS.map(({ id }, title) => {
  const card = EVENT_CARDS[id];
  if (card === undefined) throw new Error(`the event card ${id} has no rule`);
  const { fixed = null, count, nth, some = null, owner = null } = card.aims(title);
  const { may = null, everywhere = false, can = null, effect } = card;
  return { rule: `SR-CARD-${id}` as Rule, fixed, count, nth, some, owner, may, everywhere, can, effect };
});
export const eventCard = (title: Title): ReadyCard => READY[title] as ReadyCard;

/** These notes are never written on, so each is made once: by window, and by seat from nobody on. */
const ASKED: readonly (readonly Asked[])[] = WINDOWS.map((_, moment) =>
  [NOBODY, ...FAMILIES.keys()].map((seat) => Object.freeze({ moment, seat })),
);
export const asking = (moment: Moment, about: Seat): Asked => ASKED[moment]?.[about + 1] as Asked;
/** The matrix of section 22: the window takes the card, and takes it from this seat. */
function isItsPlayer(table: Readonly<Table>, seat: Seat, cell: number, about: Seat): boolean {
  if (cell === ANYONE) return true;
  if (cell === ACTIVE) return seat === about;
  if (cell === OTHERS) return seat !== about;
  return cell !== NO_ONE && isStanding(table, seat);
}
export const mayPlay = (table: Readonly<Table>, seat: Seat, asked: Asked, action: PlayCard): boolean => {
  const { may } = eventCard(action.card);
  return isItsPlayer(table, seat, cellOf(action.card, asked.moment), asked.seat) && (may === null || may(table, seat, action, asked));
};
/** Cards that can be played wherever a window takes them: without any demand, or with a demand that something on the table always meets. */
const isAlwaysPlayable = (title: Title): boolean =>
  eventCard(title).everywhere || (eventCard(title).may === null && eventCard(title).fixed !== null);
const ALWAYS_FIRST = titlesWhere(0, isAlwaysPlayable);
const ALWAYS_REST = titlesWhere(1, isAlwaysPlayable);

/** The seats that hold a card which can be played here in any way at all. Most hands are ruled out, or in, by their sets of titles. */
export function whoCanPlay(table: Readonly<Table>, asked: Asked): number {
  const { moment, seat: about } = asked;
  const first = titlesTaken(moment, false, 0);
  const rest = titlesTaken(moment, false, 1);
  const seats = seatsOf(table);
  let able = about !== NOBODY && holdsPlayable(table, about, asked) ? 1 << about : 0;
  for (let seat = 0; seat < seats; seat++) {
    const ofFirst = handSet(table, seat, 0) & first;
    const ofRest = handSet(table, seat, 1) & rest;
    if ((ofFirst | ofRest) !== 0 && seat !== about && canPlayOf(table, seat, asked, ofFirst, ofRest)) able |= 1 << seat;
  }
  return able;
}
export function holdsPlayable(table: Readonly<Table>, seat: Seat, asked: Asked): boolean {
  const isTheOne = seat === asked.seat;
  const first = handSet(table, seat, 0) & titlesTaken(asked.moment, isTheOne, 0);
  const rest = handSet(table, seat, 1) & titlesTaken(asked.moment, isTheOne, 1);
  return (first | rest) !== 0 && canPlayOf(table, seat, asked, first, rest);
}
/** Whether the window takes any title of the hand from the seat. */
export const holdsTaken = (table: Readonly<Table>, seat: Seat, { moment, seat: about }: Asked): boolean =>
  ((handSet(table, seat, 0) & titlesTaken(moment, seat === about, 0)) |
    (handSet(table, seat, 1) & titlesTaken(moment, seat === about, 1))) !==
  0;
/** Whether the window takes a title from the seat. */
export const takes = ({ moment, seat: about }: Asked, seat: Seat, title: Title): boolean =>
  (titlesTaken(moment, seat === about, titleSet(title)) & titleBit(title)) !== 0;
/** Whether any title of two sets, which the window takes from the seat, can be played in any way. */
function canPlayOf(table: Readonly<Table>, seat: Seat, asked: Asked, first: number, rest: number): boolean {
  if (((first & ALWAYS_FIRST) | (rest & ALWAYS_REST)) !== 0) return true;
  return anyPlayable(table, seat, asked, 0, first) || anyPlayable(table, seat, asked, 1, rest);
}
function anyPlayable(table: Readonly<Table>, seat: Seat, asked: Asked, half: 0 | 1, titles: number): boolean {
  for (let left = titles; left !== 0; left &= left - 1) if (isPlayable(table, seat, asked, lowestTitle(half, left))) return true;
  return false;
}
function isPlayable(table: Readonly<Table>, seat: Seat, asked: Asked, title: Title): boolean {
  if (!isItsPlayer(table, seat, cellOf(title, asked.moment), asked.seat)) return false;
  const { count, nth, some, fixed, may, can } = eventCard(title);
  if (may === null) return count(table, seat) > 0;
  if (can !== null) return can(table, seat);
  if (fixed !== null) return someOf(fixed, table, seat, may, asked);
  if (some !== null) return some(table, seat, may, asked);
  const ways = count(table, seat);
  for (let index = 0; index < ways; index++) if (may(table, seat, nth(table, seat, index), asked)) return true;
  return false;
}
function someOf(plays: readonly PlayCard[], table: Readonly<Table>, seat: Seat, may: May, asked: Asked): boolean {
  for (let at = 0; at < plays.length; at++) if (may(table, seat, plays[at] as PlayCard, asked)) return true;
  return false;
}
