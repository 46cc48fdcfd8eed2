import type { Ask, Play } from "@stormakt/kernel";
import type { SetOf } from "@stormakt/kernel/ids";
import { both, EMPTY, either, isEmpty, list, setOf, without } from "@stormakt/kernel/ids";
import type { Good, Hex, Line, Payment } from "../catalog/index.ts";
import {
  buildOf,
  FORCE,
  forcesFor,
  GOLD,
  GOLD_ALONE,
  GOLD_FOR_GOLD_HEX,
  GOOD,
  HEX,
  hexesFor,
  isGood,
  isGroup,
  LABOUR,
  LOCAL,
  MOBILIZATION,
  NO_LINE,
  PROVINCE,
  SQUARE,
  squaresFor,
} from "../catalog/index.ts";
import type { Table } from "../table.ts";
import {
  capitalToSupply,
  controllerOf,
  emptySquares,
  finishWith,
  goldOf,
  goodToSupply,
  handToSupply,
  hexesWith,
  incomeOf,
  isInForce,
  isPlayedByAnother,
  kindsOfGoods,
  lineAt,
  linesInPlay,
  putInFirstEmpty,
  putOnTitleHex,
  saveGoods,
  sellCapital,
  soldBy,
  supplyOf,
  takeGoodOff,
  unitsFromHand,
  withEmptyFarm,
  withGroup,
  withRoom,
} from "../table.ts";
import type { MareBalticum } from "../types.ts";
import { decision, move, procedure } from "../types.ts";
import { adjourn, mayCall } from "./riksdag.ts";

/** MB-INVEST-1, MB-SAVE-3 In turn order each line invests and then saves; at last what was sold in the capital is saved too. */
export const investmentPhase = procedure<{ done: number }>("investmentPhase")({
  callRiksdag: (play) => mayCall(play, MOBILIZATION),
  investInTurn(play, phase) {
    const { table } = play;
    while (phase.done < linesInPlay(table)) {
      const line = lineAt(table, phase.done);
      phase.done += 1;
      if (play.askIfAble(investing, controllerOf(table, line), { line, goods: kindsOfGoods(table, line) })) return play.again();
      save(play, line);
    }
  },
  sellCapital({ table }) {
    sellCapital(table);
    adjourn(table);
  },
});

interface Investing {
  line: Line;
  /** The kinds of goods it has on the board. */
  goods: SetOf<Good>;
}
type Asked = Ask<MareBalticum, Investing>;

