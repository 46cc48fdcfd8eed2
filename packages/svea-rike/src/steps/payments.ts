/** SR-PAY, SR-SELL, SR-BANKRUPT Compulsory payments, and the fiefs sold to meet them. No card can be played meanwhile (SR-EVENT-13). */
import type { Play, Seat } from "@stormakt/kernel";
import { clockwiseFrom } from "@stormakt/kernel";
import type { Fief } from "../catalog/index.ts";
import { costOf, crownsOn, EVERY_FIEF, troopsOn } from "../catalog/index.ts";
import type { OpenTable } from "../table.ts";
import { fiefsOf, goldOf, hasBit, isCommitted, ownFiefs, ownsFief, seatsOf } from "../table.ts";
import { handOver, loseFief, moveFief, receive, spend } from "../things.ts";
import type { SveaRike } from "../types.ts";
import { decision, procedure } from "../types.ts";

type Pen = Play<SveaRike>;
/** What is owed for: a loan is not void when it cannot be paid. */
export type Debt = "upkeep" | "tax" | "loan";

/** Takes what is owed, at once if the gold is there; else fiefs must be sold first. */
export function charge(play: Pen, seat: Seat, owes: number, debt: Debt): void {
  if (goldOf(play.table, seat) >= owes) settle(play, seat, owes, debt);
  else play.call(payment, { seat, owes, debt, offered: 0 });
}
function settle({ table, tell }: Pen, seat: Seat, owes: number, debt: Debt): void {
  const gold = Math.min(goldOf(table, seat), owes);
  spend(table, seat, gold);
  if (debt === "loan") table.due[seat] = owes - gold;
  if (gold > 0) tell?.({ kind: debt === "upkeep" ? "upkeepPaid" : debt === "loan" ? "loanRepaid" : "goldPaid", seat, gold });
  if (gold < owes) tell?.({ kind: debt === "loan" ? "debtStays" : "debtVoid", seat, gold: owes - gold });
}

/** SR-SELL-1, SR-BANKRUPT-2 Sells, one fief at a time, until the debt is covered or none is left; then pays what there is. */
export const payment = procedure<{ seat: Seat; owes: number; debt: Debt; offered: number }>("payment")({
  sellUntilCovered(play, { seat, owes }) {
    const { table } = play;
    if (goldOf(table, seat) >= owes || !EVERY_FIEF.some((fief) => maySell(table, seat, fief))) return;
    play.ask(sale, seat, { seat, owes });
    play.again();
  },
  pay: (play, { seat, owes, debt }) => settle(play, seat, owes, debt),
});
/** SR-SELL-8 A fief sent to war is not for sale. */
const maySell = (table: Readonly<OpenTable>, seat: Seat, fief: Fief): boolean => ownsFief(table, seat, fief) && !isCommitted(table, fief);

/** What one card makes several players pay, fixed beforehand (SR-PAY-4), in seat order from `first` (SR-EVENT-11). */
export const levy = procedure<{ amounts: number[]; first: Seat; asked: number }>("levy")({
  collectFromEach(play, memory) {
    const seats = seatsOf(play.table);
    if (memory.asked === seats) return;
    const seat = clockwiseFrom(seats, memory.first)[memory.asked] as number;
    memory.asked += 1;
    const owes = memory.amounts[seat] as number;
    if (owes > 0) charge(play, seat, owes, "tax");
    play.again();
  },
});

