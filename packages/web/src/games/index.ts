import type { GameManifest } from "./manifest.ts";
import type { AnyPlugin } from "./plugin.ts";

/** Each folder beside this file that has a `manifest.ts` is a game. Its board, names and words are chunks of their own. */
const MANIFESTS = import.meta.glob<GameManifest>("./*/manifest.ts", { eager: true, import: "manifest" });

/** The shop window: the shortest game first. */
export const WINDOW: readonly GameManifest[] = Object.values(MANIFESTS).toSorted((one, other) => one.minutes - other.minutes);
export const manifestOf = (id: string): GameManifest | undefined => WINDOW.find((game) => game.id === id);

/** Whether the game has a board, and so can be played here. */
export const hasBoard = (id: string): boolean => (manifestOf(id)?.board ?? null) !== null;
export const pluginOf = (id: string): Promise<AnyPlugin> =>
  manifestOf(id)?.board?.() ?? Promise.reject(new Error(`there is no board for ${id}`));
