import type { Schema } from "@stormakt/kernel/shapes";
import type { ComponentType } from "react";
import type { Chapter, Line } from "./lessons.ts";
import type { AnyPlugin } from "./plugin.ts";

/**
 * All that this client has of a game. The first page shows what stands here, so it is light; what a table needs is loaded when it is laid.
 * A game is found by its folder: `<id>/manifest.ts`.
 */
export interface GameManifest {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly minutes: number;
  /** Its lessons, and the minutes they take together; null: it has none yet. */
  readonly lessons: { readonly minutes: number; chapters(): Promise<Lessons> } | null;
  /** 320 by 220. */
  readonly BoxPicture: ComponentType;
  /** Null: it is being made, and is shown without a way to play it. */
  readonly board: (() => Promise<AnyPlugin>) | null;
  /** What its data is made of: hosts speak by name. */
  // oxlint-disable-next-line typescript/no-explicit-any -- whatever types the game brings
  schema(): Promise<Schema<any>>;
}
/** What stands on the box: `words/<language>/box.ts`, part of what the shell says in that language. */
export interface BoxWords {
  readonly title: string;
  readonly era: string;
  readonly pitch: string;
  readonly mood: string;
}
/** The chapters of a game, and the line of each by its id. */
export interface Lessons {
  readonly chapters: readonly Chapter[];
  readonly lines: Readonly<Record<string, Line>>;
}
