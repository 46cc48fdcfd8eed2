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
