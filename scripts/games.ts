import { readFileSync } from "node:fs";
import { join } from "node:path";

/** What a shelf depends on besides its games. */
const NOT_GAMES = new Set(["kernel", "words"]);

/** The games on the shelf of a checkout. Nothing else lists them: checks, tests and tools ask here or the shelf itself. */
export function gamesOnShelf(checkout: string = join(import.meta.dirname, "..")): string[] {
  const { dependencies } = JSON.parse(readFileSync(join(checkout, "packages/shelf/package.json"), "utf8")) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  return Object.keys(dependencies)
    .map((name) => name.replace("@stormakt/", ""))
    .filter((name) => !NOT_GAMES.has(name));
}
/** What a game is called in its package: its id in one word. */
export const exportOf = (game: string): string => game.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
