/** A purchase: something is named, others may interfere, then it is paid for (SR-AGRI-5, SR-CULT-6). Offices buy too (SR-HIST-9). */
import type { ActionOf, Ask, Move, Play, Seat } from "@stormakt/kernel";
import type { Asked } from "../cards/card.ts";
import { asking } from "../cards/card.ts";
import type { Country, Fief, History } from "../catalog/index.ts";
import { costOf, EVERY_COUNTRY, isOpen, NOBLE_MARRIAGE, NONE, OFFICES, PURCHASE_DECLARED, priceOf, seriesOf } from "../catalog/index.ts";
import type { OpenTable, PurchaseNotes, Table } from "../table.ts";
import { AVAILABLE, GONE, goldOf, IN_ROW, isUnlocked, mayEnter, ownerOf, ownsHistory, placeOf } from "../table.ts";
import { addMerchants, moveFief, moveHistory, spend, takeFromRow } from "../things.ts";
import type { SveaRike } from "../types.ts";
import { CULTURE, decision, procedure, window } from "../types.ts";
import { declare, NO_SEATS, pass, playCard, pollFrom } from "./cards.ts";
import { drawing } from "./choices.ts";
import {
  askingPrice,
  canPayForCard,
  canPayForFief,
  canPayInMarriage,
  cardsToBuy,
  fiefsInMarriage,
  fiefsToBuy,
  marries,
  officesForFiefs,
  officesForHistory,
  officesForMerchants,
  officesInMarriage,
} from "./wares.ts";

type Pen = Play<SveaRike>;
type Asking = Ask<SveaRike, Asked>;

/** What is bought: a fief or a history card, the other being none. `forMove`: counted against what a move allows; an office's is not. */
interface Wanted {
  readonly seat: Seat;
  readonly fief: Fief;
  readonly history: History;
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
    memory.before = table.purchase;
    table.purchase = { buyer: seat, fief, history, marriage: false, stopped: false };
    if (fief !== NONE) tell?.({ kind: "fiefWanted", seat, fief, gold: costOf(fief) });
    else tell?.({ kind: "historyWanted", seat, history, gold: priceOf(history) });
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
      countPurchase(play, history, forMove);
      if (fief === NONE) buyCard(play, seat, history, price);
      else buyFief(play, seat, fief, price);
    }
  },
});
/** The thing named still lies where it can be bought. */
const isThere = (table: Readonly<OpenTable>): boolean =>
  table.purchase !== null &&
  (table.purchase.fief === NONE
    ? placeOf(table, table.purchase.history) === IN_ROW
    : ownerOf(table, table.purchase.fief) === AVAILABLE && isUnlocked(table, table.purchase.fief));
/** SR-CARD-conflict-of-interest Not to be named again in this move, or by this office. */
function stop(play: Pen, seat: Seat, fief: Fief, history: History, forMove: boolean): void {
  const { table, tell } = play;
  const list = forMove ? table.move : play.find(officeUsed);
  if (fief === NONE) {
    if (list !== null) list.stoppedCards = [...list.stoppedCards, history];
    tell?.({ kind: "historyStopped", seat, history });
  } else {
    if (list !== null) list.stoppedFiefs = [...list.stoppedFiefs, fief];
    tell?.({ kind: "fiefStopped", seat, fief });
  }
}
/** What nobody stopped, but cannot be paid or is no longer there, may be named again. */
function lapse({ tell }: Pen, seat: Seat, fief: Fief, history: History, why: "Gone" | "Unpaid"): void {
  if (fief === NONE) tell?.({ kind: `history${why}`, seat, history });
  else tell?.({ kind: `fief${why}`, seat, fief });
}
/** SR-CULT-4, -5, SR-HIST-3 A scientist among the first two of a move, or bought with an office, gives one more. */
function countPurchase(play: Pen, history: History, forMove: boolean): void {
  const { move } = play.table;
  const isScientist = history !== NONE && seriesOf(history) === "scientist";
  if (forMove) {
    if (move === null) return;
    if (move.bought < 2 && isScientist) move.scientists += 1;
    move.bought += 1;
    return;
  }
  const office = play.find(officeUsed);
  if (office === null) return;
  if (office.done && move !== null && isOwnCulture(play.table, office.seat)) move.furtherCard = true;
  office.further = !office.done && isScientist && mayBuyFurther(play.table, office.seat);
  office.done = true;
}
const isOwnCulture = ({ move }: Readonly<OpenTable>, seat: Seat): boolean =>
  move !== null && move.seat === seat && move.activity === CULTURE;
