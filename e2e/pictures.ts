/**
 * Pictures of every kind of question of every game, to be looked at: `node scripts/bootstrap.mjs exec -- node e2e/pictures.ts FOLDER
 * [GAME …]`. Plays against bots until every kind was met or the time is up (MINUTES per game, usual 3). Each kind is drawn on a wide
 * screen and on a phone, by turns in English by day and in Swedish by night, so that twice met it was seen in all of them. With SCENES
 * set, scenes on the stage are drawn too, one for each kind of event.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { gameIds } from "@stormakt/shelf";
import type { Page } from "playwright-core";
import { playOn } from "./any-move.ts";
import { question, Stage, setUpTable, start } from "./stage.ts";

const [folder = "pictures", ...named] = process.argv.slice(2);
const GAMES = named.length > 0 ? named : gameIds();
const MINUTES = Number(process.env["MINUTES"] ?? 3);
const SIZES = (process.env["SIZES"] ?? "1440x900 390x844").split(" ").map((size) => size.split("x").map(Number) as [number, number]);
const SCENES = process.env["SCENES"] !== undefined;
const LOOKS = [
  { language: "en", theme: "light" },
  { language: "sv", theme: "dark" },
] as const;

mkdirSync(folder, { recursive: true });
const stage = await Stage.open();
try {
  for (const game of GAMES) {
    const met = await portray(game);
    console.log(`${game}: ${[...met].map(([step, times]) => `${step} ${times}`).join(", ")}`);
  }
} finally {
  for (const complaint of await stage.clear()) console.error(complaint);
  await stage.close();
}

async function portray(game: string): Promise<ReadonlyMap<string, number>> {
  const [width, height] = SIZES[0] ?? [1440, 900];
  const page = await stage.visitor({ name: "Ebba", width, height, more: SCENES ? { pace: "slow" } : {} });
  const staged = new Set<string>();
  await setUpTable(page, game);
  for (const option of await page.locator("main input[type=checkbox]:not(:checked)").all())
    await option.check({ force: true }).catch(() => {});
  await start(page);
  const met = new Map<string, number>();
  let look = SCENES && process.env["SCENES"] === "sv" ? 1 : 0;
  if (look > 0) await dress(page, look);
  const until = Date.now() + MINUTES * 60_000;
  for (let turn = 0; Date.now() < until; turn++) {
    while (SCENES && (await page.locator("[data-stage]").count()) > 0) await drawScene(page, game, staged);
    try {
      await question(page)
        .or(page.getByRole("complementary", { name: "Din tur" }))
        .waitFor({ timeout: 12_000 });
    } catch {
      break;
    }
    if ((await page.getByText(/The final table|Slutställningen/).count()) > 0) break;
    await page.keyboard.press("Escape");
    const step = (await page.locator("[data-step]").first().getAttribute("data-step")) ?? "nothing";
    const times = met.get(step) ?? 0;
    if (!SCENES && times < LOOKS.length * 2) {
      met.set(step, times + 1);
      await draw(page, `${game}-${step}`, times, look);
      if (times < LOOKS.length - 1) {
        look = (look + 1) % LOOKS.length;
        await dress(page, look);
        await draw(page, `${game}-${step}`, times, look);
      }
    }
    await playOn(page, turn);
    await page.waitForTimeout(SCENES ? 500 : 60);
  }
  await page.context().close();
  return met;
}
/** A scene with a kind of event in it that was not seen yet; then on to the next. */
async function drawScene(page: Page, game: string, staged: Set<string>): Promise<void> {
  const kinds = await page
    .locator("[data-stage] li[data-kind]")
    .evaluateAll((all) => all.map((one) => one.getAttribute("data-kind") ?? ""));
  const fresh = kinds.filter((kind) => !staged.has(kind));
  for (const kind of kinds) staged.add(kind);
  if (fresh.length > 0) {
    await page.waitForTimeout(300);
    await page.screenshot({ path: join(folder, `${game}-scene-${fresh.slice(0, 3).join("-")}.png`) });
  }
  await page.keyboard.press("ArrowRight");
  await page.waitForTimeout(40);
}
async function dress(page: Page, look: number): Promise<void> {
  await page.evaluate((change) => {
    const kept = JSON.parse(localStorage.getItem("stormakt.settings") ?? "{}") as { state: object };
    localStorage.setItem("stormakt.settings", JSON.stringify({ ...kept, state: { ...kept.state, ...change } }));
  }, LOOKS[look] ?? LOOKS[0]);
  await page.reload();
  await page.locator("[data-question]").first().waitFor();
  await page.waitForTimeout(300);
  await page.keyboard.press("Escape");
}
async function draw(page: Page, name: string, times: number, look: number): Promise<void> {
  const { language, theme } = LOOKS[look] ?? LOOKS[0];
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(250);
    await page.screenshot({ path: join(folder, `${name}-${times}-${language}-${theme}-${width}.png`) });
  }
  const [width, height] = SIZES[0] ?? [1440, 900];
  await page.setViewportSize({ width, height });
}
