import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { addressOf, layOut, positionsOf } from "../scripts/play/positions.ts";
import { asked, firstMove, resize, Stage } from "./stage.ts";

/** A click that is refused says why, beside what was clicked, with the rule. */
let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());
afterEach(() => stage.nobodyComplained());

const WINDOWS = [
  [1440, 900],
  [390, 844],
  [844, 390],
] as const;
interface Question {
  readonly step: string;
  /** What will not do. */
  readonly refused: string;
  /** The game is played on until this is there; else it is there at once. */
  readonly until?: string;
}
const PLACES = "[data-area=board] [data-key]:not([data-mark])";
/** Questions at which something on the board may be pressed that will not do: a place, or a role that another has. */
const QUESTIONS: Readonly<Record<string, Question>> = {
  wallenstein: { step: "freeBuilding", refused: PLACES },
  "svea-rike": { step: "buying", refused: PLACES },
  "mare-balticum": { step: "choosingProvince", refused: PLACES },
  "vasa-regalis": {
    step: "chooseRole",
    refused: "[data-area=board] [data-roles] [data-taken]",
    until: "[data-roles]:has([data-state=may]) [data-taken]",
  },
};
/** Makes any move until something is there, the first of the list whenever one is asked for. */
async function playUntil(page: Page, wanted: string): Promise<void> {
  for (let turn = 0; turn < 40 && (await page.locator(wanted).count()) === 0; turn++) {
    await firstMove(page);
    await page.keyboard.press("Enter");
    await page.waitForTimeout(150);
    await asked(page);
    await page.keyboard.press("Escape");
  }
}
interface Seen {
  readonly says: string;
  readonly isWhole: boolean;
  readonly coversIt: boolean;
}
/** Presses places that will not do, one after the other, until one says why; what is wrong with how it is said. */
async function refusalIn(page: Page, where: string): Promise<Seen | null> {
  const places = page.locator(where);
  for (let at = 0; at < Math.min(12, await places.count()); at++) {
    const point = await places.nth(at).evaluate((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (hit === element || element.contains(hit)) ? { x, y } : null;
    });
    if (point === null) continue;
    await page.mouse.click(point.x, point.y);
    const note = page.locator("section[role=alert]");
    const isSaid = await note.waitFor({ timeout: 700 }).then(
      () => true,
      () => false,
    );
    if (!isSaid) continue;
    return places.nth(at).evaluate((element) => {
      const said = document.querySelector("section[role=alert]");
      const box = said?.getBoundingClientRect() ?? new DOMRect();
      const thing = element.getBoundingClientRect();
      const isLarge = thing.width > innerWidth / 2 || thing.height > innerHeight / 2;
      return {
        says: said?.textContent ?? "",
        isWhole: box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight,
        coversIt: !isLarge && box.left < thing.right && thing.left < box.right && box.top < thing.bottom && thing.top < box.bottom,
      };
    });
  }
  return null;
}
describe.each(Object.keys(QUESTIONS))("%s", (game) => {
  it("says why not beside what was pressed, on every screen", async () => {
    const { step, refused, until } = QUESTIONS[game] ?? { step: "", refused: "" };
    const { reached } = await positionsOf(game, 8);
    const position = reached.find((one) => one.step === step);
    if (position === undefined) throw new Error(`${game} never came to ${step}`);
    const page = await stage.visitor({ name: "Ebba", confirm: true });
    await layOut(page, [position.table]);
    for (const [width, height] of WINDOWS) {
      await resize(page, width, height);
      await page.goto(addressOf(position));
      await asked(page);
      await page.keyboard.press("Escape");
      if (until !== undefined) await playUntil(page, until);
      const seen = await refusalIn(page, refused);
      expect(seen, `${width}×${height}`).not.toBeNull();
      expect(seen, `${width}×${height}: ${seen?.says}`).toMatchObject({ isWhole: true, coversIt: false });
      expect(seen?.says).toMatch(/[A-Z]{2}[-.][A-Z]/);
    }
  });
});
