/** Everything the game is played with, by name: the small shapes of which the large ones are made. */

import type { Seat } from "@stormakt/kernel";
import { range } from "@stormakt/kernel/ids";
import type { Shape } from "@stormakt/kernel/shapes";
import { amount, chair, listOf, Misnamed, maybe, record, thing } from "@stormakt/kernel/shapes";
import type { Title } from "../catalog/index.ts";
import { COUNTRY, ERA, EVENT_CARD, FAMILIES, FIEF, HISTORY_CARD, MOMENT, NONE, REIGN, ROYAL, SOVEREIGNS } from "../catalog/index.ts";
import { ACTIVITY, SOURCE } from "../domains.ts";
import { ids } from "../lists.ts";
import type { Played } from "../table.ts";
import { AVAILABLE, FOREIGN, GONE, IN_DECK, IN_ROW, playedBy, playerOf, REMOVED, RETIRED, titleOf } from "../table.ts";

export const fief = thing(FIEF);
export const fiefOrNone = thing(FIEF, { none: NONE });
export const country = thing(COUNTRY);
export const countryOrNone = thing(COUNTRY, { none: NONE });
export const history = thing(HISTORY_CARD);
export const historyOrNone = thing(HISTORY_CARD, { none: NONE });
export const card = thing(EVENT_CARD);
export const cardOrNone = thing(EVENT_CARD, { none: NONE });
export const royal = thing(ROYAL);
export const royalOrNone = thing(ROYAL, { none: NONE });
export const reign = thing(REIGN);
export const era = thing(ERA);
export const activity = thing(ACTIVITY);
export const activityOrNone = thing(ACTIVITY, { none: NONE });
export const source = thing(SOURCE);
export const moment = thing(MOMENT);
/** Sovereigns are counted from 1. */
export const sovereign: Shape<number> = thing({ ...range("sovereign", 1, SOVEREIGNS.length), names: ids(SOVEREIGNS) });
/** Whose a thing is, or where it lies if nobody's. */
function ownerOr(places: Readonly<Record<string, number>>): Shape<number> {
  const names = new Map(Object.entries(places).map(([name, place]) => [place, name]));
  return {
    copied: "value",
    name: (value) => names.get(value) ?? value,
    place: (named, at) => {
      const place = typeof named === "string" && Object.hasOwn(places, named) ? places[named] : named;
      if (typeof place !== "number" || !Number.isInteger(place) || (named === place && place < 0))
        throw new Misnamed(at, `must be a seat or one of ${Object.keys(places).join(", ")}`);
      return place;
    },
  };
}
export const fiefAt = ownerOr({ available: AVAILABLE, foreign: FOREIGN, removed: REMOVED });
export const historyAt = ownerOr({ deck: IN_DECK, row: IN_ROW, retired: RETIRED, gone: GONE });

/** What an event card is aimed at. */
export const aim = {
  card,
  fief: maybe(fief),
  from: maybe(fief),
  country: maybe(country),
  to: maybe(country),
  seat: maybe(chair),
  history: maybe(history),
  next: maybe(history),
  gold: maybe(amount),
  royal: maybe(royal),
  activity: maybe(activity),
  take: maybe(card),
};
const cardAndPlayer = record<{ card: Title; by: Seat }>({ card, by: chair });
/** An event card and who played it. */
export const played: Shape<Played> = {
  copied: "value",
  name: (value) => cardAndPlayer.name({ card: titleOf(value), by: playerOf(value) }),
  place: (named, at) => {
    const { card: title, by } = cardAndPlayer.place(named, at);
    if (by < 0 || by >= FAMILIES.length) throw new Misnamed(`${at}.by`, "must be a seat");
    return playedBy(title, by);
  },
};
export const ofSeat = { seat: chair };
export const gold = { seat: chair, gold: amount };
export const fiefOf = { seat: chair, fief };
export const historyOf = { seat: chair, history };
export const merchants = { seat: chair, country, count: amount };
export const dice = listOf(amount);
