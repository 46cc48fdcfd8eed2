/** WA-COMBAT The two combat actions: a march into an own county, or an attack on any other. */
import type { Seat } from "@stormakt/kernel";
import type { County } from "../catalog/index.ts";
import { areAdjacent, CHURCH, COMBAT_A, type COMBAT_B, NEIGHBOURS } from "../catalog/index.ts";
import type { Table } from "../table.ts";
import { armiesIn, at, eventEffect, hasBuilding, OUT_OF_PLAY, ownerOf, owns } from "../table.ts";
import type { SkipRule } from "../types.ts";
import { decision } from "../types.ts";
import { attack } from "./battle.ts";
import { marchesFrom, moveArmies, STAY } from "./marching.ts";

export type CombatAction = typeof COMBAT_A | typeof COMBAT_B;

/** WA-PERFORM-5 Two armies and one legal destination are needed. */
export function whyNotFight(table: Readonly<Table>, seat: Seat, action: CombatAction, county: County): SkipRule | null {
  if (armiesIn(table, county) < 2) return "WA-COMBAT-1";
  const neighbours = NEIGHBOURS[county] ?? [];
  for (let i = 0; i < neighbours.length; i++) if (mayEnter(table, seat, action, at(neighbours, i))) return null;
  return "WA-COMBAT-4";
}
const mayEnter = (table: Readonly<Table>, seat: Seat, action: CombatAction, to: County): boolean =>
  ownerOf(table, to) !== OUT_OF_PLAY && !isAtPeace(table, seat, to) && !isShielded(table, seat, action, to);
/** WA-EVENT-16, -19 Under church peace nobody attacks a county with a church; its owner may march in. */
const isAtPeace = (table: Readonly<Table>, seat: Seat, to: County): boolean =>
  eventEffect(table) === "church-peace" && hasBuilding(table, to, CHURCH) && !owns(table, seat, to);
/** WA-COMBAT-4, WA-FAVOR-10, -11, -18 */
function isShielded(table: Readonly<Table>, seat: Seat, action: CombatAction, to: County): boolean {
  const owner = ownerOf(table, to);
  return owner >= 0 && owner !== seat && (at(table.shield, owner) & (1 << (action - COMBAT_A))) !== 0;
}

/** WA-COMBAT-1, WA-PERFORM-6, -7 Where to and how many is chosen now; not to move is allowed. */
export const combat = decision<{ county: County; action: CombatAction }>("combat", {
  moves: {
    march: {
      candidates: ({ table, memory }) => marchesFrom(table, memory.county),
      requires: {
        "WA-COMBAT-5": ({ memory }, { to }) => areAdjacent(memory.county, to),
        "WA-SETUP-2": ({ table }, { to }) => ownerOf(table, to) !== OUT_OF_PLAY,
        "WA-COMBAT-1": ({ table, memory }, { armies }) => armies < armiesIn(table, memory.county),
        "WA-EVENT-16": ({ table, seat }, { to }) => !isAtPeace(table, seat, to),
        "WA-COMBAT-4": ({ table, seat, memory }, { to }) => !isShielded(table, seat, memory.action, to),
      },
      perform(play, { to, armies }, seat, { county }) {
        if (owns(play.table, seat, to)) moveArmies(play, seat, county, to, armies);
        else attack(play, seat, county, to, armies);
      },
    },
    stay: {
      candidates: [STAY],
      requires: {},
      perform: ({ tell }, _action, seat, { county }) => tell?.({ kind: "stayed", seat, county }),
    },
  },
  otherwise: () => STAY,
});
