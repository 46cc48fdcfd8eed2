/** What a seat does in playouts: quick, sensible, and not always the same. It looks at the open table only, which is all there is to see. */
import type { Chance, Engine, Seat, State } from "@stormakt/kernel";
import type { SetOf } from "@stormakt/kernel/ids";
import type { Action, Good, Line, MareBalticum, Seen } from "@stormakt/mare-balticum";
import { ARMY, controllerOf, goldOf, halvesOfProvince, hasEnemies, isInForce, MOBILIZATION, turnsLeft, WAR } from "@stormakt/mare-balticum";
import { promiseInRiksdag } from "../../tastes/mare-balticum/riksdag.ts";
import { goBy, HABITS } from "./habits.ts";
import { investSensibly } from "./investing.ts";
import { moveSensibly } from "./moving.ts";
import type { Fighting } from "./war.ts";
import { chooseBattle, fightOn, hire, pickRoutes, playCards } from "./war.ts";

/** What decisions note, as far as it is looked at here. */
interface Memory {
  readonly line: Line;
  readonly goods: SetOf<Good>;
  readonly lines: readonly Line[];
}
const listed: Action[] = [];

export function rollout(engine: Engine<MareBalticum>, state: State<MareBalticum>, seat: Seat, chance: Chance): Action {
  const { table, stack } = state;
  goBy(table, seat);
  const memory = stack[stack.length - 1]?.memory as Memory;
  switch (engine.stepOf(state) ?? "") {
    case "investing":
      return isInForce(table, MOBILIZATION) ? drawn(engine, state, seat, chance) : investSensibly(table, memory.line, memory.goods, chance);
    case "moving":
      return isInForce(table, WAR) ? drawn(engine, state, seat, chance) : moveSensibly(table, memory.line, chance);
    case "pickingRoutes":
      return pickRoutes(table, seat, chance);
    case "playingCards":
      return playCards(table, seat, memory as unknown as Fighting, chance);
    case "retreating":
      return fightOn(table, memory as unknown as Fighting);
    case "hiring":
      return hire(table, stack[stack.length - 2]?.memory as unknown as Fighting, chance);
    case "choosingBattle":
      return chooseBattle(table, engine.legalActions(state, seat, listed), chance);
    case "harvesting":
      return GENERATE;
    case "takingSpoils":
      return TAKE;
    case "biddingForOffice":
    case "biddingForProvince":
      return bid(table, seat, memory.lines, chance);
    case "choosingProvince":
      return chooseProvince(table, engine.legalActions(state, seat, listed), chance);
    case "calling":
      return call(state, seat, engine.legalActions(state, seat, listed), chance);
    case "voting":
      return vote(state, seat, engine.legalActions(state, seat, listed), chance);
    default:
      return drawn(engine, state, seat, chance);
  }
}
const GENERATE: Action = { kind: "generateRest" };
const NO_CALL: Action = { kind: "callNothing" };
const TAKE: Action = { kind: "takeRest" };

function drawn(engine: Engine<MareBalticum>, state: State<MareBalticum>, seat: Seat, chance: Chance): Action {
  let action: Action | null = null;
  for (let draws = 0; draws < 3; draws++) {
    action = engine.sampleAction(state, seat, chance);
    if (action === null) throw new Error(`seat ${seat} has no legal action`);
    if (action.kind !== "desert" && action.kind !== "discardGood" && action.kind !== "discardSold") break;
  }
  return action as Action;
}
/** A little of what one has, and in the last turn all of it. */
function bid(table: Seen, seat: Seat, lines: readonly Line[], chance: Chance): Action {
  const isLast = turnsLeft(table) <= 1;
  const amounts: number[] = [];
  for (const line of lines) {
    const gold = goldOf(table, line);
    if (controllerOf(table, line) === seat) amounts.push(isLast ? gold : Math.min(gold, chance.below(Math.ceil(HABITS.bids))));
  }
  return { kind: "bid", amounts };
}
/** Overseas counts double; enemies may take it away again. */
function chooseProvince(table: Seen, legal: readonly Action[], chance: Chance): Action {
  let best = -1;
  let chosen = legal[0] as Action;
  for (const action of legal) {
    if (action.kind !== "chooseProvince") continue;
    const { province } = action;
    const worth = halvesOfProvince(province) - (hasEnemies(table, province, ARMY) ? 0.4 : 0) + chance.below(256) / 512;
    if (worth <= best) continue;
    best = worth;
    chosen = action;
  }
  return chosen;
}
/** The Riksdag is called now and then, if it promises anything. */
function call(state: State<MareBalticum>, seat: Seat, legal: readonly Action[], chance: Chance): Action {
  if (legal.length < 2 || chance.below(4) > 0) return NO_CALL;
  const action = legal[chance.below(legal.length)] as Action;
  return promiseInRiksdag(state, seat, action) > 0 ? action : NO_CALL;
}
function vote(state: State<MareBalticum>, seat: Seat, legal: readonly Action[], chance: Chance): Action {
  const all = legal[legal.length - 1] as Action; // every voice says yes
  if (chance.below(8) === 0) return legal[chance.below(legal.length)] as Action;
  return promiseInRiksdag(state, seat, all) > 0 ? all : (legal[0] as Action);
}
