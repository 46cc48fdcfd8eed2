import type { Mind, Rows } from "@stormakt/bots";
import { Judgement, Playouts, worthOf } from "@stormakt/bots";
import type { ByLooking, Weighed } from "@stormakt/bots/learning";
import { habitsOf } from "@stormakt/bots/learning";
import type { Chance, GameTypes, Seat, State } from "@stormakt/kernel";
import { Dice, Engine, fastChance, fastDice } from "@stormakt/kernel";
import { gameCalled } from "@stormakt/shelf";
import type { Rivalry } from "./rivals.ts";
import { thinkingOf } from "./rivals.ts";

/** Games of quick players in which somebody looks where everything that could have been done would have led. */
export type Looking = Rivalry;
export interface LookingJob {
  /** What they go by; null: nothing that was learned so yet. */
  readonly rows: Rows | null;
  readonly from: number;
  readonly count: number;
}
/**
 * Decisions, one after the other: how much each weight of a row counts, the number of actions, and for each action what it was worth, the number
 * of terms that speak for it, and these, each followed by how much of it there is.
 */
export type Looks = Float32Array;

/** In so many worlds everything is tried; in one it is luck mostly, and more decisions teach more than more worlds. */
const WORLDS = 2;
/** One decision in so many is looked into. */
const ONE_IN = 4;
/** One player in so many is careless now and then, in up to so many of a thousand decisions: what is learned should hold for odd positions too. */
const CARELESS = { oneIn: 3, most: 100 };
const LUCKS = 0x7fffffff;

export async function lookingOf(id: string, what: string): Promise<ByLooking<GameTypes>> {
  const found = (await habitsOf(id)).find((habits) => habits.what === what);
  if (found?.by !== "looking") throw new Error(`${id} has no ${what} that could be found by looking`);
  return found;
}

export async function lookAround({ game, what, config, seed }: Looking): Promise<(job: LookingJob) => Looks> {
  const engine = new Engine(await gameCalled(game));
  engine.thrifty = true;
  const habits = await lookingOf(game, what);
  const usual = await thinkingOf(game);
  return ({ rows, from, count }) => {
    const mind: Mind<GameTypes> = rows === null ? usual : { ...usual, rollout: habits.play };
    const looker = new Looker(engine, mind, habits);
    const into: number[] = [];
    const giveBack = habits.lend({ ...habits.file, names: habits.names, bySeats: rows === null ? {} : { [config.seats]: rows } });
    try {
      for (let nth = from; nth < from + count; nth++) play(mind, looker, nth, into);
    } finally {
      giveBack();
    }
    return Float32Array.from(into);
  };
  function play(mind: Mind<GameTypes>, looker: Looker, nth: number, into: number[]): void {
    const state = engine.beginWith(config, fastChance(`${seed}/${nth}`));
    const dice = fastDice(`${seed}/${nth}/players`);
    const pick = fastDice(`${seed}/${nth}/looks`);
    const careless = Array.from({ length: config.seats }, () => (pick.below(CARELESS.oneIn) === 0 ? pick.below(CARELESS.most) : 0));
    for (let seat = engine.nextUntilOver(state); seat !== null; seat = engine.nextUntilOver(state)) {
      if (pick.below(ONE_IN) === 0) looker.look(state, seat, pick, into);
      const isCareless = (careless[seat] as number) > pick.below(1000);
      const drawn = isCareless ? engine.sampleAction(state, seat, pick) : null;
      engine.perform(state, seat, drawn ?? mind.rollout(engine, state, seat, dice));
    }
  }
}

/** Tries everything in worlds with what nobody knows dealt anew. */
class Looker {
  private readonly engine: Engine<GameTypes>;
  private readonly mind: Mind<GameTypes>;
  private readonly habits: ByLooking<GameTypes>;
  private readonly playouts: Playouts<GameTypes>;
  private readonly chances = new Float64Array(16);
  private readonly dice = new Dice([0, 0, 0, 1]);
  private seen: State<GameTypes> | null = null;
  constructor(engine: Engine<GameTypes>, mind: Mind<GameTypes>, habits: ByLooking<GameTypes>) {
    this.engine = engine;
    this.mind = mind;
    this.habits = habits;
    this.playouts = new Playouts(engine, new Judgement(mind));
  }
  look(state: State<GameTypes>, seat: Seat, chance: Chance, into: number[]): void {
    const { engine, habits, mind } = this;
    const thinkable = (one: Weighed<GameTypes>): boolean => mind.prior?.(state, seat, one.action) !== Number.NEGATIVE_INFINITY;
    const weighed = habits.weighed(engine, state, seat, chance)?.filter(thinkable) ?? [];
    if (weighed.length < 2) return;
    const worth = this.worthOfEach(state, seat, weighed, chance);
    into.push(...habits.counts(state), weighed.length);
    for (const [at, { speaksForIt }] of weighed.entries()) {
      into.push(worth[at] as number, speaksForIt.length / 2);
      for (const number of speaksForIt) into.push(number);
    }
  }
  private worthOfEach(state: State<GameTypes>, seat: Seat, weighed: readonly Weighed<GameTypes>[], chance: Chance): Float64Array {
    const { playouts, mind, chances, engine } = this;
    const stakes = mind.stakes?.(state, seat, true) ?? null;
    const until = this.habits.until(state);
    const worth = new Float64Array(weighed.length);
    for (let nth = 0; nth < WORLDS; nth++) {
      const luck = chance.below(LUCKS);
      const world = this.unforeseen(state, luck);
      for (const [at, { action }] of weighed.entries()) {
        const spare = playouts.begin(world, luck);
        engine.perform(spare, seat, action);
        playouts.finish(spare, until, chances);
        worth[at] = (worth[at] as number) + worthOf(chances, seat, stakes) / WORLDS;
      }
    }
    return worth;
  }
  private unforeseen(state: State<GameTypes>, luck: number): State<GameTypes> {
    const { engine, dice } = this;
    this.seen = engine.copy(state, this.seen ?? undefined);
    dice.state = [luck, ~luck, Math.imul(luck, 0x9e3779b1), 1];
    engine.game.dealUnseen?.(this.seen.table, dice);
    return this.seen;
  }
}
