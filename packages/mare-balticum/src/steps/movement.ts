import type { Play } from "@stormakt/kernel";
import type { SetOf } from "@stormakt/kernel/ids";
import { butLowest, EMPTY, either, including, isEmpty, lowest, setOf, where, without } from "@stormakt/kernel/ids";
import type { Force, Group, Line, Overseas, Place, Province } from "../catalog/index.ts";
import {
  ARMY,
  FARM,
  FLEET,
  GROUP,
  isOverseas,
  LOCAL,
  NO_LINE,
  neighboursOf,
  OVERSEA,
  OVERSEAS,
  PLACE,
  PLACES,
  PROVINCE,
  sailsBetween,
  stepsBetween,
  WAR,
} from "../catalog/index.ts";
import { takesTheLead } from "../standing.ts";
import type { Seen } from "../table.ts";
import {
  anyMarked,
  controllerOf,
  discardSubject,
  discardWhatItSold,
  facesEnemies,
  farmedBy,
  fleetsLedBy,
  goodsAt,
  groupsOf,
  hasEnemies,
  hasGroup,
  isInForce,
  leaderOf,
  ledBy,
  lineAt,
  linesInPlay,
  MOVED,
  markAll,
  marked,
  markOne,
  motionProvince,
  moveFarmerTo,
  moveGroupTo,
  placesOf,
  provincesWithGroupsOf,
  RETREATED,
  sellGoods,
  sizeOf,
  subjectAt,
  unmarked,
  withEmptyFarm,
  withGroup,
  withRoomFor,
  withRoomForFleet,
} from "../table.ts";
import type { MareBalticum } from "../types.ts";
import { decision, move, procedure } from "../types.ts";
import { deploying, mustDeploySomething } from "./deployment.ts";
import { adjourn, mayCall } from "./riksdag.ts";

/** MB-MOVE-1, MB-TURN-4 In turn order each line moves what it leads and finishes before the next one starts. */
export const movementPhase = procedure<{ done: number }>("movementPhase")({
  callRiksdag: (play) => mayCall(play, WAR),
  moveInTurn(play, phase) {
    const { table } = play;
    while (phase.done < linesInPlay(table)) {
      const line = lineAt(table, phase.done);
      phase.done += 1;
      if (play.askIfAble(moving, controllerOf(table, line), { line })) return play.again();
    }
  },
  adjourn: ({ table }) => adjourn(table),
});

