/** What is never worth a thought. */

import type { Seat } from "@stormakt/kernel";
import { has } from "@stormakt/kernel/ids";
import type { Action, PlayCard } from "@stormakt/svea-rike";
import type { Fief, History } from "@stormakt/svea-rike/catalog";
import {
  areaAround,
  EVENT_CARD,
  EVERY_FIEF,
  EVERY_HISTORY,
  EXTRA_WAR_TAXES,
  isPerson,
  NONE,
  titleCalled,
} from "@stormakt/svea-rike/catalog";
import { AGRICULTURE, countOwned, goldOf, merchantsIn, ownerOf, placeOf, seatsOf, troopsOf } from "@stormakt/svea-rike/reckoning";
import { cardsOfSeries, scoringSeriesOf } from "./gains.ts";
import { isGivenUp, TAKEN } from "./given-up.ts";
import { forceOf, isMustered } from "./muster.ts";
import type { Seen } from "./seen.ts";
import { handOf, isWaiting, turnsLeft } from "./seen.ts";
import { seenGold } from "./triggers/trigger.ts";

const LOANS = [4, 8];
const AREA_CARDS = ["extra-church-tax", "local-war-tax", "peasant-revolt", "riots-in-towns"];
const REMOVALS = ["palace-fire", "untimely-death"];
type Void = (table: Seen, seat: Seat, play: PlayCard) => boolean;
const all = (names: readonly string[], rule: Void): Record<string, Void> => Object.fromEntries(names.map((name) => [name, rule]));
function listed(rules: Readonly<Record<string, Void>>): (Void | undefined)[] {
  const list: (Void | undefined)[] = [];
  for (const [name, rule] of Object.entries(rules)) list[titleCalled(name)] = rule;
  return list;
}
/** By card: when it does nothing, or more harm to whoever plays it than to the others. */
const VOID: readonly (Void | undefined)[] = listed({
  ...all(AREA_CARDS, (table, seat, { fief }) => fief !== undefined && !reaches(table, fief, (owner) => owner !== seat)),
  ...all(REMOVALS, (table, seat, { history }) => history !== undefined && !isWanted(table, seat, history)),
  /** A war that nobody fights is lost, unless cards alone take all of the enemy away. */
  ...all(
    [...TAKEN.keys()].map((title) => EVENT_CARD.names[title] as string),
    (table, seat) => isGivenUp(table, seat),
  ),
  "supply-train": (table, seat) => !mayPay(table, seat),
  /** Loans that may be of use are small, early, and for somebody poor. */
  "heavy-loans": (table, seat, { gold = 0 }) => !LOANS.includes(gold) || turnsLeft(table) < 3 || goldOf(table, seat) > 12,
  famine: (table, _seat, { fief }) => fief !== undefined && !reaches(table, fief, (owner) => owner === table.move?.seat),
  plague: (table, seat, { fief }) => fief !== undefined && !reaches(table, fief, (owner) => owner !== seat && hasPerson(table, owner)),
  "witch-hunt": (table, seat, { fief }) =>
    fief !== undefined && !reaches(table, fief, (owner) => owner !== seat && handOf(table, owner).length > 0),
  "low-demand-for-imported-goods": (table, seat, { country }) =>
    country !== undefined &&
    (has(table.lowDemand, country) ||
      !others(table, seat).some(
        (other) => (isWaiting(table, other) || table.move?.seat === other) && merchantsIn(table, other, country) > 0,
      )),
  reduction: (table, seat) => goldOf(table, seat) >= mean(others(table, seat).map((other) => seenGold(table, other))),
  "extra-war-taxes": (table, seat) =>
    !has(table.supplied, seat) && troopsOf(table, seat) >= mean(others(table, seat).map((other) => troopsOf(table, other))),
  inflation: (table, seat) => others(table, seat).every((other) => seenGold(table, other) === 0),
});
/** Of use to another: owned, or one more of what another collects. From the row a card is taken that nobody may have wanted. */
function isWanted(table: Seen, seat: Seat, card: History): boolean {
  const owner = placeOf(table, card);
  if (owner >= 0) return owner !== seat;
  const series = scoringSeriesOf(card);
  return series >= 0 && others(table, seat).some((other) => countOwned(table, other, cardsOfSeries(series)) >= 2);
}
/** Whether troops may still cost the seat something in this turn: in a war, in a move to come or one that has not paid, or by a card. */
function mayPay(table: Seen, seat: Seat): boolean {
  const { move, enemy, playing } = table;
  if (has(table.supplied, seat)) return false;
  if (enemy !== NONE || playing.includes(EXTRA_WAR_TAXES) || handOf(table, seat).includes(EXTRA_WAR_TAXES)) return true;
  return isWaiting(table, seat) || (move !== null && move.seat === seat && move.activity !== AGRICULTURE);
}
const others = (table: Seen, seat: Seat): Seat[] =>
  Array.from({ length: seatsOf(table) }, (_, other) => other).filter((other) => other !== seat);
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
function hasPerson(table: Seen, seat: Seat): boolean {
  for (const card of EVERY_HISTORY) if (isPerson(card) && placeOf(table, card) === seat) return true;
  return false;
}

export function isFolly(table: Seen, seat: Seat, action: Action): boolean {
  if (action.kind === "playCard") return isVoid(table, seat, action);
  if (action.kind === "stayHome" || action.kind === "commit") return isOutOfStep(table, seat, action);
  return false;
}
/** A war is won together: whoever is counted on comes with what is counted on, and nobody else marches to be beaten alone. */
function isOutOfStep(table: Seen, seat: Seat, action: Action): boolean {
  const force = forceOf(table, seat, goldOf(table, seat));
  const isCounted = force !== null && isMustered(table, seat, force);
  return action.kind === "commit" ? !isCounted : isCounted;
}
/** Whether a card would do nothing that its player could want. */
export const isVoid = (table: Seen, seat: Seat, play: PlayCard): boolean => VOID[play.card]?.(table, seat, play) === true;
/** Whether somebody like that owns a fief around this one. */
function reaches(table: Seen, centre: Fief, whom: (owner: Seat) => boolean): boolean {
  const area = areaAround(centre);
  for (const fief of EVERY_FIEF) {
    const owner = ownerOf(table, fief);
    if (owner >= 0 && has(area, fief) && whom(owner)) return true;
  }
  return false;
}
