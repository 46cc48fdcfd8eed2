/** Armies on the move: what the two combat actions and the move after a deployment share. */

import type { Between, Seat } from "@stormakt/kernel";
import { between, numbers } from "@stormakt/kernel";
import type { County } from "../catalog/index.ts";
import { ARMIES_EACH, COUNTY, NEIGHBOURS } from "../catalog/index.ts";
import { own } from "../copy.ts";
import type { Counties } from "../counties.ts";
import { countiesIn, NO_COUNTY } from "../counties.ts";
import type { Table } from "../table.ts";
import { add, armiesIn } from "../table.ts";
import type { Pen } from "../types.ts";

export const STAY = { kind: "stay" } as const;

/** WA-COMBAT-5 What a county shares a border with. */
const NEIGHBOURS_OF: readonly Counties[] = NEIGHBOURS.map(countiesIn);
export const neighboursOf = (county: County): Counties => NEIGHBOURS_OF[county] ?? NO_COUNTY;
/** WA-DEPLOY-6 At least one army stays behind. */
export const armiesToSpare = (table: Readonly<Table>, county: County): number => armiesIn(table, county) - 1;
/** And at least one moves. */
export const mayLeave = (table: Readonly<Table>, county: County): Between => between(1, armiesToSpare(table, county));
/** What a march names: where to, and how many. */
export const MARCH = { to: COUNTY, armies: numbers(1, ARMIES_EACH - 1) } as const;
/** WA-COMBAT-2 Into a county of one's own: they simply arrive. */
export function moveArmies({ table, tell }: Pen, seat: Seat, from: County, to: County, armies: number): void {
  const standing = own.armies(table);
  add(standing, from, -armies);
  add(standing, to, armies);
  tell?.({ kind: "marched", seat, from, to, armies });
}
