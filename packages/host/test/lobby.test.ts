/** What people keep of tables for themselves, tables that are called off, and those who are kept behind. */
import type { LogLine } from "@stormakt/protocol";
import { RequestRefused } from "@stormakt/protocol/client";
import { describe, expect, it } from "vitest";
import { openHall, playOn, seatPeople, settle } from "./harness.ts";

const code = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => "ok",
    (error: unknown) => (error instanceof RequestRefused ? error.failure.code : String(error)),
  );
const moves = (lines: readonly LogLine[]): number => lines.filter(({ kind }) => kind === "moved").length;
const MINUTE = 60_000;

describe("a table that has not begun", () => {
  it("is called off by whoever made it, and by nobody else, and is in nobody's list any more", async () => {
    const harness = openHall();
    const [anna, bo] = [harness.person("Anna").client, harness.person("Bo").client];
    const seats = [{ kind: "me" as const }, { kind: "open" as const }, { kind: "open" as const }];
    const { table, invite } = await anna.ask("create", { game: "fair", seats });
    await bo.ask("join", { table: table.id, invite });
    const his = bo.table(table.id, 1);
    await his.ready();
    expect(await code(bo.ask("cancel", { table: table.id }))).toBe("not-allowed");
    await anna.ask("cancel", { table: table.id });
    await settle();
    expect(his.state.lines.at(-1)).toMatchObject({ kind: "finished", because: "cancelled", outcome: null });
    for (const finished of [true, false]) for (const one of [anna, bo]) expect((await one.ask("mine", { finished })).tables).toEqual([]);
    expect(await code(anna.ask("cancel", { table: table.id }))).toBe("not-gathering");
    expect(await code(harness.person("Dag").client.ask("join", { table: table.id, invite }))).toBe("not-running");
  });
  it("cannot be called off once the match has begun", async () => {
    const harness = openHall();
    const { id, people } = await seatPeople(harness, ["Anna", "Bo"]);
    expect(await code(people[0]!.client.ask("cancel", { table: id }))).toBe("not-gathering");
  });
  it("is talked at", async () => {
    const harness = openHall();
    const anna = harness.person("Anna").client;
    const { table } = await anna.ask("create", { game: "fair", seats: [{ kind: "me" }, { kind: "open" }] });
    const hers = anna.table(table.id, 0);
    await hers.ready();
    await hers.chat("Who comes?");
    expect(hers.state.lines.at(-1)).toMatchObject({ kind: "chat", text: "Who comes?" });
  });
  it("keeps chairs for those whom a rematch expects, with its bots, and tells them so", async () => {
    const harness = openHall();
    const [anna, bo] = [harness.person("Anna").client, harness.person("Bo").client];
    const seats = [{ kind: "me" as const }, { kind: "open" as const }, { kind: "bot" as const, level: "random" }];
    const { table, invite } = await anna.ask("create", { game: "fair", seats, options: { days: 1 }, rated: false });
    await bo.ask("join", { table: table.id, invite });
    await bo.ask("resign", { table: table.id, as: 1 });
    await anna.ask("resign", { table: table.id, as: 0 });
    const { table: next } = await anna.ask("rematch", { table: table.id });
    const about = await bo.ask("about", { table: next });
    expect(about).toMatchObject({ mine: [], kept: [0], table: { config: { days: 1 }, rated: false } });
    expect(about.table.seats).toMatchObject([{ person: null, name: "Bo" }, { bot: "random" }, { name: "Anna" }]);
    expect((await bo.ask("mine", {})).tables).toMatchObject([{ id: next, mine: [0], kept: [0], owned: false }]);
    expect((await anna.ask("mine", {})).tables).toMatchObject([{ id: next, mine: [2], kept: [], owned: true }]);
    await bo.ask("join", { table: next });
    expect((await bo.ask("about", { table: next })).table.status).toBe("running");
  });
});

describe("how far somebody has looked", () => {
  it("is kept for every device, in lines of their own and of all, and never goes back", async () => {
    const harness = openHall();
    const { id, people, tables } = await seatPeople(harness, ["Anna", "Bo"]);
    const { client } = people[0]!;
    const mine = async () => (await client.ask("mine", {})).tables[0]!;
    expect((await mine()).looked).toEqual({ n: 0, heard: 0, read: 0 });
    await client.ask("looked", { table: id, as: 0, n: tables[0]!.state.n, read: 2 });
    const seen = await mine();
    expect(seen.looked).toEqual({ n: tables[0]!.state.n, heard: seen.heard, read: 2 });
    await tables[1]!.chat("Your turn");
    await settle();
    expect((await mine()).heard).toBe(seen.heard! + 1);
    await client.ask("looked", { table: id, as: 0, n: 1, read: 0 });
    await client.ask("looked", { table: id, as: 0, n: 1_000_000, read: 1_000_000 });
    expect((await mine()).looked).toEqual({ n: tables[0]!.state.n, heard: seen.heard! + 1, read: tables[0]!.state.n });
    expect(await code(client.ask("looked", { table: id, as: 1, n: 1, read: 0 }))).toBe("not-your-seat");
  });
});

