import type { Seat } from "@stormakt/kernel";
import type { Clock, Pace } from "@stormakt/protocol";
import { after, between, isResting } from "./rest.ts";

/**
 * The time of each seat. In a reaction window no bank of time runs: all polled have the same limit, so that a clock never tells who
 * has answered already.
 */
export interface Clocks {
  /** Milliseconds left in each seat's bank. */
  left: number[];
  /** Since when a seat's bank runs; null: it stands. */
  running: (number | null)[];
  /** Since when each seat has been asked what it is asked now. */
  askedAt: number[];
}
/** Who is asked: in a window or a quiet decision all who were, whether they have answered or not. */
export interface Asked {
  readonly seats: readonly Seat[];
  readonly isWindow: boolean;
}

const MS = 1000;
export const newClocks = (pace: Pace, seats: number): Clocks => ({
  left: Array.from({ length: seats }, () => (pace.kind === "live" ? pace.bank * MS : 0)),
  running: Array.from({ length: seats }, () => null),
  askedAt: Array.from({ length: seats }, () => 0),
});

/**
 * A moment of the game is over: banks that ran are charged, and those of the seats asked now set going. Nothing is charged for a quiet
 * decision (`isFree`): there the clocks of all run, so that none tells who has answered.
 */
export function turnClocks(clocks: Clocks, pace: Pace, at: number, mover: Seat | null, asked: Asked, isFree = false): void {
  if (pace.kind !== "live") return;
  for (let seat = 0; seat < clocks.left.length; seat++) {
    const from = clocks.running[seat] ?? null;
    if (from !== null && !isFree) clocks.left[seat] = Math.max(0, clocks.left[seat]! - Math.max(0, at - from));
    clocks.running[seat] = null;
  }
  if (mover !== null) clocks.left[mover] = clocks.left[mover]! + pace.increment * MS;
  if (!asked.isWindow) for (const seat of asked.seats) clocks.running[seat] = at;
}
export function stopClocks(clocks: Clocks, pace: Pace, at: number): void {
  turnClocks(clocks, pace, at, null, { seats: [], isWindow: false });
}

/** When a seat that is asked has had its time; null: never. */
export function timeIsUpAt({ left, running, askedAt }: Clocks, pace: Pace, seat: Seat, isWindow: boolean): number | null {
  switch (pace.kind) {
    case "none":
      return null;
    case "deadline":
      return after(askedAt[seat]!, (isWindow ? (pace.window ?? pace.each) : pace.each) * MS, pace.rest);
    case "live":
      return isWindow ? askedAt[seat]! + pace.window * MS : (running[seat] ?? askedAt[seat]!) + left[seat]!;
  }
}

/** What all may see of the clocks; nothing where there are none. */
export function showClocks(clocks: Clocks, pace: Pace, asked: Asked, now: number): Clock[] {
  if (pace.kind === "none") return [];
  return clocks.left.map((left, seat): Clock => {
    const isAsked = asked.seats.includes(seat);
    if (pace.kind === "live" && !(isAsked && asked.isWindow)) {
      const from = clocks.running[seat] ?? null;
      return { left: Math.max(0, left - (from === null ? 0 : Math.max(0, now - from))), at: now, running: from !== null };
    }
    const each = pace.kind === "live" ? pace.window : pace.each;
    const limit = (asked.isWindow ? (pace.window ?? each) : each) * MS;
    if (!isAsked) return { left: limit, at: now, running: false };
    const rest = pace.kind === "deadline" ? pace.rest : undefined;
    const gone = between(clocks.askedAt[seat]!, now, rest);
    return { left: Math.max(0, limit - gone), at: now, running: !isResting(now, rest) };
  });
}
