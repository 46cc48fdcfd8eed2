/** SR-TIME-1 The windows of turn, move and war. Those for cards and purchases stand with them. */
import type { Poll, Seat } from "@stormakt/kernel";
import { NOBODY } from "@stormakt/kernel";
import type { Asked } from "../cards/card.ts";
import { FAMILIES, NONE } from "../catalog/index.ts";
import { entry } from "../lists.ts";
import { OFFICE_SET, ownsAny } from "../sets.ts";
import type { OpenTable, Table } from "../table.ts";
import { isStanding, roundSeat, seatsOf } from "../table.ts";
import { handSize } from "../things.ts";
import type { SveaRike } from "../types.ts";
import { window } from "../types.ts";
import { NO_SEATS, pass, playCard, pollFrom } from "./cards.ts";
import { officeMoves } from "./purchase.ts";

type Open = Readonly<OpenTable>;
type Ask = Poll<SveaRike, Asked>;

/** Those in which offices can be used too (SR-TIME-2). */
const openWindow = (name: string, hasVanished?: (table: Open) => boolean) =>
  window<Asked>(name, { moves: { playCard, ...officeMoves, pass }, polls: pollsUnless(hasVanished) });
const closedWindow = (name: string, hasVanished?: (table: Open) => boolean) =>
  window<Asked>(name, { moves: { playCard, pass }, polls: pollsUnless(hasVanished) });
const pollsUnless = (hasVanished?: (table: Open) => boolean) =>
  hasVanished === undefined ? pollAll : (ask: Ask) => (hasVanished(ask.table) ? NO_SEATS : pollAll(ask));
/** SR-TIME-4 Beginning with the player the window is about, or else the round seat. */
const pollAll = (ask: Ask): readonly Seat[] => pollFrom(ask, ask.memory.seat === NOBODY ? roundSeat(ask.table) : ask.memory.seat);

/** SR-TIME-5 A turn stopped, a war begun by Winds of War or an extra move close the window they were made in. */
const isTurnStopped = ({ stopped }: Open): boolean => stopped;
const isMoveFollowed = ({ stopped, windsOfWar, move }: Open): boolean => stopped || windsOfWar !== NONE || move?.extra === true;
/** SR-WAR-12 Inside the window the war may be decided; but a Sweden that never had an army can still win while it is open. */
const isWarDecided = (table: Open): boolean =>
  table.army.length === 0 || (table.war !== null && table.war.joined !== 0 && !anyStanding(table));
export function anyStanding(table: Open): boolean {
  for (let seat = 0; seat < seatsOf(table); seat++) if (isStanding(table, seat)) return true;
  return false;
}

export const beforeRoyal = closedWindow("beforeRoyal");
export const warStart = openWindow("warStart");
export const beforeOrder = closedWindow("beforeOrder", isTurnStopped);
export const beforeMove = openWindow("beforeMove", isTurnStopped);
export const incomeFiefs = openWindow("incomeFiefs");
export const incomeCommerce = openWindow("incomeCommerce");
/** SR-TIME-2 After collection and upkeep, before the first purchase. */
export const collected = openWindow("collected");
export const moveEnd = openWindow("moveEnd", isMoveFollowed);
export const warReveal = openWindow("warReveal");
export const warRound = openWindow("warRound", isWarDecided);
export const bootyReceived = closedWindow("bootyReceived");
export const afterWarLoss = closedWindow("afterWarLoss");
export const turnEnd = openWindow("turnEnd");

/** SR-UPKEEP Only the active player is asked, before upkeep is charged. */
export const upkeep = window<Asked>("upkeep", {
  moves: { playCard, ...officeMoves, pass },
  polls(ask) {
    const { seat } = ask.memory;
    if (!hasSomething(ask.table, seat)) return NO_SEATS;
    const only = entry(ONLY, seat);
    return ask.thrifty ? ask.ableHere(only) : only;
  },
});
const ONLY: readonly (readonly Seat[])[] = FAMILIES.map((_, seat) => [seat]);
/** Cards or offices: what everybody can see the player has. */
export const hasSomething = (table: Readonly<Table>, seat: Seat): boolean => handSize(table, seat) > 0 || ownsAny(table, seat, OFFICE_SET);
