/** People without a name: the host gives them none, and hides the English one that servers once gave. */
import { describe, expect, it } from "vitest";
import { shownName } from "../src/called.ts";
import { lineOf } from "../src/lines.ts";
import type { Happened, Table } from "../src/table.ts";
import { openHall, settle } from "./harness.ts";

describe("whoever has given no name", () => {
  it.each(["", "Guest pv5"])("sits, talks and plays without one: %j", async (own) => {
    const harness = openHall();
    const { client } = harness.person("Anna");
    const { table } = await client.ask("create", { game: "fair", seats: [{ kind: "me" }, { kind: "open" }], listed: true });
    const nameless = harness.person(own).client;
    await nameless.ask("join", { table: table.id });
    await nameless.ask("chat", { table: table.id, as: 1, text: "Hello" });
    await settle();
    const { table: now } = await client.ask("about", { table: table.id });
    expect(now.seats.map(({ name }) => name)).toEqual(["Anna", null]);
    const { lines } = await client.ask("log", { table: table.id, as: 0, from: 1 });
    expect(lines.find(({ kind }) => kind === "seat")).toMatchObject({ change: "joined", seat: 1, name: null });
    expect(lines.find(({ kind }) => kind === "chat")).toMatchObject({ seat: 1, name: "" });
  });
  it("lays a table without one, and may take one for a single table", async () => {
    const { client } = openHall().person("");
    const seats = [{ kind: "me" }, { kind: "me", name: "Bo" }] as const;
    const { table } = await client.ask("create", { game: "fair", seats: [...seats] });
    expect(table.seats.map(({ name }) => name)).toEqual([null, "Bo"]);
  });
});

describe("the number in English by which servers once called them", () => {
  it("is told to nobody, though journals keep it", () => {
    const line = (entry: object): unknown =>
      lineOf({ entry: { at: 7, ...entry }, told: [] } as unknown as Happened, null, 9, {} as unknown as Table);
    const seats = [{ person: "a", name: "Guest pv5", bot: null, reserved: null }];
    expect(line({ kind: "created", seats })).toMatchObject({ seats: [{ name: null }] });
    expect(line({ kind: "seat", seat: 0, change: "joined", person: "a", name: "Guest 1ekf", bot: null })).toMatchObject({ name: null });
    expect(line({ kind: "chat", seat: 0, name: "Guest a0z", text: "Hello" })).toMatchObject({ name: "" });
  });
  it("is not in the list of tables, which is kept as it was", async () => {
    const harness = openHall();
    const { client } = harness.person("Anna");
    await client.ask("create", { game: "fair", seats: [{ kind: "me", name: "Guest pv5" }, { kind: "open" }], listed: true });
    const { tables } = await client.ask("mine", {});
    expect(tables[0]?.seats.map(({ name }) => name)).toEqual([null, null]);
  });
  it.each(["Anna", "Guest", "Guest 2", "Guest Bob", "Guest of honour", "Guest zzzz"])("is no name that people choose: %s", (name) => {
    expect(shownName(name)).toBe(name);
  });
});
