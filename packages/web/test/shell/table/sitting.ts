/** A host in memory with several people at one screen: what a table page needs, and no more of the world. */
import { playersOf } from "@stormakt/bots";
import type { Bots, World } from "@stormakt/host";
import { Hall, MemoryStore } from "@stormakt/host";
import type { Request } from "@stormakt/protocol";
import { Client } from "@stormakt/protocol/client";
import { gameCalled, gameIds } from "@stormakt/shelf";
import { namesOf } from "../../../src/link/names.ts";

/** Bots that play at random, at once. */
const bots: Bots = {
  levels: ["random"],
  offered: ["random"],
  standIn: "random",
  budget: () => 0,
  reserve: () => 0,
  think: async ({ game, view, seat, seed }, stop) =>
    playersOf(await gameCalled(game)).think({ level: "random", view, seat, seed, limit: 1_000, stop }),
};
class StillWorld implements World {
  private drawn = 0;
  private readonly seed: string;
  constructor(seed: string) {
    this.seed = seed;
  }
  now(): number {
    return 1_000_000;
  }
  ticks(): number {
    return 0;
  }
  secret(bits: number): string {
    return `${this.seed}${this.drawn++}`.padEnd(Math.ceil(bits / 6), "x");
  }
  hash(secret: string): string {
    return `hash of ${secret}`;
  }
  after(_milliseconds: number, work: () => void): () => void {
    const timer = setTimeout(work, 0);
    return () => clearTimeout(timer);
  }
  report({ what }: { what: string }): void {
    throw new Error(what);
  }
}
export const NAMES = ["Anna", "Bo", "Cilla", "Dag", "Eva"];
export interface Sitting {
  readonly client: Client;
  readonly table: string;
}
/** A table at which one person has the first chairs, and bots the others. */
export async function sitDown(game: string, people: number, seats: number, seed: string): Promise<Sitting> {
  const hall = new Hall(
    { store: new MemoryStore(), shelf: { ids: gameIds(), game: gameCalled }, bots, world: new StillWorld(seed) },
    { pause: { least: 0, most: 0 } },
  );
  const client = new Client((listener) => {
    const connection = hall.connect({ id: "we", name: "We" }, (text) => queueMicrotask(() => listener.text(text)));
    queueMicrotask(() => listener.opened());
    return { send: (text) => void connection.receive(JSON.parse(text) as Request), close: () => connection.close() };
  }, namesOf);
  const chairs = NAMES.slice(0, seats).map((name, seat) =>
    seat < people ? { kind: "me" as const, name } : { kind: "bot" as const, level: "random" },
  );
  const { table } = await client.ask("create", { game, seats: chairs });
  return { client, table: table.id };
}
export const settle = async (): Promise<void> => {
  for (let i = 0; i < 4; i++) await new Promise((resolve) => setTimeout(resolve, 0));
};
