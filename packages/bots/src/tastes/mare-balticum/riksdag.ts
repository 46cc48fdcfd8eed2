import type { Seat, State } from "@stormakt/kernel";
import type { Action, Line, MareBalticum, Province, Seen } from "@stormakt/mare-balticum";
import {
  ARMY,
  buildUnitsOf,
  enemiesAt,
  FLEET,
  FORCES,
  facesEnemies,
  GROUPS,
  goldOf,
  goodFor,
  goodsOfKind,
  heightOf,
  leaderOf,
  linesInOrder,
  MOBILIZATION,
  PEACE,
  PROVINCES,
  powerAt,
  producingForce,
  SQUARES,
  sizeOf,
  subjectAt,
  TAX,
  TAXATION,
  TRUCE,
  titleOf,
  titleUnitsOf,
  WAR,
  yieldOf,
} from "@stormakt/mare-balticum";

/** What one unit more or less is worth as a chance of winning, roughly. */
const SCALE = 0.012;
/** A call can fail and is used up, so it must promise something. */
const CALL_FOR = 1.5;

/** How promising a call or a vote is for the seat: what the motion costs the others, less what it costs its own line. */
export function promiseInRiksdag({ table, stack }: Readonly<State<MareBalticum>>, seat: Seat, action: Action): number {
  if (action.kind === "vote") {
    const { motion, about } = (stack.at(-1)?.memory ?? {}) as { motion?: number; about?: number };
    if (motion === undefined || about === undefined) return 0;
    return SCALE * gain(table, seat, motion, about) * action.votes.filter((vote) => vote === "yes").length;
  }
  const motion = MOTIONS[action.kind];
  if (motion === undefined) return 0;
  const about = "power" in action ? action.power : "province" in action ? action.province : 0;
  return SCALE * (gain(table, seat, motion, about) - CALL_FOR);
}
const MOTIONS: Partial<Record<Action["kind"], number>> = {
  callTaxation: TAXATION,
  callTruce: TRUCE,
  callPeace: PEACE,
  callWar: WAR,
  callMobilization: MOBILIZATION,
};

function gain(table: Seen, seat: Seat, motion: number, about: number): number {
  let own = 0;
  let others = 0;
  let rivals = 0;
  for (const line of linesInOrder(table)) {
    const cost = costOf(table, line, motion, about);
    if (table.ringSeats[table.ring.indexOf(line)] === seat) own += cost;
    else {
      others += cost;
      rivals += 1;
    }
  }
  return others / Math.max(1, rivals) - own;
}
/** What a motion costs a line, in units; less than nothing where it helps. */
function costOf(table: Seen, line: Line, motion: number, about: number): number {
  switch (motion) {
    case TAXATION:
      return Math.min(TAX, goldOf(table, line) + 1.5 * (buildUnitsOf(table, line) + titleUnitsOf(table, line)));
    case TRUCE:
      return costOfTruce(table, line, about);
    case PEACE:
      return -stakeIn(table, line, about);
    case WAR:
      return costOfWar(table, line, about as Province);
    default:
      return costOfMobilization(table, line);
  }
}
/** Those who would win their battles lose ransom, those who would lose them are spared. */
function costOfTruce(table: Seen, line: Line, power: number): number {
  let cost = 0;
  for (const province of PROVINCES) {
    if (powerAt(province) !== power) continue;
    for (const force of FORCES) {
      if (!facesEnemies(table, province, force)) continue;
      const enemies = enemiesAt(table, province, force === FLEET ? FLEET : ARMY);
      cost += ownIn(table, province, force, line) * (sizeOf(table, province, force) >= enemies ? 1.2 : -1.5);
    }
  }
  return cost;
}
/** What a line has along a power's routes: titles and what earns. */
function stakeIn(table: Seen, line: Line, power: number): number {
  let stake = 0;
  for (const province of PROVINCES) {
    if (powerAt(province) !== power) continue;
    if (titleOf(table, province) === line) stake += 2;
    const force = producingForce(table, province);
    if (force !== -1) stake += 0.5 * yieldOf(province) * ownIn(table, province, force, line);
  }
  return stake;
}
/** Fleets and armies that earn are dragged off; who leads them has at least the choice of the way. */
function costOfWar(table: Seen, line: Line, target: Province): number {
  let cost = 0;
  for (const province of PROVINCES) {
    if (province === target) continue;
    for (const force of GROUPS) {
      if (force !== FLEET && force !== ARMY) continue;
      const own = ownIn(table, province, force, line);
      if (own === 0) continue;
      cost += own * (producingForce(table, province) === force ? yieldOf(province) * 0.5 : 0.2);
      if (leaderOf(table, province, force) === line) cost -= 0.2;
    }
  }
  return cost;
}
/** Goods that a line would have to put into builds. */
function costOfMobilization(table: Seen, line: Line): number {
  let fitting = 0;
  for (const square of SQUARES) if (heightOf(table, square) === 0 && goodsOfKind(table, line, goodFor(square)) > 0) fitting += 1;
  return 0.5 * Math.min(fitting, goldOf(table, line));
}
function ownIn(table: Seen, province: Province, force: (typeof FORCES)[number], line: Line): number {
  let own = 0;
  for (let place = 0; place < 3; place++) if (subjectAt(table, province, force, place) === line) own++;
  return own;
}
