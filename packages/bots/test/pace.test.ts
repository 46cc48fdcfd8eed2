import { describe, expect, it } from "vitest";
import { BOTS, LEVELS, paceOf, STAND_IN } from "../src/index.ts";

describe("the pace of bots", () => {
  it.each(LEVELS)("keeps every answer of %s back for longer than it may think, so that its time says nothing about a hand", (level) => {
    const slack = level === "easy" || level === "normal" ? 0 : 100;
    for (const isWindow of [false, true]) {
      const { limit, least } = paceOf(level, isWindow);
      expect(least).toBeGreaterThan(limit + slack);
    }
  });
  it("is at most a second for hard and two for champion, and the same for both in a reaction window", () => {
    expect(paceOf("hard", false).least).toBeLessThanOrEqual(1_000);
    expect(paceOf("champion", false).least).toBeLessThanOrEqual(2_000);
    expect(paceOf("hard", true)).toEqual(paceOf("champion", true));
    expect(paceOf("hard", true).least).toBeLessThan(500);
  });
  it("is there for every bot, and people are stood in for by one of the levels", () => {
    for (const bot of BOTS) expect(paceOf(bot, false).limit).toBeGreaterThan(0);
    expect(LEVELS).toContain(STAND_IN);
    expect(LEVELS).toEqual(["easy", "normal", "hard", "champion"]);
  });
});
