/** WA-SETUP What lies on the table before the first step. */
import type { Chance } from "@stormakt/kernel";
import { called } from "@stormakt/kernel/ids";
import {
  ACTION_COUNT,
  ARMIES_EACH,
  BUILDINGS,
  COUNTIES,
  COUNTY_COUNT,
  COURT_BOXES,
  COURTIERS_EACH,
  EMPTY,
  groupsAtStart,
  isInPlay,
  LINEUPS,
  NO_COLOUR,
  NO_EVENT,
  PEASANTS,
  SCORE_PARTS,
  STATUES_EACH,
  TOWER_MODEL_IDS,
  thalersAtStart,
} from "./catalog/index.ts";
import { COUNTY } from "./domains.ts";
import type { Table } from "./table.ts";
import { NEUTRAL, NO_POSITION, NOWHERE, OUT_OF_PLAY, supplyToCounty } from "./table.ts";
import type { Config } from "./types.ts";

export function setUp(config: Config, chance: Chance): Table {
  const { seats, setupMode, court, landsknechte, leaders } = config;
  const each = (value: number): number[] => Array.from({ length: seats }, () => value);
  const eachWith = (module: boolean, value: number): number[] => (module ? each(value) : []);
  const everyCounty = (value: number): number[] => Array.from({ length: COUNTY_COUNT }, () => value);
  const table: Table = {
    seats,
    drafted: setupMode === "draft",
    court,
    landsknechte,
    leaders,
    tower: TOWER_MODEL_IDS.indexOf(config.tower),
    startSeat: config.startSeat === "random" ? chance.below(seats, "startSeat") : config.startSeat,
    year: 1,
    season: 0,
    owner: COUNTIES.map((_, county) => (isInPlay(county, seats) ? NEUTRAL : OUT_OF_PLAY)),
    armies: everyCounty(0),
    buildings: everyCounty(0),
    markers: everyCounty(0),
    plannedBy: everyCounty(NEUTRAL),
    colours: each(NO_COLOUR),
    supply: each(ARMIES_EACH),
    thalers: each(thalersAtStart(seats)),
    grain: each(0),
    points: each(0),
    earned: Array.from({ length: seats * SCORE_PARTS.length }, () => 0),
    position: each(NO_POSITION),
    boxes: Array.from({ length: seats * COURT_BOXES }, () => EMPTY),
    turned: each(0),
    shield: each(0),
    order: [],
    stock: BUILDINGS.map(({ stock }) => stock),
    peasants: PEASANTS,
    inside: [0, ...each(0)],
    tray: [0, ...each(0)],
    row: Array.from({ length: ACTION_COUNT }, (_, action) => action),
    faceUp: 0,
    tiles: [],
    events: [],
    event: NO_EVENT,
    eventCancelled: false,
    eventsGone: [],
    open: [],
    unseen: [],
    sunk: [],
    groups: [],
    pairSeen: [],
    courtiers: eachWith(court, COURTIERS_EACH),
    hall: eachWith(court, 0),
    audience: eachWith(court, 0),
    display: [],
    favorsDrawn: [],
    keeper: NEUTRAL,
    landsknecht: eachWith(landsknechte, 1),
    leader: eachWith(leaders, NOWHERE),
    statuesLeft: eachWith(leaders, STATUES_EACH),
    statues: [],
    trophies: leaders ? Array.from({ length: seats * seats }, () => 0) : [],
  };
  if (table.drafted) layOutDraft(table);
  else lineUp(table);
  return table;
}

function layOutDraft(table: Table): void {
  for (let seat = 0; seat < table.seats; seat++) {
    table.groups.push(...groupsAtStart(table.seats));
    table.pairSeen.push(NOWHERE);
  }
  for (let county = 0; county < COUNTY_COUNT; county++) if (table.owner[county] === NEUTRAL) table.unseen.push(county);
}

/** WA-SETUP-7, -8 Column A of the printed line-up belongs to the start seat, and so on clockwise. */
function lineUp(table: Table): void {
  for (const [column, counties] of (LINEUPS[table.seats] ?? []).entries()) {
    const seat = (table.startSeat + column) % table.seats;
    for (const [id, armies] of Object.entries(counties)) {
      const county = called(COUNTY, id);
      table.owner[county] = seat;
      supplyToCounty(table, seat, county, armies);
    }
  }
}
