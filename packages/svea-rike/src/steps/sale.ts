/** SR-SELL Fiefs sold to meet a debt: to the Exchequer, or to another player at a price both agree on. */
import type { Ask, Play, Seat } from "@stormakt/kernel";
import { between, everySeat, NOBODY, numbers } from "@stormakt/kernel";
import { has } from "@stormakt/kernel/ids";
import type { Asked } from "../cards/card.ts";
import type { Fief } from "../catalog/index.ts";
import { crownsOn, DEBT, FIEF, GAME_END } from "../catalog/index.ts";
import { SEAT } from "../domains.ts";
import { fiefsAt, fiefsAtHome, seatsWhere } from "../sets.ts";
import { fiefsOf, goldOf, seatsOf } from "../table.ts";
import { handOver, loseFief, moveFief, receive } from "../things.ts";
import type { SveaRike } from "../types.ts";
import { decision, move, procedure, sealed } from "../types.ts";
import { playCard } from "./cards.ts";
import { debtor, leastOf, payment } from "./payments.ts";
import { officeMoves } from "./purchase.ts";

type Pen = Play<SveaRike>;

/** SR-TIME-9 The debtor alone may play cards and use offices first; not in the final settlement (SR-END-1). */
debtor.askToSell = (play, { seat, owes, debt }) =>
  play.askIfAble(sale, seat, { moment: debt === "lastLoan" ? GAME_END : DEBT, seat, owes }, "sellFief");

