import type { Pace, Timeout } from "@stormakt/protocol";

/** How long a move may take in a slow game, and what happens then. */
export interface SlowPlan {
  /** Seconds. */
  readonly each: number;
  readonly weekends: boolean;
  readonly holidays: boolean;
  readonly timeout: Timeout;
}
export const USUAL_SLOW: SlowPlan = { each: 86_400, weekends: false, holidays: false, timeout: "default" };
export const TIMES = [600, 3600, 21_600, 43_200, 86_400, 172_800, 259_200, 604_800, 1_209_600, 2_419_200];
export const TIMEOUTS: readonly Timeout[] = ["default", "bot", "others"];
/** Days on which most of those who play here have something better to do. */
const HOLIDAYS = ["12-24", "12-25", "12-26", "12-31", "01-01"];
/** Reactions are many and small: they have a quarter of the time. */
const WINDOW = 4;
const LEAST = 300;

export const isSlowPlan = (kept: Partial<SlowPlan> | undefined): kept is SlowPlan =>
  kept !== undefined &&
  TIMES.includes(kept.each ?? 0) &&
  TIMEOUTS.some((one) => one === kept.timeout) &&
  typeof kept.weekends === "boolean" &&
  typeof kept.holidays === "boolean";
export function slowPace({ each, weekends, holidays }: SlowPlan): Pace {
  const rest = { weekdays: weekends ? [6, 0] : [], dates: holidays ? HOLIDAYS : [], offset: -new Date().getTimezoneOffset() };
  return { kind: "deadline", each, window: Math.max(LEAST, Math.floor(each / WINDOW)), ...(weekends || holidays ? { rest } : {}) };
}
