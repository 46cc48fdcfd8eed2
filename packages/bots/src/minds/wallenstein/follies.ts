/** What is never worth a thought. */
import type { Seat } from "@stormakt/kernel";
import type { Action, Table } from "@stormakt/wallenstein";
import { at, lead, weighAttack } from "./odds.ts";

/** An attack that is won less often than this is not made. The odds of playouts are a little rough: hence more than a fifth. */
const LEAST_ODDS = 0.23;

export function isHopeless(table: Readonly<Table>, seat: Seat, { to, armies }: Extract<Action, { kind: "march" }>): boolean {
  if (at(table.owner, to) === seat) return false;
  weighAttack(table, seat, to, armies);
  return lead.won < LEAST_ODDS;
}
