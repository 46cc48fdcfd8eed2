import type { BoxWords } from "../games/manifest.ts";

/** What stands on the boxes, by game: the folder says which. */
export const boxesIn = (found: Readonly<Record<string, BoxWords>>): Readonly<Record<string, BoxWords>> =>
  Object.fromEntries(Object.entries(found).map(([path, box]) => [/games\/([\w-]+)\//.exec(path)?.[1] ?? path, box]));
