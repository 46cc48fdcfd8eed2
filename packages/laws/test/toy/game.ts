import type { Chance, Game, Outcome, Play, Seat } from "@stormakt/kernel";
import { everySeat, NOTHING, PASS, seatToLeft, stepsOf } from "@stormakt/kernel";
import type { Action, Config, Event, Flaw, Table, TableView, Toy } from "./types.ts";
import { RULES } from "./types.ts";
import { dealUnseen, imagine, more, viewOf } from "./view.ts";

const CARDS = { short: 10, long: 16 } as const;
const COINS = 12;
const { procedure, decision, sealed, window } = stepsOf<Toy>();
const held = (table: Readonly<Table>, seat: Seat): readonly number[] => table.hands[seat] ?? [];
const bids = Array.from({ length: 16 }, (_, at) => ({ kind: "bid", card: at + 1 }) as const);
type Give = Extract<Action, { kind: "give" }>;

/** What a flawed game remembers outside its state. */
const elsewhere = { played: 0, asked: 0 };

/** The toy, sound or with one flaw. Every call makes new steps, so that engines of several variants can live side by side. */
export function toyWith(flaw: Flaw | null = null): Game<Toy> {
  const has = (wanted: Flaw) => flaw === wanted;

  /** TO-DIAL The leader turns the dial as often as wanted, at most three times; anybody may shout meanwhile. */
  const dial = decision<{ turns: number }>("dial", {
    moves: {
      turn: {
        candidates: [
          { kind: "turn", by: 1 },
          { kind: "turn", by: 2 },
        ],
        requires: {
          "TO-DIAL-1": ({ memory }) => memory.turns < 3,
          ...(has("whimsical-requirement") && { "TO-DIAL-3": () => ++elsewhere.asked % 3 > 0 }),
          ...(has("unknown-rule") && { "TO-NOWHERE-1": () => false }),
        },
        perform(play, action, seat, memory) {
          play.table.dial = (play.table.dial + action.by) % 4;
          memory.turns += 1;
          if (has("makes-coins") && play.table.dial === 3) more(play.table.coins, seat, 1);
          if (has("shows-and-regrets")) play.tell?.({ kind: "turned", seat, dial: play.table.deck.at(-1) ?? 0 });
          else play.tell?.({ kind: "turned", seat, dial: play.table.dial });
          play.again();
        },
      },
      rest: {
        candidates: [{ kind: "rest" }],
        requires: has("nothing-legal") ? { "TO-DIAL-1": ({ memory }) => memory.turns < 3 } : {},
        perform() {},
      },
    },
    interrupts: {
      shout: {
        candidates: [{ kind: "shout" }],
        requires: {
          "TO-DIAL-2": ({ table, seat }) => (table.coins[seat] ?? 0) > 0,
          "TO-DIAL-3": ({ table, seat }) => table.shouted[seat] === false,
        },
        perform(play, _action, seat) {
          pay(play.table, seat, -1);
          play.table.shouted[seat] = true;
          play.tell?.({ kind: "shouted", seat });
        },
      },
    },
    otherwise: () => (has("illegal-default") ? { kind: "turn", by: 9 } : { kind: "rest" }),
  });

  /** TO-PEEK The leader may look at the top card of the deck. */
  const peek = decision("peek", {
    moves: {
      peek: {
        candidates: [{ kind: "peek" }],
        requires: { "TO-PEEK-1": ({ table, seat }) => table.deck.length > 0 && table.peeked[seat] === -1 },
        perform(play, _action, seat) {
          const card = play.table.deck.at(-1) ?? 0;
          play.table.peeked[seat] = card;
          const others: Event = { kind: "someonePeeked", seat };
          play.tell?.({ kind: "peeked", seat, card }, { only: [seat], others, ...(has("known-already") && { knownAlready: true }) });
          play.again();
        },
      },
      lookAway: { candidates: [{ kind: "lookAway" }], requires: {}, perform() {} },
    },
  });

  /** TO-BID Everybody lays down a card in secret. */
  const bid = sealed("bid", {
    moves: {
      bid: {
        candidates: bids,
        requires: {
          ...(has("explains-too-much") && {
            "TO-DIAL-2": ({ table, seat }, { card }) =>
              held(table, seat).includes(card) || !held(table, (seat + 1) % table.seats).includes(card),
          }),
          "TO-BID-1": ({ table, seat }, { card }) => held(table, seat).includes(card),
          ...(has("requires-peeks") && {
            "TO-TRICK-2": ({ table, seat }, { card }) =>
              card > 4 || held(table, seat).length === 1 || !held(table, (seat + 1) % table.seats).includes(card + 1),
          }),
        },
      },
    },
    reveal(play, _memory, answers) {
      const { table } = play;
      for (const seat of everySeat(table.seats)) {
        const answer = answers[seat];
        if (answer?.kind !== "bid") continue;
        table.hands[seat] = held(table, seat).filter((card) => card !== answer.card);
        table.played[seat] = answer.card;
        if (has("writes-on-actions")) (answer as { card: number }).card = 0;
      }
      play.tell?.({ kind: "bidsTurned", cards: [...table.played] });
    },
  });

  /** TO-TRICK Before the prize is given a trick may spoil it, and a trick may be countered. */
  const aboutToScore = window("aboutToScore", {
    polls: ({ table }) =>
      has("polls-holders") ? everySeat(table.seats).filter((seat) => table.tricks[seat] !== 0) : everySeat(table.seats),
    moves: {
      pass: { candidates: [PASS], requires: {} },
      trick: {
        candidates: [{ kind: "trick" }],
        requires: { "TO-TRICK-1": ({ table, seat }) => table.tricks[seat] !== 0 },
        perform(play, _action, seat) {
          spendTrick(play.table, seat);
          play.tell?.({ kind: "tricked", seat });
          play.call(trickPlayed, { by: seat, countered: false });
        },
      },
    },
  });
  const trickPlayed = procedure<{ by: Seat; countered: boolean }>("trickPlayed")({
    letOthersReact: (play) => play.open(aboutToTrick, NOTHING),
    takeEffect(play, { countered }) {
      const now = play.find(round);
      if (!countered && now !== null) now.spoiled = true;
    },
  });
  const aboutToTrick = window("aboutToTrick", {
    polls: ({ table }) => everySeat(table.seats),
    moves: {
      pass: { candidates: [PASS], requires: {} },
      counter: {
        candidates: [{ kind: "counter" }],
        requires: {
          "TO-TRICK-1": ({ table, seat }) => table.tricks[seat] !== 0,
          "TO-TRICK-2": (ask) => ask.find(trickPlayed)?.by !== ask.seat,
        },
        perform(play, _action, seat) {
          spendTrick(play.table, seat);
          play.tell?.({ kind: "countered", seat });
          const trick = play.find(trickPlayed);
          if (trick !== null) trick.countered = true;
          play.end();
        },
      },
    },
  });

  /** TO-GIFT The winner may give coins away, as many to each as wanted. */
  const gift = decision("gift", {
    moves: {
      give: {
        weight: 3,
        sample({ table, seat }, chance): Give | null {
          let left = table.coins[seat] ?? 0;
          if (left === 0) return null;
          const gifts = everySeat(table.seats).map((to) => {
            const coins = to === seat ? 0 : chance.below(Math.min(left, 2) + 1);
            left -= coins;
            return coins;
          });
          return { kind: "give", gifts };
        },
        read(json): Give | null {
          const { gifts } = json as Give;
          if (has("reader-throws")) return { kind: "give", gifts: gifts.map((coins) => coins + 0) };
          if (has("reader-trusts")) return { kind: "give", gifts };
          return Array.isArray(gifts) && gifts.every((coins) => Number.isInteger(coins) && coins >= 0)
            ? { kind: "give", gifts: [...gifts] }
            : null;
        },
        requires: {
          "TO-GIFT-1": ({ table, seat }, { gifts }) => gifts.length === table.seats && gifts[seat] === 0,
          "TO-GIFT-2": ({ table, seat }, { gifts }) => {
            const sum = gifts.reduce((a, b) => a + b, 0);
            return sum > 0 && sum <= (table.coins[seat] ?? 0);
          },
        },
        perform(play, { gifts }, seat) {
          gifts.forEach((coins, to) => {
            more(play.table.coins, seat, -coins);
            more(play.table.coins, to, coins);
          });
          play.tell?.({ kind: "gave", seat, coins: gifts.reduce((a, b) => a + b, 0) });
        },
      },
      keep: { candidates: [{ kind: "keep" }], requires: {}, perform() {} },
    },
  });

  const round = procedure<{ spoiled: boolean }>("round")({
    turnTheDial: (play) => play.ask(dial, play.table.leader, { turns: 0 }),
    lookAtTheDeck: (play) => play.ask(peek, play.table.leader),
    bids: (play) => play.askAll(bid, everySeat(play.table.seats), NOTHING),
    letOthersSpoil(play) {
      if (play.table.withTricks) play.open(aboutToScore, NOTHING);
    },
    prize(play, { spoiled }) {
      const { table } = play;
      const best = table.played.indexOf(Math.max(...table.played));
      table.discards.push(...table.played);
      table.discards.sort((a, b) => a - b);
      table.played = [];
      if (spoiled) play.tell?.({ kind: "wonNothing" });
      else {
        const coins = Math.min(table.bank, play.chance.die(4, "prize") + (has("drifts") ? elsewhere.played++ % 2 : 0));
        pay(table, best, coins);
        play.tell?.({ kind: "won", seat: best, coins });
        play.ask(gift, best);
      }
    },
    drawCards(play) {
      const { table } = play;
      for (const seat of everySeat(table.seats)) {
        const card = table.deck.pop();
        if (card === undefined) break;
        table.hands[seat] = [...held(table, seat), card];
        if (has("tells-draws")) play.tell?.({ kind: "drew", seat, card });
        else play.tell?.({ kind: "drew", seat, card }, { only: [seat], others: { kind: "someoneDrew", seat } });
      }
      table.peeked = table.peeked.map(() => -1);
    },
    next(play) {
      const { table } = play;
      table.leader = seatToLeft(table.seats, table.leader, 1);
      table.shouted = table.shouted.map(() => false);
      if (table.round < table.rounds) {
        table.round += 1;
        play.call(round, { spoiled: false });
      } else if (has("endless")) {
        for (const seat of everySeat(table.seats)) table.hands[seat] = [...held(table, seat), ...table.discards.splice(0, 1)];
        play.call(round, { spoiled: false });
      }
    },
    end(play) {
      if (play.table.round === play.table.rounds) conclude(play);
    },
  });

  function conclude(play: Play<Toy>): void {
    const { coins, seats } = play.table;
    const amounts = [...new Set(coins)].sort((a, b) => b - a);
    let places = amounts.map((amount) => everySeat(seats).filter((seat) => coins[seat] === amount));
    if (has("places-twice")) places = [[0], ...places];
    const outcome: Outcome = {
      places: coins.every((own) => own === 0) ? [] : places,
      because: amounts[0] === 0 ? "bankrupt" : "mostCoins",
    };
    play.conclude(outcome);
  }

  return {
    id: "toy",
    rulesVersion: "1",
    seats: { min: 2, max: 4 },
    options: {
      tricks: { kind: "flag", usual: true },
      rounds: { kind: "number", min: 1, max: 3, usual: 2 },
      deck: { kind: "choice", among: ["short", "long"], usual: "long" },
      first: { kind: "seat", usual: "random" },
    },
    refuses: ({ deck, seats }) => (deck === "short" && seats > 3 ? "TO-SETUP-2" : null),
    rules: RULES,
    steps: [round, dial, peek, bid, aboutToScore, trickPlayed, aboutToTrick, gift],
    longest: ({ seats, rounds }) => (has("short-bound") ? 3 * seats : rounds * (4 + 2 + seats * 12)),
    setUp: (config, chance) => setUp(config, chance, has),
    begin: (play) => play.call(round, { spoiled: false }),
    copyTable: (table) => ({
      ...table,
      deck: table.deck.slice(),
      hands: has("shared-hands") ? table.hands : table.hands.map((hand) => hand.slice()),
      played: table.played.slice(),
      discards: table.discards.slice(),
      tricks: table.tricks.slice(),
      peeked: table.peeked.slice(),
      coins: table.coins.slice(),
      shouted: table.shouted.slice(),
    }),
    viewOf: (table, seat): TableView => viewOf(table, seat, flaw),
    imagine: (view, seat, chance) => imagine(view, seat, chance, flaw),
    dealUnseen: (table, chance) => dealUnseen(table, chance, flaw),
    invariants: {
      cards(table) {
        const all = [...table.deck, ...table.hands.flat(), ...table.played, ...table.discards].sort((a, b) => a - b);
        return all.length === table.cards && all.every((card, at) => card === at + 1) ? null : `the cards are ${all.join()}`;
      },
      coins: ({ coins, bank }) => (coins.reduce((a, b) => a + b, bank) === COINS ? null : `coins ${coins.join()} and ${bank} in the bank`),
      tricks: ({ tricks, tricksUsed, seats }) => (tricks.reduce((a, b) => a + b, tricksUsed) === seats ? null : `tricks ${tricks.join()}`),
    },
  };
}

