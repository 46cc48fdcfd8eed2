/** What is looked at in a position, seat by seat. All seats are measured in one pass over the map. */
import type { State } from "@stormakt/kernel";
import type { Box, Table, Wallenstein } from "@stormakt/wallenstein";
import {
  BUILDINGS_IN,
  COLLECT_GRAIN,
  COLLECT_TAXES,
  COMBAT_A,
  COUNTY_COUNT,
  cardIn,
  colourOf,
  hungerFor,
  isCounty,
  isTurned,
  LOSS_OF,
  MAJORITY_OF,
  PRICE_OF,
  statueOwner,
} from "@stormakt/wallenstein";
import { BORDERS, byte, firstBorder, GRAIN, lastBorder, REGION, SITES, TAX } from "./map.ts";
import { P, WIDTH } from "./names.ts";
import { at, get } from "./odds.ts";

const MOST_SEATS = 5;
const KINDS = 15;
/** Notes of one pass; nothing in them outlives it. */
const built = new Uint8Array(KINDS * MOST_SEATS);
const best = new Uint8Array(KINDS);
const second = new Uint8Array(KINDS);
const roomIn = new Uint8Array(KINDS * MOST_SEATS);
const regionsOf = new Uint8Array(MOST_SEATS);
const taxes = new Uint8Array(MOST_SEATS * 3);
const grains = new Uint8Array(MOST_SEATS * 3);

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
  measureCounties(table, into);
  for (let kind = 0; kind < KINDS; kind++) measureLeads(seats, kind, into);
  for (let seat = 0; seat < seats; seat++) measureSeat(table, seat, into);
}
const more = (into: Float64Array, place: number, by: number): void => {
  into[place] = get(into, place) + by;
};

