import type { Group, Hex, Line, Motion, Office, Power, Province, Square } from "../catalog/index.ts";
import { NO_LINE, squareOf } from "../catalog/index.ts";
import type { Seen, Table } from "./layout.ts";

export const pileOf = (table: Seen, square: Square): readonly number[] => table.piles[square]!;
export const heightOf = (table: Seen, square: Square): number => table.piles[square]!.length;
/** How many layers of a build are finished. */
export function finishedLayers({ piles }: Seen, build: Group): number {
  const first = squareOf(build, 0);
  return Math.min(piles[first]!.length, piles[first + 1]!.length, piles[first + 2]!.length);
}
/** MB-BUILD-3 The line in the leftmost square of a layer. */
export const layerLeader = (table: Seen, build: Group, layer: number): number => table.piles[squareOf(build, 0)]![layer] ?? NO_LINE;
export const layerLines = (table: Seen, build: Group, layer: number): Line[] =>
  [0, 1, 2].map((place) => table.piles[squareOf(build, place)]![layer] as Line);
/** MB-INVEST-10 A unit goes to the bottom of the pile. */
export function putUnderPile(table: Table, square: Square, line: Line): void {
  table.piles[square]!.push(line);
}
/** MB-BUILD-2, MB-RIKSDAG-9 A unit leaves a pile, and what lies below moves up. */
export function takeFromPile(table: Table, square: Square, layer: number): Line {
  const pile = table.piles[square]!;
  const line = pile[layer]!;
  for (let at = layer + 1; at < pile.length; at++) pile[at - 1] = pile[at]!;
  pile.pop();
  return line as Line;
}
export function buildUnitsOf(table: Seen, line: Line): number {
  let count = 0;
  for (let square = 0; square < 9; square++) {
    const pile = table.piles[square]!;
    for (let layer = 0; layer < pile.length; layer++) if (pile[layer] === line) count++;
  }
  return count;
}

export const isOnTitleHex = (table: Seen, hex: Hex, line: Line): boolean => (table.titleDeck[hex]! & (1 << line)) !== 0;
export function putOnTitleHex(table: Table, hex: Hex, line: Line): void {
  table.titleDeck[hex]! |= 1 << line;
}
export function takeOffTitleHex(table: Table, hex: Hex, line: Line): void {
  table.titleDeck[hex]! &= ~(1 << line);
}
export function titleUnitsOf({ titleDeck }: Seen, line: Line): number {
  let count = 0;
  for (let hex = 0; hex < 6; hex++) count += (titleDeck[hex]! >> line) & 1;
  return count;
}
export function titleDeckIsComplete({ titleDeck }: Seen): boolean {
  for (let hex = 0; hex < 6; hex++) if (titleDeck[hex] === 0) return false;
  return true;
}
export function clearTitleDeckOf(table: Table, line: Line): number {
  const count = titleUnitsOf(table, line);
  for (let hex = 0; hex < 6; hex++) table.titleDeck[hex]! &= ~(1 << line);
  return count;
}

export const titleOf = (table: Seen, province: Province): number => table.titles[province]!;
export function setTitle(table: Table, province: Province, holder: number): void {
  table.titles[province] = holder;
}
export const officeOf = (table: Seen, office: Office): number => table.offices[office]!;
export function setOffice(table: Table, office: Office, holder: number): void {
  table.offices[office] = holder;
}
export function unitsToSupply(table: Table, line: Line, count: number): void {
  table.supply[line]! += count;
}
export function unitsFromHand(table: Table, line: Line, count: number): void {
  table.hand[line]! -= count;
}

export const isInForce = (table: Seen, motion: Motion): boolean => table.motion === motion;
export const motionPower = (table: Seen): Power => table.motionAbout as Power;
export const motionProvince = (table: Seen): Province => table.motionAbout as Province;
