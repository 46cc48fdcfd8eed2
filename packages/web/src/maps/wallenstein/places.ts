import type { Point } from "../chart/topology.ts";
import { shareIn } from "../chart/topology.ts";
import { COUNTY_SLOTS, VIEW } from "./atlas.ts";

export const WALLENSTEIN_RATIO = VIEW[2] / VIEW[3];
/** The middle of a county in shares of the map's width and height. */
export const countyPoint = (county: number): Point => shareOf(COUNTY_SLOTS[county]?.block ?? [0, 0]);
export const shareOf = shareIn(VIEW);
