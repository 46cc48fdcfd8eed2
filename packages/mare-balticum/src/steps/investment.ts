import type { Ask, Play } from "@stormakt/kernel";
import type { Good, Line, Local, Payment, Province, Square } from "../catalog/index.ts";
import {
  ARMY,
  buildOf,
  circlesIn,
  FARM,
  FLEET,
  FORCES,
  FORT,
  GOLD,
  GOLD_ALONE,
  GOODS,
  goodFor,
  LABOUR,
  LOCALS,
  MOBILIZATION,
  OVERSEAS,
  PROVINCES,
  recruitedFor,
  SQUARES,
} from "../catalog/index.ts";
import { bySet, NONE } from "../lists.ts";
import type { Table } from "../table.ts";
import {
  capitalToSupply,
  controllerOf,
  emptyFarm,
  finishedLayers,
  goldOf,
  goodToSupply,
  handToSupply,
  hasGoodOfKind,
  hasGroup,
  heightOf,
  incomeOf,
  isInForce,
  isOnTitleHex,
  isPlayedByAnother,
  kindsOfGoods,
  layerLeader,
  lineAt,
  linesInPlay,
  putOnTitleHex,
  putSubject,
  putUnderPile,
  saveGoods,
  sellCapital,
  sizeOf,
  soldBy,
  supplyOf,
  takeGoodOff,
  unitsFromHand,
} from "../table.ts";
import type { Action, MareBalticum } from "../types.ts";
import { decision, procedure } from "../types.ts";
import { adjourn, mayCall } from "./riksdag.ts";

/** MB-INVEST-1, MB-SAVE-3 In turn order each line invests and then saves; at last what was sold in the capital is saved too. */
export const investmentPhase = procedure<{ done: number }>("investmentPhase")({
  callRiksdag: (play) => mayCall(play, MOBILIZATION),
  investInTurn(play, phase) {
    const { table } = play;
    if (phase.done === linesInPlay(table)) return;
    const line = lineAt(table, phase.done);
    phase.done += 1;
    const means = meansOf(table, line);
    if (hasAChoice(table, line, means)) play.ask(investing, controllerOf(table, line), { line, means });
    else save(play, line);
    play.again();
  },
  sellCapital({ table }) {
    sellCapital(table);
    adjourn(table);
  },
});

type Of<K> = Extract<Action, { kind: K }>;
type Asked = Ask<MareBalticum, Investing>;
interface Investing {
  line: Line;
  /** What the line can pay with: its kinds of goods, gold in place of a good, and gold for the gold hex, one bit each. */
  means: number;
}

