import type { GameTypes } from "@stormakt/kernel";
import type { Mind } from "./mind.ts";

/** What sort of player somebody is. The steady one has no fancies: it is the level as it was measured. */
export const TEMPERS = ["steady", "bold", "sly"] as const;
export type Temper = (typeof TEMPERS)[number];
/** Those that like something for itself. */
export type Fancier = Exclude<Temper, "steady">;

export const isTemper = (word: string): word is Temper => TEMPERS.includes(word as Temper);

/** The mind of somebody of that temper. What it likes it prefers among moves that are nearly as good; it believes and foresees the same. */
export function tempered<G extends GameTypes>(mind: Mind<G>, temper: Temper): Mind<G> {
  const { likes } = mind;
  if (temper === "steady" || likes === undefined) return mind;
  return { ...mind, liking: (state, seat, action) => likes(temper, state, seat, action) };
}

/** `hard:bold` is a bold `hard`; a level alone is steady. */
export function characterCalled(name: string): { readonly level: string; readonly temper: Temper } | null {
  const [level = "", temper = "steady", ...more] = name.split(":");
  return more.length === 0 && isTemper(temper) ? { level, temper } : null;
}
