/** The server is killed at a hundred random instants under load. Two of them at a time, fifty times each: the machine has two cores. */
import type { EntryOf } from "@stormakt/host";
import { Editions, History } from "@stormakt/host";
import { Engine, fastDice, replay } from "@stormakt/kernel";
import type { Client, TableClient } from "@stormakt/protocol/client";
import { gameCalled } from "@stormakt/shelf";
import { expect, it, onTestFinished } from "vitest";
import { SqliteStore, sqliteFile } from "../src/store/index.ts";
import { newFolder, newPerson, pause, ServerProcess } from "./house.ts";
import { freePort } from "./postgres.ts";

const KILLS = 50;
const TABLES = 3;
const SEATS = 3;

interface Acknowledged {
  readonly table: string;
  readonly key: string;
  readonly seat: number;
  readonly n: number;
}

/** People who play one match after the other, and remember every move that was acknowledged. */
class Load {
  readonly acknowledged: Acknowledged[] = [];
  readonly tables = new Set<string>();
  matches = 0;
  isEnding = false;
  private readonly people: Client[] = [];
  private keys = 0;
  private readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
  async begin(where: () => number): Promise<Promise<void>[]> {
    const circles: Promise<void>[] = [];
    for (let circle = 0; circle < TABLES; circle++) {
      const people = await Promise.all(Array.from({ length: SEATS }, (_, seat) => newPerson(where, `${this.name}${circle}${seat}`)));
      this.people.push(...people);
      circles.push(this.playOn(people, `${this.name} ${circle}`));
    }
    return circles;
  }
  reconnect(): void {
    for (const person of this.people) person.reconnect();
  }
  close(): void {
    for (const person of this.people) person.close();
  }
  private async playOn(people: readonly Client[], seed: string): Promise<void> {
    const chance = fastDice(seed);
    while (!this.isEnding) {
      const id = await this.newMatch(people);
      this.tables.add(id);
      await Promise.all(people.map((client, seat) => this.playSeat(client, client.table(id, seat), chance)));
      this.matches += 1;
    }
  }
  /** What is not safe to repeat is begun anew, until it is known to be done. */
  private async newMatch(people: readonly Client[]): Promise<string> {
    for (;;) {
      try {
        const seats = people.map((_, seat) => ({ kind: seat === 0 ? "me" : "open" }) as const);
        const { table, invite } = await people[0]!.ask("create", { game: "vasa-regalis", seats });
        for (const client of people.slice(1)) await client.ask("join", { table: table.id, invite });
        return table.id;
      } catch {
        await pause(10);
      }
    }
  }
  private playSeat(client: Client, table: TableClient, chance: ReturnType<typeof fastDice>): Promise<void> {
    return new Promise((resolve) => {
      let isBusy = false;
      const step = async (): Promise<void> => {
        const { now, info, n } = table.state;
        if (info?.status === "finished") {
          table.close();
          resolve();
        }
        if (isBusy || now?.prompt?.asked !== true) return;
        isBusy = true;
        const key = `${this.name}-${this.keys++}`;
        const { action } = chance.pick(now.choices.filter(({ rule }) => rule === null));
        try {
          const done = await client.ask("move", { table: table.table, as: table.as!, after: n, key, action });
          this.acknowledged.push({ table: table.table, key, seat: table.as!, n: done.n });
        } catch {
          // Somebody was first: look again.
        }
        isBusy = false;
        void step();
      };
      table.subscribe(() => void step());
      void step();
    });
  }
}

async function ordeal(name: string): Promise<{ load: Load; folder: ReturnType<typeof newFolder> }> {
  const folder = newFolder();
  const port = await freePort();
  const server = new ServerProcess({ PORT: `${port}`, DATA_DIR: folder.path });
  onTestFinished(() => server.kill());
  const chance = fastDice(name);
  await server.start();
  const load = new Load(name);
  const circles = await load.begin(() => port);
  await pause(100);
  for (let kill = 0; kill < KILLS; kill++) {
    await pause(chance.below(120));
    await server.kill("SIGKILL");
    await server.start();
    // Most of the time the clients are let know, so that the next kill finds them at work; otherwise they find out by themselves.
    if (kill % 5 !== 0) load.reconnect();
  }
  const before = load.acknowledged.length;
  load.isEnding = true;
  await Promise.all(circles);
  expect(load.acknowledged.length).toBeGreaterThan(before);
  load.close();
  await server.kill("SIGTERM");
  return { load, folder };
}

it("no acknowledged move is lost, none is done twice, and every client goes on by itself, through a hundred kills", async () => {
  const engine = new Engine(await gameCalled("vasa-regalis"));
  // One that ends well leaves its compiled modules behind, so that those that are killed start quickly.
  const first = newFolder();
  const warm = new ServerProcess({ PORT: `${await freePort()}`, DATA_DIR: first.path });
  await warm.start();
  await warm.kill("SIGTERM");
  first.remove();
  const ordeals = await Promise.all([ordeal("a"), ordeal("b")]);
  let moves = 0;
  for (const { load, folder } of ordeals) {
    const store = await SqliteStore.open(sqliteFile(folder.path));
    const byKey = new Map<string, EntryOf<"moved">>();
    for (const table of load.tables) {
      const entries = await store.read(table, 0);
      for (const entry of entries) {
        if (entry.kind !== "moved" || entry.key === undefined) continue;
        expect(byKey.has(entry.key)).toBe(false);
        byKey.set(entry.key, entry);
      }
      const history = new History(Editions.of(engine.game), entries);
      expect(replay(engine, history.record() as never).outcome).not.toBeNull();
      for (const { key, seat, n } of load.acknowledged.filter((one) => one.table === table)) {
        const entry = byKey.get(key);
        expect(entry?.seat).toBe(seat);
        expect(entries[history.versionAt(seat, n) - 1]).toEqual(entry);
      }
    }
    moves += load.acknowledged.length;
    await store.close();
    folder.remove();
  }
  // Under load: otherwise the kills would prove nothing.
  expect(moves).toBeGreaterThan(500);
}, 900_000);
