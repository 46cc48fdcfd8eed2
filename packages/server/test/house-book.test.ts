/** A house at one node, over a book in memory and by a clock that is moved by hand: who may come in and talk, and what went wrong. */
import type { Refusal } from "@stormakt/host";
import { OwnWords } from "@stormakt/host";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Visitor } from "../src/house/book.ts";
import { enact, HouseBook } from "../src/house/book.ts";
import { House } from "../src/house/house.ts";
import type { ServerStore } from "../src/store/index.ts";
import { SqliteStore } from "../src/store/sqlite.ts";

const MINUTE = 60_000;
const DAY = 86_400_000;
const START = 1_000_000_000;
let store: ServerStore;
let book: HouseBook;
let house: House;
let time: number;
let told: string[];
let turnedOut: string[];
let written: string[];
let reloaded: string[];
let warned: string[];
let ids: number;
const PEOPLE = [
  { person: "anna", address: "192.0.2.7", session: "s1" },
  { person: "bo", address: "198.51.100.9", session: "s2" },
] as const;
beforeEach(async () => {
  [time, told, turnedOut, written, reloaded, warned, ids] = [START, [], [], [], [], [], 0];
  store = await SqliteStore.open(":memory:");
  book = new HouseBook(store.db);
  house = new House({
    book,
    hall: {
      write: async (id: string, decide: (open: object) => object[]) => {
        if (id === "gone") throw new Error("no such table");
        for (const status of ["running", "finished"])
          written.push(`${id} ${status}: ${JSON.stringify(decide({ table: { memory: { status } } }))}`);
      },
      reload: async (id: string) => void reloaded.push(id),
    } as never,
    log: { warn: (_what: object, text: string) => void warned.push(text) } as never,
    node: "n1",
    doors: () => ({
      visitors: (): Visitor[] => [{ person: "anna", net: "192.0.2.0/24", since: 1, tables: ["t"] }],
      turnOut: (isMeant, why) => {
        for (const { person, address, session } of PEOPLE) if (isMeant(person, address, session)) turnedOut.push(`${person}: ${why}`);
      },
      tellAll: (text) => void told.push(text),
    }),
    now: () => time,
  });
  await house.refresh();
});
afterEach(() => store.close());
const known = (...ids: readonly string[]) =>
  store.db
    .insertInto("persons")
    .values(ids.map((id) => ({ id, name: id, created: 0 })))
    .execute();
const laid = (...ids: readonly string[]) =>
  store.db
    .insertInto("tables")
    .values(ids.map((id) => ({ id, game: "fair", status: "running", listed: 0, created: 0, since: 0, summary: "{}" })))
    .execute();
const act = (body: Parameters<typeof enact>[2]): Promise<void> => enact(book, "keeper", body, time, () => `id${++ids}`);
const perform = async (body: Parameters<typeof enact>[2]): Promise<void> => {
  await act(body);
  await house.refresh();
};

