/// <reference lib="dom" />
/** Makes the pictures that links bear where somebody posts them: `node scripts/bootstrap.mjs exec -- node e2e/cards.ts`. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { gameIds } from "@stormakt/shelf";
import { inRoot } from "../scripts/bootstrap/paths.mjs";
import { Stage } from "./stage.ts";

const SIZE = { width: 1200, height: 630 };
const folder = inRoot("packages/web/public/cards");
mkdirSync(folder, { recursive: true });
const stage = await Stage.open();
const page = await stage.visitor({ ...SIZE, sharp: true });
const picture = async (name: string, selector: string): Promise<void> => {
  await page.evaluate((wanted) => {
    const drawn = document.querySelector<SVGElement>(wanted);
    if (drawn === null) throw new Error(`there is no ${wanted}`);
    document.body.append(drawn);
    for (const other of document.body.children)
      if (other !== drawn && !other.matches(".sprite")) (other as HTMLElement).style.visibility = "hidden";
    const { style } = drawn;
    Object.assign(style, { position: "fixed", inset: "0", width: "1200px", height: "630px", zIndex: "99999", visibility: "visible" });
  }, selector);
  await page.waitForTimeout(400);
  await page.screenshot({ path: join(folder, `${name}.jpg`), type: "jpeg", quality: 78 });
};
await page.goto("/");
await page.waitForTimeout(1500);
await picture("stormakt", "main svg");
for (const game of gameIds()) {
  await page.goto(`/new/${game}`);
  await page.waitForTimeout(1500);
  await picture(game, "main header svg");
}
await stage.close();
await stage.browser.close();
