import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { gameIds } from "@stormakt/shelf";
import type { CDPSession, Page } from "playwright-core";
import { buildWeb } from "../../../../scripts/tasks/web.ts";
import { type Clients, withClients } from "../live/client.ts";
import { type Painted, paintedOf, together, type Watched, watchGame, watchMessages } from "../live/painted.ts";
import { PART_NAMES } from "../live/parts.ts";
import { milliseconds, traced } from "../live/traced.ts";
import { median, printTable } from "../measure.ts";
import type { Effort, Figures, Section } from "../section.ts";

/** Slow 4G as browsers simulate it: 1.6 Mbit/s, 150 ms there and back. */
const SLOW_4G = { offline: false, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8, latency: 150 };
const SLOW_CPU = 4;
const TIMELINE = ["toplevel", "devtools.timeline"];
const SETTINGS = { name: "Bench", language: "en", theme: "light", confirm: true, motion: "full" };
/** To be painted as it happens, at the pace of bots: no scenes, no seals; things that fly are still, so that each message is one frame. */
const PLAIN = { ...SETTINGS, confirm: false, pace: "off" };

/** What Chromium itself says of the client: bytes, times, frames. */
export const web: Section = {
  title: "The client in Chromium: first page at slow 4G and a fourfold slower CPU, frames while bots think, drawing the board anew",
  async run(effort, only) {
    const dist = process.env["WEB_DIR"] ?? fileURLToPath(new URL("../../../web/dist", import.meta.url));
    if (process.env["WEB_DIR"] === undefined) await buildWeb(() => {});
    return only.length > 0 ? lookCloser(dist, only, effort) : withClients([dist], (clients) => wholeClient(dist, clients, effort));
  },
};

