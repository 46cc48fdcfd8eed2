import type { HabitsFile, Rows } from "@stormakt/bots";
import { mindOf } from "@stormakt/bots";
import { habitsOf } from "@stormakt/bots/learning";
import type { GameTypes } from "@stormakt/kernel";
import { Engine, fastChance, fastDice } from "@stormakt/kernel";
import { gameCalled } from "@stormakt/shelf";
import { farm } from "../threads/farm.ts";
import type { Gained } from "./odds.ts";
import type { RivalsJob } from "./rivals.ts";
import { rivalsOf } from "./rivals.ts";

/** How habits are found for one number of seats. */
export interface Practice {
  readonly game: string;
  readonly what: string;
  readonly config: GameTypes["Config"];
  readonly games: number;
  /** So often everybody goes on from what was learned. */
  readonly rounds: number;
  readonly seed: string;
  readonly threads: number;
  /** Asked after every round; true ends it there. */
  readonly enough?: () => boolean;
  readonly heard?: (done: number) => void;
}
export interface Practised {
  readonly rows: Rows;
  readonly games: number;
  readonly rounds: number;
  /** Round by round, where decisions were looked into. */
  readonly gained?: readonly Gained[];
}
/** Games played by one thread at a time. */
const AT_A_TIME = 50;
/** How much of what was learned before counts in each round, of the way and of how sure it is. */
const WAY = 0.8;
const SURENESS = 0.98;

/** Every round goes a step the way of those who won, the smaller the more of it has been learned (Adam's rule); the last half of the way is averaged. */
export async function practise({ game, what, config, games, rounds, seed, threads, enough, heard }: Practice): Promise<Practised> {
  const { first, least, stride, softened } = await rivalsOf(game, what);
  const start = first.flat();
  let now = [...start];
  const [way, sure] = [new Float64Array(start.length), new Float64Array(start.length)];
  const mean = new Float64Array(start.length);
  const each = Math.max(1, Math.round(games / rounds));
  let [round, averaged] = [0, 0];
  for (; round < rounds && !(round > 0 && enough?.() === true); round++) {
    const leaning = await led(shapedAs(first, now));
    now = now.map((value, at) => {
      const lean = leaning[at] as number;
      const going = WAY * (way[at] as number) + (1 - WAY) * lean;
      const apart = SURENESS * (sure[at] as number) + (1 - SURENESS) * lean * lean;
      way[at] = going;
      sure[at] = apart;
      if (apart === 0) return value;
      const step = going / (1 - WAY ** (round + 1)) / Math.sqrt(apart / (1 - SURENESS ** (round + 1)));
      return Math.max(least, value + stride * (1 - round / rounds) * Math.abs((start[at] as number) || 1) * step);
    });
    if (2 * round < rounds - 1) continue;
    averaged++;
    for (const [at, value] of now.entries()) mean[at] = (mean[at] as number) + (value - (mean[at] as number)) / averaged;
  }
  const found = averaged === 0 ? now : [...mean];
  return {
    rows: shapedAs(
      first,
      found.map((value) => Number((value / softened).toPrecision(4))),
    ),
    games: round * each,
    rounds: round,
  };

  async function led(rows: Rows): Promise<Float64Array> {
    const jobs: RivalsJob[] = [];
    for (let from = 0; from < each; from += AT_A_TIME)
      jobs.push({ rows, from: round * each + from, count: Math.min(AT_A_TIME, each - from) });
    const sum = new Float64Array(start.length);
    for await (const leaning of farm("rivals", { game, what, config, seed }, jobs, threads))
      for (const [at, lean] of leaning.entries()) sum[at] = (sum[at] as number) + lean;
    heard?.(round + 1);
    return sum;
  }
}
function shapedAs(shape: Rows, numbers: readonly number[]): number[][] {
  let at = 0;
  return shape.map((row) => row.map(() => numbers[at++] as number));
}

/** Counts what becomes of things in games of quick players. */
export async function counted({ game: id, what, config, games, seed, heard }: Omit<Practice, "threads" | "rounds">): Promise<Practised> {
  const mind = await mindOf(id);
  const habits = (await habitsOf(id)).find((one) => one.what === what);
  if (mind === null || habits?.by !== "counting") throw new Error(`${id} has no ${what} that could be counted`);
  const engine = new Engine(await gameCalled(id));
  engine.thrifty = true;
  const counting = habits.count();
  for (let nth = 0; nth < games; nth++) {
    const state = engine.beginWith(config, fastChance(`${seed}/${nth}`));
    const dice = fastDice(`${seed}/${nth}/players`);
    for (let seat = engine.nextUntilOver(state); seat !== null; seat = engine.nextUntilOver(state)) {
      counting.look(state);
      engine.perform(state, seat, mind.rollout(engine, state, seat, dice));
    }
    counting.over(state);
    heard?.(nth + 1);
  }
  return { rows: counting.rows(), games, rounds: 1 };
}

/** The habits with those of other numbers of seats kept. */
export function accumulated(present: HabitsFile, rows: Rows, seats: number, made: string): HabitsFile {
  const others = Object.keys(present.bySeats).some((count) => count !== String(seats));
  const notes = others ? present.made.split(" | ").filter((note) => !note.startsWith(`${seats} seats: `)) : [];
  return { ...present, made: [...notes, `${seats} seats: ${made}`].join(" | "), bySeats: { ...present.bySeats, [seats]: rows } };
}
