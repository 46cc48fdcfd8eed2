import type { GameInfo } from "@stormakt/protocol";
import { expect, it } from "vitest";
import { isOnline, planOf, usualChairs } from "../../src/shell/new-table/plan.ts";
import { words as en } from "../../src/words/en/index.ts";

const info: GameInfo = {
  id: "vasa-regalis",
  rulesVersion: "1",
  seats: { min: 3, max: 5 },
  options: {},
  levels: ["easy", "normal", "hard"],
};

it("one person and steady bots sit down, the fifth chair is empty", () => {
  expect(usualChairs(info, "Ebba").map(({ kind }) => kind)).toEqual(["me", "bot", "bot", "bot", "empty"]);
  expect(usualChairs(info, "Ebba")[1]).toEqual({ kind: "bot", level: "normal" });
});
it("a game for two has a bot on the other chair", () => {
  expect(usualChairs({ ...info, seats: { min: 2, max: 2 } }, "").map(({ kind }) => kind)).toEqual(["me", "bot"]);
});
it("people without a name get one of the age, empty chairs are left out", () => {
  expect(
    planOf([{ kind: "me", name: " " }, { kind: "other", name: "Axel" }, { kind: "empty" }, { kind: "bot", level: "hard" }], en),
  ).toEqual([
    { kind: "me", name: "Margareta" },
    { kind: "me", name: "Axel" },
    { kind: "bot", level: "hard" },
  ]);
});
it("a friend by link makes it a table on the network", () => {
  expect(isOnline([{ kind: "me", name: "" }, { kind: "friend" }])).toBe(true);
  expect(
    isOnline([
      { kind: "me", name: "" },
      { kind: "other", name: "" },
    ]),
  ).toBe(false);
});