function countBuildings({ seats, owner, buildings }: Readonly<Table>): void {
  built.fill(0);
  roomIn.fill(0);
  for (let county = 0; county < COUNTY_COUNT; county++) {
    const seat = at(owner, county);
    if (seat < 0) continue;
    const here = at(buildings, county);
    const free = at(BUILDINGS_IN, here) < byte(SITES, county);
    if (here === 0 && !free) continue;
    const first = byte(REGION, county) * 3 * MOST_SEATS + seat;
    for (let building = 0; building < 3; building++) {
      const place = first + building * MOST_SEATS;
      if ((here & (1 << building)) !== 0) built[place] = byte(built, place) + 1;
      else if (free) roomIn[place] = 1;
    }
  }
  for (let kind = 0; kind < KINDS; kind++) {
    let most = 0;
    let next = 0;
    for (let place = kind * MOST_SEATS; place < kind * MOST_SEATS + seats; place++) {
      const number = byte(built, place);
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
function leadsHere(here: number, county: number, seat: number): number {
  let points = 0;
  for (let building = 0; building < 3; building++) {
    if ((here & (1 << building)) === 0) continue;
    const kind = byte(REGION, county) * 3 + building;
    if (byte(built, kind * MOST_SEATS + seat) === byte(best, kind) && byte(best, kind) - byte(second, kind) < 2)
      points += at(MAJORITY_OF, building);
  }
  return points;
}

function measureCounties(table: Readonly<Table>, into: Float64Array): void {
  const { owner, armies: standing, buildings: sites, markers } = table;
  for (let county = 0; county < COUNTY_COUNT; county++) {
    const seat = at(owner, county);
    if (seat < 0) continue;
    const row = seat * WIDTH;
    const armies = at(standing, county);
    const here = at(sites, county);
    const buildings = at(BUILDINGS_IN, here);
    const isCalm = at(markers, county) === 0;
    more(into, row + P.counties, 1);
    more(into, row + P.armies, armies);
    more(into, row + P.room, Math.min(2, byte(SITES, county) - buildings));
    if (armies > get(into, row + P.largest)) into[row + P.largest] = armies;
    regionsOf[seat] = byte(regionsOf, seat) | (1 << byte(REGION, county));
    if (isCalm) {
      keepHighest(taxes, seat, byte(TAX, county));
      keepHighest(grains, seat, byte(GRAIN, county));
    } else more(into, row + P.marked, 1);
    // Whole numbers and halves: it makes no difference in what order they are added.
    let threat = 0;
    let together = 0;
    let borders = 0;
    let weak = 0;
    let neutral = 0;
    for (let nth = firstBorder(county), last = lastBorder(county); nth < last; nth++) {
      const next = byte(BORDERS, nth);
      const other = at(owner, next);
      if (other === seat) together++;
      else if (other >= 0) {
        const strength = at(standing, next);
        borders++;
        if (strength - 1 > threat) threat = strength - 1;
        if (armies > strength + 2) weak += 1 + at(BUILDINGS_IN, at(sites, next));
      } else if (other === -1) neutral++;
    }
    if (together > 0) more(into, row + P.together, together * 0.5);
    if (borders > 0) more(into, row + P.borders, borders);
    if (weak > 0) more(into, row + P.weak, weak * 0.5);
    if (neutral > 0 && armies > 2) more(into, row + P.neutral, neutral);
    if (threat === 0) more(into, row + P.idle, armies - 1);
    else {
      const defence = armies + (isCalm ? 1 : 0);
      const risk = (threat / (threat + defence)) ** 2;
      more(into, row + P.risk, risk * (1 + buildings));
      if (here !== 0) more(into, row + P.leadRisk, risk * leadsHere(here, county, seat));
      if (armies === 1) more(into, row + P.single, 1);
    }
  }
}
/** The three highest of a seat. */
function keepHighest(list: Uint8Array, seat: number, value: number): void {
  for (let place = seat * 3; place < seat * 3 + 3; place++) {
    const held = byte(list, place);
    if (value <= held) continue;
    list[place] = value;
    value = held;
  }
}
function measureLeads(seats: number, kind: number, into: Float64Array): void {
  const most = byte(best, kind);
  const next = byte(second, kind);
  const building = kind % 3;
  const points = at(MAJORITY_OF, building);
  for (let seat = 0; seat < seats; seat++) {
    const own = byte(built, kind * MOST_SEATS + seat);
    const row = seat * WIDTH;
    if (own > 0) {
      more(into, row + P.palaces + building, own);
      if (own === most) {
        if (next === most) more(into, row + P.shared, points - 1);
        else more(into, row + P.sole, points);
        if (own - next >= 2) more(into, row + P.safe, points);
      }
    }
    if (byte(roomIn, kind * MOST_SEATS + seat) === 1 && (own + 1 === most || (own === most && next === most)))
      more(into, row + P.near, own === most && own > 0 ? 1 : own + 1 === most ? points - 1 : points);
  }
}

function measureSeat(table: Readonly<Table>, seat: number, into: Float64Array): void {
  const row = seat * WIDTH;
  const armies = get(into, row + P.armies);
  into[row + P.points] = at(table.points, seat);
  into[row + P.armies] = Math.min(20, armies);
  into[row + P.manyArmies] = Math.max(0, armies - 20);
  into[row + P.inside] = at(table.inside, colourOf(seat));
  into[row + P.tray] = at(table.tray, colourOf(seat));
  const thalers = at(table.thalers, seat);
  into[row + P.firstThalers] = Math.min(5, thalers);
  into[row + P.someThalers] = Math.max(0, Math.min(12, thalers) - 5);
  into[row + P.manyThalers] = Math.max(0, thalers - 12);
  const regions = byte(regionsOf, seat);
  into[row + P.regions] = (regions & 1) + ((regions >> 1) & 1) + ((regions >> 2) & 1) + ((regions >> 3) & 1) + ((regions >> 4) & 1);
  measureGrain(table, seat, into);
  const left = Math.min(3, seasonsLeft(table));
  for (let nth = 0; nth < left; nth++) {
    more(into, row + P.taxesLeft, byte(taxes, seat * 3 + nth));
    more(into, row + P.grainLeft, byte(grains, seat * 3 + nth));
  }
  if (table.court) {
    into[row + P.courtiers] = at(table.hall, seat) + at(table.audience, seat);
    into[row + P.favor] = table.keeper === seat ? 1 : 0;
  }
  if (table.landsknechte && get(into, row + P.regions) >= 4) into[row + P.landsknechte] = at(table.landsknecht, seat) % 4;
  if (table.leaders) measureLeader(table, seat, into);
  if (table.event >= 0) measurePlan(table, seat, into);
}
function measureGrain(table: Readonly<Table>, seat: number, into: Float64Array): void {
  const row = seat * WIDTH;
  const counties = get(into, row + P.counties);
  const grain = at(table.grain, seat);
  const toCome = USUAL_GRAIN * seasonsLeft(table) + grainPlanned(table, seat);
  const { events } = table;
  let loss = 0;
  let revolts = 0;
  for (let nth = 0; nth < events.length; nth++) {
    const lost = at(LOSS_OF, at(events, nth));
    loss += lost / events.length;
    const shortage = counties - Math.max(0, grain + toCome - lost);
    const hunger = hungerFor(Math.ceil(shortage - 0.5));
    revolts += (hunger.revolts * (1 + 0.5 * hunger.peasants) + 0.2 * Math.max(0, shortage)) / events.length;
  }
  const need = counties + loss;
  into[row + P.grainNeeded] = Math.min(need, grain);
  into[row + P.grainToSpare] = seasonsLeft(table) > 1 ? 0 : Math.min(6, Math.max(0, grain - need));
  into[row + P.revolts] = revolts;
}
/** The county that lies, not yet turned over, in a box; -1: none. */
function countyPlanned(table: Readonly<Table>, seat: number, box: Box): number {
  if (isTurned(table, seat, box)) return -1;
  const card = cardIn(table, seat, box);
  return isCounty(card) && at(table.owner, card) === seat ? card : -1;
}
function grainPlanned(table: Readonly<Table>, seat: number): number {
  if (table.event < 0) return 0;
  const county = countyPlanned(table, seat, COLLECT_GRAIN);
  return county < 0 ? 0 : byte(GRAIN, county);
}
/** What the plan still promises: boxes that will be turned over, and can be paid. */
function measurePlan(table: Readonly<Table>, seat: number, into: Float64Array): void {
  const row = seat * WIDTH;
  const taxed = countyPlanned(table, seat, COLLECT_TAXES);
  let purse = at(table.thalers, seat);
  if (taxed >= 0) {
    into[row + P.taxesPlanned] = byte(TAX, taxed);
    purse += byte(TAX, taxed);
  }
  into[row + P.grainPlanned] = grainPlanned(table, seat);
  for (let place = 0; place < table.row.length; place++) {
    const action = at(table.row, place);
    const county = countyPlanned(table, seat, action);
    if (county < 0 || action === COLLECT_GRAIN || action === COLLECT_TAXES) continue;
    if (action >= COMBAT_A) {
      if (at(table.armies, county) > 2) more(into, row + P.attacksPlanned, 1);
      continue;
    }
    const price = at(PRICE_OF, action);
    if (price > purse) continue;
    if (action > COLLECT_TAXES) {
      more(into, row + P.armiesPlanned, 2 * price - 1);
      purse -= price;
    } else if ((at(table.buildings, county) & (1 << action)) === 0 && at(BUILDINGS_IN, at(table.buildings, county)) < byte(SITES, county)) {
      more(into, row + P.buildingsPlanned, 1 + 0.5 * at(MAJORITY_OF, action));
      purse -= price;
    }
  }
  into[row + P.place] = at(table.position, seat);
}
function measureLeader(table: Readonly<Table>, seat: number, into: Float64Array): void {
  const row = seat * WIDTH;
  const county = at(table.leader, seat);
  if (county >= 0) {
    into[row + P.leader] = 1;
    for (let nth = firstBorder(county); nth < lastBorder(county); nth++)
      if (at(table.owner, byte(BORDERS, nth)) === seat) into[row + P.leaderBesideOwn] = 1;
  }
  let statues = 0;
  for (let nth = 0; nth < table.statues.length; nth++) if (statueOwner(at(table.statues, nth)) === seat) statues++;
  into[row + P.statues] = statues;
  let trophies = 0;
  for (let other = 0; other < table.seats; other++) trophies += at(table.trophies, seat * table.seats + other);
  into[row + P.trophies] = trophies;
}
