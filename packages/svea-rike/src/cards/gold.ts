/** Any-time cards that move gold. */

import type { Seat } from "@stormakt/kernel";
import { between, numbers } from "@stormakt/kernel";
import { has, including } from "@stormakt/kernel/ids";
import { CARD_PLAYED, EXTRA_WAR_TAXES, TURN_END } from "../catalog/index.ts";
import { own } from "../copy.ts";
import { ownsAny, PALACE_SET } from "../sets.ts";
import { levy } from "../steps/payments.ts";
import { goldOf, isLastReign, numberAt, seatsOf, troopsOf } from "../table.ts";
import { receive, spend } from "../things.ts";
import type { Pen } from "./card.ts";
import { ANY_TIME, card, forEach, leftOf } from "./card.ts";

export const GOLD_CARDS = {
  "tax-refund": card({
    emblem: ["coins", "plus"],
    windows: ANY_TIME,
    effect: (play, _action, by) => forEach(play, by, (seat) => gain(play, seat, 5)),
  }),
  "reductions-from-the-church": card({
    emblem: ["coins", "plus"],
    windows: ANY_TIME,
    effect: (play, _action, by) => forEach(play, by, (seat) => gain(play, seat, seat === by ? 5 : 2)),
  }),
  "hidden-reserves": card({
    emblem: ["palace", "plus"],
    windows: ANY_TIME,
    requires: ({ table, seat }) => ownsAny(table, seat, PALACE_SET),
    effect: (play, _action, by) => gain(play, by, 5),
  }),
  inflation: card({
    emblem: ["scales", "minus"],
    windows: ANY_TIME,
    effect: (play, _action, by) => collect(play, by, (seat) => (seat === by ? 0 : 2)),
  }),
  reduction: card({
    emblem: ["coins", "cross"],
    copies: 2,
    windows: ANY_TIME,
    effect: (play, _action, by) => forEach(play, by, (seat) => halve(play, seat)),
  }),
  /** Troop upkeep, so Supply Train protects. */
  "extra-war-taxes": card({
    emblem: ["coins", "minus"],
    windows: ANY_TIME,
    effect: (play, _action, by) => collect(play, by, (seat) => (has(play.table.supplied, seat) ? 0 : troopsOf(play.table, seat))),
  }),
  /** SR-TIME-7 Also in answer to a card that would make its player pay for troops. */
  "supply-train": card({
    emblem: ["wagon"],
    copies: 2,
    windows: { ...ANY_TIME, "card-played": "any" },
    requires: ({ table, seat, memory }) =>
      memory.moment !== CARD_PLAYED || (memory.card === EXTRA_WAR_TAXES && !has(table.supplied, seat) && troopsOf(table, seat) > 0),
    effect({ table, tell }, _action, by) {
      table.supplied = including(table.supplied, by);
      tell?.({ kind: "upkeepFree", seat: by });
    },
  }),
  /** Twice the sum is owed: after the next move that begins from now on. */
  "heavy-loans": card({
    emblem: ["coins", "arrow"],
    windows: ANY_TIME,
    aim: { gold: numbers(1, 99) },
    requires: [
      ({ table, memory }) => !(memory.moment === TURN_END && isLastReign(table) && !table.repeatNext),
      { gold: ({ table }) => between(1, table.config.loanMax) },
    ],
    effect({ table, tell }, { gold }, by) {
      receive(table, by, gold);
      own.lent(table)[by] = numberAt(table.lent, by) + 2 * gold;
      tell?.({ kind: "loanTaken", seat: by, gold, debt: 2 * gold });
    },
  }),
};

function gain({ table, tell }: Pen, seat: Seat, gold: number): void {
  receive(table, seat, gold);
  tell?.({ kind: "goldGained", seat, gold });
}
function halve({ table, tell }: Pen, seat: Seat): void {
  const gold = Math.floor(goldOf(table, seat) / 2);
  spend(table, seat, gold);
  if (gold > 0) tell?.({ kind: "goldPaid", seat, gold });
}
/** SR-PAY-4 Every sum is fixed before anybody pays. */
export function collect(play: Pen, by: Seat, owed: (seat: Seat) => number): void {
  const amounts = Array.from({ length: seatsOf(play.table) }, (_, seat) => owed(seat));
  play.call(levy, { amounts, first: leftOf(play.table, by), asked: 0 });
}
