// @vitest-environment happy-dom
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
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
});
/** A person against two bots, who is asked for something. */
async function asked(game: string, seats = 3): Promise<Page> {
  const sitting = await sitDown(game, 1, seats, `keys ${game}`);
  hosts.client = sitting.client;
  const { useSettings } = await import("../../../src/settings.ts");
  useSettings.getState().set({ pace: "off", confirm: true });
  page = await openPage(sitting);
  await until(() => document.querySelector("main[data-asked]") !== null);
  await press("Escape");
  return page;
}
const ownMoves = ({ table }: Page): number =>
  (table.state.sides.get(0)?.lines ?? []).filter((line) => line.kind === "moved" && line.seat === 0).length;
const seal = (): HTMLElement | null => document.querySelector("[data-acts] [data-seal]");
const listed = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("ol[data-moves] button:not([data-fold])")];

describe("keys at the table", () => {
  it("a digit chooses what it says, and Enter seals it though the focus is elsewhere", async () => {
    const at = await asked("vasa-regalis");
    const [, second] = listed();
    const text = second?.querySelector("span")?.textContent ?? "";
    expect(text).not.toBe("");
    await click(document.querySelector("[role=tab][aria-selected=true]"));
    await press("2");
    expect(seal()?.textContent).toBe(text);
    const before = ownMoves(at);
    await press("Enter");
    await until(() => ownMoves(at) === before + 1);
  });
  it("Enter on a button one has walked to since the choice presses that button, not the seal", async () => {
    const at = await asked("vasa-regalis");
    await press("1");
    const before = ownMoves(at);
    const notebook = [...document.querySelectorAll<HTMLElement>("[role=tab]")].find((tab) => tab.textContent === "Notebook");
    await press("Tab");
    notebook?.focus();
    await press("Enter");
    expect(notebook?.getAttribute("aria-selected")).toBe("true");
    expect(ownMoves(at)).toBe(before);
    expect(seal()).not.toBeNull();
  });
  it("Enter in the chat sends no move, and Escape there goes back to the question", async () => {
    const at = await asked("vasa-regalis");
    await press("1");
    await click([...document.querySelectorAll("[role=tab]")].find((tab) => tab.textContent === "Chat"));
    const box = document.querySelector<HTMLElement>("[role=tabpanel] input, [role=tabpanel] textarea");
    box?.focus();
    expect(document.activeElement).toBe(box);
    const before = ownMoves(at);
    await press("Enter");
    await press("2");
    expect(ownMoves(at)).toBe(before);
    await press("Escape");
    expect(document.activeElement).toBe(document.querySelector("[data-area=task]"));
    expect(at.table.state.desk.chosen).not.toBeNull();
  });
  it("Escape lays down the choice wherever the focus is", async () => {
    const at = await asked("vasa-regalis");
    await press("1");
    expect(at.table.state.desk.chosen).not.toBeNull();
    await click(document.querySelector("[role=tab][aria-selected=true]"));
    await press("Escape");
    expect(at.table.state.desk.chosen).toBeNull();
  });
  it("the focus goes to the question when what had it is gone, never to the page", async () => {
    const at = await asked("vasa-regalis");
    const before = ownMoves(at);
    await click(listed()[0]);
    seal()?.focus();
    expect(document.activeElement).toBe(seal());
    await press("Enter");
    await until(() => ownMoves(at) === before + 1);
    await until(() => document.activeElement !== document.body);
    expect(document.activeElement?.closest("[data-area=task]")).not.toBeNull();
  });
  it("a key held down is one press", async () => {
    const at = await asked("vasa-regalis");
    await press("1");
    const before = ownMoves(at);
    const held = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true, repeat: true });
    document.activeElement?.dispatchEvent(held);
    expect(held.defaultPrevented).toBe(true);
    expect(ownMoves(at)).toBe(before);
  });
  it("F6 goes from area to area", async () => {
    await asked("vasa-regalis");
    const areas = new Set<string>();
    for (let presses = 0; presses < 6; presses++) {
      await press("F6");
      areas.add(document.activeElement?.getAttribute("data-area") ?? "none");
    }
    expect([...areas].toSorted()).toEqual(["board", "chronicle", "own", "players", "task"]);
  });
});
