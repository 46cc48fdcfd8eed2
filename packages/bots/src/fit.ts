/** Fits the weights of a value to games that were played: whoever won should have had the highest score. */
export interface Sample {
  readonly phase: number;
  /** Features, row by row. */
  readonly rows: Float64Array;
  /** How much of the game each row won in the end; all together one. */
  readonly won: Float64Array;
  /** Samples of one game are held back together. */
  readonly game: number;
}
export interface Fit {
  /** By phase: a weight for each feature. */
  readonly weights: number[][];
  /** Of the games held back: how surprised the fitted value is by the winners, in nats, and how surprised an even chance would be. */
  readonly surprise: number;
  readonly even: number;
}
export interface Fitting {
  readonly phases: number;
  readonly features: number;
  /** How strongly weights are pulled to nought. */
  readonly pull?: number;
  readonly rounds?: number;
  /** Every so many games, one is held back to judge the fit. */
  readonly heldBack?: number;
}

/** A conditional logit for each phase, by gradient steps of Adam's size over features brought to one scale. */
export function fit(samples: readonly Sample[], { phases, features, pull = 1e-3, rounds = 400, heldBack = 10 }: Fitting): Fit {
  const weights: number[][] = [];
  let [surprise, even, judged] = [0, 0, 0];
  for (let phase = 0; phase < phases; phase++) {
    const own = samples.filter((sample) => sample.phase === phase);
    const learned = fitPhase(
      own.filter(({ game }) => game % heldBack !== 0),
      features,
      pull,
      rounds,
    );
    weights.push(learned);
    for (const sample of own) {
      if (sample.game % heldBack !== 0) continue;
      surprise += surpriseOf(sample, learned, features);
      even += Math.log(sample.won.length);
      judged++;
    }
  }
  return { weights, surprise: surprise / Math.max(1, judged), even: even / Math.max(1, judged) };
}
function fitPhase(samples: readonly Sample[], features: number, pull: number, rounds: number): number[] {
  const scale = scalesOf(samples, features);
  const weights = new Float64Array(features);
  const [slope, drift, spread] = [new Float64Array(features), new Float64Array(features), new Float64Array(features)];
  const chances = new Float64Array(16);
  for (let round = 1; round <= rounds && samples.length > 0; round++) {
    slope.fill(0);
    for (const { rows, won } of samples) {
      chancesOf(rows, won.length, weights, scale, chances);
      for (let row = 0; row < won.length; row++) {
        const missed = (won[row] as number) - (chances[row] as number);
        for (let at = 0; at < features; at++)
          slope[at] = (slope[at] as number) + (missed * (rows[row * features + at] as number)) / (scale[at] as number);
      }
    }
    const step = 0.08 * (1 - round / (rounds + 1));
    for (let at = 0; at < features; at++) {
      const up = (slope[at] as number) / samples.length - pull * (weights[at] as number);
      drift[at] = 0.9 * (drift[at] as number) + 0.1 * up;
      spread[at] = 0.99 * (spread[at] as number) + 0.01 * up * up;
      const level = (drift[at] as number) / (1 - 0.9 ** round);
      weights[at] = (weights[at] as number) + (step * level) / (Math.sqrt((spread[at] as number) / (1 - 0.99 ** round)) + 1e-9);
    }
  }
  return Array.from(weights, (weight, at) => Number((weight / (scale[at] as number)).toPrecision(5)));
}
/** How far rows of one position lie apart, feature by feature. */
function scalesOf(samples: readonly Sample[], features: number): Float64Array {
  const scale = new Float64Array(features);
  for (let at = 0; at < features; at++) {
    let sum = 0;
    let count = 0;
    for (const { rows, won } of samples) {
      let mean = 0;
      for (let row = 0; row < won.length; row++) mean += (rows[row * features + at] as number) / won.length;
      for (let row = 0; row < won.length; row++) sum += ((rows[row * features + at] as number) - mean) ** 2;
      count += won.length;
    }
    scale[at] = Math.sqrt(sum / Math.max(1, count)) || 1;
  }
  return scale;
}
function chancesOf(rows: Float64Array, count: number, weights: Float64Array, scale: Float64Array, into: Float64Array): void {
  let highest = Number.NEGATIVE_INFINITY;
  for (let row = 0; row < count; row++) {
    let score = 0;
    for (let at = 0; at < weights.length; at++)
      score += ((weights[at] as number) * (rows[row * weights.length + at] as number)) / (scale[at] as number);
    into[row] = score;
    if (score > highest) highest = score;
  }
  let all = 0;
  for (let row = 0; row < count; row++) all += into[row] = Math.exp((into[row] as number) - highest);
  for (let row = 0; row < count; row++) into[row] = (into[row] as number) / all;
}
function surpriseOf({ rows, won }: Sample, weights: readonly number[], features: number): number {
  const chances = new Float64Array(won.length);
  chancesOf(rows, won.length, Float64Array.from(weights), new Float64Array(features).fill(1), chances);
  let sum = 0;
  won.forEach((share, row) => {
    if (share > 0) sum -= share * Math.log(Math.max(1e-9, chances[row] as number));
  });
  return sum;
}
