/** What is kept of people and of tables, and when it goes: over a database in memory, with a hall that only writes down what it is asked. */
import { Refusal } from "@stormakt/host";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HouseBook } from "../src/house/book.ts";
import { People } from "../src/house/people.ts";
import { Reports } from "../src/house/reports.ts";
import type { ServerStore } from "../src/store/index.ts";
import { SqliteStore } from "../src/store/sqlite.ts";
import { code } from "./books.ts";

const DAY = 86_400_000;
const NOW = 1_000 * DAY;
let store: ServerStore;
let people: People;
let asked: string[];
let reloaded: string[];
let kept: string[];
let refreshed: number;
/** How far each table is; others are gone. */
let status: Record<string, string>;
let fails: Error | null;
beforeEach(async () => {
  [asked, reloaded, kept, refreshed, status, fails] = [[], [], [], 0, {}, null];
  store = await SqliteStore.open(":memory:");
  const mustBe = (table: string): void => {
    if (fails !== null) throw fails;
    if (status[table] === undefined) throw new Refusal("not-found", "gone");
  };
  people = new People({
    book: new HouseBook(store.db),
    hall: {
      store,
      ask: async (person: { id: string }, what: string, { table, as }: { table: string; as?: number }) => {
        mustBe(table);
        asked.push(`${person.id} ${what} ${table}${as === undefined ? "" : ` ${as}`}`);
        return { mine: [0, 2], table: { status: status[table] } };
      },
      inTurn: async (table: string, work: () => unknown) => {
        mustBe(table);
        return work();
      },
      reload: async (table: string) => void reloaded.push(table),
    } as never,
    refresh: async () => void (refreshed += 1),
    now: () => NOW,
    keepers: {
      other: {
        dataOf: async (person) => ({ of: person }),
        forget: async (person, alias) => void kept.push(`${person} ${/^gone-[\w-]{8}$/.test(alias)}`),
      },
    },
  });
});
afterEach(async () => {
  vi.useRealTimers();
  await store.close();
});
const put = (table: string, row: object) =>
  store.db
    .insertInto(table as never)
    .values(row)
    .execute();
const count = async (table: string): Promise<number> =>
  (await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(store.db)).rows[0]?.n ?? -1;
const summary = (id: string, more: object = {}) => ({
  id,
  name: "Annas bord",
  game: "fair",
  status: "running",
  pace: { kind: "none" },
  listed: false,
  created: 1,
  since: NOW,
  waiting: [],
  owner: "anna",
  seats: [{ name: "Anna" }, { name: "Bo" }, { name: "Anna" }],
  persons: ["anna", "bo", null],
  ...more,
});
const seat = (person: string | null, name: string | null) => ({ person, name, bot: null, reserved: null });
/** A table that Anna made and sat down at. */
async function table(id: string, more: object = {}): Promise<void> {
  const shown = summary(id, more);
  const { owner, name } = shown as { owner: string; name: string };
  const seats = [seat(owner, "Anna"), seat("bo", "Bo"), seat(null, "Anna")];
  const entries = [
    { kind: "created", at: 5, game: "fair", name, owner, seats },
    { kind: "chat", at: 6, seat: 0, name: "Anna", text: "hej" },
    { kind: "chat", at: 7, seat: 1, name: "Bo", text: "hej själv" },
  ];
  await store.create({ table: id, after: 0, entries: entries as never, summary: shown as never });
  status[id] = (shown as { status: string }).status;
}
const person = (id: string, created = 0) => put("persons", { id, name: id, created });

