/** Where quick players with insight weigh what they could do, term by term, by weights that were learned. */
import type { Chance } from "@stormakt/kernel";
import type { Action, Seen } from "@stormakt/mare-balticum";
import { turnsLeft } from "@stormakt/mare-balticum";
import type { Rows } from "../../../habits.ts";

const names: string[] = [];
export const NAMES: readonly string[] = names;
/** The place of a term among the weights. */
export function term(name: string): number {
  names.push(name);
  return names.length - 1;
}
/** Several that belong together, the first of them. */
export function terms(about: string, each: readonly string[]): number {
  const first = names.length;
  for (const one of each) names.push(`${about}: ${one}`);
  return first;
}

/** Weights are learned for so many turns to go, and lie between for those between. */
const KNOTS = [14, 7, 2] as const;
/** How much each knot counts with so many turns to go. */
export function knotsAt(left: number): readonly [number, number, number] {
  const [early, middle, late] = KNOTS;
  if (left >= early) return [1, 0, 0];
  if (left <= late) return [0, 0, 1];
  if (left >= middle) {
    const share = (left - middle) / (early - middle);
    return [share, 1 - share, 0];
  }
  const share = (left - late) / (middle - late);
  return [0, share, 1 - share];
}
const MOST_TURNS = 20;
/** By turns to go: a weight for each term. */
export type Blend = readonly Float64Array[];
/** Rows are found by the names of what they are about: terms come in the order in which files are read. */
export function blended(about: readonly string[], rows: Rows): Blend {
  const found = names.map((name) => rows[about.indexOf(name)] ?? []);
  return Array.from({ length: MOST_TURNS + 1 }, (_, left) => {
    const knots = knotsAt(left);
    return Float64Array.from(found, (row) => knots.reduce((sum, share, knot) => sum + share * (row[knot] ?? 0), 0));
  });
}
const NOTHING_LEARNED: Blend = Array.from({ length: MOST_TURNS + 1 }, () => new Float64Array(0));

/** Luck that, added to weights that were learned as odds, has things drawn by these odds; in so many steps. */
const STEPS = 256;
const LUCK = Float64Array.from({ length: STEPS }, (_, nth) => -Math.log(-Math.log((nth + 0.5) / STEPS)));
/** At most so many kinds of actions that have terms in common. */
const MOST_SHARES = 4;

/** Hears what may be done and what speaks for it: terms, each followed by how much of it there is. */
export type Heard = (action: Action, speaksForIt: readonly number[]) => void;
class Scale {
  /** Only whoever learns listens. */
  heard: Heard | null = null;
  private readonly notes: number[] = [];
  private weights: Float64Array = NOTHING_LEARNED[0] as Float64Array;
  private sum = 0;
  private best = 0;
  private chosen: Action | null = null;
  private readonly shares = new Float64Array(MOST_SHARES);
  private readonly shareNotes: number[][] = Array.from({ length: MOST_SHARES }, () => []);
  private share = 0;

  /** Emptied, for a decision at this table. */
  lay(table: Seen, blend: Blend): void {
    this.weights = blend[Math.min(MOST_TURNS, Math.max(1, turnsLeft(table)))] as Float64Array;
    this.best = Number.NEGATIVE_INFINITY;
    this.chosen = null;
  }
  /** What actions have in common is weighed once. */
  beginShare(nth: number): void {
    this.share = nth;
    this.sum = 0;
    if (this.heard !== null) this.notes.length = 0;
  }
  endShare(): void {
    this.shares[this.share] = this.sum;
    if (this.heard !== null) this.shareNotes[this.share] = this.notes.slice();
  }
  /** An action, with what it has in common with others; -1: nothing. */
  begin(share: number): void {
    this.sum = share < 0 ? 0 : (this.shares[share] as number);
    if (this.heard === null) return;
    this.notes.length = 0;
    if (share >= 0) this.notes.push(...(this.shareNotes[share] as number[]));
  }
  add(at: number, value: number): void {
    this.sum += (this.weights[at] as number) * value;
    if (this.heard !== null) this.notes.push(at, value);
  }
  one(at: number): void {
    this.sum += this.weights[at] as number;
    if (this.heard !== null) this.notes.push(at, 1);
  }
  /** Whether what was weighed is the best so far. */
  end(action: Action, chance: Chance): void {
    if (this.heard !== null) this.heard(action, this.notes);
    const worth = this.sum + (LUCK[chance.below(STEPS)] as number);
    if (worth <= this.best) return;
    this.best = worth;
    this.chosen = action;
  }
  get choice(): Action | null {
    return this.chosen;
  }
}
export const scale = new Scale();
