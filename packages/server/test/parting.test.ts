/** What people might try on a server where everything else is in order: going without going, talking while muted, locking themselves out. */
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { hashOf, newSecret } from "../src/auth/guests.ts";
import { HouseBook } from "../src/house/book.ts";
import type { RunningServer } from "../src/index.ts";
import type { Somebody } from "./company.ts";
import { ask, newGuest, newMember } from "./company.ts";
import { newFolder, openSocket, startQuietly } from "./house.ts";

const folder = newFolder();
let server: RunningServer;
let book: HouseBook;
let admin: Somebody;
beforeAll(async () => {
  server = await startQuietly({ dataDir: folder.path, noticeRound: 3_600_000 });
  book = new HouseBook(server.store.db);
  admin = await newGuest(server.port, "Keeper");
  await book.appoint(admin.id, 1);
});
afterAll(async () => {
  await server.close();
  folder.remove();
});
const GAME = "vasa-regalis";
const OPEN = [{ kind: "me" }, { kind: "open" }, { kind: "open" }];
/** One request over a socket of its own. */
async function overSocket(who: Somebody, request: object): Promise<{ ok?: object; error?: { code: string } }> {
  const socket = openSocket(server.port, who.token);
  await new Promise((resolve) => socket.addEventListener("open", resolve));
  const answer = new Promise<{ ok?: object; error?: { code: string } }>((resolve) => {
    socket.addEventListener("message", ({ data }) => {
      const heard = JSON.parse(String(data)) as { re?: number; ok?: object; error?: { code: string } };
      if (heard.re === 7) resolve(heard);
    });
  });
  socket.send(JSON.stringify({ id: 7, ...request }));
  const found = await answer;
  socket.close();
  return found;
}

describe("whoever leaves", () => {
  it("for good is sent away wherever they are connected by that session, and by no other", async () => {
    const anna = await newGuest(server.port, "Anna");
    const bo = await newGuest(server.port, "Bo");
    const [hers, his] = [openSocket(server.port, anna.token), openSocket(server.port, bo.token)];
    const gone = new Promise<number>((resolve) => hers.addEventListener("close", ({ code }) => resolve(code)));
    for (const socket of [hers, his])
      await new Promise<void>((resolve) => (socket.readyState === 1 ? resolve() : socket.addEventListener("open", () => resolve())));
    expect((await anna.send("DELETE", "/api/session")).status).toBe(200);
    expect(await gone).toBe(1008);
    expect([his.readyState, (await anna.get("/api/session")).status, (await anna.send("DELETE", "/api/session")).status]).toEqual([
      1, 401, 200,
    ]);
    his.close();
  });
  it("a table after the match is not let go of its result", async () => {
    const people = await Promise.all(["One", "Two", "Three"].map((name) => newGuest(server.port, name)));
    const [one, two, three] = people as [Somebody, Somebody, Somebody];
    const { body } = await one.send("POST", "/api/tables", { game: GAME, seats: OPEN });
    const { id: table } = body.table as { id: string };
    for (const other of [two, three]) await other.send("POST", `/api/tables/${table}/join`, { invite: body.invite });
    for (const as of [0, 1]) await server.hall.ask({ id: people[as]!.id, name: "" }, "resign", { table, as });
    expect((await overSocket(one, { do: "leave", table, as: 0 })).error).toMatchObject({ code: "not-running" });
    expect((await one.get("/api/my-tables?finished=true")).body.tables).toMatchObject([{ id: table, mine: [0] }]);
  });
});

