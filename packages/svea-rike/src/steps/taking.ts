/** What becomes of a thing that was named: its price, whether it is still there, and how it is taken. */
import type { Play, Seat } from "@stormakt/kernel";
import { has } from "@stormakt/kernel/ids";
import type { Country, Fief, History, None } from "../catalog/index.ts";
import { costOf, NONE, priceOf, seriesOf } from "../catalog/index.ts";
import { fiefsOnSale, marriagePrice } from "../sets.ts";
import type { FiefOrCard, OpenTable, Table } from "../table.ts";
import { IN_ROW, placeOf } from "../table.ts";
import { moveFief, spend, takeFromRow } from "../things.ts";
import type { SveaRike } from "../types.ts";
import { drawing } from "./choices.ts";

type Pen = Play<SveaRike>;

/** What the thing named costs its buyer as matters stand. */
export function askingPrice({ purchase }: Readonly<OpenTable>): number {
  if (purchase === null) return 0;
  const { fief, history, marriage } = purchase;
  if (fief !== NONE) return marriage ? marriagePrice(fief) : costOf(fief);
  return history === NONE ? 0 : priceOf(history);
}
/** The thing named still lies where it can be bought. */
export function isThere(table: Readonly<Table>): boolean {
  if (table.purchase === null) return false;
  const { fief, history } = table.purchase;
  return fief === NONE ? history !== NONE && placeOf(table, history) === IN_ROW : has(fiefsOnSale(table), fief);
}
/** What nobody stopped, but cannot be paid or is no longer there, may be named again. */
export function lapse({ tell }: Pen, seat: Seat, fief: Fief | None, history: History | None, why: "Gone" | "Unpaid"): void {
  if (history !== NONE) tell?.({ kind: `history${why}`, seat, history });
  if (fief !== NONE) tell?.({ kind: `fief${why}`, seat, fief });
}
/** SR-AGRI-7 The fief belongs to the buyer at once. */
export function buyFief({ table, tell }: Pen, seat: Seat, fief: Fief, gold: number): void {
  spend(table, seat, gold);
  moveFief(table, fief, seat);
  tell?.({ kind: "fiefBought", seat, fief, gold });
}
/** SR-CULT-7, -8 The row is refilled; a cultural personality may bring an event card. */
export function buyCard(play: Pen, seat: Seat, history: History, gold: number): void {
  spend(play.table, seat, gold);
  play.tell?.({ kind: "historyBought", seat, history, gold });
  takeFromRow(play, history, seat);
  if (seriesOf(history) === "cultural") play.ask(drawing, seat, { least: 0, most: 1 });
}

/** SR-HIST-9, -10 An office is given up for a fief, a history card or a merchant. `further`: one more card may be bought (SR-HIST-3). */
export interface OfficeNotes extends FiefOrCard {
  readonly seat: Seat;
  readonly country: Country | None;
  readonly inMarriage: boolean;
  stoppedFiefs: readonly Fief[];
  stoppedCards: readonly History[];
  done: boolean;
  further: boolean;
}
