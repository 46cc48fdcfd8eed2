import type { GameShelf } from "@stormakt/host";
import { gameCalled, gameIds } from "@stormakt/shelf";

/** The games of the shelf, or those of a module named in the settings. */
export async function gamesFrom(module: string): Promise<GameShelf> {
  if (module === "") return { ids: gameIds(), game: gameCalled };
  return ((await import(module)) as { shelf: GameShelf }).shelf;
}
