/** The 56 titles of event cards, 70 cards in all, and the windows in which each may be played. A title is known by its place in this list. */
import { HALF } from "@stormakt/kernel/ids";
import type { Moment } from "./windows.ts";
import { WINDOWS } from "./windows.ts";

export type Title = number;
/** Who may play a card in a window: any player, only the active one, any but the active one, a participant with a fief still standing. */
export type Who = "any" | "active" | "others" | "participant";
export interface EventCard {
  readonly id: string;
  readonly copies: number;
  /** By window; those not named refuse the card. */
  readonly windows: Readonly<Record<string, Who>>;
  /** The only country against which a battle card is of use. */
  readonly country: string | null;
}
/** SR-TIME-2 Any-time cards go in every open window; where only the active player is asked, only the active player has them to play. */
const ANY_TIME: Readonly<Record<string, Who>> = Object.fromEntries(
  WINDOWS.filter(({ open }) => open).map(({ id, activeOnly }) => [id, activeOnly ? "active" : "any"]),
);
const event = (id: string, windows: Readonly<Record<string, Who>>, copies = 1, country: string | null = null): EventCard => ({
  id,
  copies,
  windows,
  country,
});
export const EVENTS: readonly EventCard[] = [
  event("a-time-of-changes", ANY_TIME),
  event("abdication", { "before-order": "any", "before-move": "any", "move-start": "active", "move-end": "any" }),
  event("bad-harvest", { "income-fiefs": "others" }),
  event("battle-of-breitenfeld", { "war-round": "any" }, 1, "prussia"),
  event("battle-of-kliszow", { "war-round": "any" }, 1, "poland"),
  event("battle-of-narva", { "war-round": "any" }, 1, "russia"),
  event("battle-of-poltava", { "war-round": "any" }),
  event("blockade-runner", { "war-start": "any" }),
  event("conflict-of-interest", { "purchase-declared": "others" }, 2),
  event("connections-at-court", { "card-played": "others" }, 3),
  event("demand-for-imported-goods", { "income-commerce": "active" }, 2),
  event("diplomatic-pressure", ANY_TIME, 2),
  event("extra-booty", { "booty-received": "active" }),
  event("extra-church-tax", ANY_TIME),
  event("extra-tax-on-peasants", { "income-fiefs": "active" }),
  event("extra-war-taxes", ANY_TIME),
  event("fall-from-grace", ANY_TIME),
  event("fall-of-the-monarchy", { "before-royal": "any" }),
  event("famine", { "income-fiefs": "others" }),
  event("feud-with-neighbours", ANY_TIME),
  event("good-administration", { "move-end": "active" }),
  event("heavy-loans", ANY_TIME),
  event("hidden-cache", { purchase: "active" }),
  event("hidden-reserves", ANY_TIME),
  event("high-treason", { "after-war-loss": "any" }, 2),
  event("inflation", ANY_TIME),
  event("influential-office", { "card-discarded": "any" }, 2),
  event("inspiring-speech", ANY_TIME, 2),
  event("intrigues", { "before-move": "others" }),
  event("local-war-tax", ANY_TIME),
  event("lost-opportunity", ANY_TIME),
  event("low-demand-for-imported-goods", ANY_TIME),
  event("march-over-the-great-belt", { "war-round": "any" }, 1, "denmark"),
  event("murder-at-the-opera", { "before-order": "any", "before-move": "any", "move-start": "active", "move-end": "any" }),
  event("noble-marriage", { "purchase-declared": "active" }, 2),
  event("out-of-the-fire", ANY_TIME),
  event("palace-fire", ANY_TIME),
  event("peasant-revolt", ANY_TIME),
  event("plague", ANY_TIME),
  event("political-influence", { "before-order": "any" }),
  event("powerful-neighbour", ANY_TIME),
  event("protector-government", { "turn-end": "any" }),
  event("reduction", ANY_TIME, 2),
  event("reductions-from-the-church", ANY_TIME),
  event("riots-in-towns", ANY_TIME),
  event("royal-wrath", ANY_TIME),
  event("smart-negotiator", ANY_TIME, 2),
  event("superior-tactician", { "war-round": "participant" }),
  event("supply-train", { ...ANY_TIME, "card-played": "any" }, 2),
  event("swedish-steel-bites", { "war-round": "any" }, 2),
  event("tax-refund", ANY_TIME),
  event("trade-privileges", ANY_TIME, 2),
  event("treason", { "booty-received": "others" }),
  event("untimely-death", ANY_TIME),
  event("winds-of-war", { "move-end": "active" }),
  event("witch-hunt", ANY_TIME),
];
export const TITLE_COUNT: number = EVENTS.length;
export const titleCalled = (id: string): Title => {
  const title = EVENTS.findIndex((card) => card.id === id);
  if (title < 0) throw new Error(`there is no event card ${id}`);
  return title;
};
/** The whole pack, unshuffled. */
export const EVENT_PACK: readonly Title[] = EVENTS.flatMap(({ copies }, title) => Array<Title>(copies).fill(title));
export const CONNECTIONS_AT_COURT: Title = titleCalled("connections-at-court");
export const INFLUENTIAL_OFFICE: Title = titleCalled("influential-office");
export const EXTRA_WAR_TAXES: Title = titleCalled("extra-war-taxes");
export const NOBLE_MARRIAGE: Title = titleCalled("noble-marriage");
/** Battle cards stay on the war table, and with their player if Sweden wins. */
export const isBattle = (title: Title): boolean => EVENTS[title]?.country != null;

/** The matrix of section 22, flat: who may play the title in the window. */
export const NO_ONE = 0;
export const ANYONE = 1;
export const ACTIVE = 2;
export const OTHERS = 3;
export const PARTICIPANT = 4;
const CELLS = [null, "any", "active", "others", "participant"];
/** Titles as members of a set: a number for the first half of the list and one for the rest. */
export const titleSet = (title: Title): 0 | 1 => (title < HALF ? 0 : 1);
/** The lowest title of such a set that is not empty. */
export const lowestTitle = (half: 0 | 1, set: number): Title => half * HALF + 31 - Math.clz32(set & -set);
export const titleBit = (title: Title): number => 1 << (title < HALF ? title : title - HALF);
const MATRIX: readonly number[] = EVENTS.flatMap(({ windows }) => WINDOWS.map(({ id }) => CELLS.indexOf(windows[id] ?? null)));
export const cellOf = (title: Title, moment: Moment): number => MATRIX[title * WINDOWS.length + moment] as number;
/** Half of the titles of which something holds, as a set. */
export function titlesWhere(half: 0 | 1, holds: (title: Title) => boolean): number {
  let set = 0;
  for (let title = 0; title < EVENTS.length; title++) if (titleSet(title) === half && holds(title)) set |= titleBit(title);
  return set;
}
/** The titles that a window takes from the player it is about, and those it takes from the others: by window, and by half. */
const takenBut = (refused: number): readonly number[] =>
  WINDOWS.flatMap((_, moment) =>
    ([0, 1] as const).map((half) => titlesWhere(half, (title) => cellOf(title, moment) !== NO_ONE && cellOf(title, moment) !== refused)),
  );
const TAKEN_FROM_THE_ONE = takenBut(OTHERS);
const TAKEN_FROM_OTHERS = takenBut(ACTIVE);
export const titlesTaken = (moment: Moment, isTheOne: boolean, half: 0 | 1): number =>
  (isTheOne ? TAKEN_FROM_THE_ONE : TAKEN_FROM_OTHERS)[2 * moment + half] as number;
