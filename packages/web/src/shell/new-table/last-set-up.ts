import type { GameInfo } from "@stormakt/protocol";
import type { DelayName } from "./delay.ts";
import { DELAYS } from "./delay.ts";
import type { OptionValues } from "./options.tsx";
import type { Chair, PaceName } from "./plan.ts";
import { PACES, usualChairs } from "./plan.ts";
import type { SlowPlan } from "./slow.ts";
import { isSlowPlan, USUAL_SLOW } from "./slow.ts";

/** How a table of a game was laid last, so that the next is laid like it. */
export interface SetUp {
  readonly chairs: readonly Chair[];
  readonly options: OptionValues;
  readonly pace: PaceName;
  readonly listed: boolean;
  /** For the slow pace. */
  readonly slow: SlowPlan;
  readonly rated: boolean;
  /** How far behind those are who only watch. */
  readonly delay: DelayName;
}
const keyOf = (game: string): string => `stormakt.setup.${game}`;

export function keepSetUp(game: string, setUp: SetUp): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(setUp));
  } catch {
    // A browser that keeps nothing begins with the usual every time.
  }
}
/** The last set-up as far as the game of today still knows it; else the usual one. */
export function lastSetUp(info: GameInfo, name: string): SetUp {
  const usual: SetUp = {
    chairs: usualChairs(info, name),
    options: {},
    pace: "none",
    listed: false,
    slow: USUAL_SLOW,
    rated: true,
    delay: "none",
  };
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(info.id)) ?? "null") as Partial<SetUp> | null;
    if (kept === null) return usual;
    const chairs = (kept.chairs ?? []).map((chair): Chair => (chair.kind === "me" ? { kind: "me", name } : chair));
    const isKnown = chairs.length === info.seats.max && chairs.every((chair) => isChair(chair, info.levels));
    const options = Object.fromEntries(Object.entries(kept.options ?? {}).filter(([option]) => option in info.options));
    return {
      chairs: isKnown ? chairs : usual.chairs,
      options,
      pace: kept.pace !== undefined && kept.pace in PACES ? kept.pace : usual.pace,
      listed: kept.listed === true,
      slow: isSlowPlan(kept.slow) ? kept.slow : USUAL_SLOW,
      rated: kept.rated !== false,
      delay: kept.delay !== undefined && kept.delay in DELAYS ? kept.delay : "none",
    };
  } catch {
    return usual;
  }
}
const isChair = (chair: Chair, levels: readonly string[]): boolean =>
  chair.kind === "bot"
    ? levels.includes(chair.level)
    : chair.kind === "me" || chair.kind === "other"
      ? typeof chair.name === "string"
      : chair.kind === "friend" || chair.kind === "empty";
