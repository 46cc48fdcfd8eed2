/**
 * Which boxes of a plan will come to nothing, and by which rule. Only what is certain is said: the order of five action cards,
 * the event, tiles, favors and what others do are unknown, so every doubt is decided in the plan's favour.
 */
import type { Seat } from "@stormakt/kernel";
import type { None } from "@stormakt/kernel/ids";
import { NONE } from "@stormakt/kernel/ids";
import type { ActionCard, Box, Card, County, EventCard, Favor } from "../catalog/index.ts";
import {
  AUCTION,
  areAdjacent,
  benefitOf,
  buildingOf,
  COLLECT_GRAIN,
  COLLECT_TAXES,
  COMBAT_A,
  COMBAT_B,
  CONVERT_BOXES,
  convertsIn,
  DEPLOY_1_MOVE,
  EMPTY,
  FAVOR_COSTS,
  FREE_ARMIES,
  grantOf,
  isCounty,
  isMoney,
  isOnDisplay,
  LANDSKNECHT_CARDS,
  NEIGHBOURS,
  PRICE_OF,
  REGIONS_FOR_LANDSKNECHTE,
  SPRING,
  TOWER_CARD,
  valueOf,
} from "../catalog/index.ts";
import { cubesToConvert, whyNotConvert } from "../modules/converting.ts";
import { buildPrice, whyNoRoomFor } from "../steps/building.ts";
import { taxYield } from "../steps/collecting.ts";
import { recruitsNeeded, whyNotDeployWith } from "../steps/deploying.ts";
import { armiesToSpare } from "../steps/marching.ts";
import { handOf, isShort } from "../steps/planning.ts";
import type { TableView } from "../table.ts";
import { actionAt, at, countRegions, isNeutral, leaderOf, NOWHERE, ownerOf, supplyOf, thalersOf } from "../table.ts";
import type { Plan, SkipRule } from "../types.ts";

export interface PlanWarning {
  readonly box: Box;
  readonly card: Card;
  readonly rule: SkipRule;
  /** False: only a battle won in defence of the county, which can leave more armies there than before, could change it. */
  readonly certain: boolean;
}
/** At least and at most so much. */
interface Between {
  least: number;
  most: number;
}
interface Outlook {
  readonly view: Readonly<TableView>;
  readonly seat: Seat;
  readonly boxes: readonly Card[];
  readonly thalers: Between;
  /** The most the supply can hold before any battle. */
  readonly supply: number;
  readonly favors: readonly Favor[];
}

/** The warnings for a plan, finished or half made, while the game waits for plans. `view` is the table of the seat's view. */
export function planWarnings(view: Readonly<TableView>, seat: Seat, { boxes }: Pick<Plan, "boxes">): PlanWarning[] {
  const court = view.court ? conversions(view, seat, boxes) : { warnings: [], hall: 0, converted: 0 };
  const favors = view.display.filter(isOnDisplay).filter((favor) => court.hall >= at(FAVOR_COSTS, view.display.indexOf(favor)));
  const bid = boxes[AUCTION] ?? NOWHERE;
  const thalers = thalersOf(view, seat) - (isMoney(bid) ? valueOf(bid) : 0);
  const outlook: Outlook = {
    view,
    seat,
    boxes,
    favors,
    thalers: { least: thalers, most: thalers + mostFromFavors(favors) + mostFromLandsknechte(view, seat, "thalers") },
    supply: supplyOf(view, seat) + court.converted,
  };
  return [...actionWarnings(outlook), ...court.warnings].sort((one, other) => one.box - other.box);
}
/** WA-PLAN-5 How many cards somebody short of cards holds back though boxes are open. It is allowed, but seldom meant. */
export function heldBack(view: Readonly<TableView>, seat: Seat, { boxes }: Pick<Plan, "boxes">): number {
  if (!isShort(view, seat)) return 0;
  return handOf(view, seat).length - boxes.filter((card) => card !== EMPTY).length;
}
const mostFromFavors = (favors: readonly Favor[]): number =>
  Math.max(0, ...favors.map((favor) => ((grant) => (grant.grants === "thalers" ? grant.amount : 0))(grantOf(favor))));
