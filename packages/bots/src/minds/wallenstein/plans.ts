/** Plans made quickly, for playouts and for what others may have laid face down; and small changes to a plan. */
import type { Chance, Seat } from "@stormakt/kernel";
import type { Plan, Table } from "@stormakt/wallenstein";
import {
  ARMIES_OF,
  AUCTION,
  BUILD_PALACE,
  BUILD_TRADING_POST,
  boxCount,
  COLLECT_TAXES,
  COMBAT_A,
  CONVERT_3,
  COUNTY_COUNT,
  COURT_BOXES,
  convertsIn,
  cubesToConvert,
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
  whyNotConvert,
} from "@stormakt/wallenstein";
import { favorWorth } from "../../tastes/wallenstein/court.ts";
import { goodPlan, placeOf, real } from "../../tastes/wallenstein/plans.ts";
import { byte } from "./map.ts";
import { at, get } from "./odds.ts";
import type { Outlook } from "./outlook.ts";
import { outlookOf } from "./outlook.ts";

/** A plan of the best kind the hand-made worth of plans knows. */
export const carefulPlan = (table: Readonly<Table>, seat: Seat, chance: Chance, tries: number): Plan =>
  goodPlan(outlookOf(table, seat).prospects, chance, tries);

const FINE = 4096;
const fraction = (chance: Chance): number => chance.below(FINE) / FINE;

/** What a quick plan is made of; nothing in these lists outlives it. */
const held: number[] = [];
const unused: number[] = [];
const uncovered: number[] = [];
function empty(list: number[]): void {
  while (list.length > 0) list.pop(); // to set its length would throw its room away
}
/** Takes what stands there out of a list, and tells it: the others keep their order. */
function takeOut(list: number[], place: number): number {
  const taken = at(list, place);
  for (let next = place + 1; next < list.length; next++) list[next - 1] = at(list, next);
  list.pop();
  return taken;
}
function placeIn(list: readonly number[], value: number): number {
  for (let place = 0; place < list.length; place++) if (at(list, place) === value) return place;
  return -1;
}
const EMPTY_MAT: readonly number[] = Array.from({ length: COURT_BOXES }, () => EMPTY);
/** Boxes of a mat, with nothing in them. */
export const emptyBoxes = (boxes: number): number[] => EMPTY_MAT.slice(0, boxes);

