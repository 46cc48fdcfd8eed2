/** Those who answer at the same time are written together: a move goes along with one of its table that waits to be written. */
import { describe, expect, it } from "vitest";
import type { WaitingAppend } from "../src/index.ts";
import { type Append, Flaky } from "./at-hand.ts";
import { openHall, seatPeople, settle } from "./harness.ts";

/** Appends wait until they are told to leave. */
class Gathering extends Flaky {
  private held: { append: Append; leave: () => void }[] = [];
  isHolding = false;
  override append(append: Append): Promise<boolean> {
    if (!this.isHolding) return super.append(append);
    return new Promise((resolve, reject) => {
      const one = { append, leave: () => void super.append(one.append).then(resolve, reject) };
      this.held.push(one);
    });
  }
  waiting(table: string): WaitingAppend | null {
    const one = this.held.find(({ append }) => append.table === table);
    if (one === undefined) return null;
    return {
      add: (more) => {
        if (more.after !== one.append.after + one.append.entries.length) throw new Error("that does not follow");
        one.append = { ...one.append, ...more, after: one.append.after, entries: [...one.append.entries, ...more.entries] };
      },
    };
  }
  async leave(): Promise<void> {
    await settle();
    this.isHolding = false;
    for (const { leave } of this.held.splice(0)) leave();
    await settle();
  }
}
async function atTable() {
  const store = new Gathering();
  const harness = openHall({}, store);
  const { id, people, tables } = await seatPeople(harness, ["Anna", "Bo", "Cilla"]);
  const from = store.appended.length;
  store.isHolding = true;
  const said: string[] = [];
  const note = (name: string, work: Promise<unknown>): void => {
    work.then(
      () => said.push(`${name}: done`),
      (error: Error & { failure?: { code: string } }) => said.push(`${name}: ${error.failure?.code ?? error.message}`),
    );
  };
  const move = (seat: number, kind = "nod", key = `key-${seat}`): void => {
    const name = ["anna", "bo", "cilla"][seat]!;
    note(name, harness.hall.ask({ id: name, name }, "move", { table: id, as: seat, after: tables[seat]!.state.n, key, action: { kind } }));
  };
  const kinds = (): string[][] =>
    store.appended
      .slice(from)
      .map(({ entries }) => entries.map((entry) => (entry.kind === "moved" ? `${entry.kind} by ${entry.seat}` : entry.kind)));
  return { store, harness, id, people, tables, said, note, move, kinds };
}
type AtTable = Awaited<ReturnType<typeof atTable>>;
function expectAllHeard({ tables, harness }: AtTable): void {
  for (const { state } of tables) {
    expect(state.lines.map(({ n }) => n)).toEqual(state.lines.map((_, at) => at + 1));
    expect(state.lines.filter(({ kind }) => kind === "moved")).toHaveLength(3);
  }
  expect(harness.world.problems).toEqual([]);
}

describe("moves of one table that come while one waits to be written", () => {
  it("are written with it, and nobody hears of any before", async () => {
    const at = await atTable();
    for (const seat of [0, 1, 2]) at.move(seat);
    await settle();
    expect(at.said).toEqual([]);
    for (const { state } of at.tables) expect(state.lines.filter(({ kind }) => kind === "moved")).toEqual([]);
    await at.store.leave();
    expect(at.kinds()).toEqual([["moved by 0", "moved by 1", "moved by 2"]]);
    expect(at.said.toSorted()).toEqual(["anna: done", "bo: done", "cilla: done"]);
    expectAllHeard(at);
  });
  it("are refused when what they were judged by is safe, and only they", async () => {
    const at = await atTable();
    at.move(0);
    at.move(1, "walk");
    at.move(2);
    await settle();
    expect(at.said).toEqual([]);
    await at.store.leave();
    expect(at.said.toSorted()).toEqual(["anna: done", "bo: refused", "cilla: done"]);
    at.move(1);
    await settle();
    expect(at.kinds().flat()).toEqual(["moved by 0", "moved by 2", "moved by 1"]);
    expectAllHeard(at);
  });
  it("are decided anew where somebody else was first", async () => {
    const at = await atTable();
    for (const seat of [0, 1, 2]) at.move(seat);
    await settle();
    at.store.isHolding = false;
    await openHall({}, at.store).hall.ask({ id: "bo", name: "Bo" }, "chat", { table: at.id, as: 1, text: "I was first" });
    await at.store.leave();
    expect(at.kinds()[0]).toEqual(["chat"]);
    expect(at.kinds().flat().toSorted()).toEqual(["chat", "moved by 0", "moved by 1", "moved by 2"]);
    expect(at.said.toSorted()).toEqual(["anna: done", "bo: done", "cilla: done"]);
    expectAllHeard(at);
  });
  it("fail with it", async () => {
    const at = await atTable();
    for (const seat of [0, 1, 2]) at.move(seat);
    await settle();
    at.store.fails = "away";
    await at.store.leave();
    expect(at.said).toHaveLength(3);
    for (const said of at.said) expect(said).toMatch(/away/);
    at.store.fails = null;
    expect(at.kinds()).toEqual([]);
    for (const seat of [0, 1, 2]) at.move(seat, "nod", `again-${seat}`);
    await settle();
    expect(at.kinds().flat()).toEqual(["moved by 0", "moved by 1", "moved by 2"]);
  });
  it("are written once, however often they are sent", async () => {
    const at = await atTable();
    at.move(0);
    at.move(1);
    at.move(1);
    at.move(2);
    await settle();
    expect(at.said).toEqual([]);
    await at.store.leave();
    expect(at.kinds().flat().toSorted()).toEqual(["moved by 0", "moved by 1", "moved by 2"]);
    expect(at.said.toSorted()).toEqual(["anna: done", "bo: done", "bo: done", "cilla: done"]);
    expectAllHeard(at);
  });
  it("do not overtake what came before them", async () => {
    const at = await atTable();
    at.move(0);
    at.note("talk", at.harness.hall.ask({ id: "bo", name: "Bo" }, "chat", { table: at.id, as: 1, text: "wait for me" }));
    at.move(1);
    await at.store.leave();
    expect(at.kinds().flat()).toEqual(["moved by 0", "chat", "moved by 1"]);
  });
});
