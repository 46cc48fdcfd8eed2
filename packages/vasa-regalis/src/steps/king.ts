import type { Play } from "@stormakt/kernel";
import { digits } from "@stormakt/kernel";
import type { Good } from "../catalog/index.ts";
import { CHAIR, GOOD, VALUES } from "../catalog/index.ts";
import { anotherLiesThere, hasNoOther, hasOthers, notesGrowOld } from "../knowledge.ts";
import { allBuilt, handToShip, markerOn, shipToHand, valuesInHand } from "../table.ts";
import type { VasaRegalis } from "../types.ts";
import { decision, move, procedure } from "../types.ts";
import { allSeats, others } from "../yard.ts";
import type { Parts } from "./parts.ts";
import { noteDone, noteProcured, takeParts } from "./parts.ts";
import { procureOne } from "./procuring.ts";

/** VR-KING-1, -10 The King procures one marker and may give one order, in either order. */
export const king = procedure<Parts>("king")({ takeParts: (play, parts) => takeParts(play, parts, kingParts, order) });

/** VR-KING-2, -3, -9 An order names another player and a built type, possible or not. */
const giveOrder = (isDone: (play: Play<VasaRegalis>) => void) =>
  move(
    "order",
    { target: CHAIR, good: GOOD },
    {
      requires: { "VR-KING-2": { target: others, good: ({ table }) => allBuilt(table) } },
      perform(play, { target, good }, seat) {
        isDone(play);
        const { table } = play;
        play.tell?.({ kind: "orderGiven", seat, target, good });
        if (play.askIfAble(obeying, target, { good })) return hasOthers(table, target, good);
        // VR-KING-8 All learn something of the target's hand, so the order cannot be taken back.
        hasNoOther(table, target, good);
        play.tell?.({ kind: "orderVoid", target, good }, { only: allSeats(table), others: { kind: "orderVoid", target, good } });
      },
    },
  );

/** VR-KING-1 Which part comes first. */
export const kingParts = decision("kingParts", {
  moves: {
    procureAny: procureOne((play) => noteProcured(play.find(king))),
    order: giveOrder((play) => noteDone(play.find(king))),
  },
});

/** VR-KING-2, -11 An order, or none. */
export const order = decision("order", {
  moves: {
    order: giveOrder(() => {}),
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
          const off = markerOn(table, target, good);
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
