import type { Play } from "@stormakt/kernel";
import { NOTHING } from "@stormakt/kernel";
import type { Force, Line, Province, Route } from "../catalog/index.ts";
import {
  ARMY,
  ENEMY_UNITS,
  FLEET,
  FORT,
  LARGEST_GROUP,
  localOf,
  overseasOf,
  PEACE,
  PROVINCES,
  powerOf,
  ROUTES,
  routesBorder,
  sisterOf,
  UNITS_PER_ACTION,
} from "../catalog/index.ts";
import { seatsIn } from "../lists.ts";
import type { Table } from "../table.ts";
import {
  circleAt,
  controllerOf,
  enemiesAt,
  enemyAt,
  enemyFallsBack,
  enemyFromSupply,
  enemySupply,
  enemyToSupply,
  hasGroup,
  isInForce,
  linesInOrder,
  motionPower,
} from "../table.ts";
import type { Action, MareBalticum } from "../types.ts";
import { procedure, sealed } from "../types.ts";
import { adjourn, mayCall } from "./riksdag.ts";

/** MB-ENEMY-14 Picks, reveal, withdrawal on all routes, actions of the active routes, storms. */
export const enemyPhase = procedure<{ active: number }>("enemyPhase")({
  callRiksdag: (play) => mayCall(play, PEACE),
  pickRoutes(play) {
    const { table } = play;
    let seats = 0;
    for (const line of linesInOrder(table)) seats |= 1 << controllerOf(table, line);
    play.askAll(pickingRoutes, seatsIn(seats), NOTHING);
  },
  withdraw(play) {
    if (enemySupply(play.table) < ENEMY_UNITS) withdraw(play);
  },
  act(play, { active }) {
    const { table, chance } = play;
    const routes = ROUTES.filter((route) => isIn(active, route));
    if (routes.length === 0) return;
    if (enemySupply(table) < UNITS_PER_ACTION * routes.length) {
      chance.shuffle(routes, "routes");
      play.tell?.({ kind: "enemiesShort", routes });
    }
    for (const route of routes) act(play, route);
  },
  storm({ table, tell }) {
    for (const province of PROVINCES) {
      if (enemiesAt(table, province, ARMY) < LARGEST_GROUP || enemiesAt(table, province, FORT) < LARGEST_GROUP) continue;
      enemyToSupply(table, province, ARMY, LARGEST_GROUP);
      tell?.({ kind: "fortStormed", province });
    }
  },
  adjourn: ({ table }) => adjourn(table),
});

type PickRoute = Extract<Action, { kind: "pickRoute" }>;

/** MB-ENEMY-1 Every line picks a route in secret; who plays two lines picks for both. */
export const pickingRoutes = sealed("pickingRoutes", {
  moves: {
    pickRoute: {
      candidates: ({ table, seat }) => PICKS[linesPlayed(table, seat)]!,
      requires: {
        "MB-ENEMY-1": ({ table, seat }, { routes }) => routes.length === linesPlayed(table, seat),
        "MB-RIKSDAG-12": ({ table }, { routes }) =>
          !isInForce(table, PEACE) || !routes.some((route) => powerOf(route) === motionPower(table)),
      },
    },
  },
  reveal(play, _memory, answers) {
    const { table } = play;
    const phase = play.find(enemyPhase)!;
    let picked = 0;
    for (const line of linesInOrder(table)) {
      const route = pickOf(table, answers, line);
      picked |= 1 << route;
      play.tell?.({ kind: "routePicked", line, route });
    }
    phase.active = activeAmong(picked);
    if (phase.active === 0) play.tell?.({ kind: "noRouteActive" });
    else play.tell?.({ kind: "routesActive", routes: ROUTES.filter((route) => isIn(phase.active, route)) });
  },
});
function linesPlayed({ controllers }: Readonly<Table>, seat: number): number {
  let count = 0;
  for (let line = 0; line < controllers.length; line++) if (controllers[line] === seat) count++;
  return count;
}
/** A seat names the routes of its lines in turn order. */
function pickOf(table: Readonly<Table>, answers: readonly (Action | null)[], line: Line): Route {
  const seat = controllerOf(table, line);
  let place = 0;
  for (const other of linesInOrder(table)) {
    if (other === line) break;
    if (controllerOf(table, other) === seat) place++;
  }
  return (answers[seat] as PickRoute).routes[place]!;
}
const PICKS: readonly (readonly PickRoute[])[] = [
  [],
  ROUTES.map((route) => ({ kind: "pickRoute", routes: [route] })),
  ROUTES.flatMap((first) => ROUTES.map((second): PickRoute => ({ kind: "pickRoute", routes: [first, second] }))),
];
const isIn = (set: number, route: Route): boolean => (set & (1 << route)) !== 0;

