import type { Counted } from "./intervals.ts";

/** Is a player no better than the others, or better by so much? Asked after every block, until the blocks have decided. */
export interface Question {
  /** The share of wins of somebody no better than the rest. */
  readonly par: number;
  /** What would be worth having, in shares. */
  readonly gain: number;
  /** How often either answer may be wrong. */
  readonly risk: number;
}
export type Answer = "better" | "not better" | "open";
export interface Verdict {
  readonly answer: Answer;
  readonly blocks: number;
  /** The logarithm of how much better the blocks fit a player worth the gain than one at par. */
  readonly evidence: number;
  readonly bound: number;
}

/** No verdict on less: the spread of blocks must be known first. */
const LEAST_BLOCKS = 12;
/** So many blocks as an even coin would make them stand beside those played, so that a few alike blocks do not look certain. */
const AT_FIRST = 6;

/**
 * Wald's sequential test on block results: wins of a block less par for each of its decided games are taken as normal with the spread
 * they show. Feed it block by block, in order.
 */
export class Sequential {
  private readonly question: Question;
  private blocks = 0;
  private sum = 0;
  private squares = 0;
  private decided = 0;
  private verdict: Verdict;

  constructor(question: Question) {
    this.question = question;
    this.verdict = { answer: "open", blocks: 0, evidence: 0, bound: Math.log((1 - question.risk) / question.risk) };
  }
  /** The verdict with one block more. Once given it stands. */
  add({ hits, of }: Counted): Verdict {
    if (this.verdict.answer !== "open") return this.verdict;
    const { par, gain } = this.question;
    const above = hits - par * of;
    this.blocks++;
    this.sum += above;
    this.squares += above * above;
    this.decided += of;
    const expected = (gain * this.decided) / this.blocks;
    const guess = (par * (1 - par) * this.decided) / this.blocks;
    const mean = this.sum / this.blocks;
    const variance = (this.squares - this.blocks * mean * mean + AT_FIRST * guess) / (this.blocks - 1 + AT_FIRST);
    const evidence = variance > 0 ? (expected * (this.sum - (this.blocks * expected) / 2)) / variance : 0;
    const { bound } = this.verdict;
    const answer = this.blocks < LEAST_BLOCKS || Math.abs(evidence) < bound ? "open" : evidence > 0 ? "better" : "not better";
    this.verdict = { answer, blocks: this.blocks, evidence, bound };
    return this.verdict;
  }
  get soFar(): Verdict {
    return this.verdict;
  }
}
