/** What a server answers at its addresses: how it is, what it could not do, pages and files, and fields at the brim of what is read. */
import { mkdirSync, writeFileSync } from "node:fs";
import http from "node:http";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { RunningServer } from "../src/index.ts";
import { untilStopped } from "../src/stop.ts";
import type { Somebody } from "./company.ts";
import { newMember } from "./company.ts";
import { newFolder, settings, startQuietly } from "./house.ts";

const folder = newFolder();
const web = join(folder.path, "web");
const SMALL = "x".repeat(1_023);
let server: RunningServer;
let count = 0;
beforeAll(async () => {
  mkdirSync(join(web, "assets"), { recursive: true });
  writeFileSync(join(web, "index.html"), "<!doctype html><head><title>The client</title></head>");
  for (const file of ["assets/app-12345678.js", "assets/app-1234567.js", "plain-12345678.js", "photo.png", "strange.xyz"])
    writeFileSync(join(web, file), SMALL);
  server = await startQuietly({ dataDir: join(folder.path, "data"), webDir: web, metricsPort: 0, trustProxy: 1 });
}, 120_000);
afterAll(async () => {
  await server.close();
  folder.remove();
}, 120_000);
afterEach(() => {
  vi.restoreAllMocks();
});
const at = (path: string, init?: RequestInit, port = server.port) => fetch(`http://127.0.0.1:${port}${path}`, init);

describe("how it is", () => {
  it("is told to whoever watches: that it lives, whether people may be sent here, and what there is", async () => {
    expect(await (await at("/livez")).json()).toEqual({ alive: true });
    const ready = await at("/readyz");
    expect([ready.status, await ready.json()]).toEqual([200, { ready: true, writes: true, draining: false }]);
    const well = await at("/healthz");
    expect([well.status, await well.json()]).toEqual([200, { well: true, sockets: 0, tablesAtHand: 0, setAside: 0 }]);
    vi.spyOn(server.store.db, "selectFrom").mockImplementation(() => {
      throw new Error("away");
    });
    // What is told may be a second old.
    const look = async () => {
      const ill = await at("/healthz");
      expect([ill.status, ((await ill.json()) as { well: boolean }).well]).toEqual([503, false]);
    };
    await vi.waitFor(look, { timeout: 20_000, interval: 100 });
  });
  it("is told in figures at a port of their own, and nowhere else", async () => {
    const figures = server.metricsPort ?? 0;
    const told = await at("/metrics", {}, figures);
    expect([told.status, told.headers.get("content-type")]).toEqual([200, "text/plain; version=0.0.4; charset=utf-8"]);
    expect(await told.text()).toMatch(/stormakt_ready 1\n/);
    expect([(await at("/other", {}, figures)).status, (await at("/metrics")).headers.get("content-type")]).toEqual([
      404,
      "text/html; charset=utf-8",
    ]);
  });
});

describe("what it could not do", () => {
  const failing = async (error: unknown): Promise<[number, string | null, unknown]> => {
    const anna = await newMember(server, `Anna ${++count}`);
    vi.spyOn(server.hall, "ask").mockRejectedValue(error);
    const answer = await at("/api/games", { headers: { authorization: `Bearer ${anna.token}` } });
    return [answer.status, answer.headers.get("retry-after"), ((await answer.json()) as { error: { code: string } }).error.code];
  };
  it("is told without a word of why, unless it may be tried again", async () => {
    expect(await failing(new Error("secret"))).toEqual([500, null, "broken"]);
    const [status, wait, code] = await failing(Object.assign(new Error("busy"), { code: "SQLITE_BUSY" }));
    expect([status, code, Number(wait) > 0]).toEqual([503, "try-again", true]);
    expect(await failing(Object.assign(new Error("x".repeat(300)), { statusCode: 418 }))).toEqual([418, null, "bad-message"]);
  });
  it("is a nudge by somebody who only watches", async () => {
    const [anna, stranger] = [await newMember(server, "Anna"), await newMember(server, "Stranger")];
    const seats = [{ kind: "me" }, { kind: "me" }, { kind: "me" }];
    const { table } = (await anna.send("POST", "/api/tables", { game: "vasa-regalis", seats, listed: true })).body;
    for (const seat of [0, 1, 2])
      expect((await stranger.send("POST", `/api/tables/${table.id}/nudge`, { seat })).body.error.code).toBe("not-your-seat");
    expect((await anna.send("POST", `/api/tables/${table.id}/nudge`, { seat: 0 })).body.error.code).toBe("not-allowed");
  });
  it("is what no form can ask: only JSON is read, but for mails that are to stop", async () => {
    const form = { method: "POST", headers: { "content-type": "application/x-www-form-urlencoded" }, body: "a=1" };
    expect([(await at("/api/session", form)).status, (await at("/api/stop-mails?for=a.b", form)).status]).toEqual([415, 404]);
    const long = { ...form, body: "a".repeat(1_001) };
    expect([(await at("/api/stop-mails?for=a.b", long)).status, (await at("/api/stop-mails?for=a.b")).status]).toEqual([413, 404]);
    const refused = (await (await at("/api/stop-mails?for=a.b", long)).json()) as { error: { code: string } };
    expect(refused.error.code).toBe("too-long");
  });
});

