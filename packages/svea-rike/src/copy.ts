// Made by scripts/tables.ts from layout.ts. Change that, not this, and run: node scripts/bootstrap.mjs exec -- node scripts/tables.ts svea-rike
/** A table of its own. Every field by name, which is quicker than any loop. */
import { copyLists, copyRecord } from "@stormakt/kernel";
import type { Own, Untouched } from "@stormakt/kernel/layout";
import { SHARED } from "@stormakt/kernel/layout";
import type { Placed } from "@stormakt/kernel/shapes";
import type { table as layout, OpenTable, Table } from "./layout.ts";

type Owned = Own<Placed<typeof layout>>;

export function copyTable(table: Table, into?: Table): Table {
  return into === undefined ? copyOver(table, { ...table }) : copyOver(table, into);
}
function copyOver(table: Table, into: Table): Table {
  into.config = table.config;
  into.sovereign = table.sovereign;
  into.turn = table.turn;
  into.repeats = table.repeats;
  into.repeated = table.repeated;
  into.repeatNext = table.repeatNext;
  into.due = table.due;
  into.lent = table.lent;
  into.postponed = table.postponed;
  into.merchants = table.merchants;
  into.fiefs = table.fiefs;
  into.history = table.history;
  into.row = table.row;
  into.discards = table.discards;
  into.playing = table.playing;
  into.used = table.used;
  into.battles = table.battles;
  into.trophies = table.trophies;
  into.royalDiscards = table.royalDiscards;
  into.royal = table.royal;
  into.chosenRoyal = table.chosenRoyal;
  into.army = table.army;
  into.first = table.first;
  into.turned = table.turned;
  into.struck = table.struck;
  into.lowDemand = table.lowDemand;
  into.supplied = table.supplied;
  into.stopped = table.stopped;
  into.enemy = table.enemy;
  into.windsOfWar = table.windsOfWar;
  into.move = table.move;
  into.purchase = table.purchase;
  into.war = table.war;
  into.eastIndia = table.eastIndia;
  into.gold = table.gold;
  into.hands = table.hands;
  into.handSets = table.handSets;
  into.known = table.known;
  into.eventDeck = table.eventDeck;
  into.historyDeck = table.historyDeck;
  into.buried = table.buried;
  into.coming = table.coming;
  into.royalDeck = table.royalDeck;
  into.markers = table.markers;
  into.fiefSets = table.fiefSets;
  into.historySets = table.historySets;
  table[SHARED] = 0xfffffff;
  into[SHARED] = 0xfffffff;
  return into;
}
/** Its lists and notes, to be written on: what a copy may have too is made its own first. */
export const own = {
  due(table: Table): Owned["due"] {
    if (((table[SHARED] as number) & 0x1) !== 0) {
      table.due = table.due.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x1;
    }
    return table.due as Owned["due"];
  },
  lent(table: Table): Owned["lent"] {
    if (((table[SHARED] as number) & 0x2) !== 0) {
      table.lent = table.lent.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x2;
    }
    return table.lent as Owned["lent"];
  },
  postponed(table: Table): Owned["postponed"] {
    if (((table[SHARED] as number) & 0x4) !== 0) {
      table.postponed = table.postponed.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x4;
    }
    return table.postponed as Owned["postponed"];
  },
  merchants(table: Table): Owned["merchants"] {
    if (((table[SHARED] as number) & 0x8) !== 0) {
      table.merchants = table.merchants.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x8;
    }
    return table.merchants as Owned["merchants"];
  },
  fiefs(table: Table): Owned["fiefs"] {
    if (((table[SHARED] as number) & 0x10) !== 0) {
      table.fiefs = table.fiefs.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x10;
    }
    return table.fiefs as Owned["fiefs"];
  },
  history(table: Table): Owned["history"] {
    if (((table[SHARED] as number) & 0x20) !== 0) {
      table.history = table.history.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x20;
    }
    return table.history as Owned["history"];
  },
  row(table: Table): Owned["row"] {
    if (((table[SHARED] as number) & 0x40) !== 0) {
      table.row = table.row.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x40;
    }
    return table.row as Owned["row"];
  },
  discards(table: Table): Owned["discards"] {
    if (((table[SHARED] as number) & 0x80) !== 0) {
      table.discards = table.discards.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x80;
    }
    return table.discards as Owned["discards"];
  },
  playing(table: Table): Owned["playing"] {
    if (((table[SHARED] as number) & 0x100) !== 0) {
      table.playing = table.playing.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x100;
    }
    return table.playing as Owned["playing"];
  },
  used(table: Table): Owned["used"] {
    if (((table[SHARED] as number) & 0x200) !== 0) {
      table.used = table.used.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x200;
    }
    return table.used as Owned["used"];
  },
  battles(table: Table): Owned["battles"] {
    if (((table[SHARED] as number) & 0x400) !== 0) {
      table.battles = table.battles.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x400;
    }
    return table.battles as Owned["battles"];
  },
  trophies(table: Table): Owned["trophies"] {
    if (((table[SHARED] as number) & 0x800) !== 0) {
      table.trophies = table.trophies.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x800;
    }
    return table.trophies as Owned["trophies"];
  },
  royalDiscards(table: Table): Owned["royalDiscards"] {
    if (((table[SHARED] as number) & 0x1000) !== 0) {
      table.royalDiscards = table.royalDiscards.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x1000;
    }
    return table.royalDiscards as Owned["royalDiscards"];
  },
  army(table: Table): Owned["army"] {
    if (((table[SHARED] as number) & 0x2000) !== 0) {
      table.army = table.army.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x2000;
    }
    return table.army as Owned["army"];
  },
  move(table: Table): Owned["move"] {
    if (((table[SHARED] as number) & 0x4000) !== 0) {
      table.move = table.move === null ? null : { ...table.move };
      table[SHARED] = (table[SHARED] as number) & ~0x4000;
    }
    return table.move;
  },
  purchase(table: Table): Owned["purchase"] {
    if (((table[SHARED] as number) & 0x8000) !== 0) {
      table.purchase = table.purchase === null ? null : { ...table.purchase };
      table[SHARED] = (table[SHARED] as number) & ~0x8000;
    }
    return table.purchase;
  },
  war(table: Table): Owned["war"] {
    if (((table[SHARED] as number) & 0x10000) !== 0) {
      table.war = table.war === null ? null : copyRecord(table.war);
      table[SHARED] = (table[SHARED] as number) & ~0x10000;
    }
    return table.war as Owned["war"];
  },
  gold(table: Table): Owned["gold"] {
    if (((table[SHARED] as number) & 0x20000) !== 0) {
      table.gold = table.gold.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x20000;
    }
    return table.gold as Owned["gold"];
  },
  hands(table: Table): Owned["hands"] {
    if (((table[SHARED] as number) & 0x40000) !== 0) {
      table.hands = copyLists(table.hands);
      table[SHARED] = (table[SHARED] as number) & ~0x40000;
    }
    return table.hands as Owned["hands"];
  },
  handSets(table: Table): Owned["handSets"] {
    if (((table[SHARED] as number) & 0x80000) !== 0) {
      table.handSets = table.handSets.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x80000;
    }
    return table.handSets as Owned["handSets"];
  },
  known(table: Table): Owned["known"] {
    if (((table[SHARED] as number) & 0x100000) !== 0) {
      table.known = copyLists(table.known);
      table[SHARED] = (table[SHARED] as number) & ~0x100000;
    }
    return table.known as Owned["known"];
  },
  eventDeck(table: Table): Owned["eventDeck"] {
    if (((table[SHARED] as number) & 0x200000) !== 0) {
      table.eventDeck = table.eventDeck.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x200000;
    }
    return table.eventDeck as Owned["eventDeck"];
  },
  historyDeck(table: Table): Owned["historyDeck"] {
    if (((table[SHARED] as number) & 0x400000) !== 0) {
      table.historyDeck = table.historyDeck.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x400000;
    }
    return table.historyDeck as Owned["historyDeck"];
  },
  coming(table: Table): Owned["coming"] {
    if (((table[SHARED] as number) & 0x800000) !== 0) {
      table.coming = table.coming.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x800000;
    }
    return table.coming as Owned["coming"];
  },
  royalDeck(table: Table): Owned["royalDeck"] {
    if (((table[SHARED] as number) & 0x1000000) !== 0) {
      table.royalDeck = table.royalDeck.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x1000000;
    }
    return table.royalDeck as Owned["royalDeck"];
  },
  markers(table: Table): Owned["markers"] {
    if (((table[SHARED] as number) & 0x2000000) !== 0) {
      table.markers = table.markers.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x2000000;
    }
    return table.markers as Owned["markers"];
  },
  fiefSets(table: Table): Owned["fiefSets"] {
    if (((table[SHARED] as number) & 0x4000000) !== 0) {
      table.fiefSets = table.fiefSets.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x4000000;
    }
    return table.fiefSets as Owned["fiefSets"];
  },
  historySets(table: Table): Owned["historySets"] {
    if (((table[SHARED] as number) & 0x8000000) !== 0) {
      table.historySets = table.historySets.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x8000000;
    }
    return table.historySets as Owned["historySets"];
  },
};
/** A copy of what everybody sees. */
export const copyOpen = (table: Untouched<OpenTable>): OpenTable => ({
  config: table.config,
  sovereign: table.sovereign,
  turn: table.turn,
  repeats: table.repeats,
  repeated: table.repeated,
  repeatNext: table.repeatNext,
  due: table.due.slice(),
  lent: table.lent.slice(),
  postponed: table.postponed.slice(),
  merchants: table.merchants.slice(),
  fiefs: table.fiefs.slice(),
  history: table.history.slice(),
  row: table.row.slice(),
  discards: table.discards.slice(),
  playing: table.playing.slice(),
  used: table.used.slice(),
  battles: table.battles.slice(),
  trophies: table.trophies.slice(),
  royalDiscards: table.royalDiscards.slice(),
  royal: table.royal,
  chosenRoyal: table.chosenRoyal,
  army: table.army.slice(),
  first: table.first,
  turned: table.turned,
  struck: table.struck,
  lowDemand: table.lowDemand,
  supplied: table.supplied,
  stopped: table.stopped,
  enemy: table.enemy,
  windsOfWar: table.windsOfWar,
  move: table.move === null ? null : { ...table.move },
  purchase: table.purchase === null ? null : { ...table.purchase },
  war: table.war === null ? null : copyRecord(table.war),
  eastIndia: table.eastIndia,
});
/** A table of what lies open and what does not. Made here alone, so that all tables are laid out alike: then reading one is quickest. */
export const laid = (open: OpenTable, hidden: Omit<Table, keyof OpenTable | typeof SHARED>): Table => ({
  config: open.config,
  sovereign: open.sovereign,
  turn: open.turn,
  repeats: open.repeats,
  repeated: open.repeated,
  repeatNext: open.repeatNext,
  due: open.due,
  lent: open.lent,
  postponed: open.postponed,
  merchants: open.merchants,
  fiefs: open.fiefs,
  history: open.history,
  row: open.row,
  discards: open.discards,
  playing: open.playing,
  used: open.used,
  battles: open.battles,
  trophies: open.trophies,
  royalDiscards: open.royalDiscards,
  royal: open.royal,
  chosenRoyal: open.chosenRoyal,
  army: open.army,
  first: open.first,
  turned: open.turned,
  struck: open.struck,
  lowDemand: open.lowDemand,
  supplied: open.supplied,
  stopped: open.stopped,
  enemy: open.enemy,
  windsOfWar: open.windsOfWar,
  move: open.move,
  purchase: open.purchase,
  war: open.war,
  eastIndia: open.eastIndia,
  gold: hidden.gold,
  hands: hidden.hands,
  handSets: hidden.handSets,
  known: hidden.known,
  eventDeck: hidden.eventDeck,
  historyDeck: hidden.historyDeck,
  buried: hidden.buried,
  coming: hidden.coming,
  royalDeck: hidden.royalDeck,
  markers: hidden.markers,
  fiefSets: hidden.fiefSets,
  historySets: hidden.historySets,
  [SHARED]: 0,
});
