/** The kinds of thing that are no cards, tiles or counties of their own: their domains stand in the catalog. */
import type { Seat } from "@stormakt/kernel";
import type { IdOf } from "@stormakt/kernel/ids";
import { domain, range } from "@stormakt/kernel/ids";
import type { County } from "./catalog/index.ts";
import { ACTIONS, BENEFITS, COMBAT_A, COUNTY, GROUP_SIZES, MONEY_0, POSITIONS, SCORE_PARTS, TOWER_MODEL_IDS } from "./catalog/index.ts";
import { at } from "./lists.ts";

/** The cards that show no county are counted on from the counties. */
export const OTHER_CARDS = { names: ["money-0", "money-1", "money-2", "money-3", "money-4", "tower"], first: MONEY_0 } as const;
/** What may lie in a box. */
export const CARD = domain("card", [...COUNTY.names, ...OTHER_CARDS.names]);
export const COMBAT = domain(
  "combat action",
  ACTIONS.slice(COMBAT_A).map(({ id }) => id),
);
export type Combat = IdOf<typeof COMBAT>;
export const TOWER = domain("tower", TOWER_MODEL_IDS);
export const PART = domain("part of the score", SCORE_PARTS);
export const POSITION = range("position", 1, POSITIONS);
export const GROUP = domain(
  "group",
  GROUP_SIZES.map((size) => `group-of-${size}`),
);
export const BENEFIT = domain("benefit", BENEFITS);
export const ANSWER = domain("answer", ["no", "yes"]);

/** Whose county nobody has. */
export const NEUTRAL: Seat = -1;
/** Owner of a county that is out of play. */
export const OUT_OF_PLAY: Seat = -2;
export const NOWHERE = -1 as County;
/** A statue on the map, as one number. */
export const statueAt = (county: County, owner: Seat): number => county * 8 + owner;
export const statueCounty = (statue: number): County => at(COUNTY.all, Math.floor(statue / 8));
export const statueOwner = (statue: number): Seat => statue % 8;
