import { gameIds } from "@stormakt/shelf";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { followLesson, goOn, openLesson } from "./follow-lesson.ts";
import { Stage } from "./stage.ts";

/** Every chapter of every game, followed by pressing where it points. */
let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());
afterEach(() => stage.nobodyComplained());

const SCREENS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;
/** All chapters of a game, one after the other, as somebody with this screen follows them. */
async function followAll(game: string, { width, height }: (typeof SCREENS)[number]): Promise<void> {
  const page = await stage.visitor({ width, height, confirm: true });
  await page.goto(`/learn/${game}`);
  const links = page.locator(`a[href^="/learn/${game}/"]`);
  await links.first().waitFor();
  const chapters = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")?.split("/").at(-1) ?? ""));
  expect(chapters.length).toBeGreaterThanOrEqual(2);
  for (const [nth, chapter] of chapters.entries()) {
    // One chapter leads to the next; the first is found by its address.
    await (nth === 0 ? openLesson(page, game, chapter) : goOn(page, game, chapter));
    const steps = await followLesson(page, game, chapter, async ({ ring, width: wide, height: high, text, stuck }) => {
      expect([width, text, stuck]).toEqual([width, text, []]);
      // What is pointed at can be seen.
      if (ring === null) return;
      const isInside = ring.x > 0 && ring.x < wide && ring.y > 0 && ring.y < high;
      expect([width, text, isInside]).toEqual([width, text, true]);
    });
    expect(steps.length).toBeGreaterThanOrEqual(6);
  }
  await page.locator(`section[data-over] a[href="/learn/${game}"]`).click();
  await expect.poll(() => page.getByText("learnt", { exact: true }).count()).toBe(chapters.length);
  await page.goto("/tables");
  await page.getByText("You sit at no table yet.").waitFor();
}
describe.each(gameIds())("the lessons of %s", (game) => {
  // At the same time: most of it is waiting for the ring.
  it("can be followed on wide and narrow screens, and leave nothing behind", async () => {
    await Promise.all(SCREENS.map((screen) => followAll(game, screen)));
  });
});
it("something else is told, and set back to before it", async () => {
  const page = await stage.visitor({ width: 1440, height: 900 });
  await page.goto("/learn/vasa-regalis/goods");
  for (let read = 0; read < 3; read++) await page.locator(`section[data-step="${read}"] [data-lesson=next]`).click();
  await page.locator("section[data-step='3']").waitFor();
  await page.locator("[data-spot='role:1']").click();
  const strayed = page.locator("section[data-strayed]");
  await strayed.getByText("Take the cloth procurer").waitFor();
  await strayed.locator("[data-lesson=back]").click();
  await page.locator("section[data-step='3']").waitFor();
  await page.locator("[data-spot='role:2']").click();
  await page.locator("section[data-step='4']").waitFor();
  // A page that is loaded anew goes on with the same step.
  await page.reload();
  await page.locator("section[data-step='4']").waitFor();
});
