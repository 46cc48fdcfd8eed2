/**
 * VR-SECRET-7 With Inventory: the least and the most that each player may own of every kind of marker and of every type, on hand and ship
 * together, as each viewer can work it out. A page for every viewer and ship; a viewer's page on its own ship is not kept, it knows.
 */
import type { Seat } from "@stormakt/kernel";
import { countAll } from "@stormakt/kernel";
import type { SetOf } from "@stormakt/kernel/ids";
import { EMPTY, has, including, isEmpty, isSingle, lowest, setOf } from "@stormakt/kernel/ids";
import type { Good, Kind, Value } from "./catalog/index.ts";
import { GOODS, goodOfKind, KIND, KINDS, kindOf, kindsOf, poolOf, VALUES, valueOfKind } from "./catalog/index.ts";
import { own } from "./copy.ts";
import { add, countAt } from "./lists.ts";
import type { Table } from "./table.ts";
import { boundAt, everybody, LEAST, LEAST_OF_TYPE, MOST, MOST_OF_TYPE, pageOf, suspect, suspectedOn } from "./table.ts";
import type { Markers } from "./types.ts";
import { allSeats, builtCount, handSize, isBuilt, owned } from "./yard.ts";

export const mostOf = (table: Readonly<Table>, viewer: Seat, ship: Seat, good: Good, value: Value): number =>
  boundAt(table, pageOf(table, viewer, ship) + MOST + kindOf(good, value));

function forEachViewerOf(table: Table, ship: Seat, write: (page: number, viewer: Seat) => void): void {
  for (let viewer = 0; viewer <= everybody(table); viewer++) if (viewer !== ship) write(pageOf(table, viewer, ship), viewer);
}
/** It is at least so much; says whether that is news. */
function raise(table: Table, index: number, count: number): boolean {
  if (boundAt(table, index) >= count) return false;
  own.ledger(table)[index] = count;
  return true;
}
function lower(table: Table, index: number, count: number): boolean {
  if (boundAt(table, index) <= count) return false;
  own.ledger(table)[index] = count;
  return true;
}
/** So many more of a kind, or fewer, for certain. */
function shift(table: Table, page: number, good: Good, value: Value, count: number): void {
  const kind = kindOf(good, value);
  const ledger = own.ledger(table);
  add(ledger, page + LEAST + kind, count);
  add(ledger, page + MOST + kind, count);
  add(ledger, page + LEAST_OF_TYPE + good, count);
  add(ledger, page + MOST_OF_TYPE + good, count);
}
/** 1 if the viewer knows that a marker of this kind lies on the ship. */
const surelyOnShip = (table: Table, viewer: Seat, ship: Seat, good: Good, value: Value): number =>
  suspectedOn(table, viewer, ship, good) === setOf(value) ? 1 : 0;

/** Procured before all eyes. */
export function gained(table: Table, ship: Seat, good: Good, count: number): void {
  forEachViewerOf(table, ship, (page) => shift(table, page, good, 1, count));
}
/** Two markers spent for one before all eyes: so they were in hand. */
export function spent(table: Table, ship: Seat, good: Good, oneAnd: 1 | 2): void {
  forEachViewerOf(table, ship, (page, viewer) => {
    for (const value of oneAnd === 1 ? ([1] as const) : ([1, 2] as const))
      raise(table, page + LEAST + kindOf(good, value), (oneAnd === 1 ? 2 : 1) + surelyOnShip(table, viewer, ship, good, value));
    raise(table, page + LEAST_OF_TYPE + good, isBuilt(table, good) ? 3 : 2);
    shift(table, page, good, 1, -1);
    shift(table, page, good, oneAnd, -1);
    shift(table, page, good, oneAnd === 1 ? 2 : 3, 1);
  });
}
export function hasOthers(table: Table, ship: Seat, good: Good): void {
  forEachViewerOf(table, ship, (page, viewer) => {
    if (raise(table, page + LEAST_OF_TYPE + good, 2)) tighten(table, viewer);
  });
}
export function hasNoOther(table: Table, ship: Seat, good: Good): void {
  forEachViewerOf(table, ship, (page, viewer) => {
    if (lower(table, page + MOST_OF_TYPE + good, 1)) tighten(table, viewer);
  });
}
/** An offer shows its recipient that the sender has these in hand. */
export function shown(table: Table, from: Seat, to: Seat, give: Markers): void {
  if (showInHand(table, pageOf(table, to, from), to, from, give)) tighten(table, to);
}
/** These are in hand, whatever lies on the ship; says whether that is news. */
function showInHand(table: Table, page: number, viewer: Seat, ship: Seat, markers: Markers): boolean {
  let news = false;
  for (const good of GOODS) {
    let ofType = 0;
    for (const value of VALUES) {
      const count = countAt(markers, kindOf(good, value));
      if (count === 0) continue;
      news = raise(table, page + LEAST + kindOf(good, value), count + surelyOnShip(table, viewer, ship, good, value)) || news;
      ofType += count;
    }
    if (ofType > 0) news = raise(table, page + LEAST_OF_TYPE + good, ofType + (isBuilt(table, good) ? 1 : 0)) || news;
  }
  return news;
}

