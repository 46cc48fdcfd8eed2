/** WA-GRAIN, WA-TAX A county is collected from, and may not like it. */
import type { Seat } from "@stormakt/kernel";
import type { County } from "../catalog/index.ts";
import { GRAIN_OF, HARVEST_CEILING, HARVEST_FLOOR, PLUS_GRAIN, PLUS_THALER, TAX_CEILING, TAX_FLOOR, TAX_OF } from "../catalog/index.ts";
import { own } from "../copy.ts";
import type { Table } from "../table.ts";
import { add, at, eventEffect, leads, markersIn, tileOf } from "../table.ts";
import type { Pen } from "../types.ts";
import { placeMarker, revolt } from "./revolt.ts";

/** WA-TAX-1, WA-BONUS-3 County card, then event, then tile, then leader. */
export function taxYield(table: Readonly<Table>, seat: Seat, county: County): number {
  const effect = eventEffect(table);
  let thalers = at(TAX_OF, county);
  if (effect === "tax-ceiling") thalers = Math.min(thalers, TAX_CEILING);
  if (effect === "tax-floor") thalers = Math.max(thalers, TAX_FLOOR);
  if (tileOf(table, seat) === PLUS_THALER) thalers += 1;
  return leads(table, seat, county) ? thalers + 1 : thalers;
}
/** WA-GRAIN-1 */
export function grainYield(table: Readonly<Table>, seat: Seat, county: County): number {
  const effect = eventEffect(table);
  let grain = at(GRAIN_OF, county);
  if (effect === "harvest-ceiling") grain = Math.min(grain, HARVEST_CEILING);
  if (effect === "harvest-floor") grain = Math.max(grain, HARVEST_FLOOR);
  if (tileOf(table, seat) === PLUS_GRAIN) grain += 1;
  return leads(table, seat, county) ? grain + 1 : grain;
}

export function collectTaxes(play: Pen, seat: Seat, county: County): void {
  const thalers = taxYield(play.table, seat, county);
  add(own.thalers(play.table), seat, thalers);
  play.tell?.({ kind: "thalersGained", seat, thalers, source: "taxes" });
  unrest(play, seat, county);
}
export function collectGrain(play: Pen, seat: Seat, county: County): void {
  const grain = grainYield(play.table, seat, county);
  add(own.grain(play.table), seat, grain);
  play.tell?.({ kind: "grainGained", seat, grain, source: "harvest" });
  unrest(play, seat, county);
}
/** WA-REVOLT-1, -2, -6 With a marker there is a revolt; if there is none, or it is subdued, a marker is placed. */
function unrest(play: Pen, seat: Seat, county: County): void {
  const markers = markersIn(play.table, county);
  if (markers === 0 || revolt(play, seat, county, markers)) placeMarker(play, seat, county);
}
