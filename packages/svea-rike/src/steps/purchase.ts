/** A purchase: something is named, others may interfere, then it is paid for (SR-AGRI-5, SR-CULT-6, SR-HIST-9). */
import type { Play, Seat } from "@stormakt/kernel";
import type { Fief, History } from "../catalog/index.ts";
import {
  costOf,
  crownsOn,
  EVERY_FIEF,
  EVERY_HISTORY,
  FIEF_COUNT,
  NOBLE_MARRIAGE,
  NONE,
  PURCHASE_DECLARED,
  priceOf,
  seriesOf,
} from "../catalog/index.ts";
import type { Asked } from "../events/index.ts";
import { asking } from "../events/index.ts";
import type { OpenTable, Table } from "../table.ts";
import { AVAILABLE, goldOf } from "../table.ts";
import { inHand, moveFief, spend, takeFromRow } from "../things.ts";
import type { Action, SveaRike } from "../types.ts";
import { procedure, window } from "../types.ts";
import { NO_SEATS, pass, playCard, pollFrom } from "./cards.ts";
import { drawing } from "./choices.ts";

type Pen = Play<SveaRike>;
export type BuyFief = Extract<Action, { kind: "buyFief" }>;
export type BuyHistory = Extract<Action, { kind: "buyHistory" }>;
const BUY_FIEF = EVERY_FIEF.map((fief): BuyFief => ({ kind: "buyFief", fief }));
interface Buyer {
  readonly table: Readonly<Table>;
  readonly seat: Seat;
}
/** The fiefs in the pile are what can be named; those too dear are only shown. */
export const fiefsToBuy = {
  count({ table, seat }: Buyer): number {
    const prices = pricesFor(table, seat);
    const gold = goldOf(table, seat);
    let count = 0;
    for (let fief = 0; fief < FIEF_COUNT; fief++) if (table.fiefs[fief] === AVAILABLE && (prices[fief] as number) <= gold) count++;
    return count;
  },
  nth({ table, seat }: Buyer, index: number): BuyFief {
    const prices = pricesFor(table, seat);
    const gold = goldOf(table, seat);
    let left = index;
    for (let fief = 0; fief < FIEF_COUNT; fief++)
      if (table.fiefs[fief] === AVAILABLE && (prices[fief] as number) <= gold && left-- === 0) return BUY_FIEF[fief] as BuyFief;
    throw new RangeError(`there is no fief ${index}`);
  },
  misfits: ({ table, seat }: Buyer): BuyFief[] =>
    BUY_FIEF.filter(({ fief }) => table.fiefs[fief] === AVAILABLE && !canPayForFief(table, seat, fief)),
};
const BUY_HISTORY = EVERY_HISTORY.map((history): BuyHistory => ({ kind: "buyHistory", history }));
/** The cards of the row are what can be named. */
export const cardsToBuy = {
  count: ({ table }: Buyer): number => table.row.length,
  nth: ({ table }: Buyer, index: number): BuyHistory => BUY_HISTORY[table.row[index] as number] as BuyHistory,
};

/** SR-PAY-3 The full price must be in hand, or be within reach of a Noble Marriage in hand. */
export const canPayForFief = (table: Readonly<Table>, seat: Seat, fief: Fief): boolean =>
  goldOf(table, seat) >= (pricesFor(table, seat)[fief] as number);
const pricesFor = (table: Readonly<Table>, seat: Seat): readonly number[] =>
  inHand(table, seat, NOBLE_MARRIAGE) ? MARRIAGE_PRICES : FULL_PRICES;
export const canPayForCard = (table: Readonly<Table>, seat: Seat, history: History): boolean => goldOf(table, seat) >= priceOf(history);
/** SR-CARD-noble-marriage Two gold less for each crown. */
const marriagePrice = (fief: Fief): number => Math.max(0, costOf(fief) - 2 * crownsOn(fief));
const FULL_PRICES = EVERY_FIEF.map(costOf);
const MARRIAGE_PRICES = EVERY_FIEF.map(marriagePrice);
/** What the thing named costs its buyer as matters stand. */
export function askingPrice({ purchase }: Readonly<OpenTable>): number {
  if (purchase === null) return 0;
  if (purchase.history !== NONE) return priceOf(purchase.history);
  return purchase.marriage ? marriagePrice(purchase.fief) : costOf(purchase.fief);
}

/** What has been named in this move, or for this office: named once, it is bought, or stopped for good. */
export interface Named {
  namedFiefs: Fief[];
  namedCards: History[];
}
/** `forMove`: counted against what a move allows; an office's purchase is not. */
export function nameFief(play: Pen, buyer: Seat, fief: Fief, named: Named | null, forMove: boolean): void {
  named?.namedFiefs.push(fief);
  play.table.purchase = { buyer, fief, history: NONE, marriage: false, stopped: false };
  play.tell?.({ kind: "fiefWanted", seat: buyer, fief, gold: costOf(fief) });
  play.call(purchase, { seat: buyer, forMove });
}
export function nameCard(play: Pen, buyer: Seat, history: History, named: Named | null, forMove: boolean): void {
  named?.namedCards.push(history);
  play.table.purchase = { buyer, fief: NONE, history, marriage: false, stopped: false };
  play.tell?.({ kind: "historyWanted", seat: buyer, history, gold: priceOf(history) });
  play.call(purchase, { seat: buyer, forMove });
}

export const purchase = procedure<{ seat: Seat; forMove: boolean }>("purchase")({
  letOthersInterfere: (play, { seat }) => play.open(purchaseDeclared, asking(PURCHASE_DECLARED, seat)),
  payAndTake(play, { seat, forMove }) {
    const { table, tell } = play;
    const wanted = table.purchase;
    if (wanted === null) return;
    const price = askingPrice(table);
    const { fief, history, stopped } = wanted;
    table.purchase = null;
    if (stopped) {
      if (fief === NONE) tell?.({ kind: "historyStopped", seat, history });
      else tell?.({ kind: "fiefStopped", seat, fief });
    } else if (goldOf(table, seat) < price) tell?.({ kind: "fiefUnpaid", seat, fief });
    else {
      if (forMove) countPurchase(table, history);
      if (fief === NONE) buyCard(play, seat, history, price);
      else buyFief(play, seat, fief, price);
    }
  },
});
function countPurchase({ move }: Table, history: History): void {
  if (move === null) return;
  if (move.bought < 2 && history !== NONE && seriesOf(history) === "scientist") move.scientists += 1;
  move.bought += 1;
}
/** SR-AGRI-7 The fief belongs to the buyer at once. */
function buyFief({ table, tell }: Pen, seat: Seat, fief: Fief, gold: number): void {
  spend(table, seat, gold);
  moveFief(table, fief, seat);
  tell?.({ kind: "fiefBought", seat, fief, gold });
}
/** SR-CULT-7, -8 The row is refilled; a cultural personality may bring an event card. */
function buyCard(play: Pen, seat: Seat, history: History, gold: number): void {
  spend(play.table, seat, gold);
  play.tell?.({ kind: "historyBought", seat, history, gold });
  takeFromRow(play, history, seat);
  if (seriesOf(history) === "cultural") play.ask(drawing, seat, { least: 0, most: 1 });
}

/** SR-TIME-5 A purchase that has been stopped is no longer asked about. */
export const purchaseDeclared = window<Asked>("purchaseDeclared", {
  moves: { playCard, pass },
  polls: (ask) => (ask.table.purchase?.stopped === false ? pollFrom(ask, ask.memory.seat) : NO_SEATS),
});
