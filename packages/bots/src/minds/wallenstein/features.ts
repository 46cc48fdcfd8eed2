/** What is looked at in a position, seat by seat. All seats are measured in one pass over the map. */
import type { State } from "@stormakt/kernel";
import type { Table, Wallenstein } from "@stormakt/wallenstein";
import {
  BUILDINGS_IN,
  COLLECT_GRAIN,
  COLLECT_TAXES,
  COMBAT_A,
  COUNTY_COUNT,
  COURT_BOXES,
  GRAIN_OF,
  hungerFor,
  isCounty,
  LOSS_OF,
  MAJORITY_OF,
  NEIGHBOURS,
  PRICE_OF,
  REGION_OF,
  SITES_OF,
  TAX_OF,
} from "@stormakt/wallenstein";
import { F, P, WIDTH } from "./names.ts";
import { at, get } from "./odds.ts";

const MOST_SEATS = 5;
const KINDS = 15;
/** Notes of one pass; nothing in them outlives it. */
const built = new Float64Array(KINDS * MOST_SEATS);
const best = new Float64Array(KINDS);
const second = new Float64Array(KINDS);
const roomIn = new Float64Array(KINDS * MOST_SEATS);
const regionsOf = new Float64Array(MOST_SEATS);
const taxes = new Float64Array(MOST_SEATS * 3);
const grains = new Float64Array(MOST_SEATS * 3);

/** Collections still to come this year. */
const seasonsLeft = ({ season, event }: Readonly<Table>): number => Math.max(0, 3 - season - (event >= 0 ? 1 : 0));
/** What a collection brings in as a rule. */
const USUAL_GRAIN = 3.6;

export function measure({ table }: Readonly<State<Wallenstein>>, into: Float64Array): void {
  const { seats } = table;
  countBuildings(table);
  regionsOf.fill(0);
  taxes.fill(0);
  grains.fill(0);
  for (let county = 0; county < COUNTY_COUNT; county++) if (at(table.owner, county) >= 0) measureCounty(table, county, into);
  for (let kind = 0; kind < KINDS; kind++) measureLeads(seats, kind, into);
  for (let seat = 0; seat < seats; seat++) measureSeat(table, seat, into);
}
const more = (into: Float64Array, place: number, by: number): void => {
  into[place] = get(into, place) + by;
};

function countBuildings(table: Readonly<Table>): void {
  built.fill(0);
  roomIn.fill(0);
  for (let county = 0; county < COUNTY_COUNT; county++) {
    const seat = at(table.owner, county);
    if (seat < 0) continue;
    const here = at(table.buildings, county);
    const free = at(BUILDINGS_IN, here) < at(SITES_OF, county);
    for (let building = 0; building < 3; building++) {
      const place = (at(REGION_OF, county) * 3 + building) * MOST_SEATS + seat;
      if ((here & (1 << building)) !== 0) built[place] = get(built, place) + 1;
      else if (free) roomIn[place] = 1;
    }
  }
  for (let kind = 0; kind < KINDS; kind++) {
    let [most, next] = [0, 0];
    for (let seat = 0; seat < table.seats; seat++) {
      const number = get(built, kind * MOST_SEATS + seat);
      if (number > most) {
        next = most;
        most = number;
      } else if (number > next) next = number;
    }
    best[kind] = most;
    second[kind] = next;
  }
}
/** What would be lost with a county besides the county: its buildings, and leads that rest on them. */
function leadsHere(table: Readonly<Table>, county: number, seat: number): number {
  let points = 0;
  const here = at(table.buildings, county);
  for (let building = 0; building < 3; building++) {
    if ((here & (1 << building)) === 0) continue;
    const kind = at(REGION_OF, county) * 3 + building;
    if (get(built, kind * MOST_SEATS + seat) === get(best, kind) && get(best, kind) - get(second, kind) < 2)
      points += at(MAJORITY_OF, building);
  }
  return points;
}

