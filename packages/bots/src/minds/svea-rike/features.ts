/** What a position is measured by, seat by seat. */

import type { Seat } from "@stormakt/kernel";
import { both, count, isEmpty, where } from "@stormakt/kernel/ids";
import { EVENTS } from "@stormakt/svea-rike/advice";
import type { History, Royal } from "@stormakt/svea-rike/catalog";
import {
  COUNTRY_COUNT,
  crownsIn,
  EAST_INDIA,
  ERA,
  EVERY_COUNTRY,
  EVERY_HISTORY,
  FACTORIES,
  FALUN,
  FIEF,
  FIEFS,
  HANSA,
  HAT_PARTY,
  homeOf,
  IRON_WORKS,
  LAND_REFORM,
  MINING,
  NONE,
  ROYAL,
  reignOf,
  SALA,
  SCORING_SERIES,
  tradeIncome,
  troopsIn,
  troopsOn,
  warIn,
} from "@stormakt/svea-rike/catalog";
import {
  countOwned,
  eraNow,
  fiefsOwned,
  goldOf,
  merchantsIn,
  militaryOf,
  OFFICE_SET,
  ownsAnything,
  ownsHistory,
  playerOf,
  SERIES_SET,
  seatsOf,
} from "@stormakt/svea-rike/reckoning";
import { holdingValue } from "../../tastes/svea-rike/cards.ts";
import { phaseAfter, scoringSeriesOf } from "./gains.ts";
import type { Position, Seen } from "./seen.ts";
import { handOf, isWaiting, owedBy, turnsLeft } from "./seen.ts";
import { underWay } from "./underway.ts";

const NAMES = [
  "gold",
  "gold over twenty",
  "points for gold",
  "crowns",
  "points for crowns",
  "troops",
  "points for troops",
  "fiefs",
  "no fief",
  "crowns an enemy may take back",
  "Finnish crowns",
  "strongest fief",
  "merchants",
  "points for merchants",
  "trade income",
  "trade in danger",
  "income from fiefs",
  "the better income",
  "income every turn",
  "points for series",
  "series of two",
  "series of one",
  "points lying in the row",
  "palaces",
  "cultural personalities",
  "scientists",
  "military",
  "queens",
  "active military",
  "offices",
  "Factories",
  "East India Company",
  "Hat Party",
  "trophies",
  "debt beyond means",
  "event cards",
  "worth of event cards",
  "move to come",
  "move under way",
] as const;
type Name = (typeof NAMES)[number];
const HELD_FROM = NAMES.length;
export const FEATURES: readonly string[] = [...NAMES, ...EVENTS.map(({ id }) => `holds ${id}`)];
const WIDTH = FEATURES.length;
const AT = Object.fromEntries(NAMES.map((name, at) => [name, at])) as Record<Name, number>;
/** Each as a number of its own: looked up by name they would take longer than what they stand for. */
const GOLD = AT.gold;
const OVER_TWENTY = AT["gold over twenty"];
const GOLD_POINTS = AT["points for gold"];
const CROWNS = AT.crowns;
const CROWN_POINTS = AT["points for crowns"];
const TROOPS = AT.troops;
const TROOP_POINTS = AT["points for troops"];
const FIEF_CARDS = AT.fiefs;
const NO_FIEF = AT["no fief"];
const FOREIGN_CROWNS = AT["crowns an enemy may take back"];
const FINNISH_CROWNS = AT["Finnish crowns"];
const STRONGEST = AT["strongest fief"];
const MERCHANTS = AT.merchants;
const MERCHANT_POINTS = AT["points for merchants"];
const TRADE = AT["trade income"];
const RISK = AT["trade in danger"];
const FROM_FIEFS = AT["income from fiefs"];
const BETTER_INCOME = AT["the better income"];
const EVERY_TURN = AT["income every turn"];
const SERIES_POINTS = AT["points for series"];
const TWOS = AT["series of two"];
const ONES = AT["series of one"];
const NEAR = AT["points lying in the row"];
const PALACES = AT.palaces;
const MILITARY_CARDS = AT.military;
const ACTIVE_MILITARY = AT["active military"];
const OFFICE_CARDS = AT.offices;
const WITH_FACTORIES = AT.Factories;
const WITH_EAST_INDIA = AT["East India Company"];
const WITH_HAT_PARTY = AT["Hat Party"];
const TROPHIES = AT.trophies;
const DEBT = AT["debt beyond means"];
const CARDS = AT["event cards"];
const CARDS_WORTH = AT["worth of event cards"];
const TO_COME = AT["move to come"];
const UNDER_WAY = AT["move under way"];

