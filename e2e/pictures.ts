/**
 * Pictures of every kind of question of every game, to be looked at: `node scripts/bootstrap.mjs exec -- node e2e/pictures.ts FOLDER
 * [GAME[/STEP] …]`. Positions come from seeded play, so two versions of the client (WEB_DIR) are drawn at the same moments. Each kind is
 * drawn at every size of SIZES, by turns in English by day, in Swedish by night and in German by day; LOOKS=all draws each in all, LOOKS=de in one. With SCENES set,
 * games are played instead, and scenes on the stage are drawn, one for each kind of event (MINUTES per game, usual 3).
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { gameIds } from "@stormakt/shelf";
import type { Page } from "playwright-core";
import { playOn } from "../scripts/play/any-move.ts";
import type { Reached } from "../scripts/play/positions.ts";
import { addressOf, layOut, positionsOf } from "../scripts/play/positions.ts";
import { question, Stage, setUpTable, start } from "./stage.ts";

const [folder = "pictures", ...named] = process.argv.slice(2);
const GAMES = named.length > 0 ? [...new Set(named.map((name) => name.split("/")[0] ?? name))] : gameIds();
const STEPS = named.flatMap((name) => name.split("/").slice(1));
const MINUTES = Number(process.env["MINUTES"] ?? 3);
const SIZES = (process.env["SIZES"] ?? "1440x900 390x844").split(" ").map((size) => size.split("x").map(Number) as [number, number]);
const SCENES = process.env["SCENES"];
const LOOKS = [
  { language: "en", theme: "light" },
  { language: "sv", theme: "dark" },
  { language: "de", theme: "light" },
] as const;

mkdirSync(folder, { recursive: true });
const stage = await Stage.open();
try {
  for (const game of GAMES)
    if (SCENES === undefined) await portray(game);
    else await portrayScenes(game);
} finally {
  for (const complaint of await stage.clear()) console.error(complaint);
  await stage.close();
  await stage.browser.close();
}

async function portray(game: string): Promise<void> {
  const { reached, unmet } = await positionsOf(game);
  console.log(`${game}: ${reached.map(({ step, moves, legal }) => `${step} (move ${moves}, ${legal} to choose from)`).join(", ")}`);
  if (unmet.length > 0) console.log(`${game}: never met ${unmet.join(", ")}`);
  const wanted = reached.filter(({ step }) => STEPS.length === 0 || STEPS.includes(step));
  for (const [at, position] of wanted.entries())
    for (const [nth, look] of LOOKS.entries())
      if (process.env["LOOKS"] === undefined ? at % LOOKS.length === nth : ["all", look.language].includes(process.env["LOOKS"]))
        await portrayOne(position, look);
}
/** One question, alone on its device: nothing else waits for whoever is asked. */
async function portrayOne(position: Reached, look: (typeof LOOKS)[number]): Promise<void> {
  const [width = 1440, height = 900] = SIZES[0] ?? [];
  const page = await stage.visitor({ name: "Ebba", width, height, sharp: true, ...look });
  await layOut(page, [position.table]);
  await page.goto(addressOf(position));
  await page.locator("[data-question]").first().waitFor();
  if ((await page.locator("[data-recap=open]").count()) > 0) await page.keyboard.press("Escape");
  for (const [wide, high] of SIZES) {
    await page.setViewportSize({ width: wide, height: high });
    await page.waitForTimeout(400);
    await page.screenshot({ path: join(folder, `${position.game}-${position.step}-${wide}-${look.language}.png`) });
  }
  await page.context().close();
}

async function portrayScenes(game: string): Promise<void> {
  const [width, height] = SIZES[0] ?? [1440, 900];
  const look = LOOKS.find(({ language }) => language === SCENES) ?? LOOKS[0];
  const page = await stage.visitor({ name: "Ebba", width, height, sharp: true, ...look, more: { pace: "slow" } });
  const staged = new Set<string>();
  await setUpTable(page, game);
  for (const option of await page.locator("main input[type=checkbox]:not(:checked)").all())
    await option.check({ force: true }).catch(() => {});
  await start(page);
  const until = Date.now() + MINUTES * 60_000;
  for (let turn = 0; Date.now() < until; turn++) {
    while ((await page.locator("[data-stage]").count()) > 0) await drawScene(page, game, staged);
    const asked = question(page).or(page.getByRole("complementary", { name: "Din tur" }));
    const isAsked = await asked.waitFor({ timeout: 12_000 }).then(
      () => true,
      () => false,
    );
    if (!isAsked || (await page.getByText(/The final table|Slutställningen/).count()) > 0) break;
    await page.keyboard.press("Escape");
    await playOn(page, turn);
    await page.waitForTimeout(500);
  }
  await page.context().close();
  console.log(`${game}: ${[...staged].join(", ")}`);
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
