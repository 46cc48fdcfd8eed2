import type { FriendsWords } from "../../words/en/friends.ts";
import { useT } from "../../words/index.ts";

export const useFriendsWords = (): FriendsWords => useT().friends;

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
