import { armiesIn, boxCount, CARD, handOf, thalersOf } from "@stormakt/wallenstein/advice";
import type { Box, Card, County } from "@stormakt/wallenstein/catalog";
import {
  AUCTION,
  BOX,
  BUILD_CHURCH,
  BUILD_PALACE,
  BUILD_TRADING_POST,
  COLLECT_GRAIN,
  COLLECT_TAXES,
  COMBAT_A,
  COMBAT_B,
  CONVERT_1,
  CONVERT_2,
  CONVERT_3,
  DEPLOY_1_MOVE,
  DEPLOY_3,
  DEPLOY_5,
  EMPTY,
  isCounty,
  isMoney,
  MONEY_0,
  valueOf,
} from "@stormakt/wallenstein/catalog";
import type { TableView } from "@stormakt/wallenstein/view";

/** A plan, finished or half made: a card for each box of the mat, or none. */
export type Boxes = readonly Card[];
/** A card taken up, and the box it came from; null: from the hand. */
export interface Held {
  readonly card: Card;
  readonly from: Box | null;
}

export const emptyPlan = (table: TableView): Boxes => Array.from({ length: boxCount(table) }, () => EMPTY);
/** The cards not yet laid. Tower cards are alike, so they are counted. */
export function handLeft(table: TableView, seat: number, boxes: Boxes): Card[] {
  const laid = boxes.slice();
  return handOf(table, seat).filter((card) => {
    const at = laid.indexOf(card);
    if (at < 0) return true;
    laid.splice(at, 1);
    return false;
  });
}
export const coveredIn = (boxes: Boxes): number => boxes.filter((card) => card !== EMPTY).length;

/** Lays a card; what lay there goes to where the card came from. */
export function lay(boxes: Boxes, { card, from }: Held, box: Box): Boxes {
  const next = boxes.slice();
  const before = next[box] ?? EMPTY;
  if (from !== null) next[from] = before;
  next[box] = card;
  return next;
}
/** Takes a card off the mat. */
export const lift = (boxes: Boxes, box: Box): Boxes => boxes.map((card, at) => (at === box ? EMPTY : card));
export const boxOfCounty = (boxes: Boxes, county: County): Box | null => {
  return BOX.all.find((box) => boxes[box] === county) ?? null;
};

/** From the box where a county's card does most to the one where it does least. */
const IDLE_FIRST: readonly Box[] = [
  CONVERT_3,
  CONVERT_2,
  CONVERT_1,
  COLLECT_TAXES,
  COLLECT_GRAIN,
  DEPLOY_5,
  DEPLOY_3,
  BUILD_PALACE,
  BUILD_CHURCH,
  BUILD_TRADING_POST,
  DEPLOY_1_MOVE,
  COMBAT_A,
  COMBAT_B,
];
/** Covers the empty boxes so that as little as possible happens there: money (at court first) and towers, then weak counties to fight. */
export function fillUp(table: TableView, seat: number, boxes: Boxes): Boxes {
  const left = handLeft(table, seat, boxes);
  const next = boxes.slice();
  const take = (card: Card | undefined): Card => {
    if (card === undefined) return EMPTY;
    left.splice(left.indexOf(card), 1);
    return card;
  };
  const affordable = left.filter((card) => !isMoney(card) || valueOf(card) <= thalersOf(table, seat));
  const cheap = [MONEY_0, ...affordable.filter((card) => !isMoney(card)), ...affordable.filter(isMoney)];
  if (next[AUCTION] === EMPTY) next[AUCTION] = take(cheap.find((card) => left.includes(card)));
  const idle = left.filter((card) => !isCounty(card));
  const counties = left.filter(isCounty).sort((one, other) => armiesIn(table, one) - armiesIn(table, other));
  const open = IDLE_FIRST.filter((box) => next[box] === EMPTY);
  for (const box of open.slice(0, idle.length)) next[box] = idle.shift() ?? EMPTY;
  for (const box of open.toReversed()) if (next[box] === EMPTY) next[box] = counties.shift() ?? EMPTY;
  return next;
}

/** Where a half-made plan is kept: on this device alone, by table and seat. The address of the page names the table. */
export const planKey = (path: string, seat: number): string => `stormakt.plan:${path}:${seat}`;
const roundOf = ({ year, season }: TableView): string => `${year}.${season}`;
type Drawer = Pick<Storage, "getItem" | "setItem" | "removeItem">;
/** Boxes and cards by their names: their numbers are others where an edition has others. */
export function keepPlan(drawer: Drawer, key: string, table: TableView, boxes: Boxes): void {
  const laid = boxes.flatMap((card, box) => (card === EMPTY ? [] : [[BOX.names[box], CARD.names[card]]]));
  if (laid.length === 0) drawer.removeItem(key);
  else drawer.setItem(key, JSON.stringify({ round: roundOf(table), laid }));
}
/** The plan kept for this round, without cards that are no longer in hand. What was kept by numbers is let go. */
export function keptPlan(drawer: Drawer, key: string, table: TableView, seat: number): Boxes | null {
  try {
    const kept: unknown = JSON.parse(drawer.getItem(key) ?? "null");
    if (typeof kept !== "object" || kept === null || !("round" in kept) || !("laid" in kept)) return null;
    const { round, laid } = kept;
    if (round !== roundOf(table) || !Array.isArray(laid)) return null;
    const cards = new Map<unknown, unknown>(laid.filter(Array.isArray).map(([box, card]: readonly unknown[]) => [box, card]));
    const hand = handOf(table, seat);
    return emptyPlan(table).map((empty, box) => {
      const at = hand.findIndex((card) => CARD.names[card] === cards.get(BOX.names[box]));
      return hand.splice(at, at < 0 ? 0 : 1)[0] ?? empty;
    });
  } catch {
    return null;
  }
}
