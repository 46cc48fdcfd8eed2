import { fileURLToPath } from "node:url";
import { Engine, usualConfig } from "@stormakt/kernel";
import { gameCalled } from "@stormakt/shelf";
import type { Piscina } from "piscina";
import { expect, it } from "vitest";
import { BotPool } from "../src/bots/pool.ts";
import { envelopes } from "./envelopes.ts";
import { newFolder, newPerson, pause, playSeat, startQuietly } from "./house.ts";

const FOUR = { seats: 4, royalPatience: 10, firstLeader: 0 };

const module = fileURLToPath(new URL("./hanging.ts", import.meta.url));

it("a thread whose bot hangs is ended, one that throws says so, and the next question is answered", async () => {
  const engine = new Engine(envelopes);
  const state = engine.begin({ seats: 4 }, "seed");
  const pool = new BotPool(1, module);
  const question = (seat: number) => ({
    game: "envelopes",
    rulesVersion: "1",
    format: 2 as const,
    seat,
    level: "random",
    view: engine.view(state, seat) as never,
    budget: 0,
    seed: "s",
  });
  const never = new AbortController().signal;
  await expect(pool.think(question(1), never)).rejects.toThrow(/abort/i);
  await expect(pool.think(question(2), never)).rejects.toThrow(/cannot imagine/);
  const action = await pool.think(question(3), never);
  expect(engine.judge(state, 3, action as never).legal).toBe(true);
  await pool.close();
}, 240_000);

it("a thought that nobody waits for any more ends at once, and its thread lives on", async () => {
  const engine = new Engine(await gameCalled("vasa-regalis"));
  const config = usualConfig(engine.game, FOUR);
  const state = engine.begin(config, "seed");
  const pool = new BotPool(1, "");
  const question = (level: string) => ({
    game: "vasa-regalis",
    rulesVersion: engine.game.rulesVersion,
    format: 2 as const,
    seat: 0,
    level,
    view: engine.naming.nameView(engine.view(state, 0)),
    budget: 60_000,
    seed: "s",
  });
  const never = new AbortController().signal;
  await pool.think(question("normal"), never);
  const threads = async () => (await (pool as unknown as { pool: Promise<Piscina> }).pool).threads.map(({ threadId }) => threadId);
  const before = await threads();
  const stop = new AbortController();
  const since = performance.now();
  // Several at once in the one thread, all of which are stopped: begun or not.
  const thoughts = Array.from({ length: 8 }, () => pool.think(question("champion"), stop.signal).catch(() => null));
  setTimeout(() => stop.abort(), 30);
  await Promise.all(thoughts);
  expect(performance.now() - since).toBeLessThan(4_000);
  expect(await threads()).toEqual(before);
  const action = engine.naming.placeAction(await pool.think(question("normal"), never));
  expect(engine.judge(state, 0, action).legal).toBe(true);
  await pool.close();
}, 240_000);

it("a match with such bots goes on, and the problems are counted", async () => {
  const folder = newFolder();
  const server = await startQuietly({ dataDir: folder.path, games: module });
  const anna = await newPerson(() => server.port, "Anna");
  const bot = { kind: "bot", level: "random" } as const;
  const { table } = await anna.ask("create", { game: "envelopes", seats: [{ kind: "me" }, { kind: "open" }, bot] });
  const mine = anna.table(table.id, 0);
  await mine.ready();
  // Somebody takes the seat whose bot would hang, so that only the one that throws plays.
  const bo = await newPerson(() => server.port, "Bo");
  const { invite } = await anna.ask("invite", { table: table.id });
  await bo.ask("join", { table: table.id, invite, seat: 1 });
  const his = bo.table(table.id, 1);
  await his.ready();
  const playing = [playSeat(mine, "a"), playSeat(his, "b")];
  await Promise.all(playing.map(({ done }) => done));
  expect(mine.state.info?.status).toBe("finished");
  await pause(10);
  const metrics = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
  expect(metrics).toMatch(/stormakt_problems_total\{what="a bot failed"\} [1-9]/);
  anna.close();
  bo.close();
  await server.close();
  folder.remove();
}, 240_000);
