import type { Seat, State } from "@stormakt/kernel";
import type { SetOf } from "@stormakt/kernel/ids";
import { both, EMPTY, has } from "@stormakt/kernel/ids";
import type { Action, SveaRike, Table } from "@stormakt/svea-rike";
import { sveaRike } from "@stormakt/svea-rike";
import type { Fief } from "@stormakt/svea-rike/catalog";
import { costOf, crownsOn, EVERY_COUNTRY, TRADE_INCOME } from "@stormakt/svea-rike/catalog";
import type { Activity } from "@stormakt/svea-rike/reckoning";
import {
  AGRICULTURE,
  activitiesDictated,
  activitiesNotBarred,
  COMMERCE,
  CULTURE,
  countFiefs,
  fiefsOf,
  goldOf,
  incomeFromCommerce,
  incomeFromFiefs,
  purchasesLeft,
  seatsOf,
  upkeepDue,
} from "@stormakt/svea-rike/reckoning";
import type { Taste } from "../contract.ts";
import { aimRank, turnsLeft, unseenGain } from "./svea-rike/cards.ts";
import { bestMerchant, bestPurchases, goldWorth, highestPrice, worthOf } from "./svea-rike/worth.ts";

/** What a move that is still to come this turn is worth, a reward of war, and the least of one's fiefs. */
const MOVE = 0.55;
const REWARD = 0.9;
const LOST_FIEF = 0.7;

export const taste: Taste<SveaRike> = {
  /** Everything is weighed in status points; whoever is ahead by a few is likely to win, the likelier the later it is. */
  value(state, seat) {
    const { table } = state;
    const keenness = 0.32 + 0.9 / (1.5 + turnsLeft(table));
    let all = 0;
    let own = 0;
    for (let other = 0; other < seatsOf(table); other++) {
      const weight = Math.exp(keenness * (worthOf(table, other) + toCome(state, other)));
      all += weight;
      if (other === seat) own = weight;
    }
    return own / all;
  },
  prior(state, seat, action) {
    const { table } = state;
    const offered = offerIn(state);
    if (offered !== null) return answerPrior(table, seat, offered, action);
    if (action.kind !== "playCard") return action.kind === "offerFief" ? 0.01 : 1e-3;
    const ahead =
      worthOf(table, seat) >=
      Math.max(...table.gold.map((_, other) => (other === seat ? Number.NEGATIVE_INFINITY : worthOf(table, other))));
    return 0.08 * unseenGain(table, seat, action, ahead) + 1e-4 * Math.max(-1, Math.min(1, aimRank(table, seat, action)));
  },
  /** Offers at what a fief is worth, to whoever could pay. */
  propose(state, seat, _chance, count) {
    const { table } = state;
    const offered = offerIn(state);
    if (offered !== null) {
      const gold = Math.min(goldOf(table, seat), highestPrice(table, seat, offered.fief));
      return gold >= 1 && gold < offered.gold ? [{ kind: "namePrice", gold }] : [];
    }
    return fiefsOf(table, seat)
      .map((fief): Action => ({ kind: "offerFief", fief, gold: Math.max(1, Math.round(0.75 * costOf(fief) + crownsOn(fief))) }))
      .slice(0, count);
  },
};

/** The offer that the seat is asked to answer. */
function offerIn({ stack }: Readonly<State<SveaRike>>): { readonly fief: Fief; readonly gold: number } | null {
  const top = stack.at(-1);
  return top !== undefined && nameOf(top.step) === "answer" ? (top.memory as { fief: Fief; gold: number }) : null;
}
/** Answers lie face down, so nothing on the table tells them apart: a bargain is one where the fief is worth more than the gold. */
function answerPrior(table: Readonly<Table>, seat: Seat, { fief, gold }: { fief: Fief; gold: number }, action: Action): number {
  const most = highestPrice(table, seat, fief);
  if (action.kind === "acceptOffer") return gold <= most ? 0.1 : -0.1;
  if (action.kind === "namePrice") return action.gold <= most ? 0.05 : -0.1;
  return 0;
}

const nameOf = (step: number): string => sveaRike.steps[step]?.name ?? "";