describe("who may come in", () => {
  it("is all but those who are banned, by person or by net, for as long as they are", async () => {
    const banned = () => [house.isBanned("anna", "203.0.113.1"), house.isBanned("bo", "192.0.2.9"), house.isBanned(null, "192.0.2.200")];
    expect(banned()).toEqual([false, false, false]);
    await known("anna");
    await perform({ act: "ban", person: "anna", minutes: 10, why: "" });
    expect([banned(), turnedOut]).toEqual([[true, false, false], ["anna: you are not welcome here"]]);
    await perform({ act: "ban-range", range: "192.0.2.0/24", minutes: 5, why: "" });
    expect(banned()).toEqual([true, true, true]);
    time += 5 * MINUTE - 1;
    expect(banned()).toEqual([true, true, true]);
    time += 1;
    expect(banned()).toEqual([true, false, false]);
    time += 5 * MINUTE;
    expect(banned()).toEqual([false, false, false]);
    await perform({ act: "ban-range", range: "192.0.2.0/24", minutes: null, why: "" });
    time += 1_000 * DAY;
    expect(banned()).toEqual([false, true, true]);
    expect((await book.standing(time)).bans).toMatchObject([{ id: "id3", range: "192.0.2.0/24", person: null, until: null }]);
    await perform({ act: "unban", ban: "id3" });
    expect(banned()).toEqual([false, false, false]);
  });
  it("and talk is all but those who are muted, who are told for how long", async () => {
    const refused = (name: "chat" | "rename" | "move") => house.refuses("bo", name);
    expect(refused("chat")).toBeNull();
    await known("bo");
    await perform({ act: "mute", person: "bo", minutes: 3, why: "" });
    expect([refused("chat"), refused("rename"), refused("move"), house.refuses("anna", "chat")]).toEqual([
      { code: "muted", text: "you may not talk here for now", wait: 3 * MINUTE },
      { code: "muted", text: "you may not talk here for now", wait: 3 * MINUTE },
      null,
      null,
    ]);
    time += 3 * MINUTE;
    expect(refused("chat")).toBeNull();
    await perform({ act: "mute", person: "bo", minutes: null, why: "again" });
    expect(refused("chat")).toEqual({ code: "muted", text: "you may not talk here for now" });
    expect((await book.standing(time)).mutes).toEqual([{ person: "bo", why: "again", at: time, until: null }]);
    await perform({ act: "unmute", person: "bo" });
    expect(refused("chat")).toBeNull();
  });
});

describe("what is announced", () => {
  it("is told once to all who are here, and to whoever asks", async () => {
    await known("bo");
    await perform({ act: "announce", text: "Soon", minutes: 2 });
    await house.refresh();
    expect(told.map((text) => JSON.parse(text) as object)).toEqual([{ notice: { text: "Soon", restart: START + 2 * MINUTE }, at: START }]);
    await perform({ act: "mute", person: "bo", minutes: 3, why: "" });
    expect(told).toHaveLength(1);
    await perform({ act: "withdraw" });
    expect(JSON.parse(told[1] ?? "")).toEqual({ notice: null, at: START });
    await perform({ act: "announce", text: "", minutes: null });
    expect(house.notice).toEqual({ text: "", restart: null });
  });
});

