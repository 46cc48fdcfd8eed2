import { describe, expect, it } from "vitest";
import { tradesOf } from "./trades.ts";

describe("VR-INVENTORY-15 bots trade", () => {
  it.each([
    ["easy", 12],
    ["normal", 12],
    ["hard", 4],
    ["champion", 4],
  ])(
    "%s makes and accepts offers, each of which betters it by its own value, and answers all",
    { timeout: 300_000 },
    async (level, games) => {
      const { steps, offers, accepted, betterToOffer, betterToAccept, alike, unanswered } = await tradesOf(level, games);
      expect(steps).toBeGreaterThanOrEqual(4 * games);
      expect([betterToOffer, betterToAccept, alike, unanswered]).toEqual([offers, accepted, 0, 0]);
      expect(offers).toBeGreaterThan(steps / 10);
      expect(accepted).toBeGreaterThan(0);
    },
  );
  it("the yardstick offers nothing for its like, and answers all", { timeout: 60_000 }, async () => {
    expect(await tradesOf("greedy", 6)).toMatchObject({ alike: 0, unanswered: 0 });
  });
});
