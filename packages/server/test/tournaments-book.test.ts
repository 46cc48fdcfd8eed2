/** Tournaments as they are written down: how many are enough, in which order, and who may change what. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Plan } from "../src/tournaments/plan.ts";
import type { Books } from "./books.ts";
import { code, idsOf, openBooks, START } from "./books.ts";

let books: Books;
beforeEach(async () => {
  books = await openBooks();
});
afterEach(() => books.store.close());

describe("tournaments", () => {
  const plan: Plan = {
    name: "Cup",
    form: "swiss",
    game: "fair",
    options: {},
    size: 3,
    rounds: 2,
    pace: { kind: "live", bank: 60, increment: 1, window: 30 },
    timeout: "bot",
    bots: null,
    rated: true,
  };
  const announce = (by: string, more: Partial<Plan> = {}): Promise<string> => books.tournaments.announce(by, null, { ...plan, ...more });
  const statusOf = async (id: string): Promise<string> => (await books.tournaments.get(id)).status;
  it("of one person are five at a time, and no more until one is over", async () => {
    const ids: string[] = [];
    for (let at = 0; at < 4; at++) ids.push(await announce("anna"));
    await books.store.db.updateTable("tournaments").set({ status: "running" }).where("id", "=", ids[0]!).execute();
    expect([await code(announce("anna")), await code(announce("anna")), await code(announce("bo"))]).toEqual(["done", "too-many", "done"]);
    await books.tournaments.cancel(ids[1]!, "anna");
    expect([await code(announce("anna")), await code(announce("anna"))]).toEqual(["done", "too-many"]);
  });
  it("take sixty-four in a Swiss one, and in one where all meet all as many as can be paired", async () => {
    const many = await books.crowd(65);
    for (const [form, most] of [
      ["swiss", 64],
      ["robin", 16],
    ] as const) {
      const id = await announce("anna", { form });
      for (const person of many.slice(0, most - 1)) await books.tournaments.enter(id, person);
      expect([form, await code(books.tournaments.enter(id, "anna")), await code(books.tournaments.enter(id, "bo"))]).toEqual([
        form,
        "done",
        "full",
      ]);
      expect((await books.tournaments.entrants(id)).length).toBe(most);
    }
  });
  it("are listed fifty at a time, the latest first, without those that were called off and those of clubs one is not in", async () => {
    const row = (id: string, more: object = {}) => ({
      id,
      club: null,
      organiser: "x",
      name: id,
      status: "over",
      round: 0,
      rounds: 1,
      seed: "",
      created: 1,
      since: Number(id.slice(1)),
      body: "{}",
      ...more,
    });
    await books.store.db
      .insertInto("tournaments")
      .values([
        ...Array.from({ length: 51 }, (_, at) => row(`t${at}`)),
        row("t60", { status: "cancelled" }),
        row("t61", { club: "c" }),
      ] as never)
      .execute();
    const list = await books.tournaments.listFor("anna");
    expect([list.length, list[0]?.id, list.at(-1)?.id]).toEqual([50, "t50", "t1"]);
    expect([(await books.tournaments.getFor("t3", "anna")).plan.name, await code(books.tournaments.getFor("t61", "anna"))]).toEqual([
      "t3",
      "not-found",
    ]);
    expect(await books.tournaments.running()).toEqual([]);
  });
  it("tell who entered in the order they did; before the first round an entry is struck out, later it is marked, and only once", async () => {
    const id = await announce("anna");
    for (const [person, at] of [
      ["carl", 2],
      ["anna", 3],
      ["bo", 2],
    ] as const) {
      books.clock.time = START + at;
      await books.tournaments.enter(id, person);
    }
    const entered = async () => (await books.tournaments.entrants(id)).map(({ id: person, withdrawn }) => `${person} ${withdrawn}`);
    expect(await entered()).toEqual(["bo null", "carl null", "anna null"]);
    await books.tournaments.withdraw(id, "carl");
    expect(await entered()).toEqual(["bo null", "anna null"]);
    await books.store.db.updateTable("tournaments").set({ status: "running", round: 1 }).execute();
    await books.tournaments.withdraw(id, "bo");
    await books.store.db.updateTable("tournaments").set({ round: 2 }).execute();
    await books.tournaments.withdraw(id, "bo");
    expect([await entered(), await code(books.tournaments.enter(id, "carl"))]).toEqual([["bo 1", "anna null"], "not-gathering"]);
    await books.store.db.updateTable("tournaments").set({ status: "over" }).execute();
    expect(await code(books.tournaments.withdraw(id, "anna"))).toBe("not-running");
  });
  it("are called off before they begin, and over where they have begun; by whoever runs them", async () => {
    const [open, running] = [await announce("anna"), await announce("anna")];
    await books.store.db.updateTable("tournaments").set({ status: "running", round: 1 }).where("id", "=", running).execute();
    expect(await code(books.tournaments.cancel(open, "bo"))).toBe("not-allowed");
    books.clock.time += 7;
    for (const id of [open, running]) await books.tournaments.cancel(id, "anna");
    expect([await statusOf(open), await statusOf(running), await code(books.tournaments.cancel(open, "anna"))]).toEqual([
      "cancelled",
      "over",
      "not-running",
    ]);
    expect((await books.tournaments.get(running)).since).toBe(START + 7);
  });
  it("of a club are for its members, and whoever leaves it is out of them", async () => {
    const club = await books.clubs.found("anna", { name: "Club", about: "", shield: "or-lion" });
    await books.store.db.insertInto("club_members").values({ club, person: "bo", role: "member", since: 1 }).execute();
    expect(await code(books.tournaments.announce("carl", club, plan))).toBe("not-allowed");
    const id = await books.tournaments.announce("anna", club, plan);
    for (const person of ["anna", "bo"]) await books.tournaments.enter(id, person);
    expect(await code(books.tournaments.enter(id, "carl"))).toBe("not-found");
    expect([(await books.tournaments.listFor("bo")).length, (await books.tournaments.listFor("carl")).length]).toEqual([1, 0]);
    await books.clubs.remove(club, "bo", "bo");
    await books.tournaments.partWithStrangers(await books.tournaments.get(id));
    expect(idsOf(await books.tournaments.entrants(id))).toEqual(["anna"]);
    await books.clubs.dissolve(club, "anna");
    expect(await statusOf(id)).toBe("cancelled");
  });
  it("of somebody who is forgotten go on without a name; what they were about to run is called off", async () => {
    const [open, theirs] = [await announce("anna"), await announce("bo")];
    for (const person of ["anna", "bo"]) await books.tournaments.enter(theirs, person);
    const pairing = { tournament: theirs, n: 0, table_id: "t", laid: 1, over: 0, places: null };
    await books.store.db
      .insertInto("pairings")
      .values([
        { ...pairing, round: 2, seats: '["bo"]' },
        { ...pairing, round: 1, n: 1, seats: '["anna","bo",null]' },
        { ...pairing, round: 1, seats: '["annabel"]', over: 1, places: "[1]" },
      ])
      .execute();
    await books.store.db.updateTable("tournaments").set({ status: "running", round: 1 }).where("id", "=", theirs).execute();
    expect(await books.tournaments.dataOf("anna")).toEqual({
      entered: [{ tournament: theirs, entered: START, withdrawn: null }],
      organised: [{ id: open, name: "Cup", created: START }],
    });
    await books.tournaments.forget("anna", "gone-x");
    expect([await statusOf(open), (await books.tournaments.get(open)).organiser, await statusOf(theirs)]).toEqual([
      "cancelled",
      "gone-x",
      "running",
    ]);
    expect((await books.tournaments.entrants(theirs)).map(({ id, name, withdrawn }) => [id, name, withdrawn])).toEqual([
      ["bo", "bo", null],
      ["gone-x", null, 1],
    ]);
    expect(
      (await books.tournaments.pairings(theirs)).map(({ round, n, seats, isOver, places }) => [round, n, seats, isOver, places]),
    ).toEqual([
      [1, 0, ["annabel"], true, [1]],
      [1, 1, ["gone-x", "bo", null], false, null],
      [2, 0, ["bo"], false, null],
    ]);
    expect(await books.tournaments.dataOf("anna")).toEqual({ entered: [], organised: [] });
  });
});
