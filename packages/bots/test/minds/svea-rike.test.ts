/** What the bots that learn and search know of Svea Rike. */
import type { Seat, State } from "@stormakt/kernel";
import { Engine, fastChance, fastDice, PASS, usualConfig } from "@stormakt/kernel";
import type { Action, Config, SveaRike } from "@stormakt/svea-rike";
import { own, remakeSets, sveaRike } from "@stormakt/svea-rike";
import { EVENTS } from "@stormakt/svea-rike/advice";
import { FIEFS, fiefCalled, HISTORY, historyCalled, titleCalled } from "@stormakt/svea-rike/catalog";
import { playedBy, playerOf, titleOf } from "@stormakt/svea-rike/reckoning";
import { describe, expect, it } from "vitest";
import { Judgement } from "../../src/judgement.ts";
import { oneStepBot, searchBot } from "../../src/levels.ts";
import { forceOf, isMustered } from "../../src/minds/svea-rike/muster.ts";
import { mind } from "../../src/minds/svea-rike.ts";

const usual = (seats: number, asked: Partial<Config> = {}): Config => usualConfig(sveaRike, { seats, ...asked });
const FLAGS = [
  "finlandLoss",
  "russiaStrongInLiberty",
  "protectorAfterLastTurn",
  "shortGame",
  "goldVisible",
  "fiefSalesBetweenPlayers",
  "openHands",
] as const;
const COUNTS = [2, 3, 4, 5];
const engine = new Engine(sveaRike);
const thrifty = new Engine(sveaRike);
thrifty.thrifty = true;
const WIDTH = mind.features.length;

/** A game played on sensibly up to a step: the first of several in which it comes about. */
function until(step: string, seed: string, fits: (state: State<SveaRike>, seat: Seat) => boolean = () => true): [State<SveaRike>, Seat] {
  for (let game = 0; game < 50; game++) {
    const dice = fastDice(`${seed} ${game}`);
    const state = engine.beginWith(usual(4), fastChance(`${seed} ${game}`));
    for (let seat = engine.nextSeat(state); seat >= 0; seat = engine.nextSeat(state)) {
      if (engine.stepOf(state) === step && fits(state, seat)) return [state, seat];
      engine.perform(state, seat, mind.rollout(engine, state, seat, dice));
    }
  }
  throw new Error(`no ${step} in fifty games of ${seed}`);
}
/** Puts cards into a hand, and what was there back into the deck. */
function give(state: State<SveaRike>, seat: Seat, ...cards: string[]): void {
  const { table } = state;
  own.eventDeck(table).unshift(...(table.hands[seat] ?? []));
  const hand = cards.map(titleCalled).sort((a, b) => a - b);
  for (const title of hand) {
    const others = own.hands(table).filter((_, other) => other !== seat);
    const from = [own.eventDeck(table), own.discards(table), ...others].find((list) => list.includes(title));
    from?.splice(from.indexOf(title), 1);
  }
  own.hands(table)[seat] = hand;
  table.known = table.known.map(() => []);
  remakeSets(table);
}
function measured(state: State<SveaRike>): Float64Array {
  const rows = new Float64Array(mind.seatsOf(state) * WIDTH);
  mind.measure(state, rows);
  return rows;
}
const feature = (rows: Float64Array, seat: Seat, name: string): number => rows[seat * WIDTH + mind.features.indexOf(name)] as number;
const judgement = new Judgement(mind);
function chances(state: State<SveaRike>): Float64Array {
  const into = new Float64Array(mind.seatsOf(state));
  judgement.judge(state, into);
  return into;
}
const hard = searchBot(thrifty, mind, "hard");
const ask = (state: State<SveaRike>, seat: Seat): Action =>
  hard.choose(engine.view(state, seat), seat, engine.legalActions(state, seat), { chance: fastDice("asked"), share: 0.5 });

