/** WA-COMBAT-20, -21 A county changes hands, or becomes neutral. */
import type { Seat } from "@stormakt/kernel";
import { EMPTY, each, NONE } from "@stormakt/kernel/ids";
import type { County } from "../catalog/index.ts";
import { own } from "../copy.ts";
import { add, boxOf, builtIn, emptyBox, isTurned, leads, NEUTRAL, NOWHERE, ownerOf } from "../table.ts";
import type { Pen } from "../types.ts";
import { show } from "./telling.ts";

/** WA-COMBAT-20, -22 The card goes to the conqueror's hand, wherever it lay; buildings and markers stay in the county. */
export function conquer(play: Pen, county: County, conqueror: Seat): void {
  giveUpCard(play, county);
  own.owner(play.table)[county] = conqueror;
}

/** WA-COMBAT-21, WA-BUILD-5 Buildings and markers go to the stock, the card to the neutral stock; statues stay. */
export function becomeNeutral(play: Pen, county: County): void {
  const { table } = play;
  giveUpCard(play, county);
  each(builtIn(table, county), (building) => add(own.stock(table), building, 1));
  own.buildings(table)[county] = EMPTY;
  own.markers(table)[county] = 0;
  own.owner(table)[county] = NEUTRAL;
}

/** The box it lay in is empty from now on, and all can see it (WA-PERFORM-9). A leader there leaves the board (WA-LEADER-11). */
function giveUpCard(play: Pen, county: County): void {
  const { table } = play;
  const seat = ownerOf(table, county);
  if (seat === NEUTRAL) return;
  const box = boxOf(table, seat, county);
  if (box !== NONE) {
    const wasOpen = isTurned(table, seat, box);
    emptyBox(table, seat, box);
    if (!wasOpen && play.tell) show(play, { kind: "boxEmptied", seat, box, county });
  }
  own.plannedBy(table)[county] = NEUTRAL;
  if (!leads(table, seat, county)) return;
  own.leader(table)[seat] = NOWHERE;
  play.tell?.({ kind: "leaderLost", seat, county });
}
