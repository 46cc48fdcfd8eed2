import type { Ask, Play } from "@stormakt/kernel";
import type { Force, Line, Province } from "../catalog/index.ts";
import { FORCES, goodOf, isOverseas, LARGEST_GROUP, LINES, NO_LINE } from "../catalog/index.ts";
import { seatsIn } from "../lists.ts";
import type { Table } from "../table.ts";
import {
  anyEnemies,
  controllerOf,
  generateGoods,
  goodsAt,
  hasProduced,
  incomeOf,
  isPlayedByAnother,
  linesInOrder,
  noteProduction,
  producingForce,
  subjectAt,
  supplyOf,
  supplyToHand,
} from "../table.ts";
import type { Action, MareBalticum } from "../types.ts";
import { decision } from "../types.ts";
import { linesOf } from "./production.ts";

/** What is still to be taken: gold by line, and the circles of the producing subjects that have no good yet, one bit each. */
export interface Spoils {
  province: Province;
  lines: number;
  gold: number[];
  goods: number;
}

/**
 * MB-AFTER-1 to MB-AFTER-7 A gold for each prisoner, and after a victory that clears the province one good less than usual for each producing
 * subject. A line takes everything, unless its units are scarce or another plays it: then it is asked.
 */
export function shareSpoils(play: Play<MareBalticum>, prisoners: readonly number[], province: Province, won: boolean): void {
  const { table } = play;
  const spoils: Spoils = { province, lines: 0, gold: prisoners.slice(), goods: won ? goodsAfterBattle(table, province) : 0 };
  let seats = 0;
  for (const line of linesInOrder(table)) {
    const due = dueTo(table, spoils, line);
    if (due === 0) continue;
    if (supplyOf(table, line) === 0) {
      forgo(play, spoils, line);
      continue;
    }
    if (isPlayedByAnother(table, line) || (table.riksdag && !table.motionCalled) || supplyOf(table, line) - due < incomeOf(table, line)) {
      spoils.lines |= 1 << line;
      seats |= 1 << controllerOf(table, line);
    } else {
      takeAll(play, spoils, line);
      forgo(play, spoils, line);
    }
  }
  play.askAll(takingSpoils, seatsIn(seats), spoils);
}
/** MB-AFTER-4 to MB-AFTER-7 The circles of the producing kind, if the province is clear and has not produced this turn; at home that yields nothing. */
function goodsAfterBattle(table: Readonly<Table>, province: Province): number {
  const force = producingForce(table, province);
  if (force === -1 || !isOverseas(province) || anyEnemies(table, province) || hasProduced(table, province)) return 0;
  let circles = 0;
  for (let place = 0; place < LARGEST_GROUP; place++) if (subjectAt(table, province, force, place) !== NO_LINE) circles |= 1 << place;
  return circles;
}
function dueTo(table: Readonly<Table>, { province, gold, goods }: Spoils, line: Line): number {
  let due = gold[line]!;
  if (goods !== 0) {
    const force = producingForce(table, province) as Force;
    for (let place = 0; place < LARGEST_GROUP; place++)
      if ((goods & (1 << place)) !== 0 && subjectAt(table, province, force, place) === line) due++;
  }
  return due;
}
/** As much as the supply allows, goods before gold. */
function takeAll(play: Play<MareBalticum>, spoils: Spoils, line: Line): void {
  const { table } = play;
  const { province } = spoils;
  const force = producingForce(table, province);
  let taken = 0;
  for (let place = 0; place < LARGEST_GROUP && force !== -1; place++) {
    if ((spoils.goods & (1 << place)) === 0 || subjectAt(table, province, force, place) !== line || supplyOf(table, line) === 0) continue;
    takeOne(play, spoils, force, place);
    taken++;
  }
  const gold = Math.min(spoils.gold[line]!, supplyOf(table, line));
  supplyToHand(table, line, gold);
  spoils.gold[line]! -= gold;
  if (taken > 0) play.tell?.({ kind: "spoilsTaken", line, province, goods: Array.from({ length: taken }, () => goodOf(province)) });
  if (gold > 0) play.tell?.({ kind: "ransomTaken", line, gold });
}
function takeOne({ table }: Play<MareBalticum>, spoils: Spoils, force: Force, place: number): void {
  noteProduction(table, spoils.province);
  generateGoods(table, spoils.province, force, place, 1);
  spoils.goods &= ~(1 << place);
}

