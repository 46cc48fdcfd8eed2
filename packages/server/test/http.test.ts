import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hashOf } from "../src/auth/guests.ts";
import type { RunningServer } from "../src/index.ts";
import { Buckets } from "../src/limits.ts";
import { newFolder, startQuietly } from "./house.ts";

const folder = newFolder();
const web = join(folder.path, "web");
let server: RunningServer;
let bare: RunningServer;
const at = (path: string, init?: RequestInit, port = server.port) => fetch(`http://127.0.0.1:${port}${path}`, init);
beforeAll(async () => {
  mkdirSync(join(web, "assets"), { recursive: true });
  writeFileSync(join(web, "index.html"), "<!doctype html><title>The client</title>");
  writeFileSync(join(web, "assets", "index-BpQ3xA9_.js"), `export const x = ${JSON.stringify("y".repeat(5_000))};`);
  writeFileSync(join(web, "assets", "gone-Aa1bB2cC.js"), "export {};");
  writeFileSync(join(web, "manifest.webmanifest"), "{}");
  server = await startQuietly({ dataDir: join(folder.path, "a"), webDir: web, guests: 6 });
  bare = await startQuietly({ dataDir: join(folder.path, "b") });
});
afterAll(async () => {
  await server.close();
  await bare.close();
  folder.remove();
});

describe("guests", () => {
  const json = { "content-type": "application/json" };
  it("get a cookie that scripts cannot read and other sites cannot use; only its hash is kept", async () => {
    const response = await at("/api/session", { method: "POST", headers: json, body: '{"name":"Anna"}' });
    const cookie = response.headers.get("set-cookie") ?? "";
    expect(cookie).toMatch(/^stormakt=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=\d+$/);
    const body = await response.json();
    expect(body).toEqual({ person: { id: expect.any(String), name: "Anna" } });
    const token = /=([\w-]{43});/.exec(cookie)![1]!;
    const rows = await server.store.db.selectFrom("sessions").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows.map(({ hash }) => hash)).toContain(hashOf(token));
    const again = await at("/api/session", { method: "POST", headers: { ...json, cookie: `other=1; stormakt=${token}` }, body: "{}" });
    expect(again.headers.get("set-cookie")).toBeNull();
    expect(await again.json()).toEqual(body);
    const renamed = await at("/api/session", {
      method: "PATCH",
      headers: { ...json, cookie: `stormakt=${token}` },
      body: '{"name":"Anna-Stina"}',
    });
    expect(await renamed.json()).toMatchObject({ person: { name: "Anna-Stina" } });
    await at("/api/session", { method: "DELETE", headers: { cookie: `stormakt=${token}` } });
    expect((await at("/api/session", { headers: { cookie: `stormakt=${token}` } })).status).toBe(401);
  });
  it("have no name before they give one", async () => {
    const response = await at("/api/session", { method: "POST", headers: json, body: "{}" });
    expect(await response.json()).toEqual({ person: { id: expect.any(String), name: "" } });
  });
  it("come only so many at a time from one address", async () => {
    const statuses: number[] = [];
    for (let guest = 0; guest < 8; guest++) statuses.push((await at("/api/session", { method: "POST", headers: json, body: "{}" })).status);
    expect(statuses[0]).toBe(200);
    expect(statuses.at(-1)).toBe(429);
  });
  it("an allowance fills up again with time", () => {
    const buckets = new Buckets({ burst: 2, perSecond: 1 });
    expect([buckets.take("a", 0), buckets.take("a", 0), buckets.take("a", 0)]).toEqual([null, null, 1_000]);
    expect(buckets.take("b", 0)).toBeNull();
    expect(buckets.take("a", 1_000)).toBeNull();
    expect(buckets.take("a", 1_000)).toBe(1_000);
  });
});

