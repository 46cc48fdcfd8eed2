import type { Table } from "@stormakt/kernel/test/fair";
import type { TableClient } from "@stormakt/protocol/client";
import { describe, expect, it } from "vitest";
import type { Turn } from "../src/ports.ts";
import type { Harness } from "./harness.ts";
import { openHall, settle } from "./harness.ts";

const THINKER = { kind: "bot", level: "thinker" } as const;
/** Anna against one bot that thinks, after both have nodded. */
async function begin(harness: Harness): Promise<TableClient> {
  const anna = harness.person("Anna").client;
  const { table } = await anna.ask("create", { game: "fair", seats: [{ kind: "me" }, THINKER] });
  const seat = anna.table(table.id, 0);
  await seat.ready();
  await seat.move({ kind: "nod" });
  await harness.world.pass(1_000);
  expect(seat.state.now?.prompt).toMatchObject({ step: "turn", asked: true });
  return seat;
}

describe("the time a bot takes", () => {
  it("says nothing about what it holds: a window with thinkers closes after the same time, whatever there was to think about", async () => {
    const harness = openHall();
    const { world, bots } = harness;
    const handOf = (view: { table: unknown }): number => (view.table as Table).trips[1] ?? 0;
    // Whoever has nothing to play knows its answer at once.
    bots.ponder = ({ view }) => new Promise((resolve) => void world.after(handOf(view) > 0 ? 300 : 0, resolve));
    const took = new Map<boolean, Set<number>>();
    for (let match = 0; match < 12; match++) {
      const seat = await begin(harness);
      await seat.move({ kind: "walk" });
      const since = world.time;
      await settle();
      const hand = handOf(bots.asked.at(-1)!.view);
      const lines = seat.state.n;
      while (seat.state.n === lines) await world.pass(1);
      const times = took.get(hand > 0) ?? new Set();
      took.set(hand > 0, times.add(world.time - since));
    }
    expect(new Set(took.keys())).toEqual(new Set([false, true]));
    for (const times of took.values()) expect([...times]).toEqual([400]);
  });
  it("says nothing about it either where thoughts wait for their turn for longer than that", async () => {
    const harness = openHall();
    const { world, bots } = harness;
    const handOf = (view: { table: unknown }): number => (view.table as Table).trips[1] ?? 0;
    const ponder = (wait: number): Promise<void> => new Promise((resolve) => void world.after(wait, resolve));
    const took = new Map<boolean, Set<number>>();
    const think = bots.think.bind(bots);
    for (let match = 0; match < 12; match++) {
      bots.think = think;
      bots.ponder = async () => {};
      const seat = await begin(harness);
      bots.ponder = ({ view }) => ponder(handOf(view) > 0 ? 300 : 0);
      // Many others are thinking: its turn comes after a while.
      bots.think = async (question, stop, turn?: Turn) => {
        turn?.waits();
        await ponder(700);
        turn?.begins();
        return think(question, stop);
      };
      await seat.move({ kind: "walk" });
      const since = world.time;
      await settle();
      const lines = seat.state.n;
      while (seat.state.n === lines) await world.pass(1);
      const hand = handOf(bots.asked.at(-1)!.view);
      const times = took.get(hand > 0) ?? new Set();
      took.set(hand > 0, times.add(world.time - since));
    }
    expect(new Set(took.keys())).toEqual(new Set([false, true]));
    for (const times of took.values()) expect([...times]).toEqual([1_100]);
  });
  it("is its reserve or the table's pause, whichever is longer, never both", async () => {
    const harness = openHall({ pause: { least: 1_200, most: 1_200 } });
    const anna = harness.person("Anna").client;
    const { table } = await anna.ask("create", { game: "fair", seats: [{ kind: "me" }, THINKER] });
    const seat = anna.table(table.id, 0);
    await seat.ready();
    await harness.world.pass(1_199);
    expect(seat.state.now?.prompt?.waiting).toContain(1);
    await harness.world.pass(1);
    expect(seat.state.now?.prompt?.waiting).not.toContain(1);
  });
});

