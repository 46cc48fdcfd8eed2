import type { Rows } from "@stormakt/bots";
import type { ByRivals } from "@stormakt/bots/learning";
import { habitsOf } from "@stormakt/bots/learning";
import type { GameTypes } from "@stormakt/kernel";
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

export async function meet({ game, what, config, seed }: Rivalry): Promise<(job: RivalsJob) => Leaning> {
  const engine = new Engine(await gameCalled(game));
  engine.thrifty = true;
  const habits = await rivalsOf(game, what);
  const numbers = habits.first.reduce((sum, row) => sum + row.length, 0);
  return ({ rows, from, count }) => {
    const leaning = new Float64Array(numbers);
    for (let nth = from; nth < from + count; nth++) {
      const state = engine.beginWith(config, fastChance(`${seed}/${nth}`));
      const dice = fastDice(`${seed}/${nth}/players`);
      const rivals = Array.from({ length: config.seats }, () => habits.rival(rows, dice));
      for (let seat = engine.nextSeat(state); seat >= 0; seat = engine.nextSeat(state))
        engine.perform(state, seat, (rivals[seat] as (typeof rivals)[number]).play(engine, state, seat, dice));
      const winners = state.outcome?.places[0] ?? [];
      for (const [seat, { leaned }] of rivals.entries()) {
        const more = (winners.includes(seat) ? 1 / winners.length : 0) - 1 / config.seats;
        for (let at = 0; at < numbers; at++) leaning[at] = (leaning[at] as number) + (more * (leaned[at] as number)) / count;
      }
    }
    return leaning;
  };
}
