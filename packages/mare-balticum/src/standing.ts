import { NOBODY } from "@stormakt/kernel";
import type { SetOf } from "@stormakt/kernel/ids";
import { EMPTY, including, list } from "@stormakt/kernel/ids";
import type { Group, King, Line, Local, NoLine, Office, Province } from "./catalog/index.ts";
import {
  ALL_TITLES,
  CONQUERED_AT,
  ENDINGS,
  HALF_TITLES_AT_SIX,
  isOverseas,
  KING,
  LOCALS,
  NO_LINE,
  OFFICES,
  PROVINCES,
  SUBJECTS_FOR_OFFICE,
  subjectsUnder,
  UNITS_FOR_TITLE,
} from "./catalog/index.ts";
import { add } from "./lists.ts";
import type { Holder, Seen } from "./table.ts";
import {
  anyEnemies,
  hasLandSubjects,
  hasSubjects,
  isAnyEnemy,
  leaderOf,
  linesInOrder,
  officeOf,
  rankOf,
  sizeOf,
  subjectsOf,
  titleDeckIsComplete,
  titleOf,
  titleUnitsOf,
} from "./table.ts";

/** How things stand, for boards and bots as much as for the rules: titles, who is how far from winning, how close Sweden is to its fall. */

/** MB-PROVINCE-5 No marker yet, and a friendly subject on land. */
export const isAvailable = (table: Seen, province: Province): boolean =>
  titleOf(table, province) === NO_LINE && hasLandSubjects(table, province);
/** MB-PROVINCE-11 The title goes where only enemies are left. */
export const titleLost = (table: Seen, province: Province): boolean =>
  titleOf(table, province) !== NO_LINE && anyEnemies(table, province) && !hasSubjects(table, province);
/** MB-END-2 Held by enemies alone. */
export const conquered = (table: Seen, province: Local): boolean => anyEnemies(table, province) && !hasSubjects(table, province);

export function conqueredAtHome(table: Seen): SetOf<Local> {
  let lost: SetOf<Local> = EMPTY;
  if (isAnyEnemy(table)) for (const province of LOCALS) if (conquered(table, province)) lost = including(lost, province);
  return lost;
}

/** MB-PROVINCE-13, MB-KING-9 Titles are counted in halves: overseas two, local one, an office two, or one with six people. */
export const halvesOfProvince = (province: Province): number => (isOverseas(province) ? 2 : 1);
export const halvesOfOffice = ({ seats }: Seen): number => (seats === 6 ? 1 : 2);
export function halfTitlesOf(table: Seen, holder: Line | King): number {
  let halves = 0;
  for (const province of PROVINCES) if (titleOf(table, province) === holder) halves += halvesOfProvince(province);
  for (const office of OFFICES) if (officeOf(table, office) === holder) halves += halvesOfOffice(table);
  return halves;
}
/** The same for all at once: by line, and the King's last. */
export function halfTitles(table: Seen): number[] {
  const halves = [0, 0, 0, 0, 0, 0];
  for (const province of PROVINCES) {
    const holder = titleOf(table, province);
    if (holder !== NO_LINE) add(halves, holder, halvesOfProvince(province));
  }
  for (const office of OFFICES) {
    const holder = officeOf(table, office);
    if (holder !== NO_LINE) add(halves, holder, halvesOfOffice(table));
  }
  return halves;
}
/** Whether anybody, the King included, has so many. */
export function hasAnyHalves(table: Seen, atLeast: number): boolean {
  const halves = halfTitles(table);
  for (let holder = 0; holder < halves.length; holder++) if ((halves[holder] ?? 0) >= atLeast) return true;
  return false;
}
export function titlesHeld(table: Seen): number {
  let held = 0;
  for (const province of PROVINCES) if (titleOf(table, province) !== NO_LINE) held++;
  for (const office of OFFICES) if (officeOf(table, office) !== NO_LINE) held++;
  return held;
}
export const kingsMarkersOnBoard = (table: Seen): number => PROVINCES.filter((province) => titleOf(table, province) === KING).length;

