/** SR-SCORE Status points, now or at the end. */

import type { Seat } from "@stormakt/kernel";
import { has } from "@stormakt/kernel/ids";
import type { History, Series } from "../catalog/index.ts";
import { CARDS_OF_SERIES, EVERY_HISTORY, SCORING_SERIES } from "../catalog/index.ts";
import { SERIES_SET } from "../sets.ts";
import type { OpenTable } from "../table.ts";
import { countOwned, crownsOf, merchantsOf, numberAt, playerOf, troopsOf } from "../table.ts";

type Open = Readonly<OpenTable>;

export interface Points {
  readonly gold: number;
  readonly crowns: number;
  readonly troops: number;
  readonly series: number;
  readonly merchants: number;
  readonly trophies: number;
  readonly eastIndia: number;
  readonly debt: number;
  readonly total: number;
}
/** Debts are paid first; what gold does not cover costs a point each (SR-SCORE-8). */
export function pointsOf(table: Open, seat: Seat, gold: number): Points {
  const owed = numberAt(table.due, seat) + numberAt(table.lent, seat);
  const saved = Math.floor(Math.max(0, gold - owed) / 20);
  const crowns = Math.floor(crownsOf(table, seat) / 3);
  const troops = Math.floor(troopsOf(table, seat) / 2);
  const series = seriesPoints(table, seat);
  const merchants = Math.floor(merchantsOf(table, seat) / 3);
  const trophies = trophiesOf(table, seat);
  const eastIndia = has(table.eastIndia, seat) ? 1 : 0;
  const debt = Math.min(0, gold - owed);
  const total = saved + crowns + troops + series + merchants + trophies + eastIndia + debt;
  return { gold: saved, crowns, troops, series, merchants, trophies, eastIndia, debt, total };
}
function trophiesOf({ trophies }: Open, seat: Seat): number {
  let own = 0;
  for (let at = 0; at < trophies.length; at++) if (playerOf(numberAt(trophies, at)) === seat) own++;
  return own;
}
/** SR-SCORE-4, -9 Each card of a series beyond the second is a point; resources are no series. */
export const pointsForSeries = (cards: number): number => Math.max(0, cards - 2);
export function seriesPoints(table: Open, seat: Seat): number {
  let points = 0;
  for (const series of SCORING_SERIES) points += pointsForSeries(countOwned(table, seat, SERIES_SET[series]));
  return points;
}
export interface SeriesProgress {
  readonly series: Series;
  readonly cards: readonly History[];
  readonly points: number;
}
/** How far a player has come in each series, resources last. */
export const seriesProgress = (table: Open, seat: Seat): readonly SeriesProgress[] =>
  [...SCORING_SERIES, "resource" as const].map((series) => {
    const cards = CARDS_OF_SERIES[series].filter((card) => table.history[card] === seat);
    return { series, cards, points: series === "resource" ? 0 : pointsForSeries(cards.length) };
  });
export function historyCardsOf(table: Open, seat: Seat): number {
  let cards = 0;
  for (const card of EVERY_HISTORY) if (table.history[card] === seat) cards++;
  return cards;
}

/** SR-SCORE-10 What decides, in this order. */
export const TIE_BREAKS = ["points", "crowns", "historyCards", "gold"] as const;
export type Standing = Readonly<Record<(typeof TIE_BREAKS)[number], number>>;
export const standingOf = (table: Open, seat: Seat, gold: number): Standing => ({
  points: pointsOf(table, seat, gold).total,
  crowns: crownsOf(table, seat),
  historyCards: historyCardsOf(table, seat),
  gold,
});
/** What tells one standing from another: the first tie-break that differs, and whether the first is better; null if none does. */
export function compareStandings(one: Standing, other: Standing): { readonly by: keyof Standing; readonly lead: number } | null {
  for (const by of TIE_BREAKS) if (one[by] !== other[by]) return { by, lead: one[by] - other[by] };
  return null;
}
