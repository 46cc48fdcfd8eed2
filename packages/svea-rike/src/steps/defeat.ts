/** SR-DEFEAT Sweden has lost: automatic losses, coward rolls, then fiefs are given up. */

import type { Play, Seat } from "@stormakt/kernel";
import { clockwiseFrom, NOBODY } from "@stormakt/kernel";
import { has, including } from "@stormakt/kernel/ids";
import { asking } from "../cards/card.ts";
import type { Country, Fief } from "../catalog/index.ts";
import { AFTER_WAR_LOSS, EVERY_FIEF, EVERY_HISTORY, FINLAND_AND_ESTONIA, homeOf } from "../catalog/index.ts";
import { own } from "../copy.ts";
import { FOREIGN, GONE, goldOf, hasFief, isFinlandLost, ownsHistory, REMOVED, roundSeat, seatsOf } from "../table.ts";
import { moveFief, moveHistory } from "../things.ts";
import type { SveaRike } from "../types.ts";
import { procedure } from "../types.ts";
import { giveUpOne } from "./choices.ts";
import { afterWarLoss } from "./windows.ts";

type Pen = Play<SveaRike>;
const COWARD = 3;

/** SR-DEFEAT-1 In this order. `asked`: how many seats have been seen to. */
export const defeat = procedure<{ asked: number }>("defeat")({
  loseForeignFiefs(play) {
    const { table } = play;
    if (table.war === null) return;
    const { country } = table.war;
    if (isFinlandLost(table, country)) loseFinland(play);
    revert(play, country);
  },
  rollForCowards(play) {
    const { table } = play;
    const war = own.war(table);
    if (war === null) return;
    for (const seat of clockwiseFrom(seatsOf(table), roundSeat(table)))
      if (has(war.joined, seat) || rollsAsCoward(play, seat)) war.yields = including(war.yields, seat);
  },
  letOthersReact: (play) => play.open(afterWarLoss, asking(AFTER_WAR_LOSS, NOBODY)),
  /** SR-DEFEAT-4, -5, -7, -9 */
  giveUpFiefs(play, memory) {
    const { table } = play;
    const seats = seatsOf(table);
    if (memory.asked === seats || table.war === null) return;
    const seat = (roundSeat(table) + memory.asked) % seats;
    memory.asked += 1;
    if (has(table.war.yields, seat)) giveUpOne(play, seat);
    play.again();
  },
});
/** SR-DEFEAT-2 Fiefs that started as the enemy's property are foreign again, whoever has them. */
function revert({ table, tell }: Pen, country: Country): void {
  const fiefs = EVERY_FIEF.filter((fief) => homeOf(fief) === country && table.fiefs[fief] !== REMOVED && table.fiefs[fief] !== FOREIGN);
  take(table, fiefs, FOREIGN);
  if (fiefs.length > 0) tell?.({ kind: "fiefsRevert", fiefs });
}
/** SR-DEFEAT-3 */
function loseFinland({ table, tell }: Pen): void {
  const fiefs = FINLAND_AND_ESTONIA.filter((fief) => table.fiefs[fief] !== REMOVED);
  take(table, fiefs, REMOVED);
  if (fiefs.length > 0) tell?.({ kind: "finlandLost", fiefs });
}
function take(table: Pen["table"], fiefs: readonly Fief[], to: number): void {
  for (const fief of fiefs) moveFief(table, fief, to);
}
/** SR-DEFEAT-5, -8 A non-participant gives up a fief on 1-3; one who is broke loses a history card instead. */
function rollsAsCoward(play: Pen, seat: Seat): boolean {
  const { table, chance, tell } = play;
  const die = chance.die(6, "coward");
  tell?.({ kind: "cowardRolls", seat, die });
  if (die > COWARD) return false;
  if (!hasFief(table, seat) && goldOf(table, seat) === 0) loseRandomCard(play, seat);
  return true;
}
function loseRandomCard({ table, chance, tell }: Pen, seat: Seat): void {
  const owned = EVERY_HISTORY.filter((card) => ownsHistory(table, seat, card));
  if (owned.length === 0) return;
  const history = chance.pick(owned, "lost history");
  moveHistory(table, history, GONE);
  tell?.({ kind: "historyLost", seat, history });
}
