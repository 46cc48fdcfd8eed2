import { printedIn } from "@stormakt/laws";
import { expect, it } from "vitest";
import * as catalog from "../src/catalog/index.ts";

it("the components are printed as they were", async () => {
  await expect(printedIn(catalog)).toMatchFileSnapshot("./printed.txt");
});
