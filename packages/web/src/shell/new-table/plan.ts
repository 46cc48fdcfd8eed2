import type { GameInfo, Pace, SeatPlan } from "@stormakt/protocol";
import type { ShellWords } from "../../words/index.ts";

/** Who is to sit on a chair, before the table is laid. */
export type Chair =
  | { readonly kind: "me"; readonly name: string }
  | { readonly kind: "other"; readonly name: string }
  | { readonly kind: "friend" }
  | { readonly kind: "bot"; readonly level: string }
  | { readonly kind: "empty" };

export const PACES: Readonly<Record<string, Pace>> = {
  none: { kind: "none" },
  quick: { kind: "live", bank: 300, increment: 10, window: 30 },
  live: { kind: "live", bank: 900, increment: 20, window: 45 },
  slow: { kind: "deadline", each: 86_400, window: 21_600 },
};
export type PaceName = string;

/** One person and steady bots, of a number that plays well. */
export function usualChairs({ seats, levels }: GameInfo, name: string): Chair[] {
  const level = usualLevel(levels);
  const playing = Math.min(seats.max, Math.max(seats.min, 4));
  return Array.from({ length: seats.max }, (_, at): Chair => {
    if (at === 0) return { kind: "me", name };
    return at < playing ? { kind: "bot", level } : { kind: "empty" };
  });
}
export const USUAL_LEVEL = "normal";
export const usualLevel = (levels: readonly string[]): string => levels.find((level) => level === USUAL_LEVEL) ?? levels[0] ?? USUAL_LEVEL;
export const isOnline = (chairs: readonly Chair[]): boolean => chairs.some(({ kind }) => kind === "friend");

/** The plan as the host wants it; empty chairs are not there. Names left open are filled in. */
export function planOf(chairs: readonly Chair[], t: ShellWords): SeatPlan[] {
  return chairs.flatMap((chair, at): SeatPlan[] => {
    switch (chair.kind) {
      case "me":
      case "other":
        return [{ kind: "me", name: chair.name.trim() || (t.names[at] ?? t.setup.chair(at + 1)) }];
      case "friend":
        return [{ kind: "open" }];
      case "bot":
        return [{ kind: "bot", level: chair.level }];
      case "empty":
        return [];
    }
  });
}
