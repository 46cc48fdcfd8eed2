/** What is the same for all that a line may invest in, found out once a decision. */
import type { Seen } from "@stormakt/mare-balticum";
import { ARMY, FARM, FLEET, FORT, GOLD, goodOf, NO_LINE, PROVINCES, SUBJECTS_FOR_OFFICE, UNITS_FOR_TITLE } from "@stormakt/mare-balticum";
import {
  countHalves,
  countKind,
  countTitleDeck,
  firstOf,
  incomeOf,
  lowestIn,
  mannedAt,
  ownIn,
  prizeIn,
  sizeIn,
  standingOf,
  withEmptyFarm,
} from "@stormakt/mare-balticum/glance";
import { RECRUITS } from "../investing.ts";
import { scale, term, terms } from "./scale.ts";

export const GOOD_OF: readonly number[] = PROVINCES.map(goodOf);
/** More than anybody has. */
const TOO_MUCH = 99;

export const situation = {
  line: 0,
  gold: 0,
  /** Kinds of goods, those that can be paid with, how many kinds, and those that the title deck has none of from this line. */
  kinds: 0,
  goods: 0,
  kindsHeld: 0,
  lacking: 0,
  inGold: false,
  income: 0,
  /** On the title deck: its own units, the most of another, hexes filled; and what the next title is worth. */
  units: 0,
  most: 0,
  filled: 0,
  prize: 0,
  /** Titles of its own and the most of another, in halves; and how many lines are still to come this turn. */
  titles: 0,
  othersTitles: 0,
  later: 0,
  /** What it costs to have a title in reach this turn, and the cheapest office that can be paid. */
  titleCost: TOO_MUCH,
  cheapestOffice: TOO_MUCH,
};
export const halves = new Int8Array(6);
/** By kind: subjects of its own, three to the unit of weight. */
export const kindsOwn = new Int8Array(4);
/** By kind: the place of its office among the terms, -1 for none; what is missing, and what it costs to have it this turn. */
export const officeOf = new Int8Array(4);
export const missingOf = new Int8Array(4);
const officeCost = new Float64Array(4);
const goodsOf = new Int8Array(6);
const many = new Int8Array(5);

export const OFFICE = [
  "vacant, 1 missing, can",
  "vacant, 1 missing",
  "vacant, 2 missing, can",
  "vacant, 2 missing",
  "vacant, 3 missing, can",
  "vacant, 3 missing",
  "held, 1 missing, can",
  "held, 1 missing",
  "held, 2 missing, can",
  "held, 2 missing",
  "held, 3 missing, can",
  "held, 3 missing",
  "own, behind",
  "own, level",
  "own, one ahead",
  "own, two ahead",
];
/** Where offices of others and of its own begin among them. */
const HELD = 6;
const OWN = 12;

const SPOILS_TITLE = term("spoils a title");
const SPOILS_OFFICE = term("spoils an office");
const ENDING = terms("ends before", ["a title", "an office"]);
const PAY_GOLD = term("paid in gold");
const PAY_NEEDED = term("paid with what the title deck lacks");
const PAY_BROKE = term("no gold after it, goods left");

