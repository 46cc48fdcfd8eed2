/** A server that cannot be started leaves nothing behind that would go on as a second server on the data of the next. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import type { AddressInfo, Server } from "node:net";
import { createServer } from "node:net";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { House } from "../src/house/house.ts";
import { Opened } from "../src/opened.ts";
import { newFolder, pause, serverFile, startQuietly } from "./house.ts";

const folder = newFolder();
const other: Server = createServer();
let taken: number;
beforeAll(async () => {
  other.listen(0, "127.0.0.1");
  await once(other, "listening");
  taken = (other.address() as AddressInfo).port;
});
afterAll(async () => {
  other.close();
  await once(other, "close");
  folder.remove();
});

describe("where a port is taken", () => {
  it.each([
    ["its own", () => ({ port: taken })],
    ["that of the figures", () => ({ metricsPort: taken })],
  ])(
    "%s, nobody writes or looks any more when it is told, and the data can be served at once",
    async (what, ports) => {
      const dataDir = `${folder.path}/${what}`;
      const before = process.getActiveResourcesInfo().filter((name) => name === "MessagePort").length;
      const looks = vi.spyOn(House.prototype, "refresh");
      await expect(startQuietly({ dataDir, ...ports() })).rejects.toThrow(/EADDRINUSE/);
      const then = looks.mock.calls.length;
      await pause(2_500);
      expect(looks.mock.calls.length).toBe(then);
      looks.mockRestore();
      expect(process.getActiveResourcesInfo().filter((name) => name === "MessagePort").length).toBe(before);
      const server = await startQuietly({ dataDir });
      expect(await server.store.isWell()).toBe(true);
      await server.close();
    },
    120_000,
  );
});

it("what was opened is closed from its end, also where a part of it cannot be, and only once", async () => {
  const closed: string[] = [];
  const opened = new Opened();
  opened.add(() => closed.push("store"));
  opened.add(async () => {
    closed.push("sockets");
    throw new Error("stuck");
  });
  opened.add(() => closed.push("chores"));
  await expect(opened.close()).rejects.toThrow("stuck");
  await opened.close();
  expect(closed).toEqual(["chores", "sockets", "store"]);
});

it.each([
  ["PORT", "abc", "PORT must be a whole number, not abc"],
  ["TRUST_PROXY", "-1", "TRUST_PROXY must be a whole number, not -1"],
  ["LOG_LEVEL", "loud", "LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent, not loud"],
  ["BOT_PAUSE", "abc", "BOT_PAUSE must be milliseconds, such as 600-1200, not abc"],
])(
  "a setting that cannot be, %s=%s, is told in one line",
  async (name, value, said) => {
    const env = { ...process.env, DATA_DIR: `${folder.path}/unused`, [name]: value };
    const child = spawn(process.execPath, [await serverFile()], { env, stdio: ["ignore", "pipe", "pipe"] });
    let all = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => (all += String(part)));
    const [code] = (await once(child, "close")) as [number];
    expect([code, all]).toEqual([1, `${said}\n`]);
  },
  120_000,
);
