/**
 * What each viewer can work out about the goods of the others: which values may lie on a square (VR-SECRET-6), what was seen
 * (VR-INSPECT-7) and, with Inventory, bounds on what everybody owns (VR-SECRET-7). Kept as the game goes, for `imagine` and the notebook,
 * and made of nothing but what the viewer was told.
 */
import type { Seat } from "@stormakt/kernel";
import type { SetOf } from "@stormakt/kernel/ids";
import { both, EMPTY, including, isEmpty, isSingle, setOf, without } from "@stormakt/kernel/ids";
import type { Good, Value } from "./catalog/index.ts";
import { GOODS, kindOf, VALUES } from "./catalog/index.ts";
import { own } from "./copy.ts";
import * as ledger from "./ledger.ts";
import { countAt } from "./lists.ts";
import { growOld, takeNote } from "./notes.ts";
import type { Table } from "./table.ts";
import { everybody, hasUnseenTrades, suspect, suspectedOn } from "./table.ts";
import type { Markers } from "./types.ts";
import { isBuilt, owned } from "./yard.ts";

/** As far as the viewer knows, how many of these the player may own at most, on hand and ship together. */
const atMost = (table: Readonly<Table>, viewer: Seat, ship: Seat, good: Good, value: Value): number =>
  hasUnseenTrades(table) && viewer !== ship ? ledger.mostOf(table, viewer, ship, good, value) : owned(table, ship, good, value);

/** VR-PROCURE-6 */
export function procuredOpenly(table: Table, seat: Seat, good: Good, count: number): void {
  if (hasUnseenTrades(table)) ledger.gained(table, seat, good, count);
}

/** VR-CRAFT-12 About to be spent: so these markers are in hand, and none of them lies on the ship. */
export function spentOpenly(table: Table, ship: Seat, good: Good, oneAnd: 1 | 2): void {
  if (isBuilt(table, good)) {
    let may = mayLieBesides(table, ship, ship, good, oneAnd);
    for (let viewer = 0; viewer <= everybody(table); viewer++) {
      const before = suspectedOn(table, viewer, ship, good);
      if (isSingle(before)) continue;
      if (hasUnseenTrades(table)) may = mayLieBesides(table, viewer, ship, good, oneAnd);
      suspect(table, viewer, ship, good, both(before, may));
    }
  }
  if (hasUnseenTrades(table)) ledger.spent(table, ship, good, oneAnd);
}
/** The values that may lie on the ship while those spent are in hand. */
function mayLieBesides(table: Table, viewer: Seat, ship: Seat, good: Good, oneAnd: 1 | 2): SetOf<Value> {
  const ones = atMost(table, viewer, ship, good, 1);
  const twos = atMost(table, viewer, ship, good, 2);
  let may: SetOf<Value> = EMPTY;
  for (const placed of VALUES) {
    const left = ones - (placed === 1 ? 1 : 0);
    if (oneAnd === 1 ? left >= 2 : left >= 1 && twos - (placed === 2 ? 1 : 0) >= 1) may = including(may, placed);
  }
  return may;
}

/** VR-INVENTORY-16 Offered before all eyes: so these are in hand, and none of them lies on the ship. */
export function shownOpenly(table: Table, ship: Seat, markers: Markers): void {
  for (const good of GOODS) {
    if (!isBuilt(table, good)) continue;
    for (const value of VALUES) {
      const count = countAt(markers, kindOf(good, value));
      if (count === 0 || owned(table, ship, good, value) > count) continue;
      for (let viewer = 0; viewer <= everybody(table); viewer++)
        suspect(table, viewer, ship, good, without(suspectedOn(table, viewer, ship, good), setOf(value)));
    }
  }
}

/** Built, or handled by an Admiral: anything the owner has may lie there. Without Inventory all know what that is. */
export function anythingOwnedMayLieThere(table: Table, ship: Seat, good: Good): void {
  let may = mayBeOwned(table, ship, ship, good);
  for (let viewer = 0; viewer <= everybody(table); viewer++) {
    if (hasUnseenTrades(table)) may = mayBeOwned(table, viewer, ship, good);
    suspect(table, viewer, ship, good, may);
  }
}
function mayBeOwned(table: Table, viewer: Seat, ship: Seat, good: Good): SetOf<Value> {
  let values: SetOf<Value> = EMPTY;
  for (const value of VALUES) if (atMost(table, viewer, ship, good, value) > 0) values = including(values, value);
  return values;
}
/** A King's order obeyed: whatever lay there, something else of the owner's lies there now. */
export function anotherLiesThere(table: Table, ship: Seat, good: Good): void {
  for (let viewer = 0; viewer <= everybody(table); viewer++) {
    const before = suspectedOn(table, viewer, ship, good);
    let now: SetOf<Value> = EMPTY;
    for (const value of VALUES) {
      const count = atMost(table, viewer, ship, good, value);
      const others = without(before, setOf(value));
      if (count >= 2 || (count === 1 && !isEmpty(others))) now = including(now, value);
    }
    suspect(table, viewer, ship, good, now);
  }
}
/** A King's order can be obeyed: so there is another marker of that type in hand. */
export function hasOthers(table: Table, ship: Seat, good: Good): void {
  if (hasUnseenTrades(table)) ledger.hasOthers(table, ship, good);
}
/** A King's order is void: so the marker on the ship is the only one of its type. */
export function hasNoOther(table: Table, ship: Seat, good: Good): void {
  if (hasUnseenTrades(table)) ledger.hasNoOther(table, ship, good);
}
/** VR-INSPECT-5, -7 */
export function seen(table: Table, viewer: Seat, ship: Seat, good: Good, value: Value): void {
  suspect(table, viewer, ship, good, setOf(value));
  takeNote(own.notes(table), viewer, table.round, ship, good, value);
  if (hasUnseenTrades(table)) ledger.tighten(table, viewer);
}
/** VR-INSPECT-7 The square was handled: notes on it are old from now on. */
export function notesGrowOld(table: Table, ship: Seat, good: Good): void {
  growOld(own.notes(table), ship, good);
}