describe("an act", () => {
  it("of closing a table is carried out by one node, where the match is not over, and fails alone", async () => {
    await laid("gone", "t");
    await act({ act: "close-table", table: "gone", why: "" });
    await perform({ act: "close-table", table: "t", why: "" });
    expect(written).toEqual([`t running: [{"kind":"finished","at":${START},"because":"closed","outcome":null}]`, "t finished: []"]);
    expect(warned).toEqual(["an act failed"]);
    expect(await book.undone()).toEqual([]);
    await house.refresh();
    expect(written).toHaveLength(2);
    expect([await book.take(1), await book.take(99)]).toEqual([false, false]);
  });
  it("that waits is carried out by a node that starts, and what was done before is not", async () => {
    await laid("t");
    await act({ act: "close-table", table: "t", why: "" });
    await book.write("x", { act: "erase", person: "bo", tables: ["u"] } as { act: string }, time, true);
    const later = new House({
      ...(house as unknown as { hall: never; log: never }),
      book,
      node: "n2",
      doors: () => ({ visitors: () => [], turnOut: () => {}, tellAll: () => {} }),
      now: () => time,
    });
    await later.refresh();
    expect([written.length, reloaded]).toEqual([2, []]);
  });
  it("that ends sessions or forgets somebody sends them away", async () => {
    await book.write("bo", { act: "end-sessions", person: "bo", sessions: ["s2", "s9"] } as { act: string }, time, true);
    await book.write("x", { act: "end-sessions", person: "anna", sessions: ["s2"] } as { act: string }, time, true);
    await book.write("x", { act: "erase", person: "anna", tables: ["t", "u"] } as { act: string }, time, true);
    await house.refresh();
    expect(turnedOut).toEqual(["bo: this session was ended", "anna: forgotten"]);
    expect(reloaded).toEqual(["t", "u"]);
  });
  it("is written down in its order, the latest hundred shown first", async () => {
    for (let at = 0; at < 3; at++) await book.write(`k${at}`, { act: "x", n: at } as { act: string }, time + at, at !== 1);
    expect(await book.last()).toBe(3);
    expect((await book.acts(1, 1)).map(({ n, by, body, done }) => [n, by, body, done])).toEqual([[2, "k1", { n: 1 }, false]]);
    expect((await book.latestActs(2)).map(({ n, at }) => [n, at])).toEqual([
      [3, START + 2],
      [2, START + 1],
    ]);
    expect((await book.undone()).map(({ n }) => n)).toEqual([2]);
  });
  it("that cannot be written is tried ten times, since others write too", async () => {
    let [tries, fails] = [0, 0];
    const last = book.last.bind(book);
    book.last = async () => {
      tries += 1;
      return tries < fails ? 0 : last();
    };
    await book.write("x", { act: "x" }, time, true);
    [fails, tries] = [10, 0];
    expect([await book.write("x", { act: "x" }, time, true), tries]).toEqual([2, 10]);
    [fails, tries] = [11, 0];
    await expect(book.write("x", { act: "x" }, time, true)).rejects.toThrow("UNIQUE");
    expect(tries).toBe(10);
  });
  it("of many is read five hundred at a time, and of those that wait a hundred", async () => {
    const row = (n: number) => ({ n, at: n, by: "x", act: "end-sessions", body: '{"person":"anna","sessions":["s1"]}', done: 0 });
    await store.db
      .insertInto("acts")
      .values(Array.from({ length: 501 }, (_, at) => row(at + 1)))
      .execute();
    expect((await book.undone()).length).toBe(100);
    await house.refresh();
    expect(turnedOut).toHaveLength(500);
    await house.refresh();
    await house.refresh();
    expect(turnedOut).toHaveLength(501);
  });
  it("on what is not there, or not any more, is refused by name, and nothing is written down", async () => {
    await laid("over");
    await store.db.updateTable("tables").set({ status: "finished" }).execute();
    const refused = (body: Parameters<typeof enact>[2]): Promise<unknown> =>
      act(body).catch((error: unknown) => (error as Refusal).failure);
    const more = { minutes: null, why: "" };
    const acts = [
      { act: "close-table", table: "nowhere", why: "" },
      { act: "close-table", table: "over", why: "" },
      { act: "close-club", club: "none", why: "" },
      { act: "mute", person: "nobody", ...more },
      { act: "ban", person: "nobody", ...more },
      { act: "appoint", person: "nobody" },
      { act: "unmute", person: "nobody" },
      { act: "unban", ban: "none" },
      { act: "settle-report", report: "none" },
      { act: "dismiss", person: "nobody" },
      { act: "withdraw" },
    ] as const;
    for (const body of acts) {
      const [, about] = Object.values(body);
      expect([body, await refused(body)]).toEqual([body, { code: "not-found", text: expect.stringContaining(about ?? "nothing") }]);
    }
    expect([await book.last(), await book.standing(time), await book.admins()]).toEqual([0, { bans: [], mutes: [] }, []]);
    // What needs nothing to be there is done as ever.
    await act({ act: "ban-range", range: "192.0.2.0/24", ...more });
    await act({ act: "announce", text: "Soon", minutes: null });
    expect(await book.last()).toBe(2);
  });
  it("is done at once and has a name of its own that nobody can guess", async () => {
    await known("anna");
    await house.perform("keeper", { act: "ban", person: "anna", minutes: null, why: "w" });
    const { bans } = await book.standing(time);
    expect(bans.map(({ id, person, why, at, until }) => [id.length, person, why, at, until])).toEqual([[12, "anna", "w", START, null]]);
    expect(turnedOut).toEqual(["anna: you are not welcome here"]);
    expect((await book.latestActs(1))[0]).toMatchObject({ by: "keeper", act: "ban", done: true, body: { person: "anna" } });
  });
  it("of closing a club ends it and its links, and what it was about to play", async () => {
    const club = { name: "c", called: "c", about: "", shield: "", board: "", founded: 1, closed: null, link: "l" };
    await store.db
      .insertInto("clubs")
      .values([
        { ...club, id: "c1" },
        { ...club, id: "c2", called: "d" },
      ])
      .execute();
    const cup = { organiser: "x", name: "n", round: 0, rounds: 1, seed: "", created: 1, since: 1, body: "{}" };
    await store.db
      .insertInto("tournaments")
      .values([
        { ...cup, id: "1", club: "c1", status: "open" },
        { ...cup, id: "2", club: "c1", status: "running" },
        { ...cup, id: "3", club: "c1", status: "over" },
        { ...cup, id: "4", club: "c2", status: "open" },
      ])
      .execute();
    await act({ act: "close-club", club: "c1", why: "" });
    expect(await store.db.selectFrom("clubs").select(["id", "closed", "link"]).orderBy("id").execute()).toEqual([
      { id: "c1", closed: START, link: null },
      { id: "c2", closed: null, link: "l" },
    ]);
    const cups = await store.db.selectFrom("tournaments").select("status").orderBy("id").execute();
    expect(cups.map(({ status }) => status)).toEqual(["cancelled", "cancelled", "over", "open"]);
  });
});

