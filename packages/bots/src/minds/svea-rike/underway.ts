/** What a move that is under way will still bring a seat, in status points. */
import type { Seat } from "@stormakt/kernel";
import { both, has } from "@stormakt/kernel/ids";
import type { Activity } from "@stormakt/svea-rike/reckoning";
import {
  AGRICULTURE,
  activitiesDictated,
  activitiesNotBarred,
  COMMERCE,
  CULTURE,
  FROM_COMMERCE,
  goldOf,
  incomeFromCommerce,
  incomeFromFiefs,
  purchasesLeft,
  upkeepDue,
} from "@stormakt/svea-rike/reckoning";
import { agricultureGain, bestCardGain, bestFiefGain, commerceGain, cultureGain, goldWorth } from "./gains.ts";
import type { Position, Seen } from "./seen.ts";
import { STEP, topOf, turnsLeft, under } from "./seen.ts";

export const mayChoose = (table: Seen, activity: Activity): boolean =>
  has(both(activitiesDictated(table), activitiesNotBarred(table)), activity);
/** The rest of the move of the seat that moves. */
export function underWay(state: Position, seat: Seat): number {
  const { table } = state;
  const { move } = table;
  if (move === null) return 0;
  if (move.activity < 0) return bestActivity(table, seat);
  const top = topOf(state).step;
  if (top === STEP.sending) return commerceGain(table, seat);
  if (top === STEP.sourcing) return cultureGain(table, seat);
  const each = goldWorth(turnsLeft(table));
  const gold = goldOf(table, seat);
  const collecting = under(state, STEP.fiefIncome) !== null || under(state, STEP.commerceIncome) !== null;
  if (move.activity === AGRICULTURE) {
    if (collecting) return agricultureToCollect(table, seat, each, gold);
    return under(state, STEP.shopping) !== null && move.bought === 0 ? bestFiefGain(table, gold) : 0;
  }
  const owes = upkeepDue(table, seat, move.activity === COMMERCE ? COMMERCE : CULTURE);
  if (collecting) {
    const income =
      move.activity === COMMERCE || move.source === FROM_COMMERCE
        ? incomeFromCommerce(table, seat, move.activity === COMMERCE ? COMMERCE : CULTURE, move.demands)
        : incomeFromFiefs(table, seat, CULTURE, move.badHarvest);
    const net = income - owes;
    return each * net + (move.activity === CULTURE ? bestCardGain(table, seat, gold + net) : 0);
  }
  if (top === STEP.upkeep || (under(state, STEP.upkeep) !== null && under(state, STEP.shopping) === null))
    return -each * owes + (move.activity === CULTURE ? bestCardGain(table, seat, gold - owes) : 0);
  if (move.activity === CULTURE && under(state, STEP.shopping) !== null && purchasesLeft(table) > 0) return bestCardGain(table, seat, gold);
  return 0;
}
function agricultureToCollect(table: Seen, seat: Seat, each: number, gold: number): number {
  const income = incomeFromFiefs(table, seat, AGRICULTURE, table.move?.badHarvest === true);
  return each * income + bestFiefGain(table, gold + income);
}
/** The best of the three activities, of those that may be chosen. */
function bestActivity(table: Seen, seat: Seat): number {
  return Math.max(
    mayChoose(table, AGRICULTURE) ? agricultureGain(table, seat) : 0,
    mayChoose(table, COMMERCE) ? commerceGain(table, seat) : 0,
    mayChoose(table, CULTURE) ? cultureGain(table, seat) : 0,
  );
}