async function wholeClient(dist: string, { addresses, visit: open }: Clients, { rounds }: Effort): Promise<Figures> {
  const address = addresses[0] ?? "";
  const times = rounds > 3 ? 5 : 3;
  const firsts: FirstPage[] = [];
  // The first visit warms the server's own compression.
  for (let nth = 0; nth <= times; nth++) {
    const { page, cdp } = await open(SETTINGS);
    const measured = await firstPage(page, cdp, address);
    if (nth > 0) firsts.push(measured);
    await page.context().close();
  }
  const interactive = median(firsts.map(({ interactive: time }) => time));
  const script = Math.max(...firsts.map(({ script: bytes }) => bytes));
  const { page, cdp } = await open(SETTINGS);
  const sitDown = async (): Promise<void> => {
    await page.goto(`${address}/new/vasa-regalis`);
    await page.locator("button[type=submit]").click();
    await page.locator("[data-moves]").waitFor();
  };
  await sitDown();
  const longest = await longestTask(page, cdp);
  // The game may be over by now.
  await sitDown();
  const redraw = await redrawing(page, cdp, rounds > 3 ? 40 : 15);
  const boards = boardChunks(dist);
  const painted: { readonly game: string; readonly measured: Painted }[] = [];
  for (const game of gameIds()) {
    const seen = await paintedOnce({ addresses, visit: open }, { address, game, seconds: rounds > 3 ? 30 : 12, closely: false }, 1);
    painted.push({ game, measured: paintedOf(seen) });
  }
  const row = (what: string, value: string, budget: string, holds: boolean): string[] => [what, value, budget, holds ? "holds" : "FAILS"];
  printTable(
    ["", "measured", "budget", ""],
    [
      row("script of the first page, as sent", kilobytes(script), "120 kB", script < 120_000),
      row("first page interactive", `${interactive.toFixed(0)} ms`, "1500 ms", interactive < 1500),
      ...boards.map(({ game, bytes }) => row(`board of ${game}, compressed`, kilobytes(bytes), "80 kB", bytes < 80_000)),
      row("longest task while bots think", `${longest.toFixed(0)} ms`, "50 ms", longest < 50),
      row("a board drawn anew, script, CPU fourfold slower", `${redraw.script.toFixed(1)} ms`, "8 ms", redraw.script < 8),
      row("the same with style, layout and paint", `${redraw.all.toFixed(1)} ms`, "", true),
      ...painted.flatMap(({ game, measured: { median: usual, p95, longestTask: task, clock, messages, nodes } }) => [
        row(`${game}: message to painted, CPU fourfold slower, median of ${messages}`, `${usual.toFixed(0)} ms`, "60 ms", usual < 60),
        row(`${game}: the same at full speed by the clock, with all else that runs here`, `${clock.toFixed(0)} ms`, "", true),
        row(`${game}: the same, of twenty the slowest but one`, `${p95.toFixed(0)} ms`, "200 ms", p95 < 200),
        row(`${game}: longest task meanwhile (${nodes} nodes)`, `${task.toFixed(0)} ms`, "100 ms", task < 100),
      ]),
    ],
  );
  return {
    firstPageScriptBytes: script,
    interactiveMs: Math.round(interactive),
    longestTaskMs: Math.round(longest),
    redrawScriptMs: Math.round(redraw.script * 10) / 10,
    redrawAllMs: Math.round(redraw.all * 10) / 10,
    ...Object.fromEntries(painted.map(({ game, measured }) => [`painted ${game} ms`, Math.round(measured.median)])),
    ...Object.fromEntries(painted.map(({ game, measured }) => [`painted ${game} p95 ms`, Math.round(measured.p95)])),
    ...Object.fromEntries(boards.map(({ game, bytes }) => [`board ${game} bytes`, bytes])),
  };
}
async function paintedOnce({ visit }: Clients, table: Parameters<typeof watchGame>[1], seed: number): Promise<Watched> {
  const opened = await visit(PLAIN, seed);
  await watchMessages(opened.page);
  const watched = await watchGame(opened, table);
  await opened.page.context().close();
  return watched;
}
/** Into what the time goes until a message is painted, game by game; beside a client built before, by turns, so that both have the same weather. */
async function lookCloser(dist: string, games: readonly string[], { rounds }: Effort): Promise<Figures> {
  const before = process.env["WEB_BEFORE"];
  const folders = [...(before === undefined ? [] : [before]), dist];
  return withClients(folders, async (clients) => {
    const rows: string[][] = [];
    const figures: Record<string, number> = {};
    for (const game of games) {
      const seen = folders.map((): Watched[] => []);
      for (let turn = 0; turn < (rounds > 3 ? 3 : 1); turn++)
        for (const [at, address] of clients.addresses.entries())
          seen[at]?.push(await paintedOnce(clients, { address, game, seconds: 15, closely: true }, turn));
      for (const [at, all] of seen.entries()) {
        const watched = together(all);
        const { median: usual, p95, longestTask: task, messages, nodes } = paintedOf(watched);
        const which = before !== undefined && at === 0 ? "before" : "now";
        const means = PART_NAMES.map((part) => watched.parts.reduce((sum, one) => sum + one[part], 0) / Math.max(1, watched.parts.length));
        rows.push([game, which, ...[messages, nodes, usual, p95, task, ...means].map((value) => value.toFixed(0))]);
        figures[`${game} ${which} ms`] = Math.round(usual);
        figures[`${game} ${which} p95 ms`] = Math.round(p95);
      }
    }
    console.log("Milliseconds of the page's own thread, times four, from a message until it is painted; parts are means.\n");
    printTable(["", "", "messages", "nodes", "median", "p95", "longest task", ...PART_NAMES], rows);
    return figures;
  });
}
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

