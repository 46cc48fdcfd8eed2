/** Cards for any time: in playouts they are played at the start of the own move, and whatever is left at the very end. */

import type { Seat } from "@stormakt/kernel";
import type { SetOf } from "@stormakt/kernel/ids";
import { both, butLowest, HALF, isEmpty, lowest } from "@stormakt/kernel/ids";
import type { PlayCard } from "@stormakt/svea-rike";
import { FEUDS, feudThrowsWon, REMOVED } from "@stormakt/svea-rike/advice";
import type { Country, Fief, History, None, Title } from "@stormakt/svea-rike/catalog";
import {
  areaAround,
  costOf,
  crownsOn,
  EVERY_COUNTRY,
  EVERY_FIEF,
  HISTORY_CARD,
  isPerson,
  NONE,
  neighboursOf,
  PALACES,
  priceOf,
  TURN_END,
  troopsOn,
} from "@stormakt/svea-rike/catalog";
import {
  countFiefs,
  countOwned,
  fiefsFor,
  fiefsOfOthers,
  fiefsOwned,
  fiefsToFightFor,
  goldOf,
  historyAtTwiceFor,
  historyOfOthers,
  merchantsIn,
  ownerOf,
  PALACE_SET,
  placeOf,
  seatsOf,
  troopsOf,
} from "@stormakt/svea-rike/reckoning";
import { bestCountry, cardLoss, cardsOfSeries, cardWorth, fiefWorth, goldWorth, scoringSeriesOf } from "../gains.ts";
import { handOf, turnsLeft } from "../seen.ts";
import type { Occasion, Trigger } from "./trigger.ts";
import { oftenOrLast, plain, rival, seenGold } from "./trigger.ts";

/** At the end of a turn only the last one hurries. */
const isTime = ({ moment, isLast }: Occasion): boolean => moment !== TURN_END || isLast;

export const GAINS = {
  "hidden-reserves": (occasion, title) =>
    isTime(occasion) && countOwned(occasion.table, occasion.seat, PALACE_SET) > 0 ? plain(title) : null,
  "reductions-from-the-church": (occasion, title) => (isTime(occasion) && oftenOrLast(occasion, 80) ? plain(title) : null),
  "inspiring-speech": (occasion, title) => (isTime(occasion) ? plain(title) : null),
  inflation: (occasion, title) => (isTime(occasion) && oftenOrLast(occasion, 50) ? plain(title) : null),
  "trade-privileges": (occasion, card) => {
    if (!isTime(occasion) || !oftenOrLast(occasion, 80)) return null;
    const country = bestCountry(occasion.table, occasion.seat);
    return country === NONE ? null : { kind: "playCard", card, country };
  },
  "fall-from-grace": (occasion, card) => {
    const { table, seat } = occasion;
    if (!isTime(occasion)) return null;
    const gold = goldOf(table, seat);
    const each = goldWorth(turnsLeft(table));
    let best: Fief | None = NONE;
    let most = 0.25;
    for (let left = both(fiefsOfOthers(table, seat), fiefsFor(gold)); !isEmpty(left); left = butLowest(left)) {
      const fief = lowest(left);
      const gain = 1.3 * (fiefWorth(table, fief) - each * costOf(fief));
      if (gain <= most) continue;
      most = gain;
      best = fief;
    }
    return best === NONE ? null : { kind: "playCard", card, fief: best };
  },
  "smart-negotiator": (occasion, card) => {
    const { table, seat } = occasion;
    if (!isTime(occasion) || !oftenOrLast(occasion, 60)) return null;
    const each = goldWorth(turnsLeft(table));
    const within = historyOfOthers(table, seat).both(historyAtTwiceFor(goldOf(table, seat)));
    let best: History | None = NONE;
    let most = 0.45;
    for (let half = 0; half < 2; half++)
      for (let left = halfOf(within, half); !isEmpty(left); left = butLowest(left)) {
        const history = cardAt(half, left);
        const owner = placeOf(table, history);
        const gain = cardWorth(table, seat, history) + 0.3 * cardLoss(table, owner, history) - 2.6 * each * priceOf(history);
        if (gain <= most) continue;
        most = gain;
        best = history;
      }
    return best === NONE ? null : { kind: "playCard", card, history: best };
  },
  "feud-with-neighbours": (occasion, title) => feud(occasion, title, FEUDS["feud-with-neighbours"]),
  "powerful-neighbour": (occasion, title) => feud(occasion, title, FEUDS["powerful-neighbour"]),
} as const satisfies Record<string, Trigger>;

