import type { Seat } from "@stormakt/kernel";
import { digits } from "@stormakt/kernel";
import type { SetOf } from "@stormakt/kernel/ids";
import { EMPTY, either, setOf } from "@stormakt/kernel/ids";
import type { Good, Role, Value } from "../catalog/index.ts";
import { CLOTH, CRAFTSMAN, GOOD, IRON, SCULPTURE, TAILOR_BLACKSMITH, WOOD } from "../catalog/index.ts";
import { spentOpenly } from "../knowledge.ts";
import type { Table } from "../table.ts";
import { handToSupply, inHand, inSupply, supplyToHand } from "../table.ts";
import { decision, move, procedure } from "../types.ts";
import { seatFrom } from "../yard.ts";

/** VR-CRAFT-3 What a one is spent with. */
type Second = 1 | 2;
const ANOTHER_ONE = setOf<Second>(1);
const A_TWO = setOf<Second>(2);
const CRAFTSMANS = either(setOf(WOOD), setOf(SCULPTURE));
const TAILOR_BLACKSMITHS = either(setOf(CLOTH), setOf(IRON));

/** VR-CRAFT-7, VR-ROLE-3, -4 The chooser may exchange twice, then the others once each, clockwise, but not the last of them. */
export const crafting = procedure<{ role: Role; chooser: Seat; asked: number }>("crafting")({
  askEach(play, crafting) {
    const { role, chooser, asked } = crafting;
    if (asked === play.table.seats - 1) {
      play.tell?.({ kind: "barred", seat: seatFrom(play.table, chooser, -1), role, chooser });
      return;
    }
    play.ask(exchange, seatFrom(play.table, chooser, asked), { role, left: asked === 0 ? 2 : 1 });
    crafting.asked += 1;
    play.again();
  },
});

/** VR-CRAFT-8, -9, -16 One exchange at a time; everybody entitled is asked, able or not. */
export const exchange = decision<{ role: Role; left: number }>("exchange", {
  moves: {
    exchange: move(
      "exchange",
      { good: GOOD, oneAnd: digits(1, 2) },
      {
        requires: {
          "VR-CRAFT-1": { good: ({ memory }) => (memory.role === CRAFTSMAN ? CRAFTSMANS : GOOD.every) },
          "VR-CRAFT-2": { good: ({ memory }) => (memory.role === TAILOR_BLACKSMITH ? TAILOR_BLACKSMITHS : GOOD.every) },
          "VR-CRAFT-13": { oneAnd: ({ table, seat }, { good }) => spendable(table, seat, good) },
          "VR-CRAFT-6": { oneAnd: ({ table }, { good }) => makeable(table, good) },
        },
        perform(play, { good, oneAnd }, seat, memory) {
          const { table } = play;
          spentOpenly(table, seat, good, oneAnd);
          handToSupply(table, seat, good, 1);
          handToSupply(table, seat, good, oneAnd); // VR-CRAFT-5
          supplyToHand(table, seat, good, productOf(oneAnd), 1);
          play.tell?.({ kind: "exchanged", seat, good, oneAnd, gained: productOf(oneAnd) });
          memory.left -= 1;
          if (memory.left > 0) play.again();
        },
      },
    ),
    stopExchanging: move(
      "stopExchanging",
      {},
      { idle: true, perform: (play, _action, seat) => play.tell?.({ kind: "exchangedNoMore", seat }) },
    ),
  },
  otherwise: () => ({ kind: "stopExchanging" }),
});

/** VR-CRAFT-3 Two ones make a two, a one and a two make a three. */
const productOf = (oneAnd: Second): Value => (oneAnd === 1 ? 2 : 3);
/** VR-CRAFT-13 What a one in hand may be spent with. */
function spendable(table: Readonly<Table>, seat: Seat, good: Good): SetOf<Second> {
  const ones = inHand(table, seat, good, 1);
  return either(ones >= 2 ? ANOTHER_ONE : EMPTY, ones >= 1 && inHand(table, seat, good, 2) >= 1 ? A_TWO : EMPTY);
}
const makeable = (table: Readonly<Table>, good: Good): SetOf<Second> =>
  either(inSupply(table, good, 2) > 0 ? ANOTHER_ONE : EMPTY, inSupply(table, good, 3) > 0 ? A_TWO : EMPTY);
