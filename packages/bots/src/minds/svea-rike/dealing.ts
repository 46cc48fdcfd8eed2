/** Selling fiefs in need, and buying them of others who are. */

import type { Chance, Seat, State } from "@stormakt/kernel";
import { butLowest, isEmpty, lowest } from "@stormakt/kernel/ids";
import type { Action, SveaRike } from "@stormakt/svea-rike";
import type { Fief, Moment, None } from "@stormakt/svea-rike/catalog";
import { crownsOn, fiefCalled, NONE } from "@stormakt/svea-rike/catalog";
import { fiefsOwned, goldOf } from "@stormakt/svea-rike/reckoning";
import { fiefWorth, goldWorth } from "./gains.ts";
import { reaction } from "./reactions.ts";
import type { Seen } from "./seen.ts";
import { STEP, topOf, turnsLeft, under } from "./seen.ts";

const NOT_FOR_SALE = 100;
/** The fief that is missed least; one that is sent to war only if there is no other. */
export function leastFief(table: Seen, seat: Seat): Fief | None {
  let best: Fief | None = NONE;
  let least = Number.POSITIVE_INFINITY;
  for (let left = fiefsOwned(table, seat); !isEmpty(left); left = butLowest(left)) {
    const fief = lowest(left);
    const worth = fiefWorth(table, fief) + (table.war?.sent.includes(fief) === true ? NOT_FOR_SALE : 0);
    if (worth >= least) continue;
    least = worth;
    best = fief;
  }
  return best;
}
/** The same of a seat that is asked for one, so that it has one. */
export function fiefToLose(table: Seen, seat: Seat): Fief {
  const fief = leastFief(table, seat);
  if (fief === NONE) throw new Error(`seat ${seat} has no fief`);
  return fief;
}

/** Gold cards first; then the fief that is missed least. */
export function sale(state: State<SveaRike>, seat: Seat, chance: Chance): Action {
  const { moment } = topOf(state).memory as { moment: Moment };
  return reaction(state.table, seat, moment, seat, state.table, chance) ?? { kind: "sellFief", fief: fiefToLose(state.table, seat) };
}
/** A bargain is taken; where the price is too high another is named, if it is worth a debtor's while. */
export function answer(state: State<SveaRike>, seat: Seat): Action {
  const { table } = state;
  const { fief, gold } = topOf(state).memory as { fief: Fief; gold: number };
  const worth = Math.floor(fiefWorth(table, fief) / (1.2 * goldWorth(turnsLeft(table))));
  const price = Math.min(worth, goldOf(table, seat));
  if (price >= gold) return { kind: "acceptOffer" };
  return price >= LEAST_PRICE * crownsOn(fief) && price >= 1 ? { kind: "namePrice", gold: price } : { kind: "refuseOffer" };
}
/** What a die of the Exchequer brings. */
const LEAST_PRICE = 3.5;
/** The best price named, unless the Exchequer's dice promise more. */
export function bargain(state: State<SveaRike>): Action {
  const { fief, prices } = (under(state, STEP.offer)?.memory ?? { fief: fiefCalled("africa"), prices: [] }) as {
    fief: Fief;
    prices: readonly number[];
  };
  let buyer: number = NONE;
  let gold = 0;
  for (let other = 0; other < prices.length; other++)
    if ((prices[other] as number) > gold) [buyer, gold] = [other, prices[other] as number];
  return buyer !== NONE && gold >= LEAST_PRICE * crownsOn(fief) ? { kind: "takePrice", buyer, gold } : { kind: "refusePrices" };
}
