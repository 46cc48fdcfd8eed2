import { CHAIR, GOOD } from "../catalog/index.ts";
import { seen } from "../knowledge.ts";
import { allBuilt, markerOn } from "../table.ts";
import { decision, move, procedure } from "../types.ts";
import { others, seatFrom } from "../yard.ts";

/** VR-INSPECT-2 The last to place looks first, the rest follow counter-clockwise, the caller last. */
export const inspection = procedure<{ looked: number }>("inspection")({
  askEach(play, inspection) {
    const { table } = play;
    if (inspection.looked === table.seats) return;
    play.ask(inspect, seatFrom(table, table.caller, -1 - inspection.looked));
    inspection.looked += 1;
    play.again();
  },
});

/** VR-INSPECT-3 to -7 Look at one marker on somebody else's ship, or decline. */
export const inspect = decision("inspect", {
  moves: {
    inspect: move(
      "inspect",
      { ship: CHAIR, good: GOOD },
      {
        requires: { "VR-INSPECT-3": { ship: others }, "VR-INSPECT-4": { good: ({ table }) => allBuilt(table) } },
        perform({ table, tell }, { ship, good }, seat) {
          const value = markerOn(table, ship, good);
          seen(table, seat, ship, good, value);
          tell?.({ kind: "saw", seat, ship, good, value }, { only: [seat, ship], others: { kind: "inspected", seat, ship, good } });
        },
      },
    ),
    declineInspection: move(
      "declineInspection",
      {},
      { idle: true, perform: (play, _action, seat) => play.tell?.({ kind: "inspectionDeclined", seat }) },
    ),
  },
  otherwise: () => ({ kind: "declineInspection" }),
});
