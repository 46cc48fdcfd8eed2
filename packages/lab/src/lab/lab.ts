import type { GameTypes } from "@stormakt/kernel";
import { gameCalled } from "@stormakt/shelf";
import type { Kind } from "../observe/observer.ts";
import { COMMON, MOVES } from "../observe/observer.ts";
import { observerOf } from "../observers.ts";
import { normalQuantile, wilson } from "../statistics/intervals.ts";
import { farm } from "../threads/farm.ts";
import type { Line } from "./tally.ts";
import { Tally } from "./tally.ts";
import type { Watching, WatchJob } from "./watch.ts";

export interface Experiment extends Watching {
  readonly games: number;
  readonly threads: number;
  /** Topics wanted, by how they begin; none: all. */
  readonly what: readonly string[];
  /** Values of options to compare with the usual ones. */
  readonly variants: readonly { readonly name: string; readonly config: GameTypes["Config"] }[];
  readonly heard?: (done: number, of: number) => void;
}
export interface Row {
  readonly thing: string;
  readonly of: number;
  /** The share, or the mean. */
  readonly value: number;
  /** 95 %. */
  readonly low: number;
  readonly high: number;
  /** Further from what it is compared with than chance allows, so many things being looked at. */
  readonly lopsided: boolean;
}
export interface Topic {
  readonly topic: string;
  readonly kind: Kind;
  /** What rows are compared with; null: with nothing. */
  readonly beside: number | null;
  readonly rows: readonly Row[];
}
export type LabReport = Awaited<ReturnType<typeof experiment>>;

/** How often in all a row may be called lopsided by chance alone. */
const RISK = 0.05;
/** Games watched by one thread at a time. */
const AT_A_TIME = 20;
/** Things gained more seldom are not shown. */
const LEAST = 20;

export async function experiment({ games, threads, what, variants, heard, ...watching }: Experiment) {
  const { rulesVersion } = await gameCalled(watching.game);
  const observer = await observerOf(watching.game);
  const kinds = { ...COMMON, ...observer.topics };
  const wanted = (topic: string): boolean => (what.length === 0 ? topic !== MOVES : what.some((start) => topic.startsWith(start)));
  const all = games * (1 + variants.length);
  let done = 0;
  const watched = async (setting: Watching): Promise<Line[]> => {
    const jobs: WatchJob[] = [];
    for (let from = 0; from < games; from += AT_A_TIME) jobs.push({ from, count: Math.min(AT_A_TIME, games - from) });
    const tally = new Tally();
    for await (const result of farm("watch", setting, jobs, threads)) {
      tally.addAll(result.lines);
      heard?.((done += result.games), all);
    }
    return tally.all();
  };
  const before = process.cpuUsage();
  const lines = (await watched(watching)).filter(({ topic }) => wanted(topic));
  const pars: Record<string, number> = {};
  const named: Record<string, Kind> = { ...kinds };
  for (const { name, config } of variants) {
    for (const line of await watched({ ...watching, config })) {
      if (!Object.hasOwn(COMMON, line.topic) || !wanted(line.topic)) continue;
      const topic = `${line.topic}, ${name}`;
      named[topic] = COMMON[line.topic] as Kind;
      pars[topic] = 1 / config.seats;
      lines.push({ ...line, topic });
    }
  }
  const used = process.cpuUsage(before);
  return {
    game: watching.game,
    rulesVersion,
    config: watching.config,
    bot: watching.bot,
    share: watching.share,
    seed: watching.seed,
    games,
    cpuSeconds: Number(((used.user + used.system) / 1e6).toFixed(1)),
    topics: topicsOf(lines, named, pars, 1 / watching.config.seats),
  };
}

const ORDER: readonly Kind[] = ["dealt", "gained", "share", "mean"];

/** Lines made into shares and means, with what is lopsided marked. */
export function topicsOf(
  lines: readonly Line[],
  kinds: Readonly<Record<string, Kind>>,
  pars: Readonly<Record<string, number>>,
  par: number,
): Topic[] {
  const shown = lines.filter(({ of, topic }) => of >= LEAST || kinds[topic] !== "gained");
  // Bonferroni: the more is looked at, the more must be shown.
  const tests = shown.filter(({ topic }) => kinds[topic] === "dealt" || kinds[topic] === "gained").length;
  const strict = normalQuantile(1 - RISK / 2 / Math.max(1, tests));
  const topics = [...new Set(shown.map(({ topic }) => topic))];
  const rank = (topic: string): number => ORDER.indexOf(kinds[topic] ?? "share");
  topics.sort((one, other) => rank(one) - rank(other));
  return topics.map((topic) => {
    const own = shown.filter((line) => line.topic === topic);
    const kind = kinds[topic] ?? "share";
    const beside = kind === "dealt" ? (pars[topic] ?? par) : kind === "gained" ? total(own, "sum") / total(own, "of") : null;
    const games = Math.max(...own.map(({ of }) => of));
    const rows = own.map((line) => rowOf(line, kind, topic.startsWith("ending") ? games : line.of, beside, strict));
    rows.sort((one, other) => (kind === "dealt" ? one.thing.localeCompare(other.thing, "en") : other.value - one.value));
    return { topic, kind, beside, rows };
  });
}
function rowOf({ thing, sum, squares, of }: Line, kind: Kind, tries: number, beside: number | null, strict: number): Row {
  if (kind === "mean") {
    const mean = sum / of;
    const error = 1.96 * Math.sqrt(Math.max(0, squares / of - mean * mean) / Math.max(1, of - 1));
    return { thing, of, value: mean, low: mean - error, high: mean + error, lopsided: false };
  }
  const { share, low, high } = wilson(sum, tries);
  const wide = wilson(sum, tries, strict);
  return { thing, of: tries, value: share, low, high, lopsided: beside !== null && (wide.low > beside || wide.high < beside) };
}
const total = (lines: readonly Line[], what: "sum" | "of"): number => lines.reduce((all, line) => all + line[what], 0);
