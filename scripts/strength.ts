// Writes the tables of docs/strength.md from the reports under docs/strength: node scripts/bootstrap.mjs exec -- node scripts/strength.ts
// Each of those is what `npx stormakt arena … --json` printed. A test holds the page against them.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ArenaReport, PlayerReport } from "@stormakt/lab";
import { gameIds, wordsOf } from "@stormakt/shelf";
import { effortsChart } from "./strength-chart.ts";
import { effortsTable, ladderTable } from "./strength-lines.ts";

const DOCS = join(import.meta.dirname, "..", "docs");
const BEGIN = "<!-- from docs/strength/*.json -->";
const END = "<!-- end -->";
const LEVELS = ["champion", "hard", "normal", "easy", "greedy", "random"];

type Stored = ArenaReport & { readonly command: string };

const CHART = join(DOCS, "strength/efforts.svg");
const titlesOf = (): Promise<(readonly [string, string])[]> =>
  Promise.all(gameIds().map(async (id) => [id, (await wordsOf(id, "en")).game.title] as const));

/** The curves over effort, as they lie there and made anew. */
export async function strengthChart(): Promise<{ readonly stored: string; readonly fresh: string }> {
  const fresh = effortsChart(join(DOCS, "strength/efforts"), await titlesOf());
  return { stored: existsSync(CHART) ? readFileSync(CHART, "utf8") : "", fresh };
}
/** The page with its tables made anew. */
export async function strengthPage(): Promise<{ readonly stored: string; readonly fresh: string }> {
  const stored = readFileSync(join(DOCS, "strength.md"), "utf8");
  const titles = await titlesOf();
  const ladder = ladderTable(join(DOCS, "strength/ladder"), titles);
  const efforts = effortsTable(join(DOCS, "strength/efforts"), titles);
  const parts = [
    [BEGIN, tables(titles)],
    ["<!-- from docs/strength/ladder -->", `\n${ladder}\n`],
    ["<!-- from docs/strength/efforts -->", `\n${efforts}\n`],
  ] as const;
  return { stored, fresh: parts.reduce((page, [begin, text]) => withPart(page, begin, text), stored) };
}
function withPart(page: string, begin: string, text: string): string {
  const [before, rest] = page.split(begin);
  const after = rest?.slice(rest.indexOf(END));
  if (before === undefined || after === undefined || !rest?.includes(END)) throw new Error(`docs/strength.md has no ${begin} … ${END}`);
  return `${before}${begin}\n${text}${after}`;
}
function tables(titles: readonly (readonly [string, string])[]): string {
  const files = readdirSync(join(DOCS, "strength"))
    .filter((file) => file.endsWith(".json"))
    .sort();
  const reports = files.map((file) => ({ file, report: JSON.parse(readFileSync(join(DOCS, "strength", file), "utf8")) as Stored }));
  return titles
    .map(([id, title]) => {
      const own = reports.filter(({ report }) => report.game === id);
      if (own.length === 0) return "";
      own.sort((one, other) => rankOf(one.report) - rankOf(other.report) || one.file.localeCompare(other.file, "en"));
      return `\n### ${title}\n\n${duels(own)}${own
        .filter(({ report }) => report.mixed)
        .map(mixed)
        .join("")}`;
    })
    .join("")
    .concat("\n");
}
const rankOf = ({ players, config }: Stored): number => {
  const at = (player: PlayerReport | undefined): number => LEVELS.indexOf(player?.bot.split(":")[0] ?? "");
  return 100 * config.seats + 10 * at(players[0]) + at(players[1]);
};
function duels(reports: readonly { readonly file: string; readonly report: Stored }[]): string {
  const rows = reports.flatMap(({ file, report }) => {
    const [first, second] = report.players;
    if (report.mixed || first === undefined || second === undefined) return [];
    const { ofDecided, rating, milliseconds } = first;
    const seats = `${report.config.seats} seats${optionsOf(report)}`;
    const lost = report.undecided === 0 ? "–" : percent(report.undecided / report.games);
    const interval = `${(100 * ofDecided.low).toFixed(1)} to ${(100 * ofDecided.high).toFixed(1)}`;
    return [
      `| ${nameOf(first)} against ${nameOf(second)} | ${seats} | ${report.games} | **${percent(ofDecided.share)}** (${interval}) | ${percent(report.par)} | ${lost} | ${Math.round(rating.points)} | ${ms(milliseconds.mean)} / ${ms(milliseconds.p95)} / ${ms(milliseconds.worst)} | [\`${file}\`](strength/${file}) |`,
    ];
  });
  if (rows.length === 0) return "";
  return `| one … against | table | games | won of decided games (95 %) | par | lost by all | points | CPU ms: mean / p95 / worst | report |\n|---|---|---|---|---|---|---|---|---|\n${rows.join("\n")}\n`;
}
function mixed({ file, report }: { readonly file: string; readonly report: Stored }): string {
  const players = [...report.players].sort((one, other) => other.rating.points - one.rating.points);
  const rows = players.map(
    (player) =>
      `| ${nameOf(player)} | ${Math.round(player.rating.points)} (${Math.round(player.rating.low)} to ${Math.round(player.rating.high)}) | ${percent(player.ofDecided.share)} | ${player.meanPlace.toFixed(2)} | ${ms(player.milliseconds.mean)} |`,
  );
  return `\nAll at one table, ${report.config.seats} seats, ${report.games} games ([\`${file}\`](strength/${file})):\n\n| | points (95 %) | won | mean place | CPU ms a decision |\n|---|---|---|---|---|\n${rows.join("\n")}\n`;
}
/** Options that are not the usual ones are in the command. */
const optionsOf = ({ command }: Stored): string => {
  const found = [...command.matchAll(/--options[ =](\S+)/g)].map(([, options]) => options);
  return found.length === 0 ? "" : `, ${found.join(", ")}`;
};
const nameOf = ({ name }: PlayerReport): string => name;
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const ms = (milliseconds: number): string => milliseconds.toFixed(milliseconds < 10 ? 1 : 0);

if (process.argv[1] === import.meta.filename) {
  const { stored, fresh } = await strengthPage();
  writeFileSync(CHART, (await strengthChart()).fresh);
  if (stored !== fresh) writeFileSync(join(DOCS, "strength.md"), fresh);
  console.log(stored === fresh ? "docs/strength.md is as it should be" : "docs/strength.md has been written anew");
}