/** SR-SELL-2 The owner chooses which fief, and to whom. */
export const sale = decision<{ seat: Seat; owes: number }>("sale", {
  moves: {
    sellFief: {
      ...ownFiefs(EVERY_FIEF.map((fief) => ({ kind: "sellFief", fief }) as const)),
      requires: {
        "SR-SELL-2": ({ table, seat }, { fief }) => ownsFief(table, seat, fief),
        "SR-SELL-8": ({ table }, { fief }) => !isCommitted(table, fief),
      },
      /** SR-SELL-3 The Exchequer pays as many dice as the fief has crowns. */
      perform(play, { fief }, seat) {
        const dice = Array.from({ length: crownsOn(fief) }, () => play.chance.die(6, "sale"));
        const gold = dice.reduce((sum, die) => sum + die, 0);
        receive(play.table, seat, gold);
        loseFief(play.table, fief);
        play.tell?.({ kind: "fiefSold", seat, fief, gold, dice });
      },
    },
    /** SR-SELL-4 */
    offerFief: {
      sample({ table, seat }, chance) {
        const owned = fiefsOf(table, seat);
        return owned.length === 0 ? null : { kind: "offerFief", fief: chance.pick(owned), gold: chance.die(HIGHEST_DRAWN) };
      },
      read(json) {
        const { fief, gold } = json as { fief?: unknown; gold?: unknown };
        return isWhole(fief) && isWhole(gold) && fief < EVERY_FIEF.length ? { kind: "offerFief", fief, gold } : null;
      },
      requires: {
        "SR-OPT-6": ({ table }) => table.config.fiefSalesBetweenPlayers,
        "SR-SELL-2": ({ table, seat }, { fief }) => ownsFief(table, seat, fief),
        "SR-SELL-8": ({ table }, { fief }) => !isCommitted(table, fief),
        "SR-SELL-4": (ask, { fief, gold }) => gold >= 1 && !hasBit(ask.find(payment)?.offered ?? 0, fief),
      },
      perform(play, { fief, gold }, seat) {
        const debt = play.find(payment);
        if (debt !== null) debt.offered |= 1 << fief;
        play.tell?.({ kind: "fiefOffered", seat, fief, gold });
        play.call(offer, { seat, fief, gold, asked: 1 });
      },
    },
  },
  /** SR-TIME-17 */
  otherwise: ({ table, seat }) => ({ kind: "sellFief", fief: leastFief(EVERY_FIEF.filter((fief) => maySell(table, seat, fief))) }),
});
const HIGHEST_DRAWN = 30;
const isWhole = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 9999;

/** SR-SELL-4 The others answer in seat order from the debtor's left; the first to accept has the fief. */
export const offer = procedure<{ seat: Seat; fief: Fief; gold: number; asked: number }>("offer")({
  askTheNext(play, memory) {
    const { seat, fief, gold, asked } = memory;
    const { table } = play;
    const seats = seatsOf(table);
    if (asked === seats || !ownsFief(table, seat, fief)) return;
    memory.asked += 1;
    const other = (seat + asked) % seats;
    // Who is seen to have too little is not asked; where gold is hidden all are.
    if (!table.config.goldVisible || goldOf(table, other) >= gold) play.ask(answer, other, { seat, fief, gold });
    play.again();
  },
});
export const answer = decision<{ seat: Seat; fief: Fief; gold: number }>("answer", {
  moves: {
    acceptOffer: {
      candidates: [{ kind: "acceptOffer" }],
      requires: { "SR-SELL-4": ({ table, seat, memory }) => goldOf(table, seat) >= memory.gold },
      /** SR-SELL-6 No purchase, so nobody can stop it or make it cheaper. */
      perform(play, _action, buyer, { seat, fief, gold }) {
        handOver(play.table, buyer, seat, gold);
        moveFief(play.table, fief, buyer);
        play.tell?.({ kind: "fiefSoldTo", seat, buyer, fief, gold });
      },
    },
    refuseOffer: {
      candidates: [{ kind: "refuseOffer" }],
      requires: {},
      perform: (play, _action, seat) => play.tell?.({ kind: "offerRefused", seat }),
    },
  },
  otherwise: () => ({ kind: "refuseOffer" }),
});

/** SR-TIME-17 The one to part with first: fewest crowns, then fewest troops, then lowest cost, then by id. */
export const leastFief = (fiefs: readonly Fief[]): Fief =>
  fiefs.toSorted((a, b) => crownsOn(a) - crownsOn(b) || troopsOn(a) - troopsOn(b) || costOf(a) - costOf(b) || a - b)[0] as Fief;
