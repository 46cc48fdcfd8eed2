/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { Page } from "playwright-core";

/** What sticks out of the page or is cut off. */
export async function sticksOut(page: Page, screen: string): Promise<string[]> {
  const found = await page.evaluate(() => {
    const faults: string[] = [];
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > width) faults.push(`the page is ${document.documentElement.scrollWidth} px wide`);
    const isShown = (element: Element): boolean => {
      const box = element.getBoundingClientRect();
      return (
        box.width > 1 && box.height > 1 && element.checkVisibility() && element.closest(".aloud, .skip, svg, [aria-hidden=true]") === null
      );
    };
    for (const element of document.querySelectorAll<HTMLElement>("body *")) {
      const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== "");
      if (!hasText || !isShown(element)) continue;
      const box = element.getBoundingClientRect();
      let scroller = element.parentElement;
      while (scroller !== null && !/auto|scroll/.test(getComputedStyle(scroller).overflowX)) scroller = scroller.parentElement;
      const name = `${element.tagName.toLowerCase()} "${element.textContent.trim().slice(0, 40)}"`;
      if (scroller === null && (box.right > width + 1 || box.left < -1))
        faults.push(`${name} reaches from ${Math.round(box.left)} to ${Math.round(box.right)}`);
      const style = getComputedStyle(element);
      if (style.overflowX === "hidden" && element.scrollWidth > element.clientWidth + 1) faults.push(`${name} is cut`);
    }
    return faults;
  });
  return found.map((fault) => `${screen}: ${fault}`);
}

/** Words that lie on other words. */
export async function liesOverOthers(page: Page, screen: string, within = "body"): Promise<string[]> {
  const found = await page.evaluate((root) => {
    const written: { readonly text: string; readonly boxes: readonly DOMRect[] }[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(`${root}, ${root} *`)) {
      const isShown =
        element.checkVisibility({ visibilityProperty: true }) && element.closest(".aloud, .skip, svg, [aria-hidden=true]") === null;
      if (!isShown) continue;
      for (const node of element.childNodes) {
        if (node.nodeType !== Node.TEXT_NODE || node.textContent === null || node.textContent.trim() === "") continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        written.push({ text: node.textContent.trim().slice(0, 40), boxes: [...range.getClientRects()] });
      }
    }
    // Lines of one text may touch, and letters do not fill their line.
    const lie = (one: DOMRect, other: DOMRect): boolean =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 4 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > Math.min(one.height, other.height) / 2;
    return written.flatMap((one, at) =>
      written
        .slice(at + 1)
        .filter((other) => one.boxes.some((box) => other.boxes.some((under) => lie(box, under))))
        .map((other) => `"${one.text}" and "${other.text}" lie on each other`),
    );
  }, within);
  return found.map((fault) => `${screen}: ${fault}`);
}
