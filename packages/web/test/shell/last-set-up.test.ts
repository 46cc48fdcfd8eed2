import type { GameInfo } from "@stormakt/protocol";
import { beforeEach, expect, it, vi } from "vitest";
import { lastTable, rememberLast } from "../../src/shell/my-tables-data.ts";
import { keepSetUp, lastSetUp } from "../../src/shell/new-table/last-set-up.ts";
import type { Chair } from "../../src/shell/new-table/plan.ts";

vi.mock("../../src/link/index.ts", () => ({}));
beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
});
const info: GameInfo = {
  id: "vasa-regalis",
  rulesVersion: "1",
  seats: { min: 3, max: 5 },
  options: { firstLeader: { kind: "seat", usual: 0 } },
  levels: ["easy", "normal", "hard"],
};
const CHAIRS: readonly Chair[] = [
  { kind: "bot", level: "hard" },
  { kind: "me", name: "Ebba" },
  { kind: "bot", level: "easy" },
  { kind: "empty" },
  { kind: "empty" },
];
it("the last set-up of a game is laid again, with the name of whoever sits down now", () => {
  expect(lastSetUp(info, "Ebba").chairs[0]).toEqual({ kind: "me", name: "Ebba" });
  keepSetUp("vasa-regalis", {
    chairs: CHAIRS,
    options: { firstLeader: 2 },
    pace: "slow",
    listed: true,
    slow: { each: 604_800, weekends: true, holidays: false, timeout: "others" },
    rated: false,
    delay: "minutes 5",
  });
  expect(lastSetUp(info, "Karin")).toEqual({
    chairs: CHAIRS.with(1, { kind: "me", name: "Karin" }),
    options: { firstLeader: 2 },
    pace: "slow",
    listed: true,
    slow: { each: 604_800, weekends: true, holidays: false, timeout: "others" },
    rated: false,
    delay: "minutes 5",
  });
  expect(lastSetUp({ ...info, id: "svea-rike" }, "Karin").pace).toBe("none");
});
it("what the game no longer knows is left out", () => {
  const gone = CHAIRS.with(0, { kind: "bot", level: "genius" });
  keepSetUp("vasa-regalis", {
    chairs: gone,
    options: { firstLeader: 1, forgotten: true },
    pace: "hourly",
    listed: false,
    slow: { each: 7, weekends: true, holidays: false, timeout: "bot" },
    rated: true,
    delay: "years 5",
  });
  expect(lastSetUp(info, "").chairs.map(({ kind }) => kind)).toEqual(["me", "bot", "bot", "bot", "empty"]);
  expect(lastSetUp(info, "")).toMatchObject({ options: { firstLeader: 1 }, pace: "none", slow: { each: 86_400 } });
  localStorage.setItem("stormakt.setup.vasa-regalis", "{");
  expect(lastSetUp(info, "").chairs).toHaveLength(5);
});
it("the table one was at is where playing goes on, until it is over", () => {
  expect(lastTable()).toBeNull();
  rememberLast("one", { where: "here", id: "one", game: "wallenstein" });
  rememberLast("other", null);
  expect(lastTable()).toEqual({ where: "here", id: "one", game: "wallenstein" });
  rememberLast("one", null);
  expect(lastTable()).toBeNull();
});
