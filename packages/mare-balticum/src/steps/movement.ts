import type { Ask, Play } from "@stormakt/kernel";
import type { Force, Group, Line, Local, Overseas, Province } from "../catalog/index.ts";
import {
  ARMY,
  border,
  FARM,
  FARMS,
  FLEET,
  GROUPS,
  isOverseas,
  LARGEST_GROUP,
  LOCALS,
  OVERSEAS,
  PROVINCES,
  sailsBetween,
  stepsBetween,
  WAR,
} from "../catalog/index.ts";
import { bySet } from "../lists.ts";
import type { Table } from "../table.ts";
import {
  CIRCLES,
  controllerOf,
  discardSubject,
  discardWhatItSold,
  emptyFarm,
  facesEnemies,
  forceOfCircle,
  goodsAt,
  groupSubjectsOf,
  hasEnemies,
  hasGroup,
  isInForce,
  isMarked,
  leaderOf,
  lineAt,
  linesInPlay,
  MOVED,
  markAll,
  marked,
  markOne,
  motionProvince,
  moveFarmerTo,
  moveGroupTo,
  nthGroupSubject,
  provinceOfCircle,
  RETREATED,
  rankOf,
  sellGoods,
  sizeOf,
  subjectAt,
} from "../table.ts";
import type { Action, MareBalticum } from "../types.ts";
import { decision, procedure } from "../types.ts";
import { deploying, mayDeploySomething, mustDeploySomething } from "./deployment.ts";
import { adjourn, mayCall } from "./riksdag.ts";

/** MB-MOVE-1, MB-TURN-4 In turn order each line moves what it leads and finishes before the next one starts. */
export const movementPhase = procedure<{ done: number }>("movementPhase")({
  callRiksdag: (play) => mayCall(play, WAR),
  moveInTurn(play, phase) {
    const { table } = play;
    if (phase.done === linesInPlay(table)) return;
    const line = lineAt(table, phase.done);
    phase.done += 1;
    if (canDoAnything(table, line)) play.ask(moving, controllerOf(table, line), { line });
    play.again();
  },
  adjourn: ({ table }) => adjourn(table),
});

type Of<K> = Extract<Action, { kind: K }>;
type Asked = Ask<MareBalticum, { line: Line }>;

