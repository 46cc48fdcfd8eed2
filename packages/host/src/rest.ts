/** Days on which nobody's time runs. */
import type { Rest } from "@stormakt/protocol";

const MINUTE = 60_000;
const DAY = 86_400_000;

/** Midnight before a moment, by the table's own clock, as a moment. */
const midnightBefore = (at: number, { offset }: Rest): number => Math.floor((at + offset * MINUTE) / DAY) * DAY - offset * MINUTE;
function isOff(midnight: number, { offset, weekdays, dates }: Rest): boolean {
  const day = new Date(midnight + offset * MINUTE);
  const date = day.toISOString().slice(5, 10);
  return weekdays.includes(day.getUTCDay()) || dates.includes(date);
}
/** Whether nobody's time runs at this moment. */
export const isResting = (at: number, rest: Rest | undefined): boolean => rest !== undefined && isOff(midnightBefore(at, rest), rest);

/** When so many milliseconds have run, counted only on days that count. A table where none does has no rest at all. */
export function after(from: number, milliseconds: number, rest: Rest | undefined): number {
  if (rest === undefined || rest.weekdays.length >= 7) return from + milliseconds;
  let at = from;
  let left = milliseconds;
  for (;;) {
    const next = midnightBefore(at, rest) + DAY;
    if (!isOff(next - DAY, rest)) {
      if (at + left <= next) return at + left;
      left -= next - at;
    }
    at = next;
  }
}
/** How many milliseconds run between two moments. */
export function between(from: number, to: number, rest: Rest | undefined): number {
  if (rest === undefined || rest.weekdays.length >= 7) return Math.max(0, to - from);
  let ran = 0;
  for (let at = from; at < to; ) {
    const next = Math.min(to, midnightBefore(at, rest) + DAY);
    if (!isOff(midnightBefore(at, rest), rest)) ran += next - at;
    at = next;
  }
  return ran;
}
