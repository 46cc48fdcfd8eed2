/** SR-EVENT, SR-TIME Playing an event card: it may be answered, takes effect, and lies on the discard pile where it may be fetched. */

import type { Move, Pass, Play, Poll, Seat } from "@stormakt/kernel";
import { clockwiseFrom, NOBODY } from "@stormakt/kernel";
import { either, has, including, isEmpty, setOf, wideOf, wideWhere, without } from "@stormakt/kernel/ids";
import type { Asked, Who } from "../cards/card.ts";
import { asking } from "../cards/card.ts";
import { deck, whoMayPlay } from "../cards/index.ts";
import type { Moment, None, Title } from "../catalog/index.ts";
import {
  battleAgainst,
  CARD_DISCARDED,
  CARD_PLAYED,
  CONNECTIONS_AT_COURT,
  EVENT_CARD,
  EXTRA_WAR_TAXES,
  isOpen,
  MOMENT,
  NONE,
} from "../catalog/index.ts";
import { own } from "../copy.ts";
import { entry } from "../lists.ts";
import { OFFICE_SET, whoOwnsAny } from "../sets.ts";
import type { Seats, Table } from "../table.ts";
import { ownerOf, placeOf, playedBy, seatsOf } from "../table.ts";
import { holdsAny, outOfHand, removeLatest, whoHoldsAny } from "../things.ts";
import type { PlayCard, SveaRike } from "../types.ts";
import { move, procedure, window } from "../types.ts";

type Pen = Play<SveaRike>;

/** In a window. */
export const playCard = deck.move<"playCard", Asked>((play, action, seat, asked) => declare(play, action, seat, asked));
export const pass: Move<SveaRike, object, Pass> = move("pass", {}, { idle: true });
/** SR-EVENT-9 The card is laid down with its choices. */
export function declare(play: Pen, action: PlayCard, seat: Seat, { moment, seat: about, card }: Asked): void {
  layDown(play, action, seat);
  play.call(eventPlayed, { by: seat, action, moment, about, answered: card ?? NONE, cancelledBy: NOBODY });
}
function layDown({ table, tell }: Pen, action: PlayCard, seat: Seat): void {
  outOfHand(table, seat, action.card);
  own.playing(table).push(action.card);
  tell?.({ ...action, kind: "cardPlayed", by: seat });
}

/** SR-EVENT-4, SR-TIME-7, -8 From the declaration of a card to the discard pile. */
export interface Declared {
  readonly by: Seat;
  readonly action: PlayCard;
  readonly moment: Moment;
  readonly about: Seat;
  /** The card it answers, or none. */
  readonly answered: Title | None;
  cancelledBy: Seat;
}
export const eventPlayed = procedure<Declared>("eventPlayed")({
  letOthersCancel: (play, { by, action }) =>
    play.open(cardPlayed, { moment: CARD_PLAYED, seat: by, card: action.card, target: targetOf(play.table, action) }),
  takeEffect(play, { by, action, moment, about, answered, cancelledBy }) {
    const { card } = action;
    if (cancelledBy !== NOBODY) play.tell?.({ kind: "cardCancelled", seat: cancelledBy, card, owner: by });
    // SR-EVENT-14 What the card demands must still hold.
    else if (!deck.allows(play.asking(by, answered === NONE ? asking(moment, about) : { moment, seat: about, card: answered }), action))
      play.tell?.({ kind: "cardFailed", seat: by, card });
    else deck.effect(play, action, by);
  },
  discard({ table }, { by, action: { card }, cancelledBy, moment }) {
    if (moment !== CARD_DISCARDED && table.used.length > 0) table.used = [];
    removeLatest(own.playing(table), card);
    if (battleAgainst(card) !== null && cancelledBy === NOBODY) own.battles(table).push(playedBy(card, by));
    else {
      own.discards(table).push(card);
      note(table, card, by);
    }
    if (cancelledBy === NOBODY) return;
    removeLatest(own.playing(table), CONNECTIONS_AT_COURT);
    own.discards(table).push(CONNECTIONS_AT_COURT);
    note(table, CONNECTIONS_AT_COURT, cancelledBy);
  },
  /** A card played in `card-discarded` leaves what is left to the window it was played in. */
  letOthersFetch(play, { by, moment }) {
    if (moment !== CARD_DISCARDED && play.table.used.length > 0) play.open(cardDiscarded, asking(CARD_DISCARDED, by));
  },
});

