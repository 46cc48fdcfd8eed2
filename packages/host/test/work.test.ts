/** Work that nobody asks for: what cannot be done, and what the clock says. */
import type { Game } from "@stormakt/kernel";
import { fair } from "@stormakt/kernel/test/fair";
import { describe, expect, it } from "vitest";
import type { GameShelf } from "../src/index.ts";
import { Hall, MemoryStore } from "../src/index.ts";
import { openHall, playOn, seatPeople, shelf } from "./harness.ts";

const BOT = { kind: "bot", level: "greedy" } as const;
const LONG = 600_000;

describe("work that cannot be done", () => {
  const former: GameShelf = { ids: ["fair"], game: async () => ({ ...fair, rulesVersion: "former" }) as unknown as Game<any> };
  it("does not keep the rest from being done, is tried ever more seldom, then set aside and counted", async () => {
    const harness = openHall();
    const { world, bots, store } = harness;
    const anna = { id: "anna", name: "Anna" };
    const seats = [BOT, { kind: "me" }] as const;
    const make = async (games: GameShelf): Promise<string> => {
      const hall = new Hall({ store, shelf: games, bots, world });
      const { table } = await hall.ask(anna, "create", { game: "fair", seats: [...seats] });
      await hall.close();
      return table.id;
    };
    for (let table = 0; table < 150; table++) await make(former);
    const good = await make(shelf);
    const moves = async (): Promise<number> => (await store.read(good, 0)).filter(({ kind }) => kind === "moved").length;
    expect(await moves()).toBe(0);
    await harness.hall.lookForWork();
    for (let second = 0; second < 5; second++) {
      await world.pass(1_000);
      await harness.hall.lookForWork(1_000);
    }
    await world.pass(1_000);
    expect(await moves()).toBeGreaterThan(0);
    expect(await store.setAside()).toBe(0);
    const early = world.problems.length;
    for (let second = 0; second < 200; second++) {
      await world.pass(1_000);
      await harness.hall.lookForWork(1_000);
    }
    expect(await store.setAside()).toBe(150);
    const tries = world.problems.length;
    expect(early).toBeLessThan(150 * 5);
    expect(tries).toBeLessThanOrEqual(150 * 8);
    for (let second = 0; second < 50; second++) {
      await world.pass(60_000);
      await harness.hall.lookForWork(1_000);
    }
    expect(world.problems.length).toBe(tries);
    // A server that knows the former rules may be started in its place.
    const knowing = new Hall({ store, shelf: former, bots, world });
    await store.reconsider(world.now());
    expect(await store.setAside()).toBe(0);
    for (let round = 0; round < 4; round++) {
      await knowing.lookForWork();
      await world.pass(1_000);
    }
    expect((await store.claimDue(world.now(), world.now(), world.now() + 1, 1_000)).filter((id) => id !== good)).toEqual([]);
    await knowing.close();
  });
  it("is not given up because the store was away", async () => {
    const store = new MemoryStore();
    const away = new Error("away");
    let isAway = false;
    const append = store.append.bind(store);
    store.append = async (one) => {
      if (isAway) throw away;
      return append(one);
    };
    Object.assign(store, { isOutage: (error: unknown) => error === away });
    const harness = openHall({}, store);
    const { world } = harness;
    const anna = harness.person("Anna").client;
    isAway = true;
    const { table } = await anna.ask("create", { game: "fair", seats: [BOT, { kind: "me" }] });
    for (let second = 0; second < 60; second++) {
      await world.pass(1_000);
      await harness.hall.lookForWork(1_000);
    }
    expect(await store.setAside()).toBe(0);
    expect(await store.read(table.id, 0)).toHaveLength(2);
    isAway = false;
    await harness.hall.lookForWork(1_000);
    await world.pass(2_000);
    expect((await store.read(table.id, 0)).length).toBeGreaterThan(2);
  });
});

describe("a clock that is set back", () => {
  it("keeps nobody from talking", async () => {
    const harness = openHall();
    const { tables } = await seatPeople(harness, ["Anna", "Bo"]);
    for (let line = 0; line < 8; line++) await tables[0]!.chat(`line ${line}`);
    harness.world.time -= LONG;
    await harness.world.pass(21_000);
    await tables[0]!.chat("again");
  });
  it("keeps no bot from moving, also after a restart", async () => {
    for (const isRestarted of [false, true]) {
      const harness = openHall();
      const { world, store } = harness;
      const anna = harness.person("Anna").client;
      const { table } = await anna.ask("create", { game: "fair", seats: [{ kind: "me" }, BOT] });
      const seat = anna.table(table.id, 0);
      await seat.ready();
      await playOn([seat], 1);
      if (isRestarted) {
        await harness.hall.close();
        harness.restart();
      }
      world.time -= LONG;
      if (isRestarted) {
        await store.reconsider(world.now());
        await harness.hall.lookForWork();
      }
      await world.pass(5_000);
      const by = (await store.read(table.id, 0)).flatMap((entry) => (entry.kind === "moved" ? [entry.by] : []));
      expect(by).toContain("bot");
    }
  });
});
