/** Pages of people as the server tells them over HTTP: friends, clubs, tournaments, one's own page, the admin's. Both sides hold to these. */
import type { Pace, Timeout } from "./parts.ts";
import type { Part } from "./standing.ts";

// /api/friends

export interface Known {
  readonly id: string;
  readonly name: string;
}
export interface FriendsTable {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly status: string;
  readonly free: number;
  /** Whether the friend sits before it just now. */
  readonly isHere: boolean;
}
export interface Invitation {
  readonly table: string;
  readonly game: string;
  readonly name: string;
  readonly by: Known;
  readonly at: number;
}
/** The page of friends, as the server tells it. */
export interface FriendsNow {
  readonly isMember: boolean;
  readonly friends: readonly (Known & { readonly tables: readonly FriendsTable[] })[];
  readonly asks: readonly Known[];
  readonly asked: readonly Known[];
  readonly blocked: readonly Known[];
  readonly invitations: readonly Invitation[];
}

// /api/clubs

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
export type ClubRole = "founder" | "steward" | "member";
export interface ClubMember {
  readonly id: string;
  readonly name: string;
  readonly role: ClubRole;
  readonly since: number;
}
/** What members see. */
export interface Inside {
  readonly board: string;
  /** Whether there is a link that lets people in. */
  readonly hasLink: boolean;
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
    readonly places: readonly { readonly subject: string; readonly name: string | null; readonly place: number; readonly part: Part }[];
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

// /api/tournaments

export interface ClubName {
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
  readonly since: number;
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
export interface TournamentStanding {
  readonly person: string;
  /** Of what a win is worth, for each table won. */
  readonly points: number;
  /** The mean of the points of those met, bots left out. */
  readonly strength: number;
  /** How much one has had over those with the same points and strength, where they met. */
  readonly direct: number;
  readonly played: number;
  readonly first: number;
}
export interface Entrant {
  readonly id: string;
  readonly name: string | null;
  readonly withdrawn: number | null;
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
  readonly entrants: readonly Entrant[];
  readonly pairings: readonly Pairing[];
  readonly standings: readonly TournamentStanding[];
}

// /api/me

export interface Wishes {
  readonly language: string;
  readonly zone: string;
  readonly quiet: { readonly from: number; readonly to: number } | null;
  readonly wait: number;
  readonly mail: "off" | "each" | "daily";
  readonly daily: number;
  readonly push: boolean;
  readonly hook: boolean;
}
export interface Target {
  readonly id: string;
  readonly kind: string;
  readonly form: string | null;
  readonly host: string;
  readonly created: number;
  readonly failures: number;
}
export interface Membership {
  readonly since: number;
  readonly mail: string | null;
  readonly passkeys: readonly { readonly id: string; readonly label: string; readonly created: number; readonly used: number }[];
  /** Recovery codes that have not been used. */
  readonly codes: number;
}
/** One's own page, as the server tells it. */
export interface Me {
  readonly person: { readonly id: string; readonly name: string };
  readonly member: Membership | null;
  readonly wishes: Wishes;
  readonly isTold: boolean;
  readonly targets: readonly Target[];
  /** Tables of which one wants to hear nothing. */
  readonly hushed: readonly string[];
  /** What this server can do. */
  readonly ways: { readonly mail: boolean; readonly hook: boolean; readonly push: string };
}
export interface Session {
  /** Names the session to its own person; it lets nobody in. */
  readonly id: string;
  readonly device: string;
  readonly created: number;
  readonly seen: number;
  readonly isThis: boolean;
}

// /api/admin

/** What the server tells an admin. */
export interface HouseNow {
  readonly at: number;
  readonly here: readonly {
    readonly person: string;
    readonly name: string;
    readonly net: string;
    readonly since: number;
    readonly tables: readonly string[];
  }[];
  readonly tables: {
    readonly counts: Readonly<Record<string, number>>;
    readonly open: readonly {
      readonly id: string;
      readonly name: string;
      readonly game: string;
      readonly status: string;
      readonly since: number;
      readonly seats: readonly { readonly name: string | null; readonly bot: string | null }[];
    }[];
  };
  readonly problems: readonly { readonly at: number; readonly node: string; readonly what: string; readonly detail: string }[];
  readonly bans: readonly {
    readonly id: string;
    readonly person: string | null;
    readonly range: string | null;
    readonly why: string;
    readonly until: number | null;
  }[];
  readonly mutes: readonly { readonly person: string; readonly why: string; readonly until: number | null }[];
  readonly acts: readonly { readonly n: number; readonly at: number; readonly by: string; readonly act: string; readonly body: object }[];
  readonly admins: readonly { readonly person: string; readonly name: string | null; readonly since: number }[];
  readonly reports: readonly {
    readonly id: string;
    readonly at: number;
    readonly table: string;
    readonly text: string;
    /** It is of a match under way that the admin has a part in: what it says is told when that is over. */
    readonly isWithheld: boolean;
    readonly status: string;
  }[];
  readonly notice: { readonly text: string; readonly restart: number | null } | null;
}
