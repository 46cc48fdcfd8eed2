import { EMPTY } from "@stormakt/kernel/ids";
import { setTurnOrder } from "../setup.ts";
import { chancellorLine, closeTurn, round } from "../table.ts";
import { procedure } from "../types.ts";
import { battlePhase } from "./battles.ts";
import { endOfTurn } from "./end-of-turn.ts";
import { enemyPhase } from "./enemy.ts";
import { investmentPhase } from "./investment.ts";
import { movementPhase } from "./movement.ts";
import { productionPhase } from "./production.ts";
import { settingUp } from "./setting-up.ts";

/** MB-TURN-1 Set-up, then game turns of six phases, each under another Chancellor, until an end condition is met. */
export const game = procedure("game")({
  setUp: (play) => play.call(settingUp, { done: 0 }),
  beginTurn({ table, tell }) {
    table.turn += 1;
    setTurnOrder(table);
    tell?.({ kind: "turnBegan", line: chancellorLine(table), turn: table.turn, round: round(table) });
  },
  produce: (play) => play.call(productionPhase, { done: 0 }),
  battle: (play) => play.call(battlePhase, { done: 0, agenda: [] }),
  meetTheEnemy: (play) => play.call(enemyPhase, { active: EMPTY }),
  move: (play) => play.call(movementPhase, { done: 0 }),
  invest: (play) => play.call(investmentPhase, { done: 0 }),
  endTurn: (play) => play.call(endOfTurn, { office: 0 }),
  /** MB-CHANC-1, MB-CHANC-2 The next line clockwise; a round is over when the first Chancellor comes round again. */
  promoteChancellor(play) {
    const { table } = play;
    closeTurn(table);
    table.chancellor = (table.chancellor + 1) % table.ring.length;
    play.goTo("beginTurn");
  },
});
