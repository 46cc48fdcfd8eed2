/** WA-COMBAT The two combat actions: a march into an own county, or an attack on any other. */

import type { Ask } from "@stormakt/kernel";
import { wideWhere } from "@stormakt/kernel/ids";
import type { ActionCard, County } from "../catalog/index.ts";
import { CHURCH, COUNTY, isInPlay, NEIGHBOURS } from "../catalog/index.ts";
import type { Counties } from "../counties.ts";
import { countiesIn, EVERY_COUNTY } from "../counties.ts";
import type { Table } from "../table.ts";
import { eventEffect, hasBuilding, isAnybodyShielded, isShieldedFrom, ownerOf, owns } from "../table.ts";
import type { SkipRule, Wallenstein } from "../types.ts";
import { decision, move } from "../types.ts";
import { attack } from "./battle.ts";
import { armiesToSpare, MARCH, mayLeave, moveArmies, neighboursOf, STAY } from "./marching.ts";

/**
 * WA-PERFORM-5 Two armies and one legal destination are needed: why somebody has not been asked. That nobody could march follows from the
 * requirements of `march`; which rule is told does not quite. Where only church peace leaves nowhere to go, the first requirement that nothing
 * meets is WA-EVENT-16, but WA-COMBAT-4 is told, as in every match that is kept: what is told is part of what is replayed, so another rule
 * would be another edition of the game.
 */
export const whyNotFight = (table: Readonly<Table>, county: County): SkipRule =>
  armiesToSpare(table, county) < 1 ? "WA-COMBAT-1" : "WA-COMBAT-4";

/** WA-SETUP-2 Where armies may ever go, by number of players. */
const IN_PLAY: readonly Counties[] = Array.from({ length: 6 }, (_, seats) => wideWhere(COUNTY, (county) => isInPlay(county, seats)));
/** WA-EVENT-16, -19 Under church peace nobody attacks a county with a church; its owner may march in. */
const notAtPeace = ({ table, seat, memory }: CombatAsk): Counties =>
  eventEffect(table) === "church-peace"
    ? neighboursWhere(memory.county, (to) => !hasBuilding(table, to, CHURCH) || owns(table, seat, to))
    : EVERY_COUNTY;
/** WA-COMBAT-4, WA-FAVOR-10, -11, -18 */
function notShielded({ table, seat, memory }: CombatAsk): Counties {
  const { action, county } = memory;
  if (!isAnybodyShielded(table, action)) return EVERY_COUNTY;
  return neighboursWhere(county, (to) => {
    const owner = ownerOf(table, to);
    return owner < 0 || owner === seat || !isShieldedFrom(table, owner, action);
  });
}
const neighboursWhere = (county: County, fits: (to: County) => boolean): Counties => countiesIn((NEIGHBOURS[county] ?? []).filter(fits));

type CombatAsk = Pick<Ask<Wallenstein, { county: County; action: ActionCard }>, "table" | "seat" | "memory">;
/** WA-COMBAT-1, WA-PERFORM-6, -7 Where to and how many is chosen now; not to move is allowed. */
export const combat = decision<{ county: County; action: ActionCard }>("combat", {
  moves: {
    march: move("march", MARCH, {
      requires: {
        "WA-COMBAT-5": { to: ({ memory }) => neighboursOf(memory.county) },
        "WA-SETUP-2": { to: ({ table }) => IN_PLAY[table.seats] ?? EVERY_COUNTY },
        "WA-COMBAT-1": { armies: ({ table, memory }) => mayLeave(table, memory.county) },
        "WA-EVENT-16": { to: notAtPeace },
        "WA-COMBAT-4": { to: notShielded },
      },
      perform(play, { to, armies }, seat, { county }) {
        if (owns(play.table, seat, to)) moveArmies(play, seat, county, to, armies);
        else attack(play, seat, county, to, armies);
      },
    }),
    stay: move("stay", {}, { idle: true, perform: ({ tell }, _action, seat, { county }) => tell?.({ kind: "stayed", seat, county }) }),
  },
  otherwise: () => STAY,
});