describe("windows in which the quick player thinks of no card", () => {
  const patient = new Engine(sveaRike);
  patient.thrifty = true;
  const asksAll = { ...mind, passes: () => false };
  const bots = [searchBot(thrifty, mind, "hard"), searchBot(patient, asksAll, "hard")];
  const report = (state: State<SveaRike>, seat: Seat, seed: string) =>
    bots.map((bot) => {
      const thinking = bot.ponder?.(engine.view(state, seat), seat, engine.legalActions(state, seat), {
        chance: fastDice(seed),
        share: 0.1,
        explain: true,
      });
      for (let step = thinking?.next(); step !== undefined; step = thinking?.next()) if (step.done === true) return step.value;
      throw new Error("no report");
    });
  it("are not waited for, and every figure of a search is the same", () => {
    let iterations = 0;
    for (const step of ["choosing", "buying", "sending", "commitment", "reward", "moveEnd", "warRound", "cardPlayed", "turnEnd"])
      for (const seed of ["one", "other"]) {
        const [state, seat] = until(step, `passed ${seed}`, (at, by) => engine.legalActions(at, by).length > 1);
        const [spared, asked] = report(state, seat, seed);
        expect(spared).toEqual(asked);
        iterations += spared?.iterations ?? 0;
      }
    expect(iterations).toBeGreaterThan(400);
  });
  it("are those in which nobody asked would play anything, and no dice are thrown to find out", () => {
    let [idle, busy] = [0, 0];
    for (let game = 0; game < 12; game++) {
      const dice = fastDice(`idle ${game}`);
      const state = thrifty.beginWith(usual(COUNTS[game % 4] as number), fastChance(`idle ${game}`));
      for (let seat = thrifty.nextSeat(state); seat >= 0; seat = thrifty.nextSeat(state)) {
        const { memory, order, waiting } = state.stack.at(-1) as (typeof state.stack)[number];
        const before = JSON.stringify(dice.state);
        const action = mind.rollout(thrifty, state, seat, dice);
        if (order !== null && mind.passes?.(state, memory, waiting) === true) {
          idle++;
          expect([action, JSON.stringify(dice.state)]).toEqual([PASS, before]);
        } else if (action.kind === "playCard") busy++;
        thrifty.perform(state, seat, action);
      }
    }
    expect(idle).toBeGreaterThan(1000);
    expect(busy).toBeGreaterThan(100);
  });
});

describe("playing on", () => {
  it("is legal in every position, with any number of seats and any options", () => {
    const dice = fastDice("options");
    const played = new Set<number>();
    for (let game = 0; game < 96; game++) {
      const agreed = Object.fromEntries(FLAGS.map((flag) => [flag, dice.below(2) === 0]));
      const config = usual(COUNTS[game % 4] as number, { ...agreed, ...(game % 5 === 0 && { maxRepeatedTurns: 0, loanMax: 1 }) });
      const state = thrifty.beginWith(config, fastChance(`legal ${game}`));
      for (let seat = thrifty.nextSeat(state); seat >= 0; seat = thrifty.nextSeat(state)) {
        const action = mind.rollout(thrifty, state, seat, dice);
        const verdict = thrifty.judge(state, seat, action);
        if (!verdict.legal) throw new Error(`${JSON.stringify(action)} is refused by ${verdict.rule} in ${thrifty.describe(state)}`);
        if (action.kind === "playCard") played.add(action.card);
        // Now and then something else is done, so that odd positions are met too.
        thrifty.perform(state, seat, dice.below(12) === 0 ? (thrifty.sampleAction(state, seat, dice) ?? action) : action);
      }
    }
    expect(played.size).toBeGreaterThan(40);
  });
  it("looks at nothing that the seat cannot know", () => {
    const dice = fastDice("twins");
    let asked = 0;
    for (let game = 0; game < 6; game++) {
      const state = thrifty.beginWith(usual(4, { goldVisible: game % 2 === 0 }), fastChance(`twins ${game}`));
      for (let seat = thrifty.nextSeat(state); seat >= 0; seat = thrifty.nextSeat(state)) {
        if (dice.below(5) === 0) {
          const view = thrifty.view(state, seat);
          const twins = ["one", "other"].map((seed) => thrifty.determinise(view, seat, fastDice(`${seed} ${asked}`)));
          const [one, other] = twins.map((twin) => mind.rollout(thrifty, twin, seat, fastDice(`same ${asked}`)));
          expect(one).toEqual(other);
          asked++;
        }
        thrifty.perform(state, seat, mind.rollout(thrifty, state, seat, dice));
      }
    }
    expect(asked).toBeGreaterThan(200);
  });
});

