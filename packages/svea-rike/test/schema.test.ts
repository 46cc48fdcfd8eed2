import { coveringConfigs, namesComeBack } from "@stormakt/laws";
import { expect, it } from "vitest";
import { sveaRike } from "../src/index.ts";
import { schema } from "../src/schema.ts";
import type { Event } from "../src/types.ts";

/** Only foreseen, or too rare for a handful of random games. */
const NOT_MET: readonly Event["kind"][] = [
  "cardFailed",
  "wouldCollect",
  "wouldGiveUp",
  "wouldLose",
  "wouldMourn",
  "wouldMoveAgain",
  "wouldPay",
  "wouldThrow",
  "wouldWin",
];

it("everything written down goes by name and comes back as it was", () => {
  const configs = coveringConfigs(sveaRike).filter((_, at) => at % 3 === 0);
  const { actions, events, steps } = namesComeBack(sveaRike, schema, { configs });
  expect(actions.size).toBe(23);
  expect(events.size).toBeGreaterThan(85);
  expect(NOT_MET.filter((kind) => events.has(kind))).toEqual([]);
  expect([...steps].sort()).toEqual(Object.keys(schema.memory).sort());
});
