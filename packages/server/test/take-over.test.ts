/** A guest turns out to be a member: what goes along, what is no more, and what stays with the guest. Over a database in memory. */
import { Refusal } from "@stormakt/host";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { HouseBook } from "../src/house/book.ts";
import { Members } from "../src/members/members.ts";
import type { ServerStore } from "../src/store/index.ts";
import { SqliteStore } from "../src/store/sqlite.ts";

let store: ServerStore;
let members: Members;
/** Who sits at each table; others are gone. */
let tables: Record<string, string[]>;
let written: unknown[];
let fails: Error | null;
beforeEach(async () => {
  [tables, written, fails] = [{}, [], null];
  store = await SqliteStore.open(":memory:");
  members = new Members({
    book: new HouseBook(store.db),
    hall: {
      write: async (id: string, decide: (open: object) => object[]) => {
        if (fails !== null) throw fails;
        const sitting = tables[id];
        if (sitting === undefined) throw new Refusal("not-found", "gone");
        const seats = sitting.map((person) => ({ name: person, persons: [person], sitters: [person], ousted: null }));
        const seatsOf = (person: string) => sitting.flatMap((one, seat) => (one === person ? [seat] : []));
        written.push([id, decide({ table: { seats, seatsOf } })]);
      },
    } as never,
    refresh: async () => {},
    now: () => 77,
  });
  for (const id of ["guest", "anna", "bo"]) {
    await store.createSession(`session of ${id}`, { id, name: id }, 1, "");
    await put("targets", { id: `target of ${id}`, person: id, kind: "hook", body: "{}", created: 1 });
    await put("results", { table_id: id, seat: 0, game: "fair", seats: 2, subject: id, place: 1, share: 1, at: 1, moves: 1 });
    await put("ratings", { game: "fair", seats: 2, subject: id, mu: 1, sigma: 1, played: 1, won: 1, at: 1 });
    for (const table of ["t", "u"]) {
      await put("notes", { table_id: table, person: id === "anna" ? "somebody" : id, text: "" });
      await put("pins", { id: `${table} ${id}`, table_id: table, person: id, move: 1, seat: 0, text: "", at: 1, shared: 0 });
      await put("looked", { person: id, table_id: table, n: 1, heard: 1, read: 1 });
    }
  }
  await members.become("anna");
});
afterEach(() => store.close());
const put = (table: string, row: object) =>
  store.db
    .insertInto(table as never)
    .values(row)
    .execute();
const people = async (table: "notes" | "pins" | "looked" | "sat" | "targets" | "sessions", where: string | null = null) => {
  const rows = await store.db.selectFrom(table).selectAll().orderBy("person").execute();
  return rows.filter((row) => where === null || ("table_id" in row && row.table_id === where)).map(({ person }) => person);
};
const sat = (person: string, table: string) => put("sat", { person, table_id: table });

describe("a guest who turns out to be a member", () => {
  it("is no more: seats, notes, pins, places and results go along, and what they had looked at and their rating do not", async () => {
    tables = { t: ["guest", "bo"] };
    await sat("guest", "t");
    await sat("bo", "t");
    await members.takeOver("guest", "anna");
    expect(written).toMatchObject([
      ["t", [{ kind: "seat", at: 77, seat: 0, change: "shared", person: "anna", name: "guest", from: "guest" }]],
    ]);
    expect([await people("notes", "t"), await people("notes", "u")]).toEqual([
      ["anna", "bo", "somebody"],
      ["bo", "guest", "somebody"],
    ]);
    expect([await people("pins", "t"), await people("pins", "u")]).toEqual([
      ["anna", "anna", "bo"],
      ["anna", "bo", "guest"],
    ]);
    expect([await people("looked", "t"), await people("looked", "u"), await people("sat")]).toEqual([
      ["anna", "bo"],
      ["anna", "bo", "guest"],
      ["anna", "bo"],
    ]);
    expect([await people("targets"), await people("sessions")]).toEqual([
      ["anna", "anna", "bo"],
      ["anna", "bo"],
    ]);
    const subjects = async (table: "results" | "ratings") =>
      (await store.db.selectFrom(table).select("subject").orderBy("subject").execute()).map(({ subject }) => subject);
    expect([await subjects("results"), await subjects("ratings")]).toEqual([
      ["anna", "anna", "bo"],
      ["anna", "bo"],
    ]);
    expect([await store.person("guest"), await store.db.selectFrom("former_guests").selectAll().execute()]).toEqual([
      null,
      [{ guest: "guest", person: "anna" }],
    ]);
  });
  it("stays who they are where the member sits at another seat of the same table, or the table cannot be opened", async () => {
    tables = { t: ["guest", "anna"], u: ["guest", "bo"] };
    for (const table of ["t", "u", "gone"]) await sat("guest", table);
    await members.takeOver("guest", "anna");
    expect(await store.db.selectFrom("sat").selectAll().orderBy("table_id").execute()).toEqual([
      { person: "guest", table_id: "gone" },
      { person: "guest", table_id: "t" },
      { person: "anna", table_id: "u" },
    ]);
    expect([await people("notes", "t"), await people("notes", "u")]).toEqual([
      ["bo", "guest", "somebody"],
      ["anna", "bo", "somebody"],
    ]);
    expect([(await store.person("guest"))?.name, (await people("sessions")).length]).toEqual(["guest", 3]);
  });
  it("lets go of a table where they sit no longer; and what went wrong is not passed over", async () => {
    tables = { t: ["bo"] };
    await sat("guest", "t");
    fails = new Error("away");
    await expect(members.takeOver("guest", "anna")).rejects.toThrow("away");
    expect(await people("sat")).toEqual(["guest"]);
    fails = null;
    await members.takeOver("guest", "anna");
    // What they said there while they sat is found by the member's name.
    expect([await people("sat"), await store.person("guest")]).toEqual([["anna"], null]);
  });
  it("is not somebody who is a member too, nor the same", async () => {
    await members.become("bo");
    await members.takeOver("bo", "anna");
    await members.takeOver("guest", "guest");
    expect([(await store.person("bo"))?.name, (await store.person("guest"))?.name]).toEqual(["bo", "guest"]);
  });
});
