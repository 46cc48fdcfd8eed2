/** A purchase: something is named, others may interfere, then it is paid for (SR-AGRI-5, SR-CULT-6). Offices buy too (SR-HIST-9). */

import type { ActionOf, Ask, MoveOver, Play, Seat } from "@stormakt/kernel";
import { EMPTY } from "@stormakt/kernel/ids";
import type { Asked } from "../cards/card.ts";
import { asking } from "../cards/card.ts";
import type { Country, Fief, History, None } from "../catalog/index.ts";
import { COUNTRY, costOf, FIEF, HISTORY_CARD, isOpen, NOBLE_MARRIAGE, NONE, PURCHASE_DECLARED, priceOf } from "../catalog/index.ts";
import { own } from "../copy.ts";
import type { HistorySet } from "../sets.ts";
import { fiefsExcept, historyOf, NO_HISTORY, OFFICE_SET, ownsAny, rowExcept } from "../sets.ts";
import type { FiefOrCard, FiefSet, PurchaseNotes } from "../table.ts";
import { GONE, goldOf } from "../table.ts";
import { addMerchants, inHand, moveHistory } from "../things.ts";
import type { SveaRike } from "../types.ts";
import { decision, move, procedure, window } from "../types.ts";
import { declare, NO_SEATS, pass, playCard, pollFrom } from "./cards.ts";
import { countForMove, countForOffice } from "./limits.ts";
import type { OfficeNotes } from "./taking.ts";
import { askingPrice, buyCard, buyFief, isThere, lapse } from "./taking.ts";
import { cardInRow, cardPaid, countryToTrade, fiefOnSale, fiefPaid, fiefPaidInMarriage } from "./terms.ts";

type Pen = Play<SveaRike>;

/** What is bought. `forMove`: counted against what a move allows; an office's is not. */
interface Wanted extends FiefOrCard {
  readonly seat: Seat;
  readonly forMove: boolean;
  /** SR-CARD-noble-marriage The card is laid down with the name of the fief. */
  readonly inMarriage: boolean;
}
/** `before`: a purchase that waits while another is made in its window. */
export type Purchase = Wanted & { before: PurchaseNotes | null };
export const buy = (play: Pen, wanted: Wanted): void => play.call(purchase, { ...wanted, before: null });

