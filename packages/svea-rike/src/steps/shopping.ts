/** SR-AGRI-5, SR-CULT-4 to -6 The purchases of a move. */
import type { Seat } from "@stormakt/kernel";
import type { Asked } from "../cards/card.ts";
import { asking } from "../cards/card.ts";
import { FIEF, HISTORY_CARD, NOBLE_MARRIAGE, NONE, PURCHASE } from "../catalog/index.ts";
import { AGRICULTURE, CULTURE } from "../domains.ts";
import { fiefsExcept, rowExcept } from "../sets.ts";
import { inHand } from "../things.ts";
import { decision, move, procedure } from "../types.ts";
import { playCard } from "./cards.ts";
import { purchasesLeft } from "./limits.ts";
import { buy, officeMoves } from "./purchase.ts";
import { cardInRow, cardPaid, fiefOnSale, fiefPaid, fiefPaidInMarriage } from "./terms.ts";
import { hasSomething } from "./windows.ts";

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
    buyFief: move(
      "buyFief",
      { fief: FIEF },
      {
        requires: {
          "SR-AGRI-1": ({ table }) => table.move?.activity === AGRICULTURE,
          "SR-AGRI-5": ({ table }) => purchasesLeft(table) > 0,
          ...fiefOnSale,
          "SR-CARD-conflict-of-interest": { fief: ({ table }) => fiefsExcept(table.move?.stoppedFiefs ?? []) },
          ...fiefPaid,
        },
        hiddenBy: ["SR-AGRI-1", "SR-AGRI-5"],
        perform: (play, { fief }, seat) => buy(play, { seat, fief, history: NONE, inMarriage: false, forMove: true }),
      },
    ),
    /** SR-CARD-noble-marriage A fief out of reach without the card is named together with it. */
    buyFiefInMarriage: move(
      "buyFiefInMarriage",
      { fief: FIEF },
      {
        requires: {
          "SR-CARD-noble-marriage": ({ table, seat }) => inHand(table, seat, NOBLE_MARRIAGE),
          "SR-AGRI-1": ({ table }) => table.move?.activity === AGRICULTURE,
          "SR-AGRI-5": ({ table }) => purchasesLeft(table) > 0,
          ...fiefOnSale,
          "SR-CARD-conflict-of-interest": { fief: ({ table }) => fiefsExcept(table.move?.stoppedFiefs ?? []) },
          ...fiefPaidInMarriage,
        },
        hiddenBy: ["SR-CARD-noble-marriage", "SR-AGRI-1", "SR-AGRI-5"],
        perform: (play, { fief }, seat) => buy(play, { seat, fief, history: NONE, inMarriage: true, forMove: true }),
      },
    ),
    buyHistory: move(
      "buyHistory",
      { history: HISTORY_CARD },
      {
        requires: {
          "SR-CULT-1": ({ table }) => table.move?.activity === CULTURE,
          "SR-CULT-5": ({ table }) => purchasesLeft(table) > 0 || table.move?.cache === false,
          "SR-CULT-4": ({ table }) => purchasesLeft(table) > 0,
          ...cardInRow,
          "SR-CARD-conflict-of-interest": { history: ({ table }) => rowExcept(table, table.move?.stoppedCards ?? []) },
          ...cardPaid,
        },
        hiddenBy: ["SR-CULT-1", "SR-CULT-4"],
        perform: (play, { history }, seat) => buy(play, { seat, fief: NONE, history, inMarriage: false, forMove: true }),
      },
    ),
    finishPurchases: move(
      "finishPurchases",
      {},
      {
        idle: true,
        perform(play) {
          const memory = play.find(shopping);
          if (memory !== null) memory.done = true;
        },
      },
    ),
    playCard,
    ...officeMoves,
  },
  otherwise: () => ({ kind: "finishPurchases" }),
});
