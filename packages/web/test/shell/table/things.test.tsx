// @vitest-environment happy-dom
import { gameIds, mannerOf, wordsOf } from "@stormakt/shelf";
import type { Language } from "@stormakt/words";
import { LANGUAGES, Speaker } from "@stormakt/words";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { partsIn, shelvesOf, textsOf } from "../../../src/shell/table/things.ts";
import { words as en } from "../../../src/words/en/index.ts";
import { fetchShell } from "../../../src/words/spoken.ts";
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
const speakerOf = async (game: string, language: Language): Promise<Speaker> =>
  new Speaker(language, await wordsOf(game, language), await mannerOf(game), (seat) => `Seat ${seat}`);

describe("what a name opens", () => {
  it("a name in the log opens what is known of the thing; Escape closes it and the focus is where it was", async () => {
    const sitting = await sitDown("vasa-regalis", 1, 3, "things");
    hosts.client = sitting.client;
    const { useSettings } = await import("../../../src/settings.ts");
    useSettings.getState().set({ pace: "off", confirm: true });
    page = await openPage(sitting);
    await until(() => document.querySelector("main[data-asked]") !== null);
    await press("Escape");
    await press("1");
    await press("Enter");
    await until(() => document.querySelector("[role=tabpanel] [data-thing=role]") !== null);
    const name = document.querySelector<HTMLElement>("[role=tabpanel] [data-thing=role]");
    await click(name);
    const note = document.querySelector("[data-note]");
    expect(note?.textContent).toContain("procurer");
    expect(note?.textContent).toMatch(/You buy two/);
    expect(note?.textContent).toMatch(/Named/);
    await press("Escape");
    expect(document.querySelector("[data-note]")).toBeNull();
    // A name that stands in a button is the button's.
    await until(() => document.querySelector("main[data-asked]") !== null);
    const inside = document.querySelector<HTMLElement>("ol[data-moves] button [data-thing]");
    if (inside !== null) {
      await click(inside);
      expect(document.querySelector("[data-note]")).toBeNull();
    }
  });
  it.each(gameIds())("every card of %s has a text in every language, under a heading", async (game) => {
    for (const language of LANGUAGES) {
      const t = await fetchShell(language);
      const speaker = await speakerOf(game, language);
      const helped = Object.keys(speaker.words.things)
        .filter((kind) => kind.endsWith("Help"))
        .map((kind) => kind.slice(0, -4));
      for (const kind of helped) expect(Object.keys(t.things.kinds), `${game}: ${kind}`).toContain(kind);
      for (const { kind, things } of shelvesOf(speaker, [], t.things.kinds))
        for (const ref of things) expect(textsOf(ref, speaker).join(""), `${kind} ${ref.id}`).not.toBe("");
    }
  });
  it("Svea Rike shows all its event and history cards", async () => {
    const shelves = shelvesOf(await speakerOf("svea-rike", "en"), [], en.things.kinds);
    const count = (kind: string): number => shelves.find((one) => one.kind === kind)?.things.length ?? 0;
    expect(count("event")).toBeGreaterThan(30);
    expect(count("history")).toBeGreaterThan(30);
  });
  it("names in what people say are found, whole words only and the longest first", async () => {
    const speaker = await speakerOf("svea-rike", "en");
    const parts = partsIn("take gotland, then Gotlandia and Plague!", speaker, en.things.kinds);
    expect(parts.filter((part) => typeof part === "object").map(({ text }) => text)).toEqual(["gotland", "Plague!"]);
    expect(parts.map((part) => (typeof part === "string" ? part : part.text)).join("")).toBe("take gotland, then Gotlandia and Plague!");
  });
});
