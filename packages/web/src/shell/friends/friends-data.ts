import type { FriendsWords } from "../../words/friends-en.ts";
import { friends as en } from "../../words/friends-en.ts";
import { friends as sv } from "../../words/friends-sv.ts";
import { useWords } from "../../words/index.ts";

export const useFriendsWords = (): FriendsWords => useWords({ en, sv });

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
  readonly isHere: boolean;
}
export interface Invitation {
  readonly table: string;
  readonly game: string;
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
