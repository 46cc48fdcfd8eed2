/** What the court is worth: the favors on display, and what it costs to get to them. */
import type { Seat } from "@stormakt/kernel";
import type { Favor, Table } from "@stormakt/wallenstein";
import {
  CONVERT_3,
  convertsIn,
  countCounties,
  effectOf,
  FAVOR_COSTS,
  grantOf,
  isCounty,
  isOnDisplay,
  TAKEN,
  TOWER_CARD,
} from "@stormakt/wallenstein";
import { at, exposure, hungerCost, roundsLeft, scorings, thalersWorth } from "./worth.ts";

/** By the plan's convert boxes. */
export function courtWorth(table: Readonly<Table>, seat: Seat, boxes: readonly number[]): number {
  let courtiers = at(table.courtiers, seat);
  let tray = at(table.tray, seat + 1);
  let hall = at(table.hall, seat);
  let cost = 0;
  for (let box = CONVERT_3; box < boxes.length; box++) {
    const card = at(boxes, box);
    const number = convertsIn(box);
    if (courtiers < number) continue;
    if (card === TOWER_CARD && tray >= number) {
      tray -= number;
      cost += 0.1 * number;
    } else if (isCounty(card) && at(table.armies, card) > number) {
      cost += (0.14 + 0.5 * exposure(table, seat, card, at(table.armies, card) - number)) * number;
    } else continue;
    courtiers -= number;
    hall += number;
  }
  let best = 0;
  for (let space = 0; space < table.display.length; space++) {
    const favor = table.display[space] ?? TAKEN;
    const price = at(FAVOR_COSTS, space);
    if (!isOnDisplay(favor) || hall < price) continue;
    best = Math.max(best, 0.7 * favorWorth(table, seat, favor) - 0.14 * price);
  }
  return best + 0.12 * hall * Math.min(1, roundsLeft(table) / 2) - cost;
}
/** What a favor would bring a seat. */
export function favorWorth(table: Readonly<Table>, seat: Seat, favor: Favor): number {
  const grant = grantOf(favor);
  const often = scorings(table);
  switch (grant.grants) {
    case "points":
      return grant.amount;
    case "thalers":
      return thalersWorth(table, at(table.thalers, seat) + grant.amount) - thalersWorth(table, at(table.thalers, seat));
    case "grain": {
      const counties = countCounties(table, seat);
      const grain = at(table.grain, seat);
      return hungerCost(table, counties, grain) - hungerCost(table, counties, grain + grant.amount);
    }
    case "tray":
      return 0.1 * grant.amount;
    case "building":
      return often * (1.4 + 0.5 * (2 - grant.building));
    case "armies":
      return often + 0.4;
    case "shield":
      return 0.25 * grant.against.length;
    case "remove-marker":
      return 0.25;
    case "cancel-event":
      return effectOf(table.event) === null ? 0.1 : 0.15;
  }
}
