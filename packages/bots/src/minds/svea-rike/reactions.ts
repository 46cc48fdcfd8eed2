/** When a seat plays an event card in a playout: cheap triggers on what the seat can see. What has none is held. */

import type { Chance, Seat } from "@stormakt/kernel";
import type { SetOf } from "@stormakt/kernel/ids";
import { HALF, has, wideWhere } from "@stormakt/kernel/ids";
import type { PlayCard } from "@stormakt/svea-rike";
import { EVENTS, isItsPlayer, whoMayPlay } from "@stormakt/svea-rike/advice";
import type { Moment, Title } from "@stormakt/svea-rike/catalog";
import {
  AFTER_WAR_LOSS,
  BEFORE_MOVE,
  BEFORE_ORDER,
  BEFORE_ROYAL,
  BOOTY_RECEIVED,
  CARD_DISCARDED,
  CARD_PLAYED,
  DEBT,
  EVENT_CARD,
  INCOME_COMMERCE,
  INCOME_FIEFS,
  MOMENT,
  MOVE_END,
  MOVE_START,
  PURCHASE,
  PURCHASE_DECLARED,
  TURN_END,
  UPKEEP,
  WAR_REVEAL,
  WAR_ROUND,
  WAR_START,
  WINDOWS,
} from "@stormakt/svea-rike/catalog";
import { seatsOf } from "@stormakt/svea-rike/reckoning";
import type { Position, Seen } from "./seen.ts";
import { heldOf, turnsLeft } from "./seen.ts";
import { ANSWERS } from "./triggers/answers.ts";
import { ATTACKS, GAINS } from "./triggers/own-move.ts";
import type { Trigger } from "./triggers/trigger.ts";
import { WAR_TRIGGERS } from "./triggers/war.ts";

/** By title: when it is thought of, and whether it is then played and how. */
const PROACTIVE = [MOVE_START, TURN_END];
const TRIGGERS: Readonly<Record<string, { readonly at: readonly number[]; readonly play: Trigger }>> = {
  ...Object.fromEntries(Object.entries({ ...GAINS, ...ATTACKS }).map(([id, play]) => [id, { at: PROACTIVE, play }])),
  "hidden-reserves": { at: [...PROACTIVE, DEBT], play: GAINS["hidden-reserves"] },
  "reductions-from-the-church": { at: [...PROACTIVE, DEBT], play: GAINS["reductions-from-the-church"] },
  "connections-at-court": { at: [CARD_PLAYED], play: ANSWERS["connections-at-court"] },
  "influential-office": { at: [CARD_DISCARDED], play: ANSWERS["influential-office"] },
  "demand-for-imported-goods": { at: [INCOME_COMMERCE], play: ANSWERS["demand-for-imported-goods"] },
  "low-demand-for-imported-goods": { at: [INCOME_COMMERCE], play: ANSWERS["low-demand-for-imported-goods"] },
  "extra-tax-on-peasants": { at: [INCOME_FIEFS], play: ANSWERS["extra-tax-on-peasants"] },
  "bad-harvest": { at: [INCOME_FIEFS], play: ANSWERS["bad-harvest"] },
  famine: { at: [INCOME_FIEFS], play: ANSWERS.famine },
  "conflict-of-interest": { at: [PURCHASE_DECLARED], play: ANSWERS["conflict-of-interest"] },
  "noble-marriage": { at: [PURCHASE_DECLARED], play: ANSWERS["noble-marriage"] },
  "hidden-cache": { at: [PURCHASE], play: ANSWERS["hidden-cache"] },
  "good-administration": { at: [MOVE_END], play: ANSWERS["good-administration"] },
  abdication: { at: [MOVE_END], play: ANSWERS.abdication },
  "murder-at-the-opera": { at: [MOVE_END], play: ANSWERS.abdication },
  "protector-government": { at: [TURN_END], play: ANSWERS["protector-government"] },
  "political-influence": { at: [BEFORE_ORDER], play: ANSWERS["political-influence"] },
  intrigues: { at: [BEFORE_MOVE], play: ANSWERS.intrigues },
  "fall-of-the-monarchy": { at: [BEFORE_ROYAL], play: ANSWERS["fall-of-the-monarchy"] },
  "supply-train": { at: [UPKEEP, WAR_REVEAL, CARD_PLAYED], play: WAR_TRIGGERS["supply-train"] },
  "blockade-runner": { at: [WAR_START], play: WAR_TRIGGERS["blockade-runner"] },
  "out-of-the-fire": { at: [WAR_START], play: WAR_TRIGGERS["out-of-the-fire"] },
  "battle-of-breitenfeld": { at: [WAR_ROUND], play: WAR_TRIGGERS.battle },
  "battle-of-kliszow": { at: [WAR_ROUND], play: WAR_TRIGGERS.battle },
  "battle-of-narva": { at: [WAR_ROUND], play: WAR_TRIGGERS.battle },
  "march-over-the-great-belt": { at: [WAR_ROUND], play: WAR_TRIGGERS.battle },
  "swedish-steel-bites": { at: [WAR_ROUND], play: WAR_TRIGGERS["swedish-steel-bites"] },
  "superior-tactician": { at: [WAR_ROUND], play: WAR_TRIGGERS["superior-tactician"] },
  "extra-booty": { at: [BOOTY_RECEIVED], play: WAR_TRIGGERS["extra-booty"] },
  treason: { at: [BOOTY_RECEIVED], play: WAR_TRIGGERS.treason },
  "high-treason": { at: [AFTER_WAR_LOSS], play: WAR_TRIGGERS["high-treason"] },
};
const BY_TITLE: readonly (Trigger | null)[] = EVENTS.map(({ id }) => TRIGGERS[id]?.play ?? null);
/** The titles thought of in a window, as sets: by window and half. */
const THOUGHT_OF: readonly number[] = MOMENT.all.flatMap((moment) => {
  const { low, high } = wideWhere(EVENT_CARD, (title) => TRIGGERS[EVENTS[title]?.id ?? ""]?.at.includes(moment) === true);
  return [low, high];
});
const lowestOf = (half: 0 | 1, set: number): Title => EVENT_CARD.all[half * HALF + 31 - Math.clz32(set & -set)] as Title;

