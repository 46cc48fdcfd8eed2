import type { Ask, Play, Seat } from "@stormakt/kernel";
import { between, numbers, vote } from "@stormakt/kernel";
import type { SetOf } from "@stormakt/kernel/ids";
import { count, EMPTY, including, setOf, without } from "@stormakt/kernel/ids";
import type { Hex, Line, Motion, Power, Province, Square } from "../catalog/index.ts";
import {
  HEX,
  LINE,
  MOBILIZATION,
  NO_LINE,
  NO_MOTION,
  PEACE,
  POWER,
  PROVINCE,
  powerAt,
  SQUARE,
  SQUARES,
  TAX,
  TAXATION,
  TITLE_HEXES,
  TRUCE,
  UNITS_PER_LINE,
  WAR,
} from "../catalog/index.ts";
import { add, at, seatsIn } from "../lists.ts";
import type { Seen, Table } from "../table.ts";
import {
  buildUnitsOf,
  chancellorLine,
  controllerOf,
  goldOf,
  handToSupply,
  heightOf,
  hexesWith,
  isInForce,
  isOnTitleHex,
  linesInOrder,
  linesOf,
  motionPower,
  pileOf,
  takeFromPile,
  takeOffTitleHex,
  titleUnitsOf,
  unitsToSupply,
} from "../table.ts";
import type { MareBalticum } from "../types.ts";
import { decision, move } from "../types.ts";

/** MB-RIKSDAG-1, MB-RIKSDAG-2 When a phase begins the Chancellor is free to call its motion, once in a game turn. */
export function mayCall(play: Play<MareBalticum>, motion: Motion): void {
  const { table } = play;
  if (mayBeCalled(table)) play.ask(calling, controllerOf(table, chancellorLine(table)), { motion });
}
export const mayBeCalled = ({ riksdag, motionCalled }: Seen): boolean => riksdag && !motionCalled;
/** MB-RIKSDAG-6 What was resolved holds for one phase. */
export function adjourn(table: Table): void {
  table.motion = NO_MOTION;
  table.motionAbout = 0;
}
/** MB-RIKSDAG-10 No battle of any kind is fought in the four provinces of a power under truce. */
export const isUnderTruce = (table: Seen, province: Province): boolean =>
  isInForce(table, TRUCE) && powerAt(province) === motionPower(table);

/** What a motion is about: a power or a province, as the motion says, or nothing. */
interface Call {
  motion: Motion;
}
type Asked = Ask<MareBalticum, Call>;

/** MB-RIKSDAG-1, MB-RIKSDAG-3 The motion of this phase and no other; what it is about is named with the call. */
export const calling = decision<Call>("calling", {
  moves: {
    callNothing: move("callNothing", {}, { idle: true, perform: () => {} }),
    callTaxation: move("callTaxation", {}, { requires: ifItsPhase(TAXATION), perform: (play) => call(play, TAXATION, null, null) }),
    callTruce: move(
      "callTruce",
      { power: POWER },
      { requires: ifItsPhase(TRUCE), perform: (play, { power }) => call(play, TRUCE, power, null) },
    ),
    callPeace: move(
      "callPeace",
      { power: POWER },
      { requires: ifItsPhase(PEACE), perform: (play, { power }) => call(play, PEACE, power, null) },
    ),
    callWar: move(
      "callWar",
      { province: PROVINCE },
      { requires: ifItsPhase(WAR), perform: (play, { province }) => call(play, WAR, null, province) },
    ),
    callMobilization: move(
      "callMobilization",
      {},
      { requires: ifItsPhase(MOBILIZATION), perform: (play) => call(play, MOBILIZATION, null, null) },
    ),
  },
});
function ifItsPhase(motion: Motion) {
  return { "MB-RIKSDAG-1": ({ memory }: Asked) => memory.motion === motion };
}
function call(play: Play<MareBalticum>, motion: Motion, power: Power | null, province: Province | null): void {
  const { table } = play;
  table.motionCalled = true;
  play.tell?.({ kind: "motionCalled", line: chancellorLine(table), motion, power, province });
  let seats: SetOf<Seat> = EMPTY;
  for (const line of linesInOrder(table)) if (line !== table.neutral) seats = including(seats, controllerOf(table, line));
  play.askAll(voting, seatsIn(seats), { motion, about: power ?? province ?? 0 });
}