type TakeGood = Extract<Action, { kind: "takeGood" }>;

/** MB-AFTER-3 Gold and goods, one at a time, as far as the line likes and its supply goes. */
export const takingSpoils = decision<Spoils>("takingSpoils", {
  moves: {
    takeRest: {
      candidates: [{ kind: "takeRest" }],
      requires: {},
      perform(play, _action, seat, spoils) {
        for (const line of linesInOrder(play.table)) if (isChoosing(play.table, seat, spoils, line)) takeAll(play, spoils, line);
        forgoRest(play, seat, spoils);
      },
    },
    takeGold: {
      candidates: LINES.map((line) => ({ kind: "takeGold", line })),
      requires: {
        "MB-AFTER-1": ({ table, seat, memory }, { line }) => isChoosing(table, seat, memory, line) && memory.gold[line]! > 0,
        "MB-SETUP-5": ({ table }, { line }) => supplyOf(table, line) > 0,
      },
      perform(play, { line }, seat, spoils) {
        supplyToHand(play.table, line, 1);
        spoils.gold[line]! -= 1;
        play.tell?.({ kind: "ransomTaken", line, gold: 1 });
        askForMore(play, seat, spoils);
      },
    },
    takeGood: {
      candidates: FORCES.flatMap((force) => [0, 1, 2].map((circle): TakeGood => ({ kind: "takeGood", force, circle }))),
      requires: {
        "MB-AFTER-5": ({ table, memory }, { force }) => producingForce(table, memory.province) === force,
        "MB-AFTER-4": (ask, { force, circle }) => (ask.memory.goods & (1 << circle)) !== 0 && isOwn(ask, force, circle),
        "MB-SETUP-5": ({ table, memory }, { force, circle }) =>
          supplyOf(table, subjectAt(table, memory.province, force, circle) as Line) > 0,
      },
      perform(play, { force, circle }, seat, spoils) {
        const { province } = spoils;
        const line = subjectAt(play.table, province, force, circle) as Line;
        takeOne(play, spoils, force, circle);
        play.tell?.({ kind: "spoilsTaken", line, province, goods: [goodOf(province)] });
        askForMore(play, seat, spoils);
      },
    },
    takeNoMore: {
      candidates: [{ kind: "takeNoMore" }],
      requires: {},
      perform: (play, _action, seat, spoils) => forgoRest(play, seat, spoils),
    },
  },
});
function isChoosing(table: Readonly<Table>, seat: number, { lines }: Readonly<Spoils>, line: Line): boolean {
  return (linesOf(table, seat, lines) & (1 << line)) !== 0;
}
function isOwn({ table, seat, memory }: Ask<MareBalticum, Spoils>, force: Force, place: number): boolean {
  const line = subjectAt(table, memory.province, force, place);
  return line !== NO_LINE && isChoosing(table, seat, memory, line as Line) && goodsAt(table, memory.province, force, place) === 0;
}
function askForMore(play: Play<MareBalticum>, seat: number, spoils: Spoils): void {
  for (const line of linesInOrder(play.table))
    if (isChoosing(play.table, seat, spoils, line) && dueTo(play.table, spoils, line) > 0 && supplyOf(play.table, line) > 0)
      return play.again();
  forgoRest(play, seat, spoils);
}
/** MB-AFTER-3, MB-SETUP-5 What is not taken is lost: declined, or no unit is left for it. */
function forgo({ table, tell }: Play<MareBalticum>, spoils: Spoils, line: Line): void {
  const count = dueTo(table, spoils, line);
  if (count > 0) tell?.({ kind: "spoilsLost", line, count });
}
function forgoRest(play: Play<MareBalticum>, seat: number, spoils: Spoils): void {
  for (const line of linesInOrder(play.table)) if (isChoosing(play.table, seat, spoils, line)) forgo(play, spoils, line);
}
