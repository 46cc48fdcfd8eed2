import type { Ask } from "@stormakt/kernel";
import type { Good, Line } from "../catalog/index.ts";
import {
  circlesIn,
  ENEMY_UNITS,
  FLEET,
  FORCES,
  GOODS,
  isOverseas,
  LARGEST_GROUP,
  NO_LINE,
  PROVINCES,
  TAXATION,
  UNITS_PER_LINE,
  yieldOf,
} from "../catalog/index.ts";
import { bySet, seatsIn } from "../lists.ts";
import type { Table } from "../table.ts";
import {
  anyEnemies,
  controllerOf,
  enemySupply,
  generateGoods,
  goodsAt,
  goodsOfKind,
  hasProduced,
  isInForce,
  isPlayedByAnother,
  isStopped,
  lineAt,
  linesInOrder,
  linesInPlay,
  noteProduction,
  producingForce,
  subjectAt,
  supplyOf,
} from "../table.ts";
import type { MareBalticum } from "../types.ts";
import { decision, procedure } from "../types.ts";
import { adjourn, mayCall, tax } from "./riksdag.ts";

/** MB-PROD-1 All lines produce at the same time, as much as they are entitled to. */
export const productionPhase = procedure<{ done: number }>("productionPhase")({
  callRiksdag: (play) => mayCall(play, TAXATION),
  collectTax(play, memory) {
    if (!isInForce(play.table, TAXATION) || memory.done === linesInPlay(play.table)) return;
    tax(play, lineAt(play.table, memory.done));
    memory.done += 1;
    play.again();
  },
  produce(play) {
    const { table } = play;
    adjourn(table);
    noteWhoProduces(table);
    const entitled = entitlements(table);
    let choosing = 0;
    let seats = 0;
    for (const line of linesInOrder(table)) {
      if (!mustChoose(table, line, entitled[line]!)) continue;
      choosing |= 1 << line;
      seats |= 1 << controllerOf(table, line);
    }
    generateAll(table, ~choosing);
    play.askAll(harvesting, seatsIn(seats), { lines: choosing });
  },
  countGoods({ table, tell }) {
    if (tell === undefined) return;
    const stopped = PROVINCES.filter((province) => producingForce(table, province) !== -1 && !hasProduced(table, province));
    if (stopped.length > 0) tell({ kind: "productionStopped", provinces: stopped });
    const left = entitlements(table);
    for (const line of linesInOrder(table)) tell({ kind: "produced", line, goods: goodsOf(table, line), lost: left[line]! });
  },
});

/**
 * MB-PROD-10, MB-PROD-11, MB-SETUP-5 Which of the entitled goods are generated. Whoever plays another's line is always
 * asked; for one's own only where it can matter: when units run short now, when the battles of this turn could make them run short, or when a
 * mobilization might still force a line to invest what it has.
 */
export const harvesting = decision<{ lines: number }>("harvesting", {
  moves: {
    generateRest: {
      candidates: [{ kind: "generateRest" }],
      requires: {},
      perform: ({ table }, _action, seat, { lines }) => generateAll(table, linesOf(table, seat, lines)),
    },
    generate: {
      candidates: (ask) => inProvinces(whereProducing(ask)),
      requires: {
        "MB-PROD-13": ({ table, seat, memory }, { province, force, circle }) => {
          const line = subjectAt(table, province, force, circle);
          return line !== NO_LINE && (memory.lines & (1 << line)) !== 0 && controllerOf(table, line as Line) === seat;
        },
        "MB-PROD-5": ({ table }, { province, force }) => producingForce(table, province) === force,
        "MB-PROD-8": ({ table }, { province, force }) => force !== FLEET || !isStopped(table, province, force),
        "MB-PROD-7": ({ table }, { province, force }) => !isStopped(table, province, force),
        "MB-PROD-3": ({ table }, { province, force, circle }) => isOverseas(province) || goodsAt(table, province, force, circle) < 1,
        "MB-PROD-4": ({ table }, { province, force, circle }) => goodsAt(table, province, force, circle) < 2,
        "MB-SETUP-5": ({ table }, { province, force, circle }) => supplyOf(table, subjectAt(table, province, force, circle) as Line) > 0,
      },
      perform(play, { province, force, circle }, seat, { lines }) {
        generateGoods(play.table, province, force, circle, 1);
        if (canGenerateMore(play.table, linesOf(play.table, seat, lines))) play.again();
      },
    },
    generateNoMore: { candidates: [{ kind: "generateNoMore" }], requires: {}, perform: () => {} },
  },
});

