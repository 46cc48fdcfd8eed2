/** Any-time cards that move gold. */
import type { Seat } from "@stormakt/kernel";
import { CARD_PLAYED, EXTRA_WAR_TAXES, PALACES, TURN_END } from "../catalog/index.ts";
import { levy } from "../steps/payments.ts";
import { countOwned, goldOf, hasBit, isLastReign, seatsOf, troopsOf } from "../table.ts";
import { receive, spend } from "../things.ts";
import type { ForGold, Pen, Plain } from "./card.ts";
import { atNothing, card, forGold, leftOf } from "./card.ts";

export const GOLD_CARDS = {
  "tax-refund": card<Plain>({
    aims: atNothing,
    effect: (play, by) => forEach(play, by, (seat) => gain(play, seat, 5)),
  }),
  "reductions-from-the-church": card<Plain>({
    aims: atNothing,
    effect: (play, by) => forEach(play, by, (seat) => gain(play, seat, seat === by ? 5 : 2)),
  }),
  "hidden-reserves": card<Plain>({
    aims: atNothing,
    may: (table, seat) => countOwned(table, seat, PALACES) > 0,
    effect: (play, by) => gain(play, by, 5),
  }),
  inflation: card<Plain>({
    aims: atNothing,
    effect: (play, by) => collect(play, by, (seat) => (seat === by ? 0 : 2)),
  }),
  reduction: card<Plain>({
    aims: atNothing,
    effect: (play, by) => forEach(play, by, (seat) => halve(play, seat)),
  }),
  /** Troop upkeep, so Supply Train protects. */
  "extra-war-taxes": card<Plain>({
    aims: atNothing,
    effect: (play, by) => collect(play, by, (seat) => (hasBit(play.table.supplied, seat) ? 0 : troopsOf(play.table, seat))),
  }),
  /** SR-TIME-7 Also in answer to a card that would make its player pay for troops. */
  "supply-train": card<Plain>({
    aims: atNothing,
    may: (table, seat, _action, { moment, card: answered }) =>
      moment !== CARD_PLAYED || (answered === EXTRA_WAR_TAXES && !hasBit(table.supplied, seat) && troopsOf(table, seat) > 0),
    effect({ table, tell }, by) {
      table.supplied |= 1 << by;
      tell?.({ kind: "upkeepFree", seat: by });
    },
  }),
  /** Twice the sum is owed: after the next move that begins from now on. */
  "heavy-loans": card<ForGold>({
    aims: forGold,
    may: (table, _seat, { gold }, { moment }) =>
      gold >= 1 && gold <= table.config.loanMax && !(moment === TURN_END && isLastReign(table) && !table.repeatNext),
    effect({ table, tell }, by, { gold }) {
      receive(table, by, gold);
      table.lent[by] = (table.lent[by] as number) + 2 * gold;
      tell?.({ kind: "loanTaken", seat: by, gold, debt: 2 * gold });
    },
  }),
};

function gain({ table, tell }: Pen, seat: Seat, gold: number): void {
  receive(table, seat, gold);
  tell?.({ kind: "goldGained", seat, gold });
}
function halve({ table, tell }: Pen, seat: Seat): void {
  const gold = goldOf(table, seat) >> 1;
  spend(table, seat, gold);
  if (gold > 0) tell?.({ kind: "goldPaid", seat, gold });
}
function forEach({ table }: Pen, by: Seat, doThis: (seat: Seat) => void): void {
  for (let step = 1; step <= seatsOf(table); step++) doThis((by + step) % seatsOf(table));
}
/** SR-PAY-4 Every sum is fixed before anybody pays. */
export function collect(play: Pen, by: Seat, owed: (seat: Seat) => number): void {
  const amounts = Array.from({ length: seatsOf(play.table) }, (_, seat) => owed(seat));
  play.call(levy, { amounts, first: leftOf(play.table, by), asked: 0 });
}
