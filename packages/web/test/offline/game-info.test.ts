import { Hall, MemoryStore } from "@stormakt/host";
import { gameCalled, gameIds } from "@stormakt/shelf";
import { expect, it, vi } from "vitest";
import { botsInWorker } from "../../src/offline/bots.ts";
import { infoOf } from "../../src/offline/hall.ts";
import { world } from "../../src/offline/world.ts";

it("one game is described as the hall of this device tells of it among all", async () => {
  vi.stubGlobal("navigator", { hardwareConcurrency: 2 });
  const store = new MemoryStore({ load: async () => [], save: async () => {} });
  const shelf = { ids: gameIds(), game: gameCalled, frozen: async () => null };
  const hall = new Hall({ store, shelf, bots: botsInWorker(), world });
  const { games } = await hall.ask({ id: "ebba", name: "Ebba" }, "games", {});
  expect(await Promise.all(gameIds().map(infoOf))).toEqual(games);
  await hall.close();
  // Between the worker and its page it is copied, which functions are not.
  expect(structuredClone(games)).toEqual(games);
});
