/** What a collection brings and what upkeep costs. Pure: the rules pay by it, and boards show it before a choice. */

import type { Seat } from "@stormakt/kernel";
import { count, either, has, where, without } from "@stormakt/kernel/ids";
import type { Country, Fief, None } from "../catalog/index.ts";
import {
  crownsIn,
  crownsOn,
  DEMAND,
  EVERY_COUNTRY,
  FALUN,
  FAMINE,
  FIEF,
  GOOD_HARVESTS,
  HANSA,
  IRON_WORKS,
  LAND_REFORM,
  MINING,
  NONE,
  SALA,
  tradeIncome,
  troopsOn,
  warIn,
} from "../catalog/index.ts";
import type { Activity } from "../domains.ts";
import { AGRICULTURE, COMMERCE, CULTURE } from "../domains.ts";
import { PALACE_SET, QUEEN_SET } from "../sets.ts";
import type { FiefSet, OpenTable } from "../table.ts";
import { countOwned, fiefsOwned, merchantsIn, ownsHistory, reignNow, troopsOf } from "../table.ts";

type Open = Readonly<OpenTable>;
const RICH_FIEFS = where(FIEF, (fief) => crownsOn(fief) === 3);

/** Not struck by Famine (event), nor for this one collection by Bad Harvest. */
export const fiefsYielding = (table: Open, seat: Seat, badHarvest: boolean): FiefSet =>
  without(fiefsOwned(table, seat), badHarvest ? either(table.struck, RICH_FIEFS) : table.struck);
/**
 * SR-AGRI-3, -4 Crowns (or the dice of Extra Tax on Peasants), doubled under Good harvests, halved and rounded up under Famine; then
 * Land Reform; then palaces, in Agriculture only.
 */
export function incomeFromFiefs(table: Open, seat: Seat, activity: Activity, badHarvest = false, dice: number = NONE): number {
  const fiefs = fiefsYielding(table, seat, badHarvest);
  // SR-AGRI-2 One gold a crown.
  let gold = dice === NONE ? crownsIn(fiefs) : dice;
  const reign = reignNow(table);
  if (reign === GOOD_HARVESTS) gold *= 2;
  if (reign === FAMINE) gold = Math.ceil(gold / 2);
  if (ownsHistory(table, seat, LAND_REFORM)) gold += count(fiefs);
  if (activity === AGRICULTURE) gold += 2 * countOwned(table, seat, PALACE_SET);
  return gold;
}
/** SR-COMM-5 to -8 `demands`: Demand cards played in this collection; `sent`: reckoned with one more merchant there. */
export function incomeFromCommerce(table: Open, seat: Seat, activity: Activity, demands = 0, sent: Country | None = NONE): number {
  const perMerchant = (reignNow(table) === DEMAND ? 2 : 0) + (ownsHistory(table, seat, HANSA) ? 1 : 0);
  let gold = 0;
  let yields = false;
  for (const country of EVERY_COUNTRY) {
    const merchants = merchantsIn(table, seat, country) + (sent === country ? 1 : 0);
    if (merchants === 0 || has(table.lowDemand, country)) continue;
    gold += tradeIncome(merchants) + perMerchant * merchants;
    yields = true;
  }
  if (yields) gold += 5 * demands;
  if (activity === COMMERCE) gold += 2 * countOwned(table, seat, QUEEN_SET);
  return gold;
}
/** SR-UPKEEP-1, -2 One gold a troop, but not in Agriculture, and not with a Supply Train. */
export const upkeepDue = (table: Open, seat: Seat, activity: Activity): number =>
  activity === AGRICULTURE || has(table.supplied, seat) ? 0 : troopsOf(table, seat);
/** SR-WAR-6 Two gold a troop on the fief sent to war. */
export const warUpkeepDue = (table: Open, seat: Seat, fief: Fief): number => (has(table.supplied, seat) ? 0 : 2 * troopsOn(fief));
/** SR-HIST-7 What history cards pay at the start of a turn. */
export function historyIncome(table: Open, seat: Seat): number {
  let gold = 0;
  if (ownsHistory(table, seat, MINING)) gold += 2;
  if (ownsHistory(table, seat, IRON_WORKS)) gold += 2;
  if (ownsHistory(table, seat, FALUN)) gold += 1;
  if (ownsHistory(table, seat, SALA) && warIn(reignNow(table)) === NONE) gold += 2;
  return gold;
}

export interface IncomePreview {
  readonly income: number;
  readonly upkeep: number;
}
/** What each activity would bring now, and cost, if nobody interferes. Culture & Science: by source. */
export function previewIncome(
  table: Open,
  seat: Seat,
): Readonly<Record<"agriculture" | "commerce" | "cultureFromFiefs" | "cultureFromCommerce", IncomePreview>> {
  const culture = upkeepDue(table, seat, CULTURE);
  return {
    agriculture: { income: incomeFromFiefs(table, seat, AGRICULTURE), upkeep: 0 },
    commerce: { income: incomeFromCommerce(table, seat, COMMERCE), upkeep: upkeepDue(table, seat, COMMERCE) },
    cultureFromFiefs: { income: incomeFromFiefs(table, seat, CULTURE), upkeep: culture },
    cultureFromCommerce: { income: incomeFromCommerce(table, seat, CULTURE), upkeep: culture },
  };
}
