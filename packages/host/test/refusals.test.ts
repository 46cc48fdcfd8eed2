/** What is refused, each time by its own word and with nothing written. */
import { RequestRefused } from "@stormakt/protocol/client";
import { describe, expect, it } from "vitest";
import { Hall } from "../src/index.ts";
import { handOn, showUp, voicesNeeded } from "../src/seating.ts";
import type { Harness } from "./harness.ts";
import { openHall, playOn, seatPeople, settle, shelf } from "./harness.ts";

async function refusal(harness: Harness, id: string, work: () => Promise<unknown>): Promise<string> {
  const before = (await harness.hall.open(id)).table.version;
  try {
    await work();
    return "done";
  } catch (error) {
    if (!(error instanceof RequestRefused)) throw error;
    expect((await harness.hall.open(id)).table.version).toBe(before);
    return `${error.failure.code}: ${error.failure.text}`;
  }
}
const finished = async () => {
  const harness = openHall();
  const seated = await seatPeople(harness, ["Anna", "Bo"], { options: { days: 1 } });
  await playOn(seated.tables);
  return { harness, ...seated, anna: seated.people[0]!.client, bo: seated.people[1]!.client };
};

describe("a table that has not begun", () => {
  it("is set up by its owner alone, and nobody is put out of a chair", async () => {
    const harness = openHall();
    const [anna, bo] = [harness.person("Anna").client, harness.person("Bo").client];
    const { table, invite } = await anna.ask("create", { game: "fair", seats: [{ kind: "me" }, { kind: "open" }, { kind: "open" }] });
    const { id } = table;
    await bo.ask("join", { table: id, invite, seat: 1 });
    const put = (client: typeof anna, seat: number, level: string | null) =>
      refusal(harness, id, () => client.ask("seat-bot", { table: id, seat, level }));
    expect(await put(bo, 2, "greedy")).toBe("not-allowed: only the owner of the table may do this");
    expect(await put(anna, 1, "greedy")).toBe("not-allowed: somebody sits there");
    expect(await put(anna, 7, "greedy")).toBe("not-found: there is no seat 7");
    expect(await put(anna, 2, "genius")).toBe("bad-options: there is no bot called genius");
    expect(await put(anna, 2, "greedy")).toBe("done");
    expect(await put(anna, 2, null)).toBe("not-gathering: the match has begun already");
    expect(await refusal(harness, id, () => harness.person("Cilla").client.ask("join", { table: id, invite }))).toBe(
      "full: no such free seat is left",
    );
  });
});