/** A card the seat would play in this window, or null. `about`: the seat the window is about. */
export function reaction(table: Seen, seat: Seat, moment: Moment, about: Seat, memory: object, chance: Chance): PlayCard | null {
  const first = heldOf(table, seat, 0) & (THOUGHT_OF[2 * moment] as number);
  const rest = heldOf(table, seat, 1) & (THOUGHT_OF[2 * moment + 1] as number);
  if ((first | rest) === 0) return null;
  // At the end of a turn cards are not hurried, but for the last: then a card kept is a card lost.
  const isLast = turnsLeft(table) === 0;
  const ask = { table, seat, moment, about, memory, chance, isLast };
  return fromSet(ask, 0, first) ?? fromSet(ask, 1, rest);
}
/** Whether none of these seats holds a card that is thought of in the window. */
export function allPass({ table }: Position, memory: object, seats: number): boolean {
  const { moment } = memory as { moment: Moment };
  const low = THOUGHT_OF[2 * moment] as number;
  const high = THOUGHT_OF[2 * moment + 1] as number;
  for (let seat = 0; seat < seatsOf(table); seat++)
    if (has(seats as SetOf<Seat>, seat) && ((heldOf(table, seat, 0) & low) | (heldOf(table, seat, 1) & high)) !== 0) return false;
  return true;
}
function fromSet(ask: Parameters<Trigger>[0], half: 0 | 1, titles: number): PlayCard | null {
  for (let left = titles; left !== 0; left &= left - 1) {
    const title = lowestOf(half, left);
    const who = WHO[title * WINDOWS.length + ask.moment] ?? null;
    if (who === null || !isItsPlayer(ask.table, ask.seat, who, ask.about)) continue;
    const play = (BY_TITLE[title] as Trigger)(ask, title);
    if (play !== null) return play;
  }
  return null;
}
/** By title and window. */
const WHO = EVENT_CARD.all.flatMap((title) => MOMENT.all.map((moment) => whoMayPlay(title, moment)));
