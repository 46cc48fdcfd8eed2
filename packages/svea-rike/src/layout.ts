/** Everything on the table, numbers and lists of numbers (who owns or holds something is a seat); and what one seat may know of it. */
import { rowsOf } from "@stormakt/kernel/ids";
import type { Laid, OnTable, Read, SHARED, Untouched } from "@stormakt/kernel/layout";
import { derived, kept, layout, notes, once } from "@stormakt/kernel/layout";
import type { Placed } from "@stormakt/kernel/shapes";
import { amount, asItStands, chair, chairs, flag, listOf, orNull, per, rowsPer, things, usually } from "@stormakt/kernel/shapes";
import type { Title } from "./catalog/index.ts";
import { COUNTRY, FIEF, HISTORY_CARD } from "./catalog/index.ts";
import {
  activityOrNone,
  card,
  country,
  countryOrNone,
  fief,
  fiefAt,
  fiefOrNone,
  history,
  historyAt,
  historyOrNone,
  played,
  royal,
  royalOrNone,
  source,
  sovereign,
} from "./schema/things.ts";
import { fiefSetsOf, historySetsOf } from "./sets.ts";
import type { Config } from "./types.ts";

/** The move under way. */
const move = layout({
  seat: once(chair),
  activity: activityOrNone,
  source,
  /** Good Administration: the activity of the move before, not to be chosen again. Intrigues: the one named. */
  barred: activityOrNone,
  dictated: activityOrNone,
  /** Another move follows. */
  extra: flag,
  bought: amount,
  /** Among the first two bought. */
  scientists: amount,
  cache: flag,
  /** SR-HIST-3 The one more card of a scientist has been bought with an office. New in edition 3, as are the next two. */
  furtherCard: usually(flag, () => false),
  /** Named in this move and stopped for good. */
  stoppedFiefs: usually(kept(listOf(fief)), () => []),
  stoppedCards: usually(kept(listOf(history)), () => []),
  /** The collection under way. */
  badHarvest: flag,
  peasants: flag,
  demands: amount,
});
export type MoveNotes = Read<Placed<typeof move>>;
/** What somebody wants to buy: a fief or a history card, the other being none. */
export const purchase = layout({
  buyer: once(chair),
  fief: once(fiefOrNone),
  history: once(historyOrNone),
  marriage: flag,
  stopped: flag,
});
export type PurchaseNotes = Read<Placed<typeof purchase>>;
const war = layout({
  country: once(country),
  /** New in edition 3. */
  round: usually(amount, () => 0),
  /** By seat. */
  sent: listOf(fiefOrNone),
  /** Participants (SR-WAR-8). */
  joined: chairs,
  /** Upkeep is paid. */
  mustered: flag,
  /** Whose fief is face down. */
  down: chairs,
  muster: listOf(amount),
  tacticians: chairs,
  runners: chairs,
  rewarded: chair,
  /** What `rewarded` has got from this war: fiefs, history cards, gold. */
  spoilFiefs: listOf(fief),
  spoilCards: listOf(history),
  spoilGold: amount,
  extraBooty: chairs,
  betrayed: chairs,
  /** Who must give up a fief. */
  yields: chairs,
});
export type WarNotes = Read<Placed<typeof war>>;

