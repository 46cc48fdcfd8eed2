import type { Play, Seat } from "@stormakt/kernel";
import type { Force, Line, Province } from "../catalog/index.ts";
import { KING, LARGEST_GROUP, MERCENARIES_COST, NO_LINE } from "../catalog/index.ts";
import { bitsIn, seatsIn } from "../lists.ts";
import type { Table } from "../table.ts";
import {
  chancellorLine,
  controllerOf,
  discardSubject,
  enemiesAt,
  enemyToSupply,
  goldOf,
  handToSupply,
  hasEnemies,
  lineAt,
  linesInPlay,
  markAll,
  officeOf,
  RETREATED,
  sizeOf,
  subjectAt,
  titleOf,
} from "../table.ts";
import type { Action, MareBalticum } from "../types.ts";
import { decision, procedure, sealed } from "../types.ts";
import { shareSpoils } from "./spoils.ts";

/** MB-BATTLE-1 One group, or the farmers of one province, against the enemies of one kind of circle. */
export interface Battle {
  province: Province;
  force: Force;
  target: Force;
  /** How far mercenaries have been asked about this round, and the lines that have hired them in this battle, one bit each. */
  asked: number;
  hired: number;
  /** The circles that attack this round, one bit each. */
  attackers: number;
  /** By line. */
  prisoners: number[];
  result: typeof UNDECIDED | typeof WON | typeof LOST | typeof BROKEN_OFF;
}
const UNDECIDED = 0;
export const WON = 1;
const LOST = 2;
const BROKEN_OFF = 3;
export const newBattle = (province: Province, force: Force, target: Force): Battle => ({
  province,
  force,
  target,
  asked: 0,
  hired: 0,
  attackers: 0,
  prisoners: [0, 0, 0, 0, 0],
  result: UNDECIDED,
});

export const battle = procedure<Battle>("battle")({
  begin({ table, tell }, { province, force, target }) {
    tell?.({ kind: "battleBegan", province, force, target, units: enemiesAt(table, province, target) });
  },
  /** MB-MERC-5 Before the cards of each round, in turn order. */
  hireMercenaries(play, battle) {
    const { table } = play;
    if (battle.asked === linesInPlay(table) || !hasEnemies(table, battle.province, battle.target)) return;
    const line = lineAt(table, battle.asked);
    battle.asked += 1;
    play.again();
    if ((battle.hired & (1 << line)) === 0 && goldOf(table, line) >= MERCENARIES_COST && mayHire(table, battle, line))
      play.ask(hiring, controllerOf(table, line), { line, province: battle.province });
  },
  playCards(play, battle) {
    const { table } = play;
    const { province, force, target } = battle;
    if (!hasEnemies(table, province, target))
      battle.result = WON; // MB-MERC-7
    else play.askAll(playingCards, owners(table, province, force), { province, force, target });
  },
  fight(play, battle) {
    if (battle.result === UNDECIDED) fightRound(play, battle);
  },
  nextRound(play, battle) {
    if (battle.result !== UNDECIDED) return;
    battle.asked = 0;
    play.goTo("hireMercenaries");
  },
  endBattle(play, battle) {
    const { province, force } = battle;
    if (battle.result === WON) play.tell?.({ kind: "battleWon", province, force });
    if (battle.result === LOST) play.tell?.({ kind: "battleLost", province, force });
    shareSpoils(play, battle.prisoners, province, battle.result === WON);
  },
});

/** MB-BATTLE-18 to MB-BATTLE-24 The cards are on the table. */
function fightRound(play: Play<MareBalticum>, battle: Battle): void {
  const { table } = play;
  const { province, force, target, attackers, prisoners } = battle;
  if (attackers === 0) {
    loseSubjects(play, battle, ALL_CIRCLES);
    battle.result = LOST;
    return;
  }
  for (let place = 0; place < LARGEST_GROUP; place++)
    if ((attackers & (1 << place)) !== 0) prisoners[subjectAt(table, province, force, place)]! += 1;
  enemyToSupply(table, province, target, bitsIn(attackers));
  if (!hasEnemies(table, province, target)) {
    battle.result = WON;
    return;
  }
  loseSubjects(play, battle, attackers);
  if (sizeOf(table, province, force) === 0) battle.result = LOST;
  else {
    const line = inCommand(table, province, force);
    play.ask(retreating, controllerOf(table, line), { line, province, force, target });
  }
}
/** From the right, so that those still to go keep their circles. */
function loseSubjects({ table, tell }: Play<MareBalticum>, { province, force }: Battle, circles: number): void {
  const lines: Line[] = [];
  for (let place = LARGEST_GROUP - 1; place >= 0; place--) {
    const line = subjectAt(table, province, force, place);
    if (line === NO_LINE || (circles & (1 << place)) === 0) continue;
    discardSubject(table, province, force, place);
    lines.push(line as Line);
  }
  tell?.({ kind: "subjectsLost", province, force, lines: lines.reverse() });
}
/** MB-RETREAT-2, MB-RETREAT-3 The leader of a group, or the owner of the farmer that is left. */
function inCommand(table: Readonly<Table>, province: Province, force: Force): Line {
  const first = subjectAt(table, province, force, 0);
  return (first === NO_LINE ? subjectAt(table, province, force, 1) : first) as Line;
}
function owners(table: Readonly<Table>, province: Province, force: Force): readonly Seat[] {
  let seats = 0;
  for (let place = 0; place < LARGEST_GROUP; place++) {
    const line = subjectAt(table, province, force, place);
    if (line !== NO_LINE) seats |= 1 << controllerOf(table, line as Line);
  }
  return seatsIn(seats);
}
/** MB-MERC-1, MB-KING-15 The title of the province or the office of the subjects fighting; the Chancellor's line pays for the King's titles. */
function mayHire(table: Readonly<Table>, { province, force }: Battle, line: Line): boolean {
  const holder = titleOf(table, province);
  return holder === line || officeOf(table, force) === line || (holder === KING && line === chancellorLine(table));
}

