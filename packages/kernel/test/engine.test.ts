import { describe, expect, it } from "vitest";
import type { Receipt, Seat, State } from "../src/index.ts";
import {
  branchOf,
  commitmentTo,
  Engine,
  fastChance,
  fastDice,
  Match,
  notPlain,
  PASS,
  readConfig,
  readRecord,
  replay,
  sayConfigError,
} from "../src/index.ts";
import type { Action, Fair } from "./fair.ts";
import { fair, RULES } from "./fair.ts";

const engine = new Engine(fair);
/** Three seats with these trip cards, one day, everybody has nodded: seat 0 is to take its turn. */
function morning(trips: readonly number[] = [0, 0, 0], days = 1): State<Fair> {
  const state = engine.scripted(
    trips.map((deal) => ({ deal })),
    () => engine.begin({ seats: trips.length, days }, "morning"),
  );
  for (const seat of trips.keys()) done(state, seat, { kind: "nod" });
  return state;
}
function done(state: State<Fair>, seat: Seat, action: Action): Receipt<Fair> {
  const receipt = engine.submit(state, seat, action);
  if (!receipt.legal) throw new Error(`${action.kind} of seat ${seat} refused: ${receipt.rule}`);
  return receipt;
}
const refusal = (state: State<Fair>, seat: Seat, action: Action) => {
  const before = engine.save(state);
  const receipt = engine.submit(state, seat, action);
  expect(engine.save(state)).toBe(before);
  return receipt.legal ? null : receipt.rule;
};

describe("decisions", () => {
  it("asks several seats in any order, each once", () => {
    const state = engine.begin({ seats: 3, days: 1 }, "s");
    expect(engine.waitsFor(state)).toEqual([0, 1, 2]);
    done(state, 2, { kind: "nod" });
    expect(engine.waitsFor(state)).toEqual([0, 1]);
    expect(refusal(state, 2, { kind: "nod" })).toBe("kernel.not-asked");
  });
  it("asks the same seat again where the move says so", () => {
    const state = morning();
    done(state, 0, { kind: "shout", price: 5 });
    expect(engine.waitsFor(state)).toEqual([0]);
    done(state, 0, { kind: "shout", price: 6 });
    expect(engine.waitsFor(state)).toEqual([1]);
  });
  it("refuses with the rule that says so, and leaves the state as it was", () => {
    const state = morning();
    state.table.walked[0] = 20;
    expect(refusal(state, 0, { kind: "walk" })).toBe("FA-WALK-1");
    expect(refusal(state, 1, { kind: "walk" })).toBe("kernel.no-such-move"); // not asked, so only an interrupt is open
    expect(refusal(state, 0, { kind: "nod" })).toBe("kernel.no-such-move");
  });
  it("lists, judges and samples the same actions", () => {
    const state = morning();
    expect(engine.legalActions(state, 0)).toEqual([{ kind: "walk" }]);
    expect(engine.composable(state, 0)).toEqual(["shout"]);
    expect(engine.choices(state, 0)).toEqual([{ action: { kind: "walk" }, verdict: { legal: true } }]);
    const chance = fastDice("sampling");
    const kinds = new Set(Array.from({ length: 50 }, () => engine.sampleAction(state, 0, chance)?.kind));
    expect(kinds).toEqual(new Set(["walk", "shout"]));
  });
  it("reads untrusted JSON only into actions there are", () => {
    const state = morning();
    expect(engine.read(state, 0, { kind: "walk" })).toEqual({ action: { kind: "walk" } });
    for (const json of [
      null,
      7,
      "walk",
      {},
      { kind: "fly" },
      { kind: "walk", far: true },
      { kind: "shout" },
      { kind: "shout", price: 1.5 },
    ])
      expect(engine.read(state, 0, json)).toEqual({ legal: false, rule: "kernel.no-such-move" });
    expect(engine.read(state, 0, { kind: "shout", price: 500, more: 1 })).toEqual({ action: { kind: "shout", price: 500 } });
    expect(engine.judge(state, 0, { kind: "shout", price: 500 })).toEqual({ legal: false, rule: "FA-SHOUT-1" });
  });
  it("has a default for whoever is late", () => {
    const state = morning();
    expect(engine.defaultAction(state, 0)).toEqual({ kind: "shout", price: 1 });
    expect(() => engine.defaultAction(state, 1)).toThrow(/not asked/);
  });
  it("lets any seat interrupt where the decision allows it, and breaks off", () => {
    const state = morning();
    expect(engine.legalActions(state, 2)).toEqual([{ kind: "ringBell" }]);
    const { told } = done(state, 2, { kind: "ringBell" });
    expect(told.map(({ event }) => event)).toEqual([{ kind: "bellRung", seat: 2 }]);
    expect(engine.stepOf(state)).toBe("bidding");
    expect(state.stack.map(({ step }) => fair.steps[step]!.name)).toEqual(["days", "day", "bidding"]);
  });
});

