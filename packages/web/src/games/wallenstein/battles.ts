import type { Event } from "@stormakt/wallenstein/types";
import { create } from "zustand";
import { isStill } from "../../settings.ts";

type Of<K extends Event["kind"]> = Extract<Event, { kind: K }>;
export type Cause = Of<"attacked"> | Of<"revoltBrokeOut">;
export type Result = Of<"attackWon"> | Of<"attackBeaten"> | Of<"attackTied"> | Of<"attackFailed"> | Of<"revoltSubdued"> | Of<"revoltLost">;
/** One drop into the tower, with what led to it and what came of it. */
export interface Battle {
  readonly key: number;
  readonly cause: Cause;
  readonly drop: Of<"towerDropped">;
  readonly result: Result | null;
}
interface Battles {
  /** Those still to be watched, the first one now. */
  readonly queue: readonly Battle[];
  /** The last one there was. */
  readonly last: Battle | null;
}
/** Battles seen since the page was opened. They are told as events, and are over on the table before they are watched. */
export const useBattles = create<Battles>(() => ({ queue: [], last: null }));

/** More than these nobody wants to sit through: the newest are kept. */
const MOST_WAITING = 3;
let key = 0;
let cause: Cause | null = null;
/** Takes note of what belongs to a battle. Called for each event once, in their order. */
export function noteBattle(event: Event): void {
  switch (event.kind) {
    case "attacked":
    case "revoltBrokeOut":
      cause = event;
      return;
    case "towerDropped": {
      if (cause === null) return;
      const battle: Battle = { key: ++key, cause, drop: event, result: null };
      cause = null;
      useBattles.setState(({ queue }) => ({
        last: battle,
        queue: isStill() ? [] : [...queue.slice(0, 1), ...queue.slice(1).slice(2 - MOST_WAITING), battle],
      }));
      return;
    }
    case "attackWon":
    case "attackBeaten":
    case "attackTied":
    case "attackFailed":
    case "revoltSubdued":
    case "revoltLost": {
      const settle = (battle: Battle): Battle => (battle.key === key ? { ...battle, result: event } : battle);
      useBattles.setState(({ queue, last }) => ({ queue: queue.map(settle), last: last === null ? null : settle(last) }));
      return;
    }
    default:
  }
}
/** The battle watched is over, or the player has seen enough of it. */
export const nextBattle = (): void => useBattles.setState(({ queue }) => ({ queue: queue.slice(1) }));
export const skipBattles = (): void => useBattles.setState({ queue: [] });
/** Another table: its battles are its own. */
export function forgetBattles(): void {
  cause = null;
  useBattles.setState({ queue: [], last: null });
}
