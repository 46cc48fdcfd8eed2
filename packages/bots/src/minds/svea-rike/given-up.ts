/** Wars that nobody fights, and the cards that might win them all the same. */
import type { Seat } from "@stormakt/kernel";
import { enemiesFelledBy } from "@stormakt/svea-rike/advice";
import type { Title } from "@stormakt/svea-rike/catalog";
import { battleAgainst, countryCalled, EVENT_CARD } from "@stormakt/svea-rike/catalog";
import { isStanding, seatsOf } from "@stormakt/svea-rike/reckoning";
import type { Seen } from "./seen.ts";
import { handOf } from "./seen.ts";

/** By battle card: how many of the enemy it takes away. */
export const TAKEN: ReadonlyMap<number, number> = new Map(
  EVENT_CARD.all.flatMap((title): [number, number][] => ((felled) => (felled === 0 ? [] : [[title, felled]]))(enemiesFelledBy(title))),
);

/** Whether no Swedish fief stands, and the cards in the seat's own hand would leave some of the enemy. */
export function isGivenUp(table: Seen, seat: Seat): boolean {
  const { war, army } = table;
  if (war === null || Array.from({ length: seatsOf(table) }, (_, by) => by).some((by) => isStanding(table, by))) return false;
  let taken = 0;
  for (const card of handOf(table, seat)) {
    const country = battleAgainst(card as Title);
    if (country === null || countryCalled(country) === war.country) taken += TAKEN.get(card) ?? 0;
  }
  return taken < army.length;
}
