import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { Engine, replay } from "@stormakt/kernel";
import { PROTOCOL } from "@stormakt/protocol";
import { Client, overSocket } from "@stormakt/protocol/client";
import { gameCalled } from "@stormakt/shelf";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RunningServer } from "../src/index.ts";
import { newFolder, newPerson, newToken, openSocket, pause, playToTheEnd, ServerProcess, seatPeople, startQuietly } from "./house.ts";
import { freePort } from "./postgres.ts";

describe("matches over sockets", () => {
  const folder = newFolder();
  let server: RunningServer;
  const where = () => server.port;
  beforeAll(async () => {
    server = await startQuietly({ dataDir: folder.path });
  });
  afterAll(async () => {
    await server.close();
    folder.remove();
  });

  it("are played to the end by people, and anybody can check the dice afterwards", async () => {
    const { id, people, tables } = await seatPeople(where, ["Anna", "Bo", "Cilla"]);
    await playToTheEnd(tables);
    const { record } = await people[2]!.ask("record", { table: id });
    const engine = new Engine(await gameCalled("vasa-regalis"));
    expect(engine.naming.nameOutcome(replay(engine, record as never).outcome)).toEqual(tables[0]!.state.now?.view.outcome);
    for (const { state } of tables) expect(state.lines.map(({ n }) => n)).toEqual(state.lines.map((_, at) => at + 1));
    for (const person of people) person.close();
  });

  it("are played by a person against bots that think in threads of their own", async () => {
    const anna = await newPerson(where, "Anna");
    const bot = (level: string) => ({ kind: "bot" as const, level });
    const { table } = await anna.ask("create", { game: "vasa-regalis", seats: [{ kind: "me" }, bot("random"), bot("random")] });
    const seat = anna.table(table.id, 0);
    await seat.ready();
    await playToTheEnd([seat]);
    expect(seat.state.info?.status).toBe("finished");
    const metrics = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
    expect(metrics.split("\n").filter((line) => line.startsWith("stormakt_problems_total"))).toEqual([]);
    anna.close();
  }, 240_000);

  it("are not for clients that speak another protocol: whatever they ask, they are told what to do, and nothing is done", async () => {
    const token = await newToken(server.port, "Old");
    const answersAt = async (path: string): Promise<unknown[]> => {
      const socket = new WebSocket(`ws://127.0.0.1:${server.port}${path}`, { headers: { authorization: `Bearer ${token}` } } as never);
      const heard: unknown[] = [];
      await new Promise<void>((resolve) => {
        socket.addEventListener("message", ({ data }) => {
          heard.push(JSON.parse(data as string));
          if (heard.length === 1) {
            socket.send('{"id":7,"do":"create","game":"vasa-regalis","seats":[{"kind":"me"},{"kind":"open"},{"kind":"open"}]}');
            socket.send("nonsense");
          } else if (heard.length === 3) resolve();
        });
      });
      socket.close();
      return heard;
    };
    const text = expect.stringContaining("reload the page");
    // A page of the first version names no protocol. It knows this code, and leads to where the new version is offered.
    expect(await answersAt("/live")).toEqual([
      { hello: { id: expect.any(String), name: "Old" }, at: expect.any(Number), protocol: PROTOCOL },
      { re: 7, error: { code: "rules-changed", text } },
      { re: null, error: { code: "rules-changed", text } },
    ]);
    expect(await answersAt(`/live?protocol=${PROTOCOL + 1}`)).toMatchObject([
      { protocol: PROTOCOL },
      { error: { code: "other-version", text } },
      {},
    ]);
    const same = new Client(overSocket(() => openSocket(server.port, token)));
    expect((await same.ask("mine", {})).tables).toEqual([]);
    same.close();
  });

  it("tell both windows of one seat the same", async () => {
    const token = await newToken(server.port, "Anna");
    const heard: string[][] = [[], []];
    const sockets = await Promise.all(
      heard.map(async (into) => {
        const socket = openSocket(server.port, token);
        socket.addEventListener("message", ({ data }) => {
          const text = data as string;
          if (text.includes('"lines":[{')) into.push(text);
        });
        await new Promise((resolve) => {
          socket.addEventListener("open", resolve);
        });
        return socket;
      }),
    );
    const ask = (socket: WebSocket, message: object) =>
      new Promise<any>((resolve) => {
        const id = Math.floor(Math.random() * 1e9);
        const listener = ({ data }: MessageEvent) => {
          const answer = JSON.parse(data as string) as { re?: number };
          if (answer.re !== id) return;
          socket.removeEventListener("message", listener);
          resolve(answer);
        };
        socket.addEventListener("message", listener);
        socket.send(JSON.stringify({ id, ...message }));
      });
    const me = { kind: "me" };
    const { ok } = await ask(sockets[0]!, { do: "create", game: "vasa-regalis", seats: [me, me, me] });
    const table = ok.table.id as string;
    for (const socket of sockets) await ask(socket, { do: "open", table, as: 0 });
    const { ok: opened } = await ask(sockets[1]!, { do: "open", table, as: 0 });
    const asked = opened.now.prompt.waiting[0] as number;
    const { ok: other } = await ask(sockets[0]!, { do: "open", table, as: asked });
    const { action } = other.now.choices.find(({ rule }: { rule: string | null }) => rule === null);
    const move = { do: "move", table, as: asked, after: other.n, key: "k", action };
    const [once, twice] = [await ask(sockets[0]!, move), await ask(sockets[1]!, move)];
    expect(twice.ok).toEqual(once.ok);
    await pause(50);
    const seat0 = heard.map((into) => into.filter((text) => text.includes('"as":0')));
    expect(seat0[0]).toEqual(seat0[1]);
    expect(seat0[0]!.filter((text) => text.includes('"moved"'))).toHaveLength(1);
    for (const socket of sockets) socket.close();
  });

  it("go on where they were after the server was stopped gently and started anew", async () => {
    const { id, people, tables } = await seatPeople(where, ["Anna", "Bo", "Cilla"]);
    const playing = playToTheEnd(tables);
    for (let restart = 0; restart < 3; restart++) {
      await pause(60);
      const { port } = server;
      await server.close();
      server = await startQuietly({ dataDir: folder.path, port });
    }
    await playing;
    const { record } = await people[0]!.ask("record", { table: id });
    expect(replay(new Engine(await gameCalled("vasa-regalis")), record as never).outcome).not.toBeNull();
    for (const person of people) person.close();
  }, 240_000);
});

