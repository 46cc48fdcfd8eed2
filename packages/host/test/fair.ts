/**
 * A toy game with one of everything a host has to deal with: a procedure with a loop, an open decision of several seats, a sealed one,
 * a reaction window with an answer to an answer, an interruptible decision, a sampled move, a secret, dice, and a turn cut short.
 *
 * Each day the traders in turn either walk (a die is rolled) or shout a price of their own; whoever holds a card may answer a walk by
 * tripping the walker up, and the walker may dodge. Then all bid in secret for the prize of the day.
 */

import type { Chance, Game, Pass, Play, Seat } from "@stormakt/kernel";
import { clockwiseFrom, everySeat, PASS, stepsOf } from "@stormakt/kernel";

export interface Fair {
  Config: { readonly seats: number; readonly days: number };
  Table: Table;
  TableView: Table;
  Action: Action;
  Event: Event;
  Rule: Rule;
}
export const RULES = ["FA-WALK-1", "FA-TRIP-1", "FA-TRIP-2", "FA-DODGE-1", "FA-SHOUT-1", "FA-BID-1", "FA-BELL-1"] as const;
type Rule = (typeof RULES)[number];
export interface Table {
  seats: number;
  days: number;
  day: number;
  coins: number[];
  /** Secret: how many trip cards each seat holds. The number is known to its owner only. */
  trips: number[];
  walked: number[];
  bells: number;
}
export type Action =
  | Pass
  | { readonly kind: "walk" }
  | { readonly kind: "shout"; readonly price: number }
  | { readonly kind: "trip" }
  | { readonly kind: "dodge" }
  | { readonly kind: "bid"; readonly coins: number }
  | { readonly kind: "ringBell" }
  | { readonly kind: "greet"; readonly whom: Seat }
  | { readonly kind: "nod" };
export type Event =
  | { kind: "walked"; seat: Seat; steps: number }
  | { kind: "shouted"; seat: Seat; price: number }
  | { kind: "tripped"; seat: Seat; by: Seat }
  | { kind: "dodged"; seat: Seat }
  | { kind: "cardsLeft"; seat: Seat; trips: number }
  | { kind: "someoneDrew"; seat: Seat }
  | { kind: "bidsShown"; bids: readonly number[] }
  | { kind: "bellRung"; seat: Seat };

const { procedure, decision, sealed, window } = stepsOf<Fair>();

