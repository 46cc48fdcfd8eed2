import type { SetOf } from "@stormakt/kernel/ids";
import { EMPTY, has, including, isEmpty, setOf, without } from "@stormakt/kernel/ids";
import type { Group, Hex, Line, Motion, NoLine, Office, Power, Province, Square } from "../catalog/index.ts";
import {
  buildOf,
  FLEET,
  LARGEST_GROUP,
  LEFTMOST,
  LINES,
  NO_LINE,
  PLACES,
  POWERS,
  PROVINCES,
  SQUARES,
  squareOf,
  TITLE_HEXES,
} from "../catalog/index.ts";
import { own } from "../copy.ts";
import { add, at } from "../lists.ts";
import type { Holder, Seen, Table } from "./board.ts";

export const pileOf = (table: Seen, square: Square): readonly Line[] => table.piles[square] ?? NO_PILE;
const NO_PILE: readonly Line[] = [];
export const heightOf = (table: Seen, square: Square): number => table.piles[square]?.length ?? 0;
/** How many layers of a build are finished. */
export function finishedLayers({ piles }: Seen, build: Group): number {
  const first = (build - FLEET) * LARGEST_GROUP;
  const left = piles[first]?.length ?? 0;
  return left === 0 ? 0 : Math.min(left, piles[first + 1]?.length ?? 0, piles[first + 2]?.length ?? 0);
}
/** MB-BUILD-3 The line in the leftmost square of a layer. */
export const layerLeader = (table: Seen, build: Group, layer: number): Line | NoLine =>
  pileOf(table, squareOf(build, LEFTMOST))[layer] ?? NO_LINE;
export const layerLines = (table: Seen, build: Group, layer: number): Line[] =>
  PLACES.map((place) => at(pileOf(table, squareOf(build, place)), layer));
/** MB-BUILD-3 The builds of which a line leads a finished layer. */
export const buildsLedBy = ({ finished }: Seen, line: Line): SetOf<Group> => finished[line] ?? EMPTY;
/** MB-INVEST-10 A unit goes to the bottom of the pile. */
export function putUnderPile(table: Table, square: Square, line: Line): void {
  at(own.piles(table), square).push(line);
  noteBuild(table, buildOf(square));
}
/** MB-BUILD-3 The same, and who leads the layer that this unit finishes; no line if it finishes none. */
export function finishWith(table: Table, square: Square, line: Line): Line | NoLine {
  const build = buildOf(square);
  const finished = finishedLayers(table, build);
  putUnderPile(table, square, line);
  return finishedLayers(table, build) > finished ? layerLeader(table, build, finished) : NO_LINE;
}
/** Notes who leads finished layers of a build, after its piles have changed. */
function noteBuild(table: Table, build: Group): void {
  const layers = finishedLayers(table, build);
  for (const line of LINES) {
    let leads = false;
    for (let layer = 0; layer < layers; layer++) if (layerLeader(table, build, layer) === line) leads = true;
    const led = buildsLedBy(table, line);
    if (leads !== has(led, build)) own.finished(table)[line] = leads ? including(led, build) : without(led, setOf(build));
  }
}
/** MB-BUILD-2, MB-RIKSDAG-9 A unit leaves a pile, and what lies below moves up. */
export function takeFromPile(table: Table, square: Square, layer: number): Line {
  const pile = at(own.piles(table), square);
  const line = at(pile, layer);
  for (let below = layer + 1; below < pile.length; below++) pile[below - 1] = at(pile, below);
  pile.pop();
  noteBuild(table, buildOf(square));
  return line;
}
export function buildUnitsOf(table: Seen, line: Line): number {
  let count = 0;
  for (const square of SQUARES) {
    const pile = pileOf(table, square);
    for (let layer = 0; layer < pile.length; layer++) if (pile[layer] === line) count++;
  }
  return count;
}
/** The squares that nothing lies on. */
export function emptySquares(table: Seen): SetOf<Square> {
  let squares: SetOf<Square> = EMPTY;
  for (const square of SQUARES) if (heightOf(table, square) === 0) squares = including(squares, square);
  return squares;
}

/** The lines with a unit on a hex. */
export const linesOnHex = ({ titleDeck }: Seen, hex: Hex): SetOf<Line> => titleDeck[hex] ?? EMPTY;
export const isOnTitleHex = (table: Seen, hex: Hex, line: Line): boolean => has(table.titleDeck[hex] ?? EMPTY, line);
export function putOnTitleHex(table: Table, hex: Hex, line: Line): void {
  const titleDeck = own.titleDeck(table);
  titleDeck[hex] = including(titleDeck[hex] ?? EMPTY, line);
}
export function takeOffTitleHex(table: Table, hex: Hex, line: Line): void {
  const titleDeck = own.titleDeck(table);
  titleDeck[hex] = without(titleDeck[hex] ?? EMPTY, setOf(line));
}
/** The hexes a line has a unit on. */
export function hexesWith(table: Seen, line: Line): SetOf<Hex> {
  let hexes: SetOf<Hex> = EMPTY;
  for (const hex of TITLE_HEXES) if (isOnTitleHex(table, hex, line)) hexes = including(hexes, hex);
  return hexes;
}
export function titleUnitsOf(table: Seen, line: Line): number {
  let count = 0;
  for (const hex of TITLE_HEXES) if (isOnTitleHex(table, hex, line)) count++;
  return count;
}
export function titleDeckIsComplete({ titleDeck }: Seen): boolean {
  for (const hex of TITLE_HEXES) if (isEmpty(titleDeck[hex] ?? EMPTY)) return false;
  return true;
}
export function clearTitleDeckOf(table: Table, line: Line): number {
  const count = titleUnitsOf(table, line);
  for (const hex of TITLE_HEXES) takeOffTitleHex(table, hex, line);
  return count;
}

export const titleOf = (table: Seen, province: Province): Holder => table.titles[province] ?? NO_LINE;
export function setTitle(table: Table, province: Province, holder: Holder): void {
  own.titles(table)[province] = holder;
}
/** The provinces whose title somebody bears. */
export function titledTo({ titles }: Seen, holder: Holder): SetOf<Province> {
  let provinces: SetOf<Province> = EMPTY;
  for (const province of PROVINCES) if (titles[province] === holder) provinces = including(provinces, province);
  return provinces;
}
export const officeOf = (table: Seen, office: Office): Line | NoLine => table.offices[office] ?? NO_LINE;
export function setOffice(table: Table, office: Office, holder: Line | NoLine): void {
  own.offices(table)[office] = holder;
}
export function unitsToSupply(table: Table, line: Line, count: number): void {
  add(own.supply(table), line, count);
}
export function unitsFromHand(table: Table, line: Line, count: number): void {
  add(own.hand(table), line, -count);
}

export const isInForce = (table: Seen, motion: Motion): boolean => table.motion === motion;
export const motionPower = (table: Seen): Power => at(POWERS, table.motionAbout);
export const motionProvince = (table: Seen): Province => at(PROVINCES, table.motionAbout);
