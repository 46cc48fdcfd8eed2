import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { asked, firstMove, leadFirst, playToTheEnd, question, Stage, seat, setUpTable, start } from "./stage.ts";

/** On this device: bots and people at one screen, the host in a worker. */
let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());
afterEach(() => stage.nobodyComplained());

describe("a table on this device", () => {
  it("is two clicks from the first page, with nothing to be filled in", async () => {
    const page = await stage.visitor({ instant: false });
    await page.goto("/");
    await page.getByRole("link", { name: "Play: Vasa Regalis" }).click();
    await page.getByRole("button", { name: "Start the game" }).click();
    await page.getByText("In the yard").first().waitFor();
    expect(page.url()).toContain("/h/");
  });

  it("is the same in two windows, and goes on in one when the other is closed", async () => {
    const one = await stage.visitor({ name: "Ebba" });
    await setUpTable(one);
    await start(one);
    await asked(one);
    const two = await one.context().newPage();
    await two.goto(one.url());
    const told = (page: Page): Promise<string[]> => page.locator("[role=tabpanel] li").allTextContents();
    const play = async (page: Page): Promise<void> => {
      await asked(page);
      await page.keyboard.press("Escape");
      const before = (await told(page)).length;
      await firstMove(page);
      await page.waitForFunction((count) => document.querySelectorAll("[role=tabpanel] li").length > count, before);
    };
    await play(two);
    await play(one);
    await asked(two);
    await asked(one);
    expect(await told(two)).toEqual(await told(one));
    const both = await told(one);
    await one.close();
    await play(two);
    await asked(two);
    expect((await told(two)).slice(0, both.length - 1)).toEqual(both.slice(0, -1));
    await two.reload();
    await asked(two);
    expect((await told(two)).length).toBeGreaterThan(both.length);
  });

  it("survives a reload in the middle of a game", async () => {
    const page = await stage.visitor({ name: "Ebba" });
    await setUpTable(page);
    await start(page);
    for (let turn = 0; turn < 4; turn++) {
      await asked(page);
      await firstMove(page);
      await page.waitForTimeout(120);
    }
    await asked(page);
    await page.getByRole("tab", { name: "Log" }).click();
    const before = await page.locator("[role=tabpanel] li").allTextContents();
    const prompt = await question(page).locator("p").first().innerText();
    await page.reload();
    await asked(page);
    expect(await question(page).locator("p").first().innerText()).toBe(prompt);
    await page.getByRole("tab", { name: "Log" }).click();
    expect((await page.locator("[role=tabpanel] li").allTextContents()).slice(0, before.length)).toEqual(before);
    await page.goto("/");
    await page.getByRole("link", { name: /Your move: Vasa Regalis/ }).click();
    await asked(page);
  });

  it("takes a move back where that is honest, and says why others are not allowed", async () => {
    const page = await stage.visitor({ name: "Ebba", confirm: true });
    await setUpTable(page);
    await leadFirst(page);
    await start(page);
    await asked(page);
    // Sealing: choosing alone does nothing.
    await page.getByRole("button", { name: /^Admiral, free/ }).click();
    await expect.poll(() => question(page).locator("[data-seal]").innerText()).toBe("Take the Admiral");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: /^Admiral, free/ }).click();
    await question(page).locator("[data-seal]").click();
    await page.getByText("Buy one good of value 1").first().waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText("Take a role.").first().waitFor();
    // What cannot be done explains itself, with the rule in its words and a way into the rulebook.
    await page.getByRole("button", { name: /^Craftsman, free/ }).click();
    await question(page).locator("[data-seal]").click();
    await page.getByText("Exchange goods up to 2 times").first().waitFor();
    await page.getByRole("button", { name: "Exchange sculpture for a 2" }).click();
    const note = page.getByRole("alert").filter({ hasText: "You do not have these markers in hand." });
    await note.waitFor();
    await note.getByRole("button", { name: /VR-CRAFT-13/ }).click();
    await page.locator("[data-rule='VR-CRAFT-13'][data-asked]").waitFor();
  });

  it("hides what the next person may not see behind a hand-over page", async () => {
    const page = await stage.visitor();
    await setUpTable(page);
    await seat(page, 2, "At this screen");
    await page.getByLabel("Name in chair 2").fill("Axel");
    await page.getByRole("button", { name: /^Chair 1:/ }).click();
    await page.getByLabel("Name in chair 1").fill("Ebba");
    await seat(page, 3, "Bot");
    await seat(page, 4, "Empty");
    await start(page);
    const seen = new Set<string>();
    for (let turn = 0; turn < 12 && seen.size < 2; turn++) {
      const ready = page.getByRole("button", { name: /^I am / });
      await ready.or(question(page)).first().waitFor();
      if ((await ready.count()) > 0) {
        expect(await page.getByText("Your hand").count()).toBe(0);
        expect(await page.getByRole("region", { name: "wood" }).count()).toBe(0);
        seen.add(await ready.innerText());
        await ready.click();
      }
      await asked(page);
      await firstMove(page);
      await page.waitForTimeout(150);
    }
    expect([...seen].sort()).toEqual(["I am Axel", "I am Ebba"]);
  });
});

