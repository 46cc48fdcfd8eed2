/** What an action would do: its own effect, run on a copy for every way the dice may fall. No rule is written for it. */
import { fastDice } from "./chance.ts";
import type { Chance, GameTypes, Play, Seat, State } from "./contract.ts";
import { canonical } from "./data.ts";
import type { Asks, Engine } from "./engine.ts";

export interface Foreseen<G extends GameTypes> {
  /** As it would be heard, blurred where it comes from what nobody has seen; or a question that would be asked. */
  readonly event: G["Event"] | Asks;
  /** 1: certain. */
  readonly odds: number;
}
export interface Compared<G extends GameTypes> extends Foreseen<G> {
  /** How likely it is without the effect. */
  readonly otherwise: number;
}
export interface ForecastOptions {
  /** Who hears it; left out: what everybody would. */
  readonly hearer?: Seat | null;
  /** Fields that come from what nobody has seen and say nothing (which cards are drawn): a list becomes its length, anything else 0. */
  readonly blurred?: readonly string[];
  /** The game goes on to the next decision, all passing in windows: for what the effect calls for and does not do itself. */
  readonly goesOn?: true;
}
/** As many ways as are gone through one by one. Beyond, so many are drawn. */
const MOST_WAYS = 1296;

/** Falls every way there is, one run after the other; once there have been too many, at random. The order of what is shuffled tells nothing. */
class EveryWay implements Chance {
  odds = 1;
  private readonly fallen: number[] = [];
  private readonly limits: number[] = [];
  private at = 0;
  private readonly dice: Chance | null;
  constructor(dice: Chance | null) {
    this.dice = dice;
  }
  below(limit: number): number {
    if (this.dice !== null) return this.dice.below(limit);
    if (this.at === this.fallen.length) {
      this.fallen.push(0);
      this.limits.push(limit);
    }
    this.odds /= limit;
    return this.fallen[this.at++]!;
  }
  die(sides: number): number {
    return this.below(sides) + 1;
  }
  pick<T>(from: readonly T[]): T {
    return from[this.below(from.length)]!;
  }
  shuffle(): void {}
  /** Makes ready for the next way; false when all have been. */
  next(): boolean {
    let last = this.fallen.length - 1;
    while (last >= 0 && this.fallen[last]! + 1 === this.limits[last]!) last--;
    this.fallen.length = last + 1;
    this.limits.length = last + 1;
    if (last >= 0) this.fallen[last]! += 1;
    this.at = 0;
    this.odds = 1;
    return last >= 0;
  }
}

/** What the effect itself would tell, and whom it would ask: one entry for each event, with the odds that it occurs. */
export function forecast<G extends GameTypes>(
  engine: Engine<G>,
  state: State<G>,
  effect: (play: Play<G>) => void,
  options: ForecastOptions = {},
): Foreseen<G>[] {
  return [...runs(engine, state, effect, options.goesOn === true, options).values()];
}
/**
 * For an effect that tells nothing itself: the game goes on to the next decision, with the effect and without it, all passing in windows.
 * What is more or less likely with it than without.
 */
export function compareForecast<G extends GameTypes>(
  engine: Engine<G>,
  state: State<G>,
  effect: (play: Play<G>) => void,
  options: ForecastOptions = {},
): Compared<G>[] {
  const withIt = runs(engine, state, effect, true, options);
  const without = runs(engine, state, () => {}, true, options);
  const all = new Map([...without, ...withIt]);
  return [...all].flatMap(([text, { event }]) => {
    const odds = withIt.get(text)?.odds ?? 0;
    const otherwise = without.get(text)?.odds ?? 0;
    return Math.abs(odds - otherwise) < ROUNDING ? [] : [{ event, odds, otherwise }];
  });
}
/** Thousandths and less come from adding up fractions. */
const ROUNDING = 1e-6;

type Seen<G extends GameTypes> = Map<string, { event: G["Event"] | Asks; odds: number }>;
function runs<G extends GameTypes>(
  engine: Engine<G>,
  state: State<G>,
  effect: (play: Play<G>) => void,
  runsOn: boolean,
  options: ForecastOptions,
): Seen<G> {
  const all = everyWay(engine, state, effect, runsOn, options, new EveryWay(null), 1);
  return all ?? everyWay(engine, state, effect, runsOn, options, new EveryWay(fastDice("forecast")), MOST_WAYS)!;
}
/** Null if there are too many ways to go through. `drawn`: how many are drawn instead. */
function everyWay<G extends GameTypes>(
  engine: Engine<G>,
  state: State<G>,
  effect: (play: Play<G>) => void,
  runsOn: boolean,
  { hearer = null, blurred = [] }: ForecastOptions,
  chance: EveryWay,
  drawn: number,
): Seen<G> | null {
  const seen: Seen<G> = new Map();
  let ways = 0;
  do {
    if (drawn === 1 && ways === MOST_WAYS) return null;
    const copy = engine.copy(state);
    const { told, asks } = engine.tryOut(copy, chance, effect, runsOn);
    const odds = chance.odds / drawn;
    const once = new Set<string>();
    for (const heard of [...engine.heardBy({ told }, hearer), ...(asks === null ? [] : [asks])]) {
      const event = blur(heard, blurred);
      const text = canonical(event);
      if (once.has(text)) continue; // it occurs, however often
      once.add(text);
      const before = seen.get(text);
      if (before === undefined) seen.set(text, { event, odds });
      else before.odds += odds;
    }
    ways++;
  } while (drawn === 1 ? chance.next() : ways < drawn);
  return seen;
}
function blur<E extends object>(event: E, blurred: readonly string[]): E {
  const unseen = blurred.filter((key) => Object.hasOwn(event, key));
  if (unseen.length === 0) return event;
  const held = event as Readonly<Record<string, unknown>>;
  return { ...event, ...Object.fromEntries(unseen.map((key) => [key, Array.isArray(held[key]) ? (held[key] as unknown[]).length : 0])) };
}
