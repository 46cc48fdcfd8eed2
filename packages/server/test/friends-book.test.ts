/** Friends and their tables as they are written down: how many are enough, in which order, and what is left of somebody. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Books } from "./books.ts";
import { code, idsOf, openBooks, START } from "./books.ts";

let books: Books;
beforeEach(async () => {
  books = await openBooks();
});
afterEach(() => books.store.close());

describe("friends", () => {
  it("ask fifty at a time, and no more until somebody has answered", async () => {
    const many = await books.crowd(51);
    for (const id of many.slice(0, 49)) await books.friends.ask("anna", { person: id });
    expect([await code(books.friends.ask("anna", { person: "m49" })), await code(books.friends.ask("anna", { person: "m50" }))]).toEqual([
      "done",
      "too-many",
    ]);
    await books.friends.answer("m3", "anna", false);
    expect([await code(books.friends.ask("anna", { person: "m50" })), (await books.friends.askedBy("anna")).length]).toEqual(["done", 50]);
  });
  it("are five hundred at the most, for either of the two", async () => {
    const many = await books.crowd(500);
    await books.store.db
      .insertInto("friends")
      .values(many.slice(0, 499).map((friend) => ({ person: "anna", friend, since: 1 })))
      .execute();
    await books.friends.ask("bo", { person: "anna" });
    await books.friends.ask("carl", { person: "anna" });
    expect(await code(books.friends.answer("anna", "bo", true))).toBe("done");
    expect(await code(books.friends.answer("anna", "carl", true))).toBe("too-many");
    await books.friends.ask("anna", { person: "m499" });
    expect(await code(books.friends.answer("m499", "anna", true))).toBe("too-many");
    expect((await books.friends.asksFor("anna")).map(({ id, at }) => [id, at])).toEqual([["carl", START]]);
  });
  it("are listed by their names, requests by when they were made, and asked twice is told once more with the same key", async () => {
    await books.join("dora", "zeno");
    for (const [id, at] of [
      ["zeno", 5],
      ["bo", 3],
      ["carl", 4],
    ] as const) {
      books.clock.time = START + at;
      await books.friends.ask(id, { name: " ANNA " });
      await books.friends.ask("dora", { person: id });
    }
    expect(idsOf(await books.friends.asksFor("anna"))).toEqual(["bo", "carl", "zeno"]);
    expect(idsOf(await books.friends.askedBy("dora"))).toEqual(["bo", "carl", "zeno"]);
    for (const id of ["zeno", "carl", "bo"]) await books.friends.answer("anna", id, true);
    expect((await books.friends.friendsOf("anna")).map(({ id, since }) => [id, since])).toEqual([
      ["bo", START + 4],
      ["carl", START + 4],
      ["zeno", START + 4],
    ]);
    expect(await books.friends.asksFor("anna")).toEqual([]);
    expect(books.noted.filter(({ person }) => person === "anna")).toMatchObject([
      { key: "befriend zeno anna", kind: "befriend", table: "", at: START + 5 },
      { key: "befriend bo anna", at: START + 3 },
      { key: "befriend carl anna", at: START + 4 },
    ]);
    for (const id of ["zeno", "bo"]) await books.friends.block("dora", id, true);
    expect(idsOf(await books.friends.blockedBy("dora"))).toEqual(["bo", "zeno"]);
    expect(idsOf(await books.friends.askedBy("dora"))).toEqual(["carl"]);
    await books.friends.block("dora", "zeno", false);
    expect(idsOf(await books.friends.blockedBy("dora"))).toEqual(["bo"]);
  });
  it("who are blocked ask unseen, and nobody is told of it", async () => {
    await books.friends.block("anna", "bo", true);
    books.noted.length = 0;
    await books.friends.ask("bo", { person: "anna" });
    expect([await books.friends.asksFor("anna"), idsOf(await books.friends.askedBy("bo")), books.noted]).toEqual([[], ["anna"], []]);
    expect(await code(books.friends.answer("anna", "bo", true))).toBe("not-found");
    expect(await code(books.friends.ask("anna", { person: "bo" }))).toBe("not-allowed");
    await books.friends.block("anna", "bo", false);
    await books.friends.ask("anna", { person: "bo" });
    expect([await books.friends.areFriends("anna", "bo"), await books.friends.areFriends("bo", "anna")]).toEqual([true, true]);
  });
  it("are told who asks for as long as they are asked, and where to answer", async () => {
    const told = (occasion: string, person: string) => books.tell("befriend", occasion, person);
    await books.friends.ask("bo", { person: "anna" });
    expect(await told("befriend bo anna", "anna")).toEqual({ table: "", by: "bo", path: "/friends" });
    expect(await told("befriend carl anna", "anna")).toBeNull();
    await books.friends.answer("anna", "bo", false);
    expect(await told("befriend bo anna", "anna")).toBeNull();
  });
  it("who are forgotten leave nothing: no friend, no request, no block, no invitation, and no word of them on its way", async () => {
    await books.join("dora");
    await books.friends.ask("anna", { person: "bo" });
    await books.friends.answer("bo", "anna", true);
    await books.friends.ask("anna", { person: "carl" });
    await books.friends.ask("dora", { person: "anna" });
    await books.friends.block("anna", "dora", true);
    await books.friends.block("carl", "anna", true);
    await books.friends.block("carl", "dora", true);
    await books.store.db
      .insertInto("table_invitations")
      .values([
        { table_id: "t", person: "anna", by: "bo", at: 1 },
        { table_id: "t", person: "bo", by: "anna", at: 1 },
        { table_id: "t", person: "bo", by: "carl", at: 1 },
      ])
      .execute();
    const notice = { way: "mail", person: "x", table_id: "", made: 1, due: 1, owner: null, until: 0 };
    await books.store.db
      .insertInto("notices")
      .values([
        { ...notice, occasion: "befriend anna carl", kind: "befriend" },
        { ...notice, occasion: "befriend dora carl", kind: "befriend" },
        { ...notice, occasion: "invited t anna bo", kind: "invited" },
        { ...notice, occasion: "t over anna", kind: "over" },
      ])
      .execute();
    expect(await books.friends.dataOf("anna")).toEqual({
      friends: [{ id: "bo", name: "bo", since: START }],
      asked: [{ id: "carl", name: "carl", at: START }],
      asks: [],
      blocked: [{ id: "dora", name: "dora" }],
      invitations: [
        { table: "t", isOwn: false, at: 1 },
        { table: "t", isOwn: true, at: 1 },
      ],
    });
    await books.friends.forget("anna");
    const count = async (table: "friends" | "friend_asks" | "blocks" | "table_invitations") =>
      (await books.store.db.selectFrom(table).selectAll().execute()).length;
    expect([await count("friends"), await count("friend_asks"), await count("blocks"), await count("table_invitations")]).toEqual([
      0, 0, 1, 1,
    ]);
    const left = await books.store.db.selectFrom("notices").select("occasion").orderBy("occasion").execute();
    expect(left.map(({ occasion }) => occasion)).toEqual(["befriend dora carl", "t over anna"]);
  });
});

describe("tables of friends", () => {
  const table = (id: string, since: number, more: object = {}) => {
    const summary = {
      id,
      name: id,
      game: "fair",
      status: "gathering",
      pace: { kind: "none" },
      listed: true,
      created: since,
      since,
      waiting: [],
      seats: [{ name: "bo", free: false }, { name: null, free: true }, { free: true }],
      persons: ["bo", null, null],
      ...more,
    };
    return books.store.create({ table: id, after: 0, entries: [], summary: summary as never });
  };
  it("are the public ones that are not over, the latest first, each once, with the seats that are free", async () => {
    await table("old", 1);
    await table("new", 3);
    await table("both", 2, { persons: ["bo", "bo", "carl"], seats: [{ free: false }, { free: false }, { free: false }] });
    await table("private", 4, { listed: false });
    await table("over", 5, { status: "finished" });
    const found = await books.invitations.tablesOf(["bo", "carl", "anna"]);
    expect([...found].map(([person, tables]) => [person, tables.map(({ id, free, isHere }) => `${id} ${free} ${isHere}`)])).toEqual([
      ["bo", ["new 2 false", "both 0 false", "old 2 false"]],
      ["carl", ["both 0 false"]],
    ]);
    expect((await books.invitations.tablesOf([])).size).toBe(0);
  });
  it("are asked to, the latest first, while a seat is free and one does not sit there; what is declined is asked no more", async () => {
    for (const [id, more] of [
      ["a", {}],
      ["b", {}],
      ["full", { seats: [{ free: false }] }],
      ["own", { persons: ["anna", null, null] }],
      ["begun", { status: "running" }],
    ] as const)
      await table(id, 1, more);
    await books.store.db
      .insertInto("table_invitations")
      .values([
        ...["a", "full", "own", "begun"].map((id, at) => ({ table_id: id, person: "anna", by: "bo", at: 10 + at })),
        { table_id: "b", person: "anna", by: "carl", at: 12 },
      ])
      .execute();
    const asked = async () => (await books.invitations.invitationsOf("anna")).map(({ table: id, by, at }) => `${id} ${by.name} ${at}`);
    expect(await asked()).toEqual(["b carl 12", "a bo 10"]);
    const told = (occasion: string, id: string) => books.tell("invited", occasion, "anna", id);
    expect([
      await told("invited a bo anna", "a"),
      await told("invited a carl anna", "a"),
      await told("invited full bo anna", "full"),
    ]).toEqual([{ table: expect.any(String), by: "bo", path: "/invited/a" }, null, null]);
    await books.friends.block("anna", "carl", true);
    expect(await asked()).toEqual(["a bo 10"]);
    await books.invitations.decline("anna", "b");
    await books.invitations.decline("bo", "a");
    expect(await asked()).toEqual(["a bo 10"]);
    expect(await code(books.invitations.keyFor("anna", "b"))).toBe("not-found");
    await books.invitations.decline("anna", "a");
    expect(await asked()).toEqual([]);
  });
});
