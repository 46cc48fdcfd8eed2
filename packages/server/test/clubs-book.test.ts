/** Clubs as they are written down: how many are enough, in which order, who is let in, and what counts for a season. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Rankings } from "../src/clubs/rankings.ts";
import type { Books } from "./books.ts";
import { code, idsOf, openBooks, START } from "./books.ts";

let books: Books;
beforeEach(async () => {
  books = await openBooks();
});
afterEach(() => books.store.close());

describe("clubs", () => {
  const found = (by: string, name: string): Promise<string> => books.clubs.found(by, { name, about: "", shield: "or-lion" });
  /** In the club, without asking. */
  const seat = (club: string, person: string, role: string, since: number) =>
    books.store.db.insertInto("club_members").values({ club, person, role, since }).execute();
  it("of one person are twenty at the most, founded or joined", async () => {
    const theirs = await found("bo", "Theirs");
    await books.clubs.invite(theirs, "bo", { person: "anna" });
    for (let at = 0; at < 19; at++) await found("anna", `Club ${at}`);
    const last = await found("anna", "Club 19");
    expect([await code(found("anna", "Club 20")), await code(books.clubs.join(theirs, "anna", null))]).toEqual(["too-many", "too-many"]);
    await books.clubs.dissolve(last, "anna");
    expect([await code(books.clubs.join(theirs, "anna", null)), (await books.clubs.clubsOf("anna")).length]).toEqual(["done", 20]);
    expect((await books.clubs.clubsOf("anna")).map(({ name, role, members: count }) => `${name} ${role} ${count}`).slice(-2)).toEqual([
      "Club 9 founder 1",
      "Theirs member 2",
    ]);
  });
  it("have two hundred members at the most, and a hundred invitations that wait", async () => {
    const many = await books.crowd(301);
    const club = await found("anna", "Large");
    for (const id of many.slice(0, 99)) await books.clubs.invite(club, "anna", { person: id });
    expect([
      await code(books.clubs.invite(club, "anna", { person: "m99" })),
      await code(books.clubs.invite(club, "anna", { person: "m100" })),
    ]).toEqual(["done", "too-many"]);
    for (const id of many.slice(101, 299)) await seat(club, id, "member", 2);
    expect([await code(books.clubs.join(club, "m0", null)), await code(books.clubs.join(club, "m1", null))]).toEqual(["done", "too-many"]);
    expect((await books.clubs.membersOf(club)).length).toBe(200);
    expect(await code(books.clubs.invite(club, "anna", { person: "m100" }))).toBe("done");
  });
  it("tell of their members by part and then by how long they are in, and of all clubs the youngest ones, by name", async () => {
    await books.join("dora", "eva");
    const ids: string[] = [];
    for (const name of ["C", "A", "B"]) {
      books.clock.time += 1;
      ids.push(await found("anna", name));
    }
    const [c = ""] = ids;
    await seat(c, "bo", "member", START - 5);
    await seat(c, "carl", "steward", START + 9);
    await seat(c, "dora", "steward", START + 8);
    await seat(c, "eva", "member", START - 6);
    expect(idsOf(await books.clubs.membersOf(c))).toEqual(["anna", "dora", "carl", "eva", "bo"]);
    expect((await books.clubs.all(2)).map(({ name, members: count }) => `${name} ${count}`)).toEqual(["A 1", "B 1"]);
    expect((await books.clubs.all(3)).map(({ name, members: count }) => `${name} ${count}`)).toEqual(["A 1", "B 1", "C 5"]);
    expect(await books.clubs.invitationsOf("bo")).toEqual([]);
  });
  it("are let into by a link or by an invitation that one sees, once", async () => {
    const club = await found("anna", "Club");
    const key = await books.clubs.newLink(club, "anna");
    expect(key).toHaveLength(27);
    expect([await code(books.clubs.join(club, "bo", "x")), await code(books.clubs.join(club, "bo", null))]).toEqual([
      "not-allowed",
      "not-allowed",
    ]);
    expect(await code(books.clubs.join(club, "bo", key))).toBe("done");
    await books.clubs.invite(club, "anna", { person: "bo" });
    expect(books.noted).toEqual([]);
    await books.clubs.invite(club, "anna", { person: "carl" });
    expect(books.noted).toEqual([{ key: `club ${club} carl`, kind: "club", person: "carl", table: "", at: START }]);
    const told = (of: string) => books.tell("club", `club ${of} carl`, "carl");
    expect([await told(club), await told("other")]).toEqual([{ table: "Club", by: "anna", path: `/clubs/${club}` }, null]);
    await books.friends.block("carl", "anna", true);
    expect([await code(books.clubs.join(club, "carl", null)), await told(club)]).toEqual(["not-allowed", null]);
    await books.clubs.invite(club, "anna", { person: "carl" });
    expect(books.noted).toHaveLength(1);
    await books.friends.block("carl", "anna", false);
    expect(await code(books.clubs.join(club, "carl", null))).toBe("done");
    expect([await books.clubs.invitationsOf("carl"), await told(club)]).toEqual([[], null]);
  });
  it("go to the steward who is in longest when their founder is forgotten, else to a member, else they are no more", async () => {
    const [one, two, three] = [await found("anna", "One"), await found("anna", "Two"), await found("anna", "Three")];
    await seat(one, "bo", "member", 1);
    await seat(one, "carl", "steward", 2);
    await seat(two, "bo", "member", 1);
    await books.clubs.invite(two, "anna", { person: "carl" });
    await books.clubTables.beginSeason(three, "anna", { title: "x", game: null, from: 1, to: 2, bots: false });
    expect(await books.clubs.dataOf("anna")).toMatchObject({
      member: [{ name: "One" }, { name: "Three" }, { name: "Two" }],
      invited: [],
      sent: [{ club: two, at: START }],
    });
    await books.clubs.forget("anna");
    expect([await books.clubs.roleOf(one, "carl"), await books.clubs.roleOf(one, "bo"), await books.clubs.roleOf(two, "bo")]).toEqual([
      "founder",
      "member",
      "founder",
    ]);
    expect([await code(books.clubs.get(three)), await books.clubTables.seasons(three)]).toEqual(["not-found", []]);
    expect(await books.store.db.selectFrom("club_invitations").selectAll().execute()).toEqual([]);
  });
});

