/** What a hall does of its own accord: work that was left, lines that were not written, and its end. */
import { describe, expect, it } from "vitest";
import type { Append } from "../src/index.ts";
import { MemoryStore } from "../src/index.ts";
import { Flaky } from "./at-hand.ts";
import { openHall, seatPeople, settle } from "./harness.ts";

/** Notes what is claimed, and gives out what it is told to. */
class Claiming extends MemoryStore {
  readonly claims: unknown[] = [];
  due: readonly string[] = [];
  override async claimDue(...asked: Parameters<MemoryStore["claimDue"]>): Promise<readonly string[]> {
    this.claims.push(asked);
    return this.due;
  }
}
class Late extends Flaky {
  late: string[] = [];
  readonly renewed: Append[] = [];
  async lateLines(): Promise<readonly string[]> {
    return this.late;
  }
  override async append(append: Append): Promise<boolean> {
    if (append.entries.length === 0) this.renewed.push(append);
    return super.append(append);
  }
}

describe("work that was left", () => {
  it("is claimed a hundred tables at a time, for as long as a node may take, once it is so late", async () => {
    const store = new Claiming();
    const { hall, world } = openHall({ lease: 9_000 }, store);
    await hall.lookForWork(250);
    await hall.lookForWork();
    expect(store.claims).toEqual([
      [world.time - 250, world.time, world.time + 9_000, 100],
      [world.time, world.time, world.time + 9_000, 100],
    ]);
  });
  it("is not kept waiting by what is under way: so many more are claimed", async () => {
    const store = new Claiming();
    const harness = openHall({}, store);
    const { client } = harness.person("Anna");
    const seats = [{ kind: "me" as const }, { kind: "bot" as const, level: "hanger" }, { kind: "bot" as const, level: "hanger" }];
    await client.ask("create", { game: "fair", seats });
    await harness.world.pass(300);
    expect(harness.bots.asked.length).toBeGreaterThan(0);
    await harness.hall.lookForWork();
    expect(store.claims).toMatchObject([
      [harness.world.time, harness.world.time, harness.world.time + 15_000, 100 + harness.bots.asked.length],
    ]);
  });
  it("is done at once by whoever claims it", async () => {
    const store = new MemoryStore();
    const former = openHall({}, store);
    const { client } = former.person("Anna");
    const seats = [{ kind: "bot" as const, level: "random" }, { kind: "me" as const }];
    const { table } = await client.ask("create", { game: "fair", seats });
    await former.hall.close();
    const later = openHall({}, store);
    await later.hall.lookForWork();
    await later.world.pass(1_000);
    expect((await later.hall.open(table.id)).table.memory.movers).toContain(0);
    expect((await former.hall.open(table.id)).table.memory.movers).toEqual([]);
  });
});

describe("lines of lists that were not written", () => {
  it("are made anew from their journals, and one that cannot be is reported and holds up no other", async () => {
    const store = new Late();
    const harness = openHall({}, store);
    const { id } = await seatPeople(harness, ["Anna", "Bo"]);
    store.late = ["nowhere", id];
    const later = openHall({}, store);
    await later.hall.renewLines();
    const { table } = await later.hall.open(id);
    expect(store.renewed).toEqual([{ table: id, after: table.version, entries: [], summary: table.summary() }]);
    expect(later.world.problems).toMatchObject([{ what: "a line was not made anew", table: "nowhere" }]);
    await openHall().hall.renewLines();
  });
});

describe("a hall that is closed", () => {
  it("finishes what is under way, and begins nothing more", async () => {
    const harness = openHall();
    const { id, people } = await seatPeople(harness, ["Anna", "Bo"]);
    let isOver = false;
    let go: () => void = () => {};
    const slow = harness.hall.inTurn(id, () => new Promise<void>((resolve) => (go = resolve)));
    await settle();
    const closing = harness.hall.close().then(() => (isOver = true));
    await settle();
    expect(isOver).toBe(false);
    go();
    await Promise.all([slow, closing]);
    expect(isOver).toBe(true);
    await people[0]!.client.ask("relieve", { table: id, as: 0 });
    await harness.world.pass(60_000);
    expect(harness.bots.asked).toEqual([]);
  });
});