describe("the muster", () => {
  /** In wars of games played on sensibly: how many could march, and who would. */
  function musters(seats: number, games: number): { readonly able: number; readonly marching: number }[] {
    const seen: { able: number; marching: number }[] = [];
    for (let game = 0; game < games; game++) {
      const dice = fastDice(`muster ${game}`);
      const state = engine.beginWith(usual(seats), fastChance(`muster ${game}`));
      for (let turn = 0, seat = engine.nextSeat(state); seat >= 0; seat = engine.nextSeat(state)) {
        const { table } = state;
        if (engine.stepOf(state) === "commitment" && table.turn !== turn) {
          turn = table.turn;
          const forces = table.gold.map((gold, other) => [other, forceOf(table, other, gold)] as const);
          const marching = forces.filter(([other, force]) => force !== null && isMustered(table, other, force)).length;
          seen.push({ able: forces.filter(([, force]) => force !== null).length, marching });
        }
        engine.perform(state, seat, mind.rollout(engine, state, seat, dice));
      }
    }
    return seen;
  }
  it("brings several together where there are four, and nobody alone", () => {
    const wars = musters(4, 12);
    expect(wars.filter(({ marching }) => marching > 2).length).toBeGreaterThan(0.2 * wars.length);
    expect(wars.filter(({ marching }) => marching === 1)).toEqual([]);
  });
  it("is nobody's where there are two: what one wins by the other's march the other loses", () => {
    const wars = musters(2, 12).filter(({ able }) => able === 2);
    expect(wars.length).toBeGreaterThan(20);
    expect(wars.filter(({ marching }) => marching > 0).length).toBeLessThan(0.05 * wars.length);
  });
});

