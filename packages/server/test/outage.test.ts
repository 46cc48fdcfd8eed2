/** The database is restarted, crashes, stands still or turns everybody away, while nodes are at work on it. */
import { once } from "node:events";
import type { Server, Socket } from "node:net";
import { connect, createServer } from "node:net";
import type { Client } from "@stormakt/protocol/client";
import { afterAll, beforeAll, expect, it } from "vitest";
import { PostgresStore } from "../src/store/postgres.ts";
import { newPerson, newToken, openSocket, pause, playSeat, ServerProcess, seatPeople } from "./house.ts";
import { freePort } from "./postgres.ts";
import type { ThreeNodes } from "./three-nodes.ts";
import { startThreeNodes } from "./three-nodes.ts";

let postgres: ThreeNodes["postgres"];
let url: string;
let nodes: ThreeNodes["nodes"];
let stop: ThreeNodes["stop"];
beforeAll(async () => {
  ({ postgres, url, nodes, stop } = await startThreeNodes({ LOG_LEVEL: "silent" }));
}, 240_000);
afterAll(async () => {
  postgres.thaw();
  await stop();
}, 240_000);

const areAlive = (): boolean[] => nodes.map(({ server }) => server.process?.exitCode === null && server.process.signalCode === null);
/** Until the node answers that all is well; at most so many milliseconds. */
async function untilWell(port: number, limit: number): Promise<number> {
  const since = performance.now();
  while (performance.now() - since < limit) {
    const isWell = await fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isWell) return performance.now() - since;
    await pause(50);
  }
  return Number.POSITIVE_INFINITY;
}
/** Two people and a bot at each of a few tables, all over the nodes. */
async function playEverywhere(name: string) {
  const people: Client[] = [];
  const playing: ReturnType<typeof playSeat>[] = [];
  const moves = { count: 0 };
  for (const [at, { port }] of nodes.entries()) {
    const [one, two] = await Promise.all([
      newPerson(() => port, `${name} ${at}`),
      newPerson(() => nodes[(at + 1) % nodes.length]!.port, `${name} ${at}`),
    ]);
    people.push(one, two);
    const seats = [{ kind: "me" }, { kind: "open" }, { kind: "bot", level: "random" }] as const;
    const { table, invite } = await one.ask("create", { game: "vasa-regalis", seats: [...seats] });
    await two.ask("join", { table: table.id, invite });
    for (const [seat, person] of [one, two].entries()) {
      const side = person.table(table.id, seat);
      await side.ready();
      playing.push(
        playSeat(side, `${name} ${at} ${seat}`, () => {
          moves.count += 1;
        }),
      );
    }
  }
  return {
    moves,
    done: Promise.all(playing.map(({ done }) => done)),
    close() {
      for (const one of playing) one.stop();
      for (const person of people) person.close();
    },
  };
}

it.each([
  ["is restarted", async () => [await postgres.halt(), await pause(600), await postgres.start()]],
  ["crashes", async () => [await postgres.crash(), await pause(600), await postgres.start()]],
  [
    "stands still",
    async () => {
      postgres.freeze();
      await pause(6_000);
      postgres.thaw();
    },
  ],
])(
  "every node outlives a database that %s, and is whole within five seconds of its return",
  async (how, happen) => {
    for (let round = 0; round < (how === "stands still" ? 1 : 3); round++) {
      const load = await playEverywhere(`${how} ${round}`);
      await pause(150);
      await happen();
      const waits = await Promise.all(nodes.map(({ port }) => untilWell(port, 20_000)));
      expect(areAlive()).toEqual([true, true, true]);
      for (const wait of waits) expect(wait).toBeLessThan(5_000);
      // Nobody had to do anything: every match, with its bot, goes on to its end.
      await load.done;
      expect(load.moves.count).toBeGreaterThan(0);
      load.close();
    }
  },
  240_000,
);

