/**
 * A toy game whose secrets can be found in bytes: every card is a word that occurs nowhere else. Each round all lay down a card face
 * down, then all are turned over; whoever laid the greatest may peek at a card of somebody else, who may ward it off with a card from
 * the hand. The rest of the deck is never seen.
 */

import type { GameShelf } from "@stormakt/host";
import type { Chance, Game, Pass, Seat } from "@stormakt/kernel";
import { clockwiseFrom, everySeat, PASS, stepsOf } from "@stormakt/kernel";

export interface Envelopes {
  Config: { readonly seats: number };
  Table: Table;
  TableView: Table;
  Action: Action;
  Event: Event;
  Rule: "EN-LAY-1" | "EN-PEEK-1" | "EN-WARD-1";
}
interface Table {
  seats: number;
  round: number;
  deck: string[];
  hands: string[][];
  open: string[];
  /** What each seat has seen of others' hands. */
  seen: string[][];
}
type Action =
  | Pass
  | { readonly kind: "lay"; readonly card: string }
  | { readonly kind: "peek"; readonly whom: Seat }
  | { readonly kind: "ward"; readonly card: string };
type Event =
  | { kind: "turnedOver"; cards: readonly (string | null)[] }
  | { kind: "peeked"; seat: Seat; whom: Seat; card: string }
  | { kind: "someonePeeked"; seat: Seat; whom: Seat }
  | { kind: "wardedOff"; seat: Seat; card: string };
const { procedure, decision, sealed, window } = stepsOf<Envelopes>();

export const WORDS: readonly string[] = Array.from({ length: 40 }, (_, at) => `zq${(at * 7919 + 104_729).toString(36)}x`);
export const WORD = /zq[0-9a-z]{4}x/g;
const ROUNDS = 4;
/** More than can be laid and warded away, so that there is always one to peek at. */
const HAND = 8;
const HIDDEN = "?";

const rounds = procedure("rounds")({
  lay: (play) => play.askAll(laying, everySeat(play.table.seats), {}),
  peek(play) {
    const laid = play.table.open.slice(-play.table.seats);
    const best = laid.indexOf(laid.reduce((a, b) => (a > b ? a : b)));
    play.ask(peeking, best);
  },
  next(play) {
    play.table.round += 1;
    if (play.table.round < ROUNDS) return play.goTo("lay");
    play.conclude({ places: [everySeat(play.table.seats)], because: "over" });
  },
});
const laying = sealed("laying", {
  moves: {
    lay: {
      candidates: ({ table, seat }) => (table.hands[seat] ?? []).map((card) => ({ kind: "lay", card })),
      requires: { "EN-LAY-1": ({ table, seat }, { card }) => table.hands[seat]?.includes(card) === true },
    },
  },
  reveal(play, _memory, answers) {
    const cards = answers.map((answer) => (answer?.kind === "lay" ? answer.card : null));
    cards.forEach((card, seat) => {
      play.table.hands[seat] = play.table.hands[seat]!.filter((one) => one !== card);
      if (card !== null) play.table.open.push(card);
    });
    play.tell?.({ kind: "turnedOver", cards });
  },
});
const peeking = decision("peeking", {
  moves: {
    peek: {
      candidates: [0, 1, 2, 3].map((whom) => ({ kind: "peek" as const, whom })),
      requires: { "EN-PEEK-1": ({ table, seat }, { whom }) => whom !== seat && whom < table.seats },
      perform: (play, { whom }, seat) => play.call(peek, { seat, whom, warded: false }),
    },
  },
});
const peek = procedure<{ seat: Seat; whom: Seat; warded: boolean }>("peek")({
  letOthersReact: (play, { whom }) => play.open(aboutToPeek, { whom }),
  look(play, { seat, whom, warded }) {
    if (warded) return;
    const card = play.chance.pick(play.table.hands[whom]!);
    play.table.seen[seat]!.push(card);
    play.tell?.({ kind: "peeked", seat, whom, card }, { only: [seat, whom], others: { kind: "someonePeeked", seat, whom } });
  },
});
const aboutToPeek = window<{ whom: Seat }>("aboutToPeek", {
  polls: ({ table, memory }) => clockwiseFrom(table.seats, memory.whom),
  moves: {
    pass: { candidates: [PASS], requires: {} },
    ward: {
      candidates: ({ table, seat }) => (table.hands[seat] ?? []).map((card) => ({ kind: "ward", card })),
      requires: { "EN-WARD-1": ({ memory, seat }) => memory.whom === seat },
      perform(play, { card }, seat) {
        play.table.hands[seat] = play.table.hands[seat]!.filter((one) => one !== card);
        play.table.open.push(card);
        play.find(peek)!.warded = true;
        play.tell?.({ kind: "wardedOff", seat, card });
        play.end();
      },
    },
  },
});

export const envelopes: Game<Envelopes> = {
  id: "envelopes",
  rulesVersion: "1",
  seats: { min: 2, max: 4 },
  options: {},
  rules: ["EN-LAY-1", "EN-PEEK-1", "EN-WARD-1"],
  steps: [rounds, laying, peeking, peek, aboutToPeek],
  longest: () => 200,
  setUp({ seats }, chance) {
    const deck = [...WORDS];
    chance.shuffle(deck);
    return {
      seats,
      round: 0,
      hands: everySeat(seats).map(() => deck.splice(0, HAND).sort()),
      deck,
      open: [],
      seen: everySeat(seats).map(() => []),
    };
  },
  begin: (play) => play.call(rounds, {}),
  copyTable: (table) => ({
    ...table,
    deck: [...table.deck],
    hands: table.hands.map((hand) => [...hand]),
    open: [...table.open],
    seen: table.seen.map((cards) => [...cards]),
  }),
  viewOf: (table, viewer) => ({
    ...envelopes.copyTable(table),
    deck: table.deck.map(() => HIDDEN),
    hands: table.hands.map((hand, seat) => (seat === viewer ? [...hand] : hand.map(() => HIDDEN))),
    seen: table.seen.map((cards, seat) => (seat === viewer ? [...cards] : cards.map(() => HIDDEN))),
  }),
  imagine(view, viewer, chance: Chance) {
    const table = envelopes.copyTable(view);
    const known = new Set([...table.open, ...(table.hands[viewer] ?? [])]);
    const rest = WORDS.filter((word) => !known.has(word));
    chance.shuffle(rest);
    const deal = (cards: string[]): string[] => cards.map((card) => (card === HIDDEN ? rest.pop()! : card));
    return {
      ...table,
      hands: table.hands.map((hand) => deal(hand).sort()),
      deck: deal(table.deck),
      seen: table.seen.map((cards) => cards.map((card) => (card === HIDDEN ? WORDS[0]! : card))),
    };
  },
  invariants: {},
};
export const shelf: GameShelf = { ids: ["envelopes"], game: async () => envelopes as never };
