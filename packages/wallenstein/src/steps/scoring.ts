/** WA-SCORE Points for counties, buildings and the lead in a region. */
import type { Seat } from "@stormakt/kernel";
import type { Building, Region } from "../catalog/index.ts";
import { BUILDING, BUILDINGS, COLOURS, COUNTY, MAJORITY_OF, REGION, REGION_OF, REGIONS } from "../catalog/index.ts";
import type { Table } from "../table.ts";
import { add, allSeats, at, buildingsIn, hasBuilding, ownerOf, score } from "../table.ts";
import type { Pen } from "../types.ts";

/** What the map is worth to a seat at a scoring. */
export interface Score {
  counties: number;
  buildings: number;
  majorities: number;
}

/** A pattern for counts, cut to length: quicker than to make them. */
const NONE_BUILT = Array.from({ length: REGIONS.length * BUILDINGS.length * COLOURS.length }, () => 0);
/** WA-SCORE-6 How many of each building each seat has in each region: by region, building and seat. */
function buildingCounts(table: Readonly<Table>): number[] {
  const { seats } = table;
  const counts = NONE_BUILT.slice(0, REGIONS.length * BUILDINGS.length * seats);
  for (const county of COUNTY.all) {
    if (buildingsIn(table, county) === 0) continue;
    const first = at(REGION_OF, county) * BUILDINGS.length;
    for (const building of BUILDING.all)
      if (hasBuilding(table, county, building)) add(counts, (first + building) * seats + at(table.owner, county), 1);
  }
  return counts;
}
export interface Majority {
  readonly region: Region;
  readonly building: Building;
  /** How many each seat has. */
  readonly counts: readonly number[];
  /** Those who have most; nobody if there are none. */
  readonly leaders: readonly Seat[];
  /** What each of them scores. */
  readonly points: number;
}
/** WA-SCORE-3, -4, -5 Who leads in what: a lone leader scores the full value, tied ones a point less; none without a building. */
export function majorities(table: Readonly<Table>): Majority[] {
  const all = buildingCounts(table);
  const found: Majority[] = [];
  for (const region of REGION.all) for (const building of BUILDING.all) found.push(majorityIn(table, all, region, building));
  return found;
}
function majorityIn({ seats }: Readonly<Table>, all: readonly number[], region: Region, building: Building): Majority {
  const from = (region * BUILDINGS.length + building) * seats;
  const counts = all.slice(from, from + seats);
  let most = 0;
  for (let seat = 0; seat < seats; seat++) most = Math.max(most, at(counts, seat));
  const leaders: Seat[] = [];
  for (let seat = 0; seat < seats && most > 0; seat++) if (counts[seat] === most) leaders.push(seat);
  const points = leaders.length === 0 ? 0 : at(MAJORITY_OF, building) - (leaders.length > 1 ? 1 : 0);
  return { region, building, counts, leaders, points };
}
/** WA-SCORE-1 to -4 What a scoring would give each seat now. */
export function scores(table: Readonly<Table>): Score[] {
  const made = allSeats(table).map((): Score => ({ counties: 0, buildings: 0, majorities: 0 }));
  for (const county of COUNTY.all) {
    const owner = ownerOf(table, county);
    const score = owner < 0 ? undefined : made[owner];
    if (score === undefined) continue;
    score.counties += 1;
    score.buildings += buildingsIn(table, county);
  }
  for (const { leaders, points } of majorities(table))
    for (const seat of leaders) {
      const score = made[seat];
      if (score !== undefined) score.majorities += points;
    }
  return made;
}

export function scoreYear({ table, tell }: Pen): void {
  for (const [seat, { counties, buildings, majorities }] of scores(table).entries()) {
    const points = counties + buildings + majorities;
    score(table, seat, "counties", counties);
    score(table, seat, "buildings", buildings);
    score(table, seat, "majorities", majorities);
    tell?.({ kind: "scored", seat, counties, buildings, majorities, points });
  }
}
