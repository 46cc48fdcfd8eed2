import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { gameIds, wordsOf } from "@stormakt/shelf";
import type { Language } from "@stormakt/words";
import { LANGUAGES } from "@stormakt/words";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { Stage, setUpTable, start } from "./stage.ts";
import { sticksOut } from "./sticks-out.ts";

/** A browser that asks for German gets German, everywhere and nothing else, and it fits. PICTURES=folder keeps what was seen. */
let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());
afterEach(() => stage.nobodyComplained());

/** All plain texts of a catalogue: those that are told apart from names by having several words. */
function textsIn(pack: unknown): string[] {
  if (typeof pack === "string") return pack.includes("{") || pack.length < 14 || !pack.includes(" ") ? [] : [pack];
  return typeof pack === "object" && pack !== null ? Object.values(pack).flatMap(textsIn) : [];
}
async function textsOf(language: Language, game: string): Promise<string[]> {
  const { board } = (await import(`../packages/web/src/games/${game}/words/${language}/board.ts`)) as { readonly board: unknown };
  const { words } = (await import(`../packages/web/src/words/${language}/index.ts`)) as { readonly words: unknown };
  return [...textsIn(words), ...textsIn(await wordsOf(game, language)), ...textsIn(board)];
}
/** What stands on the page in another language than the one spoken. */
async function strange(page: Page, spoken: Language, game: string): Promise<string[]> {
  const own = new Set(await textsOf(spoken, game));
  const others = (await Promise.all(LANGUAGES.filter((one) => one !== spoken).map((one) => textsOf(one, game)))).flat();
  const shown = await page.locator("body").innerText();
  return [...new Set(others)].filter((text) => !own.has(text) && shown.includes(text));
}
const SIZES = [
  [1440, 900],
  [390, 844],
] as const;
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env["PICTURES"];
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`) });
}

describe.each(SIZES)("a German browser, %i px wide,", (width, height) => {
  it("is shown the first page in German, and may choose another language at once", async () => {
    const page = await stage.visitor({ browser: "de-AT", width, height });
    await page.goto("/");
    await page.getByRole("heading", { name: "Wallenstein" }).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe("de");
    await page
      .getByRole("link", { name: /^Spielen: / })
      .first()
      .waitFor();
    expect(await strange(page, "de", "vasa-regalis")).toEqual([]);
    expect(await sticksOut(page, "landing")).toEqual([]);
    await picture(page, `landing-${width}`);
    // One language is fetched, and no other.
    const fetched = (): Promise<string[]> =>
      page.evaluate(() => performance.getEntriesByType("resource").flatMap(({ name }) => /words-(\w\w)-/.exec(name)?.[1] ?? []));
    expect([...new Set(await fetched())]).toEqual(["de"]);
    await page.locator("header select").selectOption("sv");
    await page
      .getByRole("link", { name: /^Spela: / })
      .first()
      .waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe("sv");
    expect([...new Set(await fetched())].sort()).toEqual(["de", "sv"]);
  });
  it.each(gameIds())("plays %s in German, and nothing is cut", async (game) => {
    const page = await stage.visitor({ browser: "de-DE", name: "Ebba", width, height });
    await setUpTable(page, game);
    expect(await strange(page, "de", game)).toEqual([]);
    expect(await sticksOut(page, "new table")).toEqual([]);
    await picture(page, `${game}-new-${width}`);
    await start(page);
    for (let move = 0; move < 5; move++) {
      await page.locator("main[data-asked]").waitFor({ timeout: 60_000 });
      await page.keyboard.press("Escape");
      expect(await strange(page, "de", game)).toEqual([]);
      expect(await sticksOut(page, `${game}, move ${move}`)).toEqual([]);
      if (move === 0 || move === 4) await picture(page, `${game}-${move}-${width}`);
      await page.locator("ol[data-moves] button:not([data-fold])").first().waitFor({ state: "attached" });
      await page.keyboard.press("1");
      await page.waitForTimeout(200);
    }
    await page.goto(`/rules/${game}`);
    await page.getByRole("heading", { name: /Regelbuch/ }).waitFor();
    await page.locator("[id$='SETUP-1'], :text('SETUP-1')").first().waitFor({ state: "attached" });
    expect(await strange(page, "de", game)).toEqual([]);
    expect(await sticksOut(page, "rulebook")).toEqual([]);
  });
});