/** What a seat is in the middle of, or will do this turn: a move with its income and purchases, a reward or a fief to give up. */
function toCome(state: Readonly<State<SveaRike>>, seat: Seat): number {
  const { table, stack } = state;
  const { move } = table;
  if (table.war !== null) return warToCome(state, seat);
  if (table.stopped || table.windsOfWar >= 0) return 0;
  const waiting = table.markers.indexOf(seat, table.turned) >= 0;
  if (move === null || move.seat !== seat) return waiting ? MOVE : 0;
  if (move.activity < 0) return bestActivity(table, seat);
  switch (nameOf(stack.at(-1)?.step ?? 0)) {
    case "sending":
      return commerceToCome(table, seat);
    case "sourcing":
      return cultureToCome(table, seat);
    case "buying":
    case "drawing":
      return bestPurchases(table, seat, goldOf(table, seat), move.activity === AGRICULTURE, purchasesLeft(table));
    default:
      return 0;
  }
}
/** A war that is decided: who has yet to be rewarded, or to give up a fief. */
function warToCome({ table, stack }: Readonly<State<SveaRike>>, seat: Seat): number {
  const { war } = table;
  if (war === null) return 0;
  for (let at = stack.length - 1; at >= 0; at--) {
    const frame = stack[at];
    if (frame === undefined) break;
    const { rewarded, asked } = frame.memory as { rewarded?: SetOf<Seat>; asked?: number };
    const isBeingAsked = ((stack.at(-1)?.waiting ?? 0) & (1 << seat)) !== 0;
    if (nameOf(frame.step) === "booty") return has(war.joined, seat) && (!has(rewarded ?? EMPTY, seat) || isBeingAsked) ? REWARD : 0;
    if (nameOf(frame.step) !== "defeat") continue;
    const place = (seat - ((table.turn - 1) % seatsOf(table)) + seatsOf(table)) % seatsOf(table);
    return has(war.yields, seat) && (place >= (asked ?? 0) || isBeingAsked) && countFiefs(table, seat) > 0 ? -LOST_FIEF : 0;
  }
  return 0;
}
/** What the best of the three activities would bring, of those that may be chosen. */
function bestActivity(table: Readonly<Table>, seat: Seat): number {
  const open = both(activitiesDictated(table), activitiesNotBarred(table));
  const may = (activity: Activity): boolean => has(open, activity);
  return Math.max(
    may(AGRICULTURE) ? agricultureToCome(table, seat) : 0,
    may(COMMERCE) ? commerceToCome(table, seat) : 0,
    may(CULTURE) ? cultureToCome(table, seat) : 0,
  );
}
function agricultureToCome(table: Readonly<Table>, seat: Seat): number {
  const gold = goldOf(table, seat);
  const purse = gold + incomeFromFiefs(table, seat, AGRICULTURE);
  return goldWorth(table, purse) - goldWorth(table, gold) + bestPurchases(table, seat, purse, true, 1);
}
function commerceToCome(table: Readonly<Table>, seat: Seat): number {
  const left = turnsLeft(table);
  let best = incomeFromCommerce(table, seat, COMMERCE);
  for (const country of EVERY_COUNTRY) best = Math.max(best, incomeFromCommerce(table, seat, COMMERCE, 0, country));
  const gold = goldOf(table, seat);
  const net = Math.min(best, (TRADE_INCOME.at(-1) ?? 0) * 2) - upkeepDue(table, seat, COMMERCE);
  return (
    goldWorth(table, Math.max(0, gold + net)) -
    goldWorth(table, gold) +
    bestMerchant(table, seat, left) -
    shortfall(table, seat, gold + net)
  );
}
function cultureToCome(table: Readonly<Table>, seat: Seat): number {
  const gold = goldOf(table, seat);
  const income = Math.max(incomeFromCommerce(table, seat, CULTURE), incomeFromFiefs(table, seat, CULTURE));
  const purse = gold + income - upkeepDue(table, seat, CULTURE);
  return (
    goldWorth(table, Math.max(0, purse)) -
    goldWorth(table, gold) +
    bestPurchases(table, seat, Math.max(0, purse), false, 1) -
    shortfall(table, seat, purse)
  );
}
/** A fief sold in need. */
const shortfall = (table: Readonly<Table>, seat: Seat, gold: number): number => (gold < 0 && countFiefs(table, seat) > 0 ? 0.6 : 0);
