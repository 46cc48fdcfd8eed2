/** How matches ended and what that says of those who played: over a database in memory, match by match. */
import { Refusal } from "@stormakt/host";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { isRated } from "../src/standing/results.ts";
import { pointsOf, StandingBook } from "../src/standing/standing.ts";
import type { ServerStore } from "../src/store/index.ts";
import { SqliteStore } from "../src/store/sqlite.ts";

const DAY = 86_400_000;
const START = 100 * DAY;
interface Played {
  readonly persons: readonly (string | null)[];
  readonly bots?: readonly (string | null)[];
  readonly places: readonly (readonly number[])[] | null;
  readonly at?: number;
  readonly rated?: boolean;
  readonly moves?: number;
  readonly began?: number | null;
  /** Who is not there any more. */
  readonly left?: readonly string[];
  /** Which seats were told what a strong player would do. */
  readonly helped?: readonly number[];
}
let store: ServerStore;
let book: StandingBook;
let time: number;
let tables: Map<string, { readonly played: Played; readonly fails?: Error }>;
beforeEach(async () => {
  [time, tables] = [START, new Map()];
  store = await SqliteStore.open(":memory:");
  for (const [id, name] of Object.entries({ anna: "Anna", bo: "Bo", cilla: "Cilla" })) {
    await store.createSession(`session of ${id}`, { id, name }, 0, "");
    if (id !== "cilla") await store.db.insertInto("members").values({ person: id, called: id, since: 1 }).execute();
  }
  book = new StandingBook({ db: store.db, hall: { inTurn } as never, now: () => time });
});
afterEach(() => store.close());

/** As much of a table as is asked. */
async function inTurn(id: string, work: (open: object) => unknown): Promise<unknown> {
  const { played, fails } = tables.get(id)!;
  if (fails !== undefined) throw fails;
  const { persons, bots = persons.map(() => null), places, rated = true, moves = 10, left = [], helped = [] } = played;
  const memory = {
    outcome: places === null ? null : { places },
    facts: { rated, branchOf: null },
    helped: helped.map((seat) => ({ seat, moves: 1 })),
    commitment: "",
    movers: Array.from({ length: moves }),
  };
  const seats = persons.map((person, seat) => ({
    persons: person === null || left.includes(person) ? [] : [person],
    bot: bots[seat] ?? null,
    beganBy: person,
    goneSince: person !== null && left.includes(person) ? 5 : null,
    resigned: false,
  }));
  return work({ table: { memory, seats, state: null, viewFor: () => ({ table: {} }) } });
}
async function ends(id: string, played: Played, fails?: Error): Promise<void> {
  const { persons, at = time, began = at - DAY } = played;
  tables.set(id, { played, ...(fails === undefined ? {} : { fails }) });
  const summary = { id, game: "fair", status: "finished", persons, since: at, created: at, listed: false, seats: [] };
  const entries = [{ kind: "created", at: 0 }, ...(began === null ? [] : [{ kind: "began", at: began }])];
  await store.create({ table: id, after: 0, entries: entries as never, summary: summary as never });
}
const results = () =>
  store.db
    .selectFrom("results")
    .select(["table_id", "seat", "subject", "place", "share", "moves", "began", "mu"])
    .orderBy("table_id")
    .orderBy("seat")
    .execute();

