import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { asked, Stage, setUpTable, start } from "./stage.ts";

/** What is lost on the way is said, and can be fetched again. */
let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());
// Here the console may complain: something was taken away on purpose.
afterEach(() => stage.clear());

it("the first page takes less than 120 kB of script, as it is sent", () => {
  const page = readFileSync(join(stage.webDir, "index.html"), "utf8");
  const scripts = [...page.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(([, name = ""]) => name);
  expect(scripts.length).toBeGreaterThan(1);
  // And the words of one language, whichever is the longest.
  const words = [...page.matchAll(/<meta name="words-\w+" content="\/([^"]+)"/g)].map(([, name = ""]) => name);
  expect(words.length).toBeGreaterThan(1);
  const most = Math.max(...words.map((name) => gzipSync(readFileSync(join(stage.webDir, name))).length));
  const sent = scripts.reduce((sum, name) => sum + gzipSync(readFileSync(join(stage.webDir, name))).length, 0);
  expect(sent + most).toBeLessThan(120 * 1024);
});
it("a part of the game that does not come is told, and comes when it is tried again", async () => {
  const page = await stage.visitor({ name: "Ebba" });
  await page.goto("/");
  await page.getByRole("link", { name: "Play: Vasa Regalis" }).waitFor();
  await page.waitForLoadState("networkidle");
  let away = true;
  await page.route(/\/assets\/.*\.js$/, (route) => (away ? route.abort() : route.continue()));
  await page.getByRole("link", { name: "Play: Vasa Regalis" }).click();
  const alert = page.getByRole("alert");
  await alert.waitFor();
  expect(await alert.innerText()).toContain("A part of the program did not come");
  away = false;
  await alert.getByRole("button", { name: "Load the page anew" }).click();
  await page.getByRole("button", { name: "Start the game" }).waitFor();
});
it("without the script of the host a table says so instead of waiting for ever", async () => {
  const page = await stage.visitor({ name: "Ebba" });
  await setUpTable(page);
  await start(page);
  await asked(page);
  await page.route(/\/assets\/worker-.*\.js$/, (route) => route.abort());
  await page.reload();
  const alert = page.getByRole("alert");
  await alert.waitFor();
  expect(await alert.innerText()).toContain("A part of the program did not come");
  await page.unroute(/\/assets\/worker-.*\.js$/);
  await alert.getByRole("button", { name: "Try again" }).click();
  await asked(page);
});
