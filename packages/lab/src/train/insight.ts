import type { HabitsFile, Rows } from "@stormakt/bots";
import type { ByLooking } from "@stormakt/bots/learning";
import type { GameTypes } from "@stormakt/kernel";
import { Engine, fastChance, fastDice } from "@stormakt/kernel";
import { gameCalled } from "@stormakt/shelf";
import { farm } from "../threads/farm.ts";
import { decided } from "./decided.ts";
import type { Practice, Practised } from "./habits.ts";
import type { Looking, LookingJob, Looks } from "./looking.ts";
import { lookingOf } from "./looking.ts";
import type { Gained } from "./odds.ts";
import { fitted } from "./odds.ts";
import { thinkingOf } from "./rivals.ts";
import type { Trial, TrialReport } from "./train.ts";

/** Games played by one thread at a time. */
const AT_A_TIME = 4;
/** What is learned are odds; whoever goes by odds is four times as keen on what is worth more. */
const KEEN = 4;

/**
 * Round by round: games of quick players as they are by then, decisions in them looked into, and weights by which the best would have been
 * done, in rounds before as well: what one round shows is too little for so many weights.
 */
export async function lookedAhead({
  game,
  what,
  config,
  games,
  rounds,
  seed,
  threads,
  enough,
  heard,
}: Practice): Promise<Practised & { readonly gained: readonly Gained[] }> {
  const { names, weights: each } = await lookingOf(game, what);
  const inAll = Math.max(1, Math.round(games / rounds));
  let weights = new Float64Array(names.length * each);
  let rows: Rows | null = null;
  const gained: Gained[] = [];
  const looks: Looks[] = [];
  for (let round = 0; round < rounds && !(round > 0 && enough?.() === true); round++) {
    const jobs: LookingJob[] = [];
    for (let from = 0; from < inAll; from += AT_A_TIME)
      jobs.push({ rows, from: round * inAll + from, count: Math.min(AT_A_TIME, inAll - from) });
    for await (const some of farm("looking", { game, what, config, seed }, jobs, threads)) looks.push(some);
    const found = fitted({ looks, from: weights, each });
    weights = Float64Array.from(found.weights);
    rows = names.map((_, at) =>
      Array.from(weights.subarray(at * each, (at + 1) * each), (weight) => Number((KEEN * weight).toPrecision(4))),
    );
    gained.push(found.gained);
    heard?.(round + 1);
  }
  return { rows: rows ?? [], games: gained.length * inAll, rounds: gained.length, gained };
}

/** Quick players among themselves: one with what is new among others with what is in use, in every seat of each deal. */
export async function triedAlone(
  { game: id, what, config, seed }: Looking,
  fresh: HabitsFile,
  present: HabitsFile,
  { games, notWorse }: Pick<Trial, "games" | "notWorse">,
): Promise<TrialReport> {
  const engine = new Engine(await gameCalled(id));
  engine.thrifty = true;
  const mind = await thinkingOf(id);
  const kind = await lookingOf(id, what);
  const { seats } = config;
  const isFirst = present.bySeats[seats] === undefined;
  const shares: number[] = [];
  for (let deal = 0; deal * seats < games; deal++) {
    let won = 0;
    for (let own = 0; own < seats; own++) won += shareOf(deal, own) / seats;
    shares.push(won);
  }
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  const spread = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0) / Math.max(1, shares.length - 1);
  const sure = (mean - 1 / seats) / Math.sqrt(Math.max(1e-9, spread / shares.length));
  const { promoted, said } = decided(sure, notWorse);
  const [share, par] = [mean, 1 / seats].map((one) => `${(100 * one).toFixed(1)} %`);
  const others = isFirst ? "without" : "with the present one";
  return {
    promoted,
    arena: null,
    verdict: `${said} (a quick player among those ${others}: ${share} of ${shares.length * seats} games, par ${par})`,
  };

  function shareOf(deal: number, own: number): number {
    const state = engine.beginWith(config, fastChance(`${seed}/${deal}`));
    const dice = fastDice(`${seed}/${deal}/${own}/players`);
    for (let seat = engine.nextUntilOver(state); seat !== null; seat = engine.nextUntilOver(state)) {
      if (isFirst && seat !== own) engine.perform(state, seat, mind.rollout(engine, state, seat, dice));
      else
        engine.perform(
          state,
          seat,
          lent(kind, seat === own ? fresh : present, () => kind.play(engine, state, seat, dice)),
        );
    }
    const winners = state.outcome?.places[0] ?? [];
    return winners.includes(own) ? 1 / winners.length : 0;
  }
}
function lent<T>(kind: ByLooking<GameTypes>, file: HabitsFile, thought: () => T): T {
  const giveBack = kind.lend(file);
  try {
    return thought();
  } finally {
    giveBack();
  }
}
