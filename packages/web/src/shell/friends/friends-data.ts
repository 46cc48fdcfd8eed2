import type { FriendsWords } from "../../words/en/friends.ts";
import { useT } from "../../words/index.ts";

export const useFriendsWords = (): FriendsWords => useT().friends;
