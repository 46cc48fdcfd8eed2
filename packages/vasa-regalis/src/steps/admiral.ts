import type { Play } from "@stormakt/kernel";
import { digits } from "@stormakt/kernel";
import { including } from "@stormakt/kernel/ids";
import type { Value } from "../catalog/index.ts";
import { GOOD, VALUES } from "../catalog/index.ts";
import { anythingOwnedMayLieThere, notesGrowOld } from "../knowledge.ts";
import { allBuilt, handToShip, markerOn, shipToHand, valuesInHand } from "../table.ts";
import type { VasaRegalis } from "../types.ts";
import { decision, move, procedure } from "../types.ts";
import type { Parts } from "./parts.ts";
import { noteDone, noteProcured, takeParts } from "./parts.ts";
import { procureOne } from "./procuring.ts";

/** VR-ADMIRAL-6 A value, or the same marker goes back. */
const THE_SAME = 0;

/** VR-ADMIRAL-1, -2, -7 The Admiral procures one marker and may replace one on the own ship, in either order. */
export const admiral = procedure<Parts>("admiral")({ takeParts: (play, parts) => takeParts(play, parts, admiralParts, replacement) });

/** VR-ADMIRAL-3, -4, -5, -8 */
const replace = (isDone: (play: Play<VasaRegalis>) => void) =>
  move(
    "replace",
    { good: GOOD, value: digits(THE_SAME, ...VALUES) },
    {
      requires: {
        "VR-ADMIRAL-3": { good: ({ table }) => allBuilt(table) },
        "VR-ADMIRAL-5": { value: ({ table, seat }, { good }) => including<Value | 0>(valuesInHand(table, seat, good), THE_SAME) },
      },
      perform(play, { good, value }, seat) {
        isDone(play);
        const { table } = play;
        const off = markerOn(table, seat, good);
        if (value !== 0) {
          shipToHand(table, seat, good); // VR-ADMIRAL-4
          handToShip(table, seat, good, value);
        }
        anythingOwnedMayLieThere(table, seat, good);
        notesGrowOld(table, seat, good);
        play.tell?.(value === 0 ? { kind: "faked", seat, good } : { kind: "replaced", seat, good, on: value, off }, {
          only: [seat],
          others: { kind: "squareHandled", seat, good }, // VR-ADMIRAL-8
          knownAlready: true,
        });
      },
    },
  );

/** VR-ADMIRAL-2 Which part comes first. */
export const admiralParts = decision("admiralParts", {
  moves: {
    procureAny: procureOne((play) => noteProcured(play.find(admiral))),
    replace: replace((play) => noteDone(play.find(admiral))),
  },
});

/** VR-ADMIRAL-3 to -6 Replace a marker, put the same one back, or leave the ship alone. */
export const replacement = decision("replacement", {
  moves: {
    replace: replace(() => {}),
    declineReplacing: move(
      "declineReplacing",
      {},
      { idle: true, perform: (play, _action, seat) => play.tell?.({ kind: "replacementDeclined", seat }) },
    ),
  },
  otherwise: () => ({ kind: "declineReplacing" }),
});
