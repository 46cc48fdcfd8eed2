/** SR-EVENT, SR-TIME Playing an event card: it may be answered, takes effect, and lies on the discard pile where it may be fetched. */
import type { Ask, Move, Pass, Poll, Seat } from "@stormakt/kernel";
import { clockwiseFrom, NOBODY, PASS } from "@stormakt/kernel";
import type { Moment, Title } from "../catalog/index.ts";
import {
  CARD_DISCARDED,
  CARD_PLAYED,
  CONNECTIONS_AT_COURT,
  cellOf,
  EVENTS,
  EXTRA_WAR_TAXES,
  isBattle,
  isOpen,
  NO_ONE,
  NONE,
  OFFICES,
  TITLE_COUNT,
  WINDOWS,
} from "../catalog/index.ts";
import type { Asked } from "../events/card.ts";
import { asking, eventCard, holdsTaken, mayPlay, takes, whoCanPlay } from "../events/index.ts";
import type { Table } from "../table.ts";
import { seatsOf } from "../table.ts";
import { handOf, handSize, inHand, outOfHand, removeLatest } from "../things.ts";
import type { PlayCard, Rule, SveaRike } from "../types.ts";
import { procedure, window } from "../types.ts";

type CardMove = Move<SveaRike, Asked, PlayCard>;
type Requires = { readonly [R in Rule]?: (ask: Ask<SveaRike, Asked>, action: PlayCard) => boolean };

/** SR-CARD What each card demands, under its own id. */
const CARD_TEXTS = Object.fromEntries(
  EVENTS.map((_, title) => [
    eventCard(title).rule,
    ({ table, seat, memory }: Ask<SveaRike, Asked>, action: PlayCard) => action.card !== title || mayPlay(table, seat, memory, action),
  ]),
) as Requires;

/** One card of the own hand that has a use here, aimed in one of its ways. */
const playCardFrom = {
  count({ table, seat, memory }: Ask<SveaRike, Asked>): number {
    if (!holdsTaken(table, seat, memory)) return 0;
    const hand = handOf(table.hands, seat);
    let count = 0;
    for (let at = 0; at < hand.length; at++) count += waysToPlay(table, seat, memory, hand[at] as number);
    return count;
  },
  nth({ table, seat, memory }: Ask<SveaRike, Asked>, index: number): PlayCard {
    const hand = handOf(table.hands, seat);
    let left = index;
    for (let at = 0; at < hand.length; at++) {
      const title = hand[at] as number;
      const ways = waysToPlay(table, seat, memory, title);
      if (left < ways) return wayToPlay(table, seat, title, left);
      left -= ways;
    }
    throw new RangeError(`there is no play ${index}`);
  },
  /** The other cards, to be shown with the reason: a card out of place once, without an aim if there is none. */
  misfits: ({ table, seat, memory }: Ask<SveaRike, Asked>): PlayCard[] =>
    handOf(table.hands, seat).flatMap((title): PlayCard[] => {
      if (waysToPlay(table, seat, memory, title) > 0) return [];
      const ways = eventCard(title).count(table, seat);
      if (ways === 0) return [{ kind: "playCard", card: title }];
      return Array.from({ length: cellOf(title, memory.moment) === NO_ONE ? 1 : ways }, (_, way) => wayToPlay(table, seat, title, way));
    }),
  requires: {
    "SR-EVENT-3": ({ table, seat }: Ask<SveaRike, Asked>, { card }: PlayCard) => inHand(table, seat, card),
    "SR-TIME-2": ({ memory }: Ask<SveaRike, Asked>, { card }: PlayCard) => cellOf(card, memory.moment) !== NO_ONE,
    ...CARD_TEXTS,
  } as Requires,
  allows: ({ table, seat, memory }: Ask<SveaRike, Asked>, action: PlayCard): boolean =>
    inHand(table, seat, action.card) && mayPlay(table, seat, memory, action),
};
/** How many ways there are to play a title here; none if the window does not take it, or if it is plain that none is allowed. */
function waysToPlay(table: Readonly<Table>, seat: Seat, { moment, seat: about }: Asked, title: number): number {
  const ways = WAYS[(2 * moment + (seat === about ? 1 : 0)) * TITLE_COUNT + title] as number;
  if (ways !== VARYING) return ways;
  const { count, can } = eventCard(title);
  return can === null || can(table, seat) ? count(table, seat) : 0;
}
const VARYING = -1;
/** The same by window, for others and for the one it is about, and by title, where it does not depend on the table. */
const WAYS: readonly number[] = WINDOWS.flatMap((_, moment) =>
  [false, true].flatMap((isTheOne) =>
    EVENTS.map((_, title) => {
      const { fixed, can } = eventCard(title);
      if (!takes(asking(moment, 0), isTheOne ? 0 : 1, title)) return 0;
      return fixed === null || can !== null ? VARYING : fixed.length;
    }),
  ),
);
function wayToPlay(table: Readonly<Table>, seat: Seat, title: number, index: number): PlayCard {
  const { nth, fixed } = eventCard(title);
  return fixed === null ? nth(table, seat, index) : (fixed[index] as PlayCard);
}

