// Made by scripts/tables.ts from layout.ts. Change that, not this, and run: node scripts/bootstrap.mjs exec -- node scripts/tables.ts wallenstein
/** A table of its own. Every field by name, which is quicker than any loop. */
import { copyRecord, overwrite } from "@stormakt/kernel";
import type { Untouched } from "@stormakt/kernel/layout";
import type { Table } from "./layout.ts";

export function copyTable(table: Readonly<Table>, into?: Table): Table {
  return into === undefined ? copyRecord(table) : copyOver(table, into);
}
/** What goes with a flag is empty without it: where neither table has it, it is left alone. */
function copyOver(table: Untouched<Table>, into: Table): Table {
  if (table.court || into.court) copyCourt(table, into);
  if (table.landsknechte || into.landsknechte) copyLandsknechte(table, into);
  if (table.leaders || into.leaders) copyLeaders(table, into);
  into.seats = table.seats;
  into.drafted = table.drafted;
  into.court = table.court;
  into.landsknechte = table.landsknechte;
  into.leaders = table.leaders;
  into.tower = table.tower;
  into.startSeat = table.startSeat;
  into.year = table.year;
  into.season = table.season;
  overwrite(into.owner, table.owner);
  overwrite(into.armies, table.armies);
  overwrite(into.buildings, table.buildings);
  overwrite(into.markers, table.markers);
  overwrite(into.plannedBy, table.plannedBy);
  overwrite(into.colours, table.colours);
  overwrite(into.supply, table.supply);
  overwrite(into.thalers, table.thalers);
  overwrite(into.grain, table.grain);
  overwrite(into.points, table.points);
  overwrite(into.earned, table.earned);
  overwrite(into.position, table.position);
  overwrite(into.boxes, table.boxes);
  overwrite(into.turned, table.turned);
  overwrite(into.shield, table.shield);
  overwrite(into.order, table.order);
  overwrite(into.stock, table.stock);
  into.peasants = table.peasants;
  overwrite(into.inside, table.inside);
  overwrite(into.tray, table.tray);
  overwrite(into.row, table.row);
  into.faceUp = table.faceUp;
  overwrite(into.tiles, table.tiles);
  overwrite(into.events, table.events);
  into.event = table.event;
  into.eventCancelled = table.eventCancelled;
  overwrite(into.eventsGone, table.eventsGone);
  overwrite(into.open, table.open);
  overwrite(into.unseen, table.unseen);
  overwrite(into.sunk, table.sunk);
  overwrite(into.groups, table.groups);
  overwrite(into.pairSeen, table.pairSeen);
  into.keeper = table.keeper;
  return into;
}
function copyCourt(table: Untouched<Table>, into: Table): void {
  overwrite(into.courtiers, table.courtiers);
  overwrite(into.hall, table.hall);
  overwrite(into.audience, table.audience);
  overwrite(into.display, table.display);
  overwrite(into.favorsDrawn, table.favorsDrawn);
}
function copyLandsknechte(table: Untouched<Table>, into: Table): void {
  overwrite(into.landsknecht, table.landsknecht);
}
function copyLeaders(table: Untouched<Table>, into: Table): void {
  overwrite(into.leader, table.leader);
  overwrite(into.statuesLeft, table.statuesLeft);
  overwrite(into.statues, table.statues);
  overwrite(into.trophies, table.trophies);
}
