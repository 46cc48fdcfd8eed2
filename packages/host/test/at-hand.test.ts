/** Tables at hand in a hall: kept for a while, let go of, read anew. */
import type { Asks } from "@stormakt/protocol";
import { describe, expect, it } from "vitest";
import { layTable } from "../src/index.ts";
import type { Append, Harness } from "./at-hand.ts";
import { chatMissed, Flaky, hallOver } from "./at-hand.ts";
import { openHall, playOn, seatPeople, settle } from "./harness.ts";

async function tablesOf(harness: Harness, many: number): Promise<string[]> {
  const { client } = harness.person("Owner");
  const ids: string[] = [];
  for (let i = 0; i < many; i++) {
    const { table } = await client.ask("create", { game: "fair", seats: [{ kind: "me" }, { kind: "open" }] });
    ids.push(table.id);
    await settle();
  }
  return ids;
}

describe("tables nobody listens to", () => {
  it("are kept at hand up to so many, the longest unused let go first", async () => {
    const harness = openHall({ idle: 2 });
    const ids = await tablesOf(harness, 3);
    expect(harness.hall.atHand).toBe(2);
    const owner = harness.person("Owner").client;
    const [first, second, third] = await Promise.all(ids.map((id) => harness.hall.open(id)));
    await settle();
    // The first was let go of and read anew; asked for last, it stays, and the one unused longest goes.
    await owner.ask("about", { table: ids[0]! });
    await settle();
    expect(harness.hall.atHand).toBe(2);
    expect(await harness.hall.open(ids[0]!)).toBe(first);
    expect(await harness.hall.open(ids[2]!)).toBe(third);
    expect(await harness.hall.open(ids[1]!)).not.toBe(second);
  });
  it("stay while somebody listens, and go when the last one has closed", async () => {
    const harness = openHall({ idle: 0 });
    await tablesOf(harness, 2);
    expect(harness.hall.atHand).toBe(0);
    const { id, tables, people } = await seatPeople(harness, ["Anna", "Bo"]);
    expect(harness.hall.atHand).toBe(1);
    await playOn(tables, 2);
    people[0]!.wire.cut();
    await settle();
    expect(harness.hall.atHand).toBe(1);
    people[1]!.wire.cut();
    await settle();
    expect(harness.hall.atHand).toBe(0);
    expect((await harness.hall.open(id)).table.memory.movers).toHaveLength(2);
  });
  it("are let go of alone: one that somebody listens to stays, however long it is since anything happened there", async () => {
    const harness = openHall({ idle: 1 });
    const { id, tables } = await seatPeople(harness, ["Anna", "Bo"]);
    const open = await harness.hall.open(id);
    await tablesOf(harness, 3);
    expect(await harness.hall.open(id)).toBe(open);
    await tables[0]!.chat("still here");
    expect(tables[1]!.state.lines.at(-1)).toMatchObject({ kind: "chat", text: "still here" });
  });
  it("are no more than that when many are made at once, nor when somebody listens to the first that was at hand", async () => {
    const harness = openHall({ idle: 2 });
    await seatPeople(harness, ["Anna", "Bo"]);
    const { client } = harness.person("Owner");
    const make = () => client.ask("create", { game: "fair", seats: [{ kind: "me" }, { kind: "open" }] });
    for (let round = 0; round < 3; round++) {
      await Promise.all([make(), make(), make(), make(), make()]);
      await settle();
    }
    expect(harness.hall.atHand).toBe(3);
  });
  it("are all forgotten where nothing known can be trusted any more", async () => {
    const harness = openHall();
    const [id] = await tablesOf(harness, 2);
    const before = await harness.hall.open(id!);
    harness.hall.reset();
    expect(harness.hall.atHand).toBe(0);
    expect(await harness.hall.open(id!)).not.toBe(before);
  });
});

