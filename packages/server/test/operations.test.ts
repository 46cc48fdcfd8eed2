/** What those who run a server see of it, and the files that come with it. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Writable } from "node:stream";
import { fileURLToPath } from "node:url";
import { OwnWords } from "@stormakt/host";
import { validate } from "dockerfile-utils";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { fresh } from "../src/fresh.ts";
import type { RunningServer } from "../src/index.ts";
import { startServer } from "../src/index.ts";
import { newFolder, newPerson, newToken, pause, playToTheEnd, seatPeople, serverFile, settings, startQuietly } from "./house.ts";
import type { TestPostgres } from "./postgres.ts";
import { freePort, startPostgres } from "./postgres.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const folder = newFolder();
let folders = 0;
const newData = (): string => join(folder.path, `${folders++}`);
let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 240_000);
afterAll(async () => {
  await postgres.stop();
  folder.remove();
}, 240_000);
const get = async (port: number, path: string) => {
  const response = await fetch(`http://127.0.0.1:${port}${path}`);
  return { status: response.status, text: await response.text() };
};

describe("whoever hammers", () => {
  it("is told what was found out a moment ago, and it is found out once for all of them", async () => {
    let [time, found] = [0, 0];
    const ask = fresh(
      async () => (found += 1),
      1_000,
      () => time,
    );
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
    time = 1_000;
    expect(await ask()).toBe(1);
    time = 1_001;
    expect([await ask(), await ask()]).toEqual([2, 2]);
  });
  it("has the figures twenty times at once from one address; at a port of their own they are for those who watch", async () => {
    const [open, apart] = [
      await startQuietly({ dataDir: newData() }),
      await startQuietly({ dataDir: newData(), metricsPort: 0, metricsHost: "127.0.0.1" }),
    ];
    const statuses = async (port: number, path: string) =>
      (await Promise.all(Array.from({ length: 60 }, () => get(port, path)))).map(({ status }) => status);
    const beside = await statuses(open.port, "/metrics");
    expect([beside.includes(200), beside.filter((status) => status === 429).length > 5]).toEqual([true, true]);
    expect(new Set(await statuses(apart.metricsPort!, "/metrics"))).toEqual(new Set([200]));
    // Whoever looks whether people may be sent here is never told to wait.
    const { store } = apart;
    const looks = (["isWell", "setAside", "checkWriting"] as const).map((name) => vi.spyOn(store, name));
    const begun = performance.now();
    for (const path of ["/livez", "/readyz", "/healthz"]) expect(new Set(await statuses(apart.port, path))).toEqual(new Set([200]));
    const seconds = Math.floor((performance.now() - begun) / 1_000);
    for (const { mock } of looks) expect(mock.calls.length).toBeLessThanOrEqual(seconds + 2);
    await open.close();
    await apart.close();
  });
});

describe("readiness", () => {
  it("is lost when the database is away and comes back with it; life goes on", async () => {
    const server = await startQuietly({ databaseUrl: await postgres.database() });
    expect((await get(server.port, "/readyz")).status).toBe(200);
    await postgres.halt();
    let ready = 200;
    for (let wait = 0; wait < 200 && ready === 200; wait++) {
      ({ status: ready } = await get(server.port, "/readyz"));
      await pause(50);
    }
    expect(ready).toBe(503);
    expect((await get(server.port, "/livez")).status).toBe(200);
    expect((await get(server.port, "/metrics")).text).toMatch(/^stormakt_ready 0$/m);
    await postgres.start();
    for (let wait = 0; wait < 200 && ready !== 200; wait++) {
      ({ status: ready } = await get(server.port, "/readyz"));
      await pause(50);
    }
    expect(ready).toBe(200);
    await server.close();
  }, 240_000);
  it("needs a database that writes, where one that reads is not enough", async () => {
    const server = await startQuietly({ dataDir: newData() });
    expect(JSON.parse((await get(server.port, "/readyz")).text)).toEqual({ ready: true, writes: true, draining: false });
    const { store } = server;
    store.checkWriting = () => Promise.reject(new Error("the disk is full"));
    await pause(1_100);
    expect(JSON.parse((await get(server.port, "/readyz")).text)).toEqual({ ready: false, writes: false, draining: false });
    expect((await get(server.port, "/healthz")).status).toBe(200);
    await server.close();
  }, 240_000);
});

it("a node that drains begins nothing new, and its people go on at another", async () => {
  const databaseUrl = await postgres.database();
  const [one, two] = [await startQuietly({ databaseUrl }), await startQuietly({ databaseUrl })];
  let { port } = one;
  const { people, tables } = await seatPeople(() => port, ["Anna", "Bo", "Cilla"]);
  const playing = playToTheEnd(tables);
  const token = await newToken(one.port, "Dag");
  const drained = one.drain(1_500);
  expect(JSON.parse((await get(one.port, "/readyz")).text)).toMatchObject({ ready: false, draining: true });
  await expect(
    people[0]!.ask("create", { game: "vasa-regalis", seats: [{ kind: "me" }, { kind: "me" }, { kind: "me" }] }),
  ).rejects.toMatchObject({
    failure: { code: "closing" },
  });
  const made = await fetch(`http://127.0.0.1:${one.port}/api/tables`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ game: "vasa-regalis", seats: [{ kind: "me" }, { kind: "me" }, { kind: "me" }] }),
  });
  expect(made.status).toBe(503);
  // As a balancer does that has noticed.
  port = two.port;
  await drained;
  expect(one.sockets.open).toBe(0);
  await one.close();
  await playing;
  expect(tables[0]!.state.info?.status).toBe("finished");
  for (const person of people) person.close();
  await two.close();
}, 240_000);

it("what goes wrong is logged with where it came from and what caused it, and its words where they are known to be harmless", async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const server = await startServer(settings({ dataDir: newData() }), pino({ level: "warn" }, stream));
  const anna = await newPerson(() => server.port, "Anna");
  await anna.ask("ping", {});
  const { store } = server;
  store.listed = () => Promise.reject(new OwnWords("the outer trouble", { cause: new Error("the inner trouble") }));
  await expect(anna.ask("tables", {})).rejects.toMatchObject({ failure: { code: "broken" } });
  const token = await newToken(server.port, "Bo");
  const response = await fetch(`http://127.0.0.1:${server.port}/api/tables`, { headers: { authorization: `Bearer ${token}` } });
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain("trouble");
  const told = lines.map((line) => JSON.parse(line) as { err?: { message: string; stack: string } }).filter(({ err }) => err !== undefined);
  expect(told).toHaveLength(2);
  for (const { err } of told) {
    expect(err?.message).toContain("the outer trouble");
    expect(err?.stack).toMatch(/operations\.test\.ts[\s\S]*caused by: Withheld: Error[\s\S]*operations\.test\.ts/);
    expect(err?.stack).not.toContain("the inner trouble");
  }
  anna.close();
  await server.close();
}, 240_000);

it("figures are served at a port of their own when that is asked for, and then nowhere else", async () => {
  const server = await startQuietly({ dataDir: newData(), metricsPort: 0 });
  expect((await get(server.metricsPort!, "/metrics")).text).toContain("stormakt_sockets");
  expect((await get(server.metricsPort!, "/healthz")).status).toBe(404);
  expect((await get(server.port, "/metrics")).text).not.toContain("stormakt_sockets");
  await server.close();
}, 240_000);

describe("the files for those who run it", () => {
  let server: RunningServer;
  let known: Set<string>;
  let samples: string[];
  const failed = { counts: [] as number[], codes: [] as unknown[], problems: [] as { what: string; detail: string }[] };
  beforeAll(async () => {
    server = await startQuietly({ dataDir: newData() });
    // All that figures are told apart by has to have happened: a move, and a request that fails by each way in.
    const anna = await newPerson(() => server.port, "Anna");
    const move = { table: "nowhere-at-all", as: 0, after: 0, key: "k", action: { kind: "walk" } };
    const codeOf = (work: Promise<unknown>): Promise<unknown> => work.catch(({ failure }) => failure.code);
    failed.codes.push(await codeOf(anna.ask("move", move)));
    failed.counts.push(await failures());
    vi.spyOn(server.store, "listed").mockRejectedValue(new OwnWords("a trial"));
    failed.codes.push(await codeOf(anna.ask("tables", {})));
    failed.counts.push(await failures());
    const authorization = `Bearer ${await newToken(server.port, "Bo")}`;
    failed.codes.push((await fetch(`http://127.0.0.1:${server.port}/api/tables`, { headers: { authorization } })).status);
    failed.counts.push(await failures());
    failed.problems = await server.store.db.selectFrom("problems").select(["what", "detail"]).execute();
    vi.restoreAllMocks();
    anna.close();
    const text = await figures();
    samples = text.split("\n").filter((line) => !line.startsWith("#"));
    known = new Set([...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name!));
  }, 240_000);
  afterAll(() => server.close());
  /** As they are now: what is asked for from outside may be a second old. */
  async function figures(): Promise<string> {
    await pause(1_100);
    return (await get(server.port, "/metrics")).text;
  }
  const failures = async (): Promise<number> =>
    Number(/^stormakt_problems_total\{what="a request failed"\} (\d+)$/m.exec(await figures())?.[1] ?? 0);
  /** What each figure of an expression is told apart by. What Prometheus itself says of whom it asked is not ours. */
  const labelsIn = (text: string): { name: string; label: string }[] =>
    [...text.matchAll(/\b((?:stormakt|nodejs|process)_\w+)\{([^}]*)\}/g)].flatMap(([, name, labels]) =>
      [...labels!.matchAll(/\w+="[^"]*"/g)].map(([label]) => ({ name: name!, label })),
    );
  const isThere = ({ name, label }: { name: string; label: string }): boolean =>
    samples.some((sample) => sample.startsWith(`${name}{`) && sample.includes(label));
  const metricsIn = (text: string): string[] =>
    [...text.matchAll(/\b((?:stormakt|nodejs|process)_\w+)/g)].map(([, name]) => name!.replace(/_bucket$/, ""));

  it("a request that fails is counted and shown to admins, over a socket and over HTTP alike", () => {
    expect(failed.codes).toEqual(["not-found", "broken", 500]);
    expect(failed.counts).toEqual([0, 1, 2]);
    for (const request of ["tables", "GET /api/tables"])
      expect(failed.problems).toContainEqual({ what: "a request failed", detail: expect.stringContaining(`"request":"${request}"`) });
  });
  it("the alerts speak of figures that there are, and each says what is wrong", () => {
    const text = readFileSync(join(root, "ops/alerts.yml"), "utf8");
    const alerts = text.split(/^ {6}- alert: /m).slice(1);
    expect(alerts.length).toBeGreaterThan(5);
    for (const alert of alerts) {
      expect(alert).toMatch(
        /^Stormakt\w+\n {8}expr: .+\n[\s\S]* {8}labels: \{ severity: (page|ticket) \}\n {8}annotations:\n {10}summary: "/,
      );
      const expr = /expr: (.+)/.exec(alert)![1]!;
      for (const name of metricsIn(expr)) expect(known).toContain(name);
      expect(labelsIn(expr).filter((one) => !isThere(one))).toEqual([]);
    }
    expect(labelsIn(text)).toContainEqual({ name: "stormakt_problems_total", label: 'what="a request failed"' });
    const hosting = readFileSync(join(root, "docs/hosting.md"), "utf8");
    for (const alert of alerts) expect(hosting).toContain(`\`${alert.split("\n")[0]}\``);
  });
  it("the dashboard shows figures that there are, side by side", () => {
    const { panels } = JSON.parse(readFileSync(join(root, "ops/grafana.json"), "utf8")) as {
      panels: { id: number; gridPos: { x: number; y: number }; targets: { expr: string }[] }[];
    };
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    expect(new Set(panels.map(({ gridPos: { x, y } }) => `${x} ${y}`)).size).toBe(panels.length);
    const names = panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => metricsIn(expr)));
    const labels = panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => labelsIn(expr)));
    expect(labels.filter((one) => !isThere(one))).toEqual([]);
    expect(names.length).toBeGreaterThanOrEqual(panels.length);
    for (const name of names) expect(known).toContain(name);
  });

  /** Runs a command as the files say it, but with the port and folder of this test, until it is ready; then stops it as they say. */
  async function runAsSaid(
    command: readonly string[],
    env: Readonly<Record<string, string>>,
    alive: readonly string[] | null,
    path = `${join(process.execPath, "..")}:${process.env["PATH"]}`,
  ): Promise<number | null> {
    const port = await freePort();
    const all = { ...process.env, ...env, HOST: "127.0.0.1", PORT: `${port}`, DATA_DIR: newData(), DRAIN: "300", LOG_LEVEL: "silent" };
    const child = spawn(command[0]!, command.slice(1), { cwd: root, env: { ...all, PATH: path }, stdio: ["ignore", "pipe", "inherit"] });
    const died = once(child, "exit").then(([code]) => Promise.reject(new Error(`it ended with ${code} before it was up`)));
    await Promise.race([once(child.stdout, "data"), died]);
    expect((await get(port, "/readyz")).status).toBe(200);
    if (alive !== null) expect(spawnSync(alive[0]!, alive.slice(1), { env: { ...all, PATH: path } }).status).toBe(0);
    child.kill("SIGTERM");
    const [code] = (await once(child, "exit")) as [number | null];
    if (alive !== null) expect(spawnSync(alive[0]!, alive.slice(1), { env: { ...all, PATH: path } }).status).toBe(1);
    return code;
  }
  // No container can be run here: its command and its check are run as they stand, a linter reads the file, and what it should promise is looked at.
  it("the container runs without root, from named versions, and its command and check do what they should", async () => {
    const text = readFileSync(join(root, "ops/Containerfile"), "utf8");
    const lines = text
      .replaceAll("\\\n", " ")
      .split("\n")
      .filter((line) => line !== "" && !line.startsWith("#"));
    expect(validate(text)).toEqual([]);
    expect(validate(text.replace("STOPSIGNAL", "STOPSIGNL"))).toHaveLength(1);
    const images = lines.filter((line) => line.startsWith("FROM"));
    for (const image of images) expect(image).toMatch(/^FROM node:\d+\.\d+\.\d+-\S+-slim( AS \w+)?$/);
    const last = lines.slice(lines.lastIndexOf(images.at(-1)!));
    const at = (word: string): number => last.findIndex((line) => line.startsWith(word));
    expect(last[at("USER")]).toBe("USER node");
    expect(at("USER")).toBeLessThan(at("CMD"));
    expect(at("STOPSIGNAL")).not.toBe(-1);
    const env = Object.fromEntries(
      last[at("ENV")]!.slice(4)
        .split(" ")
        .map((pair) => pair.split("=") as [string, string]),
    );
    expect(last[at("EXPOSE")]).toBe(`EXPOSE ${env["PORT"]}`);
    expect(last[at("VOLUME")]).toBe(`VOLUME ${env["DATA_DIR"]}`);
    const command = JSON.parse(last[at("CMD")]!.slice(4)) as string[];
    expect(join(root, command.at(-1)!)).toBe(await serverFile());
    const check = JSON.parse(/CMD (\[.*\])$/.exec(last[at("HEALTHCHECK")]!)![1]!) as string[];
    expect(await runAsSaid(command, env, check)).toBe(0);
    for (const ignored of [".git", "node_modules", "data"])
      for (const file of [".containerignore", ".dockerignore"])
        expect(readFileSync(join(root, file), "utf8").split("\n")).toContain(ignored);
  }, 240_000);
  it("the unit of systemd is one that it takes, and its command does what it should", async () => {
    const file = join(root, "ops/stormakt.service");
    const text = readFileSync(file, "utf8");
    const value = (key: string): string => new RegExp(`^${key}=(.*)$`, "m").exec(text)?.[1] ?? "";
    if (spawnSync("systemd-analyze", ["--version"]).status === 0) {
      const copy = join(folder.path, "stormakt.service");
      cpSync(file, copy);
      const verdict = spawnSync("systemd-analyze", ["verify", copy], { encoding: "utf8" });
      expect(`${verdict.stdout}${verdict.stderr}`).not.toMatch(/stormakt\.service/);
    }
    for (const key of ["NoNewPrivileges", "ProtectSystem", "ProtectHome", "DynamicUser"]) expect(value(key)).toMatch(/yes|strict/);
    expect(value("Restart")).toBe("always");
    expect(Number(value("TimeoutStopSec")) * 1000).toBeGreaterThan(Number(/DRAIN=(\d+)/.exec(text)![1]));
    const env = Object.fromEntries([...text.matchAll(/^Environment=(\w+)=(.*)$/gm)].map(([, name, said]) => [name!, said!]));
    expect(env["DATA_DIR"]).toBe(`/var/lib/${value("StateDirectory")}`);
    expect(value("RestrictAddressFamilies").split(" ").toSorted()).toEqual(["AF_INET", "AF_INET6", "AF_NETLINK", "AF_UNIX"]);
    expect(value("WorkingDirectory")).toBe("/opt/stormakt");
    expect(join(root, "packages/server/dist/main.js")).toBe(await serverFile());
    // With the machine's own Node, whatever that is: what these tests run on may be one that was fetched.
    const path = process.env["PATH"]!.split(":").filter((at) => !at.startsWith(root));
    expect(await runAsSaid(value("ExecStart").split(" "), env, null, path.join(":"))).toBe(0);
  }, 240_000);
  it("what the unit starts runs with the Node that was fetched where the machine's is too old, and writes nothing", () => {
    const checkout = join(folder.path, "checkout");
    for (const part of ["ops/start.sh", "scripts/bootstrap.mjs", "scripts/bootstrap"])
      cpSync(join(root, part), join(checkout, part), { recursive: true });
    const put = (at: string, text: string): void => {
      mkdirSync(join(checkout, at, ".."), { recursive: true });
      writeFileSync(join(checkout, at), text, { mode: 0o755 });
    };
    const shipped = readFileSync(join(root, "scripts/bootstrap/node.mjs"), "utf8");
    const version = new RegExp(`"${process.platform}-${process.arch}": \\["[\\w-]+", "([\\d.]+)"`).exec(shipped)![1]!;
    put(".stormakt/node/package.json", JSON.stringify({ version }));
    put(".stormakt/node/bin/node", `#!/bin/sh\nexec "${process.execPath}" "$@"\n`);
    put("packages/server/dist/main.js", 'console.log("up with", process.version);');
    // A Node that says that it is old, and knows nothing that came later.
    put("old.cjs", 'Object.defineProperty(process, "version", { value: "v18.0.0" }); delete require("node:module").enableCompileCache;');
    put("bin/node", `#!/bin/sh\nexec "${process.execPath}" -r "${join(checkout, "old.cjs")}" "$@"\n`);
    const files = (): string[] => readdirSync(checkout, { recursive: true, encoding: "utf8" }).toSorted();
    const before = files();
    const run = () =>
      spawnSync("/bin/sh", ["ops/start.sh"], {
        cwd: checkout,
        env: { PATH: `${join(checkout, "bin")}:/usr/bin:/bin` },
        encoding: "utf8",
      });
    expect(run()).toMatchObject({ status: 0, stdout: `up with ${process.version}\n`, stderr: "" });
    expect(files()).toEqual(before);
  });
});