/** VR-INVENTORY-16 A trade: the two know what changed hands, the others only how much of it. Called when it has taken place. */
export function traded(table: Table, from: Seat, to: Seat, give: Markers, take: Markers): void {
  changedHands(table, from, to, give, take);
  changedHands(table, to, from, take, give);
  const [given, taken] = [countAll(give), countAll(take)];
  for (let viewer = 0; viewer <= everybody(table); viewer++) {
    if (viewer !== from && viewer !== to) changedHandsUnseen(table, pageOf(table, viewer, from), pageOf(table, viewer, to), given, taken);
    tighten(table, viewer);
  }
}
/** One of the two writes down what the other lost and gained. */
function changedHands(table: Table, viewer: Seat, other: Seat, gains: Markers, losses: Markers): void {
  const page = pageOf(table, viewer, other);
  showInHand(table, page, viewer, other, losses);
  for (const good of GOODS)
    for (const value of VALUES) {
      const kind = kindOf(good, value);
      shift(table, page, good, value, countAt(gains, kind) - countAt(losses, kind));
    }
}
function changedHandsUnseen(table: Table, from: number, to: number, given: number, taken: number): void {
  const ledger = own.ledger(table);
  for (const [least, most, length, kept] of [
    [LEAST, MOST, KINDS, 0],
    [LEAST_OF_TYPE, MOST_OF_TYPE, 4, 1], // of every type one stays: in hand where it is unbuilt, else on the ship
  ] as const) {
    for (let i = 0; i < length; i++) {
      const mostFrom = boundAt(table, from + most + i);
      const mostTo = boundAt(table, to + most + i);
      add(ledger, from + most + i, Math.min(taken, mostTo - kept));
      add(ledger, to + most + i, Math.min(given, mostFrom - kept));
      ledger[from + least + i] = Math.max(boundAt(table, from + least + i) - given, 0);
      ledger[to + least + i] = Math.max(boundAt(table, to + least + i) - taken, 0);
    }
  }
}

/** Draws the bounds together by what all can count: the size of each hand, the supply, and that nobody is ever without an unbuilt type. */
export function tighten(table: Table, viewer: Seat): void {
  for (let pass = 0; pass < ENOUGH_PASSES; pass++) {
    let changed = false;
    for (const ship of allSeats(table)) if (ship !== viewer) changed = tightenPage(table, viewer, ship) || changed;
    for (const kind of KIND.all) changed = tightenSum(table, viewer, LEAST + kind, MOST + kind, outOf(table, viewer, kind)) || changed;
    for (const good of GOODS) {
      const out = kindsOf(good).reduce((sum, kind) => sum + outOf(table, viewer, kind), 0);
      changed = tightenSum(table, viewer, LEAST_OF_TYPE + good, MOST_OF_TYPE + good, out) || changed;
    }
    if (!changed) break;
  }
  for (const ship of allSeats(table)) if (ship !== viewer) dropImpossible(table, viewer, ship);
}
const ENOUGH_PASSES = 3;

