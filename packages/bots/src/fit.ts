/** Fits the weights of a value to games that were played: whoever won should have had the highest score. */
export interface Sample {
  readonly phase: number;
  /** Features, row by row. */
  readonly rows: Float64Array | Float32Array;
  /** How much of the game each row won in the end; all together one. */
  readonly won: Float64Array | Float32Array;
  /** Samples of one game are held back together. */
  readonly game: number;
}
export interface Fit {
  /** By phase: a weight for each feature. */
  readonly weights: number[][];
  /** Of the games held back: how surprised the fitted value is by the winners, in nats, and how surprised an even chance would be. */
  readonly surprise: number;
  readonly even: number;
  readonly pull: number;
}
export interface Fitting {
  readonly phases: number;
  readonly features: number;
  /** How strongly weights are pulled together. Left out: whichever of a few leaves the games held back least surprising. */
  readonly pull?: number;
  /** At most so many of Newton's steps; a dozen are enough as a rule. */
  readonly rounds?: number;
  /** Every so many games, one is held back to judge the fit. */
  readonly heldBack?: number;
}
export const HELD_BACK = 10;

/** Pulls that are tried, divided by the number of games: positions of one game teach little more than one of them. */
const PULLS = [2, 8, 32, 128];

/**
 * A conditional logit for each phase, by Newton's method over features brought to one scale. The weights of a phase are pulled towards
 * those that serve all phases together, and these to nought, so that a phase seldom met is not left to its few games.
 */
export function fit(samples: readonly Sample[], { phases, features, pull, rounds = 40, heldBack = HELD_BACK }: Fitting): Fit {
  const learned = samples.filter(({ game }) => game % heldBack !== 0);
  const held = samples.filter(({ game }) => game % heldBack === 0);
  const byPhase = Array.from({ length: phases }, (_, phase) => learned.filter((sample) => sample.phase === phase));
  const games = Math.max(1, new Set(learned.map(({ game }) => game)).size);
  const even = held.reduce((sum, { won }) => sum + Math.log(won.length), 0) / Math.max(1, held.length);
  let common = new Float64Array(features);
  let best: Fit | null = null;
  for (const tried of pull === undefined ? PULLS.map((one) => one / games) : [pull]) {
    common = climbed(learned, common, new Float64Array(features), tried, rounds);
    const weights = byPhase.map((own) =>
      Array.from(climbed(own, common, common, tried, rounds), (weight) => Number(weight.toPrecision(5))),
    );
    const found = { weights, surprise: surprise(held, weights), even, pull: tried };
    if (best === null || found.surprise < best.surprise) best = found;
  }
  return best as Fit;
}
/** How surprised a set of weights is by who won, on the average, in nats. */
export function surprise(samples: readonly Sample[], weights: readonly (readonly number[])[]): number {
  const sets = weights.map((set) => Float64Array.from(set));
  const chances = new Float64Array(MOST_ROWS);
  let sum = 0;
  for (const { phase, rows, won } of samples) {
    chancesOf(rows, won.length, sets[phase] as Float64Array, chances);
    sum += surpriseOf(won, chances);
  }
  return sum / Math.max(1, samples.length);
}
const MOST_ROWS = 16;

/** The weights that make the winners least surprising, from these on, pulled towards `home`. */
function climbed(
  samples: readonly Sample[],
  from: Float64Array,
  home: Float64Array,
  pull: number,
  rounds: number,
): Float64Array<ArrayBuffer> {
  let weights = Float64Array.from(from);
  if (samples.length === 0) return weights;
  // In the features' own scales a pull of one kind is a pull of many kinds.
  const pulls = scalesOf(samples, weights.length).map((scale) => pull * scale * scale);
  let now = climb(samples, weights, home, pulls);
  for (let round = 0; round < rounds; round++) {
    const step = solve(now.bend, now.slope);
    let stride = 1;
    let next = weights;
    let then = now;
    do {
      next = weights.map((weight, at) => weight + stride * (step[at] as number));
      then = climb(samples, next, home, pulls);
      stride /= 2;
    } while (then.loss > now.loss && stride > 1e-4);
    const gained = now.loss - then.loss;
    if (!(gained > 0)) break;
    weights = next;
    now = then;
    if (gained < 1e-8) break;
  }
  return weights;
}

