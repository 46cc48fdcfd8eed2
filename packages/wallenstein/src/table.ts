/** How the table is read and written on. Only this file knows how the lists of its layout are counted through. */
import type { Between, Seat } from "@stormakt/kernel";
import { between, everySeat } from "@stormakt/kernel";
import type { Id, None, SetOf } from "@stormakt/kernel/ids";
import { count, has, including, NONE, EMPTY as NOTHING, setOf, without } from "@stormakt/kernel/ids";
import type { ActionCard, Box, Building, Card, County, Effect, Region, ScorePart, Tile } from "./catalog/index.ts";
import {
  BOX,
  BUILDINGS_IN,
  COMBAT_A,
  COUNTY,
  COUNTY_COUNT,
  COURT_BOXES,
  EMPTY,
  effectOf,
  GROUP_SIZES,
  REGION_OF,
  SCORE_PARTS,
  SITES_OF,
} from "./catalog/index.ts";
import { own } from "./copy.ts";
import type { Combat } from "./domains.ts";
import { COMBAT, GROUP, NEUTRAL, NOWHERE, statueOwner } from "./domains.ts";
import type { Table } from "./layout.ts";
import { add, at, fill, sum } from "./lists.ts";

export { NEUTRAL, NOWHERE, OUT_OF_PLAY, statueAt, statueCounty, statueOwner } from "./domains.ts";
export { add, at, fill, insertSorted, sum, takeOut } from "./lists.ts";

export const NO_POSITION = 0;
export const GREEN = 0;
/** Where a seat's cubes are counted in a list of cubes. Which colour they have is for the eye only. */
export const colourOf = (seat: Seat): number => seat + 1;

export type { Table };
/** The same, with the cards hidden that a seat may not see. */
export type TableView = Table;

/** Just this number. */
export const exactly = (number: number): Between => between(number, number);

type Seen = Readonly<Table>;
export const allSeats = ({ seats }: Seen): readonly Seat[] => everySeat(seats);

// Counties
export const ownerOf = (table: Seen, county: County): Seat => at(table.owner, county);
export const owns = (table: Seen, seat: Seat, county: County): boolean => table.owner[county] === seat;
export const isNeutral = (table: Seen, county: County): boolean => table.owner[county] === NEUTRAL;
export const armiesIn = (table: Seen, county: County): number => at(table.armies, county);
export const markersIn = (table: Seen, county: County): number => at(table.markers, county);
/** What is built in a county. */
export const builtIn = (table: Seen, county: County): SetOf<Building> => at(table.buildings, county);
export const hasBuilding = (table: Seen, county: County, building: Building): boolean => has(builtIn(table, county), building);
export const putBuilding = (table: Table, county: County, building: Building): void => {
  own.buildings(table)[county] = including(builtIn(table, county), building);
};
export const buildingsIn = (table: Seen, county: County): number => at(BUILDINGS_IN, builtIn(table, county));
export const hasFreeSite = (table: Seen, county: County): boolean => buildingsIn(table, county) < at(SITES_OF, county);
export function countiesOf(table: Seen, seat: Seat): County[] {
  const held: County[] = [];
  for (const county of COUNTY.all) if (table.owner[county] === seat) held.push(county);
  return held;
}
export function countCounties(table: Seen, seat: Seat): number {
  let held = 0;
  for (let county = 0; county < COUNTY_COUNT; county++) if (table.owner[county] === seat) held++;
  return held;
}
/** In how many regions a seat controls a county. */
export function countRegions(table: Seen, seat: Seat): number {
  let regions: SetOf<Region> = NOTHING;
  for (const county of COUNTY.all) if (table.owner[county] === seat) regions = including(regions, at(REGION_OF, county));
  return count(regions);
}

// Seats
export const thalersOf = (table: Seen, seat: Seat): number => at(table.thalers, seat);
export const supplyOf = (table: Seen, seat: Seat): number => at(table.supply, seat);
/** Points, and what they are for. */
export const score = (table: Table, seat: Seat, part: ScorePart, points: number): void => {
  add(own.points(table), seat, points);
  add(own.earned(table), seat * SCORE_PARTS.length + SCORE_PARTS.indexOf(part), points);
};
export const earnedBy = (table: Seen, seat: Seat, part: ScorePart): number =>
  at(table.earned, seat * SCORE_PARTS.length + SCORE_PARTS.indexOf(part));
/** The action card at a place of the row. */
export const actionAt = ({ row }: Seen, place: number): ActionCard => at(row, place);
export const hasPosition = (table: Seen, seat: Seat): boolean => table.position[seat] !== NO_POSITION;
export const tileOf = (table: Seen, seat: Seat): Tile | None =>
  hasPosition(table, seat) ? (table.tiles[at(table.position, seat) - 1] ?? NONE) : NONE;
export const leaderOf = (table: Seen, seat: Seat): County => table.leader[seat] ?? NOWHERE;
export const leads = (table: Seen, seat: Seat, county: County): boolean => table.leader[seat] === county;
/** What this round's event does, if it is in force. */
export const eventEffect = ({ event, eventCancelled }: Seen): Effect | null => (eventCancelled ? null : effectOf(event));