/** MB-INVEST-2 to MB-INVEST-5 One good, or two gold in its place, and one gold for the labour: as often as the line can pay. */
export const investing = decision<Investing>("investing", {
  moves: {
    endInvestment: move(
      "endInvestment",
      {},
      {
        idle: true,
        requires: { "MB-RIKSDAG-18": choosesFreely },
        perform: (play, _action, _seat, { line }) => save(play, line),
      },
    ),
    investInBuild: move(
      "investInBuild",
      { pay: HEX, square: SQUARE },
      {
        requires: {
          "MB-INVEST-9": { square: (_ask, { pay }) => squaresFor(pay) },
          "MB-INVEST-4": { pay: goodsAndGold },
          "MB-INVEST-5": { pay: insteadOfGoods },
          "MB-INVEST-2": paysLabour,
          "MB-RIKSDAG-18": {
            pay: (ask) => (isMobilized(ask) ? GOOD.every : HEX.every),
            square: (ask) => (isMobilized(ask) ? emptySquares(ask.table) : SQUARE.every),
          },
        },
        perform(play, { square, pay }, _seat, memory) {
          const { line } = memory;
          const { table } = play;
          const build = buildOf(square);
          payFor(table, line, pay);
          const leader = finishWith(table, square, line);
          play.tell?.({ kind: "investedInBuild", line, square, pay });
          if (leader !== NO_LINE) play.tell?.({ kind: "buildFinished", force: build, line: leader });
          askAgain(play, memory);
        },
      },
    ),
    investInTitle: move(
      "investInTitle",
      { pay: HEX, hex: HEX },
      {
        requires: {
          "MB-TITLEDECK-2": { hex: (_ask, { pay }) => hexesFor(pay) },
          "MB-TITLEDECK-4": { hex: ({ table, memory }) => without(HEX.every, hexesWith(table, memory.line)) },
          "MB-TITLEDECK-3": { hex: ({ table, memory }) => (goldOf(table, memory.line) >= GOLD_FOR_GOLD_HEX ? HEX.every : GOOD.every) },
          "MB-INVEST-5": { hex: (ask, { pay }) => (isGood(pay) || canPayInGold(ask) ? HEX.every : GOLD_HEX) },
          "MB-INVEST-2": paysLabour,
          "MB-INVEST-4": { pay: goodsAndGold },
          "MB-RIKSDAG-18": choosesFreely,
        },
        perform(play, { hex, pay }, _seat, memory) {
          const { line } = memory;
          const { table } = play;
          if (hex === GOLD) {
            unitsFromHand(table, line, 1);
            handToSupply(table, line, LABOUR);
          } else payFor(table, line, pay);
          putOnTitleHex(table, hex, line);
          play.tell?.({ kind: "investedInTitle", line, hex, pay });
          askAgain(play, memory);
        },
      },
    ),
    investInProvince: move(
      "investInProvince",
      { pay: HEX, force: FORCE, province: PROVINCE },
      {
        requires: {
          "MB-INVEST-16": { province: ({ table }, { force }) => (isGroup(force) ? withGroup(table, force) : LOCAL.every) },
          "MB-SETUP-8": { province: ({ table }, { force }) => (isGroup(force) ? withRoom(table, force) : withEmptyFarm(table)) },
          "MB-INVEST-4": { pay: goodsAndGold },
          "MB-INVEST-5": { pay: insteadOfGoods },
          "MB-INVEST-2": { force: (ask, { pay }) => (paysLabour(ask) ? forcesFor(pay) : EMPTY) },
          "MB-RIKSDAG-18": choosesFreely,
        },
        perform(play, { province, force, pay }, _seat, memory) {
          const { line } = memory;
          payFor(play.table, line, pay);
          putInFirstEmpty(play.table, province, force, line);
          play.tell?.({ kind: "investedInProvince", line, province, force, pay });
          askAgain(play, memory);
        },
      },
    ),
    discardGood: move(
      "discardGood",
      { good: GOOD },
      {
        idle: saves,
        requires: { "MB-SAVE-1": { good: ({ memory }) => memory.goods }, "MB-RIKSDAG-18": choosesFreely },
        perform(play, { good }, _seat, memory) {
          const { line } = memory;
          goodToSupply(play.table, line, good);
          play.tell?.({ kind: "goodDiscarded", line, good });
          askAgain(play, memory);
        },
      },
    ),
    discardSold: move(
      "discardSold",
      {},
      {
        idle: saves,
        requires: {
          "MB-SAVE-3": ({ table, memory }) => soldBy(table, memory.line) > 0,
          "MB-RIKSDAG-18": choosesFreely,
        },
        perform(play, _action, _seat, memory) {
          const { line } = memory;
          capitalToSupply(play.table, line, 1);
          play.tell?.({ kind: "soldDiscarded", line });
          askAgain(play, memory);
        },
      },
    ),
  },
});
const GOLD_HEX: SetOf<Hex> = setOf(GOLD);

function askAgain(play: Play<MareBalticum>, memory: Investing): void {
  memory.goods = kindsOfGoods(play.table, memory.line);
  play.again();
}
/** MB-INVEST-4 What the line has, and gold in place of anything. */
function goodsAndGold({ memory }: Asked): SetOf<Payment> {
  return either<Payment>(memory.goods, GOLD_HEX);
}
/** MB-INVEST-5 */
function insteadOfGoods(ask: Asked): SetOf<Payment> {
  return canPayInGold(ask) ? HEX.every : GOOD.every;
}
const canPayInGold = ({ table, memory }: Asked): boolean => goldOf(table, memory.line) >= GOLD_ALONE;
function paysLabour({ table, memory }: Asked): boolean {
  return goldOf(table, memory.line) >= LABOUR;
}
/** MB-INVEST-2, MB-INVEST-5 The labour is discarded; so is one of two gold given for a good, while the other is placed. */
function payFor(table: Table, line: Line, pay: Payment): void {
  if (isGood(pay)) {
    takeGoodOff(table, line, pay);
    handToSupply(table, line, LABOUR);
  } else {
    unitsFromHand(table, line, 1);
    handToSupply(table, line, GOLD_ALONE - 1);
  }
}
/** MB-SAVE-1, MB-SAVE-2 What is left on the line's subjects is saved. */
function save({ table, tell }: Play<MareBalticum>, line: Line): void {
  const count = saveGoods(table, line) + soldBy(table, line);
  if (count > 0) tell?.({ kind: "saved", line, count });
}
/** MB-TURN-5 A line saves rather than discards, unless its units are scarce, the Riksdag is about, or another plays it. */
function saves({ table, memory: { line } }: Asked): boolean {
  return !table.riksdag && !isPlayedByAnother(table, line) && supplyOf(table, line) >= incomeOf(table, line);
}

/** MB-RIKSDAG-18 */
function choosesFreely(ask: Asked): boolean {
  return !isMobilized(ask);
}
/** MB-RIKSDAG-18, MB-RIKSDAG-19 The line has a good for an empty square of an unfinished first layer, and the gold for the labour. */
function isMobilized(ask: Asked): boolean {
  return (
    isInForce(ask.table, MOBILIZATION) &&
    paysLabour(ask) &&
    list(ask.memory.goods).some((good) => !isEmpty(both(emptySquares(ask.table), squaresFor(good))))
  );
}
