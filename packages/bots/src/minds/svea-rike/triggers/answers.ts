/** Cards that answer something: another card, an income, a purchase, the course of a turn. */

import { both, butLowest, count, EMPTY, has, isEmpty, lowest, where } from "@stormakt/kernel/ids";
import type { Fief, None, Title } from "@stormakt/svea-rike/catalog";
import {
  areaAround,
  costOf,
  crownsIn,
  crownsOn,
  EVERY_COUNTRY,
  FIEF,
  INFLUENTIAL_OFFICE,
  NONE,
  ROYAL,
  reignOf,
  titleCalled,
  tradeIncome,
  warIn,
} from "@stormakt/svea-rike/catalog";
import type { Played } from "@stormakt/svea-rike/reckoning";
import {
  ACTIVITY,
  COMMERCE,
  CULTURE,
  countFiefs,
  countOwned,
  eraNow,
  fiefsOwned,
  goldOf,
  incomeFromCommerce,
  isLastReign,
  merchantsIn,
  merchantsOf,
  playerOf,
  purchasesLeft,
  titleOf,
  troopsOf,
} from "@stormakt/svea-rike/reckoning";
import { holdingValue } from "../../../tastes/svea-rike/cards.ts";
import { bestCardGain, cardsOfSeries, scoringSeriesOf } from "../gains.ts";
import { isWaiting, turnsLeft, waitingCount } from "../seen.ts";
import type { Trigger } from "./trigger.ts";
import { often, oftenOrLast, plain } from "./trigger.ts";

const REDUCTION = titleCalled("reduction");
const STOPPERS = [titleCalled("abdication"), titleCalled("murder-at-the-opera")];
const EXTRA_WAR_TAXES = titleCalled("extra-war-taxes");
const RICH_FIEFS = where(FIEF, (fief) => crownsOn(fief) === 3);
const WORTH_FETCHING = 0.22;

export const ANSWERS = {
  "connections-at-court": (occasion, title) => {
    const { table, seat, memory } = occasion;
    const { card, target } = memory as { card: Title; target: number };
    const strikes =
      target === seat ||
      (card === REDUCTION && goldOf(table, seat) >= 16) ||
      (STOPPERS.includes(card) && isWaiting(table, seat)) ||
      (card === EXTRA_WAR_TAXES && troopsOf(table, seat) >= 5);
    return strikes && oftenOrLast(occasion, 75) ? plain(title) : null;
  },
  "influential-office": (occasion, card) => {
    const { table, seat } = occasion;
    const left = turnsLeft(table);
    for (let at = 0; at < table.used.length; at++) {
      const played = table.used[at] as Played;
      const take = titleOf(played);
      if (take === INFLUENTIAL_OFFICE || playerOf(played) === seat || holdingValue(take, left) < WORTH_FETCHING) continue;
      return often(occasion, 80) ? { kind: "playCard", card, take } : null;
    }
    return null;
  },
  "demand-for-imported-goods": ({ table, seat }, title) =>
    merchantsOf(table, seat) > 0 && incomeFromCommerce(table, seat, CULTURE) > 0 ? plain(title) : null,
  "low-demand-for-imported-goods": (occasion, card) => {
    const { table, seat, about } = occasion;
    if (about === seat) return null;
    const country = EVERY_COUNTRY.reduce((most, other) =>
      merchantsIn(table, about, other) > merchantsIn(table, about, most) ? other : most,
    );
    const loses = tradeIncome(merchantsIn(table, about, country));
    return loses >= 6 && !has(table.lowDemand, country) && oftenOrLast(occasion, 8 * loses - 30)
      ? { kind: "playCard", card, country }
      : null;
  },
  "extra-tax-on-peasants": ({ table, seat }, title) =>
    countFiefs(table, seat) >= 2 && table.move?.peasants === false ? plain(title) : null,
  "bad-harvest": (occasion, title) => {
    const { table, about } = occasion;
    const rich = count(both(RICH_FIEFS, fiefsOwned(table, about)));
    return rich > 0 && table.move?.badHarvest === false && oftenOrLast(occasion, 30 * rich) ? plain(title) : null;
  },
  famine: (occasion, card) => {
    const { table, seat, about } = occasion;
    if (!oftenOrLast(occasion, 50)) return null;
    let best: Fief | None = NONE;
    let most = 3;
    const harmed = fiefsOwned(table, about);
    const own = seat !== about && isWaiting(table, seat) ? fiefsOwned(table, seat) : EMPTY;
    for (let left = harmed; !isEmpty(left); left = butLowest(left)) {
      const centre = lowest(left);
      const area = areaAround(centre);
      const crowns = crownsIn(both(area, harmed)) - crownsIn(both(area, own));
      if (crowns <= most) continue;
      most = crowns;
      best = centre;
    }
    return best === NONE ? null : { kind: "playCard", card, fief: best };
  },
  "conflict-of-interest": (occasion, title) => {
    const { purchase } = occasion.table;
    if (purchase === null || purchase.stopped) return null;
    const { buyer, fief, history } = purchase;
    if (fief !== NONE) return oftenOrLast(occasion, costOf(fief) >= 15 ? 35 : 10) ? plain(title) : null;
    const series = history === NONE ? -1 : scoringSeriesOf(history);
    const own = series < 0 ? 0 : countOwned(occasion.table, buyer, cardsOfSeries(series));
    return oftenOrLast(occasion, own >= 2 ? 70 : 10) ? plain(title) : null;
  },
  "noble-marriage": ({ table, seat, isLast }, title) => {
    const { purchase } = table;
    if (purchase === null || purchase.fief === NONE || purchase.marriage) return null;
    const isNeeded = goldOf(table, seat) < costOf(purchase.fief);
    return isNeeded || isLast || crownsOn(purchase.fief) >= 2 ? plain(title) : null;
  },
  "hidden-cache": ({ table, seat }, title) =>
    table.move?.activity === CULTURE &&
    !table.move.cache &&
    purchasesLeft(table) === 0 &&
    bestCardGain(table, seat, goldOf(table, seat)) > 0.15
      ? plain(title)
      : null,
  "good-administration": ({ table }, title) => (table.move?.extra === false ? plain(title) : null),
  abdication: (occasion, title) => {
    const { table, seat } = occasion;
    const waiting = waitingCount(table);
    return waiting > 0 && !isWaiting(table, seat) && oftenOrLast(occasion, 30 * waiting) ? plain(title) : null;
  },
  "protector-government": (occasion, title) => {
    const { table } = occasion;
    const { config, repeatNext, repeats } = table;
    const may = !repeatNext && repeats < config.maxRepeatedTurns && (config.protectorAfterLastTurn || !isLastReign(table));
    return may && often(occasion, 25) ? plain(title) : null;
  },
  "political-influence": (occasion, title) => (often(occasion, 40) ? plain(title) : null),
  intrigues: (occasion, card) => {
    const { table, chance } = occasion;
    if (!oftenOrLast(occasion, 25)) return null;
    const activity = chance.pick(ACTIVITY.all);
    return table.move !== null && table.move.barred !== activity && activity !== COMMERCE ? { kind: "playCard", card, activity } : null;
  },
  "fall-of-the-monarchy": (occasion, card) => {
    const { table, chance } = occasion;
    if (!oftenOrLast(occasion, 25)) return null;
    const royal = chance.pick(ROYAL.all);
    return warIn(reignOf(royal, eraNow(table))) === NONE ? { kind: "playCard", card, royal } : null;
  },
} as const satisfies Record<string, Trigger>;
