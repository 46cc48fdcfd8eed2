import { namesComeBack } from "@stormakt/laws";
import { expect, it } from "vitest";
import { wallenstein } from "../src/index.ts";
import { schema } from "../src/schema.ts";

it("everything written down goes by name and comes back as it was", () => {
  const { actions, events, steps } = namesComeBack(wallenstein, schema);
  expect(actions.size).toBe(20);
  expect(events.size).toBeGreaterThan(55);
  expect([...steps].sort()).toEqual(Object.keys(schema.memory).sort());
});

it("a plan goes by the names of boxes, and names no box that the mat does not have", () => {
  const boxes = [0, 45, 46, 47, 48, 49, -1, -1, -1, 1, 2];
  const named = schema.action.name({ kind: "plan", boxes });
  expect(named).toMatchObject({ boxes: { "build-palace": "bremen", "build-church": "money-0", "deploy-3": "empty" } });
  expect(schema.action.place(named, "action")).toEqual({ kind: "plan", boxes });
  expect(() =>
    schema.action.place({ kind: "plan", boxes: { ...(named as { boxes: object }).boxes, "build-castle": "empty" } }, "action"),
  ).toThrow("build-castle");
  expect(() => schema.action.place({ kind: "plan", boxes: { "convert-1": "tower" } }, "action")).toThrow("is missing");
});