describe("sealed decisions", () => {
  const bidding = () => {
    const state = morning();
    done(state, 1, { kind: "ringBell" });
    return state;
  };
  it("keep answers face down, and let them be replaced until the last is in", () => {
    const state = bidding();
    done(state, 0, { kind: "bid", coins: 2 });
    expect(engine.view(state, 1).stack.at(-1)).toMatchObject({ waiting: [1, 2], answered: [0], own: null });
    expect(JSON.stringify(engine.view(state, 1))).not.toContain('"coins":2');
    expect(engine.view(state, 0).stack.at(-1)).toMatchObject({ own: { kind: "bid", coins: 2 } });
    done(state, 0, { kind: "bid", coins: 4 });
    done(state, 1, { kind: "bid", coins: 3 });
    const { told } = done(state, 2, { kind: "bid", coins: 0 });
    expect(told[0]?.event).toEqual({ kind: "bidsShown", bids: [4, 3, 0] });
    expect(state.table.coins).toEqual([1, 5, 5]);
  });
  it("imagine an answer for those who have given one, and only for those", () => {
    const state = bidding();
    done(state, 0, { kind: "bid", coins: 5 });
    const imagined = engine.determinise(engine.view(state, 1), 1, fastDice("imagine"));
    expect(imagined.stack.at(-1)!.answers![0]?.kind).toBe("bid");
    expect(engine.waitsFor(imagined)).toEqual([1, 2]);
    expect(engine.view(imagined, 1)).toEqual(engine.view(state, 1));
  });
});

