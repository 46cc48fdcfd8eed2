/** Rough gains in status points: what playouts go by. */

import type { Seat } from "@stormakt/kernel";
import type { Wide } from "@stormakt/kernel/ids";
import { both, butLowest, isEmpty, lowest } from "@stormakt/kernel/ids";
import type { Country, Fief, History, None } from "@stormakt/svea-rike/catalog";
import {
  costOf,
  EAST_INDIA,
  EVERY_COUNTRY,
  EVERY_HISTORY,
  FACTORIES,
  FALUN,
  FIEFS,
  HANSA,
  HAT_PARTY,
  HISTORY,
  homeOf,
  IRON_WORKS,
  LAND_REFORM,
  LIBERTY,
  MINING,
  NONE,
  OFFICES,
  priceOf,
  SALA,
  SCORING_SERIES,
  seriesOf,
  tradeIncome,
} from "@stormakt/svea-rike/catalog";
import {
  AGRICULTURE,
  COMMERCE,
  CULTURE,
  countFiefs,
  countOwned,
  eraNow,
  fiefsFor,
  fiefsOnSale,
  goldOf,
  incomeFromCommerce,
  incomeFromFiefs,
  mayEnter,
  merchantsIn,
  SERIES_SET,
  upkeepDue,
} from "@stormakt/svea-rike/reckoning";
import type { Seen } from "./seen.ts";
import { turnsLeft } from "./seen.ts";

/** How often a turn is at peace. */
const PEACE = 0.7;

/**
 * What things are worth in status points, by how far the game has come (as learned: see the weights). Early on a fief is worth having for
 * itself, as one of several to lose and to earn from; troops count in the end, and cost upkeep until then.
 */
const GOLD = [0.042, 0.042, 0.042, 0.042, 0.042, 0.042, 0.045];
const CROWN = [0.33, 0.33, 0.33, 0.33, 0.33, 0.34, 0.34];
const TROOP = [0.08, 0.14, 0.22, 0.28, 0.36, 0.44, 0.48];
const FIEF = [0.44, 0.34, 0.26, 0.2, 0.12, 0.06, 0.06];
const MERCHANT = [0.08, 0.1, 0.14, 0.18, 0.22, 0.28, 0.28];
/** Each gold of trade income from now on, and each gold that is sure to come every turn. */
const TRADE = [0.17, 0.15, 0.13, 0.08, 0.06, 0.035, 0];
const EVERY_TURN = [0.42, 0.36, 0.3, 0.2, 0.12, 0.06, 0];

/** By turns left. */
const PHASE = [6, 5, 4, 4, 3, 3, 2, 2, 2, 1, 1, 1, 0, 0, 0, 0];
export const phaseAfter = (left: number): number => PHASE[Math.min(15, left)] as number;
const by = (list: readonly number[], left: number): number => list[phaseAfter(left)] as number;

export const goldWorth = (left: number): number => by(GOLD, left);

const FINNISH = FIEFS.map(({ finnish }) => finnish);
/** By turns left, of 16, and the thing: worked out once, for playouts ask for it at every turn. */
const TURNS = 16;
const byTurn = (things: number, worth: (left: number, thing: number) => number): Float64Array =>
  Float64Array.from({ length: TURNS * things }, (_, at) => worth(Math.floor(at / things), at % things));
const turnOf = (table: Seen): number => Math.min(TURNS - 1, turnsLeft(table));
/** What owning a fief is worth, while Finland is safe and while it is not. */
function fiefWorths(isFinlandSafe: boolean): Float64Array {
  return byTurn(FIEFS.length, (left, fief) => {
    const { crowns, troops } = FIEFS[fief] as (typeof FIEFS)[number];
    const worth = by(FIEF, left) + crowns * by(CROWN, left) + troops * by(TROOP, left);
    return homeOf(fief as Fief) !== NONE || (FINNISH[fief] === true && !isFinlandSafe) ? 0.85 * worth : worth;
  });
}
const SAFE_WORTH = fiefWorths(true);
const UNSAFE_WORTH = fiefWorths(false);
/** The same less its price. */
const afterPrice = (worths: Float64Array): Float64Array =>
  byTurn(FIEFS.length, (left, fief) => (worths[left * FIEFS.length + fief] as number) - goldWorth(left) * costOf(fief as Fief));
