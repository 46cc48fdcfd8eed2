/** Names that are the same in all languages: counties and regions keep their German names. */
import { COUNTIES, REGIONS } from "../catalog/index.ts";

const byPlace = (things: readonly { readonly name: string }[]): Record<string, string> =>
  Object.fromEntries(things.map(({ name }, place) => [place, name]));
export const COUNTY_NAMES = byPlace(COUNTIES);
export const REGION_NAMES = byPlace(REGIONS);