describe("windows", () => {
  it("ask all who are polled, and make the first reaction in polling order; the others are dropped unseen", () => {
    const state = morning([0, 1, 1]);
    done(state, 0, { kind: "walk" });
    expect(engine.stepOf(state)).toBe("aboutToWalk");
    expect(engine.waitsFor(state)).toEqual([1, 2]);
    done(state, 2, { kind: "trip" });
    expect(engine.stepOf(state)).toBe("aboutToWalk");
    const { told } = done(state, 1, { kind: "trip" });
    expect(told).toEqual([]);
    expect(engine.stepOf(state)).toBe("tripped");
    expect(state.table.trips).toEqual([0, 0, 1]);
  });
  it("tell nobody who has answered, and what", () => {
    const state = morning([0, 1, 1]);
    done(state, 0, { kind: "walk" });
    const before = [engine.view(state, 0), engine.view(state, 2), engine.view(state, null)];
    done(state, 1, { kind: "trip" });
    expect([engine.view(state, 0), engine.view(state, 2), engine.view(state, null)]).toEqual(before);
    expect(engine.view(state, 1).stack.at(-1)).toMatchObject({ own: { kind: "trip" }, waiting: [2], answered: [1], order: [1, 2] });
  });
  it("nest: an answer to an answer changes the step it interrupts", () => {
    const state = morning([0, 1, 0]);
    done(state, 0, { kind: "walk" });
    done(state, 1, { kind: "trip" });
    done(state, 2, PASS);
    done(state, 0, { kind: "dodge" }); // closes the window by play.end()
    expect(engine.stepOf(state)).toBe("aboutToWalk"); // polled anew, all passes cleared
    expect(engine.waitsFor(state)).toEqual([1, 2]);
    expect(refusal(state, 1, { kind: "trip" })).toBe("FA-TRIP-1");
    done(state, 1, PASS);
    const { told } = engine.scripted([{ steps: 4 }, { luck: 0 }], () => done(state, 2, PASS));
    expect(told).toEqual([{ event: { kind: "walked", seat: 0, steps: 4 }, audience: null }]);
  });
  it("close at once when nobody is polled any more", () => {
    const state = morning([0, 1, 1]);
    done(state, 0, { kind: "walk" });
    done(state, 1, { kind: "trip" });
    done(state, 2, PASS);
    engine.scripted([{ luck: 0 }], () => done(state, 0, PASS));
    expect(state.table.walked[0]).toBe(0);
    expect(engine.waitsFor(state)).toEqual([1]);
  });
  it("let an answer be replaced until the last is in", () => {
    const state = morning([0, 1, 1]);
    done(state, 0, { kind: "walk" });
    done(state, 1, { kind: "trip" });
    done(state, 1, PASS);
    engine.scripted([{ steps: 6 }, { luck: 0 }], () => done(state, 2, PASS));
    expect(state.table).toMatchObject({ trips: [0, 1, 1], walked: [6, 0, 0] });
  });
  it("spare those who could only pass when thrifty, and then give the same game", () => {
    const thrifty = new Engine(fair);
    thrifty.thrifty = true;
    const state = thrifty.scripted([0, 0, 1], () => thrifty.begin({ seats: 3, days: 1 }, "t"));
    for (const seat of [0, 1, 2]) thrifty.submit(state, seat, { kind: "nod" });
    thrifty.submit(state, 0, { kind: "walk" });
    expect(thrifty.waitsFor(state)).toEqual([2]);
  });
  it("do not wait for anybody where a playout knows that all would pass, and go on as if they had", () => {
    const playout = new Engine(fair);
    const passed: string[] = [];
    const walkWith = (idle: (seats: number) => boolean) => {
      const state = playout.scripted([0, 1, 1], () => playout.begin({ seats: 3, days: 1 }, "p"));
      for (const seat of [0, 1, 2]) playout.submit(state, seat, { kind: "nod" });
      playout.passing = { areIdle: (_state, _memory, seats) => idle(seats), closes: (at) => void passed.push(playout.stepOf(at) ?? "") };
      return state;
    };
    const waited = walkWith(() => false);
    playout.perform(waited, 0, { kind: "walk" });
    expect([playout.waitsFor(waited), passed]).toEqual([[1, 2], []]);
    playout.perform(waited, 1, PASS);
    playout.scripted([{ steps: 6 }, { luck: 0 }], () => playout.perform(waited, 2, PASS));
    for (const idle of [() => true, (seats: number) => seats === 0b110]) {
      const spared = walkWith(idle);
      playout.scripted([{ steps: 6 }, { luck: 0 }], () => playout.perform(spared, 0, { kind: "walk" }));
      expect([spared.table, playout.waitsFor(spared)]).toEqual([waited.table, playout.waitsFor(waited)]);
      expect(passed.splice(0)).toEqual(["aboutToWalk"]);
    }
    const half = walkWith((seats) => seats === 0b010);
    playout.perform(half, 0, { kind: "walk" });
    expect(playout.waitsFor(half)).toEqual([1, 2]);
  });
  it("can be saved and taken up again three steps deep", () => {
    const state = morning([0, 1, 0]);
    done(state, 0, { kind: "walk" });
    done(state, 1, { kind: "trip" });
    done(state, 2, PASS);
    const again = engine.load(engine.save(state));
    expect(engine.digest(again)).toBe(engine.digest(state));
    done(again, 0, { kind: "dodge" });
    expect(engine.stepOf(again)).toBe("aboutToWalk");
    expect(engine.stepOf(state)).toBe("tripped");
  });
});

describe("undo", () => {
  const begun = () => {
    const match = Match.begin(engine, { seats: 2, days: 1 }, "undo");
    match.submit(0, { kind: "nod" });
    match.submit(1, { kind: "nod" });
    return match;
  };
  it("gives back the former state where nothing was drawn or shown and the same seat goes on", () => {
    const match = begun();
    const before = engine.digest(match.state);
    expect(match.submit(0, { kind: "shout", price: 3 })).toMatchObject({ revocable: true });
    expect(match.undoableBy).toBe(0);
    expect(match.undo()).toBe(true);
    expect(engine.digest(match.state)).toBe(before);
    expect(match.record.moves).toHaveLength(2);
    expect(match.undo()).toBe(false);
  });
  it("is not offered after another seat was asked, after chance, or after a secret was shown", () => {
    const match = begun();
    expect(match.submit(0, { kind: "walk" })).toMatchObject({ revocable: false });
    expect(match.submit(1, PASS)).toMatchObject({ revocable: false });
    expect(match.undoableBy).toBeNull();
  });
  it("still works after the match was saved and resumed", () => {
    const match = begun();
    match.submit(0, { kind: "shout", price: 3 });
    const again = Match.resume(engine, readRecord(JSON.parse(JSON.stringify(match.record))));
    expect(again.undoableBy).toBe(0);
    again.undo();
    expect(engine.digest(again.state, again.record.format)).toBe(match.record.moves[1]!.digest);
  });
});

