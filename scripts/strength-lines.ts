// The parts of docs/strength.md that are made of many short lines: the ladder, and what thinking longer brings.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { DuelReport, DuelStanding } from "@stormakt/lab";
import { duelStanding } from "@stormakt/lab";

export interface Line extends DuelReport, DuelStanding {}

export const linesIn = (folder: string): Line[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((file) => file.endsWith(".json"))
    .sort()
    .map((file) => JSON.parse(readFileSync(join(folder, file), "utf8")) as DuelReport)
    .map((report) => ({ ...report, ...duelStanding(report) }));

/** A row for each table, a column for each level against the one below; then the tables where a level is not shown to be better. */
export function ladderTable(folder: string, titles: readonly (readonly [string, string])[]): string {
  const lines = linesIn(folder);
  const rungs = [
    ["normal", "easy"],
    ["hard", "normal"],
    ["champion", "hard"],
  ] as const;
  const rows = titles.flatMap(([id, title]) =>
    tablesOf(lines.filter(({ game }) => game === id)).map(([table, own]) => {
      const cells = rungs.map(([first, second]) => {
        const line = own.find((one) => levelOf(one.first) === first && levelOf(one.second) === second);
        if (line === undefined) return "–";
        const effort = shareOf(line.first) === 1 ? "" : `, x ${timesOf(shareOf(line.first))}`;
        return `${line.verdict === "above" ? "**" : ""}${wonIn(line)}${line.verdict === "above" ? "**" : ""}${effort}`;
      });
      const par = own[0]?.par ?? 0;
      return `| ${title}, ${table} | ${percent(par)} | ${cells.join(" | ")} |`;
    }),
  );
  if (rows.length === 0) return "";
  const named = (verdict: Line["verdict"]): string => {
    const found = titles.flatMap(([id, title]) =>
      lines.filter((line) => line.game === id && line.verdict === verdict).map((line) => `${title}, ${tableOf(line)}: ${duelIn(line)}`),
    );
    return found.length === 0 ? "none" : found.join("; ");
  };
  return `| table | par | normal against easy | hard against normal | champion against hard |
|---|---|---|---|---|
${rows.join("\n")}

Below par by the whole interval: ${named("below")}.

Not shown to be above par, the interval reaching to both sides of it: ${named("open")}.
`;
}
/** By game: won by hard with that share of its effort, against normal. */
export function effortsTable(folder: string, titles: readonly (readonly [string, string])[]): string {
  const lines = linesIn(folder);
  const shares = [...new Set(lines.map(({ first }) => shareOf(first)))].sort((one, other) => one - other);
  if (shares.length === 0) return "";
  const rows = titles.flatMap(([id, title]) => {
    const own = lines.filter(({ game }) => game === id);
    const [any] = own;
    if (any === undefined) return [];
    const cells = shares.map((share) => {
      const line = own.find(({ first }) => shareOf(first) === share);
      return line === undefined ? "–" : wonIn(line);
    });
    return [`| ${title}, ${tableOf(any)} | ${percent(any.par)} | ${cells.join(" | ")} |`];
  });
  return `| | par | ${shares.map((share) => `x ${timesOf(share)}`).join(" | ")} |
|---|---|${shares.map(() => "---|").join("")}
${rows.join("\n")}
`;
}
/** A sixteenth, a quarter … of the usual effort, or so many times of it. */
export const timesOf = (share: number): string => (share < 1 ? `1/${Math.round(1 / share)}` : String(share));
function tablesOf(lines: readonly Line[]): [string, Line[]][] {
  const tables = new Map<string, Line[]>();
  for (const line of [...lines].sort((one, other) => one.seats - other.seats || one.options.localeCompare(other.options, "en"))) {
    const table = tableOf(line);
    tables.set(table, [...(tables.get(table) ?? []), line]);
  }
  return [...tables];
}
export const tableOf = ({ seats, options }: DuelReport): string => `${seats} seats${options === "" ? "" : `, ${options}`}`;
const duelIn = ({ first, second }: DuelReport): string => `${first} against ${second}`;
const wonIn = ({ won, games }: Line): string =>
  `${(100 * won.share).toFixed(0)} % (${(100 * won.low).toFixed(0)} to ${(100 * won.high).toFixed(0)}) of ${games}`;
const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;
const levelOf = (name: string): string => name.split("@")[0] as string;
export const shareOf = (name: string): number => Number(name.split("@")[1] ?? 1);
