/** WA-PLAN All plan their ten actions, their bid and their convert boxes at the same time, in secret. */
import type { Ask, Chance, Seat } from "@stormakt/kernel";
import type { Box, Card } from "../catalog/index.ts";
import {
  AUCTION,
  BASIC_BOXES,
  BOX,
  BUILD_CHURCH,
  BUILD_PALACE,
  BUILD_TRADING_POST,
  COLLECT_GRAIN,
  COLLECT_TAXES,
  COMBAT_A,
  COMBAT_B,
  CONVERT_BOXES,
  COUNTY_COUNT,
  COURT_BOXES,
  DEPLOY_1_MOVE,
  DEPLOY_3,
  DEPLOY_5,
  EMPTY,
  isCounty,
  isMoney,
  MONEY_0,
  MONEY_CARDS,
  TOWER_CARD,
  TOWER_CARDS,
  valueOf,
} from "../catalog/index.ts";
import { own } from "../copy.ts";
import type { Table } from "../table.ts";
import { allSeats, armiesIn, at, cardIn, countCounties, layCard, NEUTRAL, owns, thalersOf } from "../table.ts";
import type { Pen, Plan, Wallenstein } from "../types.ts";
import { sealed } from "../types.ts";

type PlanAsk = Pick<Ask<Wallenstein, object>, "table" | "seat">;

/** WA-PLAN-3 How many boxes a mat has. */
export const boxCount = ({ court }: Readonly<Pick<Table, "court">>): number => (court ? COURT_BOXES : BASIC_BOXES);
const boxesOf = ({ court }: Readonly<Table>): readonly Box[] => (court ? BOX.all : BASIC_MAT);
const BASIC_MAT: readonly Box[] = BOX.all.slice(0, BASIC_BOXES);
/** WA-PLAN-2 How many cards a player has to plan with. */
const cardCount = (table: Readonly<Table>, seat: Seat): number =>
  countCounties(table, seat) + MONEY_CARDS + (table.court ? TOWER_CARDS : 0);
/** WA-PLAN-4, -5 With fewer cards than boxes a player covers what they want; with cards enough, everything. */
export const isShort = (table: Readonly<Table>, seat: Seat): boolean => cardCount(table, seat) < boxCount(table);
/** WA-PLAN-2 One card for each controlled county, five money cards, with the Court three tower cards. */
export function handOf(table: Readonly<Table>, seat: Seat): Card[] {
  const cards: Card[] = [];
  for (let county = 0; county < COUNTY_COUNT; county++) if (table.owner[county] === seat) cards.push(county);
  for (let value = 0; value < MONEY_CARDS; value++) cards.push(MONEY_0 + value);
  if (table.court) for (let card = 0; card < TOWER_CARDS; card++) cards.push(TOWER_CARD);
  return cards;
}

export const planning = sealed("planning", {
  moves: {
    plan: {
      sample: drawUpAnyPlan,
      read: readPlan,
      requires: {
        "WA-PLAN-2": (ask, { boxes }) => boxes.every((card) => isOwnCard(ask, card)),
        "WA-PLAN-3": ({ table }, { boxes }) => boxes.length === boxCount(table) && !usesACardTwice(boxes),
        "WA-PLAN-4": (ask, { boxes }) => coversEnough(ask, boxes),
        "WA-PLAN-9": (ask, { boxes }) => isAffordable(ask, at(boxes, AUCTION)),
      },
    },
  },
  otherwise: cautiousPlan,
  /** WA-PLAN-11 The cards lie face down on the mats until their box is reached. */
  reveal(play, _memory, answers) {
    const { table } = play;
    for (let seat = 0; seat < table.seats; seat++) {
      const answer = answers[seat];
      if (answer?.kind === "plan") for (const box of boxesOf(table)) layCard(table, seat, box, at(answer.boxes, box));
    }
    const plannedBy = own.plannedBy(table);
    for (let county = 0; county < COUNTY_COUNT; county++) {
      const owner = at(table.owner, county);
      plannedBy[county] = owner >= 0 ? owner : NEUTRAL;
    }
    play.tell?.({ kind: "plansLaid", seats: allSeats(table) });
    tellOpenBoxes(play);
  },
});