/** The four offices: who holds each, how many subjects of its kind each line has, and how many a challenger needs. */
export interface OfficeStanding {
  readonly office: Office;
  readonly holder: Holder;
  readonly subjects: readonly { readonly line: Line; readonly count: number }[];
  readonly needed: number;
}
export const officeStandings = (table: Seen): OfficeStanding[] =>
  OFFICES.map((office) => {
    const holder = officeOf(table, office);
    const kind = subjectsUnder(office);
    const held = holder === NO_LINE ? 0 : subjectsOf(table, holder, kind);
    return {
      office,
      holder,
      subjects: linesInOrder(table).map((line) => ({ line, count: subjectsOf(table, line, kind) })),
      needed: Math.max(SUBJECTS_FOR_OFFICE, held + 1),
    };
  });
/** The twelve provinces: who bears the title, whether it could be awarded now, and whether it would be lost. */
export interface ProvinceStanding {
  readonly province: Province;
  readonly holder: Holder;
  readonly available: boolean;
  readonly inDanger: boolean;
  readonly halves: number;
}
export const provinceStandings = (table: Seen): ProvinceStanding[] =>
  PROVINCES.map((province) => ({
    province,
    holder: titleOf(table, province),
    available: isAvailable(table, province),
    inDanger: titleLost(table, province),
    halves: halvesOfProvince(province),
  }));
/** The title deck: units of each line, and who would win a province if the turn ended now. */
export interface TitleRace {
  readonly complete: boolean;
  readonly units: readonly { readonly line: Line; readonly count: number }[];
  readonly foremost: readonly Line[];
}
export function titleRace(table: Seen): TitleRace {
  const units = linesInOrder(table).map((line) => ({ line, count: titleUnitsOf(table, line) }));
  const most = Math.max(UNITS_FOR_TITLE, ...units.map(({ count }) => count));
  return { complete: titleDeckIsComplete(table), units, foremost: units.filter(({ count }) => count === most).map(({ line }) => line) };
}

/** How far each line, and the King, is from the titles that end the game at once; and how many turns are left, this one included. */
export interface Standing {
  readonly holder: Line | King;
  readonly halves: number;
  readonly halvesMissing: number;
}
export function standings(table: Seen): Standing[] {
  const limit = halvesToEnd(table);
  const holders: (Line | King)[] = [...linesInOrder(table)];
  if (table.king !== NOBODY) holders.push(KING);
  return holders.map((holder) => {
    const halves = halfTitlesOf(table, holder);
    return { holder, halves, halvesMissing: Math.max(0, limit - halves) };
  });
}
export const halvesToEnd = ({ seats }: Seen): number => ENDINGS[seats]?.halfTitles ?? HALF_TITLES_AT_SIX;
export const turnsLeft = ({ seats, turn }: Seen): number => (ENDINGS[seats]?.turns ?? 0) - Math.max(turn, 1) + 1;
export const titlesLeft = (table: Seen): number => ALL_TITLES - titlesHeld(table);

/** MB-MERGE-1, -2 Whether a group that comes takes the left circles: the larger does, of equals the one earlier in turn order. */
export function takesTheLead(table: Seen, coming: number, leader: Line, to: Province, force: Group): boolean {
  const resting = sizeOf(table, to, force);
  const other = leaderOf(table, to, force);
  const isEarlier = other === NO_LINE || rankOf(table, leader) < rankOf(table, other);
  return coming > resting || (coming === resting && isEarlier);
}
/** Who leads once that group has joined what rests there; no line where nobody is there to join. */
export function leaderAfterMerging(table: Seen, from: Province, to: Province, force: Group): Line | NoLine {
  const leader = leaderOf(table, from, force);
  const other = leaderOf(table, to, force);
  if (leader === NO_LINE || other === NO_LINE) return NO_LINE;
  return takesTheLead(table, sizeOf(table, from, force), leader, to, force) ? leader : other;
}

/** How close Sweden is to being conquered: home provinces held by enemies alone, and those an enemy has landed in beside our subjects. */
export interface Danger {
  readonly lost: readonly Local[];
  readonly landed: readonly Local[];
  readonly lostNeeded: number;
}
export const danger = (table: Seen): Danger => ({
  lost: list(conqueredAtHome(table)),
  landed: LOCALS.filter((province) => anyEnemies(table, province) && hasSubjects(table, province)),
  lostNeeded: CONQUERED_AT,
});