describe("notes pinned to moments", () => {
  it("are their writer's alone while the match runs, and shared afterwards where the writer wants", async () => {
    const harness = openHall();
    const { id, people, tables } = await seatPeople(harness, ["Anna", "Bo"]);
    const [anna, bo] = people.map(({ client }) => client) as [(typeof people)[0]["client"], (typeof people)[0]["client"]];
    expect(await code(anna.ask("pin", { table: id, move: 0, text: "No", shared: true }))).toBe("not-finished");
    const { pins } = await anna.ask("pin", { table: id, move: 2, text: "Bo is up to something" });
    expect(pins).toMatchObject([{ move: 2, seat: 0, name: "Anna", text: "Bo is up to something", mine: true, shared: false }]);
    expect((await bo.ask("pins", { table: id })).pins).toEqual([]);
    const pin = pins[0]!.id;
    expect(await code(bo.ask("pin", { table: id, pin, move: 2, text: "Mine now" }))).toBe("not-found");
    await playOn(tables);
    expect((await bo.ask("pins", { table: id })).pins).toEqual([]);
    await anna.ask("pin", { table: id, pin, move: 2, text: "He was not", shared: true });
    expect((await bo.ask("pins", { table: id })).pins).toMatchObject([{ text: "He was not", mine: false, shared: true, name: "Anna" }]);
    await anna.ask("pin", { table: id, pin, move: 2, text: "" });
    expect((await bo.ask("pins", { table: id })).pins).toEqual([]);
    const stranger = harness.person("Dag").client;
    expect(await code(stranger.ask("pins", { table: id }))).toBe("not-found");
    expect(await code(stranger.ask("pin", { table: id, move: 0, text: "Hello" }))).toBe("not-found");
  });
});

describe("those who are kept behind", () => {
  it("see, hear and look up what was so many minutes ago, and everything when the match is over", async () => {
    const harness = openHall();
    const { id, people, tables } = await seatPeople(harness, ["Anna", "Bo"], { listed: true, delay: { kind: "minutes", by: 5 } });
    const { client, wire } = harness.person("Dag");
    await harness.world.pass(MINUTE);
    const begun = tables[0]!.state.n;
    await playOn(tables, 3);
    const watched = client.table(id, null);
    await watched.ready();
    await settle();
    expect(watched.state.n).toBe(begun);
    expect(moves(watched.state.lines)).toBe(0);
    expect(moves((await client.ask("log", { table: id, as: null })).lines)).toBe(0);
    expect(await code(client.ask("view", { table: id, as: null, n: begun + 1 }))).toBe("no-such-line");
    expect((await client.ask("tables", { status: "running" })).tables[0]).toMatchObject({ waiting: [], heard: 0 });
    const heard = wire.heard.length;
    await harness.world.pass(4 * MINUTE);
    expect(wire.heard.length).toBe(heard);
    await harness.world.pass(MINUTE + 1_000);
    await settle();
    expect(moves(watched.state.lines)).toBe(3);
    expect(watched.state.now?.n).toBe(watched.state.n);
    expect(moves((await client.ask("log", { table: id, as: null })).lines)).toBe(3);
    // Those who sit there are not kept behind, whatever eyes they use.
    await playOn(tables, 1);
    expect(moves((await people[0]!.client.ask("log", { table: id, as: null })).lines)).toBeGreaterThan(3);
    await playOn(tables);
    await settle();
    expect(watched.state.info?.status).toBe("finished");
    expect(moves(watched.state.lines)).toBe(moves(tables[0]!.state.lines));
    await tables[0]!.chat("Well played");
    await settle();
    expect(watched.state.lines.at(-1)).toMatchObject({ kind: "chat" });
  });
  it("are so many moves behind, where that was chosen", async () => {
    const harness = openHall();
    const { id, people, tables } = await seatPeople(harness, ["Anna", "Bo"], { listed: true, delay: { kind: "moves", by: 2 } });
    const { client } = harness.person("Dag");
    const watched = client.table(id, null);
    await watched.ready();
    const open = async (): Promise<number> => moves((await people[0]!.client.ask("log", { table: id, as: null })).lines);
    for (let made = 0; made < 8; made++) {
      await playOn(tables, 1, `move ${made}`);
      await settle();
      expect(moves(watched.state.lines)).toBe(Math.max(0, (await open()) - 2));
      expect(moves((await client.ask("log", { table: id, as: null })).lines)).toBe(moves(watched.state.lines));
    }
    expect(moves(watched.state.lines)).toBeGreaterThan(0);
  });
  it("begin to be when somebody gets up, also where they were watching as it happened", async () => {
    const harness = openHall();
    const { id, people, tables } = await seatPeople(harness, ["Anna", "Bo", "Cilla"], { listed: true, delay: { kind: "minutes", by: 5 } });
    const watched = people[2]!.client.table(id, null);
    await watched.ready();
    await playOn(tables, 1);
    await settle();
    await people[2]!.client.ask("leave", { table: id, as: 2 });
    await settle();
    const before = watched.state.n;
    await playOn(tables.slice(0, 2), 2);
    await settle();
    expect(watched.state.n).toBe(before);
  });
});
