/** What a family has and may hope for, in status points. */

import type { Seat } from "@stormakt/kernel";
import type { Table } from "@stormakt/svea-rike";
import type { Country, Fief, History, None } from "@stormakt/svea-rike/catalog";
import {
  CARDS_OF_SERIES,
  costOf,
  crownsOn,
  EAST_INDIA,
  EVERY_COUNTRY,
  EVERY_FIEF,
  FACTORIES,
  FALUN,
  HANSA,
  HAT_PARTY,
  HISTORY,
  IRON_WORKS,
  LAND_REFORM,
  MINING,
  NONE,
  OFFICES,
  priceOf,
  ROYALS,
  SALA,
  SCORING_SERIES,
  seriesOf,
  tradeIncome,
  troopsOn,
  warIn,
} from "@stormakt/svea-rike/catalog";
import {
  countFiefs,
  countOwned,
  crownsOf,
  eraNow,
  goldOf,
  isOnSale,
  mayEnter,
  merchantsIn,
  militaryOf,
  OFFICE_SET,
  ownsHistory,
  PALACE_SET,
  playerOf,
  pointsForSeries,
  QUEEN_SET,
  SERIES_SET,
  troopsOf,
} from "@stormakt/svea-rike/reckoning";
import { holdingValue, turnsLeft } from "./cards.ts";

/** A gold is a twentieth of a point at the end; before that it buys more, but may be halved. */
const LATE_GOLD = 0.05;
const EARLY_GOLD = 0.062;
const PLENTY = 26;
/** A gold that will come later. */
const COMING = 0.06;
/** How often a turn is at peace, and how often its move collects from fiefs or from commerce. */
const PEACE = 0.72;
const FROM_FIEFS = 0.5;

type Seen = Readonly<Table>;

export function worthOf(table: Seen, seat: Seat): number {
  const left = turnsLeft(table);
  return (
    goldWorth(table, goldOf(table, seat)) +
    fiefsWorth(table, seat, left) +
    merchantsWorth(table, seat, left) +
    historyWorth(table, seat, left) +
    handWorth(table, seat, left) +
    table.trophies.filter((trophy) => playerOf(trophy) === seat).length +
    debtWorth(table, seat)
  );
}

export function goldWorth(table: Seen, gold: number): number {
  const left = turnsLeft(table);
  if (left === 0 && table.move === null) return Math.floor(gold / 20) + 0.02 * (gold % 20);
  const each = left > 2 ? EARLY_GOLD : LATE_GOLD;
  return each * Math.min(gold, PLENTY) + 0.6 * each * Math.max(0, gold - PLENTY);
}
function fiefsWorth(table: Seen, seat: Seat, left: number): number {
  const crowns = crownsOf(table, seat);
  const troops = troopsOf(table, seat);
  const moves = left * PEACE;
  const steps = (count: number, each: number): number => (left > 3 ? count / each : 0.6 * Math.floor(count / each) + (0.4 * count) / each);
  // Crowns pay where fiefs are collected from; troops cost where they are not spared.
  const income = crowns * moves * FROM_FIEFS * COMING;
  const upkeep = troops * moves * 0.45 * COMING;
  const defence = countFiefs(table, seat) === 0 && left > 0 ? -0.6 : 0;
  return steps(crowns, 3) + steps(troops, 2) + income - upkeep + defence;
}
/** Of a royal deck in which each card is as likely as the next: how many wars with a country a turn brings. */
const WARS = ([0, 1, 2] as const).map((era) =>
  EVERY_COUNTRY.map((country) => ROYALS.filter(({ says }) => warIn(says[era]) === country).length / ROYALS.length),
);
/** `sent`: reckoned with one more merchant there. */
export function merchantsWorth(table: Seen, seat: Seat, left: number, sent: Country | None = NONE): number {
  const moves = left * PEACE;
  let merchants = 0;
  let worth = 0;
  for (const country of EVERY_COUNTRY) {
    const own = merchantsIn(table, seat, country) + (sent === country ? 1 : 0);
    if (own === 0) continue;
    const danger = WARS[eraNow(table)]?.[country] ?? 0;
    const stays = table.enemy === country ? 0.15 : Math.max(0.3, 1 - danger * Math.min(left, 4));
    merchants += own * (left === 0 && table.enemy !== country ? 1 : stays);
    worth += tradeIncome(own) * Math.min(moves, 5) * (1 - FROM_FIEFS) * COMING * stays;
  }
  return worth + (left > 2 ? merchants / 3 : 0.6 * Math.floor(merchants / 3) + (0.4 * merchants) / 3);
}

