import { create } from "zustand";

/** The beginning of a move: its kind, and as much of the rest as has been said. */
export interface MoveStart {
  readonly kind: string;
  readonly [field: string]: unknown;
}
interface OpenMoves {
  /** What was asked when it was said; another question forgets it. */
  readonly question: string;
  readonly start: MoveStart | null;
}
/** A move begun and not yet chosen: the list of moves unfolds there, and a board may show what it can be aimed at. */
export const useOpenMoves = create<OpenMoves>(() => ({ question: "", start: null }));

export const questionOf = (prompt: { readonly step: string; readonly memory: object } | null): string =>
  prompt === null ? "" : `${prompt.step}${JSON.stringify(prompt.memory)}`;
/** Begin a move; null: lay it down, and let nothing be unfolded. */
export const openMoves = (question: string, start: MoveStart | null): void => useOpenMoves.setState({ question, start });
/** What has been begun under this question; undefined: nobody has said anything yet. */
export const startUnder = ({ question, start }: OpenMoves, asked: string): MoveStart | null | undefined =>
  question === asked ? start : undefined;
