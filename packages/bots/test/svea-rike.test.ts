import type { Seat, State } from "@stormakt/kernel";
import { Engine, fastDice, PASS, usualConfig } from "@stormakt/kernel";
import type { Action, Config, SveaRike } from "@stormakt/svea-rike";
import { own, remakeSets, sveaRike } from "@stormakt/svea-rike";
import { fiefCalled, NONE, titleCalled } from "@stormakt/svea-rike/catalog";
import { AGRICULTURE, AVAILABLE } from "@stormakt/svea-rike/reckoning";
import { describe, expect, it } from "vitest";
import { greedyBot } from "../src/greedy.ts";
import { randomBot } from "../src/random.ts";
import { holdingValue } from "../src/tastes/svea-rike/cards.ts";
import { taste } from "../src/tastes/svea-rike.ts";

const engine = new Engine(sveaRike);
const config = (seats: number, asked: Partial<Config> = {}): Config => usualConfig(sveaRike, { seats, ...asked });
const thinking = new Engine(sveaRike);
thinking.thrifty = true;
const greedy = greedyBot(thinking, taste);
const choose = (state: State<SveaRike>, seat: Seat, seed = "choice"): Action =>
  greedy.choose(engine.view(state, seat), seat, engine.legalActions(state, seat), { chance: fastDice(seed), worlds: 8 });

/** A game of four up to a step: the first of several in which it comes about. */
function until(step: string, seed: string, fits: (state: State<SveaRike>, seat: Seat) => boolean = () => true): [State<SveaRike>, Seat] {
  for (let game = 0; game < 50; game++) {
    const deal = game === 0 ? seed : `${seed} ${game}`;
    const dice = fastDice(deal);
    const state = engine.begin(config(4), deal);
    do if (engine.stepOf(state) === step && fits(state, engine.nextSeat(state))) return [state, engine.nextSeat(state)];
    while (engine.playAny(state, dice));
  }
  throw new Error(`no ${step} in fifty games of ${seed}`);
}
/** Puts cards of the deck into a hand, and what was there back. */
function give(state: State<SveaRike>, seat: Seat, ...cards: string[]): void {
  const { table } = state;
  own.eventDeck(table).unshift(...(table.hands[seat] ?? []));
  const hand = cards.map(titleCalled).sort((a, b) => a - b);
  for (const title of hand) {
    const at = table.eventDeck.indexOf(title);
    if (at >= 0) own.eventDeck(table).splice(at, 1);
    else own.discards(table).splice(table.discards.indexOf(title), 1);
  }
  own.hands(table)[seat] = hand;
  own.known(table)[seat] = [];
  remakeSets(table);
}

/** What is shown in positions of our own must not depend on how the pack was shuffled: a new card changes every deal. */
const DEALS = ["first", "second", "third", "fourth", "fifth", "sixth"];
/** Nobody has a card, a debt, or more gold than anybody else. */
function settle(state: State<SveaRike>): void {
  const { table } = state;
  for (const seat of table.gold.keys()) {
    give(state, seat);
    own.gold(table)[seat] = 2;
    own.due(table)[seat] = 0;
    own.lent(table)[seat] = 0;
  }
}

