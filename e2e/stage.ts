/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/** A real server with a database of its own, a real Chromium, and visitors in it. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type RunningServer, settingsFrom, startServer } from "@stormakt/server";
import type { Language } from "@stormakt/words";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { TestRunner } from "vitest";
import { CHROMIUM_FLAGS, findChromium } from "../scripts/browser.mjs";
import { buildWeb } from "../scripts/tasks/web.ts";

/**
 * The box for addresses loads two pages of its own for every visitor, half of what a window costs; and for every visitor a process is started
 * that waits for a page of another house, which nobody opens. Of two such flags only the last counts, so what Playwright leaves out is left
 * out here too.
 */
const NO_FEATURES = [
  "SpareRendererForSitePerProcess",
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxFullPopup",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];
const MORE_FLAGS = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  `--disable-features=${NO_FEATURES.join(",")}`,
  // Letters in shades of grey, as on a telephone: without a graphics card, coloured edges are a quarter of all painting.
  "--disable-lcd-text",
];
/**
 * The browser's own energy saver, as on a laptop away from its plug: everything is painted, thirty times a second instead of sixty. Without a
 * graphics card painting is what a browser does most of the time.
 */
const SAVES_ENERGY = { performance_tuning: { battery_saver_mode: { state: 3 } } };
/** Everything is laid out and painted as people have it, on a quarter of the dots: nobody looks at them, and painting goes by the dot. */
const COARSE = 0.5;

export interface Visitor {
  readonly name?: string;
  readonly width?: number;
  readonly height?: number;
  readonly theme?: "light" | "dark";
  readonly language?: Language;
  /** What the browser asks for; then nothing is chosen, and the page finds its language by itself. */
  readonly browser?: string;
  /** Waits for nothing: bots answer at once. */
  readonly instant?: boolean;
  /** Whether moves wait for their seal. */
  readonly confirm?: boolean;
  readonly serviceWorker?: boolean;
  /** Painted as finely as on a screen, for pictures. */
  readonly sharp?: boolean;
  readonly more?: Readonly<Record<string, unknown>>;
}
export class Stage {
  readonly address: string;
  readonly browser: Browser;
  private server: RunningServer;
  /** The client that is served: a copy, so that a build under way elsewhere does not take files away from under the browser. */
  readonly webDir: string;
  private readonly folder: string;
  private readonly contexts: BrowserContext[] = [];
  /** What pages complained of: errors of scripts, of the console, of the content policy. */
  readonly complaints: string[] = [];

