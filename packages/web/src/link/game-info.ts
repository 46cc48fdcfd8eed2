import type { GameInfo } from "@stormakt/protocol";
import type { Where } from "./index.ts";
import { hostOf } from "./index.ts";
import { askWorker } from "./records.ts";

/** What there is to choose from when a table of this game is laid. On this device the rules of no other game are fetched for it. */
export async function gameInfo(where: Where, game: string): Promise<GameInfo | undefined> {
  if (where === "here") return askWorker<GameInfo>({ describe: game });
  const { games } = await hostOf(where).ask("games", {});
  return games.find(({ id }) => id === game);
}
