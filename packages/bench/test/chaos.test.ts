/** The audit after the chaos finds what it is there to find. */
import { Hall, MemoryStore } from "@stormakt/host";
import type { ServerStore } from "@stormakt/server/store";
import { gameCalled, gameIds } from "@stormakt/shelf";
import { expect, it } from "vitest";
import { audit } from "../src/chaos/audit.ts";
import type { Acknowledged } from "../src/chaos/crowd.ts";

const bots = { levels: [], offered: [], standIn: "none", budget: () => 0, reserve: () => 0, think: () => Promise.reject(new Error("no")) };
let drawn = 0;
const world = {
  now: () => 1,
  ticks: () => 1,
  secret: (bits: number) => `secret${drawn++}`.padEnd(Math.ceil(bits / 6), "x"),
  hash: (text: string) => text,
  after: () => () => {},
  report: () => {},
};

it("sees moves that are lost, made twice or not to be played, and nothing where all is well", async () => {
  const store = new MemoryStore();
  const hall = new Hall({ store, shelf: { ids: gameIds(), game: gameCalled }, bots, world });
  const anna = { id: "anna", name: "Anna" };
  const me = { kind: "me" } as const;
  const { table } = await hall.ask(anna, "create", { game: "vasa-regalis", seats: [me, me, me] });
  const acknowledged: Acknowledged[] = [];
  for (let move = 0; move < 12; move++) {
    const { table: info } = await hall.ask(anna, "about", { table: table.id });
    if (info.status !== "running") break;
    const { now, n: after } = await hall.ask(anna, "open", { table: table.id, as: 0 });
    const as = now?.prompt?.waiting[0] ?? 0;
    const { now: theirs } = await hall.ask(anna, "open", { table: table.id, as });
    const action = theirs?.choices.find(({ rule }) => rule === null)?.action ?? { kind: "none" };
    const key = `k${move}`;
    const { n } = await hall.ask(anna, "move", { table: table.id, as, after, key, action });
    acknowledged.push({ table: table.id, key, seat: as, n });
  }
  const tables = new Set([table.id]);
  const entries = await store.read(table.id, 0);
  const over = (changed: readonly unknown[]): ServerStore => ({ read: async () => changed }) as unknown as ServerStore;
  expect(await audit(over(entries), tables, acknowledged)).toEqual({ moves: acknowledged.length, lost: [], doubled: [], broken: [] });
  expect(acknowledged.length).toBeGreaterThan(5);
  // The last one was never written.
  expect((await audit(over(entries.slice(0, -1)), tables, acknowledged)).lost).toHaveLength(1);
  // One stands where another was told to be.
  const [first, second, ...rest] = acknowledged;
  const swapped = [{ ...first!, n: second!.n }, { ...second!, n: first!.n }, ...rest];
  expect((await audit(over(entries), tables, swapped)).lost).toHaveLength(2);
  const twice = await audit(over([...entries, entries.at(-1)]), tables, acknowledged);
  expect(twice.doubled).toEqual([acknowledged.at(-1)!.key]);
  const at = entries.findIndex(({ kind }) => kind === "moved");
  expect((await audit(over(entries.toSpliced(at, 1)), tables, acknowledged)).broken).toHaveLength(1);
});
