/** Two terminals play a whole game on a server that is stopped and started meanwhile; it is backed up and put back while it runs. */
import type { ChildProcess } from "node:child_process";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";

const program = fileURLToPath(new URL("../bin/stormakt.js", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "stormakt-cli-"));
let port = 0;
let server: ChildProcess;
const env = {
  ...process.env,
  NO_COLOR: "1",
  LANG: "en",
  LC_ALL: "en",
  LOG_LEVEL: "error",
  HOST: "127.0.0.1",
  BOT_PAUSE: "0-0",
  WEB_DIR: "/nowhere",
  STORMAKT_HOME: folder,
};

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port: free } = probe.address() as { port: number };
  probe.close();
  return free;
}
async function serve(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [program, "serve", "--port", `${port}`, "--data", join(folder, "data")], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  return child;
}
async function stop(child: ChildProcess): Promise<number | null> {
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  return ((await ended) as [number | null])[0];
}
/** Somebody at a terminal who always says the same, or what they are told to. */
function terminal(
  args: readonly string[],
  says: string | null = null,
): { text: () => string; type(line: string): void; ended: Promise<number | null>; until(wanted: RegExp): Promise<string> } {
  const child = spawn(process.execPath, [program, "play", ...args], { env, stdio: ["pipe", "pipe", "inherit"] });
  let text = "";
  child.stdout.on("data", (part: Buffer) => {
    text += String(part);
    if (says === null) return;
    for (const _ of String(part).matchAll(/Which\?/g)) child.stdin.write(`${says}\n`);
  });
  const ended = once(child, "exit").then(([code]) => code as number | null);
  return {
    text: () => text,
    type: (line) => void child.stdin.write(`${line}\n`),
    ended,
    async until(wanted) {
      for (;;) {
        const found = wanted.exec(text)?.[0];
        if (found !== undefined) return found;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
  };
}
const run = async (...args: string[]): Promise<{ code: number | null; text: string }> => {
  const child = spawn(process.execPath, [program, ...args, "--data", join(folder, "data")], { env, stdio: ["ignore", "pipe", "pipe"] });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part: Buffer) => (text += String(part)));
  const [code] = (await once(child, "exit")) as [number | null];
  return { code, text };
};

beforeAll(async () => {
  port = await freePort();
  server = await serve();
}, 240_000);
afterAll(async () => {
  if ((await stop(server)) !== 0) throw new Error("the server did not stop in good order");
  rmSync(folder, { recursive: true });
});

it("a whole game in two terminals, through a restart of the server", async () => {
  const anna = terminal(["vasa-regalis", "--server", `http://127.0.0.1:${port}`, "--name", "Anna", "--seats", "you,open,random"], "any");
  const link = await anna.until(/http\S+#\S+/);
  const bo = terminal(["--server", link, "--name", "Bo"], "1");
  await bo.until(/Which\?[\s\S]*Which\?/);
  expect(await stop(server)).toBe(0);
  server = await serve();
  expect(await anna.ended).toBe(0);
  expect(await bo.ended).toBe(0);
  for (const { text } of [anna, bo]) {
    expect(text()).toMatch(/The line is lost[\s\S]*The line is back/);
    expect(text()).toMatch(/\d\. .*(Anna|Bo|random)|lost|lose/);
  }
}, 240_000);

it("whoever leaves a match that counts is told what may come of it, and leaves by saying so again", async () => {
  const anna = terminal(["vasa-regalis", "--server", `http://127.0.0.1:${port}`, "--name", "Anna", "--seats", "you,random,random"]);
  await anna.until(/Which\?/);
  anna.type("quit");
  await anna.until(/This\s+match\s+counts\s+for\s+the\s+ranking[\s\S]*comes\s+last/);
  // Whoever goes on playing is told again.
  for (const line of ["table", "quit"]) anna.type(line);
  await anna.until(/for\s+the\s+ranking[\s\S]*for\s+the\s+ranking/);
  anna.type("quit");
  expect(await anna.ended).toBe(0);
}, 240_000);

it("backup and restore while the server runs", async () => {
  const file = join(folder, "all.backup");
  expect(await run("backup", file)).toMatchObject({ code: 0, text: expect.stringMatching(/^\d+ rows are in /) });
  const before = readFileSync(file);
  expect(await run("backup", file)).toMatchObject({ code: 2, text: expect.stringMatching(/already: say --overwrite/) });
  expect(readFileSync(file).equals(before)).toBe(true);
  expect(await run("backup", file, "--overwrite")).toMatchObject({ code: 0 });
  expect((await run("restore", file)).text).toMatch(/say --yes/);
  expect(await run("restore", file, "--yes")).toMatchObject({ code: 0, text: expect.stringMatching(/^\d+ rows are back/) });
  expect((await run("restore", program, "--yes")).code).toBe(2);
  const health = (await (await fetch(`http://127.0.0.1:${port}/healthz`)).json()) as { well: boolean };
  expect(health.well).toBe(true);
}, 240_000);
