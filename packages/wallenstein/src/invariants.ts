/** What holds whenever the game waits for somebody. The texts say what is broken. */
import type { Seat } from "@stormakt/kernel";
import { nameOf } from "@stormakt/kernel/ids";
import {
  ARMIES_EACH,
  BOX,
  BUILDING,
  BUILDINGS,
  COUNTY,
  COURTIERS_EACH,
  EMPTY,
  EVENTS,
  isCounty,
  isMoney,
  NO_COLOUR,
  PEASANTS,
  REVOLT_MARKERS,
  SCORE_PARTS,
  SITES_OF,
  STATUES_EACH,
  TOWER_CARD,
  TOWER_CARDS,
  TOWER_MODELS,
} from "./catalog/index.ts";
import type { Table } from "./table.ts";
import {
  allSeats,
  at,
  buildingsIn,
  cardIn,
  colourOf,
  earnedBy,
  GREEN,
  hasBuilding,
  NEUTRAL,
  NOWHERE,
  ownerOf,
  statueOwner,
  statuesOf,
  sum,
} from "./table.ts";

type Invariant = (table: Readonly<Table>) => string | null;

/** I-1 */
function armiesConserved(table: Readonly<Table>): string | null {
  for (const seat of allSeats(table)) {
    let armies = at(table.supply, seat) + at(table.inside, colourOf(seat)) + at(table.tray, colourOf(seat));
    for (const county of COUNTY.all) if (table.owner[county] === seat) armies += at(table.armies, county);
    if (armies !== ARMIES_EACH) return `seat ${seat} has ${armies} armies`;
  }
  return null;
}
/** I-2 */
function peasantsConserved({ peasants, inside, tray }: Readonly<Table>): string | null {
  const all = peasants + at(inside, GREEN) + at(tray, GREEN);
  return all === PEASANTS ? null : `there are ${all} peasants`;
}
/** I-4, I-5, I-19 */
function countiesHeld(table: Readonly<Table>): string | null {
  for (const county of COUNTY.all) {
    const owned = ownerOf(table, county) >= 0;
    const armies = at(table.armies, county);
    if (owned && armies < 1) return `county ${county} is held without an army`;
    if (!owned && (armies > 0 || table.buildings[county] !== 0 || table.markers[county] !== 0))
      return `county ${county} belongs to nobody, but something is there`;
  }
  return null;
}
/** I-3, I-10, I-11 */
function cardsConserved(table: Readonly<Table>): string | null {
  for (const seat of allSeats(table)) {
    const seen = new Set<number>();
    let towers = 0;
    for (const box of BOX.all) {
      const card = cardIn(table, seat, box);
      if (card === EMPTY) continue;
      if (card === TOWER_CARD) towers++;
      else if (seen.has(card)) return `seat ${seat} has card ${card} in two boxes`;
      else if (isCounty(card) ? ownerOf(table, card) !== seat : !isMoney(card)) return `seat ${seat} does not own card ${card}`;
      seen.add(card);
    }
    if (towers > (table.court ? TOWER_CARDS : 0)) return `seat ${seat} has ${towers} tower cards`;
  }
  return null;
}
/** I-6, I-7 */
function buildingsConserved(table: Readonly<Table>): string | null {
  for (const county of COUNTY.all)
    if (buildingsIn(table, county) > at(SITES_OF, county)) return `county ${county} has more buildings than sites`;
  for (const building of BUILDING.all) {
    let built = 0;
    for (const county of COUNTY.all) if (hasBuilding(table, county, building)) built++;
    const all = built + at(table.stock, building);
    if (all !== BUILDINGS[building]?.stock) return `there are ${all} of ${nameOf(BUILDING, building)}`;
  }
  return sum(table.markers) > REVOLT_MARKERS ? "there are more markers than were made" : null;
}
/** I-8 */
function nothingNegative(table: Readonly<Table>): string | null {
  const all = {
    supply: table.supply,
    thalers: table.thalers,
    grain: table.grain,
    points: table.points,
    tray: table.tray,
    inside: table.inside,
  };
  for (const [name, list] of Object.entries(all)) if (list.some((number) => number < 0)) return `${name} has fallen below zero`;
  return table.peasants < 0 ? "peasants have fallen below zero" : null;
}
/** What points were for adds up to what there is. */
function pointsAddUp(table: Readonly<Table>): string | null {
  const bad = allSeats(table).find(
    (seat) => SCORE_PARTS.reduce((all, part) => all + earnedBy(table, seat, part), 0) !== at(table.points, seat),
  );
  return bad === undefined ? null : `the parts of the score of seat ${bad} do not add up`;
}
/** WA-SETUP-1 */
function coloursDiffer({ colours }: Readonly<Table>): string | null {
  const chosen = colours.filter((colour) => colour !== NO_COLOUR);
  return new Set(chosen).size === chosen.length ? null : "two players have one colour";
}
/** I-12 */
function rowIsWhole({ row, faceUp }: Readonly<Table>): string | null {
  if (new Set(row).size !== row.length) return "an action card lies twice in the row";
  const hidden = row.slice(faceUp);
  return hidden.every((card, place) => place === 0 || at(hidden, place - 1) < card) ? null : "the cards face down are not in order";
}
/** I-13 */
function eventsConserved({ events, event, eventsGone }: Readonly<Table>): string | null {
  const known = [...events, ...eventsGone, ...(event >= 0 ? [event] : [])];
  return new Set(known).size === known.length && known.length <= EVENTS.length ? null : "an event is in two places";
}
/** I-14, I-15 */
function positionsDiffer({ position }: Readonly<Table>): string | null {
  const taken = position.filter((place) => place > 0);
  return new Set(taken).size === taken.length ? null : "two players have one position";
}
/** I-18 */
function towerHolds({ inside, tower }: Readonly<Table>): string | null {
  const { capacity } = Object.values(TOWER_MODELS)[tower] ?? { capacity: null };
  return capacity !== null && sum(inside) > capacity ? "the tower holds more than it can" : null;
}
/** I-20 */
function courtConserved(table: Readonly<Table>): string | null {
  if (!table.court) return null;
  const bad = allSeats(table).find(
    (seat) => at(table.courtiers, seat) + at(table.hall, seat) + at(table.audience, seat) !== COURTIERS_EACH,
  );
  return bad === undefined ? null : `seat ${bad} has lost courtiers`;
}
/** I-21 */
function landsknechteCounted({ landsknechte, landsknecht, season }: Readonly<Table>): string | null {
  return !landsknechte || landsknecht.every((card) => card >= 1 && card <= 2 + season) ? null : "a Landsknecht deck is too far on";
}
/** I-22 */
function leadersConserved(table: Readonly<Table>): string | null {
  if (!table.leaders) return null;
  for (const seat of allSeats(table)) {
    const county = at(table.leader, seat);
    if (county !== NOWHERE && ownerOf(table, county) !== seat) return `the leader of seat ${seat} stands in a foreign county`;
    const statues = at(table.statuesLeft, seat) + statuesOf(table, seat) + trophiesLostBy(table, seat);
    if (statues !== STATUES_EACH) return `seat ${seat} has ${statues} statues`;
  }
  return table.statues.every((statue) => statueOwner(statue) < table.seats) ? null : "a statue belongs to nobody";
}
function trophiesLostBy(table: Readonly<Table>, owner: Seat): number {
  return allSeats(table).reduce((lost, taker) => lost + at(table.trophies, taker * table.seats + owner), 0);
}
/** Whose county cards may lie on a mat: only those still held. */
function plannedAreHeld(table: Readonly<Table>): string | null {
  for (const county of COUNTY.all) {
    const seat = at(table.plannedBy, county);
    if (seat !== NEUTRAL && ownerOf(table, county) !== seat) return `county ${county} is lost, but still planned with`;
  }
  return null;
}

export const invariants: Readonly<Record<string, Invariant>> = {
  armiesConserved,
  peasantsConserved,
  countiesHeld,
  cardsConserved,
  buildingsConserved,
  nothingNegative,
  pointsAddUp,
  coloursDiffer,
  rowIsWhole,
  eventsConserved,
  positionsDiffer,
  towerHolds,
  courtConserved,
  landsknechteCounted,
  leadersConserved,
  plannedAreHeld,
};