describe("a club's page", () => {
  let club: string;
  beforeEach(async () => {
    club = await books.clubs.found("anna", { name: "Club", about: "", shield: "or-lion" });
  });
  const result = (table_id: string, at: number, more: object = {}) => ({
    table_id,
    seat: 0,
    game: "fair",
    seats: 2,
    subject: "anna",
    place: 1,
    share: 1,
    at,
    mu: 25,
    sigma: 8,
    moves: 1,
    began: 1,
    role: null,
    part: "whole" as const,
    ...more,
  });
  async function played(id: string, at: number, more: object = {}): Promise<void> {
    await books.clubTables.keep(club, id);
    await books.store.db
      .insertInto("results")
      .values([result(id, at, { place: 2, ...more }), result(id, at, { seat: 1, subject: "bo", ...more })])
      .execute();
  }
  it("shows fifty tables that are not over and thirty matches, the latest first, and ten seasons", async () => {
    for (let at = 0; at < 52; at++) {
      const seats = [
        { name: "anna", free: false },
        { name: null, bot: "easy", free: false },
        { name: null, bot: null, free: true },
      ];
      const summary = {
        id: `t${at}`,
        name: "",
        game: "fair",
        status: at === 51 ? "finished" : "running",
        listed: false,
        created: at,
        since: at,
        seats,
      };
      await books.store.create({ table: `t${at}`, after: 0, entries: [], summary: { ...summary, persons: [], waiting: [] } as never });
      await books.clubTables.keep(club, `t${at}`);
    }
    const open = await books.clubTables.open(club);
    expect([open.length, open[0], open.at(-1)?.id]).toEqual([
      50,
      { id: "t50", game: "fair", name: "", status: "running", since: 50, free: 1, seats: ["anna", "easy", null] },
      "t1",
    ]);
    for (let at = 0; at < 31; at++) await played(`p${at}`, at + 1);
    const past = await books.clubTables.past(club);
    expect([past.length, past[0], past.at(-1)?.table]).toEqual([
      30,
      {
        table: "p30",
        game: "fair",
        at: 31,
        places: [
          { subject: "bo", name: "bo", place: 1, part: "whole" },
          { subject: "anna", name: "anna", place: 2, part: "whole" },
        ],
      },
      "p1",
    ]);
    for (let at = 0; at < 11; at++)
      await books.clubTables.beginSeason(club, "anna", { title: `s${at}`, game: null, from: at, to: at + 1, bots: at === 10 });
    const seasons = (await books.clubTables.seasons(club)) as { title: string; bots: boolean }[];
    expect(seasons.map(({ title, bots }) => `${title} ${bots}`)).toEqual([
      "s10 true",
      ...[9, 8, 7, 6, 5, 4, 3, 2, 1].map((at) => `s${at} false`),
    ]);
  });
  it("counts for a season the rated matches of its game from its first moment to the one before its last", async () => {
    for (const [id, at, more] of [
      ["before", 99, {}],
      ["first", 100, {}],
      ["other", 101, { game: "other" }],
      ["free", 102, { mu: null }],
      ["last", 199, {}],
      ["after", 200, {}],
    ] as const)
      await played(id, at, more);
    const season = { title: "s", from: 100, to: 200, bots: true };
    await books.clubTables.beginSeason(club, "anna", { ...season, game: "fair" });
    await books.clubTables.beginSeason(club, "anna", { ...season, title: "all", from: 101, game: null });
    const seasons = await books.clubTables.seasons(club);
    expect(seasons.map(({ title, matches, ranking }) => [title, matches, ranking.map(({ name }) => name)])).toEqual([
      ["all", 2, ["bo", "anna"]],
      ["s", 2, ["bo", "anna"]],
    ]);
    await books.clubTables.dropSeason("another", "anna", seasons[0]!.id).catch(() => {});
    await books.clubTables.dropSeason(club, "anna", seasons[0]!.id);
    expect(((await books.clubTables.seasons(club)) as { title: string }[]).map(({ title }) => title)).toEqual(["s"]);
  });
  it("counts whoever left a match as the last of it, and whoever played on for them not at all", async () => {
    const three = { seats: 3 };
    await books.clubTables.keep(club, "left");
    await books.store.db
      .insertInto("results")
      .values([
        result("left", 150, { ...three, place: 3, part: "left" }),
        result("left", 150, { ...three, place: 1, part: "joined", subject: "bot:easy", mu: null, sigma: null }),
        result("left", 150, { ...three, seat: 1, place: 2, subject: "bo" }),
        result("left", 150, { ...three, seat: 2, place: 3, subject: "carl" }),
      ])
      .execute();
    await books.clubTables.beginSeason(club, "anna", { title: "s", from: 100, to: 200, bots: true, game: null });
    const [season] = await books.clubTables.seasons(club);
    expect([season?.matches, season?.ranking.map(({ subject }) => subject)]).toEqual([1, ["bo", "carl", "anna"]]);
    const [past] = await books.clubTables.past(club);
    expect(past?.places.map(({ subject, part }) => `${subject} ${part}`)).toEqual([
      "bot:easy joined",
      "bo whole",
      "carl whole",
      "anna left",
    ]);
  });
  it("is reckoned once for all who look, and anew when a match of the club has ended, or after a minute", async () => {
    await played("first", 150);
    await books.clubTables.beginSeason(club, "anna", { title: "s", from: 100, to: 200, bots: true, game: null });
    const shown = async () => {
      const [season] = await books.clubTables.seasons(club);
      return `${season?.matches} ${season?.ranking.map(({ name }) => name).join(" ")}`;
    };
    expect(await shown()).toBe("1 bo anna");
    await played("second", 151);
    await books.store.db.updateTable("persons").set({ name: "Bosse" }).where("id", "=", "bo").execute();
    books.clock.time += 59_999;
    // Names are always those of now.
    expect(await shown()).toBe("1 Bosse anna");
    await books.clubTables.tookDown(["elsewhere"]);
    expect(await shown()).toBe("1 Bosse anna");
    await books.clubTables.tookDown(["elsewhere", "second"]);
    expect(await shown()).toBe("2 Bosse anna");
    await played("third", 152);
    books.clock.time += 59_999;
    expect(await shown()).toBe("2 Bosse anna");
    books.clock.time += 1;
    expect(await shown()).toBe("3 Bosse anna");
  });
  it("is reckoned by one of many who look at once, in turns with others, and again where that failed", async () => {
    let time = 0;
    const rankings = new Rankings(() => time);
    let [reads, under, most] = [0, 0, 0];
    const read = async () => {
      reads += 1;
      most = Math.max(most, ++under);
      await new Promise((resolve) => setImmediate(resolve));
      under -= 1;
      return [];
    };
    const of = (id: string, by = read) => rankings.of({ id, club: "c", bots: 0 }, by);
    await Promise.all(["a", "a", "b", "c", "a"].map((id) => of(id)));
    expect([reads, most]).toEqual([3, 1]);
    const fails = async (): Promise<never> => {
      throw new Error("away");
    };
    await expect(of("d", fails)).rejects.toThrow("away");
    expect([await of("d"), reads]).toEqual([{ matches: 0, lines: [] }, 4]);
    // However many there are, five hundred are remembered: those of last.
    for (let at = 0; at < 500; at++) await of(`many ${at}`);
    reads = 0;
    await of("many 0");
    await of("d");
    expect(reads).toBe(1);
    // A clock that was set back makes nothing last for ever.
    time = -1;
    await of("many 1");
    expect(reads).toBe(2);
  });
  it("is for its members: so are its tables, until the club is closed", async () => {
    await books.clubTables.keep(club, "t");
    await books.clubTables.keep("other", "t");
    const why = async (person: string, table = "t") => (await books.clubTables.whyNotJoin(person, table))?.code ?? null;
    expect([await why("anna"), await why("bo"), await why("bo", "u")]).toEqual([null, "not-allowed", null]);
    expect([await code(books.clubTables.keyFor(club, "anna", "u")), await code(books.clubTables.keyFor(club, "bo", "t"))]).toEqual([
      "not-found",
      "not-allowed",
    ]);
    await books.store.db.updateTable("clubs").set({ closed: 1 }).execute();
    expect(await why("bo")).toBeNull();
  });
});
