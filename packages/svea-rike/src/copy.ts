// Made by scripts/tables.ts from layout.ts. Change that, not this, and run: node scripts/bootstrap.mjs exec -- node scripts/tables.ts svea-rike
/** A table of its own. Every field by name, which is quicker than any loop. */
import { copyRecord, overwrite, overwriteAll } from "@stormakt/kernel";
import type { Untouched } from "@stormakt/kernel/layout";
import type { OpenTable, Table } from "./layout.ts";

export function copyTable(table: Readonly<Table>, into?: Table): Table {
  return into === undefined ? copyRecord(table) : copyOver(table, into);
}
function copyOver(table: Untouched<Table>, into: Table): Table {
  into.config = table.config;
  into.sovereign = table.sovereign;
  into.turn = table.turn;
  into.repeats = table.repeats;
  into.repeated = table.repeated;
  into.repeatNext = table.repeatNext;
  overwrite(into.due, table.due);
  overwrite(into.lent, table.lent);
  overwrite(into.postponed, table.postponed);
  overwrite(into.merchants, table.merchants);
  overwrite(into.fiefs, table.fiefs);
  overwrite(into.history, table.history);
  overwrite(into.row, table.row);
  overwrite(into.discards, table.discards);
  overwrite(into.playing, table.playing);
  overwrite(into.used, table.used);
  overwrite(into.battles, table.battles);
  overwrite(into.trophies, table.trophies);
  overwrite(into.royalDiscards, table.royalDiscards);
  into.royal = table.royal;
  into.chosenRoyal = table.chosenRoyal;
  overwrite(into.army, table.army);
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
  overwrite(into.gold, table.gold);
  overwriteAll(into.hands, table.hands);
  overwrite(into.handSets, table.handSets);
  overwriteAll(into.known, table.known);
  overwrite(into.eventDeck, table.eventDeck);
  overwrite(into.historyDeck, table.historyDeck);
  into.buried = table.buried;
  overwrite(into.coming, table.coming);
  overwrite(into.royalDeck, table.royalDeck);
  overwrite(into.markers, table.markers);
  overwrite(into.fiefSets, table.fiefSets);
  overwrite(into.historySets, table.historySets);
  return into;
}
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
export const laid = (open: OpenTable, hidden: Omit<Table, keyof OpenTable>): Table => ({
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
});
