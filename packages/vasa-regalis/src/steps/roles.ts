import type { Play, Seat } from "@stormakt/kernel";
import type { Role } from "../catalog/index.ts";
import { ADMIRAL, CRAFTSMAN, procuredBy, ROLE, TAILOR_BLACKSMITH } from "../catalog/index.ts";
import { rolesLeft, takeRoleCard } from "../table.ts";
import type { VasaRegalis } from "../types.ts";
import { decision, move } from "../types.ts";
import { admiral } from "./admiral.ts";
import { crafting } from "./crafting.ts";
import { king } from "./king.ts";
import { procureForAll } from "./procuring.ts";

/** VR-ROUND-2, -4, VR-ROLE-6 Take one of the role cards that are left, useful or not. */
export const chooseRole = decision("chooseRole", {
  moves: {
    takeRole: move(
      "takeRole",
      { role: ROLE },
      {
        requires: { "VR-ROUND-3": { role: ({ table }) => rolesLeft(table) } },
        perform(play, { role }, seat) {
          takeRoleCard(play.table, role, seat);
          play.tell?.({ kind: "roleTaken", seat, role });
          resolve(play, role, seat);
        },
      },
    ),
  },
});

function resolve(play: Play<VasaRegalis>, role: Role, chooser: Seat): void {
  const good = procuredBy(role);
  if (good !== null) procureForAll(play, role, good, chooser);
  else if (role === CRAFTSMAN || role === TAILOR_BLACKSMITH) play.call(crafting, { role, chooser, asked: 0 });
  else if (role === ADMIRAL) play.call(admiral, { seat: chooser, procured: false, done: false });
  else play.call(king, { seat: chooser, procured: false, done: false });
}
