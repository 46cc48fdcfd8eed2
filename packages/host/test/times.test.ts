/** How long everything takes that a hall decides by itself, to the millisecond. */
import { pauseBefore } from "@stormakt/host";
import type { Pace } from "@stormakt/protocol";
import { describe, expect, it } from "vitest";
import { chatMissed, Flaky } from "./at-hand.ts";
import { openHall, playOn, seatPeople, settle } from "./harness.ts";

const MINUTE = 60_000;
const DAY = 86_400_000;
const code = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => "ok",
    (error: unknown) => (error as { failure?: { code: string } }).failure?.code ?? String(error),
  );

describe("a vote", () => {
  const PACES: readonly (readonly [string, Pace, number])[] = [
    ["no clocks", { kind: "none" }, 2 * MINUTE],
    ["live clocks", { kind: "live", bank: 600, increment: 5, window: 30 }, MINUTE],
    ["half a minute for each move", { kind: "deadline", each: 30 }, MINUTE],
    ["an hour for each move", { kind: "deadline", each: 3_600 }, 60 * MINUTE],
    ["a week for each move", { kind: "deadline", each: 7 * 86_400 }, DAY],
  ];
  it.each(PACES)("at a table with %s stands open to objection for its time", async (_name, pace, delay) => {
    const harness = openHall();
    const { id, people, tables } = await seatPeople(harness, ["Anna", "Bo", "Cilla"], { pace, timeout: "others" });
    await playOn(tables, 3);
    if (pace.kind === "deadline") await harness.world.pass(pace.each * 1_000);
    else people[0]!.wire.goAway();
    await settle();
    const late = (await harness.hall.open(id)).table.asked.seats[0] ?? 0;
    const seat = pace.kind === "deadline" ? late : 0;
    for (const as of [0, 1, 2]) if (as !== seat) await people[as]!.client.ask("kick", { table: id, as, seat });
    const { kicks } = (await harness.hall.open(id)).table.memory;
    expect(kicks).toMatchObject([{ seat, due: harness.world.now() + delay }]);
  });
  it("against whoever has kept the others waiting is for after ten minutes, where there are no clocks", async () => {
    const harness = openHall();
    const { id, people, tables } = await seatPeople(harness, ["Anna", "Bo"]);
    await playOn(tables, 2);
    const kick = () => code(people[1]!.client.ask("kick", { table: id, as: 1, seat: 0 }));
    await harness.world.pass(10 * MINUTE - 1);
    expect(await kick()).toBe("not-away");
    await harness.world.pass(1);
    expect(await kick()).toBe("ok");
  });
});

describe("a bot", () => {
  it("that says nothing is given up after its budget and four seconds, and the stand-in answers", async () => {
    const harness = openHall();
    const { client } = harness.person("Anna");
    const seats = [{ kind: "bot" as const, level: "hanger" }, { kind: "me" as const }];
    await client.ask("create", { game: "fair", seats });
    await settle();
    await harness.world.pass(0);
    expect(harness.bots.asked.map(({ level }) => level)).toEqual(["hanger"]);
    await harness.world.pass(3_999);
    expect(harness.bots.stopped).toBe(0);
    await harness.world.pass(1);
    expect([harness.bots.stopped, harness.bots.asked.map(({ level }) => level)]).toEqual([1, ["hanger", "greedy"]]);
  });
  it("waits between the least and the most of the table's pause, by which question it is, and by what nobody knows", async () => {
    const pause = { least: 1_000, most: 3_000 };
    const harness = openHall({ pause });
    const { client } = harness.person("Anna");
    const waits: number[] = [];
    const expected: (readonly [bySeed: number, byWhatLiesOpen: number])[] = [];
    for (let at = 0; at < 12; at++) {
      const seats = [{ kind: "bot" as const, level: "random" }, { kind: "me" as const }];
      const { table } = await client.ask("create", { game: "fair", seats });
      const begun = harness.world.now();
      const { seed, askedSince } = (await harness.hall.open(table.id)).table.memory;
      const [question = 0] = askedSince;
      expected.push([pauseBefore(seed ?? "", 0, question, pause), pauseBefore(table.id, 0, question, pause)]);
      const moves = async () => (await harness.hall.open(table.id)).table.memory.movers.length;
      for (let step = 0; (await moves()) === 0 && step < 80; step++) await harness.world.pass(50);
      waits.push(harness.world.now() - begun);
    }
    expect([Math.min(...waits) >= 1_000, Math.max(...waits) <= 3_050, new Set(waits).size > 4]).toEqual([true, true, true]);
    const fits = (wait: number, of: number): boolean => wait >= of && wait < of + 50;
    expect(waits.filter((wait, at) => fits(wait, expected[at]?.[0] ?? 0))).toHaveLength(12);
    expect(waits.filter((wait, at) => fits(wait, expected[at]?.[1] ?? 0)).length).toBeLessThan(4);
  });
});

describe("a store that is away", () => {
  it("is asked again for a table after a second", async () => {
    const store = new Flaky();
    const { harness, tables } = await chatMissed(store);
    store.fails = null;
    const isHeard = (): boolean => tables[0]!.state.lines.some(({ kind }) => kind === "chat");
    await harness.world.pass(999);
    expect(isHeard()).toBe(false);
    await harness.world.pass(1);
    await settle();
    expect(isHeard()).toBe(true);
  });
});

describe("a client's name for its move", () => {
  it("is known for the last eight moves of its seat", async () => {
    const harness = openHall();
    const { id, tables } = await seatPeople(harness, ["Anna", "Bo"], { options: { days: 3 } });
    const { table } = await harness.hall.open(id);
    const sent = new Map<string, number>();
    for (let move = 0; move < 40 && sent.size < 9; move++) {
      await playOn(tables, 1, `${move}`);
      for (const { key, n } of table.memory.keys[0] ?? []) sent.set(key, n);
    }
    const known = [...sent].map(([key, n]) => table.lineOfKey(0, key) === n);
    expect(known).toEqual([false, ...Array.from({ length: 8 }, () => true)]);
    expect(table.lineOfKey(1, [...sent.keys()][8] ?? "")).toBeNull();
  });
});