/** What everybody sees. */
export const openFields = {
  config: asItStands<Config>(),
  /** 1 … 16; the era follows from it. */
  sovereign,
  /** Game turns begun, repeated ones included. */
  turn: amount,
  repeats: amount,
  /** This turn repeats the one before; the next one will repeat this. */
  repeated: flag,
  repeatNext: flag,
  /** SR-CARD-heavy-loans By seat: debts to be paid after each own move, and those of loans for which no move has begun yet. */
  due: listOf(amount),
  lent: listOf(amount),
  /** SR-SELL-8 By seat: what could not be paid because all fiefs left are at war; owed when it is over. New in edition 3. */
  postponed: usually(listOf(amount), () => []),
  /** By seat and country. */
  merchants: rowsPer(COUNTRY, amount),
  /** The owner, or where it is. */
  fiefs: per(FIEF, fiefAt),
  history: per(HISTORY_CARD, historyAt),
  row: listOf(history),
  /** The latest last. */
  discards: listOf(card),
  /** Declared and not yet resolved. */
  playing: listOf(card),
  /** Just used, on top of the discard pile (SR-TIME-8). */
  used: listOf(played),
  /** Battle cards on the war table. */
  battles: listOf(played),
  trophies: listOf(played),
  royalDiscards: listOf(royal),
  royal: royalOrNone,
  chosenRoyal: royalOrNone,
  /** The weakest first. */
  army: listOf(royal),
  /** SR-CARD-political-influence Who moves first this turn, or nobody. */
  first: chair,
  /** Markers turned up. */
  turned: amount,
  /** Those under Famine (event). */
  struck: things(FIEF),
  lowDemand: things(COUNTRY),
  /** With a Supply Train. */
  supplied: chairs,
  /** The turn was cut short. */
  stopped: flag,
  /** Where the war marker lies. */
  enemy: countryOrNone,
  windsOfWar: countryOrNone,
  move: notes(move),
  purchase: notes(purchase),
  war: notes(war),
  /** That rolled a status point. */
  eastIndia: chairs,
};
type Open = Laid<typeof openFields>;
const fields = {
  ...openFields,
  gold: listOf(amount),
  /** Each sorted. */
  hands: listOf(listOf(card)),
  /** The titles of each hand as a set, for a quick look. */
  handSets: derived(({ hands }: { readonly hands: Title[][] }) => rowsOf(hands)),
  /** Those of them that everybody has seen taken up. */
  known: listOf(listOf(card)),
  /** Top last, as all decks. */
  eventDeck: listOf(card),
  historyDeck: listOf(history),
  /** So many at the bottom were put there openly. */
  buried: amount,
  /** The decks of the eras ahead, the next one last. */
  coming: listOf(history),
  royalDeck: listOf(royal),
  /** In the order they will be turned up. */
  markers: listOf(chair),
  /** For a quick look, kept by `moveFief` and `moveHistory`: the fiefs in the pile, then those of each seat, as sets; */
  fiefSets: derived(({ fiefs, config: { seats } }: Pick<Open, "fiefs" | "config">) => fiefSetsOf(fiefs, seats)),
  /** and the history cards in the row, then those of each seat. */
  historySets: derived(({ history, config: { seats } }: Pick<Open, "history" | "config">) => historySetsOf(history, seats)),
};
export const open = layout(openFields);
export const table = layout(fields);
export interface OpenTable extends Untouched<Omit<OnTable<typeof openFields>, typeof SHARED>> {}
export interface Table extends OnTable<typeof fields> {}

/** What a view has of its own. */
export const ownFields = {
  /** Whose view it is; null: a spectator's. */
  viewer: orNull(chair),
  /** SR-INFO-9, SR-OPT-5 null: not to be seen. */
  gold: listOf(orNull(amount)),
  /** SR-INFO-1, SR-OPT-7 The cards of a hand, sorted; null: only their number is known. */
  hands: listOf(orNull(kept(listOf(card)))),
  handSizes: listOf(amount),
  /** SR-INFO-13 Cards that everybody saw taken into a hand and that must still be there. */
  known: listOf(kept(listOf(card))),
  eventDeckSize: amount,
  historyDeckSize: amount,
  /** At the bottom of the history deck, the undermost first: put there for all to see. */
  buriedCards: listOf(history),
  royalDeckSize: amount,
  /** SR-INFO-8 Who has been turned up, in order, and who is still to come, in no order. */
  markersUp: listOf(chair),
  markersLeft: listOf(chair),
};
export interface TableView extends OpenTable, Untouched<Laid<typeof ownFields>> {}
