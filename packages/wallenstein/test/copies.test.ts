import { coveringConfigs, forgottenInCopies } from "@stormakt/laws";
import { expect, it } from "vitest";
import { wallenstein } from "../src/index.ts";

it("no field of the table is forgotten when it is copied or written over another", () => {
  expect(forgottenInCopies(wallenstein, coveringConfigs(wallenstein).slice(0, 6))).toBeNull();
});