/** MB-INVEST-2 to MB-INVEST-5 One good, or two gold in its place, and one gold for the labour: as often as the line can pay. */
export const investing = decision<Investing>("investing", {
  moves: {
    endInvestment: {
      candidates: [{ kind: "endInvestment" }],
      requires: { "MB-RIKSDAG-18": (ask) => !isMobilized(ask) },
      perform: (play, _action, _seat, { line }) => save(play, line),
    },
    investInBuild: {
      candidates: ({ memory }) => inBuilds(memory.means & ~GOLD_HEX),
      requires: {
        "MB-INVEST-5": (ask, { pay }) => pay !== GOLD || hasGoldInstead(ask),
        "MB-INVEST-2": paysLabour,
        "MB-INVEST-4": (ask, { pay }) => pay === GOLD || hasGood(ask, pay),
        "MB-RIKSDAG-18": (ask, { square, pay }) => (pay !== GOLD && isMissing(ask.table, square)) || !isMobilized(ask),
      },
      perform(play, { square, pay }, _seat, memory) {
        const { line } = memory;
        const { table } = play;
        payFor(table, line, pay);
        const finished = finishedLayers(table, buildOf(square));
        putUnderPile(table, square, line);
        play.tell?.({ kind: "investedInBuild", line, square, pay });
        if (finishedLayers(table, buildOf(square)) > finished)
          play.tell?.({ kind: "buildFinished", force: buildOf(square), line: layerLeader(table, buildOf(square), finished) as Line });
        askAgain(play, memory);
      },
    },
    investInTitle: {
      candidates: ({ memory }) => inTitles(memory.means),
      requires: {
        "MB-TITLEDECK-4": ({ table, memory }, { hex }) => !isOnTitleHex(table, hex, memory.line),
        "MB-TITLEDECK-3": ({ table, memory }, { hex }) => hex !== GOLD || goldOf(table, memory.line) >= 1 + LABOUR,
        "MB-INVEST-5": (ask, { hex, pay }) => hex === GOLD || pay !== GOLD || hasGoldInstead(ask),
        "MB-INVEST-2": paysLabour,
        "MB-INVEST-4": (ask, { pay }) => pay === GOLD || hasGood(ask, pay),
        "MB-RIKSDAG-18": (ask) => !isMobilized(ask),
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
    investInProvince: {
      count: ({ table, memory }) => countRecruits(memory.means, withGroups(table)),
      nth: ({ table, memory }, index) => nthRecruit(memory.means, withGroups(table), index),
      requires: {
        "MB-INVEST-16": ({ table }, { province, force }) => force === FARM || hasGroup(table, province, force),
        "MB-SETUP-8": ({ table }, { province, force }) => sizeOf(table, province, force) < circlesIn(province, force),
        "MB-INVEST-5": (ask, { pay }) => pay !== GOLD || hasGoldInstead(ask),
        "MB-INVEST-2": paysLabour,
        "MB-INVEST-4": (ask, { pay }) => pay === GOLD || hasGood(ask, pay),
        "MB-RIKSDAG-18": (ask) => !isMobilized(ask),
      },
      perform(play, { province, force, pay }, _seat, memory) {
        const { line } = memory;
        const { table } = play;
        payFor(table, line, pay);
        const place = force === FARM ? emptyFarm(table, province as Local) : sizeOf(table, province, force);
        putSubject(table, province, force, place, line);
        play.tell?.({ kind: "investedInProvince", line, province, force, pay });
        askAgain(play, memory);
      },
    },
    discardGood: {
      candidates: ({ memory }) => discards(memory.means & GOODS_ONLY),
      requires: {
        "MB-SAVE-1": (ask, { good }) => hasGood(ask, good),
        "MB-RIKSDAG-18": (ask) => !isMobilized(ask),
      },
      perform(play, { good }, _seat, memory) {
        const { line } = memory;
        goodToSupply(play.table, line, good);
        play.tell?.({ kind: "goodDiscarded", line, good });
        askAgain(play, memory);
      },
    },
    discardSold: {
      candidates: ({ table, memory }) => (soldBy(table, memory.line) > 0 ? SELLING_LESS : NONE),
      requires: {
        "MB-SAVE-3": ({ table, memory }) => soldBy(table, memory.line) > 0,
        "MB-RIKSDAG-18": (ask) => !isMobilized(ask),
      },
      perform(play, _action, _seat, memory) {
        const { line } = memory;
        capitalToSupply(play.table, line, 1);
        play.tell?.({ kind: "soldDiscarded", line });
        askAgain(play, memory);
      },
    },
  },
});

function askAgain(play: Play<MareBalticum>, memory: Investing): void {
  memory.means = meansOf(play.table, memory.line);
  play.again();
}
function meansOf(table: Readonly<Table>, line: Line): number {
  const gold = goldOf(table, line);
  return kindsOfGoods(table, line) | (gold >= GOLD_ALONE ? 1 << GOLD : 0) | (gold >= 1 + LABOUR ? GOLD_HEX : 0);
}
const GOLD_HEX = 1 << (GOLD + 1);
const GOODS_ONLY = (1 << GOLD) - 1;
function paysLabour({ table, memory }: Asked): boolean {
  return goldOf(table, memory.line) >= LABOUR;
}
const hasGoldInstead = ({ table, memory }: Asked): boolean => goldOf(table, memory.line) >= GOLD_ALONE;
const hasGood = ({ table, memory }: Asked, good: Good): boolean => hasGoodOfKind(table, memory.line, good);
/** MB-INVEST-2, MB-INVEST-5 The labour is discarded; so is one of two gold given for a good, while the other is placed. */
function payFor(table: Table, line: Line, pay: Payment): void {
  if (pay === GOLD) {
    unitsFromHand(table, line, 1);
    handToSupply(table, line, GOLD_ALONE - 1);
  } else {
    takeGoodOff(table, line, pay);
    handToSupply(table, line, LABOUR);
  }
}
/** MB-SAVE-1, MB-SAVE-2 What is left on the line's subjects is saved. */
function save({ table, tell }: Play<MareBalticum>, line: Line): void {
  const count = saveGoods(table, line) + soldBy(table, line);
  if (count > 0) tell?.({ kind: "saved", line, count });
}
/** MB-TURN-5 A line that can pay for nothing is asked only if it may rather discard than save: units are scarce, or another plays it. */
function hasAChoice(table: Readonly<Table>, line: Line, means: number): boolean {
  const gold = goldOf(table, line);
  const hasGoods = (means & GOODS_ONLY) !== 0;
  if (gold >= GOLD_ALONE || (gold >= LABOUR && hasGoods) || (gold >= 1 + LABOUR && !isOnTitleHex(table, GOLD, line))) return true;
  return (
    (hasGoods || soldBy(table, line) > 0) &&
    (table.riksdag || isPlayedByAnother(table, line) || supplyOf(table, line) < incomeOf(table, line))
  );
}

/** MB-RIKSDAG-18, MB-RIKSDAG-19 The line has a good for an empty square of an unfinished first layer, and the gold for the labour. */
function isMobilized({ table, memory }: Asked): boolean {
  return (
    isInForce(table, MOBILIZATION) &&
    goldOf(table, memory.line) >= LABOUR &&
    SQUARES.some((square) => isMissing(table, square) && hasGoodOfKind(table, memory.line, goodFor(square)))
  );
}
/** The square is empty, and so its build is not finished. */
const isMissing = (table: Readonly<Table>, square: Square): boolean => heightOf(table, square) === 0;

const discards = bySet(GOODS.map((good): Of<"discardGood">[] => [{ kind: "discardGood", good }]));
const SELLING_LESS: readonly Of<"discardSold">[] = [{ kind: "discardSold" }];
const PAYMENTS = [...GOODS, GOLD] as const;
const inBuilds = bySet(
  PAYMENTS.map((pay) =>
    SQUARES.filter((square) => pay === GOLD || goodFor(square) === pay).map(
      (square): Of<"investInBuild"> => ({ kind: "investInBuild", square, pay }),
    ),
  ),
);
const inTitles = bySet<Of<"investInTitle">>([
  ...PAYMENTS.map((pay) =>
    GOODS.filter((hex) => pay === GOLD || hex === pay).map((hex): Of<"investInTitle"> => ({ kind: "investInTitle", hex, pay })),
  ),
  [{ kind: "investInTitle", hex: GOLD, pay: GOLD }],
]);
/** What a payment recruits at home, and overseas: farmers everywhere, and what may join a group, by the six provinces with groups. */
const recruits = (pay: Payment, provinces: readonly Province[]) =>
  Array.from({ length: 1 << provinces.length }, (_, groups) =>
    provinces.flatMap((province, bit) =>
      FORCES.filter((force) => circlesIn(province, force) > 0 && (force === FARM || (groups & (1 << bit)) !== 0))
        .filter((force) => pay === GOLD || recruitedFor(force).includes(pay))
        .map((force): Of<"investInProvince"> => ({ kind: "investInProvince", province, force, pay })),
    ),
  );
const RECRUITS = PAYMENTS.map((pay) => ({ atHome: recruits(pay, LOCALS), overseas: recruits(pay, OVERSEAS) }));
function countRecruits(means: number, groups: number): number {
  let count = 0;
  for (let pay = 0; pay <= GOLD; pay++) {
    if ((means & (1 << pay)) === 0) continue;
    const { atHome, overseas } = RECRUITS[pay]!;
    count += atHome[groups & AT_HOME]!.length + overseas[groups >> LOCALS.length]!.length;
  }
  return count;
}
function nthRecruit(means: number, groups: number, index: number): Of<"investInProvince"> {
  let left = index;
  for (let pay = 0; pay <= GOLD; pay++) {
    if ((means & (1 << pay)) === 0) continue;
    const atHome = RECRUITS[pay]!.atHome[groups & AT_HOME]!;
    const overseas = RECRUITS[pay]!.overseas[groups >> LOCALS.length]!;
    if (left < atHome.length) return atHome[left]!;
    left -= atHome.length;
    if (left < overseas.length) return overseas[left]!;
    left -= overseas.length;
  }
  throw new RangeError(`there is no investment ${index}`);
}
const AT_HOME = (1 << LOCALS.length) - 1;
/** The provinces with a fleet, an army or a fort, one bit each. */
function withGroups(table: Readonly<Table>): number {
  let provinces = 0;
  for (const province of PROVINCES)
    if (hasGroup(table, province, FLEET) || hasGroup(table, province, ARMY) || hasGroup(table, province, FORT)) provinces |= 1 << province;
  return provinces;
}
