/** Armies on the move: what the two combat actions and the move after a deployment share. */
import type { Seat } from "@stormakt/kernel";
import type { County } from "../catalog/index.ts";
import { ARMIES_EACH, NEIGHBOURS } from "../catalog/index.ts";
import type { Table } from "../table.ts";
import { add, armiesIn } from "../table.ts";
import type { March, Pen } from "../types.ts";

export const STAY = { kind: "stay" } as const;

/** All marches out of a county, the small ones first. */
const MARCHES: readonly (readonly March[])[] = NEIGHBOURS.map((neighbours) =>
  Array.from({ length: ARMIES_EACH - 1 }, (_, one) => one + 1).flatMap((armies) =>
    neighbours.map((to): March => ({ kind: "march", to, armies })),
  ),
);
/** The same for so many armies at most, as far as that is worth a list of its own. */
const LISTED = 16;
const MARCHES_UP_TO: readonly (readonly (readonly March[])[])[] = NEIGHBOURS.map((neighbours, county) =>
  Array.from({ length: LISTED }, (_, armies) => (MARCHES[county] ?? []).slice(0, armies * neighbours.length)),
);
/** WA-DEPLOY-6 The marches out of a county worth judging: one army stays behind. */
export function marchesFrom(table: Readonly<Table>, county: County): readonly March[] {
  return MARCHES_UP_TO[county]?.[armiesIn(table, county) - 1] ?? MARCHES[county] ?? [];
}
/** WA-COMBAT-2 Into a county of one's own: they simply arrive. */
export function moveArmies({ table, tell }: Pen, seat: Seat, from: County, to: County, armies: number): void {
  add(table.armies, from, -armies);
  add(table.armies, to, armies);
  tell?.({ kind: "marched", seat, from, to, armies });
}
