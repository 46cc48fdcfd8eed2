/** What is turned away at the edge, before it can reach a database or a second server. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { RunningServer } from "../src/index.ts";
import { newFolder, newToken, openSocket, pause, serverFile, startQuietly } from "./house.ts";
import type { TestPostgres } from "./postgres.ts";
import { freePort, startPostgres } from "./postgres.ts";

const folder = newFolder();
let postgres: TestPostgres;
let servers: Record<string, RunningServer>;
beforeAll(async () => {
  postgres = await startPostgres();
  servers = {
    SQLite: await startQuietly({ dataDir: folder.path }),
    PostgreSQL: await startQuietly({ databaseUrl: await postgres.database() }),
  };
}, 240_000);
afterAll(async () => {
  for (const server of Object.values(servers)) await server.close();
  await postgres.stop();
  folder.remove();
}, 240_000);

it.each(["SQLite", "PostgreSQL"])(
  "on %s names and notes with a zero byte in them are refused, over HTTP and over sockets",
  async (database) => {
    const { port } = servers[database]!;
    const send = async (method: string, body: object, token?: string) =>
      fetch(`http://127.0.0.1:${port}/api/session`, {
        method,
        headers: { "content-type": "application/json", ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
        body: JSON.stringify(body),
      });
    expect((await send("POST", { name: "a\u0000b", token: true })).status).toBe(400);
    const token = await newToken(port, "Anna");
    expect((await send("PATCH", { name: "a\u0000b" }, token)).status).toBe(400);
    const socket = openSocket(port, token);
    await once(socket as never, "open");
    const answers: { re?: number; ok?: { table: { id: string } }; error?: { code: string } }[] = [];
    socket.addEventListener("message", ({ data }) => answers.push(JSON.parse(data as string)));
    const ask = async (id: number, message: object) => {
      socket.send(JSON.stringify({ id, ...message }));
      for (let wait = 0; wait < 1_000 && !answers.some(({ re }) => re === id); wait++) await pause(5);
      return answers.find(({ re }) => re === id);
    };
    const me = { kind: "me" };
    const made = await ask(1, { do: "create", game: "vasa-regalis", seats: [me, me, me] });
    const table = made!.ok!.table.id;
    const bad = [
      { do: "rename", name: "a\u0000b" },
      { do: "note", table, text: "a\u0000b" },
      { do: "chat", table, as: 0, text: "a\u0000b" },
      { do: "create", game: "vasa-regalis", name: "a\u0000b", seats: [me, me, me] },
      { do: "tables", before: 0.5 },
      { do: "tables", before: 1e300 },
    ];
    for (const [at, message] of bad.entries()) expect((await ask(10 + at, message))?.error?.code).toBe("bad-message");
    socket.close();
  },
);

it("an upgrade to no address at all is not found, and nothing breaks", async () => {
  for (const path of ["//", "///", "/\\", "//live", "/live/../x", "http://", "*"]) {
    const socket = connect(servers["SQLite"]!.port, "127.0.0.1");
    await once(socket, "connect");
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${"A".repeat(22)}==\r\n\r\n`,
    );
    const [data] = (await once(socket, "data")) as [Buffer];
    expect(String(data)).toMatch(/^HTTP\/1.1 40[04] /);
    socket.destroy();
  }
});

it("a second server on one SQLite file is refused with a clear line, and the first goes on; a dead one's lock holds nobody up", async () => {
  await expect(startQuietly({ dataDir: folder.path })).rejects.toThrow(/Another server has .*stormakt\.sqlite already/);
  const start = async (dataDir: string) => {
    const env = { ...process.env, PORT: `${await freePort()}`, HOST: "127.0.0.1", DATA_DIR: dataDir, LOG_LEVEL: "silent" };
    return spawn(process.execPath, [await serverFile()], { env, stdio: ["ignore", "pipe", "pipe"] });
  };
  const second = await start(folder.path);
  let said = "";
  second.stderr.on("data", (part) => (said += String(part)));
  const [code] = (await once(second, "close")) as [number];
  expect(code).toBe(1);
  expect(said.trim()).toMatch(/^Another server has .*\(DATABASE_URL\)\.$/);
  expect(await servers["SQLite"]!.store.isWell()).toBe(true);
  const other = newFolder();
  const killed = await start(other.path);
  await once(killed.stdout, "data");
  killed.kill("SIGKILL");
  await once(killed, "close");
  const next = await start(other.path);
  await once(next.stdout, "data");
  next.kill("SIGTERM");
  await once(next, "close");
  other.remove();
}, 240_000);
