/** SR-CARD All 56 titles, by the moment they are played; and how one is judged. */
import type { Seat } from "@stormakt/kernel";
import type { Moment, Title } from "../catalog/index.ts";
import { ACTIVE, ANYONE, cellOf, EVENTS, lowestTitle, NO_ONE, OTHERS, titlesTaken, titlesWhere } from "../catalog/index.ts";
import type { Table } from "../table.ts";
import { isStanding } from "../table.ts";
import { handSet } from "../things.ts";
import type { PlayCard, Rule } from "../types.ts";
import { AREA_CARDS } from "./areas.ts";
import type { Aims, CardRule } from "./card.ts";
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

/** A card's rule with its plays made. */
interface ReadyCard {
  readonly rule: Rule;
  readonly aims: Aims;
  readonly fixed: readonly PlayCard[] | null;
  readonly may: NonNullable<CardRule["may"]> | null;
  readonly effect: CardRule["effect"];
}
const READY: readonly ReadyCard[] = EVENTS.map(({ id }, title) => {
  const rule = EVENT_CARDS[id];
  if (rule === undefined) throw new Error(`the event card ${id} has no rule`);
  const aims = rule.aims(title);
  return {
    rule: `SR-CARD-${id}` as Rule,
    aims,
    fixed: aims.fixed ?? null,
    may: rule.may ?? null,
    effect: rule.effect,
  };
});
export const eventCard = (title: Title): ReadyCard => READY[title] as ReadyCard;

/** Who is asked, and about whom the window is: the active player, the buyer, the one rewarded, the one whose card it is. */
export interface Asked {
  readonly moment: Moment;
  readonly seat: Seat;
}
/** The matrix of section 22: the window takes the card, and takes it from this seat. */
function isItsPlayer(table: Readonly<Table>, seat: Seat, cell: number, about: Seat): boolean {
  if (cell === ANYONE) return true;
  if (cell === ACTIVE) return seat === about;
  if (cell === OTHERS) return seat !== about;
  return cell !== NO_ONE && isStanding(table, seat);
}
export const mayPlay = (table: Readonly<Table>, seat: Seat, { moment, seat: about }: Asked, action: PlayCard): boolean => {
  const { may } = eventCard(action.card);
  return isItsPlayer(table, seat, cellOf(action.card, moment), about) && (may === null || may(table, seat, action, moment));
};
/** Cards without any demand: wherever a window takes them, they can be played. By half. */
const ALWAYS = ([0, 1] as const).map((half) =>
  titlesWhere(half, (title) => eventCard(title).may === null && eventCard(title).fixed !== null),
);

/** Whether a card of the hand can be played here in any way at all. Most hands are ruled out, or in, by their sets of titles. */
export function holdsPlayable(table: Readonly<Table>, seat: Seat, asked: Asked): boolean {
  const isTheOne = seat === asked.seat;
  const first = handSet(table, seat, 0) & titlesTaken(asked.moment, isTheOne, 0);
  const rest = handSet(table, seat, 1) & titlesTaken(asked.moment, isTheOne, 1);
  if ((first | rest) === 0) return false;
  if ((first & (ALWAYS[0] as number)) !== 0 || (rest & (ALWAYS[1] as number)) !== 0) return true;
  return anyPlayable(table, seat, asked, 0, first) || anyPlayable(table, seat, asked, 1, rest);
}
function anyPlayable(table: Readonly<Table>, seat: Seat, asked: Asked, half: 0 | 1, titles: number): boolean {
  for (let left = titles; left !== 0; left &= left - 1) if (isPlayable(table, seat, asked, lowestTitle(half, left))) return true;
  return false;
}
function isPlayable(table: Readonly<Table>, seat: Seat, { moment, seat: about }: Asked, title: Title): boolean {
  if (!isItsPlayer(table, seat, cellOf(title, moment), about)) return false;
  const { aims, may } = eventCard(title);
  if (may !== null && aims.some !== undefined) return aims.some(table, seat, may, moment);
  const count = aims.count(table, seat);
  if (may === null) return count > 0;
  for (let index = 0; index < count; index++) if (may(table, seat, aims.nth(table, seat, index), moment)) return true;
  return false;
}
