/** Plans made quickly, for playouts and for what others may have laid face down; and small changes to a plan. */
import type { Chance, Seat } from "@stormakt/kernel";
import type { Plan, Table } from "@stormakt/wallenstein";
import {
  ARMIES_OF,
  AUCTION,
  BUILD_TRADING_POST,
  boxCount,
  COLLECT_TAXES,
  COMBAT_A,
  CONVERT_3,
  COUNTY_COUNT,
  COURT_BOXES,
  convertsIn,
  EMPTY,
  FAVOR_COSTS,
  handOf,
  isCounty,
  isMoney,
  isShort,
  leaderOf,
  MONEY_0,
  MONEY_CARDS,
  PRICE_OF,
  TOWER_CARD,
  TOWER_CARDS,
  valueOf,
} from "@stormakt/wallenstein";
import { favorWorth } from "../../tastes/wallenstein/court.ts";
import { goodPlan } from "../../tastes/wallenstein/plans.ts";
import { at, get } from "./odds.ts";
import type { Outlook } from "./outlook.ts";
import { outlookOf } from "./outlook.ts";

/** A plan of the best kind the hand-made worth of plans knows. */
export const carefulPlan = (table: Readonly<Table>, seat: Seat, chance: Chance, tries: number): Plan =>
  goodPlan(outlookOf(table, seat).prospects, chance, tries);

const fraction = (chance: Chance): number => chance.below(4096) / 4096;

/** A sensible plan, made once through: what promises most is laid first, as long as it can be paid. Heat: how far promises are blurred. */
export function quickPlan(table: Readonly<Table>, seat: Seat, chance: Chance, heat: number): Plan {
  const outlook = outlookOf(table, seat);
  const boxes: number[] = Array.from({ length: boxCount(table) }, () => EMPTY);
  const counties: number[] = [];
  for (let county = 0; county < COUNTY_COUNT; county++) if (table.owner[county] === seat) counties.push(county);
  const bid = quickBid(table, seat, outlook, counties, chance);
  const idle: number[] = [];
  for (let money = MONEY_0; money < MONEY_0 + MONEY_CARDS; money++) if (money !== bid) idle.push(money);
  if (table.court) for (let card = 0; card < TOWER_CARDS; card++) idle.push(TOWER_CARD);
  boxes[AUCTION] = bid;
  const open: number[] = [];
  for (let box = 0; box < boxes.length; box++) if (box !== AUCTION) open.push(box);
  if (isCounty(bid)) counties.splice(counties.indexOf(bid), 1);
  const purse = at(table.thalers, seat) - (isMoney(bid) ? valueOf(bid) : 0);
  layOut(outlook, seat, boxes, open, counties, idle, purse, chance, heat, !isShort(table, seat));
  return { kind: "plan", boxes };
}
/** Mostly little is bid: nothing, or with many counties the one that is good for least. */
function quickBid(table: Readonly<Table>, seat: Seat, { prospects }: Outlook, counties: readonly number[], chance: Chance): number {
  const draw = chance.below(100);
  const thalers = at(table.thalers, seat);
  if (draw < LEANINGS.bidCounty && counties.length > 6) {
    let worst = -1;
    let least = Number.POSITIVE_INFINITY;
    for (let nth = 0; nth < counties.length; nth++) {
      const county = at(counties, nth);
      const good =
        Math.max(0, at(prospects.gains[0] as number[], county), at(prospects.gains[2] as number[], county)) +
        at(prospects.gains[COMBAT_A] as number[], county) +
        0.2 * at(prospects.taxes, county) +
        fraction(chance);
      if (good < least) {
        least = good;
        worst = county;
      }
    }
    return worst;
  }
  const money = draw < 88 ? 0 : draw < 94 ? 1 : draw < 97 ? 2 : draw < 99 ? 3 : 4;
  return MONEY_0 + Math.min(money, thalers);
}

