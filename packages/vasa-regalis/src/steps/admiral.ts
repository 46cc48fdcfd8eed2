import type { Seat } from "@stormakt/kernel";
import { digits } from "@stormakt/kernel";
import { including } from "@stormakt/kernel/ids";
import type { Value } from "../catalog/index.ts";
import { GOOD, VALUES } from "../catalog/index.ts";
import { anythingOwnedMayLieThere, notesGrowOld } from "../knowledge.ts";
import { allBuilt, handToShip, onShip, shipToHand, valuesInHand } from "../table.ts";
import { decision, move, procedure } from "../types.ts";
import { builtCount } from "../yard.ts";
import { procureAny } from "./procuring.ts";

/** VR-ADMIRAL-6 A value, or the same marker goes back. */
const THE_SAME = 0;

/** VR-ADMIRAL-1, -2, -7 The Admiral procures one marker, then may replace one on the own ship. */
export const admiral = procedure<{ seat: Seat }>("admiral")({
  procure: (play, { seat }) => void play.askIfAble(procureAny, seat),
  replace(play, { seat }) {
    if (builtCount(play.table) > 0) play.ask(replacement, seat);
  },
});

/** VR-ADMIRAL-3 to -6 Replace a marker, put the same one back, or leave the ship alone. */
export const replacement = decision("replacement", {
  moves: {
    replace: move(
      "replace",
      { good: GOOD, value: digits(THE_SAME, ...VALUES) },
      {
        requires: {
          "VR-ADMIRAL-3": { good: ({ table }) => allBuilt(table) },
          "VR-ADMIRAL-5": { value: ({ table, seat }, { good }) => including<Value | 0>(valuesInHand(table, seat, good), THE_SAME) },
        },
        perform({ table, tell }, { good, value }, seat) {
          const off = onShip(table, seat, good) as Value;
          if (value !== 0) {
            shipToHand(table, seat, good); // VR-ADMIRAL-4
            handToShip(table, seat, good, value);
          }
          anythingOwnedMayLieThere(table, seat, good);
          notesGrowOld(table, seat, good);
          tell?.(value === 0 ? { kind: "faked", seat, good } : { kind: "replaced", seat, good, on: value, off }, {
            only: [seat],
            others: { kind: "squareHandled", seat, good }, // VR-ADMIRAL-8
            knownAlready: true,
          });
        },
      },
    ),
    declineReplacing: move(
      "declineReplacing",
      {},
      { idle: true, perform: (play, _action, seat) => play.tell?.({ kind: "replacementDeclined", seat }) },
    ),
  },
  otherwise: () => ({ kind: "declineReplacing" }),
});
