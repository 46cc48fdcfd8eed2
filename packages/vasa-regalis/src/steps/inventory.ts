import type { Ask, Audience, Bargaining, Between, Chance, Moves, Offer, Play, Seat } from "@stormakt/kernel";
import {
  beginBargaining,
  between,
  clockwiseFrom,
  closeImpossible,
  closeOffer,
  countAll,
  drawCounts,
  makeOffer,
  numbers,
  offerNumbered,
  offersMade,
  openOffer,
  readCounts,
} from "@stormakt/kernel";
import type { Id, SetOf } from "@stormakt/kernel/ids";
import { where } from "@stormakt/kernel/ids";
import { CHAIR, FEW_OFFERS, KIND, KINDS, OFFERS_EACH, poolOf, valueOfKind } from "../catalog/index.ts";
import { shownOpenly } from "../knowledge.ts";
import { shown, traded } from "../ledger.ts";
import { add, countAt } from "../lists.ts";
import type { Table } from "../table.ts";
import { handOf, handToHand } from "../table.ts";
import type { Markers, VasaRegalis } from "../types.ts";
import { decision, move, procedure } from "../types.ts";
import { allSeats, canHonour, holds, keepsOneOfEach } from "../yard.ts";

type Asked = Ask<VasaRegalis, object>;

/** VR-INVENTORY-1, -13 Trades between two players each, until all are ready. */
export const inventory = procedure("inventory")({
  begin(play) {
    beginBargaining(bargainingOf(play.table));
    play.tell?.({ kind: "inventoryBegins" });
  },
  /** VR-INVENTORY-15 Everybody may act at any moment; those who wait to be asked are polled clockwise from the leader. */
  trade: (play) => play.askAll(trading, clockwiseFrom(play.table.seats, play.table.leader), {}),
  end({ table, tell }) {
    beginBargaining(bargainingOf(table));
    tell?.({ kind: "inventoryEnds" });
  },
});

/** Only tables with Inventory come here. */
function bargainingOf({ bargaining }: Readonly<Table>): Bargaining {
  if (bargaining === null) throw new Error("this table plays without Inventory");
  return bargaining;
}

/** VR-INVENTORY-7 An answer names who made the offer, and which one; a sender has at most one open to each other. */
const NUMBER = numbers(1, OFFERS_EACH);
const ANSWERED = { from: CHAIR, number: NUMBER };
const openToMe = {
  from: ({ table, seat }: Asked) => whereOpen((from) => openOffer(bargainingOf(table), from, seat)),
  number: ({ table, seat }: Asked, { from }: { readonly from: Seat }) => itsNumber(openOffer(bargainingOf(table), from, seat)),
};
const whereOpen = (offerOf: (other: Seat) => Offer | null): SetOf<Id<"seat">> => where(CHAIR, (other) => offerOf(other) !== null);
const itsNumber = (offer: Offer | null): Between => (offer === null ? between(1, 0) : between(offer.number, offer.number));

interface Goods {
  readonly give: Markers;
  readonly take: Markers;
}
/** What holds for an offer, be it an answer to another or not. */
const ANY_OFFER = {
  "VR-INVENTORY-14": ({ table, seat }: Asked) => offersLeft(table, seat) > 0,
  "VR-INVENTORY-3": ({ table }: Asked, offer: Goods) => givesAndTakes(table, offer),
  "VR-INVENTORY-5": ({ table, seat }: Asked, { give, take }: Goods) => holds(table, seat, give) && exist(table, take),
  "VR-INVENTORY-10": ({ table, seat }: Asked, { give, take }: Goods) => keepsOneOfEach(table, seat, take, give),
};

