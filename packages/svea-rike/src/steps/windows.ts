/** SR-TIME-1 The windows of turn, move and war. Those for cards and purchases stand with them. */
import type { Poll, Seat } from "@stormakt/kernel";
import { NOBODY } from "@stormakt/kernel";
import { isOpen, NONE, OFFICES } from "../catalog/index.ts";
import type { Asked } from "../events/index.ts";
import { holdsPlayable } from "../events/index.ts";
import type { OpenTable, Table } from "../table.ts";
import { countOwned, isStanding, roundSeat, seatsOf } from "../table.ts";
import { handSize } from "../things.ts";
import type { SveaRike } from "../types.ts";
import { window } from "../types.ts";
import { pass, playCard, pollFrom } from "./cards.ts";
import { canUseOffice, useOffice } from "./offices.ts";

type Open = Readonly<OpenTable>;

/** Those in which offices can be used too (SR-TIME-2). */
const openWindow = (name: string, hasVanished: (table: Open) => boolean = () => false) =>
  window<Asked>(name, {
    moves: { playCard, useOffice, pass },
    polls: (ask) => (hasVanished(ask.table) ? [] : pollFrom(ask, firstAsked(ask))),
  });
const closedWindow = (name: string, hasVanished: (table: Open) => boolean = () => false) =>
  window<Asked>(name, { moves: { playCard, pass }, polls: (ask) => (hasVanished(ask.table) ? [] : pollFrom(ask, firstAsked(ask))) });
/** SR-TIME-4 The player the window is about, or else the round seat. */
const firstAsked = ({ table, memory }: Poll<SveaRike, Asked>): Seat => (memory.seat === NOBODY ? roundSeat(table) : memory.seat);

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
export const moveEnd = closedWindow("moveEnd", isMoveFollowed);
export const warReveal = openWindow("warReveal");
export const warRound = openWindow("warRound", isWarDecided);
export const bootyReceived = closedWindow("bootyReceived");
export const afterWarLoss = closedWindow("afterWarLoss");
export const turnEnd = openWindow("turnEnd");

/** SR-UPKEEP Only the active player is asked, before upkeep is charged. */
export const upkeep = window<Asked>("upkeep", {
  moves: { playCard, useOffice, pass },
  polls({ table, memory, thrifty }) {
    const { seat } = memory;
    return (thrifty ? canAct(table, seat, memory) : hasSomething(table, seat)) ? (ONLY[seat] as readonly Seat[]) : [];
  },
});
const ONLY: readonly (readonly Seat[])[] = Array.from({ length: 5 }, (_, seat) => Object.freeze([seat]));
/** Cards or offices: what everybody can see the player has. */
export const hasSomething = (table: Readonly<Table>, seat: Seat): boolean =>
  handSize(table, seat) > 0 || countOwned(table, seat, OFFICES) > 0;
const canAct = (table: Readonly<Table>, seat: Seat, asked: Asked): boolean =>
  holdsPlayable(table, seat, asked) || (isOpen(asked.moment) && countOwned(table, seat, OFFICES) > 0 && canUseOffice(table, seat));
