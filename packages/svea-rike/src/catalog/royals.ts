/** The 24 royal cards: one text for each era, and the troops they bring to an enemy army. */
import type { IdOf, None } from "@stormakt/kernel/ids";
import { called, domain, NONE } from "@stormakt/kernel/ids";
import { figures, ids, numberAt } from "../lists.ts";
import type { Country } from "./countries.ts";
import { COUNTRY } from "./countries.ts";
import type { Era } from "./sovereigns.ts";
import { ERAS } from "./sovereigns.ts";

/** What a royal card may say. */
export const REIGN = domain("reign", [
  "peace",
  "tax-gathering",
  "famine",
  "good-harvests",
  "demand-for-imports",
  ...COUNTRY.names.map((country) => `war-${country}`),
]);
export const REIGNS = REIGN.names;
export type Reign = IdOf<typeof REIGN>;
export const PEACE = called(REIGN, "peace");
export const TAX_GATHERING = called(REIGN, "tax-gathering");
export const FAMINE = called(REIGN, "famine");
export const GOOD_HARVESTS = called(REIGN, "good-harvests");
export const DEMAND = called(REIGN, "demand-for-imports");
const war = (country: string): Reign => called(REIGN, `war-${country}`);
const WARS = COUNTRY.names.map(war);
/** The country a reign is at war with; NONE in peace. */
export const warIn = (reign: Reign): Country | None => numberAt(AT_WAR, reign);
const AT_WAR = REIGN.all.map((reign) => COUNTRY.all.find((country) => WARS[country] === reign) ?? NONE);
export const warWith = (country: Country): Reign => numberAt(WARS, country);

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
export const ROYAL = domain("royal card", ids(ROYALS));
export type Royal = IdOf<typeof ROYAL>;
const ROYAL_TROOPS = ROYALS.map(({ troops }) => troops);
/** The troops a royal card brings to an enemy army; 0 is a dash. */
export const royalTroops = figures<Royal>(ROYAL_TROOPS);
/** SR-ROYAL-2 Only the text of the era counts. Without a card (turn 1) it is peace. */
export const reignOf = (royal: Royal | None, era: Era): Reign => (royal === NONE ? PEACE : numberAt(SAYS, royal * ERAS.length + era));
const SAYS: Reign[] = [];
for (const { says } of ROYALS) SAYS.push(...says); // not flatMap: a list that may have gaps makes the accessor slow for all others
