import type { SetOf } from "@stormakt/kernel/ids";
import { both, butLowest, count, EMPTY, either, has, including, isEmpty, lowest, setOf, without } from "@stormakt/kernel/ids";
import type { Force, Group, Line, Local, Mark, NoLine, Overseas, Place, Province } from "../catalog/index.ts";
import { ARMY, FARM, FLEET, FORT, GROUPS, LARGEST_GROUP, LINES, LOCAL, NO_LINE, OVERSEA, PLACES, PROVINCE } from "../catalog/index.ts";
import { own } from "../copy.ts";
import { add } from "../lists.ts";
import type { Seen, Table } from "./board.ts";
import { circleAt, IN_A_PROVINCE } from "./board.ts";
import { capitalToSupply, savingsToHands } from "./lines.ts";
import { noted, rowOf } from "./noted.ts";

export const subjectAt = (table: Seen, province: Province, force: Force, place: number): Line | NoLine =>
  table.subjects[(province * 4 + force) * 3 + place] ?? NO_LINE;
/** Whose subject stands there, where one is known to stand. */
export function ownerAt(table: Seen, province: Province, force: Force, place: number): Line {
  const line = subjectAt(table, province, force, place);
  if (line === NO_LINE) throw new Error(`nobody stands in circle ${place} of ${force} in ${province}`);
  return line;
}
/** The line in the leftmost circle; no line if there is no such group. */
export const leaderOf = (table: Seen, province: Province, force: Group): Line | NoLine =>
  table.subjects[(province * 4 + force) * 3] ?? NO_LINE;
export const hasGroup = (table: Seen, province: Province, force: Group): boolean => table.subjects[(province * 4 + force) * 3] !== NO_LINE;
export function sizeOf(table: Seen, province: Province, force: Force): number {
  const { subjects } = table;
  const first = (province * 4 + force) * 3;
  return (subjects[first] === NO_LINE ? 0 : 1) + (subjects[first + 1] === NO_LINE ? 0 : 1) + (subjects[first + 2] === NO_LINE ? 0 : 1);
}
export const hasFarmers = (table: Seen, province: Province): boolean =>
  table.subjects[province * 12] !== NO_LINE || table.subjects[province * 12 + 1] !== NO_LINE;
export function hasLandSubjects(table: Seen, province: Province): boolean {
  return hasFarmers(table, province) || hasGroup(table, province, ARMY) || hasGroup(table, province, FORT);
}
export const hasSubjects = (table: Seen, province: Province): boolean =>
  hasLandSubjects(table, province) || hasGroup(table, province, FLEET);

/** MB-SETUP-18 Where a farm circle is empty. */
export const withEmptyFarm = (table: Seen): SetOf<Local> =>
  atHome(without<Province>(LOCAL.every, both(mannedAt(table, FARM, 0), mannedAt(table, FARM, 1))));
const atHome = (provinces: SetOf<Province>): SetOf<Local> => provinces as SetOf<Local>;
const mannedAt = ({ manned }: Seen, force: Force, place: number): SetOf<Province> => manned[force * LARGEST_GROUP + place] ?? EMPTY;
/** MB-INVEST-16 Where there is a group of the kind. */
export const withGroup = (table: Seen, force: Group): SetOf<Province> => mannedAt(table, force, 0);
/** Where there is a group of any kind. */
export const withAnyGroup = (table: Seen): SetOf<Province> =>
  either(either(withGroup(table, FLEET), withGroup(table, ARMY)), withGroup(table, FORT));
/** Where anybody stands. */
export const peopled = (table: Seen): SetOf<Province> =>
  either(withAnyGroup(table), either(mannedAt(table, FARM, 0), mannedAt(table, FARM, 1)));
/** MB-SETUP-8 Where such a group has a circle left: the third, as they stand packed to the left. */
export const withRoom = (table: Seen, force: Group): SetOf<Province> => without(mannedAt(table, force, 0), mannedAt(table, force, 2));
/** MB-MERGE-1 Where so many more of a kind find an empty circle, alone or beside those already there. */
export const withRoomFor = (table: Seen, many: number, force: Group): SetOf<Province> =>
  many === 0 ? PROVINCE.every : without(PROVINCE.every, mannedAt(table, force, LARGEST_GROUP - many));
