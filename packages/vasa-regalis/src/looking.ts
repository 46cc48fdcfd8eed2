/** How what somebody may know is made of a table, and taken over from what was made before where the same lists say the same. */
import type { Bargaining, Seat } from "@stormakt/kernel";
import { bargainingSeenBy, copyBargaining } from "@stormakt/kernel";
import type { SetOf } from "@stormakt/kernel/ids";
import { EMPTY, setOf } from "@stormakt/kernel/ids";
import type { Good, Value } from "./catalog/index.ts";
import { GOODS, KINDS, kindOf, VALUES } from "./catalog/index.ts";
import { copyOpen } from "./copy.ts";
import type { Holdings, Knowledge } from "./knowing.ts";
import { exactly } from "./knowing.ts";
import type { OpenTable } from "./layout.ts";
import { add, countAt } from "./lists.ts";
import type { Note } from "./notes.ts";
import { notesByViewer } from "./notes.ts";
import type { Table } from "./table.ts";
import {
  boundAt,
  everybody,
  handOf,
  hasUnseenTrades,
  LEAST,
  LEAST_OF_TYPE,
  MOST,
  MOST_OF_TYPE,
  onShip,
  pageOf,
  suspectedOn,
} from "./table.ts";
import type { TableView } from "./view.ts";
import { allSeats, builtCount, handSize, isBuilt, owned } from "./yard.ts";

