import type { SetOf } from "@stormakt/kernel/ids";
import { EMPTY, setOf, where } from "@stormakt/kernel/ids";
import { at, perThing } from "../lists.ts";
import type { Force, Good, Group, Hex, Office, Payment, Place, Square } from "./things.ts";
import {
  CLOTH,
  FLEET,
  FORCE,
  FORCES,
  GOLD,
  GRAIN,
  GROUPS,
  HEX,
  IRON,
  isGood,
  LARGEST_GROUP,
  OFFICES,
  SQUARE,
  SQUARES,
  STONE,
  WOOD,
} from "./things.ts";

/** The good a square takes. */
export const goodFor = (square: Square): Good => at(RECIPES, square);
const RECIPES: readonly Good[] = [WOOD, WOOD, CLOTH, GRAIN, CLOTH, IRON, STONE, STONE, IRON];
/** What is built there. */
export const buildOf = (square: Square): Group => at(GROUPS, Math.floor(square / LARGEST_GROUP));
/** A square of a build, by its place from the left. */
export const squareOf = (build: Group, place: Place): Square => at(SQUARES, (build - FLEET) * LARGEST_GROUP + place);

/** So many units on the title deck are needed for a province. */
export const UNITS_FOR_TITLE = 3;

export const LABOUR = 1;
export const GOLD_FOR_A_GOOD = 2;
export const GOLD_ALONE = GOLD_FOR_A_GOOD + LABOUR;
export const GOLD_FOR_GOLD_HEX = 1 + LABOUR;

/** MB-INVEST-9 The squares, and MB-TITLEDECK-2 the hexes, that a payment will do for. Gold stands for any good. */
export const squaresFor = (pay: Payment): SetOf<Square> => SQUARES_FOR[pay] ?? EMPTY;
const SQUARES_FOR = perThing(HEX, (pay) => where(SQUARE, (square) => pay === GOLD || goodFor(square) === pay));
export const hexesFor = (pay: Payment): SetOf<Hex> => HEXES_FOR[pay] ?? EMPTY;
const HEXES_FOR = perThing(HEX, (pay) => (pay === GOLD ? HEX.every : setOf(pay)));

/** What makes a new subject of each kind. */
export const RECRUITS: readonly (readonly Good[])[] = [[GRAIN], [WOOD, CLOTH], [GRAIN, CLOTH, IRON], [IRON, STONE]];
export const recruitedFor = (force: Force): readonly Good[] => at(RECRUITS, force);
/** MB-INVEST-12 to MB-INVEST-15 The kinds of subject that a payment makes. */
export const forcesFor = (pay: Payment): SetOf<Force> => FORCES_FOR[pay] ?? EMPTY;
const FORCES_FOR = perThing(HEX, (pay) => where(FORCE, (force) => !isGood(pay) || recruitedFor(force).includes(pay)));

/** The office that goes with a kind of subject, and the other way round: Treasurer, Admiral, Constable, Steward. */
export const officeOver = (force: Force): Office => at(OFFICES, force);
export const subjectsUnder = (office: Office): Force => at(FORCES, office);
export const SUBJECTS_FOR_OFFICE = 4;

export const MERCENARIES_COST = 2;
export const TAX = 4;
