import type { GameTypes } from "@stormakt/kernel";
import type { Candidate, Report } from "./bot.ts";

/** What a strong player would do, as it may be shown to somebody who asks. */
export interface Hint<G extends GameTypes = GameTypes> {
  /** Best first. */
  readonly moves: readonly HintedMove<G>[];
  /** There was nothing to choose from. */
  readonly isOnly: boolean;
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
/** Playouts after which something is known of a move. */
const KNOWN = 16;
const MOST_REASONS = 3;
/** A difference smaller than this share of all differences is not worth a word. */
const WORTH_A_WORD = 0.12;
/** Differences in score below this are noise. */
const NOISE = 0.01;

/** Of a search that was asked to explain itself. `features` are the mind's, in their order. */
export function hintFrom<G extends GameTypes>({ candidates }: Report<G>, features: readonly string[]): Hint<G> {
  const [chosen] = candidates;
  if (chosen === undefined) return { moves: [], isOnly: false, reasons: [] };
  // What was hardly tried is known too little to be named beside what was. The order is that of the figures.
  const shown = candidates
    .filter((one) => one === chosen || one.tries >= KNOWN || one.tries * 4 >= chosen.tries)
    .sort((one, other) => other.chance - one.chance)
    .slice(0, MOST_MOVES);
  const best = shown[0] ?? chosen;
  return {
    isOnly: candidates.length === 1,
    moves: shown.map(({ action, chance, error }) => ({ action, chance, error, behind: best.chance - chance })),
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
