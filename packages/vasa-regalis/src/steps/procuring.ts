import type { Play, Seat } from "@stormakt/kernel";
import type { Good, Role } from "../catalog/index.ts";
import { GOOD } from "../catalog/index.ts";
import { procuredOpenly } from "../knowledge.ts";
import { inSupply, stocked, supplyToHand } from "../table.ts";
import type { VasaRegalis } from "../types.ts";
import { decision, move } from "../types.ts";
import { seatFrom } from "../yard.ts";

/** VR-PROCURE-2 to -5, VR-ROLE-3 to -5 The chooser procures two, the others one each, clockwise, the last of them none; while there are any. */
export function procureForAll(play: Play<VasaRegalis>, role: Role, good: Good, chooser: Seat): void {
  procure(play, chooser, good, 2);
  for (let place = 1; place < play.table.seats - 1; place++) procure(play, seatFrom(play.table, chooser, place), good, 1);
  play.tell?.({ kind: "barred", seat: seatFrom(play.table, chooser, -1), role, chooser });
}

/** VR-PROCURE-1, -4, -6 */
function procure(play: Play<VasaRegalis>, seat: Seat, good: Good, allowance: number): void {
  const count = Math.min(allowance, inSupply(play.table, good, 1));
  if (count > 0) {
    supplyToHand(play.table, seat, good, 1, count);
    procuredOpenly(play.table, seat, good, count);
    play.tell?.({ kind: "procured", seat, good, count });
  }
  if (count < allowance) play.tell?.({ kind: "noneLeft", seat, good, missing: allowance - count });
}

/** VR-PROCURE-8 One marker of any type, for the Admiral and the King; `note` writes down that this part is done. */
export const procureOne = (note: (play: Play<VasaRegalis>) => void) =>
  move(
    "procureAny",
    { good: GOOD },
    {
      requires: { "VR-PROCURE-8": { good: ({ table }) => stocked(table, 1, 1) } },
      perform(play, { good }, seat) {
        note(play);
        procure(play, seat, good, 1);
      },
    },
  );
export const procureAny = decision("procureAny", { moves: { procureAny: procureOne(() => {}) } });
