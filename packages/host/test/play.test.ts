import { Engine, replay } from "@stormakt/kernel";
import { fair } from "@stormakt/kernel/test/fair";
import { HostMessage } from "@stormakt/protocol";
import { RequestRefused } from "@stormakt/protocol/client";
import { describe, expect, it } from "vitest";
import { openHall, playOn, seatPeople, settle } from "./harness.ts";

const code = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work;
    return "done";
  } catch (error) {
    if (error instanceof RequestRefused) return error.failure.code;
    throw error;
  }
};

describe("a match of people", () => {
  it("is played to its end, every seat hearing lines without gaps, and its record replays", async () => {
    const harness = openHall();
    const { id, people, tables } = await seatPeople(harness, ["Anna", "Bo", "Cilla"]);
    const watcher = people[0]!.client.table(id, null);
    await playOn(tables);
    for (const { state } of [...tables, watcher]) {
      expect(state.info?.status).toBe("finished");
      expect(state.lines.map(({ n }) => n)).toEqual(state.lines.map((_, at) => at + 1));
      expect(state.n).toBe(state.lines.length);
    }
    const { record } = await people[1]!.client.ask("record", { table: id });
    const end = replay(new Engine(fair), record as never);
    expect(end.outcome).toEqual(tables[0]!.state.now?.view.outcome);
    for (const { wire } of people) for (const message of wire.heard) HostMessage.parse(message);
    expect(harness.world.problems).toEqual([]);
  });

  it("shows each seat the kernel's view of it, and a spectator the public one", async () => {
    const harness = openHall();
    const { id, people, tables } = await seatPeople(harness, ["Anna", "Bo"]);
    const watcher = people[0]!.client.table(id, null);
    await playOn(tables, 12);
    await watcher.ready();
    const open = await harness.hall.open(id);
    const { edition: engine, state } = open.table;
    tables.forEach((table, seat) => {
      expect(table.state.now?.view).toEqual(engine.view(state!, seat));
    });
    expect(watcher.state.now?.view).toEqual(engine.view(state!, null));
    expect(watcher.state.now?.choices).toEqual([]);
  });

  it("refuses with the rule, and changes nothing", async () => {
    const harness = openHall();
    const { tables, people, id } = await seatPeople(harness, ["Anna", "Bo"]);
    const [anna, bo] = tables as [(typeof tables)[0], (typeof tables)[0]];
    await anna.move({ kind: "nod" });
    await settle();
    const before = anna.state;
    expect(await code(anna.move({ kind: "nod" }))).toBe("refused");
    await bo.move({ kind: "nod" });
    await settle();
    await expect(bo.move({ kind: "walk" })).rejects.toMatchObject({ failure: { code: "refused", rule: "kernel.no-such-move" } });
    await expect(anna.move({ kind: "shout", price: 100 })).rejects.toMatchObject({ failure: { code: "refused", rule: "FA-SHOUT-1" } });
    expect(await anna.judge({ kind: "shout", price: 100 })).toBe("FA-SHOUT-1");
    expect(await anna.judge({ kind: "shout", price: 10 })).toBeNull();
    expect(await code(people[1]!.client.ask("move", { table: id, as: 0, after: 99, key: "k", action: { kind: "walk" } }))).toBe(
      "not-your-seat",
    );
    expect(anna.state.n).toBe(before.n + 1);
  });

  it("refuses an answer to a question that has passed", async () => {
    const harness = openHall();
    const { tables, people, id } = await seatPeople(harness, ["Anna", "Bo"]);
    await playOn(tables, 2);
    const after = tables[0]!.state.n;
    await tables[0]!.move({ kind: "shout", price: 5 });
    const again = people[0]!.client.ask("move", { table: id, as: 0, after, key: "other", action: { kind: "shout", price: 6 } });
    expect(await code(again)).toBe("stale");
  });

  it("does a move sent twice once, and answers it twice, also after a restart", async () => {
    const harness = openHall();
    const { tables, people, id } = await seatPeople(harness, ["Anna", "Bo"]);
    await playOn(tables, 2);
    const asks = { table: id, as: 0, after: tables[0]!.state.n, key: "once", action: { kind: "shout", price: 5 } };
    const first = await people[0]!.client.ask("move", asks);
    const second = await people[0]!.client.ask("move", asks);
    harness.restart();
    people[0]!.wire.cut();
    const third = await people[0]!.client.ask("move", asks);
    expect([second, third]).toEqual([first, first]);
    const open = await harness.hall.open(id);
    expect(open.table.memory.movers).toEqual([0, 1, 0]);
  });

  it("goes on by itself when the line is lost, hearing what was missed", async () => {
    const harness = openHall();
    const { tables, people } = await seatPeople(harness, ["Anna", "Bo"]);
    await playOn(tables, 3);
    people[1]!.wire.cut();
    await playOn([tables[0]!], 2);
    await new Promise((resolve) => setTimeout(resolve, 250));
    await settle();
    expect(tables[1]!.state.n).toBe(tables[0]!.state.n);
    await playOn(tables);
    expect(tables[1]!.state.lines.map(({ n }) => n)).toEqual(tables[1]!.state.lines.map((_, at) => at + 1));
    expect(tables[1]!.state.info?.status).toBe("finished");
  });

  it("serves two windows of one seat alike", async () => {
    const harness = openHall();
    const { tables, id } = await seatPeople(harness, ["Anna", "Bo"]);
    const other = harness.person("Anna").client.table(id, 0);
    await other.ready();
    await playOn([other, tables[1]!]);
    expect(other.state.now).toEqual(tables[0]!.state.now);
    expect(other.state.lines).toEqual(tables[0]!.state.lines);
  });

  it("keeps going over snapshots and restarts, with the same digest as without", async () => {
    const harness = openHall({ snapshotEvery: 5 });
    const { tables, people, id } = await seatPeople(harness, ["Anna", "Bo"]);
    for (let part = 0; part < 12; part++) {
      await playOn(tables, 4, `part ${part}`);
      harness.restart();
      for (const { wire } of people) wire.cut();
      for (const { client } of people) client.reconnect();
      await settle();
    }
    await playOn(tables);
    const { record } = await people[0]!.client.ask("record", { table: id });
    expect(replay(new Engine(fair), record as never).outcome).not.toBeNull();
    expect((await harness.store.load(id))?.snapshot).not.toBeNull();
  });
});