describe("where news may have been missed", () => {
  it("tables somebody listens to are read anew and told again, the others forgotten", async () => {
    const here = openHall();
    const { id, tables } = await seatPeople(here, ["Anna", "Bo"]);
    const [idle] = await tablesOf(here, 1);
    const there = openHall({}, here.store);
    expect(here.hall.atHand).toBe(2);
    // Another node writes, and nobody tells this one.
    await there.hall.ask({ id: "bo", name: "Bo" }, "chat", { table: id, as: 1, text: "missed" });
    expect(tables[0]!.state.lines.some((line) => line.kind === "chat")).toBe(false);
    const open = await here.hall.open(id);
    await here.hall.lookAgain();
    await settle();
    expect(tables[0]!.state.lines.at(-1)).toMatchObject({ kind: "chat", seat: 1, text: "missed" });
    expect(await here.hall.open(id)).toBe(open);
    expect(open.isStale).toBe(false);
    expect(here.hall.atHand).toBe(1);
    expect((await here.hall.open(idle!)).table.memory.status).toBe("gathering");
  });
  it("are read when the store is back, and a table that cannot be read is reported", async () => {
    const store = new Flaky();
    const { harness, id, tables } = await chatMissed(store);
    await harness.hall.lookAgain();
    expect(harness.world.problems).toEqual([]);
    expect(tables[0]!.state.lines.some((line) => line.kind === "chat")).toBe(false);
    store.fails = null;
    await harness.world.pass(10_000);
    expect(tables[0]!.state.lines.at(-1)).toMatchObject({ kind: "chat", text: "missed" });
    store.fails = "broken";
    await harness.hall.lookAgain();
    expect(harness.world.problems).toMatchObject([{ what: "a table could not be read anew", table: id }]);
  });
  it("news that came while the store went away are heard when it is back", async () => {
    const store = new Flaky();
    const harness = hallOver(store);
    const { id, tables } = await seatPeople(harness, ["Anna", "Bo"]);
    const { version } = (await harness.hall.open(id)).table;
    await openHall({}, store).hall.ask({ id: "bo", name: "Bo" }, "chat", { table: id, as: 1, text: "missed" });
    store.fails = "away";
    await expect(harness.hall.catchUp(id, version + 1)).rejects.toThrow("away");
    store.fails = null;
    // Nobody says it again.
    await harness.world.pass(10_000);
    expect(tables[0]!.state.lines.at(-1)).toMatchObject({ kind: "chat", text: "missed" });
  });
  it("a journal that was rewritten is read anew where it is at hand, and forgotten where it is gone", async () => {
    const store = new Flaky();
    const harness = hallOver(store);
    const { id } = await seatPeople(harness, ["Anna", "Bo"]);
    const open = await harness.hall.open(id);
    const was = open.table;
    await harness.hall.reload(id);
    expect(await harness.hall.open(id)).toBe(open);
    expect(open.table).not.toBe(was);
    await harness.hall.reload("nowhere");
    const elsewhere = openHall({}, store);
    await elsewhere.hall.reload(id);
    expect(elsewhere.hall.atHand).toBe(0);
    expect(harness.hall.atHand).toBe(1);
    store.fails = "broken";
    await harness.hall.reload(id);
    expect(harness.hall.atHand).toBe(0);
  });
});

describe("a request that fails for no fault of whoever made it", () => {
  it("says to try again where the store is away, and that nothing was changed where something broke", async () => {
    const store = new Flaky();
    const harness = hallOver(store);
    const { id, tables } = await seatPeople(harness, ["Anna", "Bo"]);
    const failure = async (how: Flaky["fails"]): Promise<unknown> => {
      store.fails = how;
      try {
        await tables[0]!.chat("hello");
        return null;
      } catch (error) {
        return (error as { failure?: unknown }).failure;
      } finally {
        store.fails = null;
        await harness.world.pass(10_000);
      }
    };
    expect(await failure("away")).toMatchObject({ code: "try-again" });
    expect(harness.world.problems.at(-1)).toMatchObject({ what: "the store is away", request: "chat" });
    expect(await failure("broken")).toEqual({ code: "broken", text: "something went wrong; nothing was changed" });
    expect(harness.world.problems.at(-1)).toMatchObject({ what: "a request failed", request: "chat" });
    // What is at hand is what the journal says again.
    await tables[0]!.chat("hello");
    const said: Append[] = store.appended.filter(({ entries }) => entries.some(({ kind }) => kind === "chat"));
    expect(said).toHaveLength(1);
    expect((await harness.hall.open(id)).table.version).toBe(said[0]!.after + said[0]!.entries.length);
  });
});

describe("a table that is made here", () => {
  const plan: Asks<"create"> = { game: "fair", seats: [{ kind: "me" }, { kind: "open" }] };
  it("is not read back from where it has just been written", async () => {
    const store = new Flaky();
    const harness = hallOver(store);
    store.fails = "broken"; // whoever reads is told so
    const { table } = await harness.person("Anna").client.ask("create", plan);
    expect((await harness.person("Anna").client.ask("about", { table: table.id })).mine).toEqual([0]);
  });
  it("is read where another node was first to lay it", async () => {
    const store = new Flaky();
    const [one, other] = [hallOver(store), hallOver(store)];
    const lay = ({ hall }: Harness, name: string): Promise<void> =>
      layTable(hall, {
        id: "the same",
        options: {},
        name,
        game: "fair",
        seats: Array.from({ length: 2 }, () => ({ person: null, name: null, bot: null, reserved: null })),
        pace: { kind: "none" },
        timeout: "default",
        listed: false,
        rated: false,
        owner: "anna",
      });
    await lay(one, "first");
    await lay(other, "second");
    expect((await other.hall.open("the same")).table.memory.facts.name).toBe("first");
  });
  it("is nowhere if it could not be written", async () => {
    class Full extends Flaky {
      override create(): Promise<boolean> {
        return Promise.reject(new Error("full"));
      }
    }
    const harness = hallOver(new Full());
    await expect(harness.person("Anna").client.ask("create", plan)).rejects.toMatchObject({ failure: { code: "broken" } });
    expect(harness.hall.atHand).toBe(0);
  });
});