/** MB-MOVE-1 Sail, march, move a farmer, deploy a build, desert, in any sequence. */
export const moving = decision<{ line: Line }>("moving", {
  moves: {
    endMovement: move(
      "endMovement",
      {},
      {
        idle: true,
        requires: {
          "MB-BUILD-5": (ask) => !mustDeploySomething(ask),
          "MB-RIKSDAG-16": (ask) => !isInForce(ask.table, WAR) || !ask.hasAny("deploy"),
          "MB-RIKSDAG-13": (ask) => !isInForce(ask.table, WAR) || !(ask.hasAny("sail") || ask.hasAny("march")),
        },
        perform: () => {},
      },
    ),
    sail: move(
      "sail",
      { from: OVERSEA, to: OVERSEA },
      {
        requires: {
          "MB-MOVE-1": {
            from: ({ table, memory }) => fleetsLedBy(table, memory.line),
            to: (_ask, { from }) => without(OVERSEA.every, setOf(from)),
          },
          "MB-MOVE-3": { from: ({ table, memory }) => resting(table, fleetsLedBy(table, memory.line), FLEET) },
          "MB-RESTRICT-1": { from: ({ table, memory }) => free(table, fleetsLedBy(table, memory.line), FLEET) },
          "MB-MOVE-7": { to: ({ table }, { from }) => openSea(table, from) },
          "MB-MOVE-2": { to: ({ table }, { from }) => withRoomForFleet(table, sizeOf(table, from, FLEET)) },
          "MB-RIKSDAG-13": { to: ({ table }, { from }) => (isInForce(table, WAR) ? nearerBySea(table, from) : OVERSEA.every) },
          "MB-RIKSDAG-14": { to: ({ table }, { from }) => (isInForce(table, WAR) ? notPast(table, from) : OVERSEA.every) },
        },
        perform(play, { from, to }, _seat, { line }) {
          sellCargo(play, from, FLEET);
          play.tell?.({ kind: "sailed", line, from, to });
          joinOrRest(play, from, to, FLEET, line);
          play.again();
        },
      },
    ),
    march: move(
      "march",
      { from: PROVINCE, to: PROVINCE },
      {
        requires: {
          "MB-MOVE-1": {
            from: ({ table, memory }) => ledBy(table, memory.line, ARMY),
            to: (_ask, { from }) => without(PROVINCE.every, setOf(from)),
          },
          "MB-MOVE-3": { from: ({ table, memory }) => resting(table, ledBy(table, memory.line, ARMY), ARMY) },
          "MB-RESTRICT-1": { from: ({ table, memory }) => free(table, ledBy(table, memory.line, ARMY), ARMY) },
          "MB-MOVE-8": { to: (_ask, { from }) => neighboursOf(from) },
          "MB-MOVE-9": {
            to: ({ table }, { from }) => reachable(table, from),
          },
          "MB-MOVE-2": { to: ({ table }, { from }) => withRoomFor(table, sizeOf(table, from, ARMY), ARMY) },
          "MB-RIKSDAG-13": { to: ({ table }, { from }) => (isInForce(table, WAR) ? nearerByLand(table, from) : PROVINCE.every) },
        },
        perform(play, { from, to }, _seat, { line }) {
          sellCargo(play, from, ARMY);
          play.tell?.({ kind: "marched", line, from, to });
          joinOrRest(play, from, to, ARMY, line);
          play.again();
        },
      },
    ),
    moveFarmer: move(
      "moveFarmer",
      { from: LOCAL, circle: PLACE, to: LOCAL },
      {
        requires: {
          "MB-MOVE-1": {
            from: ({ table, memory }) => farmedBy(table, memory.line),
            circle: ({ table, memory }, { from }) => placesOf(table, from, FARM, memory.line),
            to: (_ask, { from }) => without(LOCAL.every, setOf(from)),
          },
          "MB-MOVE-3": { circle: ({ table }, { from }) => unmarked(table, from, FARM, MOVED) },
          "MB-RESTRICT-1": { circle: ({ table }, { from }) => notHeld(table, from, FARM) },
          "MB-MOVE-5": { to: ({ table }) => withEmptyFarm(table) },
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
    ),
    deploy: deploying,
    desert: move(
      "desert",
      { province: PROVINCE, force: GROUP, circle: PLACE },
      {
        requires: {
          "MB-MOVE-12": {
            province: ({ table, memory }) => provincesWithGroupsOf(table, memory.line),
            force: ({ table, memory }, { province }) => groupsOf(table, province, memory.line),
            circle: ({ table, memory }, { province, force }) => placesOf(table, province, force, memory.line),
          },
          "MB-RESTRICT-1": { circle: ({ table }, { province, force }) => notHeld(table, province, force) },
        },
        perform(play, { province, force, circle }, _seat, { line }) {
          const goods = goodsAt(play.table, province, force, circle) + discardWhatItSold(play.table, province, force, circle);
          discardSubject(play.table, province, force, circle);
          play.tell?.({ kind: "deserted", line, force, province, goods });
          play.again();
        },
      },
    ),
  },
});

/** MB-MOVE-3 Those of the groups that have not moved. */
function resting<P extends Province>(table: Seen, led: SetOf<P>, force: Group): SetOf<P> {
  let provinces = led;
  for (let left = led; !isEmpty(left); left = butLowest(left))
    if (anyMarked(table, lowest(left), force, MOVED)) provinces = without(provinces, setOf(lowest(left)));
  return provinces;
}
/** MB-RESTRICT-1, MB-RESTRICT-3 Those of the groups that no enemies hold, or of which all retreated from them this turn. */
function free<P extends Province>(table: Seen, led: SetOf<P>, force: Group): SetOf<P> {
  let provinces = led;
  for (let left = led; !isEmpty(left); left = butLowest(left)) {
    const province = lowest(left);
    if (facesEnemies(table, province, force) && marked(table, province, force, RETREATED) < sizeOf(table, province, force))
      provinces = without(provinces, setOf(province));
  }
  return provinces;
}
/** MB-RESTRICT-1, MB-RESTRICT-3 Those not held by enemies they can fight, or that retreated from them this turn. */
function notHeld(table: Seen, province: Province, force: Force): SetOf<Place> {
  if (!facesEnemies(table, province, force)) return PLACE.every;
  return without(PLACE.every, unmarked(table, province, force, RETREATED));
}
/** MB-MOVE-6, MB-MOVE-7 As far along the row as no sea enemies lie in between: a province with them can only be the end. */
function openSea(table: Seen, from: Overseas): SetOf<Overseas> {
  let open: SetOf<Overseas> = EMPTY;
  let isOpen = true;
  for (const to of OVERSEAS) {
    if (to <= from) continue;
    if (isOpen) open = including(open, to);
    isOpen &&= !hasEnemies(table, to, FLEET);
  }
  isOpen = true;
  for (const to of WESTWARD) {
    if (to >= from) continue;
    if (isOpen) open = including(open, to);
    isOpen &&= !hasEnemies(table, to, FLEET);
  }
  return open;
}
const WESTWARD = OVERSEAS.toReversed();
/** MB-MOVE-9, MB-MOVE-10 On the same shore, or across where a friendly merchant is in the overseas province. */
function reachable(table: Seen, from: Province): SetOf<Province> {
  if (isOverseas(from)) return hasGroup(table, from, FLEET) ? PROVINCE.every : OVERSEA.every;
  return either<Province>(LOCAL.every, withGroup(table, FLEET));
}
/** MB-RIKSDAG-14 Nearer to the war than before, and for a fleet not beyond it on the way. */
const nearerBySea = (table: Seen, from: Province): SetOf<Overseas> =>
  where(OVERSEA, (to) => sailsBetween(to, motionProvince(table)) < sailsBetween(from, motionProvince(table)));
const notPast = (table: Seen, from: Province): SetOf<Overseas> =>
  where(OVERSEA, (to) => sailsBetween(from, to) <= sailsBetween(from, motionProvince(table)));
const nearerByLand = (table: Seen, from: Province): SetOf<Province> =>
  where(PROVINCE, (to) => stepsBetween(to, motionProvince(table)) < stepsBetween(from, motionProvince(table)));

/** MB-MOVE-15 Goods never travel: those on the moving subjects are sold in the capital. */
function sellCargo(play: Play<MareBalticum>, from: Province, force: Group): void {
  for (const place of PLACES) {
    const line = subjectAt(play.table, from, force, place);
    if (line === NO_LINE) return;
    const count = sellGoods(play.table, from, force, place);
    if (count > 0) play.tell?.({ kind: "goodsSold", line, count });
  }
}
/** MB-MERGE-1 to MB-MERGE-5 Who takes the left circles leads both. A merged group has moved. */
function joinOrRest(play: Play<MareBalticum>, from: Province, to: Province, force: Group, leader: Line): void {
  const { table } = play;
  const resting = sizeOf(table, to, force);
  moveGroupTo(table, from, to, force, takesTheLead(table, sizeOf(table, from, force), leader, to, force));
  markAll(table, to, force, MOVED);
  const line = leaderOf(table, to, force);
  if (resting > 0 && line !== NO_LINE) play.tell?.({ kind: "merged", force, province: to, line });
}
