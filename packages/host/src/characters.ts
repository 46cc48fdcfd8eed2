/** Who the bots at a table are: so that not all of them play alike. */
import { TEMPERS } from "@stormakt/bots";
import type { Seat } from "@stormakt/kernel";
import { fastDice } from "@stormakt/kernel";
import type { Table } from "./table.ts";

/**
 * The temper of the bot in a chair. It follows from the match's seed, which nobody is shown before the end, so it is the same whenever
 * and wherever the bot is asked, is written nowhere and told to nobody. Who stands in for a person has no fancies of its own.
 */
export function temperAt({ seats, memory }: Table, seat: Seat): string {
  const { seed } = memory;
  const [steady] = TEMPERS;
  if (seed === null || (seats[seat]?.sitters.length ?? 0) > 0) return steady;
  const order = [...TEMPERS];
  fastDice(`${seed}/characters`).shuffle(order);
  const bots = seats.flatMap(({ sitters }, other) => (sitters.length === 0 ? [other] : []));
  return order[bots.indexOf(seat) % order.length] ?? steady;
}
