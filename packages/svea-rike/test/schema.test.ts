import { coveringConfigs, namesComeBack } from "@stormakt/laws";
import { expect, it } from "vitest";
import { sveaRike } from "../src/index.ts";
import { schema } from "../src/schema.ts";

/** Too rare for a handful of random games. */
const RARE = ["office", "furtherCard", "bargain", "plague", "offer", "answer"];

it("everything written down goes by name and comes back as it was", () => {
  const configs = coveringConfigs(sveaRike).filter((_, at) => at % 4 === 0);
  const { actions, events, steps } = namesComeBack(sveaRike, schema, { configs });
  expect(actions.size).toBeGreaterThan(27);
  expect(events.size).toBeGreaterThan(80);
  const known = Object.keys(schema.memory);
  expect([...steps].filter((step) => !known.includes(step))).toEqual([]);
  expect(known.filter((step) => !steps.has(step) && !RARE.includes(step))).toEqual([]);
});
