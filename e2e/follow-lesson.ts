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

interface Signed {
  lessonSign?: { text: string; nth: number; isTouched: boolean };
}
/**
 * Everything that a press may change: where the ring is, and all that stands on the page. Of the page it is said how often it was found to be
 * another, and it is only read again if something in it was touched: to write out a whole board takes long.
 */
const signOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { x, y, width, height } = document.querySelector("[data-ring]")?.getBoundingClientRect() ?? new DOMRect();
    const kept = window as Window & Signed;
    if (kept.lessonSign === undefined) {
      const sign = { text: "", nth: 0, isTouched: true };
      kept.lessonSign = sign;
      new MutationObserver(() => {
        sign.isTouched = true;
      }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    }
    const sign = kept.lessonSign;
    if (sign.isTouched) {
      sign.isTouched = false;
      const text = document.body.innerHTML;
      if (text !== sign.text) sign.nth++;
      sign.text = text;
    }
    return `${[x, y, width, height].join()} ${performance.timeOrigin} ${sign.nth}`;
  });
/** Longer than the ring waits between two looks for its place; counted by the page itself, so that it has looked even where everything is slow. */
const LOOKED = 160;
/** Waits until nothing changes any more between two looks of the ring: what it points at then is what is meant. */
async function settle(page: Page): Promise<void> {
  let before = await signOf(page);
  for (let wait = 0; wait < 60; wait++) {
    await page.evaluate(async (ms) => {
      await new Promise((done) => setTimeout(done, ms));
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }, LOOKED);
    const now = await signOf(page);
    if (now === before) return;
    before = now;
  }
}
/** Presses, and waits until something came of it. */
async function pressAt(page: Page, { x, y }: { readonly x: number; readonly y: number }): Promise<void> {
  const before = await signOf(page);
  await page.mouse.click(x, y);
  for (let wait = 0; wait < 50 && (await signOf(page)) === before; wait++) await page.waitForTimeout(40);
}

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
    await settle(page);
    const seen = await look(page);
    if (seen.step === "over") return steps;
    if (seen.strayed) throw new Error(`${game} ${chapter}: pressing where it points is not what is meant: ${seen.text}`);
    if (seen.step === null) {
      press--;
      if (++idle > 100) throw new Error(`${game} ${chapter}: the others do not come to an end after step ${last}`);
      continue;
    }
    idle = 0;
    if (seen.step !== last) {
      last = seen.step;
      steps.push(seen);
      await see(seen);
    }
    if (seen.isRead) await page.locator("[data-lesson=next]").click();
    else if (seen.ring !== null) await pressAt(page, seen.ring);
    else if (press > 140) throw new Error(`${game} ${chapter}, step ${seen.step}: it points nowhere: ${seen.text}`);
  }
  throw new Error(`${game} ${chapter}: step ${last} is never over: ${(await look(page)).text}`);
}
