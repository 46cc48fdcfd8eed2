/** How playouts move: builds are deployed where they earn, and what stands idle goes where it does not. */
import type { Chance } from "@stormakt/kernel";
import type { Action, Group, Local, Overseas, Place, Province, Seen } from "@stormakt/mare-balticum";
import { ARMY, FARM, FLEET, FORT, MOVED, NO_LINE, PROVINCES } from "@stormakt/mare-balticum";
import {
  enemiesIn,
  firstOf,
  hasEnemiesIn,
  isStoppedIn,
  isSupported,
  ledBy,
  liesAbroad,
  lowestIn,
  mannedAt,
  mayLeave,
  openSea,
  openWays,
  ownIn,
  producingIn,
  sizeIn,
  standingOf,
  withEmptyFarm,
  yieldIn,
} from "@stormakt/mare-balticum/glance";
import { HABITS } from "./habits.ts";

export function moveSensibly(table: Seen, line: number, chance: Chance): Action {
  const deployed = deployment(table, line, chance);
  if (deployed !== null) return deployed;
  let best = HABITS.worthMoving;
  let chosen: Action = END;
  const fleets = ledBy(table, line, FLEET);
  const armies = ledBy(table, line, ARMY);
  for (let left = fleets | armies; left !== 0; left &= left - 1) {
    const province = lowestIn(left);
    for (let force: number = FLEET; force <= ARMY; force++) {
      if (((force === FLEET ? fleets : armies) & (1 << province)) === 0) continue;
      const size = sizeIn(table, province, force);
      if (!mayLeave(table, province, force, size)) continue;
      const own = ownIn(table, line, province, force);
      const here =
        worthThere(table, line, province, force, own, size, true) +
        ((table.goods[firstOf(province, force)] as number) > 0 ? HABITS.goodsSold : 0);
      const ways = (force === FLEET ? openSea(table, province) : openWays(table, province)) & ~mannedAt(table, force, 3 - size);
      for (let open = ways; open !== 0; open &= open - 1) {
        const to = lowestIn(open);
        const gain = worthThere(table, line, to, force, own, size, false) - here + whim(chance);
        if (gain <= best) continue;
        best = gain;
        chosen = (force === FLEET ? SAILS : MARCHES)[province * 12 + to] as Action;
      }
    }
  }
  return chosen === END ? farmersMove(table, line) : chosen;
}
const whim = (chance: Chance): number => (chance.below(256) / 256 - 0.5) * HABITS.whim;

/** What a group, so many of it the line's own, would be worth to the line in a province, in goods a turn. */
function worthThere(table: Seen, line: number, province: number, force: number, own: number, size: number, isThere: boolean): number {
  const yields = yieldIn(province);
  const producing = producingIn(table, province);
  const enemies = enemiesIn(table, province, force);
  let worth = -HABITS.enemyMet * enemies * own - (enemies > size ? HABITS.strongerMet * own : 0);
  if (producing <= force) worth += (isStoppedIn(table, province, force) ? HABITS.stopped : 1) * yields * own;
  // Whoever comes silences those of a weaker kind, its own as well as others'.
  if (!isThere && producing !== -1 && producing < force) {
    const first = firstOf(province, producing);
    for (let circle = first; circle < first + 3; circle++) {
      const silenced = table.subjects[circle] as number;
      if (silenced !== NO_LINE) worth += silenced === line ? -yields : HABITS.silenced * yields;
    }
  }
  const isInvaded = hasEnemiesIn(table, province, ARMY);
  if (!liesAbroad(province) && force !== FLEET && isInvaded && producing === -1) worth += HABITS.rescue;
  const holder = table.titles[province] as number;
  if (holder === line && isInvaded) worth += HABITS.titleToKeep;
  else if (holder === NO_LINE && force !== FLEET && liesAbroad(province)) worth += HABITS.titleToHave;
  return worth;
}

/** A finished build that the line leads, where it is worth most; null: none, or none that must go where none is worth it. */
function deployment(table: Seen, line: number, chance: Chance): Action | null {
  if (table.finished[line] === 0) return null;
  let best = Number.NEGATIVE_INFINITY;
  let chosen: Action | null = null;
  let isDuty = false;
  for (let build = 0; build < 3; build++) {
    const leaders = table.piles[build * 3] as readonly number[];
    const middle = table.piles[build * 3 + 1] as readonly number[];
    const right = table.piles[build * 3 + 2] as readonly number[];
    const finished = Math.min(leaders.length, middle.length, right.length);
    for (let layer = 0; layer < finished; layer++) {
      if (leaders[layer] !== line) continue;
      const force = build + 1;
      const own = 1 + (middle[layer] === line ? 1 : 0) + (right[layer] === line ? 1 : 0);
      const isFull = mannedAt(table, force, 0);
      for (let to = force === FLEET ? 6 : 0; to < 12; to++) {
        if ((isFull & (1 << to)) !== 0 || !isSupported(table, force, to)) continue;
        if (liesAbroad(to)) isDuty = true;
        const worth = worthThere(table, line, to, force, own, 3, false) + whim(chance);
        if (worth <= best) continue;
        best = worth;
        chosen = { kind: "deploy", force: force as Group, layer, to: to as Province };
      }
    }
  }
  return isDuty || best > 0 ? chosen : null;
}
/** A farmer beside soldiers or officials earns nothing; another farm may be free. */
function farmersMove(table: Seen, line: number): Action {
  const { subjects, marks } = table;
  const guarded = mannedAt(table, ARMY, 0) | mannedAt(table, FORT, 0);
  for (let left = standingOf(table, line, FARM) & guarded; left !== 0; left &= left - 1) {
    const from = lowestIn(left);
    if (hasEnemiesIn(table, from, ARMY)) continue;
    for (let circle = 0; circle < 2; circle++) {
      if (subjects[firstOf(from, FARM) + circle] !== line || ((marks[firstOf(from, FARM) + circle] as number) & MOVED) !== 0) continue;
      for (let open = withEmptyFarm(table) & ~guarded; open !== 0; open &= open - 1) {
        const to = lowestIn(open);
        if (isStoppedIn(table, to, FARM)) continue;
        return { kind: "moveFarmer", from: from as Local, circle: circle as Place, to: to as Local };
      }
    }
  }
  return END;
}

export const END: Action = { kind: "endMovement" };
export const SAILS: readonly (Action | null)[] = PROVINCES.flatMap((from) =>
  PROVINCES.map((to): Action | null =>
    !liesAbroad(from) || !liesAbroad(to) ? null : { kind: "sail", from: from as Overseas, to: to as Overseas },
  ),
);
export const MARCHES: readonly Action[] = PROVINCES.flatMap((from) => PROVINCES.map((to): Action => ({ kind: "march", from, to })));
