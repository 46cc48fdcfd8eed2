/** What a seat may hope for, worked out once for all plans that are made in a position. */
import type { Seat } from "@stormakt/kernel";
import type { Table } from "@stormakt/wallenstein";
import { wallenstein } from "@stormakt/wallenstein";
import type { Prospects } from "../../tastes/wallenstein/plans.ts";
import { prospectsOf } from "../../tastes/wallenstein/plans.ts";
import { thalersWorth } from "../../tastes/wallenstein/worth.ts";
import { at } from "./odds.ts";

/** What a seat may hope for in a position, and what a thaler more is worth to it there. */
export interface Outlook {
  readonly table: Readonly<Table>;
  readonly prospects: Prospects;
  readonly thaler: number;
}
/** Playouts of one decision all plan in the same position, so the last few are kept. What is kept is what would be worked out anew. */
const KEPT = 10;
const kept: Outlook[] = [];
export function outlookOf(table: Readonly<Table>, seat: Seat): Outlook {
  for (let place = 0; place < kept.length; place++) {
    const outlook = kept[place] as Outlook;
    if (outlook.prospects.seat === seat && isSame(outlook.table, table)) return outlook;
  }
  const own = wallenstein.copyTable(table);
  const thalers = at(own.thalers, seat);
  const outlook = {
    table: own,
    prospects: prospectsOf(own, seat),
    thaler: (thalersWorth(own, thalers + 3) - thalersWorth(own, thalers)) / 3,
  };
  kept.unshift(outlook);
  if (kept.length > KEPT) kept.length = KEPT;
  return outlook;
}
/** List by list, by name: what is looked up by a name that changes is looked up slowly. What differs most often comes first. */
function isSame(one: Readonly<Table>, other: Readonly<Table>): boolean {
  return (
    one.year === other.year &&
    one.season === other.season &&
    one.event === other.event &&
    one.faceUp === other.faceUp &&
    one.eventCancelled === other.eventCancelled &&
    one.seats === other.seats &&
    one.peasants === other.peasants &&
    one.tower === other.tower &&
    one.court === other.court &&
    isSameList(one.armies, other.armies) &&
    isSameList(one.owner, other.owner) &&
    isSameList(one.buildings, other.buildings) &&
    isSameList(one.thalers, other.thalers) &&
    isSameList(one.grain, other.grain) &&
    isSameList(one.markers, other.markers) &&
    isSameList(one.inside, other.inside) &&
    isSameList(one.tray, other.tray) &&
    isSameList(one.row, other.row) &&
    isSameList(one.events, other.events) &&
    isSameList(one.supply, other.supply) &&
    isSameList(one.stock, other.stock) &&
    isSameList(one.position, other.position) &&
    isSameList(one.tiles, other.tiles) &&
    isSameList(one.leader, other.leader) &&
    isSameList(one.courtiers, other.courtiers) &&
    isSameList(one.hall, other.hall) &&
    isSameList(one.display, other.display)
  );
}
function isSameList(one: readonly number[], other: readonly number[]): boolean {
  if (one.length !== other.length) return false;
  for (let place = 0; place < one.length; place++) if (one[place] !== other[place]) return false;
  return true;
}