function tightenPage(table: Table, viewer: Seat, ship: Seat): boolean {
  const page = pageOf(table, viewer, ship);
  let changed = false;
  for (const good of GOODS) {
    const suspected = suspectedOn(table, viewer, ship, good);
    if (!isEmpty(suspected) && isSingle(suspected)) changed = raise(table, page + LEAST + good * 3 + lowest(suspected) - 1, 1) || changed;
    changed = raise(table, page + LEAST_OF_TYPE + good, 1) || changed; // unbuilt: in hand; built: on the ship
    changed =
      balance(
        table,
        page + LEAST + good * 3,
        page + MOST + good * 3,
        3,
        boundAt(table, page + LEAST_OF_TYPE + good),
        boundAt(table, page + MOST_OF_TYPE + good),
      ) || changed;
    const least =
      boundAt(table, page + LEAST + good * 3) + boundAt(table, page + LEAST + good * 3 + 1) + boundAt(table, page + LEAST + good * 3 + 2);
    const most =
      boundAt(table, page + MOST + good * 3) + boundAt(table, page + MOST + good * 3 + 1) + boundAt(table, page + MOST + good * 3 + 2);
    changed = raise(table, page + LEAST_OF_TYPE + good, least) || changed;
    changed = lower(table, page + MOST_OF_TYPE + good, most) || changed;
  }
  const all = handSize(table, ship) + builtCount(table);
  return balance(table, page + LEAST_OF_TYPE, page + MOST_OF_TYPE, 4, all, all) || changed;
}
/** Numbers with bounds whose sum has bounds: each is at least what the others leave over, and at most what they leave room for. */
function balance(table: Table, least: number, most: number, length: number, sumLeast: number, sumMost: number): boolean {
  let allLeast = 0;
  let allMost = 0;
  for (let i = 0; i < length; i++) {
    allLeast += boundAt(table, least + i);
    allMost += boundAt(table, most + i);
  }
  let changed = false;
  for (let i = 0; i < length; i++) {
    const ownLeast = boundAt(table, least + i);
    changed = raise(table, least + i, sumLeast - (allMost - boundAt(table, most + i))) || changed;
    changed = lower(table, most + i, sumMost - (allLeast - ownLeast)) || changed;
  }
  return changed;
}
/** How many of a kind the others have together: all that is not in the supply, less what is the viewer's own. */
function outOf(table: Table, viewer: Seat, kind: Kind): number {
  const out = poolOf(table.seats, valueOfKind(kind)) - countAt(table.supply, kind);
  return viewer < table.seats ? out - owned(table, viewer, goodOfKind(kind), valueOfKind(kind)) : out;
}
/** What the others have of something adds up to so many. */
function tightenSum(table: Table, viewer: Seat, least: number, most: number, out: number): boolean {
  let allLeast = 0;
  let allMost = 0;
  for (const ship of allSeats(table)) {
    if (ship === viewer) continue;
    allLeast += boundAt(table, pageOf(table, viewer, ship) + least);
    allMost += boundAt(table, pageOf(table, viewer, ship) + most);
  }
  if (allLeast === allMost) return false;
  let changed = false;
  for (const ship of allSeats(table)) {
    if (ship === viewer) continue;
    const page = pageOf(table, viewer, ship);
    const own = boundAt(table, page + least);
    changed = raise(table, page + least, out - (allMost - boundAt(table, page + most))) || changed;
    changed = lower(table, page + most, out - (allLeast - own)) || changed;
  }
  return changed;
}
/** What a player cannot own cannot lie on its ship. */
function dropImpossible(table: Table, viewer: Seat, ship: Seat): void {
  for (const good of GOODS) {
    const before = suspectedOn(table, viewer, ship, good);
    let kept: SetOf<Value> = EMPTY;
    for (const value of VALUES) if (has(before, value) && mostOf(table, viewer, ship, good, value) > 0) kept = including(kept, value);
    if (kept !== before) suspect(table, viewer, ship, good, kept);
  }
}
