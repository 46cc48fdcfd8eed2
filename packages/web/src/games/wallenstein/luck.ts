import { TOWER_MODELS, USUAL_TOWER } from "@stormakt/wallenstein/catalog";
import type { Event } from "@stormakt/wallenstein/types";
import type { Luck } from "../plugin.ts";

const sum = (list: readonly number[]): number => list.reduce((total, one) => total + one, 0);

/**
 * What the tower returned of each player's armies, against a fair share. How many cubes fall out of all is left as it was; what is
 * compared is whose they were: each dropped and each resting cube as likely as any other of its kind.
 */
export function luck(events: readonly Event[], seats: number, what: string): readonly Luck[] {
  const got = Array.from({ length: seats }, () => 0);
  const fair = Array.from({ length: seats }, () => 0);
  for (const event of events) {
    if (event.kind !== "towerDropped") continue;
    const { dropped, inside, tray } = event;
    const { loose, passes } = chancesOf(sum(dropped), sum(inside));
    const weights = dropped.map((count, colour) => count * passes + (inside[colour] ?? 0) * loose);
    const all = sum(weights);
    if (all === 0) continue;
    for (let seat = 0; seat < seats; seat++) {
      got[seat] = (got[seat] ?? 0) + (tray[seat + 1] ?? 0);
      fair[seat] = (fair[seat] ?? 0) + (sum(tray) * (weights[seat + 1] ?? 0)) / all;
    }
  }
  return got.map((count, seat) => ({ seat, what, got: count, expected: Math.round((fair[seat] ?? 0) * 10) / 10 }));
}
/** How likely a resting cube is knocked loose, and a new one falls through, in the usual tower. */
function chancesOf(dropped: number, resting: number): { readonly loose: number; readonly passes: number } {
  const { stick, capacity, knock } = TOWER_MODELS[USUAL_TOWER];
  const loose = 1 - (1 - knock) ** dropped;
  let rests = resting * (1 - loose);
  const before = rests;
  for (let cube = 0; cube < dropped; cube++) rests += stick * Math.max(0, 1 - rests / capacity);
  return { loose, passes: dropped === 0 ? 0 : 1 - (rests - before) / dropped };
}