/** What everybody may do, ready or not. Whoever does any of it is not ready, and neither is the other one concerned (VR-INVENTORY-12). */
const dealings: Moves<VasaRegalis, object> = {
  /** VR-INVENTORY-3, -5, -6 */
  offer: {
    requires: {
      "VR-INVENTORY-2": ({ table, seat }, { to }) => to !== seat && to < table.seats,
      ...ANY_OFFER,
    },
    perform(play, { to, give, take }, seat) {
      sendOffer(play, seat, to, give, take);
      callBack(play, to);
    },
    read(json, { table }) {
      const { to } = fieldsOf(json);
      const goods = readGoods(json);
      return goods !== null && isSeat(table, to) ? { kind: "offer", to, ...goods } : null;
    },
    sample(ask, chance) {
      const { table, seat } = ask;
      if (chance.below(SELDOM) > 0) return null;
      const goods = drawGoods(ask, chance);
      return goods === null ? null : { kind: "offer", to: (seat + chance.die(table.seats - 1)) % table.seats, ...goods };
    },
  },
  /** VR-INVENTORY-7 Decline, and offer something back. */
  counter: {
    requires: {
      "VR-INVENTORY-7": ({ table, seat }, { from, number }) => isOpen(table, from, seat, number),
      ...ANY_OFFER,
    },
    perform(play, { from, number, give, take }, seat) {
      declineOffer(play, from, seat, number);
      sendOffer(play, seat, from, give, take);
      callBack(play, from);
    },
    read(json, { table }) {
      const { from, number } = fieldsOf(json);
      const goods = readGoods(json);
      return goods !== null && isSeat(table, from) && typeof number === "number" ? { kind: "counter", from, number, ...goods } : null;
    },
    sample(ask, chance) {
      const offers = bargainingOf(ask.table).offers.filter(({ to }) => to === ask.seat);
      if (offers.length === 0 || chance.below(SELDOM) > 0) return null;
      const { from, number } = chance.pick(offers);
      const goods = drawGoods(ask, chance);
      return goods === null ? null : { kind: "counter", from, number, ...goods };
    },
  },
  /** VR-INVENTORY-8, -9, -10 */
  accept: move("accept", ANSWERED, {
    requires: {
      "VR-INVENTORY-7": openToMe,
      "VR-INVENTORY-8": ({ table, seat }, { from, number }) => holds(table, seat, openOfferTo(table, from, seat, number).take),
      "VR-INVENTORY-10": ({ table, seat }, { from, number }) => {
        const { give, take } = openOfferTo(table, from, seat, number);
        return keepsOneOfEach(table, seat, give, take) && keepsOneOfEach(table, from, take, give);
      },
    },
    perform(play, { from, number }, seat) {
      const { table } = play;
      const { give, take } = openOfferTo(table, from, seat, number);
      closeOffer(bargainingOf(table), from, seat);
      if (table.trades === "open") {
        shownOpenly(table, from, give);
        shownOpenly(table, seat, take);
      }
      handToHand(table, from, seat, give);
      handToHand(table, seat, from, take);
      if (table.trades === "private") traded(table, from, seat, give, take);
      const [given, taken] = [countAll(give), countAll(take)];
      // VR-INVENTORY-16 Who of the two made the offer is not told.
      const inOrder = from < seat ? { from, to: seat, given, taken } : { from: seat, to: from, given: taken, taken: given };
      const others = { others: { kind: "tradeSeen", ...inOrder } as const };
      tellOf(play, { kind: "traded", from, to: seat, give, take }, [from, seat], others);
      withdrawImpossible(play, from);
      withdrawImpossible(play, seat);
      callBack(play, from);
    },
  }),
  decline: move("decline", ANSWERED, {
    requires: { "VR-INVENTORY-7": openToMe },
    perform(play, { from, number }, seat) {
      declineOffer(play, from, seat, number);
      callBack(play, from);
    },
  }),
  withdraw: move(
    "withdraw",
    { to: CHAIR, number: NUMBER },
    {
      requires: {
        "VR-INVENTORY-7": {
          to: ({ table, seat }) => whereOpen((to) => openOffer(bargainingOf(table), seat, to)),
          number: ({ table, seat }, { to }) => itsNumber(openOffer(bargainingOf(table), seat, to)),
        },
      },
      perform(play, { to, number }, seat) {
        closeOffer(bargainingOf(play.table), seat, to);
        tellOf(play, { kind: "offerWithdrawn", from: seat, to, number }, [seat, to]);
        play.again();
      },
    },
  ),
};
/** VR-INVENTORY-12, -19 Nobody else is told who is ready: an offer that takes it back would be seen by all. */
const ready = move(
  "ready",
  {},
  { idle: true, perform: (play, _action, seat) => play.tell?.({ kind: "saidReady", seat }, { only: [seat], knownAlready: true }) },
);
const unready = move(
  "unready",
  {},
  {
    idle: true,
    requires: { "VR-INVENTORY-14": ({ table, seat }) => countAt(bargainingOf(table).reopened, seat) < OFFERS_EACH },
    perform(play, _action, seat) {
      const { reopened } = bargainingOf(play.table);
      add(reopened, seat, 1);
      play.again();
      play.tell?.({ kind: "readyNoMore", seat }, { only: [seat], knownAlready: true });
    },
  },
);

