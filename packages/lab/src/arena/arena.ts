import { YARDSTICKS } from "@stormakt/bots";
import type { Seat } from "@stormakt/kernel";
import { gameCalled } from "@stormakt/shelf";
import { pointsOfShare } from "../statistics/plackett-luce.ts";
import type { Verdict } from "../statistics/sequential.ts";
import { Sequential } from "../statistics/sequential.ts";
import { farm } from "../threads/farm.ts";
import type { BlockResult, MatchSetting } from "./block.ts";
import { mixedTables, oneAgainstTheRest } from "./lineups.ts";
import { namedApart } from "./players.ts";
import type { Rating, Standing } from "./standings.ts";
import { isDecided, ratings, standingOf, winsOf, wonAt } from "./standings.ts";
import { Clockwork } from "./times.ts";

export interface Contest extends MatchSetting {
  /** At least so many, in whole blocks; with a test, at most. */
  readonly games: number;
  readonly threads: number;
  /** All players at one table, rather than the first against the second. */
  readonly mixed?: boolean;
  /** Stop as soon as it is decided whether the first is better than the second. */
  readonly untilDecided?: boolean;
  /** What that test starts from, in gains from par: 0 asks whether the first is better, -1 whether it is not worse. */
  readonly from?: number;
  /** Told after every block. */
  readonly heard?: (soFar: Progress) => void;
}
export interface Progress {
  readonly games: number;
  readonly of: number;
  /** Of the first player. */
  readonly wins: number;
  readonly verdict: Verdict | null;
}
/** What is worth having, in shares of wins, and how often the test may be wrong. */
export const GAIN = 0.05;
export const RISK = 0.05;

export type ArenaReport = Awaited<ReturnType<typeof contest>>;
export interface PlayerReport extends Standing {
  readonly name: string;
  readonly bot: string;
  readonly share: number;
  readonly rating: Rating;
  /** Only against equals: what the share of decided games comes to in points, had it been one against the rest. */
  readonly pointsByWins: number | null;
  readonly decisionsPerGame: number;
  readonly milliseconds: { readonly mean: number; readonly p95: number; readonly worst: number };
}

/** Plays it all out and sums it up. The same contest gives the same numbers, whatever the threads; only times differ. */
export async function contest(asked: Contest) {
  const { config, seed, threads, mixed = false, untilDecided = false, from = 0 } = asked;
  const { rulesVersion } = await gameCalled(asked.game);
  const players = namedApart(asked.players);
  const { seats } = config;
  const setting: MatchSetting = { game: asked.game, config, players, seed };
  const count = Math.max(1, Math.ceil(asked.games / seats));
  const jobs = mixed ? mixedTables(players.length, seats, count, seed) : oneAgainstTheRest(seats, count);
  const question = { par: 1 / seats + from * GAIN, gain: GAIN, risk: RISK };
  const test = !mixed && untilDecided ? new Sequential(question) : null;
  const before = process.cpuUsage();
  const blocks: BlockResult[] = [];
  let wins = 0;
  for await (const block of farm("arena", setting, jobs, threads)) {
    blocks.push(block);
    const won = winsOf(block, 0);
    wins += won.hits;
    const verdict = test?.add(won) ?? null;
    asked.heard?.({ games: blocks.length * seats, of: count * seats, wins, verdict });
    if (verdict !== null && verdict.answer !== "open") break;
  }
  const used = process.cpuUsage(before);
  return {
    game: asked.game,
    rulesVersion,
    config,
    seed,
    mixed,
    games: blocks.length * seats,
    par: 1 / seats,
    undecided: blocks.reduce((sum, { games }) => sum + games.filter((game) => !isDecided(game)).length, 0),
    players: reportsOf(blocks, setting, mixed),
    /** By seat, whoever sat there. */
    seats: Array.from({ length: seats }, (_, seat) => wonAt(blocks, seat)),
    test: test === null ? null : { ...test.soFar, ...question, most: count * seats },
    cpuSeconds: Number(((used.user + used.system) / 1e6).toFixed(1)),
    threads,
    /** Seats, counted from 0, in the order they came in, > between places and = between equals; nothing: all have lost. */
    blocks: blocks.map(({ lineup, games }) => ({
      lineup,
      orders: games.map(({ places }) => inOrder(places)),
      endings: games.map(({ because }) => because),
      actions: games.map(({ actions }) => actions),
    })),
  };
}
const inOrder = (places: readonly (readonly Seat[])[]): string => places.map((group) => group.join("=")).join(">");

function reportsOf(blocks: readonly BlockResult[], { players, config, seed }: MatchSetting, mixed: boolean): PlayerReport[] {
  const yardstick = players.findIndex(({ bot }) => Object.hasOwn(YARDSTICKS, bot));
  const against = mixed && yardstick >= 0 ? yardstick : players.length - 1;
  const rated = ratings(blocks, players.length, against, seed);
  return players.map(({ name, bot, share }, player) => {
    const standing = standingOf(blocks, player, config.seats);
    const times = new Clockwork();
    for (const block of blocks) times.addAll(block.times[player] as Clockwork);
    const { share: won } = standing.ofDecided;
    return {
      name,
      bot,
      share,
      ...standing,
      rating: rated[player] as Rating,
      pointsByWins: !mixed && player === 0 && won > 0 && won < 1 ? pointsOfShare(won, config.seats) : null,
      decisionsPerGame: times.decisions / Math.max(1, standing.seats),
      milliseconds: { mean: times.total / Math.max(1, times.decisions), p95: times.quantile(0.95), worst: times.worst },
    };
  });
}
