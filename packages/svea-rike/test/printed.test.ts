import { printedIn } from "@stormakt/laws";
import { expect, it } from "vitest";
import { EVENTS } from "../src/cards/index.ts";
import * as catalog from "../src/catalog/index.ts";

it("the components are printed as they were", async () => {
  const EVENT_CARDS = EVENTS.map(({ id, copies, emblem }) => ({ id, copies, emblem })); // its windows: matrix.test.ts
  await expect(printedIn({ ...catalog, EVENT_CARDS })).toMatchFileSnapshot("./printed.txt");
});
