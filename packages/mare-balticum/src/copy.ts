// Made by scripts/tables.ts from layout.ts. Change that, not this, and run: node scripts/bootstrap.mjs exec -- node scripts/tables.ts mare-balticum
/** A table of its own. Every field by name, which is quicker than any loop. */
import { copyRecord, overwrite, overwriteAll } from "@stormakt/kernel";
import type { Untouched } from "@stormakt/kernel/layout";
import type { Table } from "./layout.ts";

export function copyTable(table: Readonly<Table>, into?: Table): Table {
  return into === undefined ? copyRecord(table) : copyOver(table, into);
}
function copyOver(table: Untouched<Table>, into: Table): Table {
  into.seats = table.seats;
  into.riksdag = table.riksdag;
  overwrite(into.ring, table.ring);
  overwrite(into.ringSeats, table.ringSeats);
  into.neutralJoins = table.neutralJoins;
  into.neutral = table.neutral;
  into.king = table.king;
  into.first = table.first;
  into.chancellor = table.chancellor;
  into.turn = table.turn;
  overwrite(into.order, table.order);
  overwrite(into.controllers, table.controllers);
  overwrite(into.subjects, table.subjects);
  overwrite(into.goods, table.goods);
  overwrite(into.sold, table.sold);
  overwrite(into.marks, table.marks);
  overwrite(into.standing, table.standing);
  overwrite(into.leading, table.leading);
  overwrite(into.manned, table.manned);
  overwrite(into.enemies, table.enemies);
  into.enemySupply = table.enemySupply;
  overwrite(into.supply, table.supply);
  overwrite(into.hand, table.hand);
  overwrite(into.savings, table.savings);
  overwrite(into.capital, table.capital);
  overwriteAll(into.piles, table.piles);
  overwrite(into.finished, table.finished);
  overwrite(into.titleDeck, table.titleDeck);
  overwrite(into.titles, table.titles);
  overwrite(into.offices, table.offices);
  into.produced = table.produced;
  into.motion = table.motion;
  into.motionAbout = table.motionAbout;
  into.motionCalled = table.motionCalled;
  return into;
}
