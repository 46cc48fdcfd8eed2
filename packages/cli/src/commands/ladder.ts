import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { LEVELS } from "@stormakt/bots";
import type { Duel, DuelReport } from "@stormakt/lab";
import { duelName, duelOn, duelStanding, effortsOf, ladderOf, usualThreads } from "@stormakt/lab";
import { gameIds } from "@stormakt/shelf";
import { parse, theGame, theShare, usualSeats, wholeNumber } from "../args.ts";
import { between, percent } from "../figures.ts";
import { ROOT, readJson } from "../files.ts";
import { Misuse } from "../misuse.ts";
import { columns, dim, green, progress, yellow } from "../terminal.ts";

export const LADDER_USAGE = `stormakt arena --ladder [game] [--games N] [--seats n] [--usual] [--level hard] [--share x] [--minutes m] [--folder F]
stormakt arena --efforts [game] [--games N] [--seats n] [--share 16] [--minutes m] [--folder F]
  --ladder         at every table that is offered (seats, and options one by one), each level against the level below
  --efforts        hard with a sixteenth to sixteen times its usual effort against normal
  --usual          only tables with the usual options
  --level          only that level against the one below
  --minutes        stop after so long; the next run goes on from there
  --folder         where a report is kept for each line, block by block (docs/strength/ladder, docs/strength/efforts).
                   What lies there is not played again: after a change to bots or rules, take another folder`;

/** Many lines, each kept in a file of its own as it grows, so that it can be measured in pieces. */
export async function climb(args: readonly string[]): Promise<number> {
  const { values, positionals } = parse(
    args,
    {
      ladder: { type: "boolean", default: false },
      efforts: { type: "boolean", default: false },
      games: { type: "string", default: "400" },
      seats: { type: "string" },
      usual: { type: "boolean", default: false },
      level: { type: "string" },
      share: { type: "string" },
      seed: { type: "string", default: "ladder" },
      threads: { type: "string" },
      minutes: { type: "string" },
      folder: { type: "string" },
      quiet: { type: "boolean" },
    },
    { most: 1 },
  );
  if (values.ladder && values.efforts) throw new Misuse("--ladder or --efforts, not both");
  const games = await Promise.all((positionals.length > 0 ? positionals : gameIds()).map(theGame));
  const share = values.share === undefined ? null : theShare(values.share);
  const seats = values.seats === undefined ? null : wholeNumber(values.seats, "--seats", 1);
  const { level } = values;
  if (level !== undefined && !(LEVELS.slice(1) as readonly string[]).includes(level))
    throw new Misuse(`--level is one of ${LEVELS.slice(1).join(", ")}, each against the one below`);
  const all = await Promise.all(
    games.map((game) =>
      values.ladder ? ladderOf(game.id, share ?? 1, values.seed) : effortsOf(game.id, seats ?? usualSeats(game), values.seed),
    ),
  );
  const duels = all
    .flat()
    .filter(({ first }) => values.ladder || share === null || first.share === share)
    .filter(({ config, options }) => (seats === null || config.seats === seats) && (!values.usual || options === ""))
    .filter(({ first }) => level === undefined || first.bot === level);
  if (duels.length === 0) throw new Misuse(seats === null ? `no line has ${share ?? 1} times the effort` : `no table has ${seats} seats`);
  const minutes = values.minutes === undefined ? Number.POSITIVE_INFINITY : wholeNumber(values.minutes, "--minutes", 1);
  const reports = await keepUp(duels, {
    folder: values.folder ?? join(ROOT, "docs/strength", values.ladder ? "ladder" : "efforts"),
    games: wholeNumber(values.games, "--games", 1, 10_000_000),
    threads: values.threads === undefined ? usualThreads() : wholeNumber(values.threads, "--threads", 1, 256),
    until: performance.now() + 60_000 * minutes,
    tell: values.quiet === true ? () => {} : progress("lines", duels.length),
  });
  print(duels, reports);
  return 0;
}

interface Keeping {
  readonly folder: string;
  readonly games: number;
  readonly threads: number;
  readonly until: number;
  readonly tell: (done: number, more?: string) => void;
}
async function keepUp(duels: readonly Duel[], { folder, games, threads, until, tell }: Keeping): Promise<(DuelReport | null)[]> {
  mkdirSync(folder, { recursive: true });
  const reports: (DuelReport | null)[] = [];
  for (const [nth, duel] of duels.entries()) {
    const file = join(folder, `${duelName(duel)}.json`);
    let report = existsSync(file) ? (readJson(file) as DuelReport) : null;
    if (performance.now() < until)
      for await (report of duelOn(duel, report, games, threads)) {
        writeFileSync(`${file}.new`, `${JSON.stringify(report)}\n`);
        renameSync(`${file}.new`, file);
        tell(nth, ` ${duelName(duel)}: ${report.wins.length * report.seats} games`);
        if (performance.now() >= until) break;
      }
    reports.push(report);
  }
  tell(duels.length);
  return reports;
}

function print(duels: readonly Duel[], reports: readonly (DuelReport | null)[]): void {
  let shown = 0;
  const rows = duels.map(({ game, config, options, first, second }, nth) => {
    const head = [`${game}, ${config.seats} seats${options === "" ? "" : `, ${options}`}`, `${first.name} against ${second.name}`];
    const report = reports[nth] ?? null;
    if (report === null) return [...head, dim("not yet played"), "", "", ""];
    const { games, won, par, verdict } = duelStanding(report);
    if (verdict === "above") shown++;
    const said = { above: green("above par"), open: "not shown", below: yellow("below par") }[verdict];
    return [...head, `${games}`, `${percent(won.share)} ${between(won)}`, percent(par), said];
  });
  console.log(columns([["", "one … against", "games", "won", "par", ""].map(dim), ...rows]).join("\n"));
  console.log(dim(`\n${shown} of ${duels.length} lines are above par by the whole interval (95 %, counting deals)`));
}
