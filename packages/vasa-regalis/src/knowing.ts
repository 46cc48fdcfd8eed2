/** What somebody can work out, and how it is read: section 14 of the rules. */
import type { Seat } from "@stormakt/kernel";
import type { SetOf } from "@stormakt/kernel/ids";
import { EMPTY, has } from "@stormakt/kernel/ids";
import type { Good, Value } from "./catalog/index.ts";
import { GOODS, VALUES } from "./catalog/index.ts";
import { countAt } from "./lists.ts";

export interface Knowledge {
  /** What everybody owns; null: nothing is known of it that is not common knowledge, as where no trade is private. */
  readonly holdings: Holdings | null;
  /** By ship and good: the values that may lie on the square, as bits 1 to 3; 0 while it is empty. */
  readonly mayLie: readonly SetOf<Value>[];
}
/** The holdings ledger: by ship and kind, the least and the most its owner has on hand and ship together. */
export interface Holdings {
  readonly least: readonly number[];
  /** The very same list as the least: all is known exactly. */
  readonly most: readonly number[];
  /** By ship and good, whatever the value. */
  readonly leastOfType: readonly number[];
  readonly mostOfType: readonly number[];
}

/** VR-SECRET-6 All of it is known: the least is the most. */
export function exactly(least: readonly number[]): Holdings {
  const ofType: number[] = [];
  for (let from = 0; from < least.length; from += VALUES.length) {
    let sum = 0;
    for (let kind = from; kind < from + VALUES.length; kind++) sum += countAt(least, kind);
    ofType.push(sum);
  }
  return { least, most: least, leastOfType: ofType, mostOfType: ofType };
}

/** What a notebook says of what everybody owns. With the notebook off that is nothing. */
export const holdingsIn = ({ known, common }: { readonly known: Knowledge; readonly common: Knowledge }): Holdings =>
  known.holdings ?? common.holdings ?? NOTHING_HELD;
const NOTHING_HELD: Holdings = { least: [], most: [], leastOfType: [], mostOfType: [] };
export const valuesIn = (set: SetOf<Value>): Value[] => VALUES.filter((value) => has(set, value));
export const mayLieOn = (known: Knowledge, ship: Seat, good: Good): Value[] => valuesIn(known.mayLie[ship * GOODS.length + good] ?? EMPTY);
