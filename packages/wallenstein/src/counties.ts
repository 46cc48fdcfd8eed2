/** Sets of counties: there are too many for one word. */
import type { Seat } from "@stormakt/kernel";
import type { Id } from "@stormakt/kernel/ids";
import { HALF, Wide } from "@stormakt/kernel/ids";
import type { County } from "./catalog/index.ts";
import { COUNTY, COUNTY_COUNT } from "./catalog/index.ts";
import type { Table } from "./table.ts";
import { at, NOWHERE } from "./table.ts";

type Seen = Readonly<Table>;
export type Counties = Wide<Id<"county">>;
export const NO_COUNTY: Counties = new Wide(0, 0);
export const EVERY_COUNTY: Counties = countiesIn(COUNTY.all);
/** The counties of a seat, perhaps but for one. */
export function countiesOwnedBy({ owner }: Seen, seat: Seat, but: County = NOWHERE): Counties {
  let low = 0;
  let high = 0;
  for (let county = 0; county < HALF; county++) if (owner[county] === seat && county !== but) low |= 1 << county;
  for (let county = HALF; county < COUNTY_COUNT; county++) if (owner[county] === seat && county !== but) high |= 1 << (county - HALF);
  return new Wide(low, high);
}
/** Of these counties those that a seat has. */
export function ownedAmong({ owner }: Seen, seat: Seat, counties: readonly County[]): Counties {
  let low = 0;
  let high = 0;
  for (let i = 0; i < counties.length; i++) {
    const county = at(counties, i);
    if (owner[county] !== seat) continue;
    if (county < HALF) low |= 1 << county;
    else high |= 1 << (county - HALF);
  }
  return new Wide(low, high);
}
export function countiesIn(list: readonly County[]): Counties {
  let low = 0;
  let high = 0;
  for (let i = 0; i < list.length; i++) {
    const county = at(list, i);
    if (county < HALF) low |= 1 << county;
    else high |= 1 << (county - HALF);
  }
  return new Wide(low, high);
}
