import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestPostgres } from "@stormakt/server/test/postgres";
import { startPostgres } from "@stormakt/server/test/postgres";
import { buildServer, SERVER } from "../../../../scripts/tasks/server.ts";
import type { Live } from "../live/processes.ts";
import { freePort, Load, onCore, output, script, serve } from "../live/processes.ts";
import { median, printTable, short, tenths } from "../measure.ts";
import type { Section } from "../section.ts";

const TABLES = 32;
/** A player of the large crowd takes up to so many milliseconds to answer. */
const THINK = 10_000;

export const hosting: Section = {
  title: "Every move on disk: SQLite and PostgreSQL, many sockets, many tables, and the way back after a restart of the database",
  async run({ rounds }) {
    const isLong = rounds > 3;
    const seconds = isLong ? 6 : 3;
    await buildServer(() => {});
    const folder = mkdtempSync(join(tmpdir(), "stormakt-bench-"));
    // As it is used: a commit is on disk when it returns.
    const postgres = await startPostgres({ flags: ["fsync=on", "synchronous_commit=on", "shared_buffers=128MB"] });
    try {
      const sqlite = await moves([{ DATA_DIR: join(folder, "sqlite") }], TABLES, seconds);
      const one = await moves(await nodesOn(postgres, 1), TABLES, seconds);
      const three = await moves(await nodesOn(postgres, 3), TABLES, seconds);
      const row = (name: string, { rate, perCpuSecond, p50, p99, resident }: Live) => [
        name,
        short(rate),
        short(perCpuSecond),
        `${p50.toFixed(1)} ms`,
        `${p99.toFixed(1)} ms`,
        `${Math.round(resident.reduce((sum, size) => sum + size, 0))} MB`,
      ];
      printTable(
        [
          `${TABLES} tables of four, answering at once`,
          "durable moves/s",
          "a second of the nodes' CPU",
          "sent to heard by all, median",
          "p99",
          "memory",
        ],
        [row("SQLite", sqlite), row("PostgreSQL, one node", one), row("PostgreSQL, three nodes", three)],
      );
      const tables = isLong ? 1_000 : 200;
      const crowd = await moves([{ DATA_DIR: join(folder, "crowd") }], tables, isLong ? 15 : 5, THINK);
      console.log(
        `\n  ${tables} tables in play (${tables * 4} sockets, up to ${THINK / 1000} s a move): ${short(crowd.rate)} moves/s, p50 ${crowd.p50.toFixed(1)} ms, p99 ${crowd.p99.toFixed(1)} ms, ${Math.round(crowd.resident[0] ?? 0)} MB.`,
      );
      const rest = await atRest(join(folder, "rest"), isLong ? 5_000 : 1_000);
      console.log(
        `  ${rest.sockets} sockets at rest: ${Math.round(rest.resident)} MB (${rest.each.toFixed(0)} kB each), ${(rest.share * 100).toFixed(1)} % of a core, a ping p99 ${rest.p99.toFixed(1)} ms.`,
      );
      const back = await recovery(postgres, isLong ? 5 : 2);
      console.log(
        `  After a restart of PostgreSQL a node is whole again ${Math.round(back.median)} ms after it (longest ${Math.round(back.longest)} ms).`,
      );
      return {
        sqliteMovesPerSecond: Math.round(sqlite.rate),
        postgresMovesPerSecond: Math.round(one.rate),
        postgresThreeNodesMovesPerSecond: Math.round(three.rate),
        crowdTables: tables,
        crowdP99Ms: tenths(crowd.p99),
        crowdMegabytes: Math.round(crowd.resident[0] ?? 0),
        restSockets: rest.sockets,
        restP99Ms: tenths(rest.p99),
        restMegabytes: Math.round(rest.resident),
        recoveryMs: Math.round(back.median),
      };
    } finally {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

async function nodesOn(postgres: TestPostgres, count: number): Promise<Readonly<Record<string, string>>[]> {
  const url = await postgres.database();
  return Array.from({ length: count }, () => ({ DATABASE_URL: url }));
}
/** Nodes on one core, their players on the other; the database has what is left of both. */
async function moves(nodes: readonly Readonly<Record<string, string>>[], tables: number, seconds: number, think = 0): Promise<Live> {
  const ports = await Promise.all(nodes.map(freePort));
  const children = await Promise.all(nodes.map((env, at) => serve([SERVER], { ...env, PORT: `${ports[at]}` })));
  try {
    const pids = children.map(({ pid }) => pid).join();
    const load = new Load("load", [ports.join(), `${tables}`, "2", pids, `${think}`]);
    try {
      await load.ready();
      return await load.span(seconds);
    } finally {
      load.end();
    }
  } finally {
    for (const child of children) child.kill("SIGKILL");
  }
}
interface Rest {
  readonly sockets: number;
  readonly resident: number;
  /** Kilobytes. */
  readonly each: number;
  readonly share: number;
  readonly p99: number;
}
async function atRest(dataDir: string, sockets: number): Promise<Rest> {
  const port = await freePort();
  const child = await serve([SERVER], { PORT: `${port}`, DATA_DIR: dataDir });
  try {
    return JSON.parse(await output(onCore(1, [script("rest"), `${port}`, `${sockets}`, `${child.pid}`]))) as Rest;
  } finally {
    child.kill("SIGKILL");
  }
}
/** From the moment that the database takes connections again to the moment that the node says a move would be kept. */
async function recovery(postgres: TestPostgres, rounds: number): Promise<{ median: number; longest: number }> {
  const port = await freePort();
  const child = await serve([SERVER], { PORT: `${port}`, DATABASE_URL: await postgres.database() });
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  const times: number[] = [];
  try {
    for (let round = 0; round < rounds; round++) {
      await postgres.halt();
      // Long enough that it has noticed, and pauses between its attempts.
      while (await isReady()) await new Promise((resolve) => setTimeout(resolve, 20));
      await new Promise((resolve) => setTimeout(resolve, 2_000));
      await postgres.start();
      const since = performance.now();
      while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, 10));
      times.push(performance.now() - since);
    }
  } finally {
    child.kill("SIGKILL");
  }
  return { median: median(times), longest: Math.max(...times) };
}