/** In a window. */
export const playCard: CardMove = {
  ...playCardFrom,
  perform: (play, action, seat, asked) => declare(play, action, seat, asked),
};
export const pass: Move<SveaRike, Asked, Pass> = { candidates: [PASS], requires: {} };
type Pen = Parameters<NonNullable<CardMove["perform"]>>[0];
/** SR-EVENT-9 The card is laid down with its choices. */
export function declare(play: Pen, action: PlayCard, seat: Seat, { moment, seat: about, card = NONE }: Asked): void {
  layDown(play, action, seat);
  play.call(eventPlayed, { by: seat, action, moment, about, answered: card, cancelledBy: NOBODY });
}
function layDown({ table, tell }: Pen, action: PlayCard, seat: Seat): void {
  outOfHand(table, seat, action.card);
  table.playing.push(action.card);
  tell?.({ ...action, kind: "cardPlayed", by: seat });
}

/** SR-EVENT-4, SR-TIME-7, -8 From the declaration of a card to the discard pile. */
export interface Declared {
  readonly by: Seat;
  readonly action: PlayCard;
  readonly moment: Moment;
  readonly about: Seat;
  /** The card it answers. */
  readonly answered: Title | typeof NONE;
  cancelledBy: Seat;
}
export const eventPlayed = procedure<Declared>("eventPlayed")({
  letOthersCancel: (play, { by, action }) =>
    play.open(cardPlayed, { moment: CARD_PLAYED, seat: by, card: action.card, target: targetOf(play.table, action) }),
  takeEffect(play, { by, action, moment, about, answered, cancelledBy }) {
    const { card } = action;
    if (cancelledBy !== NOBODY) play.tell?.({ kind: "cardCancelled", seat: cancelledBy, card, owner: by });
    // SR-EVENT-14 What the card demands must still hold.
    else if (!mayPlay(play.table, by, { moment, seat: about, card: answered }, action)) play.tell?.({ kind: "cardFailed", seat: by, card });
    else eventCard(card).effect(play, by, action);
  },
  discard({ table }, { by, action: { card }, cancelledBy, moment }) {
    if (moment !== CARD_DISCARDED && table.used.length > 0) {
      table.used = [];
      table.usedBy = [];
    }
    removeLatest(table.playing, card);
    if (isBattle(card) && cancelledBy === NOBODY) {
      table.battles.push(card);
      table.battlesBy.push(by);
    } else {
      table.discards.push(card);
      note(table, card, by);
    }
    if (cancelledBy === NOBODY) return;
    removeLatest(table.playing, CONNECTIONS_AT_COURT);
    table.discards.push(CONNECTIONS_AT_COURT);
    note(table, CONNECTIONS_AT_COURT, cancelledBy);
  },
  /** A card played in `card-discarded` leaves what is left to the window it was played in. */
  letOthersFetch(play, { by, moment }) {
    if (moment !== CARD_DISCARDED && play.table.used.length > 0) play.open(cardDiscarded, asking(CARD_DISCARDED, by));
  },
});

