import type { Seat } from "@stormakt/kernel";
import type { Good, Value } from "../catalog/index.ts";
import { GOODS, VALUES } from "../catalog/index.ts";
import { anotherLiesThere, hasNoOther, hasOthers, notesGrowOld } from "../knowledge.ts";
import { handToShip, inHand, onShip, shipToHand } from "../table.ts";
import type { Action } from "../types.ts";
import { decision, procedure } from "../types.ts";
import { allSeats, builtCount, hasAny, isBuilt, listsBySeats } from "../yard.ts";
import { canProcureAny, procureAny } from "./procuring.ts";

type Order = Extract<Action, { kind: "order" }>;

/** VR-KING-1, -10 The King procures one marker, then may give one order. */
export const king = procedure<{ seat: Seat }>("king")({
  procure(play, { seat }) {
    if (canProcureAny(play.table)) play.ask(procureAny, seat);
  },
  giveOrder(play, { seat }) {
    if (builtCount(play.table) > 0) play.ask(order, seat);
  },
});

/** VR-KING-2, -3, -9, -11 An order names another player and a built type, possible or not. */
export const order = decision("order", {
  moves: {
    order: {
      candidates: ({ table }) => ORDERS[table.seats] as readonly Order[],
      requires: {
        "VR-KING-2": ({ table, seat }, { target, good }) => target !== seat && isBuilt(table, good),
      },
      perform(play, { target, good }, seat) {
        const { table } = play;
        play.tell?.({ kind: "orderGiven", seat, target, good });
        if (hasAny(table, target, good)) {
          hasOthers(table, target, good);
          play.ask(obeying, target, { good });
        } else {
          // VR-KING-8 All learn something of the target's hand, so the order cannot be taken back.
          hasNoOther(table, target, good);
          play.tell?.({ kind: "orderVoid", target, good }, { only: allSeats(table), others: { kind: "orderVoid", target, good } });
        }
      },
    },
    declineOrder: {
      candidates: [{ kind: "declineOrder" }],
      requires: {},
      perform: (play, _action, seat) => play.tell?.({ kind: "orderDeclined", seat }),
    },
  },
  otherwise: () => ({ kind: "declineOrder" }),
});

/** VR-KING-4 to -7 The target puts another marker of that type on the square, in secret. */
export const obeying = decision<{ good: Good }>("obeying", {
  moves: {
    obey: {
      candidates: VALUES.map((value) => ({ kind: "obey", value })),
      requires: {
        "VR-KING-4": ({ table, seat, memory }, { value }) => inHand(table, seat, memory.good, value) > 0,
      },
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
  },
});

/** By number of seats. */
const ORDERS = listsBySeats((target) => GOODS.map((good): Order => ({ kind: "order", target, good })));