// Mats
export const cardIn = (table: Seen, seat: Seat, box: Box): Card => at(table.boxes, seat * COURT_BOXES + box);
export const layCard = (table: Table, seat: Seat, box: Box, card: Card): void => {
  own.boxes(table)[seat * COURT_BOXES + box] = card;
};
const turnedBy = (table: Seen, seat: Seat): SetOf<Box> => at(table.turned, seat);
export const isTurned = (table: Seen, seat: Seat, box: Box): boolean => has(turnedBy(table, seat), box);
export const turnOver = (table: Table, seat: Seat, box: Box): void => {
  own.turned(table)[seat] = including(turnedBy(table, seat), box);
};
/** The card leaves the mat: its box is open from now on. */
export const emptyBox = (table: Table, seat: Seat, box: Box): void => {
  layCard(table, seat, box, EMPTY);
  own.turned(table)[seat] = without(turnedBy(table, seat), setOf(box));
};
/** Against which of the two combat actions a seat is protected. */
const shieldOf = (table: Seen, seat: Seat): SetOf<Combat> => at(table.shield, seat);
const combatOf = (action: ActionCard): Combat => at(COMBAT.all, action - COMBAT_A);
export const isShieldedFrom = (table: Seen, seat: Seat, combat: ActionCard): boolean => has(shieldOf(table, seat), combatOf(combat));
export function isAnybodyShielded(table: Seen, combat: ActionCard): boolean {
  for (let seat = 0; seat < table.seats; seat++) if (isShieldedFrom(table, seat, combat)) return true;
  return false;
}
export const shieldFrom = (table: Table, seat: Seat, combat: ActionCard): void => {
  own.shield(table)[seat] = including(shieldOf(table, seat), combatOf(combat));
};
/** The box in which a seat's county card lies; none: it is in hand. */
export function boxOf(table: Seen, seat: Seat, county: County): Box | None {
  for (const box of BOX.all) if (cardIn(table, seat, box) === county) return box;
  return NONE;
}
export function emptyMats(table: Table): void {
  fill(own.boxes(table), EMPTY);
  fill<number>(own.turned(table), NOTHING);
  fill(own.plannedBy(table), NEUTRAL);
}

// Draft
const groupPlace = (seat: Seat, size: number): number => seat * GROUP_SIZES.length + GROUP_SIZES[0] - size;
export const groupsLeft = (table: Seen, seat: Seat, size: number): number => at(table.groups, groupPlace(seat, size));
export const takeGroup = (table: Table, seat: Seat, size: number): void => add(own.groups(table), groupPlace(seat, size), -1);
/** Those sizes of which there is a group left. */
export function groupsToPlace({ groups }: Seen, seat: Seat): SetOf<Id<"group">> {
  let sizes: SetOf<Id<"group">> = NOTHING;
  for (const size of GROUP.all) if (at(groups, seat * GROUP_SIZES.length + size) > 0) sizes = including(sizes, size);
  return sizes;
}
export function countGroups(table: Seen, seat: Seat): number {
  let left = 0;
  for (let size = 0; size < GROUP_SIZES.length; size++) left += at(table.groups, seat * GROUP_SIZES.length + size);
  return left;
}

// Statues
export const statuesOf = ({ statues }: Seen, seat: Seat): number => statues.filter((statue) => statueOwner(statue) === seat).length;
export const trophiesOf = ({ trophies, seats }: Seen, seat: Seat): number => sum(trophies.slice(seat * seats, (seat + 1) * seats));

// Cubes: each leaves one place for another
export const supplyToCounty = (table: Table, seat: Seat, county: County, armies: number): void => {
  add(own.supply(table), seat, -armies);
  add(own.armies(table), county, armies);
};
export const countyToSupply = (table: Table, seat: Seat, county: County, armies: number): void => {
  add(own.armies(table), county, -armies);
  add(own.supply(table), seat, armies);
};
/** WA-TOWER-6, WA-FAVOR-22 As many as the supply holds; tells how many. */
export const supplyToTray = (table: Table, seat: Seat, wanted: number): number => {
  const armies = Math.min(wanted, supplyOf(table, seat));
  add(own.supply(table), seat, -armies);
  add(own.tray(table), colourOf(seat), armies);
  return armies;
};
export const trayToSupply = (table: Table, seat: Seat, armies: number): void => {
  add(own.tray(table), colourOf(seat), -armies);
  add(own.supply(table), seat, armies);
};
export const trayToCounty = (table: Table, seat: Seat, county: County, armies: number): void => {
  add(own.tray(table), colourOf(seat), -armies);
  add(own.armies(table), county, armies);
};
/** All green cubes leave the tray. */
export const peasantsGoHome = (table: Table): void => {
  table.peasants += at(table.tray, GREEN);
  own.tray(table)[GREEN] = 0;
};
