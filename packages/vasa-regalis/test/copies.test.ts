import { coveringConfigs, forgottenInCopies } from "@stormakt/laws";
import { expect, it } from "vitest";
import { vasaRegalis } from "../src/index.ts";

it("no field of the table is forgotten when it is copied or written over another", () => {
  expect(forgottenInCopies(vasaRegalis, coveringConfigs(vasaRegalis).slice(0, 6))).toBeNull();
});
