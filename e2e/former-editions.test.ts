/**
 * Matches that a former version of the program began, in the browser of today: from a server's database and from this device's own store.
 * Each is opened at the board of today, played on by its own rules, and nothing breaks on the way.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { Client, liveAddress, overSocket } from "@stormakt/protocol/client";
import { sqliteFile } from "@stormakt/server/store";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { playOn } from "../scripts/play/any-move.ts";
import { question, Stage } from "./stage.ts";

const ROOT = join(import.meta.dirname, "../fixtures");
const MOVES = 5;

describe.each(readdirSync(ROOT))("what the program at %s wrote", (commit) => {
  const at = (name: string): string => join(ROOT, commit, name);
  const index = JSON.parse(readFileSync(at("index.json"), "utf8")) as {
    readonly guests: readonly { readonly token: string }[];
    readonly tables: readonly { readonly id: string; readonly name: string; readonly people: number }[];
  };
  const kept = JSON.parse(gunzipSync(readFileSync(at("browser.json.gz"))).toString()) as {
    readonly paths: Readonly<Record<string, string>>;
    readonly tables: readonly object[];
    readonly facts: { readonly keys: readonly string[]; readonly values: readonly string[] };
  };
  let stage: Stage;
  beforeAll(async () => {
    const database = brotliDecompressSync(readFileSync(at("stormakt.sqlite.br")));
    stage = await Stage.open((folder) => writeFileSync(sqliteFile(folder), database));
  });
  afterAll(() => stage.close());
  afterEach(() => stage.nobodyComplained());

  /** Answers what is asked, a few times. What cannot be drawn says so as an error of the console, which fails the test. */
  async function playSome(page: Page): Promise<void> {
    const lines = page.locator("li[data-kind]");
    const end = page.getByRole("button", { name: "Play again" });
    await question(page).waitFor({ timeout: 60_000 });
    expect(await lines.count()).toBeGreaterThan(1);
    // Only the last lines of a long log are drawn.
    const before = await lines.last().textContent();
    for (let move = 0; move < MOVES; move++) {
      await question(page).or(end).first().waitFor({ timeout: 60_000 });
      if ((await end.count()) > 0) break;
      await playOn(page, move);
      await page.waitForTimeout(150);
    }
    await expect.poll(() => lines.last().textContent(), { timeout: 30_000 }).not.toBe(before);
    expect(await page.getByRole("alert").filter({ hasText: "went wrong" }).count()).toBe(0);
  }
  const { finished = "", ...running } = kept.paths;
  it.each(Object.entries(running))("on this device: %s is played on", async (_game, path) => {
    const page = await stage.visitor({ name: "Ebba" });
    await page.goto("/");
    await page.evaluate(fillStore, kept);
    await page.goto(path);
    await playSome(page);
  });
  it("on this device: a finished one is read, looked back at and analysed", async () => {
    const page = await stage.visitor({ name: "Ebba" });
    await page.goto("/");
    await page.evaluate(fillStore, kept);
    await page.goto(finished);
    await page.getByRole("button", { name: "Look back" }).click();
    await page.getByRole("slider", { name: "Moment of the game" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Analyse the game" }).click();
    await page.getByRole("heading", { name: "Turning points" }).waitFor({ timeout: 60_000 });
  });
  it.each(["vasa: with bots and a clock", "wallenstein: an attack to decide", "mare: the Riksdag", "svea: in the middle of a window"])(
    "on the server: %s is played on",
    async (name) => {
      const laid = index.tables.find((table) => table.name === name);
      const [token, ...others] = index.guests.map((guest) => guest.token);
      if (laid === undefined || token === undefined) throw new Error(`there is no ${name}`);
      // Who else sits there lets a bot play on.
      for (const [at, other] of others.slice(0, laid.people - 1).entries()) {
        const headers = { authorization: `Bearer ${other}` };
        const person = new Client(overSocket(() => new WebSocket(liveAddress(stage.address), { headers } as never)));
        await person.ask("relieve", { table: laid.id, as: at + 1, level: "random" });
        person.close();
      }
      const page = await stage.visitor({ name: "Ebba" });
      await page.context().addCookies([{ name: "stormakt", value: token, url: stage.address }]);
      await page.goto(`/t/${laid.id}`);
      await playSome(page);
    },
  );
});

describe("a page of another version than its server", () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await Stage.open();
  });
  afterAll(() => stage.close());
  afterEach(() => stage.nobodyComplained());

  it("loads itself anew, once, and then leaves it to the reader", async () => {
    const page = await stage.visitor({ name: "Ebba" });
    let isOther = true;
    await page.routeWebSocket(/\/live/, (line) => {
      const server = line.connectToServer();
      server.onMessage((text) => line.send(isOther ? String(text).replace(/"protocol":\d+/, '"protocol":99') : text));
    });
    let loads = 0;
    page.on("load", () => loads++);
    await page.goto("/tables");
    const note = page.getByRole("alert").filter({ hasText: "This page is of another version than the server." });
    await note.waitFor();
    expect(loads).toBe(2);
    isOther = false;
    await note.getByRole("button", { name: "Reload it" }).click();
    await expect.poll(() => loads).toBe(3);
    await page.getByRole("heading").first().waitFor();
    await page.waitForTimeout(300);
    expect(await note.count()).toBe(0);
  });
});

/** Lays what a browser kept into this one. Runs in the page. */
async function fillStore({ tables, facts }: { tables: readonly object[]; facts: { keys: readonly string[]; values: readonly string[] } }) {
  const cellar = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open("stormakt", 1);
    opening.addEventListener("upgradeneeded", () => {
      opening.result.createObjectStore("tables", { keyPath: "id" });
      opening.result.createObjectStore("facts");
    });
    opening.addEventListener("success", () => resolve(opening.result));
    opening.addEventListener("error", () => reject(new Error("the store cannot be opened")));
  });
  const writing = cellar.transaction(["tables", "facts"], "readwrite");
  for (const table of tables) writing.objectStore("tables").put(table);
  for (const [at, key] of facts.keys.entries()) writing.objectStore("facts").put(facts.values[at], key);
  await new Promise((resolve) => {
    writing.addEventListener("complete", resolve);
  });
  cellar.close();
}
