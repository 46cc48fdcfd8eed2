/** WA-COMBAT-6 to -23 A battle: who is dropped into the tower, and what the tray says afterwards. */
import type { Seat } from "@stormakt/kernel";
import type { County } from "../catalog/index.ts";
import { PALACE, PLUS_ATTACK, PLUS_DEFENSE } from "../catalog/index.ts";
import { own } from "../copy.ts";
import type { Table } from "../table.ts";
import {
  add,
  armiesIn,
  at,
  colourOf,
  eventEffect,
  GREEN,
  hasBuilding,
  markersIn,
  NEUTRAL,
  ownerOf,
  peasantsGoHome,
  supplyOf,
  tileOf,
  trayToCounty,
  trayToSupply,
} from "../table.ts";
import { drop, towerBuilt } from "../tower.ts";
import type { Fought, Pen } from "../types.ts";
import { becomeNeutral, conquer } from "./conquest.ts";

export const emptyBatch = ({ seats }: Readonly<Table>): number[] => {
  const batch = [0];
  for (let seat = 0; seat < seats; seat++) batch.push(0);
  return batch;
};
/** WA-TOWER-2 Drops a batch and the whole tray with it. */
export function dropIntoTower(play: Pen, batch: number[]): void {
  const { table } = play;
  const before = play.tell && {
    dropped: batch.map((cubes, colour) => cubes + at(table.tray, colour)),
    lay: table.tray.slice(),
    inside: table.inside.slice(),
  };
  drop(towerBuilt(table.tower), own.inside(table), own.tray(table), batch, play.chance);
  if (before) play.tell?.({ kind: "towerDropped", ...before, tray: table.tray.slice() });
}

/** What comes out of the supplies, besides the armies that march and those that stand in the county. */
export interface Reserves {
  readonly attackers: number;
  readonly defenders: number;
  readonly peasants: number;
}
/** WA-COMBAT-6, -7, WA-BONUS-14, -15, WA-EVENT-13, -14 Extra armies as far as the supplies go; peasants defend a neutral county. */
export function reservesFor(table: Readonly<Table>, seat: Seat, to: County): Reserves {
  const defender = ownerOf(table, to);
  const attackers = tileOf(table, seat) === PLUS_ATTACK ? Math.min(1, supplyOf(table, seat)) : 0;
  if (defender === NEUTRAL) {
    const peasants = Math.min(table.peasants, eventEffect(table) === "peasant-militia" ? 2 : 1);
    return { attackers, defenders: 0, peasants };
  }
  const guard = eventEffect(table) === "palace-guard" && hasBuilding(table, to, PALACE) ? 1 : 0;
  const tile = tileOf(table, defender) === PLUS_DEFENSE ? 1 : 0;
  return { attackers, defenders: Math.min(guard + tile, supplyOf(table, defender)), peasants: 0 };
}

export function attack(play: Pen, seat: Seat, from: County, to: County, armies: number): void {
  const { table } = play;
  const defender = ownerOf(table, to);
  const reserves = reservesFor(table, seat, to);
  const { attackers: extra, defenders: guards, peasants } = reserves;
  const defenders = defender === NEUTRAL ? 0 : armiesIn(table, to);
  play.tell?.({ kind: "attacked", seat, from, to, armies, extra, defender, defenders, guards, peasants });
  const batch = emptyBatch(table);
  batch[colourOf(seat)] = armies + reserves.attackers;
  add(own.armies(table), from, -armies);
  add(own.supply(table), seat, -reserves.attackers);
  batch[GREEN] = reserves.peasants;
  table.peasants -= reserves.peasants;
  if (defender !== NEUTRAL) {
    batch[colourOf(defender)] = armiesIn(table, to) + reserves.defenders; // WA-COMBAT-8: all of them
    own.armies(table)[to] = 0;
    add(own.supply(table), defender, -reserves.defenders);
  }
  dropIntoTower(play, batch);
  if (defender === NEUTRAL) settleWithPeasants(play, seat, to);
  else settleWithPlayer(play, seat, to, defender);
}

/** WA-COMBAT-9, -11, -15, -16 A neutral county falls only to more cubes than there are peasants. */
function settleWithPeasants(play: Pen, seat: Seat, county: County): void {
  const { table } = play;
  const attackers = at(table.tray, colourOf(seat));
  const peasants = at(table.tray, GREEN);
  peasantsGoHome(table);
  if (attackers > peasants) winCounty(play, { seat, county, attackers, defenders: 0, peasants }, NEUTRAL);
  else {
    trayToSupply(table, seat, attackers);
    play.tell?.({ kind: "attackFailed", seat, county, attackers, peasants });
  }
}

/** WA-COMBAT-9 to -17 Peasants stand by the defender, unless a marker lies in the county; then they are no party to it. */
function settleWithPlayer(play: Pen, seat: Seat, county: County, defender: Seat): void {
  const { table } = play;
  const peasantsHelp = markersIn(table, county) === 0;
  const attackers = at(table.tray, colourOf(seat));
  const defenders = at(table.tray, colourOf(defender));
  const peasants = peasantsHelp ? at(table.tray, GREEN) : 0;
  if (peasantsHelp) peasantsGoHome(table);
  const fought = { seat, county, attackers, defenders, peasants };
  if (attackers > defenders + peasants) {
    trayToSupply(table, defender, defenders);
    winCounty(play, fought, defender);
    return;
  }
  trayToSupply(table, seat, attackers);
  if (defenders >= 1 && defenders + peasants > attackers) {
    const lost = Math.max(0, attackers - peasants); // WA-COMBAT-12: peasants fall first
    trayToSupply(table, defender, lost);
    trayToCounty(table, defender, county, defenders - lost);
    play.tell?.({ kind: "attackBeaten", ...fought, armies: defenders - lost, defender });
    return;
  }
  trayToSupply(table, defender, defenders);
  play.tell?.({ kind: "attackTied", ...fought, defender });
  becomeNeutral(play, county);
}

/** WA-COMBAT-11, -19, -20 The survivors take the county, however many they are. */
function winCounty(play: Pen, fought: Fought, defender: Seat): void {
  const { table } = play;
  const { seat, county, attackers, defenders, peasants } = fought;
  const survivors = attackers - defenders - peasants;
  play.tell?.({ kind: "attackWon", ...fought, armies: survivors, defender });
  conquer(play, county, seat);
  trayToSupply(table, seat, at(table.tray, colourOf(seat)) - survivors);
  trayToCounty(table, seat, county, survivors);
}