it("while the database is away people are told to try again, over the socket and over HTTP", async () => {
  const { port } = nodes[0]!;
  const { id, people, tables } = await seatPeople(() => port, ["Anna", "Bo", "Cilla"]);
  const token = await newToken(port, "Dag");
  const asked = tables.find(({ state }) => state.now?.prompt?.asked === true)!;
  const { action } = asked.state.now!.choices.find(({ rule }) => rule === null)!;
  const socket = openSocket(port, token);
  await once(socket as never, "open");
  const answers: { re?: number; error?: { code: string; wait: number } }[] = [];
  socket.addEventListener("message", ({ data }) => answers.push(JSON.parse(data as string)));
  await postgres.halt();
  socket.send(JSON.stringify({ id: 1, do: "about", table: id }));
  socket.send(JSON.stringify({ id: 2, do: "mine" }));
  for (let wait = 0; wait < 1_000 && !answers.some(({ re }) => re === 2); wait++) await pause(10);
  expect(answers.find(({ re }) => re === 2)?.error).toMatchObject({ code: "try-again", wait: expect.any(Number) });
  const response = await fetch(`http://127.0.0.1:${port}/api/my-tables`, { headers: { authorization: `Bearer ${token}` } });
  expect(response.status).toBe(503);
  expect(response.headers.get("retry-after")).not.toBeNull();
  expect(await response.json()).toMatchObject({ error: { code: "try-again" } });
  // A move sent meanwhile is sent again by the client, and done once.
  const moving = asked.move(action);
  await pause(700);
  await postgres.start();
  const n = await moving;
  const store = await PostgresStore.open(url, "witness", { connections: 2 });
  const moved = (await store.read(id, 0)).filter(({ kind }) => kind === "moved");
  expect(moved).toHaveLength(1);
  expect(asked.state.n).toBeGreaterThanOrEqual(n);
  await store.close();
  socket.close();
  for (const person of people) person.close();
}, 240_000);

it("a move that was given up but written all the same is heard by those at the table", async () => {
  const { port } = nodes[0]!;
  const { people, tables } = await seatPeople(() => port, ["Anna", "Bo", "Cilla"]);
  const asked = tables.find(({ state }) => state.now?.prompt?.asked === true)!;
  const other = tables.find((one) => one !== asked)!;
  const { action } = asked.state.now!.choices.find(({ rule }) => rule === null)!;
  postgres.freeze();
  const moving = asked.move(action);
  await pause(5_000);
  postgres.thaw();
  const n = await moving;
  for (let wait = 0; wait < 500 && other.state.n < n; wait++) await pause(10);
  expect(other.state.lines.filter(({ kind }) => kind === "moved")).toHaveLength(1);
  for (const person of people) person.close();
}, 240_000);

/** A door between a node and its database that can be shut in their faces. */
class Door {
  readonly knocks: number[] = [];
  isShut = false;
  port = 0;
  private readonly sockets = new Set<Socket>();
  private server: Server | null = null;
  async open(to: number): Promise<void> {
    this.server = createServer((socket) => {
      this.knocks.push(performance.now());
      if (this.isShut) {
        socket.destroy();
        return;
      }
      const beyond = connect(to, "127.0.0.1");
      for (const one of [socket, beyond]) {
        this.sockets.add(one);
        one.on("error", () => {});
        one.on("close", () => {
          socket.destroy();
          beyond.destroy();
        });
      }
      socket.pipe(beyond).pipe(socket);
    });
    this.server.listen(0, "127.0.0.1");
    await once(this.server, "listening");
    this.port = (this.server.address() as { port: number }).port;
  }
  shut(): void {
    this.isShut = true;
    for (const socket of this.sockets) socket.destroy();
  }
  close(): void {
    for (const socket of this.sockets) socket.destroy();
    this.server?.close();
  }
}

it("a node that finds the door shut knocks with restraint, however many ask", async () => {
  const door = new Door();
  await door.open(Number(new URL(url).port));
  const store = await PostgresStore.open(url.replace(/:\d+\//, `:${door.port}/`), "knocker", { connections: 5 });
  let isBack = false;
  store.onMissed = () => {
    isBack = true;
  };
  door.shut();
  await pause(50);
  door.knocks.length = 0;
  const until = performance.now() + 4_000;
  let refused = 0;
  while (performance.now() < until) {
    await Promise.all(
      Array.from({ length: 20 }, () => store.read("nothing", 0).catch((error) => (refused += store.isOutage(error) ? 1 : 0))),
    );
    await pause(5);
  }
  expect(refused).toBeGreaterThan(1_000);
  // The pool and the ear together, where it used to be thousands.
  expect(door.knocks.length).toBeLessThan(100);
  expect(door.knocks.length).toBeGreaterThan(3);
  door.isShut = false;
  for (let wait = 0; wait < 500 && !isBack; wait++) await pause(10);
  expect(isBack).toBe(true);
  await pause(1_000);
  expect(await store.read("nothing", 0)).toEqual([]);
  // One ear, and not one for each time it was lost.
  const { rows } = await (await import("kysely")).sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where query ilike 'listen %' or query = 'select 1'`.execute(store.db);
  expect(rows[0]!.count).toBeLessThanOrEqual(nodes.length + 1);
  await store.close();
  door.close();
}, 240_000);

it("a node says farewell though its database stands still", async () => {
  const port = await freePort();
  const server = new ServerProcess({ PORT: `${port}`, DATABASE_URL: url, LOG_LEVEL: "silent" });
  await server.start();
  await newPerson(() => port, "Anna").then((anna) => anna.close());
  postgres.freeze();
  await server.kill("SIGTERM");
  postgres.thaw();
  expect(server.process?.exitCode).toBe(0);
}, 60_000);