/** One row of Anna's and one of Bo's in everything that is kept of people; `at`: the table it is about. */
async function rowsOf(id: string): Promise<void> {
  const at = "t1";
  await person(id);
  await put("sessions", { hash: id, person: id, created: 1, seen: 2, device: "phone" });
  await put("members", { person: id, called: id, since: 1 });
  await put("passkeys", { id, person: id, key: "", counter: 0, transports: "[]", label: "l", created: 1, used: 2 });
  await put("mail_addresses", { person: id, address: id, since: 1 });
  await put("mail_links", { hash: id, purpose: "confirm", person: id, address: id, until: 1 });
  await put("challenges", { challenge: id, person: id, until: 1 });
  await put("recovery_codes", { hash: id, person: id });
  await put("wishes", { person: id, body: '{"wait":1}' });
  await put("hushed", { person: id, table_id: at });
  await put("targets", { id, person: id, kind: "hook", body: '{"url":"u"}', created: 1 });
  await put("notices", { occasion: id, way: "mail", person: id, table_id: at, kind: "turn", made: 1, due: null, owner: null, until: 0 });
  await put("looked", { person: id, table_id: at, n: 1, heard: 2, read: 3 });
  await put("pins", { id, table_id: at, person: id, move: 1, seat: 0, text: "p", at: 1, shared: 0 });
  await put("notes", { table_id: at, person: id, text: "n" });
  await put("mutes", { person: id, why: "w", at: 1, until: null });
  await put("bans", { id, person: id, range: null, why: "b", at: 1, until: null });
  await put("admins", { person: id, since: 1 });
  await put("reports", { id, at: 1, person: id, table_id: at, seat: 0, status: "open", body: '{"text":"r"}' });
  await put("ratings", { game: "fair", seats: 2, subject: id, mu: 1, sigma: 1, played: 1, won: 1, at: 1 });
  for (const [result, when] of [
    [1, 9],
    [2, 3],
  ])
    await put("results", {
      table_id: `${id}${result}`,
      seat: 0,
      game: "fair",
      seats: 2,
      subject: id,
      place: 1,
      share: 1,
      at: when,
      moves: 1,
    });
}
const OWN =
  "sessions members passkeys mail_addresses mail_links challenges recovery_codes wishes hushed targets notices looked pins notes mutes bans admins reports ratings persons".split(
    " ",
  );

describe("somebody's data", () => {
  it("are all that is kept of them, results in their order, and nobody else's", async () => {
    await rowsOf("anna");
    await rowsOf("bo");
    await table("t1");
    await put("sat", { person: "anna", table_id: "cleared away" });
    expect(await people.dataOf("anna")).toEqual({
      person: { id: "anna", name: "anna", created: 0 },
      sessions: [{ created: 1, seen: 2, device: "phone" }],
      tables: [{ id: "t1", game: "fair", name: "Annas bord", created: 5, seats: [{ seat: 0, names: ["Anna"] }], said: expect.anything() }],
      admin: { since: 1 },
      bans: [{ why: "b", at: 1, until: null }],
      hushed: ["t1"],
      notes: [{ table: "t1", text: "n" }],
      reports: [{ at: 1, table: "t1", text: "r" }],
      mutes: [{ why: "w", at: 1, until: null }],
      member: { since: 1 },
      mails: [{ address: "anna", since: 1 }],
      passkeys: [{ id: "anna", label: "l", created: 1, used: 2 }],
      wishes: { wait: 1 },
      targets: [{ kind: "hook", created: 1, to: { url: "u" } }],
      notices: [{ kind: "turn", way: "mail", table_id: "t1", made: 1 }],
      pins: [{ table_id: "t1", move: 1, text: "p", at: 1, shared: 0 }],
      looked: [{ table_id: "t1", n: 1, heard: 2, read: 3 }],
      results: [expect.objectContaining({ at: 3 }), expect.objectContaining({ at: 9 })],
      ratings: [expect.objectContaining({ subject: "anna" })],
      other: { of: "anna" },
    });
    expect(await people.dataOf("nobody")).toMatchObject({ person: null, member: null, wishes: null, tables: [], results: [] });
  });
});

