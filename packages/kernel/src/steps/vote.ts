import type { Ask, GameTypes, Moves, Play, Sealed } from "../contract.ts";
import { NOBODY } from "../contract.ts";

export type Vote = "yes" | "no";
/** One seat's votes, one for each voice it has. A game that votes has this in its Action union. */
export interface Ballot {
  readonly kind: "vote";
  readonly votes: readonly Vote[];
}
export interface Voting<G extends GameTypes, M extends object> {
  /** How many voices the seat has; one if left out. */
  voices?(ask: Ask<G, M>): number;
  /** All have voted: the ballots by seat, null for those not asked. */
  counted(play: Play<G>, memory: M, ballots: readonly (Ballot | null)[]): void;
}

/** A show of hands: all who are asked vote at the same time, yes or no, and nobody abstains. Silence counts as no. */
export const vote = <G extends GameTypes, M extends object = object>(name: string, { voices, counted }: Voting<G, M>): Sealed<G, M> => ({
  kind: "sealed",
  name,
  index: NOBODY,
  moves: { vote: { candidates: (ask: Ask<G, M>) => ballotsOf(voices?.(ask) ?? 1), requires: {} } } as unknown as Moves<G, M>,
  reveal: (play, memory, answers) => counted(play, memory, answers as readonly (Ballot | null)[]),
});

const ballotsOf = (voices: number): readonly Ballot[] => (BALLOTS[voices] ??= everyWay(voices).map((votes) => ({ kind: "vote", votes })));
const everyWay = (voices: number): Vote[][] =>
  voices === 0 ? [[]] : everyWay(voices - 1).flatMap((votes) => [[...votes, "no"] satisfies Vote[], [...votes, "yes"] satisfies Vote[]]);
/** Made when first needed, and the same for ever. */
const BALLOTS: (readonly Ballot[])[] = [];
