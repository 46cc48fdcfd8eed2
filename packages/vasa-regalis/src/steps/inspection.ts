import type { Value } from "../catalog/index.ts";
import { GOODS } from "../catalog/index.ts";
import { seen } from "../knowledge.ts";
import { onShip } from "../table.ts";
import type { Action } from "../types.ts";
import { decision, procedure } from "../types.ts";
import { isBuilt, listsBySeats, seatFrom } from "../yard.ts";

type Inspect = Extract<Action, { kind: "inspect" }>;

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
    inspect: {
      candidates: ({ table }) => LOOKS[table.seats] as readonly Inspect[],
      requires: {
        "VR-INSPECT-3": ({ seat }, { ship }) => ship !== seat,
        "VR-INSPECT-4": ({ table }, { good }) => isBuilt(table, good),
      },
      perform({ table, tell }, { ship, good }, seat) {
        const value = onShip(table, ship, good) as Value;
        seen(table, seat, ship, good, value);
        tell?.({ kind: "saw", seat, ship, good, value }, { only: [seat, ship], others: { kind: "inspected", seat, ship, good } });
      },
    },
    declineInspection: {
      candidates: [{ kind: "declineInspection" }],
      requires: {},
      perform: (play, _action, seat) => play.tell?.({ kind: "inspectionDeclined", seat }),
    },
  },
  otherwise: () => ({ kind: "declineInspection" }),
});

/** By number of seats. */
const LOOKS = listsBySeats((ship) => GOODS.map((good): Inspect => ({ kind: "inspect", ship, good })));
