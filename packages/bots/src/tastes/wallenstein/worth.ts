/** What a position is worth to each seat, in points at the end of the game. The numbers were tried out in play. */
import type { Seat } from "@stormakt/kernel";
import type { Table } from "@stormakt/wallenstein";
import {
  BUILDINGS_IN,
  COUNTY_COUNT,
  GRAIN_OF,
  hungerFor,
  LOSS_OF,
  MAJORITY_OF,
  NEIGHBOURS,
  REGION_OF,
  SITES_OF,
  statuesOf,
  TAX_OF,
  trophiesOf,
} from "@stormakt/wallenstein";

export const at = (list: readonly number[], place: number): number => list[place] ?? 0;

/** How often what stands now will be scored: this winter for certain, the next one if it lasts. */
export const scorings = ({ year }: Readonly<Table>): number => (year === 1 ? 1.75 : 1);
/** Action rounds to come after this one, in the year and in the game. */
const roundsLeftInYear = ({ season }: Readonly<Table>): number => Math.max(0, 2 - season);
export const roundsLeft = (table: Readonly<Table>): number => roundsLeftInYear(table) + (table.year === 1 ? 3 : 0);

const ARMY = 0.14;
const EXPOSED_ARMY = 0.07;
const CUBE_IN_TOWER = 0.05;
const FREE_SITE = 0.05;
const MARKER = 0.18;
const COURTIER = 0.14;
const STATUE = 0.8;
const GRAIN_A_ROUND = 4;

/** The worth of all seats. */
export function worths(table: Readonly<Table>): number[] {
  const { seats } = table;
  const often = scorings(table);
  const worth = Array.from({ length: seats }, (_, seat) => at(table.points, seat));
  const counties = Array.from({ length: seats }, () => 0);
  const armies = Array.from({ length: seats }, () => 0);
  const add = (seat: Seat, amount: number) => {
    worth[seat] = at(worth, seat) + amount;
  };
  for (let county = 0; county < COUNTY_COUNT; county++) {
    const seat = at(table.owner, county);
    if (seat < 0) continue;
    counties[seat] = at(counties, seat) + 1;
    armies[seat] = at(armies, seat) + at(table.armies, county);
    add(seat, countyWorth(table, county, often) - riskTo(table, county) * (1 + buildingsAt(table, county)) * often);
    if (at(table.markers, county) > 0) add(seat, -MARKER * Math.min(1, 0.4 + roundsLeftInYear(table)));
  }
  for (let seat = 0; seat < seats; seat++) {
    add(seat, ARMY * Math.min(at(armies, seat), 40));
    add(seat, CUBE_IN_TOWER * at(table.inside, seat + 1) + 2 * CUBE_IN_TOWER * at(table.tray, seat + 1));
    add(seat, thalersWorth(table, at(table.thalers, seat)));
    add(seat, -hungerCost(table, at(counties, seat), at(table.grain, seat)));
    if (table.court) add(seat, COURTIER * (at(table.hall, seat) + at(table.audience, seat)) * Math.min(1, roundsLeft(table) / 2 + 0.3));
    if (table.court && table.keeper === seat) add(seat, MARKER);
    if (table.leaders) add(seat, leaderWorth(table, seat));
  }
  addMajorities(table, worth, often);
  return worth;
}

export const buildingsAt = (table: Readonly<Table>, county: number): number => at(BUILDINGS_IN, at(table.buildings, county));
/** A county, its buildings, its room for more, and its yields. */
export function countyWorth(table: Readonly<Table>, county: number, often: number): number {
  const built = buildingsAt(table, county);
  const room = at(SITES_OF, county) - built;
  const yields = (at(TAX_OF, county) - 5) * 0.06 + (at(GRAIN_OF, county) - 3) * 0.08;
  return often * (1 + built) + Math.min(3, roundsLeft(table)) * (FREE_SITE * room + yields * 0.5);
}
/** How likely a county is lost soon: by the strongest stack of others beside it. Armies where nobody can come are worth less. */
function riskTo(table: Readonly<Table>, county: number): number {
  const owner = at(table.owner, county);
  let strongest = 0;
  for (const next of NEIGHBOURS[county] ?? []) {
    const other = at(table.owner, next);
    if (other >= 0 && other !== owner) strongest = Math.max(strongest, at(table.armies, next) - 1);
  }
  const defence = at(table.armies, county) + (at(table.markers, county) === 0 ? 1 : 0);
  if (strongest === 0) return 0.02 - EXPOSED_ARMY * 0.05 * Math.min(defence, 3);
  const ratio = strongest / (strongest + defence);
  return 0.35 * ratio * ratio;
}

