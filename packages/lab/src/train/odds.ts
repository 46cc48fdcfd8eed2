import type { Looks } from "./looking.ts";

/** What the weights of terms are fitted to, and how many there are. */
export interface Lesson {
  readonly looks: readonly Looks[];
  /** Numbers of a row, one after the other. */
  readonly from: Float64Array;
  /** So many of them to a row. */
  readonly each: number;
}
/** How much more what is done is worth than what is done on average, in the decisions that were held back. */
export interface Gained {
  readonly decisions: number;
  readonly gained: number;
  /** Had the best always been done, as far as so few worlds tell. */
  readonly atMost: number;
}
/** How much of the worth of a decision is given up not to be surer than need be. */
const UNSURE = 0.005;
const PULL = 0.001;
const EPOCHS = 12;
const BATCH = 256;
/** One decision in so many is held back. */
const HELD_BACK = 20;
/** How far a step goes, at first and at last; and how much of the way before counts (Adam's rule). */
const STEP = { first: 0.03, last: 0.001 };
const WAY = 0.9;
const SURENESS = 0.999;
/** The weights of so much of the way, its end, are averaged. */
const AVERAGED = 0.3;
const MOST_ACTIONS = 1024;

/** Weights by which what is done, drawn by its odds, is worth most. */
export function fitted({ looks, from, each }: Lesson): { readonly weights: Float64Array; readonly gained: Gained } {
  const decisions = looks.flatMap((one) => decisionsIn(one, each));
  const learned = decisions.filter((_, nth) => nth % HELD_BACK !== 0);
  const held = decisions.filter((_, nth) => nth % HELD_BACK === 0);
  const weights = from.slice();
  const [slope, way, sure] = [new Float64Array(from.length), new Float64Array(from.length), new Float64Array(from.length)];
  const mean = new Float64Array(from.length);
  const steps = EPOCHS * Math.ceil(learned.length / BATCH);
  const odds = new Odds(each);
  let [step, averaged] = [0, 0];
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    mix(learned, epoch);
    for (let first = 0; first < learned.length; first += BATCH) {
      const batch = learned.slice(first, first + BATCH);
      slope.fill(0);
      for (const decision of batch) odds.lean(decision, weights, slope);
      step++;
      const rate = STEP.first * (1 - step / (steps + 1)) + STEP.last;
      for (let at = 0; at < weights.length; at++) {
        const going = (slope[at] as number) / batch.length - PULL * (weights[at] as number);
        way[at] = WAY * (way[at] as number) + (1 - WAY) * going;
        sure[at] = SURENESS * (sure[at] as number) + (1 - SURENESS) * going * going;
        const apart = Math.sqrt((sure[at] as number) / (1 - SURENESS ** step)) + 1e-8;
        weights[at] = (weights[at] as number) + (rate * ((way[at] as number) / (1 - WAY ** step))) / apart;
      }
      if (step <= steps * (1 - AVERAGED)) continue;
      averaged++;
      for (let at = 0; at < weights.length; at++)
        mean[at] = (mean[at] as number) + ((weights[at] as number) - (mean[at] as number)) / averaged;
    }
  }
  const found = averaged === 0 ? weights : mean;
  return { weights: found, gained: odds.gainedIn(held, found) };
}

interface Decision {
  readonly looks: Looks;
  readonly at: number;
}
function decisionsIn(looks: Looks, each: number): Decision[] {
  const found: Decision[] = [];
  for (let at = 0; at < looks.length; ) {
    found.push({ looks, at });
    const actions = looks[at + each] as number;
    at += each + 1;
    for (let nth = 0; nth < actions; nth++) at += 2 + 2 * (looks[at + 1] as number);
  }
  return found;
}
/** In another order every time, and in the same ones whenever it is done again. */
function mix(decisions: Decision[], salt: number): void {
  let seed = 12345 + salt;
  for (let at = decisions.length - 1; at > 0; at--) {
    seed = (Math.imul(seed, 1664525) + 1013904223) | 0;
    const other = (seed >>> 0) % (at + 1);
    const kept = decisions[at] as Decision;
    decisions[at] = decisions[other] as Decision;
    decisions[other] = kept;
  }
}

/** How likely each action of a decision is by some weights, and what that is worth. */
class Odds {
  private readonly each: number;
  private readonly starts = new Int32Array(MOST_ACTIONS);
  private readonly chances = new Float64Array(MOST_ACTIONS);
  private count = 0;
  constructor(each: number) {
    this.each = each;
  }
  private draw({ looks, at }: Decision, weights: Float64Array): void {
    const { each, starts, chances } = this;
    const count = Math.min(MOST_ACTIONS, looks[at + each] as number);
    this.count = count;
    let highest = Number.NEGATIVE_INFINITY;
    for (let nth = 0, next = at + each + 1; nth < count; nth++) {
      starts[nth] = next;
      const terms = looks[next + 1] as number;
      next += 2;
      let sum = 0;
      for (let term = 0; term < terms; term++, next += 2) {
        const row = (looks[next] as number) * each;
        let weight = 0;
        for (let one = 0; one < each; one++) weight += (looks[at + one] as number) * (weights[row + one] as number);
        sum += weight * (looks[next + 1] as number);
      }
      chances[nth] = sum;
      if (sum > highest) highest = sum;
    }
    let all = 0;
    for (let nth = 0; nth < count; nth++) all += chances[nth] = Math.exp((chances[nth] as number) - highest);
    for (let nth = 0; nth < count; nth++) chances[nth] = (chances[nth] as number) / all;
  }
  /** Which way the weights should go for this decision, added to the rest. */
  lean(decision: Decision, weights: Float64Array, slope: Float64Array): void {
    this.draw(decision, weights);
    const { each, starts, chances, count } = this;
    const { looks, at } = decision;
    let usual = 0;
    for (let nth = 0; nth < count; nth++) usual += (chances[nth] as number) * this.worthLessSureness(looks, nth);
    for (let nth = 0; nth < count; nth++) {
      const lean = ((chances[nth] as number) * (this.worthLessSureness(looks, nth) - usual)) / UNSURE;
      if (Math.abs(lean) < 1e-7) continue;
      const start = starts[nth] as number;
      const end = start + 2 + 2 * (looks[start + 1] as number);
      for (let next = start + 2; next < end; next += 2) {
        const row = (looks[next] as number) * each;
        const much = lean * (looks[next + 1] as number);
        for (let one = 0; one < each; one++) slope[row + one] = (slope[row + one] as number) + much * (looks[at + one] as number);
      }
    }
  }
  private worthLessSureness(looks: Looks, nth: number): number {
    return (looks[this.starts[nth] as number] as number) - UNSURE * Math.log(Math.max(1e-12, this.chances[nth] as number));
  }
  gainedIn(decisions: readonly Decision[], weights: Float64Array): Gained {
    let [gained, atMost] = [0, 0];
    for (const decision of decisions) {
      this.draw(decision, weights);
      let [worth, even, best] = [0, 0, Number.NEGATIVE_INFINITY];
      for (let nth = 0; nth < this.count; nth++) {
        const one = decision.looks[this.starts[nth] as number] as number;
        worth += (this.chances[nth] as number) * one;
        even += one / this.count;
        best = Math.max(best, one);
      }
      gained += (worth - even) / decisions.length;
      atMost += (best - even) / decisions.length;
    }
    return { decisions: decisions.length, gained, atMost };
  }
}
