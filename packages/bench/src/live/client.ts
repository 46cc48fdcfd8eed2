import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { settingsFrom, startServer } from "@stormakt/server";
import { type CDPSession, chromium, type Page } from "playwright-core";
import { CHROMIUM_FLAGS, findChromium } from "../../../../scripts/browser.mjs";

interface Visit {
  readonly page: Page;
  readonly cdp: CDPSession;
}
export interface Clients {
  /** Where each of the folders is served. */
  readonly addresses: readonly string[];
  /** With `seed` the host in the page draws the same chances at every visit with it. */
  readonly visit: (settings: object, seed?: number) => Promise<Visit>;
}
/** Where the host and its bots are: what they draw comes from here. */
const HOST_SCRIPT = /\/assets\/worker-[^/]+\.js$/u;
const drawn = (seed: number): string => `
let drawn = ${seed};
crypto.getRandomValues = (list) => list.map(() => {
  drawn = (Math.imul(drawn, 1664525) + 1013904223) >>> 0;
  return drawn >>> 24;
});
`;
/** Built clients, each served by a server of its own, and a browser to look at them. */
export async function withClients<T>(folders: readonly string[], work: (clients: Clients) => Promise<T>): Promise<T> {
  const data = mkdtempSync(join(tmpdir(), "stormakt-bench-web-"));
  const settings = { port: 0, host: "localhost", logLevel: "silent" } as const;
  const servers = await Promise.all(
    folders.map((webDir, at) => startServer(settingsFrom({}, { ...settings, webDir, dataDir: join(data, String(at)) }))),
  );
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [...CHROMIUM_FLAGS, "--disable-background-networking"],
  });
  const visit = async (state: object, seed?: number): Promise<Visit> => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: "block", reducedMotion: "reduce" });
    await context.addInitScript((one) => localStorage.setItem("stormakt.settings", JSON.stringify({ state: one, version: 1 })), state);
    if (seed !== undefined)
      await context.route(HOST_SCRIPT, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: `${drawn(seed)}${await response.text()}` });
      });
    const page = await context.newPage();
    return { page, cdp: await context.newCDPSession(page) };
  };
  try {
    return await work({ addresses: servers.map(({ port }) => `http://localhost:${port}`), visit });
  } finally {
    await browser.close();
    await Promise.all(servers.map((server) => server.close()));
    rmSync(data, { recursive: true, force: true });
  }
}
