import type { SetOf } from "@stormakt/kernel/ids";
import { both, butLowest, EMPTY, has, including, isEmpty, lowest } from "@stormakt/kernel/ids";
import type { Force, Good, Line, Place, Province } from "../catalog/index.ts";
import { ARMY, FARM, FLEET, FORT, goodOf, isOverseas, LARGEST_GROUP, yieldOf } from "../catalog/index.ts";
import { own } from "../copy.ts";
import { add } from "../lists.ts";
import type { Seen, Table } from "./board.ts";
import { circleAt, IN_A_PROVINCE } from "./board.ts";
import { hasEnemies } from "./enemies.ts";
import { hasFarmers, hasGroup, ownerAt, provincesWith, subjectAt } from "./subjects.ts";

export const goodsAt = (table: Seen, province: Province, force: Force, place: number): number =>
  table.goods[circleAt(province, force, place)] ?? 0;
/** MB-PROD-2 A unit of the owner is laid on the subject. */
export function generateGoods(table: Table, province: Province, force: Force, place: Place, count: number): void {
  add(own.supply(table), ownerAt(table, province, force, place), -count);
  add(own.goods(table), circleAt(province, force, place), count);
}
/** MB-MOVE-15 What lies on a subject is sold: it goes to the capital, and the subject remembers it. */
export function sellGoods(table: Table, province: Province, force: Force, place: Place): number {
  const circle = circleAt(province, force, place);
  const count = table.goods[circle] ?? 0;
  own.goods(table)[circle] = 0;
  add(own.sold(table), circle, count);
  add(own.capital(table), ownerAt(table, province, force, place), count);
  return count;
}
/** Goods lie only where a province has produced this turn. */
const producedFor = (table: Seen, line: Line): SetOf<Province> => both(table.produced, provincesWith(table, line));
/** What lies in a province on subjects of a line. */
function goodsIn({ goods, subjects }: Seen, line: Line, province: Province): number {
  const first = circleAt(province, FARM, 0);
  let count = 0;
  for (let circle = first; circle < first + IN_A_PROVINCE; circle++) if (subjects[circle] === line) count += goods[circle] ?? 0;
  return count;
}
/** The goods of one kind a line has on the board. */
export function goodsOfKind(table: Seen, line: Line, good: Good): number {
  let count = 0;
  for (let left = producedFor(table, line); !isEmpty(left); left = butLowest(left))
    if (goodOf(lowest(left)) === good) count += goodsIn(table, line, lowest(left));
  return count;
}
/** The kinds of goods a line has on the board. */
export function kindsOfGoods(table: Seen, line: Line): SetOf<Good> {
  const { goods, subjects } = table;
  let kinds: SetOf<Good> = EMPTY;
  for (let left = producedFor(table, line); !isEmpty(left); left = butLowest(left)) {
    const good = goodOf(lowest(left));
    if (has(kinds, good)) continue;
    const first = circleAt(lowest(left), FARM, 0);
    for (let circle = first; circle < first + IN_A_PROVINCE; circle++)
      if (goods[circle] !== 0 && subjects[circle] === line) {
        kinds = including(kinds, good);
        break;
      }
  }
  return kinds;
}
export function allGoodsOf(table: Seen, line: Line): number {
  let count = 0;
  for (let left = producedFor(table, line); !isEmpty(left); left = butLowest(left)) count += goodsIn(table, line, lowest(left));
  return count;
}
/** Takes one good of the kind off a subject of the line; which one makes no difference any more. */
export function takeGoodOff(table: Table, line: Line, good: Good): void {
  const { goods, subjects } = table;
  let from = -1;
  for (let left = producedFor(table, line); !isEmpty(left); left = butLowest(left)) {
    if (goodOf(lowest(left)) !== good) continue;
    const first = circleAt(lowest(left), FARM, 0);
    for (let circle = first; circle < first + IN_A_PROVINCE; circle++) if (goods[circle] !== 0 && subjects[circle] === line) from = circle;
  }
  add(own.goods(table), from, -1);
}
export function goodToSupply(table: Table, line: Line, good: Good): void {
  takeGoodOff(table, line, good);
  add(own.supply(table), line, 1);
}
/** MB-SAVE-1 All goods left on a line's subjects are put aside for the next turn. */
export function saveGoods(table: Table, line: Line): number {
  const { subjects } = table;
  const goods = own.goods(table);
  let count = 0;
  for (let left = producedFor(table, line); !isEmpty(left); left = butLowest(left)) {
    const first = circleAt(lowest(left), FARM, 0);
    for (let circle = first; circle < first + IN_A_PROVINCE; circle++) {
      if (goods[circle] === 0 || subjects[circle] !== line) continue;
      count += goods[circle] ?? 0;
      goods[circle] = 0;
    }
  }
  add(own.savings(table), line, count);
  return count;
}

/** MB-PROD-5 The kind of subject that produces in a province, by presence alone; -1 if there is none. */
export function producingForce(table: Seen, province: Province): Force | -1 {
  if (hasGroup(table, province, FORT)) return FORT;
  if (hasGroup(table, province, ARMY)) return ARMY;
  if (isOverseas(province)) return hasGroup(table, province, FLEET) ? FLEET : -1;
  return hasFarmers(table, province) ? FARM : -1;
}
export const producedIn = ({ produced }: Seen): SetOf<Province> => produced;
/** MB-AFTER-7 No province produces twice in a game turn. */
export const hasProduced = (table: Seen, province: Province): boolean => has(table.produced, province);
export function noteProduction(table: Table, province: Province): void {
  table.produced = including(table.produced, province);
}
/** MB-PROD-7, MB-PROD-8 Land enemies stop what lives on land, sea enemies stop fleets. */
export const isStopped = (table: Seen, province: Province, force: Force): boolean =>
  force === FLEET ? hasEnemies(table, province, FLEET) : hasEnemies(table, province, ARMY) || hasEnemies(table, province, FORT);
/** What a line would generate in a turn if no enemy stopped it. */
export function incomeOf(table: Seen, line: Line): number {
  let income = 0;
  for (let left = provincesWith(table, line); !isEmpty(left); left = butLowest(left)) {
    const province = lowest(left);
    const force = producingForce(table, province);
    if (force === -1) continue;
    for (let place = 0; place < LARGEST_GROUP; place++) if (subjectAt(table, province, force, place) === line) income += yieldOf(province);
  }
  return income;
}
