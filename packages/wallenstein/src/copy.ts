// Made by scripts/tables.ts from layout.ts. Change that, not this, and run: node scripts/bootstrap.mjs exec -- node scripts/tables.ts wallenstein
/** A table of its own. Every field by name, which is quicker than any loop. */
import type { Own } from "@stormakt/kernel/layout";
import { SHARED } from "@stormakt/kernel/layout";
import type { Placed } from "@stormakt/kernel/shapes";
import type { table as layout, Table } from "./layout.ts";

type Owned = Own<Placed<typeof layout>>;

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
/** Its lists and notes, to be written on: what a copy may have too is made its own first. */
export const own = {
  owner(table: Table): Owned["owner"] {
    if (((table[SHARED] as number) & 0x1) !== 0) {
      table.owner = table.owner.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x1;
    }
    return table.owner as Owned["owner"];
  },
  armies(table: Table): Owned["armies"] {
    if (((table[SHARED] as number) & 0x2) !== 0) {
      table.armies = table.armies.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x2;
    }
    return table.armies as Owned["armies"];
  },
  buildings(table: Table): Owned["buildings"] {
    if (((table[SHARED] as number) & 0x4) !== 0) {
      table.buildings = table.buildings.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x4;
    }
    return table.buildings as Owned["buildings"];
  },
  markers(table: Table): Owned["markers"] {
    if (((table[SHARED] as number) & 0x8) !== 0) {
      table.markers = table.markers.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x8;
    }
    return table.markers as Owned["markers"];
  },
  plannedBy(table: Table): Owned["plannedBy"] {
    if (((table[SHARED] as number) & 0x10) !== 0) {
      table.plannedBy = table.plannedBy.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x10;
    }
    return table.plannedBy as Owned["plannedBy"];
  },
  colours(table: Table): Owned["colours"] {
    if (((table[SHARED] as number) & 0x20) !== 0) {
      table.colours = table.colours.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x20;
    }
    return table.colours as Owned["colours"];
  },
  supply(table: Table): Owned["supply"] {
    if (((table[SHARED] as number) & 0x40) !== 0) {
      table.supply = table.supply.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x40;
    }
    return table.supply as Owned["supply"];
  },
  thalers(table: Table): Owned["thalers"] {
    if (((table[SHARED] as number) & 0x80) !== 0) {
      table.thalers = table.thalers.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x80;
    }
    return table.thalers as Owned["thalers"];
  },
  grain(table: Table): Owned["grain"] {
    if (((table[SHARED] as number) & 0x100) !== 0) {
      table.grain = table.grain.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x100;
    }
    return table.grain as Owned["grain"];
  },
  points(table: Table): Owned["points"] {
    if (((table[SHARED] as number) & 0x200) !== 0) {
      table.points = table.points.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x200;
    }
    return table.points as Owned["points"];
  },
  earned(table: Table): Owned["earned"] {
    if (((table[SHARED] as number) & 0x400) !== 0) {
      table.earned = table.earned.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x400;
    }
    return table.earned as Owned["earned"];
  },
  position(table: Table): Owned["position"] {
    if (((table[SHARED] as number) & 0x800) !== 0) {
      table.position = table.position.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x800;
    }
    return table.position as Owned["position"];
  },
  boxes(table: Table): Owned["boxes"] {
    if (((table[SHARED] as number) & 0x1000) !== 0) {
      table.boxes = table.boxes.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x1000;
    }
    return table.boxes as Owned["boxes"];
  },
  turned(table: Table): Owned["turned"] {
    if (((table[SHARED] as number) & 0x2000) !== 0) {
      table.turned = table.turned.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x2000;
    }
    return table.turned as Owned["turned"];
  },
  shield(table: Table): Owned["shield"] {
    if (((table[SHARED] as number) & 0x4000) !== 0) {
      table.shield = table.shield.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x4000;
    }
    return table.shield as Owned["shield"];
  },
  order(table: Table): Owned["order"] {
    if (((table[SHARED] as number) & 0x8000) !== 0) {
      table.order = table.order.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x8000;
    }
    return table.order as Owned["order"];
  },
  stock(table: Table): Owned["stock"] {
    if (((table[SHARED] as number) & 0x10000) !== 0) {
      table.stock = table.stock.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x10000;
    }
    return table.stock as Owned["stock"];
  },
  inside(table: Table): Owned["inside"] {
    if (((table[SHARED] as number) & 0x20000) !== 0) {
      table.inside = table.inside.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x20000;
    }
    return table.inside as Owned["inside"];
  },
  tray(table: Table): Owned["tray"] {
    if (((table[SHARED] as number) & 0x40000) !== 0) {
      table.tray = table.tray.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x40000;
    }
    return table.tray as Owned["tray"];
  },
  row(table: Table): Owned["row"] {
    if (((table[SHARED] as number) & 0x80000) !== 0) {
      table.row = table.row.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x80000;
    }
    return table.row as Owned["row"];
  },
  tiles(table: Table): Owned["tiles"] {
    if (((table[SHARED] as number) & 0x100000) !== 0) {
      table.tiles = table.tiles.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x100000;
    }
    return table.tiles as Owned["tiles"];
  },
  events(table: Table): Owned["events"] {
    if (((table[SHARED] as number) & 0x200000) !== 0) {
      table.events = table.events.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x200000;
    }
    return table.events as Owned["events"];
  },
  eventsGone(table: Table): Owned["eventsGone"] {
    if (((table[SHARED] as number) & 0x400000) !== 0) {
      table.eventsGone = table.eventsGone.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x400000;
    }
    return table.eventsGone as Owned["eventsGone"];
  },
  open(table: Table): Owned["open"] {
    if (((table[SHARED] as number) & 0x800000) !== 0) {
      table.open = table.open.slice();
      table.unseen = table.unseen.slice();
      table.sunk = table.sunk.slice();
      table.groups = table.groups.slice();
      table.pairSeen = table.pairSeen.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x800000;
    }
    return table.open as Owned["open"];
  },
  unseen(table: Table): Owned["unseen"] {
    if (((table[SHARED] as number) & 0x800000) !== 0) {
      table.open = table.open.slice();
      table.unseen = table.unseen.slice();
      table.sunk = table.sunk.slice();
      table.groups = table.groups.slice();
      table.pairSeen = table.pairSeen.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x800000;
    }
    return table.unseen as Owned["unseen"];
  },
  sunk(table: Table): Owned["sunk"] {
    if (((table[SHARED] as number) & 0x800000) !== 0) {
      table.open = table.open.slice();
      table.unseen = table.unseen.slice();
      table.sunk = table.sunk.slice();
      table.groups = table.groups.slice();
      table.pairSeen = table.pairSeen.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x800000;
    }
    return table.sunk as Owned["sunk"];
  },
  groups(table: Table): Owned["groups"] {
    if (((table[SHARED] as number) & 0x800000) !== 0) {
      table.open = table.open.slice();
      table.unseen = table.unseen.slice();
      table.sunk = table.sunk.slice();
      table.groups = table.groups.slice();
      table.pairSeen = table.pairSeen.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x800000;
    }
    return table.groups as Owned["groups"];
  },
  pairSeen(table: Table): Owned["pairSeen"] {
    if (((table[SHARED] as number) & 0x800000) !== 0) {
      table.open = table.open.slice();
      table.unseen = table.unseen.slice();
      table.sunk = table.sunk.slice();
      table.groups = table.groups.slice();
      table.pairSeen = table.pairSeen.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x800000;
    }
    return table.pairSeen as Owned["pairSeen"];
  },
  courtiers(table: Table): Owned["courtiers"] {
    if (((table[SHARED] as number) & 0x1000000) !== 0) {
      table.courtiers = table.courtiers.slice();
      table.hall = table.hall.slice();
      table.audience = table.audience.slice();
      table.display = table.display.slice();
      table.favorsDrawn = table.favorsDrawn.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x1000000;
    }
    return table.courtiers as Owned["courtiers"];
  },
  hall(table: Table): Owned["hall"] {
    if (((table[SHARED] as number) & 0x1000000) !== 0) {
      table.courtiers = table.courtiers.slice();
      table.hall = table.hall.slice();
      table.audience = table.audience.slice();
      table.display = table.display.slice();
      table.favorsDrawn = table.favorsDrawn.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x1000000;
    }
    return table.hall as Owned["hall"];
  },
  audience(table: Table): Owned["audience"] {
    if (((table[SHARED] as number) & 0x1000000) !== 0) {
      table.courtiers = table.courtiers.slice();
      table.hall = table.hall.slice();
      table.audience = table.audience.slice();
      table.display = table.display.slice();
      table.favorsDrawn = table.favorsDrawn.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x1000000;
    }
    return table.audience as Owned["audience"];
  },
  display(table: Table): Owned["display"] {
    if (((table[SHARED] as number) & 0x1000000) !== 0) {
      table.courtiers = table.courtiers.slice();
      table.hall = table.hall.slice();
      table.audience = table.audience.slice();
      table.display = table.display.slice();
      table.favorsDrawn = table.favorsDrawn.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x1000000;
    }
    return table.display as Owned["display"];
  },
  favorsDrawn(table: Table): Owned["favorsDrawn"] {
    if (((table[SHARED] as number) & 0x1000000) !== 0) {
      table.courtiers = table.courtiers.slice();
      table.hall = table.hall.slice();
      table.audience = table.audience.slice();
      table.display = table.display.slice();
      table.favorsDrawn = table.favorsDrawn.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x1000000;
    }
    return table.favorsDrawn as Owned["favorsDrawn"];
  },
  landsknecht(table: Table): Owned["landsknecht"] {
    if (((table[SHARED] as number) & 0x2000000) !== 0) {
      table.landsknecht = table.landsknecht.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x2000000;
    }
    return table.landsknecht as Owned["landsknecht"];
  },
  leader(table: Table): Owned["leader"] {
    if (((table[SHARED] as number) & 0x4000000) !== 0) {
      table.leader = table.leader.slice();
      table.statuesLeft = table.statuesLeft.slice();
      table.statues = table.statues.slice();
      table.trophies = table.trophies.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x4000000;
    }
    return table.leader as Owned["leader"];
  },
  statuesLeft(table: Table): Owned["statuesLeft"] {
    if (((table[SHARED] as number) & 0x4000000) !== 0) {
      table.leader = table.leader.slice();
      table.statuesLeft = table.statuesLeft.slice();
      table.statues = table.statues.slice();
      table.trophies = table.trophies.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x4000000;
    }
    return table.statuesLeft as Owned["statuesLeft"];
  },
  statues(table: Table): Owned["statues"] {
    if (((table[SHARED] as number) & 0x4000000) !== 0) {
      table.leader = table.leader.slice();
      table.statuesLeft = table.statuesLeft.slice();
      table.statues = table.statues.slice();
      table.trophies = table.trophies.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x4000000;
    }
    return table.statues as Owned["statues"];
  },
  trophies(table: Table): Owned["trophies"] {
    if (((table[SHARED] as number) & 0x4000000) !== 0) {
      table.leader = table.leader.slice();
      table.statuesLeft = table.statuesLeft.slice();
      table.statues = table.statues.slice();
      table.trophies = table.trophies.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x4000000;
    }
    return table.trophies as Owned["trophies"];
  },
};