function measureCounty(table: Readonly<Table>, county: number, into: Float64Array): void {
  const seat = at(table.owner, county);
  const row = seat * WIDTH;
  const armies = at(table.armies, county);
  const buildings = at(BUILDINGS_IN, at(table.buildings, county));
  more(into, row + P.counties, 1);
  more(into, row + P.armies, armies);
  more(into, row + P.room, Math.min(2, at(SITES_OF, county) - buildings));
  if (armies > get(into, row + P.largest)) into[row + P.largest] = armies;
  regionsOf[seat] = get(regionsOf, seat) | (1 << at(REGION_OF, county));
  if (at(table.markers, county) > 0) more(into, row + P.marked, 1);
  else {
    keepHighest(taxes, seat, at(TAX_OF, county));
    keepHighest(grains, seat, at(GRAIN_OF, county));
  }
  let threat = 0;
  const neighbours = NEIGHBOURS[county] as readonly number[];
  for (let nth = 0; nth < neighbours.length; nth++) {
    const next = at(neighbours, nth);
    const other = at(table.owner, next);
    if (other === seat) more(into, row + P.together, 0.5);
    else if (other >= 0) {
      const strength = at(table.armies, next);
      more(into, row + P.borders, 1);
      threat = Math.max(threat, strength - 1);
      if (armies > strength + 2) more(into, row + P.weak, (1 + at(BUILDINGS_IN, at(table.buildings, next))) * 0.5);
    } else if (other === -1 && armies > 2) more(into, row + P.neutral, 1);
  }
  if (threat === 0) more(into, row + P.idle, armies - 1);
  else {
    const defence = armies + (at(table.markers, county) === 0 ? 1 : 0);
    const risk = (threat / (threat + defence)) ** 2;
    more(into, row + P.risk, risk * (1 + buildings));
    more(into, row + P.leadRisk, risk * leadsHere(table, county, seat));
    if (armies === 1) more(into, row + P.single, 1);
  }
}
/** The three highest of a seat. */
function keepHighest(list: Float64Array, seat: number, value: number): void {
  for (let place = seat * 3; place < seat * 3 + 3; place++) {
    const held = get(list, place);
    if (value <= held) continue;
    list[place] = value;
    value = held;
  }
}
function measureLeads(seats: number, kind: number, into: Float64Array): void {
  const most = get(best, kind);
  const next = get(second, kind);
  const points = at(MAJORITY_OF, kind % 3);
  for (let seat = 0; seat < seats; seat++) {
    const own = get(built, kind * MOST_SEATS + seat);
    const row = seat * WIDTH;
    more(into, row + P.palaces + (kind % 3), own);
    if (own === most && own > 0) {
      if (next === most) more(into, row + P.shared, points - 1);
      else more(into, row + P.sole, points);
      if (own - next >= 2) more(into, row + P.safe, points);
    }
    if (get(roomIn, kind * MOST_SEATS + seat) === 1 && (own + 1 === most || (own === most && next === most)))
      more(into, row + P.near, own === most && own > 0 ? 1 : own + 1 === most ? points - 1 : points);
  }
}

