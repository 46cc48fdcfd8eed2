/** A hall in memory with a clock moved by hand, and people at it whose lines are listened to. */
import type { Bots, World } from "@stormakt/host";
import { Hall, MemoryStore } from "@stormakt/host";
import type { Game } from "@stormakt/kernel";
import type { Action, Asks, Now, Request } from "@stormakt/protocol";
import type { TableClient } from "@stormakt/protocol/client";
import { Client } from "@stormakt/protocol/client";
import type { Table } from "@stormakt/svea-rike";
import { sveaRike } from "@stormakt/svea-rike";
import { namesOf } from "../../../src/link/names.ts";

const nobody: Bots = {
  levels: ["random"],
  offered: ["random"],
  standIn: "random",
  budget: () => 0,
  reserve: () => 0,
  think: () => Promise.reject(new Error("no bot sits here")),
};
class HandWorld implements World {
  time = 1_000_000;
  /** What the match was dealt from: drawn last of all that is as long. */
  matchSeed = "";
  private readonly timers = new Set<{ at: number; work: () => void }>();
  private drawn = 0;
  private readonly seed: string;
  constructor(seed: string) {
    this.seed = seed;
  }
  now(): number {
    return this.time;
  }
  ticks(): number {
    return this.time;
  }
  secret(bits: number): string {
    const secret = `${this.seed}${this.drawn++}`.padEnd(Math.ceil(bits / 6), "x");
    if (bits === 256) this.matchSeed = secret;
    return secret;
  }
  hash(secret: string): string {
    return `hash of ${secret}`;
  }
  after(milliseconds: number, work: () => void): () => void {
    const timer = { at: this.time + milliseconds, work };
    this.timers.add(timer);
    return () => this.timers.delete(timer);
  }
  report({ what }: { what: string }): void {
    throw new Error(what);
  }
  async pass(milliseconds: number): Promise<void> {
    const end = this.time + milliseconds;
    await settle();
    for (;;) {
      const next = [...this.timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.timers.delete(next);
      this.time = Math.max(this.time, next.at);
      next.work();
      await settle();
    }
    this.time = end;
  }
}
/** How long an order takes, which is how long Cilla takes where she answers in its place. */
export const PAUSE = { least: 400, most: 1200 };
export async function settle(): Promise<void> {
  for (let i = 0; i < 6; i++) await new Promise((resolve) => setImmediate(resolve));
}

export interface Sitting {
  readonly world: HandWorld;
  readonly tables: readonly TableClient[];
  /** All that went over each person's line, as text; the last line is a spectator's. */
  readonly heard: readonly (readonly string[])[];
  now(seat: number): Now;
}
/** Four people at a table of Svea Rike whose hands and decks are as `deal` leaves them. */
export async function sitDown(seed: string, deal: (table: Table) => void, more: Partial<Asks<"create">> = {}): Promise<Sitting> {
  const dealt: typeof sveaRike = {
    ...sveaRike,
    setUp(config, chance) {
      const table = sveaRike.setUp(config, chance);
      deal(table);
      // A table laid by hand that is not one of the game's would prove nothing.
      for (const broken of Object.values(sveaRike.invariants).map((holds) => holds(table))) if (broken !== null) throw new Error(broken);
      return table;
    },
  };
  const world = new HandWorld(seed);
  const hall = new Hall(
    { store: new MemoryStore(), shelf: { ids: ["svea-rike"], game: async () => dealt as unknown as Game<any> }, bots: nobody, world },
    { pause: PAUSE },
  );
  const heard: string[][] = [];
  const person = (name: string): Client => {
    const lines: string[] = [];
    heard.push(lines);
    return new Client((listener) => {
      const connection = hall.connect({ id: name, name }, (text) => {
        lines.push(text);
        queueMicrotask(() => listener.text(text));
      });
      queueMicrotask(() => listener.opened());
      return { send: (text) => void connection.receive(JSON.parse(text) as Request), close: () => connection.close() };
    }, namesOf);
  };
  const people = ["anna", "bo", "cilla", "dag"].map(person);
  const [first, ...others] = people;
  if (first === undefined) throw new Error("nobody came");
  const { table, invite } = await first.ask("create", {
    game: "svea-rike",
    seats: [{ kind: "me" }, { kind: "open" }, { kind: "open" }, { kind: "open" }],
    ...more,
  });
  for (const client of others) await client.ask("join", { table: table.id, invite });
  const tables = people.map((client, seat) => client.table(table.id, seat));
  const watcher = person("eva").table(table.id, null, invite);
  for (const one of [...tables, watcher]) await one.ready();
  return {
    world,
    tables,
    heard,
    now(seat) {
      const now = tables[seat]?.state.now;
      if (now === null || now === undefined) throw new Error("the match has not begun");
      return now;
    },
  };
}
/** Seats whose person is asked: no order is about to answer for them. */
export const stopped = ({ now }: Sitting): number[] =>
  [0, 1, 2, 3].filter((seat) => now(seat).prompt?.asked === true && now(seat).prompt?.order !== true);
export const allowed = ({ choices }: Now): readonly Action[] => choices.flatMap(({ action, rule }) => (rule === null ? [action] : []));
