/** The kinds of thing that are printed on no component. */
import type { IdOf } from "@stormakt/kernel/ids";
import { called, domain, seats } from "@stormakt/kernel/ids";

export const ACTIVITY = domain("activity", ["agriculture", "commerce", "culture"]);
export type Activity = IdOf<typeof ACTIVITY>;
export const AGRICULTURE: Activity = called(ACTIVITY, "agriculture");
export const COMMERCE: Activity = called(ACTIVITY, "commerce");
export const CULTURE: Activity = called(ACTIVITY, "culture");
/** SR-CULT-1 What a Culture & Science move collects from. */
export const SOURCE = domain("source", ["fiefs", "commerce"]);
export type Source = IdOf<typeof SOURCE>;
export const FROM_FIEFS: Source = called(SOURCE, "fiefs");
export const FROM_COMMERCE: Source = called(SOURCE, "commerce");
export const SEAT = seats("seat", 5);