describe("somebody who is forgotten", () => {
  it("gets up where the match is not over, and leaves no row but what they played, under another name", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    await rowsOf("anna");
    await rowsOf("bo");
    await table("t1");
    await table("t2", { status: "finished" });
    await put("sat", { person: "anna", table_id: "gone" });
    await put("former_guests", { guest: "formerly", person: "anna" });
    await put("snapshots", { table_id: "t1", version: 2, body: "{}" });
    await put("snapshots", { table_id: "other", version: 2, body: "{}" });
    await people.forget("anna");
    expect(asked).toEqual(["anna about t1", "anna leave t1 0", "anna leave t1 2", "anna about t2"]);
    for (const own of OWN) expect([own, await count(own)]).toEqual([own, 1]);
    expect([await count("former_guests"), await count("results"), kept, refreshed]).toEqual([0, 4, ["anna true"], 1]);
    const results = await store.db.selectFrom("results").select("subject").orderBy("subject").execute();
    expect(results.map(({ subject }) => subject.replace(/^gone-.{8}$/, "gone"))).toEqual(["bo", "bo", "gone", "gone"]);
    expect(await store.db.selectFrom("snapshots").select("table_id").execute()).toEqual([{ table_id: "other" }]);
    const row = await store.db.selectFrom("tables").select("summary").where("id", "=", "t1").executeTakeFirstOrThrow();
    const shown = JSON.parse(row.summary) as ReturnType<typeof summary>;
    const [alias] = shown.persons;
    expect(alias).toMatch(/^gone-/);
    expect(shown).toMatchObject({
      name: "",
      owner: alias,
      persons: [alias, "bo", null],
      seats: [{ name: null }, { name: "Bo" }, { name: "Anna" }],
    });
    const journal = await store.db.selectFrom("journal").select(["n", "entry"]).where("table_id", "=", "t1").orderBy("n").execute();
    expect(journal.map(({ entry }) => entry.includes("anna") || entry.includes('hej"'))).toEqual([false, false, false]);
    expect(journal[2]?.entry).toContain("hej själv");
    expect(await store.db.selectFrom("seats").select("person").where("table_id", "=", "t1").orderBy("seat").execute()).toEqual([
      { person: alias },
      { person: "bo" },
    ]);
    const acts = () => store.db.selectFrom("acts").select(["by", "act", "body", "done"]).execute();
    expect(await acts()).toEqual([
      { by: "the person", act: "erase", body: JSON.stringify({ person: "anna", tables: ["gone", "t1", "t2"] }), done: 1 },
    ]);
    // A node may still have written: it is looked for once more, and then not even the act names them.
    await put("journal", { table_id: "t1", n: 4, entry: JSON.stringify({ kind: "chat", at: 8, seat: 0, name: "Anna", text: "kvar" }) });
    await vi.advanceTimersByTimeAsync(2_999);
    expect([reloaded, (await acts())[0]?.body]).not.toContain("{}");
    expect(reloaded).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    while (reloaded.length < 3) await new Promise((resolve) => setImmediate(resolve));
    expect([reloaded, (await acts())[0]?.body]).toEqual([["gone", "t1", "t2"], "{}"]);
    expect(await store.db.selectFrom("sat").select("person").where("person", "=", "anna").execute()).toEqual([]);
  });
  it("is not, where a table cannot be asked just now", async () => {
    await person("anna");
    await table("t1");
    fails = new Error("away");
    await expect(people.forget("anna")).rejects.toThrow("away");
    expect(await count("persons")).toBe(1);
  });
});

