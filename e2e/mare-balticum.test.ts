import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { asked, moves, question, Stage, setUpTable, start, told } from "./stage.ts";

/** Mare Balticum on this device: the map, the phases, and a whole game. */
let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());
afterEach(() => stage.nobodyComplained());

const onMap = (page: Page, mark: "legal" | "chosen" = "legal") => page.locator(`path[data-key][data-mark="${mark}"]`);
const seal = (page: Page) => question(page).locator("[data-seal]");
/** Waits until this is asked of the seat at the screen. */
const askedFor = (page: Page, what: string): Promise<void> => question(page).locator("p", { hasText: what }).first().waitFor();
/** Chair 1 is a person, the others are bots that play anything. */
async function setUp(page: Page): Promise<void> {
  await setUpTable(page, "mare-balticum");
  for (const chair of [2, 3, 4]) {
    await page.getByRole("button", { name: new RegExp(`^Chair ${chair}:`) }).click();
    await page.getByRole("radio", { name: /^Easy./ }).dispatchEvent("click");
  }
}

it("is played on the map: a house, a farmer, a share in a build, a route in secret, a farmer that moves, an investment", async () => {
  const page = await stage.visitor({ name: "Ebba", confirm: true });
  await setUp(page);
  await page.getByLabel("First Chancellor").selectOption("0");
  await start(page);
  await asked(page);
  await page.locator("button[data-state=may]", { hasText: "Bielke" }).click();
  await expect.poll(() => seal(page).innerText()).toBe("Take Bielke");
  await seal(page).click();

  // Set-up: first the farmer, on a province at home, then a square of the build deck.
  await askedFor(page, "first farmer");
  expect(await onMap(page).count()).toBeGreaterThan(0);
  await page.locator("path[data-key^=province-][data-mark=legal]").first().press("Enter");
  expect(await onMap(page, "chosen").count()).toBe(1);
  await seal(page).click();
  await askedFor(page, "build square");
  await page.locator("path[data-key^=square-][data-mark=legal]").first().press("Enter");
  await seal(page).click();

  // The enemy: six routes, and a forecast of what each would bring.
  await askedFor(page, "route");
  expect(await page.locator("path[data-key^=route-][data-mark=legal]").count()).toBe(6);
  await page.getByRole("button", { name: /^2 Finland–Estonia 3 → Estonia/ }).click();
  await expect.poll(() => seal(page).innerText()).toContain("route 2");
  await seal(page).click();
  await page.getByRole("heading", { name: "The routes are revealed" }).waitFor();

  // Movement: what is taken up shows where it may go.
  await askedFor(page, "move");
  await page.locator("path[data-key^=circle-][data-mark=legal]").first().press("Enter");
  await page.getByText("where to?").first().waitFor();
  expect(await page.locator("path[data-key^=province-][data-mark=legal]").count()).toBeGreaterThan(2);
  await page.getByRole("button", { name: "End movement" }).first().click();

  // Investment: what one good buys.
  await askedFor(page, "invest");
  await page.locator("path[data-key^=title-][data-mark=legal]").first().press("Enter");
  await expect.poll(() => seal(page).innerText()).toContain("Title deck");
  await seal(page).click();
  await page.getByRole("tab", { name: "Log" }).click();
  await page.getByRole("tabpanel").getByText("invests in the title deck").first().waitFor();
});

it("shifts the map for whatever is come to by keys, and is scrolled by no browser", async () => {
  const page = await stage.visitor({ name: "Ebba" });
  await setUp(page);
  await start(page);
  await asked(page);
  const map = page.getByRole("group", { name: /^The map\./ });
  await map.focus();
  for (let step = 0; step < 3; step++) await page.keyboard.press("+");
  for (let step = 0; step < 30; step++) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Tab");
  // Where it lies in the frame: from the left and the top, and to the right and the bottom.
  const room = (): Promise<readonly number[]> =>
    map.evaluate((frame) => {
      const [box, place] = [frame.getBoundingClientRect(), document.activeElement?.getBoundingClientRect() ?? new DOMRect()];
      return [place.left - box.left, place.top - box.top, box.right - place.right, box.bottom - place.bottom];
    });
  expect(await page.evaluate(() => document.activeElement?.hasAttribute("data-key"))).toBe(true);
  await expect.poll(async () => Math.min(...(await room()))).toBeGreaterThan(0);
  expect(await map.evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop])).toEqual([0, 0]);
});
it("plays a whole game to its end, and its record can be taken along", async () => {
  const page = await stage.visitor({ name: "Ebba" });
  await setUp(page);
  await start(page);
  await asked(page);
  await expect.poll(() => moves(page).count()).toBeGreaterThan(0);
  await page.evaluate(() => {
    const timer = setInterval(() => {
      // Whoever is asked is not at the end: the whole text is only looked at where nobody is.
      if (document.querySelector("section[data-asked]") === null) {
        if (document.body.textContent.includes("The final table")) clearInterval(timer);
        return;
      }
      const all = [...document.querySelectorAll<HTMLButtonElement>("ol[data-moves] button")];
      // Ending a step first keeps the game short; now and then something else is done.
      const end = all.find(({ textContent }) => /End movement|Save the rest|Produce everything|Take everything/.test(textContent));
      (end !== undefined && Math.random() < 0.6 ? end : all[Math.floor(Math.random() * all.length)])?.click();
    }, 15);
  });
  await told(page, /The final table/, 240_000);
  await page.getByText("The final table").waitFor();
  await page.getByRole("heading", { name: "The course of the game" }).waitFor();
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Download the record" }).click()]);
  const record = JSON.parse(readFileSync(await download.path(), "utf8")) as { game: string; moves: unknown[] };
  expect(record.game).toBe("mare-balticum");
  expect(record.moves.length).toBeGreaterThan(40);
});