describe("a match under way", () => {
  it("takes an answer only to what is asked now, a resignation once, and one take-back at a time", async () => {
    const harness = openHall();
    const { id, tables, people } = await seatPeople(harness, ["Anna", "Bo", "Cilla"]);
    const [anna, bo] = [people[0]!.client, people[1]!.client];
    await playOn(tables, 3);
    const n = tables[0]!.state.n;
    expect(await refusal(harness, id, () => anna.ask("move", { table: id, as: 0, after: 0, key: "k", action: { kind: "walk" } }))).toBe(
      "stale: the game has moved on; look again",
    );
    expect(await refusal(harness, id, () => anna.ask("undo", { table: id, as: 0, after: 0 }))).toBe(
      "stale: the game has moved on; look again",
    );
    expect(await refusal(harness, id, () => bo.ask("undo", { table: id, as: 1, after: n }))).toBe(
      "nothing-to-undo: there is no move of yours that can be undone at once",
    );
    await anna.ask("move", { table: id, as: 0, after: n, key: "k", action: { kind: "shout", price: 3 } });
    await settle();
    await tables[0]!.takeBack("ask");
    await settle();
    expect(await refusal(harness, id, () => tables[1]!.takeBack("ask"))).toBe("not-allowed: a take-back is being considered already");
    expect(await refusal(harness, id, () => tables[0]!.takeBack("agree"))).toBe("not-allowed: that is for others to say");
    expect(await refusal(harness, id, () => tables[1]!.takeBack("withdraw"))).toBe("not-allowed: that is for others to say");
    await tables[1]!.takeBack("agree");
    expect(await refusal(harness, id, () => tables[1]!.takeBack("agree"))).toBe("not-allowed: this seat's word is not needed");
    await tables[2]!.takeBack("decline");
    expect(await refusal(harness, id, () => tables[2]!.takeBack("decline"))).toBe("nothing-to-undo: no take-back is being considered");
    expect(await refusal(harness, id, () => anna.ask("return", { table: id, as: 0 }))).toBe("not-allowed: no bot stands in for this seat");
    expect(await refusal(harness, id, () => anna.ask("return", { table: id, as: 1 }))).toBe("not-your-seat: that seat is not yours");
    await anna.ask("resign", { table: id, as: 0 });
    expect(await refusal(harness, id, () => anna.ask("resign", { table: id, as: 0 }))).toBe("not-allowed: this seat has resigned already");
    expect(await refusal(harness, id, () => anna.ask("return", { table: id, as: 0 }))).toBe("not-allowed: no bot stands in for this seat");
    expect(await refusal(harness, id, () => bo.ask("branch", { table: id, as: 1, n, seats: [{ kind: "me" }] }))).toBe(
      "bad-options: a branch has as many seats as the match it comes from",
    );
  });
  it("gives whoever comes back their own seat, and nobody a second one", async () => {
    const harness = openHall();
    const { id, invite, people } = await seatPeople(harness, ["Anna", "Bo", "Cilla"]);
    const [anna, bo, cilla] = people.map(({ client }) => client);
    await bo!.ask("leave", { table: id, as: 1 });
    await cilla!.ask("leave", { table: id, as: 2 });
    expect(await refusal(harness, id, () => anna!.ask("join", { table: id, invite }))).toBe(
      "not-allowed: you have sat on another seat of this table",
    );
    expect(await refusal(harness, id, () => cilla!.ask("join", { table: id, invite, seat: 1 }))).toBe(
      "not-allowed: you have sat on another seat of this table",
    );
    expect(await cilla!.ask("join", { table: id, invite })).toEqual({ seat: 2 });
    expect(await harness.person("Dag").client.ask("join", { table: id, invite })).toEqual({ seat: 1 });
    expect(await refusal(harness, id, () => bo!.ask("join", { table: id, invite }))).toBe("full: no such free seat is left");
  });
  it("shows how it ended as the host decided it, to all", async () => {
    const harness = openHall();
    const { id, tables, people } = await seatPeople(harness, ["Anna", "Bo"]);
    await playOn(tables, 3);
    expect(tables[1]!.state.now?.view.outcome).toBeNull();
    await people[0]!.client.ask("resign", { table: id, as: 0 });
    await settle();
    for (const table of tables) expect(table.state.now?.view.outcome).toEqual({ places: [[1], [0]], because: "host.resigned" });
  });
  it("keeps orders, once", async () => {
    const harness = openHall();
    const { id, people } = await seatPeople(harness, ["Anna", "Bo"]);
    const before = (await harness.hall.open(id)).table.version;
    await people[0]!.client.ask("orders", { table: id, as: 0, orders: [{ step: "aboutToWalk", times: 2 }] });
    expect((await harness.hall.open(id)).table.version).toBe(before + 1);
  });
});

describe("a match that is over", () => {
  it("has no more moves, orders, votes or newcomers, and no seat beyond its own", async () => {
    const { harness, id, invite, anna } = await finished();
    const over = "not-running: the match is over";
    expect(await refusal(harness, id, () => anna.ask("orders", { table: id, as: 0, orders: [] }))).toBe(over);
    expect(await refusal(harness, id, () => anna.ask("kick", { table: id, as: 0, seat: 1 }))).toBe(over);
    expect(await refusal(harness, id, () => harness.person("Cilla").client.ask("join", { table: id, invite }))).toBe(over);
    expect(await refusal(harness, id, () => anna.ask("log", { table: id, as: 5 }))).toBe("not-found: there is no such seat");
    expect(await refusal(harness, id, () => anna.ask("log", { table: id, as: 1 }))).toBe("done");
  });
});