/** MB-AFTER-7 In these provinces the producing subjects are free to produce; they will not produce a second time this turn. */
function noteWhoProduces(table: Table): void {
  for (const province of PROVINCES) {
    const force = producingForce(table, province);
    if (force !== -1 && !isStopped(table, province, force)) noteProduction(table, province);
  }
}

/** Everything the lines are entitled to, as far as their supplies go, province by province. */
function generateAll(table: Table, lines: number): void {
  for (const province of PROVINCES) {
    const force = hasProduced(table, province) ? producingForce(table, province) : -1;
    if (force === -1) continue;
    for (let place = 0; place < LARGEST_GROUP; place++) {
      const line = subjectAt(table, province, force, place);
      if (line === NO_LINE || (lines & (1 << line)) === 0) continue;
      const room = yieldOf(province) - goodsAt(table, province, force, place);
      const count = Math.min(room, supplyOf(table, line as Line));
      if (count > 0) generateGoods(table, province, force, place, count);
    }
  }
}
/** What each line may still generate, supply aside. */
function entitlements(table: Readonly<Table>): number[] {
  const counts = [0, 0, 0, 0, 0];
  for (const province of PROVINCES) {
    const force = hasProduced(table, province) ? producingForce(table, province) : -1;
    if (force === -1) continue;
    for (let place = 0; place < LARGEST_GROUP; place++) {
      const line = subjectAt(table, province, force, place);
      if (line !== NO_LINE) counts[line]! += yieldOf(province) - goodsAt(table, province, force, place);
    }
  }
  return counts;
}
function mustChoose(table: Readonly<Table>, line: Line, goods: number): boolean {
  const supply = supplyOf(table, line);
  if (goods === 0 || supply === 0) return false;
  if (isPlayedByAnother(table, line)) return true;
  if (table.riksdag && !table.motionCalled) return true;
  return supply < goods + 2 * (UNITS_PER_LINE - supply) && supply < goods + spoilsInSight(table, line);
}
/** No more than this can come out of battles for a line: a prisoner and a good for each subject beside enemies. */
function spoilsInSight(table: Readonly<Table>, line: Line): number {
  let subjects = 0;
  if (enemySupply(table) === ENEMY_UNITS) return 0;
  for (const province of PROVINCES) {
    if (!anyEnemies(table, province)) continue;
    for (const force of FORCES)
      for (let place = 0; place < LARGEST_GROUP; place++) if (subjectAt(table, province, force, place) === line) subjects++;
  }
  return 2 * subjects;
}
function canGenerateMore(table: Readonly<Table>, lines: number): boolean {
  const entitled = entitlements(table);
  return linesInOrder(table).some((line) => (lines & (1 << line)) !== 0 && supplyOf(table, line) > 0 && entitled[line]! > 0);
}
/** Those of the lines that a seat decides for. */
export function linesOf(table: Readonly<Table>, seat: number, among: number): number {
  let lines = 0;
  for (let line = 0; line < table.controllers.length; line++)
    if (table.controllers[line] === seat && (among & (1 << line)) !== 0) lines |= 1 << line;
  return lines;
}
function whereProducing({ table, seat, memory }: Ask<MareBalticum, { lines: number }>): number {
  const lines = linesOf(table, seat, memory.lines);
  let provinces = 0;
  for (const province of PROVINCES) {
    const force = producingForce(table, province);
    if (force === -1) continue;
    for (let place = 0; place < LARGEST_GROUP; place++) {
      const line = subjectAt(table, province, force, place);
      if (line !== NO_LINE && (lines & (1 << line)) !== 0) provinces |= 1 << province;
    }
  }
  return provinces;
}
const inProvinces = bySet(
  PROVINCES.map((province) =>
    FORCES.flatMap((force) =>
      Array.from({ length: circlesIn(province, force) }, (_, circle) => ({ kind: "generate", province, force, circle }) as const),
    ),
  ),
);
const goodsOf = (table: Readonly<Table>, line: Line): Good[] =>
  GOODS.flatMap((good) => Array.from({ length: goodsOfKind(table, line, good) }, () => good));
