import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { asked, firstMove, moves, resize, Stage, seat, setUpTable, start } from "./stage.ts";

/** Wallenstein on this device, with bots. */
let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());
afterEach(() => stage.nobodyComplained());

const yes = (page: Page, option: string) => page.getByRole("group", { name: option, exact: true }).getByText("Yes");
const box = (page: Page, name: string) => page.locator("button[data-box]").and(page.getByRole("button", { name: new RegExp(`^${name}:`) }));
const hand = (page: Page) => page.locator("button[data-hand]");
/** WA-SETUP-1 Takes the first colour that is left. */
async function takeColour(page: Page): Promise<void> {
  const colours = page.getByRole("heading", { name: "Choose your colour" });
  await colours.waitFor({ timeout: 60_000 });
  await firstMove(page);
  await colours.waitFor({ state: "detached" });
}
/** Chair 1 is a person, the others are bots that play anything. */
async function setUp(page: Page, modules: readonly string[], counties: "Claimed in turn" | "Fixed line-up"): Promise<void> {
  await setUpTable(page, "wallenstein");
  for (const chair of [2, 3, 4]) {
    await page.getByRole("button", { name: new RegExp(`^Chair ${chair}:`) }).click();
    await page.getByRole("radio", { name: /^Easy./ }).dispatchEvent("click");
  }
  for (const module of modules) await yes(page, module).click();
  await page.getByText(counties).click();
  await start(page);
  await takeColour(page);
}

it("shows all boxes of the plan at once and whole on a tablet, and leaves the cards room on a telephone on its side", async () => {
  const page = await stage.visitor({ name: "Ebba" });
  await setUp(page, [], "Fixed line-up");
  await asked(page);
  await page.locator("[data-fill]").click();
  for (const [width, height] of [
    [1024, 768],
    [1179, 800],
    [1280, 660],
  ] as const) {
    await resize(page, width, height);
    const cut = await page.locator("[data-mat]").evaluate((mat) => {
      const { right, bottom } = mat.getBoundingClientRect();
      const foot = Math.min(innerHeight, bottom);
      const isOut = (box: DOMRect): boolean => box.bottom > foot || box.right > right;
      const isCut = (box: Element): boolean => isOut(box.getBoundingClientRect()) || box.scrollHeight > box.clientHeight + 1;
      return [...mat.querySelectorAll("[data-drop], [data-box]")].filter(isCut).map(({ textContent }) => textContent);
    });
    expect({ width, cut }).toEqual({ width, cut: [] });
  }
  await resize(page, 844, 390);
  expect(await page.locator("[data-body]").evaluate((body) => body.clientHeight)).toBeGreaterThan(110);
});

it("is planned by dragging, by clicking, on the map and with the keys, and keeps a half-made plan", async () => {
  const page = await stage.visitor({ name: "Ebba" });
  await setUp(page, [], "Fixed line-up");
  await asked(page);
  // By dragging.
  await hand(page)
    .first()
    .evaluate((card) => window.scrollBy(0, card.getBoundingClientRect().top - 180));
  const dragged = await hand(page).first().getAttribute("aria-label");
  const from = await hand(page).first().boundingBox();
  const to = await box(page, "collect taxes").boundingBox();
  if (from === null || to === null || dragged === null) throw new Error("nothing to drag");
  await page.mouse.move(from.x + 12, from.y + 12);
  await page.mouse.down();
  await page.mouse.move(from.x + 40, from.y + 30);
  await page.mouse.move(to.x + 30, to.y + 20, { steps: 4 });
  await page.mouse.up();
  expect(await box(page, "collect taxes").getAttribute("aria-label")).toBe(`collect taxes: ${dragged}`);
  // By clicking card and box.
  const clicked = await hand(page).first().getAttribute("aria-label");
  await hand(page).first().click();
  await box(page, "collect grain").click();
  expect(await box(page, "collect grain").getAttribute("aria-label")).toBe(`collect grain: ${clicked}`);
  // On the map.
  const county = page.locator("path[data-mark=legal]").first();
  const name = (await county.getAttribute("aria-label"))?.split(":")[0] ?? "?";
  await county.focus();
  await page.keyboard.press("Enter");
  await box(page, "deploy 5").click();
  expect(await box(page, "deploy 5").getAttribute("aria-label")).toContain(name);
  // With the keys: the focus goes from card to box and back.
  await hand(page).first().focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => page.evaluate(() => document.activeElement?.hasAttribute("data-box"))).toBe(true);
  await page.keyboard.press("Enter");
  await expect.poll(() => page.evaluate(() => document.activeElement?.hasAttribute("data-hand"))).toBe(true);
  // Kept on this side when the page is closed.
  const laid = () => page.locator("button[data-box]").evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel));
  const before = await laid();
  await page.reload();
  await asked(page);
  expect(await laid()).toEqual(before);
  expect(await page.getByRole("button", { name: "Hand in the plan" }).isDisabled()).toBe(true);
  await page.getByRole("button", { name: "Cover the rest" }).click();
  await page.getByRole("button", { name: "Hand in the plan" }).click();
  await page.getByRole("heading", { name: "Actions of the season" }).waitFor();
});

it("warns of what will be skipped, with the rule", async () => {
  const page = await stage.visitor({ name: "Ebba" });
  await setUp(page, ["Emperor’s Court"], "Fixed line-up");
  await asked(page);
  // No cube of one's own lies in the tray yet.
  await page.getByRole("button", { name: "a tower card" }).first().click();
  await box(page, "convert 3").click();
  await page.getByText("Will be skipped: too few cubes in the tray, or courtiers.").waitFor();
  await page.getByRole("button", { name: "WA-COURT-7" }).click();
  await page.locator("[data-rule='WA-COURT-7'][data-asked]").waitFor();
});