describe("whoever was told to be quiet", () => {
  it("calls no table, no seat and no shared note anything either, over either way, and plays on", async () => {
    const rude = await newGuest(server.port, "Rude");
    const other = await newGuest(server.port, "Other");
    const { body } = await other.send("POST", "/api/tables", { game: GAME, seats: OPEN });
    const join = { table: body.table.id as string, invite: body.invite as string };
    await admin.send("POST", "/api/admin/acts", { act: "mute", person: rude.id, minutes: null, why: "" });
    const named = [
      { game: GAME, seats: OPEN, name: "You all stink" },
      { game: GAME, seats: [{ kind: "me", name: "Stinker" }, ...OPEN.slice(1)] },
    ];
    for (const asked of named) {
      expect((await rude.send("POST", "/api/tables", asked)).body.error).toMatchObject({ code: "muted" });
      expect((await overSocket(rude, { do: "create", ...asked })).error).toMatchObject({ code: "muted" });
    }
    const { table, invite } = join;
    expect((await rude.send("POST", `/api/tables/${table}/join`, { invite, name: "Stinker" })).body.error).toMatchObject({ code: "muted" });
    expect((await overSocket(rude, { do: "join", ...join, name: "Stinker" })).error).toMatchObject({ code: "muted" });
    expect((await overSocket(rude, { do: "pin", table, move: 0, text: "x", shared: true })).error).toMatchObject({ code: "muted" });
    expect((await overSocket(rude, { do: "join", ...join })).ok).toEqual({ seat: 1 });
    expect((await overSocket(rude, { do: "pin", table, move: 0, text: "x" })).ok).toBeDefined();
    expect((await rude.send("POST", "/api/tables", { game: GAME, seats: OPEN })).status).toBe(200);
    expect((await other.send("POST", "/api/tables", named[0])).status).toBe(200);
  });
});

describe("signs that nobody can see", () => {
  it("are refused in every address and every body: no database keeps the first of them", async () => {
    const anna = await newMember(server, "Anna of signs");
    for (const [method, path] of [
      ["GET", "/api/people/%00"],
      ["GET", "/api/ranking?game=%00&seats=3"],
      ["GET", "/api/clubs/%00"],
      ["GET", "/api/tournaments/a%00"],
      ["DELETE", "/api/friends/%00"],
      ["DELETE", "/api/me/targets/%00"],
      ["DELETE", "/api/me/passkeys/%00"],
      ["GET", "/api/tables?game=%00"],
    ] as const)
      expect([path, (await (method === "GET" ? anna.get(path) : anna.send(method, path))).status]).toEqual([path, 400]);
    const nul = "a\0b";
    for (const [path, body] of [
      ["/api/friends", { person: nul }],
      ["/api/friends", { [nul]: 1 }],
      ["/api/tournaments", { club: nul, plan: [{ deep: nul }] }],
      ["/api/admin/acts", { act: "mute", person: "x", why: nul }],
    ] as const)
      expect((await admin.send("POST", path, body)).body.error).toMatchObject({ code: "bad-message", text: "no control characters" });
    expect((await overSocket(anna, { do: "tables", game: "\0" })).error).toMatchObject({ code: "bad-message" });
  });
  it("do not turn the names of seasons and passkeys, nor what an admin reads of a report", async () => {
    const anna = await newMember(server, "Anna of seasons");
    const { body } = await anna.send("POST", "/api/clubs", { name: "Club of seasons", about: "", shield: "azure-lion" });
    const season = (title: string) =>
      anna.send("POST", `/api/clubs/${body.club}/seasons`, { title, game: null, from: 1, to: 2, bots: false });
    expect([(await season("Win\u202eter")).status, (await season("Winter")).status]).toEqual([400, 200]);
    const added = await anna.send("POST", "/api/me/passkeys", {
      label: "pho\u202ene",
      response: { id: "", rawId: "", response: {}, type: "public-key" },
    });
    expect(added.body.error.text).toContain("label");
    const made = await anna.send("POST", "/api/tables", { game: GAME, seats: OPEN });
    const report = { table: made.body.table.id, as: 0, text: "hm", version: "1", errors: ["\u001b[2Jgone \u202e\u200bturned\nline"] };
    const { body: filed } = await anna.send("POST", "/api/reports", report);
    expect((await admin.get(`/api/admin/reports/${filed.report}`)).body.report.errors).toEqual(["\ufffd[2Jgone \ufffd\ufffdturned\nline"]);
    expect((await anna.send("POST", "/api/reports", { ...report, text: "\u001b[2J" })).status).toBe(400);
  });
});