export const days = procedure("days")({
  openStalls(play) {
    play.call(day, { turn: 0 });
  },
  closeStalls(play) {
    play.table.day += 1;
    if (play.table.day <= play.table.days) return play.goTo("openStalls");
    const best = Math.max(...play.table.walked);
    const winners = everySeat(play.table.seats).filter((seat) => play.table.walked[seat] === best);
    play.conclude({ places: [winners], because: "farthest", facts: { steps: best } });
  },
});
export const day = procedure<{ turn: number }>("day")({
  greet: (play) => play.askAll(greeting, everySeat(play.table.seats), {}),
  takeTurns(play, memory) {
    if (memory.turn === play.table.seats) return;
    play.ask(turn, memory.turn, { taken: 0 });
    memory.turn += 1;
    play.again();
  },
  bid: (play) => play.askAll(bidding, everySeat(play.table.seats), { prize: 3 }),
});
/** Everybody nods, in any order. */
export const greeting = decision("greeting", {
  moves: { nod: { candidates: [{ kind: "nod" }], requires: {}, perform: () => {} } },
});
export const turn = decision<{ taken: number }>("turn", {
  moves: {
    walk: {
      candidates: [{ kind: "walk" }],
      requires: { "FA-WALK-1": ({ table, seat }) => table.walked[seat]! < 20 },
      perform: (play, _action, seat) => play.call(walk, { seat, tripped: false }),
    },
    shout: {
      sample: (_ask, chance) => ({ kind: "shout", price: chance.below(100) }),
      read: (json) => {
        const { price } = json as { price: unknown };
        return typeof price === "number" && Number.isInteger(price) ? { kind: "shout", price } : null;
      },
      requires: { "FA-SHOUT-1": (_ask, { price }) => price >= 0 && price < 100 },
      perform(play, { price }, seat, memory) {
        play.tell?.({ kind: "shouted", seat, price });
        memory.taken += 1;
        if (memory.taken < 2) play.again();
      },
    },
  },
  interrupts: {
    ringBell: {
      candidates: [{ kind: "ringBell" }],
      requires: { "FA-BELL-1": ({ table }) => table.bells > 0 },
      perform(play, _action, seat) {
        play.table.bells -= 1;
        play.tell?.({ kind: "bellRung", seat });
        play.breakOff(day, "bid");
      },
    },
  },
  otherwise: () => ({ kind: "shout", price: 1 }),
});
export const walk = procedure<{ seat: Seat; tripped: boolean }>("walk")({
  letOthersReact: (play, { seat }) => play.open(aboutToWalk, { walker: seat }),
  go(play, { seat, tripped }) {
    if (tripped) return;
    const steps = play.chance.die(6, "steps");
    play.table.walked[seat]! += steps;
    play.tell?.({ kind: "walked", seat, steps });
  },
  draw(play, { seat }) {
    if (play.chance.below(2, "luck") === 0) return;
    play.table.trips[seat]! += 1;
    play.tell?.({ kind: "cardsLeft", seat, trips: play.table.trips[seat]! }, { only: [seat], others: { kind: "someoneDrew", seat } });
  },
});
/** Everybody but the walker is asked, holders or not. */
export const aboutToWalk = window<{ walker: Seat }>("aboutToWalk", {
  polls: ({ table, memory, thrifty, find }) => {
    if (find(walk)?.tripped) return [];
    return clockwiseFrom(table.seats, memory.walker).filter((seat) => seat !== memory.walker && (!thrifty || table.trips[seat]! > 0));
  },
  moves: {
    pass: { candidates: [PASS], requires: {} },
    trip: {
      candidates: [{ kind: "trip" }],
      requires: {
        "FA-TRIP-1": ({ table, seat }) => table.trips[seat]! > 0,
        "FA-TRIP-2": ({ table, memory }) => table.walked[memory.walker]! < 20,
      },
      perform(play, _action, by) {
        play.table.trips[by]! -= 1;
        play.call(trip, { by, dodged: false });
      },
    },
  },
});
export const trip = procedure<{ by: Seat; dodged: boolean }>("trip")({
  letWalkerAnswer: (play, { by }) => play.open(tripped, { by }),
  fall(play, { by, dodged }) {
    const walking = play.find(walk)!;
    if (dodged) return;
    walking.tripped = true;
    play.tell?.({ kind: "tripped", seat: walking.seat, by });
  },
});
export const tripped = window<{ by: Seat }>("tripped", {
  polls: ({ find }) => [find(walk)!.seat],
  moves: {
    pass: { candidates: [PASS], requires: {} },
    dodge: {
      candidates: [{ kind: "dodge" }],
      requires: { "FA-DODGE-1": ({ table, seat }) => table.coins[seat]! > 0 },
      perform(play, _action, seat) {
        play.table.coins[seat]! -= 1;
        play.find(trip)!.dodged = true;
        play.tell?.({ kind: "dodged", seat });
        play.end();
      },
    },
  },
});
const BIDS: readonly { kind: "bid"; coins: number }[] = Array.from({ length: 6 }, (_, coins) => ({ kind: "bid", coins }));
export const bidding = sealed<{ prize: number }>("bidding", {
  moves: { bid: { candidates: BIDS, requires: { "FA-BID-1": ({ table, seat }, { coins }) => coins <= table.coins[seat]! } } },
  reveal(play, { prize }, answers) {
    const bids = answers.map((answer) => (answer?.kind === "bid" ? answer.coins : 0));
    const best = bids.indexOf(Math.max(...bids));
    play.table.coins[best]! -= bids[best]!;
    play.table.walked[best]! += prize;
    play.tell?.({ kind: "bidsShown", bids });
  },
});

export const fair: Game<Fair> = {
  id: "fair",
  rulesVersion: "1",
  seats: { min: 2, max: 4 },
  options: { days: { kind: "number", min: 1, max: 3, usual: 2 } },
  rules: RULES,
  steps: [days, day, greeting, turn, walk, aboutToWalk, trip, tripped, bidding],
  longest: ({ seats, days }) => days * seats * 60,
  setUp: ({ seats, days }, chance) => ({
    seats,
    days,
    day: 1,
    coins: Array.from({ length: seats }, () => 5),
    trips: Array.from({ length: seats }, () => chance.below(3, "deal")),
    walked: Array.from({ length: seats }, () => 0),
    bells: 1,
  }),
  begin: (play: Play<Fair>) => play.call(days, {}),
  copyTable: (table) => ({ ...table, coins: table.coins.slice(), trips: table.trips.slice(), walked: table.walked.slice() }),
  viewOf: (table, viewer) => ({ ...fair.copyTable(table), trips: table.trips.map((count, seat) => (seat === viewer ? count : 0)) }),
  imagine(view, viewer, chance: Chance) {
    const table = fair.copyTable(view);
    for (const seat of everySeat(table.seats)) if (seat !== viewer) table.trips[seat] = chance.below(3);
    return table;
  },
  invariants: { "coins are never owed": ({ coins }) => (coins.every((count) => count >= 0) ? null : `coins ${coins.join()}`) },
};
