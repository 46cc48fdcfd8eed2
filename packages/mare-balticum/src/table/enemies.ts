import type { Force, Province, Route } from "../catalog/index.ts";
import { ARMY, ENEMY_UNITS, FLEET, FORT, LARGEST_GROUP } from "../catalog/index.ts";
import { own } from "../copy.ts";
import type { NoRoute, Seen, Table } from "./board.ts";
import { circleAt, NO_ROUTE } from "./board.ts";

export const hasEnemies = (table: Seen, province: Province, force: Force): boolean =>
  table.enemies[(province * 4 + force) * 3] !== NO_ROUTE;
/** Enemy units stand packed to the left. */
export function enemiesAt({ enemies }: Seen, province: Province, force: Force): number {
  const first = (province * 4 + force) * 3;
  if (enemies[first] === NO_ROUTE) return 0;
  if (enemies[first + 1] === NO_ROUTE) return 1;
  return enemies[first + 2] === NO_ROUTE ? 2 : 3;
}
export const anyEnemies = (table: Seen, province: Province): boolean =>
  hasEnemies(table, province, FLEET) || hasEnemies(table, province, ARMY) || hasEnemies(table, province, FORT);
/** MB-RESTRICT-2 Whether subjects of this kind can fight an enemy in their province. */
export const facesEnemies = (table: Seen, province: Province, force: Force): boolean =>
  force === FLEET
    ? hasEnemies(table, province, FLEET)
    : hasEnemies(table, province, ARMY) || (force === FORT && hasEnemies(table, province, FORT));
/** Whether any enemy unit is on the board. */
export const isAnyEnemy = ({ enemySupply }: Seen): boolean => enemySupply < ENEMY_UNITS;
export const enemyAt = (table: Seen, circle: number): Route | NoRoute => table.enemies[circle] ?? NO_ROUTE;
export const enemySupply = (table: Seen): number => table.enemySupply;
export function enemyFromSupply(table: Table, circle: number, route: Route): void {
  table.enemySupply -= 1;
  own.enemies(table)[circle] = route;
}
/** MB-BATTLE-26 The rightmost unit goes first. */
export function enemyToSupply(table: Table, province: Province, force: Force, count: number): void {
  const enemies = own.enemies(table);
  const first = circleAt(province, force, 0);
  for (let place = LARGEST_GROUP - 1; place >= 0 && count > 0; place--) {
    if (enemies[first + place] === NO_ROUTE) continue;
    enemies[first + place] = NO_ROUTE;
    table.enemySupply += 1;
    count -= 1;
  }
}
/** MB-WITHDRAW-2, MB-WITHDRAW-6 A unit falls back into a gap, and those beside its former place close up. */
export function enemyFallsBack(table: Table, from: number, to: number): void {
  const enemies = own.enemies(table);
  enemies[to] = enemies[from] ?? NO_ROUTE;
  const last = from - (from % LARGEST_GROUP) + LARGEST_GROUP - 1;
  for (let circle = from; circle < last; circle++) enemies[circle] = enemies[circle + 1] ?? NO_ROUTE;
  enemies[last] = NO_ROUTE;
}
