import type { Ask } from "@stormakt/kernel";
import type { SetOf } from "@stormakt/kernel/ids";
import { both, butLowest, EMPTY, either, has, including, isEmpty, lowest, setOf, without } from "@stormakt/kernel/ids";
import type { Force, Good, Line, Place, Province } from "../catalog/index.ts";
import {
  FLEET,
  FORCE,
  FORCES,
  GOODS,
  isOverseas,
  LINE,
  LINES,
  NO_LINE,
  PLACE,
  PLACES,
  PROVINCE,
  PROVINCES,
  TAXATION,
  UNITS_PER_LINE,
  yieldOf,
} from "../catalog/index.ts";
import { add, at, seatsIn } from "../lists.ts";
import type { Seen, Table } from "../table.ts";
import {
  anyEnemies,
  controllerOf,
  generateGoods,
  goodsAt,
  goodsOfKind,
  hasProduced,
  isAnyEnemy,
  isInForce,
  isPlayedByAnother,
  isStopped,
  lineAt,
  linesInOrder,
  linesInPlay,
  linesOf,
  noteProduction,
  peopled,
  placesOfAny,
  producedIn,
  producingForce,
  provincesWith,
  subjectAt,
  supplyOf,
  withSupply,
} from "../table.ts";
import type { MareBalticum } from "../types.ts";
import { decision, move, procedure } from "../types.ts";
import { adjourn, mayBeCalled, mayCall, tax } from "./riksdag.ts";

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
    let choosing: SetOf<Line> = EMPTY;
    let seats: SetOf<number> = EMPTY;
    for (const line of linesInOrder(table)) {
      const seat = controllerOf(table, line);
      if (!mayWantLess(table, line, at(entitled, line)) || !play.isAble(harvesting, seat, { lines: setOf(line) })) continue;
      choosing = including(choosing, line);
      seats = including(seats, seat);
    }
    generateAll(table, without(LINE.every, choosing));
    play.askAll(harvesting, seatsIn(seats), { lines: choosing });
  },
  countGoods({ table, tell }) {
    if (tell === undefined) return;
    const stopped = PROVINCES.filter((province) => producingForce(table, province) !== -1 && !hasProduced(table, province));
    if (stopped.length > 0) tell({ kind: "productionStopped", provinces: stopped });
    const left = entitlements(table);
    for (const line of linesInOrder(table)) tell({ kind: "produced", line, goods: goodsOf(table, line), lost: at(left, line) });
  },
});

/** The lines whose goods are chosen. */
interface Harvest {
  lines: SetOf<Line>;
}
type Asked = Ask<MareBalticum, Harvest>;
/** Those of the lines that a seat decides for. */
const ownAmong = ({ table, seat, memory }: Asked): SetOf<Line> => both(memory.lines, linesOf(table, seat));

/**
 * MB-PROD-10, MB-PROD-11, MB-SETUP-5 Which of the entitled goods are generated. Whoever plays another's line is always asked; for one's own only
 * where it can matter: when units run short now, when the battles of this turn could make them run short, or when a mobilization might still force
 * a line to invest what it has.
 */
export const harvesting = decision<Harvest>("harvesting", {
  moves: {
    generateRest: move(
      "generateRest",
      {},
      { idle: true, perform: (play, _action, seat, { lines }) => generateAll(play.table, both(lines, linesOf(play.table, seat))) },
    ),
    generate: move(
      "generate",
      { province: PROVINCE, force: FORCE, circle: PLACE },
      {
        shows: ["force", "circle"],
        requires: {
          "MB-PROD-13": {
            province: provincesOf,
            force: (ask, { province }) => forcesOf(ask.table, province, ownAmong(ask)),
            circle: (ask, { province, force }) => placesOfAny(ask.table, province, force, ownAmong(ask)),
          },
          "MB-PROD-5": { force: ({ table }, { province }) => producing(table, province) },
          "MB-PROD-8": { force: ({ table }, { province }) => without(FORCE.every, isStopped(table, province, FLEET) ? FLEETS : EMPTY) },
          "MB-PROD-7": { force: ({ table }, { province }) => notStopped(table, province) },
          "MB-PROD-3": {
            circle: ({ table }, { province, force }) => (isOverseas(province) ? PLACE.every : bearingFewerThan(table, province, force, 1)),
          },
          "MB-PROD-4": { circle: ({ table }, { province, force }) => bearingFewerThan(table, province, force, 2) },
          "MB-SETUP-5": { circle: ({ table }, { province, force }) => placesOfAny(table, province, force, withSupply(table)) },
        },
        perform(play, { province, force, circle }) {
          generateGoods(play.table, province, force, circle, 1);
          play.againIfAble();
        },
      },
    ),
    generateNoMore: move("generateNoMore", {}, { idle: true, perform: () => {} }),
  },
});
const FLEETS: SetOf<Force> = setOf(FLEET);

