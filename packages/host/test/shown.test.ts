import { FORMATS } from "@stormakt/kernel";
import { fair } from "@stormakt/kernel/test/fair";
import { changed } from "@stormakt/protocol/changes";
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
      if (shown.change === null) return null;
      const { view, besides, ...numbers } = shown.change;
      return { ...numbers, ...(view === undefined ? {} : { view: JSON.parse(view) }), ...JSON.parse(`{${besides.slice(1)}}`) };
    };
    expect(await look()).toBeNull();
    const whole = JSON.parse(shown.shown) as Record<string, unknown>;
    expect(whole).toEqual(JSON.parse(JSON.stringify((await harness.hall.open(id)).table.now(0, harness.world.now()))));
    expect([shown.base, shown.heard]).toEqual([1, tables[0]!.state.n]);
    // Nothing has happened: only whose view it follows, and the line.
    expect(Object.keys((await look())!).sort()).toEqual(["from", "n"]);
    expect(await look()).toMatchObject({ from: 2, n: tables[0]!.state.n });
    // What is asked stands on the stack: of the rest only whether this seat is, where that is another than before.
    await playOn(tables, 1);
    expect(await look()).toMatchObject({ from: 3, view: { stack: expect.anything() }, prompt: { asked: false, order: false } });
    await playOn(tables, 1);
    expect(await look()).toMatchObject({ from: 4, view: { stack: expect.anything() }, prompt: { asked: true, order: false } });
    expect(shown.base).toBe(5);
    expect(Object.keys((await look())!).sort()).toEqual(["from", "n"]);
  });
  it("is nothing to compare with once the match goes on under another edition", async () => {
    const harness = openHall();
    const { id } = await seatPeople(harness, ["Anna", "Bo"]);
    const { table } = await harness.hall.open(id);
    const shown = new LastShown();
    shown.show(table, 0, 0);
    shown.show(table, 0, 0);
    expect(shown.change).not.toBeNull();
    const other = Editions.of(fair).get({ rulesVersion: fair.rulesVersion, format: 2 })!;
    const elsewhere = Object.create(table, { edition: { value: other } }) as typeof table;
    shown.show(elsewhere, 0, 0);
    expect(shown.change).toBeNull();
  });
});

describe("an edition of before it could say what has changed", () => {
  it("is compared with what was shown last, view by view", async () => {
    const harness = openHall();
    const { id, tables } = await seatPeople(harness, ["Anna", "Bo"]);
    const { table } = await harness.hall.open(id);
    const { edition } = table;
    const old = Object.create(edition, { look: { value: undefined }, clientView: { value: undefined } }) as typeof edition;
    const former = Object.create(table, { edition: { value: old } }) as typeof table;
    const recent = {};
    const first = former.look(0, recent);
    expect([first.change, first.whole(), first.top]).toEqual([undefined, table.viewFor(0), table.viewFor(0).stack.at(-1)]);
    expect(former.look(0, recent).change).toBeUndefined();
    await playOn(tables, 1);
    const after = Object.create((await harness.hall.open(id)).table, { edition: { value: old } }) as typeof table;
    const change: unknown = JSON.parse(after.look(0, recent).change ?? "null");
    expect(changed(JSON.parse(JSON.stringify(first.whole())), change as never)).toEqual(JSON.parse(JSON.stringify(after.viewFor(0))));
    expect(after.now(0, 0)?.view).toEqual(after.viewFor(0));
  });
});

describe("editions of a game that nothing was frozen of", () => {
  it("are those of today, in every format, and no others are at hand", () => {
    const editions = Editions.of(fair);
    for (const format of FORMATS)
      expect(editions.get({ rulesVersion: "1", format })).toMatchObject({ game: "fair", rulesVersion: "1", format });
    expect(() => editions.get({ rulesVersion: "0", format: 2 })).toThrow(/^fair .*0.* is not at hand$/);
  });
});
