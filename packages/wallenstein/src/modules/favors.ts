/** WA-FAVOR What the favors do. */
import type { Seat } from "@stormakt/kernel";
import type { ActionCard, Building, County, Favor } from "../catalog/index.ts";
import { BUILDINGS, COMBAT_A, COUNTIES, COUNTY_COUNT, FREE_ARMIES_PLACED, grantOf } from "../catalog/index.ts";
import { erect, removeMarker, whyNoRoomFor } from "../steps/building.ts";
import { conquer } from "../steps/conquest.ts";
import type { Table } from "../table.ts";
import { at, isNeutral, markersIn, owns, supplyOf, supplyToCounty } from "../table.ts";
import type { Action, Pen } from "../types.ts";
import { decision } from "../types.ts";
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
      for (const action of grant.against) table.shield[seat] = at(table.shield, seat) | (1 << (action - COMBAT_A));
      return play.tell?.({ kind: "shielded", seat, actions: grant.against as ActionCard[] });
    case "cancel-event":
      return play.ask(cancelling, seat, { event: table.event });
    case "remove-marker":
      if (someCounty((county) => hasMarker(table, seat, county))) return play.ask(calming, seat);
      table.keeper = seat;
      return play.tell?.({ kind: "favorKept", seat });
    case "building":
      if (someCounty((county) => mayBuildFree(table, seat, grant.building, county)))
        return play.ask(freeBuilding, seat, { building: grant.building });
      return play.tell?.({ kind: "favorWithoutEffect", seat, favor });
    case "armies":
      if (someCounty((county) => mayPlaceArmies(table, seat, county))) return play.ask(freeArmies, seat);
      return play.tell?.({ kind: "favorWithoutEffect", seat, favor });
  }
}
function someCounty(fits: (county: County) => boolean): boolean {
  for (let county = 0; county < COUNTY_COUNT; county++) if (fits(county)) return true;
  return false;
}

/** WA-FAVOR-1 This round's event may be cancelled, for everybody. */
export const cancelling = decision<{ event: number }>("cancelling", {
  moves: {
    cancelEvent: {
      candidates: [{ kind: "cancelEvent" }],
      requires: {},
      perform(play, _action, seat) {
        play.table.eventCancelled = true;
        play.tell?.({ kind: "eventCancelled", seat, event: play.table.event });
      },
    },
    keepEvent: {
      candidates: [{ kind: "keepEvent" }],
      requires: {},
      perform: ({ table, tell }, _action, seat) => tell?.({ kind: "eventKept", seat, event: table.event }),
    },
  },
  otherwise: () => ({ kind: "keepEvent" }),
});

const hasMarker = (table: Readonly<Table>, seat: Seat, county: County): boolean =>
  owns(table, seat, county) && markersIn(table, county) > 0;
const REMOVE_MARKER: readonly Extract<Action, { kind: "removeMarker" }>[] = COUNTIES.map((_, county) => ({ kind: "removeMarker", county }));
/** WA-FAVOR-4 One marker of one own county. */
export const calming = decision("calming", {
  moves: {
    removeMarker: {
      candidates: REMOVE_MARKER,
      requires: { "WA-FAVOR-4": ({ table, seat }, { county }) => hasMarker(table, seat, county) },
      perform: (play, { county }, seat) => removeMarker(play, seat, county),
    },
  },
});

const mayBuildFree = (table: Readonly<Table>, seat: Seat, building: Building, county: County): boolean =>
  owns(table, seat, county) && whyNoRoomFor(table, building, county) === null;
type BuildFree = Extract<Action, { kind: "buildFree" }>;
const BUILD_FREE: readonly (readonly BuildFree[])[] = BUILDINGS.map((_, building) =>
  COUNTIES.map((_, county): BuildFree => ({ kind: "buildFree", building: building as Building, county })),
);
/** WA-FAVOR-7, -17, -21 A free building in one own county, where there is room for it. */
export const freeBuilding = decision<{ building: Building }>("freeBuilding", {
  moves: {
    buildFree: {
      candidates: ({ memory }) => BUILD_FREE[memory.building] ?? [],
      requires: {
        "WA-FAVOR-7": ({ table, seat }, { county }) => owns(table, seat, county),
        "WA-BUILD-2": ({ table }, { building, county }) => whyNoRoomFor(table, building, county) !== "WA-BUILD-2",
        "WA-BUILD-1": ({ table }, { building, county }) => whyNoRoomFor(table, building, county) !== "WA-BUILD-1",
        "WA-SETUP-14": ({ table }, { building, county }) => whyNoRoomFor(table, building, county) !== "WA-SETUP-14",
      },
      perform: (play, { building, county }, seat) => erect(play, seat, building, county, 0),
    },
  },
});

/** WA-FAVOR-12 In an own county, or in any neutral one if there is at least one army to hold it. */
const mayPlaceArmies = (table: Readonly<Table>, seat: Seat, county: County): boolean =>
  supplyOf(table, seat) > 0 && (owns(table, seat, county) || isNeutral(table, county));
/** As many as the supply holds. */
const freeArmiesFor = (table: Readonly<Table>, seat: Seat): number => Math.min(FREE_ARMIES_PLACED, supplyOf(table, seat));
type PlaceArmies = Extract<Action, { kind: "placeArmies" }>;
/** By their number. */
const PLACE_ARMIES: readonly (readonly PlaceArmies[])[] = Array.from({ length: FREE_ARMIES_PLACED + 1 }, (_, armies) =>
  COUNTIES.map((_, county): PlaceArmies => ({ kind: "placeArmies", county, armies })),
);
export const freeArmies = decision("freeArmies", {
  moves: {
    placeArmies: {
      candidates: ({ table, seat }) => PLACE_ARMIES[freeArmiesFor(table, seat)] ?? [],
      requires: {
        "WA-FAVOR-12": ({ table, seat }, { county, armies }) =>
          mayPlaceArmies(table, seat, county) && armies === freeArmiesFor(table, seat),
      },
      perform(play, { county, armies }, seat) {
        const { table } = play;
        if (isNeutral(table, county)) conquer(play, county, seat);
        supplyToCounty(table, seat, county, armies);
        play.tell?.({ kind: "deployed", seat, county, armies, price: 0 });
      },
    },
  },
});
