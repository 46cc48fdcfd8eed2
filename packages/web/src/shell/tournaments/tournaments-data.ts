import type { Pace, Timeout } from "@stormakt/protocol";
import type { TournamentsWords } from "../../words/en/tournaments.ts";
import { useT } from "../../words/index.ts";

export const useTournamentsWords = (): TournamentsWords => useT().tournaments;

interface ClubName {
  readonly id: string;
  readonly name: string;
  readonly shield: string;
}
export interface TournamentLine {
  readonly id: string;
  readonly name: string;
  readonly status: string;
  readonly round: number;
  readonly rounds: number;
  readonly game: string;
  readonly form: string;
  readonly club: ClubName | null;
}
export interface TournamentsNow {
  readonly isMember: boolean;
  readonly clubs: readonly ClubName[];
  readonly tournaments: readonly TournamentLine[];
}
export interface Pairing {
  readonly round: number;
  readonly n: number;
  readonly table: string;
  readonly seats: readonly (string | null)[];
  readonly isLaid: boolean;
  readonly isOver: boolean;
  readonly places: readonly number[] | null;
  readonly points: readonly (number | null)[];
}
export interface Standing {
  readonly person: string;
  readonly points: number;
  readonly strength: number;
  readonly direct: number;
  readonly played: number;
}
export interface TournamentNow extends TournamentLine {
  readonly plan: {
    readonly size: number;
    readonly pace: Pace;
    readonly timeout: Timeout;
    readonly bots: string | null;
  };
  readonly isOrganiser: boolean;
  readonly isMember: boolean;
  readonly isEntered: boolean;
  readonly most: number;
  /** What a win is worth, in the points as they are sent. */
  readonly win: number;
  readonly entrants: readonly { readonly id: string; readonly name: string | null; readonly withdrawn: number | null }[];
  readonly pairings: readonly Pairing[];
  readonly standings: readonly Standing[];
}
