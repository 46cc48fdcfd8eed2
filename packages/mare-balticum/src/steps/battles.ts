import type { Ask, Play } from "@stormakt/kernel";
import type { SetOf } from "@stormakt/kernel/ids";
import { butLowest, EMPTY, including, isEmpty, lowest, setOf, where } from "@stormakt/kernel/ids";
import type { Group, Line, Province } from "../catalog/index.ts";
import { ARMY, canFight, FARM, FLEET, FORT, GROUP, GROUPS, LARGEST_GROUP, LOCALS, NO_LINE, PROVINCE, TRUCE } from "../catalog/index.ts";
import { at, perThing } from "../lists.ts";
import type { Seen } from "../table.ts";
import {
  controllerOf,
  enemiesAt,
  facesEnemies,
  hasEnemies,
  hasFarmers,
  isAnyEnemy,
  leaderOf,
  lineAt,
  linesInPlay,
  withAnyGroup,
} from "../table.ts";
import type { MareBalticum } from "../types.ts";
import { decision, move, notesOf, procedure } from "../types.ts";
import { battle, newBattle } from "./battle.ts";
import { adjourn, isUnderTruce, mayCall } from "./riksdag.ts";

/** A group that has somebody to fight, and the line that starts the battle. */
export interface Meeting {
  province: Province;
  force: Group;
  starter: Line;
  fought: boolean;
}
export interface BattlePhase {
  done: number;
  agenda: Meeting[];
}

/** MB-BATTLE-10, MB-BATTLE-12 In turn order each line resolves the battles of the groups it leads; the farmers come last. */
export const battlePhase = procedure<BattlePhase>("battlePhase")({
  callRiksdag: (play) => mayCall(play, TRUCE),
  /** MB-BATTLE-11 */
  drawUpAgenda({ table }, { agenda }) {
    for (let left = withAnyGroup(table); !isEmpty(left); left = butLowest(left)) {
      const province = lowest(left);
      if (isUnderTruce(table, province)) continue;
      for (const force of GROUPS) {
        const starter = leaderOf(table, province, force);
        if (starter !== NO_LINE && facesEnemies(table, province, force)) agenda.push({ province, force, starter, fought: false });
      }
    }
  },
  fightBattles(play, phase) {
    const { table } = play;
    if (phase.agenda.length === 0 || phase.done === linesInPlay(table)) return;
    play.again();
    const line = lineAt(table, phase.done);
    const [first, ...others] = phase.agenda.filter((meeting) => meeting.starter === line && isOpen(table, meeting));
    if (first === undefined) phase.done += 1;
    else if (others.length === 0 && first.force !== FORT) beginBattle(play, first, first.force);
    else play.ask(choosingBattle, controllerOf(table, line), { line });
  },
  farmersComeLast(_play, phase) {
    phase.done = 0;
  },
  defendFarms(play, phase) {
    const { table } = play;
    if (!isAnyEnemy(table)) return;
    while (phase.done < LOCALS.length) {
      const province = at(LOCALS, phase.done);
      phase.done += 1;
      if (!hasFarmers(table, province) || !hasEnemies(table, province, ARMY) || isUnderTruce(table, province)) continue;
      play.again();
      return play.call(battle, newBattle(province, FARM, ARMY));
    }
  },
  adjourn: ({ table }) => adjourn(table),
});

type Asked = Ask<MareBalticum, { line: Line }>;

/** MB-BATTLE-10 The leader chooses the next battle, and whether its forts fight at all. */
export const choosingBattle = decision<{ line: Line }>("choosingBattle", {
  moves: {
    endBattles: move(
      "endBattles",
      {},
      {
        idle: true,
        requires: {
          "MB-BATTLE-6": (ask) => !isLeft(ask, ({ force, province }) => force === FORT && isStormed(ask.table, province)),
          "MB-BATTLE-2": (ask) => !isLeft(ask, ({ force }) => force === FLEET),
          "MB-BATTLE-3": (ask) => !isLeft(ask, ({ force }) => force === ARMY),
        },
        perform(play) {
          notesOf(play, battlePhase).done += 1;
        },
      },
    ),
    fight: move(
      "fight",
      { province: PROVINCE, force: GROUP, target: GROUP },
      {
        shows: ["province", "force", "target"],
        requires: {
          "MB-BATTLE-10": {
            province: (ask) => meetings(ask).reduce<SetOf<Province>>((set, { province }) => including(set, province), EMPTY),
            force: (ask, action) => forcesIn(meetings(ask), action.province),
          },
          "MB-BATTLE-9": {
            force: (ask, action) =>
              forcesIn(
                meetings(ask).filter(({ fought }) => !fought),
                action.province,
              ),
          },
          "MB-BATTLE-4": { target: (_ask, { force }) => at(TARGETS, force) },
          "MB-BATTLE-1": { target: ({ table }, { province }) => where(GROUP, (target) => hasEnemies(table, province, target)) },
          "MB-BATTLE-6": {
            target: ({ table }, { province, force }) => (force === FORT && isStormed(table, province) ? BESIEGERS : GROUP.every),
          },
        },
        perform(play, { province, force, target }) {
          const meeting = notesOf(play, battlePhase).agenda.find((met) => met.province === province && met.force === force);
          if (meeting !== undefined) beginBattle(play, meeting, target);
        },
      },
    ),
  },
});
const TARGETS = perThing(GROUP, (force) => where(GROUP, (target) => canFight(force, target)));
const BESIEGERS = setOf(FORT);

function beginBattle(play: Play<MareBalticum>, meeting: Meeting, target: Group): void {
  meeting.fought = true;
  play.call(battle, newBattle(meeting.province, meeting.force, target));
}
/** MB-BATTLE-9, MB-BATTLE-13 Not fought yet, and somebody left to fight. */
const isOpen = (table: Seen, { province, force, fought }: Meeting): boolean => !fought && facesEnemies(table, province, force);
const isStormed = (table: Seen, province: Province): boolean => enemiesAt(table, province, FORT) === LARGEST_GROUP;
/** What the line was to start when the phase began. */
const meetings = (ask: Asked): Meeting[] => notesOf(ask, battlePhase).agenda.filter(({ starter }) => starter === ask.memory.line);
const forcesIn = (agenda: readonly Meeting[], province: Province): SetOf<Group> =>
  agenda.reduce<SetOf<Group>>((set, met) => (met.province === province ? including(set, met.force) : set), EMPTY);
/** Whether the line has a battle of this sort still before it. */
const isLeft = (ask: Asked, sort: (meeting: Meeting) => boolean): boolean =>
  meetings(ask).some((meeting) => sort(meeting) && isOpen(ask.table, meeting));
