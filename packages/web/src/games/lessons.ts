/** A game that was played beforehand: the lesson goes along it, and everybody but the pupil does what stands there. By name, as on the wire. */
export interface Line {
  readonly seats: number;
  readonly options: Readonly<Record<string, boolean | number | string>>;
  readonly seed: string;
  /** Whose moves are asked of whoever learns. */
  readonly pupil: number;
  /** So many moves were made before the lesson begins. */
  readonly begins: number;
  readonly moves: readonly LineMove[];
  /** Of the position after the last move: rules that have changed are noticed by it. */
  readonly digest: string;
}
export interface LineMove {
  readonly seat: number;
  readonly action: NamedMove;
}
export type NamedMove = { readonly kind: string; readonly [field: string]: unknown };

/** One idea of a game, from a position that fits it. What is said at each step is in the words of each language (`words/<language>/lesson.ts`). */
export interface Chapter {
  readonly id: string;
  readonly steps: readonly Step[];
}
export interface Step {
  /** Places on the page, as selectors: a ring is drawn round the first that can be seen. */
  readonly at?: readonly string[];
  readonly rule?: string;
  /** The move that is asked for: the next of the pupil's in the line that has these fields, by name. Left out: the step is only read. */
  readonly does?: NamedMove;
  /** Nothing is done yet, but something is laid out: the step is over when this can be seen. */
  readonly shown?: string;
  /** The others wait until it has been read. */
  readonly still?: true;
}
