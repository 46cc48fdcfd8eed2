import type { Play, Seat } from "@stormakt/kernel";
import type { Role } from "../catalog/index.ts";
import { ADMIRAL, CRAFTSMAN, isProcurer, ROLES, TAILOR_BLACKSMITH } from "../catalog/index.ts";
import { isTaken, takeRoleCard } from "../table.ts";
import type { VasaRegalis } from "../types.ts";
import { decision } from "../types.ts";
import { admiral } from "./admiral.ts";
import { crafting } from "./crafting.ts";
import { king } from "./king.ts";
import { procureForAll } from "./procuring.ts";

/** VR-ROUND-2, -4, VR-ROLE-6 Take one of the role cards that are left, useful or not. */
export const chooseRole = decision("chooseRole", {
  moves: {
    takeRole: {
      candidates: ROLES.map((role) => ({ kind: "takeRole", role })),
      requires: {
        "VR-ROUND-3": ({ table }, { role }) => !isTaken(table, role),
      },
      perform(play, { role }, seat) {
        takeRoleCard(play.table, role, seat);
        play.tell?.({ kind: "roleTaken", seat, role });
        resolve(play, role, seat);
      },
    },
  },
});

function resolve(play: Play<VasaRegalis>, role: Role, chooser: Seat): void {
  if (isProcurer(role)) procureForAll(play, role, chooser);
  else if (role === CRAFTSMAN || role === TAILOR_BLACKSMITH) play.call(crafting, { role, chooser, asked: 0 });
  else if (role === ADMIRAL) play.call(admiral, { seat: chooser });
  else play.call(king, { seat: chooser });
}
