/** SR-BOOTY Victory: the enemy's fiefs become available, then the participants are rewarded. */

import type { Play, Seat } from "@stormakt/kernel";
import { NOBODY } from "@stormakt/kernel";
import { has, including } from "@stormakt/kernel/ids";
import { asking } from "../cards/card.ts";
import { BOOTY_RECEIVED, EVERY_FIEF, homeOf } from "../catalog/index.ts";
import { own } from "../copy.ts";
import type { Seats, WarNotes } from "../table.ts";
import { AVAILABLE, FOREIGN, numberAt } from "../table.ts";
import { moveFief } from "../things.ts";
import type { SveaRike } from "../types.ts";
import { procedure } from "../types.ts";
import { reward } from "./rewards.ts";
import { bootyReceived } from "./windows.ts";

/** `rewarded`: the seats that have had their reward. */
export const booty = procedure<{ rewarded: Seats }>("booty")({
  /** SR-BOOTY-1 */
  freeFiefs({ table, tell }) {
    const fiefs = EVERY_FIEF.filter((fief) => homeOf(fief) === table.war?.country && table.fiefs[fief] === FOREIGN);
    for (const fief of fiefs) moveFief(table, fief, AVAILABLE);
    if (fiefs.length > 0) tell?.({ kind: "fiefsFreed", fiefs });
  },
  rewardTheNext(play, memory) {
    const war = own.war(play.table);
    if (war === null) return;
    const seat = nextRewarded(play, war, memory.rewarded);
    if (seat === NOBODY) return play.end();
    memory.rewarded = including(memory.rewarded, seat);
    war.rewarded = seat;
    war.spoilFiefs = [];
    war.spoilCards = [];
    war.spoilGold = 0;
    play.ask(reward, seat);
  },
  /** SR-BOOTY-6 */
  letOthersReact(play) {
    play.open(bootyReceived, asking(BOOTY_RECEIVED, play.table.war?.rewarded ?? NOBODY));
  },
  nextOne: (play) => play.goTo("rewardTheNext"),
});
/** SR-BOOTY-2 In descending order of muster value; ties by lot. */
function nextRewarded({ chance }: Play<SveaRike>, { joined, muster }: WarNotes, rewarded: Seats): Seat {
  let best = Number.NEGATIVE_INFINITY;
  let first: Seat[] = [];
  for (let seat = 0; seat < muster.length; seat++) {
    const value = numberAt(muster, seat);
    if (!has(joined, seat) || has(rewarded, seat) || value < best) continue;
    if (value > best) first = [];
    best = value;
    first.push(seat);
  }
  return first.length <= 1 ? (first[0] ?? NOBODY) : chance.pick(first, "equal musters");
}