it("the example bot plays a whole match over the public protocol", async () => {
  const folder = newFolder();
  const port = await freePort();
  const server = new ServerProcess({ PORT: `${port}`, DATA_DIR: folder.path });
  await server.start();
  const script = fileURLToPath(new URL("../../../examples/bot.mjs", import.meta.url));
  const where = () => port;
  const anna = await newPerson(where, "Anna");
  const { table, invite } = await anna.ask("create", { game: "vasa-regalis", seats: [{ kind: "open" }, { kind: "open" }, { kind: "me" }] });
  const bots = ["Ebba", "Nils"].map((name) =>
    spawn(process.execPath, [script, `http://127.0.0.1:${port}/t/${table.id}#${invite}`, name], { stdio: ["ignore", "pipe", "inherit"] }),
  );
  const said = bots.map(
    (bot) =>
      new Promise<string>((resolve) => {
        let text = "";
        bot.stdout.on("data", (part) => (text += String(part)));
        bot.on("exit", () => resolve(text));
      }),
  );
  const seat = anna.table(table.id, 2);
  await seat.ready();
  await playToTheEnd([seat]);
  for (const text of await Promise.all(said)) expect(text).toMatch(/The match is over/);
  expect(seat.state.info?.seats.map(({ name }) => name).sort()).toEqual(["Anna", "Ebba", "Nils"]);
  anna.close();
  await server.kill("SIGTERM");
  expect(server.process?.exitCode).toBe(0);
  folder.remove();
}, 240_000);
