/** How playouts move: builds are deployed where they earn, and what stands idle goes where it does not. */
import type { Chance } from "@stormakt/kernel";
import type { Action, Group, Local, Overseas, Place, Province, Seen } from "@stormakt/mare-balticum";
import { ARMY, border, DEPLOYED, FARM, FLEET, FORT, MOVED, NO_LINE, PROVINCES, RETREATED } from "@stormakt/mare-balticum";
import { HABITS } from "./habits.ts";
import { at, Tally } from "./tally.ts";

const tally = new Tally();

export function moveSensibly(table: Seen, line: number, chance: Chance): Action {
  tally.count(table);
  const deployed = deployment(table, line, chance);
  if (deployed !== null) return deployed;
  let best = HABITS.worthMoving;
  let chosen: Action = END;
  for (let province = 0; province < 12; province++) {
    for (let force = FLEET; force <= ARMY; force++) {
      const size = at(tally.sizes, province * 4 + force);
      if (size === 0 || !mayLeave(table, line, province, force, size)) continue;
      const here =
        worthOfStanding(table, line, province, force, province, size) +
        (at(table.goods, (province * 4 + force) * 3) > 0 ? HABITS.goodsSold : 0);
      for (let to = force === FLEET ? 6 : 0; to < 12; to++) {
        if (to === province || size + at(tally.sizes, to * 4 + force) > 3) continue;
        if (force === FLEET ? !isOpenSea(province, to) : !isOpenWay(province, to)) continue;
        const gain = worthOfStanding(table, line, to, force, province, size) - here + whim(chance);
        if (gain <= best) continue;
        best = gain;
        chosen = (force === FLEET ? SAILS : MARCHES)[province * 12 + to] as Action;
      }
    }
  }
  return chosen === END ? farmersMove(table, line) : chosen;
}
const whim = (chance: Chance): number => (chance.below(256) / 256 - 0.5) * HABITS.whim;

/** The group is the line's to move, has not moved, and is not held by enemies. */
function mayLeave({ subjects, marks }: Seen, line: number, province: number, force: number, size: number): boolean {
  const first = (province * 4 + force) * 3;
  if (at(subjects, first) !== line) return false;
  const isFaced = at(tally.enemies, province * 4 + force) > 0;
  for (let circle = first; circle < first + size; circle++) {
    if ((at(marks, circle) & MOVED) !== 0) return false;
    if (isFaced && (at(marks, circle) & RETREATED) === 0) return false;
  }
  return true;
}
function isOpenSea(from: number, to: number): boolean {
  for (let between = Math.min(from, to) + 1; between < Math.max(from, to); between++)
    if (at(tally.enemies, between * 4 + FLEET) > 0) return false;
  return true;
}
const isOpenWay = (from: number, to: number): boolean =>
  BORDERING[from * 12 + to] === true && (from >= 6 === to >= 6 || at(tally.sizes, Math.max(from, to) * 4 + FLEET) > 0);

/** What a group that stands in `from` would be worth to the line in a province, in goods a turn. */
function worthOfStanding(table: Seen, line: number, province: number, force: number, from: number, size: number): number {
  const first = (from * 4 + force) * 3;
  let own = 0;
  for (let circle = first; circle < first + 3; circle++) if (at(table.subjects, circle) === line) own++;
  return worthThere(table, line, province, force, own, size, province === from);
}
function worthThere(table: Seen, line: number, province: number, force: number, own: number, size: number, isThere: boolean): number {
  const yields = province >= 6 ? 2 : 1;
  const producing = at(tally.producing, province);
  const enemies = at(tally.enemies, province * 4 + force);
  let worth = -HABITS.enemyMet * enemies * own - (enemies > size ? HABITS.strongerMet * own : 0);
  const isStopped = force === FLEET ? enemies > 0 : at(tally.enemies, province * 4 + ARMY) + at(tally.enemies, province * 4 + FORT) > 0;
  if (producing <= force) worth += (isStopped ? HABITS.stopped : 1) * yields * own;
  // Whoever comes silences those of a weaker kind, its own as well as others'.
  if (!isThere && producing !== -1 && producing < force) {
    const first = (province * 4 + producing) * 3;
    for (let circle = first; circle < first + 3; circle++) {
      const silenced = at(table.subjects, circle);
      if (silenced !== NO_LINE) worth += silenced === line ? -yields : HABITS.silenced * yields;
    }
  }
  const armies = at(tally.enemies, province * 4 + ARMY);
  if (province < 6 && force !== FLEET && armies > 0 && producing === -1) worth += HABITS.rescue;
  const holder = at(table.titles, province);
  if (holder === line && armies > 0) worth += HABITS.titleToKeep;
  else if (holder === NO_LINE && force !== FLEET && province >= 6) worth += HABITS.titleToHave;
  return worth;
}

