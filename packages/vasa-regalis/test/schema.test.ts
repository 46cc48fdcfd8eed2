import { namesComeBack } from "@stormakt/laws";
import { expect, it } from "vitest";
import { vasaRegalis } from "../src/index.ts";
import { schema } from "../src/schema.ts";

it("everything written down goes by name and comes back as it was", () => {
  const { actions, events, steps } = namesComeBack(vasaRegalis, schema);
  expect(actions.size).toBeGreaterThan(18);
  expect(events.size).toBeGreaterThan(26);
  expect([...steps].sort()).toEqual(Object.keys(schema.memory).sort());
});
