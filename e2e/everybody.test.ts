import { LANGUAGES } from "@stormakt/words";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { findings } from "./axe.ts";
import { asked, boardInWords, isOver, leadFirst, playToTheEnd, question, resize, Stage, seat, setUpTable, start } from "./stage.ts";
import { sticksOut } from "./sticks-out.ts";

/** With the keyboard alone, with a screen reader, on a narrow phone, by day and by night. */
let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());
const ENDINGS = [
  [1440, 900],
  [1024, 768],
  [390, 844],
  [844, 390],
] as const;
afterEach(() => stage.nobodyComplained());

it("axe finds nothing serious on any screen, by day and by night", async () => {
  const page = await stage.visitor({ name: "Ebba" });
  const all: string[] = [];
  const look = async (screen: string): Promise<void> => {
    for (const theme of ["dark", "light"]) {
      await page.evaluate((wanted) => {
        document.documentElement.dataset["theme"] = wanted;
        // Colours may be on their way; only where they arrive counts.
        for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
        // What overflows is known with the next frame.
        return new Promise<void>((shown) => requestAnimationFrame(() => requestAnimationFrame(() => shown())));
      }, theme);
      all.push(...(await findings(page, `${screen}, ${theme}`)));
    }
  };
  await page.goto("/");
  await page.getByRole("heading", { name: "Vasa Regalis" }).waitFor();
  await look("landing");
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("dialog").waitFor();
  await look("settings");
  await page.goto("/tables");
  await page.getByText("You sit at no table yet.").waitFor();
  await look("tables");
  await page.goto("/rules/vasa-regalis");
  await page.getByText("VR-SETUP-1", { exact: true }).waitFor();
  await look("rules");
  await page.goto("/me");
  await page.getByRole("button", { name: "Add a passkey" }).waitFor();
  await look("me");
  await page.goto("/ranking");
  await page.getByText("Nobody is ranked here yet.").waitFor();
  await look("ranking");
  await page.goto("/nowhere");
  await look("not found");
  await setUpTable(page);
  await look("new table");
  await seat(page, 2, "A friend");
  await start(page);
  await page.getByText("The table is laid").waitFor();
  await look("gathering");
  await setUpTable(page);
  await seat(page, 2, "At this screen");
  await start(page);
  const ready = page.getByRole("button", { name: /^I am / });
  await ready.or(question(page)).first().waitFor();
  if ((await ready.count()) > 0) {
    await look("hand-over");
    await ready.click();
  }
  await asked(page);
  const refused = page.getByRole("button", { name: /^Show \d+ that/ });
  if ((await refused.count()) > 0) await refused.click();
  await look("table, moves");
  for (const tab of ["Log", "Notebook", "Chat"]) {
    await page.getByRole("tab", { name: tab }).click();
    await look(`table, ${tab}`);
  }
  await page.getByRole("button", { name: "Rulebook", exact: true }).click();
  await page.getByLabel("Search the rules").fill("admiral");
  await look("table, rulebook");
  await boardInWords(page);
  await look("table, places");
  await page.keyboard.press("Escape");
  await playToTheEnd(page);
  await page.getByRole("heading", { name: "The course of the game" }).waitFor();
  await look("ending");
  // Who has won is seen with the picture of it, and no empty sheet lies over either.
  for (const [width, height] of ENDINGS) {
    await resize(page, width, height);
    const [won, room] = [
      await page.locator("[data-ending] h2.display").boundingBox(),
      await page.locator("[data-area=board]").boundingBox(),
    ];
    const foot = (box: typeof won): number => (box?.y ?? 0) + (box?.height ?? 0);
    expect(foot(won), `${width}×${height}`).toBeLessThan(foot(room));
    expect(await page.locator("[data-area=task]").isVisible()).toBe(false);
  }
  // So low that the players' column has to be scrolled.
  await resize(page, 1280, 600);
  await look("ending, low");
  await page.getByRole("button", { name: "Look back" }).last().click();
  await page.getByRole("slider").waitFor();
  await look("looking back");
  expect(all).toEqual([]);
});

