/** Good plans: what each card is worth in each box, and a search for the best way to lay them out. */

import type { Chance, Seat } from "@stormakt/kernel";
import type { Plan, Table } from "@stormakt/wallenstein";
import {
  ARMIES_OF,
  AUCTION,
  bidRank,
  boxCount,
  COLLECT_GRAIN,
  COLLECT_TAXES,
  COMBAT_A,
  COUNTY_COUNT,
  countCounties,
  DEPLOY_1_MOVE,
  DEPLOY_5,
  grainYield,
  handOf,
  hasBuilding,
  hasFreeSite,
  isCounty,
  isMoney,
  leaderOf,
  NEIGHBOURS,
  OUT_OF_PLAY,
  PRICE_OF,
  REGION_OF,
  roughOdds,
  roughRevolt,
  taxYield,
  valueOf,
} from "@stormakt/wallenstein";
import type { Building, County } from "@stormakt/wallenstein/catalog";
import { BUILDING, COUNTY } from "@stormakt/wallenstein/catalog";
import { courtWorth } from "./court.ts";
import {
  at,
  bestOfOthers,
  buildingsAt,
  countBuildings,
  countyWorth,
  exposure,
  hungerCost,
  majorityPoints,
  scorings,
  thalersWorth,
} from "./worth.ts";

/** What a seat may hope for, worked out once for all plans of a round. */
export interface Prospects {
  readonly table: Readonly<Table>;
  readonly seat: Seat;
  /** By action, then county: the gain if the action is carried out there, its price apart. */
  readonly gains: readonly number[];
  /** By county: where an attack would go. */
  readonly targets: readonly number[];
  readonly taxes: readonly number[];
  /** Orders in which the row may come. */
  readonly orders: readonly (readonly number[])[];
}
const IMPOSSIBLE = -1000;
const RANK_WORTH = [0, 0.02, 0.12, 0.3, 0.45, 0.55, 0.6];

export function prospectsOf(table: Readonly<Table>, seat: Seat): Prospects {
  const gains = NO_GAINS.slice();
  const targets = NOWHERE.slice();
  const taxes = NOWHERE.slice();
  const counts = countBuildings(table);
  const counties = countCounties(table, seat);
  const hungerNow = hungerCost(table, counties, at(table.grain, seat) - 4); // without this round's collection
  for (const county of COUNTY.all) {
    if (table.owner[county] !== seat) continue;
    for (const building of BUILDING.all) gains[placeOf(building, county)] = buildGain(table, seat, counts, building, county);
    const unrest = unrestCost(table, county);
    const grain = grainYield(table, seat, county);
    gains[placeOf(COLLECT_GRAIN, county)] = hungerNow - hungerCost(table, counties, at(table.grain, seat) - 4 + grain) - unrest;
    gains[placeOf(COLLECT_TAXES, county)] = -unrest;
    taxes[county] = taxYield(table, seat, county);
    const need = armyNeed(table, seat, county);
    for (let action = DEPLOY_5; action <= DEPLOY_1_MOVE; action++) gains[placeOf(action, county)] = deployGain(need, at(ARMIES_OF, action));
    const { gain, target } = bestAttack(table, seat, county);
    gains[placeOf(COMBAT_A, county)] = gain;
    gains[placeOf(COMBAT_A + 1, county)] = gain;
    targets[county] = target;
  }
  return { table, seat, gains, targets, taxes, orders: likelyOrders(table) };
}
// Lists of fractions from the first, and never of anything else: so reading them stays quick.
const fractions = (length: number): number[] => Array.from({ length }, () => 0.5).fill(0);
const NO_GAINS = fractions(PRICE_OF.length * COUNTY_COUNT);
const NOWHERE = fractions(COUNTY_COUNT);
/** Where what an action brings in a county stands. */
export const placeOf = (action: number, county: number): number => action * COUNTY_COUNT + county;
/** Reads such a list; whole numbers are read by `at`. */
export const real = (list: readonly number[], place: number): number => list[place] as number;

/** The row as far as it is open; the taxes first or last of the rest, and else the cheap things first. */
function likelyOrders({ row, faceUp }: Readonly<Table>): number[][] {
  const open = row.slice(0, faceUp);
  const hidden = row.slice(faceUp).sort((one, other) => at(PRICE_OF, one) - at(PRICE_OF, other) || one - other);
  if (!hidden.includes(COLLECT_TAXES)) return [[...open, ...hidden]];
  const rest = hidden.filter((action) => action !== COLLECT_TAXES);
  return [
    [...open, COLLECT_TAXES, ...rest],
    [...open, ...rest, COLLECT_TAXES],
  ];
}

function buildGain(table: Readonly<Table>, seat: Seat, counts: readonly number[], building: Building, county: County): number {
  if (hasBuilding(table, county, building) || !hasFreeSite(table, county) || at(table.stock, building) === 0) return IMPOSSIBLE;
  const place = at(REGION_OF, county) * 3 + building;
  const own = at(counts, place * table.seats + seat);
  const best = bestOfOthers(table, counts, place, seat);
  const lead = majorityPoints(building, own + 1, best) - majorityPoints(building, own, best);
  const denied = own < best && own + 1 === best ? 0.4 : 0;
  return scorings(table) * (1 + 0.85 * lead + denied) + (leaderOf(table, seat) === county ? 0.3 : 0);
}
/** A marker, or a revolt that may cost the county. */
function unrestCost(table: Readonly<Table>, county: County): number {
  const markers = at(table.markers, county);
  if (markers === 0) return 0.2;
  const kept = roughRevolt(table, county, markers);
  return 0.4 + (1 - kept) * countyWorth(table, county, scorings(table)) + 0.14 * Math.min(2, markers);
}
/** How much a county wants armies: for its defence, and for what could be attacked from it. */
function armyNeed(table: Readonly<Table>, seat: Seat, county: number): number {
  let threat = 0;
  let prey = 0;
  for (const next of NEIGHBOURS[county] ?? []) {
    const owner = at(table.owner, next);
    if (owner === seat || owner === OUT_OF_PLAY) continue;
    if (owner >= 0) threat = Math.max(threat, at(table.armies, next));
    prey = Math.max(prey, owner < 0 ? 0.8 : (1 + buildingsAt(table, next)) / (1 + 0.3 * at(table.armies, next)));
  }
  const armies = at(table.armies, county);
  const defence = threat === 0 ? 0 : Math.max(0, Math.min(1.2, (threat + 1) / (armies + 1) - 0.3)) * (1 + buildingsAt(table, county));
  return 0.13 + 0.09 * defence + 0.07 * prey * (armies < 7 ? 1 : 0.4);
}
const deployGain = (need: number, armies: number): number => need * (armies >= 5 ? 4.4 : armies >= 3 ? 2.9 : 1.25);

