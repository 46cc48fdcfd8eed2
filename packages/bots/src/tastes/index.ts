import type { GameTypes } from "@stormakt/kernel";
import type { Taste } from "../contract.ts";

/** Each game's taste, loaded when asked for. A new game is one entry here. */
const TASTES: Readonly<Record<string, () => Promise<unknown>>> = {
  "mare-balticum": async () => (await import("./mare-balticum.ts")).taste,
  "svea-rike": async () => (await import("./svea-rike.ts")).taste,
  "vasa-regalis": async () => (await import("./vasa-regalis.ts")).taste,
  wallenstein: async () => (await import("./wallenstein.ts")).taste,
};

/** What looks good in a game; null where nobody has written it down yet. */
export async function tasteOf<G extends GameTypes>(game: string): Promise<Taste<G> | null> {
  const load = Object.hasOwn(TASTES, game) ? TASTES[game] : undefined;
  return load === undefined ? null : ((await load()) as Taste<G>);
}
export const gamesWithTaste = (): string[] => Object.keys(TASTES);