const SAFE_GAIN = afterPrice(SAFE_WORTH);
const UNSAFE_GAIN = afterPrice(UNSAFE_WORTH);
const isFinlandSafe = (table: Seen): boolean => !table.config.finlandLoss || eraNow(table) !== LIBERTY;
export const fiefWorth = (table: Seen, fief: Fief): number =>
  (isFinlandSafe(table) ? SAFE_WORTH : UNSAFE_WORTH)[turnOf(table) * FIEFS.length + fief] as number;

/** The scoring series of a card as a number; NONE for resources. */
const SERIES_OF = HISTORY.map(({ series }) => SCORING_SERIES.indexOf(series));
const CARDS = SCORING_SERIES.map((series) => SERIES_SET[series]);
export const scoringSeriesOf = (card: History): number => SERIES_OF[card] as number;
export const cardsOfSeries = (series: number): Wide<History> => CARDS[series] as Wide<History>;
/** What the next card of a series is worth to whoever has so many, beyond what it earns. */
const NEXT = [0.25, 0.45, 1, 1, 1, 1, 1, 1, 1, 1, 1];
type Earns = (left: number) => number;
const EARNINGS: readonly Earns[] = EVERY_HISTORY.map((card): Earns => {
  const series = seriesOf(card);
  const earning =
    (gold: number): Earns =>
    (left) =>
      gold * by(EVERY_TURN, left);
  if (OFFICES.includes(card)) return (left) => (left > 0 ? 0.3 : 0.15);
  if (card === MINING || card === IRON_WORKS) return earning(2);
  if (card === FALUN) return earning(1);
  if (card === SALA) return earning(2 * PEACE);
  if (card === HANSA) return earning(1.2);
  if (card === FACTORIES) return () => 1.6;
  if (card === EAST_INDIA) return () => 1 / 3;
  if (card === HAT_PARTY) return (left) => 0.08 * left;
  if (series === "palace" || series === "queen") return earning(0.5);
  if (series === "military") return (left) => 0.02 * Math.min(left, 8);
  if (series === "cultural") return (left) => (left > 0 ? 0.1 : 0);
  return () => 0;
});
const EARNED = byTurn(HISTORY.length, (left, card) => (EARNINGS[card] as Earns)(left));
const earningsOf = (table: Seen, seat: Seat, card: History, left: number): number =>
  card === LAND_REFORM
    ? 0.35 * by(EVERY_TURN, left) * Math.min(6, countFiefs(table, seat) + 1)
    : (EARNED[left * HISTORY.length + card] as number);
/** What owning a history card would add. */
export function cardWorth(table: Seen, seat: Seat, card: History): number {
  const left = turnOf(table);
  const series = scoringSeriesOf(card);
  const worth = earningsOf(table, seat, card, left);
  if (series < 0) return worth;
  const own = countOwned(table, seat, cardsOfSeries(series));
  return worth + (own < 2 ? (NEXT[own] as number) * Math.min(1, (left + (own === 1 ? 1 : 0)) / 5) : (NEXT[own] as number));
}
/** What losing it would cost its owner. */
export function cardLoss(table: Seen, owner: Seat, card: History): number {
  const series = scoringSeriesOf(card);
  const left = turnOf(table);
  const worth = earningsOf(table, owner, card, left);
  if (series < 0) return worth;
  const own = countOwned(table, owner, cardsOfSeries(series));
  return worth + (own > 2 ? 1 : (own === 2 ? 0.45 : 0.25) * Math.min(1, left / 5));
}

