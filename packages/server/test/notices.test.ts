import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RunningServer } from "../src/index.ts";
import { isPublic, whyNotOutside } from "../src/notices/outside.ts";
import { nextAt, tellAt, USUAL_WISHES } from "../src/notices/wishes.ts";
import { newFolder, newToken, openSocket, startQuietly } from "./house.ts";
import { newSubscriber, openEndpoint, openPostOffice, until } from "./post-office.ts";

const at = (text: string): number => Date.parse(text);

describe("when somebody is told", () => {
  const wishes = { ...USUAL_WISHES, zone: "Europe/Stockholm" };
  it("is at once where nothing was wished for", () => {
    expect(tellAt(wishes, "push", at("2026-03-01T01:00:00Z"))).toBe(at("2026-03-01T01:00:00Z"));
  });
  it("is after quiet hours, also over midnight, by the person's own clock", () => {
    const quiet = { ...wishes, quiet: { from: 22 * 60, to: 7 * 60 } };
    expect(tellAt(quiet, "push", at("2026-03-01T21:30:20Z"))).toBe(at("2026-03-02T06:00:00Z"));
    expect(tellAt(quiet, "push", at("2026-03-01T02:00:00Z"))).toBe(at("2026-03-01T06:00:00Z"));
    expect(tellAt(quiet, "push", at("2026-03-01T20:59:00Z"))).toBe(at("2026-03-01T20:59:00Z"));
  });
  it("is once a day for mails, where that was wished, on days with a turn of the clock too", () => {
    const daily = { ...wishes, mail: "daily" as const, daily: 8 * 60 };
    expect(tellAt(daily, "mail", at("2026-03-28T10:00:00Z"))).toBe(at("2026-03-29T06:00:00Z"));
    expect(tellAt(daily, "push", at("2026-03-28T10:00:00Z"))).toBe(at("2026-03-28T10:00:00Z"));
    expect(nextAt(at("2026-10-24T10:00:00Z"), 8 * 60, "Europe/Stockholm")).toBe(at("2026-10-25T07:00:00Z"));
  });
});

describe("an address that a visitor names", () => {
  const outside = { trusted: ["ntfy.lan:8443"] };
  it("is on the public internet, over TLS, at the usual port", () => {
    for (const text of ["https://discord.com/api/webhooks/1/x", "https://ntfy.lan:8443/topic"])
      expect(whyNotOutside(text, outside)).toBeNull();
    for (const text of [
      "http://discord.com/",
      "https://127.0.0.1/",
      "https://[::1]/",
      "https://10.1.2.3/",
      "https://user:word@example.org/",
      "https://example.org:22/",
      "https://[::ffff:127.0.0.1]/",
      "ftp://example.org",
      "nonsense",
    ])
      expect([text, whyNotOutside(text, outside)]).not.toEqual([text, null]);
  });
  it.each([
    "127.0.0.1",
    "0.0.0.0",
    "10.0.0.1",
    "172.31.255.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "224.0.0.1",
    "::1",
    "::",
    "fe80::1",
    "fd00::1",
    "::ffff:10.0.0.1",
    "64:ff9b::a00:1",
    "2002:7f00:1::",
    "not an address",
  ])("%s is inside", (address) => expect(isPublic(address)).toBe(false));
  it.each(["8.8.8.8", "172.32.0.1", "2606:4700::1111"])("%s is outside", (address) => expect(isPublic(address)).toBe(true));
});

