/** People who play one match after the other through whatever happens, and remember every move that was acknowledged. */
import { fastDice } from "@stormakt/kernel";
import type { TableClient } from "@stormakt/protocol/client";
import { Client, liveAddress, overSocket } from "@stormakt/protocol/client";
import { gameIds } from "@stormakt/shelf";
import { pause } from "./house.ts";

export interface Acknowledged {
  readonly table: string;
  readonly key: string;
  readonly seat: number;
  readonly n: number;
}
/** One table of people, with a bot among them at every other. */
interface Circle {
  readonly people: readonly Client[];
  readonly game: string;
  readonly seats: number;
  /** When something last happened at its table, whoever did it. */
  last: number;
  table: string | null;
}
const SEATS = 3;

export class Crowd {
  readonly acknowledged: Acknowledged[] = [];
  readonly tables = new Set<string>();
  matches = 0;
  /** Answers that told to try again until the client gave up. */
  givenUp = 0;
  isOver = false;
  private readonly ports: readonly number[];
  private readonly circles: Circle[] = [];
  private keys = 0;
  constructor(ports: readonly number[]) {
    this.ports = ports;
  }
  async begin(circles: number): Promise<void> {
    const games = gameIds();
    for (let at = 0; at < circles; at++) {
      const isMixed = at % 2 === 1;
      const people = await Promise.all(
        Array.from({ length: isMixed ? SEATS - 1 : SEATS }, (_, seat) => this.person(`P${at}${seat}`, at + seat)),
      );
      const circle: Circle = { people, game: games[at % games.length] ?? "", seats: SEATS, last: performance.now(), table: null };
      this.circles.push(circle);
      void this.playOn(circle, `circle ${at}`);
    }
  }
  /** The longest that nothing has happened at any table, in milliseconds. */
  get stillest(): number {
    return Math.max(...this.circles.map(({ last }) => performance.now() - last));
  }
  /** Tables at which nothing has happened since then. */
  stillSince(moment: number): string[] {
    return this.circles.filter(({ last }) => last < moment).map(({ table, game }) => `${game} ${table}`);
  }
  close(): void {
    this.isOver = true;
    for (const { people } of this.circles) for (const person of people) person.close();
  }

  /** Somebody who prefers one node, and goes to another when that is gone. */
  private async person(name: string, home: number): Promise<Client> {
    const portAt = (at: number): number => this.ports[at % this.ports.length] ?? 0;
    let token: string | null = null;
    for (let at = home; token === null; at++) token = await welcome(portAt(at), name).catch(() => null);
    let at = home;
    return new Client(
      overSocket(() => {
        const socket = new WebSocket(liveAddress(`http://127.0.0.1:${portAt(at)}`), {
          headers: { authorization: `Bearer ${token}` },
        } as never);
        socket.addEventListener("error", () => (at += 1), { once: true });
        return socket;
      }),
    );
  }
  private async playOn(circle: Circle, seed: string): Promise<void> {
    const chance = fastDice(seed);
    while (!this.isOver) {
      const table = await this.newMatch(circle);
      if (table === null) continue;
      circle.table = table;
      this.tables.add(table);
      await Promise.all(circle.people.map((client, seat) => this.playSeat(circle, client, client.table(table, seat), chance)));
      this.matches += 1;
    }
  }
  /** What is not safe to repeat is begun anew, until it is known to be done. */
  private async newMatch({ people, game, seats }: Circle): Promise<string | null> {
    try {
      const plan = Array.from({ length: seats }, (_, seat) =>
        seat === 0
          ? ({ kind: "me" } as const)
          : seat < people.length
            ? ({ kind: "open" } as const)
            : ({ kind: "bot", level: "random" } as const),
      );
      const { table, invite } = await people[0]!.ask("create", { game, seats: plan });
      for (const [at, client] of people.slice(1).entries()) await client.ask("join", { table: table.id, invite, seat: at + 1 });
      return table.id;
    } catch {
      await pause(50);
      return null;
    }
  }
  private playSeat(circle: Circle, client: Client, table: TableClient, chance: ReturnType<typeof fastDice>): Promise<void> {
    return new Promise((resolve) => {
      let isBusy = false;
      const step = async (): Promise<void> => {
        const { now, info, n } = table.state;
        if (info?.status === "finished" || this.isOver) {
          table.close();
          resolve();
          return;
        }
        if (isBusy || now?.prompt?.asked !== true) return;
        isBusy = true;
        const key = `${table.table}-${this.keys++}`;
        try {
          const allowed = now.choices.filter(({ rule }) => rule === null);
          const isListed = allowed.length > 0 && (now.composable.length === 0 || chance.below(3) > 0);
          const action = isListed ? chance.pick(allowed).action : await table.suggest();
          const done = await client.ask("move", { table: table.table, as: table.as!, after: n, key, action });
          this.acknowledged.push({ table: table.table, key, seat: table.as!, n: done.n });
        } catch (error) {
          if ((error as { failure?: { code: string } }).failure?.code === "try-again") this.givenUp += 1;
          await pause(20);
        }
        isBusy = false;
        void step();
      };
      table.subscribe((heard) => {
        if (heard.length > 0) circle.last = performance.now();
        void step();
      });
      circle.last = performance.now();
      void step();
    });
  }
}

async function welcome(port: number, name: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/api/session`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name, token: true }),
  });
  const { token } = (await response.json()) as { token?: string };
  if (token === undefined) throw new Error("not let in");
  return token;
}
