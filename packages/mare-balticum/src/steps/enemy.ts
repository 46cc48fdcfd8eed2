import type { Play, Seat } from "@stormakt/kernel";
import { NOTHING, standing } from "@stormakt/kernel";
import type { SetOf } from "@stormakt/kernel/ids";
import { both, count, domain, EMPTY, has, including, isEmpty, list, where, wideWhere } from "@stormakt/kernel/ids";
import type { Force, Line, Province, Route } from "../catalog/index.ts";
import {
  ARMY,
  FLEET,
  FORT,
  LARGEST_GROUP,
  localOf,
  overseasOf,
  PEACE,
  POWER,
  PROVINCES,
  powerOf,
  ROUTE,
  ROUTES,
  routesBorder,
  sisterOf,
  UNITS_PER_ACTION,
} from "../catalog/index.ts";
import { at, perThing, seatsIn } from "../lists.ts";
import type { Seen, Table } from "../table.ts";
import {
  circleAt,
  controllerOf,
  enemiesAt,
  enemyAt,
  enemyFallsBack,
  enemyFromSupply,
  enemySupply,
  enemyToSupply,
  hasEnemies,
  hasGroup,
  isAnyEnemy,
  isInForce,
  linesInOrder,
  linesOf,
  motionPower,
} from "../table.ts";
import type { Action, MareBalticum } from "../types.ts";
import { move, notesOf, procedure, sealed } from "../types.ts";
import { adjourn, mayCall } from "./riksdag.ts";

/** MB-ENEMY-14 Picks, reveal, withdrawal on all routes, actions of the active routes, storms. */
export const enemyPhase = procedure<{ active: SetOf<Route> }>("enemyPhase")({
  callRiksdag: (play) => mayCall(play, PEACE),
  pickRoutes(play) {
    const { table } = play;
    let seats: SetOf<Seat> = EMPTY;
    for (const line of linesInOrder(table)) seats = including(seats, controllerOf(table, line));
    play.askAll(pickingRoutes, seatsIn(seats), NOTHING);
  },
  withdraw(play) {
    if (isAnyEnemy(play.table)) withdraw(play);
  },
  act(play, { active }) {
    const { table, chance } = play;
    const routes = list(active);
    if (routes.length === 0) return;
    if (enemySupply(table) < UNITS_PER_ACTION * routes.length) {
      chance.shuffle(routes, "routes");
      play.tell?.({ kind: "enemiesShort", routes });
    }
    for (const route of routes) act(play, route);
  },
  storm({ table, tell }) {
    if (!isAnyEnemy(table)) return;
    for (const province of PROVINCES) {
      if (enemiesAt(table, province, ARMY) < LARGEST_GROUP || enemiesAt(table, province, FORT) < LARGEST_GROUP) continue;
      enemyToSupply(table, province, ARMY, LARGEST_GROUP);
      tell?.({ kind: "fortStormed", province });
    }
  },
  adjourn: ({ table }) => adjourn(table),
});

/** A route for one line, or for each of two in turn order. */
const PICKS: readonly (readonly Route[])[] = [
  ...ROUTES.map((route) => [route]),
  ...ROUTES.flatMap((first) => ROUTES.map((second) => [first, second])),
];
const PICK = domain(
  "pick",
  PICKS.map((routes) => routes.join(" ")),
);
const PICKS_FOR = [0, 1, 2].map((lines) => wideWhere(PICK, (pick) => at(PICKS, pick).length === lines));
const PICKS_AT_PEACE = perThing(POWER, (power) => wideWhere(PICK, (pick) => at(PICKS, pick).every((route) => powerOf(route) !== power)));
const ALL_PICKS = wideWhere(PICK, () => true);

/** MB-ENEMY-1 Every line picks a route in secret; who plays two lines picks for both. */
export const pickingRoutes = sealed("pickingRoutes", {
  moves: {
    pickRoute: move(
      "pickRoute",
      { routes: standing(PICK, PICKS) },
      {
        requires: {
          "MB-ENEMY-1": { routes: ({ table, seat }) => at(PICKS_FOR, count(linesOf(table, seat))) },
          "MB-RIKSDAG-12": { routes: ({ table }) => (isInForce(table, PEACE) ? at(PICKS_AT_PEACE, motionPower(table)) : ALL_PICKS) },
        },
      },
    ),
  },
  reveal(play, _memory, answers) {
    const { table, tell } = play;
    const phase = notesOf(play, enemyPhase);
    let picked: SetOf<Route> = EMPTY;
    for (const line of linesInOrder(table)) {
      const route = pickOf(table, answers, line);
      picked = including(picked, route);
      tell?.({ kind: "routePicked", line, route });
    }
    phase.active = activeAmong(picked);
    if (isEmpty(phase.active)) tell?.({ kind: "noRouteActive" });
    else tell?.({ kind: "routesActive", routes: list(phase.active) });
  },
});
/** A seat names the routes of its lines in turn order. */
function pickOf(table: Seen, answers: readonly (Action | null)[], line: Line): Route {
  const seat = controllerOf(table, line);
  const answer = at(answers, seat);
  if (answer?.kind !== "pickRoute") throw new Error(`seat ${seat} has picked no route`);
  let place = 0;
  for (const other of linesInOrder(table)) {
    if (other === line) break;
    if (controllerOf(table, other) === seat) place++;
  }
  return at(answer.routes, place);
}

/** MB-ENEMY-5, MB-ENEMY-6 A picked route is active if a bordering one was picked as well, however often. */
export function activeAmong(picked: SetOf<Route>): SetOf<Route> {
  let active: SetOf<Route> = EMPTY;
  for (const route of ROUTES) if (has(picked, route) && !isEmpty(both(picked, at(BORDERING, route)))) active = including(active, route);
  return active;
}
const BORDERING = perThing(ROUTE, (route) => where(ROUTE, (other) => routesBorder(route, other)));

/** MB-ENEMY-8, MB-SIEGE-2, MB-SIEGE-3 The blocks of circles along a route, from the first to the last that an enemy takes. */
export const chainOf = (route: Route): readonly { readonly province: Province; readonly force: Force }[] => at(CHAINS, route);
const CHAINS = perThing(ROUTE, (route) => {
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
  for (let block = 0; block < chain.length - 1; block++) {
    const { province, force } = at(chain, block);
    if (force === FORT) continue;
    for (let place = enemiesAt(table, province, force); place < LARGEST_GROUP; place++) {
      const from = nextUnit(table, route, block + 1);
      if (from < 0) return units;
      enemyFallsBack(table, from, circleAt(province, force, place));
      units++;
    }
  }
  return units;
}
function nextUnit(table: Seen, route: Route, from: number): number {
  const chain = chainOf(route);
  for (let block = from; block < chain.length; block++) {
    const { province, force } = at(chain, block);
    if (!hasEnemies(table, province, force)) continue;
    const first = circleAt(province, force, 0);
    for (let circle = first; circle < first + LARGEST_GROUP; circle++) if (enemyAt(table, circle) === route) return circle;
  }
  return -1;
}
