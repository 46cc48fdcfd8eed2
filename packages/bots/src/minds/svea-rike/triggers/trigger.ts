import type { Chance, Seat } from "@stormakt/kernel";
import type { PlayCard } from "@stormakt/svea-rike";
import type { Moment, Title } from "@stormakt/svea-rike/catalog";
import { EVENT_CARD } from "@stormakt/svea-rike/catalog";
import { crownsOf, goldOf, merchantsOf, seatsOf, seriesPoints, troopsOf } from "@stormakt/svea-rike/reckoning";
import type { Seen } from "../seen.ts";

export interface Occasion {
  readonly table: Seen;
  readonly seat: Seat;
  readonly moment: Moment;
  /** The seat the window is about. */
  readonly about: Seat;
  readonly memory: object;
  readonly chance: Chance;
  /** There is no later turn to keep a card for. */
  readonly isLast: boolean;
}
/** The card as it is played now, or null where it is better held. */
export type Trigger = (occasion: Occasion, title: Title) => PlayCard | null;

const PLAIN: readonly PlayCard[] = EVENT_CARD.all.map((card) => ({ kind: "playCard", card }));
export const plain = (title: Title): PlayCard => PLAIN[title] as PlayCard;
/** So often of a hundred times. */
export const often = ({ chance }: Occasion, percent: number): boolean => chance.below(100) < percent;
/** In the last turn nearly always. */
export const oftenOrLast = (occasion: Occasion, percent: number): boolean => often(occasion, occasion.isLast ? 90 : percent);

const LIKELY_GOLD = 12;
/** Another's gold, where it lies open. */
export const seenGold = (table: Seen, seat: Seat): number => (table.config.goldVisible ? goldOf(table, seat) : LIKELY_GOLD);
/** Roughly how another seat stands, by what all can see. */
const standing = (table: Seen, seat: Seat): number =>
  seenGold(table, seat) / 20 +
  crownsOf(table, seat) / 3 +
  troopsOf(table, seat) / 2 +
  merchantsOf(table, seat) / 3 +
  seriesPoints(table, seat);
/** Of the other seats that can be aimed at, the one that stands best; -1 if there is none. */
export function rival({ table, seat }: Occasion, canBe: (other: Seat) => boolean): Seat {
  let best = -1;
  let highest = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < seatsOf(table); other++) {
    if (other === seat || !canBe(other)) continue;
    const stands = standing(table, other);
    if (stands <= highest) continue;
    highest = stands;
    best = other;
  }
  return best;
}
