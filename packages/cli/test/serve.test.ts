/** `stormakt serve` where it cannot serve: it says why in a line, ends, and leaves the data to whoever comes next. */
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo, Server } from "node:net";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { settingsFrom, startServer } from "@stormakt/server";
import { afterAll, beforeAll, expect, it } from "vitest";
import { stormakt } from "./run.ts";

const folder = mkdtempSync(join(tmpdir(), "stormakt-serve-"));
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
  rmSync(folder, { recursive: true });
});

it.each([
  ["its own", "PORT", (port: number) => ({ PORT: `${port}` })],
  ["that of the figures", "METRICS_PORT", (port: number) => ({ PORT: "0", METRICS_PORT: `${port}` })],
])(
  "where a port is taken, %s, it says which, ends, and another serves the same data at once",
  async (what, name, ports) => {
    const dataDir = join(folder, what);
    const env = { HOST: "127.0.0.1", DATA_DIR: dataDir, LOG_LEVEL: "silent", ...ports(taken) };
    const { code, err } = await stormakt(["serve"], [], env, 60_000);
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(new RegExp(`^stormakt: Port ${taken} is taken. Choose another: ${name}=\\d+ npm start\n$`)),
    ]);
    const server = await startServer(settingsFrom({}, { port: 0, host: "127.0.0.1", dataDir, webDir: "/nowhere", logLevel: "silent" }));
    expect(await server.store.isWell()).toBe(true);
    await server.close();
  },
  120_000,
);

it.each([
  ["PORT", "abc", /PORT must be a whole number, not abc/],
  ["PORT", "70000", /PORT must be at most 65535, not 70000/],
  ["TRUST_PROXY", "-1", /TRUST_PROXY must be a whole number, not -1/],
  ["LOG_LEVEL", "loud", /LOG_LEVEL must be one of .*info.*, not loud/],
  ["BOT_PAUSE", "abc", /BOT_PAUSE must be milliseconds, such as 600-1200, not abc/],
] as const)(
  "a setting that cannot be, %s=%s, is told in one line",
  async (name, value, said) => {
    const { code, out, err } = await stormakt(["serve"], [], { DATA_DIR: join(folder, "unused"), [name]: value }, 60_000);
    expect([code, out]).toEqual([1, ""]);
    expect(err).toMatch(new RegExp(`^stormakt: ${said.source}\n$`));
  },
  120_000,
);