/** Where a line leads a group of the kind. */
export const ledBy = ({ leading }: Seen, line: Line, force: Group): SetOf<Province> => leading[rowOf(force, line)] ?? EMPTY;
/** Fleets are overseas only. */
export const fleetsLedBy = (table: Seen, line: Line): SetOf<Overseas> => abroad(ledBy(table, line, FLEET));
export const withRoomForFleet = (table: Seen, many: number): SetOf<Overseas> => abroad(withRoomFor(table, many, FLEET));
const abroad = (provinces: SetOf<Province>): SetOf<Overseas> => both<Province>(OVERSEA.every, provinces) as SetOf<Overseas>;
/** The circles of a kind in a province that a line's subjects stand in. */
export function placesOf({ subjects }: Seen, province: Province, force: Force, line: Line): SetOf<Place> {
  const first = circleAt(province, force, 0);
  return placesWhere(subjects[first] === line, subjects[first + 1] === line, subjects[first + 2] === line);
}
/** The same for several lines. */
export function placesOfAny({ subjects }: Seen, province: Province, force: Force, lines: SetOf<Line>): SetOf<Place> {
  const first = circleAt(province, force, 0);
  return placesWhere(isOneOf(lines, subjects[first]), isOneOf(lines, subjects[first + 1]), isOneOf(lines, subjects[first + 2]));
}
const isOneOf = (lines: SetOf<Line>, line: Line | NoLine = NO_LINE): boolean => line !== NO_LINE && has(lines, line);
/** The circles of a force of which something is true, from the left. */
const placesWhere = (first: boolean, second: boolean, third: boolean): SetOf<Place> =>
  either(either(first ? FIRST : EMPTY, second ? SECOND : EMPTY), third ? THIRD : EMPTY);
const [FIRST = EMPTY, SECOND = EMPTY, THIRD = EMPTY]: readonly SetOf<Place>[] = PLACES.map((place) => setOf(place));
/** The circles of a force that do not bear a mark. */
export function unmarked({ marks }: Seen, province: Province, force: Force, mark: SetOf<Mark>): SetOf<Place> {
  const first = circleAt(province, force, 0);
  return placesWhere(lacks(marks[first], mark), lacks(marks[first + 1], mark), lacks(marks[first + 2], mark));
}
const lacks = (marks: SetOf<Mark> = EMPTY, mark: SetOf<Mark>): boolean => isEmpty(both(marks, mark));
/** Where a line has subjects of a kind. */
export const standingOf = ({ standing }: Seen, force: Force, line: Line): SetOf<Province> => standing[rowOf(force, line)] ?? EMPTY;
/** Where a line has a subject in a group, and in which groups of a province. */
export const provincesWithGroupsOf = (table: Seen, line: Line): SetOf<Province> =>
  either(either(standingOf(table, FLEET, line), standingOf(table, ARMY, line)), standingOf(table, FORT, line));
export function groupsOf(table: Seen, province: Province, line: Line): SetOf<Group> {
  let groups: SetOf<Group> = EMPTY;
  if (has(standingOf(table, FLEET, line), province)) groups = including(groups, FLEET);
  if (has(standingOf(table, ARMY, line), province)) groups = including(groups, ARMY);
  if (has(standingOf(table, FORT, line), province)) groups = including(groups, FORT);
  return groups;
}
/** Where a line has a farmer: at home only. */
export const farmedBy = (table: Seen, line: Line): SetOf<Local> => atHome(standingOf(table, FARM, line));
/** Where a line has anybody. */
export const provincesWith = (table: Seen, line: Line): SetOf<Province> =>
  either(standingOf(table, FARM, line), provincesWithGroupsOf(table, line));

