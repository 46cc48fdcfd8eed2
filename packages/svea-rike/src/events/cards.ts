/** Any-time cards that concern other cards: history cards, and cards in hand. */
import type { Seat } from "@stormakt/kernel";
import type { History, Title } from "../catalog/index.ts";
import { EVERY_HISTORY, HISTORY_COUNT, PALACES, PERSONS, priceOf } from "../catalog/index.ts";
import type { Table } from "../table.ts";
import { GONE, goldOf, IN_ROW, isInPlay, placeOf } from "../table.ts";
import { bury, drawEvents, handOver, handSize, moveHistory, refillRow, takeFromRow, throwAway } from "../things.ts";
import type { OnHistory, OnSeat, OnTwoCards, Pen, Plain } from "./card.ts";
import { atHistory, atNothing, atSeat, atTwoOfTheRow, card } from "./card.ts";

export const CARD_CARDS = {
  /** In the named order under the deck, then the row is refilled: from an empty deck the same cards come back. */
  "a-time-of-changes": card<OnTwoCards>({
    aims: atTwoOfTheRow,
    may: ({ row }, _seat, { history, next }) =>
      row.includes(history) && (next === undefined ? row.length === 1 : next !== history && row.includes(next)),
    effect(play, _by, { history, next }) {
      const { table } = play;
      const cards = next === undefined ? [history] : [history, next];
      play.tell?.({ kind: "rowCardsBuried", histories: cards });
      for (const one of cards) {
        table.row.splice(table.row.indexOf(one), 1);
        bury(table, one);
      }
      refillRow(play);
    },
  }),
  "palace-fire": card<OnHistory>({
    aims: atHistory(PALACES),
    may: (table, _seat, { history }) => PALACES.includes(history) && isInPlay(placeOf(table, history)),
    effect: (play, _by, { history }) => removeCard(play, history),
  }),
  "untimely-death": card<OnHistory>({
    aims: atHistory(PERSONS),
    may: (table, _seat, { history }) => PERSONS.includes(history) && isInPlay(placeOf(table, history)),
    effect: (play, _by, { history }) => removeCard(play, history),
  }),
  /** The owner is paid twice the printed cost. SR-HIST-3 Nothing that happens when a card is bought happens here. */
  "smart-negotiator": card<OnHistory>({
    aims: atHistory(),
    may: (table, by, { history }) => isForSale(table, by, history),
    can(table, by) {
      if (goldOf(table, by) < 2 * LOWEST_PRICE) return false;
      for (let history = 0; history < HISTORY_COUNT; history++) if (isForSale(table, by, history)) return true;
      return false;
    },
    effect({ table, tell }, by, { history }) {
      const owner = placeOf(table, history);
      const gold = 2 * priceOf(history);
      handOver(table, by, owner, gold);
      moveHistory(table, history, by);
      tell?.({ kind: "goldHanded", seat: by, payee: owner, gold });
      tell?.({ kind: "historyTaken", seat: by, history, owner });
    },
  }),
  "inspiring-speech": card<Plain>({
    aims: atNothing,
    effect: (play, by) => drawEvents(play, by, 3),
  }),
  "lost-opportunity": card<OnSeat>({
    aims: atSeat,
    may: (table, by, { seat }) => seat !== by && handSize(table, seat) > 0,
    effect(play, _by, { seat }) {
      const cards: Title[] = [throwAway(play, seat)];
      play.tell?.({ kind: "cardsThrown", seat, cards });
    },
  }),
};

/** Somebody else's, and to be paid for twice over. */
function isForSale(table: Readonly<Table>, by: Seat, history: History): boolean {
  const owner = placeOf(table, history);
  return owner >= 0 && owner !== by && goldOf(table, by) >= 2 * priceOf(history);
}
const LOWEST_PRICE = Math.min(...EVERY_HISTORY.map(priceOf));

/** SR-HIST-8 Removed history cards are out of the game. */
function removeCard(play: Pen, history: number): void {
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
