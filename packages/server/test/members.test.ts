import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { RunningServer } from "../src/index.ts";
import { newFolder, newPerson, newToken, openSocket, startQuietly } from "./house.ts";
import { openPostOffice, until } from "./post-office.ts";

interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown> & { error?: { code: string } };
  readonly cookie: string | null;
}
const folder = newFolder();
let server: RunningServer;
let post: Awaited<ReturnType<typeof openPostOffice>>;
beforeAll(async () => {
  post = await openPostOffice();
  server = await startQuietly({
    dataDir: folder.path,
    publicUrl: "https://stormakt.example",
    smtpUrl: post.url,
    mailFrom: "Stormakt <house@stormakt.example>",
    trustProxy: 1,
  });
});
afterAll(async () => {
  await server.close();
  await post.close();
  folder.remove();
});
afterEach(() => {
  post.letters.length = 0;
  household += 1;
});
/** Each test comes from an address of its own: what one may try from there is limited. */
let household = 1;

async function ask(token: string | null, method: string, path: string, body?: object): Promise<Answer> {
  const response = await fetch(`http://127.0.0.1:${server.port}${path}`, {
    method,
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      "x-forwarded-for": `192.0.2.${household}`,
      "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Chrome/130.0",
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const cookie = /stormakt=([^;]+)/.exec(response.headers.get("set-cookie") ?? "")?.[1] ?? null;
  return { status: response.status, body: (await response.json()) as Answer["body"], cookie };
}
const keyIn = (text: string): string => /\/me#([A-Za-z0-9_-]+)/.exec(text)?.[1] ?? "";
/** Somebody with a confirmed address. */
async function newMember(name: string, address: string): Promise<string> {
  const token = await newToken(server.port, name);
  await ask(token, "POST", "/api/me/mail", { address, language: "en" });
  const letter = await until("a letter", () => post.letters.find(({ to }) => to === address));
  await ask(token, "POST", "/api/session/mail-link", { key: keyIn(letter.text) });
  return token;
}

describe("becoming a member", () => {
  it("takes a link sent by mail, which works once, and leaves the person who they were", async () => {
    const token = await newToken(server.port, "Ebba Brahe");
    const before = (await ask(token, "GET", "/api/me")).body;
    expect(before).toMatchObject({ member: null, ways: { mail: true } });
    await ask(token, "POST", "/api/me/mail", { address: "Ebba@brahe.example", language: "sv" });
    const letter = await until("a letter", () => post.letters[0]);
    expect(letter).toMatchObject({ to: "Ebba@brahe.example", subject: "Bekräfta din adress" });
    expect(letter.text).toMatch(/https:\/\/stormakt\.example\/me#/);
    const used = await ask(token, "POST", "/api/session/mail-link", { key: keyIn(letter.text) });
    expect(used.status).toBe(200);
    expect(used.body["person"]).toEqual(before["person"]);
    const again = await ask(null, "POST", "/api/session/mail-link", { key: keyIn(letter.text) });
    expect(again).toMatchObject({ status: 404, cookie: null });
    expect((await ask(token, "GET", "/api/me")).body).toMatchObject({
      member: { mail: "ebba@brahe.example", passkeys: [], codes: 0 },
    });
  });
  it("is refused under a name that another member has, however it is written", async () => {
    await newMember("Axel Oxenstierna", "axel@stormakt.example");
    const other = await newToken(server.port, "AXEL  oxenstierna");
    expect((await ask(other, "POST", "/api/me/mail", { address: "other@stormakt.example", language: "en" })).body.error).toMatchObject({
      code: "name-taken",
    });
    const third = await newMember("Third", "third@stormakt.example");
    expect((await ask(third, "PATCH", "/api/session", { name: "Axel Oxenstierna" })).body.error).toMatchObject({ code: "name-taken" });
    expect((await ask(third, "PATCH", "/api/session", { name: "Still the third" })).status).toBe(200);
  });
  it("is refused without a name", async () => {
    const came = await ask(null, "POST", "/api/session", { token: true });
    const token = String(came.body["token"]);
    const mail = { address: "nameless@stormakt.example", language: "en" };
    expect((await ask(token, "POST", "/api/me/mail", mail)).body.error).toMatchObject({ code: "not-allowed" });
    expect((await ask(token, "PATCH", "/api/session", { name: "Named at last" })).status).toBe(200);
    expect((await ask(token, "POST", "/api/me/mail", mail)).status).toBe(200);
  });
  it("does not say whether an address is known", async () => {
    await newMember("Known", "known@stormakt.example");
    post.letters.length = 0;
    const [known, unknown] = [
      await ask(null, "POST", "/api/session/mail", { address: "known@stormakt.example", language: "en" }),
      await ask(null, "POST", "/api/session/mail", { address: "unknown@stormakt.example", language: "en" }),
    ];
    expect(known).toEqual(unknown);
    await until("the one letter", () => post.letters[0]);
    expect(post.letters.map(({ to }) => to)).toEqual(["known@stormakt.example"]);
  });
});

describe("coming in from another device", () => {
  it("brings along every seat taken there as a guest, and ends the guest", async () => {
    const member = await newMember("Karin", "karin@stormakt.example");
    const id = ((await ask(member, "GET", "/api/session")).body["person"] as { id: string }).id;
    const guest = await newToken(server.port, "Some guest");
    const made = await ask(guest, "POST", "/api/tables", {
      game: "vasa-regalis",
      seats: [{ kind: "me" }, { kind: "open" }, { kind: "open" }],
    });
    const table = (made.body["table"] as { id: string }).id;
    post.letters.length = 0;
    await ask(null, "POST", "/api/session/mail", { address: "karin@stormakt.example", language: "en" });
    const letter = await until("a letter", () => post.letters[0]);
    const came = await ask(guest, "POST", "/api/session/mail-link", { key: keyIn(letter.text), sure: true });
    expect(came.body["person"]).toMatchObject({ id });
    const mine = (await ask(came.cookie, "GET", "/api/my-tables")).body["tables"] as { id: string; mine: number[] }[];
    expect(mine.map((one) => [one.id, one.mine])).toContainEqual([table, [0]]);
    expect((await ask(came.cookie, "GET", `/api/tables/${table}`)).body["table"]).toMatchObject({ owner: id });
    expect((await ask(guest, "GET", "/api/session")).status).toBe(401);
  });
  it("leaves a guest at a table where the member has another seat: nobody may see two hands", async () => {
    const member = await newMember("Magnus", "magnus@stormakt.example");
    const made = await ask(member, "POST", "/api/tables", {
      game: "vasa-regalis",
      seats: [{ kind: "me" }, { kind: "open" }, { kind: "open" }],
    });
    const { table, invite } = made.body as unknown as { table: { id: string }; invite: string };
    const guest = await newToken(server.port, "Guest there");
    await ask(guest, "POST", `/api/tables/${table.id}/join`, { invite });
    post.letters.length = 0;
    await ask(null, "POST", "/api/session/mail", { address: "magnus@stormakt.example", language: "en" });
    const letter = await until("a letter", () => post.letters[0]);
    const came = await ask(guest, "POST", "/api/session/mail-link", { key: keyIn(letter.text), sure: true });
    const mine = (await ask(came.cookie, "GET", "/api/my-tables")).body["tables"] as { id: string; mine: number[] }[];
    expect(mine.find((one) => one.id === table.id)?.mine).toEqual([0]);
    expect((await ask(guest, "GET", "/api/my-tables")).body["tables"]).toMatchObject([{ id: table.id, mine: [1] }]);
  });
  it("takes more than a click on another's link: whoever is here as somebody else is told whose it is, and nothing is done", async () => {
    const thief = await newMember("Thief", "thief@stormakt.example");
    const victim = await newToken(server.port, "Victim");
    const other = await newToken(server.port, "Not yet a member");
    const made = await ask(victim, "POST", "/api/tables", {
      game: "vasa-regalis",
      seats: [{ kind: "me" }, { kind: "open" }, { kind: "open" }],
    });
    const table = (made.body["table"] as { id: string }).id;
    post.letters.length = 0;
    await ask(null, "POST", "/api/session/mail", { address: "thief@stormakt.example", language: "en" });
    await ask(other, "POST", "/api/me/mail", { address: "victim@stormakt.example", language: "en" });
    const letters = await until("two letters", () => (post.letters.length === 2 ? [...post.letters] : undefined));
    for (const [to, name] of [
      ["thief@stormakt.example", "Thief"],
      ["victim@stormakt.example", "Not yet a member"],
    ] as const) {
      const key = keyIn(letters.find((one) => one.to === to)?.text ?? "");
      const clicked = await ask(victim, "POST", "/api/session/mail-link", { key });
      expect(clicked).toEqual({ status: 200, body: { asks: { name, here: "Victim", isGuest: true } }, cookie: null });
    }
    expect((await ask(victim, "GET", "/api/session")).body["person"]).toMatchObject({ name: "Victim" });
    expect((await ask(thief, "GET", "/api/my-tables")).body["tables"]).toEqual([]);
    expect((await ask(victim, "GET", "/api/my-tables")).body["tables"]).toMatchObject([{ id: table }]);
    // It is not used up: its own person comes in by it, from a browser where they are nobody yet.
    const key = keyIn(letters.find((one) => one.to === "thief@stormakt.example")?.text ?? "");
    expect((await ask(null, "POST", "/api/session/mail-link", { key })).body["person"]).toMatchObject({ name: "Thief" });
  });
  it("works by a code kept on paper, once", async () => {
    const member = await newMember("Vilhelm", "vilhelm@stormakt.example");
    expect((await ask(await newToken(server.port, "no member"), "POST", "/api/me/recovery-codes")).status).toBe(403);
    const codes = (await ask(member, "POST", "/api/me/recovery-codes")).body["codes"] as string[];
    expect(new Set(codes).size).toBe(10);
    const [first = "", second = ""] = codes;
    const came = await ask(null, "POST", "/api/session/recovery", { code: first.toUpperCase().replaceAll("-", " ") });
    expect(came.body["person"]).toMatchObject({ name: "Vilhelm" });
    expect((await ask(null, "POST", "/api/session/recovery", { code: first })).status).toBe(404);
    await ask(member, "POST", "/api/me/recovery-codes");
    expect((await ask(null, "POST", "/api/session/recovery", { code: second })).status).toBe(404);
  });
});

describe("sessions", () => {
  it("are listed by device, and one that is ended is cut off at once", async () => {
    const first = await newMember("Gustaf", "gustaf@stormakt.example");
    const [code = ""] = (await ask(first, "POST", "/api/me/recovery-codes")).body["codes"] as string[];
    const { cookie: second } = await ask(null, "POST", "/api/session/recovery", { code });
    const sessions = (await ask(first, "GET", "/api/me/sessions")).body["sessions"] as { id: string; device: string; isThis: boolean }[];
    const other = sessions.find((one) => !one.isThis && one.device === "Chrome, Linux");
    const socket = openSocket(server.port, second ?? "");
    const closed = new Promise((resolve) => socket.addEventListener("close", resolve));
    await new Promise((resolve) => socket.addEventListener("open", resolve));
    await ask(first, "DELETE", `/api/me/sessions/${other?.id}`);
    await closed;
    expect((await ask(second, "GET", "/api/session")).status).toBe(401);
    expect((await ask(first, "GET", "/api/session")).status).toBe(200);
    await ask(first, "DELETE", "/api/me/sessions/others");
    expect((await ask(first, "GET", "/api/me/sessions")).body["sessions"]).toMatchObject([{ isThis: true }]);
  });
  it("of members may all lapse without the member being forgotten, and what is forgotten is forgotten whole", async () => {
    const member = await newMember("Kristina", "kristina@stormakt.example");
    const { id } = (await ask(member, "GET", "/api/session")).body["person"] as { id: string };
    const client = await newPerson(() => server.port, "guest");
    client.close();
    await ask(member, "DELETE", "/api/me");
    const { db } = server.store;
    for (const table of ["members", "mail_addresses", "recovery_codes", "wishes", "targets", "notices"] as const)
      expect(await db.selectFrom(table).selectAll().where("person", "=", id).execute()).toEqual([]);
    expect((await ask(member, "GET", "/api/session")).status).toBe(401);
  });
});
