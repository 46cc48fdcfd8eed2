import type { GameTypes } from "@stormakt/kernel";
import type { Candidate, Report } from "./bot.ts";

/** What a strong player would do, as it may be shown to somebody who asks. */
export interface Hint<G extends GameTypes = GameTypes> {
  /** Best first. */
  readonly moves: readonly HintedMove<G>[];
  /** Why the best is better than the next: largest difference first. Empty where they lead to much the same. */
  readonly reasons: readonly Reason[];
}
export interface HintedMove<G extends GameTypes = GameTypes> {
  readonly action: G["Action"];
  /** The seat's chance of winning after it, and how sure that is (standard error). */
  readonly chance: number;
  readonly error: number;
  /** How much less that is than the best move's. */
  readonly behind: number;
}
export interface Reason {
  readonly feature: string;
  /** Of all that the two moves differ in, the share of this: above zero it speaks for the best, below zero for the other. */
  readonly amount: number;
}
const MOST_MOVES = 3;
const MOST_REASONS = 3;
/** A difference smaller than this share of all differences is not worth a word. */
const WORTH_A_WORD = 0.12;
/** Differences in score below this are noise. */
const NOISE = 0.01;

/** Of a search that was asked to explain itself. `features` are the mind's, in their order. */
export function hintFrom<G extends GameTypes>({ candidates }: Report<G>, features: readonly string[]): Hint<G> {
  const [best] = candidates;
  if (best === undefined) return { moves: [], reasons: [] };
  // A candidate given up early is known too little to be named beside those that were not.
  const known = candidates.filter(({ tries }, at) => at === 0 || tries * 8 >= best.tries);
  const shown = known.slice(0, MOST_MOVES);
  return {
    moves: shown.map(({ action, chance, error }) => ({ action, chance, error, behind: Math.max(0, best.chance - chance) })),
    reasons: reasonsFor(best, shown[1], features),
  };
}
function reasonsFor(best: Candidate, next: Candidate | undefined, features: readonly string[]): Reason[] {
  if (best.parts === null || next === undefined || next.parts === null) return [];
  const differences = features.map((feature, at) => ({ feature, amount: (best.parts?.[at] ?? 0) - (next.parts?.[at] ?? 0) }));
  const all = differences.reduce((sum, { amount }) => sum + Math.abs(amount), 0);
  if (all < NOISE) return [];
  return differences
    .map(({ feature, amount }) => ({ feature, amount: amount / all }))
    .filter(({ amount }) => Math.abs(amount) >= WORTH_A_WORD)
    .sort((one, other) => Math.abs(other.amount) - Math.abs(one.amount))
    .slice(0, MOST_REASONS);
}
