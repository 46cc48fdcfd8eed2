/** The 24 royal cards: one text for each era, and the troops they bring to an enemy army. */
import { figures, numberAt } from "../lists.ts";
import type { Country } from "./countries.ts";
import { NONE } from "./countries.ts";
import type { Era } from "./sovereigns.ts";
import { ERAS } from "./sovereigns.ts";

export type Royal = number;
export type Reign = number;
/** What a royal card may say. */
export const PEACE = 0;
export const TAX_GATHERING = 1;
export const FAMINE = 2;
export const GOOD_HARVESTS = 3;
export const DEMAND = 4;
const WAR = 5; // and the countries in their order
export const REIGNS: readonly string[] = [
  "peace",
  "tax-gathering",
  "famine",
  "good-harvests",
  "demand-for-imports",
  "war-denmark",
  "war-prussia",
  "war-poland",
  "war-russia",
];
const war = (country: string): Reign => REIGNS.indexOf(`war-${country}`);
/** The country a reign is at war with; NONE in peace. */
export const warIn = (reign: Reign): Country => (reign >= WAR ? reign - WAR : NONE);
export const warWith = (country: Country): Reign => WAR + country;

export interface RoyalCard {
  readonly id: string;
  /** By era. */
  readonly says: readonly [vasa: Reign, expansion: Reign, liberty: Reign];
  readonly troops: number;
}
const royal = (id: string, vasa: Reign, expansion: Reign, liberty: Reign, troops: number): RoyalCard => ({
  id,
  says: [vasa, expansion, liberty],
  troops,
});
export const ROYALS: readonly RoyalCard[] = [
  royal("royal-01", war("denmark"), PEACE, GOOD_HARVESTS, 1),
  royal("royal-02", war("denmark"), TAX_GATHERING, PEACE, 2),
  royal("royal-03", war("russia"), PEACE, DEMAND, 1),
  royal("royal-04", war("russia"), GOOD_HARVESTS, PEACE, 0),
  royal("royal-05", war("poland"), FAMINE, TAX_GATHERING, 3),
  royal("royal-06", PEACE, war("denmark"), PEACE, 1),
  royal("royal-07", GOOD_HARVESTS, war("denmark"), TAX_GATHERING, 0),
  royal("royal-08", PEACE, war("denmark"), FAMINE, 2),
  royal("royal-09", FAMINE, war("poland"), PEACE, 4),
  royal("royal-10", PEACE, war("poland"), GOOD_HARVESTS, 1),
  royal("royal-11", TAX_GATHERING, war("poland"), PEACE, 2),
  royal("royal-12", PEACE, war("russia"), TAX_GATHERING, 0),
  royal("royal-13", DEMAND, war("russia"), PEACE, 3),
  royal("royal-14", PEACE, war("prussia"), DEMAND, 1),
  royal("royal-15", GOOD_HARVESTS, war("prussia"), FAMINE, 2),
  royal("royal-16", PEACE, GOOD_HARVESTS, war("russia"), 1),
  royal("royal-17", FAMINE, TAX_GATHERING, war("russia"), 2),
  royal("royal-18", PEACE, DEMAND, war("russia"), 3),
  royal("royal-19", TAX_GATHERING, PEACE, war("russia"), 0),
  royal("royal-20", DEMAND, PEACE, war("prussia"), 4),
  royal("royal-21", PEACE, FAMINE, war("prussia"), 1),
  royal("royal-22", GOOD_HARVESTS, TAX_GATHERING, war("denmark"), 2),
  royal("royal-23", PEACE, DEMAND, GOOD_HARVESTS, 3),
  royal("royal-24", FAMINE, PEACE, PEACE, 0),
];
export const ROYAL_COUNT: number = ROYALS.length;
const ROYAL_TROOPS = ROYALS.map(({ troops }) => troops);
/** The troops a royal card brings to an enemy army; 0 is a dash. */
export const royalTroops = figures(ROYAL_TROOPS);
/** SR-ROYAL-2 Only the text of the era counts. Without a card (turn 1) it is peace. */
export const reignOf = (royal: Royal, era: Era): Reign => (royal === NONE ? PEACE : numberAt(SAYS, royal * ERAS.length + era));
const SAYS = ROYALS.flatMap(({ says }) => says);
