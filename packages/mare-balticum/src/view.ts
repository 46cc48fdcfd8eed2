import type { Chance, Seat } from "@stormakt/kernel";
import { copyTable } from "./copy.ts";
import type { Table } from "./table.ts";

/** MB-TURN-8 Everything on the table is open to all; only unrevealed choices are secret, and those lie on the kernel's stack. */
export const viewOf = (table: Readonly<Table>, _seat: Seat | null, alike: { made?: Table } = {}): Table =>
  (alike.made ??= copyTable(table));
/** Nothing is hidden, so nothing need be made up. */
export const imagine = (view: Readonly<Table>, _seat: Seat, _chance: Chance): Table => copyTable(view);

export * from "./standing.ts";
export * from "./table.ts";