/** How much likelier the county left behind is lost when so few stay. */
export function exposure(table: Readonly<Table>, seat: Seat, county: number, left: number): number {
  let threat = 0;
  for (const next of NEIGHBOURS[county] ?? []) {
    const owner = at(table.owner, next);
    if (owner >= 0 && owner !== seat) threat = Math.max(threat, at(table.armies, next) - 1);
  }
  const risk = (defence: number) => (threat === 0 ? 0 : 0.3 * (threat / (threat + defence + 1)) ** 2);
  return Math.max(0, risk(left) - risk(at(table.armies, county)));
}

/** Thalers are worth what they still can build; the first ones most. */
export function thalersWorth(table: Readonly<Table>, thalers: number): number {
  const rounds = table.season >= 3 ? roundsLeft(table) : roundsLeft(table) + (table.event < 0 ? 1 : 0.6);
  if (rounds <= 0) return 0.01 * thalers;
  const useful = 6 + 3 * rounds;
  return 0.42 * useful * (1 - Math.exp(-thalers / useful));
}

/** What a winter with too little grain is likely to cost, counting on the collections still to come. */
export function hungerCost(table: Readonly<Table>, counties: number, grain: number): number {
  if (counties === 0) return 0;
  const toCome =
    table.season >= 3 ? 0 : GRAIN_A_ROUND * roundsLeftInYear(table) + (table.event < 0 && table.row.length > 0 ? GRAIN_A_ROUND : 0);
  const events = table.season >= 3 ? 0 : table.events.length;
  const cases = Math.max(1, events);
  let cost = 0;
  for (let nth = 0; nth < cases; nth++) {
    const loss = events === 0 ? 0 : at(LOSS_OF, at(table.events, nth));
    const shortage = counties - Math.max(0, grain + toCome - loss);
    if (shortage > 0) {
      const { revolts, peasants } = hungerFor(shortage);
      cost += revolts * (0.35 + 0.3 * peasants) + 0.05 * shortage;
    } else cost -= 0.04 * Math.min(2, -shortage);
  }
  return (cost / cases) * scorings(table);
}

function leaderWorth(table: Readonly<Table>, seat: Seat): number {
  const county = table.leader[seat] ?? -1;
  const rounds = roundsLeft(table);
  const statues = STATUE * statuesOf(table, seat) + trophiesOf(table, seat);
  if (county < 0) return statues;
  const room = buildingsAt(table, county) < at(SITES_OF, county) ? 0.2 : 0;
  const own = (NEIGHBOURS[county] ?? []).filter((next) => table.owner[next] === seat).length;
  return statues + Math.min(1, rounds) * (0.5 + room + 0.03 * at(TAX_OF, county) + (own > 0 ? 0.6 : 0));
}

const COUNTS = 15;
/** Buildings of each seat by region and kind. */
export function countBuildings(table: Readonly<Table>): number[] {
  const counts = Array.from({ length: COUNTS * table.seats }, () => 0);
  for (let county = 0; county < COUNTY_COUNT; county++) {
    const built = at(table.buildings, county);
    for (let building = 0; building < 3; building++) {
      if ((built & (1 << building)) === 0) continue;
      const place = (at(REGION_OF, county) * 3 + building) * table.seats + at(table.owner, county);
      counts[place] = at(counts, place) + 1;
    }
  }
  return counts;
}
/** What the lead in one kind of building in one region gives a seat that has `own`, when the best of the others has `best`. */
export function majorityPoints(building: number, own: number, best: number): number {
  if (own === 0 || own < best) return 0;
  return at(MAJORITY_OF, building) - (own === best ? 1 : 0);
}
export function bestOfOthers(table: Readonly<Table>, counts: readonly number[], place: number, seat: Seat): number {
  let best = 0;
  for (let other = 0; other < table.seats; other++) if (other !== seat) best = Math.max(best, at(counts, place * table.seats + other));
  return best;
}
function addMajorities(table: Readonly<Table>, worth: number[], often: number): void {
  const counts = countBuildings(table);
  for (let place = 0; place < COUNTS; place++)
    for (let seat = 0; seat < table.seats; seat++) {
      const own = at(counts, place * table.seats + seat);
      if (own === 0) continue;
      worth[seat] = at(worth, seat) + 0.85 * often * majorityPoints(place % 3, own, bestOfOthers(table, counts, place, seat));
    }
}