describe("what is old", () => {
  const tidy = () => people.tidy({ gathering: 30 * DAY, running: 400 * DAY });
  const left = async (of: "persons" | "tables") => (await store.db.selectFrom(of).select("id").orderBy("id").execute()).map(({ id }) => id);
  it("are guests of more than a day ago who have no session, twenty at a time", async () => {
    await person("new", NOW - DAY);
    await person("old", NOW - DAY - 1);
    await person("here", 0);
    await person("member", 0);
    await put("sessions", { hash: "h", person: "here", created: 1, seen: 2, device: "" });
    await put("members", { person: "member", called: "m", since: 1 });
    expect([await tidy(), await left("persons")]).toEqual([{ guests: 1, tables: 0 }, ["here", "member", "new"]]);
    for (let at = 0; at < 21; at++) await person(`g${at}`);
    expect([await tidy(), await tidy(), await tidy()]).toEqual([
      { guests: 20, tables: 0 },
      { guests: 1, tables: 0 },
      { guests: 0, tables: 0 },
    ]);
  });
  it("are tables that nobody came to, or plays at any more, and those called off before they began; with all that belongs to them", async () => {
    const [month, long] = [NOW - 30 * DAY, NOW - 400 * DAY];
    const nobody = { persons: [null, null, null], seats: [] };
    for (const [id, more] of [
      ["gathering", { status: "gathering", since: month - 1 }],
      ["gathering still", { status: "gathering", since: month }],
      ["running", { since: long - 1 }],
      ["running still", { since: long }],
      ["called off", { status: "finished", since: month - 1, ...nobody }],
      ["called off lately", { status: "finished", since: month, ...nobody }],
      ["called off with people", { status: "finished", since: 1 }],
      ["played", { status: "finished", since: 1, ...nobody }],
    ] as const)
      await table(id, more);
    await store.append({ table: "played", after: 3, entries: [{ kind: "began", at: 1 } as never] });
    for (const at of ["gathering", "gathering still"]) {
      await put("snapshots", { table_id: at, version: 1, body: "" });
      await put("notes", { table_id: at, person: "x", text: "" });
      await put("seat_keys", { hash: at, table_id: at, seat: 0, tenure: 0 });
      await put("jobs", { table_id: at, due: 1, owner: null, until: 0 });
      await put("reports", { id: at, at: 1, person: null, table_id: at, seat: null, status: "", body: "{}" });
      await put("table_invitations", { table_id: at, person: "x", by: "y", at: 1 });
      await put("club_tables", { table_id: at, club: "c", at: 1 });
      await put("looked", { person: "x", table_id: at, n: 1, heard: 1, read: 1 });
      await put("pins", { id: at, table_id: at, person: "x", move: 1, seat: 0, text: "", at: 1, shared: 0 });
    }
    expect(await tidy()).toEqual({ guests: 0, tables: 3 });
    expect(await left("tables")).toEqual(["called off lately", "called off with people", "gathering still", "played", "running still"]);
    expect(reloaded.toSorted()).toEqual(["called off", "gathering", "running"]);
    for (const rows of ["snapshots", "notes", "seat_keys", "jobs", "reports", "table_invitations", "club_tables", "looked", "pins"])
      expect([rows, await count(rows)]).toEqual([rows, 1]);
    for (const rows of ["journal", "seats", "sat"] as const)
      expect(await store.db.selectFrom(rows).select("table_id").where("table_id", "=", "gathering").execute()).toEqual([]);
  });
  it("is what somebody left who was forgotten by a node that fell before its last look", async () => {
    await table("t1", { owner: "carl" });
    const act = (n: number, person: string, at: number) =>
      put("acts", { n, at, by: "the person", act: "erase", body: JSON.stringify({ person, tables: ["t1"] }), done: 1 });
    await act(1, "anna", NOW - 60_001);
    await act(2, "bo", NOW - 60_000);
    await put("journal", { table_id: "t1", n: 4, entry: JSON.stringify({ kind: "seat", seat: 2, change: "joined", person: "anna" }) });
    await tidy();
    const bodies = (await store.db.selectFrom("acts").select("body").orderBy("n").execute()).map(({ body }) => body);
    expect(bodies).toEqual(["{}", JSON.stringify({ person: "bo", tables: ["t1"] })]);
    expect(await store.db.selectFrom("sat").select("person").where("person", "=", "anna").execute()).toEqual([]);
    expect((await store.read("t1", 3))[0]).toMatchObject({ person: expect.stringMatching(/^gone-/) });
  });
  it("are problems of a fortnight ago", async () => {
    await put("problems", { id: "old", at: NOW - 14 * DAY - 1, node: "", what: "", detail: "" });
    await put("problems", { id: "new", at: NOW - 14 * DAY, node: "", what: "", detail: "" });
    await tidy();
    expect(await count("problems")).toBe(1);
  });
});

