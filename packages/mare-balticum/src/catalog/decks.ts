import type { Force, Good, Group } from "./board.ts";
import { ARMY, CLOTH, FARM, FLEET, FORT, GOODS, GRAIN, IRON, STONE, WOOD } from "./board.ts";

/** The nine squares of the build deck: three each for a fleet, an army and a fort, left to right. */
export type Square = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
export const SQUARES = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
const RECIPES = [WOOD, WOOD, CLOTH, GRAIN, CLOTH, IRON, STONE, STONE, IRON] as const;
/** The good a square takes. */
export const goodFor = (square: Square): Good => RECIPES[square];
/** What is built there. */
export const buildOf = (square: Square): Group => (FLEET + Math.floor(square / 3)) as Group;
/** A square of a build, by its place from the left. */
export const squareOf = (build: Group, place: number): Square => ((build - FLEET) * 3 + place) as Square;

/** The six hexes of the title deck: one for each good, and gold. */
export const GOLD = 5;
export type Hex = Good | typeof GOLD;
export const TITLE_HEXES = [...GOODS, GOLD] as const;
/** So many units on the title deck are needed for a province. */
export const UNITS_FOR_TITLE = 3;

/** What an investment is paid with besides the gold for labour: a good from the board, or gold in its place. */
export type Payment = Good | typeof GOLD;
export const LABOUR = 1;
export const GOLD_FOR_A_GOOD = 2;
export const GOLD_ALONE = GOLD_FOR_A_GOOD + LABOUR;

/** What makes a new subject of each kind. */
export const RECRUITS: readonly (readonly Good[])[] = [[GRAIN], [WOOD, CLOTH], [GRAIN, CLOTH, IRON], [IRON, STONE]];
export const recruitedFor = (force: Force): readonly Good[] => RECRUITS[force] ?? [];

/** The offices go with the kinds of subject: Treasurer, Admiral, Constable, Steward. */
export const TREASURER = FARM;
export const ADMIRAL = FLEET;
export const CONSTABLE = ARMY;
export const STEWARD = FORT;
export type Office = Force;
export const OFFICES = [TREASURER, ADMIRAL, CONSTABLE, STEWARD] as const;
export const SUBJECTS_FOR_OFFICE = 4;

export const MERCENARIES_COST = 2;

/** The Riksdag's motions, one for each phase from production to investment. */
export const NO_MOTION = 0;
export const TAXATION = 1;
export const TRUCE = 2;
export const PEACE = 3;
export const WAR = 4;
export const MOBILIZATION = 5;
export type Motion = 1 | 2 | 3 | 4 | 5;
export const TAX = 4;