function measureSeat(table: Readonly<Table>, seat: number, into: Float64Array): void {
  const row = seat * WIDTH;
  const armies = get(into, row + P.armies);
  into[row + P.points] = at(table.points, seat);
  into[row + P.armies] = Math.min(20, armies);
  into[row + P.manyArmies] = Math.max(0, armies - 20);
  into[row + P.inside] = at(table.inside, seat + 1);
  into[row + P.tray] = at(table.tray, seat + 1);
  const thalers = at(table.thalers, seat);
  into[row + F["thalers up to 5"]] = Math.min(5, thalers);
  into[row + F["thalers from 5 to 12"]] = Math.max(0, Math.min(12, thalers) - 5);
  into[row + F["thalers over 12"]] = Math.max(0, thalers - 12);
  const regions = get(regionsOf, seat);
  into[row + P.regions] = (regions & 1) + ((regions >> 1) & 1) + ((regions >> 2) & 1) + ((regions >> 3) & 1) + ((regions >> 4) & 1);
  measureGrain(table, seat, into);
  const left = Math.min(3, seasonsLeft(table));
  for (let nth = 0; nth < left; nth++) {
    more(into, row + F["taxes not collected"], get(taxes, seat * 3 + nth));
    more(into, row + F["grain not collected"], get(grains, seat * 3 + nth));
  }
  if (table.court) {
    into[row + F["courtiers at court"]] = at(table.hall, seat) + at(table.audience, seat);
    into[row + F["favor kept"]] = table.keeper === seat ? 1 : 0;
  }
  if (table.landsknechte && get(into, row + P.regions) >= 4) into[row + F.landsknechte] = at(table.landsknecht, seat) % 4;
  if (table.leaders) measureLeader(table, seat, into);
  if (table.event >= 0) measurePlan(table, seat, into);
}
function measureGrain(table: Readonly<Table>, seat: number, into: Float64Array): void {
  const row = seat * WIDTH;
  const counties = get(into, row + P.counties);
  const grain = at(table.grain, seat);
  const toCome = USUAL_GRAIN * seasonsLeft(table) + grainPlanned(table, seat);
  const { events } = table;
  let [loss, revolts] = [0, 0];
  for (let nth = 0; nth < events.length; nth++) {
    const lost = at(LOSS_OF, at(events, nth));
    loss += lost / events.length;
    const shortage = counties - Math.max(0, grain + toCome - lost);
    const hunger = hungerFor(Math.ceil(shortage - 0.5));
    revolts += (hunger.revolts * (1 + 0.5 * hunger.peasants) + 0.2 * Math.max(0, shortage)) / events.length;
  }
  const need = counties + loss;
  into[row + F["grain needed"]] = Math.min(need, grain);
  into[row + F["grain to spare"]] = seasonsLeft(table) > 1 ? 0 : Math.min(6, Math.max(0, grain - need));
  into[row + F["revolts by hunger"]] = revolts;
}
const cardAt = (table: Readonly<Table>, seat: number, box: number): number => at(table.boxes, seat * COURT_BOXES + box);
/** The county that lies, not yet turned over, in a box; -1: none. */
function countyPlanned(table: Readonly<Table>, seat: number, box: number): number {
  if ((at(table.turned, seat) & (1 << box)) !== 0) return -1;
  const card = cardAt(table, seat, box);
  return isCounty(card) && at(table.owner, card) === seat ? card : -1;
}
function grainPlanned(table: Readonly<Table>, seat: number): number {
  if (table.event < 0) return 0;
  const county = countyPlanned(table, seat, COLLECT_GRAIN);
  return county < 0 ? 0 : at(GRAIN_OF, county);
}
/** What the plan still promises: boxes that will be turned over, and can be paid. */
function measurePlan(table: Readonly<Table>, seat: number, into: Float64Array): void {
  const row = seat * WIDTH;
  const taxed = countyPlanned(table, seat, COLLECT_TAXES);
  let purse = at(table.thalers, seat);
  if (taxed >= 0) {
    into[row + F["taxes planned"]] = at(TAX_OF, taxed);
    purse += at(TAX_OF, taxed);
  }
  into[row + F["grain planned"]] = grainPlanned(table, seat);
  for (let place = 0; place < table.row.length; place++) {
    const action = at(table.row, place);
    const county = countyPlanned(table, seat, action);
    if (county < 0 || action === COLLECT_GRAIN || action === COLLECT_TAXES) continue;
    if (action >= COMBAT_A) {
      if (at(table.armies, county) > 2) more(into, row + F["attacks planned"], 1);
      continue;
    }
    const price = at(PRICE_OF, action);
    if (price > purse) continue;
    if (action > COLLECT_TAXES) {
      more(into, row + F["armies planned"], 2 * price - 1);
      purse -= price;
    } else if (
      (at(table.buildings, county) & (1 << action)) === 0 &&
      at(BUILDINGS_IN, at(table.buildings, county)) < at(SITES_OF, county)
    ) {
      more(into, row + F["buildings planned"], 1 + 0.5 * at(MAJORITY_OF, action));
      purse -= price;
    }
  }
  into[row + F["place in the order"]] = at(table.position, seat);
}
function measureLeader(table: Readonly<Table>, seat: number, into: Float64Array): void {
  const row = seat * WIDTH;
  const county = at(table.leader, seat);
  if (county >= 0) {
    into[row + F["leader on the map"]] = 1;
    const neighbours = NEIGHBOURS[county] as readonly number[];
    for (let nth = 0; nth < neighbours.length; nth++)
      if (at(table.owner, at(neighbours, nth)) === seat) into[row + F["leader beside own"]] = 1;
  }
  let statues = 0;
  for (let nth = 0; nth < table.statues.length; nth++) if ((at(table.statues, nth) & 7) === seat) statues++;
  into[row + F.statues] = statues;
  let trophies = 0;
  for (let other = 0; other < table.seats; other++) trophies += at(table.trophies, seat * table.seats + other);
  into[row + F.trophies] = trophies;
}