describe("a match that is over", () => {
  it("is taken down once, seat by seat, with places, shares and who sat there", async () => {
    await ends("t1", { persons: ["anna", null, "bo"], bots: [null, "hard", "easy"], places: [[1, 2], [0]], moves: 7 });
    await book.round();
    await book.round();
    expect((await results()).map(({ mu, ...row }) => ({ ...row, isRated: mu !== null }))).toEqual([
      { table_id: "t1", seat: 0, subject: "anna", place: 3, share: 0, moves: 7, began: START - DAY, isRated: true },
      { table_id: "t1", seat: 1, subject: "bot:hard", place: 1, share: 0.5, moves: 7, began: START - DAY, isRated: true },
      { table_id: "t1", seat: 2, subject: "bo", place: 1, share: 0.5, moves: 7, began: START - DAY, isRated: true },
    ]);
  });
  it("is not, where it has no result, is not known here, or ended before the last look but for what clocks may differ", async () => {
    await ends("none", { persons: ["anna", "bo"], places: null });
    await ends("unknown", { persons: ["anna", "bo"], places: [[0], [1]] }, new Refusal("rules-changed", "unknown"));
    await ends("old", { persons: ["anna", "bo"], places: [[0], [1]], at: START - 7 * DAY - 30_000 });
    await ends("young", { persons: ["anna", "bo"], places: [[0], [1]], at: START - 7 * DAY - 29_999, began: null });
    await book.round();
    expect((await results()).map(({ table_id, began }) => [table_id, began])).toEqual([
      ["young", null],
      ["young", null],
    ]);
    time += 60_000;
    await ends("late", { persons: ["anna", "bo"], places: [[0], [1]], at: START - 30_000 });
    await ends("later", { persons: ["anna", "bo"], places: [[0], [1]], at: START - 29_999 });
    await book.round();
    expect([...new Set((await results()).map(({ table_id }) => table_id))]).toEqual(["later", "young"]);
    await ends("broken", { persons: ["anna", "bo"], places: [[0], [1]] }, new Error("broken"));
    await expect(book.round()).rejects.toThrow("broken");
  });
  it("of a hundred at a time, the rest with the next round", async () => {
    for (let at = 0; at < 101; at++) await ends(`t${at}`, { persons: ["anna", "bo"], places: [[0], [1]], at: START - 1_000 + at });
    await book.round();
    expect(await results()).toHaveLength(200);
    time += 100_000;
    await book.round();
    expect(await results()).toHaveLength(202);
  });

  it("of many, few at a time, and others get a word in between", async () => {
    for (let at = 0; at < 40; at++) await ends(`t${at}`, { persons: ["anna", "bo"], places: [[0], [1]] });
    const taken: number[] = [];
    let isOver = false;
    const others = (async () => {
      while (!isOver) {
        taken.push((await results()).length / 2);
        await new Promise((resolve) => setImmediate(resolve));
      }
    })();
    await book.round();
    isOver = true;
    await others;
    expect([...new Set(taken)]).toEqual([0, 3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33, 36, 39]);
    expect(await results()).toHaveLength(80);
  });

  it("began when its journal says so, however much was said before", async () => {
    const gathered = (count: number) => [
      ...Array.from({ length: count }, () => ({ kind: "chat", at: 1 })),
      { kind: "began", at: 77 },
      { kind: "began", at: 99 },
    ];
    for (const [id, before] of [
      ["soon", 199],
      ["late", 200],
    ] as const) {
      await ends(id, { persons: ["anna", "bo"], places: [[0], [1]], began: null });
      await store.db.deleteFrom("journal").where("table_id", "=", id).execute();
      await store.db
        .insertInto("journal")
        .values(gathered(before).map((entry, at) => ({ table_id: id, n: at + 1, entry: JSON.stringify(entry) })))
        .execute();
    }
    await book.round();
    expect((await results()).map(({ table_id, seat, began }) => [table_id, seat, began])).toEqual([
      ["late", 0, 77],
      ["late", 1, 77],
      ["soon", 0, 77],
      ["soon", 1, 77],
    ]);
  });
  it("counts a chair that neither a person nor a bot is known of as the simplest bot's", async () => {
    await ends("t", { persons: ["anna", null], places: [[0]], rated: false });
    await book.round();
    expect((await results()).map(({ subject, place }) => [subject, place])).toEqual([
      ["anna", 1],
      ["bot:random", 2],
    ]);
  });
  it("was taken down by another node meanwhile: that one's word stands", async () => {
    await ends("t", { persons: ["anna", "bo"], places: [[0], [1]] });
    const slow = new StandingBook({
      db: store.db,
      hall: {
        inTurn: async (id: string, work: (open: object) => unknown) => {
          const found = await inTurn(id, work);
          await book.round();
          return found;
        },
      } as never,
      now: () => time,
    });
    await slow.round();
    expect([(await results()).length, (await book.standingsOf("anna"))[0]?.played]).toEqual([2, 1]);
  });
  it("was taken down by another node meanwhile: the others that were to be taken down with it are", async () => {
    for (const [at, id] of ["a", "b", "c"].entries()) await ends(id, { persons: ["anna", "bo"], places: [[0], [1]], at: START + at });
    const only = new StandingBook({ db: store.db, hall: { inTurn } as never, now: () => time });
    const slow = new StandingBook({
      db: store.db,
      hall: {
        inTurn: async (id: string, work: (open: object) => unknown) => {
          const found = await inTurn(id, work);
          if (id !== "b") return found;
          // The other node knows of this one alone.
          const [a, c] = [tables.get("a")!, tables.get("c")!];
          for (const other of ["a", "c"]) tables.set(other, { played: { persons: ["anna", "bo"], places: null } });
          await only.round();
          tables.set("a", a).set("c", c);
          return found;
        },
      } as never,
      now: () => time,
    });
    await slow.round();
    expect((await results()).map(({ table_id, seat }) => `${table_id}${seat}`)).toEqual(["a0", "a1", "b0", "b1", "c0", "c1"]);
    expect((await book.standingsOf("anna"))[0]?.played).toBe(3);
  });
  it("is taken down though a later one cannot be looked at", async () => {
    await ends("well", { persons: ["anna", "bo"], places: [[0], [1]] });
    await ends("broken", { persons: ["anna", "bo"], places: [[0], [1]], at: START + 1 }, new Error("broken"));
    await expect(book.round()).rejects.toThrow("broken");
    expect((await results()).map(({ table_id }) => table_id)).toEqual(["well", "well"]);
  });
});