/** A card just used, which somebody else may now fetch. */
function note(table: Table, card: number, by: Seat): void {
  if (table.used.length === 0) {
    table.used = [card];
    table.usedBy = [by];
    return;
  }
  table.used.push(card);
  table.usedBy.push(by);
}

/** The player at whom a card is aimed, or whose the thing is; nobody where it is aimed at none. For standing orders (SR-TIME-14). */
function targetOf(table: Readonly<Table>, action: PlayCard): Seat {
  const owner = eventCard(action.card).owner?.(table, action) ?? NOBODY;
  return owner >= 0 ? owner : NOBODY;
}
/** SR-TIME-7 The first Connections at Court closes the window. Supply Train is played in it like any card. */
export const cardPlayed = window<Asked & { readonly card: number; readonly target: Seat }>("cardPlayed", {
  moves: {
    playCard: {
      ...playCardFrom,
      perform(play, action, seat, asked) {
        if (action.card !== CONNECTIONS_AT_COURT) return declare(play, action, seat, asked);
        layDown(play, action, seat);
        const answered = play.find(eventPlayed);
        if (answered !== null) answered.cancelledBy = seat;
        play.end();
      },
    },
    pass,
  },
  polls: (ask) => pollFrom(ask, leftOf(ask.table, ask.memory.seat), ask.memory.card === EXTRA_WAR_TAXES ? NOBODY : ask.memory.seat),
});
/** SR-TIME-8 Only Influential Office is legal here. */
export const cardDiscarded = window<Asked>("cardDiscarded", {
  moves: { playCard, pass },
  polls: (ask) => (ask.table.used.length === 0 ? NO_SEATS : pollFrom(ask, leftOf(ask.table, ask.memory.seat))),
});
const leftOf = (table: Readonly<Table>, seat: Seat): Seat => (seat + 1) % seatsOf(table);

/**
 * SR-TIME-3, -4, -12 All who hold an event card are asked, and in open windows all who own an office; whether the card fits does not
 * matter, or asking would tell. In playouts, where nobody watches, only those who have something to play.
 */
export function pollFrom({ table, memory, thrifty }: Poll<SveaRike, Asked>, first: Seat, except: Seat = NOBODY): readonly Seat[] {
  let polled = thrifty ? whoCanPlay(table, memory) : whoHolds(table);
  if (isOpen(memory.moment)) polled |= officeOwners(table);
  if (except !== NOBODY) polled &= ~(1 << except);
  return polled === 0 ? NO_SEATS : inOrder(seatsOf(table), first, polled);
}
export const NO_SEATS: readonly Seat[] = [];
function whoHolds(table: Readonly<Table>): number {
  let holders = 0;
  for (let seat = 0; seat < seatsOf(table); seat++) if (handSize(table, seat) > 0) holders |= 1 << seat;
  return holders;
}
function officeOwners({ history }: Readonly<Table>): number {
  let owners = 0;
  for (let at = 0; at < OFFICES.length; at++) {
    const owner = history[OFFICES[at] as number] as number;
    if (owner >= 0) owners |= 1 << owner;
  }
  return owners;
}

/** Every set of seats in asking order, made once: by number of seats, first seat and set. */
const ORDERS: readonly (readonly Seat[])[] = Array.from({ length: 6 * 8 * 32 }, (_, at) => {
  const seats = at >> 8;
  const first = (at >> 5) & 7;
  if (first >= seats) return [];
  return clockwiseFrom(seats, first).filter((seat) => (at & (1 << seat)) !== 0);
});
const inOrder = (seats: number, first: Seat, polled: number): readonly Seat[] =>
  ORDERS[(seats << 8) | (first << 5) | polled] as readonly Seat[];
