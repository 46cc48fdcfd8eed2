import type { ActionOf, Ask, MoveOver } from "@stormakt/kernel";
import { between, numbers } from "@stormakt/kernel";
import type { SetOf } from "@stormakt/kernel/ids";
import { both, butLowest, EMPTY, either, has, including, isEmpty, lowest, where, without } from "@stormakt/kernel/ids";
import type { Group, Line, Province } from "../catalog/index.ts";
import {
  ARMY,
  circlesIn,
  FLEET,
  FORT,
  GROUP,
  isLocal,
  LINE,
  OVERSEA,
  PLACES,
  PROVINCE,
  PROVINCES,
  sailsBetween,
  squareOf,
  stepsBetween,
  UNITS_PER_LINE,
  WAR,
} from "../catalog/index.ts";
import { at, perThing } from "../lists.ts";
import type { Seen } from "../table.ts";
import {
  buildsLedBy,
  DEPLOYED,
  finishedLayers,
  hasGroup,
  isInForce,
  layerLeader,
  layerLines,
  MOVED,
  marked,
  motionProvince,
  putSubject,
  sizeOf,
  takeFromPile,
  withGroup,
} from "../table.ts";
import type { MareBalticum } from "../types.ts";
import { move } from "../types.ts";

type Asked = Ask<MareBalticum, { line: Line }>;
/** There are no units for more. */
const DEEPEST = (LINE.size * UNITS_PER_LINE) / PLACES.length - 1;

/** MB-BUILD-4 The unit of each square becomes the subject in the circle of the same place. */
export const deploying: MoveOver<MareBalticum, { line: Line }, ActionOf<MareBalticum, "deploy">> = move(
  "deploy",
  { force: GROUP, layer: numbers(0, DEEPEST), to: PROVINCE },
  {
    shows: ["to"],
    requires: {
      "MB-BUILD-1": { layer: ({ table }, { force }) => between(0, finishedLayers(table, force) - 1) },
      "MB-BUILD-3": ({ table, memory }, { force, layer }) => layerLeader(table, force, layer) === memory.line,
      "MB-BUILD-2": { force: (ask) => buildsLed(ask) },
      "MB-BUILD-9": { to: (_ask, { force }) => (force === FLEET ? OVERSEA.every : PROVINCE.every) },
      "MB-BUILD-8": { to: ({ table }, { force }) => empty(table, force) },
      "MB-BUILD-10": { to: ({ table }, { force }) => (force === ARMY ? supported(table, force) : PROVINCE.every) },
      "MB-BUILD-11": { to: ({ table }, { force }) => (force === FORT ? supported(table, force) : PROVINCE.every) },
      "MB-RIKSDAG-16": { to: ({ table }, { force }) => (isInForce(table, WAR) ? nearest(table, force) : PROVINCE.every) },
    },
    perform(play, { force, layer, to }, _seat, { line }) {
      const { table } = play;
      play.tell?.({ kind: "deployed", line, force, to, lines: layerLines(table, force, layer) });
      for (const place of PLACES)
        putSubject(table, to, force, place, takeFromPile(table, squareOf(force, place), layer), either(DEPLOYED, MOVED));
      play.again();
    },
  },
);

const buildsLed = ({ table, memory }: Asked): SetOf<Group> => buildsLedBy(table, memory.line);
/** MB-BUILD-8 A province with circles of the kind, all of them empty. */
const empty = (table: Seen, force: Group): SetOf<Province> => without(at(WITH_CIRCLES, force), withGroup(table, force));
const WITH_CIRCLES = perThing(GROUP, (force) => where(PROVINCE, (province) => circlesIn(province, force) > 0));
/** MB-BUILD-10, MB-BUILD-11, MB-BUILD-14 Overseas an army needs a merchant and a fort a soldier who was not deployed this very turn. */
function supported(table: Seen, force: Group): SetOf<Province> {
  let provinces: SetOf<Province> = EMPTY;
  for (const province of PROVINCES) if (isSupported(table, force, province)) provinces = including(provinces, province);
  return provinces;
}
function isSupported(table: Seen, force: Group, to: Province): boolean {
  if (isLocal(to) || force === FLEET) return true;
  const support = force === ARMY ? FLEET : ARMY;
  return hasGroup(table, to, support) && marked(table, to, support, DEPLOYED) < sizeOf(table, to, support);
}
/** Where a new build of the kind could go. */
const destinations = (table: Seen, force: Group): SetOf<Province> => both(empty(table, force), supported(table, force));
/** MB-RIKSDAG-14, MB-RIKSDAG-16 The provinces that could take the build, or lie no farther from the war than the nearest of them. */
function nearest(table: Seen, force: Group): SetOf<Province> {
  const target = motionProvince(table);
  const away = force === FLEET ? sailsBetween : stepsBetween;
  const open = destinations(table, force);
  let least = Number.POSITIVE_INFINITY;
  for (const province of PROVINCES) if (has(open, province)) least = Math.min(least, away(province, target));
  let provinces: SetOf<Province> = EMPTY;
  for (const province of PROVINCES) if (away(province, target) <= least) provinces = including(provinces, province);
  return provinces;
}
/** MB-BUILD-5 A finished build of the line could go overseas, so it must go somewhere. */
export function mustDeploySomething(ask: Asked): boolean {
  for (let left = buildsLed(ask); !isEmpty(left); left = butLowest(left))
    if (!isEmpty(both<Province>(OVERSEA.every, destinations(ask.table, lowest(left))))) return true;
  return false;
}