/** WA-LANDS-2 The next card pays, if the regions suffice; nothing changes before that. */
function mostFromLandsknechte(view: Readonly<TableView>, seat: Seat, benefit: "thalers" | "armies"): number {
  if (!view.landsknechte || countRegions(view, seat) < REGIONS_FOR_LANDSKNECHTE) return 0;
  return benefitOf((at(view.landsknecht, seat) % LANDSKNECHT_CARDS) + 1, benefit);
}

/** WA-COURT-5 to -8 The convert boxes are settled before the first action, so almost all about them is known. */
function conversions(view: Readonly<TableView>, seat: Seat, boxes: readonly Card[]) {
  const warnings: PlanWarning[] = [];
  const courtiers: Between = { least: at(view.courtiers, seat), most: at(view.courtiers, seat) };
  const inTray = cubesToConvert(view, seat, TOWER_CARD);
  const tray: Between = { least: inTray, most: inTray + mostFromLandsknechte(view, seat, "armies") };
  let hall = at(view.hall, seat);
  let converted = 0;
  for (const box of CONVERT_BOXES) {
    const card = boxes[box] ?? NOWHERE;
    const number = convertsIn(box);
    if (!isCounty(card) && card !== TOWER_CARD) continue;
    const cubes = isCounty(card) ? exactly(cubesToConvert(view, seat, card)) : tray;
    const rule = whyNotConvert(card, number, cubes.most, courtiers.most);
    if (rule !== null) {
      warnings.push({ box, card, rule, certain: true });
      continue;
    }
    hall += number;
    converted += number;
    const isSure = whyNotConvert(card, number, cubes.least, courtiers.least) === null;
    for (const spent of [courtiers, cubes]) {
      spent.least -= number;
      if (isSure) spent.most -= number;
    }
  }
  return { warnings, hall, converted };
}

/** The five cards face up, in their order; then each of the others as if it came at the best moment. */
function actionWarnings(outlook: Outlook): PlanWarning[] {
  const { view, boxes, thalers } = outlook;
  const warnings: PlanWarning[] = [];
  const judge = (action: ActionCard, before: readonly ActionCard[], most: number): boolean => {
    const card = boxes[action] ?? NOWHERE;
    const rule = isCounty(card) ? whyCertainlyNot(outlook, action, card, before, most) : null;
    if (rule !== null && isCounty(card))
      warnings.push({ box: action, card, rule, certain: !isCombat(action) || !mayBeAttacked(outlook, card, before) });
    return isCounty(card) && rule === null;
  };
  const row = view.row.map((_, place) => actionAt(view, place));
  for (let place = 0; place < view.faceUp; place++) {
    const action = actionAt(view, place);
    const before = row.slice(0, place);
    if (judge(action, before, thalers.most)) spend(outlook, action, before);
  }
  const hidden = row.slice(view.faceUp);
  const taxes = hidden.includes(COLLECT_TAXES) ? taxBetween(outlook).most : 0;
  for (const action of hidden)
    judge(
      action,
      row.filter((other) => other !== action),
      thalers.most + taxes,
    );
  return warnings;
}

const bringsBattle = (action: ActionCard): boolean => [COLLECT_GRAIN, COLLECT_TAXES, COMBAT_A, COMBAT_B].includes(action);
const isCombat = (action: ActionCard): boolean => action === COMBAT_A || action === COMBAT_B;

/** `before`: the actions that come earlier, or may. `most`: the most money there can be by then. */
function whyCertainlyNot(
  outlook: Outlook,
  action: ActionCard,
  county: County,
  before: readonly ActionCard[],
  most: number,
): SkipRule | null {
  const { view, seat } = outlook;
  const building = buildingOf(action);
  if (building !== NONE) {
    const full = whyNoRoomFor(view, building, county);
    if (full === "WA-BUILD-1" || full === "WA-BUILD-2" || (full !== null && !before.some(bringsBattle))) return full;
    return most < priceBetween(view, seat, action, county).least ? "WA-BUILD-3" : null;
  }
  if (isCombat(action)) return armiesToSpare(view, county) < 1 && !mayBeReinforced(outlook, county, before) ? "WA-COMBAT-1" : null;
  if (action === COLLECT_GRAIN || action === COLLECT_TAXES) return null;
  const supply = before.some(bringsBattle) ? Number.POSITIVE_INFINITY : outlook.supply;
  return whyNotDeployWith(action, most, supply, underAnyEvent(outlook, (table) => recruitsNeeded(table, action)).least);
}
/** A leader in the county makes building cheaper; before the first leaders are placed, one may come there. */
function priceBetween(view: Readonly<TableView>, seat: Seat, action: ActionCard, county: County): Between {
  const building = buildingOf(action);
  if (building === NONE) return exactly(at(PRICE_OF, action));
  const most = buildPrice(view, seat, building, county);
  return { least: mayStillPlaceLeader(view, seat) ? most - 1 : most, most };
}
const mayStillPlaceLeader = (view: Readonly<TableView>, seat: Seat): boolean =>
  view.leaders && !view.drafted && view.year === 1 && view.season === SPRING && leaderOf(view, seat) === NOWHERE;
