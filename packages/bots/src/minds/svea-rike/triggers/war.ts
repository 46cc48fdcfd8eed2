/** Cards of war, and the merchants and upkeep it concerns. */

import { has } from "@stormakt/kernel/ids";
import type { Country, None, Title } from "@stormakt/svea-rike/catalog";
import {
  battleAgainst,
  CARD_PLAYED,
  countryCalled,
  EVENT_CARD,
  EVERY_COUNTRY,
  EXTRA_WAR_TAXES,
  NONE,
  troopsOn,
  UPKEEP,
} from "@stormakt/svea-rike/catalog";
import { countFiefs, isStanding, mayEnter, merchantsIn, troopsOf } from "@stormakt/svea-rike/reckoning";
import { isGivenUp } from "../given-up.ts";
import type { Trigger } from "./trigger.ts";
import { often, oftenOrLast, plain } from "./trigger.ts";

/** By title: the only country against which a battle card is of use. */
const AGAINST: readonly number[] = EVENT_CARD.all.map((title) => {
  const country = battleAgainst(title);
  return country === null ? NONE : countryCalled(country);
});

export const WAR_TRIGGERS = {
  "supply-train": (occasion, title) => {
    const { table, seat, moment, memory } = occasion;
    if (has(table.supplied, seat)) return null;
    if (moment === UPKEEP) return troopsOf(table, seat) >= 4 && oftenOrLast(occasion, 60) ? plain(title) : null;
    if (moment === CARD_PLAYED)
      return (memory as { card?: Title }).card === EXTRA_WAR_TAXES && troopsOf(table, seat) >= 2 ? plain(title) : null;
    const fief = table.war?.sent[seat] ?? NONE;
    return fief !== NONE && troopsOn(fief) >= 2 ? plain(title) : null;
  },
  "blockade-runner": ({ table, seat }, title) =>
    table.war !== null && !has(table.war.runners, seat) && merchantsIn(table, seat, table.war.country) > 0 ? plain(title) : null,
  "out-of-the-fire": (occasion, card) => {
    const { table, seat } = occasion;
    const country = table.war?.country ?? NONE;
    if (country === NONE || merchantsIn(table, seat, country) === 0) return null;
    let to: Country | None = NONE;
    for (const other of EVERY_COUNTRY)
      if (other !== country && mayEnter(table, other) && (to === NONE || merchantsIn(table, seat, other) > merchantsIn(table, seat, to)))
        to = other;
    return to === NONE ? null : { kind: "playCard", card, seat, country, to };
  },
  battle: (occasion, title) => {
    const { table, seat } = occasion;
    return table.war?.country === AGAINST[title] && !isGivenUp(table, seat) && often(occasion, table.army.length <= 3 ? 90 : 45)
      ? plain(title)
      : null;
  },
  "swedish-steel-bites": (occasion, title) => {
    const { table, seat } = occasion;
    return table.war !== null && has(table.war.joined, seat) && often(occasion, 50) ? plain(title) : null;
  },
  "superior-tactician": (occasion, title) => {
    const { table, seat } = occasion;
    return table.war !== null && isStanding(table, seat) && !has(table.war.tacticians, seat) ? plain(title) : null;
  },
  "extra-booty": ({ table, seat }, title) =>
    table.war !== null && !has(table.war.extraBooty, seat) && !has(table.war.betrayed, seat) ? plain(title) : null,
  treason: (occasion, title) => (oftenOrLast(occasion, 50) ? plain(title) : null),
  "high-treason": ({ table, seat }, title) =>
    table.war !== null && has(table.war.yields, seat) && countFiefs(table, seat) > 0 ? plain(title) : null,
} as const satisfies Record<string, Trigger>;
