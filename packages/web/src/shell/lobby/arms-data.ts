import type { Arms } from "../../art/arms.ts";
import { SEAT_ARMS } from "../../art/arms.ts";

const KEY = "stormakt.arms";
const MOST = 80;

/** The arms at a table are the game's to give, and some are settled in play: a list shows those that were seen last at the table. */
export function rememberArms(table: string, arms: string): void {
  try {
    const { [table]: _, ...others } = kept();
    const recent = Object.entries(others).slice(1 - MOST);
    localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(recent), [table]: JSON.parse(arms) as Arms[] }));
  } catch {
    // A browser that keeps nothing shows shields by chair.
  }
}
export const armsAt = (table: string, seat: number): Arms =>
  kept()[table]?.[seat] ?? SEAT_ARMS[seat] ?? { tincture: "argent", charge: "tower" };
function kept(): Record<string, readonly Arms[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, readonly Arms[]>;
  } catch {
    return {};
  }
}
