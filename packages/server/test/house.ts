/** A server in this process or another, and people who play on it over real sockets. */
import type { ChildProcess } from "node:child_process";
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fastDice } from "@stormakt/kernel";
import type { TableClient } from "@stormakt/protocol/client";
import { Client, liveAddress, overSocket } from "@stormakt/protocol/client";
import { pino } from "pino";
import { buildServer, SERVER } from "../../../scripts/tasks/server.ts";
import type { RunningServer, Settings } from "../src/index.ts";
import { settingsFrom, startServer } from "../src/index.ts";

export const quiet = pino({ level: "silent" });
export const newFolder = (): { path: string; remove(): void } => {
  const path = mkdtempSync(join(tmpdir(), "stormakt-"));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
};
export const settings = (more: Partial<Settings>): Settings =>
  settingsFrom(
    {},
    {
      port: 0,
      host: "127.0.0.1",
      webDir: "/nowhere",
      botPause: { least: 0, most: 0 },
      rate: 5_000,
      guests: 5_000,
      socketsEach: 5_000,
      tables: 5_000,
      ...more,
    },
  );
export const startQuietly = (more: Partial<Settings>): Promise<RunningServer> => startServer(settings(more), quiet);

/** The address may change when the server is started anew. */
export type Where = () => number;

export async function newToken(port: number, name: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/api/session`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name, token: true }),
  });
  return ((await response.json()) as { token: string }).token;
}
export const openSocket = (port: number, token: string): WebSocket =>
  new WebSocket(liveAddress(`http://127.0.0.1:${port}`), { headers: { authorization: `Bearer ${token}` } } as never);
export async function newPerson(where: Where, name: string): Promise<Client> {
  const token = await newToken(where(), name);
  return new Client(overSocket(() => openSocket(where(), token)));
}

/** People at a table of their own, all sitting and listening. */
export async function seatPeople(where: Where, names: readonly string[], game = "vasa-regalis") {
  const people = await Promise.all(names.map((name) => newPerson(where, name)));
  const seats = names.map((_, seat) => ({ kind: seat === 0 ? "me" : "open" }) as const);
  const { table, invite } = await people[0]!.ask("create", { game, seats });
  for (const client of people.slice(1)) await client.ask("join", { table: table.id, invite });
  const tables = people.map((client, seat) => client.table(table.id, seat));
  await Promise.all(tables.map((one) => one.ready()));
  return { id: table.id, invite, people, tables };
}

/** Answers whatever this seat is asked with any allowed move, until the match is over. Calls back after each move that came through. */
export function playSeat(table: TableClient, seed: string, moved: (n: number) => void = () => {}): { done: Promise<void>; stop(): void } {
  const chance = fastDice(seed);
  let isStopped = false;
  let isBusy = false;
  let finish: () => void;
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const step = async (): Promise<void> => {
    if (isBusy || isStopped) return;
    const { now, info } = table.state;
    if (info?.status === "finished") return finish();
    if (now?.prompt?.asked !== true) return;
    const allowed = now.choices.filter(({ rule }) => rule === null);
    isBusy = true;
    try {
      const isListed = allowed.length > 0 && (now.composable.length === 0 || chance.below(3) > 0);
      moved(await table.move(isListed ? chance.pick(allowed).action : await table.suggest()));
    } catch {
      // Somebody was first, or the line was lost: look again.
    }
    isBusy = false;
    setImmediate(() => void step());
  };
  const unsubscribe = table.subscribe(() => void step());
  void step();
  return {
    done,
    stop() {
      isStopped = true;
      unsubscribe();
    },
  };
}
export async function playToTheEnd(tables: readonly TableClient[], seed = "seed"): Promise<void> {
  const seats = tables.map((table, at) => playSeat(table, `${seed} ${at}`));
  await Promise.all(seats.map(({ done }) => done));
  for (const seat of seats) seat.stop();
}

let built: Promise<void> | null = null;
/** The file that `npm start` runs, of the sources of now. */
export async function serverFile(): Promise<string> {
  built ??= buildServer(() => {});
  await built;
  return SERVER;
}
/** A server in a process of its own. */
export class ServerProcess {
  private readonly env: Readonly<Record<string, string>>;
  process: ChildProcess | null = null;
  constructor(env: Readonly<Record<string, string>>) {
    this.env = env;
  }
  async start(): Promise<void> {
    const env = {
      ...process.env,
      HOST: "127.0.0.1",
      LOG_LEVEL: "error",
      WEB_DIR: "/nowhere",
      BOT_PAUSE: "0-0",
      RATE: "5000",
      GUESTS: "5000",
      TABLES: "5000",
      ...this.env,
    };
    const child = spawn(process.execPath, [await serverFile()], { env, stdio: ["ignore", "pipe", "inherit"] });
    this.process = child;
    await new Promise<void>((resolve, reject) => {
      child.stdout?.once("data", () => resolve());
      child.once("exit", (code) => reject(new Error(`the server ended with ${code} before it was up`)));
    });
  }
  async kill(signal: "SIGKILL" | "SIGTERM" = "SIGKILL"): Promise<void> {
    const child = this.process;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill(signal);
    await ended;
  }
}
export const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
