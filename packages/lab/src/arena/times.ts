/** How long decisions took: a histogram on a scale of 3.5 % steps, so that threads can add theirs up. */
const STEPS = 20;
const BINS = 600;

export interface Times {
  readonly decisions: number;
  readonly total: number;
  readonly worst: number;
  readonly bins: Float64Array;
}
export class Clockwork implements Times {
  decisions = 0;
  total = 0;
  worst = 0;
  readonly bins = new Float64Array(BINS);
  add(milliseconds: number): void {
    this.decisions++;
    this.total += milliseconds;
    if (milliseconds > this.worst) this.worst = milliseconds;
    const bin = Math.min(BINS - 1, Math.round(STEPS * Math.log2(1 + 1000 * milliseconds)));
    this.bins[bin] = (this.bins[bin] as number) + 1;
  }
  addAll(other: Times): void {
    this.decisions += other.decisions;
    this.total += other.total;
    this.worst = Math.max(this.worst, other.worst);
    for (let bin = 0; bin < BINS; bin++) this.bins[bin] = (this.bins[bin] as number) + (other.bins[bin] as number);
  }
  /** Below this lie so many of all decisions. */
  quantile(below: number): number {
    let left = below * this.decisions;
    for (let bin = 0; bin < BINS; bin++) {
      left -= this.bins[bin] as number;
      if (left <= 0) return Math.min(this.worst, (2 ** (bin / STEPS) - 1) / 1000);
    }
    return this.worst;
  }
}
