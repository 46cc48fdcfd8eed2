/** Three nodes on one PostgreSQL, players spread over them, one node killed in the middle of a bot's thinking. */
import { Engine, replay } from "@stormakt/kernel";
import type { Client, TableClient } from "@stormakt/protocol/client";
import { overSocket, Client as SocketClient } from "@stormakt/protocol/client";
import { gameCalled } from "@stormakt/shelf";
import { afterAll, beforeAll, expect, it } from "vitest";
import { PostgresStore } from "../src/store/postgres.ts";
import { newPerson, newToken, openSocket, pause, playSeat } from "./house.ts";
import type { ThreeNodes } from "./three-nodes.ts";
import { startThreeNodes } from "./three-nodes.ts";

const TABLES = 4;
let url: string;
let nodes: ThreeNodes["nodes"];
let stop: ThreeNodes["stop"];
beforeAll(async () => {
  // Bots pause long enough that one is always at it when the node is killed.
  ({ url, nodes, stop } = await startThreeNodes({ BOT_PAUSE: "40-80" }));
}, 240_000);
afterAll(() => stop());

/** Somebody who prefers one node, and goes to another when that is gone. */
async function wanderer(home: number, name: string): Promise<Client> {
  const token = await newToken(nodes[home]!.port, name);
  let at = home;
  return new SocketClient(
    overSocket(() => {
      const socket = openSocket(nodes[at % nodes.length]!.port, token);
      socket.addEventListener("error", () => (at += 1), { once: true });
      return socket;
    }),
  );
}

it("every match is finished though a node is killed while its bots think, and nobody hears another game than the others", async () => {
  const engine = new Engine(await gameCalled("vasa-regalis"));
  const matches: { id: string; tables: TableClient[]; people: Client[] }[] = [];
  for (let at = 0; at < TABLES; at++) {
    const people = [await wanderer(at % 3, `A${at}`), await wanderer((at + 1) % 3, `B${at}`)];
    const { table, invite } = await people[0]!.ask("create", {
      game: "vasa-regalis",
      seats: [{ kind: "me" }, { kind: "bot", level: "random" }, { kind: "open" }, { kind: "bot", level: "random" }],
    });
    await people[1]!.ask("join", { table: table.id, invite });
    const tables = [people[0]!.table(table.id, 0), people[1]!.table(table.id, 2)];
    await Promise.all(tables.map((one) => one.ready()));
    matches.push({ id: table.id, tables, people });
  }
  const playing = matches.flatMap(({ tables }, at) => tables.map((table, seat) => playSeat(table, `${at} ${seat}`)));
  // A node whose bots are at it, seen in the table of jobs.
  const store = await PostgresStore.open(url, "witness", { connections: 2 });
  const busy = async (): Promise<number> => {
    for (;;) {
      const rows = await store.db.selectFrom("jobs").select("owner").where("owner", "is not", null).execute();
      for (const { owner } of rows) {
        const node = nodes.findIndex(({ server }) => owner?.includes(`-${server.process?.pid}-`));
        if (node !== -1) return node;
      }
      await pause(5);
    }
  };
  await pause(300);
  const killed = nodes[await busy()]!;
  await killed.server.kill("SIGKILL");
  const afterKill = await Promise.all(matches.map(async ({ id }) => (await store.read(id, 0)).length));
  await Promise.all(playing.map(({ done }) => done));
  for (const { id, tables, people } of matches) {
    const { record } = await people[0]!.ask("record", { table: id });
    expect(engine.naming.nameOutcome(replay(engine, record as never).outcome)).toEqual(tables[0]!.state.now?.view.outcome);
    for (const { state } of tables) expect(state.lines.map(({ n }) => n)).toEqual(state.lines.map((_, at) => at + 1));
    const shared = (lines: TableClient["state"]["lines"]) => lines.filter(({ kind }) => kind === "moved").length;
    expect(shared(tables[0]!.state.lines)).toBe(shared(tables[1]!.state.lines));
  }
  const atTheEnd = await Promise.all(matches.map(async ({ id }) => (await store.read(id, 0)).length));
  expect(atTheEnd.some((length, at) => length > afterKill[at]!)).toBe(true);
  for (const { people } of matches) for (const person of people) person.close();
  await store.close();
}, 240_000);

it("a table is the same from every node, and what one hears the others hear", async () => {
  const alive = nodes.filter(({ server }) => server.process?.signalCode === null && server.process.exitCode === null);
  expect(alive.length).toBe(2);
  const [one, two] = alive as [(typeof alive)[0], (typeof alive)[0]];
  const anna = await newPerson(() => one.port, "Anna");
  const { table, invite } = await anna.ask("create", { game: "vasa-regalis", seats: [{ kind: "me" }, { kind: "open" }, { kind: "me" }] });
  const bo = await newPerson(() => two.port, "Bo");
  await bo.ask("join", { table: table.id, invite });
  const hers = anna.table(table.id, 0);
  const his = bo.table(table.id, 1);
  await Promise.all([hers.ready(), his.ready()]);
  await his.chat("Hello from the other node");
  for (let wait = 0; wait < 100 && hers.state.lines.at(-1)?.kind !== "chat"; wait++) await pause(10);
  expect(hers.state.lines.at(-1)).toMatchObject({ kind: "chat", text: "Hello from the other node" });
  expect(hers.state.now?.view.stack).toEqual(his.state.now?.view.stack);
  anna.close();
  bo.close();
}, 240_000);