it("at 360 px nothing sticks out and no text is cut, in any language", async () => {
  const page = await stage.visitor({ width: 360, height: 740 });
  const all: string[] = [];
  const look = async (screen: string): Promise<void> => {
    for (const language of [...LANGUAGES.filter((one) => one !== "en"), "en"]) {
      all.push(...(await sticksOut(page, `${screen}, before ${language}`)));
      await page.locator("header select").selectOption(language);
      await page.waitForTimeout(120);
    }
  };
  await page.goto("/");
  await page.getByRole("heading", { name: "Vasa Regalis" }).waitFor();
  await look("landing");
  const [width = 0, height = 0] = [page.viewportSize()?.width, page.viewportSize()?.height];
  await resize(page, 844, 390);
  const begin = await page.getByRole("link", { name: "Play now" }).boundingBox();
  expect((begin?.y ?? 390) + (begin?.height ?? 0)).toBeLessThanOrEqual(390);
  await resize(page, width, height);
  await page.goto("/tables");
  await look("tables");
  await page.goto("/rules/vasa-regalis");
  await page.getByText("VR-SETUP-1", { exact: true }).waitFor();
  await look("rules");
  await setUpTable(page);
  await look("new table");
  await start(page);
  await asked(page);
  expect(
    (
      await page
        .getByRole("button", { name: /open the rulebook/ })
        .first()
        .boundingBox()
    )?.height,
  ).toBeGreaterThanOrEqual(24);
  // The King waits so many rounds as there are notches, in one row.
  const notches = await page
    .locator("p > [aria-hidden][title] > i")
    .evaluateAll((all) => all.map((notch) => notch.getBoundingClientRect().y));
  expect([notches.length, new Set(notches).size]).toEqual([20, 1]);
  for (const [at, place] of ["board", "moves", "players", "log", "rules"].entries()) {
    await page.locator("nav button").nth(at).click();
    await page.waitForTimeout(100);
    await look(place);
  }
  await page.locator("nav button").nth(1).click();
  await playToTheEnd(page);
  await page.locator("nav button").nth(0).click();
  await look("ending");
  // So low that the players' column has to be scrolled.
  await resize(page, 1280, 600);
  await look("ending, low");
  expect(all).toEqual([]);
});

it("is played with the keyboard alone, from the first page to the last move", async () => {
  const page = await stage.visitor({ name: "Ebba", confirm: true });
  await page.goto("/");
  await page.getByRole("link", { name: "Play now" }).waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? "");
  for (let presses = 0; presses < 40 && !(await focused()).startsWith("Play now"); presses++) await page.keyboard.press("Tab");
  expect(await focused()).toBe("Play now");
  await page.keyboard.press("Enter");
  await page.locator("button[type=submit]").waitFor();
  for (let presses = 0; presses < 60 && !(await focused()).startsWith("Start the game"); presses++) await page.keyboard.press("Tab");
  expect(await focused()).toBe("Start the game");
  await page.keyboard.press("Enter");
  await asked(page);
  const deadline = Date.now() + 240_000;
  while (!(await isOver(page)) && Date.now() < deadline) {
    await page.keyboard.press(String(1 + Math.floor(Math.random() * 3)));
    await page.keyboard.press("Enter");
    await page.waitForTimeout(20);
  }
  expect(await isOver(page)).toBe(true);
});

it("tells what happens to those who listen", async () => {
  const page = await stage.visitor({ name: "Ebba" });
  await setUpTable(page);
  await leadFirst(page);
  await start(page);
  await asked(page);
  await expect.poll(() => page.locator("[aria-live=assertive]").innerText()).toContain("Your turn: Take a role.");
  await page.getByRole("button", { name: /^Cloth procurer, free/ }).click();
  await expect.poll(() => page.locator("p[aria-live=polite]").innerText()).toMatch(/takes|buys|exchanges/);
  await boardInWords(page);
  await page.getByText("Planks (wood)").waitFor();
});
