import type { Outcome, Seat } from "@stormakt/kernel";
import type { Comparison, Good, Value } from "../catalog/index.ts";
import { FAIL_COMPARISONS, GOODS, SAIL_COMPARISONS, thresholdOf } from "../catalog/index.ts";
import { at, bestFirst, countAt } from "../lists.ts";
import type { Table } from "../table.ts";
import { inHand, onShip } from "../table.ts";
import { allSeats, seatFrom } from "../yard.ts";

/** VR-SCORE-4 Sound ship: the best hand wins. Weak parts: the best giver to them. All weak: everybody loses. */
export function score(table: Readonly<Table>): Outcome {
  const totals = totalsOf(table);
  const failed = tooWeak(totals, table.seats);
  if (failed.length === 4) return { places: [], because: "all-lose", facts: { totals, failed } }; // VR-SCORE-5
  const sails = failed.length === 0;
  const counts: Counts[] = [];
  for (const seat of allSeats(table)) counts.push(sails ? countsInHand(table, seat) : countsOnShip(table, seat, failed));
  const ranking = ranked(table, counts);
  const places: Seat[][] = [];
  for (const seat of ranking) places.push([seat]);
  const { decidedBy, tied } = decision(sails ? SAIL_COMPARISONS : FAIL_COMPARISONS, counts, countAt(ranking, 0), table.leader);
  return { places, because: sails ? "sails" : "fails", facts: { totals, failed, decidedBy, tied } };
}
/** What a player is compared by, the first difference counting. */
type Counts = readonly number[];
/** VR-SCORE-8, -9, -11 Best first; of those who are tied the one nearest to the leader. Whoever is next best has the next place. */
function ranked(table: Readonly<Table>, counts: readonly Counts[]): Seat[] {
  const ranking: Seat[] = [];
  for (let place = 0; place < table.seats; place++) ranking.push(seatFrom(table, table.leader, place));
  bestFirst(ranking, (one, other) => isBetter(at(counts, one), at(counts, other)));
  return ranking;
}
/** VR-SCORE-1 The total of each part over all ships. */
export function totalsOf(table: Readonly<Table>): number[] {
  const totals: number[] = [];
  for (const good of GOODS) totals.push(totalOf(table, good));
  return totals;
}
function totalOf(table: Readonly<Table>, good: Good): number {
  let total = 0;
  for (const seat of allSeats(table)) total += onShip(table, seat, good);
  return total;
}
/** VR-SCORE-2, -3 */
export const failedParts = (table: Readonly<Table>): Good[] => tooWeak(totalsOf(table), table.seats);
function tooWeak(totals: readonly number[], seats: number): Good[] {
  const failed: Good[] = [];
  for (const good of GOODS) if (countAt(totals, good) < thresholdOf(seats)) failed.push(good);
  return failed;
}

/** VR-SCORE-6, -10 Threes in hand, then twos, then ones, whatever their type. */
export const countsInHand = (table: Readonly<Table>, seat: Seat): [threes: number, twos: number, ones: number] => [
  countInHand(table, seat, 3),
  countInHand(table, seat, 2),
  countInHand(table, seat, 1),
];
function countInHand(table: Readonly<Table>, seat: Seat, value: Value): number {
  let count = 0;
  for (const good of GOODS) count += inHand(table, seat, good, value);
  return count;
}
/** VR-SCORE-7 Threes on failed parts, then threes, twos and ones on the whole ship. */
export const countsOnShip = (
  table: Readonly<Table>,
  seat: Seat,
  failed: readonly Good[],
): [onWeakParts: number, threes: number, twos: number, ones: number] => [
  countOnShip(table, seat, failed, 3),
  countOnShip(table, seat, GOODS, 3),
  countOnShip(table, seat, GOODS, 2),
  countOnShip(table, seat, GOODS, 1),
];
function countOnShip(table: Readonly<Table>, seat: Seat, parts: readonly Good[], value: Value): number {
  let count = 0;
  for (const good of parts) if (onShip(table, seat, good) === value) count++;
  return count;
}
function isBetter(one: Counts, other: Counts): boolean {
  for (let place = 0; place < one.length; place++) {
    const difference = countAt(one, place) - countAt(other, place);
    if (difference !== 0) return difference > 0;
  }
  return false;
}

/** The comparison that left one player only, or who was tied to the end and what settled it. */
function decision(
  names: readonly Comparison[],
  counts: readonly Counts[],
  winner: Seat,
  leader: Seat,
): { decidedBy: Comparison; tied: Seat[] } {
  const best = at(counts, winner);
  for (let place = 0; place < names.length; place++) {
    if (asGoodAs(best, counts, place + 1).length === 1) return { decidedBy: at(names, place), tied: [] };
  }
  const tied = asGoodAs(best, counts, names.length);
  return { decidedBy: tied.includes(leader) ? "leader" : "nearest-leader", tied };
}
/** The players who are as good as the best in so many of the counts. */
function asGoodAs(best: Counts, counts: readonly Counts[], many: number): Seat[] {
  const tied: Seat[] = [];
  for (let seat = 0; seat < counts.length; seat++) {
    let place = 0;
    while (place < many && countAt(at(counts, seat), place) === countAt(best, place)) place++;
    if (place === many) tied.push(seat);
  }
  return tied;
}
