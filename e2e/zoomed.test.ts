import { gameIds } from "@stormakt/shelf";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { asked, resize, Stage, setUpTable, start } from "./stage.ts";

/** A window of 1440 by 900 at 200 % and at 400 %: what the browser lays out is a half and a quarter of it. */
let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());
afterEach(() => stage.nobodyComplained());

async function zoom(page: Page, percent: number): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const factor = percent / 100;
  const size = { width: Math.round(1440 / factor), height: Math.round(900 / factor) };
  await resize(page, size.width, size.height);
  await cdp.send("Emulation.setDeviceMetricsOverride", { ...size, deviceScaleFactor: factor, mobile: false });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
interface Laid {
  /** How much of each area is in the window, in pixels; nothing: it is not shown. */
  readonly seen: Readonly<Record<string, readonly [width: number, height: number]>>;
  readonly isTooWide: boolean;
  /** Lines of the question. */
  readonly lines: number;
}
const laid = (page: Page): Promise<Laid> =>
  page.evaluate(() => {
    const seen: Record<string, [number, number]> = {};
    for (const [name, where] of [
      ["board", "[data-area=board]"],
      ["own", "[data-area=own]"],
      ["question", "[data-question]"],
    ] as const) {
      const box = document.querySelector(where)?.getBoundingClientRect();
      if (box === undefined) continue;
      const width = Math.min(innerWidth, box.right) - Math.max(0, box.left);
      const height = Math.min(innerHeight, box.bottom) - Math.max(0, box.top);
      if (width > 0 && height > 0) seen[name] = [Math.round(width), Math.round(height)];
    }
    const question = document.querySelector<HTMLElement>("[data-question] p");
    const line = question === null ? 1 : Number.parseFloat(getComputedStyle(question).lineHeight);
    return {
      seen,
      isTooWide: document.documentElement.scrollWidth > innerWidth,
      lines: Math.round((question?.getBoundingClientRect().height ?? 0) / line),
    };
  });

describe.each(gameIds())("%s", (game) => {
  it("shows question, board and own things at 200 %, and at 400 % the question folds", async () => {
    const page = await stage.visitor({ name: "Ebba", width: 1440, height: 900 });
    await setUpTable(page, game);
    if (game === "wallenstein") await page.getByText("Fixed line-up").click();
    await start(page);
    await asked(page);
    await page.keyboard.press("Escape");
    const hasOwn = (await page.locator("main[data-own=none]").count()) === 0;
    await zoom(page, 200);
    const twice = await laid(page);
    expect(twice.isTooWide).toBe(false);
    expect(twice.seen["question"]?.[0]).toBeGreaterThan(200);
    expect(twice.seen["board"]?.[0]).toBeGreaterThan(300);
    expect(twice.seen["board"]?.[1]).toBeGreaterThan(200);
    if (hasOwn) expect(twice.seen["own"]?.[1]).toBeGreaterThan(90);
    await zoom(page, 400);
    const four = await laid(page);
    expect(four.isTooWide).toBe(false);
    expect(four.lines).toBe(1);
    expect(four.seen["question"]?.[0]).toBeGreaterThan(100);
    expect(four.seen["board"]?.[0]).toBeGreaterThan(100);
    expect(four.seen["board"]?.[1]).toBeGreaterThan(100);
    // What is folded can be read.
    const whole = await page
      .locator("[data-question] p")
      .first()
      .evaluate((one) => one.scrollWidth > one.clientWidth);
    await page.locator("[data-question]").hover();
    if (whole) expect((await laid(page)).lines).toBeGreaterThan(1);
  });
});

it("words are as large as was chosen, from the first moment of the next visit", async () => {
  const page = await stage.visitor({ name: "Ebba", width: 390, height: 844 });
  const size = (): Promise<number> => page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));
  await page.goto("/");
  await page.getByRole("button", { name: "Settings" }).click();
  const usual = await size();
  await page.getByRole("radio", { name: "Largest" }).check({ force: true });
  const largest = await size();
  expect(largest).toBeGreaterThan(usual * 1.15);
  await page.route("**/*.js", (route) => (route.request().url().endsWith("/first-light.js") ? route.continue() : route.abort()));
  await page.goto("/ranking", { waitUntil: "commit" });
  await page.waitForFunction(() => document.documentElement.dataset["text"] !== undefined);
  expect(await page.evaluate(() => document.documentElement.dataset["text"])).toBe("largest");
  // The scripts that were held back are complained of.
  await stage.clear();
});
