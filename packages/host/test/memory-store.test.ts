import { describe, expect, it } from "vitest";
import type { KeptTable } from "../src/index.ts";
import { MemoryStore } from "../src/index.ts";

const summary = (more: object = {}) =>
  ({ id: "t", listed: true, status: "gathering", created: 1, since: 1, persons: ["anna"], ...more }) as never;
const make = (store: MemoryStore, table: string, more: object = {}, due: number | null = null) =>
  store.create({ table, after: 0, entries: [{ kind: "x" } as never], summary: summary({ id: table, ...more }), due });
const ids = (found: readonly { readonly id?: string }[]): unknown[] => found.map(({ id }) => id);

describe("journals in memory", () => {
  it("are made once, and appended to by whoever knows their end", async () => {
    const store = new MemoryStore();
    expect([await make(store, "t"), await make(store, "t")]).toEqual([true, false]);
    const append = (after: number, more: object = {}) =>
      store.append({ table: "t", after, entries: [{ kind: `y${after}` } as never], ...more });
    expect([await append(0), await append(2), await append(1)]).toEqual([false, false, true]);
    expect(await store.append({ table: "other", after: 0, entries: [] })).toBe(false);
    expect(await store.read("t", 1)).toEqual([{ kind: "y1" }]);
    expect(await store.read("other", 0)).toEqual([]);
    await append(2, { snapshot: { version: 2 } });
    expect(await store.load("t")).toEqual({ snapshot: { version: 2 }, entries: [{ kind: "y2" }] });
    expect(await store.load("other")).toBeNull();
  });
  it("list what is listed, of a status, the latest first, so many, before a time", async () => {
    const store = new MemoryStore();
    await make(store, "a", { created: 1 });
    await make(store, "b", { created: 3, status: "running" });
    await make(store, "c", { created: 2 });
    await make(store, "d", { created: 9, listed: false });
    expect(ids(await store.listed({ limit: 9 }))).toEqual(["b", "c", "a"]);
    expect(ids(await store.listed({ limit: 2 }))).toEqual(["b", "c"]);
    expect(ids(await store.listed({ status: "gathering", limit: 9 }))).toEqual(["c", "a"]);
    expect(ids(await store.listed({ before: 3, limit: 9 }))).toEqual(["c", "a"]);
  });
  it("know who sits where, finished matches apart, the latest first", async () => {
    const store = new MemoryStore();
    await make(store, "a", { since: 1 });
    await make(store, "b", { since: 3, status: "finished" });
    await make(store, "c", { since: 2, status: "running" });
    await make(store, "d", { persons: ["bo"] });
    expect(ids(await store.seated("anna", { finished: false, limit: 9 }))).toEqual(["c", "a"]);
    expect(ids(await store.seated("anna", { finished: false, limit: 1 }))).toEqual(["c"]);
    expect(ids(await store.seated("anna", { finished: true, limit: 9 }))).toEqual(["b"]);
  });
  it("keep each person's notes, and a seat's last key", async () => {
    const store = new MemoryStore();
    await make(store, "t");
    await store.setNote("t", "anna", "mine");
    await store.setNote("nowhere", "anna", "lost");
    expect([await store.note("t", "anna"), await store.note("t", "bo"), await store.note("nowhere", "anna")]).toEqual(["mine", "", ""]);
    await store.setSeatKey("t", 0, 1, "one");
    await store.setSeatKey("t", 1, 1, "two");
    await store.setSeatKey("u", 0, 1, "three");
    await store.setSeatKey("t", 0, 2, "four");
    expect([
      await store.seatOfKey("one"),
      await store.seatOfKey("two"),
      await store.seatOfKey("three"),
      await store.seatOfKey("four"),
    ]).toEqual([null, { table: "t", seat: 1, tenure: 1 }, { table: "u", seat: 0, tenure: 1 }, { table: "t", seat: 0, tenure: 2 }]);
  });
  it("keep how far each person has looked, which never goes back", async () => {
    const store = new MemoryStore();
    await make(store, "t");
    await make(store, "u");
    await store.setLooked("nowhere", "anna", { n: 1, heard: 1, read: 1 });
    expect(await store.looked("anna", ["t", "nowhere"])).toEqual(new Map());
    await store.setLooked("t", "anna", { n: 3, heard: 2, read: 1 });
    await store.setLooked("t", "bo", { n: 9, heard: 9, read: 9 });
    await store.setLooked("t", "anna", { n: 2, heard: 5, read: 0 });
    expect(await store.looked("anna", ["t", "u"])).toEqual(new Map([["t", { n: 3, heard: 5, read: 1 }]]));
    expect(await store.looked("bo", ["t"])).toEqual(new Map([["t", { n: 9, heard: 9, read: 9 }]]));
  });
  it("keep pins in the order of their moments, and list the tables of one game", async () => {
    const store = new MemoryStore();
    await make(store, "t", { game: "fair" });
    await make(store, "u", { game: "stalls", created: 2 });
    const pin = (id: string, move: number, at: number) => store.setPin("t", { id, move, at, text: `${move}/${at}` } as never);
    for (const [id, move, at] of [
      ["a", 5, 1],
      ["b", 2, 9],
      ["c", 5, 0],
      ["a", 3, 4],
    ] as const)
      await pin(id, move, at);
    expect((await store.pins("t")).map(({ text }) => text)).toEqual(["2/9", "3/4", "5/0"]);
    await store.dropPin("t", "b");
    await store.dropPin("nowhere", "b");
    expect((await store.pins("t")).map(({ id }) => id)).toEqual(["a", "c"]);
    expect(await store.pins("nowhere")).toEqual([]);
    expect(ids(await store.listed({ game: "fair", limit: 9 }))).toEqual(["t"]);
  });
  it("give out work that is due, put off until it wakes, and forgotten when the table moves on", async () => {
    const store = new MemoryStore();
    await make(store, "a", {}, 10);
    await make(store, "b", {}, 20);
    await make(store, "c");
    expect(await store.claimDue(9, 9, 99, 9)).toEqual([]);
    expect(await store.claimDue(10, 10, 99, 9)).toEqual(["a"]);
    expect(await store.claimDue(20, 20, 99, 9)).toEqual(["a", "b"]);
    expect(await store.claimDue(20, 20, 99, 1)).toEqual(["a"]);
    expect(await store.claim("a", 10, 50)).toEqual({ due: 10, until: 50, tries: 0 });
    expect([await store.claim("c", 10, 50), await store.claim("nowhere", 10, 50)]).toEqual([null, null]);
    await store.putOff("a", { due: 10, until: 50, tries: 0 }, 30);
    await store.putOff("b", { due: 10, until: 50, tries: 0 }, 30);
    expect(await store.claimDue(20, 29, 99, 9)).toEqual(["b"]);
    expect([await store.claim("a", 29, 50), await store.claim("a", 30, 50)]).toEqual([null, { due: 10, until: 50, tries: 1 }]);
    expect(await store.setAside()).toBe(0);
    await store.putOff("a", { due: 10, until: 50, tries: 1 }, Number.MAX_SAFE_INTEGER);
    expect(await store.setAside()).toBe(1);
    await store.append({ table: "a", after: 1, entries: [], due: 11 });
    expect(await store.claim("a", 11, 50)).toEqual({ due: 11, until: 50, tries: 0 });
    await store.settle("a", { due: 10, until: 50, tries: 0 }, null);
    expect(await store.claim("a", 11, 50)).toMatchObject({ due: 11 });
    await store.settle("a", { due: 11, until: 50, tries: 0 }, null);
    expect(await store.claim("a", 11, 50)).toBeNull();
  });
  it("make due what a clock set back has put in the future", async () => {
    const store = new MemoryStore();
    await make(store, "a", { since: 50 }, 60);
    await make(store, "b", { since: 10 }, 60);
    await store.putOff("b", { due: 60, until: 0, tries: 0 }, 99);
    await store.reconsider(20);
    expect([await store.claim("a", 99, 0), await store.claim("b", 60, 0)]).toEqual([
      { due: 20, until: 0, tries: 0 },
      { due: 60, until: 0, tries: 0 },
    ]);
  });
  it("outlive their page where they are kept", async () => {
    const kept = new Map<string, string>();
    const keeper = {
      load: async () => [...kept.values()].map((text) => JSON.parse(text) as KeptTable),
      save: async (table: KeptTable) => void kept.set(table.id, JSON.stringify(table)),
    };
    const store = new MemoryStore(keeper);
    await make(store, "t", {}, 7);
    const reopened = async () => {
      const again = new MemoryStore(keeper);
      await again.restore();
      return again;
    };
    expect(await (await reopened()).claim("t", 9, 9)).toMatchObject({ due: 7 });
    await store.append({ table: "t", after: 1, entries: [{ kind: "y" } as never], summary: summary({ id: "t", created: 5 }) });
    expect(await (await reopened()).read("t", 0)).toHaveLength(2);
    expect(await (await reopened()).listed({ limit: 1 })).toMatchObject([{ created: 5 }]);
    await store.setNote("t", "anna", "mine");
    expect(await (await reopened()).note("t", "anna")).toBe("mine");
    await new MemoryStore().restore();
  });
});
