/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { CDPSession, Page } from "playwright-core";
import { playOn } from "../../../../scripts/play/any-move.ts";
import { PART_CATEGORIES, type Parts, partsIn } from "./parts.ts";
import { milliseconds, type TraceEvent, traced } from "./traced.ts";

/**
 * From a message of the host to what is painted of it, on a CPU four times slower: the time that the page's own thread ran, times four.
 * What other programs on the machine take away does not count, so that two versions can be compared; Chromium's own slowing down would
 * keep the thread busy even while it waits for them. `clock`: the same by the clock on the wall at full speed, in the median.
 */
export interface Painted {
  readonly median: number;
  readonly p95: number;
  readonly longestTask: number;
  readonly clock: number;
  readonly messages: number;
  readonly nodes: number;
}
const SLOW_CPU = 4;
const HEARD = "stormakt heard";
const PAINTED = "stormakt painted";
/** What plays marks its own work, which is not the page's. */
const PLAYS = "stormakt play";

/** Before anything else on the page: every message of the host that changes the page is marked, and so is the frame after it. */
export const watchMessages = (page: Page): Promise<unknown> =>
  page.addInitScript(
    ({ heardMark, paintedMark }) => {
      let since = 0;
      let changed = false;
      new MutationObserver(() => (changed = true)).observe(document, {
        childList: true,
        subtree: true,
        attributes: true,
        characterData: true,
      });
      const painted = (): void => {
        const after = new MessageChannel();
        after.port1.addEventListener("message", () => {
          if (changed) performance.mark(paintedMark);
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
        performance.mark(heardMark);
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
    },
    { heardMark: HEARD, paintedMark: PAINTED },
  );

/** What was seen in one game, or in several of the same. */
export interface Watched {
  /** Of each message: what the thread ran until it was painted, times four, and what of it was what. */
  readonly own: readonly number[];
  readonly clocks: readonly number[];
  readonly tasks: readonly number[];
  readonly nodes: number;
  readonly parts: readonly Parts[];
}
/** Plays a game against bots for a while. With `closely` it is also told what the time goes into, and telling costs a little of it. */
export async function watchGame(
  { page, cdp }: { readonly page: Page; readonly cdp: CDPSession },
  table: { readonly address: string; readonly game: string; readonly seconds: number; readonly closely: boolean },
): Promise<Watched> {
  await page.goto(`${table.address}/new/${table.game}`);
  await page.locator("button[type=submit]").click();
  await page.locator("[data-question]").first().waitFor();
  await page.waitForTimeout(1500);
  const events = await traced(cdp, ["toplevel", "blink.user_timing", ...(table.closely ? PART_CATEGORIES : [])], async () => {
    const until = Date.now() + table.seconds * 1000;
    for (let turn = 0; Date.now() < until; ) {
      if (await playOn(page, turn)) turn++;
      await page.waitForTimeout(250);
    }
  });
  const nodes = await page.evaluate(() => document.querySelectorAll("*").length);
  const plays = events.filter(({ name }) => name === PLAYS).map(({ ts }) => ts);
  const tasks = events.filter(
    ({ name, ts, dur = 0 }) => name.endsWith("RunTask") && !plays.some((played) => played >= ts && played <= ts + dur),
  );
  const spans = spansIn(events);
  const within = spans.map(({ from, to }) => tasks.filter((task) => task.ts + (task.dur ?? 0) > from && task.ts < to));
  return {
    own: within.map((all) => sum(all.map(slowly))),
    clocks: spans.map(({ from, to }) => (to - from) / 1000),
    tasks: tasks.map(slowly),
    nodes,
    parts: table.closely ? partsIn(events, within, SLOW_CPU) : [],
  };
}
export const together = (all: readonly Watched[]): Watched => ({
  own: all.flatMap(({ own }) => own),
  clocks: all.flatMap(({ clocks }) => clocks),
  tasks: all.flatMap(({ tasks }) => tasks),
  nodes: Math.max(0, ...all.map(({ nodes }) => nodes)),
  parts: all.flatMap(({ parts }) => parts),
});
export const paintedOf = ({ own, clocks, tasks, nodes }: Watched): Painted => ({
  median: at(own, 0.5),
  p95: at(own, 0.95),
  longestTask: Math.max(0, ...tasks),
  clock: at(clocks, 0.5),
  messages: own.length,
  nodes,
});
const at = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
const slowly = (event: TraceEvent): number => SLOW_CPU * milliseconds(event);
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** From each message up to what was painted of it, in microseconds; messages that changed nothing are left out. */
function spansIn(events: readonly TraceEvent[]): readonly { readonly from: number; readonly to: number }[] {
  const spans: { from: number; to: number }[] = [];
  let from: number | null = null;
  for (const { name, ts } of events.filter(({ name: one }) => one === HEARD || one === PAINTED).sort((a, b) => a.ts - b.ts)) {
    if (name === HEARD) from = ts;
    else if (from !== null) {
      spans.push({ from, to: ts });
      from = null;
    }
  }
  return spans;
}
