/**
 * The same questions as beside this file, for the quick play of bots, which asks them millions of times: places and things are plain numbers,
 * read off the sets that the table keeps (a bit for each province) and off single circles. In the types of the game's own questions a playout
 * took a tenth longer. A test holds them against what the rules say.
 */
import type { Force, Province } from "../catalog/index.ts";
import { ARMY, FARM, FLEET, FORT, LOCAL, NO_LINE, neighboursOf, OVERSEA, PROVINCE } from "../catalog/index.ts";
import type { Seen } from "./board.ts";
import { circleAt, DEPLOYED, MOVED, RETREATED } from "./board.ts";

/** The leftmost circle of a kind in a province. */
export const firstOf = (province: number, force: number): number => circleAt(province as Province, force as Force, 0);
export const liesAbroad = (province: number): boolean => province >= 6;
/** The province across the sea from a local one. */
export const across = (local: number): number => local + 6;
/** What a subject yields there, and the halves of its title. */
export const yieldIn = (province: number): number => (liesAbroad(province) ? 2 : 1);

export const lowestIn = (set: number): number => 31 - Math.clz32(set & -set);

/** Where somebody stands in such a circle, counted from the left. */
export const mannedAt = ({ manned }: Seen, force: number, place: number): number => manned[force * 3 + place] as number;
/** Where a line leads groups of a kind, and where it has subjects of it. */
export const ledBy = ({ leading }: Seen, line: number, force: number): number => leading[force * 5 + line] as number;
export const standingOf = ({ standing }: Seen, line: number, force: number): number => standing[force * 5 + line] as number;
/** Where a farm circle is empty, and where both are. */
export const withEmptyFarm = (table: Seen): number => LOCAL.every & ~(mannedAt(table, FARM, 0) & mannedAt(table, FARM, 1));
export const farmed = (table: Seen): number => mannedAt(table, FARM, 0) | mannedAt(table, FARM, 1);

/** How many there are of a group: they stand packed to the left. */
export function sizeIn({ subjects }: Seen, province: number, force: number): number {
  const first = firstOf(province, force);
  if (subjects[first] === NO_LINE) return 0;
  return subjects[first + 1] === NO_LINE ? 1 : subjects[first + 2] === NO_LINE ? 2 : 3;
}
export function ownIn({ subjects }: Seen, line: number, province: number, force: number): number {
  const first = firstOf(province, force);
  return (subjects[first] === line ? 1 : 0) + (subjects[first + 1] === line ? 1 : 0) + (subjects[first + 2] === line ? 1 : 0);
}
export function enemiesIn({ enemies }: Seen, province: number, force: number): number {
  const first = firstOf(province, force);
  if (enemies[first] === 0) return 0;
  return enemies[first + 1] === 0 ? 1 : enemies[first + 2] === 0 ? 2 : 3;
}
export const hasEnemiesIn = ({ enemies }: Seen, province: number, force: number): boolean => enemies[firstOf(province, force)] !== 0;

/** Which kind produces in a province; -1: none. */
export function producingIn({ subjects }: Seen, province: number): number {
  const first = firstOf(province, FARM);
  if (subjects[first + 9] !== NO_LINE) return FORT;
  if (subjects[first + 6] !== NO_LINE) return ARMY;
  if (liesAbroad(province)) return subjects[first + 3] !== NO_LINE ? FLEET : -1;
  return subjects[first] !== NO_LINE || subjects[first + 1] !== NO_LINE ? FARM : -1;
}
/** Whether enemies stop subjects of a kind (or anybody on land, where there are none) from producing. */
export const isStoppedIn = (table: Seen, province: number, force: number): boolean =>
  force === FLEET ? hasEnemiesIn(table, province, FLEET) : hasEnemiesIn(table, province, ARMY) || hasEnemiesIn(table, province, FORT);

/** The goods that the next production brings a line. */
export function incomeOf(table: Seen, line: number): number {
  const forts = mannedAt(table, FORT, 0);
  const armies = mannedAt(table, ARMY, 0) & ~forts;
  const neither = ~(armies | forts);
  return (
    earned(table, line, FORT, forts) +
    earned(table, line, ARMY, armies) +
    earned(table, line, FLEET, neither) +
    earned(table, line, FARM, neither)
  );
}
/** By subjects of one kind, where they produce. */
function earned(table: Seen, line: number, force: number, produces: number): number {
  let goods = 0;
  for (let left = standingOf(table, line, force) & produces; left !== 0; left &= left - 1) {
    const province = lowestIn(left);
    if (!isStoppedIn(table, province, force)) goods += ownIn(table, line, province, force) * yieldIn(province);
  }
  return goods;
}

