import type { Ask, Play } from "@stormakt/kernel";
import type { Group, Line, Local, Province } from "../catalog/index.ts";
import { ARMY, canFight, circlesIn, FARM, FLEET, FORT, GROUPS, LARGEST_GROUP, LOCALS, PROVINCES, TRUCE } from "../catalog/index.ts";
import type { Table } from "../table.ts";
import { controllerOf, enemiesAt, facesEnemies, hasEnemies, hasFarmers, hasGroup, leaderOf, lineAt, linesInPlay } from "../table.ts";
import type { Action, MareBalticum } from "../types.ts";
import { decision, procedure } from "../types.ts";
import { battle, newBattle } from "./battle.ts";
import { adjourn, isUnderTruce, mayCall } from "./riksdag.ts";

/** The groups that have somebody to fight, who starts each battle, and which groups have fought. Groups are numbered province by province. */
export interface BattlePhase {
  done: number;
  agenda: number[];
  starters: number[];
  fought: number[];
}
const groupAt = (province: Province, force: Group): number => province * 4 + force;

/** MB-BATTLE-10, MB-BATTLE-12 In turn order each line resolves the battles of the groups it leads; the farmers come last. */
export const battlePhase = procedure<BattlePhase>("battlePhase")({
  callRiksdag: (play) => mayCall(play, TRUCE),
  drawUpAgenda({ table }, phase) {
    for (const province of PROVINCES) {
      if (isUnderTruce(table, province)) continue;
      for (const force of GROUPS) {
        if (!hasGroup(table, province, force) || !facesEnemies(table, province, force)) continue;
        phase.agenda.push(groupAt(province, force));
        phase.starters.push(leaderOf(table, province, force));
      }
    }
  },
  fightBattles(play, phase) {
    const { table } = play;
    if (phase.agenda.length === 0 || phase.done === linesInPlay(table)) return;
    play.again();
    const line = lineAt(table, phase.done);
    const open = phase.agenda.filter((group, at) => phase.starters[at] === line && isOpen(table, phase, group));
    if (open.length === 0) phase.done += 1;
    else if (open.length === 1 && open[0]! % 4 !== FORT)
      beginBattle(play, phase, provinceOf(open[0]!), groupOf(open[0]!), groupOf(open[0]!));
    else play.ask(choosingBattle, controllerOf(table, line), { line });
  },
  farmersComeLast(_play, phase) {
    phase.done = 0;
  },
  defendFarms(play, phase) {
    const { table } = play;
    while (phase.done < LOCALS.length) {
      const province = phase.done as Local;
      phase.done += 1;
      if (!hasFarmers(table, province) || !hasEnemies(table, province, ARMY) || isUnderTruce(table, province)) continue;
      play.again();
      return play.call(battle, newBattle(province, FARM, ARMY));
    }
  },
  adjourn: ({ table }) => adjourn(table),
});

type Fight = Extract<Action, { kind: "fight" }>;
type Asked = Ask<MareBalticum, { line: Line }>;

/** MB-BATTLE-10 The leader chooses the next battle, and whether its forts fight at all. */
export const choosingBattle = decision<{ line: Line }>("choosingBattle", {
  moves: {
    endBattles: {
      candidates: [{ kind: "endBattles" }],
      requires: {
        "MB-BATTLE-6": (ask) => !isLeft(ask, (table, province, force) => force === FORT && isStormed(table, province)),
        "MB-BATTLE-2": (ask) => !isLeft(ask, (_table, _province, force) => force === FLEET),
        "MB-BATTLE-3": (ask) => !isLeft(ask, (_table, _province, force) => force === ARMY),
      },
      perform(play) {
        play.find(battlePhase)!.done += 1;
      },
    },
    fight: {
      candidates: PROVINCES.flatMap((province) =>
        GROUPS.flatMap((force) =>
          GROUPS.filter((target) => circlesIn(province, force) > 0 && circlesIn(province, target) > 0).map(
            (target): Fight => ({ kind: "fight", province, force, target }),
          ),
        ),
      ),
      requires: {
        "MB-BATTLE-10": (ask, { province, force }) => starterOf(ask, groupAt(province, force)) === ask.memory.line,
        "MB-BATTLE-9": (ask, { province, force }) => !ask.find(battlePhase)!.fought.includes(groupAt(province, force)),
        "MB-BATTLE-4": (_ask, { force, target }) => canFight(force, target),
        "MB-BATTLE-1": ({ table }, { province, target }) => hasEnemies(table, province, target),
        "MB-BATTLE-6": ({ table }, { province, force, target }) => force !== FORT || target === FORT || !isStormed(table, province),
      },
      perform: (play, { province, force, target }) => beginBattle(play, play.find(battlePhase)!, province, force, target),
    },
  },
});

function beginBattle(play: Play<MareBalticum>, phase: BattlePhase, province: Province, force: Group, target: Group): void {
  phase.fought.push(groupAt(province, force));
  play.call(battle, newBattle(province, force, target));
}
const provinceOf = (group: number): Province => (group >> 2) as Province;
const groupOf = (group: number): Group => (group & 3) as Group;
/** MB-BATTLE-9, MB-BATTLE-13 Not fought yet, and somebody left to fight. */
const isOpen = (table: Readonly<Table>, { fought }: BattlePhase, group: number): boolean =>
  !fought.includes(group) && facesEnemies(table, provinceOf(group), groupOf(group));
const isStormed = (table: Readonly<Table>, province: Province): boolean => enemiesAt(table, province, FORT) === LARGEST_GROUP;
function starterOf(ask: Asked, group: number): number {
  const { agenda, starters } = ask.find(battlePhase)!;
  return starters[agenda.indexOf(group)] ?? -1;
}
/** Whether the line has a battle of this sort still before it. */
function isLeft(ask: Asked, sort: (table: Readonly<Table>, province: Province, force: Group) => boolean): boolean {
  const phase = ask.find(battlePhase)!;
  return phase.agenda.some(
    (group, at) =>
      phase.starters[at] === ask.memory.line && sort(ask.table, provinceOf(group), groupOf(group)) && isOpen(ask.table, phase, group),
  );
}
