// The curves of docs/strength/efforts.svg: what thinking longer brings, game by game.
import type { Line } from "./strength-lines.ts";
import { linesIn, shareOf, tableOf, timesOf } from "./strength-lines.ts";

const PANEL = { width: 370, height: 250 };
const LEFT = 48;
const RIGHT = 16;
const TOP = 40;
const BOTTOM = 40;
const LEAST = 1 / 16;
/** Doublings from the least effort to the most. */
const DOUBLINGS = 8;

/** A panel for each game: won over effort, doubled from tick to tick, with intervals as strokes and par as a dashed line. */
export function effortsChart(folder: string, titles: readonly (readonly [string, string])[]): string {
  const lines = linesIn(folder);
  const panels = titles.flatMap(([id, title]) => {
    const own = lines.filter(({ game }) => game === id).sort((one, other) => shareOf(one.first) - shareOf(other.first));
    return own.length === 0 ? [] : [{ title, own }];
  });
  const rows = Math.ceil(panels.length / 2);
  const [width, height] = [2 * PANEL.width, rows * PANEL.height + 30];
  const drawn = panels.map(({ title, own }, nth) => panelOf(title, own, (nth % 2) * PANEL.width, Math.floor(nth / 2) * PANEL.height));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="Won by hard against normal, over its effort">
<style>text{font:12px system-ui,sans-serif;fill:#22221f}.h{font-weight:600;font-size:13px}.n{fill:#5a564c}.g{stroke:#d8d2c4}.c{fill:none;stroke:#2f5f8f;stroke-width:2}.d{fill:#2f5f8f}.i{stroke:#2f5f8f;stroke-width:1.5}.p{stroke:#c9683c;stroke-dasharray:4 3}</style>
<rect width="${width}" height="${height}" fill="#fbf8f1"/>
${drawn.join("\n")}
<text class="n" x="16" y="${height - 12}">Won by one hard, over its playouts (1: as usual), against normal in all other seats; strokes hold 95 %, dashed is par</text>
</svg>
`;
}
function panelOf(title: string, own: readonly Line[], left: number, top: number): string {
  const [from, to] = [left + LEFT, left + PANEL.width - RIGHT];
  const [high, low] = [top + TOP, top + PANEL.height - BOTTOM];
  const x = (share: number): string => (from + (Math.log2(share / LEAST) / DOUBLINGS) * (to - from)).toFixed(1);
  const y = (won: number): string => (low - won * (low - high)).toFixed(1);
  const [any] = own;
  const grid = [0, 0.25, 0.5, 0.75, 1].map(
    (won) =>
      `<line class="g" x1="${from}" x2="${to}" y1="${y(won)}" y2="${y(won)}"/><text class="n" x="${from - 6}" y="${Number(y(won)) + 4}" text-anchor="end">${100 * won} %</text>`,
  );
  const ticks = Array.from({ length: DOUBLINGS / 2 + 1 }, (_, nth) => LEAST * 4 ** nth).map(
    (share) => `<text class="n" x="${x(share)}" y="${low + 18}" text-anchor="middle">${timesOf(share)}</text>`,
  );
  const points = own.map(
    ({ first, won, games }) =>
      `<line class="i" x1="${x(shareOf(first))}" x2="${x(shareOf(first))}" y1="${y(won.low)}" y2="${y(won.high)}"/><circle class="d" cx="${x(shareOf(first))}" cy="${y(won.share)}" r="3.5"><title>${(100 * won.share).toFixed(0)} % of ${games} games</title></circle>`,
  );
  const curve = own.map(({ first, won }) => `${x(shareOf(first))},${y(won.share)}`).join(" ");
  const par = any?.par ?? 0;
  return `<text class="h" x="${left + 16}" y="${top + 24}">${title}, ${any === undefined ? "" : tableOf(any)}</text>
${grid.join("")}${ticks.join("")}
<line class="p" x1="${from}" x2="${to}" y1="${y(par)}" y2="${y(par)}"/><polyline class="c" points="${curve}"/>
${points.join("")}`;
}
