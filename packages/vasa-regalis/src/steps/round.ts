import { NOBODY } from "@stormakt/kernel";
import { returnRoleCards } from "../table.ts";
import { procedure } from "../types.ts";
import { seatFrom } from "../yard.ts";
import { building } from "./building.ts";
import { inspection } from "./inspection.ts";
import { inventory } from "./inventory.ts";
import { chooseRole } from "./roles.ts";

/** VR-ROUND-1 A round: roles, inventory if agreed, building, inspection if something was built, clean-up. */
export const round = procedure<{ rolesTaken: number }>("round")({
  /** VR-ROUND-2 Starting with the leader and going clockwise, everybody takes a role and resolves it. */
  takeRoles(play, round) {
    if (round.rolesTaken === play.table.seats) return;
    play.ask(chooseRole, seatFrom(play.table, play.table.leader, round.rolesTaken));
    round.rolesTaken += 1;
    play.again();
  },
  takeInventory(play) {
    if (play.table.inventory) play.call(inventory, {});
  },
  build: (play) => play.call(building, { asked: 0 }),
  inspect(play) {
    if (play.table.caller !== NOBODY) play.call(inspection, { looked: 0 });
  },
  /** VR-ROUND-7, VR-BUILD-19 */
  cleanUp({ table, tell }) {
    returnRoleCards(table);
    table.roundsSinceBuild = table.caller === NOBODY ? table.roundsSinceBuild + 1 : 0;
    table.caller = NOBODY;
    table.building = -1;
    table.leader = seatFrom(table, table.leader, 1);
    table.round += 1;
    tell?.({ kind: "roundBegins", round: table.round, leader: table.leader });
  },
  nextRound(play, round) {
    round.rolesTaken = 0;
    play.goTo("takeRoles");
  },
});