/** The subjects of one kind a line has in all provinces. */
export function subjectsOf(table: Seen, line: Line, force: Force): number {
  const { subjects } = table;
  let many = 0;
  for (let left = standingOf(table, force, line); !isEmpty(left); left = butLowest(left)) {
    const first = circleAt(lowest(left), force, 0);
    if (subjects[first] === line) many++;
    if (subjects[first + 1] === line) many++;
    if (subjects[first + 2] === line) many++;
  }
  return many;
}
/** The subjects of one kind, by line. */
export const countSubjects = (table: Seen, force: Force): readonly number[] => LINES.map((line) => subjectsOf(table, line, force));
/** No line has as many of them as that: most of them stand in too few provinces. */
export function hasNobody(table: Seen, force: Force, atLeast: number): boolean {
  for (const line of LINES)
    if (LARGEST_GROUP * count(standingOf(table, force, line)) >= atLeast && subjectsOf(table, line, force) >= atLeast) return false;
  return true;
}
export const allSubjectsOf = (table: Seen, line: Line): number =>
  subjectsOf(table, line, FARM) + subjectsOf(table, line, FLEET) + subjectsOf(table, line, ARMY) + subjectsOf(table, line, FORT);
/** A new subject out of nowhere: the caller has taken the unit from its former place. */
export function putSubject(table: Table, province: Province, force: Force, place: Place, line: Line, marks: SetOf<Mark> = EMPTY): void {
  const circle = circleAt(province, force, place);
  own.subjects(table)[circle] = line;
  own.marks(table)[circle] = marks;
  noteForce(table, province, force);
}
/** MB-INVEST-16 It stands in the first empty circle. */
export function putInFirstEmpty(table: Table, province: Province, force: Force, line: Line): void {
  for (const place of PLACES)
    if (subjectAt(table, province, force, place) === NO_LINE) {
      putSubject(table, province, force, place, line);
      return;
    }
}
/** MB-SETUP-4, MB-SETUP-11 A subject is discarded with the goods on it; those to its right close up. */
export function discardSubject(table: Table, province: Province, force: Force, place: Place): void {
  const circle = circleAt(province, force, place);
  add(own.supply(table), ownerAt(table, province, force, place), 1 + (table.goods[circle] ?? 0));
  emptyCircle(table, circle);
  if (force !== FARM) closeUp(table, province, force, place);
  noteForce(table, province, force);
}
/** MB-MOVE-16 What a deserter has sold this turn is lost as well. */
export function discardWhatItSold(table: Table, province: Province, force: Force, place: Place): number {
  const circle = circleAt(province, force, place);
  const count = table.sold[circle] ?? 0;
  capitalToSupply(table, ownerAt(table, province, force, place), count);
  own.sold(table)[circle] = 0;
  return count;
}
function closeUp(table: Table, province: Province, force: Force, from: Place): void {
  const last = circleAt(province, force, LARGEST_GROUP - 1);
  for (let circle = circleAt(province, force, from); circle < last; circle++) moveSubject(table, circle + 1, circle);
}
function emptyCircle(table: Table, circle: number): void {
  own.subjects(table)[circle] = NO_LINE;
  own.goods(table)[circle] = 0;
  own.sold(table)[circle] = 0;
  own.marks(table)[circle] = EMPTY;
}
function moveSubject(table: Table, from: number, to: number): void {
  own.subjects(table)[to] = table.subjects[from] ?? NO_LINE;
  own.goods(table)[to] = table.goods[from] ?? 0;
  own.sold(table)[to] = table.sold[from] ?? 0;
  own.marks(table)[to] = table.marks[from] ?? EMPTY;
  emptyCircle(table, from);
}
/** A farmer changes its province; what lies on it has been sold before. */
export function moveFarmerTo(table: Table, from: Local, place: Place, to: Local): void {
  const first = circleAt(to, FARM, 0);
  moveSubject(table, circleAt(from, FARM, place), table.subjects[first] === NO_LINE ? first : first + 1);
  noteForce(table, from, FARM);
  noteForce(table, to, FARM);
}
/** A group goes to the left circles of another province, and those that stand there move to its right; or the other way round. */
export function moveGroupTo(table: Table, from: Province, to: Province, force: Group, goesLeft: boolean): void {
  const coming = sizeOf(table, from, force);
  const resting = sizeOf(table, to, force);
  if (goesLeft)
    for (let place = resting - 1; place >= 0; place--) moveSubject(table, circleAt(to, force, place), circleAt(to, force, place + coming));
  const first = goesLeft ? 0 : resting;
  for (let place = 0; place < coming; place++) moveSubject(table, circleAt(from, force, place), circleAt(to, force, first + place));
  noteForce(table, from, force);
  noteForce(table, to, force);
}
/** MB-PROMOTE-1 In every group the leader goes behind the last subject, the others one to the left. Nothing lies on them at that time. */
export function rotateAll(table: Table): void {
  const subjects = own.subjects(table);
  for (const force of GROUPS)
    for (let left = withGroup(table, force); !isEmpty(left); left = butLowest(left)) {
      const province = lowest(left);
      const first = circleAt(province, force, 0);
      if (subjects[first + 1] === NO_LINE) continue;
      const leader = subjects[first] ?? NO_LINE;
      subjects[first] = subjects[first + 1] ?? NO_LINE;
      if (subjects[first + 2] === NO_LINE) subjects[first + 1] = leader;
      else {
        subjects[first + 1] = subjects[first + 2] ?? NO_LINE;
        subjects[first + 2] = leader;
      }
      noteForce(table, province, force);
    }
}

