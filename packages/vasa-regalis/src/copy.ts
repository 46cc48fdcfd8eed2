// Made by scripts/tables.ts from layout.ts. Change that, not this, and run: node scripts/bootstrap.mjs exec -- node scripts/tables.ts vasa-regalis
/** A table of its own. Every field by name, which is quicker than any loop. */
import { copyBargaining } from "@stormakt/kernel";
import type { Own, Untouched } from "@stormakt/kernel/layout";
import { SHARED } from "@stormakt/kernel/layout";
import type { Placed } from "@stormakt/kernel/shapes";
import type { table as layout, OpenTable, Table } from "./layout.ts";

type Owned = Own<Placed<typeof layout>>;

export function copyTable(table: Table, into?: Table): Table {
  return into === undefined ? copyOver(table, { ...table }) : copyOver(table, into);
}
function copyOver(table: Table, into: Table): Table {
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
  into.roleTakenBy = table.roleTakenBy;
  into.supply = table.supply;
  into.hands = table.hands;
  into.ships = table.ships;
  into.suspected = table.suspected;
  into.notes = table.notes;
  into.ledger = table.ledger;
  into.bargaining = table.bargaining === null ? null : copyBargaining(table.bargaining);
  table[SHARED] = 0x7f;
  into[SHARED] = 0x7f;
  return into;
}
/** Its lists and notes, to be written on: what a copy may have too is made its own first. */
export const own = {
  roleTakenBy(table: Table): Owned["roleTakenBy"] {
    if (((table[SHARED] as number) & 0x1) !== 0) {
      table.roleTakenBy = table.roleTakenBy.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x1;
    }
    return table.roleTakenBy as Owned["roleTakenBy"];
  },
  supply(table: Table): Owned["supply"] {
    if (((table[SHARED] as number) & 0x2) !== 0) {
      table.supply = table.supply.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x2;
    }
    return table.supply as Owned["supply"];
  },
  hands(table: Table): Owned["hands"] {
    if (((table[SHARED] as number) & 0x4) !== 0) {
      table.hands = table.hands.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x4;
    }
    return table.hands as Owned["hands"];
  },
  ships(table: Table): Owned["ships"] {
    if (((table[SHARED] as number) & 0x8) !== 0) {
      table.ships = table.ships.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x8;
    }
    return table.ships as Owned["ships"];
  },
  suspected(table: Table): Owned["suspected"] {
    if (((table[SHARED] as number) & 0x10) !== 0) {
      table.suspected = table.suspected.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x10;
    }
    return table.suspected as Owned["suspected"];
  },
  notes(table: Table): Owned["notes"] {
    if (((table[SHARED] as number) & 0x20) !== 0) {
      table.notes = table.notes.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x20;
    }
    return table.notes as Owned["notes"];
  },
  ledger(table: Table): Owned["ledger"] {
    if (((table[SHARED] as number) & 0x40) !== 0) {
      table.ledger = table.ledger.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x40;
    }
    return table.ledger as Owned["ledger"];
  },
};
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
export const laid = (open: OpenTable, hidden: Omit<Table, keyof OpenTable | typeof SHARED>): Table => ({
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
  [SHARED]: 0,
});
