import type { Seat } from "@stormakt/kernel";
import { copyRecord, NOBODY, overwrite } from "@stormakt/kernel";
import type { SetOf } from "@stormakt/kernel/ids";
import { called, EMPTY as NONE_OF_THEM, setOf } from "@stormakt/kernel/ids";
import type { Force, Group, King, Line, Mark, Motion, NoLine, Province, Route } from "../catalog/index.ts";
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
import { at } from "../lists.ts";

/** The layout of the table. Only the files of this folder know it. */
/**
 * Everything on the table; nothing of it is hidden. Circles are counted through all provinces, twelve to each: three for each of farm,
 * fleet, army and fort, left to right (a farm has no third, and a province has either farms or a fleet). Other lists go by line.
 */
export interface Table {
  seats: number;
  riksdag: boolean;
  /** The lines that can be Chancellor, clockwise, and the seats that own them. No line until a house has been taken. */
  ring: (Line | NoLine)[];
  ringSeats: Seat[];
  /** Whether a neutral line joins, and which. */
  neutralJoins: boolean;
  neutral: Line | NoLine;
  king: Seat;
  /** Places in the ring. */
  first: number;
  chancellor: number;
  /** 0 during set-up. */
  turn: number;
  /** The lines in turn order: Chancellor first, the neutral line last. */
  order: Line[];
  /** By line: who decides for it this turn. */
  controllers: Seat[];

  /** By circle: whose subject, how many goods on it, how many it has sent to the capital, and what it has done this turn. */
  subjects: (Line | NoLine)[];
  goods: number[];
  sold: number[];
  marks: SetOf<Mark>[];
  /**
   * By kind of subject and line: the provinces where it has some, and those where it stands leftmost. They follow from the circles and are
   * kept beside them, so that a question is a look (`subjects.ts` writes both). So are, by kind and place from the left, the provinces where
   * somebody stands in that circle.
   */
  standing: SetOf<Province>[];
  leading: SetOf<Province>[];
  manned: SetOf<Province>[];
  /** By circle: the route of the enemy unit there, or 0. */
  enemies: (Route | NoRoute)[];
  enemySupply: number;

  /** By line. */
  supply: number[];
  hand: number[];
  savings: number[];
  capital: number[];
  /** By build square: the pile, top first. */
  piles: Line[][];
  /** By line: the builds of which it leads a finished layer. They follow from the piles (`decks.ts` writes both). */
  finished: SetOf<Group>[];
  /** By title hex: the lines with a unit there. */
  titleDeck: SetOf<Line>[];
  /** By province: the line on its coat of arms, or the King. */
  titles: Holder[];
  offices: (Line | NoLine)[];

  /** The provinces whose producing subjects were free to produce this turn, or have made up for it after a battle. */
  produced: SetOf<Province>;
  /** What the Riksdag has resolved for this phase, and whether its call for this turn is used up. */
  motion: Motion | typeof NO_MOTION;
  motionAbout: number;
  motionCalled: boolean;
}

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
};
export const emptyTable = (): Table => copyTable(EMPTY);

export function copyTable(table: Readonly<Table>, into?: Table): Table {
  return into === undefined ? copyRecord(table) : copyOver(table, into);
}
function copyOver(table: Readonly<Table>, into: Table): Table {
  const { piles } = table;
  into.seats = table.seats;
  into.riksdag = table.riksdag;
  overwrite(into.ring, table.ring);
  overwrite(into.ringSeats, table.ringSeats);
  into.neutralJoins = table.neutralJoins;
  into.neutral = table.neutral;
  into.king = table.king;
  into.first = table.first;
  into.chancellor = table.chancellor;
  into.turn = table.turn;
  overwrite(into.order, table.order);
  overwrite(into.controllers, table.controllers);
  overwrite(into.subjects, table.subjects);
  overwrite(into.goods, table.goods);
  overwrite(into.sold, table.sold);
  overwrite(into.marks, table.marks);
  overwrite(into.standing, table.standing);
  overwrite(into.leading, table.leading);
  overwrite(into.manned, table.manned);
  overwrite(into.enemies, table.enemies);
  into.enemySupply = table.enemySupply;
  overwrite(into.supply, table.supply);
  overwrite(into.hand, table.hand);
  overwrite(into.savings, table.savings);
  overwrite(into.capital, table.capital);
  for (let i = 0; i < piles.length; i++) overwrite(at(into.piles, i), at(piles, i));
  overwrite(into.finished, table.finished);
  overwrite(into.titleDeck, table.titleDeck);
  overwrite(into.titles, table.titles);
  overwrite(into.offices, table.offices);
  into.produced = table.produced;
  into.motion = table.motion;
  into.motionAbout = table.motionAbout;
  into.motionCalled = table.motionCalled;
  return into;
}

/** What looks, but does not touch. */
export type Seen = Readonly<Table>;
