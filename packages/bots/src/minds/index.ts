import type { GameTypes } from "@stormakt/kernel";
import type { Mind } from "../mind.ts";

/** Each game's mind, loaded when asked for. A new game is one entry here. */
const MINDS: Readonly<Record<string, () => Promise<unknown>>> = {
  "mare-balticum": async () => (await import("./mare-balticum.ts")).mind,
  "svea-rike": async () => (await import("./svea-rike.ts")).mind,
  "vasa-regalis": async () => (await import("./vasa-regalis.ts")).mind,
  wallenstein: async () => (await import("./wallenstein.ts")).mind,
};

/** What the bots that learn and search know of a game; null where nobody has written it down yet. */
export async function mindOf<G extends GameTypes>(game: string): Promise<Mind<G> | null> {
  const load = Object.hasOwn(MINDS, game) ? MINDS[game] : undefined;
  return load === undefined ? null : ((await load()) as Mind<G>);
}
export const gamesWithMind = (): string[] => Object.keys(MINDS);
