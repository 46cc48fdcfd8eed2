import { readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { freezeGame } from "../scripts/tasks/freeze.ts";
import { asked, firstMove, Stage, setUpTable, start } from "./stage.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

/** Waits until the page has been kept for later. */
const installed = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active !== null && active.state !== "activated")
      await new Promise<void>((resolve) => {
        active.addEventListener("statechange", () => active.state === "activated" && resolve());
      });
  });

it("once visited, plays without a network: a new game, and the old one", async () => {
  const page = await stage.visitor({ name: "Ebba", serviceWorker: true });
  await page.goto("/");
  await installed(page);
  await setUpTable(page);
  await start(page);
  await asked(page);
  await firstMove(page);
  const table = page.url();

  await page.context().setOffline(true);
  await page.goto("/");
  await page.getByRole("link", { name: "Play: Vasa Regalis" }).click();
  await page.getByRole("button", { name: "Start the game" }).click();
  await asked(page);
  await firstMove(page);
  await page.goto(table);
  await page.getByText("In the yard").first().waitFor();
  await page.goto("/rules/vasa-regalis");
  await page.getByText("VR-SETUP-1", { exact: true }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/rules/vasa-regalis");

  // A game that was never opened here says why it cannot be had, and leads back.
  await page.goto("/rules/wallenstein");
  await page.getByText("the games that you have opened on this device before").waitFor();
  await page.getByRole("alert").getByRole("link", { name: "To the games" }).click();
  await page.getByRole("link", { name: "Play: Vasa Regalis" }).waitFor();
});

it("of what the first visit keeps nothing is left out because its name begins as that of a game", () => {
  const kept = readFileSync(join(stage.webDir, "sw.js"), "utf8");
  const shell = readdirSync(join(stage.webDir, "assets")).filter((name) => /game-info-.*\.js$/.test(name));
  expect(shell.length).toBeGreaterThan(0);
  for (const name of shell) expect(kept).toContain(name);
});

it("a new version with other rules does not change them under a running game", async () => {
  const page = await stage.visitor({ name: "Ebba", serviceWorker: true });
  await page.goto("/");
  await installed(page);
  await setUpTable(page);
  await start(page);
  await asked(page);
  const table = page.url();

  await nextVersion(stage.webDir);
  await stage.restart();
  const later = await page.context().newPage();
  await later.goto(stage.address);
  const take = later.getByRole("button", { name: "Take it now" });
  await take.waitFor();
  // Loaded past every version, as with Shift: none is in charge of the page, and the new one is taken all the same.
  const line = await later.context().newCDPSession(later);
  await line.send("Page.reload", { ignoreCache: true });
  await later.waitForFunction(() => navigator.serviceWorker.controller === null);
  await take.click();
  await later.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await later.waitForLoadState();
  const scripts = await later.evaluate(() =>
    [...document.querySelectorAll("script[src], link[rel=modulepreload]")].map((one) => one.outerHTML).join(),
  );
  expect(scripts).toContain("next");
  // A new table has the new rules, the old one is played on under its own.
  await setUpTable(later);
  await start(later);
  await asked(later);
  await later.goto(table);
  await asked(later);
  await firstMove(later);
  await later
    .getByText(/Ebba (takes|exchanges|buys)/)
    .first()
    .waitFor({ state: "attached" });
});

const GAME = "vasa-regalis";
/** What only the script with its rules holds. */
const OWN_RULE = "VR-ADMIRAL-1";
/** The same client under another rules version, with the present one carried along: files whose text changes get another name, as a build would give them. */
async function nextVersion(dist: string): Promise<void> {
  const assets = join(dist, "assets");
  const texts = new Map(
    readdirSync(assets)
      .filter((name) => name.endsWith(".js"))
      .map((name) => [name, readFileSync(join(assets, name), "utf8")]),
  );
  const original = new Map(texts);
  const { rulesVersion, text: frozen } = await freezeGame(GAME);
  const [former] = readdirSync(join(dist, "editions", GAME));
  const known = `${GAME}/${former?.replace(/\.js$/, "")}`;
  writeFileSync(join(dist, "editions", GAME, `${rulesVersion}.js`), frozen);
  const present = new RegExp(`rulesVersion:([\`"'])${rulesVersion.replaceAll(".", "\\.")}\\1`, "g");
  for (const [name, text] of texts) {
    const carried = text.replaceAll(`\`${known}\``, `\`${known}\`,\`${GAME}/${rulesVersion}\``);
    // Other games may bear the same number: only this one's rules are another's.
    texts.set(name, text.includes(OWN_RULE) ? carried.replaceAll(present, "rulesVersion:$19.9$1") : carried);
  }
  const renamed = new Map<string, string>();
  for (let isSettled = false; !isSettled; ) {
    isSettled = true;
    for (const [name, text] of texts) {
      if (renamed.has(name) || text === original.get(name)) continue;
      const next = name.replace(/-[\w-]{8}\.js$/, (hash) => `-next${hash.slice(5)}`);
      renamed.set(name, next);
      for (const [other, words] of texts) texts.set(other, words.replaceAll(name, next));
      isSettled = false;
    }
  }
  expect(renamed.size).toBeGreaterThan(1);
  for (const [name, text] of texts) writeFileSync(join(assets, name), text);
  for (const [name, next] of renamed) renameSync(join(assets, name), join(assets, next));
  for (const page of ["index.html", "sw.js"]) {
    let text = readFileSync(join(dist, page), "utf8");
    for (const [name, next] of renamed) text = text.replaceAll(name, next);
    // The page itself has changed too, and says so.
    writeFileSync(join(dist, page), text.replace(/(url:"index\.html",revision:")[0-9a-f]{8}/, "$100000000"));
  }
}
