import { gameCalled } from "@stormakt/shelf";
import type { Share } from "../statistics/intervals.ts";
import { overBlocks } from "../statistics/intervals.ts";
import { farm } from "../threads/farm.ts";
import type { MatchSetting } from "./block.ts";
import { oneAgainstTheRest } from "./lineups.ts";
import type { Player } from "./players.ts";
import { namedApart } from "./players.ts";
import { winsOf } from "./standings.ts";

/** One bot against another in every other seat, at one kind of table: a line of a page of many such. */
export interface Duel extends Omit<MatchSetting, "players"> {
  /** What is not as usual, as in `--options`; nothing: all is. */
  readonly options: string;
  readonly first: Player;
  readonly second: Player;
}
/** As much of it as has been played. It can be kept, and taken up again: the nth block is the same whenever it is played. */
export interface DuelReport {
  readonly game: string;
  readonly rulesVersion: string;
  readonly seats: number;
  readonly options: string;
  readonly first: string;
  readonly second: string;
  readonly seed: string;
  /** By block, a deal played once for each seat: what the first won, and of how many games that anybody won. */
  readonly wins: readonly (readonly [number, number])[];
}

/** What a duel is called among others, fit for a file. */
export function duelName({ game, config, options, first, second }: Duel): string {
  const table = `${game}-${config.seats}${options === "" ? "" : `-${options.replaceAll("=", "-").replaceAll(",", "+")}`}`;
  return `${table}-${first.name}-${second.name}`;
}

/** Plays what is missing of so many games, and tells after every block how far it has come. What was kept of another seed or of other rules is no part of it. */
export async function* duelOn(duel: Duel, kept: DuelReport | null, games: number, threads: number): AsyncGenerator<DuelReport, void> {
  const { game, config, options, seed, first, second } = duel;
  const { rulesVersion } = await gameCalled(game);
  const { seats } = config;
  const isSame = kept !== null && kept.seed === seed && kept.rulesVersion === rulesVersion;
  const wins = isSame ? [...kept.wins] : [];
  const jobs = oneAgainstTheRest(seats, Math.ceil(games / seats)).slice(wins.length);
  const players = namedApart([first, second]);
  for await (const block of farm("arena", { game, config, players, seed }, jobs, threads)) {
    const { hits, of } = winsOf(block, 0);
    wins.push([Number(hits.toFixed(4)), of]);
    yield { game, rulesVersion, seats, options, first: first.name, second: second.name, seed, wins };
  }
}

export interface DuelStanding {
  readonly games: number;
  readonly won: Share;
  readonly par: number;
  /** above: sure to win more than par; below: sure not to; open: too few games to tell. */
  readonly verdict: "above" | "open" | "below";
}
export function duelStanding({ seats, wins }: Pick<DuelReport, "seats" | "wins">): DuelStanding {
  const won = overBlocks(wins.map(([hits, of]) => ({ hits, of })));
  const par = 1 / seats;
  return { games: wins.length * seats, won, par, verdict: won.low > par ? "above" : won.high < par ? "below" : "open" };
}
