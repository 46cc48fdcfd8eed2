/** Sets of counties: there are too many for one word. */
import type { Seat } from "@stormakt/kernel";
import { Wide, wideAt, wideOf } from "@stormakt/kernel/ids";
import type { County } from "./catalog/index.ts";
import { COUNTY } from "./catalog/index.ts";
import type { Table } from "./table.ts";
import { NOWHERE } from "./table.ts";

type Seen = Readonly<Table>;
export type Counties = Wide<County>;
export const NO_COUNTY: Counties = new Wide(0, 0);
export const EVERY_COUNTY: Counties = wideOf(COUNTY.all);
/** The counties of a seat, perhaps but for one. */
export function countiesOwnedBy({ owner }: Seen, seat: Seat, but: County = NOWHERE): Counties {
  const owned = wideAt(COUNTY, owner, seat);
  return but === NOWHERE ? owned : owned.without(wideOf([but]));
}
/** Of these counties those that a seat has. */
export const ownedAmong = ({ owner }: Seen, seat: Seat, counties: Counties): Counties => wideAt(COUNTY, owner, seat).both(counties);
export const countiesIn: (list: readonly County[]) => Counties = wideOf;
