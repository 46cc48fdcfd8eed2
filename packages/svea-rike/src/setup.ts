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

export function setUp(config: Config, chance: Chance): Table {
  const { seats } = config;
  const each = <T>(made: (seat: number) => T): T[] => Array.from({ length: seats }, (_, seat) => made(seat));
  const historyDeck = shuffled(historyOfEra(VASA), chance, "vasa");
  const expansion = shuffled(historyOfEra(EXPANSION), chance, "expansion");
  const liberty = shuffled(historyOfEra(LIBERTY), chance, "liberty");
  const row = historyDeck.splice(-4).reverse();
  const table: Table = {
    config,
    sovereign: 1,
    turn: 0,
    repeats: 0,
    repeated: false,
    repeatNext: false,
    gold: each(() => START_GOLD),
    due: each(() => 0),
    lent: each(() => 0),
    merchants: Array.from({ length: seats * COUNTRY_COUNT }, () => 0),
    fiefs: FIEFS.map((_, fief) => (homeOf(fief) === NONE ? AVAILABLE : FOREIGN)),
    history: HISTORY.map((_, card) => (row.includes(card) ? IN_ROW : IN_DECK)),
    row,
    historyDeck,
    buried: 0,
    coming: [...liberty, ...expansion],
    hands: each(() => []),
    handSets: each(() => [0, 0]).flat(),
    known: each(() => []),
    eventDeck: shuffled(EVENT_PACK, chance, "events"),
    discards: [],
    playing: [],
    used: [],
    usedBy: [],
    battles: [],
    battlesBy: [],
    trophies: [],
    trophiesBy: [],
    royalDeck: shuffled(
      ROYALS.map((_, royal) => royal),
      chance,
      "royals",
    ),
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
  const deck = Array.from(cards);
  chance.shuffle(deck, what);
  return deck;
}
