import { readFileSync } from "node:fs";
import * as de from "@stormakt/svea-rike/words/de/events";
import * as en from "@stormakt/svea-rike/words/en/events";
import * as sv from "@stormakt/svea-rike/words/sv/events";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { asked, firstMove, question, resize, Stage, seat, setUpTable, start, told } from "./stage.ts";

/** Svea Rike on this device, with bots. */
let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());
afterEach(() => stage.nobodyComplained());

interface CardText {
  readonly name: string;
  readonly text: string;
}
/** These chairs have bots that play anything. */
async function easyBots(page: Page, chairs: readonly number[]): Promise<void> {
  for (const chair of chairs) {
    await page.getByRole("button", { name: new RegExp(`^Chair ${chair}:`) }).click();
    await page.getByRole("radio", { name: "Bot", exact: true }).check({ force: true });
    await page.getByRole("radio", { name: /^Easy./ }).dispatchEvent("click");
  }
}
/** Passes and plays anything until this is asked. */
async function playUntil(page: Page, text: RegExp): Promise<void> {
  await page.evaluate((wanted) => {
    const timer = setInterval(() => {
      const bar = document.querySelector("section[data-asked]");
      if (bar === null) return;
      if (new RegExp(wanted).test(bar.textContent)) return clearInterval(timer);
      const all = [...document.querySelectorAll<HTMLButtonElement>("ol[data-moves] button")];
      (
        all.find(({ textContent }) => /Pass|nothing more|Leave the/.test(textContent)) ??
        all.find(({ dataset }) => dataset["fold"] === undefined) ??
        all[0]
      )?.click();
    }, 25);
  }, text.source);
  await page.locator("section[data-asked]").filter({ hasText: text }).waitFor({ timeout: 40_000 });
}

it("every card can be read whole where it lies: on a tablet whatever the hand, elsewhere a large one while it is looked at", async () => {
  const page = await stage.visitor({ name: "Ebba" });
  await setUpTable(page, "svea-rike");
  await start(page);
  await page.locator("[data-spot=hand] [data-card]").first().waitFor({ timeout: 60_000 });
  /** The cards whose text is cut in a hand of so many, the first of which may be looked at. */
  const cutIn = (language: string, texts: readonly CardText[], cards: number, state: string): Promise<readonly string[]> =>
    page.locator("[data-spot=hand]").evaluate(
      (hand, asks) => {
        const [first] = hand.children;
        if (first === undefined) throw new Error("the hand is empty");
        const drawn = Array.from({ length: asks.cards }, () => first.cloneNode(true) as HTMLElement);
        const row = hand.cloneNode() as HTMLElement;
        row.lang = asks.language;
        row.style.setProperty("--cards", String(asks.cards));
        row.append(...drawn);
        const [looked] = drawn;
        if (looked !== undefined) looked.dataset["state"] = asks.state;
        hand.parentElement?.insertBefore(row, hand);
        (hand as HTMLElement).style.display = "none";
        const [name, text] = [looked?.querySelector("span > span"), looked?.querySelector(":scope > span:nth-of-type(2)")];
        if (name == null || text == null) throw new Error("a card has a name and a text");
        const cut = asks.texts.filter((card) => {
          name.textContent = card.name;
          text.textContent = card.text;
          return text.scrollHeight > text.clientHeight + 1;
        });
        row.remove();
        (hand as HTMLElement).style.display = "";
        return cut.map((card) => card.name);
      },
      { language, texts, cards, state },
    );
  for (const [language, { events }] of Object.entries({ en, sv, de })) {
    const texts = Object.values(events);
    expect(texts.length).toBeGreaterThan(50);
    for (const [width, height, cards, state] of [
      [1024, 768, 4, ""],
      [1024, 768, 5, ""],
      [1024, 768, 6, "read"],
      [1179, 800, 5, ""],
      [1280, 720, 6, "read"],
      [1440, 900, 6, "read"],
    ] as const) {
      await resize(page, width, height);
      expect({ language, width, cards, cut: await cutIn(language, texts, cards, state) }).toEqual({ language, width, cards, cut: [] });
    }
  }
});