it("whose thought it is goes with it: the owner of the table, and whether anybody plays there", async () => {
  const harness = openHall();
  const { bots, world } = harness;
  const whose: unknown[] = [];
  const think = bots.think.bind(bots);
  bots.think = (question, stop, turn?: { readonly of: unknown }) => {
    whose.push(turn?.of);
    return think(question, stop);
  };
  const seat = await begin(harness);
  const played = { table: seat.table, owner: "anna", isPlayed: true };
  expect(whose.length).toBeGreaterThan(0);
  expect(whose.every((one) => JSON.stringify(one) === JSON.stringify(played))).toBe(true);
  whose.length = 0;
  const anna = harness.person("Anna").client;
  const { table } = await anna.ask("create", { game: "fair", seats: [THINKER, THINKER] });
  await world.pass(1_000);
  expect(whose).toContainEqual({ table: table.id, owner: "anna", isPlayed: false });
});

describe("a thought is stopped", () => {
  const pondering = async (): Promise<{ harness: Harness; seat: TableClient }> => {
    const harness = openHall();
    const seat = await begin(harness);
    harness.bots.ponder = () => new Promise(() => {});
    await seat.move({ kind: "shout", price: 1 });
    await seat.move({ kind: "shout", price: 2 });
    await harness.world.pass(10);
    expect(harness.bots.asked.at(-1)).toMatchObject({ seat: 1, level: "thinker" });
    expect(harness.bots.stopped).toBe(0);
    return { harness, seat };
  };
  it("when the move it answers is taken back, and the next question is answered", async () => {
    const { harness, seat } = await pondering();
    await seat.takeBack("ask");
    await settle();
    expect(harness.bots.stopped).toBe(1);
    harness.bots.ponder = async () => {};
    await seat.move({ kind: "shout", price: 3 });
    await harness.world.pass(1_000);
    expect(seat.state.lines.filter((line) => line.kind === "moved" && line.seat === 1)).toHaveLength(2);
    expect(harness.world.problems).toEqual([]);
  });
  it("when the match is abandoned", async () => {
    const { harness, seat } = await pondering();
    await harness.person("Anna").client.ask("leave", { table: seat.table, as: 0 });
    await settle();
    expect(harness.bots.stopped).toBe(1);
    await harness.world.pass(20_000);
    expect(harness.world.problems).toEqual([]);
  });
  it("when a person takes the seat back, and a bot that relieves them again is asked anew", async () => {
    const harness = openHall();
    harness.bots.ponder = () => new Promise(() => {});
    const { client } = harness.person("Anna");
    const { table } = await client.ask("create", { game: "fair", seats: [{ kind: "me" }, { kind: "bot", level: "random" }], rated: false });
    const seat = client.table(table.id, 0);
    await seat.ready();
    const asked = () => harness.bots.asked.filter(({ level }) => level === "thinker").length;
    await client.ask("relieve", { table: table.id, as: 0, level: "thinker" });
    await harness.world.pass(1);
    expect(asked()).toBe(1);
    await client.ask("return", { table: table.id, as: 0 });
    await settle();
    expect(harness.bots.stopped).toBe(1);
    await client.ask("relieve", { table: table.id, as: 0, level: "thinker" });
    await harness.world.pass(1);
    expect(asked()).toBe(2);
    expect(harness.world.problems).toEqual([]);
  });
  it("when it has taken too long: then another answers", async () => {
    const { harness, seat } = await pondering();
    await harness.world.pass(4_500);
    expect(harness.bots.stopped).toBe(1);
    expect(harness.world.problems.map(({ what }) => what)).toEqual(["a bot failed"]);
    expect(seat.state.lines.filter((line) => line.kind === "moved" && line.seat === 1).length).toBeGreaterThan(1);
  });
});
