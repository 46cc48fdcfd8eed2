import { copyPlain, everyConfig, fastChance, fastDice, Match } from "@stormakt/kernel";
import { describe, expect, it } from "vitest";
import { HIDDEN, TOWER_MODEL_IDS, TOWER_MODELS } from "../src/catalog/index.ts";
import { wallenstein } from "../src/index.ts";
import { majorities, scores } from "../src/steps/scoring.ts";
import { allSeats, sum } from "../src/table.ts";
import type { Event } from "../src/types.ts";
import { begun, config, engine } from "./scenario.ts";

/** All eight rule sets, both ways to begin, four towers, three to five players. */
const EVERY = [3, 4, 5].flatMap((seats) => everyConfig(wallenstein, seats));

describe("random games", () => {
  it("there are 64 ways to play for each number of players", () => {
    const ways = EVERY.map(({ seats, setupMode, court, landsknechte, leaders, tower }) =>
      JSON.stringify({ seats, setupMode, court, landsknechte, leaders, tower }),
    );
    expect(new Set(ways)).toHaveLength(3 * 2 * 8 * 4);
  });

  it.each([3, 4, 5])("WA-SETUP-1 with %i players every combination is played to its end, and keeps every invariant", (seats) => {
    const dice = fastDice(`games ${seats}`);
    for (const [number, asked] of everyConfig(wallenstein, seats).entries()) {
      const state = engine.beginWith(asked, fastChance(String(number)));
      let actions = 0;
      do {
        actions += 1;
        for (const [name, broken] of Object.entries(wallenstein.invariants)) {
          const text = broken(state.table);
          if (text !== null) throw new Error(`${name}: ${text} (${JSON.stringify(asked)}, ${engine.describe(state)})`);
        }
      } while (engine.playAny(state, dice));
      expect(actions).toBeLessThanOrEqual(wallenstein.longest(asked));
      expect(state.outcome!.places.flat().sort((one, other) => one - other)).toEqual([...allSeats(state.table)]);
    }
  });

  it("I-9 I-17 I-24 money changes only as told, parties leave the tray, and a record replays", () => {
    const asked = config({ seats: 4, setupMode: "draft", court: true, landsknechte: true, leaders: true });
    const dice = fastDice("told");
    const match = Match.begin(engine, asked, "a recorded game");
    let thalers = match.state.table.thalers.slice();
    const paid = (event: Event, seat: number): number => {
      if (!("seat" in event) || event.seat !== seat) return 0;
      if (event.kind === "thalersGained") return event.thalers;
      return event.kind === "bidRevealed" || event.kind === "built" || event.kind === "deployed" ? -event.price : 0;
    };
    let battles = 0;
    while (match.state.outcome === null) {
      const seat = engine.nextSeat(match.state);
      const receipt = match.submit(seat, engine.sampleAction(match.state, seat, dice)!);
      if (!receipt.legal) throw new Error(receipt.rule);
      const told = receipt.told.map(({ event }) => event);
      const { table } = match.state;
      for (const by of allSeats(table))
        expect(table.thalers[by]! - thalers[by]!).toBe(told.reduce((all, event) => all + paid(event, by), 0));
      thalers = table.thalers.slice();
      const last = told.findLast((event) => ["attackWon", "attackBeaten", "attackTied"].includes(event.kind));
      const after = told.findLastIndex(({ kind }) => kind === "towerDropped");
      if (last !== undefined && "defender" in last && told.indexOf(last) > after && !told.some(({ kind }) => kind === "trayReinforced")) {
        battles += 1;
        expect([table.tray[last.seat + 1], table.tray[last.defender + 1]]).toEqual([0, 0]);
      }
    }
    expect(battles).toBeGreaterThan(5);
    const again = Match.resume(engine, match.record);
    expect(engine.digest(again.state)).toBe(engine.digest(match.state));
  });

  it("I-23 there are 60 action steps, ten in each round", () => {
    const dice = fastDice("sixty");
    const state = begun(config({ seats: 3 }), "sixty");
    let turnedUp = 0;
    let rounds = 0;
    while (state.outcome === null) {
      const seat = engine.nextSeat(state);
      const receipt = engine.submit(state, seat, engine.sampleAction(state, seat, dice)!);
      if (!receipt.legal) throw new Error(receipt.rule);
      turnedUp += receipt.told.filter(({ event }) => event.kind === "actionTurnedUp").length;
      rounds += receipt.told.filter(({ event }) => event.kind === "roundEnded").length;
    }
    expect(rounds).toBe(6);
    expect(turnedUp).toBe(6 * 5); // five are open from the start, five are turned up
  });

  it("I-25 WA-PLAN-11 a view hides the others' cards that lie face down, and nothing else", () => {
    const dice = fastDice("views");
    const state = begun(config({ seats: 4, court: true }), "views");
    let hidden = 0;
    do {
      const { boxes, ...rest } = copyPlain(engine.view(state, 1).table);
      const { boxes: true_, ...truth } = copyPlain(state.table);
      expect(rest).toEqual(truth);
      boxes.forEach((card, at) => {
        if (card === HIDDEN) hidden += 1;
        else expect(card).toBe(true_[at]);
        if (Math.floor(at / 14) === 1) expect(card).not.toBe(HIDDEN);
      });
    } while (engine.playAny(state, dice));
    expect(hidden).toBeGreaterThan(100);
  });

  it("I-27 the points of the last winter are those of the map", () => {
    for (let game = 0; game < 10; game++) {
      const dice = fastDice(`map ${game}`);
      const state = engine.beginWith(config({ seats: 5 }), fastChance(`map ${game}`));
      let before: number[] = [];
      do if (state.table.season < 3 || state.table.year < 2) before = state.table.points.slice();
      while (engine.playAny(state, dice));
      const { table } = state;
      const gained = table.points.map((points, seat) => points - before[seat]!);
      expect(gained).toEqual(scores(table).map(({ counties, buildings, majorities: leads }) => counties + buildings + leads));
      expect(majorities(table)).toHaveLength(15);
    }
  });

  it("WA-TOWER-9 I-18 all four towers are played, and none holds more than it can", () => {
    for (const tower of TOWER_MODEL_IDS) {
      const dice = fastDice(tower);
      const state = engine.beginWith(config({ seats: 5, tower }), fastChance(tower));
      do expect(sum(state.table.inside)).toBeLessThanOrEqual(TOWER_MODELS[tower].capacity ?? 330);
      while (engine.playAny(state, dice));
    }
  });
});
