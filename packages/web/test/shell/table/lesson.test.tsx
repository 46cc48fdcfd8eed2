// @vitest-environment happy-dom
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import type { Page } from "./page.tsx";
import { click, openPage, press, stubPage, until } from "./page.tsx";
import { sitDown } from "./sitting.ts";

const hosts = vi.hoisted(() => ({ client: null as unknown }));
vi.mock("../../../src/link/index.ts", () => ({
  hostOf: () => hosts.client,
  pathOf: (_: string, table: string) => `/h/${table}`,
  useLine: () => "online",
}));
vi.mock("../../../src/link/adviser.ts", () => ({ askHint: async () => {}, askAnalysis: async () => {} }));

let page: Page | null = null;
beforeAll(stubPage);
afterEach(async () => {
  await page?.close();
  page = null;
  sessionStorage.clear();
});
const lesson = (): HTMLElement | null => document.querySelector("section[aria-label=Lesson]");
const step = (): string => lesson()?.dataset["step"] ?? "none";
const button = (text: string): HTMLElement | undefined =>
  [...(lesson()?.querySelectorAll<HTMLElement>("button") ?? [])].find(({ textContent }) => textContent.startsWith(text));

/** A lesson of Vasa Regalis, at the step that asks for a role. */
async function atTheRole(): Promise<Page> {
  history.replaceState(null, "", "/h/x?lesson");
  const sitting = await sitDown("vasa-regalis", 1, 3, "lesson");
  hosts.client = sitting.client;
  const { useSettings } = await import("../../../src/settings.ts");
  useSettings.getState().set({ pace: "off", confirm: true });
  page = await openPage(sitting);
  await until(() => document.querySelector("main[data-asked]") !== null);
  await press("Escape");
  for (let presses = 0; presses < 4 && step() !== "role"; presses++) await click(button("Go on"));
  expect(step()).toBe("role");
  return page;
}
it("a step points at its place, looks at what was done, and the next comes when it was that", async () => {
  const at = await atTheRole();
  const before = at.table.state.sides.get(0)?.n ?? 0;
  await click(button("Try this"));
  expect(at.table.state.desk.chosen).toMatchObject({ kind: "takeRole" });
  expect(step()).toBe("role");
  await press("Enter");
  await until(() => (at.table.state.sides.get(0)?.n ?? 0) > before);
  await until(() => step() !== "role");
});
it("says so when something else is chosen, and does not forget the step", async () => {
  const at = await atTheRole();
  const others = at.table.state.sides.get(0)?.now?.choices.filter(({ action, rule }) => rule === null && Number(action["role"]) > 3) ?? [];
  const [other] = others;
  expect(other).toBeDefined();
  if (other !== undefined) at.table.choose(other.action);
  await until(() => at.table.state.desk.chosen !== null);
  await until(() => lesson()?.textContent?.includes("something else") === true);
  expect(step()).toBe("role");
});
it("goes on where it was when the page is loaded anew", async () => {
  const at = await atTheRole();
  const { keptLesson } = await import("../../../src/shell/table/lesson-progress.ts");
  expect(keptLesson(at.table.id)).toContain("welcome");
  expect(keptLesson("another")).toEqual([]);
});
