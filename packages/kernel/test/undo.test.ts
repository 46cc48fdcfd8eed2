import { describe, expect, it } from "vitest";
import { heardBy, WayBack } from "../src/index.ts";

describe("the way back", () => {
  it("leads over every revocable move, latest first, and no further than the last that is not", () => {
    const way = new WayBack<string>();
    expect([way.isOpen, way.next, way.back()]).toEqual([false, null, null]);
    way.moved({ revocable: true }, "a");
    way.moved({ revocable: false }, "b");
    expect(way.isOpen).toBe(false);
    way.moved({ revocable: true }, "c");
    way.moved({ revocable: true }, "d");
    expect([way.next, way.back(), way.next, way.back(), way.back()]).toEqual(["d", "d", "c", "c", null]);
    way.moved({ revocable: true }, "e");
    way.close();
    expect(way.back()).toBeNull();
  });
});
describe("what is heard", () => {
  const told = [
    { event: "all", audience: null },
    { event: "mine", audience: { only: [1] } },
    { event: "secret", audience: { only: [0, 2], others: "something" } },
  ];
  it("is what all are told, what a seat alone is told, and what the rest hear instead", () => {
    expect(heardBy(told, 0)).toEqual(["all", "secret"]);
    expect(heardBy(told, 1)).toEqual(["all", "mine", "something"]);
    expect(heardBy(told, null)).toEqual(["all", "something"]);
  });
});
