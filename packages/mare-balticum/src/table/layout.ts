import type { Seat } from "@stormakt/kernel";
import { NOBODY, overwrite } from "@stormakt/kernel";
import type { Force, Province } from "../catalog/index.ts";
import { ENEMY_UNITS, LARGEST_GROUP, NO_LINE, SQUARES, UNITS_PER_LINE } from "../catalog/index.ts";

/** The layout of the table. Only the files of this folder know it. */
/**
 * Everything on the table; nothing of it is hidden. Circles are counted through all provinces, twelve to each: three for each of farm,
 * fleet, army and fort, left to right (a farm has no third, and a province has either farms or a fleet). Other lists go by line.
 */
export interface Table {
  seats: number;
  riksdag: boolean;
  /** The lines that can be Chancellor, clockwise, and the seats that own them. No line until a house has been taken. */
  ring: number[];
  ringSeats: number[];
  /** Whether a neutral line joins, and which. */
  neutralJoins: boolean;
  neutral: number;
  king: Seat;
  /** Places in the ring. */
  first: number;
  chancellor: number;
  /** 0 during set-up. */
  turn: number;
  /** The lines in turn order: Chancellor first, the neutral line last. */
  order: number[];
  /** By line: who decides for it this turn. */
  controllers: Seat[];

  /** By circle: whose subject, how many goods on it, how many it has sent to the capital, and what it has done this turn. */
  subjects: number[];
  goods: number[];
  sold: number[];
  marks: number[];
  /** By circle: the route of the enemy unit there, or 0. */
  enemies: number[];
  enemySupply: number;

  /** By line. */
  supply: number[];
  hand: number[];
  savings: number[];
  capital: number[];
  /** By build square: the pile, top first. */
  piles: number[][];
  /** By title hex: the lines with a unit there, one bit each. */
  titleDeck: number[];
  /** By province: the line on its coat of arms, or the King. */
  titles: number[];
  offices: number[];

  /** The provinces whose producing subjects were free to produce this turn, or have made up for it after a battle, one bit each. */
  produced: number;
  /** What the Riksdag has resolved for this phase, and whether its call for this turn is used up. */
  motion: number;
  motionAbout: number;
  motionCalled: boolean;
}

/** Marks on a subject, for one game turn. */
export const RETREATED = 1;
export const DEPLOYED = 2;
export const MOVED = 4;

export const CIRCLES = 12 * 4 * LARGEST_GROUP;
export const circleAt = (province: Province, force: Force, place: number): number => (province * 4 + force) * 3 + place;
export const provinceOfCircle = (circle: number): Province => Math.floor(circle / 12) as Province;
export const forceOfCircle = (circle: number): Force => (Math.floor(circle / 3) % 4) as Force;

const listOf = (length: number, value: number): number[] => Array.from({ length }, () => value);
const fiveOf = (value: number): number[] => listOf(5, value);
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
  controllers: fiveOf(NOBODY),
  subjects: listOf(CIRCLES, NO_LINE),
  goods: listOf(CIRCLES, 0),
  sold: listOf(CIRCLES, 0),
  marks: listOf(CIRCLES, 0),
  enemies: listOf(CIRCLES, 0),
  enemySupply: ENEMY_UNITS,
  supply: fiveOf(UNITS_PER_LINE),
  hand: fiveOf(0),
  savings: fiveOf(0),
  capital: fiveOf(0),
  piles: SQUARES.map(() => []),
  titleDeck: listOf(6, 0),
  titles: listOf(12, NO_LINE),
  offices: listOf(4, NO_LINE),
  produced: 0,
  motion: 0,
  motionAbout: 0,
  motionCalled: false,
};
export const emptyTable = (): Table => copyTable(EMPTY);

export function copyTable(table: Readonly<Table>, into?: Table): Table {
  if (into !== undefined) return copyOver(table, into);
  const { piles } = table;
  return {
    seats: table.seats,
    riksdag: table.riksdag,
    ring: table.ring.slice(),
    ringSeats: table.ringSeats.slice(),
    neutralJoins: table.neutralJoins,
    neutral: table.neutral,
    king: table.king,
    first: table.first,
    chancellor: table.chancellor,
    turn: table.turn,
    order: table.order.slice(),
    controllers: table.controllers.slice(),
    subjects: table.subjects.slice(),
    goods: table.goods.slice(),
    sold: table.sold.slice(),
    marks: table.marks.slice(),
    enemies: table.enemies.slice(),
    enemySupply: table.enemySupply,
    supply: table.supply.slice(),
    hand: table.hand.slice(),
    savings: table.savings.slice(),
    capital: table.capital.slice(),
    piles: [
      piles[0]!.slice(),
      piles[1]!.slice(),
      piles[2]!.slice(),
      piles[3]!.slice(),
      piles[4]!.slice(),
      piles[5]!.slice(),
      piles[6]!.slice(),
      piles[7]!.slice(),
      piles[8]!.slice(),
    ],
    titleDeck: table.titleDeck.slice(),
    titles: table.titles.slice(),
    offices: table.offices.slice(),
    produced: table.produced,
    motion: table.motion,
    motionAbout: table.motionAbout,
    motionCalled: table.motionCalled,
  };
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
  overwrite(into.enemies, table.enemies);
  into.enemySupply = table.enemySupply;
  overwrite(into.supply, table.supply);
  overwrite(into.hand, table.hand);
  overwrite(into.savings, table.savings);
  overwrite(into.capital, table.capital);
  for (let i = 0; i < piles.length; i++) overwrite(into.piles[i]!, piles[i]!);
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