describe("its pages", () => {
  /** As it is sent: fetch would ask for codings, and unpack them. */
  const raw = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    new Promise<{ status: number; headers: http.IncomingHttpHeaders; size: number }>((resolve, reject) => {
      http
        .request({ host: "127.0.0.1", port: server.port, path, method, headers }, (response) => {
          let size = 0;
          response.on("data", (part: Buffer) => (size += part.length));
          response.on("end", () => resolve({ status: response.statusCode ?? 0, headers: response.headers, size }));
        })
        .on("error", reject)
        .end();
    });
  it("are packed as whoever asks can unpack them, where that pays", async () => {
    const coding = async (path: string, accepted?: string) =>
      (await raw(path, accepted === undefined ? {} : { "accept-encoding": accepted })).headers["content-encoding"] ?? "none";
    const script = "/assets/app-12345678.js";
    expect([await coding(script), await coding(script, "gzip, br"), await coding(script, "gzip"), await coding(script, "deflate")]).toEqual(
      ["none", "br", "gzip", "none"],
    );
    expect([await coding("/photo.png", "br"), (await raw("/photo.png")).size]).toEqual(["none", SMALL.length]);
    const type = async (path: string) => (await raw(path)).headers["content-type"];
    expect([await type("/photo.png"), await type("/strange.xyz")]).toEqual(["image/png", "application/octet-stream"]);
  });
  it("may be kept for ever where their names change with them, and are else asked for anew", async () => {
    const kept = async (path: string) => ((await raw(path)).headers["cache-control"] ?? "").includes("immutable");
    expect([await kept("/assets/app-12345678.js"), await kept("/assets/app-1234567.js"), await kept("/plain-12345678.js")]).toEqual([
      true,
      false,
      false,
    ]);
    const first = await raw("/some/page");
    const etag = String(first.headers.etag);
    expect([first.status, /^"[\w-]{22}"$/.test(etag), first.headers.vary]).toEqual([200, true, "accept-language"]);
    expect([
      (await raw("/some/page", { "if-none-match": etag })).status,
      (await raw("/some/page", { "if-none-match": '"x"' })).status,
    ]).toEqual([304, 200]);
    expect([
      (await raw("/some/page", {}, "HEAD")).status,
      (await raw("/some/page", {}, "POST")).status,
      (await raw("/api/x")).status,
    ]).toEqual([200, 404, 404]);
  });
  it("say that they are only to be asked for in safety, where they were", async () => {
    const strict = async (proto: string) => (await raw("/", { "x-forwarded-proto": proto })).headers["strict-transport-security"];
    expect([await strict("https"), await strict("http")]).toEqual(["max-age=31536000", undefined]);
  });
});

