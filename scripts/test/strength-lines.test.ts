import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { effortsChart } from "../strength-chart.ts";
import { effortsTable, ladderTable } from "../strength-lines.ts";

const folder = mkdtempSync(join(tmpdir(), "stormakt-lines-"));
afterAll(() => rmSync(folder, { recursive: true }));
const TITLES = [["wallenstein", "Wallenstein"]] as const;

let kept = 0;
function keep(first: string, second: string, won: number, options = ""): void {
  const wins = Array.from({ length: 40 }, () => [won, 4]);
  const report = { game: "wallenstein", rulesVersion: "2", seats: 4, options, first, second, seed: "x", wins };
  writeFileSync(join(folder, `${kept++}.json`), JSON.stringify(report));
}
it("names every table where a level is not shown to be better than the one below", () => {
  keep("normal", "easy", 3);
  keep("hard@0.25", "normal", 1);
  keep("champion@0.25", "hard@0.25", 0.2, "court=true");
  const page = ladderTable(folder, TITLES);
  expect(page).toMatch(/\| Wallenstein, 4 seats \| 25 % \| \*\*75 % \(.*\) of 160\*\* \| 25 % \(.*\) of 160, x 1\/4 \| – \|/);
  expect(page).toContain("Below par by the whole interval: Wallenstein, 4 seats, court=true: champion@0.25 against hard@0.25.");
  expect(page).toMatch(/Not shown to be above par.*: Wallenstein, 4 seats: hard@0\.25 against normal\./);
});
it("shows efforts in their order", () => {
  keep("hard@16", "normal", 2);
  keep("hard@0.0625", "normal", 0.5);
  const page = effortsTable(folder, TITLES);
  expect(page).toContain("x 1/16");
  expect(page.indexOf("x 1/16")).toBeLessThan(page.indexOf("x 16"));
});
it("draws efforts as a curve that rises where more was won", () => {
  const chart = effortsChart(folder, TITLES);
  const [, points = ""] = /<polyline class="c" points="([^"]*)"/.exec(chart) ?? [];
  const heights = points.split(" ").map((point) => point.split(",").map(Number));
  const [first, last] = [heights[0], heights.at(-1)];
  expect(first?.[0]).toBeLessThan(last?.[0] ?? 0);
  expect(first?.[1]).toBeGreaterThan(last?.[1] ?? 0);
});
it("is empty where nothing was measured", () => {
  expect([ladderTable(join(folder, "none"), TITLES), effortsTable(join(folder, "none"), TITLES)]).toEqual(["", ""]);
});