/** What all see the same of a table, and what each of them saw of it alone. */
export interface Alike {
  readonly of: Table;
  readonly over: boolean;
  readonly open: Readonly<OpenTable>;
  readonly built: readonly boolean[];
  readonly handSizes: readonly number[];
  readonly common: Knowledge;
  /** Not what all see: what each of them has noted, by viewer, sorted out once. */
  readonly notes: readonly (readonly Note[])[];
  /** By viewer, those who only look on last. */
  readonly own: (Own | undefined)[];
}
type Own = Pick<TableView, "hands" | "ships" | "known" | "bargaining">;
/** `last`: of a table before this one. What came of the very same lists is taken over. */
export function alikeIn(table: Table, last: Alike | undefined): Alike {
  const over = builtCount(table) === 4; // VR-END-3
  const was = last?.over === over ? last : undefined;
  const { hands, ships, suspected, ledger, roleTakenBy, supply, notes } = table;
  const seen = copyOpen(table);
  const open = {
    ...seen,
    roleTakenBy: was?.of.roleTakenBy === roleTakenBy ? was.open.roleTakenBy : seen.roleTakenBy,
    supply: was?.of.supply === supply ? was.open.supply : seen.supply,
  };
  const hasGoods = was?.of.hands === hands && was.of.ships === ships;
  return {
    of: table,
    over,
    open,
    built: was?.of.ships === ships ? was.built : GOODS.map((good) => isBuilt(table, good)),
    handSizes: was?.of.hands === hands ? was.handSizes : allSeats(table).map((seat) => handSize(table, seat)),
    common:
      hasGoods && was.of.suspected === suspected && was.of.ledger === ledger ? was.common : knowledgeOf(table, everybody(table), over),
    notes: was?.of.notes === notes ? was.notes : notesByViewer(notes, table.seats),
    own: [],
  };
}
export function ownIn(table: Table, viewer: Seat | null, alike: Alike, last: Alike | undefined): Own {
  const { over } = alike;
  const place = viewer ?? table.seats;
  const was = last?.over === over ? last.own[place] : undefined;
  const open = (seat: Seat): boolean => over || seat === viewer;
  const { hands, ships, bargaining } = table;
  return (alike.own[place] = {
    hands:
      was !== undefined && hasSameHand(last?.of.hands, hands, over ? null : viewer)
        ? was.hands
        : allSeats(table).map((seat) => (open(seat) ? handOf(table, seat) : null)),
    ships:
      was !== undefined && last?.of.ships === ships
        ? was.ships
        : allSeats(table).map((seat) => (open(seat) ? ships.slice(seat * 4, seat * 4 + 4) : null)),
    known: viewer === null ? alike.common : knownTo(table, viewer, alike, was?.known, last),
    bargaining:
      bargaining === null
        ? null
        : was !== undefined && last?.of.bargaining === bargaining
          ? was.bargaining
          : bargainingFor(table, bargaining, viewer),
  });
}
/** Whether a seat holds what it held; null: all of them. */
function hasSameHand(was: readonly number[] | undefined, is: readonly number[], seat: Seat | null): boolean {
  if (was === is) return true;
  if (was === undefined || seat === null) return false;
  for (let kind = seat * KINDS; kind < (seat + 1) * KINDS; kind++) if (was[kind] !== is[kind]) return false;
  return true;
}
/** VR-INVENTORY-16 In open trades all offers are told to all; being ready is each one's own affair. */
function bargainingFor({ trades }: Table, bargaining: Bargaining, viewer: Seat | null): Bargaining {
  const seen = bargainingSeenBy(bargaining, viewer);
  return trades === "private" ? seen : { ...copyBargaining(bargaining), reopened: seen.reopened };
}
/** The marker that lies on a square, as a set of one. */
function lyingOn(table: Table, ship: Seat, good: Good): SetOf<Value> {
  const value = onShip(table, ship, good);
  return value === 0 ? EMPTY : setOf(value);
}
function knowledgeOf(table: Table, viewer: Seat, over: boolean): Knowledge {
  const holdings = over || !hasUnseenTrades(table) ? exactly(ownedBy(table)) : boundsFor(table, viewer);
  return { holdings, mayLie: mayLieFor(table, viewer, over) };
}
/** By ship and kind: what is in the hands, and what lies on the ships. */
function ownedBy({ hands, ships }: Table): number[] {
  const counts = hands.slice();
  for (let square = 0; square < ships.length; square++) {
    const value = countAt(ships, square);
    if (value !== 0) add(counts, square * VALUES.length + value - 1, 1);
  }
  return counts;
}
/** VR-SECRET-7 With private trades: what a viewer's ledger says, and exactly what is its own. */
function boundsFor(table: Table, viewer: Seat): Holdings {
  const least: number[] = [];
  const most: number[] = [];
  const leastOfType: number[] = [];
  const mostOfType: number[] = [];
  for (let ship = 0; ship < table.seats; ship++) {
    const exact = ship === viewer;
    const page = pageOf(table, viewer, ship);
    for (const good of GOODS) {
      let ofType = 0;
      for (const value of VALUES) {
        const count = exact ? owned(table, ship, good, value) : 0;
        least.push(exact ? count : boundAt(table, page + LEAST + kindOf(good, value)));
        most.push(exact ? count : boundAt(table, page + MOST + kindOf(good, value)));
        ofType += count;
      }
      leastOfType.push(exact ? ofType : boundAt(table, page + LEAST_OF_TYPE + good));
      mostOfType.push(exact ? ofType : boundAt(table, page + MOST_OF_TYPE + good));
    }
  }
  return { least, most, leastOfType, mostOfType };
}
/** VR-SECRET-7 Where no trade is private everybody knows what everybody owns: only what lies on the ships is known to some. */
function knownTo(table: Table, viewer: Seat, alike: Alike, was: Knowledge | undefined, last: Alike | undefined): Knowledge {
  const { over, common } = alike;
  if (over) return common;
  const { hands, ships, suspected, ledger } = table;
  const hasShips = last?.of.ships === ships && last.of.suspected === suspected;
  if (hasUnseenTrades(table)) {
    const isSame = was !== undefined && hasShips && last.of.hands === hands && last.of.ledger === ledger;
    return isSame ? was : knowledgeOf(table, viewer, over);
  }
  return was !== undefined && hasShips ? was : { holdings: null, mayLie: mayLieFor(table, viewer, over) };
}
function mayLieFor(table: Table, viewer: Seat, over: boolean): SetOf<Value>[] {
  const mayLie: SetOf<Value>[] = [];
  for (let ship = 0; ship < table.seats; ship++)
    for (const good of GOODS) mayLie.push(over || ship === viewer ? lyingOn(table, ship, good) : suspectedOn(table, viewer, ship, good));
  return mayLie;
}