describe("what is read", () => {
  const text = (length: number): string => "x".repeat(length);
  const shield = "or-lion";
  const season = { title: "s", game: null, from: 0, to: 8_000_000_000_000, bots: true };
  const signed = { id: "i", rawId: "r", response: {}, type: "public-key" };
  const plan = {
    name: "Cup",
    form: "swiss",
    game: "vasa-regalis",
    size: 3,
    rounds: 1,
    pace: { kind: "live", bank: 60, increment: 1, window: 30 },
    timeout: "bot",
    bots: null,
    rated: true,
  };
  const wishes = { language: "en", zone: "UTC", quiet: null, wait: 0, mail: "off", daily: 0, push: true, hook: true };
  const report = { table: text(16), as: null, text: "t", version: "", errors: [] };
  const push = { endpoint: "https://push.example.org/1", keys: { p256dh: text(80), auth: text(16) } };
  const target = (to: object) => ({ kind: "push", to, language: "en", zone: "UTC" });
  const hook = (length: number) => ({
    kind: "hook",
    to: { form: "json", url: `https://example.org/${text(length - 20)}` },
    language: "en",
    zone: "UTC",
  });
  /** Method, address, what is just read, and what is just not. */
  const BRIMS: readonly (readonly [string, string, readonly object[], readonly object[]])[] = [
    [
      "POST",
      "/api/clubs",
      [
        { name: "n", about: text(500), shield },
        { name: "m", about: "", shield: "ab-cd" },
        { name: "o", about: "", shield: `${"a".repeat(10)}-${"b".repeat(16)}` },
      ],
      [
        { name: "n", about: text(501), shield },
        { name: "n", about: "", shield: "a-cd" },
        { name: "n", about: "", shield: `${"a".repeat(11)}-b` },
      ],
    ],
    [
      "PUT",
      "/api/clubs/none",
      [{ about: text(500), shield, board: text(300) }],
      [
        { about: text(501), shield, board: "" },
        { about: "", shield, board: text(301) },
      ],
    ],
    ["POST", "/api/clubs/none/join", [{}, { key: text(16) }, { key: text(64) }], [{ key: text(15) }, { key: text(65) }]],
    [
      "POST",
      "/api/clubs/none/seasons",
      [season, { ...season, title: text(60), game: text(40) }],
      [
        { ...season, to: 8_000_000_000_001 },
        { ...season, from: -1 },
        { ...season, title: text(61) },
        { ...season, title: " " },
        { ...season, game: text(41) },
      ],
    ],
    ["POST", "/api/friends", [{ person: text(64) }], [{ person: text(65) }, { person: "" }]],
    [
      "POST",
      "/api/me/passkeys",
      [{ label: text(40), response: signed }],
      [
        { label: text(41), response: signed },
        { label: " ", response: signed },
      ],
    ],
    [
      "POST",
      "/api/session/passkey",
      [{ response: { ...signed, id: text(1_400) } }],
      [{ response: { ...signed, id: text(1_401) } }, { response: { ...signed, type: "private-key" } }],
    ],
    ["POST", "/api/session/mail-link", [{ key: text(16) }, { key: text(64) }], [{ key: text(15) }, { key: text(65) }]],
    ["POST", "/api/session/recovery", [{ code: text(8) }, { code: text(40) }], [{ code: text(7) }, { code: text(41) }]],
    ["POST", "/api/admin/key", [{ key: text(16) }, { key: text(64) }], [{ key: text(15) }, { key: text(65) }]],
    [
      "PUT",
      "/api/me/wishes",
      [
        { ...wishes, wait: 86_400 },
        { ...wishes, daily: 1_439, quiet: { from: 1_439, to: 0 } },
      ],
      [
        { ...wishes, wait: 86_401 },
        { ...wishes, wait: -1 },
        { ...wishes, daily: 1_440 },
        { ...wishes, quiet: { from: 0, to: 1_440 } },
        { ...wishes, language: "eng" },
        { ...wishes, zone: text(61) },
      ],
    ],
    [
      "POST",
      "/api/me/targets",
      [
        target({ ...push, endpoint: `https://push.example.org/${text(975)}` }),
        target({ ...push, keys: { p256dh: text(100), auth: text(32) } }),
      ],
      [
        target({ ...push, endpoint: `https://push.example.org/${text(976)}` }),
        target({ ...push, keys: { p256dh: text(101), auth: text(16) } }),
        target({ ...push, keys: { p256dh: text(79), auth: text(16) } }),
        target({ ...push, keys: { p256dh: text(80), auth: text(33) } }),
        target({ ...push, keys: { p256dh: text(80), auth: text(15) } }),
        hook(1_001),
      ],
    ],
    [
      "POST",
      "/api/reports",
      [
        { ...report, text: text(2_000), version: text(120) },
        { ...report, errors: Array.from({ length: 10 }, () => text(1_000)) },
      ],
      [
        { ...report, text: text(2_001) },
        { ...report, version: text(121) },
        { ...report, errors: [text(1_001)] },
      ],
    ],
    [
      "POST",
      "/api/reports",
      [],
      [
        { ...report, errors: Array.from({ length: 11 }, () => "e") },
        { ...report, text: " " },
      ],
    ],
    [
      "POST",
      "/api/tournaments",
      [
        { club: null, plan: { ...plan, rounds: 15 } },
        { club: null, plan: { ...plan, rounds: 1 } },
        { club: text(64), plan },
      ],
      [
        { club: null, plan: { ...plan, rounds: 16 } },
        { club: null, plan: { ...plan, rounds: 0 } },
        { club: null, plan: { ...plan, size: 7 } },
        { club: null, plan: { ...plan, size: 1 } },
        { club: null, plan: { ...plan, name: "" } },
        { club: null, plan: { ...plan, game: text(41) } },
        { club: null, plan: { ...plan, pace: { kind: "none" } } },
        { club: text(65), plan },
      ],
    ],
  ];
  it.each(BRIMS)("%s %s, as far as it may go and no further", async (method, path, good, bad) => {
    const who: Somebody = await newMember(server, `Member ${++count}`);
    const codes = async (bodies: readonly object[]): Promise<boolean[]> => {
      const found: boolean[] = [];
      for (const body of bodies) {
        const answer = await who.send(method, path, body);
        // Refused for what it is, whatever else may stand against it.
        found.push(answer.status === 400 && answer.body.error.code === "bad-message");
        expect(answer.status).not.toBe(429);
      }
      return found;
    };
    expect([await codes(good), await codes(bad)]).toEqual([good.map(() => false), bad.map(() => true)]);
  });
  it("of a standing is a game of forty letters, and one to twelve seats", async () => {
    const status = async (query: string) => (await at(`/api/ranking?${query}`)).status;
    expect([await status("game=x&seats=1"), await status("game=x&seats=12"), await status(`game=${text(40)}&seats=2`)]).toEqual([
      200, 200, 200,
    ]);
    expect([await status("game=x&seats=0"), await status("game=x&seats=13"), await status(`game=${text(41)}&seats=2`)]).toEqual([
      400, 400, 400,
    ]);
    expect((await at("/api/people/bot:hard?before=x")).status).toBe(400);
    const [known, unknown] = [
      (await at(`/api/people/bot:${"a".repeat(20)}`)).status,
      (await at(`/api/people/bot:${"a".repeat(21)}`)).status,
    ];
    expect([known, unknown]).toEqual([200, 404]);
  });
});

it("whoever asks it to stop once is waited for, and twice means now; a copy of the signal, handed on by what started it, is no second time", async () => {
  const asked: string[] = [];
  let time = 5_000;
  vi.spyOn(performance, "now").mockImplementation(() => time);
  const signals = new Map<string, () => void>();
  vi.spyOn(process, "on").mockImplementation(((signal: string, work: () => void) => signals.set(signal, work)) as never);
  vi.spyOn(process, "exit").mockImplementation(((code: number) => void asked.push(`exit ${code}`)) as never);
  const stopped = untilStopped(
    {
      drain: async (milliseconds: number) => void asked.push(`drain ${milliseconds}`),
      close: async () => void asked.push("close"),
    } as never,
    settings({ drain: 7 }),
  );
  expect([...signals.keys()]).toEqual(["SIGINT", "SIGTERM"]);
  signals.get("SIGTERM")?.();
  signals.get("SIGTERM")?.();
  time += 300;
  signals.get("SIGINT")?.();
  expect(asked).toEqual(["drain 7"]);
  await stopped;
  expect(asked).toEqual(["drain 7", "close"]);
  time += 1_000;
  signals.get("SIGINT")?.();
  expect(asked[2]).toBe("exit 1");
});
