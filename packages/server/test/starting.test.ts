/** A server that cannot be started leaves nothing behind that would go on as a second server on the data of the next. */
import { once } from "node:events";
import type { AddressInfo, Server } from "node:net";
import { createServer } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { House } from "../src/house/house.ts";
import { Opened } from "../src/opened.ts";
import { newFolder, pause, startQuietly } from "./house.ts";

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
  ])("%s, nobody writes or looks any more when it is told, and the data can be served at once", async (what, ports) => {
    const dataDir = `${folder.path}/${what}`;
    const before = process.getActiveResourcesInfo().filter((name) => name === "MessagePort").length;
    let looks = 0;
    const { refresh } = House.prototype;
    House.prototype.refresh = function (this: House) {
      looks += 1;
      return refresh.call(this);
    };
    try {
      await expect(startQuietly({ dataDir, ...ports() })).rejects.toThrow(/EADDRINUSE/);
      const then = looks;
      await pause(2_500);
      expect(looks).toBe(then);
    } finally {
      House.prototype.refresh = refresh;
    }
    expect(process.getActiveResourcesInfo().filter((name) => name === "MessagePort").length).toBe(before);
    const server = await startQuietly({ dataDir });
    expect(await server.store.isWell()).toBe(true);
    await server.close();
  }, 120_000);
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