const exactly = (number: number): Between => ({ least: number, most: number });
/** What a rule comes to, whichever of the events is this round's; or none. Nobody has a tile yet. */
function underAnyEvent({ view }: Outlook, figure: (table: Readonly<TableView>) => number): Between {
  const events: readonly (EventCard | None)[] = [NONE, ...view.events];
  const figures = events.map((event) => figure({ ...view, event, eventCancelled: false, tiles: [] }));
  return { least: Math.min(...figures), most: Math.max(...figures) };
}

/** By this card already from another player's county next to it, by an earlier card from anywhere. */
function mayBeAttacked({ view, seat, favors }: Outlook, county: County, before: readonly ActionCard[]): boolean {
  const neighbours = NEIGHBOURS[county] ?? [];
  const hostile = neighbours.some((next) => ownerOf(view, next) >= 0 && ownerOf(view, next) !== seat);
  const landing = view.display.includes(FREE_ARMIES) && !favors.includes(FREE_ARMIES) && neighbours.some((next) => isNeutral(view, next));
  return hostile || landing || before.some(isCombat);
}

/** Armies may come from a neighbouring county with a move of its own, or from the Emperor. */
function mayBeReinforced({ boxes, favors }: Outlook, county: County, before: readonly ActionCard[]): boolean {
  const moved = before.some((action) => {
    const from = boxes[action] ?? NOWHERE;
    return (isCombat(action) || action === DEPLOY_1_MOVE) && isCounty(from) && areAdjacent(from, county);
  });
  return moved || favors.includes(FREE_ARMIES);
}

/** Keeps account of the Thalers: what is paid for certain, what may be paid, what comes in. */
function spend(outlook: Outlook, action: ActionCard, before: readonly ActionCard[]): void {
  const { view, seat, boxes, thalers } = outlook;
  const card = boxes[action] ?? NOWHERE;
  const county = isCounty(card) ? card : NOWHERE;
  const isHeld = !before.some(isCombat);
  if (action === COLLECT_TAXES) {
    const taxes = taxBetween(outlook);
    thalers.least += isHeld ? taxes.least : 0;
    thalers.most += taxes.most;
    return;
  }
  const price = priceBetween(view, seat, action, county);
  if (isHeld && thalers.least >= price.most && isSureToWork(outlook, action, county)) thalers.most -= price.least;
  thalers.least = Math.max(0, thalers.least - price.most);
}
/** Nothing but the price could keep it from happening. */
function isSureToWork({ view, seat, favors }: Outlook, action: ActionCard, county: County): boolean {
  const building = buildingOf(action);
  if (building === NONE) return supplyOf(view, seat) >= PLENTY;
  const mayFillUp = favors.some((favor) => grantOf(favor).grants === "building");
  return !mayFillUp && whyNoRoomFor(view, building, county) === null && at(view.stock, building) >= view.seats;
}
/** With so many armies in supply no deployment of the round can fail: they take 7, 4 and 2 at most, favors and Landsknechte 7. */
const PLENTY = 20;

/** WA-TAX-1 What the taxes of the plan may bring: the tile may come, and the leader where one may still be placed. */
function taxBetween(outlook: Outlook): Between {
  const { view, seat, boxes } = outlook;
  const county = boxes[COLLECT_TAXES] ?? NOWHERE;
  if (!isCounty(county)) return exactly(0);
  const { least, most } = underAnyEvent(outlook, (table) => taxYield(table, seat, county));
  return { least, most: most + 1 + (mayStillPlaceLeader(view, seat) ? 1 : 0) };
}