export const purchase = procedure<Purchase>("purchase")({
  name(play, memory) {
    const { seat, fief, history, inMarriage } = memory;
    const { table, tell } = play;
    memory.before = own.purchase(table); // laid back as it is, so it must be nobody else's
    table.purchase = { buyer: seat, fief, history, marriage: false, stopped: false };
    if (fief !== NONE) tell?.({ kind: "fiefWanted", seat, fief, gold: costOf(fief) });
    if (history !== NONE) tell?.({ kind: "historyWanted", seat, history, gold: priceOf(history) });
    if (inMarriage) declare(play, { kind: "playCard", card: NOBLE_MARRIAGE }, seat, asking(PURCHASE_DECLARED, seat));
  },
  letOthersInterfere: (play, { seat }) => play.open(purchaseDeclared, asking(PURCHASE_DECLARED, seat)),
  payAndTake(play, { seat, fief, history, forMove, before }) {
    const { table } = play;
    const price = askingPrice(table);
    const isStopped = table.purchase?.stopped === true;
    const isGone = !isThere(table);
    table.purchase = before;
    if (isStopped) stop(play, seat, fief, history, forMove);
    else if (isGone) lapse(play, seat, fief, history, "Gone");
    else if (goldOf(table, seat) < price) lapse(play, seat, fief, history, "Unpaid");
    else {
      const office = forMove ? null : play.find(officeUsed);
      if (forMove) countForMove(table, history);
      else if (office !== null) countForOffice(table, office, history);
      if (history !== NONE) buyCard(play, seat, history, price);
      if (fief !== NONE) buyFief(play, seat, fief, price);
    }
  },
});
/** SR-CARD-conflict-of-interest Not to be named again in this move, or by this office. */
function stop(play: Pen, seat: Seat, fief: Fief | None, history: History | None, forMove: boolean): void {
  const { table, tell } = play;
  const list = forMove ? own.move(table) : play.find(officeUsed);
  if (history !== NONE) {
    if (list !== null) list.stoppedCards = [...list.stoppedCards, history];
    tell?.({ kind: "historyStopped", seat, history });
  }
  if (fief !== NONE) {
    if (list !== null) list.stoppedFiefs = [...list.stoppedFiefs, fief];
    tell?.({ kind: "fiefStopped", seat, fief });
  }
}
const NOTHING_STOPPED: readonly never[] = [];
/** It is no event card: nobody can cancel it. Its aim is named with it, so nothing is spent on one that is refused. */
function useOffice(play: Pen, seat: Seat, office: History, aim: Partial<OfficeNotes>): void {
  moveHistory(play.table, office, GONE);
  play.tell?.({ kind: "officeUsed", seat, history: office });
  const stopped = { stoppedFiefs: NOTHING_STOPPED, stoppedCards: NOTHING_STOPPED };
  play.call(officeUsed, {
    seat,
    fief: NONE,
    history: NONE,
    country: NONE,
    inMarriage: false,
    ...stopped,
    done: false,
    further: false,
    ...aim,
  });
}
type Asking = Ask<SveaRike, Asked>;
type OfficeMove<K> = MoveOver<SveaRike, Asked, ActionOf<SveaRike, K>>;
/** Most own none, and are asked often: that is told at once. */
const ownOffices = ({ table, seat, memory }: Asking): HistorySet =>
  ownsAny(table, seat, OFFICE_SET) && isOpen(memory.moment) ? historyOf(table, seat).both(OFFICE_SET) : NO_HISTORY;

const useOfficeForFief: OfficeMove<"useOfficeForFief"> = move(
  "useOfficeForFief",
  { office: HISTORY_CARD, fief: FIEF },
  {
    requires: {
      "SR-HIST-9": { office: ownOffices },
      ...fiefOnSale,
      ...fiefPaid,
    },
    perform: (play, { office, fief }, seat) => useOffice(play, seat, office, { fief }),
  },
);
const useOfficeInMarriage: OfficeMove<"useOfficeInMarriage"> = move(
  "useOfficeInMarriage",
  { office: HISTORY_CARD, fief: FIEF },
  {
    requires: {
      "SR-HIST-9": { office: ownOffices },
      "SR-CARD-noble-marriage": { fief: ({ table, seat }) => (inHand(table, seat, NOBLE_MARRIAGE) ? FIEF.every : EMPTY) },
      ...fiefOnSale,
      ...fiefPaidInMarriage,
    },
    perform: (play, { office, fief }, seat) => useOffice(play, seat, office, { fief, inMarriage: true }),
  },
);
const useOfficeForHistory: OfficeMove<"useOfficeForHistory"> = move(
  "useOfficeForHistory",
  { office: HISTORY_CARD, history: HISTORY_CARD },
  {
    requires: {
      "SR-HIST-9": { office: ownOffices },
      ...cardInRow,
      ...cardPaid,
    },
    perform: (play, { office, history }, seat) => useOffice(play, seat, office, { history }),
  },
);
const useOfficeForMerchant: OfficeMove<"useOfficeForMerchant"> = move(
  "useOfficeForMerchant",
  { office: HISTORY_CARD, country: COUNTRY },
  {
    requires: {
      "SR-HIST-9": { office: ownOffices },
      ...countryToTrade,
    },
    perform: (play, { office, country }, seat) => useOffice(play, seat, office, { country }),
  },
);
export const officeMoves = { useOfficeForFief, useOfficeInMarriage, useOfficeForHistory, useOfficeForMerchant };

