import type { ListedMove } from "@stormakt/kernel";
import type { Group, Line, Province } from "../catalog/index.ts";
import {
  ARMY,
  circlesIn,
  FLEET,
  FORT,
  GROUPS,
  isLocal,
  LARGEST_GROUP,
  OVERSEAS,
  PROVINCES,
  sailsBetween,
  squareOf,
  stepsBetween,
  WAR,
} from "../catalog/index.ts";
import { NONE } from "../lists.ts";
import type { Table } from "../table.ts";
import {
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
} from "../table.ts";
import type { Action, MareBalticum } from "../types.ts";

type Deploy = Extract<Action, { kind: "deploy" }>;

/** MB-BUILD-4 The unit of each square becomes the subject in the circle of the same place. */
export const deploying: ListedMove<MareBalticum, { line: Line }, Deploy> = {
  candidates: ({ table, memory }) =>
    deployments(layersFor(table, FLEET, memory.line), layersFor(table, ARMY, memory.line), layersFor(table, FORT, memory.line)),
  requires: {
    "MB-BUILD-1": ({ table }, { force, layer }) => layer < finishedLayers(table, force),
    "MB-BUILD-3": ({ table, memory }, { force, layer }) => layerLeader(table, force, layer) === memory.line,
    "MB-BUILD-9": (_ask, { force, to }) => hasCircles(force, to),
    "MB-BUILD-8": ({ table }, { force, to }) => sizeOf(table, to, force) === 0,
    "MB-BUILD-10": ({ table }, { force, to }) => force !== ARMY || isSupported(table, force, to),
    "MB-BUILD-11": ({ table }, { force, to }) => force !== FORT || isSupported(table, force, to),
    "MB-RIKSDAG-16": ({ table }, { force, to }) => !isInForce(table, WAR) || isNearest(table, force, to),
  },
  perform(play, { force, layer, to }, _seat, { line }) {
    const { table } = play;
    play.tell?.({ kind: "deployed", line, force, to, lines: layerLines(table, force, layer) });
    for (let place = 0; place < LARGEST_GROUP; place++)
      putSubject(table, to, force, place, takeFromPile(table, squareOf(force, place), layer), DEPLOYED | MOVED);
    play.again();
  },
};

/** MB-MOVE-17 A province has circles of the kind. */
const hasCircles = (force: Group, to: Province): boolean => circlesIn(to, force) > 0;
/** MB-BUILD-10, MB-BUILD-11, MB-BUILD-14 Overseas an army needs a merchant and a fort a soldier who was not deployed this very turn. */
function isSupported(table: Readonly<Table>, force: Group, to: Province): boolean {
  if (isLocal(to) || force === FLEET) return true;
  const support = force === ARMY ? FLEET : ARMY;
  return hasGroup(table, to, support) && marked(table, to, support, DEPLOYED) < sizeOf(table, to, support);
}
const canTake = (table: Readonly<Table>, force: Group, to: Province): boolean =>
  hasCircles(force, to) && sizeOf(table, to, force) === 0 && isSupported(table, force, to);
/** MB-RIKSDAG-14, MB-RIKSDAG-16 No province that could take the build is nearer to the war. */
function isNearest(table: Readonly<Table>, force: Group, to: Province): boolean {
  const target = motionProvince(table);
  const away = (province: Province): number => (force === FLEET ? sailsBetween(province, target) : stepsBetween(province, target));
  return !PROVINCES.some((province) => away(province) < away(to) && canTake(table, force, province));
}

/** MB-BUILD-5 A finished build of the line could go overseas, so it must go somewhere. */
export const mustDeploySomething = (table: Readonly<Table>, line: Line): boolean => canDeployTo(table, line, OVERSEAS);
export const mayDeploySomething = (table: Readonly<Table>, line: Line): boolean => canDeployTo(table, line, PROVINCES);
function canDeployTo(table: Readonly<Table>, line: Line, provinces: readonly Province[]): boolean {
  for (const force of GROUPS) {
    if (!leadsFinished(table, force, line)) continue;
    for (const to of provinces) if (canTake(table, force, to)) return true;
  }
  return false;
}
/** The finished layers of a build, if the line leads one of them. */
const layersFor = (table: Readonly<Table>, force: Group, line: Line): number =>
  leadsFinished(table, force, line) ? finishedLayers(table, force) : 0;
function leadsFinished(table: Readonly<Table>, force: Group, line: Line): boolean {
  for (let layer = finishedLayers(table, force) - 1; layer >= 0; layer--) if (layerLeader(table, force, layer) === line) return true;
  return false;
}

/** Every deployment of so many finished layers; the lists are made when first needed, and kept. */
function deployments(fleets: number, armies: number, forts: number): readonly Deploy[] {
  if (fleets + armies + forts === 0) return NONE;
  const key = (fleets * 64 + armies) * 64 + forts;
  let list = DEPLOYMENTS.get(key);
  if (list === undefined) {
    list = [...ofBuild(FLEET, fleets), ...ofBuild(ARMY, armies), ...ofBuild(FORT, forts)];
    DEPLOYMENTS.set(key, list);
  }
  return list;
}
const ofBuild = (force: Group, layers: number): Deploy[] =>
  Array.from({ length: layers }, (_, layer) => PROVINCES.map((to): Deploy => ({ kind: "deploy", force, layer, to }))).flat();
const DEPLOYMENTS = new Map<number, readonly Deploy[]>();