/** Where the seat has subjects of the lines it chooses for. */
function provincesOf(ask: Asked): SetOf<Province> {
  let provinces: SetOf<Province> = EMPTY;
  for (let left = ownAmong(ask); !isEmpty(left); left = butLowest(left))
    provinces = either(provinces, provincesWith(ask.table, lowest(left)));
  return provinces;
}
function forcesOf(table: Seen, province: Province, lines: SetOf<Line>): SetOf<Force> {
  let forces: SetOf<Force> = EMPTY;
  for (const force of FORCES) if (!isEmpty(placesOfAny(table, province, force, lines))) forces = including(forces, force);
  return forces;
}
function producing(table: Seen, province: Province): SetOf<Force> {
  const force = producingForce(table, province);
  return force === -1 ? EMPTY : setOf(force);
}
function notStopped(table: Seen, province: Province): SetOf<Force> {
  let forces: SetOf<Force> = EMPTY;
  for (const force of FORCES) if (!isStopped(table, province, force)) forces = including(forces, force);
  return forces;
}
function bearingFewerThan(table: Seen, province: Province, force: Force, goods: number): SetOf<Place> {
  let places: SetOf<Place> = EMPTY;
  for (const place of PLACES) if (goodsAt(table, province, force, place) < goods) places = including(places, place);
  return places;
}

/** MB-AFTER-7 In these provinces the producing subjects are free to produce; they will not produce a second time this turn. */
function noteWhoProduces(table: Table): void {
  for (let left = peopled(table); !isEmpty(left); left = butLowest(left)) {
    const province = lowest(left);
    const force = producingForce(table, province);
    if (force !== -1 && !isStopped(table, province, force)) noteProduction(table, province);
  }
}

/** Everything the lines are entitled to, as far as their supplies go, province by province. */
function generateAll(table: Table, lines: SetOf<Line>): void {
  for (let left = producedIn(table); !isEmpty(left); left = butLowest(left)) {
    const province = lowest(left);
    const force = producingForce(table, province);
    if (force === -1) continue;
    for (const place of PLACES) {
      const line = subjectAt(table, province, force, place);
      if (line === NO_LINE || !has(lines, line)) continue;
      const room = yieldOf(province) - goodsAt(table, province, force, place);
      const count = Math.min(room, supplyOf(table, line));
      if (count > 0) generateGoods(table, province, force, place, count);
    }
  }
}
/** Copied, not made anew by map: of a list that compiled code has made the engine does not know that every place is filled. */
const NOTHING_YET = LINES.map(() => 0);
/** What each line may still generate, supply aside. */
function entitlements(table: Seen): number[] {
  const counts = NOTHING_YET.slice();
  for (let left = producedIn(table); !isEmpty(left); left = butLowest(left)) {
    const province = lowest(left);
    const force = producingForce(table, province);
    if (force === -1) continue;
    for (const place of PLACES) {
      const line = subjectAt(table, province, force, place);
      if (line !== NO_LINE) add(counts, line, yieldOf(province) - goodsAt(table, province, force, place));
    }
  }
  return counts;
}
function mayWantLess(table: Seen, line: Line, goods: number): boolean {
  if (isPlayedByAnother(table, line) || mayBeCalled(table)) return true;
  const supply = supplyOf(table, line);
  return supply < goods + 2 * (UNITS_PER_LINE - supply) && supply < goods + spoilsInSight(table, line);
}
/** No more than this can come out of battles for a line: a prisoner and a good for each subject beside enemies. */
function spoilsInSight(table: Seen, line: Line): number {
  let subjects = 0;
  if (!isAnyEnemy(table)) return 0;
  for (let left = provincesWith(table, line); !isEmpty(left); left = butLowest(left)) {
    const province = lowest(left);
    if (!anyEnemies(table, province)) continue;
    for (const force of FORCES) for (const place of PLACES) if (subjectAt(table, province, force, place) === line) subjects++;
  }
  return 2 * subjects;
}
const goodsOf = (table: Seen, line: Line): Good[] =>
  GOODS.flatMap((good) => Array.from({ length: goodsOfKind(table, line, good) }, () => good));
