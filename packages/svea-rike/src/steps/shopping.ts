/** SR-AGRI-5, SR-CULT-4 to -6 The purchases of a move. */
import type { Seat } from "@stormakt/kernel";
import type { Asked } from "../cards/card.ts";
import { asking } from "../cards/card.ts";
import { NONE, PURCHASE } from "../catalog/index.ts";
import type { MoveNotes, OpenTable } from "../table.ts";
import { AVAILABLE, IN_ROW, isOnSale, isUnlocked, ownerOf } from "../table.ts";
import { AGRICULTURE, CULTURE, decision, procedure } from "../types.ts";
import { playCard } from "./cards.ts";
import { buy, officeMoves } from "./purchase.ts";
import { canPayForCard, canPayForFief, canPayInMarriage, cardsToBuy, fiefsInMarriage, fiefsToBuy, marries } from "./wares.ts";
import { hasSomething } from "./windows.ts";

type Open = Readonly<OpenTable>;
/** SR-AGRI-5, SR-CULT-4, -5 How many purchases the move still allows. */
export function purchasesLeft({ move }: Open): number {
  if (move === null) return 0;
  return (move.activity === CULTURE ? cardLimit(move) : 1) - move.bought;
}
const cardLimit = ({ cache, scientists, furtherCard }: Readonly<MoveNotes>): number =>
  (cache ? 2 : 1) + (scientists > 0 && !furtherCard ? 1 : 0);

const maySeekFiefs = (table: Open): boolean => table.move?.activity === AGRICULTURE && purchasesLeft(table) > 0;
const isFiefStopped = ({ move }: Open, fief: number): boolean => move !== null && move.stoppedFiefs.includes(fief);
const isCardStopped = ({ move }: Open, card: number): boolean => move !== null && move.stoppedCards.includes(card);

/** The active player names, plays cards or finishes; asked as long as there is anything left to buy with or to play. */
export const shopping = procedure<{ seat: Seat; done: boolean }>("shopping")({
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
        canPayForFief(ask, fief) && isOnSale(ask.table, fief) && maySeekFiefs(ask.table) && !isFiefStopped(ask.table, fief),
      requires: {
        "SR-AGRI-1": ({ table }) => table.move?.activity === AGRICULTURE,
        "SR-AGRI-5": ({ table }) => purchasesLeft(table) > 0,
        "SR-AGRI-6": ({ table }, { fief }) => ownerOf(table, fief) === AVAILABLE,
        "SR-ERA-4": ({ table }, { fief }) => isUnlocked(table, fief),
        "SR-CARD-conflict-of-interest": ({ table }, { fief }) => !isFiefStopped(table, fief),
        "SR-PAY-3": (ask, { fief }) => canPayForFief(ask, fief),
      },
      perform: (play, { fief }, seat) => buy(play, { seat, fief, history: NONE, inMarriage: false, forMove: true }),
    },
    /** SR-CARD-noble-marriage A fief out of reach without the card is named together with it. */
    buyFiefInMarriage: {
      ...fiefsInMarriage,
      count: (ask) => (maySeekFiefs(ask.table) ? fiefsInMarriage.count(ask) : 0),
      requires: {
        "SR-CARD-noble-marriage": (ask) => marries(ask),
        "SR-AGRI-1": ({ table }) => table.move?.activity === AGRICULTURE,
        "SR-AGRI-5": ({ table }) => purchasesLeft(table) > 0,
        "SR-AGRI-6": ({ table }, { fief }) => ownerOf(table, fief) === AVAILABLE,
        "SR-ERA-4": ({ table }, { fief }) => isUnlocked(table, fief),
        "SR-CARD-conflict-of-interest": ({ table }, { fief }) => !isFiefStopped(table, fief),
        "SR-PAY-3": (ask, { fief }) => canPayInMarriage(ask, fief),
      },
      perform: (play, { fief }, seat) => buy(play, { seat, fief, history: NONE, inMarriage: true, forMove: true }),
    },
    buyHistory: {
      ...cardsToBuy,
      count: (ask) => (ask.table.move?.activity === CULTURE && purchasesLeft(ask.table) > 0 ? cardsToBuy.count(ask) : 0),
      allows: (ask, { history }) =>
        canPayForCard(ask, history) &&
        ask.table.history[history] === IN_ROW &&
        ask.table.move?.activity === CULTURE &&
        purchasesLeft(ask.table) > 0 &&
        !isCardStopped(ask.table, history),
      requires: {
        "SR-CULT-1": ({ table }) => table.move?.activity === CULTURE,
        "SR-CULT-5": ({ table }) => purchasesLeft(table) > 0 || table.move?.cache === false,
        "SR-CULT-4": ({ table }) => purchasesLeft(table) > 0,
        "SR-CULT-6": ({ table }, { history }) => table.history[history] === IN_ROW,
        "SR-CARD-conflict-of-interest": ({ table }, { history }) => !isCardStopped(table, history),
        "SR-PAY-3": (ask, { history }) => canPayForCard(ask, history),
      },
      perform: (play, { history }, seat) => buy(play, { seat, fief: NONE, history, inMarriage: false, forMove: true }),
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
    ...officeMoves,
  },
  otherwise: () => ({ kind: "finishPurchases" }),
});