describe("records", () => {
  const played = (seed: string) => {
    const match = Match.begin(engine, { seats: 3, days: 2 }, seed);
    const chance = fastDice(seed);
    while (match.state.outcome === null) {
      const seat = engine.nextSeat(match.state);
      match.submit(seat, engine.sampleAction(match.state, seat, chance)!);
    }
    return match;
  };
  it("replay to the same digest at every move, and to the same outcome", () => {
    const match = played("records");
    const again = replay(engine, readRecord(JSON.parse(JSON.stringify(match.record))));
    expect(engine.save(again)).toBe(engine.save(match.state));
    expect(again.outcome).toEqual(match.state.outcome);
  });
  it("say at which move they drift, and why", () => {
    const { record } = played("drift");
    const drifted = { ...record, moves: record.moves.map((move, at) => (at === 3 ? { ...move, digest: "0" } : move)) };
    expect(() => replay(engine, drifted)).toThrow(/^move 4: the game has drifted/);
    const illegal = {
      ...record,
      moves: record.moves.map((move, at) => (at === 1 ? { ...move, action: { kind: "bid", coins: 1 } as const } : move)),
    };
    expect(() => replay(engine, illegal)).toThrow(/^move 2: seat 1 cannot do/);
    expect(() => replay(engine, { ...record, rulesVersion: "0" })).toThrow(/made under rules 0/);
    expect(() => replay(engine, { ...record, seed: "another" })).toThrow(/does not fit the commitment/);
    expect(() => replay(engine, { ...record, seed: null })).toThrow(/has not been published/);
    expect(() => replay(engine, { ...record, game: "chess" })).toThrow(/a record of chess/);
  });
  it("are read from untrusted JSON with a reason for what is wrong", () => {
    const { record } = played("read");
    for (const [broken, why] of [
      [null, /not a record/],
      [{ ...record, format: 4 }, /format 4/],
      [{ ...record, moves: 3 }, /lacks its moves/],
      [{ ...record, moves: [{ seat: "0" }] }, /move 1: a move is/],
      [{ ...record, config: null }, /options/],
      [{ ...record, seed: 3 }, /seed/],
      [{ ...record, commitment: undefined }, /commitment/],
      [{ ...record, reseeded: [{}] }, /branches/],
    ] as const)
      expect(() => readRecord(broken)).toThrow(why);
  });
  it("publish a commitment that fits the seed and no other", () => {
    const { record } = played("commit");
    expect(record.commitment).toBe(commitmentTo("commit"));
    expect(commitmentTo("commit")).not.toBe(commitmentTo("commiu"));
  });
  it("branch: the same past, other dice", () => {
    const { record } = played("branch");
    const at = 6;
    const branch = branchOf(record, at, "elsewhere");
    const here = replay(engine, record, at);
    const there = replay(engine, branch);
    expect(there.table).toEqual(here.table);
    expect(there.chance).not.toEqual(here.chance);
    const match = Match.resume(engine, branch);
    const chance = fastDice("on");
    while (match.state.outcome === null) {
      const seat = engine.nextSeat(match.state);
      match.submit(seat, engine.sampleAction(match.state, seat, chance)!);
    }
    expect(engine.save(replay(engine, match.record))).toBe(engine.save(match.state));
  });
  it("can begin from a position of their own", () => {
    const { record } = played("from");
    const imagined = engine.determinise(engine.view(replay(engine, record, 5), 0), 0, fastDice("x"));
    const from = { ...record, from: engine.save(imagined), seed: null, moves: [] };
    expect(engine.save(replay(engine, from))).toBe(engine.save(imagined));
  });
});

