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
      // Whatever is brought into view: nothing may be scrolled that nobody can scroll back.
      stuck: [...document.querySelectorAll("main *")]
        .filter((one) => one.scrollLeft !== 0 && getComputedStyle(one).overflowX === "hidden")
        .map(({ className }) => className),
    };
  });
}
export type Seen = Awaited<ReturnType<typeof look>>;

/** Longer than the ring waits between two looks for its place; counted by the page itself, so that it has looked even where everything is slow. */
const LOOKED = 160;
interface Watch {
  /**
   * Everything that a press may change: where the ring is, and all that stands on the page. Of the page it is said how often it was found to
   * be another, and it is only read again if something in it was touched: to write out a whole board takes long.
   */
  sign(): string;
  /** Resolves as soon as the sign is another than it was, or after so long. */
  changed(before: string, most: number): Promise<void>;
  /** Resolves when nothing has changed for so long and two frames, or after the most. */
  settled(quiet: number, most: number): Promise<void>;
}
type Watched = Window & { lessonWatch?: Watch };
/** Lays the watch into a page, which keeps it until it is loaded anew. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    if ((window as Watched).lessonWatch !== undefined) return;
    let text = "";
    let nth = 0;
    let isTouched = true;
    let touched = performance.now();
    new MutationObserver(() => {
      isTouched = true;
      touched = performance.now();
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    const sign = (): string => {
      const { x, y, width, height } = document.querySelector("[data-ring]")?.getBoundingClientRect() ?? new DOMRect();
      if (isTouched) {
        isTouched = false;
        const now = document.body.innerHTML;
        if (now !== text) nth++;
        text = now;
      }
      return [x, y, width, height, nth].join(" ");
    };
    const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
    const frame = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => done()));
    (window as Watched).lessonWatch = {
      sign,
      async changed(before, most) {
        const until = performance.now() + most;
        while (sign() === before && performance.now() < until) await pause(40);
      },
      async settled(quiet, most) {
        const until = performance.now() + most;
        let last = sign();
        let since = performance.now();
        while (performance.now() < until) {
          await pause(Math.max(0, since + quiet - performance.now()));
          await frame();
          await frame();
          const wasTouched = isTouched;
          const now = sign();
          if (now === last) return;
          last = now;
          // What has changed did so when it was last touched; what was only moved may have been moved just now.
          since = wasTouched ? touched : performance.now();
        }
      },
    };
  });
/** Waits until nothing changes any more between two looks of the ring: what it points at then is what is meant. */
async function settle(page: Page): Promise<void> {
  await watch(page);
  await page.evaluate(([quiet, most]) => (window as Watched).lessonWatch?.settled(quiet, most), [LOOKED, 15_000] as const);
}
/** Presses, and waits until something came of it. */
async function pressAt(page: Page, { x, y }: { readonly x: number; readonly y: number }): Promise<void> {
  const before = await page.evaluate(() => (window as Watched).lessonWatch?.sign() ?? "");
  await page.mouse.click(x, y);
  await page.evaluate(([sign, most]) => (window as Watched).lessonWatch?.changed(sign, most), [before, 2_000] as const);
}

/** Goes to a chapter, as a page of its own. */
export async function openLesson(page: Page, game: string, chapter: string): Promise<void> {
  await page.goto(`/learn/${game}/${chapter}`);
  await lesson(page).waitFor();
}
/** Goes on to the chapter that is offered where one is over. */
export async function goOn(page: Page, game: string, chapter: string): Promise<void> {
  await page.locator(`section[data-over] a[href="/learn/${game}/${chapter}"]`).click();
  await page.locator("section[data-over]").waitFor({ state: "detached" });
  await lesson(page).waitFor();
}
/** Follows the chapter at hand by pressing where it points, and tells of each step as it is given. Throws where it leads nowhere. */
export async function followLesson(
  page: Page,
  game: string,
  chapter: string,
  see: (seen: Seen) => Promise<void> = async () => {},
): Promise<Seen[]> {
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
