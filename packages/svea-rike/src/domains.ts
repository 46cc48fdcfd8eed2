/** The kinds of thing the game is played with. */
import { standing } from "@stormakt/kernel";
import { domain, seats } from "@stormakt/kernel/ids";
import { COUNTRIES, EVENT_IDS, FIEFS, HISTORY, ROYALS } from "./catalog/index.ts";

const ids = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);
export const FIEF = domain("fief", ids(FIEFS));
export const COUNTRY = domain("country", ids(COUNTRIES));
export const HISTORY_CARD = domain("history card", ids(HISTORY));
export const EVENT_CARD = domain("event card", EVENT_IDS);
export const ROYAL = domain("royal card", ids(ROYALS));
export const ACTIVITY = domain("activity", ["agriculture", "commerce", "culture"]);
export const SOURCE = domain("source", ["fiefs", "commerce"]);
/** In actions they stand as numbers. */
export const activityField = standing(ACTIVITY, [0, 1, 2] as const);
export const sourceField = standing(SOURCE, [0, 1] as const);
export const SEAT = seats("seat", 5);