describe("what is made of it", () => {
  it("is a thousand points for whoever is new, and 25 for each step of the scale", () => {
    expect([pointsOf(25, 25 / 3), pointsOf(26, 25 / 3), pointsOf(25, 25 / 3 - 1), pointsOf(25.03, 25 / 3)]).toEqual([
      1_000, 1_025, 1_075, 1_001,
    ]);
  });
  it("rises with a win and falls with a loss, more surely the more was played, bots by the mean of their seats", async () => {
    await ends("a", { persons: ["anna", "bo"], places: [[0], [1]] });
    await book.round();
    const [anna, bo] = [(await book.standingsOf("anna"))[0]!, (await book.standingsOf("bo"))[0]!];
    expect([anna, bo]).toMatchObject([
      { game: "fair", seats: 2, provisional: true, played: 1, won: 1 },
      { played: 1, won: 0 },
    ]);
    expect(anna.points).toBeGreaterThan(1_000);
    expect(bo.points).toBeLessThan(anna.points);
    for (let at = 0; at < 9; at++) await ends(`b${at}`, { persons: ["anna", "bo"], places: [[0, 1]], at: START + at });
    await book.round();
    expect(await book.standingsOf("anna")).toMatchObject([{ played: 10, won: 1 + 9 / 2, provisional: false }]);
    await ends("c", { persons: ["anna", null, null], bots: [null, "easy", "easy"], places: [[1], [0], [2]], at: START + 50 });
    await book.round();
    expect(await book.standingsOf("bot:easy")).toMatchObject([{ seats: 3, played: 2, won: 1, provisional: true }]);
    expect((await book.standingsOf("anna")).map(({ seats, played }) => [seats, played])).toEqual([
      [2, 10],
      [3, 1],
    ]);
  });
  it("ranks members and bots, those who are known before those who are not; guests are nobody's to look up", async () => {
    for (let at = 0; at < 10; at++)
      await ends(`m${at}`, { persons: ["bo", null], bots: [null, "hard"], places: [[1], [0]], at: START + at });
    await ends("g", { persons: ["anna", "cilla"], places: [[0], [1]], at: START + 20 });
    await book.round();
    expect((await book.ranking("fair", 2, 9)).map(({ subject, name, provisional }) => [subject, name, provisional])).toEqual([
      ["bot:hard", null, false],
      ["bo", "Bo", false],
      ["anna", "Anna", true],
    ]);
    expect(await book.ranking("fair", 2, 1)).toHaveLength(1);
    expect([await book.ranking("fair", 3, 9), await book.ranking("other", 2, 9)]).toEqual([[], []]);
  });
  it("does not count where it was agreed so, and its results are told all the same", async () => {
    await ends("free", { persons: ["anna", "bo"], places: [[1], [0]], rated: false });
    await book.round();
    expect(await book.standingsOf("anna")).toEqual([]);
    expect(await book.resultsOf("anna", { limit: 5 })).toEqual([
      {
        table: "free",
        game: "fair",
        seats: 2,
        place: 2,
        share: 0,
        at: START,
        points: null,
        part: "whole",
        others: [{ subject: "bo", name: "Bo", place: 1, part: "whole" }],
      },
    ]);
  });
  it("tells the latest results first, a page at a time, and who somebody plays with most", async () => {
    for (let at = 0; at < 4; at++)
      await ends(`p${at}`, {
        persons: ["anna", at < 3 ? "bo" : "cilla", null],
        bots: [null, null, "easy"],
        places: [[at % 2], [2], [1 - (at % 2)]],
        at: START + at,
      });
    await book.round();
    const tablesOf = async (more: { before?: number; limit: number }) => (await book.resultsOf("anna", more)).map(({ table }) => table);
    expect([await tablesOf({ limit: 9 }), await tablesOf({ limit: 2 }), await tablesOf({ before: START + 2, limit: 9 })]).toEqual([
      ["p3", "p2", "p1", "p0"],
      ["p3", "p2"],
      ["p1", "p0"],
    ]);
    expect(await book.resultsOf("nobody", { limit: 9 })).toEqual([]);
    expect((await book.resultsOf("anna", { limit: 1 }))[0]).toMatchObject({ place: 3, points: expect.any(Number) });
    expect(await book.opponentsOf("anna", 8)).toEqual([
      { subject: "bot:easy", name: null, played: 4, ahead: 2 },
      { subject: "bo", name: "Bo", played: 3, ahead: 2 },
    ]);
    expect(await book.opponentsOf("anna", 1)).toHaveLength(1);
    expect(await book.favouritesOf("anna")).toEqual([{ game: "fair", role: null, seat: 0, played: 4, won: 2 }]);
  });
  it("tells three roles of a game at most, the most played first, one role from several chairs together", async () => {
    const role = (table_id: string, seat: number, called: string | null, share: number) => ({
      table_id,
      seat,
      game: "fair",
      seats: 4,
      subject: "anna",
      place: 1,
      share,
      at: 1,
      mu: null,
      sigma: null,
      moves: 1,
      began: null,
      role: called,
    });
    await store.db
      .insertInto("results")
      .values([
        role("1", 0, "r:a", 1),
        role("2", 1, "r:a", 0),
        role("3", 2, "r:b", 1),
        role("4", 3, "r:c", 0.5),
        role("5", 0, "r:d", 0),
        role("6", 1, null, 0),
      ])
      .execute();
    expect((await book.favouritesOf("anna")).map(({ role: called, played, won }) => [called, played, won])).toEqual([
      ["r:a", 2, 1],
      ["r:b", 1, 1],
      ["r:c", 1, 0.5],
    ]);
  });
  it("tells the longest voyage and the busiest", async () => {
    expect(await book.voyagesOf("anna")).toEqual({ longest: null, busiest: null });
    await ends("long", { persons: ["anna", "bo"], places: [[0], [1]], began: START - 5 * DAY, moves: 3 });
    await ends("busy", { persons: ["anna", "bo"], places: [[0], [1]], at: START + 1, began: START, moves: 90 });
    await ends("never", { persons: ["anna", "bo"], places: [[0], [1]], at: START + 2, began: null, moves: 500 });
    await book.round();
    expect(await book.voyagesOf("anna")).toEqual({
      longest: { table: "long", game: "fair", began: START - 5 * DAY, at: START, moves: 3 },
      busiest: { table: "busy", game: "fair", began: START, at: START + 1, moves: 90 },
    });
  });
});

