/** Keeping house from the command line, beside a server that runs. */
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client, liveAddress, overSocket } from "@stormakt/protocol/client";
import type { RunningServer } from "@stormakt/server";
import { settingsFrom, startServer } from "@stormakt/server";
import { afterAll, beforeAll, expect, it } from "vitest";
import { stormakt } from "./run.ts";

const folder = mkdtempSync(join(tmpdir(), "stormakt-admin-"));
let server: RunningServer;
beforeAll(async () => {
  const settings = settingsFrom(
    {},
    { port: 0, host: "127.0.0.1", dataDir: folder, webDir: "/nowhere", logLevel: "silent", botPause: { least: 0, most: 0 } },
  );
  server = await startServer(settings);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});
const admin = (...args: string[]) => stormakt(["admin", ...args, "--data", folder], [], { NO_COLOR: "1" });
const soon = async (isSo: () => boolean): Promise<void> => {
  for (let attempt = 0; attempt < 300 && !isSo(); attempt++) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(isSo()).toBe(true);
};
const session = async (name: string) => {
  const at = `http://127.0.0.1:${server.port}`;
  const made = await fetch(`${at}/api/session`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name, token: true }),
  });
  const { token } = (await made.json()) as { token: string };
  const authorization = `Bearer ${token}`;
  const post = (path: string, body: object) =>
    fetch(at + path, { method: "POST", headers: { authorization, "content-type": "application/json" }, body: JSON.stringify(body) });
  const client = new Client(
    overSocket(() => new WebSocket(liveAddress(`http://127.0.0.1:${server.port}`), { headers: { authorization } } as never)),
  );
  await soon(() => client.person !== null);
  return { client, post, get: (path: string) => fetch(at + path, { headers: { authorization } }) };
};

it("the first admin comes by a link that is printed once and works once; the secret stands after #", async () => {
  const { out, code } = await admin("--url", "https://play.example.org/");
  expect(code).toBe(0);
  const link = new URL(/https:\S+/.exec(out)?.[0] ?? "");
  expect(link.pathname + link.search).toBe("/admin");
  const key = link.hash.slice(1);
  expect(key.length).toBeGreaterThan(20);
  const [anna, bo] = [await session("Anna"), await session("Bo")];
  expect((await bo.get("/api/admin")).status).toBe(404);
  expect((await anna.post("/api/admin/key", { key })).status).toBe(200);
  expect((await bo.post("/api/admin/key", { key })).status).toBe(404);
  expect((await anna.get("/api/admin")).status).toBe(200);
  for (const { client } of [anna, bo]) client.close();
});

it("says who is here and which tables there are, closes one, announces, mutes, bans, and writes it all down", async () => {
  const anna = await session("Anna");
  const { table } = await anna.client.ask("create", {
    game: "vasa-regalis",
    seats: [{ kind: "me" }, { kind: "bot", level: "random" }, { kind: "bot", level: "random" }],
  });
  const seen = anna.client.table(table.id, 0);
  await seen.ready();
  expect((await admin("tables")).out).toContain(table.id);
  await admin("announce", "A short break", "--minutes", "5");
  await soon(() => anna.client.notice !== null);
  await admin("withdraw");
  await soon(() => anna.client.notice === null);
  expect((await admin("close", table.id, "--why", "a test")).code).toBe(0);
  await soon(() => seen.state.info?.status === "finished");
  expect((await admin("mute", anna.client.person!.id, "--minutes", "5")).code).toBe(0);
  expect((await admin("bans")).out).toMatch(/mute +\S+ +5 min/);
  expect((await admin("ban", "192.0.2.0/24")).code).toBe(0);
  expect((await admin("ban", "192.0.2.0/99")).code).toBe(2);
  expect((await admin("bans")).out).toMatch(/ban +192\.0\.2\.0\/24 +for good/);
  expect((await admin("mute", "x", "--minutes", "-5")).code).toBe(2);
  expect((await admin("juggle")).code).toBe(2);
  // What is not there is named, and nothing is written down as done.
  const before = (await admin("log")).out.split("\n").length;
  for (const [args, said] of [
    [["close", "nowhere"], /there is no table nowhere/],
    [["close", table.id], /or it is over already/],
    [["close-club", "none"], /there is no club none/],
    [["mute", "nobody"], /there is no person nobody/],
    [["unmute", "nobody"], /nobody called nobody was told to be quiet/],
    [["ban", "nobody"], /there is no person nobody/],
    [["unban", "none"], /there is no ban none/],
    [["settle", "none"], /there is no report none/],
    [["appoint", "nobody"], /there is no person nobody/],
    [["dismiss", "nobody"], /there is no admin nobody/],
    [["withdraw"], /nothing is announced/],
  ] as const) {
    const { code, err } = await admin(...args);
    expect([args, code, err]).toEqual([args, 2, expect.stringMatching(said)]);
  }
  expect((await admin("log")).out.split("\n").length).toBe(before);
  const { out } = await admin("log");
  for (const act of ["announce", "withdraw", "close-table", "mute", "ban-range"]) expect(out).toMatch(new RegExp(`command line +${act}`));
  // Whatever somebody managed to be called: a terminal obeys nobody.
  await server.store.rename(anna.client.person!.id, "Anna\u202e\u001b[2J");
  await new Promise((resolve) => setTimeout(resolve, 50));
  const { out: who } = await admin("who");
  expect(who).toContain("Anna");
  expect(who.replaceAll("\n", "")).not.toMatch(/\p{C}/u);
  anna.client.close();
});
it("the link leads to where people know the server, unless another address is named", async () => {
  const linkOf = async (args: readonly string[], env: Readonly<Record<string, string>>) => {
    const { out } = await stormakt(["admin", ...args, "--data", folder], [], { NO_COLOR: "1", ...env });
    return /https?:\S+(?=#)/.exec(out)?.[0];
  };
  expect(await linkOf([], { PUBLIC_URL: "https://play.example.org/" })).toBe("https://play.example.org/admin");
  expect(await linkOf(["--url", "http://here"], { PUBLIC_URL: "https://play.example.org" })).toBe("http://here/admin");
  expect(await linkOf([], { PUBLIC_URL: "", PORT: "8000" })).toBe("http://localhost:8000/admin");
});
it.each([[["backup", "nothing.backup"]], [["admin"]], [["admin", "who"]], [["admin", "announce", "A break"]]])(
  "%j makes no database where there is none, and says so in a line",
  async ([command = "", ...args]) => {
    const nowhere = join(folder, "nowhere");
    const files = args[0] === "nothing.backup" ? [join(folder, "nothing.backup")] : args;
    const { code, out, err } = await stormakt([command, ...files, "--data", nowhere], [], { DATABASE_URL: "" });
    expect([code, out, err]).toEqual([1, "", expect.stringMatching(/^stormakt: there is no \S+nowhere\/stormakt\.sqlite\. .*\n$/)]);
    expect([existsSync(nowhere), existsSync(join(folder, "nothing.backup"))]).toEqual([false, false]);
  },
);
it("a second server on the same data does not start, and says why in a line", async () => {
  const { code, err } = await stormakt(["serve", "--port", "0", "--data", folder], [], { LOG_LEVEL: "silent" });
  expect([code, err]).toEqual([1, expect.stringMatching(/^stormakt: .*another/im)]);
  expect(err).not.toMatch(/^ +at /m);
});
