import { Engine, replay } from "@stormakt/kernel";
import { fair } from "@stormakt/kernel/test/fair";
import type { LogLine } from "@stormakt/protocol";
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
const helps = (lines: readonly LogLine[]) => lines.filter(({ kind }) => kind === "helped");
const BOT = { kind: "bot", level: "random" } as const;

describe("help", () => {
  const alone = async () => {
    const harness = openHall();
    const { client } = harness.person("Anna");
    const { table } = await client.ask("create", { game: "fair", listed: true, seats: [{ kind: "me" }, BOT, BOT] });
    const seat = client.table(table.id, 0);
    await seat.ready();
    return { harness, client, seat, id: table.id };
  };
  it("is noted for all to see, once for each question", async () => {
    const { harness, seat, id } = await alone();
    const watcher = harness.person("Bo").client.table(id, null);
    await watcher.ready();
    const n = await seat.help();
    expect(await seat.help()).toBe(n);
    await settle();
    expect(helps(seat.state.lines)).toMatchObject([{ n, seat: 0 }]);
    expect(helps(watcher.state.lines)).toMatchObject([{ seat: 0 }]);
    await seat.move({ kind: "nod" });
    await harness.world.pass(1_000);
    await seat.help();
    expect(helps(seat.state.lines)).toHaveLength(2);
  });
  it("outlives a restart, and stands in the record with the move it came before", async () => {
    const { harness, client, seat, id } = await alone();
    await seat.help();
    harness.restart();
    const { client: again } = harness.person("Anna");
    const table = again.table(id, 0);
    await table.ready();
    expect(helps(table.state.lines)).toHaveLength(1);
    let asked = 0;
    for (let i = 0; i < 300 && table.state.info?.status === "running"; i++) {
      await playOn([table], 1, `step ${i}`);
      await harness.world.pass(1_000);
      if (i === 3 && table.state.now?.prompt?.asked === true) {
        asked = (await harness.hall.open(id)).table.memory.movers.length;
        await table.help();
      }
    }
    expect(table.state.info?.status).toBe("finished");
    const { record, lines } = await again.ask("record", { table: id, as: 0 });
    expect(record.helped).toEqual([
      { at: 0, seat: 0 },
      { at: asked, seat: 0 },
    ]);
    expect(replay(new Engine(fair), record as never).outcome).not.toBeNull();
    // Each move of the record is found in the log: those that this seat heard of at lines of their own.
    expect(lines).toHaveLength(record.moves.length);
    const log = table.state.lines;
    record.moves.forEach((move: { seat: number }, at: number) => {
      const line = log.find(({ n }) => n === lines[at]);
      if (move.seat === 0) expect(line).toMatchObject({ kind: "moved", seat: 0 });
    });
    client.close();
  });
  it("is not forgotten when the move is taken back", async () => {
    const { harness, seat, id } = await alone();
    await seat.move({ kind: "nod" });
    await harness.world.pass(1_000);
    await seat.help();
    await seat.move({ kind: "shout", price: 1 });
    await seat.takeBack("ask");
    await seat.takeBack("ask");
    await settle();
    const { memory } = (await harness.hall.open(id)).table;
    expect(memory.helped).toEqual([{ seat: 0, moves: memory.movers.length }]);
    expect(helps(seat.state.lines)).toHaveLength(1);
  });
  it("is refused where another person sits, on this device or another, and to those who are not asked", async () => {
    const harness = openHall();
    const { tables } = await seatPeople(harness, ["Anna", "Bo"]);
    expect(await code(tables[0]!.help())).toBe("not-allowed");
    const { client } = harness.person("Cilla");
    const { table } = await client.ask("create", { game: "fair", seats: [{ kind: "me" }, { kind: "me" }, BOT] });
    const shared = client.table(table.id, 0);
    await shared.ready();
    expect(await code(shared.help())).toBe("not-allowed");
    const { seat, client: anna, id } = await alone();
    await seat.move({ kind: "nod" });
    expect(await code(seat.help())).toBe("stale");
    await anna.ask("resign", { table: id, as: 0 });
    expect(helps(seat.state.lines)).toHaveLength(0);
  });
  it("is asked for one's own seat only", async () => {
    const { harness, id } = await alone();
    expect(await code(harness.person("Bo").client.ask("help", { table: id, as: 0 }))).toBe("not-your-seat");
  });
});