/** The subjects of one kind, by line, into a list. */
export function countKind(table: Seen, force: number, into: Int8Array): void {
  const { subjects } = table;
  for (let line = 0; line < 5; line++) into[line] = 0;
  for (let left = force === FARM ? farmed(table) : mannedAt(table, force, 0); left !== 0; left &= left - 1) {
    const first = firstOf(lowestIn(left), force);
    for (let circle = first; circle < first + 3; circle++) {
      const line = subjects[circle] as number;
      if (line !== NO_LINE) into[line] = (into[line] as number) + 1;
    }
  }
}
/** Units on the title deck, by line, into a list; and how many of its hexes are filled. */
export function countTitleDeck({ titleDeck }: Seen, into: Int8Array): number {
  let filled = 0;
  for (let line = 0; line < 5; line++) into[line] = 0;
  for (let hex = 0; hex < 6; hex++) {
    const lines = titleDeck[hex] as number;
    if (lines !== 0) filled++;
    for (let left = lines; left !== 0; left &= left - 1) into[lowestIn(left)] = (into[lowestIn(left)] as number) + 1;
  }
  return filled;
}
/** The halves of the best title to be had: of a province that nobody bears, with friendly subjects on land. */
export function prizeIn(table: Seen): number {
  const { titles } = table;
  const land = mannedAt(table, ARMY, 0) | mannedAt(table, FORT, 0) | farmed(table);
  let prize = 0;
  for (let left = land; left !== 0; left &= left - 1) {
    const province = lowestIn(left);
    if (titles[province] !== NO_LINE) continue;
    if (liesAbroad(province)) return 2;
    prize = 1;
  }
  return prize;
}
/** Halves of titles, by line and the King's last, into a list. */
export function countHalves({ titles, offices, seats }: Seen, into: Int8Array): void {
  for (let holder = 0; holder < 6; holder++) into[holder] = 0;
  for (let province = 0; province < 12; province++) {
    const holder = titles[province] as number;
    if (holder !== NO_LINE) into[holder] = (into[holder] as number) + yieldIn(province);
  }
  const ofOffice = seats === 6 ? 1 : 2;
  for (let office = 0; office < 4; office++) {
    const holder = offices[office] as number;
    if (holder !== NO_LINE) into[holder] = (into[holder] as number) + ofOffice;
  }
}

/** MB-MOVE-3, MB-RESTRICT-1 A group that has not moved, and is not held by enemies. */
export function mayLeave(table: Seen, province: number, force: number, size: number): boolean {
  const { marks } = table;
  const first = firstOf(province, force);
  const isFaced = hasEnemiesIn(table, province, force);
  for (let circle = first; circle < first + size; circle++) {
    const mark = marks[circle] as number;
    if ((mark & MOVED) !== 0) return false;
    if (isFaced && (mark & RETREATED) === 0) return false;
  }
  return true;
}
/** MB-MOVE-7 Along the row, as far as no enemies lie in between. */
export function openSea(table: Seen, from: number): number {
  let open = 0;
  for (let to = from + 1; to < 12; to++) {
    open |= 1 << to;
    if (hasEnemiesIn(table, to, FLEET)) break;
  }
  for (let to = from - 1; to >= 6; to--) {
    open |= 1 << to;
    if (hasEnemiesIn(table, to, FLEET)) break;
  }
  return open;
}
/** MB-MOVE-8 to MB-MOVE-10 Beside it on the same shore, and across where there is a fleet. */
export function openWays(table: Seen, from: number): number {
  const fleets = mannedAt(table, FLEET, 0);
  return neighboursOf(from as Province) & (from < 6 ? LOCAL.every | fleets : (fleets & (1 << from)) === 0 ? OVERSEA.every : PROVINCE.every);
}

/** MB-BUILD-10, MB-BUILD-11, MB-BUILD-14 */
export function isSupported(table: Seen, force: number, to: number): boolean {
  if (!liesAbroad(to) || force === FLEET) return true;
  const { marks } = table;
  const support = force === ARMY ? FLEET : ARMY;
  const first = firstOf(to, support);
  const size = sizeIn(table, to, support);
  for (let circle = first; circle < first + size; circle++) if (((marks[circle] as number) & DEPLOYED) === 0) return true;
  return false;
}