/** SR-HIST-3 In one's own Culture move it is the move's one extra card, which may have been bought already. */
function mayBuyFurther(table: Readonly<OpenTable>, seat: Seat): boolean {
  if (table.move === null || !isOwnCulture(table, seat)) return true;
  const { scientists, bought, cache, furtherCard } = table.move;
  return !furtherCard && !(scientists > 0 && bought > (cache ? 2 : 1));
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

/** SR-HIST-9, -10 An office is given up for a fief, a history card or a merchant. `further`: one more card may be bought (SR-HIST-3). */
export interface OfficeNotes {
  readonly seat: Seat;
  readonly fief: Fief;
  readonly history: History;
  readonly country: Country;
  readonly inMarriage: boolean;
  stoppedFiefs: readonly Fief[];
  stoppedCards: readonly History[];
  done: boolean;
  further: boolean;
}
const NOTHING_STOPPED: readonly number[] = [];
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
const mayUse = ({ table, seat, memory }: Asking, { office }: { readonly office: History }): boolean =>
  OFFICES.includes(office) && ownsHistory(table, seat, office) && isOpen(memory.moment);
const isInPile = ({ table }: Asking, { fief }: { readonly fief: Fief }): boolean => ownerOf(table, fief) === AVAILABLE;
const isUnlockedNow = ({ table }: Asking, { fief }: { readonly fief: Fief }): boolean => isUnlocked(table, fief);
const isInRow = ({ table }: { readonly table: Readonly<Table> }, { history }: { readonly history: History }): boolean =>
  table.history[history] === IN_ROW;

const useOfficeForFief: Move<SveaRike, Asked, ActionOf<SveaRike, "useOfficeForFief">> = {
  ...officesForFiefs,
  requires: {
    "SR-HIST-9": mayUse,
    "SR-AGRI-6": isInPile,
    "SR-ERA-4": isUnlockedNow,
    "SR-PAY-3": (ask, { fief }) => canPayForFief(ask, fief),
  },
  perform: (play, { office, fief }, seat) => useOffice(play, seat, office, { fief }),
};
const useOfficeInMarriage: Move<SveaRike, Asked, ActionOf<SveaRike, "useOfficeInMarriage">> = {
  ...officesInMarriage,
  requires: {
    "SR-HIST-9": mayUse,
    "SR-CARD-noble-marriage": (ask) => marries(ask),
    "SR-AGRI-6": isInPile,
    "SR-ERA-4": isUnlockedNow,
    "SR-PAY-3": (ask, { fief }) => canPayInMarriage(ask, fief),
  },
  perform: (play, { office, fief }, seat) => useOffice(play, seat, office, { fief, inMarriage: true }),
};
const useOfficeForHistory: Move<SveaRike, Asked, ActionOf<SveaRike, "useOfficeForHistory">> = {
  ...officesForHistory,
  requires: { "SR-HIST-9": mayUse, "SR-CULT-6": isInRow, "SR-PAY-3": (ask, { history }) => canPayForCard(ask, history) },
  perform: (play, { office, history }, seat) => useOffice(play, seat, office, { history }),
};
const useOfficeForMerchant: Move<SveaRike, Asked, ActionOf<SveaRike, "useOfficeForMerchant">> = {
  ...officesForMerchants,
  requires: {
    "SR-HIST-9": mayUse,
    "SR-COMM-4": ({ table }, { country }) => table.enemy !== country,
    "SR-COMM-2": ({ table }, { country }) => mayEnter(table, country),
  },
  perform: (play, { office, country }, seat) => useOffice(play, seat, office, { country }),
};
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
const isNotStopped = (ask: OfficeAsk, { fief }: { readonly fief: Fief }): boolean =>
  ask.find(officeUsed)?.stoppedFiefs.includes(fief) !== true;
const buyHistory: Move<SveaRike, OfOffice, ActionOf<SveaRike, "buyHistory">> = {
  ...cardsToBuy,
  requires: {
    "SR-CULT-6": isInRow,
    "SR-CARD-conflict-of-interest": (ask, { history }) => ask.find(officeUsed)?.stoppedCards.includes(history) !== true,
    "SR-PAY-3": (ask, { history }) => canPayForCard(ask, history),
  },
  perform: (play, { history }, seat) => buy(play, { seat, fief: NONE, history, inMarriage: false, forMove: false }),
};
const finishPurchases: Move<SveaRike, OfOffice, ActionOf<SveaRike, "finishPurchases">> = {
  candidates: [{ kind: "finishPurchases" }],
  requires: {},
  perform: (play) => finish(play.find(officeUsed)),
};
export const office = decision<OfOffice>("office", {
  moves: {
    buyFief: {
      ...fiefsToBuy,
      requires: {
        "SR-AGRI-6": ({ table }, { fief }) => ownerOf(table, fief) === AVAILABLE,
        "SR-ERA-4": ({ table }, { fief }) => isUnlocked(table, fief),
        "SR-CARD-conflict-of-interest": isNotStopped,
        "SR-PAY-3": (ask, { fief }) => canPayForFief(ask, fief),
      },
      perform: (play, { fief }, seat) => buy(play, { seat, fief, history: NONE, inMarriage: false, forMove: false }),
    },
    buyFiefInMarriage: {
      ...fiefsInMarriage,
      requires: {
        "SR-CARD-noble-marriage": (ask) => marries(ask),
        "SR-AGRI-6": ({ table }, { fief }) => ownerOf(table, fief) === AVAILABLE,
        "SR-ERA-4": ({ table }, { fief }) => isUnlocked(table, fief),
        "SR-CARD-conflict-of-interest": isNotStopped,
        "SR-PAY-3": (ask, { fief }) => canPayInMarriage(ask, fief),
      },
      perform: (play, { fief }, seat) => buy(play, { seat, fief, history: NONE, inMarriage: true, forMove: false }),
    },
    buyHistory,
    placeMerchant: {
      candidates: EVERY_COUNTRY.map((country: Country) => ({ kind: "placeMerchant", country }) as const),
      requires: {
        "SR-COMM-4": ({ table }, { country }) => table.enemy !== country,
        "SR-COMM-2": ({ table }, { country }) => mayEnter(table, country),
      },
      perform(play, { country }, seat) {
        placeMerchant(play, seat, country);
        finish(play.find(officeUsed));
      },
    },
    finishPurchases,
  },
  otherwise: () => ({ kind: "finishPurchases" }),
});
/** SR-HIST-3 */
export const furtherCard = decision<OfOffice>("furtherCard", {
  moves: { buyHistory, finishPurchases },
  otherwise: () => ({ kind: "finishPurchases" }),
});
