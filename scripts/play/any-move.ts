/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { Page } from "playwright-core";

/** Plays one move, whatever is asked: from the list, a button of the dock, or a plan covered and handed in. False: there was none to be played. */
export const playOn = (page: Page, turn: number): Promise<boolean> =>
  page.evaluate((n) => {
    performance.mark("stormakt play");
    const visible = (all: Iterable<HTMLButtonElement>): HTMLButtonElement[] => [...all].filter(({ disabled }) => !disabled);
    const named = (pattern: RegExp): HTMLButtonElement | undefined =>
      visible(document.querySelectorAll<HTMLButtonElement>("main button")).find(({ textContent }) => pattern.test(textContent));
    const plan = named(/^(Cover the rest|Täck resten)/) ?? named(/^(Hand in the plan|Lämna in planen)/);
    const listed = visible(document.querySelectorAll<HTMLButtonElement>("ol[data-moves] button:not([data-fold])"));
    const folded = visible(document.querySelectorAll<HTMLButtonElement>("ol[data-moves] button"));
    const deeds = visible(document.querySelectorAll<HTMLButtonElement>("[data-acts] button"));
    const offered = visible(document.querySelectorAll<HTMLButtonElement>("[data-area=task] [data-state=may]"));
    const pick = (all: readonly HTMLButtonElement[]): HTMLButtonElement | undefined => all[(n * 7) % Math.max(1, all.length)];
    const pressed = plan ?? pick(listed) ?? pick(offered) ?? pick(deeds) ?? pick(folded);
    pressed?.click();
    return pressed !== undefined;
  }, turn);
