import type { GameTypes } from "@stormakt/kernel";
import type { Observer } from "./observer.ts";

/** Each game's observer, loaded when asked for. A new game is one entry here. */
const OBSERVERS: Readonly<Record<string, () => Promise<unknown>>> = {
  "mare-balticum": async () => (await import("./mare-balticum.ts")).observer,
  "svea-rike": async () => (await import("./svea-rike.ts")).observer,
  "vasa-regalis": async () => (await import("./vasa-regalis.ts")).observer,
  wallenstein: async () => (await import("./wallenstein.ts")).observer,
};

/** What is looked at in a game; for one without an observer, what is common to all. */
export async function observerOf(game: string): Promise<Observer<GameTypes>> {
  const load = Object.hasOwn(OBSERVERS, game) ? OBSERVERS[game] : undefined;
  return load === undefined ? { topics: {}, watch: () => ({}) } : ((await load()) as Observer<GameTypes>);
}
