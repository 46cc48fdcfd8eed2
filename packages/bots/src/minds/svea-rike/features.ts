/** What a position is measured by, seat by seat. */

import type { Seat } from "@stormakt/kernel";
import { EVENTS } from "@stormakt/svea-rike/advice";
import type { History, Royal } from "@stormakt/svea-rike/catalog";
import {
  COUNTRY_COUNT,
  crownsOn,
  EAST_INDIA,
  EVERY_COUNTRY,
  EVERY_FIEF,
  EVERY_HISTORY,
  FACTORIES,
  FALUN,
  FIEFS,
  HANSA,
  HAT_PARTY,
  homeOf,
  IRON_WORKS,
  LAND_REFORM,
  MINING,
  NONE,
  OFFICES,
  reignOf,
  SALA,
  SCORING_SERIES,
  tradeIncome,
  troopsOn,
  warIn,
} from "@stormakt/svea-rike/catalog";
import { eraNow, goldOf, merchantsIn, militaryOf, ownerOf, placeOf, seatsOf } from "@stormakt/svea-rike/reckoning";
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
const {
  gold: GOLD,
  crowns: CROWNS,
  troops: TROOPS,
  fiefs: FIEF_CARDS,
  merchants: MERCHANTS,
  palaces: PALACES,
  offices: OFFICE_CARDS,
  trophies: TROPHIES,
  military: MILITARY_CARDS,
} = AT;
const FOREIGN_CROWNS = AT["crowns an enemy may take back"];
const FINNISH_CROWNS = AT["Finnish crowns"];
const STRONGEST = AT["strongest fief"];
const TRADE = AT["trade income"];
const EVERY_TURN = AT["income every turn"];
const FROM_FIEFS = AT["income from fiefs"];

/** Early, late and last: sets of weights by the turns still to come. */
export const PHASES = 7;
export const phaseOf = (table: Seen): number => phaseAfter(turnsLeft(table));

const SERIES = SCORING_SERIES.length;
const counts = new Int32Array(5 * SERIES);
const openCards = new Int32Array(SERIES);
const rowCards = new Int32Array(SERIES);
const danger = new Float64Array(COUNTRY_COUNT);
const hansa = new Int32Array(5);
const landReform = new Int32Array(5);
const IS_OFFICE = EVERY_HISTORY.map((card) => OFFICES.includes(card));
const FINNISH = FIEFS.map(({ finnish }) => finnish);
const PER_TURN = EVERY_HISTORY.map((card) => (card === MINING || card === IRON_WORKS ? 2 : card === FALUN ? 1 : card === SALA ? 1.4 : 0));
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
  measureFiefs(table, into);
  measureHistory(table, into);
  measureDanger(table);
  for (let at = 0; at < table.trophiesBy.length; at++) add(into, table.trophiesBy[at] as number, TROPHIES, 1);
  for (let seat = 0; seat < seats; seat++) {
    const row = seat * WIDTH;
    measureGold(table, seat, into, row);
    measureMerchants(table, seat, into, row);
    measureSeries(seat, left, into, row);
    measureHand(table, seat, left, into, row);
    into[row + AT["points for crowns"]] = Math.floor((into[row + CROWNS] as number) / 3);
    into[row + AT["points for troops"]] = Math.floor((into[row + TROOPS] as number) / 2);
    into[row + AT["no fief"]] = into[row + FIEF_CARDS] === 0 ? 1 : 0;
    const military = militaryOf(table, seat);
    into[row + AT["active military"]] = military;
    const fromFiefs =
      (into[row + CROWNS] as number) +
      (landReform[seat] as number) * (into[row + FIEF_CARDS] as number) +
      2 * (into[row + PALACES] as number);
    into[row + FROM_FIEFS] = fromFiefs;
    into[row + AT["the better income"]] = Math.max(fromFiefs, into[row + TRADE] as number);
  }
  measureTurn(state, into);
}
const add = (into: Float64Array, seat: Seat, feature: number, more: number): void => {
  into[seat * WIDTH + feature] = (into[seat * WIDTH + feature] as number) + more;
};

