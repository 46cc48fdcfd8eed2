import type { World } from "@stormakt/host";
import { Hall, MemoryStore } from "@stormakt/host";
import { gameCalled, gameIds } from "@stormakt/shelf";
import { frozenHere } from "../link/editions.ts";
import type { BotsHere } from "./bots.ts";
import { botsInWorker } from "./bots.ts";
import { openKeeper } from "./keeper.ts";

export interface Opened {
  readonly hall: Hall;
  readonly bots: BotsHere;
  readonly person: { readonly id: string; readonly name: string };
  readonly keeper: Awaited<ReturnType<typeof openKeeper>>;
}
/** How long bots wait before they answer. Whoever wants no motion wants no waiting either. */
const pause = { least: 450, most: 900 };
export function setPause({ least, most }: { readonly least: number; readonly most: number }): void {
  pause.least = least;
  pause.most = most;
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

/** Earlier versions kept their scripts for running games, each in a cache of its own: those games have their editions now. */
async function forgetFormerScripts(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith("rules ")) await caches.delete(name);
}
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const world: World = {
  now: () => Date.now(),
  ticks: () => performance.now(),
  secret(bits) {
    const bytes = crypto.getRandomValues(new Uint8Array(Math.ceil(bits / 6)));
    return Array.from(bytes, (byte) => ALPHABET[byte & 63]).join("");
  },
  async hash(secret) {
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(secret));
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
  },
  after(milliseconds, work) {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
  report: (problem) => console.error(problem),
};
