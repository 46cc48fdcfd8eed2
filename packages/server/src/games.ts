import type { Players } from "@stormakt/bots";
import { playersOf } from "@stormakt/bots";
import type { BotQuestion, GameShelf } from "@stormakt/host";
import { gameCalled, gameIds } from "@stormakt/shelf";
import { frozenOnDisk } from "./editions.ts";

/** The games of the shelf, or those of a module named in the settings. */
export async function gamesFrom(module: string): Promise<GameShelf> {
  if (module === "") return { ids: gameIds(), game: gameCalled, frozen: frozenOnDisk };
  return ((await import(module)) as { shelf: GameShelf }).shelf;
}
/** Those who play the edition that is asked about: a frozen one has its own. */
export async function playersIn(shelf: GameShelf, { game, rulesVersion, format }: BotQuestion): Promise<Players> {
  const rules = await shelf.game(game);
  const isOfToday = rules.rulesVersion === rulesVersion;
  const frozen = isOfToday && format !== 1 ? null : await shelf.frozen?.(game, rulesVersion);
  return frozen?.players ?? playersOf(rules);
}