/** By era: how many cards of a series are of that era or later. */
const TO_COME = [0, 1, 2].map((era) =>
  Object.fromEntries(
    SCORING_SERIES.map((series) => [series, CARDS_OF_SERIES[series].filter((card) => (HISTORY[card]?.era ?? 0) >= era).length]),
  ),
);
const HALF_SERIES = [0, 0.2, 0.6];
/** What history cards are worth: series, incomes, and what they add to moves and wars. `bought`: reckoned as if owned. */
export function historyWorth(table: Seen, seat: Seat, left: number, bought: History | None = NONE): number {
  const moves = left * PEACE;
  let worth = 0;
  for (const series of SCORING_SERIES) {
    const own = countOwned(table, seat, SERIES_SET[series]) + (bought !== NONE && seriesOf(bought) === series ? 1 : 0);
    const toCome = TO_COME[eraNow(table)]?.[series] ?? 0;
    const hope = Math.min(1, (left + 1) / 5) * Math.min(1, toCome / 4);
    worth += pointsForSeries(own) + (own < 3 ? (HALF_SERIES[own] ?? 0) * hope : 0.25 * hope);
  }
  worth +=
    2 *
    COMING *
    moves *
    0.4 *
    (countOwned(table, seat, PALACE_SET) +
      countOwned(table, seat, QUEEN_SET) +
      (bought !== NONE && ["palace", "queen"].includes(seriesOf(bought)) ? 1 : 0));
  worth += Math.min(0.25, 0.03 * left) * (militaryOf(table, seat) + (bought !== NONE && seriesOf(bought) === "military" ? 1 : 0));
  const owns = (card: History): number => (card === bought || ownsHistory(table, seat, card) ? 1 : 0);
  worth += COMING * left * (2 * owns(MINING) + 2 * owns(IRON_WORKS) + owns(FALUN) + 2 * PEACE * owns(SALA));
  worth += COMING * moves * 0.5 * (3 * owns(HANSA) + Math.min(6, countFiefs(table, seat)) * owns(LAND_REFORM));
  worth += 1.7 * owns(FACTORIES) + 0.32 * owns(EAST_INDIA) + 0.1 * moves * owns(HAT_PARTY);
  return (
    worth + 0.3 * Math.min(1, left / 2) * (countOwned(table, seat, OFFICE_SET) + (bought !== NONE && OFFICES.includes(bought) ? 1 : 0))
  );
}
const handWorth = (table: Seen, seat: Seat, left: number): number => {
  let worth = 0;
  for (const title of table.hands[seat] ?? []) worth += holdingValue(title, left);
  return worth;
};
/** What is owed is as good as paid, and dearer where it cannot be. */
function debtWorth(table: Seen, seat: Seat): number {
  const owed = (table.due[seat] ?? 0) + (table.lent[seat] ?? 0);
  if (owed === 0) return 0;
  const short = Math.max(0, owed - goldOf(table, seat) - 4 * crownsOf(table, seat));
  return -EARLY_GOLD * 1.15 * owed - 0.8 * short;
}

/** What a purchase would add, price paid: of the best so many fiefs, or cards of the row. */
export function bestPurchases(table: Seen, seat: Seat, gold: number, fiefs: boolean, count: number): number {
  const left = turnsLeft(table);
  const gains: number[] = [];
  if (fiefs) {
    for (const fief of EVERY_FIEF)
      if (isOnSale(table, fief) && costOf(fief) <= gold)
        gains.push(fiefGain(fief, left) - goldWorth(table, gold) + goldWorth(table, gold - costOf(fief)));
  } else
    for (const card of table.row)
      if (priceOf(card) <= gold)
        gains.push(cardGain(table, seat, card, left) - goldWorth(table, gold) + goldWorth(table, gold - priceOf(card)));
  gains.sort((a, b) => b - a);
  return gains.slice(0, count).reduce((sum, gain) => sum + Math.max(0, gain), 0);
}
const fiefGain = (fief: Fief, left: number): number =>
  crownsOn(fief) / 3 + troopsOn(fief) / 2 + left * PEACE * COMING * (FROM_FIEFS * crownsOn(fief) - 0.45 * troopsOn(fief));
/** So much gold a fief is worth to a seat, and a little less. */
export function highestPrice(table: Seen, seat: Seat, fief: Fief): number {
  const gold = goldOf(table, seat);
  const gain = 0.85 * fiefGain(fief, turnsLeft(table));
  let price = 0;
  while (price < gold && goldWorth(table, gold) - goldWorth(table, gold - price - 1) <= gain) price++;
  return price;
}
/** The difference one card makes, reckoned as if it were owned. */
function cardGain(table: Seen, seat: Seat, card: History, left: number): number {
  const gain = historyWorth(table, seat, left, card) - historyWorth(table, seat, left);
  return seriesOf(card) === "cultural" ? gain + 0.2 : gain;
}
/** Where one more merchant is worth most. */
export function bestMerchant(table: Seen, seat: Seat, left: number): number {
  let best = 0;
  for (const country of EVERY_COUNTRY) {
    if (!mayEnter(table, country)) continue;
    const gain = merchantsWorth(table, seat, left, country) - merchantsWorth(table, seat, left);
    if (gain > best) best = gain;
  }
  return best;
}