describe("whoever leaves", () => {
  it("has lost also where whoever stayed has asked a strong player since, who gains nothing by it", async () => {
    await ends("t", { persons: ["anna", "bo"], bots: [null, "easy"], places: [[0], [1]], left: ["bo"], helped: [0] });
    await book.round();
    expect([await book.standingsOf("anna"), await book.standingsOf("bot:easy")]).toEqual([[], []]);
    const [standing] = await book.standingsOf("bo");
    expect(standing).toMatchObject({ played: 1, won: 0 });
    expect(standing?.points).toBeLessThan(1_000);
  });
  it("and was helped before has not: the match said nothing of them any more", async () => {
    await ends("t", { persons: ["anna", "bo"], bots: [null, "easy"], places: [[0], [1]], left: ["bo"], helped: [1] });
    await book.round();
    expect(await book.standingsOf("bo")).toEqual([]);
  });
  it("or stayed, and was forgotten before that was heard of here, is written down as nobody", async () => {
    await ends("t", { persons: ["anna", "forgotten"], bots: [null, "easy"], places: [[1], [0]] });
    await ends("u", { persons: ["anna", "forgotten"], bots: [null, "easy"], places: [[1], [0]], left: ["forgotten"], rated: true });
    await book.round();
    const subjects = (await results()).map(({ subject }) => subject.replace(/^gone-.*/, "nobody"));
    expect(subjects.sort()).toEqual(["anna", "anna", "bot:easy", "nobody", "nobody"]);
    expect((await store.db.selectFrom("ratings").select("subject").execute()).map(({ subject }) => subject)).toEqual(["anna"]);
  });
  it("as a guest and came in as a member since has lost as that member", async () => {
    await store.db.insertInto("former_guests").values({ guest: "guest", person: "bo" }).execute();
    await ends("t", { persons: ["anna", "guest"], bots: [null, "easy"], places: [[1], [0]], left: ["guest"] });
    await book.round();
    expect((await book.standingsOf("bo")).map(({ played, won }) => [played, won])).toEqual([[1, 0]]);
    expect((await book.resultsOf("bo", { limit: 1 }))[0]).toMatchObject({ part: "left", place: 2 });
    expect((await results()).map(({ subject }) => subject)).not.toContain("guest");
  });
});

it("says something only of several who played, nobody twice, nobody helped, and no branch", () => {
  const table = (more: { persons?: string[][]; facts?: object; helped?: object[]; outcome?: object | null }) => {
    const { persons = [["a"], ["b"]], facts = {}, helped = [], outcome = { places: [] } } = more;
    return {
      memory: { facts: { rated: true, branchOf: null, ...facts }, outcome, helped, commitment: "" },
      seats: persons.map((one) => ({ persons: one, beganBy: one[0] ?? null, goneSince: null, resigned: false })),
    } as never;
  };
  expect(isRated(table({}))).toBe(true);
  expect(isRated(table({ persons: [["a", "phone"], ["b"], []] }))).toBe(true);
  for (const bad of [
    { persons: [["a"], ["a"]] },
    { persons: [[], []] },
    { persons: [["a"]] },
    { facts: { rated: false } },
    { facts: { rated: undefined } },
    { facts: { branchOf: {} } },
    { helped: [{ seat: 0 }] },
    { persons: [["gone-x"], []] },
    { outcome: null },
  ])
    expect(isRated(table(bad))).toBe(false);
});