describe("a house that is open", () => {
  afterEach(() => vi.useRealTimers());
  it("reads the book every second and tells who is here every ten, one at a time, until it is closed", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const done: string[] = [];
    let hold: Promise<void> | null = null;
    house.refresh = async () => {
      done.push("read");
      await hold;
      if (done.length === 3) throw new Error("away");
    };
    house.tellHere = async () => void done.push("told");
    const settle = () => new Promise((resolve) => setImmediate(resolve));
    await house.open();
    expect(done).toEqual(["read", "told"]);
    vi.advanceTimersByTime(999);
    expect(done).toHaveLength(2);
    vi.advanceTimersByTime(1);
    await settle();
    expect([done, warned]).toEqual([["read", "told", "read"], ["the house book could not be read"]]);
    let go = (): void => {};
    hold = new Promise((resolve) => (go = resolve));
    for (let at = 0; at < 8; at++) vi.advanceTimersByTime(1_000);
    expect(done).toEqual(["read", "told", "read", "read"]);
    vi.advanceTimersByTime(1_000);
    expect(done.filter((one) => one === "told")).toHaveLength(2);
    go();
    hold = null;
    await settle();
    vi.advanceTimersByTime(1_000);
    await settle();
    expect(done).toEqual(["read", "told", "read", "read", "told", "read"]);
    await book.tellHere("n1", [], time);
    await house.close();
    vi.advanceTimersByTime(60_000);
    expect([done.length, await book.visitorsAt(time), await store.db.selectFrom("nodes").selectAll().execute()]).toEqual([6, [], []]);
  });
});

describe("what went wrong", () => {
  it("is kept six times a minute of one kind, without what is nobody's to know, for fourteen days", async () => {
    const problem = (what: string) =>
      house.tellProblem({ what, table: "t", seat: 1, level: "hard", request: "move", action: "secret", error: new Error("secret") });
    for (let at = 0; at < 9; at++) problem("one");
    problem("two");
    time += MINUTE;
    problem("one");
    time += 1;
    problem("one");
    await new Promise((resolve) => setImmediate(resolve));
    const kept = await book.problems();
    expect(kept.filter(({ what }) => what === "one")).toHaveLength(7);
    expect(JSON.parse(kept[0]?.detail ?? "")).toEqual({
      table: "t",
      seat: 1,
      level: "hard",
      request: "move",
      error: expect.stringMatching(/^Withheld: Error: its words are withheld.*\n {4}at /),
    });
    expect(JSON.stringify(kept)).not.toContain("secret");
    expect([kept[0]?.node, kept[0]?.at]).toEqual(["n1", time]);
    house.tellProblem({ what: "long", error: new OwnWords("x".repeat(9_000)) });
    await new Promise((resolve) => setImmediate(resolve));
    const long = (await book.problems()).find(({ what }) => what === "long");
    expect((JSON.parse(long?.detail ?? "") as { error: string }).error).toHaveLength(4_000);
    await book.forgetProblems(START + 14 * DAY);
    expect((await book.problems()).length).toBe(9);
    await book.forgetProblems(START + 14 * DAY + 1);
    expect((await book.problems()).map(({ what }) => what).sort()).toEqual(["long", "one"]);
  });
});

