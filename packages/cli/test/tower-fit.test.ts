import { TOWER_MODELS } from "@stormakt/wallenstein";
import { expect, it } from "vitest";
import { fitTower } from "../src/commands/tower-fit.ts";

it("WA-TOWER-11 the fit finds the numbers of the usual tower", () => {
  const [best] = fitTower();
  const { stick, capacity, knock } = TOWER_MODELS.fitted;
  expect(best).toMatchObject({ stick, capacity, knock, medians: [7, 10] });
  for (const { medians, strays, passes } of fitTower()) {
    for (const median of medians) expect([7, 8, 9, 10]).toContain(median);
    expect(strays).toBeLessThanOrEqual(0.11);
    expect(passes).toBeLessThanOrEqual(best!.passes);
  }
});
