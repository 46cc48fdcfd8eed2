/** WA-SETUP What lies on the table before the first step. */
import type { Chance } from "@stormakt/kernel";
import { packed } from "@stormakt/kernel";
import { called, EMPTY as NOTHING } from "@stormakt/kernel/ids";
import { SHARED } from "@stormakt/kernel/layout";
import {
  ACTION,
  ARMIES_EACH,
  BUILDINGS,
  COLOURS,
  COUNTIES,
  COUNTY,
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
  SPRING,
  STATUES_EACH,
  TOWER_MODEL_IDS,
  thalersAtStart,
} from "./catalog/index.ts";
import { own } from "./copy.ts";
import type { Table } from "./table.ts";
import { NEUTRAL, NO_POSITION, NOWHERE, OUT_OF_PLAY, supplyToCounty } from "./table.ts";
import type { Config } from "./types.ts";

// Lists made once and copied, cut to length: quicker than to make them, and of one kind at every table.
const BY_SEAT = COLOURS.map(() => 0);
const NO_LEADERS = BY_SEAT.map(() => NOWHERE);
const NO_COLOURS = BY_SEAT.map(() => NO_COLOUR);
const NO_SETS = BY_SEAT.map(() => NOTHING);
const NOTHING_BUILT = COUNTIES.map(() => NOTHING);
const NONE_ANYWHERE = COUNTIES.map(() => 0);
const NOBODY_ANYWHERE = COUNTIES.map(() => NEUTRAL);
const NOTHING_EARNED = packed(COLOURS.flatMap(() => SCORE_PARTS.map(() => 0)));
const EMPTY_MATS = packed(COLOURS.flatMap(() => Array.from({ length: COURT_BOXES }, () => EMPTY)));

export function setUp(config: Config, chance: Chance): Table {
  const { seats, setupMode, court, landsknechte, leaders } = config;
  const each = (value: number): number[] => BY_SEAT.slice(0, seats).fill(value);
  const eachWith = (module: boolean, value: number): number[] => (module ? each(value) : []);
  const table: Table = {
    seats,
    drafted: setupMode === "draft",
    court,
    landsknechte,
    leaders,
    tower: TOWER_MODEL_IDS.indexOf(config.tower),
    startSeat: config.startSeat === "random" ? chance.below(seats, "startSeat") : config.startSeat,
    year: 1,
    season: SPRING,
    owner: COUNTY.all.map((county) => (isInPlay(county, seats) ? NEUTRAL : OUT_OF_PLAY)),
    armies: NONE_ANYWHERE.slice(),
    buildings: NOTHING_BUILT.slice(),
    markers: NONE_ANYWHERE.slice(),
    plannedBy: NOBODY_ANYWHERE.slice(),
    colours: NO_COLOURS.slice(0, seats),
    supply: each(ARMIES_EACH),
    thalers: each(thalersAtStart(seats)),
    grain: each(0),
    points: each(0),
    earned: NOTHING_EARNED.slice(0, seats * SCORE_PARTS.length),
    position: each(NO_POSITION),
    boxes: EMPTY_MATS.slice(0, seats * COURT_BOXES),
    turned: NO_SETS.slice(0, seats),
    shield: NO_SETS.slice(0, seats),
    order: [],
    stock: BUILDINGS.map(({ stock }) => stock),
    peasants: PEASANTS,
    inside: [0, ...each(0)],
    tray: [0, ...each(0)],
    row: ACTION.all.slice(),
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
    leader: leaders ? NO_LEADERS.slice(0, seats) : [],
    statuesLeft: eachWith(leaders, STATUES_EACH),
    statues: [],
    trophies: leaders ? Array.from({ length: seats * seats }, () => 0) : [],
    [SHARED]: 0,
  };
  if (table.drafted) layOutDraft(table);
  else lineUp(table);
  return table;
}

function layOutDraft(table: Table): void {
  for (let seat = 0; seat < table.seats; seat++) {
    own.groups(table).push(...groupsAtStart(table.seats));
    own.pairSeen(table).push(NOWHERE);
  }
  const unseen = own.unseen(table);
  for (const county of COUNTY.all) if (table.owner[county] === NEUTRAL) unseen.push(county);
}

/** WA-SETUP-7, -8 Column A of the printed line-up belongs to the start seat, and so on clockwise. */
function lineUp(table: Table): void {
  for (const [column, counties] of (LINEUPS[table.seats] ?? []).entries()) {
    const seat = (table.startSeat + column) % table.seats;
    for (const [id, armies] of Object.entries(counties)) {
      const county = called(COUNTY, id);
      own.owner(table)[county] = seat;
      supplyToCounty(table, seat, county, armies);
    }
  }
}
