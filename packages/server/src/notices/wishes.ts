/** How somebody wants to be told. */
import * as z from "zod";

const Minute = z.int().min(0).max(1439);
const isZone = (zone: string): boolean => {
  try {
    new Intl.DateTimeFormat("en", { timeZone: zone });
    return true;
  } catch {
    return false;
  }
};
export const Wishes = z.strictObject({
  language: z.string().regex(/^[a-z]{2}$/),
  /** Where the person lives, for quiet hours and for the time of the daily mail. */
  zone: z.string().max(60).refine(isZone, { error: "no such time zone" }),
  /** No notice between these minutes of the day; null: at any time. */
  quiet: z.strictObject({ from: Minute, to: Minute }).nullable(),
  /** Seconds that somebody may take before being told that it is their turn. */
  wait: z.int().min(0).max(86_400),
  /** One mail for each occasion, or one a day at `daily`. */
  mail: z.enum(["off", "each", "daily"]),
  daily: Minute,
  push: z.boolean(),
  hook: z.boolean(),
});
export type Wishes = z.infer<typeof Wishes>;
export const USUAL_WISHES: Wishes = {
  language: "en",
  zone: "UTC",
  quiet: null,
  wait: 60,
  mail: "each",
  daily: 8 * 60,
  push: true,
  hook: true,
};
export type Way = "mail" | "push" | "hook";

const MINUTE = 60_000;
const DAY = 1440;
/** The minute of the day that it is somewhere. */
export function minuteAt(time: number, zone: string): number {
  const parts = new Intl.DateTimeFormat("en", { timeZone: zone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).formatToParts(time);
  const part = (type: string): number => Number(parts.find((one) => one.type === type)?.value ?? 0);
  return part("hour") * 60 + part("minute");
}
/** The next moment at that minute of the day, the present one included. Clocks may be turned in between: then it is put right by as much. */
export function nextAt(time: number, minute: number, zone: string): number {
  const ahead = (minute - minuteAt(time, zone) + DAY) % DAY;
  if (ahead === 0) return time;
  const there = time + ahead * MINUTE;
  const off = ((minute - minuteAt(there, zone) + DAY + DAY / 2) % DAY) - DAY / 2;
  const at = there + off * MINUTE;
  return at - (at % MINUTE);
}
const isQuiet = ({ quiet, zone }: Wishes, at: number): boolean => {
  if (quiet === null || quiet.from === quiet.to) return false;
  const minute = minuteAt(at, zone);
  return quiet.from < quiet.to ? minute >= quiet.from && minute < quiet.to : minute >= quiet.from || minute < quiet.to;
};
/** When a notice that would be told at `at` is told. */
export function tellAt(wishes: Wishes, way: Way, at: number): number {
  const daily = way === "mail" && wishes.mail === "daily" ? nextAt(at, wishes.daily, wishes.zone) : at;
  return isQuiet(wishes, daily) && wishes.quiet !== null ? nextAt(daily, wishes.quiet.to, wishes.zone) : daily;
}
