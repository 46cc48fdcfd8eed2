import { expect, it } from "vitest";
import { strengthChart, strengthPage } from "../strength.ts";

it("the table of strength says what the reports say", async () => {
  const { stored, fresh } = await strengthPage();
  expect(stored, "docs/strength has changed: node scripts/bootstrap.mjs exec -- node scripts/strength.ts").toBe(fresh);
});
it("the curves over effort are drawn from the reports", async () => {
  const { stored, fresh } = await strengthChart();
  expect(stored, "docs/strength has changed: node scripts/bootstrap.mjs exec -- node scripts/strength.ts").toBe(fresh);
});