describe("measuring", () => {
  it("gives finite numbers, and chances that are one in all", () => {
    for (const seats of COUNTS) {
      const dice = fastDice(`measured ${seats}`);
      const state = thrifty.beginWith(usual(seats), fastChance(`measured ${seats}`));
      for (let seat = thrifty.nextSeat(state); seat >= 0; seat = thrifty.nextSeat(state)) {
        expect(measured(state).every(Number.isFinite)).toBe(true);
        expect(chances(state).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
        thrifty.perform(state, seat, mind.rollout(thrifty, state, seat, dice));
      }
      const ended = chances(state);
      expect(ended.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
      expect(Math.max(...ended)).toBe(ended[state.outcome?.places[0]?.[0] ?? -1]);
    }
  });
  it("does not mind who sits where", () => {
    const [state] = until("choosing", "turned round", ({ table }) => table.turn === 7);
    const turned = turnedRound(state);
    const rows = measured(state);
    const other = measured(turned);
    for (let seat = 0; seat < 4; seat++)
      expect(other.slice(((seat + 1) % 4) * WIDTH, ((seat + 1) % 4) * WIDTH + WIDTH)).toEqual(
        rows.slice(seat * WIDTH, seat * WIDTH + WIDTH),
      );
  });
  it("sees the end of a war and of a move once its activity is chosen, and stops between moves", () => {
    for (const step of ["commitment", "warRound", "givingUp", "reward", "buying", "sending"]) {
      const [state] = until(step, "half done", ({ table }) => step !== "givingUp" || table.war !== null);
      expect([step, mind.isHalfDone!(state)]).toEqual([step, true]);
    }
    for (const step of ["choosing", "beforeMove", "turnEnd"])
      expect([step, mind.isHalfDone!(until(step, "between")[0])]).toEqual([step, false]);
  });
  it("counts what lies before a seat", () => {
    const [state, seat] = until("choosing", "counted", ({ table }) => table.turn === 6);
    const { table } = state;
    for (const fief of FIEFS.keys()) if (table.fiefs[fief] === seat) own.fiefs(table)[fief] = -1;
    for (const card of HISTORY.keys()) if (table.history[card] === seat) own.history(table)[card] = -4;
    for (const fief of ["uppland", "savolaks"]) own.fiefs(table)[fiefCalled(fief)] = seat;
    for (const card of ["gripsholm", "vadstena", "glimmingehus", "mining"]) own.history(table)[historyCalled(card)] = seat;
    table.row = table.row.filter((card) => table.history[card] === -2);
    own.gold(table)[seat] = 23;
    for (let country = 0; country < 4; country++) own.merchants(table)[4 * seat + country] = country === 1 ? 3 : 0;
    give(state, seat, "royal-wrath", "inflation");
    const rows = measured(state);
    const expected = {
      gold: 23,
      "gold over twenty": 3,
      "points for gold": 1,
      crowns: 4,
      troops: 4,
      fiefs: 2,
      "strongest fief": 2,
      "Finnish crowns": 3,
      merchants: 3,
      "trade income": 10,
      palaces: 3,
      "points for series": 1,
      "income every turn": 2,
      "event cards": 2,
      "holds royal-wrath": 1,
      "holds reduction": 0,
      "move to come": 0,
    };
    for (const [name, count] of Object.entries(expected)) expect([name, feature(rows, seat, name)]).toEqual([name, count]);
    expect(feature(rows, seat, "move under way")).toBeGreaterThan(0);
  });
  it("has weights for its features, for each phase; those for four seats serve all numbers", () => {
    const { features, bySeats } = mind.weights;
    // A card that came in since the last training counts nothing until the next.
    const isOfCard = (feature: string): boolean => feature.startsWith("holds ");
    expect(features.filter((feature) => !isOfCard(feature))).toEqual(mind.features.filter((feature) => !isOfCard(feature)));
    expect(mind.features).toEqual(expect.arrayContaining([...features]));
    expect(Object.keys(bySeats)).toContain("4");
    for (const phases of Object.values(bySeats)) {
      expect(phases.length).toBe(mind.phases);
      for (const weights of phases) expect(weights.length).toBe(features.length);
    }
    expect(mind.features.length).toBeGreaterThan(EVENTS.length);
  });
  it("has learned what things are worth in the end", () => {
    const [state] = until("turnEnd", "last", ({ table }) => table.sovereign === 16);
    const before = chances(state)[0] as number;
    for (const [what, change] of [
      ["gold", (): void => void (own.gold(state.table)[0]! += 40)],
      ["a trophy", (): void => void own.trophies(state.table).push(playedBy(titleCalled("battle-of-narva"), 0))],
      ["merchants", (): void => void (own.merchants(state.table)[0]! += 3)],
    ] as const) {
      const copy = thrifty.copy(state);
      change();
      expect([what, (chances(state)[0] as number) > before]).toEqual([what, true]);
      Object.assign(state, copy);
    }
  });
});

describe("the hard bot", () => {
  it("often plays a speech for three cards early on, and no large loan at the end", () => {
    const speeches = Array.from({ length: 8 }, (_, nth) => {
      const [state, seat] = until("choosing", `speech ${nth}`, ({ table }) => table.turn === 3);
      give(state, seat, "inspiring-speech");
      const action = ask(state, seat);
      return action.kind === "playCard" && action.card === titleCalled("inspiring-speech");
    });
    // At once in some places; in others the activity comes first, which takes nothing from the speech.
    expect(speeches.filter(Boolean).length).toBeGreaterThanOrEqual(3);
    const [last, mover] = until("choosing", "loan", ({ table }) => table.sovereign === 16);
    give(last, mover, "heavy-loans");
    own.gold(last.table)[mover] = 0;
    const action = ask(last, mover);
    expect(action.kind === "playCard" ? action.gold : 0).toBeLessThan(10);
  });
  it("buys the card that makes a point in the last turn", () => {
    const [state, seat] = until("buying", "point", ({ table }) => table.sovereign === 16 && table.move?.activity === 2);
    const { table } = state;
    for (let each = 0; each < 4; each++) give(state, each);
    for (const card of HISTORY.keys()) if (table.history[card] === seat) own.history(table)[card] = -4;
    for (const card of ["carl-von-linne", "anders-celsius", "gripsholm", "vadstena"]) own.history(table)[historyCalled(card)] = seat;
    const row = ["haga", "sofia-magdalena", "baltic-fleet", "president-of-the-chancery"].map(historyCalled);
    for (const card of table.row) own.history(table)[card] = -4;
    table.row = row;
    table.historyDeck = table.historyDeck.filter((card) => !row.includes(card));
    for (const card of row) own.history(table)[card] = -2;
    remakeSets(table);
    own.gold(table).fill(6);
    own.move(table)!.bought = 0;
    expect(ask(state, seat)).toEqual({ kind: "buyHistory", history: historyCalled("haga") });
  });
  it("cancels a card that would take half of its gold", () => {
    const [state, seat] = until("choosing", "court", ({ table }) => table.turn === 8);
    const other = (seat + 1) % 4;
    for (let each = 0; each < 4; each++) give(state, each);
    give(state, seat, "reduction");
    give(state, other, "connections-at-court");
    state.table.gold = state.table.gold.map((_, whose) => (whose === other ? 60 : 4));
    engine.submit(state, seat, { kind: "playCard", card: titleCalled("reduction") });
    expect(engine.stepOf(state)).toBe("cardPlayed");
    expect(ask(state, other).kind).toBe("playCard");
    engine.submit(state, other, PASS);
  });
  it("copes with every number of seats and every option, as does the one that looks a step ahead", { timeout: 60_000 }, () => {
    const normal = oneStepBot(thrifty, mind, "normal");
    for (const [nth, seats] of COUNTS.entries()) {
      const agreed = Object.fromEntries(FLAGS.map((flag, at) => [flag, (nth >> (at % 2)) % 2 === 0]));
      const chance = fastDice(`coping ${seats}`);
      const state = engine.beginWith(usual(seats, { ...agreed, shortGame: true }), fastChance(`coping ${seats}`));
      for (let seat = engine.nextSeat(state); seat >= 0; seat = engine.nextSeat(state)) {
        const bot = seat === 0 ? hard : seat === 1 ? normal : null;
        const action =
          bot === null
            ? mind.rollout(engine, state, seat, chance)
            : bot.choose(engine.view(state, seat), seat, engine.legalActions(state, seat), { chance, share: 0.02 });
        const receipt = engine.submit(state, seat, action);
        if (!receipt.legal) throw new Error(`${JSON.stringify(action)} is refused by ${receipt.rule}`);
      }
      expect(state.outcome).not.toBeNull();
    }
  });
});

/** The same position with everybody one seat further on. */
function turnedRound(state: State<SveaRike>): State<SveaRike> {
  const copy = thrifty.copy(state);
  const { table } = copy;
  const on = (owner: number): number => (owner < 0 ? owner : (owner + 1) % 4);
  const shifted = <T>(list: readonly T[], each = 1): T[] => [...list.slice(-each), ...list.slice(0, -each)];
  table.gold = shifted(table.gold);
  table.due = shifted(table.due);
  table.lent = shifted(table.lent);
  table.hands = shifted(table.hands);
  table.known = shifted(table.known);
  table.merchants = shifted(table.merchants, 4);
  table.fiefs = table.fiefs.map(on);
  table.history = table.history.map(on);
  remakeSets(table);
  table.trophies = table.trophies.map((trophy) => playedBy(titleOf(trophy), on(playerOf(trophy))));
  table.markers = table.markers.map(on);
  if (table.move !== null) table.move = { ...table.move, seat: on(table.move.seat) };
  for (const frame of copy.stack) {
    frame.waiting = ((frame.waiting << 1) | (frame.waiting >> 3)) & 15;
    if ("seat" in frame.memory) frame.memory = { ...frame.memory, seat: on((frame.memory as { seat: number }).seat) };
  }
  return copy;
}
