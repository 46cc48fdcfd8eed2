import type { Play } from "@stormakt/kernel";
import { vote } from "@stormakt/kernel";
import type { Hex, Line, Motion, Power, Province, Square } from "../catalog/index.ts";
import {
  MOBILIZATION,
  NO_MOTION,
  PEACE,
  POWERS,
  PROVINCES,
  powerAt,
  SQUARES,
  TAX,
  TAXATION,
  TITLE_HEXES,
  TRUCE,
  WAR,
} from "../catalog/index.ts";
import { seatsIn, upTo } from "../lists.ts";
import type { Table } from "../table.ts";
import {
  buildUnitsOf,
  chancellorLine,
  controllerOf,
  goldOf,
  handToSupply,
  heightOf,
  isInForce,
  isOnTitleHex,
  linesInOrder,
  motionPower,
  pileOf,
  takeFromPile,
  takeOffTitleHex,
  titleUnitsOf,
  unitsToSupply,
} from "../table.ts";
import type { MareBalticum } from "../types.ts";
import { decision } from "../types.ts";

/** MB-RIKSDAG-1, MB-RIKSDAG-2 When a phase begins the Chancellor is free to call its motion, once in a game turn. */
export function mayCall(play: Play<MareBalticum>, motion: Motion): void {
  const { table } = play;
  if (table.riksdag && !table.motionCalled) play.ask(calling, controllerOf(table, chancellorLine(table)), { motion });
}
/** MB-RIKSDAG-6 What was resolved holds for one phase. */
export function adjourn(table: Table): void {
  table.motion = NO_MOTION;
  table.motionAbout = 0;
}
/** MB-RIKSDAG-10 No battle of any kind is fought in the four provinces of a power under truce. */
export const isUnderTruce = (table: Readonly<Table>, province: Province): boolean =>
  isInForce(table, TRUCE) && powerAt(province) === motionPower(table);

/** MB-RIKSDAG-1, MB-RIKSDAG-3 The motion of this phase and no other; what it is about is named with the call. */
export const calling = decision<{ motion: Motion }>("calling", {
  moves: {
    callNothing: { candidates: [{ kind: "callNothing" }], requires: {}, perform: () => {} },
    callTaxation: {
      candidates: [{ kind: "callTaxation" }],
      requires: { "MB-RIKSDAG-1": ({ memory }) => memory.motion === TAXATION },
      perform: (play) => call(play, TAXATION, 0),
    },
    callTruce: {
      candidates: POWERS.map((power) => ({ kind: "callTruce", power })),
      requires: { "MB-RIKSDAG-1": ({ memory }) => memory.motion === TRUCE },
      perform: (play, { power }) => call(play, TRUCE, power),
    },
    callPeace: {
      candidates: POWERS.map((power) => ({ kind: "callPeace", power })),
      requires: { "MB-RIKSDAG-1": ({ memory }) => memory.motion === PEACE },
      perform: (play, { power }) => call(play, PEACE, power),
    },
    callWar: {
      candidates: PROVINCES.map((province) => ({ kind: "callWar", province })),
      requires: { "MB-RIKSDAG-1": ({ memory }) => memory.motion === WAR },
      perform: (play, { province }) => call(play, WAR, province),
    },
    callMobilization: {
      candidates: [{ kind: "callMobilization" }],
      requires: { "MB-RIKSDAG-1": ({ memory }) => memory.motion === MOBILIZATION },
      perform: (play) => call(play, MOBILIZATION, 0),
    },
  },
});
function call(play: Play<MareBalticum>, motion: Motion, about: number): void {
  const { table } = play;
  table.motionCalled = true;
  play.tell?.({
    kind: "motionCalled",
    line: chancellorLine(table),
    motion,
    power: motion === TRUCE || motion === PEACE ? (about as Power) : null,
    province: motion === WAR ? (about as Province) : null,
  });
  let seats = 0;
  for (const line of linesInOrder(table)) if (line !== table.neutral) seats |= 1 << controllerOf(table, line);
  play.askAll(voting, seatsIn(seats), { motion, about });
}

/** MB-RIKSDAG-4, MB-RIKSDAG-5, MB-TWO-8, MB-NEUTRAL-7, MB-KING-8 One vote for each line but the neutral one; with equal votes the Chancellor's own side. */
export const voting = vote<MareBalticum, { motion: Motion; about: number }>("voting", {
  voices({ table, seat }) {
    let voices = 0;
    for (let line = 0; line < table.controllers.length; line++) if (table.controllers[line] === seat && line !== table.neutral) voices++;
    return voices;
  },
  counted({ table, tell }, { motion, about }, ballots) {
    const cast = ballots.map(() => 0);
    let surplus = 0;
    let chancellors = 0;
    for (const line of linesInOrder(table)) {
      if (line === table.neutral) continue;
      const seat = controllerOf(table, line);
      const vote = ballots[seat]?.votes[cast[seat]!] ?? "no";
      cast[seat]! += 1;
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

/** MB-RIKSDAG-7 The line chooses which units it gives, one at a time. */
export const payingTax = decision<{ line: Line; left: number }>("payingTax", {
  moves: {
    payTaxInGold: {
      candidates: [{ kind: "payTaxInGold" }],
      requires: { "MB-RIKSDAG-7": ({ table, memory }) => goldOf(table, memory.line) > 0 },
      perform(play, _action, _seat, memory) {
        giveGold(play, memory.line, 1);
        paid(play, memory);
      },
    },
    payTaxFromTitle: {
      candidates: TITLE_HEXES.map((hex: Hex) => ({ kind: "payTaxFromTitle", hex })),
      requires: { "MB-RIKSDAG-7": ({ table, memory }, { hex }) => isOnTitleHex(table, hex, memory.line) },
      perform(play, { hex }, _seat, memory) {
        giveFromTitle(play, memory.line, hex);
        paid(play, memory);
      },
    },
    payTaxFromBuild: {
      candidates: ({ table }) => fromBuilds(Math.max(...table.piles.map(({ length }) => length))),
      requires: { "MB-RIKSDAG-7": ({ table, memory }, { square, layer }) => pileOf(table, square)[layer] === memory.line },
      perform(play, { square, layer }, _seat, memory) {
        giveFromBuild(play, memory.line, square, layer);
        paid(play, memory);
      },
    },
  },
});
function paid(play: Play<MareBalticum>, memory: { line: Line; left: number }): void {
  memory.left -= 1;
  if (memory.left > 0) play.again();
  else play.tell?.({ kind: "taxPaid", line: memory.line, count: TAX });
}
/** Every unit that may lie in a pile, so many layers deep. */
const fromBuilds = upTo((layer) => SQUARES.map((square) => ({ kind: "payTaxFromBuild", square, layer }) as const));
