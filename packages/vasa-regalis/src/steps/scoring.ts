import type { Outcome, Seat } from "@stormakt/kernel";
import type { Comparison, Good, Value } from "../catalog/index.ts";
import { FAIL_COMPARISONS, GOODS, SAIL_COMPARISONS, thresholdOf } from "../catalog/index.ts";
import type { Table } from "../table.ts";
import { inHand, onShip } from "../table.ts";
import { allSeats, seatFrom } from "../yard.ts";

/** VR-SCORE-4 Sound ship: the best hand wins. Weak parts: the best giver to them. All weak: everybody loses. */
export function score(table: Readonly<Table>): Outcome {
  const failed = failedParts(table);
  const facts = { totals: totalsOf(table), failed };
  if (failed.length === 4) return { places: [], because: "all-lose", facts }; // VR-SCORE-5
  const sails = failed.length === 0;
  const counts = allSeats(table).map((seat) => (sails ? countsInHand(table, seat) : countsOnShip(table, seat, failed)));
  const countsOf = (seat: Seat): readonly number[] => counts[seat] ?? [];
  const fromLeader = (seat: Seat): number => seatFrom(table, seat, -table.leader); // VR-SCORE-8, -9
  // VR-SCORE-11 Whoever is next best when the better ones are left out has the next place.
  const ranking = [...allSeats(table)].sort((a, b) => firstDifference(countsOf(b), countsOf(a)) || fromLeader(a) - fromLeader(b));
  const names = sails ? SAIL_COMPARISONS : FAIL_COMPARISONS;
  const { decidedBy, tied } = decision(names, ranking, countsOf, table.leader);
  return { places: ranking.map((seat) => [seat]), because: sails ? "sails" : "fails", facts: { ...facts, decidedBy, tied } };
}
/** VR-SCORE-1 The total of each part over all ships. */
export const totalsOf = (table: Readonly<Table>): number[] =>
  GOODS.map((good) => allSeats(table).reduce((sum, seat) => sum + onShip(table, seat, good), 0));
/** VR-SCORE-2, -3 */
export function failedParts(table: Readonly<Table>): Good[] {
  const totals = totalsOf(table);
  return GOODS.filter((good) => (totals[good] ?? 0) < thresholdOf(table.seats));
}

/** VR-SCORE-6, -10 Threes in hand, then twos, then ones, whatever their type. */
export function countsInHand(table: Readonly<Table>, seat: Seat): [threes: number, twos: number, ones: number] {
  const count = (value: Value) => GOODS.reduce<number>((sum, good) => sum + inHand(table, seat, good, value), 0);
  return [count(3), count(2), count(1)];
}
/** VR-SCORE-7 Threes on failed parts, then threes, twos and ones on the whole ship. */
export function countsOnShip(
  table: Readonly<Table>,
  seat: Seat,
  failed: readonly Good[],
): [onWeakParts: number, threes: number, twos: number, ones: number] {
  const count = (value: Value, goods: readonly Good[]) => goods.filter((good) => onShip(table, seat, good) === value).length;
  return [count(3, failed), count(3, GOODS), count(2, GOODS), count(1, GOODS)];
}
const firstDifference = (a: readonly number[], b: readonly number[]): number =>
  a.map((count, at) => count - (b[at] ?? 0)).find((difference) => difference !== 0) ?? 0;

/** The comparison that left one player only, or who was tied to the end and what settled it. */
function decision(
  names: readonly Comparison[],
  ranking: readonly Seat[],
  countsOf: (seat: Seat) => readonly number[],
  leader: Seat,
): { decidedBy: Comparison; tied: Seat[] } {
  const best = countsOf(ranking[0] ?? leader);
  let tied = [...ranking].sort((a, b) => a - b);
  for (const [at, name] of names.entries()) {
    tied = tied.filter((seat) => countsOf(seat)[at] === best[at]);
    if (tied.length === 1) return { decidedBy: name, tied: [] };
  }
  return { decidedBy: tied.includes(leader) ? "leader" : "nearest-leader", tied };
}
