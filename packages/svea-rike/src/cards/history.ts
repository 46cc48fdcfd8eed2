/** Any-time cards that concern other cards: history cards, and cards in hand. */
import { ifAny } from "@stormakt/kernel";
import { wideOf } from "@stormakt/kernel/ids";
import type { History } from "../catalog/index.ts";
import { HISTORY_CARD, PALACES, PERSONS, priceOf } from "../catalog/index.ts";
import { own } from "../copy.ts";
import { SEAT } from "../domains.ts";
import { historyAtTwiceFor, historyInPlay, historyOfOthers, historyRow, restOfRow, seatsWhere } from "../sets.ts";
import { GONE, goldOf, IN_ROW, placeOf } from "../table.ts";
import { bury, drawEvents, handOver, handSize, moveHistory, refillRow, takeFromRow, throwAway } from "../things.ts";
import type { Emblem, Pen } from "./card.ts";
import { ANY_TIME, card } from "./card.ts";

export const HISTORY_CARDS = {
  /** Two cards of the row, or the only one: in the named order under the deck, then the row is refilled; from an empty deck they come back. */
  "a-time-of-changes": card({
    emblem: ["hourglass", "arrow"],
    windows: ANY_TIME,
    aim: { history: HISTORY_CARD, next: ifAny(HISTORY_CARD) },
    requires: [{ history: ({ table }) => historyRow(table) }, { next: ({ table }, { history }) => restOfRow(table, history) }],
    effect(play, { history, next }) {
      const { table } = play;
      const cards = next === undefined ? [history] : [history, next];
      play.tell?.({ kind: "rowCardsBuried", histories: cards });
      for (const one of cards) {
        own.row(table).splice(table.row.indexOf(one), 1);
        bury(table, one);
      }
      refillRow(play);
    },
  }),
  "palace-fire": removal(["flame"], PALACES),
  "untimely-death": removal(["skull"], PERSONS),
  /** The owner is paid twice the printed cost. SR-HIST-3 Nothing that happens when a card is bought happens here. */
  "smart-negotiator": card({
    emblem: ["letter", "arrow"],
    copies: 2,
    windows: ANY_TIME,
    aim: { history: HISTORY_CARD },
    requires: { history: ({ table, seat }) => historyOfOthers(table, seat).both(historyAtTwiceFor(goldOf(table, seat))) },
    effect({ table, tell }, { history }, by) {
      const owner = placeOf(table, history);
      const gold = 2 * priceOf(history);
      handOver(table, by, owner, gold);
      moveHistory(table, history, by);
      tell?.({ kind: "goldHanded", seat: by, payee: owner, gold });
      tell?.({ kind: "historyTaken", seat: by, history, owner });
    },
  }),
  "inspiring-speech": card({
    emblem: ["speech", "plus"],
    copies: 2,
    windows: ANY_TIME,
    effect: (play, _action, by) => drawEvents(play, by, 3),
  }),
  "lost-opportunity": card({
    emblem: ["hourglass", "minus"],
    windows: ANY_TIME,
    aim: { seat: SEAT },
    requires: { seat: ({ table, seat: by }) => seatsWhere(table, (seat) => seat !== by && handSize(table, seat) > 0) },
    effect(play, { seat }) {
      const cards = [throwAway(play, seat)];
      play.tell?.({ kind: "cardsThrown", seat, cards });
    },
  }),
};

/** One of these, owned by anyone or lying in the row. */
function removal(emblem: Emblem, cards: readonly History[]) {
  const among = wideOf(cards);
  return card({
    emblem,
    windows: ANY_TIME,
    aim: { history: HISTORY_CARD },
    requires: { history: ({ table }) => historyInPlay(table).both(among) },
    effect: (play, { history }) => remove(play, history),
  });
}
/** SR-HIST-8 Removed history cards are out of the game. */
function remove(play: Pen, history: History): void {
  const { table, tell } = play;
  const seat = placeOf(table, history);
  if (seat === IN_ROW) {
    tell?.({ kind: "rowCardLost", history });
    takeFromRow(play, history, GONE);
    return;
  }
  moveHistory(table, history, GONE);
  tell?.({ kind: "historyLost", seat, history });
}
