import { sameData } from "@stormakt/kernel";
import type { SetOf } from "@stormakt/kernel/ids";
import { EMPTY, including, isSingle } from "@stormakt/kernel/ids";
import type { Force, Group, Line, Province } from "./catalog/index.ts";
import {
  ARMY,
  circlesIn,
  ENEMY_UNITS,
  FARM,
  FORCES,
  FORT,
  GROUPS,
  isLocal,
  KING,
  KING_MARKERS,
  LARGEST_GROUP,
  LINES,
  NO_LINE,
  PROVINCES,
  UNITS_PER_LINE,
} from "./catalog/index.ts";
import { add, at } from "./lists.ts";
import { kingsMarkersOnBoard, titlesHeld } from "./standing.ts";
import { noted } from "./table/noted.ts";
import type { Seen } from "./table.ts";
import {
  allGoodsOf,
  allSubjectsOf,
  buildUnitsOf,
  circleAt,
  enemiesAt,
  goldOf,
  goodsAt,
  savingsOf,
  soldBy,
  subjectAt,
  supplyOf,
  titleOf,
  titleUnitsOf,
} from "./table.ts";

/** MB-SETUP-3 Where the units of a line are. */
export const unitsOf = (table: Seen, line: Line): Readonly<Record<string, number>> => ({
  supply: supplyOf(table, line),
  hand: goldOf(table, line),
  savings: savingsOf(table, line),
  capital: soldBy(table, line),
  subjects: allSubjectsOf(table, line),
  goods: allGoodsOf(table, line),
  builds: buildUnitsOf(table, line),
  titleDeck: titleUnitsOf(table, line),
  markers: PROVINCES.filter((province) => titleOf(table, province) === line).length,
});

export const invariants: Readonly<Record<string, (table: Seen) => string | null>> = {
  /** Each unit of a line is in exactly one place. */
  units(table) {
    const counts = table.supply.map((supply, line) => supply + at(table.hand, line) + at(table.savings, line) + at(table.capital, line));
    table.subjects.forEach((line, circle) => {
      if (line !== NO_LINE) add(counts, line, 1 + at(table.goods, circle));
    });
    for (const pile of table.piles) for (const line of pile) add(counts, line, 1);
    for (const holder of table.titles) if (holder !== NO_LINE && holder !== KING) add(counts, holder, 1);
    for (const line of LINES)
      if (at(counts, line) + titleUnitsOf(table, line) !== UNITS_PER_LINE)
        return `line ${line} has ${JSON.stringify(unitsOf(table, line))}`;
    const least = Math.min(...table.supply, ...table.hand, ...table.savings, ...table.capital, ...table.goods);
    return least < 0 ? "less than nothing of something" : null;
  },
  enemyUnits(table) {
    const onBoard = table.enemies.filter((route) => route !== 0).length;
    return onBoard + table.enemySupply === ENEMY_UNITS && table.enemySupply >= 0 ? null : `${onBoard} and ${table.enemySupply} enemies`;
  },
  kingsMarkers: (table) =>
    kingsMarkersOnBoard(table) <= (table.seats === 6 ? KING_MARKERS : 0) ? null : `${kingsMarkersOnBoard(table)} markers of the King`,
  circles(table) {
    for (const province of PROVINCES)
      for (const force of FORCES)
        for (let place = circlesIn(province, force); place < LARGEST_GROUP; place++) {
          if (subjectAt(table, province, force, place) !== NO_LINE) return `a subject outside the circles of ${force} in ${province}`;
          if (table.enemies[circleAt(province, force, place)] !== 0) return `an enemy outside the circles of ${force} in ${province}`;
        }
    return null;
  },
  groupsPacked(table) {
    for (const province of PROVINCES)
      for (const force of GROUPS) {
        if (!isPacked(table.subjects, province, force, NO_LINE)) return `a gap in group ${force} of ${province}`;
        if (!isPacked(table.enemies, province, force, 0)) return `a gap among the enemies at ${force} of ${province}`;
      }
    for (const province of PROVINCES)
      for (let place = 0; place < LARGEST_GROUP; place++)
        if (table.enemies[circleAt(province, FARM, place)] !== 0) return `an enemy on a farm of ${province}`;
    return null;
  },
  /** What is kept beside circles and piles follows from them. */
  standing(table) {
    const { standing, leading, manned, finished } = table;
    return sameData({ ...noted(table) }, { standing, leading, manned, finished }) ? null : "the notes of who stands where are wrong";
  },
  goodsOnSubjects(table) {
    for (const province of PROVINCES) {
      let bearing: SetOf<Force> = EMPTY;
      for (const force of FORCES)
        for (let place = 0; place < LARGEST_GROUP; place++) {
          const count = goodsAt(table, province, force, place);
          if (count === 0) continue;
          bearing = including(bearing, force);
          if (subjectAt(table, province, force, place) === NO_LINE) return `goods on nobody in ${province}`;
          if (count < 0 || count > (isLocal(province) ? 1 : 2)) return `${count} goods on a subject in ${province}`;
        }
      if (!isSingle(bearing)) return `two kinds of subject have produced in ${province}`;
    }
    return null;
  },
  /** Three besiegers and three more outside would have stormed. */
  stormsResolved(table) {
    const waiting = PROVINCES.find(
      (province) => enemiesAt(table, province, ARMY) === LARGEST_GROUP && enemiesAt(table, province, FORT) === LARGEST_GROUP,
    );
    return waiting === undefined ? null : `no storm in ${waiting}`;
  },
  titles(table) {
    if (titlesHeld(table) > 16) return "more than sixteen titles";
    return table.titles.every((holder) => holder === NO_LINE || holder === KING || table.order.some((line) => line === holder))
      ? null
      : "a title of nobody in play";
  },
};

function isPacked(list: readonly number[], province: Province, force: Group, none: number): boolean {
  const first = circleAt(province, force, 0);
  return (list[first] !== none || list[first + 1] === none) && (list[first + 1] !== none || list[first + 2] === none);
}
