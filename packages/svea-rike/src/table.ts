/** Everything on the table. Numbers and lists of numbers; who owns or holds something is a seat. */
import type { Seat } from "@stormakt/kernel";
import { NOBODY } from "@stormakt/kernel";
import type { Id, SetOf, Wide, WideRows } from "@stormakt/kernel/ids";
import { count, countInRow, EMPTY, has, including, range } from "@stormakt/kernel/ids";
import type { Country, Era, Fief, History, None, Reign, Royal, Title } from "./catalog/index.ts";
import {
  activeMilitary,
  COUNTRY_COUNT,
  crownsIn,
  EVENT_CARD,
  EVERY_COUNTRY,
  EVERY_FIEF,
  EVERY_HISTORY,
  eraOf,
  FAMILIES,
  LIBERTY,
  lastSovereign,
  NONE,
  RUSSIA,
  reignOf,
  roomFor,
  troopsIn,
  troopsOn,
} from "./catalog/index.ts";
import type { Activity, Source } from "./domains.ts";
import { numberAt } from "./lists.ts";
import type { Config } from "./types.ts";

/** Where a fief is, if not with a player. */
export const AVAILABLE = -1;
export const FOREIGN = -2;
export const REMOVED = -3;
/** Where a history card is, if not with a player. */
export const IN_DECK = -1;
export const IN_ROW = -2;
export const RETIRED = -3;
export const GONE = -4;

/** What everybody sees. */
export interface OpenTable {
  config: Config;
  /** 1 … 16; the era follows from it. */
  sovereign: number;
  /** Game turns begun, repeated ones included. */
  turn: number;
  repeats: number;
  /** This turn repeats the one before; the next one will repeat this. */
  repeated: boolean;
  repeatNext: boolean;
  /** SR-CARD-heavy-loans By seat: debts to be paid after each own move, and those of loans for which no move has begun yet. */
  due: number[];
  lent: number[];
  /** SR-SELL-8 By seat: what could not be paid because all fiefs left are at war; owed when it is over. */
  postponed: number[];
  merchants: number[]; //    by seat and country
  fiefs: number[]; //        owner, or where it is
  history: number[]; //      owner, or where it is
  row: History[];
  discards: Title[]; //      the latest last
  playing: Title[]; //       declared and not yet resolved
  used: Played[]; //         just used, on top of the discard pile (SR-TIME-8)
  battles: Played[]; //      battle cards on the war table
  trophies: Played[];
  royalDiscards: Royal[];
  royal: Royal | None;
  chosenRoyal: Royal | None;
  army: Royal[]; //          the weakest first
  /** SR-CARD-political-influence Who moves first this turn, or nobody. */
  first: Seat;
  turned: number; //         markers turned up
  struck: FiefSet; //        those under Famine (event)
  lowDemand: CountrySet;
  supplied: Seats; //        with a Supply Train
  stopped: boolean; //       the turn was cut short
  enemy: Country | None; // where the war marker lies
  windsOfWar: Country | None;
  move: MoveNotes | null;
  purchase: PurchaseNotes | null;
  war: WarNotes | null;
  eastIndia: Seats; //       that rolled a status point
}
export interface Table extends OpenTable {
  gold: number[];
  hands: Title[][]; //       each sorted
  handSets: WideRows<Title>; // the titles of each hand as a set, for a quick look
  known: Title[][]; //       those of them that everybody has seen taken up
  eventDeck: Title[]; //     top last, as all decks
  historyDeck: History[];
  buried: number; //         so many at the bottom were put there openly
  coming: History[]; //      the decks of the eras ahead, the next one last
  royalDeck: Royal[];
  markers: Seat[]; //        in the order they will be turned up
  /** For a quick look, kept by `moveFief` and `moveHistory`: the fiefs in the pile, then those of each seat, as sets; */
  fiefSets: FiefSet[];
  /** and the history cards in the row, then those of each seat. */
  historySets: WideRows<History>;
}
/** An event card and who played it, as one number: it lies in lists, and is never taken apart but by these. */
export type Played = Id<"card played">;
const PLAYED = range("card played", 0, EVENT_CARD.size * FAMILIES.length - 1);
export const playedBy = (card: Title, by: Seat): Played => numberAt(PLAYED.all, card * FAMILIES.length + by);
export const titleOf = (played: Played): Title => numberAt(EVENT_CARD.all, Math.floor(played / FAMILIES.length));
export const playerOf = (played: Played): Seat => played % FAMILIES.length;
export type FiefSet = SetOf<Fief>;
export type CountrySet = SetOf<Country>;
export type Seats = SetOf<Seat>;
/** The move under way. */
export interface MoveNotes {
  readonly seat: Seat;
  activity: Activity | None;
  source: Source;
  /** Good Administration: the activity of the move before, not to be chosen again. Intrigues: the one named. */
  barred: Activity | None;
  dictated: Activity | None;
  extra: boolean; //         another move follows
  bought: number;
  scientists: number; //     among the first two bought
  cache: boolean;
  /** SR-HIST-3 The one more card of a scientist has been bought with an office. */
  furtherCard: boolean;
  /** Named in this move and stopped for good. */
  stoppedFiefs: readonly Fief[];
  stoppedCards: readonly History[];
  /** The collection under way. */
  badHarvest: boolean;
  peasants: boolean;
  demands: number;
}
/** Something somebody wants to buy: a fief or a history card, the other being none. */
export interface FiefOrCard {
  readonly fief: Fief | None;
  readonly history: History | None;
}
export interface PurchaseNotes extends FiefOrCard {
  readonly buyer: Seat;
  marriage: boolean;
  stopped: boolean;
}
export interface WarNotes {
  readonly country: Country;
  round: number;
  sent: (Fief | None)[]; //  by seat
  joined: Seats; //          participants (SR-WAR-8)
  mustered: boolean; //      upkeep is paid
  down: Seats; //            whose fief is face down
  muster: number[];
  tacticians: Seats;
  runners: Seats;
  rewarded: Seat;
  /** What `rewarded` has got from this war: fiefs, history cards, gold. */
  spoilFiefs: Fief[];
  spoilCards: History[];
  spoilGold: number;
  extraBooty: Seats;
  betrayed: Seats;
  yields: Seats; //          who must give up a fief
}

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

