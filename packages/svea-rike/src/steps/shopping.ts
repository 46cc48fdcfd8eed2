/** SR-AGRI-5, SR-CULT-4 to -6 The purchases of a move. */
import type { Seat } from "@stormakt/kernel";
import { EMPTY } from "@stormakt/kernel/ids";
import type { Asked } from "../cards/card.ts";
import { asking } from "../cards/card.ts";
import { FIEF, HISTORY_CARD, NOBLE_MARRIAGE, NONE, PURCHASE } from "../catalog/index.ts";
import {
  fiefsAvailable,
  fiefsExcept,
  fiefsFor,
  fiefsInMarriageFor,
  fiefsUnlocked,
  historyFor,
  historyRow,
  NO_HISTORY,
  rowExcept,
} from "../sets.ts";
import type { MoveNotes, OpenTable } from "../table.ts";
import { goldOf } from "../table.ts";
import { inHand } from "../things.ts";
import { AGRICULTURE, CULTURE, decision, move, procedure } from "../types.ts";
import { playCard } from "./cards.ts";
import { buy, officeMoves } from "./purchase.ts";
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
/** A board shows only what this move can be about. */
const maySeekCards = (table: Open): boolean => table.move?.activity === CULTURE && purchasesLeft(table) > 0;

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
          "SR-AGRI-6": { fief: ({ table }) => (maySeekFiefs(table) ? fiefsAvailable(table) : EMPTY) },
          "SR-ERA-4": { fief: ({ table }) => fiefsUnlocked(table) },
          "SR-CARD-conflict-of-interest": { fief: ({ table }) => fiefsExcept(table.move?.stoppedFiefs ?? []) },
          "SR-PAY-3": { fief: ({ table, seat }) => fiefsFor(goldOf(table, seat)) },
        },
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
          "SR-AGRI-6": {
            fief: ({ table, seat }) => (maySeekFiefs(table) && inHand(table, seat, NOBLE_MARRIAGE) ? fiefsAvailable(table) : EMPTY),
          },
          "SR-ERA-4": { fief: ({ table }) => fiefsUnlocked(table) },
          "SR-CARD-conflict-of-interest": { fief: ({ table }) => fiefsExcept(table.move?.stoppedFiefs ?? []) },
          "SR-PAY-3": { fief: ({ table, seat }) => fiefsInMarriageFor(goldOf(table, seat)) },
        },
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
          "SR-CULT-6": { history: ({ table }) => (maySeekCards(table) ? historyRow(table) : NO_HISTORY) },
          "SR-CARD-conflict-of-interest": { history: ({ table }) => rowExcept(table, table.move?.stoppedCards ?? []) },
          "SR-PAY-3": { history: ({ table, seat }) => historyFor(goldOf(table, seat)) },
        },
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
