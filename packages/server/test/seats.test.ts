/** Who sits where, on a real server: keys over a restart, votes over several nodes, what a newcomer is shown of a game with secrets. */
import { fastDice } from "@stormakt/kernel";
import { Naming } from "@stormakt/kernel/naming";
import type { TableClient } from "@stormakt/protocol/client";
import { Client, overSocket, RequestRefused } from "@stormakt/protocol/client";
import { schema } from "@stormakt/vasa-regalis/schema";
import type { TableView } from "@stormakt/vasa-regalis/view";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { RunningServer } from "../src/index.ts";
import { newFolder, newPerson, newToken, openSocket, pause, seatPeople, startQuietly } from "./house.ts";
import type { TestPostgres } from "./postgres.ts";
import { startPostgres } from "./postgres.ts";

const code = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work;
    return "done";
  } catch (error) {
    if (error instanceof RequestRefused) return error.failure.code;
    throw error;
  }
};
const soon = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
  for (let attempt = 0; attempt < 300 && !(await isSo()); attempt++) await pause(20);
  expect(await isSo()).toBe(true);
};
let postgres: TestPostgres;
let nodes: RunningServer[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
  const databaseUrl = await postgres.database();
  nodes = [await startQuietly({ databaseUrl }), await startQuietly({ databaseUrl })];
}, 240_000);
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.close()));
  await postgres.stop();
});
const at = (node: number) => () => nodes[node]!.port;

it("a key is void once its holder has left, also after a restart", async () => {
  const folder = newFolder();
  let server = await startQuietly({ dataDir: folder.path });
  const { id, invite, people } = await seatPeople(() => server.port, ["Anna", "Bo", "Cilla"]);
  const { key } = await people[0]!.ask("seat-key", { table: id, as: 0 });
  const { key: good } = await people[1]!.ask("seat-key", { table: id, as: 1 });
  await people[0]!.ask("leave", { table: id, as: 0 });
  await (await newPerson(() => server.port, "Dag")).ask("join", { table: id, invite });
  await server.close();
  server = await startQuietly({ dataDir: folder.path });
  const phone = await newPerson(() => server.port, "Phone");
  expect(await code(phone.ask("claim", { key }))).toBe("not-found");
  expect(await phone.ask("claim", { key: good })).toEqual({ table: id, seat: 1 });
  for (const person of [...people, phone]) person.close();
  await server.close();
  folder.remove();
});

it("somebody who is here, but at another node, cannot be voted away as absent", async () => {
  const anna = await newPerson(at(0), "Anna");
  const others = [await newPerson(at(1), "Bo"), await newPerson(at(1), "Cilla")];
  const { table, invite } = await anna.ask("create", { game: "vasa-regalis", seats: [{ kind: "me" }, { kind: "open" }, { kind: "open" }] });
  for (const client of others) await client.ask("join", { table: table.id, invite });
  const seats = [anna, ...others].map((client, seat) => client.table(table.id, seat));
  await Promise.all(seats.map((one) => one.ready()));
  // The other node does not see Anna's line, and takes the wish; hers does.
  await others[0]!.ask("kick", { table: table.id, as: 1, seat: 0 });
  await soon(() => seats[1]!.state.lines.some((line) => line.kind === "kick" && line.by === 0 && !line.on));
  await soon(() => seats.every(({ state }) => state.info?.kicks.length === 0));
  for (const client of [anna, ...others]) client.close();
});

it("a newcomer on a contested seat of Vasa Regalis sees no note of what it was shown, until the match is over", async () => {
  const naming = new Naming(schema);
  const tokens = await Promise.all(["Anna", "Bo", "Cilla"].map((name) => newToken(nodes[0]!.port, name)));
  const clients = tokens.map((token) => new Client(overSocket(() => openSocket(nodes[0]!.port, token))));
  const { table, invite } = await clients[0]!.ask("create", {
    game: "vasa-regalis",
    listed: true,
    seats: [{ kind: "me" }, { kind: "open" }, { kind: "open" }],
  });
  for (const client of clients.slice(1)) await client.ask("join", { table: table.id, invite });
  const seats = clients.map((client, seat) => client.table(table.id, seat));
  await Promise.all(seats.map((one) => one.ready()));
  const chance = fastDice("notes");
  const truth = async () => (await nodes[0]!.hall.open(table.id)).table;
  /** What the seat's view would hold, had it not changed hands. */
  const seen = async (seat: number): Promise<TableView> => {
    const { edition, state } = await truth();
    return naming.placeView(edition.view(state!, seat, null)).table;
  };
  const notes = async (seat: number): Promise<readonly unknown[]> => (await seen(seat)).notes;
  // Until somebody has looked into another's ship, everybody plays anything.
  let looked = -1;
  for (let move = 0; move < 2_000 && looked === -1 && (await truth()).memory.status === "running"; move++) {
    const now = await truth();
    const seat = now.waitsFor[0]!;
    await soon(() => seats[seat]!.state.now?.prompt?.asked === true && seats[seat]!.state.n === now.heard(seat));
    const allowed = seats[seat]!.state.now!.choices.filter(({ rule }) => rule === null);
    const composes = allowed.length === 0 || (seats[seat]!.state.now!.composable.length > 0 && chance.below(4) === 0);
    await seats[seat]!.move(composes ? await seats[seat]!.suggest() : chance.pick(allowed).action);
    for (const one of [0, 1, 2]) if ((await notes(one)).length > 0) looked = one;
  }
  expect(looked).not.toBe(-1);
  const before = seats[looked]!.state.n;
  clients[looked]!.close();
  const others = [0, 1, 2].filter((seat) => seat !== looked);
  const wish = (as: number) => code(clients[as]!.ask("kick", { table: table.id, as, seat: looked }));
  for (const as of others) await soon(async () => (await wish(as)) === "done");
  // The delay is over: as the clock of the host says it.
  const { hall } = nodes[0]!;
  const { due } = (await truth()).memory.kicks[0]!;
  expect(due).toBeGreaterThan(Date.now() + 60_000);
  await hall.write(table.id, () => [{ kind: "seat", at: due!, seat: looked, change: "kicked", person: null, name: null, bot: "random" }]);
  const eva = await newPerson(at(1), "Eva");
  // Its hand is nobody's to see until both others have agreed.
  expect(await code(eva.ask("join", { table: table.id, invite, seat: looked }))).toBe("not-allowed");
  for (const as of others) await clients[as]!.ask("admit", { table: table.id, as, seat: looked });
  expect(await eva.ask("join", { table: table.id, invite })).toEqual({ seat: looked });
  const seat: TableClient = eva.table(table.id, looked);
  await seat.ready();
  const view = naming.placeView(seat.state.now!.view).table;
  expect((await notes(looked)).length).toBeGreaterThan(0);
  expect(view.notes).toEqual([]);
  expect(view.hands[looked]).toEqual((await seen(looked)).hands[looked]);
  view.known.mayLie.forEach((values: number, place: number) => {
    if (Math.floor(place / 4) !== looked) expect(values).toBe(view.common.mayLie[place]);
  });
  const past = await seat.viewAt(before);
  expect((past.view.table as any).viewer).toBeNull();
  for (const as of others) await clients[as]!.ask("leave", { table: table.id, as });
  await eva.ask("leave", { table: table.id, as: looked });
  await soon(async () => (await truth()).memory.status === "finished");
  // Over: the past of every seat is open to those who may know of the table.
  const { now } = await clients[others[0]!]!.ask("view", { table: table.id, as: looked, n: before });
  expect((now.view.table as any).viewer).toBe(looked);
  for (const client of [...clients, eva]) client.close();
});