function measureFiefs(table: Seen, into: Float64Array): void {
  for (const fief of EVERY_FIEF) {
    const owner = ownerOf(table, fief);
    if (owner < 0) continue;
    const row = owner * WIDTH;
    const crowns = crownsOn(fief);
    const troops = troopsOn(fief);
    into[row + CROWNS] = (into[row + CROWNS] as number) + crowns;
    into[row + TROOPS] = (into[row + TROOPS] as number) + troops;
    into[row + FIEF_CARDS] = (into[row + FIEF_CARDS] as number) + 1;
    if (troops > (into[row + STRONGEST] as number)) into[row + STRONGEST] = troops;
    if (homeOf(fief) !== NONE) into[row + FOREIGN_CROWNS] = (into[row + FOREIGN_CROWNS] as number) + crowns;
    if (FINNISH[fief] === true && table.config.finlandLoss)
      into[row + FINNISH_CROWNS] = (into[row + FINNISH_CROWNS] as number) + crowns + troops;
  }
}
/** IN_DECK is -1 and IN_ROW is -2: such cards can still be had. */
const STILL_OPEN = -2;
function measureHistory(table: Seen, into: Float64Array): void {
  counts.fill(0);
  openCards.fill(0);
  rowCards.fill(0);
  hansa.fill(0);
  landReform.fill(0);
  for (const card of EVERY_HISTORY) {
    const owner = placeOf(table, card);
    const series = scoringSeriesOf(card);
    if (owner < 0) {
      if (series >= 0 && owner >= STILL_OPEN) openCards[series] = (openCards[series] as number) + 1;
      continue;
    }
    if (series >= 0) {
      const at = owner * SERIES + series;
      counts[at] = (counts[at] as number) + 1;
      add(into, owner, SERIES_FEATURE[series] as number, 1);
    } else if (IS_OFFICE[card] === true) add(into, owner, OFFICE_CARDS, 1);
    else if (card === HANSA) hansa[owner] = 1;
    else if (card === LAND_REFORM) landReform[owner] = 1;
    else if (card === FACTORIES) add(into, owner, AT.Factories, 1);
    else if (card === EAST_INDIA) add(into, owner, AT["East India Company"], 1);
    else if (card === HAT_PARTY) add(into, owner, AT["Hat Party"], 1);
    else add(into, owner, EVERY_TURN, PER_TURN[card] as number);
  }
  for (let at = 0; at < table.row.length; at++) {
    const series = scoringSeriesOf(table.row[at] as History);
    if (series >= 0) rowCards[series] = (rowCards[series] as number) + 1;
  }
}
/** How likely the next royal card is a war with each country. The cards of the deck are known, their order is not. */
function measureDanger(table: Seen): void {
  danger.fill(0);
  const era = eraNow(table);
  const deck = table.royalDeck;
  for (let at = 0; at < deck.length; at++) {
    const country = warIn(reignOf(deck[at] as Royal, era));
    if (country !== NONE) danger[country] = (danger[country] as number) + 1 / deck.length;
  }
}
/** What is owed is as good as paid, and a little dearer: it may fall due at a bad moment. */
const DEARER = 1.1;
function measureGold(table: Seen, seat: Seat, into: Float64Array, row: number): void {
  const gold = goldOf(table, seat);
  const owed = owedBy(table, seat);
  into[row + GOLD] = gold - DEARER * owed;
  into[row + AT["gold over twenty"]] = Math.max(0, gold - owed - 20);
  into[row + AT["points for gold"]] = Math.floor(Math.max(0, gold - owed) / 20);
  into[row + AT["debt beyond means"]] = Math.max(0, owed - gold - 3 * (into[row + CROWNS] as number));
}
function measureMerchants(table: Seen, seat: Seat, into: Float64Array, row: number): void {
  let merchants = 0;
  let trade = 0;
  let risk = 0;
  for (const country of EVERY_COUNTRY) {
    const own = merchantsIn(table, seat, country);
    if (own === 0) continue;
    merchants += own;
    const income = tradeIncome(own) + (hansa[seat] as number) * own;
    trade += income;
    risk += income * (danger[country] as number);
  }
  into[row + MERCHANTS] = merchants;
  into[row + AT["points for merchants"]] = Math.floor(merchants / 3);
  into[row + TRADE] = trade;
  into[row + AT["trade in danger"]] = risk;
}
function measureSeries(seat: Seat, left: number, into: Float64Array, row: number): void {
  let [points, twos, ones, near] = [0, 0, 0, 0];
  for (let series = 0; series < SERIES; series++) {
    const own = counts[seat * SERIES + series] as number;
    if (own === 0) continue;
    const hope = Math.min(1, (openCards[series] as number) / 4) * Math.min(1, (left + 1) / 4);
    points += Math.max(0, own - 2);
    if (own >= 2) {
      twos += hope;
      if ((rowCards[series] as number) > 0) near += 1;
    } else ones += hope;
  }
  into[row + AT["points for series"]] = points;
  into[row + AT["series of two"]] = twos;
  into[row + AT["series of one"]] = ones;
  into[row + AT["points lying in the row"]] = near;
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
  into[row + AT["event cards"]] = hand.length;
  into[row + AT["worth of event cards"]] = worth;
}
/** What the turn under way still holds for each. Wars are judged when they are over. */
function measureTurn(state: Position, into: Float64Array): void {
  const { table } = state;
  if (table.war !== null || table.stopped || table.windsOfWar !== NONE) return;
  for (let seat = 0; seat < seatsOf(table); seat++) {
    const row = seat * WIDTH;
    if (table.move !== null && table.move.seat === seat) into[row + AT["move under way"]] = underWay(state, seat);
    else if (isWaiting(table, seat)) into[row + AT["move to come"]] = 1;
  }
}