/** A card just used, which somebody else may now fetch. */
function note(table: Table, card: Title, by: Seat): void {
  const played = playedBy(card, by);
  if (table.used.length === 0) table.used = [played];
  else own.used(table).push(played);
}

/** The player at whom a card is aimed, or whose the thing is; nobody where it is aimed at none. For standing orders (SR-TIME-14). */
function targetOf(table: Readonly<Table>, { seat, fief, history }: PlayCard): Seat {
  if (seat !== undefined) return seat;
  const owner = fief !== undefined ? ownerOf(table, fief) : history !== undefined ? placeOf(table, history) : NOBODY;
  return owner >= 0 ? owner : NOBODY;
}
type Answered = Asked & { readonly card: Title; readonly target: Seat };
/** SR-TIME-7 The first Connections at Court closes the window. Supply Train is played in it like any card. */
export const cardPlayed = window<Answered>("cardPlayed", {
  moves: {
    playCard: deck.move<"playCard", Answered>((play, action, seat, asked) => {
      if (action.card !== CONNECTIONS_AT_COURT) return declare(play, action, seat, asked);
      layDown(play, action, seat);
      const answered = play.find(eventPlayed);
      if (answered !== null) answered.cancelledBy = seat;
      play.end();
    }),
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
export function pollFrom(ask: Poll<SveaRike, Asked>, first: Seat, except: Seat = NOBODY): readonly Seat[] {
  const { table, memory } = ask;
  const all = ask.thrifty ? whoMightReact(table, memory) : whoHolds(table, isOpen(memory.moment));
  const polled = except === NOBODY ? all : without(all, setOf(except));
  if (isEmpty(polled)) return NO_SEATS;
  const asked = inOrder(seatsOf(table), first, polled);
  return ask.thrifty ? ask.ableHere(asked) : asked;
}
export const NO_SEATS: readonly Seat[] = [];
/** A card, or, where they can be used, an office. */
function whoHolds(table: Readonly<Table>, orAnOffice: boolean): Seats {
  const holders = whoHoldsAny(table, EVERY_TITLE);
  return orAnOffice ? either(holders, whoOwnsAny(table, OFFICE_SET)) : holders;
}
const EVERY_TITLE = wideOf(EVENT_CARD.all);
/** Of those, whose hand has a title that the window takes from the likes of them: the others need not be looked at more closely. */
function whoMightReact(table: Readonly<Table>, { moment, seat: about }: Asked): Seats {
  const others = whoHoldsAny(table, entry(TAKEN_FROM_OTHERS, moment));
  const holders =
    about === NOBODY
      ? others
      : holdsAny(table, about, entry(TAKEN_FROM_THE_ONE, moment))
        ? including(others, about)
        : without(others, setOf(about));
  return isOpen(moment) ? either(holders, whoOwnsAny(table, OFFICE_SET)) : holders;
}
/** By window: what it takes from the player it is about, and from everybody else. */
const takenUnless = (who: Who) =>
  MOMENT.all.map((moment) => wideWhere(EVENT_CARD, (title) => ![null, who].includes(whoMayPlay(title, moment))));
const TAKEN_FROM_THE_ONE = takenUnless("others");
const TAKEN_FROM_OTHERS = takenUnless("active");
/** A set of seats in asking order, made once for each number of seats, first seat and set. */
const inOrder = (seats: number, first: Seat, polled: Seats): readonly Seat[] =>
  (ORDERS[(seats * FIRSTS + first) * SETS + polled] ??= putInOrder(seats, first, polled));
const putInOrder = (seats: number, first: Seat, polled: Seats): readonly Seat[] =>
  clockwiseFrom(seats, first).filter((seat) => has(polled, seat));
const SETS = 32;
const FIRSTS = 8;
const ORDERS: (readonly Seat[] | null)[] = Array.from({ length: 6 * FIRSTS * SETS }, () => null);