describe("tables over HTTP", () => {
  it("are made, found, joined and read", async () => {
    const person = async (name: string) => {
      const response = await at(
        "/api/session",
        { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ name, token: true }) },
        bare.port,
      );
      const { token } = (await response.json()) as { token: string };
      return async (method: string, path: string, body?: object) => {
        const headers = { authorization: `Bearer ${token}`, ...(body === undefined ? {} : { "content-type": "application/json" }) };
        return (await at(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }, bare.port)).json();
      };
    };
    const [anna, bo] = [await person("Anna"), await person("Bo")];
    const { games } = await anna("GET", "/api/games");
    expect(games[0]).toMatchObject({ id: "vasa-regalis", seats: { min: 3, max: 5 }, levels: ["easy", "normal", "hard", "champion"] });
    const { table } = await anna("POST", "/api/tables", {
      game: "vasa-regalis",
      listed: true,
      seats: [{ kind: "me" }, { kind: "open" }, { kind: "bot", level: "random" }],
    });
    expect((await bo("GET", "/api/tables?status=gathering")).tables[0]).toMatchObject({ id: table.id, mine: [] });
    expect(await bo("POST", `/api/tables/${table.id}/join`, {})).toEqual({ seat: 1 });
    expect((await bo("GET", `/api/tables/${table.id}`)).table).toMatchObject({ status: "running" });
    expect((await bo("GET", "/api/my-tables")).tables[0]).toMatchObject({ id: table.id, mine: [1] });
    expect((await bo("GET", `/api/tables/${table.id}/record`)).error).toMatchObject({ code: "not-finished" });
  });
  it("that are private are shown by an invitation in a header: a secret in an address is refused", async () => {
    const token = async (name: string) => {
      const body = JSON.stringify({ name, token: true });
      const response = await at("/api/session", { method: "POST", headers: { "content-type": "application/json" }, body }, bare.port);
      return ((await response.json()) as { token: string }).token;
    };
    const [anna, bo] = [await token("Anna"), await token("Bo")];
    const made = await at(
      "/api/tables",
      {
        method: "POST",
        headers: { authorization: `Bearer ${anna}`, "content-type": "application/json" },
        body: JSON.stringify({ game: "vasa-regalis", seats: [{ kind: "me" }, { kind: "open" }, { kind: "open" }] }),
      },
      bare.port,
    );
    const { table, invite } = (await made.json()) as { table: { id: string }; invite: string };
    const about = (query: string, headers: Record<string, string>) =>
      at(`/api/tables/${table.id}${query}`, { headers: { authorization: `Bearer ${bo}`, ...headers } }, bare.port);
    expect((await about("", {})).status).toBe(404);
    expect((await about("", { "stormakt-invite": invite })).status).toBe(200);
    expect((await about(`?invite=${invite}`, {})).status).toBe(400);
  });
  it("are described in OpenAPI, every address with what it asks and answers", async () => {
    const described = (await (await at("/api/openapi.json")).json()) as { openapi: string; paths: Record<string, Record<string, any>> };
    expect(described.openapi).toBe("3.1.0");
    expect(Object.keys(described.paths).sort()).toEqual([
      "/api/claim",
      "/api/games",
      "/api/my-tables",
      "/api/session",
      "/api/tables",
      "/api/tables/{table}",
      "/api/tables/{table}/join",
      "/api/tables/{table}/record",
    ]);
    const create = described.paths["/api/tables"]!["post"];
    expect(create.requestBody.content["application/json"].schema.properties).toHaveProperty("seats");
    expect(create.responses[200].content["application/json"].schema.properties).toHaveProperty("invite");
    const about = described.paths["/api/tables/{table}"]!["get"];
    expect(about.parameters.map(({ name, in: place }: { name: string; in: string }) => `${place} ${name}`)).toEqual([
      "path table",
      "header Stormakt-Invite",
    ]);
  });
});

describe("the client", () => {
  it("has nothing where a file has gone since it started, as when a new version is built beneath it", async () => {
    rmSync(join(web, "assets", "gone-Aa1bB2cC.js"));
    expect((await at("/assets/gone-Aa1bB2cC.js")).status).toBe(404);
  });
  it("is served with its hashed files for ever, the rest asked for anew, and any address of its own", async () => {
    const page = await at("/");
    expect(await page.text()).toContain("The client");
    expect(page.headers.get("cache-control")).toBe("no-cache");
    const script = await at("/assets/index-BpQ3xA9_.js", { headers: { "accept-encoding": "br" } });
    expect(script.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(script.headers.get("content-encoding")).toBe("br");
    expect(script.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
    expect((await script.text()).length).toBeGreaterThan(5_000);
    const tag = script.headers.get("etag") ?? "";
    expect((await at("/assets/index-BpQ3xA9_.js", { headers: { "accept-encoding": "br", "if-none-match": tag } })).status).toBe(304);
    expect(await (await at("/t/AAAAAAAAAAAAAAAA")).text()).toContain("The client");
    expect((await at("/assets/missing.js")).status).toBe(404);
    expect((await at("/api/missing")).status).toBe(404);
    for (const path of ["/../package.json", "/..%2f..%2fpackage.json", "/%2e%2e/secret.txt", "/%"])
      expect(await (await at(path)).text()).not.toContain("dependencies");
  });
  it("where it is not built a small page says so", async () => {
    const page = await at("/", {}, bare.port);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("Stormakt");
  });
  it("comes with a strict content security policy, on every page", async () => {
    for (const path of ["/", "/t/x", "/api/games", "/healthz", "/nothing.js"]) {
      const { headers } = await at(path);
      const policy = headers.get("content-security-policy") ?? "";
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain("script-src 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/unsafe|\*/);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
    }
  });
});

it("health and metrics can be asked for", async () => {
  expect(await (await at("/healthz")).json()).toMatchObject({ well: true });
  const metrics = await (await at("/metrics")).text();
  for (const name of ["stormakt_requests_total", "stormakt_sockets", "stormakt_tables_at_hand", "process_cpu_user_seconds_total"])
    expect(metrics).toContain(name);
});
