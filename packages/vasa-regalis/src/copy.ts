// Made by scripts/tables.ts from layout.ts. Change that, not this, and run: node scripts/bootstrap.mjs exec -- node scripts/tables.ts vasa-regalis
/** A table of its own. Every field by name, which is quicker than any loop. */
import { copyBargaining, copyRecord, overwrite } from "@stormakt/kernel";
import type { Untouched } from "@stormakt/kernel/layout";
import type { OpenTable, Table } from "./layout.ts";

export function copyTable(table: Readonly<Table>, into?: Table): Table {
  return into === undefined ? copyRecord(table) : copyOver(table, into);
}
function copyOver(table: Untouched<Table>, into: Table): Table {
  into.seats = table.seats;
  into.inventory = table.inventory;
  into.gifts = table.gifts;
  into.trades = table.trades;
  into.royalPatience = table.royalPatience;
  into.notebook = table.notebook;
  into.round = table.round;
  into.leader = table.leader;
  into.roundsSinceBuild = table.roundsSinceBuild;
  into.caller = table.caller;
  into.building = table.building;
  overwrite(into.roleTakenBy, table.roleTakenBy);
  overwrite(into.supply, table.supply);
  overwrite(into.hands, table.hands);
  overwrite(into.ships, table.ships);
  overwrite(into.suspected, table.suspected);
  overwrite(into.notes, table.notes);
  overwrite(into.ledger, table.ledger);
  into.bargaining = table.bargaining === null ? null : copyBargaining(table.bargaining);
  return into;
}
/** A copy of what everybody sees. */
export const copyOpen = (table: Untouched<OpenTable>): OpenTable => ({
  seats: table.seats,
  inventory: table.inventory,
  gifts: table.gifts,
  trades: table.trades,
  royalPatience: table.royalPatience,
  notebook: table.notebook,
  round: table.round,
  leader: table.leader,
  roundsSinceBuild: table.roundsSinceBuild,
  caller: table.caller,
  building: table.building,
  roleTakenBy: table.roleTakenBy.slice(),
  supply: table.supply.slice(),
});
/** A table of what lies open and what does not. Made here alone, so that all tables are laid out alike: then reading one is quickest. */
export const laid = (open: OpenTable, hidden: Omit<Table, keyof OpenTable>): Table => ({
  seats: open.seats,
  inventory: open.inventory,
  gifts: open.gifts,
  trades: open.trades,
  royalPatience: open.royalPatience,
  notebook: open.notebook,
  round: open.round,
  leader: open.leader,
  roundsSinceBuild: open.roundsSinceBuild,
  caller: open.caller,
  building: open.building,
  roleTakenBy: open.roleTakenBy,
  supply: open.supply,
  hands: hidden.hands,
  ships: hidden.ships,
  suspected: hidden.suspected,
  notes: hidden.notes,
  ledger: hidden.ledger,
  bargaining: hidden.bargaining,
});