  private constructor(server: RunningServer, browser: Browser, folder: string) {
    this.webDir = webDirIn(folder);
    this.server = server;
    this.browser = browser;
    this.folder = folder;
    this.address = `http://localhost:${server.port}`;
  }
  /** `lay`: what is to lie in the folder of the server before it starts. */
  static async open(lay: (folder: string) => void = () => {}): Promise<Stage> {
    const folder = mkdtempSync(join(tmpdir(), "stormakt-e2e-"));
    lay(folder);
    cpSync(await builtClient(), webDirIn(folder), { recursive: true });
    const server = await serve(folder, 0);
    return new Stage(server, await theBrowser(), folder);
  }
  /** The server itself, for what only whoever runs it can do. */
  get house(): RunningServer {
    return this.server;
  }
  async close(): Promise<void> {
    await this.clear();
    await this.server.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
  /** The server stops and starts again at the same address, with whatever client lies in `webDir` by now. */
  async restart(): Promise<void> {
    const { port } = this.server;
    await this.server.close();
    this.server = await serve(this.folder, port);
  }
  /** Somebody with a browser of their own. */
  async visitor(visitor: Visitor = {}): Promise<Page> {
    const {
      name = "",
      width = 1280,
      height = 900,
      theme = "light",
      language = "en",
      instant = true,
      confirm = false,
      serviceWorker = false,
      sharp = process.env["PICTURES"] !== undefined,
    } = visitor;
    const context = await this.browser.newContext({
      viewport: { width, height },
      deviceScaleFactor: sharp ? 1 : COARSE,
      baseURL: this.address,
      serviceWorkers: serviceWorker ? "allow" : "block",
      reducedMotion: "reduce",
      acceptDownloads: true,
      ...(visitor.browser === undefined ? {} : { locale: visitor.browser }),
    });
    this.contexts.push(context);
    // Scenes take the time it takes to read them: only tests of the stage wait for that.
    const chosen = visitor.browser === undefined ? { language } : {};
    const state = { name, theme, ...chosen, confirm, motion: instant ? "instant" : "full", pace: "off", ...visitor.more };
    await context.addInitScript((kept) => {
      if (localStorage.getItem("stormakt.settings") === null)
        localStorage.setItem("stormakt.settings", JSON.stringify({ state: kept, version: 1 }));
    }, state);
    const page = await context.newPage();
    await behindASlit(page);
    page.setDefaultTimeout(15_000);
    page.on("pageerror", (error) => this.complaints.push(error.stack ?? error.message));
    page.on("console", (message) => {
      if (message.type() === "error") this.complaints.push(message.text());
    });
    return page;
  }
  /** Lets everybody leave; the complaints heard so far are handed over. */
  async clear(): Promise<string[]> {
    if (TestRunner.getCurrentTest()?.result?.state === "fail") await this.tellWhatIsShown();
    for (const context of this.contexts.splice(0)) await context.close();
    return this.complaints.splice(0);
  }
  /** What a test that failed was looking at: without it a failure that comes once in a hundred runs says nothing. */
  private async tellWhatIsShown(): Promise<void> {
    for (const page of this.contexts.flatMap((context) => context.pages())) {
      const text = await page.locator("body").innerText({ timeout: 2_000 }).catch(String);
      process.stderr.write(`--- shown at ${page.url().replace(/#.*/, "#…")} when the test failed:\n${text.slice(0, 1_500)}\n`);
    }
    if (this.complaints.length > 0) process.stderr.write(`--- pages complained:\n${this.complaints.join("\n")}\n`);
  }
  /** The same, and fails if a page had something to complain of. */
  async nobodyComplained(): Promise<void> {
    const heard = await this.clear();
    if (heard.length > 0) throw new Error(`pages complained:\n${heard.join("\n")}`);
  }
}

/** One browser for all files of a worker: to start one takes as much as three empty windows. It goes with the process, and its folder with it. */
let launched: Promise<Browser> | null = null;
const theBrowser = (): Promise<Browser> => (launched ??= launch());
/** A browser that keeps its own settings in a folder; visitors have nothing of each other all the same. */
async function launch(): Promise<Browser> {
  const folder = mkdtempSync(join(tmpdir(), "stormakt-browser-"));
  writeFileSync(join(folder, "Local State"), JSON.stringify(SAVES_ENERGY));
  const options = { executablePath: await findChromium(), args: [...CHROMIUM_FLAGS, ...MORE_FLAGS], handleSIGTERM: false };
  const browser = (await chromium.launchPersistentContext(folder, options)).browser();
  if (browser === null) throw new Error("the browser cannot be had");
  // One that has crashed is not what the next file gets.
  browser.once("disconnected", () => {
    launched = null;
  });
  // A worker is told to end by a signal. What ends with it ends by its exit: first the browser, then what the browser had.
  process.once("SIGTERM", () => process.exit());
  process.once("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return browser;
}
/**
 * The window is made small; its page keeps the size it was told, is laid out and painted as before, and pictures show all of it. But nobody
 * looks at the screen, and without a graphics card it takes a tenth of the browser's work to put the page there. In a window with no room
 * at all a page is not drawn any more.
 */
async function behindASlit(page: Page): Promise<void> {
  const line = await page.context().newCDPSession(page);
  const { windowId } = await line.send("Browser.getWindowForTarget");
  await line.send("Browser.setWindowBounds", { windowId, bounds: { width: 100, height: 100 } });
  await line.detach();
}
/** The page gets another size, as if its window had. */
export async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await behindASlit(page);
}
const webDirIn = (folder: string): string => join(folder, "web");
const serve = (dataDir: string, port: number): Promise<RunningServer> =>
  startServer(
    settingsFrom({}, { port, host: "localhost", webDir: webDirIn(dataDir), dataDir, logLevel: "silent", botPause: { least: 5, most: 15 } }),
  );
/** The client as it is now, or one that was built elsewhere (WEB_DIR). */
async function builtClient(): Promise<string> {
  const elsewhere = process.env["WEB_DIR"];
  if (elsewhere !== undefined) return elsewhere;
  await buildWeb(() => {});
  return fileURLToPath(new URL("../packages/web/dist", import.meta.url));
}

/** Opens the page for a new table and waits until it can be started. */
export async function setUpTable(page: Page, game = "vasa-regalis"): Promise<void> {
  await page.goto(`/new/${game}`);
  await page.locator("button[type=submit]").waitFor();
}
/** Says who sits on a chair, counted from 1. */
export async function seat(page: Page, chair: number, who: "A friend" | "At this screen" | "Bot" | "Empty"): Promise<void> {
  await page.getByRole("button", { name: new RegExp(`^Chair ${chair}:`) }).click();
  await page.getByRole("radio", { name: who, exact: true }).check({ force: true });
}
/** The person on the first chair leads the first round, and is therefore asked first. */
export const leadFirst = async (page: Page): Promise<void> => {
  await page.getByLabel("First shipyard leader").selectOption("0");
};
export const start = (page: Page): Promise<void> => page.locator("button[type=submit]").click();

/** The moves of the list; a long list is folded, and the whole list is where the dock has the same moves as buttons. */
export const moves = (page: Page) => page.locator("ol[data-moves] button:not([data-fold])");
/** Chooses the first move of the list, by its key: that works wherever the moves are shown. */
export const firstMove = async (page: Page): Promise<void> => {
  await moves(page).first().waitFor({ state: "attached" });
  await page.keyboard.press("1");
};
/** Opens the drawer with all that one looks up, and in it the board as a list of places. */
export const boardInWords = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Standing", exact: true }).click();
  await page.getByText("The board in words").click();
};
export const question = (page: Page) => page.getByRole("complementary", { name: "Your turn" });
/** Waits until something is asked of the seat at the screen, longer than for a page where others think before that. */
export const asked = (page: Page, { timeout = 60_000 } = {}): Promise<void> => question(page).waitFor({ timeout });
export const isOver = (page: Page): Promise<boolean> => page.evaluate(() => document.body.textContent.includes("The final table"));