type Open = Readonly<OpenTable>;
/** A table has what lies where as sets too; a view has not, and is looked through. */
type Laid = Open & Readonly<Partial<Pick<Table, "fiefSets" | "historySets">>>;

/** For code that need not be quick: an accessor of its own for each list is. */
export { numberAt };

export const seatsOf = ({ config }: Open): number => config.seats;
export const eraNow = ({ sovereign }: Open): Era => eraOf(sovereign);
export const reignNow = (table: Open): Reign => reignOf(table.royal, eraNow(table));
export const isLastReign = ({ config, sovereign }: Open): boolean => sovereign === lastSovereign(config.shortGame);
/** SR-DEFEAT-3, SR-OPT-1 Whether a lost war with this country takes Finland and Estonia out of the game. */
export const isFinlandLost = (table: Open, country: Country | None): boolean =>
  table.config.finlandLoss && country === RUSSIA && eraNow(table) === LIBERTY;
/** Where polling and simultaneous effects without an active player begin. */
export const roundSeat = ({ turn, config }: Open): Seat => (turn - 1) % config.seats;

export const goldOf = ({ gold }: Readonly<Table>, seat: Seat): number => gold[seat] as number;
export const sentBy = ({ sent }: Readonly<WarNotes>, seat: Seat): Fief | None => numberAt(sent, seat);

export const ownerOf = ({ fiefs }: Open, fief: Fief): number => fiefs[fief] as number;
export const ownsFief = ({ fiefs }: Open, seat: Seat, fief: Fief): boolean => fiefs[fief] === seat;
export function fiefsOf({ fiefs }: Open, seat: number): Fief[] {
  const owned: Fief[] = [];
  for (const fief of EVERY_FIEF) if (fiefs[fief] === seat) owned.push(fief);
  return owned;
}
/** The same as a set. */
export const fiefsOwned = ({ fiefs, fiefSets }: Laid, seat: Seat): FiefSet =>
  fiefSets === undefined ? fiefsLying(fiefs, seat) : numberAt(fiefSets, seat + 1);
function fiefsLying(fiefs: readonly number[], place: number): FiefSet {
  let set: FiefSet = EMPTY;
  for (const fief of EVERY_FIEF) if (fiefs[fief] === place) set = including(set, fief);
  return set;
}
export const countFiefs = (table: Laid, seat: Seat): number => count(fiefsOwned(table, seat));
export const hasFief = ({ fiefSets }: Readonly<Table>, seat: Seat): boolean => fiefSets[seat + 1] !== EMPTY;
export const crownsOf = (table: Laid, seat: Seat): number => crownsIn(fiefsOwned(table, seat));
export const troopsOf = (table: Laid, seat: Seat): number => troopsIn(fiefsOwned(table, seat));

/** Owned by anyone, or lying in the row. */
export const isInPlay = (place: number): boolean => place >= 0 || place === IN_ROW;
/** The owner of a history card, or where it is. */
export const placeOf = ({ history }: Open, card: History): number => history[card] as number;
export const ownsHistory = ({ history }: Open, seat: Seat, card: History): boolean => history[card] === seat;
export const countOwned = ({ history, historySets }: Laid, seat: Seat, cards: Wide<History>): number =>
  historySets === undefined ? countLying(history, seat, cards) : countInRow(historySets, seat + 1, cards);
function countLying(history: readonly number[], place: number, cards: Wide<History>): number {
  let found = 0;
  for (const card of EVERY_HISTORY) if (history[card] === place && cards.has(card)) found++;
  return found;
}
/** SR-HIST-6 Military cards of use in this era. */
export const militaryOf = (table: Laid, seat: Seat): number => countOwned(table, seat, activeMilitary(eraNow(table)));
/** Troops on the fief and the active military of its player. */
export const combatValue = (table: Laid, seat: Seat, fief: Fief): number => troopsOn(fief) + militaryOf(table, seat);

export const merchantsIn = ({ merchants }: Open, seat: Seat, country: Country): number =>
  merchants[seat * COUNTRY_COUNT + country] as number;
export function merchantsOf(table: Open, seat: Seat): number {
  let count = 0;
  for (const country of EVERY_COUNTRY) count += merchantsIn(table, seat, country);
  return count;
}
export function allMerchantsIn(table: Open, country: Country): number {
  let count = 0;
  for (let seat = 0; seat < seatsOf(table); seat++) count += merchantsIn(table, seat, country);
  return count;
}
/** SR-COMM-2, -3 There is room in the circle. */
export const hasRoom = (table: Open, country: Country): boolean => allMerchantsIn(table, country) < roomFor(country, seatsOf(table));
/** SR-COMM-2, -3, -4 There is room, and no war with the country. */
export const mayEnter = (table: Open, country: Country): boolean => table.enemy !== country && hasRoom(table, country);

/** The fief a seat has in the war, face up; NONE if there is none. */
export const standingFief = ({ war }: Open, seat: Seat): Fief | None =>
  war === null || !has(war.joined, seat) || has(war.down, seat) ? NONE : sentBy(war, seat);
export const isStanding = (table: Open, seat: Seat): boolean => standingFief(table, seat) !== NONE;
export const activeSeat = ({ move }: Open): Seat => move?.seat ?? NOBODY;