/** SR-SELL-2 The owner chooses which fief, and to whom. */
export const sale = decision<Asked & { readonly owes: number }>("sale", {
  moves: {
    sellFief: move(
      "sellFief",
      { fief: FIEF },
      {
        requires: {
          "SR-SELL-2": { fief: ({ table, seat }) => fiefsAt(table, seat) },
          "SR-SELL-8": { fief: ({ table }) => fiefsAtHome(table) },
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
    ),
    /** SR-SELL-4 To one player, or to all. */
    offerFief: {
      sample({ table, seat }, chance) {
        const owned = fiefsOf(table, seat);
        if (owned.length === 0) return null;
        const offer = { kind: "offerFief", fief: chance.pick(owned), gold: chance.die(HIGHEST_DRAWN) } as const;
        const buyer = chance.below(seatsOf(table));
        return buyer === seat ? offer : { ...offer, buyer };
      },
      read(json) {
        const [fief, gold, buyer] = [named(json, "fief"), named(json, "gold"), named(json, "buyer")];
        if (!isFief(fief) || !isWhole(gold)) return null;
        if (buyer === undefined) return { kind: "offerFief", fief, gold };
        return isWhole(buyer) ? { kind: "offerFief", fief, gold, buyer } : null;
      },
      requires: {
        "SR-OPT-6": ({ table }) => table.config.fiefSalesBetweenPlayers,
        "SR-SELL-2": ({ table, seat }, { fief }) => has(fiefsAt(table, seat), fief),
        "SR-SELL-8": ({ table }, { fief }) => has(fiefsAtHome(table), fief),
        "SR-SELL-4": (ask, { gold, buyer = NOBODY }) =>
          gold >= 1 && buyer !== ask.seat && buyer < seatsOf(ask.table) && (ask.find(payment)?.offered ?? 0) < MOST_OFFERS,
      },
      perform(play, { fief, gold, buyer }, seat) {
        const debt = play.find(payment);
        if (debt !== null) debt.offered += 1;
        play.tell?.({ kind: "fiefOffered", seat, fief, gold, ...(buyer !== undefined && { buyer }) });
        play.call(offer, { seat, fief, gold, buyer: buyer ?? NOBODY, prices: everySeat(seatsOf(play.table)).map(() => 0) });
      },
    },
    playCard,
    ...officeMoves,
  },
  /** SR-TIME-17 */
  otherwise: ({ legal }) => leastOf(legal("sellFief")),
});
const HIGHEST_DRAWN = 30;
const HIGHEST_PRICE = 9999;
/** A limit for the program: nobody bargains longer over one debt. */
export const MOST_OFFERS = 20;
const isFief = (value: unknown): value is Fief => isWhole(value) && value < FIEF.size;
const isWhole = (value: unknown): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= HIGHEST_PRICE;
/** What untrusted JSON says under a name. */
const named = (json: unknown, name: string): unknown =>
  typeof json === "object" && json !== null ? new Map<string, unknown>(Object.entries(json)).get(name) : undefined;

/** SR-SELL-4 Those asked answer at the same time; whoever accepts has a bargain, and otherwise the debtor may take one of the prices named. */
export interface Offered {
  readonly seat: Seat;
  readonly fief: Fief;
  readonly gold: number;
  readonly buyer: Seat;
  /** By seat; 0: none. */
  prices: number[];
}
export const offer = procedure<Offered>("offer")({
  askAround(play, { seat, fief, gold, buyer }) {
    const { table } = play;
    // Who is seen to have nothing is not asked; where gold is hidden all are.
    const asked = everySeat(seatsOf(table)).filter(
      (other) => other !== seat && (buyer === NOBODY || buyer === other) && (!table.config.goldVisible || goldOf(table, other) > 0),
    );
    play.askAll(answer, asked, { seat, fief, gold });
  },
  decide(play, { seat, fief, gold, prices }) {
    const accepted = prices.flatMap((price, other) => (price === gold ? [other] : []));
    const only = accepted[0];
    if (accepted.length === 1 && only !== undefined) return sellTo(play, seat, only, fief, gold);
    play.askIfAble(bargain, seat, { seat, fief });
  },
});
/** SR-SELL-6 No purchase, so nobody can stop it or make it cheaper. */
function sellTo({ table, tell }: Pen, seat: Seat, buyer: Seat, fief: Fief, gold: number): void {
  handOver(table, buyer, seat, gold);
  moveFief(table, fief, buyer);
  tell?.({ kind: "fiefSoldTo", seat, buyer, fief, gold });
}
interface Answering {
  readonly seat: Seat;
  readonly fief: Fief;
  readonly gold: number;
}
export const answer = sealed<Answering>("answer", {
  moves: {
    acceptOffer: move(
      "acceptOffer",
      {},
      {
        requires: { "SR-SELL-4": ({ table, seat, memory }: Ask<SveaRike, Answering>) => goldOf(table, seat) >= memory.gold },
      },
    ),
    namePrice: {
      sample: ({ table, seat }, chance) =>
        goldOf(table, seat) === 0 ? null : { kind: "namePrice", gold: chance.die(Math.min(HIGHEST_DRAWN, goldOf(table, seat))) },
      read(json) {
        const gold = named(json, "gold");
        return isWhole(gold) ? { kind: "namePrice", gold } : null;
      },
      requires: {
        "SR-SELL-4": ({ table, seat, memory }, { gold }) => gold >= 1 && gold !== memory.gold && gold <= goldOf(table, seat),
      },
    },
    refuseOffer: move("refuseOffer", {}, { idle: true }),
  },
  reveal(play, { fief, gold }, answers) {
    const prices = play.find(offer)?.prices ?? [];
    answers.forEach((given, seat) => {
      if (given === null) return;
      if (given.kind === "refuseOffer") play.tell?.({ kind: "offerRefused", seat });
      else {
        prices[seat] = given.kind === "namePrice" ? given.gold : gold;
        play.tell?.({ kind: "priceNamed", seat, fief, gold: prices[seat] });
      }
    });
    if (!prices.includes(gold)) return;
    // An offer that is accepted is a bargain: other prices no longer count.
    prices.forEach((price, seat) => {
      if (price !== gold) prices[seat] = 0;
    });
  },
  otherwise: () => ({ kind: "refuseOffer" }),
});
interface Bargain {
  readonly seat: Seat;
  readonly fief: Fief;
}
export const bargain = decision<Bargain>("bargain", {
  moves: {
    takePrice: move(
      "takePrice",
      { buyer: SEAT, gold: numbers(1, HIGHEST_PRICE) },
      {
        requires: {
          "SR-SELL-4": {
            buyer: (ask: Ask<SveaRike, Bargain>) => seatsWhere(ask.table, (buyer) => priceOf(ask, buyer) > 0),
            gold: (ask: Ask<SveaRike, Bargain>, { buyer }) => between(priceOf(ask, buyer), priceOf(ask, buyer)),
          },
        },
        perform: (play, { buyer, gold }, seat, { fief }) => sellTo(play, seat, buyer, fief, gold),
      },
    ),
    refusePrices: move("refusePrices", {}, { idle: true, perform: (play, _action, seat) => play.tell?.({ kind: "pricesRefused", seat }) }),
  },
  otherwise: () => ({ kind: "refusePrices" }),
});
const priceOf = (ask: Pick<Ask<SveaRike, Bargain>, "find">, buyer: Seat): number => ask.find(offer)?.prices[buyer] ?? 0;
