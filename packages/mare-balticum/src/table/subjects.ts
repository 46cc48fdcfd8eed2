import type { Force, Group, Line, Local, Province } from "../catalog/index.ts";
import { ARMY, FARM, FLEET, FORT, LARGEST_GROUP, NO_LINE } from "../catalog/index.ts";
import type { Seen, Table } from "./layout.ts";
import { CIRCLES, circleAt } from "./layout.ts";
import { capitalToSupply } from "./lines.ts";

export const subjectAt = (table: Seen, province: Province, force: Force, place: number): number =>
  table.subjects[(province * 4 + force) * 3 + place]!;
/** The line in the leftmost circle; no line if there is no such group. */
export const leaderOf = (table: Seen, province: Province, force: Group): number => table.subjects[(province * 4 + force) * 3]!;
export const hasGroup = (table: Seen, province: Province, force: Group): boolean => table.subjects[(province * 4 + force) * 3]! !== NO_LINE;
export function sizeOf(table: Seen, province: Province, force: Force): number {
  const { subjects } = table;
  const first = (province * 4 + force) * 3;
  return (subjects[first] === NO_LINE ? 0 : 1) + (subjects[first + 1] === NO_LINE ? 0 : 1) + (subjects[first + 2] === NO_LINE ? 0 : 1);
}
export const hasFarmers = (table: Seen, province: Province): boolean =>
  table.subjects[province * 12]! !== NO_LINE || table.subjects[province * 12 + 1]! !== NO_LINE;
/** An empty farm circle, or -1. */
export function emptyFarm(table: Seen, province: Local): number {
  if (table.subjects[province * 12] === NO_LINE) return 0;
  return table.subjects[province * 12 + 1] === NO_LINE ? 1 : -1;
}
export function hasLandSubjects(table: Seen, province: Province): boolean {
  return hasFarmers(table, province) || hasGroup(table, province, ARMY) || hasGroup(table, province, FORT);
}
export const hasSubjects = (table: Seen, province: Province): boolean =>
  hasLandSubjects(table, province) || hasGroup(table, province, FLEET);
