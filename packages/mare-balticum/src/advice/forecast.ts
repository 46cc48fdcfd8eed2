import type { Force, Hex, Line, NoLine, Province, Route, Square } from "../catalog/index.ts";
import { FORT, LARGEST_GROUP, overseasOf, ROUTES, UNITS_PER_ACTION } from "../catalog/index.ts";
import { copyTable } from "../copy.ts";
import { chainOf, closeGaps } from "../steps/enemy.ts";
import type { Seen } from "../table.ts";
import { enemiesAt, enemySupply, finishWith, hasGroup, putOnTitleHex, titleDeckIsComplete } from "../table.ts";

/** Where enemy units come to stand. */
export interface Landing {
  readonly province: Province;
  readonly force: Force;
  readonly units: number;
}
/** MB-ENEMY-7, MB-WITHDRAW-1 Where each route's units would go if it alone became active now: after the withdrawal, and as far as the supply goes. */
export function landings(table: Seen): readonly (readonly Landing[])[] {
  const then = copyTable(table);
  for (let moved = true; moved; ) {
    moved = false;
    for (const route of ROUTES) if (closeGaps(then, route) > 0) moved = true;
  }
  return ROUTES.map((route) => landingsAlong(then, route));
}
function landingsAlong(table: Seen, route: Route): Landing[] {
  let left = Math.min(UNITS_PER_ACTION, enemySupply(table));
  const found: Landing[] = [];
  for (const { province, force } of chainOf(route)) {
    if (force === FORT && !hasGroup(table, province, FORT)) continue;
    const units = Math.min(left, LARGEST_GROUP - enemiesAt(table, province, force));
    if (units <= 0) continue;
    found.push({ province, force, units });
    left -= units;
  }
  return found;
}

/** MB-BUILD-3 Who would lead the layer that a unit of the line on this square would finish; no line: it would finish none. */
export const leaderIfFinished = (table: Seen, square: Square, line: Line): Line | NoLine => finishWith(copyTable(table), square, line);
/** MB-PROVINCE-1 Whether the title deck would be complete with a unit of the line on this hex, and is not yet. */
export function completesTitleDeck(table: Seen, hex: Hex, line: Line): boolean {
  const then = copyTable(table);
  putOnTitleHex(then, hex, line);
  return titleDeckIsComplete(then) && !titleDeckIsComplete(table);
}

/** MB-BATTLE-18 to MB-BATTLE-24 What becomes of a round in which so many of the subjects attack. */
export interface RoundOutlook {
  readonly attackers: number;
  readonly result: "won" | "lost" | "goesOn";
  readonly subjectsLeft: number;
  readonly enemiesLeft: number;
}
export const roundOutlooks = (subjects: number, enemies: number): readonly RoundOutlook[] =>
  Array.from({ length: subjects + 1 }, (_, attackers): RoundOutlook => {
    if (attackers === 0) return { attackers, result: "lost", subjectsLeft: 0, enemiesLeft: enemies };
    if (attackers >= enemies) return { attackers, result: "won", subjectsLeft: subjects, enemiesLeft: 0 };
    const subjectsLeft = subjects - attackers;
    return { attackers, result: subjectsLeft === 0 ? "lost" : "goesOn", subjectsLeft, enemiesLeft: enemies - attackers };
  });

/** MB-ENEMY-8, MB-ENEMY-11 By route: how many actions along it until a unit comes home, this next one included. */
export const attacksUntilHome = (table: Seen): readonly number[] =>
  ROUTES.map((route) => {
    const overseas = overseasOf(route);
    const room = chainOf(route)
      .filter(({ province, force }) => province === overseas && (force !== FORT || hasGroup(table, province, FORT)))
      .reduce((free, { province, force }) => free + LARGEST_GROUP - enemiesAt(table, province, force), 0);
    return Math.floor(room / UNITS_PER_ACTION) + 1;
  });
