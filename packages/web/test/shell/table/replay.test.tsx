// @vitest-environment happy-dom
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { pluginOf } from "../../../src/games/index.ts";
import { isChance } from "../../../src/shell/table/chance.ts";
import { readMoment, withMoment } from "../../../src/shell/table/moment-address.ts";
import { momentsOf, nextTold } from "../../../src/shell/table/moments.ts";
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
  history.replaceState(null, "", "/");
});
async function played(moves: number, game = "vasa-regalis"): Promise<Page> {
  const sitting = await sitDown(game, 1, 3, `replay ${game}`);
  hosts.client = sitting.client;
  const { useSettings } = await import("../../../src/settings.ts");
  useSettings.getState().set({ pace: "off", confirm: true });
  page = await openPage(sitting);
  for (let move = 0; move < moves; move++) {
    await until(() => document.querySelector("main[data-asked]") !== null);
    await press("Escape");
    const before = page.table.state.sides.get(0)?.n ?? 0;
    await press("1");
    await press("Enter");
    await until(() => (page?.table.state.sides.get(0)?.n ?? 0) > before);
  }
  return page;
}
const momentsAt = ({ table }: Page) => momentsOf(table.state.sides.get(0)?.lines ?? []);
const caption = (): string => document.querySelector("[data-caption]")?.textContent ?? "";
const currentLine = (): string => document.querySelector("li[data-current] div")?.textContent?.trim() ?? "nothing";
const arrived = (): Promise<void> => until(() => document.querySelector("main[data-fetching]") === null);

describe("a look back", () => {
  it("log, caption, question and address agree on the moment, and the keys step through it", async () => {
    const at = await played(2);
    // Until the others have answered, moments are still being added.
    await until(() => document.querySelector("main[data-asked]") !== null);
    const moments = momentsAt(at);
    const last = moments.length - 1;
    await click(document.querySelectorAll("[role=tabpanel] a[href*=move]")[1]);
    await arrived();
    expect(location.search).toBe("?move=1");
    for (const [key, move] of [
      ["ArrowRight", 2],
      ["End", last],
      ["ArrowLeft", last - 1],
      ["Home", 0],
      ["ArrowRight", 1],
    ] as const) {
      await press(key);
      await arrived();
      expect(location.search).toBe(`?move=${move}`);
      expect(at.table.state.screen).toMatchObject({ kind: "looking", n: moments[move]?.n });
      // Moves are counted alike in links, in the analysis and here.
      expect(document.querySelector<HTMLInputElement>("input[type=range]")?.value).toBe(String(move));
      expect(caption().replaceAll(/\s/g, "")).toContain(currentLine().replaceAll(/\s/g, ""));
    }
    // What was asked then, and of whom, is not what is asked now.
    expect(document.querySelector("main[data-asked]")).toBeNull();
    expect(caption()).toContain("Then:");
    expect(document.querySelectorAll("li[data-later]").length).toBeGreaterThan(0);
    await press("Escape");
    expect(at.table.state.screen.kind).toBe("live");
    expect(location.search).toBe("");
  });
  it("opens at the moment a link names", async () => {
    history.replaceState(null, "", "/h/x?move=1");
    const at = await played(0);
    await arrived();
    await until(() => at.table.state.screen.kind === "looking");
    expect(at.table.state.screen).toMatchObject({ n: momentsAt(at)[1]?.n });
  });
});
describe("a step", () => {
  it("goes over what nobody was told of, either way, and never beyond the ends", () => {
    const told = [true, false, true, false, false, true, true];
    const steps: [number, number, number][] = [
      [0, 1, 2],
      [2, 3, 5],
      [5, 4, 2],
      [2, 1, 0],
      [0, 4, 5],
      [6, 3, 2],
      [5, 6, 6],
      [6, 7, 6],
      [0, -1, 0],
    ];
    for (const [from, to, found] of steps) expect(nextTold(told, from, to)).toBe(found);
    // The beginning and the end can always be looked at.
    expect(nextTold([false, false], 1, 0)).toBe(0);
    expect(nextTold([false, false], 0, 1)).toBe(1);
  });
});
describe("the address of a moment", () => {
  it("is read as it is written, with other things left as they are", () => {
    for (const moment of [
      { move: 3, eyes: undefined },
      { move: 0, eyes: "open" as const },
      { move: 41, eyes: 2 },
      { move: 7, eyes: null },
    ])
      expect(readMoment(withMoment("?lesson", moment))).toEqual(moment);
    expect(withMoment("?lesson=1&move=3&eyes=open", null)).toBe("?lesson=1");
    for (const bad of ["", "?move=", "?move=-1", "?move=1e3", "?eyes=open"]) expect(readMoment(bad)).toBeNull();
  });
});
describe("chance", () => {
  const line = (...events: { kind: string }[]) => ({ kind: "moved", n: 1, at: 0, seat: 0, by: "person", events }) as never;
  it("is where a die fell or something was drawn, and nowhere else", async () => {
    expect(isChance(await pluginOf("svea-rike"), line({ kind: "activityChosen" }, { kind: "dieRolled" }))).toBe(true);
    expect(isChance(await pluginOf("svea-rike"), line({ kind: "collected", dice: [] } as never))).toBe(false);
    expect(isChance(await pluginOf("svea-rike"), line({ kind: "collected", dice: [4] } as never))).toBe(true);
    expect(isChance(await pluginOf("wallenstein"), line({ kind: "countyTaken", unseen: false } as never))).toBe(false);
    expect(isChance(await pluginOf("vasa-regalis"), line({ kind: "built" }))).toBe(false);
  });
});
