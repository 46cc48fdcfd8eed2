/** WA-PERFORM The ten actions: one card after the other, and for each card the players in player order. */
import type { Seat } from "@stormakt/kernel";
import { NONE } from "@stormakt/kernel/ids";
import type { ActionCard, County } from "../catalog/index.ts";
import {
  ACTION_COUNT,
  buildingOf,
  COLLECT_GRAIN,
  COLLECT_TAXES,
  COMBAT_A,
  COMBAT_B,
  DEPLOY_1_MOVE,
  EMPTY,
  isCounty,
} from "../catalog/index.ts";
import { actionAt, cardIn, turnOver } from "../table.ts";
import type { Pen, SkipRule } from "../types.ts";
import { procedure } from "../types.ts";
import { build, whyNotBuild } from "./building.ts";
import { collectGrain, collectTaxes } from "./collecting.ts";
import { combat, whyNotFight } from "./combat.ts";
import { deploy, redeploy, whyNotDeploy } from "./deploying.ts";
import { turnUpNext } from "./row.ts";
import { show } from "./telling.ts";

/** WA-PERFORM-1, -11 `place` is the place of the card in the row, `turn` the number of players who have treated it. */
export const performActions = procedure<{ place: number; turn: number }>("performActions")({
  performNext(play, memory) {
    const { table } = play;
    if (memory.place === ACTION_COUNT) return;
    play.again();
    const seat = table.order[memory.turn];
    if (seat === undefined) {
      memory.turn = 0;
      memory.place += 1;
      turnUpAnother(play);
      return;
    }
    memory.turn += 1;
    performBox(play, seat, actionAt(table, memory.place));
  },
});

/** WA-ACTION-3 When all have treated a card, the next one that lies face down is turned up. */
function turnUpAnother(play: Pen): void {
  const { table } = play;
  if (table.faceUp === ACTION_COUNT) return;
  turnUpNext(play);
  play.tell?.({ kind: "actionTurnedUp", action: actionAt(table, table.faceUp - 1), place: table.faceUp });
}

/** WA-PERFORM-2, -3, -4 The card is turned over; a county's action is carried out completely or not at all. */
function performBox(play: Pen, seat: Seat, action: ActionCard): void {
  const { table } = play;
  const card = cardIn(table, seat, action);
  if (card === EMPTY) return;
  turnOver(table, seat, action);
  if (play.tell) show(play, { kind: "cardRevealed", seat, action, card });
  if (!isCounty(card)) return;
  const rule = perform(play, seat, action, card);
  if (rule !== null) play.tell?.({ kind: "actionSkipped", seat, action, county: card, rule });
}

/** WA-PERFORM-5 Carries an action out if it can be carried out completely: then it must be. Else the rule that keeps it from being. */
function perform(play: Pen, seat: Seat, action: ActionCard, county: County): SkipRule | null {
  const { table } = play;
  const building = buildingOf(action);
  if (building !== NONE) {
    const rule = whyNotBuild(table, seat, building, county);
    if (rule === null) build(play, seat, building, county);
    return rule;
  }
  if (action === COMBAT_A || action === COMBAT_B)
    return play.askIfAble(combat, seat, { county, action }) ? null : whyNotFight(table, county);
  if (action === COLLECT_GRAIN) collectGrain(play, seat, county);
  else if (action === COLLECT_TAXES) collectTaxes(play, seat, county);
  else {
    const rule = whyNotDeploy(table, seat, action);
    if (rule !== null) return rule;
    deploy(play, seat, action, county);
    if (action === DEPLOY_1_MOVE) redeploy(play, seat, county);
  }
  return null;
}
