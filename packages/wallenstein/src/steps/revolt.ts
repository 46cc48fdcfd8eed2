/** WA-REVOLT Peasants rise against the player who controls the county. */
import type { Seat } from "@stormakt/kernel";
import type { County } from "../catalog/index.ts";
import { own } from "../copy.ts";
import { add, armiesIn, at, colourOf, GREEN, NEUTRAL, peasantsGoHome, trayToCounty, trayToSupply } from "../table.ts";
import type { Pen } from "../types.ts";
import { dropIntoTower, emptyBatch } from "./battle.ts";
import { becomeNeutral } from "./conquest.ts";

/** WA-REVOLT-3 to -8 All armies there against so many peasants, as far as they go. True: it is subdued. */
export function revolt(play: Pen, seat: Seat, county: County, wanted: number): boolean {
  const { table } = play;
  const batch = emptyBatch(table);
  const peasants = Math.min(wanted, table.peasants);
  play.tell?.({ kind: "revoltBrokeOut", seat, county, peasants });
  batch[GREEN] = peasants;
  table.peasants -= peasants;
  batch[colourOf(seat)] = armiesIn(table, county);
  own.armies(table)[county] = 0;
  dropIntoTower(play, batch);
  const armies = at(table.tray, colourOf(seat));
  const risen = at(table.tray, GREEN);
  peasantsGoHome(table);
  if (armies > risen) {
    trayToSupply(table, seat, risen);
    trayToCounty(table, seat, county, armies - risen);
    play.tell?.({ kind: "revoltSubdued", seat, county, armies: armies - risen, own: armies, peasants: risen });
    return true;
  }
  trayToSupply(table, seat, armies);
  play.tell?.({ kind: "revoltLost", seat, county, own: armies, peasants: risen });
  becomeNeutral(play, county);
  return false;
}

/** WA-REVOLT-1, WA-FAVOR-4 One more marker, unless its owner keeps the favor that parries it. */
export function placeMarker({ table, tell }: Pen, seat: Seat, county: County): void {
  if (table.keeper === seat) {
    table.keeper = NEUTRAL;
    tell?.({ kind: "favorSpent", seat, county });
    return;
  }
  add(own.markers(table), county, 1);
  tell?.({ kind: "markerPlaced", county, markers: at(table.markers, county) });
}