/** MB-MOVE-1 Sail, march, move a farmer, deploy a build, desert, in any sequence. */
export const moving = decision<{ line: Line }>("moving", {
  moves: {
    endMovement: {
      candidates: [{ kind: "endMovement" }],
      requires: {
        "MB-BUILD-5": ({ table, memory }) => !mustDeploySomething(table, memory.line),
        "MB-RIKSDAG-16": ({ table, memory }) => !isInForce(table, WAR) || !mayDeploySomething(table, memory.line),
        "MB-RIKSDAG-13": (ask) => !isInForce(ask.table, WAR) || !canGoToWar(ask),
      },
      perform: () => {},
    },
    sail: {
      candidates: ({ table, memory }) => voyages(provincesLed(table, memory.line, FLEET) >> 6),
      requires: {
        "MB-MOVE-1": ({ table, memory }, { from }) => leaderOf(table, from, FLEET) === memory.line,
        "MB-MOVE-3": ({ table }, { from }) => marked(table, from, FLEET, MOVED) === 0,
        "MB-RESTRICT-1": ({ table }, { from }) => mayLeave(table, from, FLEET),
        "MB-MOVE-7": ({ table }, { from, to }) => isOpenSea(table, from, to),
        "MB-MOVE-2": ({ table }, { from, to }) => fits(table, from, to, FLEET),
        "MB-RIKSDAG-13": ({ table }, { from, to }) => !isInForce(table, WAR) || isNearerBySea(table, from, to),
        "MB-RIKSDAG-14": ({ table }, { from, to }) => !isInForce(table, WAR) || !isPast(table, from, to),
      },
      perform(play, { from, to }, _seat, { line }) {
        sellCargo(play, from, FLEET);
        play.tell?.({ kind: "sailed", line, from, to });
        joinOrRest(play, from, to, FLEET);
        play.again();
      },
    },
    march: {
      candidates: ({ table, memory }) => marches(provincesLed(table, memory.line, ARMY)),
      requires: {
        "MB-MOVE-1": ({ table, memory }, { from }) => leaderOf(table, from, ARMY) === memory.line,
        "MB-MOVE-3": ({ table }, { from }) => marked(table, from, ARMY, MOVED) === 0,
        "MB-RESTRICT-1": ({ table }, { from }) => mayLeave(table, from, ARMY),
        "MB-MOVE-8": (_ask, { from, to }) => border(from, to),
        "MB-MOVE-9": ({ table }, { from, to }) => isOverseas(from) === isOverseas(to) || isShipped(table, from, to),
        "MB-MOVE-2": ({ table }, { from, to }) => fits(table, from, to, ARMY),
        "MB-RIKSDAG-13": ({ table }, { from, to }) => !isInForce(table, WAR) || isNearerByLand(table, from, to),
      },
      perform(play, { from, to }, _seat, { line }) {
        sellCargo(play, from, ARMY);
        play.tell?.({ kind: "marched", line, from, to });
        joinOrRest(play, from, to, ARMY);
        play.again();
      },
    },
    moveFarmer: {
      candidates: ({ table, memory }) => farmersWays(farmsOf(table, memory.line)),
      requires: {
        "MB-MOVE-1": ({ table, memory }, { from, circle }) => subjectAt(table, from, FARM, circle) === memory.line,
        "MB-MOVE-3": ({ table }, { from, circle }) => !isMarked(table, from, FARM, circle, MOVED),
        "MB-RESTRICT-1": ({ table }, { from, circle }) => !isHeld(table, from, FARM, circle),
        "MB-MOVE-5": ({ table }, { to }) => emptyFarm(table, to) >= 0,
      },
      perform(play, { from, circle, to }, _seat, { line }) {
        const { table } = play;
        const count = sellGoods(table, from, FARM, circle);
        if (count > 0) play.tell?.({ kind: "goodsSold", line, count });
        markOne(table, from, FARM, circle, MOVED);
        moveFarmerTo(table, from, circle, to);
        play.tell?.({ kind: "farmerMoved", line, from, to });
        play.again();
      },
    },
    deploy: deploying,
    desert: {
      count: ({ table, memory }) => groupSubjectsOf(table, memory.line),
      nth: ({ table, memory }, index) => DESERTIONS[nthGroupSubject(table, memory.line, index)]!,
      requires: {
        "MB-MOVE-12": ({ table, memory }, { province, force, circle }) => subjectAt(table, province, force, circle) === memory.line,
        "MB-RESTRICT-1": ({ table }, { province, force, circle }) => !isHeld(table, province, force, circle),
      },
      perform(play, { province, force, circle }, _seat, { line }) {
        const goods = goodsAt(play.table, province, force, circle) + discardWhatItSold(play.table, province, force, circle);
        discardSubject(play.table, province, force, circle);
        play.tell?.({ kind: "deserted", line, force, province, goods });
        play.again();
      },
    },
  },
});

/** MB-RESTRICT-1, MB-RESTRICT-3 Held by enemies it can fight, unless it retreated from them this turn. */
export const isHeld = (table: Readonly<Table>, province: Province, force: Force, place: number): boolean =>
  facesEnemies(table, province, force) && !isMarked(table, province, force, place, RETREATED);
/** MB-RESTRICT-3 A group may leave only if all its subjects may. */
const mayLeave = (table: Readonly<Table>, province: Province, force: Group): boolean =>
  !facesEnemies(table, province, force) || marked(table, province, force, RETREATED) === sizeOf(table, province, force);
/** MB-MOVE-2, MB-MERGE-1 All of them find an empty circle, alone or beside those already there. */
const fits = (table: Readonly<Table>, from: Province, to: Province, force: Group): boolean =>
  sizeOf(table, from, force) + sizeOf(table, to, force) <= LARGEST_GROUP;
/** MB-MOVE-6, MB-MOVE-7 No sea enemies in the provinces between. */
function isOpenSea(table: Readonly<Table>, from: Overseas, to: Overseas): boolean {
  const [east, west] = from < to ? [from, to] : [to, from];
  for (let between = east + 1; between < west; between++) if (hasEnemies(table, between as Overseas, FLEET)) return false;
  return true;
}
/** MB-MOVE-9 A friendly merchant is in the overseas province. */
const isShipped = (table: Readonly<Table>, from: Province, to: Province): boolean => hasGroup(table, isOverseas(from) ? from : to, FLEET);
/** MB-RIKSDAG-14 */
const isNearerBySea = (table: Readonly<Table>, from: Province, to: Province): boolean =>
  sailsBetween(to, motionProvince(table)) < sailsBetween(from, motionProvince(table));
/** MB-RIKSDAG-14 Beyond the target on the way, however near to it. */
const isPast = (table: Readonly<Table>, from: Province, to: Province): boolean =>
  sailsBetween(from, to) > sailsBetween(from, motionProvince(table));
const isNearerByLand = (table: Readonly<Table>, from: Province, to: Province): boolean =>
  stepsBetween(to, motionProvince(table)) < stepsBetween(from, motionProvince(table));
