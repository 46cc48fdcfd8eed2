/** Views of which only what has changed is sent come out whole at the other end. */
import { changeBetween, fastDice } from "@stormakt/kernel";
import type { HostMessage } from "@stormakt/protocol";
import { changed } from "@stormakt/protocol/changes";
import { describe, expect, it } from "vitest";
import { openHall, playOn, seatPeople, settle } from "./harness.ts";

const again = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;

describe("a change", () => {
  const cases: [unknown, unknown][] = [
    [1, 2],
    [
      { a: 1, b: 2 },
      { a: 1, b: 3 },
    ],
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: 1 }, { a: 1, b: [1] }],
    [{ a: { b: { c: [1, 2, 3] } } }, { a: { b: { c: [1, 9, 3] } } }],
    [
      [1, 2, 3],
      [1, 2],
    ],
    [
      [1, 2],
      [1, 2, 3, { x: 1 }],
    ],
    [[], [1]],
    [[1], []],
    [{ a: [1] }, { a: { 0: 1 } }],
    [{ a: {} }, { a: [] }],
    [{ a: null }, { a: { b: 1 } }],
    [{ a: { b: 1 } }, { a: null }],
    [{ "#": 1 }, { "#": 2, 0: [3] }],
    [{ a: "x" }, { a: ["x"] }],
    [{ a: [[1], [2]] }, { a: [[1], [2, 3]] }],
    [
      { a: 1, b: undefined },
      { a: 1, c: undefined },
    ],
    [{ a: 1 }, { a: undefined }],
    [{ a: undefined }, { a: 1 }],
  ];
  it.each(cases.map(([before, after]) => [JSON.stringify(before), JSON.stringify(after), before, after]))(
    "from %s to %s",
    (_a, _b, before, after) => {
      const change = changeBetween(before, after);
      const was = again(before);
      expect(change === undefined ? was : changed(was, again(change) as never)).toEqual(again(after));
      expect(was).toEqual(again(before));
    },
  );
  it("of nothing is nothing, and what stays is the same object", () => {
    expect(changeBetween({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toBeUndefined();
    const was = { a: { x: 1 }, b: { y: 1 } };
    const is = changed(was, changeBetween(was, { a: { x: 1 }, b: { y: 2 } })!) as typeof was;
    expect(is.a).toBe(was.a);
  });
  it("between any two values comes out as the second", () => {
    const chance = fastDice("values");
    const any = (depth: number): unknown => {
      const kind = chance.below(depth > 3 ? 3 : 6);
      if (kind === 0) return chance.below(3);
      if (kind === 1) return chance.pick(["a", "b", ""]);
      if (kind === 2) return chance.pick([null, true, false]);
      if (kind === 3) return Array.from({ length: chance.below(6) }, () => any(depth + 1));
      return Object.fromEntries(Array.from({ length: chance.below(5) }, () => [chance.pick(["a", "b", "c", "0", "#"]), any(depth + 1)]));
    };
    for (let round = 0; round < 5_000; round++) {
      const [before, after] = [any(0), any(0)];
      const change = changeBetween(before, after);
      expect(change === undefined ? before : changed(before, again(change) as never)).toEqual(after);
    }
  });
});

describe("at a table", () => {
  const heardBy = (heard: readonly HostMessage[]) => heard.filter((message) => "lines" in message);
  it("clients that take changes see what those see that do not, move by move", async () => {
    const harness = openHall();
    const { id, tables, people } = await seatPeople(harness, ["Anna", "Bo"]);
    // The same seat from a line that is always sent whole views.
    const whole: Record<number, unknown> = {};
    const plain = harness.hall.connect({ id: "anna", name: "Anna" }, (text) => {
      const message = JSON.parse(text) as { re?: number; ok?: { now: unknown }; now?: unknown; change?: unknown; base?: unknown };
      if (message.now !== undefined) whole[0] = message.now;
      expect(message.change).toBeUndefined();
      expect(message.base).toBeUndefined();
    });
    await plain.receive({ id: 1, do: "open", table: id, as: 0 });
    for (let move = 0; move < 60; move++) {
      if ((await playOn(tables, 1, `${move}`)) === 0) break;
      if (move % 7 === 3) await tables[1]!.chat("hm");
      await settle();
      expect(tables[0]!.state.now).toEqual(whole[0]);
      if (move === 20) people[0]!.wire.cut();
      if (move === 20) people[0]!.client.reconnect();
      await settle();
    }
    const heard = heardBy(people[1]!.wire.heard);
    expect(heard.filter((message) => "change" in message).length).toBeGreaterThan(20);
    // Once seen, no view came whole again.
    expect(heard.filter((message) => "now" in message).length).toBeLessThanOrEqual(1);
  });
  it("a change to a view that is not there is answered by asking for all of it", async () => {
    const harness = openHall();
    const { tables, people } = await seatPeople(harness, ["Anna", "Bo"]);
    const { client } = people[0]!;
    (client as unknown as { shown: { forget(): void } }).shown.forget();
    await playOn(tables.slice(1), 1);
    await settle();
    await settle();
    expect(tables[0]!.state.n).toBe(tables[1]!.state.n);
    expect(tables[0]!.state.now?.prompt?.waiting).toEqual(tables[1]!.state.now?.prompt?.waiting);
  });
});