describe("a report", () => {
  let sitters: { sitters: string[]; persons: string[] }[];
  let over: boolean;
  let reports: Reports;
  const viewed: unknown[] = [];
  beforeEach(() => {
    [sitters, over, viewed.length] = [[], false, 0];
    const open = {
      table: {
        get memory() {
          return { status: over ? "finished" : "running" };
        },
        get seats() {
          return sitters;
        },
        heard: () => 7,
        closedTo: () => "closed",
        info: (isHere: (seat: number) => boolean) => ({ here: isHere(0) }),
      },
    };
    reports = new Reports({
      book: new HouseBook(store.db),
      hall: {
        ask: async (_person: object, what: string, { from, to }: { from: number; to: number }) => void viewed.push([what, from, to]),
        inTurn: async (_table: string, work: (open: object) => unknown) => work(open),
        history: async () => ({
          lines: (as: number | null, from: number, to: number, closed: string) => [[as, from, to, closed]],
          record: () => "record",
        }),
        viewAt: async (_open: object, as: number | null, n: number) => {
          if (n === 0) throw new Error("none");
          return [as, n];
        },
      } as never,
    });
  });
  const file = (as: number | null = 1) =>
    reports.file({ id: "anna", name: "Anna" }, { table: "t1", as, text: "It hangs", version: "1", errors: ["e"] });
  it("is a place in the journal, kept with what was said, the latest first, two hundred of them", async () => {
    const id = await file();
    expect(id).toHaveLength(16);
    expect(viewed).toEqual([["log", 1, 1]]);
    expect(await reports.get(id)).toMatchObject({
      person: "anna",
      table: "t1",
      as: 1,
      status: "open",
      text: "It hangs",
      version: "1",
      errors: ["e"],
      n: 7,
    });
    for (let at = 1; at <= 200; at++)
      await put("reports", { id: `r${at}`, at, person: null, table_id: "t", seat: null, status: "open", body: "{}" });
    const all = await reports.list("keeper");
    expect([all.length, all[0]?.id, all.at(-1)?.id]).toEqual([200, id, "r2"]);
    expect([await code(reports.get("r1")), await code(reports.get("r0"))]).toEqual(["done", "not-found"]);
  });
  it("is listed without what it says for an admin who has a part in the match, until that is over", async () => {
    await file();
    const shown = async () => (await reports.list("keeper")).map(({ text, errors, isWithheld }) => [text, errors, isWithheld]);
    await put("tables", { id: "t1", game: "fair", status: "running", listed: 0, created: 1, since: 1, summary: "{}" });
    expect(await shown()).toEqual([["It hangs", ["e"], false]]);
    await put("sat", { person: "keeper", table_id: "t1" });
    expect(await shown()).toEqual([["", [], true]]);
    await store.db.updateTable("tables").set({ status: "finished" }).where("id", "=", "t1").execute();
    expect(await shown()).toEqual([["It hangs", ["e"], false]]);
  });
  it("is seen as far as its reporter had heard, by those who do not play there themselves", async () => {
    const id = await file();
    expect(await reports.replay(id, "keeper")).toMatchObject({ table: { here: false }, lines: [[1, 1, 7, "closed"]], now: [1, 7] });
    expect([await reports.view(id, 7, "keeper"), await code(reports.view(id, 8, "keeper"))]).toEqual([[1, 7], "no-such-line"]);
    const allowed = async () => [await code(reports.replay(id, "keeper")), await code(reports.view(id, 7, "keeper"))];
    // Whoever sits at the reporter's own seat sees what they know.
    sitters = [
      { sitters: [], persons: [] },
      { sitters: ["keeper"], persons: ["keeper"] },
    ];
    expect(await allowed()).toEqual(["done", "done"]);
    sitters = [{ sitters: ["keeper"], persons: [] }];
    expect(await allowed()).toEqual(["not-allowed", "not-allowed"]);
    sitters = [{ sitters: [], persons: ["keeper"] }];
    expect(await allowed()).toEqual(["not-allowed", "not-allowed"]);
    expect(await code(reports.record(id))).toBe("not-finished");
    over = true;
    expect([await allowed(), await reports.record(id)]).toEqual([["done", "done"], { record: "record" }]);
  });
});
