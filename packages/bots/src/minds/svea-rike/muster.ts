/**
 * Who marches. A war is won together or not at all: whoever would march if the others did must be able to expect that they do. All reckon
 * alike from what lies open, so all come to the same muster. Where few sit at the table what a march brings the others counts against it.
 */

import type { Seat } from "@stormakt/kernel";
import { both, butLowest, EMPTY, either, isEmpty, lowest, where } from "@stormakt/kernel/ids";
import type { Fief, History, None, Royal } from "@stormakt/svea-rike/catalog";
import { COUNTRY, FIEF, FINLAND_AND_ESTONIA, homeOf, NONE, ROYAL, royalTroops, troopsOn } from "@stormakt/svea-rike/catalog";
import {
  armySize,
  chanceAgainst,
  fiefsOnSale,
  fiefsOwned,
  isFinlandLost,
  militaryOf,
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
  let fiefs = 0;
  let sum = 0;
  for (let left = fiefsOnSale(table); !isEmpty(left); left = butLowest(left)) {
    fiefs++;
    sum += fiefWorth(table, lowest(left));
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
/**
 * By seats: how much of what a march brings each of the others counts against it, and so many status points each gives for a war that can
 * be won together all the same. Two have nothing in common: whatever one gains the other loses. Among four and five nobody is a rival to
 * that extent: `hard` foresaw marches worse with such players (docs/strength.md).
 */
const RIVALRY = [0, 0, 1, 1 / 2, 0, 0];
const GIVEN = [0, 0, 0, 0.3, 0, 0];
/** What each troop is worth in the field beside what it costs. */
const STRENGTH = 0.35;

/** The strongest fief a seat can pay for with so much gold; null if it has none. */
export function forceOf(table: Seen, seat: Seat, gold: number, stray: () => number = () => 0): Force | null {
  const military = militaryOf(table, seat);
  const each = goldWorth(turnsLeft(table));
  let best: Fief | None = NONE;
  let highest = Number.NEGATIVE_INFINITY;
  for (let left = fiefsOwned(table, seat); !isEmpty(left); left = butLowest(left)) {
    const fief = lowest(left);
    const troops = troopsOn(fief);
    if (troops === 0 && military === 0) continue;
    const owes = warUpkeepDue(table, seat, fief);
    if (owes > gold) continue;
    const worth = STRENGTH * Math.min(5, troops + military) - each * owes + stray();
    if (worth <= highest) continue;
    highest = worth;
    best = fief;
  }
  if (best === NONE) return null;
  return { fief: best, troops: troopsOn(best), military, upkeep: each * warUpkeepDue(table, seat, best) };
}

/** Whether a seat marches where everybody marches who gains by it, the others given. `own`: what it would send itself. */
export function isMustered(table: Seen, seat: Seat, own: Force): boolean {
  const { war } = table;
  if (war === null) return false;
  const seats = seatsOf(table);
  const size = armySize(table, war.country);
  const ranks: Rank[] = [];
  const fiefs = fiefOnOffer(table);
  for (let other = 0; other < seats; other++) {
    const force = other === seat ? own : forceOf(table, other, seenGold(table, other));
    if (force !== null) fallIn(ranks, rankOf(table, other, force, fiefs));
  }
  const rivalry = RIVALRY[seats] as number;
  const given = GIVEN[seats] as number;
  // What victory is worth to all who could march, those who stay at home among them.
  let victory = 0;
  for (let at = 0; at < ranks.length; at++) victory += wonBy(ranks[at] as Rank);
  for (;;) {
    const odds = oddsOf(ranks, NONE, size);
    if (odds < LEAST_ODDS) return false;
    let least = 0;
    let leaver: number = NONE;
    for (let at = 0; at < ranks.length; at++) {
      const rank = ranks[at] as Rank;
      const without = oddsOf(ranks, rank.seat, size);
      const others = rivalry * (odds - without) * (victory - wonBy(rank));
      const gain = gainOf(rank, odds, without) - others + (ranks.length > 1 ? given : 0);
      // Of two who gain alike the first seat goes.
      if (gain > least || (gain === least && (leaver === NONE || rank.seat > (ranks[leaver] as Rank).seat))) continue;
      least = gain;
      leaver = at;
    }
    if (leaver === NONE) return true;
    const gone = ranks[leaver] as Rank;
    if (gone.seat === seat) return false;
    victory -= wonBy(gone) - savedFor(gone);
    ranks.splice(leaver, 1);
  }
}
/** Somebody who would march, and all that the gain of it depends on but the odds. */
interface Rank {
  readonly seat: Seat;
  readonly troops: number;
  readonly military: number;
  readonly upkeep: number;
  readonly reward: number;
  readonly loss: number;
  readonly atStake: number;
}
function rankOf(table: Seen, seat: Seat, { troops, military, upkeep }: Force, fiefs: number): Rank {
  const least = leastFief(table, seat);
  const loss = least === NONE ? 0 : fiefWorth(table, least);
  return { seat, troops, military, upkeep, reward: rewardOf(table, seat, fiefs), loss, atStake: lostInDefeat(table, seat) };
}
/** SR-WAR-15 They stand in the order in which they fall. */
function fallIn(ranks: Rank[], rank: Rank): void {
  let at = ranks.length;
  while (at > 0 && fallsBefore(rank, ranks[at - 1] as Rank)) at--;
  ranks.splice(at, 0, rank);
}
const fallsBefore = (one: Rank, other: Rank): boolean =>
  one.troops < other.troops || (one.troops === other.troops && one.military < other.military);
/** What marching brings, beside staying at home while the others march. */
const gainOf = ({ reward, upkeep, loss, atStake }: Rank, odds: number, oddsWithout: number): number =>
  odds * reward - upkeep - (1 - odds) * loss + (1 - oddsWithout) * COWARD * loss + (odds - oddsWithout) * atStake;
/** What victory is worth beside defeat, to somebody who marched, and to somebody who did not. */
const wonBy = ({ reward, loss, atStake }: Rank): number => reward + loss + atStake;
const savedFor = ({ loss, atStake }: Rank): number => COWARD * loss + atStake;
/** SR-DEFEAT-2, -3 What defeat takes from a seat whether it marched or not. */
function lostInDefeat(table: Seen, seat: Seat): number {
  const country = table.war?.country ?? NONE;
  if (country === NONE) return 0;
  const lost = (isFinlandLost(table, country) ? OF_COUNTRY_OR_FINLAND : OF_COUNTRY)[country] ?? EMPTY;
  let sum = 0;
  for (let left = both(fiefsOwned(table, seat), lost); !isEmpty(left); left = butLowest(left)) sum += fiefWorth(table, lowest(left));
  return sum;
}
const OF_COUNTRY = COUNTRY.all.map((country) => where(FIEF, (fief) => homeOf(fief) === country));
const FINLAND = where(FIEF, (fief) => FINLAND_AND_ESTONIA.includes(fief));
const OF_COUNTRY_OR_FINLAND = OF_COUNTRY.map((fiefs) => either(fiefs, FINLAND));
function rewardOf(table: Seen, seat: Seat, fiefs: number): number {
  let best = BOOTY_GOLD * goldWorth(turnsLeft(table));
  for (let at = 0; at < table.row.length; at++) best = Math.max(best, cardWorth(table, seat, table.row[at] as History));
  return Math.max(best, fiefs);
}

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
/** The chance of victory against an army as they usually are, one seat staying at home. */
function oddsOf(ranks: readonly Rank[], but: Seat, size: number): number {
  let sum = 0;
  for (let at = 0; at < ranks.length; at++) {
    const { seat, troops, military } = ranks[at] as Rank;
    if (seat !== but) sum = 7 * sum + Math.min(6, troops + military) + 1;
  }
  const key = 16 * sum + size;
  return KNOWN.get(key) ?? findOdds(ranks, but, size, key);
}
function findOdds(ranks: readonly Rank[], but: Seat, size: number, key: number): number {
  const values = ranks.filter(({ seat }) => seat !== but).map(({ troops, military }) => Math.min(6, troops + military));
  const armies = TYPICAL.get(size) ?? armiesOf(size);
  TYPICAL.set(size, armies);
  const odds = armies.reduce((sum, army) => sum + chanceAgainst(values, army), 0) / armies.length;
  KNOWN.set(key, odds);
  return odds;
}
