// @vitest-environment happy-dom
import type { Request } from "@stormakt/protocol";
import { Client } from "@stormakt/protocol/client";
import { act } from "react";
import type { Root } from "react-dom/client";
import { createRoot } from "react-dom/client";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { Line } from "../../../src/games/lessons.ts";
import { namesOf } from "../../../src/link/names.ts";
import { LessonHall, PUPIL } from "../../../src/offline/lesson-hall.ts";
import { setPause } from "../../../src/offline/world.ts";
import { click, press, stubPage, until } from "../table/page.tsx";

const hosts = vi.hoisted(() => ({ client: null as unknown, hall: null as unknown, laid: 0, cleared: 0 }));
vi.mock("../../../src/link/index.ts", () => ({
  hostOf: () => hosts.client,
  pathOf: (_: string, table: string) => `/h/${table}`,
  useLine: () => "online",
}));
vi.mock("../../../src/link/lesson.ts", () => ({
  async layLesson(game: string, line: Line, made: number, hear: (made: number) => void) {
    hosts.laid++;
    const table = await (hosts.hall as LessonHall).lay({ game, line, made }, hear);
    return { table: table.id, playTo: (moves: number) => table.playTo(moves), clear: () => hosts.cleared++ };
  },
}));
vi.mock("../../../src/link/adviser.ts", () => ({ askHint: async () => {}, askAnalysis: async () => {} }));

let root: Root | null = null;
beforeAll(stubPage);
beforeEach(() => {
  setPause({ least: 0, most: 0 });
  const hall = new LessonHall();
  hosts.hall = hall;
  hosts.laid = 0;
  hosts.client = new Client((listener) => {
    const connection = hall.hall.connect(PUPIL, (text) => queueMicrotask(() => listener.text(text)));
    queueMicrotask(() => listener.opened());
    return { send: (text) => void connection.receive(JSON.parse(text) as Request), close: () => connection.close() };
  }, namesOf);
});
afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
  sessionStorage.clear();
  localStorage.clear();
});
const panel = (): HTMLElement | null => document.querySelector("section[aria-label=Lesson]");
const step = (): string => panel()?.dataset["step"] ?? "none";
const next = (): Element | null => document.querySelector("[data-lesson=next]");
const role = (at: number): Element | null => document.querySelector(`[data-spot="role:${at}"]`);
const PROCURERS = { cloth: 1, iron: 2 };

/** The first chapter of Vasa Regalis, at the step that asks for a role. */
async function atTheRole(): Promise<void> {
  const { useSettings } = await import("../../../src/settings.ts");
  useSettings.getState().set({ pace: "off", confirm: true, motion: "instant" });
  const { ChapterPage } = await import("../../../src/shell/learn/chapter-page.tsx");
  root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () => root?.render(<ChapterPage game="vasa-regalis" chapter="goods" />));
  for (const read of ["0", "1", "2"]) {
    await until(() => step() === read);
    await click(next());
  }
  await until(() => step() === "3");
}
it("looks at what was done, and goes on when it was what is meant", async () => {
  await atTheRole();
  await click(role(PROCURERS.iron));
  expect(step()).toBe("3");
  await press("Enter");
  await until(() => step() === "4");
  expect(panel()?.textContent).toContain("three ones of iron");
});
it("warns of another choice, says what came of it, and sets the table back to before it", async () => {
  await atTheRole();
  await click(role(PROCURERS.cloth));
  await until(() => panel()?.textContent?.includes("The lesson means something else") === true);
  await press("Enter");
  await until(() => panel()?.dataset["strayed"] !== undefined);
  expect(panel()?.textContent).toContain("Take the cloth procurer");
  expect(panel()?.textContent).toContain("here we want a lot of iron");
  // Nobody goes on from there.
  expect(document.querySelector("[data-spot='role:0']")?.getAttribute("data-taken")).toBeNull();
  await click(panel()?.querySelector("[data-lesson=back]"));
  await until(() => step() === "3");
  expect(hosts.laid).toBe(2);
  expect(role(PROCURERS.cloth)?.getAttribute("data-taken")).toBeNull();
  await click(role(PROCURERS.iron));
  await press("Enter");
  await until(() => step() === "4");
});
it("lets the others play as it stands in the line, and does what is asked for where one does not want to", async () => {
  await atTheRole();
  const doIt = (): Element | undefined =>
    [...(panel()?.querySelectorAll("button") ?? [])].find(({ textContent }) => textContent === "Do it for me");
  await click(doIt());
  await until(() => step() === "4");
  await click(next());
  // Two rivals have taken roles, and the round after it has begun.
  await until(() => step() === "5");
  await click(next());
  for (const asked of ["6", "7", "8"]) {
    await until(() => step() === asked);
    await click(doIt());
  }
  await until(() => step() === "9");
  await click(next());
  await until(() => panel()?.dataset["over"] !== undefined);
  const { learntChapters } = await import("../../../src/shell/learn/progress.ts");
  expect(learntChapters()).toEqual(["vasa-regalis goods"]);
  expect([...(panel()?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href"))).toEqual([
    "/learn/vasa-regalis/building",
    "/new/vasa-regalis",
    "/learn/vasa-regalis",
  ]);
});
it("keeps the step for a page that is loaded anew, and nothing of the table", async () => {
  await atTheRole();
  const { keptStep } = await import("../../../src/shell/learn/progress.ts");
  expect(keptStep("vasa-regalis", "goods", 10)).toBe(3);
  expect(keptStep("vasa-regalis", "goods", 2)).toBe(0);
  const { lastTable } = await import("../../../src/shell/my-tables-data.ts");
  expect(lastTable()).toBeNull();
});
