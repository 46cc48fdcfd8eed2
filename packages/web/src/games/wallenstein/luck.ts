import { towerShares } from "@stormakt/wallenstein/advice";
import type { TowerModelId } from "@stormakt/wallenstein/catalog";
import { TOWER_MODEL_IDS } from "@stormakt/wallenstein/catalog";
import type { Event } from "@stormakt/wallenstein/types";
import type { Luck } from "../plugin.ts";

const sum = (list: readonly number[]): number => list.reduce((total, one) => total + one, 0);

/**
 * What the tower returned of each player's armies, against a fair share. How many cubes fall out of all is left as it was; what is
 * compared is whose they were: each dropped and each resting cube as likely as any other of its kind.
 */
export function luck(events: readonly Event[], tower: TowerModelId, seats: number, what: string): readonly Luck[] {
  // A match of a former edition may have a tower that today knows nothing of.
  if (!TOWER_MODEL_IDS.includes(tower)) return [];
  const got = Array.from({ length: seats }, () => 0);
  const fair = Array.from({ length: seats }, () => 0);
  for (const event of events) {
    if (event.kind !== "towerDropped") continue;
    const { dropped, inside, tray } = event;
    const { loose, passes } = towerShares(tower, sum(inside), sum(dropped));
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