describe("the greedy bot in Svea Rike", () => {
  it.each(DEALS)("buys the cheap Finnish garrisons with its first gold (%s)", (deal) => {
    const isFree = ({ table }: State<SveaRike>): boolean => table.turn === 1 && table.move?.dictated === NONE && table.move.barred === NONE;
    const [state, seat] = until("choosing", `opening ${deal}`, isFree);
    const { table } = state;
    settle(state);
    for (const fief of table.fiefs.keys()) if (table.fiefs[fief] === seat) own.fiefs(table)[fief] = AVAILABLE;
    for (const fief of ["savolaks", "karelia"]) own.fiefs(table)[fiefCalled(fief)] = AVAILABLE;
    for (const fief of ["narke", "gotland"]) own.fiefs(table)[fiefCalled(fief)] = seat;
    own.merchants(table).fill(0);
    table.row = [];
    remakeSets(table);
    own.gold(table)[seat] = 7;
    expect(choose(state, seat)).toEqual({ kind: "chooseActivity", activity: AGRICULTURE });
    engine.submit(state, seat, { kind: "chooseActivity", activity: AGRICULTURE });
    while (engine.stepOf(state) !== "buying") engine.submit(state, engine.nextSeat(state), PASS);
    const bought = choose(state, seat);
    expect(bought.kind).toBe("buyFief");
    expect([fiefCalled("savolaks"), fiefCalled("karelia")]).toContain((bought as { fief: number }).fief);
  });

  it("plays a card that brings it more than it is worth in the hand, and holds one that does not", () => {
    const [state, seat] = until("choosing", "cards", ({ table }) => table.turn >= 2);
    give(state, seat, "inspiring-speech");
    expect(choose(state, seat)).toEqual({ kind: "playCard", card: titleCalled("inspiring-speech") });
    give(state, seat, "heavy-loans", "supply-train");
    own.gold(state.table)[seat] = 60;
    expect(choose(state, seat).kind).toBe("chooseActivity");
    expect(holdingValue(titleCalled("connections-at-court"), 10)).toBeGreaterThan(holdingValue(titleCalled("tax-refund"), 10));
  });

  it.each(DEALS)("cancels what hurts it and lets pass what does not (%s)", (deal) => {
    const answers = (card: string): Action => {
      const [state, seat] = until("choosing", `court ${deal}`, ({ table }) => table.turn >= 2);
      const other = (seat + 1) % 4;
      settle(state);
      for (const fief of ["narke", "gotland"]) own.fiefs(state.table)[fiefCalled(fief)] = other;
      give(state, seat, card);
      give(state, other, "connections-at-court");
      own.gold(state.table)[other] = 60;
      own.gold(state.table)[seat] = 2;
      engine.submit(state, seat, { kind: "playCard", card: titleCalled(card) });
      while (engine.stepOf(state) === "cardPlayed" && engine.nextSeat(state) !== other) engine.submit(state, engine.nextSeat(state), PASS);
      return choose(state, other);
    };
    expect(answers("reduction").kind).toBe("playCard");
    expect(answers("tax-refund")).toEqual(PASS);
  });

  it("never borrows itself to ruin in the last turn", () => {
    const [state, seat] = until("choosing", "last", ({ table }) => table.sovereign === 16);
    give(state, seat, "heavy-loans");
    own.gold(state.table)[seat] = 0;
    const action = choose(state, seat);
    expect(action.kind).toBe("chooseActivity");
  });

  it("stays at home alone against the whole enemy, and takes a reward it can have", () => {
    const [state, seat] = until("commitment", "war");
    const { table } = state;
    for (const fief of table.fiefs.keys()) if (table.fiefs[fief]! >= 0) own.fiefs(table)[fief] = -1;
    own.fiefs(table)[fiefCalled("narke")] = seat;
    own.fiefs(table)[fiefCalled("norrbotten")] = (seat + 1) % 4;
    remakeSets(table);
    table.gold = table.gold.map((_, other) => (other === seat ? 2 : 0)); // nobody else can pay for the march
    expect(choose(state, seat)).toEqual({ kind: "stayHome" });
    const [reward, winner] = until("reward", "reward");
    expect(engine.judge(reward, winner, choose(reward, winner))).toEqual({ legal: true });
  });

  it("wins nearly always against three random players", { timeout: 300_000 }, () => {
    const random = randomBot(new Engine(sveaRike));
    const games = 12;
    let won = 0;
    for (let game = 0; game < games; game++) {
      const state = engine.begin(config(4), `arena ${game}`);
      const chance = fastDice(`arena ${game}`);
      for (let seat = engine.nextSeat(state); seat >= 0; seat = engine.nextSeat(state)) {
        const legal = engine.legalActions(state, seat);
        const bot = seat === game % 4 ? greedy : random;
        const receipt = engine.submit(state, seat, bot.choose(engine.view(state, seat), seat, legal, { chance, worlds: 1 }));
        if (!receipt.legal) throw new Error(`refused by ${receipt.rule}`);
      }
      if (state.outcome!.places[0]!.includes(game % 4)) won += 1;
    }
    expect(won).toBeGreaterThanOrEqual(0.8 * games);
  });
});
