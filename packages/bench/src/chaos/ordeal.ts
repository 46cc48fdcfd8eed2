import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Chance } from "@stormakt/kernel";
import { fastDice } from "@stormakt/kernel";
import { openStore } from "@stormakt/server/store";
import type { TestPostgres } from "@stormakt/server/test/postgres";
import { freePort, startPostgres } from "@stormakt/server/test/postgres";
import type { Findings } from "./audit.ts";
import { audit } from "./audit.ts";
import { Crowd } from "./crowd.ts";
import { Disk, Node, pause } from "./house.ts";

/** After the last fault every table must go on within so many milliseconds. */
const LAST = 30_000;
/** A table at which nothing has happened for so long is waited for before the next fault. */
const STILL = 30_000;
/** Longer than this nobody waits for a node to be whole. */
const LONGEST = 30_000;

export interface Verdict extends Findings {
  readonly database: string;
  readonly seconds: number;
  readonly acknowledged: number;
  readonly matches: number;
  readonly givenUp: number;
  /** By fault: how often, and how long after its end until all nodes were whole, in milliseconds. */
  readonly faults: Readonly<Record<string, readonly number[]>>;
  readonly skipped: readonly string[];
  /** Nodes that ended by themselves. */
  readonly falls: number;
  readonly stuck: readonly string[];
  readonly megabytes: readonly number[];
}
/** Something that is done to a server; resolves when it is over. */
type Fault = (chance: Chance) => Promise<void>;
interface Scene {
  readonly nodes: readonly Node[];
  readonly faults: Readonly<Record<string, Fault>>;
  readonly skipped: readonly string[];
  readonly where: { readonly databaseUrl?: string; readonly dataDir: string };
  end(): Promise<void>;
}

export async function ordeal(
  database: "SQLite" | "PostgreSQL",
  seconds: number,
  seed: string,
  say: (text: string) => void,
): Promise<Verdict> {
  const scene = database === "SQLite" ? await onSqlite() : await onPostgres();
  const { nodes, faults } = scene;
  const chance = fastDice(`${seed} ${database}`);
  const times: Record<string, number[]> = Object.fromEntries(Object.keys(faults).map((name) => [name, []]));
  try {
    await Promise.all(nodes.map((node) => node.start()));
    const crowd = new Crowd(nodes.map(({ port }) => port));
    await crowd.begin(8);
    const from = performance.now();
    const until = from + seconds * 1000;
    const stuck: string[] = [];
    // Each fault once, then at random.
    const first = Object.keys(faults);
    while (performance.now() < until) {
      await pause(500 + chance.below(2_500));
      const name = first.shift() ?? chance.pick(Object.keys(faults));
      const before = crowd.acknowledged.length;
      await faults[name]!(chance);
      const wait = await untilWhole(nodes);
      times[name]!.push(wait);
      say(
        `${name}: whole after ${Number.isFinite(wait) ? `${Math.round(wait)} ms` : "too long"}, ${crowd.acknowledged.length - before} moves meanwhile`,
      );
      if (crowd.stillest > STILL) stuck.push(...(await stuckAt(crowd)));
    }
    // Nothing more is done to it: everything has to go on.
    const marks = crowd.acknowledged.length;
    stuck.push(...(await stuckAt(crowd)));
    if (crowd.acknowledged.length === marks) stuck.push("everything");
    const megabytes = nodes.map((node) => node.megabytes);
    crowd.close();
    const falls = nodes.reduce((sum, node) => sum + node.falls, 0);
    await Promise.all(nodes.map((node) => node.kill("SIGTERM")));
    const store = await openStore(scene.where, "audit");
    const findings = await audit(store, crowd.tables, crowd.acknowledged);
    await store.close();
    return {
      ...findings,
      database,
      seconds: (performance.now() - from) / 1000,
      acknowledged: crowd.acknowledged.length,
      matches: crowd.matches,
      givenUp: crowd.givenUp,
      faults: times,
      skipped: scene.skipped,
      falls,
      stuck: [...new Set(stuck)],
      megabytes,
    };
  } finally {
    await Promise.all(nodes.map((node) => node.kill("SIGKILL")));
    await scene.end();
  }
}
/** Tables that do not go on though nothing is done to anybody: on a busy machine a start alone may take half a minute. */
async function stuckAt(crowd: Crowd): Promise<string[]> {
  const since = performance.now();
  while (performance.now() - since < LAST && crowd.stillSince(since).length > 0) await pause(200);
  return crowd.stillSince(since);
}
/** Milliseconds until every node says that it is ready. */
async function untilWhole(nodes: readonly Node[]): Promise<number> {
  const since = performance.now();
  while (performance.now() - since < LONGEST) {
    if ((await Promise.all(nodes.map((node) => node.isReady()))).every(Boolean)) return performance.now() - since;
    await pause(50);
  }
  return Number.POSITIVE_INFINITY;
}
const killed =
  (nodes: readonly Node[]): Fault =>
  async (chance) => {
    const node = chance.pick(nodes);
    await node.kill("SIGKILL");
    await pause(chance.below(1_500));
    await node.start();
  };