describe("the log", () => {
  it("is told from any line to any other, of one's own seat alone while the match runs", async () => {
    const harness = openHall();
    const { id, tables, people } = await seatPeople(harness, ["Anna", "Bo"]);
    for (let i = 0; i < 5; i++) await tables[0]!.chat(`line ${i}`);
    const { client } = people[0]!;
    const { lines } = await client.ask("log", { table: id, as: 0 });
    expect(lines.map(({ n }) => n)).toEqual(lines.map((_, at) => at + 1));
    const some = async (from?: number, to?: number) =>
      (await client.ask("log", { table: id, as: 0, ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) })).lines;
    expect(await some(3, 5)).toEqual(lines.slice(2, 5));
    expect(await some(3)).toEqual(lines.slice(2));
    expect(await some(undefined, 2)).toEqual(lines.slice(0, 2));
    expect(await some(lines.length + 1)).toEqual([]);
    expect(await refusal(harness, id, () => client.ask("log", { table: id, as: 1 }))).toBe("not-your-seat: that seat is not yours");
    // Whoever comes back is told what was missed, and where that is much, nothing but how things are.
    const n = tables[0]!.state.n;
    const opened = (after?: number) => client.ask("open", { table: id, as: 0, ...(after === undefined ? {} : { after }) });
    expect((await opened(n)).missed).toEqual([]);
    expect((await opened(n - 2)).missed.map((line) => line.n)).toEqual([n - 1, n]);
    expect((await opened(n + 1)).missed).toEqual([]);
    expect((await opened()).missed).toEqual([]);
  });
});

it("a table that was closed is told of no more, and is let go of when nobody listens", async () => {
  const harness = openHall({ idle: 0 });
  const { id, people, tables } = await seatPeople(harness, ["Anna", "Bo"]);
  const { client, wire } = people[1]!;
  await client.ask("close", { table: id, as: 1 });
  const before = wire.heard.length;
  await tables[0]!.chat("to myself");
  await settle();
  expect(wire.heard.slice(before)).toEqual([]);
  await client.ask("close", { table: id, as: 1 });
  expect(harness.hall.atHand).toBe(1);
  await people[0]!.client.ask("close", { table: id, as: 0 });
  await settle();
  expect(harness.hall.atHand).toBe(0);
});

describe("with bots", () => {
  it("a match that counts is not played for anybody by one that is stronger than who steps in by itself", async () => {
    const harness = openHall();
    const relieve = async (rated: boolean, level?: string) => {
      const { id, people } = await seatPeople(harness, ["Anna", "Bo"], { rated });
      const asked = people[0]!.client.ask("relieve", { table: id, as: 0, ...(level === undefined ? {} : { level }) });
      const said = await asked.then(
        () => "done",
        (error: RequestRefused) => error.failure.code,
      );
      return [said, (await harness.hall.open(id)).table.seats[0]?.bot];
    };
    expect(await relieve(true, "thinker")).toEqual(["not-allowed", null]);
    expect(await relieve(false, "thinker")).toEqual(["done", "thinker"]);
    for (const level of [undefined, "greedy", "random"]) expect(await relieve(true, level)).toEqual(["done", level ?? "greedy"]);
  });
  it("a take-back needs the word of a person whose bot sits in, given by that person", async () => {
    const harness = openHall();
    const { tables, people, id } = await seatPeople(harness, ["Anna", "Bo", "Cilla"]);
    await playOn(tables, 3);
    await tables[0]!.move({ kind: "shout", price: 5 });
    await settle();
    await people[1]!.client.ask("relieve", { table: id, as: 1 });
    await tables[0]!.takeBack("ask");
    await settle();
    expect(tables[0]!.state.now?.takeBack?.missing).toEqual([1, 2]);
    await tables[2]!.takeBack("agree");
    await tables[1]!.takeBack("agree");
    await settle();
    expect(tables[0]!.state.lines.at(-1)).toMatchObject({ kind: "taken-back", seat: 0 });
    // Whoever gets up has no say any more.
    await tables[0]!.move({ kind: "shout", price: 6 });
    await tables[0]!.takeBack("ask");
    await people[2]!.client.ask("leave", { table: id, as: 2 });
    await settle();
    expect(tables[0]!.state.now?.takeBack?.missing).toEqual([1]);
  });
  it("a rematch has the same bots and people, each one chair further on, and what was agreed on", async () => {
    const harness = openHall();
    const anna = harness.person("Anna").client;
    const { table } = await anna.ask("create", {
      game: "fair",
      seats: [{ kind: "bot", level: "random" }, { kind: "me" }, { kind: "bot", level: "greedy" }],
      options: { days: 1 },
      pace: { kind: "live", bank: 600, increment: 5, window: 20 },
      name: "Again",
      listed: true,
      rated: false,
    });
    await anna.ask("resign", { table: table.id, as: 1 });
    await harness.world.pass(60_000);
    const { table: next } = await anna.ask("rematch", { table: table.id });
    const { table: about } = await anna.ask("about", { table: next });
    expect(about).toMatchObject({
      name: "Again",
      game: "fair",
      listed: true,
      rated: false,
      pace: { kind: "live", bank: 600, increment: 5, window: 20 },
    });
    expect(about.seats.map(({ name, bot }) => ({ name, bot }))).toEqual([
      { name: "Anna", bot: null },
      { name: null, bot: "greedy" },
      { name: null, bot: "random" },
    ]);
    expect(about.status).toBe("running");
    expect(await refusal(harness, table.id, () => harness.person("Bo").client.ask("rematch", { table: table.id }))).toContain("not-found");
  });
});

