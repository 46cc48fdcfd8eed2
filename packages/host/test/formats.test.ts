/** A match stays with the format it began in; what is newly begun says which that is. */
import type { Format } from "@stormakt/kernel";
import { editionOf, FORMAT, FORMATS, readRecord } from "@stormakt/kernel";
import { fair } from "@stormakt/kernel/test/fair";
import { describe, expect, it } from "vitest";
import type { EntryOf, KeptTable } from "../src/index.ts";
import { Editions, MemoryStore, replayRecord } from "../src/index.ts";
import { openHall, playOn } from "./harness.ts";

/** A table that Anna made long ago, by a program that wrote in that format, with a chair for Bo; Anna has it open. */
async function laid(format: Format) {
  const kept: KeptTable[] = [];
  const first = new MemoryStore({ load: async () => [], save: async (table) => void (kept[0] = table) });
  const { client } = openHall({}, first).person("Anna");
  const { table, invite } = await client.ask("create", { game: "fair", seats: [{ kind: "me" }, { kind: "open" }] });
  const [created, ...rest] = kept[0]!.entries as [EntryOf<"created">];
  const store = new MemoryStore({ load: async () => [{ ...kept[0]!, entries: [{ ...created, format }, ...rest] }], save: async () => {} });
  await store.restore();
  const harness = openHall({}, store);
  const people = [harness.person("Anna").client, harness.person("Bo").client];
  await people[1]!.ask("join", { table: table.id, invite });
  const tables = people.map((one, seat) => one.table(table.id, seat));
  for (const one of tables) await one.ready();
  return { harness, store, created, id: table.id, people, tables };
}

describe("a match", () => {
  it("that is newly begun is of the format of today, and says so", async () => {
    expect((await laid(FORMAT)).created.format).toBe(FORMAT);
    expect(FORMAT).toBe(Math.max(...FORMATS));
  });
  it.each(FORMATS)("begun in format %i goes on in it, through a restart too, and its record is verified", async (format) => {
    const { harness, store, id, people, tables } = await laid(format);
    const edition = editionOf(fair, format);
    await playOn(tables, 12, "before");
    harness.restart();
    const again = people.map((_, seat) => harness.person(seat === 0 ? "Anna" : "Bo").client.table(id, seat));
    for (const one of again) await one.ready();
    await playOn(again);
    expect(again[0]!.state.info).toMatchObject({ status: "finished", format });
    const entries = await store.read(id, 0);
    const began = entries.find((entry) => entry.kind === "began")!;
    const position = edition.begin({ seats: 2 }, began.seed);
    expect(began.digest).toBe(edition.digest(position));
    const record = readRecord(
      JSON.parse(JSON.stringify((await harness.hall.ask({ id: "anna", name: "Anna" }, "record", { table: id })).record)),
    );
    expect(record.format).toBe(format);
    const { moves } = replayRecord(Editions.of(fair), record);
    expect(moves.length).toBeGreaterThan(12);
    // Read as if it were of another format, it would not do.
    for (const other of FORMATS.filter((one) => one > 1 && one !== format && format > 1))
      expect(() => replayRecord(Editions.of(fair), { ...record, format: other })).toThrow(/drifted/);
  });
});
