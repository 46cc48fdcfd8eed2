// @vitest-environment happy-dom

import { act } from "react";
import { createRoot } from "react-dom/client";
import { beforeAll, expect, it, vi } from "vitest";
import { fetchShell } from "../../src/words/spoken.ts";
import { stubPage, until } from "./table/page.tsx";

vi.mock("../../src/link/index.ts", () => ({ comeIn: async () => {}, hostOf: () => null, pathOf: () => "/" }));
beforeAll(async () => {
  stubPage();
  await fetchShell("sv");
});

it("a link to a finished game that was cut on its way says so, in the words of whoever opens it", async () => {
  const { useSettings } = await import("../../src/settings.ts");
  const { SharedGame } = await import("../../src/shell/shared-game.tsx");
  useSettings.getState().set({ language: "sv" });
  history.replaceState(null, "", "/game#abc");
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () => root.render(<SharedGame />));
  await until(() => document.querySelector("main [role=status]")?.textContent.includes("Länken") === true);
  expect(document.querySelector("main [role=status]")?.textContent).toBe(
    "Länken rymmer inget helt spel. Den kan ha kapats när den skickades.",
  );
  await act(async () => root.unmount());
});
it("a file that was never meant as a record is told from one that is refused", async () => {
  const { isRecord } = await import("../../src/shell/landing/upload-record.tsx");
  expect(["", "Dear diary", "null", "{}", '{"game":"vasa-regalis"}'].map(isRecord)).toEqual([false, false, false, false, false]);
  expect(isRecord('{"game":"vasa-regalis","moves":[]}')).toBe(true);
});