it("is played to its end on map, tiles and cards, and its record is downloaded", async () => {
  const page = await stage.visitor({ name: "Ebba" });
  await setUpTable(page, "svea-rike");
  await easyBots(page, [2, 3, 4]);
  await start(page);
  await asked(page);
  // The first merchant is set on the map.
  await page.locator("path[data-key=country-0]").click({ force: true });
  await playUntil(page, /Choose your activity/);
  // What an activity brings stands on it, and it is chosen there.
  await page.getByRole("button", { name: /Agriculture.*Income.*\+\d+.*Gold then/ }).click();
  await playUntil(page, /Name what you buy|Choose your activity/);
  const free = page.locator("path[data-key^=fief][data-mark=legal]").first();
  if ((await free.count()) > 0) {
    const name = (await free.getAttribute("aria-label"))?.split(",")[0] ?? "?";
    await free.focus();
    await page.keyboard.press("Enter");
    await page
      .getByText(new RegExp(`Ebba (wants to buy|buys|does not get|cannot pay for) ${name}`))
      .first()
      .waitFor();
  }
  // The rest is played as fast as it goes: what is offered on the board, or else in the list.
  await page.evaluate(() => {
    const any = <T>(list: readonly T[]): T | undefined => list[Math.floor(Math.random() * list.length)];
    const timer = setInterval(() => {
      // Whoever is asked is not at the end: the whole text is only looked at where nobody is.
      if (document.querySelector("section[data-asked]") === null) {
        if (document.body.textContent.includes("The final reckoning")) clearInterval(timer);
        return;
      }
      const onBoard = [...document.querySelectorAll<HTMLElement>("[data-state=may]")];
      const listed = [...document.querySelectorAll<HTMLElement>("ol[data-moves] button")];
      const pass = listed.find(({ textContent }) => /Pass/.test(textContent));
      (Math.random() < 0.2 && onBoard.length > 0 ? any(onBoard) : Math.random() < 0.4 ? (pass ?? any(listed)) : any(listed))?.click();
    }, 12);
  });
  await told(page, /The final reckoning/, 110_000);
  await page.getByText("The final reckoning").waitFor();
  await page
    .getByRole("heading", { name: /wins|You win|share/i })
    .first()
    .waitFor();
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Download the record" }).click()]);
  const record = JSON.parse(readFileSync(await download.path(), "utf8")) as { game: string; moves: unknown[] };
  expect(record.game).toBe("svea-rike");
  expect(record.moves.length).toBeGreaterThan(200);
});

it("stops where it is told to stop, and holds when asked to", async () => {
  const page = await stage.visitor({ name: "Ebba" });
  await setUpTable(page, "svea-rike");
  await easyBots(page, [2, 3, 4]);
  await start(page);
  await asked(page);
  await page.getByRole("button", { name: "When to ask me" }).click();
  await page.getByRole("dialog").getByLabel("Before the order of moves").selectOption("always");
  await page.getByRole("dialog").getByLabel("End of the turn").selectOption("always");
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await firstMove(page);
  await page.locator("section[data-asked]").filter({ hasText: "order of moves is about to be drawn" }).waitFor();
  // Passed by its key.
  await page.keyboard.press("p");
  await page.locator("section[data-asked]").filter({ hasText: "order of moves is about to be drawn" }).waitFor({ state: "detached" });
});

it("asks several people at one screen together, and shows a hand only to whoever reacts", async () => {
  const page = await stage.visitor({ name: "Ebba" });
  await setUpTable(page, "svea-rike");
  await seat(page, 2, "At this screen");
  await easyBots(page, [3, 4]);
  await start(page);
  const ready = page.getByRole("button", { name: /^I am / });
  const neutral = page.getByRole("region", { name: "Does anyone react?" });
  for (let step = 0; step < 12 && (await neutral.count()) === 0; step++) {
    await ready.or(question(page)).or(neutral).first().waitFor();
    if ((await ready.count()) > 0) await ready.click();
    else if ((await neutral.count()) === 0) await firstMove(page);
    await page.waitForTimeout(60);
  }
  await neutral.waitFor();
  expect(await page.getByRole("heading", { name: "Your hand" }).count()).toBe(0);
  // One of them reacts: the screen is handed over, and only then is there a hand.
  await neutral
    .getByRole("button", { name: /^(?!SR-|Nobody)/ })
    .first()
    .click();
  await ready.click();
  await page.getByRole("heading", { name: "Your hand" }).waitFor();
  await page.keyboard.press("p");
  // What comes next is asked of all again, or of whoever is to move.
  await neutral.or(ready).first().waitFor();
  for (let step = 0; step < 8 && (await neutral.count()) > 0; step++) {
    await page.keyboard.press("p");
    await page.waitForTimeout(250);
  }
  await ready.or(neutral).or(question(page)).first().waitFor();
});

it("shows the dice of a war when a game is looked back through", async () => {
  const page = await stage.visitor({ name: "Ebba" });
  await page.goto("/");
  await page.locator("input[type=file]").setInputFiles("records/svea-rike/usual.json");
  await page.waitForURL(/\/h\//);
  await page.getByRole("tab", { name: "Log" }).click();
  const thrown = page.getByRole("tabpanel").getByRole("listitem").filter({ hasText: "rolls" }).filter({ hasText: "against" }).first();
  const earlier = page.getByRole("button", { name: /^Earlier \(/ });
  await earlier.waitFor();
  while ((await thrown.count()) === 0) await earlier.click();
  await thrown.getByRole("link").first().click();
  const dice = page.getByRole("list", { name: "The dice so far" });
  await dice.getByText("Round 1").first().waitFor();
  expect(await dice.getByRole("img").count()).toBeGreaterThan(0);
});