it("shows all there is of a player in a strip above the map, leaders and all", async () => {
  const page = await stage.visitor({ name: "Ebba", width: 1024, height: 768 });
  await setUp(page, ["Emperor’s Court", "Military Leaders"], "Claimed in turn");
  // What is asked for stands in one line of the head.
  const moment = page.locator("header .muted").filter({ hasText: "claiming counties" });
  expect(await moment.evaluate((one) => one.getClientRects().length)).toBe(1);
  const plan = box(page, "collect taxes");
  while ((await plan.count()) === 0) {
    await moves(page).or(plan).first().waitFor({ state: "attached" });
    await page.keyboard.press("1");
    await page.waitForTimeout(50);
  }
  const strip = page.locator("[data-area=players]");
  // Whether they have planned, and where their leader is.
  await expect.poll(() => strip.locator("li").first().locator("p > span").count()).toBe(2);
  const lines = await strip.locator("p > *").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
  expect(Math.max(...lines)).toBeLessThanOrEqual(await strip.evaluate((one) => one.getBoundingClientRect().bottom));
});

it("lets a plan be changed until the last player has handed theirs in", async () => {
  const ebba = await stage.visitor({ name: "Ebba" });
  await setUpTable(ebba, "wallenstein");
  await ebba.getByText("Fixed line-up").click();
  await seat(ebba, 2, "A friend");
  await start(ebba);
  const link = await ebba.locator("input[readonly]").inputValue();
  const axel = await stage.visitor({ name: "Axel" });
  await axel.goto(link);
  await axel.getByRole("button", { name: "Sit here" }).click();
  await Promise.all([takeColour(ebba), takeColour(axel)]);
  await asked(ebba);
  await ebba.getByRole("button", { name: "Cover the rest" }).click();
  await ebba.getByRole("button", { name: "Hand in the plan" }).click();
  await ebba.getByText("Handed in. You may still change it until everybody is ready.").waitFor();
  // Two cards change places; the earlier plan stands until the new one is handed in.
  const bid = await box(ebba, "the auction").getAttribute("aria-label");
  await box(ebba, "the auction").click();
  await box(ebba, "combat A").click();
  await ebba.getByText("Changed, but not handed in again: your earlier plan still stands.").waitFor();
  await ebba.getByRole("button", { name: "Hand in the changed plan" }).click();
  await ebba.getByText("Handed in. You may still change it until everybody is ready.").waitFor();
  expect(await box(ebba, "the auction").getAttribute("aria-label")).not.toBe(bid);
  // Axel knows nothing of it, and his plan ends it.
  await asked(axel);
  expect(await axel.getByText("11 boxes are still empty.").count()).toBe(1);
  await axel.getByRole("button", { name: "Cover the rest" }).click();
  await axel.getByRole("button", { name: "Hand in the plan" }).click();
  await ebba.getByRole("heading", { name: "Actions of the season" }).waitFor();
  await ebba.getByRole("tab", { name: "Log" }).click();
  await ebba
    .getByText(/The event of this round/)
    .first()
    .waitFor();
});

it("plays a whole game with all modules through board and list, and shows the odds and the end", { timeout: 300_000 }, async () => {
  const page = await stage.visitor({ name: "Ebba" });
  await setUp(page, ["Emperor’s Court", "Landsknechte", "Military Leaders"], "Claimed in turn");
  await asked(page);
  const seen = await page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const steps = new Set<string>();
        const press = (what: string): boolean => {
          const all = [...document.querySelectorAll<HTMLElement>(what)];
          const one = all[Math.floor(Math.random() * all.length)];
          if (one === undefined) return false;
          one.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
          return true;
        };
        const button = (text: string): boolean => {
          const one = [...document.querySelectorAll("button")].find(({ textContent, disabled }) => textContent === text && !disabled);
          one?.click();
          return one !== undefined;
        };
        const timer = setInterval(() => {
          const text = document.body.textContent;
          if (text.includes("The final reckoning")) {
            clearInterval(timer);
            resolve([...steps]);
            return;
          }
          if (document.querySelector("section[data-asked]") === null) return;
          steps.add(document.querySelector("section[data-asked] p")?.textContent.split(" ").slice(0, 2).join(" ") ?? "");
          if (text.includes("the exact odds")) steps.add("odds");
          if (button("Cover the rest") || button("Hand in the plan")) return;
          // A march: where to, with its odds, then how many.
          if (press("[data-armies]")) return;
          if (press("[data-target=foe]:not([data-refused])")) return;
          // On the board where it can be done there, else in the list.
          if (Math.random() < 0.6 && press("[aria-pressed][data-state=may], path[data-mark=legal]")) return;
          press("ol[data-moves] button");
        }, 12);
      }),
  );
  expect(seen).toContain("Claim a");
  expect(seen).toContain("Plan your");
  expect(seen).toContain("odds");
  await page
    .getByText(/wins|share the victory/)
    .first()
    .waitFor();
  await page.getByText("Münster and Osnabrück, 24 October 1648").waitFor();
  await page
    .getByRole("heading", { name: "The last battle" })
    .waitFor({ state: "attached" })
    .catch(() => {});
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Download the record" }).click()]);
  expect(JSON.parse(readFileSync(await download.path(), "utf8"))).toMatchObject({ format: 3, game: "wallenstein" });
});
