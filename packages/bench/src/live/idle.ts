/** What matches cost that nobody looks at, and how long it takes to open a long one. In a process of its own, for its memory. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { Engine, fastDice, readConfig } from "@stormakt/kernel";
import { settingsFrom, startServer } from "@stormakt/server";
import { gameCalled, gameIds } from "@stormakt/shelf";
import { pino } from "pino";

const matches = Number(process.argv[2] ?? 10_000);
const actions = Number(process.argv[3] ?? 500);
setFlagsFromString("--expose-gc");
const gc = runInNewContext("gc") as () => void;
const folder = mkdtempSync(join(tmpdir(), "stormakt-idle-"));
const settings = settingsFrom({}, { port: 0, host: "127.0.0.1", dataDir: folder, webDir: "/nowhere" });
const server = await startServer(settings, pino({ level: "silent" }));
const { hall, store } = server;
const person = { id: "bench", name: "Bench" };
const seats = [{ kind: "me" }, { kind: "me" }, { kind: "me" }, { kind: "me" }] as const;
const open = (game: string) => hall.ask(person, "create", { game, seats: [...seats] });

const settle = async (): Promise<number> => {
  for (let round = 0; round < 4; round++) {
    gc();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  // What is in use. The room that the collector took while they were being made is given back later.
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};
// The process as it is when it has seen some matches come and go.
for (let match = 0; match < 1_000; match += 50) await Promise.all(Array.from({ length: 50 }, () => open("vasa-regalis")));
const before = await settle();
for (let match = 0; match < matches; match += 50) await Promise.all(Array.from({ length: 50 }, () => open("vasa-regalis")));
const megabytes = Math.max(0, (await settle()) - before) / 1e6;

/** A match of so many actions, found by playing quickly without anybody listening, then played at a table. */
async function longMatch(): Promise<string> {
  const chance = fastDice("long");
  for (let attempt = 0; attempt < 20_000; attempt++) {
    const game = await gameCalled(chance.pick(gameIds()));
    const engine = new Engine(game);
    const options = Object.entries(game.options).map(([name, option]) => [
      name,
      option.kind === "flag" ? true : option.kind === "number" ? option.max : option.usual,
    ]);
    const config = readConfig(game, { ...Object.fromEntries(options), seats: game.seats.max });
    if ("error" in config) continue;
    const seed = `long ${attempt}`;
    const state = engine.begin(config.config, seed);
    const played: { as: number; action: { kind: string } }[] = [];
    while (state.outcome === null && played.length <= actions) {
      const as = engine.nextSeat(state);
      const action = engine.sampleAction(state, as, chance);
      if (action === null) break;
      // As it goes over the wire: by name.
      played.push({ as, action: engine.naming.nameAction(action) });
      engine.perform(state, as, action);
    }
    if (played.length > actions) return playAtTable(game.id, config.config, seed, played.slice(0, actions));
  }
  throw new Error(`no match took ${actions} actions`);
}
async function playAtTable(
  game: string,
  { seats: count, ...options }: { seats: number },
  seed: string,
  played: readonly { as: number; action: { kind: string } }[],
): Promise<string> {
  const { world } = hall;
  const secret = world.secret.bind(world);
  world.secret = (bits) => (bits === 256 ? seed : secret(bits));
  const { table } = await hall.ask(person, "create", {
    game,
    options,
    seats: Array.from({ length: count }, () => ({ kind: "me" as const })),
  });
  world.secret = secret;
  for (const [at, { as, action }] of played.entries())
    await hall.ask(person, "move", { table: table.id, as, after: 1e9, key: `${at}`, action });
  return table.id;
}
const table = await longMatch();
const times: number[] = [];
const logs: number[] = [];
for (let round = 0; round < 30; round++) {
  hall.reset();
  const from = performance.now();
  await hall.ask(person, "open", { table, as: 0 });
  times.push(performance.now() - from);
  hall.reset();
  await hall.ask(person, "about", { table });
  const since = performance.now();
  await hall.ask(person, "log", { table, as: 0 });
  logs.push(performance.now() - since);
}
const median = (list: number[]): number => list.sort((a, b) => a - b)[list.length >> 1] ?? 0;
const { length } = await store.read(table, 0);
console.log(JSON.stringify({ megabytes, opening: median(times), log: median(logs), entries: length }));
await server.close();
rmSync(folder, { recursive: true });
process.exit(0);