/** What one more merchant there is worth, and brings at once if commerce is collected from. */
export const merchantWorth = (table: Seen, seat: Seat, country: Country): number =>
  NEXT_MERCHANT[turnOf(table) * STACKS + Math.min(FULL_STACK, merchantsIn(table, seat, country))] as number;
/** The same after the collection of this move. */
const laterWorth = (table: Seen, seat: Seat, country: Country): number =>
  LATER_MERCHANT[turnOf(table) * STACKS + Math.min(FULL_STACK, merchantsIn(table, seat, country))] as number;
/** SR-COMM-5 More than five earn no more. */
const FULL_STACK = 5;
const STACKS = FULL_STACK + 1;
const NEXT_MERCHANT = byTurn(
  STACKS,
  (left, own) => by(MERCHANT, left) + (by(TRADE, left) + 0.5 * goldWorth(left)) * (tradeIncome(own + 1) - tradeIncome(own)),
);
const LATER_MERCHANT = byTurn(STACKS, (left, own) => by(MERCHANT, left) + by(TRADE, left) * (tradeIncome(own + 1) - tradeIncome(own)));
export function bestCountry(table: Seen, seat: Seat): Country | None {
  let best: Country | None = NONE;
  let highest = -1;
  for (const country of EVERY_COUNTRY) {
    const worth = merchantWorth(table, seat, country);
    if (worth <= highest || !mayEnter(table, country)) continue;
    highest = worth;
    best = country;
  }
  return best;
}

/** The best purchase of a fief with so much gold: its gain, price paid; 0 if none is worth it. */
export function bestFiefGain(table: Seen, gold: number): number {
  const gains = isFinlandSafe(table) ? SAFE_GAIN : UNSAFE_GAIN;
  const from = turnOf(table) * FIEFS.length;
  let best = 0;
  for (let left = both(fiefsOnSale(table), fiefsFor(gold)); !isEmpty(left); left = butLowest(left)) {
    const gain = gains[from + lowest(left)] as number;
    if (gain > best) best = gain;
  }
  return best;
}
/** The same of a card in the row; a scientist lets one buy another. */
export function bestCardGain(table: Seen, seat: Seat, gold: number): number {
  const each = goldWorth(turnsLeft(table));
  let best = 0;
  for (let at = 0; at < table.row.length; at++) {
    const card = table.row[at] as History;
    if (priceOf(card) > gold) continue;
    const gain = cardWorth(table, seat, card) - each * priceOf(card) + (HISTORY[card]?.series === "scientist" ? 0.25 : 0);
    if (gain > best) best = gain;
  }
  return best;
}

/** What a move would bring if given to each activity. */
export function agricultureGain(table: Seen, seat: Seat): number {
  const income = incomeFromFiefs(table, seat, AGRICULTURE);
  return goldWorth(turnsLeft(table)) * income + bestFiefGain(table, goldOf(table, seat) + income);
}
export function commerceGain(table: Seen, seat: Seat): number {
  const country = bestCountry(table, seat);
  const net = incomeFromCommerce(table, seat, COMMERCE, 0, country) - upkeepDue(table, seat, COMMERCE);
  return goldWorth(turnsLeft(table)) * net + (country === NONE ? 0 : laterWorth(table, seat, country)) - shortfall(table, seat, net);
}
export function cultureGain(table: Seen, seat: Seat): number {
  const income = Math.max(incomeFromCommerce(table, seat, CULTURE), incomeFromFiefs(table, seat, CULTURE));
  const net = income - upkeepDue(table, seat, CULTURE);
  const purse = goldOf(table, seat) + net;
  return goldWorth(turnsLeft(table)) * net + bestCardGain(table, seat, purse) - shortfall(table, seat, net);
}
/** A fief sold in need. */
const shortfall = (table: Seen, seat: Seat, net: number): number => (goldOf(table, seat) + net < 0 ? 0.6 : 0);
