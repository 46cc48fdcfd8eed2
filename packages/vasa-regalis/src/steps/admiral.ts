import type { Seat } from "@stormakt/kernel";
import type { Value } from "../catalog/index.ts";
import { GOODS } from "../catalog/index.ts";
import { anythingOwnedMayLieThere, notesGrowOld } from "../knowledge.ts";
import { handToShip, inHand, onShip, shipToHand } from "../table.ts";
import type { Action } from "../types.ts";
import { decision, procedure } from "../types.ts";
import { builtCount, isBuilt } from "../yard.ts";
import { canProcureAny, procureAny } from "./procuring.ts";

type Replace = Extract<Action, { kind: "replace" }>;

/** VR-ADMIRAL-1, -2, -7 The Admiral procures one marker, then may replace one on the own ship. */
export const admiral = procedure<{ seat: Seat }>("admiral")({
  procure(play, { seat }) {
    if (canProcureAny(play.table)) play.ask(procureAny, seat);
  },
  replace(play, { seat }) {
    if (builtCount(play.table) > 0) play.ask(replacement, seat);
  },
});

/** VR-ADMIRAL-3 to -6 Replace a marker, put the same one back, or leave the ship alone. */
export const replacement = decision("replacement", {
  moves: {
    replace: {
      candidates: GOODS.flatMap((good) => ([0, 1, 2, 3] as const).map((value): Replace => ({ kind: "replace", good, value }))),
      requires: {
        "VR-ADMIRAL-3": ({ table }, { good }) => isBuilt(table, good),
        "VR-ADMIRAL-5": ({ table, seat }, { good, value }) => value === 0 || inHand(table, seat, good, value) > 0,
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
    declineReplacing: {
      candidates: [{ kind: "declineReplacing" }],
      requires: {},
      perform: (play, _action, seat) => play.tell?.({ kind: "replacementDeclined", seat }),
    },
  },
  otherwise: () => ({ kind: "declineReplacing" }),
});