/** A finished build that the line leads, where it is worth most; null: none, or none that must go where none is worth it. */
function deployment(table: Seen, line: number, chance: Chance): Action | null {
  let best = Number.NEGATIVE_INFINITY;
  let chosen: Action | null = null;
  let isDuty = false;
  for (let build = 0; build < 3; build++) {
    const piles = [table.piles[build * 3], table.piles[build * 3 + 1], table.piles[build * 3 + 2]] as const;
    const leaders = piles[0] as number[];
    const finished = Math.min(leaders.length, piles[1]?.length ?? 0, piles[2]?.length ?? 0);
    for (let layer = 0; layer < finished; layer++) {
      if (leaders[layer] !== line) continue;
      const force = build + 1;
      const own = 1 + (piles[1]?.[layer] === line ? 1 : 0) + (piles[2]?.[layer] === line ? 1 : 0);
      for (let to = force === FLEET ? 6 : 0; to < 12; to++) {
        if (at(tally.sizes, to * 4 + force) > 0 || !isSupported(table, force, to)) continue;
        if (to >= 6) isDuty = true;
        const worth = worthThere(table, line, to, force, own, 3, false) + whim(chance);
        if (worth <= best) continue;
        best = worth;
        chosen = { kind: "deploy", force: force as Group, layer, to: to as Province };
      }
    }
  }
  return isDuty || best > 0 ? chosen : null;
}
function isSupported({ marks }: Seen, force: number, to: number): boolean {
  if (to < 6 || force === FLEET) return true;
  const support = force === ARMY ? FLEET : ARMY;
  const first = (to * 4 + support) * 3;
  const size = at(tally.sizes, to * 4 + support);
  for (let circle = first; circle < first + size; circle++) if ((at(marks, circle) & DEPLOYED) === 0) return true;
  return false;
}

/** A farmer beside soldiers or officials earns nothing; another farm may be free. */
function farmersMove({ subjects, marks }: Seen, line: number): Action {
  for (let from = 0; from < 6; from++) {
    if (at(tally.producing, from) <= FARM || at(tally.enemies, from * 4 + ARMY) > 0) continue;
    for (let circle = 0; circle < 2; circle++) {
      if (at(subjects, from * 12 + circle) !== line || (at(marks, from * 12 + circle) & MOVED) !== 0) continue;
      for (let to = 0; to < 6; to++) {
        if (at(tally.producing, to) > FARM || at(tally.sizes, to * 4) === 2) continue;
        if (at(tally.enemies, to * 4 + ARMY) + at(tally.enemies, to * 4 + FORT) > 0) continue;
        return { kind: "moveFarmer", from: from as Local, circle: circle as Place, to: to as Local };
      }
    }
  }
  return END;
}

const END: Action = { kind: "endMovement" };
const BORDERING: readonly boolean[] = PROVINCES.flatMap((from) => PROVINCES.map((to) => border(from, to)));
const SAILS: readonly (Action | null)[] = PROVINCES.flatMap((from) =>
  PROVINCES.map((to): Action | null => (from < 6 || to < 6 ? null : { kind: "sail", from: from as Overseas, to: to as Overseas })),
);
const MARCHES: readonly Action[] = PROVINCES.flatMap((from) => PROVINCES.map((to): Action => ({ kind: "march", from, to })));
