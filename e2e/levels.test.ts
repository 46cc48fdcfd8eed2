import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { playOn } from "../scripts/play/any-move.ts";
import { findings } from "./axe.ts";
import { asked, firstMove, playToTheEnd, resize, Stage, seat, setUpTable, start } from "./stage.ts";
import { liesOverOthers } from "./sticks-out.ts";

/** Against bots that think: how long they take, what they would do in one's place, and what decided the game. */
let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());
afterEach(() => stage.nobodyComplained());

/** Between two questions bots may make twenty moves, each of which may take its second. */
const THEY_THINK = { timeout: 120_000 };
/** All bots of a new table play at this level. */
async function againstAll(page: Page, level: string): Promise<void> {
  await page
    .getByRole("group", { name: /^All \d bots$/ })
    .getByRole("radio", { name: level })
    .check({ force: true });
}
interface Kept {
  readonly entries: readonly { readonly kind: string; readonly at: number; readonly by?: string; readonly seat?: number }[];
}
/** The journal of the newest table on this device. */
const journal = (page: Page): Promise<Kept["entries"]> =>
  page.evaluate(
    (id) =>
      new Promise<Kept["entries"]>((resolve, reject) => {
        const opening = indexedDB.open("stormakt");
        opening.addEventListener("error", () => reject(new Error("the tables cannot be read")));
        opening.addEventListener("success", () => {
          const asked = opening.result.transaction("tables").objectStore("tables").get(id);
          asked.addEventListener("success", () => {
            opening.result.close();
            resolve((asked.result as Kept | undefined)?.entries ?? []);
          });
        });
      }),
    new URL(page.url()).pathname.split("/").at(-1) ?? "",
  );
/** Milliseconds each answer of a bot came after what had happened before it. */
function waits(entries: Kept["entries"]): number[] {
  return entries.flatMap((entry, at) =>
    entry.kind === "moved" && entry.by === "bot" ? [entry.at - (entries[at - 1]?.at ?? entry.at)] : [],
  );
}