/** VR-INVENTORY-12, -13, -15 Whoever is not asked any more is ready, and may still act. The step ends when all are. */
export const trading = decision("trading", {
  quiet: true,
  moves: { ...dealings, ready },
  interrupts: { ...dealings, unready },
  otherwise: () => ({ kind: "ready" }),
});

/** VR-INVENTORY-16 */
function tellOf(
  { table, tell }: Play<VasaRegalis>,
  event: VasaRegalis["Event"],
  parties: readonly Seat[],
  rest: Omit<Audience<VasaRegalis>, "only"> = {},
): void {
  if (table.trades === "open") tell?.(event);
  else tell?.(event, { only: parties, ...rest });
}
function sendOffer(play: Play<VasaRegalis>, from: Seat, to: Seat, give: Markers, take: Markers): void {
  const { table } = play;
  const { number } = makeOffer(bargainingOf(table), from, to, give, take);
  if (table.trades === "open") shownOpenly(table, from, give);
  else shown(table, from, to, give);
  tellOf(play, { kind: "offered", from, to, number, give, take }, [from, to]);
  const left = offersLeft(table, from);
  if (left <= FEW_OFFERS) play.tell?.({ kind: "offersLeft", seat: from, left }, { only: [from], knownAlready: true });
}
function declineOffer(play: Play<VasaRegalis>, from: Seat, to: Seat, number: number): void {
  closeOffer(bargainingOf(play.table), from, to);
  tellOf(play, { kind: "offerDeclined", from, to, number }, [from, to]);
}
/** VR-INVENTORY-5 Offers that a trade has made impossible for their sender are withdrawn; that sounds like any withdrawal. */
function withdrawImpossible(play: Play<VasaRegalis>, seat: Seat): void {
  const { table } = play;
  for (const { from, to, number } of closeImpossible(bargainingOf(table), seat, (offer) => canHonour(table, offer)))
    tellOf(play, { kind: "offerWithdrawn", from, to, number }, [from, to], { apart: true });
}
/** VR-INVENTORY-12 Whoever acts is not ready, and an offer or an answer takes back that the other was. */
function callBack(play: Play<VasaRegalis>, other: Seat): void {
  play.again();
  if (play.recall(other)) play.tell?.({ kind: "readyNoMore", seat: other }, { only: [other], knownAlready: true });
}

const offersLeft = (table: Readonly<Table>, seat: Seat): number => OFFERS_EACH - offersMade(bargainingOf(table), seat);
/** VR-INVENTORY-3 */
function givesAndTakes({ gifts }: Readonly<Table>, { give, take }: Goods): boolean {
  const [given, taken] = [countAll(give) > 0, countAll(take) > 0];
  return gifts ? given || taken : given && taken;
}
/** Nobody can ask for more markers of a kind than there are in the game. */
const exist = ({ seats }: Readonly<Table>, markers: Markers): boolean =>
  KIND.all.every((kind) => countAt(markers, kind) <= poolOf(seats, valueOfKind(kind)));

const isOpen = (table: Readonly<Table>, from: Seat, to: Seat, number: number): boolean =>
  offerNumbered(bargainingOf(table), from, to, number) !== null;
function openOfferTo(table: Readonly<Table>, from: Seat, to: Seat, number: number): Offer {
  const offer = offerNumbered(bargainingOf(table), from, to, number);
  if (offer === null) throw new Error(`offer ${number} from seat ${from} to seat ${to} is not open`);
  return offer;
}

const isSeat = (table: Readonly<Table>, seat: unknown): seat is Seat => typeof seat === "number" && allSeats(table).includes(seat);
const fieldsOf = (json: unknown): Readonly<Record<string, unknown>> => (typeof json === "object" ? { ...json } : {});
function readGoods(json: unknown): Goods | null {
  const { give, take } = fieldsOf(json);
  const [given, taken] = [readCounts(give, KINDS), readCounts(take, KINDS)];
  return given === null || taken === null ? null : { give: given, take: taken };
}
/** Of those who play at random one time in so many: each offer calls somebody back, and the step would hardly ever end. */
const SELDOM = 4;
/** One or two markers for one or two, of kinds that somebody else has. */
function drawGoods({ table, seat }: Asked, chance: Chance): Goods | null {
  const hand = handOf(table, seat);
  const give = drawCounts(hand, 2, chance);
  const elsewhere = KIND.all.map((kind) => poolOf(table.seats, valueOfKind(kind)) - countAt(table.supply, kind) - countAt(hand, kind));
  const take = drawCounts(elsewhere, 2, chance);
  return give === null || take === null ? null : { give, take };
}