const frozen =
  (nodes: readonly Node[]): Fault =>
  async (chance) => {
    const node = chance.pick(nodes);
    node.freeze();
    await pause(500 + chance.below(4_000));
    node.thaw();
  };

async function onSqlite(): Promise<Scene> {
  const folder = mkdtempSync(join(tmpdir(), "stormakt-chaos-"));
  const disk = Disk.mount(folder, 256);
  const node = new Node(await freePort(), { DATA_DIR: folder });
  const faults: Record<string, Fault> = {
    "the server is killed": killed([node]),
    "the server stands still": frozen([node]),
    "the writing thread throws": async () => node.killWriter("throw"),
    "the writing thread is ended": async () => node.killWriter("terminate"),
    "the server is stopped and started": async () => {
      await node.kill("SIGTERM");
      await node.start();
    },
  };
  if (disk instanceof Disk) faults["the disk is full"] = fullDisk(disk);
  return {
    nodes: [node],
    faults,
    skipped: disk instanceof Disk ? [] : [`the disk is full (${disk})`],
    where: { dataDir: folder },
    async end() {
      if (disk instanceof Disk) disk.unmount();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
const fullDisk =
  (disk: Disk): Fault =>
  async (chance) => {
    disk.fill();
    await pause(1_000 + chance.below(3_000));
    disk.empty();
  };

async function onPostgres(): Promise<Scene> {
  const folder = mkdtempSync(join(tmpdir(), "stormakt-chaos-"));
  const disk = Disk.mount(folder, 256);
  const postgres = await startPostgres({ folder: join(folder, "pg"), flags: ["max_wal_size=64MB", "min_wal_size=32MB"] });
  const databaseUrl = await postgres.database();
  const nodes: Node[] = [];
  for (let at = 0; at < 3; at++) nodes.push(new Node(await freePort(), { DATABASE_URL: databaseUrl }));
  const faults: Record<string, Fault> = {
    "a node is killed": killed(nodes),
    "a node stands still": frozen(nodes),
    "PostgreSQL is restarted": async (chance) => down(postgres, () => postgres.halt(), chance),
    "PostgreSQL crashes": async (chance) => down(postgres, () => postgres.crash(), chance),
    async "PostgreSQL stands still"(chance) {
      postgres.freeze();
      await pause(1_000 + chance.below(8_000));
      postgres.thaw();
    },
    async "PostgreSQL crashes and a node is killed"(chance) {
      const node = chance.pick(nodes);
      await Promise.all([postgres.crash(), node.kill("SIGKILL")]);
      await postgres.start();
      await node.start();
    },
  };
  if (disk instanceof Disk)
    faults["the disk of PostgreSQL is full"] = async (chance) => {
      await fullDisk(disk)(chance);
      // It may have given up by itself, as it does where it cannot write its log.
      if (!postgres.isRunning()) await postgres.start();
    };
  return {
    nodes,
    faults,
    skipped: disk instanceof Disk ? [] : [`the disk of PostgreSQL is full (${disk})`],
    where: { databaseUrl, dataDir: folder },
    async end() {
      postgres.thaw();
      await postgres.stop();
      if (disk instanceof Disk) disk.unmount();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
async function down(postgres: TestPostgres, fall: () => Promise<void>, chance: Chance): Promise<void> {
  await fall();
  await pause(chance.below(3_000));
  await postgres.start();
}