/** Early, late and last: sets of weights by the turns still to come. */
export const PHASES = 7;
export const phaseOf = (table: Seen): number => phaseAfter(turnsLeft(table));

const SERIES = SCORING_SERIES.length;
/** Of the seat at hand. */
const counts = new Int32Array(SERIES);
const openCards = new Int32Array(SERIES);
const rowCards = new Int32Array(SERIES);
const wars = new Int32Array(COUNTRY_COUNT + 1);
const danger = new Float64Array(COUNTRY_COUNT);
const FINNISH = where(FIEF, (fief) => FIEFS[fief]?.finnish === true);
const ABROAD = where(FIEF, (fief) => homeOf(fief) !== NONE);
/** By troops: the fiefs with so many or more. */
const WITH_TROOPS = [1, 2, 3, 4, 5, 6].map((troops) => where(FIEF, (fief) => troopsOn(fief) >= troops));
const PER_TURN = EVERY_HISTORY.map((card) => (card === MINING || card === IRON_WORKS ? 2 : card === FALUN ? 1 : card === SALA ? 1.4 : 0));
const EARNING = EVERY_HISTORY.filter((card) => (PER_TURN[card] as number) > 0);
const SERIES_CARDS = SCORING_SERIES.map((series) => SERIES_SET[series]);
const SERIES_FEATURE = SCORING_SERIES.map(
  (series) =>
    ({ palace: PALACES, cultural: AT["cultural personalities"], scientist: AT.scientists, military: MILITARY_CARDS, queen: AT.queens })[
      series as "palace"
    ],
);

export function measure(state: Position, into: Float64Array): void {
  const { table } = state;
  const seats = seatsOf(table);
  const left = turnsLeft(table);
  hasLooked = false;
  measureDanger(table);
  for (const trophy of table.trophies) add(into, playerOf(trophy), TROPHIES, 1);
  for (let seat = 0; seat < seats; seat++) {
    const row = seat * WIDTH;
    measureFiefs(table, seat, into, row);
    measureHistory(table, seat, into, row);
    measureGold(table, seat, into, row);
    measureMerchants(table, seat, into, row);
    measureSeries(left, into, row);
    measureHand(table, seat, left, into, row);
    into[row + CROWN_POINTS] = Math.floor((into[row + CROWNS] as number) / 3);
    into[row + TROOP_POINTS] = Math.floor((into[row + TROOPS] as number) / 2);
    into[row + NO_FIEF] = into[row + FIEF_CARDS] === 0 ? 1 : 0;
    const fromFiefs =
      (into[row + CROWNS] as number) +
      (ownsHistory(table, seat, LAND_REFORM) ? (into[row + FIEF_CARDS] as number) : 0) +
      2 * (into[row + PALACES] as number);
    into[row + FROM_FIEFS] = fromFiefs;
    into[row + BETTER_INCOME] = Math.max(fromFiefs, into[row + TRADE] as number);
  }
  measureTurn(state, into);
}
const add = (into: Float64Array, seat: Seat, feature: number, more: number): void => {
  into[seat * WIDTH + feature] = (into[seat * WIDTH + feature] as number) + more;
};

