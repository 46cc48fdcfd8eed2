/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { CDPSession, Page } from "playwright-core";

/** How long it takes from a message of the host to what is painted of it, and how long the page is not to be spoken to. */
export interface Painted {
  readonly median: number;
  readonly p95: number;
  readonly longestTask: number;
  readonly messages: number;
  readonly nodes: number;
}
interface Watch {
  readonly times: number[];
  readonly tasks: number[];
}
const SLOW_CPU = 4;

/** Before anything else on the page: every message of the host that changes the page is timed up to the frame after it. */
export const watchMessages = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const watch: Watch = { times: [], tasks: [] };
    Object.assign(globalThis, { watch });
    let since = 0;
    let changed = false;
    new MutationObserver(() => (changed = true)).observe(document, {
      childList: true,
      subtree: true,
      attributes: true,
      characterData: true,
    });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) watch.tasks.push(duration);
    }).observe({ type: "longtask" });
    const painted = (): void => {
      const after = new MessageChannel();
      after.port1.addEventListener("message", () => {
        if (changed) watch.times.push(performance.now() - since);
        since = 0;
        changed = false;
      });
      after.port1.start();
      after.port2.postMessage(null);
    };
    const heard = (): void => {
      if (since > 0) return;
      since = performance.now();
      changed = false;
      requestAnimationFrame(painted);
    };
    // The host on this device speaks through a port, that of a server through a socket; both in strings, as nobody else does.
    for (const spoken of [MessagePort.prototype, WebSocket.prototype] as EventTarget[]) {
      const own = Object.getOwnPropertyDescriptor(spoken, "onmessage");
      const timed = (listener: ((event: MessageEvent) => void) | null) =>
        function (this: EventTarget, event: MessageEvent): void {
          if (typeof event.data === "string") heard();
          listener?.call(this, event);
        };
      Object.defineProperty(spoken, "onmessage", {
        ...own,
        set(this: EventTarget, listener: ((event: MessageEvent) => void) | null) {
          own?.set?.call(this, timed(listener));
        },
      });
      // oxlint-disable-next-line typescript/unbound-method -- it is called with its own `this` below
      const add = spoken.addEventListener;
      spoken.addEventListener = function (this: EventTarget, kind: string, listener: never, options?: never) {
        add.call(this, kind, kind === "message" ? (timed(listener) as EventListener) : listener, options);
      };
    }
  });

/** Plays a game against bots for a while at a fourfold slower CPU. */
export async function paintedIn(page: Page, cdp: CDPSession, address: string, game: string, seconds: number): Promise<Painted> {
  await page.goto(`${address}/new/${game}`);
  await page.locator("button[type=submit]").click();
  await page.locator("[data-question]").first().waitFor();
  await page.waitForTimeout(1500);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOW_CPU });
  await page.waitForTimeout(500);
  await page.evaluate(() => {
    const { watch } = globalThis as unknown as { watch: Watch };
    watch.times.length = 0;
    watch.tasks.length = 0;
  });
  const until = Date.now() + seconds * 1000;
  for (let turn = 0; Date.now() < until; turn++) {
    await page.evaluate((n) => {
      const able = (all: Iterable<HTMLButtonElement>): HTMLButtonElement[] => [...all].filter(({ disabled }) => !disabled);
      const named = (pattern: RegExp): HTMLButtonElement | undefined =>
        able(document.querySelectorAll<HTMLButtonElement>("main button")).find(({ textContent }) => pattern.test(textContent));
      const among = (what: string): HTMLButtonElement | undefined => {
        const all = able(document.querySelectorAll<HTMLButtonElement>(what));
        return all[(n * 7) % Math.max(1, all.length)];
      };
      (
        named(/^(Hand in the plan|Cover the rest|To my move)/) ??
        among("ol[data-moves] button:not([data-fold])") ??
        among("[data-area=task] [data-state=may]") ??
        among("[data-acts] button") ??
        among("ol[data-moves] button")
      )?.click();
    }, turn);
    await page.waitForTimeout(250);
  }
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  const { times, tasks, nodes } = await page.evaluate(() => {
    const { watch } = globalThis as unknown as { watch: Watch };
    return { ...watch, nodes: document.querySelectorAll("*").length };
  });
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { median: at(0.5), p95: at(0.95), longestTask: Math.max(0, ...tasks), messages: times.length, nodes };
}