/** Plays any allowed move whenever one is asked for, until the game is over. Buildings are called, so that games are short. */
export async function playToTheEnd(page: Page): Promise<void> {
  await page.evaluate(() => {
    const press = (): void => {
      const ready = [...document.querySelectorAll("button")].find(({ textContent }) => textContent.startsWith("I am "));
      ready?.click();
      const all = [...document.querySelectorAll<HTMLButtonElement>("ol[data-moves] button")];
      const building = all.find(({ textContent }) => /Build|Bygg/.test(textContent));
      (building ?? all[Math.floor(Math.random() * all.length)])?.click();
    };
    const timer = setInterval(() => {
      if (/The final table|Slutställningen/.test(document.body.textContent)) clearInterval(timer);
      else press();
    }, 25);
  });
  await told(page, /The final table|Slutställningen/, 90_000);
  await page.getByText(/The final table|Slutställningen/).waitFor({ state: "attached" });
}
/**
 * Waits until these words stand on the page, or so many milliseconds have passed. For what takes a whole game: a locator that waits looks into
 * every element of the page, again and again.
 */
export const told = (page: Page, words: RegExp, limit: number): Promise<void> =>
  page.evaluate(
    ([source, most]) =>
      new Promise<void>((done) => {
        const until = performance.now() + most;
        const look = (): void => {
          if (new RegExp(source).test(document.body.textContent) || performance.now() > until) done();
          else setTimeout(look, 250);
        };
        look();
      }),
    [words.source, limit] as const,
  );
