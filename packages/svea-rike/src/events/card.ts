/** How an event card is written down: at what it can be aimed, when its text allows it, and what it does. */
import type { Play, Seat } from "@stormakt/kernel";
import { countBits, lowestBit, nthBit } from "../bits.ts";
import type { Country, Fief, History, Moment, Royal, Title } from "../catalog/index.ts";
import {
  EVERY_COUNTRY,
  EVERY_FIEF,
  EVERY_HISTORY,
  FIEF_COUNT,
  HISTORY_COUNT,
  historyIn,
  historySets,
  NEIGHBOURS,
  ROYALS,
} from "../catalog/index.ts";
import type { OpenTable, Table } from "../table.ts";
import { ownerOf, placeOf, REMOVED, seatsOf } from "../table.ts";
import type { Activity, PlayCard, SveaRike } from "../types.ts";
import { ACTIVITIES } from "../types.ts";

export type Pen = Play<SveaRike>;
/** Who is asked, and about whom the window is: the active player, the buyer, the one rewarded, the one whose card it is, the debtor. */
export interface Asked {
  readonly moment: Moment;
  readonly seat: Seat;
  /** A card that has been declared and is being answered. */
  readonly card?: Title;
}
export interface CardRule<A extends PlayCard = PlayCard> {
  /** Every way to play it that is worth judging. */
  readonly aims: (title: Title) => Aims<A>;
  /** What the card demands besides its window and its player (SR-EVENT-8). Looks only at what the seat may know. */
  may?(this: void, table: Readonly<Table>, seat: Seat, action: A, asked: Asked): boolean;
  /** One of its aims is allowed whatever the table looks like. */
  readonly everywhere?: true;
  /** Whether `may` allows any of its aims at all, where there is a quicker way to see it than to try them. */
  can?(this: void, table: Readonly<Table>, seat: Seat): boolean;
  effect(this: void, play: Pen, seat: Seat, action: A): void;
}
/** A list of plays that need not exist: how many there are now, and the nth. */
export interface Aims<A extends PlayCard = PlayCard> {
  /** The same plays at any time, where it is so. */
  readonly fixed?: readonly A[];
  count(this: void, table: Readonly<Table>, seat: Seat): number;
  nth(this: void, table: Readonly<Table>, seat: Seat, index: number): A;
  /** The player it is aimed at, or the owner of the thing, or where that is. */
  owner?(this: void, table: Readonly<Table>, action: A): number;
  /** Whether the card's text allows any of them, where there is a quicker way than trying each nth. */
  some?(this: void, table: Readonly<Table>, seat: Seat, may: NonNullable<CardRule<A>["may"]>, asked: Asked): boolean;
}
/** Writes a rule down with the type of its aim. */
export const card = <A extends PlayCard>(rule: CardRule<A>): CardRule<A> => rule;

export type Plain = PlayCard;
export type OnFief = PlayCard & { readonly fief: Fief };
export type FromFief = OnFief & { readonly from: Fief };
export type OnCountry = PlayCard & { readonly country: Country };
export type OnSeat = PlayCard & { readonly seat: Seat };
export type OnMerchant = OnSeat & OnCountry;
export type MoveMerchant = OnMerchant & { readonly to: Country };
export type OnHistory = PlayCard & { readonly history: History };
export type OnTwoCards = OnHistory & { readonly next?: History };
export type ForGold = PlayCard & { readonly gold: number };
export type OnRoyal = PlayCard & { readonly royal: Royal };
export type OnActivity = PlayCard & { readonly activity: Activity };
export type OnTitle = PlayCard & { readonly take: Title };

function always<A extends PlayCard>(list: readonly A[]): Aims<A> {
  return { fixed: list, count: () => list.length, nth: (_table, _seat, index) => list[index] as A };
}
/** A list for each number of players. */
function bySeats<A extends OnSeat>(made: (seats: readonly Seat[]) => readonly A[]): Aims<A> {
  const lists = Array.from({ length: 6 }, (_, seats) => made(Array.from({ length: seats }, (_, seat) => seat)));
  const listFor = (table: Readonly<OpenTable>) => lists[seatsOf(table)] as readonly A[];
  return {
    owner: (_table, { seat }) => seat,
    count: (table) => listFor(table).length,
    nth: (table, _seat, index) => listFor(table)[index] as A,
  };
}
const kind = "playCard";
/** Each constant play is made once. */
export const atNothing = (card: Title): Aims => always([{ kind, card }]);
export const atFief = (card: Title): Aims<OnFief> => ({
  ...always(EVERY_FIEF.map((fief) => ({ kind, card, fief }) as const)),
  owner: (table, { fief }) => ownerOf(table, fief),
});
export const atCountry = (card: Title): Aims<OnCountry> => always(EVERY_COUNTRY.map((country) => ({ kind, card, country })));
export const atRoyal = (card: Title): Aims<OnRoyal> => always(ROYALS.map((_, royal) => ({ kind, card, royal })));
export const atActivity = (card: Title): Aims<OnActivity> => always(ACTIVITIES.map((activity) => ({ kind, card, activity })));
/** Those of the cards that somebody owns or that lie in the row. */
export const atHistory =
  (cards: readonly History[] = EVERY_HISTORY) =>
  (card: Title): Aims<OnHistory> => {
    const plays = EVERY_HISTORY.map((history): OnHistory => ({ kind, card, history }));
    const among = historySets(cards);
    const there = ({ inPlay }: Readonly<Table>, half: 0 | 1): number => (inPlay[half] as number) & among[half];
    const play = (half: 0 | 1, bit: number): OnHistory => plays[historyIn(half, bit)] as OnHistory;
    return {
      owner: (table, { history }) => placeOf(table, history),
      count: (table) => countBits(there(table, 0)) + countBits(there(table, 1)),
      nth(table, _seat, index) {
        const first = countBits(there(table, 0));
        return index < first ? play(0, nthBit(there(table, 0), index)) : play(1, nthBit(there(table, 1), index - first));
      },
      some(table, seat, may, asked) {
        for (let left = there(table, 0); left !== 0; left &= left - 1) if (may(table, seat, play(0, lowestBit(left)), asked)) return true;
        for (let left = there(table, 1); left !== 0; left &= left - 1) if (may(table, seat, play(1, lowestBit(left)), asked)) return true;
        return false;
      },
    };
  };
