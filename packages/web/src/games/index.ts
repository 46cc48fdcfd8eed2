import type { AnyPlugin } from "./plugin.ts";

/** What the shop window tells of a game. */
export interface GameOnShow {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly minutes: number;
  /** Its lesson takes so long; null: it has none yet. */
  readonly lesson: number | null;
}
export const WINDOW: readonly GameOnShow[] = [
  { id: "vasa-regalis", seats: { min: 3, max: 5 }, minutes: 30, lesson: 5 },
  { id: "svea-rike", seats: { min: 2, max: 5 }, minutes: 90, lesson: 10 },
  { id: "mare-balticum", seats: { min: 2, max: 6 }, minutes: 60, lesson: 12 },
  { id: "wallenstein", seats: { min: 3, max: 5 }, minutes: 120, lesson: 15 },
];

/** Each folder beside this file that has an `index.tsx` is a board, in a chunk of its own. */
const BOARDS = import.meta.glob<AnyPlugin>("./*/index.tsx", { import: "plugin" });
const loaderOf = (id: string): (() => Promise<AnyPlugin>) | undefined => BOARDS[`./${id}/index.tsx`];

/** Whether the game has a board, and so can be played here. */
export const hasBoard = (id: string): boolean => loaderOf(id) !== undefined;
export const pluginOf = (id: string): Promise<AnyPlugin> => loaderOf(id)?.() ?? Promise.reject(new Error(`there is no board for ${id}`));