/** Notes who stands in a force, and who leftmost, after its circles have changed: first nobody, then whoever stands in a circle. */
function noteForce(table: Table, province: Province, force: Force): void {
  const { subjects } = table;
  const standing = own.standing(table);
  const leading = own.leading(table);
  const manned = own.manned(table);
  const here = setOf(province);
  const row = force * LINES.length;
  for (let line = row; line < row + LINES.length; line++) {
    standing[line] = without(standing[line] ?? EMPTY, here);
    leading[line] = without(leading[line] ?? EMPTY, here);
  }
  const first = circleAt(province, force, 0);
  for (let place = 0; place < LARGEST_GROUP; place++) {
    const line = subjects[first + place] ?? NO_LINE;
    const circle = force * LARGEST_GROUP + place;
    const before = without(manned[circle] ?? EMPTY, here);
    manned[circle] = line === NO_LINE ? before : either(before, here);
    if (line === NO_LINE) continue;
    standing[row + line] = either(standing[row + line] ?? EMPTY, here);
    if (place === 0) leading[row + line] = either(leading[row + line] ?? EMPTY, here);
  }
}
/** Notes the same of all forces, and of all builds: for tables that were written by hand. */
export function noteAll(table: Table): Table {
  const { standing, leading, manned, finished } = noted(table);
  table.standing = standing;
  table.leading = leading;
  table.manned = manned;
  table.finished = finished;
  return table;
}

/** How many of a force bear a mark. */
export function marked({ marks }: Seen, province: Province, force: Force, mark: SetOf<Mark>): number {
  const first = circleAt(province, force, 0);
  let many = 0;
  for (let circle = first; circle < first + LARGEST_GROUP; circle++) if (!isEmpty(both(marks[circle] ?? EMPTY, mark))) many++;
  return many;
}
/** Whether any of a force bears a mark. */
export function anyMarked({ marks }: Seen, province: Province, force: Force, mark: SetOf<Mark>): boolean {
  const first = circleAt(province, force, 0);
  return !isEmpty(both(either(either(marks[first] ?? EMPTY, marks[first + 1] ?? EMPTY), marks[first + 2] ?? EMPTY), mark));
}
export const isMarked = (table: Seen, province: Province, force: Force, place: number, mark: SetOf<Mark>): boolean =>
  !isEmpty(both(table.marks[circleAt(province, force, place)] ?? EMPTY, mark));
/** MB-CHANC-4 Savings join the hands, and all marks of the turn are cleared: nothing lies where nobody stands. */
export function closeTurn(table: Table): void {
  const marks = own.marks(table);
  const sold = own.sold(table);
  savingsToHands(table);
  for (let left = peopled(table); !isEmpty(left); left = butLowest(left)) {
    const first = circleAt(lowest(left), FARM, 0);
    for (let circle = first; circle < first + IN_A_PROVINCE; circle++) {
      marks[circle] = EMPTY;
      sold[circle] = 0;
    }
  }
  table.produced = EMPTY;
  table.motionCalled = false;
}
/** Marks every subject of a force. */
export function markAll(table: Table, province: Province, force: Force, mark: SetOf<Mark>): void {
  for (const place of PLACES) if (subjectAt(table, province, force, place) !== NO_LINE) markOne(table, province, force, place, mark);
}
export function markOne(table: Table, province: Province, force: Force, place: Place, mark: SetOf<Mark>): void {
  const marks = own.marks(table);
  const circle = circleAt(province, force, place);
  marks[circle] = either(marks[circle] ?? EMPTY, mark);
}
