// Draws the maps and writes what the client needs of them: node packages/web/scripts/make-maps.mjs [--check]
// With --check nothing is written; it fails if a written map is not what would be drawn now.
import { readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { DRAWINGS } from "./maps/index.mjs";

const check = process.argv.includes("--check");
for (const [game, draw] of DRAWINGS) {
  const { data, note } = draw();
  const place = new URL(`../src/maps/${game}/map.json`, import.meta.url);
  const text = JSON.stringify(data);
  if (check) {
    const written = JSON.stringify(JSON.parse(readFileSync(place, "utf8")));
    if (written !== text) {
      console.error(`${game}: the written map is not what would be drawn now; run make-maps.mjs and format it`);
      process.exitCode = 1;
    }
  } else writeFileSync(place, `${text}\n`);
  console.log(
    `${game}: ${Math.round(text.length / 1000)} kB, ${(gzipSync(text, { level: 9 }).length / 1000).toFixed(1)} kB compressed; ${note}`,
  );
}