/** MB-ENEMY-5, MB-ENEMY-6 A picked route is active if a bordering one was picked as well, however often. */
export function activeAmong(picked: number): number {
  let active = 0;
  for (const route of ROUTES)
    if (isIn(picked, route) && ROUTES.some((other) => isIn(picked, other) && routesBorder(route, other))) active |= 1 << route;
  return active;
}

/** MB-ENEMY-8, MB-SIEGE-2, MB-SIEGE-3 The blocks of circles along a route, from the first to the last that an enemy takes. */
export const chainOf = (route: Route): readonly { readonly province: Province; readonly force: Force }[] => CHAINS[route - 1]!;
const CHAINS = ROUTES.map((route) => {
  const [overseas, local, sister] = [overseasOf(route), localOf(route), localOf(sisterOf(route))];
  return [
    { province: overseas, force: ARMY },
    { province: overseas, force: FORT },
    { province: overseas, force: FLEET },
    { province: local, force: ARMY },
    { province: local, force: FORT },
    { province: sister, force: ARMY },
    { province: sister, force: FORT },
  ] as const;
});

/** MB-ENEMY-7, MB-ENEMY-11, MB-SIEGE-1 Three units, each to the first free circle; forts are besieged only where officials stand. */
function act(play: Play<MareBalticum>, route: Route): void {
  const { table } = play;
  const sent = Math.min(UNITS_PER_ACTION, enemySupply(table));
  let left = sent;
  for (const { province, force } of chainOf(route)) {
    if (left === 0) break;
    if (force === FORT && !hasGroup(table, province, FORT)) continue;
    const held = enemiesAt(table, province, force);
    const units = Math.min(left, LARGEST_GROUP - held);
    for (let place = held; place < held + units; place++) enemyFromSupply(table, circleAt(province, force, place), route);
    left -= units;
    if (units > 0) play.tell?.({ kind: "enemyCame", route, province, target: force, units });
  }
  const heldBack = left + UNITS_PER_ACTION - sent;
  if (heldBack > 0) play.tell?.({ kind: "enemyHeldBack", route, units: heldBack });
}

/** MB-WITHDRAW-1, MB-WITHDRAW-5 Every route closes its gaps, in ascending order, over and over until nothing moves. */
function withdraw(play: Play<MareBalticum>): void {
  for (let moved = true; moved; ) {
    moved = false;
    for (const route of ROUTES) {
      const units = closeGaps(play.table, route);
      if (units === 0) continue;
      moved = true;
      play.tell?.({ kind: "enemyWithdrew", route, units });
    }
  }
}
/** MB-WITHDRAW-2 to MB-WITHDRAW-4 Empty army and fleet circles are filled by the nearest unit of the route further along; forts only give. */
export function closeGaps(table: Table, route: Route): number {
  const chain = chainOf(route);
  let units = 0;
  for (let at = 0; at < chain.length - 1; at++) {
    const { province, force } = chain[at]!;
    if (force === FORT) continue;
    for (let place = enemiesAt(table, province, force); place < LARGEST_GROUP; place++) {
      const from = nextUnit(table, route, at + 1);
      if (from < 0) return units;
      enemyFallsBack(table, from, circleAt(province, force, place));
      units++;
    }
  }
  return units;
}
function nextUnit(table: Readonly<Table>, route: Route, from: number): number {
  const chain = chainOf(route);
  for (let at = from; at < chain.length; at++) {
    const first = circleAt(chain[at]!.province, chain[at]!.force, 0);
    for (let circle = first; circle < first + LARGEST_GROUP; circle++) if (enemyAt(table, circle) === route) return circle;
  }
  return -1;
}