describe("reports", () => {
  it("are found however many have come since, and are so many an hour from one address", async () => {
    const anna = await newGuest(server.port, "Anna of reports");
    const { body } = await anna.send("POST", "/api/tables", { game: GAME, seats: OPEN });
    const report = { table: body.table.id, as: 0, text: "hm", version: "1", errors: [] };
    const { body: first } = await anna.send("POST", "/api/reports", report);
    const row = await server.store.db.selectFrom("reports").selectAll().where("id", "=", first.report).executeTakeFirstOrThrow();
    await server.store.db
      .insertInto("reports")
      .values(Array.from({ length: 200 }, (_, nth) => ({ ...row, id: `later ${nth}`, at: row.at + 1 + nth })))
      .execute();
    expect((await admin.get(`/api/admin/reports/${first.report}`)).status).toBe(200);
    const statuses: number[] = [];
    for (let nth = 0; nth < 6; nth++) {
      const other = await newGuest(server.port, `Flood ${nth}`);
      const { body: made } = await other.send("POST", "/api/tables", { game: GAME, seats: OPEN });
      for (let one = 0; one < 4; one++)
        statuses.push((await other.send("POST", "/api/reports", { ...report, table: made.table.id })).status);
    }
    expect(statuses.filter((status) => status === 200).length).toBeLessThan(20);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe("what matches say of a bot", () => {
  it("goes back two thousand of them, however many it has played, and is looked at so often from one address", async () => {
    const { db } = server.store;
    const shared = { seat: 0, game: GAME, seats: 2, place: 1, share: 1, mu: null, sigma: null, role: "house:vasa" };
    const match = (nth: number) => ({ ...shared, table_id: `played ${nth}`, subject: "bot:busy", at: nth + 10_000, moves: 1, began: nth });
    await db.insertInto("members").values({ person: "long ago", called: "long ago", since: 1 }).execute();
    // The first was the longest, in another role, and against the only person.
    await db
      .insertInto("results")
      .values([
        { ...match(0), began: -1_000, moves: 99, role: "house:natt" },
        { ...match(0), seat: 1, subject: "long ago" },
      ])
      .execute();
    for (let nth = 1; nth <= 2_000; nth += 100)
      await db
        .insertInto("results")
        .values(Array.from({ length: 100 }, (_, at) => match(nth + at)))
        .execute();
    const anybody = await newGuest(server.port, "Anybody");
    const { body } = await anybody.get("/api/people/bot:busy");
    expect(body).toMatchObject({ opponents: [], favourites: [{ role: "house:vasa", played: 2_000 }], voyages: { busiest: { moves: 1 } } });
    expect(body.voyages.longest.table).not.toBe("played 0");
    const statuses = await Promise.all(
      Array.from({ length: 80 }, async () => (await anybody.get(`/api/ranking?game=${GAME}&seats=2`)).status),
    );
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(5);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(50);
  });
});

describe("what is dear", () => {
  it("counts for all at one address together over HTTP too, however many guests they are", async () => {
    const small = newFolder();
    const house = await startQuietly({ dataDir: small.path, rate: 5, noticeRound: 3_600_000 });
    const statuses: number[] = [];
    for (let nth = 0; nth < 8; nth++) {
      const token = newSecret(256);
      await house.store.createSession(hashOf(token), { id: `guest ${nth}`, name: `Guest ${nth}` }, Date.now(), "");
      for (let one = 0; one < 2; one++) statuses.push((await ask(house.port, token, "POST", "/api/claim", { key: "no such key" })).status);
    }
    await house.close();
    small.remove();
    // Eighty at once, and ten for each; each guest alone may have twenty.
    expect(statuses.filter((status) => status === 404).length).toBeLessThan(12);
    expect([statuses.slice(0, 8), statuses.at(-1)]).toEqual([Array.from({ length: 8 }, () => 404), 429]);
  });
});

describe("what is dear and asked in two ways", () => {
  it("counts once: over sockets and HTTP together, by person and by address", async () => {
    const small = newFolder();
    const house = await startQuietly({ dataDir: small.path, rate: 3, noticeRound: 3_600_000 });
    const [other = "", ...crowd] = await Promise.all(
      ["Other", "A", "B", "C", "D"].map(async (id) => {
        const token = newSecret(256);
        await house.store.createSession(hashOf(token), { id, name: id }, Date.now(), "");
        return token;
      }),
    );
    const socket = openSocket(house.port, other);
    const heard: { re?: number; ok?: object; error?: { code: string } }[] = [];
    socket.addEventListener("message", ({ data }) => heard.push(JSON.parse(String(data)) as (typeof heard)[number]));
    await new Promise((resolve) => socket.addEventListener("open", resolve));
    const answer = async (id: number, request: object) => {
      socket.send(JSON.stringify({ id, ...request }));
      await vi.waitFor(() => expect(heard.some(({ re }) => re === id)).toBe(true), { timeout: 20_000 });
      return heard.find(({ re }) => re === id)?.error?.code ?? "done";
    };
    const claim = { key: "no such key" };
    // Nothing comes back while the clock of the limits stands still: 48 for all at the address, twelve for each.
    const still = performance.now();
    const clock = vi.spyOn(performance, "now").mockReturnValue(still);
    const asked: unknown[] = [];
    for (const token of crowd) asked.push((await ask(house.port, token, "POST", "/api/claim", claim)).status);
    asked.push(await answer(1, { do: "claim", ...claim }));
    // What the person has used up over the socket is used up here too.
    asked.push((await ask(house.port, other, "GET", "/api/tables")).status);
    clock.mockRestore();
    expect(asked).toEqual([404, 404, 404, 404, "too-fast", 429]);
    socket.close();
    await house.close();
    small.remove();
  });
});

describe("an admin", () => {
  it("does not ban themselves, nor where they come from, by a slip", async () => {
    const act = async (body: object) => (await admin.send("POST", "/api/admin/acts", body)).status;
    const other = await newGuest(server.port, "Somebody else");
    expect(await act({ act: "ban", person: admin.id })).toBe(403);
    for (const range of ["127.0.0.1", "127.0.0.0/8", "::ffff:127.0.0.1"])
      expect([range, await act({ act: "ban-range", range })]).toEqual([range, 403]);
    expect((await book.standing(0)).bans).toEqual([]);
    expect([await act({ act: "ban", person: other.id }), await act({ act: "ban-range", range: "192.0.2.0/24" })]).toEqual([200, 200]);
    expect((await other.get("/api/session")).status).toBe(403);
  });
});

describe("whoever is turned away", () => {
  const REFUSED = { status: 403, body: { error: { code: "banned" } } };
  const ELSE = [
    ["GET", "/api/session"],
    ["GET", "/api/me"],
    ["GET", "/api/me/sessions"],
    ["GET", "/api/me/data/more"],
    ["GET", "/api/tables"],
    ["GET", "/api/my-tables"],
    ["GET", "/api/friends"],
    ["POST", "/api/session"],
    ["POST", "/api/tables"],
    ["POST", "/api/reports"],
    ["POST", "/api/me/recovery-codes"],
    ["POST", "/api/me/data"],
    ["PUT", "/api/me/wishes"],
    ["DELETE", "/api/me/mail"],
  ] as const;
  it("as a person or with a whole net can have what is kept of them, and have it forgotten, and nothing else", async () => {
    for (const how of ["person", "net"] as const) {
      const rude = await newMember(server, `Rude by ${how}`);
      const table = await rude.send("POST", "/api/tables", { game: GAME, seats: OPEN, name: "Rudeness" });
      const ban = how === "person" ? { act: "ban", person: rude.id } : { act: "ban-range", range: "127.0.0.0/8" };
      // An admin does not shut themselves out: the command line may.
      await book.ban(`by ${how}`, how === "person" ? { person: rude.id } : { range: "127.0.0.0/8" }, "", Date.now(), null);
      await book.write("command line", ban, Date.now(), true);
      await vi.waitFor(async () => expect(await rude.get("/api/session")).toMatchObject(REFUSED), { timeout: 20_000 });
      for (const [method, path] of ELSE) {
        const answer = method === "GET" ? await rude.get(path) : await rude.send(method, path);
        // What is nowhere is nowhere, for them too.
        if (answer.status !== 404) expect({ path, ...answer }).toMatchObject({ path, ...REFUSED });
      }
      const { status, body } = await rude.get("/api/me/data?from=here");
      expect([status, body.person?.id]).toEqual([200, rude.id]);
      expect(JSON.stringify(body.tables)).toContain(table.body.table.id);
      expect((await ask(server.port, null, "GET", "/api/me/data")).status).toBe(401);
      expect((await ask(server.port, null, "DELETE", "/api/me")).status).toBe(401);
      expect((await rude.send("DELETE", "/api/me")).status).toBe(200);
      expect(await server.store.person(rude.id)).toBeNull();
      expect((await rude.get("/api/me/data")).status).toBe(401);
      await book.unban(`by ${how}`);
      await book.write("command line", { act: "unban" }, Date.now(), true);
      await vi.waitFor(async () => expect((await admin.get("/api/session")).status).toBe(200), { timeout: 20_000 });
    }
  }, 60_000);
});
