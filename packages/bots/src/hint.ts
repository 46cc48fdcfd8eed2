import type { GameTypes } from "@stormakt/kernel";
import { canonical } from "@stormakt/kernel";
import type { Candidate, Report } from "./bot.ts";

/** What a strong player would do, as it may be shown to somebody who asks. */
export interface Hint<G extends GameTypes = GameTypes> {
  /** Best first. */
  readonly moves: readonly HintedMove<G>[];
  /** There was nothing to choose from. One move where there was: nothing else is worth a thought. */
  readonly isOnly: boolean;
  /**
   * Why the best is better than the next: largest difference first. Empty where they are about as good, where all is won or lost, and where
   * what can be told would speak against the best on the whole: then it is better for what only shows further on.
   */
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
/** Chances closer to none or all than this need no reasons, and closer to each other than this none for one of them. */
export const AS_GOOD_AS = 0.005;

/** Of a search that was asked to explain itself. `features` are the mind's, in their order. */
export function hintFrom<G extends GameTypes>({ candidates, isForced = false }: Report<G>, features: readonly string[]): Hint<G> {
  const [chosen] = candidates;
  if (chosen === undefined) return { moves: [], isOnly: false, reasons: [] };
  // What was hardly tried is known too little to be named beside what was. The order is that of the figures.
  const shown = candidates
    .filter((one) => one === chosen || one.tries >= KNOWN || one.tries * 4 >= chosen.tries)
    .sort((one, other) => other.chance - one.chance)
    .slice(0, MOST_MOVES);
  const best = shown[0] ?? chosen;
  return {
    isOnly: isForced,
    moves: shown.map(({ action, chance, error }) => ({ action, chance, error, behind: best.chance - chance })),
    reasons: reasonsFor(best, shown[1], features),
  };
}
function reasonsFor(best: Candidate, next: Candidate | undefined, features: readonly string[]): Reason[] {
  if (best.parts === null || next === undefined || next.parts === null) return [];
  if (best.chance < AS_GOOD_AS || next.chance > 1 - AS_GOOD_AS) return [];
  if (best.chance - next.chance < Math.max(AS_GOOD_AS, Math.hypot(best.error, next.error))) return [];
  const differences = features.map((feature, at) => ({ feature, amount: (best.parts?.[at] ?? 0) - (next.parts?.[at] ?? 0) }));
  const all = differences.reduce((sum, { amount }) => sum + Math.abs(amount), 0);
  if (all < NOISE || differences.reduce((sum, { amount }) => sum + amount, 0) <= 0) return [];
  return differences
    .map(({ feature, amount }) => ({ feature, amount: amount / all }))
    .filter(({ amount }) => Math.abs(amount) >= WORTH_A_WORD)
    .sort((one, other) => Math.abs(other.amount) - Math.abs(one.amount))
    .slice(0, MOST_REASONS);
}

/**
 * What two searches of the same question found, as one. What each makes of a move depends on what it happened to look at first, so how far
 * they are apart is part of how sure a figure is.
 */
export function bothOf<G extends GameTypes>(one: Report<G>, other: Report<G>): Report<G> {
  const others = new Map(other.candidates.map((candidate) => [canonical(candidate.action), candidate]));
  const joined = one.candidates.map((candidate) => {
    const name = canonical(candidate.action);
    const again = others.get(name);
    others.delete(name);
    return again === undefined ? candidate : together(candidate, again);
  });
  const candidates = [...joined, ...others.values()].sort((a, b) => b.tries - a.tries);
  return { ...one, candidates, iterations: one.iterations + other.iterations };
}
function together<G extends GameTypes>(one: Candidate<G>, other: Candidate<G>): Candidate<G> {
  const tries = one.tries + other.tries;
  if (one.tries === 0 || other.tries === 0) return one.tries === 0 ? other : one;
  const share = one.tries / tries;
  const mixed = (a: number, b: number): number => share * a + (1 - share) * b;
  const { parts } = other;
  return {
    action: one.action,
    tries,
    chance: mixed(one.chance, other.chance),
    error: Math.max(Math.hypot(share * one.error, (1 - share) * other.error), Math.abs(one.chance - other.chance) / 2),
    chances: one.chances.map((chance, seat) => mixed(chance, other.chances[seat] ?? 0)),
    parts: one.parts === null || parts === null ? (one.parts ?? parts) : one.parts.map((part, at) => mixed(part, parts[at] ?? 0)),
  };
}
