import type { Seat } from "@stormakt/kernel";
import { digits } from "@stormakt/kernel";
import type { Good, Value } from "../catalog/index.ts";
import { CHAIR, GOOD, VALUES } from "../catalog/index.ts";
import { anotherLiesThere, hasNoOther, hasOthers, notesGrowOld } from "../knowledge.ts";
import { allBuilt, handToShip, onShip, shipToHand, valuesInHand } from "../table.ts";
import { decision, move, procedure } from "../types.ts";
import { allSeats, builtCount, others } from "../yard.ts";
import { procureAny } from "./procuring.ts";

/** VR-KING-1, -10 The King procures one marker, then may give one order. */
export const king = procedure<{ seat: Seat }>("king")({
  procure: (play, { seat }) => void play.askIfAble(procureAny, seat),
  giveOrder(play, { seat }) {
    if (builtCount(play.table) > 0) play.ask(order, seat);
  },
});

/** VR-KING-2, -3, -9, -11 An order names another player and a built type, possible or not. */
export const order = decision("order", {
  moves: {
    order: move(
      "order",
      { target: CHAIR, good: GOOD },
      {
        requires: { "VR-KING-2": { target: others, good: ({ table }) => allBuilt(table) } },
        perform(play, { target, good }, seat) {
          const { table } = play;
          play.tell?.({ kind: "orderGiven", seat, target, good });
          if (play.askIfAble(obeying, target, { good })) return hasOthers(table, target, good);
          // VR-KING-8 All learn something of the target's hand, so the order cannot be taken back.
          hasNoOther(table, target, good);
          play.tell?.({ kind: "orderVoid", target, good }, { only: allSeats(table), others: { kind: "orderVoid", target, good } });
        },
      },
    ),
    declineOrder: move("declineOrder", {}, { idle: true, perform: (play, _action, seat) => play.tell?.({ kind: "orderDeclined", seat }) }),
  },
  otherwise: () => ({ kind: "declineOrder" }),
});

/** VR-KING-4 to -7 The target puts another marker of that type on the square, in secret. */
export const obeying = decision<{ good: Good }>("obeying", {
  moves: {
    obey: move(
      "obey",
      { value: digits(...VALUES) },
      {
        requires: { "VR-KING-4": { value: ({ table, seat, memory }) => valuesInHand(table, seat, memory.good) } },
        perform({ table, tell }, { value }, target, { good }) {
          const off = onShip(table, target, good) as Value;
          anotherLiesThere(table, target, good);
          shipToHand(table, target, good); // VR-KING-7
          handToShip(table, target, good, value);
          notesGrowOld(table, target, good);
          tell?.(
            { kind: "obeyedWith", target, good, on: value, off },
            { only: [target], others: { kind: "orderObeyed", target, good }, knownAlready: true }, // VR-KING-12
          );
        },
      },
    ),
  },
});
