/** SR-SETUP Before the first turn. */
import type { Chance } from "@stormakt/kernel";
import { NOBODY } from "@stormakt/kernel";
import {
  COUNTRY_COUNT,
  EVENT_PACK,
  EXPANSION,
  FIEFS,
  HISTORY,
  historyOfEra,
  homeOf,
  LIBERTY,
  NONE,
  ROYALS,
  startingFiefs,
  VASA,
} from "./catalog/index.ts";
import type { Table } from "./table.ts";
import { AVAILABLE, FOREIGN, IN_DECK, IN_ROW } from "./table.ts";
import { intoHand } from "./things.ts";
import type { Config } from "./types.ts";

const START_GOLD = 12;
const START_CARDS = 4;
const ROW = 4;
// Lists made once and copied: all tables then have lists of one kind, which the engine that runs this is much quicker with.
const UNOWNED = FIEFS.map((_, fief) => (homeOf(fief) === NONE ? AVAILABLE : FOREIGN));
const UNSEEN = HISTORY.map(() => IN_DECK);
const ROYAL_PACK = ROYALS.map((_, royal) => royal);
const listOf = (length: number, value: number): number[] => Array.from({ length }, () => value);

export function setUp(config: Config, chance: Chance): Table {
  const { seats } = config;
  const historyDeck = shuffled(historyOfEra(VASA), chance, "vasa");
  const expansion = shuffled(historyOfEra(EXPANSION), chance, "expansion");
  const liberty = shuffled(historyOfEra(LIBERTY), chance, "liberty");
  const row: number[] = [];
  while (row.length < ROW) row.push(historyDeck.pop() as number);
  const history = UNSEEN.slice();
  for (const card of row) history[card] = IN_ROW;
  const table: Table = {
    config,
    sovereign: 1,
    turn: 0,
    repeats: 0,
    repeated: false,
    repeatNext: false,
    gold: listOf(seats, START_GOLD),
    due: listOf(seats, 0),
    lent: listOf(seats, 0),
    merchants: listOf(seats * COUNTRY_COUNT, 0),
    fiefs: UNOWNED.slice(),
    history,
    row,
    historyDeck,
    buried: 0,
    coming: [...liberty, ...expansion],
    hands: Array.from({ length: seats }, () => []),
    handSets: listOf(2 * seats, 0),
    known: Array.from({ length: seats }, () => []),
    eventDeck: shuffled(EVENT_PACK, chance, "events"),
    discards: [],
    playing: [],
    used: [],
    usedBy: [],
    battles: [],
    battlesBy: [],
    trophies: [],
    trophiesBy: [],
    royalDeck: shuffled(ROYAL_PACK, chance, "royals"),
    royalDiscards: [],
    royal: NONE,
    chosenRoyal: NONE,
    army: [],
    first: NOBODY,
    markers: [],
    turned: 0,
    struck: 0,
    lowDemand: 0,
    supplied: 0,
    stopped: false,
    enemy: NONE,
    windsOfWar: NONE,
    move: null,
    purchase: null,
    war: null,
    eastIndia: 0,
  };
  for (let seat = 0; seat < seats; seat++) {
    for (const fief of startingFiefs(seat, seats)) table.fiefs[fief] = seat;
    for (let card = 0; card < START_CARDS; card++) intoHand(table, seat, table.eventDeck.pop() as number);
  }
  return table;
}
function shuffled(cards: readonly number[], chance: Chance, what: string): number[] {
  const deck = cards.slice();
  chance.shuffle(deck, what);
  return deck;
}