function setUp({ seats, tricks, rounds, deck: size, first }: Config, chance: Chance, has: (flaw: Flaw) => boolean): Table {
  const cards = CARDS[size];
  const deck = Array.from({ length: cards }, (_, at) => at + 1);
  chance.shuffle(deck, "deck");
  const hands = everySeat(seats).map(() => deck.splice(-3));
  const tokens = everySeat(seats).map(() => 0);
  for (const _ of everySeat(seats)) more(tokens, chance.below(seats, "trick"), 1);
  return {
    seats,
    rounds,
    round: 1,
    leader: first === "random" ? chance.below(seats, "leader") : first,
    cards,
    withTricks: tricks,
    deck,
    hands,
    played: [],
    discards: [],
    tricks: tokens,
    tricksUsed: 0,
    peeked: everySeat(seats).map(() => -1),
    coins: everySeat(seats).map(() => 0),
    bank: COINS,
    dial: 0,
    shouted: everySeat(seats).map(() => false),
    ...(has("map-in-state") && { oddity: new Map([[1, 2]]) }),
    ...(has("undefined-in-state") && { oddity: undefined }),
  };
}
function pay(table: Table, seat: Seat, coins: number): void {
  table.bank -= coins;
  more(table.coins, seat, coins);
}
function spendTrick(table: Table, seat: Seat): void {
  more(table.tricks, seat, -1);
  table.tricksUsed += 1;
}
