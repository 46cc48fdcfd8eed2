import { fair } from "@stormakt/kernel/test/fair";
import { describe, expect, it } from "vitest";
import { LastShown } from "../src/changes.ts";
import { Editions } from "../src/editions.ts";
import { openHall, playOn, seatPeople } from "./harness.ts";

describe("what was shown last", () => {
  it("is told again only where it has changed", async () => {
    const harness = openHall();
    const { id, tables } = await seatPeople(harness, ["Anna", "Bo"]);
    const shown = new LastShown();
    const look = async (): Promise<Record<string, unknown> | null> => {
      const { table } = await harness.hall.open(id);
      shown.show(table, 0, harness.world.now());
      return shown.changed === null ? null : (JSON.parse(shown.changed) as Record<string, unknown>);
    };
    expect(await look()).toBeNull();
    const whole = JSON.parse(shown.shown) as Record<string, unknown>;
    expect(whole).toEqual(JSON.parse(JSON.stringify((await harness.hall.open(id)).table.now(0, harness.world.now()))));
    expect([shown.base, shown.heard]).toEqual([1, tables[0]!.state.n]);
    // Nothing has happened: only whose view it follows, the line, and the clocks.
    expect(Object.keys((await look())!).sort()).toEqual(["clocks", "from", "n"]);
    expect(await look()).toMatchObject({ from: 2, n: tables[0]!.state.n });
    await playOn(tables, 2);
    const change = await look();
    expect(change).toMatchObject({ from: 3, view: { stack: expect.anything() }, prompt: expect.anything() });
    expect(shown.base).toBe(4);
    expect(Object.keys((await look())!).sort()).toEqual(["clocks", "from", "n"]);
  });
  it("is nothing to compare with once the match goes on under another edition", async () => {
    const harness = openHall();
    const { id } = await seatPeople(harness, ["Anna", "Bo"]);
    const { table } = await harness.hall.open(id);
    const shown = new LastShown();
    shown.show(table, 0, 0);
    shown.show(table, 0, 0);
    expect(shown.changed).not.toBeNull();
    const other = Editions.of(fair).get({ rulesVersion: fair.rulesVersion, format: 2 })!;
    const elsewhere = Object.create(table, { edition: { value: other } }) as typeof table;
    shown.show(elsewhere, 0, 0);
    expect(shown.changed).toBeNull();
  });
});

describe("editions of a game that nothing was frozen of", () => {
  it("are those of today, in both formats, and no others are at hand", () => {
    const editions = Editions.of(fair);
    for (const format of [1, 2] as const)
      expect(editions.get({ rulesVersion: "1", format })).toMatchObject({ game: "fair", rulesVersion: "1", format });
    expect(() => editions.get({ rulesVersion: "0", format: 2 })).toThrow(/^fair .*0.* is not at hand$/);
  });
});