/** MB-RIKSDAG-4, MB-RIKSDAG-5, MB-TWO-8, MB-NEUTRAL-7, MB-KING-8 One vote for each line but the neutral one; with equal votes the Chancellor's own side. */
export const voting = vote<MareBalticum, { motion: Motion; about: number }>("voting", {
  voices: ({ table, seat }) => count(without(linesOf(table, seat), table.neutral === NO_LINE ? EMPTY : setOf(table.neutral))),
  counted({ table, tell }, { motion, about }, ballots) {
    const cast = ballots.map(() => 0);
    let surplus = 0;
    let chancellors = 0;
    for (const line of linesInOrder(table)) {
      if (line === table.neutral) continue;
      const seat = controllerOf(table, line);
      const vote = ballots[seat]?.votes[at(cast, seat)] ?? "no";
      add(cast, seat, 1);
      tell?.({ kind: "voted", line, vote });
      surplus += vote === "yes" ? 1 : -1;
      if (line === chancellorLine(table)) chancellors = vote === "yes" ? 1 : -1;
    }
    const passed = surplus > 0 || (surplus === 0 && chancellors > 0);
    tell?.({ kind: "motionDecided", motion, passed: passed ? "yes" : "no" });
    if (!passed) return;
    table.motion = motion;
    table.motionAbout = about;
  },
});

/** MB-RIKSDAG-7, MB-RIKSDAG-8 Four units from the hand and the decks; a line with no more than that gives all it has. */
export function tax(play: Play<MareBalticum>, line: Line): void {
  const { table } = play;
  const gold = goldOf(table, line);
  const units = gold + buildUnitsOf(table, line) + titleUnitsOf(table, line);
  if (units > TAX && units > gold) {
    play.ask(payingTax, controllerOf(table, line), { line, left: TAX });
    return;
  }
  giveGold(play, line, Math.min(gold, TAX));
  if (units > gold) {
    for (const hex of TITLE_HEXES) if (isOnTitleHex(table, hex, line)) giveFromTitle(play, line, hex);
    for (const square of SQUARES)
      for (let layer = heightOf(table, square) - 1; layer >= 0; layer--)
        if (pileOf(table, square)[layer] === line) giveFromBuild(play, line, square, layer);
  }
  play.tell?.({ kind: "taxPaid", line, count: Math.min(units, TAX) });
}
function giveGold({ table, tell }: Play<MareBalticum>, line: Line, count: number): void {
  handToSupply(table, line, count);
  if (count > 0) tell?.({ kind: "taxGivenInGold", line, count });
}
function giveFromTitle({ table, tell }: Play<MareBalticum>, line: Line, hex: Hex): void {
  takeOffTitleHex(table, hex, line);
  unitsToSupply(table, line, 1);
  tell?.({ kind: "taxGivenFromTitle", line, hex });
}
function giveFromBuild({ table, tell }: Play<MareBalticum>, line: Line, square: Square, layer: number): void {
  takeFromPile(table, square, layer);
  unitsToSupply(table, line, 1);
  tell?.({ kind: "taxGivenFromBuild", line, square });
}

interface Taxed {
  line: Line;
  left: number;
}
/** No pile can be higher. */
const DEEPEST = LINE.size * UNITS_PER_LINE - 1;

/** MB-RIKSDAG-7 The line chooses which units it gives, one at a time. */
export const payingTax = decision<Taxed>("payingTax", {
  moves: {
    payTaxInGold: move(
      "payTaxInGold",
      {},
      {
        requires: { "MB-RIKSDAG-7": ({ table, memory }) => goldOf(table, memory.line) > 0 },
        perform(play, _action, _seat, memory) {
          giveGold(play, memory.line, 1);
          paid(play, memory);
        },
      },
    ),
    payTaxFromTitle: move(
      "payTaxFromTitle",
      { hex: HEX },
      {
        shows: ["hex"],
        requires: { "MB-RIKSDAG-7": { hex: ({ table, memory }) => hexesWith(table, memory.line) } },
        perform(play, { hex }, _seat, memory) {
          giveFromTitle(play, memory.line, hex);
          paid(play, memory);
        },
      },
    ),
    payTaxFromBuild: move(
      "payTaxFromBuild",
      { square: SQUARE, layer: numbers(0, DEEPEST) },
      {
        requires: {
          "MB-BUILD-1": { layer: ({ table }, { square }) => between(0, heightOf(table, square) - 1) },
          "MB-RIKSDAG-7": ({ table, memory }, { square, layer }) => pileOf(table, square)[layer] === memory.line,
        },
        perform(play, { square, layer }, _seat, memory) {
          giveFromBuild(play, memory.line, square, layer);
          paid(play, memory);
        },
      },
    ),
  },
});
function paid(play: Play<MareBalticum>, memory: Taxed): void {
  memory.left -= 1;
  if (memory.left > 0) play.again();
  else play.tell?.({ kind: "taxPaid", line: memory.line, count: TAX });
}