describe("states", () => {
  it("of a match that is over ask nobody, whatever was just asked", () => {
    for (const state of [engine.begin({ seats: 3, days: 1 }, "over"), morning()]) {
      const [first = 0] = engine.waitsFor(state);
      const action = engine.legalActions(state, first)[0]!;
      state.outcome = { places: [[0, 1, 2]], because: "over" };
      expect([engine.waitsFor(state), engine.nextSeat(state), engine.askedQuietly(state)]).toEqual([[], -1, null]);
      expect(engine.nextUntilOver(state)).toBe(null);
      expect([engine.legalActions(state, first), engine.choices(state, first), engine.sampleAction(state, first, fastDice("x"))]).toEqual([
        [],
        [],
        null,
      ]);
      expect([engine.whyNotAsked(state, first), engine.judge(state, first, action), engine.playAny(state, fastDice("x"))]).toEqual([
        "kernel.game-over",
        { legal: false, rule: "kernel.game-over" },
        false,
      ]);
      expect(() => engine.defaultAction(state, first)).toThrow(`seat ${first} is not asked`);
    }
  });
  it("that are imagined have dice of their own, begun as those of playouts are", () => {
    const state = morning();
    const dice = fastDice("x");
    const below = dice.below.bind(dice);
    const words = [8, 2 ** 32 - 2, 6];
    dice.below = (limit) => (limit === 2 ** 32 ? words.shift()! : below(limit));
    expect(engine.determinise(engine.view(state, 0), 0, dice).chance).toEqual([8, -2, 6, fastChance("x")[3]]);
  });
  it("are plain, copy independently, and play on from what a seat imagines", () => {
    for (let seed = 0; seed < 60; seed++) {
      const state = engine.begin({ seats: 2 + (seed % 3), days: 2 }, `plain ${seed}`);
      const chance = fastDice(seed);
      while (state.outcome === null) {
        expect(notPlain(state)).toBeNull();
        const digest = engine.digest(state);
        const seat = engine.nextSeat(state);
        const copy = engine.copy(state);
        engine.playAny(copy, chance);
        expect(engine.digest(state)).toBe(digest);
        const imagined = engine.determinise(engine.view(state, seat), seat, chance);
        expect(engine.view(imagined, seat)).toEqual(engine.view(state, seat));
        expect(engine.legalActions(imagined, seat)).toEqual(engine.legalActions(state, seat));
        while (engine.playAny(imagined, chance));
        engine.playAny(state, chance);
      }
    }
  });
  it("say what is not plain in them", () => {
    expect(notPlain({ a: [1, undefined] })).toBe("state.a[1] is a undefined");
    expect(notPlain({ a: new Map() })).toBe("state.a is an object of a class");
    expect(notPlain([0, -0])).toBe("state[1] is -0");
    expect(notPlain({ a: Number.NaN })).toBe("state.a is NaN");
    const holed: number[] = [];
    holed[1] = 1;
    expect(notPlain(holed)).toBe("state[0] is a hole");
  });
  it("hear only what they may", () => {
    const state = morning([0, 0, 0]);
    done(state, 0, { kind: "walk" });
    done(state, 1, PASS);
    const receipt = engine.scripted([{ steps: 1 }, { luck: 1 }], () => done(state, 2, PASS));
    expect(engine.heardBy(receipt, 0)).toContainEqual({ kind: "cardsLeft", seat: 0, trips: 1 });
    for (const other of [1, 2, null]) {
      expect(engine.heardBy(receipt, other)).toContainEqual({ kind: "someoneDrew", seat: 0 });
      expect(JSON.stringify(engine.heardBy(receipt, other))).not.toContain("cardsLeft");
    }
    expect(receipt.revocable).toBe(false);
  });
});

describe("options", () => {
  it("are read with their usual values, or refused with the reason", () => {
    expect(readConfig(fair, { seats: 3 })).toEqual({ config: { seats: 3, days: 2 } });
    const said = (json: unknown) => {
      const read = readConfig(fair, json);
      return "error" in read ? sayConfigError(read.error) : null;
    };
    expect(said({ seats: 5 })).toBe("this game is for 2 to 4 seats");
    expect(said({ seats: 3, days: 9 })).toBe("option days must be a whole number from 1 to 3");
    expect(said({ seats: 3, nights: 1 })).toBe("there is no option nights");
    expect(said([])).toBe("options must be an object");
    expect(said({ seats: 3, __proto__: null, constructor: 1 })).toBe("there is no option constructor");
  });
});

it("a rule that is refused is one of the game's", () => {
  const chance = fastDice("rules");
  for (let game = 0; game < 20; game++) {
    const state = engine.beginWith({ seats: 3, days: 1 }, fastChance(game));
    do {
      for (const seat of [0, 1, 2])
        for (const { verdict } of engine.choices(state, seat)) if (!verdict.legal) expect(RULES).toContain(verdict.rule);
    } while (engine.playAny(state, chance));
  }
});
