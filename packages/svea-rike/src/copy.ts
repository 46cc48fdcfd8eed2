/** A table of its own. Every field by name, which is quicker than any loop. */
import { copyRecord, overwrite } from "@stormakt/kernel";
import { entry } from "./lists.ts";
import type { Table } from "./table.ts";

export function copyTable(t: Table, into?: Table): Table {
  return into === undefined ? copyRecord(t) : copyOver(t, into);
}
function copyOver(t: Table, into: Table): Table {
  into.config = t.config;
  into.sovereign = t.sovereign;
  into.turn = t.turn;
  into.repeats = t.repeats;
  into.repeated = t.repeated;
  into.repeatNext = t.repeatNext;
  overwrite(into.gold, t.gold);
  overwrite(into.due, t.due);
  overwrite(into.lent, t.lent);
  overwrite(into.postponed, t.postponed);
  overwrite(into.merchants, t.merchants);
  overwrite(into.fiefs, t.fiefs);
  overwrite(into.history, t.history);
  overwrite(into.row, t.row);
  overwrite(into.historyDeck, t.historyDeck);
  into.buried = t.buried;
  overwrite(into.coming, t.coming);
  overwriteAll(into.hands, t.hands);
  overwrite(into.handSets, t.handSets);
  overwriteAll(into.known, t.known);
  overwrite(into.eventDeck, t.eventDeck);
  overwrite(into.discards, t.discards);
  overwrite(into.playing, t.playing);
  overwrite(into.used, t.used);
  overwrite(into.battles, t.battles);
  overwrite(into.trophies, t.trophies);
  overwrite(into.royalDeck, t.royalDeck);
  overwrite(into.royalDiscards, t.royalDiscards);
  into.royal = t.royal;
  into.chosenRoyal = t.chosenRoyal;
  overwrite(into.army, t.army);
  into.first = t.first;
  overwrite(into.markers, t.markers);
  overwrite(into.fiefSets, t.fiefSets);
  overwrite(into.historySets, t.historySets);
  into.turned = t.turned;
  into.struck = t.struck;
  into.lowDemand = t.lowDemand;
  into.supplied = t.supplied;
  into.stopped = t.stopped;
  into.enemy = t.enemy;
  into.windsOfWar = t.windsOfWar;
  into.move = t.move === null ? null : { ...t.move };
  into.purchase = t.purchase === null ? null : { ...t.purchase };
  into.war = t.war === null ? null : copyRecord(t.war);
  into.eastIndia = t.eastIndia;
  return into;
}
/** One list of numbers for each of the other: a hand for each seat. */
function overwriteAll<T extends number>(lists: T[][], from: readonly T[][]): void {
  if (lists.length > from.length) lists.length = from.length;
  for (let i = 0; i < from.length; i++) {
    const list = lists[i];
    if (list === undefined) lists.push(entry(from, i).slice());
    else overwrite(list, entry(from, i));
  }
}