/** A sensible plan, made once through: what promises most is laid first, as long as it can be paid. Heat: how far promises are blurred. */
export function quickPlan(table: Readonly<Table>, seat: Seat, chance: Chance, heat: number): Plan {
  const outlook = outlookOf(table, seat);
  const boxes = emptyBoxes(boxCount(table));
  empty(held);
  for (let county = 0; county < COUNTY_COUNT; county++) if (at(table.owner, county) === seat) held.push(county);
  const bid = quickBid(table, seat, outlook, held, chance);
  empty(unused);
  for (let money = MONEY_0; money < MONEY_0 + MONEY_CARDS; money++) if (money !== bid) unused.push(money);
  if (table.court) for (let card = 0; card < TOWER_CARDS; card++) unused.push(TOWER_CARD);
  boxes[AUCTION] = bid;
  empty(uncovered);
  for (let box = 0; box < boxes.length; box++) if (box !== AUCTION) uncovered.push(box);
  if (isCounty(bid)) takeOut(held, placeIn(held, bid));
  const purse = at(table.thalers, seat) - (isMoney(bid) ? valueOf(bid) : 0);
  layOut(outlook, seat, boxes, uncovered, held, unused, purse, chance, heat, !isShort(table, seat));
  return { kind: "plan", boxes };
}
/** Mostly little is bid: nothing, or with many counties the one that is good for least. */
function quickBid(table: Readonly<Table>, seat: Seat, { prospects }: Outlook, counties: readonly number[], chance: Chance): number {
  const draw = chance.below(100);
  const thalers = at(table.thalers, seat);
  if (draw < LEANINGS.bidCounty && counties.length > 6) {
    const { gains, taxes } = prospects;
    let worst = -1;
    let least = Number.POSITIVE_INFINITY;
    for (let nth = 0; nth < counties.length; nth++) {
      const county = at(counties, nth);
      const good =
        Math.max(0, real(gains, placeOf(BUILD_PALACE, county)), real(gains, placeOf(BUILD_TRADING_POST, county))) +
        real(gains, placeOf(COMBAT_A, county)) +
        0.2 * real(taxes, county) +
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
  weight: Float64Array.of(0.518, 0.269, 0.373, 1, 1, 2.46, 2.46, 0.72, 1, 0.72),
  plus: Float64Array.of(0, -0.3, 0, 0.15, -0.15, -0.3, 0, 0, 0, 0),
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
const bestIn = new Uint8Array(COURT_BOXES);
/** No two players want the same: what one sort of action counts differs from plan to plan, by half or twice as much. */
const WANTS = Float64Array.from({ length: FINE }, (_, drawn) => 2 ** (2 * (drawn / FINE) - 1));

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
  const { table, prospects } = outlook;
  const convert = hasCourtBox(open) ? layCourt(table, seat, boxes, open, counties, idle, chance) : 0;
  score(outlook, open, counties, chance, heat);
  let left = purse;
  const taxes = placeIn(open, COLLECT_TAXES) >= 0 ? LEANINGS.purse : 0;
  const leader = leaderOf(table, seat);
  let supply = at(table.supply, seat) + convert;
  let hoped = false;
  while (counties.length > 0) {
    let box = -1;
    let highest = 0;
    for (let nth = 0; nth < open.length; nth++) {
      const one = at(open, nth);
      if (one > AUCTION) continue;
      const favourite = byte(bestIn, one);
      const price = at(PRICE_OF, one) - (one <= BUILD_TRADING_POST && leader === at(counties, favourite) ? 1 : 0);
      if (price > left || at(ARMIES_OF, one) > supply) continue;
      const promise = get(scores, one * MOST_COUNTIES + favourite);
      if (promise > highest) {
        box = one;
        highest = promise;
      }
    }
    if (box < 0) {
      // Taxes may come before what they pay for.
      const taxed = at(boxes, COLLECT_TAXES);
      const expected = isCounty(taxed) ? taxes * real(prospects.taxes, taxed) : 0;
      if (hoped || expected === 0) break;
      hoped = true;
      left += Math.round(expected);
      continue;
    }
    const nth = byte(bestIn, box);
    boxes[box] = at(counties, nth);
    if (box < COMBAT_A) left -= at(PRICE_OF, box);
    supply -= at(ARMIES_OF, box);
    takeOut(open, placeIn(open, box));
    takeCounty(counties, open, nth);
  }
  coverTheRest(boxes, open, mustCover ? counties : NONE_LEFT, idle, chance);
}
const NONE_LEFT: number[] = [];
function hasCourtBox(open: readonly number[]): boolean {
  for (let nth = 0; nth < open.length; nth++) if (at(open, nth) >= CONVERT_3) return true;
  return false;
}
/** What each county promises in each open box, blurred; and which promises most there, the first of those that promise alike. */
function score({ prospects, thaler }: Outlook, open: readonly number[], counties: readonly number[], chance: Chance, heat: number): void {
  const { gains, taxes } = prospects;
  const many = counties.length;
  for (let nth = 0; nth < open.length; nth++) {
    const box = at(open, nth);
    if (box >= AUCTION) continue;
    const first = placeOf(box, 0);
    const price = at(PRICE_OF, box) * thaler - get(LEANINGS.plus, box);
    const weight = get(LEANINGS.weight, box) * get(WANTS, chance.below(FINE));
    const from = box * MOST_COUNTIES;
    const perTax = box === COLLECT_TAXES ? LEANINGS.taxes + thaler : 0;
    let place = 0;
    let highest = Number.NEGATIVE_INFINITY;
    for (let one = 0; one < many; one++) {
      const county = at(counties, one);
      const taxed = perTax * real(taxes, county);
      const promise = weight * real(gains, first + county) + taxed - price + heat * (fraction(chance) + fraction(chance) - LEANINGS.low);
      scores[from + one] = promise;
      if (promise > highest) {
        highest = promise;
        place = one;
      }
    }
    bestIn[box] = place;
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
  counties.pop();
  for (let place = 0; place < open.length; place++) {
    const box = at(open, place);
    if (box >= AUCTION) continue;
    const from = box * MOST_COUNTIES;
    scores[from + nth] = get(scores, from + last);
    const favourite = byte(bestIn, box);
    if (favourite === nth || favourite === last) findBest(box, last);
  }
}
/** Where a county card that is good for nothing does least harm: a battle need not be fought, what cannot be built is not. */
const HARMLESS_FIRST: readonly number[] = [8, 9, 11, 12, 13, 10, 2, 1, 0, 7, 6, 5, 3, 4];
function coverTheRest(boxes: number[], open: number[], counties: number[], idle: number[], chance: Chance): void {
  let spare = idle.length - open.length;
  for (let nth = 0; nth < HARMLESS_FIRST.length && spare < 0 && counties.length > 0; nth++) {
    const box = at(HARMLESS_FIRST, nth);
    const place = placeIn(open, box);
    if (place < 0) continue;
    takeOut(open, place);
    boxes[box] = takeOut(counties, chance.below(counties.length));
    spare++;
  }
  for (let nth = 0; nth < open.length; nth++) boxes[at(open, nth)] = idle.length > 0 ? (idle.pop() as number) : EMPTY;
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
  let wanted = 0;
  let highest = 0.15;
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
  let tray = cubesToConvert(table, seat, TOWER_CARD);
  for (let box = CONVERT_3; box < COURT_BOXES && wanted > 0; box++) {
    const number = convertsIn(box);
    const place = placeIn(open, box);
    if (place < 0 || number > wanted) continue;
    const courtiers = at(table.courtiers, seat) - converted;
    const tower = placeIn(idle, TOWER_CARD);
    if (tower >= 0 && whyNotConvert(TOWER_CARD, number, tray, courtiers) === null) {
      boxes[box] = TOWER_CARD;
      takeOut(idle, tower);
      tray -= number;
    } else {
      let nth = 0;
      while (nth < counties.length && !canSpare(table, seat, at(counties, nth), number, courtiers)) nth++;
      if (nth === counties.length) continue;
      boxes[box] = takeOut(counties, nth);
    }
    takeOut(open, place);
    wanted -= number;
    converted += number;
  }
  return converted;
}

/** One army more than has to stay is kept in the county. */
const KEPT = 1;
const canSpare = (table: Readonly<Table>, seat: Seat, county: number, number: number, courtiers: number): boolean =>
  whyNotConvert(county, number, cubesToConvert(table, seat, county) - KEPT, courtiers) === null;

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