interface FirstPage {
  readonly interactive: number;
  readonly script: number;
}
/** Until the first button can be pressed and the main thread has had half a second to itself. */
async function firstPage(page: Page, cdp: CDPSession, address: string): Promise<FirstPage> {
  await cdp.send("Network.enable");
  await cdp.send("Network.emulateNetworkConditions", SLOW_4G);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOW_CPU });
  const scripts = new Set<string>();
  let script = 0;
  cdp.on("Network.responseReceived", ({ requestId, type }) => {
    if (type === "Script") scripts.add(requestId);
  });
  cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) script += encodedDataLength;
  });
  await page.addInitScript(() => {
    const marks = { shown: 0, busyUntil: 0 };
    Object.assign(globalThis, { marks });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) marks.busyUntil = Math.max(marks.busyUntil, startTime + duration);
    }).observe({ type: "longtask", buffered: true });
    const look = (): void => {
      if (document.querySelector("a[href^='/new/']") === null) requestAnimationFrame(look);
      else marks.shown = performance.now();
    };
    requestAnimationFrame(look);
  });
  await page.goto(address, { waitUntil: "commit" });
  await page.waitForFunction(() => {
    const { marks } = globalThis as unknown as { marks: { shown: number; busyUntil: number } };
    return marks.shown > 0 && performance.now() > Math.max(marks.shown, marks.busyUntil) + 500;
  });
  const interactive = await page.evaluate(() => {
    const { marks } = globalThis as unknown as { marks: { shown: number; busyUntil: number } };
    // A long task that began after the page could be used does not count against its being usable.
    return marks.busyUntil > marks.shown && marks.busyUntil < marks.shown + 400 ? marks.busyUntil : marks.shown;
  });
  return { interactive, script };
}

/** Plays a little against bots and looks for the longest task of the page meanwhile. */
async function longestTask(page: Page, cdp: CDPSession): Promise<number> {
  const events = await traced(cdp, TIMELINE, async () => {
    const until = Date.now() + 8_000;
    while (Date.now() < until) {
      if ((await page.getByRole("region", { name: "Your turn" }).count()) > 0) {
        await page.keyboard.press("1");
        await page.keyboard.press("Enter");
      }
      await page.waitForTimeout(150);
    }
  });
  return Math.max(0, ...events.filter(({ name }) => name.endsWith("RunTask")).map(milliseconds));
}

/** Chooses a move and lays it down again: the whole table is drawn anew each time. */
async function redrawing(page: Page, cdp: CDPSession, times: number): Promise<{ script: number; all: number }> {
  await page.getByRole("region", { name: "Your turn" }).waitFor();
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOW_CPU });
  const press = async (): Promise<void> => {
    await page.keyboard.press("1");
    await page.waitForTimeout(80);
    await page.keyboard.press("Escape");
    await page.waitForTimeout(80);
  };
  for (let i = 0; i < 3; i++) await press();
  const events = await traced(cdp, TIMELINE, async () => {
    for (let i = 0; i < times; i++) await press();
  });
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  const presses = events.filter(({ name, args }) => name === "EventDispatch" && args?.data?.type === "keydown").map(({ ts }) => ts);
  const after = (name: string) =>
    presses.map((from) => {
      const within = events.filter((event) => event.name === name && event.ts >= from - 1000 && event.ts < from + 70_000);
      // Calls inside calls are counted once.
      const outer = within.filter(
        (event) =>
          !within.some((other) => other !== event && other.ts <= event.ts && other.ts + (other.dur ?? 0) >= event.ts + (event.dur ?? 0)),
      );
      return outer.reduce((sum, event) => sum + milliseconds(event), 0);
    });
  return {
    script: median(after("FunctionCall")),
    all: median(after("ThreadControllerImpl::RunTask").map((task, at) => task || (after("RunTask")[at] ?? 0))),
  };
}

/** Each board with its styles, as the server sends them. */
function boardChunks(dist: string): { readonly game: string; readonly bytes: number }[] {
  const files = readdirSync(join(dist, "assets"));
  return gameIds().flatMap((game) => {
    const own = files.filter((file) => file.startsWith(`${game}-`) && file.endsWith(".js"));
    const bytes = own.reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(dist, "assets", file))).length, 0);
    return own.length === 0 ? [] : [{ game, bytes }];
  });
}
