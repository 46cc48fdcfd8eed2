/** What is done about offers in playouts. */
import type { Seat } from "@stormakt/kernel";
import type { Action } from "@stormakt/vasa-regalis";
import type { Table } from "./holdings.ts";
import { classOf, ENDS, endsAt, isBuilt, isEligible, owned, unbuiltCount } from "./holdings.ts";

const FINISHED: Action = { kind: "finishTrading" };
/** A trade is accepted if it brings so much, in threes on the ship, and not much less than it brings the other. */
const WORTH_WHILE = 0.05;
const FAIR = 0.7;
/** What a three of a type that is built may still be worth, and any marker of one. */
const SPARE_THREE = 0.25;
const SPARE = 0.01;
/** A three in hand is worth something for itself, whatever became of such holdings. */
const THREE = 0.3;

/** Accepts what is good for both; else is done. Nobody makes offers in playouts. */
export function answerOffers(table: Table, seat: Seat, legal: readonly Action[]): Action {
  for (const action of legal) if (action.kind === "accept" && isWelcome(table, seat, action.from, action.number)) return action;
  return FINISHED;
}
function isWelcome(table: Table, seat: Seat, from: Seat, number: number): boolean {
  const offer = table.bargaining?.offers.find((one) => one.from === from && one.to === seat && one.number === number);
  if (offer === undefined) return false;
  const own = brings(table, seat, seat, offer.give, offer.take);
  return own > WORTH_WHILE && own > FAIR * brings(table, seat, from, offer.take, offer.give);
}
/** What a trade brings somebody, as far as the viewer can tell. */
export function brings(table: Table, viewer: Seat, seat: Seat, gets: readonly number[], gives: readonly number[]): number {
  const left = unbuiltCount(table);
  let sum = 0;
  for (let good = 0; good < 4; good++) {
    const [a, b, c] = [gained(gets, gives, good, 1), gained(gets, gives, good, 2), gained(gets, gives, good, 3)];
    if (a === 0 && b === 0 && c === 0) continue;
    if (isBuilt(table, good)) {
      sum += c * SPARE_THREE + (a + b) * SPARE;
      continue;
    }
    const [ones, twos, threes] = [
      owned(table, viewer, seat, good, 1),
      owned(table, viewer, seat, good, 2),
      owned(table, viewer, seat, good, 3),
    ];
    const eligible = isEligible(table, good);
    const before = endsAt(left, eligible, classOf(ones, twos, threes));
    const after = endsAt(left, eligible, classOf(ones + a, twos + b, threes + c));
    sum += (ENDS[after + 1] as number) - (ENDS[before + 1] as number) + c * THREE;
  }
  return sum;
}
const gained = (gets: readonly number[], gives: readonly number[], good: number, value: number): number =>
  (gets[good * 3 + value - 1] as number) - (gives[good * 3 + value - 1] as number);
