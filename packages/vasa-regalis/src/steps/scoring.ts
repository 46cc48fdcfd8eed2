import type { Outcome, Seat } from "@stormakt/kernel";
import type { Comparison, Good, Value } from "../catalog/index.ts";
import { FAIL_COMPARISONS, GOODS, SAIL_COMPARISONS, thresholdOf } from "../catalog/index.ts";
import { at, countAt } from "../lists.ts";
import type { Table } from "../table.ts";
import { inHand, onShip } from "../table.ts";
import { allSeats, seatFrom } from "../yard.ts";

/** VR-SCORE-4 Sound ship: the best hand wins. Weak parts: the best giver to them. All weak: everybody loses. */
export function score(table: Readonly<Table>): Outcome {
  const totals = totalsOf(table);
  const failed = tooWeak(totals, table.seats);
  const facts = { totals, failed };
  if (failed.length === 4) return { places: [], because: "all-lose", facts }; // VR-SCORE-5
  const sails = failed.length === 0;
  const counts = allSeats(table).map((seat) => (sails ? countsInHand(table, seat) : countsOnShip(table, seat, failed)));
  const countsOf = (seat: Seat): readonly number[] => at(counts, seat);
  const fromLeader = (seat: Seat): number => seatFrom(table, seat, -table.leader); // VR-SCORE-8, -9
  // VR-SCORE-11 Whoever is next best when the better ones are left out has the next place.
  const ranking = [...allSeats(table)].sort((a, b) => firstDifference(countsOf(b), countsOf(a)) || fromLeader(a) - fromLeader(b));
  const names = sails ? SAIL_COMPARISONS : FAIL_COMPARISONS;
  const { decidedBy, tied } = decision(names, allSeats(table), countsOf(ranking[0] ?? table.leader), countsOf, table.leader);
  return { places: ranking.map((seat) => [seat]), because: sails ? "sails" : "fails", facts: { ...facts, decidedBy, tied } };
}
/** VR-SCORE-1 The total of each part over all ships. */
export const totalsOf = (table: Readonly<Table>): number[] => GOODS.map((good) => totalOf(table, good));
function totalOf(table: Readonly<Table>, good: Good): number {
  let total = 0;
  for (const seat of allSeats(table)) total += onShip(table, seat, good);
  return total;
}
/** VR-SCORE-2, -3 */
export const failedParts = (table: Readonly<Table>): Good[] => tooWeak(totalsOf(table), table.seats);
const tooWeak = (totals: readonly number[], seats: number): Good[] => GOODS.filter((good) => countAt(totals, good) < thresholdOf(seats));

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
function firstDifference(a: readonly number[], b: readonly number[]): number {
  for (let place = 0; place < a.length; place++) {
    const difference = countAt(a, place) - countAt(b, place);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The comparison that left one player only, or who was tied to the end and what settled it. */
function decision(
  names: readonly Comparison[],
  seats: readonly Seat[],
  best: readonly number[],
  countsOf: (seat: Seat) => readonly number[],
  leader: Seat,
): { decidedBy: Comparison; tied: Seat[] } {
  let tied = [...seats];
  for (const [place, name] of names.entries()) {
    tied = tied.filter((seat) => countsOf(seat)[place] === best[place]);
    if (tied.length === 1) return { decidedBy: name, tied: [] };
  }
  return { decidedBy: tied.includes(leader) ? "leader" : "nearest-leader", tied };
}