/** MB-RIKSDAG-13, MB-RIKSDAG-15 Whether a fleet or army of the line still has a legal move; under war only nearer ones are. */
function canGoToWar(ask: Asked): boolean {
  const { sail, march } = moving.moves;
  const meets = <A>(requires: object, action: A): boolean =>
    (Object.values(requires) as ((asked: Asked, of: A) => boolean)[]).every((holds) => holds(ask, action));
  const { table, memory } = ask;
  return (
    voyages(provincesLed(table, memory.line, FLEET) >> 6).some((voyage) => meets(sail!.requires, voyage)) ||
    marches(provincesLed(table, memory.line, ARMY)).some((way) => meets(march!.requires, way))
  );
}

/** MB-MOVE-15 Goods never travel: those on the moving subjects are sold in the capital. */
function sellCargo(play: Play<MareBalticum>, from: Province, force: Group): void {
  for (let place = 0; place < LARGEST_GROUP; place++) {
    const line = subjectAt(play.table, from, force, place) as Line;
    if (line < 0) return;
    const count = sellGoods(play.table, from, force, place);
    if (count > 0) play.tell?.({ kind: "goodsSold", line, count });
  }
}
/** MB-MERGE-1 to MB-MERGE-5 The larger group takes the left circles; of equals the one earlier in turn order. A merged group has moved. */
function joinOrRest(play: Play<MareBalticum>, from: Province, to: Province, force: Group): void {
  const { table } = play;
  const coming = sizeOf(table, from, force);
  const resting = sizeOf(table, to, force);
  const leader = leaderOf(table, from, force) as Line;
  const goesLeft = coming > resting || (coming === resting && rankOf(table, leader) < rankOf(table, leaderOf(table, to, force) as Line));
  moveGroupTo(table, from, to, force, goesLeft);
  markAll(table, to, force, MOVED);
  if (resting > 0) play.tell?.({ kind: "merged", force, province: to, line: leaderOf(table, to, force) as Line });
}

/** MB-TURN-5 Whether a line has anything to decide: a subject that may desert or move, or a build to deploy. */
function canDoAnything(table: Readonly<Table>, line: Line): boolean {
  for (const local of LOCALS)
    for (let place = 0; place < FARMS; place++)
      if (subjectAt(table, local, FARM, place) === line && !isHeld(table, local, FARM, place) && hasFarmElsewhere(table, local))
        return true;
  for (const province of PROVINCES)
    for (const force of GROUPS)
      for (let place = 0; place < LARGEST_GROUP; place++)
        if (subjectAt(table, province, force, place) === line && !isHeld(table, province, force, place)) return true;
  return mayDeploySomething(table, line);
}

function hasFarmElsewhere(table: Readonly<Table>, home: Local): boolean {
  for (const local of LOCALS) if (local !== home && emptyFarm(table, local) >= 0) return true;
  return false;
}

/** Where the line leads a group that has not moved. */
function provincesLed(table: Readonly<Table>, line: Line, force: Group): number {
  let provinces = 0;
  for (const province of force === FLEET ? OVERSEAS : PROVINCES)
    if (leaderOf(table, province, force) === line && !isMarked(table, province, force, 0, MOVED)) provinces |= 1 << province;
  return provinces;
}
/** The farmers of the line that have not moved, two bits for each local province. */
function farmsOf(table: Readonly<Table>, line: Line): number {
  let farms = 0;
  for (const local of LOCALS)
    for (let place = 0; place < FARMS; place++)
      if (subjectAt(table, local, FARM, place) === line && !isMarked(table, local, FARM, place, MOVED)) farms |= 1 << (local * 2 + place);
  return farms;
}
const voyages = bySet(OVERSEAS.map((from) => OVERSEAS.filter((to) => to !== from).map((to): Of<"sail"> => ({ kind: "sail", from, to }))));
const marches = bySet(
  PROVINCES.map((from) => PROVINCES.filter((to) => to !== from).map((to): Of<"march"> => ({ kind: "march", from, to }))),
);
const farmersWays = bySet(
  LOCALS.flatMap((from) =>
    [0, 1].map((circle) =>
      LOCALS.filter((to) => to !== from).map((to: Local): Of<"moveFarmer"> => ({ kind: "moveFarmer", from, circle, to })),
    ),
  ),
);
/** By circle. */
const DESERTIONS = Array.from(
  { length: CIRCLES },
  (_, circle): Of<"desert"> => ({
    kind: "desert",
    province: provinceOfCircle(circle),
    force: forceOfCircle(circle) as Group,
    circle: circle % LARGEST_GROUP,
  }),
);