export const atSeat = (card: Title): Aims<OnSeat> => bySeats((seats) => seats.map((seat) => ({ kind, card, seat })));
export const atMerchant = (card: Title): Aims<OnMerchant> =>
  bySeats((seats) => seats.flatMap((seat) => EVERY_COUNTRY.map((country) => ({ kind, card, seat, country }))));
export const movingMerchant = (card: Title): Aims<MoveMerchant> =>
  bySeats((seats) =>
    seats.flatMap((seat) =>
      EVERY_COUNTRY.flatMap((country) =>
        EVERY_COUNTRY.filter((to) => to !== country).map((to) => ({ kind, card, seat, country, to }) as const),
      ),
    ),
  );
/** From each own fief against each neighbour. */
export function atNeighbour(card: Title): Aims<FromFief> {
  const lists = EVERY_FIEF.map((from) => (NEIGHBOURS[from] as readonly Fief[]).map((fief): FromFief => ({ kind, card, from, fief })));
  return {
    owner: (table, { fief }) => ownerOf(table, fief),
    count({ fiefs }, seat) {
      let count = 0;
      for (let from = 0; from < FIEF_COUNT; from++) if (fiefs[from] === seat) count += (lists[from] as FromFief[]).length;
      return count;
    },
    nth({ fiefs }, seat, index) {
      let left = index;
      for (let from = 0; from < FIEF_COUNT; from++) {
        if (fiefs[from] !== seat) continue;
        const list = lists[from] as FromFief[];
        if (left < list.length) return list[left] as FromFief;
        left -= list.length;
      }
      throw new RangeError(`there is no feud ${index}`);
    },
    some(table, seat, may, asked) {
      for (let from = 0; from < FIEF_COUNT; from++) {
        if (table.fiefs[from] !== seat) continue;
        const list = lists[from] as FromFief[];
        for (let at = 0; at < list.length; at++) if (may(table, seat, list[at] as FromFief, asked)) return true;
      }
      return false;
    },
  };
}
/** Any whole sum up to the largest loan agreed. */
export function forGold(card: Title): Aims<ForGold> {
  const sums = Array.from({ length: 99 }, (_, at): ForGold => ({ kind, card, gold: at + 1 }));
  return { count: ({ config }) => Math.min(config.loanMax, sums.length), nth: (_table, _seat, index) => sums[index] as ForGold };
}
/** Two cards of the row in either order; the only one if there is but one. */
export function atTwoOfTheRow(card: Title): Aims<OnTwoCards> {
  const ones = EVERY_HISTORY.map((history): OnTwoCards => ({ kind, card, history }));
  const pairs = EVERY_HISTORY.flatMap((history) => EVERY_HISTORY.map((next): OnTwoCards => ({ kind, card, history, next })));
  return {
    count: ({ row }) => (row.length < 2 ? row.length : row.length * (row.length - 1)),
    nth({ row }, _seat, index) {
      if (row.length < 2) return ones[row[0] as number] as OnTwoCards;
      const one = Math.floor(index / (row.length - 1));
      const other = index % (row.length - 1);
      return pairs[(row[one] as number) * HISTORY_COUNT + (row[other < one ? other : other + 1] as number)] as OnTwoCards;
    },
  };
}
/** One of the cards just used. */
export function atUsedCard(card: Title): Aims<OnTitle> {
  return { count: ({ used }) => used.length, nth: ({ used }, _seat, index) => ({ kind, card, take: used[index] as number }) };
}

/** SR-EVENT-10 An area card may be centred on any fief still in the game. */
export const isInTheGame = ({ fiefs }: Readonly<OpenTable>, fief: Fief): boolean => fiefs[fief] !== REMOVED;
/** SR-EVENT-11 Effects on several players begin left of the card's player. */
export const leftOf = (table: Readonly<OpenTable>, seat: Seat): Seat => (seat + 1) % seatsOf(table);
