/** WA-BUILD Palaces, churches and trading posts. */
import type { Ask, Seat } from "@stormakt/kernel";
import { wideWhere } from "@stormakt/kernel/ids";
import type { Building, County } from "../catalog/index.ts";
import { COUNTY, PRICE_TO_BUILD, TRADING_POST } from "../catalog/index.ts";
import { own } from "../copy.ts";
import type { Table } from "../table.ts";
import { add, at, eventEffect, hasBuilding, hasFreeSite, leads, markersIn, putBuilding, thalersOf } from "../table.ts";
import type { Pen, SkipRule, Wallenstein } from "../types.ts";

/** WA-BUILD-3, WA-LEADER-4 */
export const buildPrice = (table: Readonly<Table>, seat: Seat, building: Building, county: County): number =>
  at(PRICE_TO_BUILD, building) - (leads(table, seat, county) ? 1 : 0);

/** WA-PERFORM-5 */
export function whyNotBuild(table: Readonly<Table>, seat: Seat, building: Building, county: County): SkipRule | null {
  return thalersOf(table, seat) < buildPrice(table, seat, building, county) ? "WA-BUILD-3" : whyNoRoomFor(table, building, county);
}
/** WA-BUILD-1, -2, WA-SETUP-14 Why a county cannot take a building, whatever its price: by plan one county is asked, by favor all. */
export function whyNoRoomFor(table: Readonly<Table>, building: Building, county: County): SkipRule | null {
  if (!isNew(table, building, county)) return "WA-BUILD-2";
  if (!hasFreeSite(table, county)) return "WA-BUILD-1";
  return isInStock(table, building) ? null : "WA-SETUP-14";
}
export const roomToBuild = {
  "WA-BUILD-2": { county: ({ table, memory }: Asking) => wideWhere(COUNTY, (county) => isNew(table, memory.building, county)) },
  "WA-BUILD-1": { county: ({ table }: Asking) => wideWhere(COUNTY, (county) => hasFreeSite(table, county)) },
  "WA-SETUP-14": ({ table, memory }: Asking) => isInStock(table, memory.building),
};
type Asking = Ask<Wallenstein, { building: Building }>;
const isNew = (table: Readonly<Table>, building: Building, county: County): boolean => !hasBuilding(table, county, building);
const isInStock = (table: Readonly<Table>, building: Building): boolean => at(table.stock, building) > 0;

export function build(play: Pen, seat: Seat, building: Building, county: County): void {
  const price = buildPrice(play.table, seat, building, county);
  add(own.thalers(play.table), seat, -price);
  erect(play, seat, building, county, price);
}
/** Also for buildings given by favor. WA-EVENT-11, -12, -23: under market calm a trading post removes a marker. */
export function erect(play: Pen, seat: Seat, building: Building, county: County, price: number): void {
  const { table } = play;
  add(own.stock(table), building, -1);
  putBuilding(table, county, building);
  play.tell?.({ kind: "built", seat, county, building, price });
  if (building !== TRADING_POST || eventEffect(table) !== "market-calm" || markersIn(table, county) === 0) return;
  removeMarker(play, seat, county);
}
export function removeMarker({ table, tell }: Pen, seat: Seat, county: County): void {
  add(own.markers(table), county, -1);
  tell?.({ kind: "markerRemoved", seat, county });
}
