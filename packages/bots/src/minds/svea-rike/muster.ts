/**
 * Who marches. A war is won together or not at all: whoever would march if the others did must be able to expect that they do. All reckon
 * alike from what lies open, so all come to the same muster.
 */

import type { Seat } from "@stormakt/kernel";
import type { Fief, Royal } from "@stormakt/svea-rike/catalog";
import { EVERY_FIEF, FINLAND_AND_ESTONIA, homeOf, NONE, ROYAL, royalTroops, troopsOn } from "@stormakt/svea-rike/catalog";
import {
  armySize,
  chanceAgainst,
  isFinlandLost,
  isOnSale,
  militaryOf,
  ownerOf,
  seatsOf,
  warUpkeepDue,
} from "@stormakt/svea-rike/reckoning";
import { leastFief } from "./dealing.ts";
import { cardWorth, fiefWorth, goldWorth } from "./gains.ts";
import type { Seen } from "./seen.ts";
import { turnsLeft } from "./seen.ts";
import { seenGold } from "./triggers/trigger.ts";

/** What a fief drawn from those on offer is worth on average. */
export function fiefOnOffer(table: Seen): number {
  let [fiefs, sum] = [0, 0];
  for (const fief of EVERY_FIEF) {
    if (!isOnSale(table, fief)) continue;
    fiefs++;
    sum += fiefWorth(table, fief);
  }
  return fiefs === 0 ? 0 : sum / fiefs;
}
/** What a seat could best send. */
interface Force {
  readonly fief: Fief;
  readonly troops: number;
  readonly military: number;
  /** SR-WAR-6 In status points. */
  readonly upkeep: number;
}
/** SR-BOOTY-4 Three dice of gold. */
export const BOOTY_GOLD = 10.5;
/** SR-DEFEAT-5 How often a coward gives up a fief. */
const COWARD = 0.5;
/** Nobody marches into a war that is won less often. */
const LEAST_ODDS = 0.2;
/** What each troop is worth in the field beside what it costs. */
const STRENGTH = 0.35;

/** The strongest fief a seat can pay for with so much gold; null if it has none. */
export function forceOf(table: Seen, seat: Seat, gold: number, stray: () => number = () => 0): Force | null {
  const military = militaryOf(table, seat);
  const each = goldWorth(turnsLeft(table));
  let best: Force | null = null;
  let highest = Number.NEGATIVE_INFINITY;
  for (const fief of EVERY_FIEF) {
    const troops = troopsOn(fief);
    if (ownerOf(table, fief) !== seat || (troops === 0 && military === 0)) continue;
    const owes = warUpkeepDue(table, seat, fief);
    if (owes > gold) continue;
    const worth = STRENGTH * Math.min(5, troops + military) - each * owes + stray();
    if (worth <= highest) continue;
    highest = worth;
    best = { fief, troops, military, upkeep: each * owes };
  }
  return best;
}

/** Whether a seat marches where everybody marches who gains by it, the others given. `own`: what it would send itself. */
export function isMustered(table: Seen, seat: Seat, own: Force): boolean {
  const { war } = table;
  if (war === null) return false;
  const seats = seatsOf(table);
  const size = armySize(table, war.country);
  const forces = Array.from({ length: seats }, (_, other) => (other === seat ? own : forceOf(table, other, seenGold(table, other))));
  for (;;) {
    const odds = oddsOf(forces, size);
    if (odds < LEAST_ODDS) return false;
    let least = 0;
    let leaver: number = NONE;
    for (let other = 0; other < seats; other++) {
      const force = forces[other];
      if (force == null) continue;
      const gain = gainOf(table, other, force, odds, oddsOf(without(forces, other), size));
      if (gain < least) [least, leaver] = [gain, other];
    }
    if (leaver === NONE) return forces[seat] != null;
    if (leaver === seat) return false;
    forces[leaver] = null;
  }
}
/** What marching brings, beside staying at home while the others march. */
function gainOf(table: Seen, seat: Seat, force: Force, odds: number, oddsWithout: number): number {
  const least = leastFief(table, seat);
  const loss = least === NONE ? 0 : fiefWorth(table, least);
  const atStake = lostInDefeat(table, seat);
  return (
    odds * rewardOf(table, seat) - force.upkeep - (1 - odds) * loss + (1 - oddsWithout) * COWARD * loss + (odds - oddsWithout) * atStake
  );
}
/** SR-DEFEAT-2, -3 What defeat takes from a seat whether it marched or not. */
function lostInDefeat(table: Seen, seat: Seat): number {
  const country = table.war?.country ?? NONE;
  const losesFinland = isFinlandLost(table, country);
  let sum = 0;
  for (const fief of EVERY_FIEF)
    if (ownerOf(table, fief) === seat && (homeOf(fief) === country || (losesFinland && FINLAND_AND_ESTONIA.includes(fief))))
      sum += fiefWorth(table, fief);
  return sum;
}
function rewardOf(table: Seen, seat: Seat): number {
  let best = BOOTY_GOLD * goldWorth(turnsLeft(table));
  for (const card of table.row) best = Math.max(best, cardWorth(table, seat, card));
  return Math.max(best, fiefOnOffer(table));
}
const without = (forces: readonly (Force | null)[], seat: Seat): (Force | null)[] =>
  forces.map((force, other) => (other === seat ? null : force));

/** Armies as they come, of each size: every card of the deck stands in as many of them. */
const ARMIES = 12;
const armiesOf = (size: number): number[][] =>
  Array.from({ length: ARMIES }, (_, army) =>
    Array.from({ length: size }, (_card, nth) => royalTroops(ROYAL.all[(7 * army + 5 * nth) % ROYAL.size] as Royal))
      .filter((troops) => troops > 0)
      .sort((one, other) => one - other),
  );
const TYPICAL = new Map<number, number[][]>();
const KNOWN = new Map<number, number>();
/** The chance of victory against an army as they usually are. */
function oddsOf(forces: readonly (Force | null)[], size: number): number {
  // SR-WAR-15 The order in which they fall.
  const standing = forces
    .filter((force) => force !== null)
    .sort((one, other) => one.troops - other.troops || one.military - other.military);
  const values = standing.map(({ troops, military }) => Math.min(6, troops + military));
  const key = values.reduce((sum, value) => 7 * sum + value + 1, 0) * 16 + size;
  const before = KNOWN.get(key);
  if (before !== undefined) return before;
  const armies = TYPICAL.get(size) ?? armiesOf(size);
  TYPICAL.set(size, armies);
  const odds = armies.reduce((sum, army) => sum + chanceAgainst(values, army), 0) / armies.length;
  KNOWN.set(key, odds);
  return odds;
}
