import type { Ask, Bargaining, Between, Chance, Moves, Offer, Play, Seat } from "@stormakt/kernel";
import {
  afterAccepting,
  beginBargaining,
  between,
  closeOffer,
  countAll,
  drawCounts,
  fewestLeft,
  hasLeft,
  isFree,
  leaveBargaining,
  makeOffer,
  numbers,
  offerNumbered,
  offersMade,
  openOffer,
  readCounts,
  setAside,
  stillBargaining,
} from "@stormakt/kernel";
import type { Id, SetOf } from "@stormakt/kernel/ids";
import { where } from "@stormakt/kernel/ids";
import { CHAIR, GOODS, KINDS, OFFERS_EACH, poolOf, valueOfKind } from "../catalog/index.ts";
import { shown, traded } from "../ledger.ts";
import type { Table } from "../table.ts";
import { handOf, handToHand } from "../table.ts";
import type { Markers, VasaRegalis } from "../types.ts";
import { decision, move, procedure } from "../types.ts";
import { allSeats, isUnbuilt } from "../yard.ts";

type Asked = Ask<VasaRegalis, object>;

/** VR-INVENTORY-1, -13 Private trades between two players each, until all but one at most are done. */
export const inventory = procedure("inventory")({
  begin(play) {
    beginBargaining(bargainingOf(play.table));
    play.tell?.({ kind: "inventoryBegins" });
  },
  /** VR-INVENTORY-15 All who are not done are asked, again and again; who has answered may still act before the others have. */
  poll(play) {
    const bargaining = bargainingOf(play.table);
    const seats = stillBargaining(bargaining);
    if (seats.length <= 1) return;
    play.askAll(trading, seats, {});
    play.again();
  },
  end({ table }) {
    beginBargaining(bargainingOf(table));
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

const dealings: Moves<VasaRegalis, object> = {
  /** VR-INVENTORY-3, -5, -6 */
  offer: {
    requires: {
      "VR-INVENTORY-12": ({ table, seat }, { to }) => mayDeal(table, seat, to),
      "VR-INVENTORY-2": ({ table, seat }, { to }) => to !== seat && to < table.seats,
      "VR-INVENTORY-14": ({ table, seat }) => hasOffersLeft(table, seat),
      "VR-INVENTORY-3": (_ask, offer) => givesAndTakes(offer),
      "VR-INVENTORY-5": ({ table, seat }, { to, give, take }) => canSetAside(table, seat, to, give) && exist(table, take),
      "VR-INVENTORY-10": ({ table, seat }, { to, give, take }) => keepsOneOfEach(table, seat, handOf(table, seat), { to, give, take }),
    },
    perform: (play, { to, give, take }, seat) => sendOffer(play, seat, to, give, take),
    read(json, { table }) {
      const { to } = json as Record<string, unknown>;
      const goods = readGoods(json);
      return goods !== null && isSeat(table, to) ? { kind: "offer", to, ...goods } : null;
    },
    sample(ask, chance) {
      const others = stillBargaining(bargainingOf(ask.table)).filter((other) => other !== ask.seat);
      if (others.length === 0) return null;
      const to = chance.pick(others);
      const goods = drawGoods(ask, to, chance);
      return goods === null ? null : { kind: "offer", to, ...goods };
    },
  },
  /** VR-INVENTORY-7 Decline, and offer something back. */
  counter: {
    requires: {
      "VR-INVENTORY-7": ({ table, seat }, { from, number }) => isOpen(table, from, seat, number),
      "VR-INVENTORY-14": ({ table, seat }) => hasOffersLeft(table, seat),
      "VR-INVENTORY-3": (_ask, offer) => givesAndTakes(offer),
      "VR-INVENTORY-5": ({ table, seat }, { from, give, take }) => canSetAside(table, seat, from, give) && exist(table, take),
      "VR-INVENTORY-10": ({ table, seat }, { from, give, take }) =>
        keepsOneOfEach(table, seat, handOf(table, seat), { to: from, give, take }),
    },
    perform(play, { from, number, give, take }, seat) {
      declineOffer(play, from, seat, number);
      sendOffer(play, seat, from, give, take);
    },
    read(json, { table }) {
      const { from, number } = json as Record<string, unknown>;
      const goods = readGoods(json);
      return goods !== null && isSeat(table, from) && typeof number === "number" ? { kind: "counter", from, number, ...goods } : null;
    },
    sample(ask, chance) {
      const offers = offersTo(ask);
      if (offers.length === 0) return null;
      const { from, number } = chance.pick(offers);
      const goods = drawGoods(ask, from, chance);
      return goods === null ? null : { kind: "counter", from, number, ...goods };
    },
  },
  /** VR-INVENTORY-8, -9 */
  accept: move("accept", ANSWERED, {
    requires: {
      "VR-INVENTORY-7": openToMe,
      "VR-INVENTORY-8": ({ table, seat }, { from, number }) => {
        const offer = openOfferTo(table, from, seat, number);
        return isFree(bargainingOf(table), seat, handOf(table, seat), offer.take);
      },
      "VR-INVENTORY-10": ({ table, seat }, { from, number }) =>
        keepsOneOfEach(table, seat, afterAccepting(handOf(table, seat), openOfferTo(table, from, seat, number)), null),
    },
    perform({ table, tell }, { from, number }, seat) {
      const { give, take } = openOfferTo(table, from, seat, number);
      closeOffer(bargainingOf(table), from, seat);
      handToHand(table, from, seat, give);
      handToHand(table, seat, from, take);
      traded(table, from, seat, give, take);
      tell?.(
        { kind: "traded", from, to: seat, give, take },
        { only: [from, seat], others: { kind: "tradeSeen", from, to: seat, given: countAll(give), taken: countAll(take) } }, // VR-INVENTORY-16
      );
    },
  }),
  decline: move("decline", ANSWERED, {
    requires: { "VR-INVENTORY-7": openToMe },
    perform: (play, { from, number }, seat) => declineOffer(play, from, seat, number),
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
      perform({ table, tell }, { to, number }, seat) {
        closeOffer(bargainingOf(table), seat, to);
        tell?.({ kind: "offerWithdrawn", from: seat, to, number }, { only: [seat, to] });
      },
    },
  ),
  /** VR-INVENTORY-12, -19 */
  finishTrading: move(
    "finishTrading",
    {},
    {
      idle: true,
      requires: {
        "VR-INVENTORY-12": ({ table, seat }) => !hasLeft(bargainingOf(table), seat),
      },
      perform(play, _action, seat) {
        const bargaining = bargainingOf(play.table);
        leaveBargaining(bargaining, seat);
        play.tell?.({ kind: "tradingFinished", seat });
        if (stillBargaining(bargaining).length <= 1) play.end();
      },
    },
  ),
};

/** VR-INVENTORY-15 Everybody who is not done may act at any moment, asked or not. */
export const trading = decision("trading", { moves: dealings, interrupts: dealings, otherwise: () => ({ kind: "finishTrading" }) });

function sendOffer({ table, tell }: Play<VasaRegalis>, from: Seat, to: Seat, give: Markers, take: Markers): void {
  const { number } = makeOffer(bargainingOf(table), from, to, give, take);
  shown(table, from, to, give);
  tell?.({ kind: "offered", from, to, number, give, take }, { only: [from, to] });
}
function declineOffer({ table, tell }: Play<VasaRegalis>, from: Seat, to: Seat, number: number): void {
  closeOffer(bargainingOf(table), from, to);
  tell?.({ kind: "offerDeclined", from, to, number }, { only: [from, to] });
}

const mayDeal = (table: Readonly<Table>, seat: Seat, other: Seat): boolean =>
  !hasLeft(bargainingOf(table), seat) && !hasLeft(bargainingOf(table), other);
const hasOffersLeft = (table: Readonly<Table>, seat: Seat): boolean => offersMade(bargainingOf(table), seat) < OFFERS_EACH;
const givesAndTakes = ({ give, take }: { give: Markers; take: Markers }): boolean => countAll(give) > 0 && countAll(take) > 0;
const canSetAside = (table: Readonly<Table>, seat: Seat, to: Seat, give: Markers): boolean =>
  isFree(bargainingOf(table), seat, handOf(table, seat), give, to);
/** Nobody can ask for more markers of a kind than there are in the game. */
const exist = ({ seats }: Readonly<Table>, markers: Markers): boolean =>
  markers.every((count, kind) => count <= poolOf(seats, valueOfKind(kind)));
/** VR-INVENTORY-10 Whatever is accepted, one marker in hand is left of every type not yet built. */
const keepsOneOfEach = (table: Readonly<Table>, seat: Seat, hand: Markers, pending: Pick<Offer, "to" | "give" | "take"> | null): boolean =>
  GOODS.every((good) => !isUnbuilt(table, good) || fewestLeft(bargainingOf(table), seat, hand, good * 3, good * 3 + 3, pending) >= 1);

const isOpen = (table: Readonly<Table>, from: Seat, to: Seat, number: number): boolean =>
  offerNumbered(bargainingOf(table), from, to, number) !== null;
function openOfferTo(table: Readonly<Table>, from: Seat, to: Seat, number: number): Offer {
  const offer = offerNumbered(bargainingOf(table), from, to, number);
  if (offer === null) throw new Error(`offer ${number} from seat ${from} to seat ${to} is not open`);
  return offer;
}
const offersTo = ({ table, seat }: Asked): Offer[] => bargainingOf(table).offers.filter(({ to }) => to === seat);

const isSeat = (table: Readonly<Table>, seat: unknown): seat is Seat => allSeats(table).includes(seat as Seat);
function readGoods(json: unknown): { give: Markers; take: Markers } | null {
  const { give, take } = json as Record<string, unknown>;
  const [given, taken] = [readCounts(give, KINDS), readCounts(take, KINDS)];
  return given === null || taken === null ? null : { give: given, take: taken };
}
/** One or two markers for one or two, of kinds that somebody else has. */
function drawGoods({ table, seat }: Asked, to: Seat, chance: Chance): { give: Markers; take: Markers } | null {
  const bargaining = bargainingOf(table);
  const hand = handOf(table, seat);
  const give = drawCounts(
    hand.map((count, kind) => count - setAside(bargaining, seat, kind, to)),
    2,
    chance,
  );
  const elsewhere = hand.map((count, kind) => poolOf(table.seats, valueOfKind(kind)) - (table.supply[kind] as number) - count);
  const take = drawCounts(elsewhere, 2, chance);
  return give === null || take === null ? null : { give, take };
}
