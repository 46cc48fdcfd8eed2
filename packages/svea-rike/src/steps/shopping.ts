/** SR-AGRI-5, SR-CULT-4 to -6 The purchases of a move. */
import type { Seat } from "@stormakt/kernel";
import { PURCHASE } from "../catalog/index.ts";
import type { Asked } from "../events/index.ts";
import { asking } from "../events/index.ts";
import type { MoveNotes, OpenTable } from "../table.ts";
import { AVAILABLE, IN_ROW, isOnSale, isUnlocked, ownerOf } from "../table.ts";
import { AGRICULTURE, CULTURE, decision, procedure } from "../types.ts";
import { playCard } from "./cards.ts";
import { useOffice } from "./offices.ts";
import type { Named } from "./purchase.ts";
import { canPayForCard, canPayForFief, cardsToBuy, fiefsToBuy, nameCard, nameFief } from "./purchase.ts";
import { hasSomething } from "./windows.ts";

/** SR-AGRI-5, SR-CULT-4, -5 How many purchases the move still allows. */
export function purchasesLeft({ move }: Readonly<OpenTable>): number {
  if (move === null) return 0;
  return (move.activity === CULTURE ? cardLimit(move) : 1) - move.bought;
}
const cardLimit = ({ cache, scientists }: Readonly<MoveNotes>): number => (cache ? 2 : 1) + (scientists > 0 ? 1 : 0);

const maySeekFiefs = (table: Readonly<OpenTable>): boolean => table.move?.activity === AGRICULTURE && purchasesLeft(table) > 0;

/** The active player names, plays cards or finishes; asked as long as there is anything left to buy with or to play. */
export const shopping = procedure<Named & { seat: Seat; done: boolean }>("shopping")({
  askUntilDone(play, { seat, done }) {
    if (done || (purchasesLeft(play.table) <= 0 && !hasSomething(play.table, seat))) return;
    play.ask(buying, seat, asking(PURCHASE, seat));
    play.again();
  },
});

export const buying = decision<Asked>("buying", {
  moves: {
    buyFief: {
      ...fiefsToBuy,
      count: (ask) => (maySeekFiefs(ask.table) ? fiefsToBuy.count(ask) : 0),
      misfits: (ask) => (maySeekFiefs(ask.table) ? fiefsToBuy.misfits(ask) : []),
      allows: (ask, { fief }) =>
        canPayForFief(ask.table, ask.seat, fief) &&
        isOnSale(ask.table, fief) &&
        maySeekFiefs(ask.table) &&
        ask.find(shopping)?.namedFiefs.includes(fief) !== true,
      requires: {
        "SR-AGRI-1": ({ table }) => table.move?.activity === AGRICULTURE,
        "SR-AGRI-5": ({ table }) => purchasesLeft(table) > 0,
        "SR-AGRI-6": ({ table }, { fief }) => ownerOf(table, fief) === AVAILABLE,
        "SR-ERA-4": ({ table }, { fief }) => isUnlocked(table, fief),
        "SR-CARD-conflict-of-interest": (ask, { fief }) => ask.find(shopping)?.namedFiefs.includes(fief) !== true,
        "SR-PAY-3": ({ table, seat }, { fief }) => canPayForFief(table, seat, fief),
      },
      perform: (play, { fief }, seat) => nameFief(play, seat, fief, play.find(shopping), true),
    },
    buyHistory: {
      ...cardsToBuy,
      count: (ask) => (ask.table.move?.activity === CULTURE && purchasesLeft(ask.table) > 0 ? cardsToBuy.count(ask) : 0),
      allows: (ask, { history }) =>
        canPayForCard(ask.table, ask.seat, history) &&
        ask.table.history[history] === IN_ROW &&
        ask.table.move?.activity === CULTURE &&
        purchasesLeft(ask.table) > 0 &&
        ask.find(shopping)?.namedCards.includes(history) !== true,
      requires: {
        "SR-CULT-1": ({ table }) => table.move?.activity === CULTURE,
        "SR-CULT-5": ({ table }) => purchasesLeft(table) > 0 || table.move?.cache === false,
        "SR-CULT-4": ({ table }) => purchasesLeft(table) > 0,
        "SR-CULT-6": ({ table }, { history }) => table.history[history] === IN_ROW,
        "SR-CARD-conflict-of-interest": (ask, { history }) => ask.find(shopping)?.namedCards.includes(history) !== true,
        "SR-PAY-3": ({ table, seat }, { history }) => canPayForCard(table, seat, history),
      },
      perform: (play, { history }, seat) => nameCard(play, seat, history, play.find(shopping), true),
    },
    finishPurchases: {
      candidates: [{ kind: "finishPurchases" }],
      requires: {},
      perform(play) {
        const memory = play.find(shopping);
        if (memory !== null) memory.done = true;
      },
    },
    playCard,
    useOffice,
  },
  otherwise: () => ({ kind: "finishPurchases" }),
});