/** How quick plans lean. The numbers were tried out against each other in quick play: armies are worth more than they look, buildings less. */
const LEANINGS = {
  /** By box: how much what a county promises there counts, and what is added to it. */
  weight: [0.518, 0.269, 0.373, 1, 1, 2.46, 2.46, 0.72, 1, 0.72],
  plus: [0, -0.3, 0, 0.15, -0.15, -0.3, 0, 0, 0, 0],
  taxes: 0.12,
  /** What must be promised at least, as a share of the heat. */
  low: 0.7,
  /** The share of the taxes that is counted on before they are collected. */
  purse: 0.311,
  /** Of a hundred plans so many bid a county. */
  bidCounty: 30,
} as const;
const MOST_COUNTIES = 45;
/** Notes of one layout: what each county is good for in each box. */
const scores = new Float64Array(COURT_BOXES * MOST_COUNTIES);
const bestIn = new Float64Array(COURT_BOXES);

/**
 * Lays counties and idle cards into open boxes, best first. If all must be covered, what is left over goes where it does least harm; else
 * a county that promises nothing is held back (WA-PLAN-5).
 */
export function layOut(
  outlook: Outlook,
  seat: Seat,
  boxes: number[],
  open: number[],
  counties: number[],
  idle: number[],
  purse: number,
  chance: Chance,
  heat: number,
  mustCover: boolean,
): void {
  const { table } = outlook;
  const convert = open.some((box) => box >= CONVERT_3) ? layCourt(table, seat, boxes, open, counties, idle, chance) : 0;
  score(outlook, open, counties, chance, heat);
  let left = purse;
  const taxes = open.includes(COLLECT_TAXES) ? LEANINGS.purse : 0;
  let supply = at(table.supply, seat) + convert;
  let hoped = false;
  while (counties.length > 0) {
    let [box, highest] = [-1, 0];
    for (let nth = 0; nth < open.length; nth++) {
      const one = at(open, nth);
      if (one > AUCTION) continue;
      const price = at(PRICE_OF, one) - (one <= BUILD_TRADING_POST && leaderOf(table, seat) === at(counties, get(bestIn, one)) ? 1 : 0);
      if (price > left || at(ARMIES_OF, one) > supply) continue;
      const promise = get(scores, one * MOST_COUNTIES + get(bestIn, one));
      if (promise > highest) {
        box = one;
        highest = promise;
      }
    }
    if (box < 0) {
      // Taxes may come before what they pay for.
      const expected = isCounty(boxes[COLLECT_TAXES] ?? EMPTY) ? taxes * at(outlook.prospects.taxes, at(boxes, COLLECT_TAXES)) : 0;
      if (hoped || expected === 0) break;
      hoped = true;
      left += Math.round(expected);
      continue;
    }
    const nth = get(bestIn, box);
    const county = at(counties, nth);
    boxes[box] = county;
    if (box < COMBAT_A) left -= at(PRICE_OF, box);
    supply -= at(ARMIES_OF, box);
    open.splice(open.indexOf(box), 1);
    takeCounty(counties, open, nth);
  }
  coverTheRest(boxes, open, mustCover ? counties : [], idle, chance);
}
/** What each county promises in each open box, blurred. */
function score({ prospects, thaler }: Outlook, open: readonly number[], counties: readonly number[], chance: Chance, heat: number): void {
  const { gains, taxes } = prospects;
  for (let nth = 0; nth < open.length; nth++) {
    const box = at(open, nth);
    if (box >= AUCTION) continue;
    const gain = gains[box] as readonly number[];
    const price = at(PRICE_OF, box) * thaler - at(LEANINGS.plus, box);
    // No two players want the same: what one sort of action counts differs from plan to plan.
    const weight = at(LEANINGS.weight, box) * 2 ** (2 * fraction(chance) - 1);
    const from = box * MOST_COUNTIES;
    for (let one = 0; one < counties.length; one++) {
      const county = at(counties, one);
      const taxed = box === COLLECT_TAXES ? (LEANINGS.taxes + thaler) * at(taxes, county) : 0;
      scores[from + one] = weight * at(gain, county) + taxed - price + heat * (fraction(chance) + fraction(chance) - LEANINGS.low);
    }
    findBest(box, counties.length);
  }
}
function findBest(box: number, counties: number): void {
  const from = box * MOST_COUNTIES;
  let place = 0;
  for (let one = 1; one < counties; one++) if (get(scores, from + one) > get(scores, from + place)) place = one;
  bestIn[box] = place;
}
/** The last county takes the place of the one that was laid. */
function takeCounty(counties: number[], open: readonly number[], nth: number): void {
  const last = counties.length - 1;
  counties[nth] = at(counties, last);
  counties.length = last;
  for (let place = 0; place < open.length; place++) {
    const box = at(open, place);
    if (box >= AUCTION) continue;
    const from = box * MOST_COUNTIES;
    scores[from + nth] = get(scores, from + last);
    if (get(bestIn, box) === nth || get(bestIn, box) === last) findBest(box, last);
  }
}
/** Where a county card that is good for nothing does least harm: a battle need not be fought, what cannot be built is not. */
const HARMLESS_FIRST: readonly number[] = [8, 9, 11, 12, 13, 10, 2, 1, 0, 7, 6, 5, 3, 4];
function coverTheRest(boxes: number[], open: number[], counties: number[], idle: number[], chance: Chance): void {
  let spare = idle.length - open.length;
  for (let nth = 0; nth < HARMLESS_FIRST.length && spare < 0 && counties.length > 0; nth++) {
    const box = at(HARMLESS_FIRST, nth);
    const place = open.indexOf(box);
    if (place < 0) continue;
    open.splice(place, 1);
    boxes[box] = counties.splice(chance.below(counties.length), 1)[0] as number;
    spare++;
  }
  for (let nth = 0; nth < open.length; nth++) boxes[at(open, nth)] = idle.pop() ?? EMPTY;
}

