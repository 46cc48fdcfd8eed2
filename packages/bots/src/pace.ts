/** The level that plays for people who are away, and for whoever has not said whom to play against. */
export const STAND_IN = "normal";

/** How long a level takes over one question, in milliseconds. */
export interface Pace {
  /** It answers with the best found by then. */
  readonly limit: number;
  /** Its answer is not given before, however little there was to think about: an answer's time says nothing about a hand. */
  readonly least: number;
}
/** Those that do not search are done in a few milliseconds; the limit is for slow machines, and the pause is longer than it. */
const QUICK: Pace = { limit: 100, least: 110 };
const QUICK_REACTION: Pace = { limit: 60, least: 70 };
/** A yardstick that looks at nothing takes no time over anything. */
const AT_ONCE: Pace = { limit: 150, least: 0 };
const SEARCHING: Readonly<Record<string, Pace>> = {
  hard: { limit: 750, least: 900 },
  champion: { limit: 1_750, least: 1_900 },
};
/** In a reaction window all are asked at once, and often: everybody hurries, and nobody answers before the slowest could have. */
const REACTION: Pace = { limit: 150, least: 350 };

export function paceOf(level: string, isWindow: boolean): Pace {
  const searching = SEARCHING[level];
  if (searching !== undefined) return isWindow ? REACTION : searching;
  if (level === "random") return AT_ONCE;
  return isWindow ? QUICK_REACTION : QUICK;
}