export const ATTACKS = {
  "extra-war-taxes": (occasion, title) => {
    const { table, seat } = occasion;
    if (!isTime(occasion) || !oftenOrLast(occasion, 60)) return null;
    let others = 0;
    for (let other = 0; other < seatsOf(table); other++) if (other !== seat) others += troopsOf(table, other) / (seatsOf(table) - 1);
    return others > troopsOf(table, seat) && goldOf(table, seat) >= troopsOf(table, seat) ? plain(title) : null;
  },
  reduction: (occasion, title) => {
    const { table, seat } = occasion;
    if (!isTime(occasion)) return null;
    let others = 0;
    for (let other = 0; other < seatsOf(table); other++) if (other !== seat) others += seenGold(table, other) / (seatsOf(table) - 1);
    return others - goldOf(table, seat) > 5 ? plain(title) : null;
  },
  "royal-wrath": (occasion, card) => {
    if (!isTime(occasion) || !oftenOrLast(occasion, 50)) return null;
    const whose = rival(occasion, (other) => countFiefs(occasion.table, other) >= 2);
    return whose < 0 ? null : { kind: "playCard", card, seat: whose };
  },
  "lost-opportunity": (occasion, card) => {
    if (!isTime(occasion) || !oftenOrLast(occasion, 40)) return null;
    const whose = rival(occasion, (other) => handOf(occasion.table, other).length > 0);
    return whose < 0 ? null : { kind: "playCard", card, seat: whose };
  },
  "diplomatic-pressure": (occasion, card) => {
    const { table, seat } = occasion;
    if (!isTime(occasion) || !oftenOrLast(occasion, 45)) return null;
    let whose: Seat = NONE;
    let where: Country | None = NONE;
    let most = 1;
    for (let other = 0; other < seatsOf(table); other++) {
      if (other === seat) continue;
      for (const country of EVERY_COUNTRY) {
        const stack = merchantsIn(table, other, country);
        if (stack <= most) continue;
        whose = other;
        where = country;
        most = stack;
      }
    }
    return where === NONE ? null : { kind: "playCard", card, seat: whose, country: where };
  },
  "palace-fire": (occasion, title) => remove(occasion, title, (card) => PALACES.includes(card)),
  "untimely-death": (occasion, title) => remove(occasion, title, isPerson),
  "peasant-revolt": (occasion, title) => strike(occasion, title, (fief) => (crownsOn(fief) + troopsOn(fief)) / (1 + crownsOn(fief)), 1.5),
  "riots-in-towns": (occasion, title) => strike(occasion, title, (fief) => (crownsOn(fief) + troopsOn(fief)) / (1 + troopsOn(fief)), 1.5),
  "extra-church-tax": (occasion, title) => strike(occasion, title, crownsOn, 3),
  "local-war-tax": (occasion, title) => strike(occasion, title, troopsOn, 3),
  "witch-hunt": (occasion, title) => strike(occasion, title, () => 1, 3),
} as const satisfies Record<string, Trigger>;

/** The history cards of a set, half by half: the lowest of what is left of one. */
const halfOf = ({ low, high }: { readonly low: number; readonly high: number }, half: number): SetOf<number> =>
  (half === 0 ? low : high) as SetOf<number>;
const cardAt = (half: number, left: SetOf<number>): History => HISTORY_CARD.all[half * HALF + lowest(left)] as History;

/** A feud is thought of as if every point ahead were worth as much as the first, and every point behind cost it. */
const THROWS = 36;
const WON_EVEN = feudThrowsWon(0);
const WON_EACH = feudThrowsWon(1) - WON_EVEN;
/** From the own fief and against the neighbour where most can be hoped for. */
function feud(occasion: Occasion, card: Title, strength: (fief: Fief) => number): PlayCard | null {
  const { table, seat } = occasion;
  if (!isTime(occasion) || !oftenOrLast(occasion, 70)) return null;
  let best: Fief | None = NONE;
  let against: Fief | None = NONE;
  let most = 0;
  const sought = fiefsToFightFor(table, seat);
  for (let own = fiefsOwned(table, seat); !isEmpty(own); own = butLowest(own)) {
    const from = lowest(own);
    for (let near = both(neighboursOf(from), sought); !isEmpty(near); near = butLowest(near)) {
      const fief = lowest(near);
      const odds = Math.max(0, WON_EVEN + WON_EACH * (strength(from) - strength(fief))) / THROWS;
      const gain = odds * fiefWorth(table, fief) * (ownerOf(table, fief) >= 0 ? 1.3 : 1);
      if (gain <= most) continue;
      best = from;
      against = fief;
      most = gain;
    }
  }
  return best === NONE || against === NONE ? null : { kind: "playCard", card, from: best, fief: against };
}
/** Another's card that costs its owner most. */
function remove(occasion: Occasion, card: Title, mayGo: (history: History) => boolean): PlayCard | null {
  const { table, seat } = occasion;
  if (!isTime(occasion) || !oftenOrLast(occasion, 50)) return null;
  let best: History | None = NONE;
  let most = 1;
  const others = historyOfOthers(table, seat);
  for (let half = 0; half < 2; half++)
    for (let left = halfOf(others, half); !isEmpty(left); left = butLowest(left)) {
      const history = cardAt(half, left);
      const series = scoringSeriesOf(history);
      if (series < 0 || !mayGo(history)) continue;
      const own = countOwned(table, placeOf(table, history), cardsOfSeries(series));
      if (own <= most) continue;
      most = own;
      best = history;
    }
  return best === NONE ? null : { kind: "playCard", card, history: best };
}
/** An area card where it hurts others most, and oneself least: a few centres are tried. */
function strike(occasion: Occasion, card: Title, worth: (fief: Fief) => number, least: number): PlayCard | null {
  const { table, seat, chance } = occasion;
  if (!isTime(occasion) || !oftenOrLast(occasion, 30)) return null;
  let best: Fief | None = NONE;
  let most = least;
  for (let tries = 0; tries < 6; tries++) {
    const centre = chance.pick(EVERY_FIEF);
    if (ownerOf(table, centre) === REMOVED) continue;
    let harm = 0;
    for (let left = areaAround(centre); !isEmpty(left); left = butLowest(left)) {
      const fief = lowest(left);
      const owner = ownerOf(table, fief);
      if (owner >= 0) harm += owner === seat ? -1.5 * worth(fief) : worth(fief);
    }
    if (harm <= most) continue;
    most = harm;
    best = centre;
  }
  return best === NONE ? null : { kind: "playCard", card, fief: best };
}