/** The subjects of one kind a line has in all provinces. */
export function subjectsOf(table: Seen, line: Line, force: Force): number {
  const { subjects } = table;
  let count = 0;
  for (let first = force * 3; first < CIRCLES; first += 12) {
    if (subjects[first] === line) count++;
    if (subjects[first + 1] === line) count++;
    if (subjects[first + 2] === line) count++;
  }
  return count;
}
/** The subjects of one kind, by line. */
export function countSubjects({ subjects }: Seen, force: Force): number[] {
  const counts = [0, 0, 0, 0, 0];
  for (let first = force * 3; first < CIRCLES; first += 12)
    for (let circle = first; circle < first + LARGEST_GROUP; circle++) if (subjects[circle] !== NO_LINE) counts[subjects[circle]!]! += 1;
  return counts;
}
export function allSubjectsOf(table: Seen, line: Line): number {
  const { subjects } = table;
  let count = 0;
  for (let circle = 0; circle < CIRCLES; circle++) if (subjects[circle] === line) count++;
  return count;
}
/** How many subjects a line has in groups, and the circle of the nth of them. An empty first circle means an empty group. */
export function groupSubjectsOf({ subjects }: Seen, line: Line): number {
  let count = 0;
  for (let first = 0; first < CIRCLES; first += 3) {
    if (subjects[first] === NO_LINE || first % 12 === 0) continue;
    if (subjects[first] === line) count++;
    if (subjects[first + 1] === line) count++;
    if (subjects[first + 2] === line) count++;
  }
  return count;
}
export function nthGroupSubject({ subjects }: Seen, line: Line, nth: number): number {
  let left = nth;
  for (let first = 0; first < CIRCLES; first += 3) {
    if (subjects[first] === NO_LINE || first % 12 === 0) continue;
    for (let circle = first; circle < first + LARGEST_GROUP; circle++) if (subjects[circle] === line && left-- === 0) return circle;
  }
  return -1;
}
/** A new subject out of nowhere: the caller has taken the unit from its former place. */
export function putSubject(table: Table, province: Province, force: Force, place: number, line: Line, marks = 0): void {
  const circle = circleAt(province, force, place);
  table.subjects[circle] = line;
  table.marks[circle] = marks;
}
/** MB-SETUP-4, MB-SETUP-11 A subject is discarded with the goods on it; those to its right close up. */
export function discardSubject(table: Table, province: Province, force: Force, place: number): void {
  const circle = circleAt(province, force, place);
  const line = table.subjects[circle]!;
  table.supply[line]! += 1 + table.goods[circle]!;
  emptyCircle(table, circle);
  if (force !== FARM) closeUp(table, province, force, place);
}
/** MB-MOVE-16 What a deserter has sold this turn is lost as well. */
export function discardWhatItSold(table: Table, province: Province, force: Force, place: number): number {
  const circle = circleAt(province, force, place);
  const count = table.sold[circle]!;
  capitalToSupply(table, table.subjects[circle] as Line, count);
  table.sold[circle] = 0;
  return count;
}
function closeUp(table: Table, province: Province, force: Force, from: number): void {
  for (let place = from; place < LARGEST_GROUP - 1; place++) {
    const circle = circleAt(province, force, place);
    moveSubject(table, circle + 1, circle);
  }
}
function emptyCircle(table: Table, circle: number): void {
  table.subjects[circle] = NO_LINE;
  table.goods[circle] = 0;
  table.sold[circle] = 0;
  table.marks[circle] = 0;
}
function moveSubject(table: Table, from: number, to: number): void {
  table.subjects[to] = table.subjects[from]!;
  table.goods[to] = table.goods[from]!;
  table.sold[to] = table.sold[from]!;
  table.marks[to] = table.marks[from]!;
  emptyCircle(table, from);
}
/** A farmer changes its province; what lies on it has been sold before. */
export function moveFarmerTo(table: Table, from: Local, place: number, to: Local): void {
  moveSubject(table, circleAt(from, FARM, place), circleAt(to, FARM, emptyFarm(table, to)));
}
/** A group goes to the left circles of another province, and those that stand there move to its right; or the other way round. */
export function moveGroupTo(table: Table, from: Province, to: Province, force: Group, goesLeft: boolean): void {
  const coming = sizeOf(table, from, force);
  const resting = sizeOf(table, to, force);
  if (goesLeft)
    for (let place = resting - 1; place >= 0; place--) moveSubject(table, circleAt(to, force, place), circleAt(to, force, place + coming));
  const first = goesLeft ? 0 : resting;
  for (let place = 0; place < coming; place++) moveSubject(table, circleAt(from, force, place), circleAt(to, force, first + place));
}
/** MB-PROMOTE-1 In every group the leader goes behind the last subject, the others one to the left. Nothing lies on them at that time. */
export function rotateAll({ subjects }: Table): void {
  for (let first = 0; first < CIRCLES; first += 3) {
    if (subjects[first + 1] === NO_LINE || first % 12 === 0) continue;
    const leader = subjects[first]!;
    subjects[first] = subjects[first + 1]!;
    if (subjects[first + 2] === NO_LINE) subjects[first + 1] = leader;
    else {
      subjects[first + 1] = subjects[first + 2]!;
      subjects[first + 2] = leader;
    }
  }
}
/** How many of a force bear a mark. */
export function marked(table: Seen, province: Province, force: Force, mark: number): number {
  let count = 0;
  for (let place = 0; place < LARGEST_GROUP; place++) if ((table.marks[circleAt(province, force, place)]! & mark) !== 0) count++;
  return count;
}
export const isMarked = (table: Seen, province: Province, force: Force, place: number, mark: number): boolean =>
  (table.marks[circleAt(province, force, place)]! & mark) !== 0;
/** Marks every subject of a force. */
export function markAll(table: Table, province: Province, force: Force, mark: number): void {
  for (let place = 0; place < LARGEST_GROUP; place++)
    if (subjectAt(table, province, force, place) !== NO_LINE) table.marks[circleAt(province, force, place)]! |= mark;
}
export function markOne(table: Table, province: Province, force: Force, place: number, mark: number): void {
  table.marks[circleAt(province, force, place)]! |= mark;
}