function measureFiefs(table: Seen, seat: Seat, into: Float64Array, row: number): void {
  const fiefs = fiefsOwned(table, seat);
  into[row + CROWNS] = crownsIn(fiefs);
  into[row + TROOPS] = troopsIn(fiefs);
  into[row + FIEF_CARDS] = count(fiefs);
  let strongest = 0;
  while (strongest < WITH_TROOPS.length && !isEmpty(both(fiefs, WITH_TROOPS[strongest] as FiefSet))) strongest++;
  into[row + STRONGEST] = strongest;
  into[row + FOREIGN_CROWNS] = crownsIn(both(fiefs, ABROAD));
  if (table.config.finlandLoss) into[row + FINNISH_CROWNS] = crownsIn(both(fiefs, FINNISH)) + troopsIn(both(fiefs, FINNISH));
}
type FiefSet = typeof FINNISH;
/** IN_DECK is -1 and IN_ROW is -2: such cards can still be had. */
const STILL_OPEN = -2;
/** Only where somebody owns a card of a series: until then nobody hopes for the next. */
let hasLooked = false;
function lookAtCards(table: Seen): void {
  if (hasLooked) return;
  hasLooked = true;
  openCards.fill(0);
  rowCards.fill(0);
  for (let card = 0; card < table.history.length; card++) {
    const place = table.history[card] as number;
    if (place >= 0 || place < STILL_OPEN) continue;
    const series = scoringSeriesOf(card as History);
    if (series >= 0) openCards[series] = (openCards[series] as number) + 1;
  }
  for (let at = 0; at < table.row.length; at++) {
    const series = scoringSeriesOf(table.row[at] as History);
    if (series >= 0) rowCards[series] = (rowCards[series] as number) + 1;
  }
}
function measureHistory(table: Seen, seat: Seat, into: Float64Array, row: number): void {
  counts.fill(0);
  if (!ownsAnything(table, seat)) return;
  lookAtCards(table);
  for (let series = 0; series < SERIES; series++) {
    const own = countOwned(table, seat, SERIES_CARDS[series] as HistorySet);
    counts[series] = own;
    into[row + (SERIES_FEATURE[series] as number)] = own;
  }
  into[row + ACTIVE_MILITARY] = militaryOf(table, seat);
  into[row + OFFICE_CARDS] = countOwned(table, seat, OFFICE_SET);
  if (ownsHistory(table, seat, FACTORIES)) into[row + WITH_FACTORIES] = 1;
  if (ownsHistory(table, seat, EAST_INDIA)) into[row + WITH_EAST_INDIA] = 1;
  if (ownsHistory(table, seat, HAT_PARTY)) into[row + WITH_HAT_PARTY] = 1;
  let earned = 0;
  for (let at = 0; at < EARNING.length; at++) {
    const card = EARNING[at] as History;
    if (ownsHistory(table, seat, card)) earned += PER_TURN[card] as number;
  }
  into[row + EVERY_TURN] = earned;
}
type HistorySet = typeof OFFICE_SET;
/** How likely the next royal card is a war with each country. The cards of the deck are known, their order is not. */
function measureDanger(table: Seen): void {
  wars.fill(0);
  const from = eraNow(table) * ROYAL.size;
  const deck = table.royalDeck;
  for (let at = 0; at < deck.length; at++) {
    const place = WAR_PLACE[from + (deck[at] as Royal)] as number;
    wars[place] = (wars[place] as number) + 1;
  }
  for (let country = 0; country < COUNTRY_COUNT; country++)
    danger[country] = SHARES[deck.length * SHARE_ROW + (wars[country] as number)] as number;
}
/** By era and royal card: the country it is war with; peace stands after the last of them. */
const WAR_PLACE: readonly number[] = ERA.all.flatMap((era) =>
  ROYAL.all.map((royal) => {
    const country = warIn(reignOf(royal, era));
    return country === NONE ? COUNTRY_COUNT : country;
  }),
);
/** So many of so many cards, added up one by one: what weights were learned with. */
const SHARE_ROW = ROYAL.size + 1;
const SHARES = Float64Array.from({ length: SHARE_ROW * SHARE_ROW }, (_, at) => {
  const deck = Math.floor(at / SHARE_ROW);
  let share = 0;
  for (let card = 0; card < at % SHARE_ROW && deck > 0; card++) share += 1 / deck;
  return share;
});
/** What is owed is as good as paid, and a little dearer: it may fall due at a bad moment. */
const DEARER = 1.1;
function measureGold(table: Seen, seat: Seat, into: Float64Array, row: number): void {
  const gold = goldOf(table, seat);
  const owed = owedBy(table, seat);
  into[row + GOLD] = gold - DEARER * owed;
  into[row + OVER_TWENTY] = Math.max(0, gold - owed - 20);
  into[row + GOLD_POINTS] = Math.floor(Math.max(0, gold - owed) / 20);
  into[row + DEBT] = Math.max(0, owed - gold - 3 * (into[row + CROWNS] as number));
}
function measureMerchants(table: Seen, seat: Seat, into: Float64Array, row: number): void {
  let merchants = 0;
  let trade = 0;
  let risk = 0;
  const perMerchant = ownsHistory(table, seat, HANSA) ? 1 : 0;
  for (const country of EVERY_COUNTRY) {
    const own = merchantsIn(table, seat, country);
    if (own === 0) continue;
    merchants += own;
    const income = tradeIncome(own) + perMerchant * own;
    trade += income;
    risk += income * (danger[country] as number);
  }
  into[row + MERCHANTS] = merchants;
  into[row + MERCHANT_POINTS] = Math.floor(merchants / 3);
  into[row + TRADE] = trade;
  into[row + RISK] = risk;
}
function measureSeries(left: number, into: Float64Array, row: number): void {
  let points = 0;
  let twos = 0;
  let ones = 0;
  let near = 0;
  for (let series = 0; series < SERIES; series++) {
    const own = counts[series] as number;
    if (own === 0) continue;
    const hope = Math.min(1, (openCards[series] as number) / 4) * Math.min(1, (left + 1) / 4);
    points += Math.max(0, own - 2);
    if (own >= 2) {
      twos += hope;
      if ((rowCards[series] as number) > 0) near += 1;
    } else ones += hope;
  }
  into[row + SERIES_POINTS] = points;
  into[row + TWOS] = twos;
  into[row + ONES] = ones;
  into[row + NEAR] = near;
}
/**
 * Titles of which too little is learned: whoever errs at random errs most often with a loan, having so many to choose from, and what is
 * played at once is hardly ever seen held.
 */
const UNTAUGHT: readonly boolean[] = EVENTS.map(({ id }) =>
  ["heavy-loans", "inspiring-speech", "reductions-from-the-church", "hidden-reserves"].includes(id),
);
function measureHand(table: Seen, seat: Seat, left: number, into: Float64Array, row: number): void {
  const hand = handOf(table, seat);
  let worth = 0;
  for (let at = 0; at < hand.length; at++) {
    const title = hand[at] as number;
    worth += holdingValue(title, left);
    if (UNTAUGHT[title] !== true) into[row + HELD_FROM + title] = (into[row + HELD_FROM + title] as number) + 1;
  }
  into[row + CARDS] = hand.length;
  into[row + CARDS_WORTH] = worth;
}
/** What the turn under way still holds for each. Wars are judged when they are over. */
function measureTurn(state: Position, into: Float64Array): void {
  const { table } = state;
  if (table.war !== null || table.stopped || table.windsOfWar !== NONE) return;
  for (let seat = 0; seat < seatsOf(table); seat++) {
    const row = seat * WIDTH;
    if (table.move !== null && table.move.seat === seat) into[row + UNDER_WAY] = underWay(state, seat);
    else if (isWaiting(table, seat)) into[row + TO_COME] = 1;
  }
}
