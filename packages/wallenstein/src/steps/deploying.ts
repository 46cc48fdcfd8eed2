/** WA-DEPLOY New armies, and a move between own counties. */

import type { Seat } from "@stormakt/kernel";
import type { ActionCard, County } from "../catalog/index.ts";
import { ARMIES_OF, DEPLOY_1_MOVE, DEPLOY_5, FEW_RECRUITS, PRICE_OF, SIX_ARMIES } from "../catalog/index.ts";
import { own } from "../copy.ts";
import { ownedAmong } from "../counties.ts";
import type { Table } from "../table.ts";
import { add, at, eventEffect, leads, supplyOf, supplyToCounty, thalersOf, tileOf } from "../table.ts";
import type { Pen, SkipRule } from "../types.ts";
import { decision, move } from "../types.ts";
import { MARCH, mayLeave, moveArmies, neighboursOf, STAY } from "./marching.ts";

/** WA-PERFORM-5 What the supply must hold: the printed number, or that of WA-EVENT-22. */
export function recruitsNeeded(table: Readonly<Table>, action: ActionCard): number {
  return eventEffect(table) === "few-recruits" ? (FEW_RECRUITS[action] ?? 0) : at(ARMIES_OF, action);
}
/** WA-DEPLOY-2 What is placed: the tile sets the number to six, the leader adds one; as far as the supply goes. */
export function recruitsPlaced(table: Readonly<Table>, seat: Seat, action: ActionCard, county: County): number {
  const number = action === DEPLOY_5 && tileOf(table, seat) === SIX_ARMIES ? 6 : recruitsNeeded(table, action);
  return Math.min(supplyOf(table, seat), leads(table, seat, county) ? number + 1 : number);
}
export const whyNotDeploy = (table: Readonly<Table>, seat: Seat, action: ActionCard): SkipRule | null =>
  whyNotDeployWith(action, thalersOf(table, seat), supplyOf(table, seat), recruitsNeeded(table, action));
/** The same for whoever knows no more than how much there will be. */
export function whyNotDeployWith(action: ActionCard, thalers: number, supply: number, needed: number): SkipRule | null {
  const lacking = thalers < at(PRICE_OF, action) ? "WA-DEPLOY-1" : null;
  const rule = lacking ?? (supply < needed ? "WA-SETUP-12" : null);
  return rule !== null && action === DEPLOY_1_MOVE ? "WA-DEPLOY-5" : rule;
}

export function deploy({ table, tell }: Pen, seat: Seat, action: ActionCard, county: County): void {
  const armies = recruitsPlaced(table, seat, action, county);
  const price = at(PRICE_OF, action);
  add(own.thalers(table), seat, -price);
  supplyToCounty(table, seat, county, armies);
  tell?.({ kind: "deployed", seat, county, armies, price });
}

/** WA-DEPLOY-4 After the deployment the player may move armies into one adjacent county of their own. */
export const redeploy = (play: Pen, seat: Seat, county: County): boolean => play.askIfAble(redeployment, seat, { county });

export const redeployment = decision<{ county: County }>("redeployment", {
  moves: {
    march: move("march", MARCH, {
      requires: {
        "WA-COMBAT-5": { to: ({ memory }) => neighboursOf(memory.county) },
        "WA-DEPLOY-4": { to: ({ table, seat, memory }) => ownedAmong(table, seat, neighboursOf(memory.county)) },
        "WA-DEPLOY-6": { armies: ({ table, memory }) => mayLeave(table, memory.county) },
      },
      perform: (play, { to, armies }, seat, { county }) => moveArmies(play, seat, county, to, armies),
    }),
    stay: move("stay", {}, { idle: true, perform: ({ tell }, _action, seat, { county }) => tell?.({ kind: "stayed", seat, county }) }),
  },
  otherwise: () => STAY,
});
