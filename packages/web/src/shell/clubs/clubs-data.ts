import type { Arms } from "../../art/arms.ts";
import { ALL_ARMS } from "../../art/arms.ts";
import type { ClubsWords } from "../../words/en/clubs.ts";
import { useT } from "../../words/index.ts";

export const useClubsWords = (): ClubsWords => useT().clubs;

export interface ClubLine {
  readonly id: string;
  readonly name: string;
  readonly shield: string;
  readonly about: string;
  readonly members: number;
}
export interface ClubsNow {
  readonly isMember: boolean;
  readonly mine: readonly (ClubLine & { readonly role: string })[];
  readonly invitations: readonly (ClubLine & { readonly by: string })[];
  readonly all: readonly ClubLine[];
}
export interface ClubSeason {
  readonly id: string;
  readonly title: string;
  readonly game: string | null;
  readonly from: number;
  readonly to: number;
  readonly bots: boolean;
  readonly matches: number;
  readonly ranking: readonly {
    readonly subject: string;
    readonly name: string | null;
    readonly points: number;
    readonly played: number;
    readonly won: number;
  }[];
}
export interface ClubMember {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly since: number;
}
/** What members see. */
export interface Inside {
  readonly board: string;
  readonly members: readonly ClubMember[];
  readonly tables: readonly {
    readonly id: string;
    readonly game: string;
    readonly name: string;
    readonly status: string;
    readonly free: number;
    readonly seats: readonly (string | null)[];
  }[];
  readonly past: readonly {
    readonly table: string;
    readonly game: string;
    readonly at: number;
    readonly places: readonly { readonly subject: string; readonly name: string | null; readonly place: number }[];
  }[];
  readonly seasons: readonly ClubSeason[];
}
export interface ClubNow {
  readonly id: string;
  /** Whoever looks at it. */
  readonly you: string;
  readonly name: string;
  readonly about: string;
  readonly shield: string;
  readonly founded: number;
  readonly count: number;
  readonly role: string | null;
  readonly isInvited: boolean;
  readonly isMember: boolean;
  readonly isAdmin: boolean;
  readonly inside?: Inside;
}

/** Shields are kept as their tincture and charge; one that is not drawn here is a tower. */
export const shieldName = ({ tincture, charge }: Arms): string => `${tincture}-${charge}`;
export const armsOf = (shield: string): Arms =>
  ALL_ARMS.find((arms) => shieldName(arms) === shield) ?? { tincture: "argent", charge: "tower" };
