/** WA-FAVOR What the favors do. */

import type { Seat } from "@stormakt/kernel";
import { numbers } from "@stormakt/kernel";
import { just, wideWhere } from "@stormakt/kernel/ids";
import type { Building, EventCard, Favor } from "../catalog/index.ts";
import { BUILDING, COUNTY, FREE_ARMIES_PLACED, grantOf, NO_EVENT } from "../catalog/index.ts";
import { countiesOwnedBy } from "../counties.ts";
import { erect, removeMarker, roomToBuild } from "../steps/building.ts";
import { conquer } from "../steps/conquest.ts";
import { exactly, isNeutral, markersIn, NEUTRAL, owns, shieldFrom, supplyOf, supplyToCounty } from "../table.ts";
import type { Pen } from "../types.ts";
import { decision, move } from "../types.ts";
import { gain, reinforceTray } from "./gains.ts";

/** WA-COURT-13 At once, as far as possible. */
export function grantFavor(play: Pen, seat: Seat, favor: Favor): void {
  const { table } = play;
  const grant = grantOf(favor);
  switch (grant.grants) {
    case "thalers":
    case "grain":
    case "points":
      return gain(play, seat, grant.grants, grant.amount, "favor");
    case "tray":
      return reinforceTray(play, seat, grant.amount);
    case "shield":
      for (const action of grant.against) shieldFrom(table, seat, action);
      return play.tell?.({ kind: "shielded", seat, actions: grant.against });
    case "cancel-event":
      if (table.event !== NO_EVENT) play.ask(cancelling, seat, { event: table.event });
      return;
    case "remove-marker":
      if (play.askIfAble(calming, seat)) return;
      table.keeper = seat;
      return play.tell?.({ kind: "favorKept", seat });
    case "building":
      if (play.askIfAble(freeBuilding, seat, { building: grant.building })) return;
      return play.tell?.({ kind: "favorWithoutEffect", seat, favor });
    case "armies":
      if (play.askIfAble(freeArmies, seat)) return;
      return play.tell?.({ kind: "favorWithoutEffect", seat, favor });
  }
}
/** WA-FAVOR-1 This round's event may be cancelled, for everybody. */
export const cancelling = decision<{ event: EventCard }>("cancelling", {
  moves: {
    cancelEvent: move(
      "cancelEvent",
      {},
      {
        perform(play, _action, seat, { event }) {
          play.table.eventCancelled = true;
          play.tell?.({ kind: "eventCancelled", seat, event });
        },
      },
    ),
    keepEvent: move(
      "keepEvent",
      {},
      {
        idle: true,
        perform: ({ tell }, _action, seat, { event }) => tell?.({ kind: "eventKept", seat, event }),
      },
    ),
  },
  otherwise: () => ({ kind: "keepEvent" }),
});

/** WA-FAVOR-4 One marker of one own county. */
export const calming = decision("calming", {
  moves: {
    removeMarker: move(
      "removeMarker",
      { county: COUNTY },
      {
        requires: {
          "WA-FAVOR-4": {
            county: ({ table, seat }) => wideWhere(COUNTY, (county) => owns(table, seat, county) && markersIn(table, county) > 0),
          },
        },
        perform: (play, { county }, seat) => removeMarker(play, seat, county),
      },
    ),
  },
});

/** WA-FAVOR-7, -17, -21 A free building in one own county, where there is room for it. */
export const freeBuilding = decision<{ building: Building }>("freeBuilding", {
  moves: {
    buildFree: move(
      "buildFree",
      { building: BUILDING, county: COUNTY },
      {
        requires: {
          "WA-FAVOR-7": {
            building: ({ memory }) => just(BUILDING, memory.building),
            county: ({ table, seat }) => countiesOwnedBy(table, seat),
          },
          ...roomToBuild,
        },
        perform: (play, { building, county }, seat) => erect(play, seat, building, county, 0),
      },
    ),
  },
});

/** WA-FAVOR-12 In an own county or any neutral one: three, or as many as the supply holds, but one at least. */
export const freeArmies = decision("freeArmies", {
  moves: {
    placeArmies: move(
      "placeArmies",
      { county: COUNTY, armies: numbers(1, FREE_ARMIES_PLACED) },
      {
        requires: {
          "WA-FAVOR-12": {
            county: ({ table, seat }) => countiesOwnedBy(table, seat).either(countiesOwnedBy(table, NEUTRAL)),
            armies: ({ table, seat }) => exactly(Math.min(FREE_ARMIES_PLACED, supplyOf(table, seat))),
          },
        },
        perform(play, { county, armies }, seat) {
          const { table } = play;
          if (isNeutral(table, county)) conquer(play, county, seat);
          supplyToCounty(table, seat, county, armies);
          play.tell?.({ kind: "deployed", seat, county, armies, price: 0 });
        },
      },
    ),
  },
});