describe("seats", () => {
  it("that nobody has are nobody's to be voted free, nor one's own", async () => {
    const harness = openHall();
    const { client } = harness.person("Anna");
    const seats = [{ kind: "me" as const }, { kind: "bot" as const, level: "random" }, { kind: "me" as const, name: "Bo" }];
    const { table } = await client.ask("create", { game: "fair", seats });
    const kick = (seat: number) => client.ask("kick", { table: table.id, as: 0, seat }).catch((error: unknown) => error);
    for (const seat of [0, 1, 2]) expect(await kick(seat)).toMatchObject({ failure: { code: "not-allowed" } });
    expect(await kick(3)).toMatchObject({ failure: { code: "not-found" } });
  });
  it("go along when somebody is known by another id, those of others and of other devices stay", async () => {
    const harness = openHall();
    const { id, people, tables } = await seatPeople(harness, ["Anna", "Bo"]);
    const { key } = await people[0]!.client.ask("seat-key", { table: id, as: 0 });
    await harness.person("Phone").client.ask("claim", { key });
    await harness.hall.write(id, ({ table }) => handOn(table, "anna", "member", 1));
    const { table } = await harness.hall.open(id);
    expect(table.seats.map(({ persons }) => persons)).toEqual([["member", "phone"], ["bo"]]);
    expect(table.memory.facts.owner).toBe("member");
    await harness.hall.write(id, (open) => handOn(open.table, "bo", "another", 1));
    expect((await harness.hall.open(id)).table.memory.facts.owner).toBe("member");
    await harness.hall.write(id, (open) => handOn(open.table, "another", "member", 1));
    expect((await harness.hall.open(id)).table.seats[1]!.persons).toEqual(["another"]);
    expect(tables).toHaveLength(2);
  });
  it("need the wish of more than half of the other people to be freed", () => {
    const table = (...persons: (string | null)[]) => ({ seats: persons.map((one) => ({ persons: one === null ? [] : [one] })) }) as never;
    expect(voicesNeeded(table("a", "b"), 0)).toBe(1);
    expect(voicesNeeded(table("a", "b", "c"), 0)).toBe(2);
    expect(voicesNeeded(table("a", "b", "c", "d"), 0)).toBe(2);
    expect(voicesNeeded(table("a", "b", "c", "d", "e"), 0)).toBe(3);
    expect(voicesNeeded(table("a", "b", "b", null), 0)).toBe(1);
    expect(voicesNeeded(table("a", "a", "b", "c"), 0)).toBe(2);
  });
  it("are called off only where somebody wished them free, and the match is not over", () => {
    const table = (status: string, kicks: object[]) => ({ memory: { status, kicks } }) as never;
    const off = [{ kind: "kick", at: 5, seat: 1, by: 1, on: false }];
    expect(showUp(table("running", [{ seat: 1 }]), 1, 5)).toEqual(off);
    expect(showUp(table("gathering", [{ seat: 0 }, { seat: 1 }]), 1, 5)).toEqual(off);
    expect(showUp(table("running", [{ seat: 0 }]), 1, 5)).toEqual([]);
    expect(showUp(table("finished", [{ seat: 1 }]), 1, 5)).toEqual([]);
  });
});

it("a hall that is told nothing else keeps two hundred tables, and pauses, leases and saves as it says", () => {
  const { store, world, bots } = openHall();
  expect(new Hall({ store, shelf, bots, world }).options).toEqual({
    pause: { least: 500, most: 1000 },
    lease: 15_000,
    idle: 200,
    snapshotEvery: 200,
  });
  expect(new Hall({ store, shelf, bots, world }, { idle: 3 }).options).toMatchObject({ idle: 3, lease: 15_000 });
});