describe("after the end", () => {
  let page: Page;
  it("says who won and why, looks back with all open, and plays on from there", async () => {
    page = await stage.visitor({ name: "Ebba" });
    await setUpTable(page);
    await start(page);
    await asked(page);
    await playToTheEnd(page);
    await page
      .getByText(/wins|win together|All have lost/)
      .first()
      .waitFor();
    await page.getByRole("heading", { name: "The course of the game" }).waitFor();
    await page.getByRole("heading", { name: "Luck" }).waitFor();
    // What is read downwards is not scrolled sideways as well.
    const sideways = await page.evaluate(() =>
      [...document.querySelectorAll("main *")]
        .filter((one) => one.scrollHeight > one.clientHeight && one.scrollWidth > one.clientWidth)
        .filter((one) => getComputedStyle(one).overflow === "auto")
        .map(({ className, scrollWidth, clientWidth }) => `${className}: ${scrollWidth - clientWidth} px`),
    );
    expect(sideways).toEqual([]);

    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download the record" }).click(),
    ]);
    const record = readFileSync(await download.path(), "utf8");
    expect(JSON.parse(record)).toMatchObject({ format: 3, game: "vasa-regalis" });

    // Shared by link: somebody else has the same game, with everything open.
    await page.getByRole("button", { name: "Share the game" }).click();
    const link = await page.getByRole("dialog").locator("input[readonly]").inputValue();
    expect(link.length).toBeLessThan(8_000);
    const friend = await stage.visitor();
    await friend.goto(link);
    await friend.getByText("The final table").waitFor();
    expect(await friend.getByRole("table").innerText()).toBe(await page.getByRole("table").innerText());
    await page.keyboard.press("Escape");

    await page.getByRole("button", { name: "Look back" }).last().click();
    const slider = page.getByRole("slider", { name: "Moment of the game" });
    await slider.waitFor();
    const last = Number(await slider.getAttribute("max"));
    await slider.fill(String(Math.floor(last / 2)));
    await page.getByLabel("Seen by").selectOption({ label: "All open" });
    await expect.poll(() => page.locator("[aria-label*='goods in hand:']").count()).toBe(3);
    await page.getByLabel("Seen by").selectOption({ label: "Spectator" });
    await expect.poll(() => page.locator("[aria-label*='goods in hand:']").count()).toBe(0);

    // The same record, opened from its file, is the same game.
    const table = new URL(new URL(page.url()).pathname, page.url()).href;
    await page.goto("/");
    await page.locator("input[type=file]").setInputFiles({ name: "game.json", mimeType: "application/json", buffer: Buffer.from(record) });
    await page.getByText("The final table").waitFor();
    expect(page.url()).not.toBe(table);
    // A record that was tampered with is not taken.
    const forged = JSON.parse(record) as { moves: { seat: number }[] };
    const [first] = forged.moves;
    if (first !== undefined) first.seat = (first.seat + 1) % 4;
    await page.goto("/");
    await page
      .locator("input[type=file]")
      .setInputFiles({ name: "game.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(forged)) });
    const refused = page.getByRole("alert").filter({ hasText: "it cannot be opened" });
    await refused.getByText("What went wrong").click();
    await refused.getByText(/^move 1: /).waitFor();

    await page.goto(table);
    await page.getByText("The final table").waitFor();
    await page.getByRole("button", { name: "Look back" }).last().click();
    await slider.fill(String(Math.floor(last / 2)));
    await page.getByRole("button", { name: "Play on from here" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Play on from here", exact: true }).click();
    await page.waitForURL((url) => url.href !== table);
    await question(page)
      .or(page.getByRole("region", { name: "Waiting" }))
      .first()
      .waitFor();
    expect(await page.getByText("The final table").count()).toBe(0);
  });
});

it("teaches on the real board, a few steps from the first page", async () => {
  const page = await stage.visitor({ name: "Ebba" });
  await page.goto("/");
  await page.getByRole("link", { name: "Learn in ten minutes" }).click();
  await page.getByRole("link", { name: "Begin: Roles and goods" }).click();
  const lesson = page.getByRole("region", { name: "Lesson" });
  await lesson.getByText("You and two rivals build one ship").waitFor();
  await lesson.getByRole("button", { name: "Go on" }).click();
  await lesson.getByText("Goods are worth 1, 2 or 3").waitFor();
});

it("speaks Swedish at once, without a reload", async () => {
  const page = await stage.visitor({ name: "Ebba" });
  await setUpTable(page);
  await leadFirst(page);
  await start(page);
  await asked(page);
  await page.evaluate(() => Object.assign(globalThis, { sameTab: true }));
  await page.locator("header select").selectOption("sv");
  await page.getByText("Välj en roll.").first().waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("sv");
  await page.waitForFunction(() => document.title.includes("Din tur"));
  await page.getByRole("tab", { name: "Logg" }).click();
  await page.getByText("Spelet började.").waitFor();
  await page.locator("header select").selectOption("en");
  await page.getByText("Take a role.").first().waitFor();
  expect(await page.evaluate(() => "sameTab" in globalThis)).toBe(true);
});