describe("against hard bots on this device", () => {
  it("every answer comes within 1.2 seconds, a hint says what a strong player would do, and asking is noted", async () => {
    const page = await stage.visitor({ name: "Ebba", instant: false, confirm: true });
    await setUpTable(page);
    await againstAll(page, "Hard");
    expect(await findings(page, "levels")).toEqual([]);
    await start(page);
    for (let turn = 0; turn < 5; turn++) {
      await asked(page, THEY_THINK);
      await firstMove(page);
      await page.locator("[data-seal]").click();
      await page.locator("[data-seal]").waitFor({ state: "detached" });
    }
    await asked(page, THEY_THINK);
    const times = waits(await journal(page));
    expect(times.length).toBeGreaterThan(3);
    expect(Math.max(...times)).toBeLessThan(1_200);

    await page.getByRole("button", { name: "Hint" }).click();
    const hint = page.getByRole("region", { name: "What would a strong player do?" });
    await hint.locator("ol button").first().waitFor();
    // It comes in slowly, and is pale until it is there.
    await expect.poll(() => findings(page, "hint"), { timeout: 10_000 }).toEqual([]);
    expect(await liesOverOthers(page, "hint", "section[aria-live] ol")).toEqual([]);
    // On a telephone the sheet is scrolled, and the hint not squeezed into what is left of it.
    await resize(page, 390, 844);
    expect(await hint.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(1);
    await resize(page, 1280, 900);
    await page.getByText("Ebba asked what a strong player would do.").first().waitFor();
    const entries = await journal(page);
    expect(entries.filter(({ kind }) => kind === "helped")).toMatchObject([{ seat: 0 }]);
    // The advice is a move that can be chosen there and sealed as any other.
    const best = hint.locator("ol button").first();
    const advised = await best.locator("span").first().innerText();
    await best.click();
    expect(await page.locator("[data-seal]").innerText()).toBe(advised);
    await page.locator("[data-seal]").click();
    await hint.waitFor({ state: "detached" });
  });

  it("a table of Svea Rike with several of them does not crawl, windows and all", async () => {
    const page = await stage.visitor({ name: "Ebba", instant: false });
    await setUpTable(page, "svea-rike");
    await againstAll(page, "Hard");
    await start(page);
    // What crawls never gets so far before the limit, which only catches what hangs. How long each answer takes is the machine's affair.
    const answers = async (by: string): Promise<number> => (await journal(page)).filter((entry) => entry.by === by).length;
    let turn = 0;
    const goOn = async (): Promise<number> => {
      if ((await page.locator("section[data-asked]").count()) > 0) await playOn(page, turn++);
      return answers("bot");
    };
    await expect.poll(goOn, { timeout: 240_000, interval: 100 }).toBeGreaterThan(30);
    expect(await answers("person")).toBeGreaterThan(0);
  });

  it("nobody is helped where somebody else sits at the table", async () => {
    const page = await stage.visitor({ name: "Ebba" });
    await setUpTable(page);
    await page.getByRole("button", { name: /^Chair 2:/ }).click();
    await page.getByRole("radio", { name: "At this screen", exact: true }).check({ force: true });
    await start(page);
    const ready = page.getByRole("button", { name: /^I am / });
    await ready
      .or(page.getByRole("region", { name: "Your turn" }))
      .first()
      .waitFor();
    if ((await ready.count()) > 0) await ready.click();
    await asked(page);
    expect(await page.getByRole("button", { name: "Hint" }).count()).toBe(0);
  });
});

describe("over the network", () => {
  it("bots of a level are put on free chairs, think in the server, and whoever is alone with them may ask for a hint", async () => {
    const page = await stage.visitor({ name: "Ebba" });
    await setUpTable(page);
    await seat(page, 2, "A friend");
    // Lists to choose from have room for a finger.
    const heights = await page.locator("main select").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(40);
    await start(page);
    await page.getByText("The table is laid").waitFor();
    await page.getByRole("radio", { name: "Hard" }).check({ force: true });
    await page.getByText("Thinks ahead in imagined worlds").waitFor();
    expect(await findings(page, "gathering")).toEqual([]);
    await page.getByRole("button", { name: "Put a bot here" }).click();
    await asked(page);
    await page.getByText("bot, hard").first().waitFor();
    await page.getByRole("button", { name: "Hint" }).click();
    await page.getByRole("region", { name: "What would a strong player do?" }).locator("ol button").first().waitFor();
    await page.getByText("Ebba asked what a strong player would do.").first().waitFor();
    await firstMove(page);
    await asked(page);
  });
});

describe("after the end", () => {
  it("says what decided the game, and leads to each turning point", async () => {
    const page = await stage.visitor({ name: "Ebba" });
    await setUpTable(page);
    await againstAll(page, "Easy");
    await start(page);
    await asked(page);
    await playToTheEnd(page);
    await page.getByRole("button", { name: "Analyse the game" }).click();
    await page.getByRole("heading", { name: "Turning points" }).waitFor({ timeout: 30_000 });
    for (const theme of ["dark", "light"]) {
      await page.evaluate((wanted) => {
        document.documentElement.dataset["theme"] = wanted;
        for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
      }, theme);
      expect(await findings(page, `analysis, ${theme}`)).toEqual([]);
    }
    await page.getByText("The same as a table").click();
    await page.getByRole("rowheader", { name: "At the end" }).waitFor();
    // By keyboard, from the chart into the replay.
    const mark = page.getByRole("button", { name: /^Move \d+: (decision|luck)/ }).first();
    const move = Number(/\d+/.exec((await mark.getAttribute("aria-label")) ?? "")?.[0]);
    await mark.focus();
    await page.keyboard.press("Enter");
    const slider = page.getByRole("slider", { name: "Moment of the game" });
    await slider.waitFor();
    expect(Number(await slider.inputValue())).toBe(move);
    // The analysis is still there, and the moment is marked in it.
    await page.locator("[data-area=task] button[aria-current=step]").first().waitFor();
    const cut = (all: Element[]): string[] => all.filter((one) => one.scrollHeight > one.clientHeight + 4).map((one) => one.textContent);
    expect(await page.locator("[data-area=task] h4 ~ * button span").evaluateAll(cut)).toEqual([]);
    // Nothing moves the table out of its window, and nothing lies under it.
    const moved = await page.locator("main").evaluate((main) => {
      main.scrollTop = 100;
      return [main.scrollTop, main.scrollHeight - main.clientHeight];
    });
    expect(moved).toEqual([0, 0]);
  });
});