describe("who is here", () => {
  it("is told by every node, and forgotten when it has not for half a minute", async () => {
    await store.createSession("s", { id: "anna", name: "Anna" }, 0, "");
    await house.tellHere();
    await book.tellHere("n2", [{ person: "bo", net: "", since: 2, tables: [] }], time + 10_000);
    expect(await book.here(time + 30_000)).toEqual([
      { person: "anna", net: "192.0.2.0/24", since: 1, tables: ["t"], node: "n1", name: "Anna" },
      { person: "bo", net: "", since: 2, tables: [], node: "n2", name: "" },
    ]);
    expect((await book.here(time + 30_001)).map(({ node }) => node)).toEqual(["n2"]);
    await book.tellHere("n2", [], time + 30_001);
    expect(await store.db.selectFrom("nodes").select("node").execute()).toEqual([{ node: "n2" }]);
    await book.leave("n2");
    expect(await book.visitorsAt(time)).toEqual([]);
  });
  it("is known by name, however many there are", async () => {
    const ids = Array.from({ length: 501 }, (_, at) => `p${at}`);
    await store.db
      .insertInto("persons")
      .values(ids.map((id) => ({ id, name: `Name of ${id}`, created: 0 })))
      .execute();
    const names = await book.namesOf([...ids, "nobody"]);
    expect([names.size, names.get("p0"), names.get("p500")]).toEqual([501, "Name of p0", "Name of p500"]);
  });
  it("and where they play is shown: two hundred tables that are not over, the latest first, and how many there are of each", async () => {
    for (let at = 0; at < 203; at++) {
      const status = at === 0 ? "finished" : at === 1 ? "gathering" : "running";
      const summary = { id: `t${at}`, game: "fair", status, listed: false, created: at, since: at, seats: [], persons: [] };
      await store.create({ table: `t${at}`, after: 0, entries: [], summary: summary as never });
    }
    const { counts, open } = await book.tables();
    expect([counts, open.length, open[0]?.id, open.at(-1)?.id]).toEqual([{ finished: 1, gathering: 1, running: 201 }, 200, "t202", "t3"]);
  });
  it("what went wrong is shown a hundred times, the latest first; admins by how long they are", async () => {
    for (let at = 0; at < 101; at++) await book.tellProblem(`p${at}`, "n1", `what ${at}`, "{}", at);
    const shown = await book.problems();
    expect([shown.length, shown[0]?.what, shown.at(-1)?.what]).toEqual([100, "what 100", "what 1"]);
    for (const [person, since] of [
      ["c", 3],
      ["a", 2],
      ["b", 4],
    ] as const)
      await book.appoint(person, since);
    expect((await book.admins()).map(({ person }) => person)).toEqual(["a", "c", "b"]);
  });
  it("who keeps house was let in by a link, once and within a day", async () => {
    await book.addKey("one", time);
    await book.addKey("two", time);
    expect([await book.useKey("one", "anna", time + DAY), await book.useKey("one", "bo", time)]).toEqual([true, false]);
    expect(await book.useKey("two", "bo", time + DAY + 1)).toBe(false);
    await book.addKey("three", time + DAY + 1);
    expect(await store.db.selectFrom("house_keys").select("hash").execute()).toEqual([{ hash: "three" }]);
    expect([await book.isAdmin("anna"), await book.isAdmin("bo")]).toEqual([true, false]);
    await book.appoint("anna", 5);
    expect(await book.admins()).toEqual([{ person: "anna", name: null, since: time + DAY }]);
    await book.dismiss("anna");
    expect(await book.admins()).toEqual([]);
  });
});
