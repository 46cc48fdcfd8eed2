// Made by scripts/tables.ts from layout.ts. Change that, not this, and run: node scripts/bootstrap.mjs exec -- node scripts/tables.ts svea-rike
/** A table of its own. Every field by name, which is quicker than any loop. */
import { copyLists, copyRecord } from "@stormakt/kernel";
import type { Own, Untouched } from "@stormakt/kernel/layout";
import { SHARED } from "@stormakt/kernel/layout";
import type { OpenTable, Table } from "./layout.ts";

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
  into.move = table.move === null ? null : { ...table.move };
  into.purchase = table.purchase === null ? null : { ...table.purchase };
  into.war = table.war === null ? null : copyRecord(table.war);
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
  table[SHARED] = 0x1ffffff;
  into[SHARED] = 0x1ffffff;
  return into;
}
/** Its lists, to be written on: one that a copy may have too is made its own first. */
export const own = {
  due(table: Table): Own<Table["due"]> {
    if (((table[SHARED] as number) & 0x1) !== 0) {
      table.due = table.due.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x1;
    }
    return table.due as Own<Table["due"]>;
  },
  lent(table: Table): Own<Table["lent"]> {
    if (((table[SHARED] as number) & 0x2) !== 0) {
      table.lent = table.lent.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x2;
    }
    return table.lent as Own<Table["lent"]>;
  },
  postponed(table: Table): Own<Table["postponed"]> {
    if (((table[SHARED] as number) & 0x4) !== 0) {
      table.postponed = table.postponed.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x4;
    }
    return table.postponed as Own<Table["postponed"]>;
  },
  merchants(table: Table): Own<Table["merchants"]> {
    if (((table[SHARED] as number) & 0x8) !== 0) {
      table.merchants = table.merchants.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x8;
    }
    return table.merchants as Own<Table["merchants"]>;
  },
  fiefs(table: Table): Own<Table["fiefs"]> {
    if (((table[SHARED] as number) & 0x10) !== 0) {
      table.fiefs = table.fiefs.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x10;
    }
    return table.fiefs as Own<Table["fiefs"]>;
  },
  history(table: Table): Own<Table["history"]> {
    if (((table[SHARED] as number) & 0x20) !== 0) {
      table.history = table.history.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x20;
    }
    return table.history as Own<Table["history"]>;
  },
  row(table: Table): Own<Table["row"]> {
    if (((table[SHARED] as number) & 0x40) !== 0) {
      table.row = table.row.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x40;
    }
    return table.row as Own<Table["row"]>;
  },
  discards(table: Table): Own<Table["discards"]> {
    if (((table[SHARED] as number) & 0x80) !== 0) {
      table.discards = table.discards.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x80;
    }
    return table.discards as Own<Table["discards"]>;
  },
  playing(table: Table): Own<Table["playing"]> {
    if (((table[SHARED] as number) & 0x100) !== 0) {
      table.playing = table.playing.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x100;
    }
    return table.playing as Own<Table["playing"]>;
  },
  used(table: Table): Own<Table["used"]> {
    if (((table[SHARED] as number) & 0x200) !== 0) {
      table.used = table.used.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x200;
    }
    return table.used as Own<Table["used"]>;
  },
  battles(table: Table): Own<Table["battles"]> {
    if (((table[SHARED] as number) & 0x400) !== 0) {
      table.battles = table.battles.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x400;
    }
    return table.battles as Own<Table["battles"]>;
  },
  trophies(table: Table): Own<Table["trophies"]> {
    if (((table[SHARED] as number) & 0x800) !== 0) {
      table.trophies = table.trophies.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x800;
    }
    return table.trophies as Own<Table["trophies"]>;
  },
  royalDiscards(table: Table): Own<Table["royalDiscards"]> {
    if (((table[SHARED] as number) & 0x1000) !== 0) {
      table.royalDiscards = table.royalDiscards.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x1000;
    }
    return table.royalDiscards as Own<Table["royalDiscards"]>;
  },
  army(table: Table): Own<Table["army"]> {
    if (((table[SHARED] as number) & 0x2000) !== 0) {
      table.army = table.army.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x2000;
    }
    return table.army as Own<Table["army"]>;
  },
  gold(table: Table): Own<Table["gold"]> {
    if (((table[SHARED] as number) & 0x4000) !== 0) {
      table.gold = table.gold.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x4000;
    }
    return table.gold as Own<Table["gold"]>;
  },
  hands(table: Table): Own<Table["hands"]> {
    if (((table[SHARED] as number) & 0x8000) !== 0) {
      table.hands = copyLists(table.hands);
      table[SHARED] = (table[SHARED] as number) & ~0x8000;
    }
    return table.hands as Own<Table["hands"]>;
  },
  handSets(table: Table): Own<Table["handSets"]> {
    if (((table[SHARED] as number) & 0x10000) !== 0) {
      table.handSets = table.handSets.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x10000;
    }
    return table.handSets as Own<Table["handSets"]>;
  },
  known(table: Table): Own<Table["known"]> {
    if (((table[SHARED] as number) & 0x20000) !== 0) {
      table.known = copyLists(table.known);
      table[SHARED] = (table[SHARED] as number) & ~0x20000;
    }
    return table.known as Own<Table["known"]>;
  },
  eventDeck(table: Table): Own<Table["eventDeck"]> {
    if (((table[SHARED] as number) & 0x40000) !== 0) {
      table.eventDeck = table.eventDeck.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x40000;
    }
    return table.eventDeck as Own<Table["eventDeck"]>;
  },
  historyDeck(table: Table): Own<Table["historyDeck"]> {
    if (((table[SHARED] as number) & 0x80000) !== 0) {
      table.historyDeck = table.historyDeck.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x80000;
    }
    return table.historyDeck as Own<Table["historyDeck"]>;
  },
  coming(table: Table): Own<Table["coming"]> {
    if (((table[SHARED] as number) & 0x100000) !== 0) {
      table.coming = table.coming.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x100000;
    }
    return table.coming as Own<Table["coming"]>;
  },
  royalDeck(table: Table): Own<Table["royalDeck"]> {
    if (((table[SHARED] as number) & 0x200000) !== 0) {
      table.royalDeck = table.royalDeck.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x200000;
    }
    return table.royalDeck as Own<Table["royalDeck"]>;
  },
  markers(table: Table): Own<Table["markers"]> {
    if (((table[SHARED] as number) & 0x400000) !== 0) {
      table.markers = table.markers.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x400000;
    }
    return table.markers as Own<Table["markers"]>;
  },
  fiefSets(table: Table): Own<Table["fiefSets"]> {
    if (((table[SHARED] as number) & 0x800000) !== 0) {
      table.fiefSets = table.fiefSets.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x800000;
    }
    return table.fiefSets as Own<Table["fiefSets"]>;
  },
  historySets(table: Table): Own<Table["historySets"]> {
    if (((table[SHARED] as number) & 0x1000000) !== 0) {
      table.historySets = table.historySets.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x1000000;
    }
    return table.historySets as Own<Table["historySets"]>;
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
