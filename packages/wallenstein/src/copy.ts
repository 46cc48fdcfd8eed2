// Made by scripts/tables.ts from layout.ts. Change that, not this, and run: node scripts/bootstrap.mjs exec -- node scripts/tables.ts wallenstein
/** A table of its own. Every field by name, which is quicker than any loop. */
import type { Own } from "@stormakt/kernel/layout";
import { SHARED } from "@stormakt/kernel/layout";
import type { Table } from "./layout.ts";

export function copyTable(table: Table, into?: Table): Table {
  return into === undefined ? copyOver(table, { ...table }) : copyOver(table, into);
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
  into.owner = table.owner;
  into.armies = table.armies;
  into.buildings = table.buildings;
  into.markers = table.markers;
  into.plannedBy = table.plannedBy;
  into.colours = table.colours;
  into.supply = table.supply;
  into.thalers = table.thalers;
  into.grain = table.grain;
  into.points = table.points;
  into.earned = table.earned;
  into.position = table.position;
  into.boxes = table.boxes;
  into.turned = table.turned;
  into.shield = table.shield;
  into.order = table.order;
  into.stock = table.stock;
  into.peasants = table.peasants;
  into.inside = table.inside;
  into.tray = table.tray;
  into.row = table.row;
  into.faceUp = table.faceUp;
  into.tiles = table.tiles;
  into.events = table.events;
  into.event = table.event;
  into.eventCancelled = table.eventCancelled;
  into.eventsGone = table.eventsGone;
  into.open = table.open;
  into.unseen = table.unseen;
  into.sunk = table.sunk;
  into.groups = table.groups;
  into.pairSeen = table.pairSeen;
  into.courtiers = table.courtiers;
  into.hall = table.hall;
  into.audience = table.audience;
  into.display = table.display;
  into.favorsDrawn = table.favorsDrawn;
  into.keeper = table.keeper;
  into.landsknecht = table.landsknecht;
  into.leader = table.leader;
  into.statuesLeft = table.statuesLeft;
  into.statues = table.statues;
  into.trophies = table.trophies;
  table[SHARED] = 0x7ffffff;
  into[SHARED] = 0x7ffffff;
  return into;
}
/** Its lists, to be written on: one that a copy may have too is made its own first. */
export const own = {
  owner(table: Table): Own<Table["owner"]> {
    if (((table[SHARED] as number) & 0x1) !== 0) {
      table.owner = table.owner.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x1;
    }
    return table.owner as Own<Table["owner"]>;
  },
  armies(table: Table): Own<Table["armies"]> {
    if (((table[SHARED] as number) & 0x2) !== 0) {
      table.armies = table.armies.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x2;
    }
    return table.armies as Own<Table["armies"]>;
  },
  buildings(table: Table): Own<Table["buildings"]> {
    if (((table[SHARED] as number) & 0x4) !== 0) {
      table.buildings = table.buildings.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x4;
    }
    return table.buildings as Own<Table["buildings"]>;
  },
  markers(table: Table): Own<Table["markers"]> {
    if (((table[SHARED] as number) & 0x8) !== 0) {
      table.markers = table.markers.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x8;
    }
    return table.markers as Own<Table["markers"]>;
  },
  plannedBy(table: Table): Own<Table["plannedBy"]> {
    if (((table[SHARED] as number) & 0x10) !== 0) {
      table.plannedBy = table.plannedBy.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x10;
    }
    return table.plannedBy as Own<Table["plannedBy"]>;
  },
  colours(table: Table): Own<Table["colours"]> {
    if (((table[SHARED] as number) & 0x20) !== 0) {
      table.colours = table.colours.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x20;
    }
    return table.colours as Own<Table["colours"]>;
  },
  supply(table: Table): Own<Table["supply"]> {
    if (((table[SHARED] as number) & 0x40) !== 0) {
      table.supply = table.supply.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x40;
    }
    return table.supply as Own<Table["supply"]>;
  },
  thalers(table: Table): Own<Table["thalers"]> {
    if (((table[SHARED] as number) & 0x80) !== 0) {
      table.thalers = table.thalers.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x80;
    }
    return table.thalers as Own<Table["thalers"]>;
  },
  grain(table: Table): Own<Table["grain"]> {
    if (((table[SHARED] as number) & 0x100) !== 0) {
      table.grain = table.grain.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x100;
    }
    return table.grain as Own<Table["grain"]>;
  },
  points(table: Table): Own<Table["points"]> {
    if (((table[SHARED] as number) & 0x200) !== 0) {
      table.points = table.points.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x200;
    }
    return table.points as Own<Table["points"]>;
  },
  earned(table: Table): Own<Table["earned"]> {
    if (((table[SHARED] as number) & 0x400) !== 0) {
      table.earned = table.earned.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x400;
    }
    return table.earned as Own<Table["earned"]>;
  },
  position(table: Table): Own<Table["position"]> {
    if (((table[SHARED] as number) & 0x800) !== 0) {
      table.position = table.position.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x800;
    }
    return table.position as Own<Table["position"]>;
  },
  boxes(table: Table): Own<Table["boxes"]> {
    if (((table[SHARED] as number) & 0x1000) !== 0) {
      table.boxes = table.boxes.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x1000;
    }
    return table.boxes as Own<Table["boxes"]>;
  },
  turned(table: Table): Own<Table["turned"]> {
    if (((table[SHARED] as number) & 0x2000) !== 0) {
      table.turned = table.turned.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x2000;
    }
    return table.turned as Own<Table["turned"]>;
  },
  shield(table: Table): Own<Table["shield"]> {
    if (((table[SHARED] as number) & 0x4000) !== 0) {
      table.shield = table.shield.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x4000;
    }
    return table.shield as Own<Table["shield"]>;
  },
  order(table: Table): Own<Table["order"]> {
    if (((table[SHARED] as number) & 0x8000) !== 0) {
      table.order = table.order.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x8000;
    }
    return table.order as Own<Table["order"]>;
  },
  stock(table: Table): Own<Table["stock"]> {
    if (((table[SHARED] as number) & 0x10000) !== 0) {
      table.stock = table.stock.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x10000;
    }
    return table.stock as Own<Table["stock"]>;
  },
  inside(table: Table): Own<Table["inside"]> {
    if (((table[SHARED] as number) & 0x20000) !== 0) {
      table.inside = table.inside.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x20000;
    }
    return table.inside as Own<Table["inside"]>;
  },
  tray(table: Table): Own<Table["tray"]> {
    if (((table[SHARED] as number) & 0x40000) !== 0) {
      table.tray = table.tray.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x40000;
    }
    return table.tray as Own<Table["tray"]>;
  },
  row(table: Table): Own<Table["row"]> {
    if (((table[SHARED] as number) & 0x80000) !== 0) {
      table.row = table.row.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x80000;
    }
    return table.row as Own<Table["row"]>;
  },
  tiles(table: Table): Own<Table["tiles"]> {
    if (((table[SHARED] as number) & 0x100000) !== 0) {
      table.tiles = table.tiles.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x100000;
    }
    return table.tiles as Own<Table["tiles"]>;
  },
  events(table: Table): Own<Table["events"]> {
    if (((table[SHARED] as number) & 0x200000) !== 0) {
      table.events = table.events.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x200000;
    }
    return table.events as Own<Table["events"]>;
  },
  eventsGone(table: Table): Own<Table["eventsGone"]> {
    if (((table[SHARED] as number) & 0x400000) !== 0) {
      table.eventsGone = table.eventsGone.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x400000;
    }
    return table.eventsGone as Own<Table["eventsGone"]>;
  },
  open(table: Table): Own<Table["open"]> {
    if (((table[SHARED] as number) & 0x800000) !== 0) {
      table.open = table.open.slice();
      table.unseen = table.unseen.slice();
      table.sunk = table.sunk.slice();
      table.groups = table.groups.slice();
      table.pairSeen = table.pairSeen.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x800000;
    }
    return table.open as Own<Table["open"]>;
  },
  unseen(table: Table): Own<Table["unseen"]> {
    if (((table[SHARED] as number) & 0x800000) !== 0) {
      table.open = table.open.slice();
      table.unseen = table.unseen.slice();
      table.sunk = table.sunk.slice();
      table.groups = table.groups.slice();
      table.pairSeen = table.pairSeen.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x800000;
    }
    return table.unseen as Own<Table["unseen"]>;
  },
  sunk(table: Table): Own<Table["sunk"]> {
    if (((table[SHARED] as number) & 0x800000) !== 0) {
      table.open = table.open.slice();
      table.unseen = table.unseen.slice();
      table.sunk = table.sunk.slice();
      table.groups = table.groups.slice();
      table.pairSeen = table.pairSeen.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x800000;
    }
    return table.sunk as Own<Table["sunk"]>;
  },
  groups(table: Table): Own<Table["groups"]> {
    if (((table[SHARED] as number) & 0x800000) !== 0) {
      table.open = table.open.slice();
      table.unseen = table.unseen.slice();
      table.sunk = table.sunk.slice();
      table.groups = table.groups.slice();
      table.pairSeen = table.pairSeen.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x800000;
    }
    return table.groups as Own<Table["groups"]>;
  },
  pairSeen(table: Table): Own<Table["pairSeen"]> {
    if (((table[SHARED] as number) & 0x800000) !== 0) {
      table.open = table.open.slice();
      table.unseen = table.unseen.slice();
      table.sunk = table.sunk.slice();
      table.groups = table.groups.slice();
      table.pairSeen = table.pairSeen.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x800000;
    }
    return table.pairSeen as Own<Table["pairSeen"]>;
  },
  courtiers(table: Table): Own<Table["courtiers"]> {
    if (((table[SHARED] as number) & 0x1000000) !== 0) {
      table.courtiers = table.courtiers.slice();
      table.hall = table.hall.slice();
      table.audience = table.audience.slice();
      table.display = table.display.slice();
      table.favorsDrawn = table.favorsDrawn.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x1000000;
    }
    return table.courtiers as Own<Table["courtiers"]>;
  },
  hall(table: Table): Own<Table["hall"]> {
    if (((table[SHARED] as number) & 0x1000000) !== 0) {
      table.courtiers = table.courtiers.slice();
      table.hall = table.hall.slice();
      table.audience = table.audience.slice();
      table.display = table.display.slice();
      table.favorsDrawn = table.favorsDrawn.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x1000000;
    }
    return table.hall as Own<Table["hall"]>;
  },
  audience(table: Table): Own<Table["audience"]> {
    if (((table[SHARED] as number) & 0x1000000) !== 0) {
      table.courtiers = table.courtiers.slice();
      table.hall = table.hall.slice();
      table.audience = table.audience.slice();
      table.display = table.display.slice();
      table.favorsDrawn = table.favorsDrawn.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x1000000;
    }
    return table.audience as Own<Table["audience"]>;
  },
  display(table: Table): Own<Table["display"]> {
    if (((table[SHARED] as number) & 0x1000000) !== 0) {
      table.courtiers = table.courtiers.slice();
      table.hall = table.hall.slice();
      table.audience = table.audience.slice();
      table.display = table.display.slice();
      table.favorsDrawn = table.favorsDrawn.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x1000000;
    }
    return table.display as Own<Table["display"]>;
  },
  favorsDrawn(table: Table): Own<Table["favorsDrawn"]> {
    if (((table[SHARED] as number) & 0x1000000) !== 0) {
      table.courtiers = table.courtiers.slice();
      table.hall = table.hall.slice();
      table.audience = table.audience.slice();
      table.display = table.display.slice();
      table.favorsDrawn = table.favorsDrawn.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x1000000;
    }
    return table.favorsDrawn as Own<Table["favorsDrawn"]>;
  },
  landsknecht(table: Table): Own<Table["landsknecht"]> {
    if (((table[SHARED] as number) & 0x2000000) !== 0) {
      table.landsknecht = table.landsknecht.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x2000000;
    }
    return table.landsknecht as Own<Table["landsknecht"]>;
  },
  leader(table: Table): Own<Table["leader"]> {
    if (((table[SHARED] as number) & 0x4000000) !== 0) {
      table.leader = table.leader.slice();
      table.statuesLeft = table.statuesLeft.slice();
      table.statues = table.statues.slice();
      table.trophies = table.trophies.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x4000000;
    }
    return table.leader as Own<Table["leader"]>;
  },
  statuesLeft(table: Table): Own<Table["statuesLeft"]> {
    if (((table[SHARED] as number) & 0x4000000) !== 0) {
      table.leader = table.leader.slice();
      table.statuesLeft = table.statuesLeft.slice();
      table.statues = table.statues.slice();
      table.trophies = table.trophies.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x4000000;
    }
    return table.statuesLeft as Own<Table["statuesLeft"]>;
  },
  statues(table: Table): Own<Table["statues"]> {
    if (((table[SHARED] as number) & 0x4000000) !== 0) {
      table.leader = table.leader.slice();
      table.statuesLeft = table.statuesLeft.slice();
      table.statues = table.statues.slice();
      table.trophies = table.trophies.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x4000000;
    }
    return table.statues as Own<Table["statues"]>;
  },
  trophies(table: Table): Own<Table["trophies"]> {
    if (((table[SHARED] as number) & 0x4000000) !== 0) {
      table.leader = table.leader.slice();
      table.statuesLeft = table.statuesLeft.slice();
      table.statues = table.statues.slice();
      table.trophies = table.trophies.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x4000000;
    }
    return table.trophies as Own<Table["trophies"]>;
  },
};