describe("it is your turn", { timeout: 120_000 }, () => {
  const folder = newFolder();
  let server: RunningServer;
  let post: Awaited<ReturnType<typeof openPostOffice>>;
  let endpoint: Awaited<ReturnType<typeof openEndpoint>>;
  beforeAll(async () => {
    post = await openPostOffice();
    endpoint = await openEndpoint((path) => (path.startsWith("/gone") ? 410 : 201));
    server = await startQuietly({
      dataDir: folder.path,
      publicUrl: "https://stormakt.example",
      smtpUrl: post.url,
      mailFrom: "house@stormakt.example",
      hookHosts: [endpoint.host],
      hookCa: endpoint.ca,
      noticeRound: 50,
    });
  });
  afterAll(async () => {
    await server.close();
    await post.close();
    endpoint.close();
    folder.remove();
  });
  const ask = async (token: string, method: string, path: string, body?: object): Promise<Record<string, unknown>> => {
    const response = await fetch(`http://127.0.0.1:${server.port}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body === undefined ? {} : { "content-type": "application/json" }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return (await response.json()) as Record<string, unknown>;
  };
  const place = { language: "en", zone: "UTC" };
  /** A table of two people and a bot, the person asked first being told of it. */
  async function newTable(told: string, other: string, name: string): Promise<string> {
    const made = await ask(told, "POST", "/api/tables", {
      game: "vasa-regalis",
      name,
      seats: [{ kind: "me" }, { kind: "open" }, { kind: "bot", level: "random" }],
      pace: { kind: "deadline", each: 86_400 },
    });
    const { table, invite } = made as unknown as { table: { id: string }; invite: string };
    await ask(other, "POST", `/api/tables/${table.id}/join`, { invite });
    return table.id;
  }
  const waiting = async (token: string, table: string): Promise<number[]> =>
    ((await ask(token, "GET", "/api/my-tables"))["tables"] as { id: string; waiting: number[] }[]).find(({ id }) => id === table)
      ?.waiting ?? [];

  it("is told to a browser, enciphered, once, without a word that the list of tables does not show", async () => {
    const told = await newToken(server.port, "Told");
    const other = await newToken(server.port, "Other");
    const subscriber = newSubscriber();
    await ask(told, "POST", "/api/me/targets", {
      kind: "push",
      to: { endpoint: `${endpoint.url}/push/1`, keys: subscriber.keys },
      ...place,
    });
    await ask(other, "POST", "/api/me/targets", {
      kind: "push",
      to: { endpoint: `${endpoint.url}/push/2`, keys: newSubscriber().keys },
      ...place,
    });
    for (const token of [told, other]) await ask(token, "PUT", "/api/me/wishes", { ...USUAL_WISHES, wait: 0 });
    const table = await newTable(told, other, "Slow <b>Vasa</b>");
    const seats = await until(
      "somebody's turn",
      async () => (await waiting(told, table)).some((seat) => seat < 2) && (await waiting(told, table)),
    );
    const call = await until("a push", () => endpoint.calls.find(({ path }) => path === (seats.includes(0) ? "/push/1" : "/push/2")));
    expect(call.headers["authorization"]).toMatch(/^vapid t=/);
    expect(call.headers["content-encoding"]).toBe("aes128gcm");
    if (seats.includes(0)) {
      const message = subscriber.read(call.body) as Record<string, string>;
      expect(message).toMatchObject({ title: "Your turn: Slow <b>Vasa</b>", link: `https://stormakt.example/t/${table}`, tag: table });
      expect(message["body"]).toContain("Other");
    }
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(endpoint.calls.filter(({ path }) => path === call.path)).toHaveLength(1);
    endpoint.calls.length = 0;
  });

  it("is told to a chat in its own form, and to nobody who sits before the table or wants to hear nothing of it", async () => {
    const told = await newToken(server.port, "Told");
    const other = await newToken(server.port, "Other");
    for (const form of ["discord", "slack", "ntfy", "json"])
      await ask(told, "POST", "/api/me/targets", { kind: "hook", to: { form, url: `${endpoint.url}/${form}` }, ...place });
    await ask(other, "POST", "/api/me/targets", { kind: "hook", to: { form: "json", url: `${endpoint.url}/other` }, ...place });
    await ask(other, "PUT", "/api/me/wishes", { ...USUAL_WISHES, wait: 0 });
    // Hushed within the minute that whoever says nothing is given: what was to be told of it is not.
    const hushed = await newTable(other, told, "hushed");
    await ask(told, "PUT", `/api/me/hushed/${hushed}`, { hushed: true });
    await ask(told, "PUT", "/api/me/wishes", { ...USUAL_WISHES, wait: 0, language: "sv" });
    const table = await newTable(told, other, "@everyone <here>");
    await until("a turn", async () => (await waiting(told, table)).some((seat) => seat < 2));
    const mine = (await waiting(told, table)).includes(0);
    if (!mine) {
      await until("the other's notice", () => endpoint.calls.find(({ path }) => path === "/other"));
      return;
    }
    await until("four calls", () =>
      ["/discord", "/slack", "/ntfy", "/json"].every((path) => endpoint.calls.some((call) => call.path === path)),
    );
    const said = (path: string) => endpoint.calls.find((call) => call.path === path);
    expect(JSON.parse(said("/discord")?.body.toString() ?? "")).toMatchObject({ allowed_mentions: { parse: [] } });
    expect(said("/slack")?.body.toString()).toContain("&lt;here&gt;");
    expect(said("/ntfy")?.headers["click"]).toBe(`https://stormakt.example/t/${table}`);
    expect(JSON.parse(said("/json")?.body.toString() ?? "")).toMatchObject({ title: "Din tur: @everyone <here>" });
    expect(endpoint.calls.filter(({ path, body }) => path !== "/other" && body.toString().includes("hushed"))).toEqual([]);
    endpoint.calls.length = 0;
  });

  it("goes by mail where an address was confirmed, and stops at one click", async () => {
    const told = await newToken(server.port, "Mailed");
    const other = await newToken(server.port, "Other");
    for (const [token, address] of [
      [told, "told@stormakt.example"],
      [other, "other@stormakt.example"],
    ] as const) {
      await ask(token, "POST", "/api/me/mail", { address, language: "en" });
      const letter = await until("a letter", () => post.letters.find(({ to }) => to === address));
      await ask(token, "POST", "/api/session/mail-link", { key: /#([\w-]+)/.exec(letter.text)?.[1] ?? "" });
      await ask(token, "PUT", "/api/me/wishes", { ...USUAL_WISHES, wait: 0 });
    }
    post.letters.length = 0;
    const table = await newTable(told, other, "By mail");
    const letter = await until("a notice", () => post.letters.find(({ subject }) => subject === "Your turn: By mail"));
    expect(letter.text).toContain(`https://stormakt.example/t/${table}`);
    expect(letter.headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
    const stop = /<https:\/\/stormakt\.example([^>]+)>/.exec(letter.headers["list-unsubscribe"] ?? "")?.[1] ?? "";
    const stopped = await fetch(`http://127.0.0.1:${server.port}${stop}`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
    });
    expect(stopped.status).toBe(200);
    const whose = letter.to === "told@stormakt.example" ? told : other;
    expect((await ask(whose, "GET", "/api/me"))["wishes"]).toMatchObject({ mail: "off" });
    const wrong = await fetch(`http://127.0.0.1:${server.port}${stop.slice(0, -1)}${stop.endsWith("A") ? "B" : "A"}`, { method: "POST" });
    expect(wrong.status).toBe(404);
  });

  it("waits while somebody has the table open, and forgets a device that is gone", async () => {
    const told = await newToken(server.port, "Here");
    const other = await newToken(server.port, "There");
    for (const [token, path] of [
      [told, "/gone/1"],
      [other, "/gone/2"],
    ] as const) {
      await ask(token, "POST", "/api/me/targets", {
        kind: "push",
        to: { endpoint: `${endpoint.url}${path}`, keys: newSubscriber().keys },
        ...place,
      });
      await ask(token, "PUT", "/api/me/wishes", { ...USUAL_WISHES, wait: 0 });
    }
    const table = await newTable(told, other, "Gone");
    await until("a turn", async () => (await waiting(told, table)).some((seat) => seat < 2));
    const path = (await waiting(told, table)).includes(0) ? "/gone/1" : "/gone/2";
    await until("a call", () => endpoint.calls.some((call) => call.path === path));
    const whose = path === "/gone/1" ? told : other;
    await until("the device to be forgotten", async () => ((await ask(whose, "GET", "/api/me"))["targets"] as unknown[]).length === 0);
  });

  it("is said by a nudge of whoever waits, once in half a day, and by nobody else", async () => {
    const told = await newToken(server.port, "Slow");
    const other = await newToken(server.port, "Waiting");
    const stranger = await newToken(server.port, "Stranger");
    for (const token of [told, other]) {
      const path = token === told ? "/nudge/0" : "/nudge/1";
      await ask(token, "POST", "/api/me/targets", { kind: "hook", to: { form: "json", url: `${endpoint.url}${path}` }, ...place });
      await ask(token, "PUT", "/api/me/wishes", { ...USUAL_WISHES, wait: 80_000 });
    }
    const table = await newTable(told, other, "Nudged");
    await until("a turn", async () => (await waiting(told, table)).some((seat) => seat < 2));
    const seat = (await waiting(told, table)).includes(0) ? 0 : 1;
    const [slow, awake] = seat === 0 ? [told, other] : [other, told];
    expect(await ask(stranger, "POST", `/api/tables/${table}/nudge`, { seat })).toMatchObject({ error: { code: "not-found" } });
    expect(await ask(slow, "POST", `/api/tables/${table}/nudge`, { seat })).toMatchObject({ error: { code: "not-allowed" } });
    for (let time = 0; time < 3; time++) expect(await ask(awake, "POST", `/api/tables/${table}/nudge`, { seat })).toEqual({});
    const call = await until("the nudge", () => endpoint.calls.find(({ path }) => path === `/nudge/${seat}`));
    expect(JSON.parse(call.body.toString())).toMatchObject({ title: "The others are waiting for you: Nudged" });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(endpoint.calls.filter(({ path }) => path.startsWith("/nudge"))).toHaveLength(1);
  });

  it("is not told to whoever sits before the table", async () => {
    const told = await newToken(server.port, "Present");
    const other = await newToken(server.port, "Present too");
    const sockets = [told, other].map((token) => openSocket(server.port, token));
    await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.addEventListener("open", resolve))));
    for (const token of [told, other]) {
      await ask(token, "POST", "/api/me/targets", { kind: "hook", to: { form: "json", url: `${endpoint.url}/present` }, ...place });
      await ask(token, "PUT", "/api/me/wishes", { ...USUAL_WISHES, wait: 2 });
    }
    const table = await newTable(told, other, "Present");
    sockets.forEach((socket, as) => socket.send(JSON.stringify({ id: 1, do: "open", table, as })));
    await until("a turn", async () => (await waiting(told, table)).some((seat) => seat < 2));
    const { db } = server.store;
    await until("a notice put off", async () =>
      (await db.selectFrom("notices").selectAll().where("table_id", "=", table).execute()).some(
        ({ due }) => Number(due) > Date.now() + 30_000,
      ),
    );
    expect(endpoint.calls.some(({ path }) => path === "/present")).toBe(false);
    await db.updateTable("notices").set({ due: Date.now() }).where("table_id", "=", table).execute();
    await server.close();
    server = await startQuietly({
      dataDir: folder.path,
      publicUrl: "https://stormakt.example",
      hookHosts: [endpoint.host],
      hookCa: endpoint.ca,
      noticeRound: 50,
    });
    // A node that was away looks back: what it had to tell is told by the next, since nobody sits there any more.
    await until("the notice after all", () => endpoint.calls.some(({ path }) => path === "/present"));
    for (const socket of sockets) socket.close();
  }, 120_000);
});
