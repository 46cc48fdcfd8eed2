import { LEVELS } from "@stormakt/bots";
import { Hall, MemoryStore } from "@stormakt/host";
import type { GameInfo } from "@stormakt/protocol";
import { gameCalled, gameIds } from "@stormakt/shelf";
import { frozenHere } from "../link/editions.ts";
import type { BotsHere } from "./bots.ts";
import { botsInWorker } from "./bots.ts";
import { openKeeper } from "./keeper.ts";
import { pause, world } from "./world.ts";

export interface Opened {
  readonly hall: Hall;
  readonly bots: BotsHere;
  readonly person: { readonly id: string; readonly name: string };
  readonly keeper: Awaited<ReturnType<typeof openKeeper>>;
}
/** Opens the hall of this device, with the tables it was left with. */
export async function openHall(): Promise<Opened> {
  const keeper = await openKeeper();
  const store = new MemoryStore(keeper);
  await store.restore();
  const bots = botsInWorker();
  const hall = new Hall({ store, shelf: { ids: gameIds(), game: gameCalled, frozen: frozenHere }, bots, world }, { pause, idle: 20 });
  await hall.lookForWork();
  void forgetFormerScripts().catch(() => {});
  return { hall, bots, keeper, person: { id: await keeper.personId(() => world.secret(96)), name: "" } };
}
/** One game as the hall tells of all of them. */
export async function infoOf(game: string): Promise<GameInfo> {
  const { id, rulesVersion, seats, options } = await gameCalled(game);
  return { id, rulesVersion, seats, options, levels: [...LEVELS] };
}

/** Earlier versions kept their scripts for running games, each in a cache of its own: those games have their editions now. */
async function forgetFormerScripts(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith("rules ")) await caches.delete(name);
}
