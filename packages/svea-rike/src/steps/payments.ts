/** SR-PAY, SR-BANKRUPT Compulsory payments. What a debtor is asked stands in sale.ts. */
import type { Play, Seat } from "@stormakt/kernel";
import { clockwiseFrom } from "@stormakt/kernel";
import type { Fief } from "../catalog/index.ts";
import { costOf, crownsOn, troopsOn } from "../catalog/index.ts";
import { own } from "../copy.ts";
import { entry } from "../lists.ts";
import { goldOf, hasFief, numberAt, seatsOf } from "../table.ts";
import { spend } from "../things.ts";
import type { SveaRike } from "../types.ts";
import { procedure } from "../types.ts";

type Pen = Play<SveaRike>;
/** What is owed for: a loan is not void when it cannot be paid. The last one is settled when no card can be played any more. */
export type Debt = "upkeep" | "tax" | "loan" | "lastLoan";
export interface Payment {
  readonly seat: Seat;
  readonly owes: number;
  readonly debt: Debt;
  /** Offers made to other players. */
  offered: number;
}

/** Takes what is owed, at once if the gold is there; else fiefs must be sold first. */
export function charge(play: Pen, seat: Seat, owes: number, debt: Debt): void {
  if (goldOf(play.table, seat) >= owes) settle(play, seat, owes, debt);
  else play.call(payment, { seat, owes, debt, offered: 0 });
}
function settle({ table, tell }: Pen, seat: Seat, owes: number, debt: Debt): void {
  const gold = Math.min(goldOf(table, seat), owes);
  const isLoan = debt === "loan" || debt === "lastLoan";
  spend(table, seat, gold);
  if (isLoan) own.due(table)[seat] = owes - gold;
  if (gold > 0) tell?.({ kind: debt === "upkeep" ? "upkeepPaid" : isLoan ? "loanRepaid" : "goldPaid", seat, gold });
  if (gold === owes) return;
  if (isLoan) tell?.({ kind: "debtStays", seat, gold: owes - gold });
  else if (hasFief(table, seat)) postpone({ table, tell }, seat, owes - gold);
  else tell?.({ kind: "debtVoid", seat, gold: owes - gold });
}
/** SR-SELL-8, SR-BANKRUPT-2 The only fiefs left are at war: the rest is owed until it is over. */
function postpone({ table, tell }: Pick<Pen, "table" | "tell">, seat: Seat, gold: number): void {
  own.postponed(table)[seat] = numberAt(table.postponed, seat) + gold;
  tell?.({ kind: "debtPostponed", seat, gold });
}

/** Cards make payments, and a debtor may play cards: so the question is laid in here by sale.ts. It is put to who has a fief to sell. */
export const debtor: { askToSell(this: void, play: Pen, payment: Payment): boolean } = { askToSell: () => false };

/** SR-SELL-1, SR-BANKRUPT-2 Sells, one fief at a time, until the debt is covered or none is left; then pays what there is. */
export const payment = procedure<Payment>("payment")({
  sellUntilCovered(play, memory) {
    if (goldOf(play.table, memory.seat) < memory.owes && debtor.askToSell(play, memory)) play.again();
  },
  pay: (play, { seat, owes, debt }) => settle(play, seat, owes, debt),
});

/** What one card makes several players pay, fixed beforehand (SR-PAY-4), in seat order from `first` (SR-EVENT-11). */
export const levy = procedure<{ amounts: number[]; first: Seat; asked: number }>("levy")({
  collectFromEach(play, memory) {
    const seats = seatsOf(play.table);
    if (memory.asked === seats) return;
    const seat = numberAt(clockwiseFrom(seats, memory.first), memory.asked);
    memory.asked += 1;
    const owes = numberAt(memory.amounts, seat);
    if (owes > 0) charge(play, seat, owes, "tax");
    play.again();
  },
});

/** SR-TIME-17 The one to part with first: fewest crowns, then fewest troops, then lowest cost, then by id. */
export const leastOf = <A extends { readonly fief: Fief }>(all: readonly A[]): A =>
  entry(
    all.toSorted(({ fief: a }, { fief: b }) => crownsOn(a) - crownsOn(b) || troopsOn(a) - troopsOn(b) || costOf(a) - costOf(b) || a - b),
    0,
  );
