/// <reference lib="dom" />
import type { Page } from "playwright-core";

const lesson = (page: Page) => page.locator("section[data-step], section[data-over], section[data-waits], section[data-strayed]").first();
/** A chapter takes no more presses than this. */
const MOST = 160;

/** What is on the page of a lesson at the moment. */
async function look(page: Page) {
  return page.evaluate(() => {
    const panel = document.querySelector<HTMLElement>("section[data-step], section[data-over], section[data-waits], section[data-strayed]");
    const ring = document.querySelector("[data-ring]")?.getBoundingClientRect();
    const next = panel?.querySelector("[data-lesson=next]");
    return {
      step: panel?.dataset["step"] ?? (panel?.dataset["over"] === undefined ? null : "over"),
      strayed: panel?.dataset["strayed"] !== undefined,
      isRead: next !== null && next !== undefined,
      ring: ring === undefined ? null : { x: ring.x + ring.width / 2, y: ring.y + ring.height / 2, width: ring.width, height: ring.height },
      text: panel?.innerText ?? "",
      width: innerWidth,
      height: innerHeight,
    };
  });
}
export type Seen = Awaited<ReturnType<typeof look>>;

/** Follows a chapter by pressing where it points, and tells of each step as it is given. Throws where it leads nowhere. */
export async function followLesson(
  page: Page,
  game: string,
  chapter: string,
  see: (seen: Seen) => Promise<void> = async () => {},
): Promise<Seen[]> {
  await page.goto(`/learn/${game}/${chapter}`);
  await lesson(page).waitFor();
  const steps: Seen[] = [];
  let last = "";
  let idle = 0;
  for (let press = 0; press < MOST; press++) {
    const seen = await look(page);
    if (seen.step === "over") return steps;
    if (seen.strayed) throw new Error(`${game} ${chapter}: pressing where it points is not what is meant: ${seen.text}`);
    if (seen.step === null) {
      await page.waitForTimeout(60);
      press--;
      if (++idle > 300) throw new Error(`${game} ${chapter}: the others do not come to an end after step ${last}`);
      continue;
    }
    idle = 0;
    if (seen.step !== last) {
      last = seen.step;
      // The ring is drawn at a walking pace.
      await page.waitForTimeout(320);
      const given = await look(page);
      if (given.step !== last) continue;
      steps.push(given);
      await see(given);
      continue;
    }
    if (seen.isRead) await page.locator("[data-lesson=next]").click();
    else if (seen.ring === null) {
      await page.waitForTimeout(150);
      if (press > 140) throw new Error(`${game} ${chapter}, step ${seen.step}: it points nowhere: ${seen.text}`);
    } else {
      await page.mouse.click(seen.ring.x, seen.ring.y);
      await page.waitForTimeout(260);
    }
  }
  throw new Error(`${game} ${chapter}: step ${last} is never over: ${(await look(page)).text}`);
}
