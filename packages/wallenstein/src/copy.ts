import { overwrite } from "@stormakt/kernel";
/** A table of its own. Every field by name, which is quicker than any loop. */
import type { Table } from "./table.ts";

export function copyTable(table: Table, into?: Table): Table {
  if (into !== undefined) return copyOver(table, into);
  return {
    seats: table.seats,
    drafted: table.drafted,
    court: table.court,
    landsknechte: table.landsknechte,
    leaders: table.leaders,
    tower: table.tower,
    startSeat: table.startSeat,
    year: table.year,
    season: table.season,
    owner: table.owner.slice(),
    armies: table.armies.slice(),
    buildings: table.buildings.slice(),
    markers: table.markers.slice(),
    plannedBy: table.plannedBy.slice(),
    colours: table.colours.slice(),
    supply: table.supply.slice(),
    thalers: table.thalers.slice(),
    grain: table.grain.slice(),
    points: table.points.slice(),
    earned: table.earned.slice(),
    position: table.position.slice(),
    boxes: table.boxes.slice(),
    turned: table.turned.slice(),
    shield: table.shield.slice(),
    order: table.order.slice(),
    stock: table.stock.slice(),
    peasants: table.peasants,
    inside: table.inside.slice(),
    tray: table.tray.slice(),
    row: table.row.slice(),
    faceUp: table.faceUp,
    tiles: table.tiles.slice(),
    events: table.events.slice(),
    event: table.event,
    eventCancelled: table.eventCancelled,
    eventsGone: table.eventsGone.slice(),
    open: table.open.slice(),
    unseen: table.unseen.slice(),
    sunk: table.sunk.slice(),
    groups: table.groups.slice(),
    pairSeen: table.pairSeen.slice(),
    courtiers: table.courtiers.slice(),
    hall: table.hall.slice(),
    audience: table.audience.slice(),
    display: table.display.slice(),
    favorsDrawn: table.favorsDrawn.slice(),
    keeper: table.keeper,
    landsknecht: table.landsknecht.slice(),
    leader: table.leader.slice(),
    statuesLeft: table.statuesLeft.slice(),
    statues: table.statues.slice(),
    trophies: table.trophies.slice(),
  };
}
function copyOver(table: Table, into: Table): Table {
  into.seats = table.seats;
  into.drafted = table.drafted;
  into.court = table.court;
  into.landsknechte = table.landsknechte;
  into.leaders = table.leaders;
  into.tower = table.tower;
  into.startSeat = table.startSeat;
  into.year = table.year;
  into.season = table.season;
  overwrite(into.owner, table.owner);
  overwrite(into.armies, table.armies);
  overwrite(into.buildings, table.buildings);
  overwrite(into.markers, table.markers);
  overwrite(into.plannedBy, table.plannedBy);
  overwrite(into.colours, table.colours);
  overwrite(into.supply, table.supply);
  overwrite(into.thalers, table.thalers);
  overwrite(into.grain, table.grain);
  overwrite(into.points, table.points);
  overwrite(into.earned, table.earned);
  overwrite(into.position, table.position);
  overwrite(into.boxes, table.boxes);
  overwrite(into.turned, table.turned);
  overwrite(into.shield, table.shield);
  overwrite(into.order, table.order);
  overwrite(into.stock, table.stock);
  into.peasants = table.peasants;
  overwrite(into.inside, table.inside);
  overwrite(into.tray, table.tray);
  overwrite(into.row, table.row);
  into.faceUp = table.faceUp;
  overwrite(into.tiles, table.tiles);
  overwrite(into.events, table.events);
  into.event = table.event;
  into.eventCancelled = table.eventCancelled;
  overwrite(into.eventsGone, table.eventsGone);
  overwrite(into.open, table.open);
  overwrite(into.unseen, table.unseen);
  overwrite(into.sunk, table.sunk);
  overwrite(into.groups, table.groups);
  overwrite(into.pairSeen, table.pairSeen);
  overwrite(into.courtiers, table.courtiers);
  overwrite(into.hall, table.hall);
  overwrite(into.audience, table.audience);
  overwrite(into.display, table.display);
  overwrite(into.favorsDrawn, table.favorsDrawn);
  into.keeper = table.keeper;
  overwrite(into.landsknecht, table.landsknecht);
  overwrite(into.leader, table.leader);
  overwrite(into.statuesLeft, table.statuesLeft);
  overwrite(into.statues, table.statues);
  overwrite(into.trophies, table.trophies);
  return into;
}