export function sizeUp(table: Seen, line: number, kinds: number): void {
  const gold = table.hand[line] as number;
  situation.line = line;
  situation.gold = gold;
  situation.kinds = kinds;
  situation.goods = gold >= 1 ? kinds : 0;
  situation.kindsHeld = 0;
  for (let left = kinds; left !== 0; left &= left - 1) situation.kindsHeld++;
  situation.inGold = gold >= 3;
  situation.income = incomeOf(table, line);
  situation.lacking = 0;
  for (let hex = 0; hex < 5; hex++) if (((table.titleDeck[hex] as number) & (1 << line)) === 0) situation.lacking |= 1 << hex;
  situation.filled = countTitleDeck(table, many);
  situation.units = many[line] as number;
  situation.most = mostOfOthers(many, line);
  situation.prize = prizeIn(table);
  countHalves(table, halves);
  situation.titles = halves[line] as number;
  situation.othersTitles = mostOfOthers(halves, line);
  situation.later = 0;
  for (let place = table.order.length - 1; place >= 0 && table.order[place] !== line; place--) situation.later++;
  for (let force = 0; force < 4; force++) {
    let own = 0;
    for (let left = standingOf(table, line, force); left !== 0; left &= left - 1) own += ownIn(table, line, lowestIn(left), force);
    kindsOwn[force] = own;
  }
  countGoods(table, line);
  situation.cheapestOffice = TOO_MUCH;
  for (let force = 0; force < 4; force++) reachForOffice(table, line, force);
  situation.titleCost = costOfTitle(table, line);
}
function mostOfOthers(counts: Int8Array, line: number): number {
  let most = 0;
  for (let other = 0; other < 5; other++) if (other !== line && (counts[other] as number) > most) most = counts[other] as number;
  return most;
}
function countGoods(table: Seen, line: number): void {
  goodsOf.fill(0);
  for (let force = 0; force < 4; force++)
    for (let left = standingOf(table, line, force); left !== 0; left &= left - 1) {
      const province = lowestIn(left);
      const first = firstOf(province, force);
      const good = GOOD_OF[province] as number;
      for (let circle = first; circle < first + 3; circle++)
        if (table.subjects[circle] === line) goodsOf[good] = (goodsOf[good] as number) + (table.goods[circle] as number);
    }
}
/** What its own subjects are short of an office, and what it costs to have it at the end of this turn. */
function reachForOffice(table: Seen, line: number, force: number): void {
  countKind(table, force, many);
  const own = many[line] as number;
  const others = mostOfOthers(many, line);
  const holder = table.offices[force] as number;
  officeCost[force] = TOO_MUCH;
  missingOf[force] = 0;
  if (holder === line) {
    officeOf[force] = OWN + Math.max(0, Math.min(own < others ? 0 : own - others + 1, 3));
    return;
  }
  const held = holder === NO_LINE ? 0 : (many[holder] as number);
  const missing = Math.max(SUBJECTS_FOR_OFFICE, held === 0 ? 0 : held + 1, others) - own;
  missingOf[force] = missing;
  if (missing > 3 || missing < 1) {
    officeOf[force] = -1;
    return;
  }
  let fitting = 0;
  const fits = RECRUITS[force] as number;
  for (let good = 0; good < 5; good++) if ((fits & (1 << good)) !== 0) fitting += goodsOf[good] as number;
  const inGoods = Math.min(fitting, missing);
  const cost = roomsFor(table, force) < missing ? TOO_MUCH : inGoods + 3 * (missing - inGoods);
  officeCost[force] = cost;
  const can = cost <= situation.gold;
  if (can && cost < situation.cheapestOffice) situation.cheapestOffice = cost;
  officeOf[force] = (holder === NO_LINE ? 0 : HELD) + 2 * (missing - 1) + (can ? 0 : 1);
}
function roomsFor(table: Seen, force: number): number {
  const { subjects } = table;
  let rooms = 0;
  if (force === FARM)
    for (let left = withEmptyFarm(table); left !== 0; left &= left - 1) {
      const first = firstOf(lowestIn(left), FARM);
      rooms += (subjects[first] === NO_LINE ? 1 : 0) + (subjects[first + 1] === NO_LINE ? 1 : 0);
    }
  else for (let left = mannedAt(table, force, 0); left !== 0; left &= left - 1) rooms += 3 - sizeIn(table, lowestIn(left), force);
  return rooms;
}
/** What it costs to fill the title deck and have the most units there, so that the next title is its own. */
function costOfTitle({ titleDeck }: Seen, line: number): number {
  const { units, most, prize, filled } = situation;
  if (prize === 0) return TOO_MUCH;
  let [cost, reach, cheap, dear] = [0, units, 0, 0];
  let isGoldOpen = false;
  for (let hex = 0; hex < 6; hex++) {
    const lines = titleDeck[hex] as number;
    if ((lines & (1 << line)) !== 0) continue;
    const each = hex === GOLD ? 2 : (goodsOf[hex] as number) > 0 ? 1 : 3;
    if (lines === 0) {
      cost += each;
      reach++;
    } else if (each === 1) cheap++;
    else if (hex === GOLD) isGoldOpen = true;
    else dear++;
  }
  const needed = Math.max(UNITS_FOR_TITLE, most);
  for (; reach < needed; reach++)
    if (cheap > 0) {
      cheap--;
      cost++;
    } else if (isGoldOpen) {
      isGoldOpen = false;
      cost += 2;
    } else if (dear > 0) {
      dear--;
      cost += 3;
    } else return TOO_MUCH;
  // As good as won.
  return filled === 6 && units >= needed && units > most ? TOO_MUCH : cost;
}

/** What an action makes impossible, by the gold that is left after it; `force`: what is recruited, -1 for nothing. */
export function weighWhatItSpoils(cost: number, force: number, isTitle: boolean): void {
  const { gold, titleCost, cheapestOffice } = situation;
  const left = gold - cost;
  if (!isTitle && titleCost <= gold && left < titleCost) scale.one(SPOILS_TITLE);
  if (cheapestOffice <= gold && left < cheapestOffice && !(force >= 0 && (officeCost[force] as number) <= gold)) scale.one(SPOILS_OFFICE);
}
export function weighEnding(): void {
  const { gold, titleCost, cheapestOffice } = situation;
  if (titleCost > 0 && titleCost <= gold) scale.one(ENDING);
  if (cheapestOffice <= gold) scale.one(ENDING + 1);
}
export function weighPayment(good: number, lacking: number): void {
  const { gold, kinds } = situation;
  if (good === GOLD) {
    scale.one(PAY_GOLD);
    if (gold === 3 && kinds !== 0) scale.one(PAY_BROKE);
    return;
  }
  if ((lacking & (1 << good)) !== 0) scale.one(PAY_NEEDED);
  if (gold === 1 && (kinds & ~(1 << good)) !== 0) scale.one(PAY_BROKE);
}

/** By what is built: room for it overseas. */
export const room = new Float64Array(3);
export function countRoom(table: Seen): void {
  const fleets = mannedAt(table, FLEET, 0);
  const armies = mannedAt(table, ARMY, 0);
  const forts = mannedAt(table, FORT, 0);
  room[0] = bits(~fleets & OVERSEAS) / 3;
  room[1] = bits(fleets & ~armies & OVERSEAS) / 3;
  room[2] = bits(armies & ~forts & OVERSEAS) / 3;
}
const OVERSEAS = 0xfc0;
function bits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}
