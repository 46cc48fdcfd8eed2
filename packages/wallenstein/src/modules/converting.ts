/** WA-COURT What it takes to make courtiers of cubes: asked when a box is settled, before a plan is laid, and by whoever plans. */
import type { Seat } from "@stormakt/kernel";
import type { Card } from "../catalog/index.ts";
import { isCounty } from "../catalog/index.ts";
import { armiesToSpare } from "../steps/marching.ts";
import type { Table } from "../table.ts";
import { at, colourOf } from "../table.ts";
import type { SkipRule } from "../types.ts";

/** WA-COURT-6, -7 All armies of the county but one; for a tower card the own cubes in the tray. */
export const cubesToConvert = (table: Readonly<Table>, seat: Seat, card: Card): number =>
  isCounty(card) ? armiesToSpare(table, card) : at(table.tray, colourOf(seat));
/** WA-COURT-8 As many as the box says, or none: why so many cubes and so many courtiers in supply will not do. */
export function whyNotConvert(card: Card, number: number, cubes: number, courtiers: number): SkipRule | null {
  if (Math.min(cubes, courtiers) >= number) return null;
  return isCounty(card) ? "WA-COURT-6" : "WA-COURT-7";
}
