/** The kinds of thing that are printed on no component. */
import { standing } from "@stormakt/kernel";
import { domain, seats } from "@stormakt/kernel/ids";

export const ACTIVITY = domain("activity", ["agriculture", "commerce", "culture"]);
export const SOURCE = domain("source", ["fiefs", "commerce"]);
/** In actions they stand as numbers. */
export const activityField = standing(ACTIVITY, [0, 1, 2] as const);
export const sourceField = standing(SOURCE, [0, 1] as const);
export const SEAT = seats("seat", 5);
