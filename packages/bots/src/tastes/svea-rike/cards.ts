/** What event cards are worth in the hand, and where they are best aimed. */

import type { Seat } from "@stormakt/kernel";
import { has } from "@stormakt/kernel/ids";
import type { PlayCard, Table } from "@stormakt/svea-rike";
import { EVENTS } from "@stormakt/svea-rike/advice";
import type { Fief } from "@stormakt/svea-rike/catalog";
import {
  areaAround,
  costOf,
  crownsOn,
  EVERY_FIEF,
  lastSovereign,
  priceOf,
  seriesOf,
  titleCalled,
  troopsOn,
} from "@stormakt/svea-rike/catalog";
import { goldOf, merchantsIn, ownerOf, placeOf } from "@stormakt/svea-rike/reckoning";

type Seen = Readonly<Table>;
/** Turns still to come after this one. */
export const turnsLeft = ({ sovereign, config }: Seen): number => Math.max(0, lastSovereign(config.shortGame) - sovereign);
const USUAL = 0.14;
/** In status points, with the game still long. What is not named is worth the usual. */
const HELD: Readonly<Record<string, number>> = {
  "connections-at-court": 0.4,
  "influential-office": 0.25,
  "inspiring-speech": 0.2,
  "good-administration": 0.45,
  "protector-government": 0.12,
  "trade-privileges": 0.22,
  "smart-negotiator": 0.3,
  "fall-from-grace": 0.35,
  "heavy-loans": 0.05,
  "tax-refund": 0.04,
  "winds-of-war": 0.05,
  "royal-wrath": 0.4,
  "high-treason": 0.25,
  "untimely-death": 0.3,
  "palace-fire": 0.3,
  "peasant-revolt": 0.25,
  "noble-marriage": 0.2,
  "conflict-of-interest": 0.25,
  "hidden-reserves": 0.18,
  "reductions-from-the-church": 0.12,
  "powerful-neighbour": 0.35,
  "feud-with-neighbours": 0.35,
  "superior-tactician": 0.12,
  "battle-of-breitenfeld": 0.3,
  "battle-of-kliszow": 0.3,
  "battle-of-narva": 0.4,
  "march-over-the-great-belt": 0.3,
  "extra-booty": 0.2,
  intrigues: 0.08,
};
const VALUES: readonly number[] = EVENTS.map(({ id }) => HELD[id] ?? USUAL);
/** Cards lose their worth as the game runs out. */
export const holdingValue = (title: number, left: number): number => (VALUES[title] ?? USUAL) * Math.min(1, (left + 0.3) / 5);

const HEAVY_LOANS = titleCalled("heavy-loans");
const GOOD_ADMINISTRATION = titleCalled("good-administration");
const WINDS_OF_WAR = titleCalled("winds-of-war");
const PROTECTOR = titleCalled("protector-government");
const AREA_TITLES = ["extra-church-tax", "local-war-tax", "peasant-revolt", "riots-in-towns", "plague", "witch-hunt", "famine"].map(
  titleCalled,
);

/** What one step ahead does not see: a whole move to come, a war, another turn. In status points. */
export function unseenGain(table: Seen, seat: Seat, { card, gold = 0 }: PlayCard, ahead: boolean): number {
  if (card === GOOD_ADMINISTRATION) return 0.7;
  if (card === WINDS_OF_WAR) return -0.5;
  if (card === HEAVY_LOANS) return gold <= 10 && turnsLeft(table) >= 4 ? -0.1 : -100;
  if (card === PROTECTOR) return ahead ? -0.3 : goldOf(table, seat) > 30 ? -0.1 : 0.1;
  return 0;
}
/** A rough order of aims, for when there are too many to try: small enough to decide nothing by itself. */
export function aimRank(table: Seen, seat: Seat, action: PlayCard): number {
  const { card, fief, from, history, country, to, seat: whose } = action;
  if (card === HEAVY_LOANS) return -1;
  if (from !== undefined && fief !== undefined)
    return 0.1 * (troopsOn(from) + crownsOn(from) - troopsOn(fief)) + 0.2 * crownsOn(fief) + (ownerOf(table, fief) >= 0 ? 0.1 : 0);
  if (fief !== undefined)
    return AREA_TITLES.includes(card) ? harm(table, seat, fief) : (crownsOn(fief) / 3 + troopsOn(fief) / 2) * 2 - costOf(fief) / 10;
  if (history !== undefined)
    return (placeOf(table, history) === seat ? -1 : 0.3) - priceOf(history) / 20 + (seriesOf(history) === "resource" ? -0.2 : 0);
  if (to !== undefined && country !== undefined) {
    const stack = merchantsIn(table, whose ?? seat, to) - merchantsIn(table, whose ?? seat, country);
    return whose === seat ? 0.2 + 0.1 * stack : 0.1 - 0.1 * stack;
  }
  return 0.1;
}
/** Crowns of others in the area, less one's own. */
function harm(table: Seen, seat: Seat, centre: Fief): number {
  let harmed = 0;
  for (const fief of EVERY_FIEF) {
    if (!has(areaAround(centre), fief) || ownerOf(table, fief) < 0) continue;
    harmed += (ownerOf(table, fief) === seat ? -1 : 0.5) * (crownsOn(fief) + troopsOn(fief));
  }
  return 0.1 * harmed;
}