/** The best attack out of a county, if any is worth it. */
function bestAttack(table: Readonly<Table>, seat: Seat, county: County): { gain: number; target: number } {
  let best = { gain: 0, target: -1 };
  const most = at(table.armies, county) - 1;
  if (most < 1) return best;
  for (const next of NEIGHBOURS[county] ?? []) {
    if (table.owner[next] === seat || table.owner[next] === OUT_OF_PLAY) continue;
    const gain = attackGain(table, seat, county, next, most);
    if (gain > best.gain) best = { gain, target: next };
  }
  return best;
}
/** What an attack with so many armies can be expected to bring. */
export function attackGain(table: Readonly<Table>, seat: Seat, from: County, to: County, armies: number): number {
  const { win, loss } = roughOdds(table, seat, to, armies);
  const often = scorings(table);
  const prize = countyWorth(table, to, often) + (buildingsAt(table, to) > 0 ? 0.5 * often : 0);
  const defender = at(table.owner, to);
  const harm = defender < 0 ? 0 : (prize * 0.9) / (table.seats - 1);
  const bared = exposure(table, seat, from, at(table.armies, from) - armies) * countyWorth(table, from, often);
  const hunger = 0.25; // one more county to feed
  const spent = 0.14 * (0.55 * armies);
  return win * (prize - hunger + harm) + (1 - win - loss) * harm - spent * (1 - 0.3 * win) - bared - 0.12;
}
/** What a plan can be expected to bring, in points. */
export function planWorth(prospects: Prospects, boxes: readonly number[]): number {
  const { table, seat, orders } = prospects;
  const bid = boxes[AUCTION] ?? -1;
  let worth = at(RANK_WORTH, bidRank(bid));
  if (isCounty(bid)) worth -= 0.01;
  for (const order of orders)
    worth += performed(prospects, boxes, order, at(table.thalers, seat) - (isMoney(bid) ? valueOf(bid) : 0)) / orders.length;
  return table.court ? worth + courtWorth(table, seat, boxes) : worth;
}
function performed(
  { table, seat, gains, targets, taxes }: Prospects,
  boxes: readonly number[],
  order: readonly number[],
  purse: number,
): number {
  let thalers = purse;
  let supply = at(table.supply, seat);
  let worth = 0;
  let hit = -1;
  for (let place = 0; place < order.length; place++) {
    const action = at(order, place);
    const card = boxes[action] ?? -1;
    if (!isCounty(card)) continue;
    const gain = real(gains, placeOf(action, card));
    const late = 1 - 0.02 * place; // what comes later may not come at all
    if (action >= COMBAT_A) {
      const target = real(targets, card);
      if (gain > 0) worth += target === hit ? 0.3 * gain : late * gain;
      if (target >= 0) hit = target;
      continue;
    }
    if (action === COLLECT_TAXES) thalers += real(taxes, card);
    else if (action < COLLECT_GRAIN || action >= DEPLOY_5) {
      const price = at(PRICE_OF, action) - (action < COLLECT_GRAIN && leaderOf(table, seat) === card ? 1 : 0);
      if (gain <= IMPOSSIBLE || price > thalers || supply < at(ARMIES_OF, action)) continue;
      thalers -= price;
      supply -= at(ARMIES_OF, action);
    }
    worth += action === COLLECT_TAXES || action === COLLECT_GRAIN ? gain : late * gain;
  }
  return worth + thalersWorth(table, thalers);
}

/** A plan laid out by chance, then bettered by exchanging two cards at a time. */
export function goodPlan(prospects: Prospects, chance: Chance, tries: number): Plan {
  const { table, seat } = prospects;
  const boxes = boxCount(table);
  const cards = handOf(table, seat);
  while (cards.length < boxes) cards.push(-1);
  chance.shuffle(cards);
  const thalers = at(table.thalers, seat);
  const affordable = (card: number) => !isMoney(card) || valueOf(card) <= thalers;
  const bid = cards.findIndex(affordable);
  exchange(cards, AUCTION, bid);
  let worth = planWorth(prospects, cards);
  for (let trial = 0; trial < tries; trial++) {
    const one = chance.below(boxes);
    const other = chance.below(cards.length);
    exchange(cards, one, other);
    const now = affordable(at(cards, AUCTION)) ? planWorth(prospects, cards) : Number.NEGATIVE_INFINITY;
    if (now >= worth) worth = now;
    else exchange(cards, one, other);
  }
  return { kind: "plan", boxes: cards.slice(0, boxes) };
}
function exchange(cards: number[], one: number, other: number): void {
  const held = at(cards, one);
  cards[one] = at(cards, other);
  cards[other] = held;
}