/** The loss at these weights, which way it falls, and how it bends. */
function climb(samples: readonly Sample[], weights: Float64Array, home: Float64Array, pulls: Float64Array) {
  const n = weights.length;
  const slope = new Float64Array(n);
  const bend = new Float64Array(n * n);
  const chances = new Float64Array(MOST_ROWS);
  const mean = new Float64Array(n);
  const off = new Float64Array(n);
  const active: number[] = [];
  let loss = 0;
  for (const { rows, won } of samples) {
    const count = won.length;
    chancesOf(rows, count, weights, chances);
    loss += surpriseOf(won, chances);
    mean.fill(0);
    for (let row = 0; row < count; row++) {
      const chance = chances[row] as number;
      const missed = (won[row] as number) - chance;
      for (let at = 0, from = row * n; at < n; at++, from++) {
        const value = rows[from] as number;
        if (value === 0) continue;
        mean[at] = (mean[at] as number) + chance * value;
        slope[at] = (slope[at] as number) + missed * value;
      }
    }
    for (let row = 0; row < count; row++) {
      const chance = chances[row] as number;
      if (chance < 1e-6) continue;
      active.length = 0;
      for (let at = 0; at < n; at++) {
        const value = (rows[row * n + at] as number) - (mean[at] as number);
        off[at] = value;
        if (value !== 0) active.push(at);
      }
      for (let i = 0; i < active.length; i++) {
        const one = active[i] as number;
        const weighed = chance * (off[one] as number);
        for (let j = 0; j <= i; j++) {
          const at = one * n + (active[j] as number);
          bend[at] = (bend[at] as number) + weighed * (off[active[j] as number] as number);
        }
      }
    }
  }
  loss /= samples.length;
  for (let at = 0; at < n; at++) {
    const away = (weights[at] as number) - (home[at] as number);
    const held = pulls[at] as number;
    loss += (held * away * away) / 2;
    slope[at] = (slope[at] as number) / samples.length - held * away;
    for (let other = 0; other < at; other++)
      bend[other * n + at] = bend[at * n + other] = (bend[at * n + other] as number) / samples.length;
    bend[at * n + at] = (bend[at * n + at] as number) / samples.length + held;
  }
  return { loss, slope, bend };
}
/** Solves `bend · step = slope` for a bend that is nowhere hollow (Cholesky); a direction in which nothing bends is left alone. */
function solve(bend: Float64Array, slope: Float64Array): Float64Array {
  const n = slope.length;
  const root = bend.slice();
  const step = slope.slice();
  const at = (row: number, column: number): number => root[row * n + column] as number;
  for (let row = 0; row < n; row++) {
    for (let column = 0; column <= row; column++) {
      let sum = at(row, column);
      for (let k = 0; k < column; k++) sum -= at(row, k) * at(column, k);
      if (row === column) root[row * n + row] = sum > 1e-12 * Math.max(1e-12, bend[row * n + row] as number) ? Math.sqrt(sum) : 0;
      else root[row * n + column] = at(column, column) === 0 ? 0 : sum / at(column, column);
    }
    let sum = step[row] as number;
    for (let k = 0; k < row; k++) sum -= at(row, k) * (step[k] as number);
    step[row] = at(row, row) === 0 ? 0 : sum / at(row, row);
  }
  for (let row = n - 1; row >= 0; row--) {
    let sum = step[row] as number;
    for (let k = row + 1; k < n; k++) sum -= at(k, row) * (step[k] as number);
    step[row] = at(row, row) === 0 ? 0 : sum / at(row, row);
  }
  return step;
}
/** How far rows of one position lie apart, feature by feature. */
function scalesOf(samples: readonly Sample[], features: number): Float64Array {
  const scale = new Float64Array(features);
  let count = 0;
  for (const { rows, won } of samples) {
    count += won.length;
    for (let at = 0; at < features; at++) {
      let mean = 0;
      for (let row = 0; row < won.length; row++) mean += (rows[row * features + at] as number) / won.length;
      for (let row = 0; row < won.length; row++) scale[at] = (scale[at] as number) + ((rows[row * features + at] as number) - mean) ** 2;
    }
  }
  return scale.map((sum) => Math.sqrt(sum / Math.max(1, count)) || 1);
}
function chancesOf(rows: Float64Array | Float32Array, count: number, weights: Float64Array, into: Float64Array): void {
  let highest = Number.NEGATIVE_INFINITY;
  for (let row = 0; row < count; row++) {
    let score = 0;
    for (let at = 0, from = row * weights.length; at < weights.length; at++, from++)
      score += (weights[at] as number) * (rows[from] as number);
    into[row] = score;
    if (score > highest) highest = score;
  }
  let all = 0;
  for (let row = 0; row < count; row++) all += into[row] = Math.exp((into[row] as number) - highest);
  for (let row = 0; row < count; row++) into[row] = (into[row] as number) / all;
}
function surpriseOf(won: Float64Array | Float32Array, chances: Float64Array): number {
  let sum = 0;
  for (let row = 0; row < won.length; row++) {
    const share = won[row] as number;
    if (share > 0) sum -= share * Math.log(Math.max(1e-9, chances[row] as number));
  }
  return sum;
}