/** MB-MERC-2, MB-MERC-3 Two gold for one enemy unit, once in a battle. */
export const hiring = decision<{ line: Line; province: Province }>("hiring", {
  moves: {
    hireNobody: { candidates: [{ kind: "hireNobody" }], requires: {}, perform: () => {} },
    hireMercenaries: {
      candidates: [{ kind: "hireMercenaries" }],
      requires: { "MB-MERC-2": ({ table, memory }) => goldOf(table, memory.line) >= MERCENARIES_COST },
      perform(play, _action, _seat, { line, province }) {
        const fought = play.find(battle)!;
        handToSupply(play.table, line, MERCENARIES_COST);
        enemyToSupply(play.table, province, fought.target, 1);
        fought.hired |= 1 << line;
        play.tell?.({ kind: "mercenariesHired", line, province });
      },
    },
  },
});

type PlayCards = Extract<Action, { kind: "playCards" }>;
interface Fighting {
  province: Province;
  force: Force;
  target: Force;
}
const ALL_CIRCLES = 0b111;

/** MB-BATTLE-15 to MB-BATTLE-17 Attack or Defend for each subject, in secret. Who decides for all three has only two pairs of cards. */
export const playingCards = sealed<Fighting>("playingCards", {
  moves: {
    playCards: {
      candidates: ({ table, seat, memory }) => CARDS[ownCircles(table, seat, memory)]!,
      requires: {
        "MB-BATTLE-15": ({ table, seat, memory }, { attackers }) => (circleSet(attackers) & ~ownCircles(table, seat, memory)) === 0,
        "MB-BATTLE-16": ({ table, seat, memory }, { attackers }) =>
          ownCircles(table, seat, memory) !== ALL_CIRCLES || (attackers.length > 0 && attackers.length < LARGEST_GROUP),
      },
    },
  },
  reveal(play, { province, force }, answers) {
    const { table } = play;
    const fought = play.find(battle)!;
    fought.attackers = 0;
    for (const answer of answers) if (answer?.kind === "playCards") fought.attackers |= circleSet(answer.attackers);
    play.tell?.({
      kind: "cardsShown",
      province,
      attackers: linesAt(table, province, force, fought.attackers),
      defenders: linesAt(table, province, force, ~fought.attackers),
    });
  },
});
function ownCircles(table: Readonly<Table>, seat: Seat, { province, force }: Fighting): number {
  let circles = 0;
  for (let place = 0; place < LARGEST_GROUP; place++) {
    const line = subjectAt(table, province, force, place);
    if (line !== NO_LINE && controllerOf(table, line as Line) === seat) circles |= 1 << place;
  }
  return circles;
}
function circleSet(circles: readonly number[]): number {
  let set = 0;
  for (let at = 0; at < circles.length; at++) set |= 1 << circles[at]!;
  return set;
}
const linesAt = (table: Readonly<Table>, province: Province, force: Force, circles: number): Line[] =>
  [0, 1, 2].flatMap((place) => {
    const line = subjectAt(table, province, force, place);
    return line === NO_LINE || (circles & (1 << place)) === 0 ? [] : [line as Line];
  });
/** By the circles a seat decides for: every way to play, those with most attackers first. */
const CARDS: readonly (readonly PlayCards[])[] = Array.from({ length: 8 }, (_, own) =>
  Array.from({ length: 8 }, (_, set) => set)
    .filter((set) => (set & ~own) === 0)
    .map((set): PlayCards => ({ kind: "playCards", attackers: [0, 1, 2].filter((place) => (set & (1 << place)) !== 0) }))
    .sort((a, b) => b.attackers.length - a.attackers.length),
);

/** MB-RETREAT-1 to MB-RETREAT-5 After a round that leaves both sides standing. */
export const retreating = decision<{ line: Line; province: Province; force: Force; target: Force }>("retreating", {
  moves: {
    retreat: {
      candidates: [{ kind: "retreat" }],
      requires: {},
      perform(play, _action, _seat, { line, province, force }) {
        play.find(battle)!.result = BROKEN_OFF;
        markAll(play.table, province, force, RETREATED);
        play.tell?.({ kind: "retreated", line, province, force });
      },
    },
    fightOn: {
      candidates: [{ kind: "fightOn" }],
      requires: {},
      perform: (play, _action, _seat, { line, province }) => play.tell?.({ kind: "foughtOn", line, province }),
    },
  },
});
