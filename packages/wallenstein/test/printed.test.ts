import { printedIn } from "@stormakt/laws";
import { expect, it } from "vitest";
import * as catalog from "../src/catalog/index.ts";

it("the components are printed as they were", async () => {
  await expect(printedIn(catalog)).toMatchFileSnapshot("./printed.txt");
});
it("WA-EVENT-1 without an event in force nothing has an effect", () => {
  expect([catalog.effectOf(catalog.NO_EVENT), catalog.effectOf(catalog.EVENT.all[0]!)]).toEqual([null, "market-calm"]);
});
