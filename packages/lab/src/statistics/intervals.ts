/** Shares, and how sure one can be of them. */
export interface Share {
  readonly share: number;
  /** 95 %, unless another level was asked for. */
  readonly low: number;
  readonly high: number;
}
/** What a block of games brought: so many of so many. Games of one block share a deal, so only blocks are independent. */
export interface Counted {
  readonly hits: number;
  readonly of: number;
}
/** So many standard errors either way hold 95 % of a normal distribution. */
const USUAL = 1.959963984540054;

/** Wilson's interval for a share of independent trials. Halves of hits are welcome. */
export function wilson(hits: number, of: number, z = USUAL): Share {
  if (of <= 0) return { share: 0, low: 0, high: 1 };
  const share = hits / of;
  const centre = (share + (z * z) / (2 * of)) / (1 + (z * z) / of);
  const half = (z / (1 + (z * z) / of)) * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  return { share, low: hits <= 0 ? 0 : Math.max(0, centre - half), high: hits >= of ? 1 : Math.min(1, centre + half) };
}

/**
 * The share of hits over blocks, with an interval that counts blocks, not games: Wilson's at the number of independent trials
 * that would be as sure (the ratio's variance over blocks), with Student's quantile for the number of blocks.
 */
export function overBlocks(blocks: readonly Counted[], level = 0.95): Share {
  const of = sum(blocks, (block) => block.of);
  const hits = sum(blocks, (block) => block.hits);
  const counted = blocks.filter((block) => block.of > 0).length;
  if (of <= 0 || counted < 2) return wilson(hits, of, normalQuantile((1 + level) / 2));
  const share = hits / of;
  const squares = sum(blocks, (block) => (block.hits - share * block.of) ** 2);
  const variance = (squares * counted) / (counted - 1) / (of * of);
  const independent = (share * (1 - share)) / of;
  // All or none: the blocks tell nothing of how far they lie apart.
  const spread = independent > 0 ? Math.max(LEAST_SPREAD, variance / independent) : 1;
  return wilson(hits / spread, of / spread, studentQuantile((1 + level) / 2, counted - 1));
}
/** However alike a few blocks look, chance has its share. */
const LEAST_SPREAD = 0.25;

const sum = <T>(list: readonly T[], what: (one: T) => number): number => list.reduce((all, one) => all + what(one), 0);

/** The point below which so much of the standard normal distribution lies (Acklam's approximation, good to nine digits). */
export function normalQuantile(below: number): number {
  if (below <= 0 || below >= 1) return below <= 0 ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  if (below < 0.02425) return tail(Math.sqrt(-2 * Math.log(below)));
  if (below > 1 - 0.02425) return -tail(Math.sqrt(-2 * Math.log(1 - below)));
  const off = below - 0.5;
  const r = off * off;
  return (off * polynomial(MIDDLE_ABOVE, r)) / (r * polynomial(MIDDLE_BELOW, r) + 1);
}
const tail = (q: number): number => polynomial(TAIL_ABOVE, q) / (q * polynomial(TAIL_BELOW, q) + 1);
const polynomial = (terms: readonly number[], at: number): number => terms.reduce((value, term) => value * at + term, 0);
const MIDDLE_ABOVE = [
  -3.969683028665376e1, 2.209460984245205e2, -2.759285104469687e2, 1.38357751867269e2, -3.066479806614716e1, 2.506628277459239,
];
const MIDDLE_BELOW = [-5.447609879822406e1, 1.615858368580409e2, -1.556989798598866e2, 6.680131188771972e1, -1.328068155288572e1];
const TAIL_ABOVE = [
  -7.784894002430293e-3, -3.223964580411365e-1, -2.400758277161838, -2.549732539343734, 4.374664141464968, 2.938163982698783,
];
const TAIL_BELOW = [7.784695709041462e-3, 3.224671290700398e-1, 2.445134137142996, 3.754408661907416];

/** The same for Student's distribution with so many degrees of freedom (Cornish and Fisher's expansion; exact for one and two). */
export function studentQuantile(below: number, freedom: number): number {
  if (freedom === 1) return Math.tan(Math.PI * (below - 0.5));
  if (freedom === 2) return (2 * below - 1) / Math.sqrt(2 * below * (1 - below));
  const z = normalQuantile(below);
  const terms = [
    (z ** 3 + z) / 4,
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96,
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384,
    (79 * z ** 9 + 776 * z ** 7 + 1482 * z ** 5 - 1920 * z ** 3 - 945 * z) / 92160,
  ];
  return terms.reduce((value, term, at) => value + term / freedom ** (at + 1), z);
}
/** The value under which so much of a sorted list lies. */
export function quantileOf(sorted: readonly number[], below: number): number {
  const at = below * (sorted.length - 1);
  const [low, high] = [sorted[Math.floor(at)] ?? 0, sorted[Math.ceil(at)] ?? 0];
  return low + (high - low) * (at - Math.floor(at));
}
