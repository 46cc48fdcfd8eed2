/** SR-SETUP Before the first turn. */

import type { Chance, Seat } from "@stormakt/kernel";
import { NOBODY, packed } from "@stormakt/kernel";
import { EMPTY, emptyRows } from "@stormakt/kernel/ids";
import { EVENT_PACK } from "./cards/index.ts";
import type { History, Title } from "./catalog/index.ts";
import {
  COUNTRY_COUNT,
  EVERY_COUNTRY,
  EXPANSION,
  FAMILIES,
  FIEF,
  HISTORY_CARD,
  historyOfEra,
  homeOf,
  LIBERTY,
  NONE,
  ROYAL,
  startingFiefs,
  VASA,
} from "./catalog/index.ts";
import { laid, own } from "./copy.ts";
import { drawTop } from "./lists.ts";
import { fiefSetsOf } from "./sets.ts";
import type { Table } from "./table.ts";
import { AVAILABLE, FOREIGN, IN_DECK, IN_ROW } from "./table.ts";
import { intoHand, moveFief, moveHistory } from "./things.ts";
import type { Config } from "./types.ts";

const START_GOLD = 12;
const START_CARDS = 4;
const ROW = 4;
// Lists made once and copied: all tables then have lists of one kind, which the engine that runs this is much quicker with.
const UNOWNED: readonly number[] = FIEF.all.map((fief) => (homeOf(fief) === NONE ? AVAILABLE : FOREIGN));
const UNSEEN: readonly number[] = HISTORY_CARD.all.map(() => IN_DECK);
const UNOWNED_SETS = fiefSetsOf(UNOWNED, FAMILIES.length);
/** Long enough for five seats, and cut to length. */
const NO_GOLD = FAMILIES.map(() => 0);
const FIRST_GOLD = FAMILIES.map(() => START_GOLD);
const NO_SETS: readonly number[] = emptyRows(FAMILIES.length + 1);
const NO_MERCHANTS = packed(FAMILIES.flatMap(() => EVERY_COUNTRY.map(() => 0)));
function emptyHands(seats: number): Title[][] {
  const hands: Title[][] = [];
  while (hands.length < seats) hands.push([]);
  return hands;
}

export function setUp(config: Config, chance: Chance): Table {
  const { seats } = config;
  const historyDeck = shuffled(historyOfEra(VASA), chance, "vasa");
  const expansion = shuffled(historyOfEra(EXPANSION), chance, "expansion");
  const liberty = shuffled(historyOfEra(LIBERTY), chance, "liberty");
  const row: History[] = [];
  while (row.length < ROW) row.push(drawTop(historyDeck));
  const eventDeck = shuffled(EVENT_PACK, chance, "events");
  const royalDeck = shuffled(ROYAL.all, chance, "royals");
  const table = laid(
    {
      config,
      sovereign: 1,
      turn: 0,
      repeats: 0,
      repeated: false,
      repeatNext: false,
      due: NO_GOLD.slice(0, seats),
      lent: NO_GOLD.slice(0, seats),
      postponed: NO_GOLD.slice(0, seats),
      merchants: NO_MERCHANTS.slice(0, seats * COUNTRY_COUNT),
      fiefs: UNOWNED.slice(),
      history: UNSEEN.slice(),
      row,
      discards: [],
      playing: [],
      used: [],
      battles: [],
      trophies: [],
      royalDiscards: [],
      royal: NONE,
      chosenRoyal: NONE,
      army: [],
      first: NOBODY,
      turned: 0,
      struck: EMPTY,
      lowDemand: EMPTY,
      supplied: EMPTY,
      stopped: false,
      enemy: NONE,
      windsOfWar: NONE,
      move: null,
      purchase: null,
      war: null,
      eastIndia: EMPTY,
    },
    {
      gold: FIRST_GOLD.slice(0, seats),
      hands: emptyHands(seats),
      handSets: NO_SETS.slice(0, 2 * seats),
      known: emptyHands(seats),
      eventDeck,
      historyDeck,
      buried: 0,
      coming: liberty.concat(expansion),
      royalDeck,
      markers: [],
      fiefSets: UNOWNED_SETS.slice(0, seats + 1),
      historySets: NO_SETS.slice(0, 2 * seats + 2),
    },
  );
  for (const card of row) moveHistory(table, card, IN_ROW);
  for (let seat = 0; seat < seats; seat++) fitOut(table, seat, seats);
  return table;
}
/** What a family begins with, besides its gold. */
function fitOut(table: Table, seat: Seat, seats: number): void {
  for (const fief of startingFiefs(seat, seats)) moveFief(table, fief, seat);
  for (let card = 0; card < START_CARDS; card++) intoHand(table, seat, drawTop(own.eventDeck(table)));
}
function shuffled<T>(cards: readonly T[], chance: Chance, what: string): T[] {
  const deck = cards.slice();
  chance.shuffle(deck, what);
  return deck;
}
