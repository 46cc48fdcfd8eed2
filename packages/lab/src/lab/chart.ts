import type { LabReport, Row, Topic } from "./lab.ts";

const WIDTH = 760;
const LABEL = 230;
const NUMBER = 150;
const ROW = 18;
const HEAD = 34;
const TOP = 58;
const PLOT = WIDTH - LABEL - NUMBER;

/** Bars with their intervals, a panel for each topic; what is lopsided stands out, and not by colour alone. */
export function chartOf({ game, games, bot, config, topics }: Pick<LabReport, "game" | "games" | "bot" | "config" | "topics">): string {
  let y = TOP;
  const panels = topics.map((topic) => {
    const panel = panelOf(topic, y);
    y += HEAD + topic.rows.length * ROW;
    return panel;
  });
  const height = y + 16;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="${escaped(game)}: ${games} games">
<style>text{font:12px system-ui,sans-serif;fill:#22221f}.h{font-weight:600;font-size:13px}.t{font-weight:600;font-size:16px}.n{fill:#5a564c}.b{fill:#9db6cf}.l{fill:#c9683c}.i{stroke:#22221f;stroke-width:1.5}.p{stroke:#5a564c;stroke-dasharray:3 3}</style>
<rect width="${WIDTH}" height="${height}" fill="#fbf8f1"/>
<text class="t" x="16" y="26">${escaped(game)}, ${config.seats} seats</text>
<text class="n" x="16" y="44">${games} games by ${escaped(bot)} bots; bars are shares or means, strokes their 95 % intervals, ◆ lopsided</text>
${panels.join("\n")}
</svg>
`;
}
function panelOf({ topic, kind, beside, rows }: Topic, top: number): string {
  const most = Math.max(1e-9, beside ?? 0, ...rows.map(({ high }) => high));
  const at = (value: number): number => LABEL + (Math.max(0, value) / most) * PLOT;
  const parts = [`<text class="h" x="16" y="${top + 20}">${escaped(topic)}</text>`];
  rows.forEach((row, nth) => parts.push(barOf(row, kind === "mean", top + HEAD + nth * ROW - 8, at)));
  if (beside !== null) {
    const x = at(beside).toFixed(1);
    parts.push(`<line class="p" x1="${x}" x2="${x}" y1="${top + 24}" y2="${top + HEAD + rows.length * ROW - 8}"/>`);
  }
  return parts.join("\n");
}
function barOf({ thing, of, value, low, high, lopsided }: Row, isMean: boolean, y: number, at: (value: number) => number): string {
  const said = isMean ? value.toFixed(2) : `${(100 * value).toFixed(1)} %`;
  const middle = (y + ROW / 2).toFixed(1);
  return [
    `<text x="${LABEL - 8}" y="${y + 13}" text-anchor="end">${lopsided ? "◆ " : ""}${escaped(thing)}</text>`,
    `<rect class="${lopsided ? "l" : "b"}" x="${LABEL}" y="${y + 3}" width="${(at(value) - LABEL).toFixed(1)}" height="${ROW - 6}"/>`,
    `<line class="i" x1="${at(low).toFixed(1)}" x2="${at(high).toFixed(1)}" y1="${middle}" y2="${middle}"/>`,
    `<text class="n" x="${WIDTH - NUMBER + 10}" y="${y + 13}">${said} of ${of}</text>`,
  ].join("");
}
const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
