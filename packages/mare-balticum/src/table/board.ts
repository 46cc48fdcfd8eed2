/** The board before anything lies on it, and how its circles are counted through. Only the files of this folder know it. */
import { copyRecord, NOBODY } from "@stormakt/kernel";
import { called, EMPTY as NONE_OF_THEM, setOf } from "@stormakt/kernel/ids";
import { SHARED } from "@stormakt/kernel/layout";
import type { Force, King, Line, NoLine, Province } from "../catalog/index.ts";
import {
  ENEMY_UNITS,
  FORCES,
  HEX,
  LARGEST_GROUP,
  LINES,
  MARK,
  NO_LINE,
  NO_MOTION,
  OFFICES,
  PROVINCES,
  SQUARES,
  UNITS_PER_LINE,
} from "../catalog/index.ts";
import type { Table } from "../layout.ts";

export type { Table };

/** Who bears the title of a province. */
export type Holder = Line | King | NoLine;
/** No enemy in a circle. */
export const NO_ROUTE = 0;
export type NoRoute = typeof NO_ROUTE;

/** Marks on a subject, for one game turn. */
export const RETREATED = setOf(called(MARK, "retreated"));
export const DEPLOYED = setOf(called(MARK, "deployed"));
export const MOVED = setOf(called(MARK, "moved"));

export const IN_A_PROVINCE = FORCES.length * LARGEST_GROUP;
export const CIRCLES = PROVINCES.length * IN_A_PROVINCE;
export const circleAt = (province: Province, force: Force, place: number): number => (province * 4 + force) * 3 + place;

const listOf = <T>(length: number, value: T): T[] => Array.from({ length }, () => value);
const perLine = <T>(value: T): T[] => listOf(LINES.length, value);
const EMPTY: Readonly<Table> = {
  seats: 0,
  riksdag: false,
  ring: [],
  ringSeats: [],
  neutralJoins: false,
  neutral: NO_LINE,
  king: NOBODY,
  first: 0,
  chancellor: 0,
  turn: 0,
  order: [],
  controllers: perLine(NOBODY),
  subjects: listOf(CIRCLES, NO_LINE),
  goods: listOf(CIRCLES, 0),
  sold: listOf(CIRCLES, 0),
  marks: listOf(CIRCLES, NONE_OF_THEM),
  standing: listOf(FORCES.length * LINES.length, NONE_OF_THEM),
  leading: listOf(FORCES.length * LINES.length, NONE_OF_THEM),
  manned: listOf(FORCES.length * LARGEST_GROUP, NONE_OF_THEM),
  enemies: listOf(CIRCLES, NO_ROUTE),
  enemySupply: ENEMY_UNITS,
  supply: perLine(UNITS_PER_LINE),
  hand: perLine(0),
  savings: perLine(0),
  capital: perLine(0),
  piles: SQUARES.map(() => []),
  finished: perLine(NONE_OF_THEM),
  titleDeck: listOf(HEX.size, NONE_OF_THEM),
  titles: listOf(PROVINCES.length, NO_LINE),
  offices: listOf(OFFICES.length, NO_LINE),
  produced: NONE_OF_THEM,
  motion: NO_MOTION,
  motionAbout: 0,
  motionCalled: false,
  [SHARED]: 0,
};
export const emptyTable = (): Table => copyRecord(EMPTY);

/** What looks, but does not touch. */
export type Seen = Readonly<Table>;