function isOwnCard({ table, seat }: PlanAsk, card: Card): boolean {
  if (isCounty(card)) return owns(table, seat, card);
  return card === EMPTY || isMoney(card) || (card === TOWER_CARD && table.court);
}
function usesACardTwice(boxes: readonly Card[]): boolean {
  let towers = 0;
  for (let box = 0; box < boxes.length; box++) {
    const card = at(boxes, box);
    if (card === EMPTY) continue;
    if (card === TOWER_CARD) towers++;
    else for (let other = 0; other < box; other++) if (boxes[other] === card) return true;
  }
  return towers > TOWER_CARDS;
}
/** WA-PLAN-5 That a box is not covered is seen by all. */
function tellOpenBoxes({ table, tell }: Pen): void {
  if (tell)
    for (const seat of allSeats(table)) {
      const boxes = boxesOf(table).filter((box) => cardIn(table, seat, box) === EMPTY);
      if (boxes.length > 0) tell({ kind: "boxesLeftOpen", seat, boxes });
    }
}
/** WA-PLAN-9 Money in the auction box may not be more than the player owns. */
const isAffordable = ({ table, seat }: PlanAsk, bid: Card): boolean => !isMoney(bid) || valueOf(bid) <= thalersOf(table, seat);
/** WA-PLAN-4, -5 */
const coversEnough = ({ table, seat }: PlanAsk, boxes: readonly Card[]): boolean => isShort(table, seat) || !boxes.includes(EMPTY);
/** WA-PLAN-4, -5 How many boxes must have a card. */
export const boxesToCover = (table: Readonly<Table>, seat: Seat): number => (isShort(table, seat) ? 0 : boxCount(table));
/** The rule by which cards laid out on a mat are no plan yet, the bid first: money that is not there is never laid. Null: they are one. */
export function whyUnfinished(table: Readonly<Table>, seat: Seat, boxes: readonly Card[]): "WA-PLAN-4" | "WA-PLAN-9" | null {
  const ask = { table, seat };
  if (!isAffordable(ask, at(boxes, AUCTION))) return "WA-PLAN-9";
  return coversEnough(ask, boxes) ? null : "WA-PLAN-4";
}

/** Of so many plans of a player short of cards, one holds cards back. */
const HOLDS_BACK = 4;
/** Any legal plan: the hand, shuffled and laid out; a bid too high is exchanged for another card. */
function drawUpAnyPlan(ask: PlanAsk, chance: Chance): Plan {
  const boxes = boxCount(ask.table);
  const cards = handOf(ask.table, ask.seat);
  if (cards.length < boxes && chance.below(HOLDS_BACK) === 0) {
    chance.shuffle(cards);
    cards.length = chance.below(cards.length);
  }
  while (cards.length < boxes) cards.push(EMPTY);
  chance.shuffle(cards);
  const bid = at(cards, AUCTION);
  if (!isAffordable(ask, bid)) {
    const affordable = cards.flatMap((card, place) => (isAffordable(ask, card) ? [place] : []));
    const place = chance.pick(affordable);
    cards[AUCTION] = at(cards, place);
    cards[place] = bid;
  }
  cards.length = boxes;
  return { kind: "plan", boxes: cards };
}

function readPlan(json: unknown, { table }: PlanAsk): Plan | null {
  if (typeof json !== "object" || json === null || !("boxes" in json)) return null;
  const { boxes } = json;
  if (!Array.isArray(boxes) || boxes.length !== boxCount(table)) return null;
  if (!boxes.every((card) => Number.isInteger(card) && card >= EMPTY && card <= TOWER_CARD)) return null;
  return { kind: "plan", boxes: boxes.map(Number) };
}

/** From the box where a county card costs least to the one where it costs most. */
const HARMLESS_FIRST: readonly Box[] = [
  COMBAT_A,
  COMBAT_B,
  AUCTION,
  ...CONVERT_BOXES,
  DEPLOY_1_MOVE,
  BUILD_TRADING_POST,
  BUILD_CHURCH,
  BUILD_PALACE,
  DEPLOY_3,
  DEPLOY_5,
  COLLECT_GRAIN,
  COLLECT_TAXES,
];
/**
 * The plan of a player whose time is up: as little as possible happens. Who is short of cards leaves all boxes open and bids nothing;
 * else money and tower cards lie where something would happen.
 */
export function cautiousPlan({ table, seat }: PlanAsk): Plan {
  const boxes: Card[] = Array.from({ length: boxCount(table) }, () => EMPTY);
  if (isShort(table, seat)) {
    boxes[AUCTION] = MONEY_0;
    return { kind: "plan", boxes };
  }
  const hand = handOf(table, seat);
  const idle = hand.filter((card) => !isCounty(card));
  const counties = hand.filter(isCounty).sort((one, other) => armiesIn(table, one) - armiesIn(table, other) || one - other);
  const order = HARMLESS_FIRST.filter((box) => box < boxes.length);
  for (const card of idle) {
    const box = order.pop();
    if (box !== undefined) boxes[box] = card;
  }
  for (const box of order) boxes[box] = counties.shift() ?? EMPTY;
  return { kind: "plan", boxes };
}
