import type { Mind, Rows } from "@stormakt/bots";
import { mindOf } from "@stormakt/bots";
import type { ByRivals, Rival } from "@stormakt/bots/learning";
import { habitsOf } from "@stormakt/bots/learning";
import type { Chance, GameTypes, Seat, State } from "@stormakt/kernel";
import { Engine, fastChance, fastDice } from "@stormakt/kernel";
import { gameCalled } from "@stormakt/shelf";

/** Games of quick players who lean this way and that. */
export interface Rivalry {
  readonly game: string;
  readonly what: string;
  readonly config: GameTypes["Config"];
  readonly seed: string;
}
export interface RivalsJob {
  readonly rows: Rows;
  readonly from: number;
  readonly count: number;
}
/** Number by number: which way those leaned who won more than their share, over all games. */
export type Leaning = Float64Array;

export async function rivalsOf(id: string, what: string): Promise<ByRivals<GameTypes>> {
  const found = (await habitsOf(id)).find((habits) => habits.what === what);
  if (found?.by !== "rivals") throw new Error(`${id} has no ${what} that rivals could find`);
  return found;
}

export async function thinkingOf(id: string): Promise<Mind<GameTypes>> {
  const mind = await mindOf(id);
  if (mind === null) throw new Error(`nobody has written down a mind for ${id}`);
  return mind;
}

export async function meet({ game, what, config, seed }: Rivalry): Promise<(job: RivalsJob) => Leaning> {
  const engine = new Engine(await gameCalled(game));
  engine.thrifty = true;
  const habits = await rivalsOf(game, what);
  const mind = await thinkingOf(game);
  const usual: Pick<Rival<GameTypes>, "play"> = { play: (by, state, seat, chance) => mind.rollout(by, state, seat, chance) };
  const numbers = habits.first.reduce((sum, row) => sum + row.length, 0);
  return ({ rows, from, count }) => {
    const leaning = new Float64Array(numbers);
    const together: { readonly leaned: Float64Array; readonly gained: number }[] = [];
    for (let nth = from; nth < from + count; nth++) {
      const state = engine.beginWith(config, fastChance(`${seed}/${nth}`));
      const dice = fastDice(`${seed}/${nth}/players`);
      const allies = habits.allies?.(state) ?? null;
      if (allies !== null) {
        const rival = habits.rival(rows, dice);
        playOn(state, dice, (seat) => (allies.seats.includes(seat) ? rival : usual));
        together.push({ leaned: rival.leaned, gained: allies.gained(state) });
        continue;
      }
      const rivals = Array.from({ length: config.seats }, () => habits.rival(rows, dice));
      playOn(state, dice, (seat) => rivals[seat] as (typeof rivals)[number]);
      const winners = state.outcome?.places[0] ?? [];
      for (const [seat, { leaned }] of rivals.entries())
        follow(leaning, leaned, ((winners.includes(seat) ? 1 / winners.length : 0) - 1 / config.seats) / count);
    }
    // There is no share that allies ought to win; but some of these games went better for them than the others.
    const expected = together.reduce((sum, { gained }) => sum + gained, 0) / Math.max(1, together.length);
    for (const { leaned, gained } of together) follow(leaning, leaned, (gained - expected) / count);
    return leaning;
  };
  function playOn(state: State<GameTypes>, dice: Chance, by: (seat: Seat) => Pick<Rival<GameTypes>, "play">): void {
    for (let seat = engine.nextUntilOver(state); seat !== null; seat = engine.nextUntilOver(state))
      engine.perform(state, seat, by(seat).play(engine, state, seat, dice));
  }
}
function follow(leaning: Leaning, leaned: Float64Array, gained: number): void {
  for (let at = 0; at < leaning.length; at++) leaning[at] = (leaning[at] as number) + gained * (leaned[at] as number);
}