/** SR-TIME-5 A purchase that has been stopped, or of what is no longer there, is no longer asked about. */
export const purchaseDeclared = window<Asked>("purchaseDeclared", {
  moves: { playCard, ...officeMoves, pass },
  polls: (ask) => (ask.table.purchase?.stopped === false && isThere(ask.table) ? pollFrom(ask, ask.memory.seat) : NO_SEATS),
});

export const officeUsed = procedure<OfficeNotes>("officeUsed")({
  begin(play, memory) {
    const { seat, fief, history, country, inMarriage } = memory;
    if (country === NONE) return buy(play, { seat, fief, history, inMarriage, forMove: false });
    placeMerchant(play, seat, country);
    memory.done = true;
  },
  /** SR-HIST-10 If the purchase has come to nothing, something else may be chosen; the office stays spent. */
  chooseAnother(play, { seat, done }) {
    if (done) return;
    play.ask(office, seat, { seat });
    play.again();
  },
  buyFurther(play, { seat, further }) {
    if (!further) return;
    play.ask(furtherCard, seat, { seat });
    play.again();
  },
});
function placeMerchant({ table, tell }: Pen, seat: Seat, country: Country): void {
  addMerchants(table, seat, country, 1);
  tell?.({ kind: "merchantPlaced", seat, country, count: 1 });
}
function finish(memory: OfficeNotes | null): void {
  if (memory === null) return;
  memory.done = true;
  memory.further = false;
}
type OfOffice = { readonly seat: Seat };
type OfficeAsk = Ask<SveaRike, OfOffice>;
const notStopped = (ask: OfficeAsk): FiefSet => fiefsExcept(ask.find(officeUsed)?.stoppedFiefs ?? []);
const buyHistory = move(
  "buyHistory",
  { history: HISTORY_CARD },
  {
    requires: {
      ...cardInRow,
      "SR-CARD-conflict-of-interest": {
        history: (ask: OfficeAsk) => rowExcept(ask.table, ask.find(officeUsed)?.stoppedCards ?? []),
      },
      ...cardPaid,
    },
    perform: (play, { history }, seat) => buy(play, { seat, fief: NONE, history, inMarriage: false, forMove: false }),
  },
);
const finishPurchases = move("finishPurchases", {}, { idle: true, perform: (play) => finish(play.find(officeUsed)) });
export const office = decision<OfOffice>("office", {
  moves: {
    buyFief: move(
      "buyFief",
      { fief: FIEF },
      {
        requires: {
          ...fiefOnSale,
          "SR-CARD-conflict-of-interest": { fief: notStopped },
          ...fiefPaid,
        },
        perform: (play, { fief }, seat) => buy(play, { seat, fief, history: NONE, inMarriage: false, forMove: false }),
      },
    ),
    buyFiefInMarriage: move(
      "buyFiefInMarriage",
      { fief: FIEF },
      {
        requires: {
          "SR-CARD-noble-marriage": { fief: ({ table, seat }) => (inHand(table, seat, NOBLE_MARRIAGE) ? FIEF.every : EMPTY) },
          ...fiefOnSale,
          "SR-CARD-conflict-of-interest": { fief: notStopped },
          ...fiefPaidInMarriage,
        },
        perform: (play, { fief }, seat) => buy(play, { seat, fief, history: NONE, inMarriage: true, forMove: false }),
      },
    ),
    buyHistory,
    placeMerchant: move(
      "placeMerchant",
      { country: COUNTRY },
      {
        requires: countryToTrade,
        perform(play, { country }, seat) {
          placeMerchant(play, seat, country);
          finish(play.find(officeUsed));
        },
      },
    ),
    finishPurchases,
  },
  otherwise: () => ({ kind: "finishPurchases" }),
});
/** SR-HIST-3 */
export const furtherCard = decision<OfOffice>("furtherCard", {
  moves: { buyHistory, finishPurchases },
  otherwise: () => ({ kind: "finishPurchases" }),
});
