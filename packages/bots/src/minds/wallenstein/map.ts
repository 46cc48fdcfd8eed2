/** The map as quick play walks over it: lists of bytes, which are quick to read and of one kind only. */
import { COUNTY_COUNT, GRAIN_OF, NEIGHBOURS, REGION_OF, REGIONS, SITES_OF, TAX_OF } from "@stormakt/wallenstein";

export const byte = (list: Uint8Array, place: number): number => list[place] as number;

export const REGION = Uint8Array.from(REGION_OF);
export const TAX = Uint8Array.from(TAX_OF);
export const GRAIN = Uint8Array.from(GRAIN_OF);
export const SITES = Uint8Array.from(SITES_OF);
/** The neighbours of all counties, one county's after the other's. */
export const BORDERS = Uint8Array.from(NEIGHBOURS.flat());
const FROM = new Uint8Array(COUNTY_COUNT + 1);
NEIGHBOURS.forEach((beside, county) => {
  FROM[county + 1] = byte(FROM, county) + beside.length;
});
/** Where those of a county begin, and where they end. */
export const firstBorder = (county: number): number => byte(FROM, county);
export const lastBorder = (county: number): number => byte(FROM, county + 1);
const IN_REGION = REGIONS.map((_, region) => Uint8Array.from(REGION_OF.flatMap((lies, county) => (lies === region ? [county] : []))));
/** The counties of a region. */
export const countiesIn = (region: number): Uint8Array => IN_REGION[region] as Uint8Array;