/** Sends as many courtiers as the best favor on display asks for, if armies can be spared; tells how many armies came back to the supply. */
function layCourt(
  table: Readonly<Table>,
  seat: Seat,
  boxes: number[],
  open: number[],
  counties: number[],
  idle: number[],
  chance: Chance,
): number {
  if (chance.below(4) === 0) return 0;
  const hall = at(table.hall, seat);
  let [wanted, highest] = [0, 0.15];
  for (let space = 0; space < table.display.length; space++) {
    const favor = at(table.display, space);
    const price = at(FAVOR_COSTS, space);
    if (favor === 0) continue;
    const worth = 0.7 * favorWorth(table, seat, favor) - 0.14 * price - 0.1 * Math.max(0, price - hall) + 0.2 * fraction(chance);
    if (worth > highest) {
      highest = worth;
      wanted = price - hall;
    }
  }
  let converted = 0;
  let tray = at(table.tray, seat + 1);
  for (let box = CONVERT_3; box < COURT_BOXES && wanted > 0; box++) {
    const number = convertsIn(box);
    const place = open.indexOf(box);
    if (place < 0 || number > wanted || number > at(table.courtiers, seat) - converted) continue;
    const tower = idle.indexOf(TOWER_CARD);
    if (tower >= 0 && tray >= number) {
      boxes[box] = TOWER_CARD;
      idle.splice(tower, 1);
      tray -= number;
    } else {
      const nth = counties.findIndex((county) => at(table.armies, county) > number + 1);
      if (nth < 0) continue;
      boxes[box] = counties.splice(nth, 1)[0] as number;
    }
    open.splice(place, 1);
    wanted -= number;
    converted += number;
  }
  return converted;
}

/** Two cards change places, or one makes room for a card in hand, or with too few cards for none. What cannot matter is not tried. */
export function varied(table: Readonly<Table>, seat: Seat, plan: Plan, chance: Chance): Plan | null {
  const cards = plan.boxes.slice();
  const hand = handOf(table, seat);
  for (const card of plan.boxes) {
    const place = hand.indexOf(card);
    if (place >= 0) hand.splice(place, 1);
  }
  if (isShort(table, seat)) hand.push(EMPTY);
  const boxes = cards.length;
  const thalers = at(table.thalers, seat);
  for (let trial = 0; trial < 30; trial++) {
    const box = chance.below(6) === 0 ? AUCTION : chance.below(boxes);
    const other = chance.below(boxes + hand.length);
    if (other === box) continue;
    const [one, two] = [at(cards, box), other < boxes ? at(cards, other) : at(hand, other - boxes)];
    const matters = box === AUCTION || other === AUCTION || isCounty(one) || isCounty(two) || one === TOWER_CARD || two === TOWER_CARD;
    const bid = box === AUCTION ? two : other === AUCTION ? one : at(cards, AUCTION);
    if (!matters || one === two || (isMoney(bid) && valueOf(bid) > thalers)) continue;
    cards[box] = two;
    if (other < boxes) cards[other] = one;
    return { kind: "plan", boxes: cards };
  }
  return null;
}