it("a snapshot of another shape is passed over, and the journal read from its start", async () => {
  const harness = openHall({ snapshotEvery: 5 });
  const { tables, id } = await seatPeople(harness, ["Anna", "Bo"]);
  await playOn(tables, 14);
  const { digest } = (await harness.hall.open(id)).table.memory;
  const stored = await harness.store.load(id);
  const after = (await harness.store.read(id, 0)).length;
  const old = { version: stored?.snapshot?.version ?? 0, body: JSON.stringify({ state: null, memory: { what: "an older program knew" } }) };
  await harness.store.append({ table: id, after, entries: [], snapshot: old });
  harness.restart();
  expect((await harness.hall.open(id)).table.memory.digest).toBe(digest);
});

describe("looking back", () => {
  it("shows a seat the table as it saw it, line by line, and no other seat's", async () => {
    const harness = openHall();
    const { tables, people, id } = await seatPeople(harness, ["Anna", "Bo"]);
    const seen = new Map<number, unknown>();
    tables[0]!.subscribe(() => {
      const { now, n } = tables[0]!.state;
      if (now !== null) seen.set(n, now.view);
    });
    await playOn(tables, 12);
    for (const [n, view] of seen) expect((await tables[0]!.viewAt(n)).view).toEqual(view);
    expect(await code(people[0]!.client.ask("view", { table: id, as: 1, n: 5 }))).toBe("not-your-seat");
    expect(await code(people[0]!.client.ask("log", { table: id, as: 1 }))).toBe("not-your-seat");
    expect(await code(people[0]!.client.ask("view", { table: id, as: 0, n: 999 }))).toBe("no-such-line");
    expect(await code(people[0]!.client.ask("record", { table: id }))).toBe("not-finished");
    await playOn(tables);
    expect((await people[0]!.client.ask("view", { table: id, as: 1, n: 5 })).now.view).toBeDefined();
  });
});

describe("a hall without a network of nodes", () => {
  it("decides a race of two halls on one store for one winner", async () => {
    const harness = openHall();
    const { tables, id } = await seatPeople(harness, ["Anna", "Bo"]);
    const other = openHall({}, harness.store);
    const bo = other.person("Bo").client.table(id, 1);
    await bo.ready();
    await Promise.all([tables[0]!.move({ kind: "nod" }), bo.move({ kind: "nod" })]);
    await harness.hall.catchUp(id, Number.POSITIVE_INFINITY);
    await settle();
    await tables[0]!.move({ kind: "shout", price: 1 });
    const open = await harness.hall.open(id);
    expect(open.table.memory.movers).toHaveLength(3);
    expect((await harness.store.read(id, 0)).filter(({ kind }) => kind === "moved")).toHaveLength(3);
  });
  it("lets nobody down for a seat that has come free by another hall, and refuses as before what is taken", async () => {
    const harness = openHall();
    const [anna, bo] = [harness.person("Anna").client, harness.person("Bo").client];
    const { table, invite } = await anna.ask("create", { game: "fair", seats: [{ kind: "me" }, { kind: "open" }, { kind: "open" }] });
    await bo.ask("join", { table: table.id, invite, seat: 1 });
    const other = openHall({}, harness.store);
    const cara = other.person("Cara").client;
    await other.person("Anna").client.ask("open", { table: table.id, as: 0 });
    expect(await code(cara.ask("join", { table: table.id, invite, seat: 1 }))).toBe("full");
    await bo.ask("leave", { table: table.id, as: 1 });
    expect(await cara.ask("join", { table: table.id, invite, seat: 1 })).toEqual({ seat: 1 });
  });
});
