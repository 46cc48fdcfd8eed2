/**
 * Looks for the lines that lessons are taught along: `node scripts/bootstrap.mjs exec -- node scripts/lessons/main.ts <game> [chapter …]`. What
 * fits still is left as it is. SEEDS: how many games are tried for each (200).
 */
import { readFileSync, writeFileSync } from "node:fs";
import { botCalled } from "@stormakt/bots";
import { gameCalled } from "@stormakt/shelf";
import type { Chapter, Line } from "../../packages/web/src/games/lessons.ts";
import type { Recipe } from "./find.ts";
import { lineFrom } from "./find.ts";

const MOST = Number(process.env["SEEDS"] ?? 200);
const [game = "", ...only] = process.argv.slice(2);
const { recipes } = (await import(`./${game}.ts`)) as { recipes: Readonly<Record<string, Recipe>> };
const { chapters } = (await import(`../../packages/web/src/games/${game}/lessons/chapters.ts`)) as { chapters: readonly Chapter[] };
const file = new URL(`../../packages/web/src/games/${game}/lessons/lines.json`, import.meta.url);
const rules = await gameCalled(game);
const bot = await botCalled("greedy", rules);
const lines = read();
for (const chapter of chapters) {
  const recipe = recipes[chapter.id];
  if (recipe === undefined) throw new Error(`nobody has said how ${chapter.id} is found`);
  if (only.length > 0 && !only.includes(chapter.id)) continue;
  const why = new Map<string, number>();
  for (let seed = 1; seed <= MOST; seed++) {
    const line = lineFrom(rules, bot, chapter, recipe, `${chapter.id} ${seed}`);
    if (typeof line !== "string") {
      lines[chapter.id] = line;
      console.log(`${chapter.id}: seed ${seed}, ${line.begins} moves before, ${line.moves.length - line.begins} in it`);
      break;
    }
    why.set(line, (why.get(line) ?? 0) + 1);
    if (seed === MOST) throw new Error(`no seed fits ${chapter.id}: ${[...why].map(([text, count]) => `${count} × ${text}`).join("; ")}`);
  }
  writeFileSync(file, `${JSON.stringify(lines)}\n`);
}

function read(): Record<string, Line> {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Record<string, Line>;
  } catch {
    return {};
  }
}
