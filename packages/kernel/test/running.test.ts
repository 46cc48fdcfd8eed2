import { describe, expect, it } from "vitest";
import type { Game, Pass, Seat } from "../src/index.ts";
import { Dice, Engine, fastChance, fastDice, ownFrame, PASS, readConfig, ScriptedChance, sayConfigError, stepsOf } from "../src/index.ts";

/** A council: procedures within procedures that can be broken off to any of them, a window, a quiet vote, a move that is composed. */
interface Council {
  Config: { readonly seats: number };
  Table: { log: string[]; seats: number; only: number | null };
  TableView: Council["Table"];
  Action:
    | Pass
    | { readonly kind: "adjourn" }
    | { readonly kind: "object" }
    | { readonly kind: "nod" }
    | { readonly kind: "speak"; readonly words: number };
  Event: { readonly kind: "said"; readonly seat: Seat; readonly words: number } | { readonly kind: "objected"; readonly seat: Seat };
  Rule: "CO-WORDS-1";
}
const { procedure, decision, sealed, window } = stepsOf<Council>();
const year = procedure("year")({
  open(play) {
    play.table.log.push("year opens");
    play.call(session, {});
  },
  close(play) {
    play.table.log.push("year closes");
    play.conclude({ places: [[0]], because: "closed" });
  },
});
const session = procedure("session")({
  open(play) {
    play.table.log.push("session opens");
    play.call(item, { of: [1, 2] });
  },
  close: (play) => void play.table.log.push("session closes"),
});
const item = procedure<{ of: number[] }>("item")({
  nod: (play) => play.askAll(nodding, [1, 2, 0], {}),
  speak: (play) => play.ask(speaking, 1),
  end: (play) => void play.table.log.push("item ends"),
});
const nodding = decision("nodding", { quiet: true, moves: { nod: { candidates: [{ kind: "nod" }], requires: {}, perform: () => {} } } });
const speaking = decision("speaking", {
  moves: {
    speak: {
      sample: (_ask, chance) => ({ kind: "speak", words: chance.below(100) }),
      read: (json) => json as Extract<Council["Action"], { kind: "speak" }>,
      requires: { "CO-WORDS-1": ({ table }, { words }) => table.only === null || words === table.only },
      perform(play, { words }, seat) {
        play.tell?.({ kind: "said", seat, words });
        play.open(objecting, { to: seat });
      },
    },
  },
  interrupts: {
    adjourn: {
      candidates: [{ kind: "adjourn" }],
      requires: {},
      perform: (play, _action, seat) => play.breakOff(seat === 0 ? year : session, "close"),
    },
  },
});
const objecting = window<{ to: Seat }>("objecting", {
  polls: ({ memory, table }) => [2, 0, 1].filter((seat) => seat !== memory.to && !table.log.includes(`objection of ${seat}`)),
  moves: {
    pass: { candidates: [PASS], requires: {} },
    object: {
      candidates: [{ kind: "object" }],
      requires: {},
      perform(play, _action, by) {
        play.table.log.push(`objection of ${by}`);
        play.tell?.({ kind: "objected", seat: by });
      },
    },
  },
});
const council: Game<Council> = {
  id: "council",
  rulesVersion: "1",
  seats: { min: 3, max: 3 },
  options: { words: { kind: "number", min: 1, max: 9, usual: 2, off: true }, long: { kind: "number", min: 1, max: 9, usual: 2 } },
  rules: ["CO-WORDS-1"],
  steps: [year, session, item, nodding, speaking, objecting],
  longest: () => 99,
  setUp: ({ seats }) => ({ log: [], seats, only: null }),
  begin: (play) => play.call(year, {}),
  copyTable: (table) => structuredClone(table),
  viewOf: (table) => table,
  imagine: (view) => structuredClone(view),
  invariants: {},
};
const engine = new Engine(council);
/** Everybody has nodded: seat 1 is to speak. */
function floor() {
  const state = engine.beginWith({ seats: 3 }, fastChance(1));
  for (const seat of [1, 2, 0]) engine.submit(state, seat, { kind: "nod" });
  return state;
}
const names = (state: ReturnType<typeof floor>): string[] => state.stack.map(({ step }) => council.steps[step]!.name);

describe("breaking off", () => {
  it("goes on in the step that is named, at its line, the outermost included, and drops what lay above", () => {
    const inner = floor();
    expect(names(inner)).toEqual(["year", "session", "item", "speaking"]);
    engine.submit(inner, 2, { kind: "adjourn" });
    expect(inner.table.log).toEqual(["year opens", "session opens", "session closes", "year closes"]);
    const outer = floor();
    engine.submit(outer, 0, { kind: "adjourn" });
    expect(outer.table.log).toEqual(["year opens", "session opens", "year closes"]);
    expect(names(outer)).toEqual(["year"]);
    expect(outer.outcome).toEqual({ places: [[0]], because: "closed" });
  });
  it("cannot go to a step that is not under way", () => {
    const state = floor();
    state.stack.splice(0, 1);
    expect(() => engine.submit(state, 0, { kind: "adjourn" })).toThrow("year is not under way, so nothing can break off to it");
  });
});

describe("a receipt", () => {
  it("stays as it was, whatever is done afterwards", () => {
    const state = floor();
    const first = engine.submit(state, 1, { kind: "speak", words: 7 });
    if (!first.legal) throw new Error("refused");
    const then = structuredClone(first);
    expect(first.told).toEqual([{ event: { kind: "said", seat: 1, words: 7 }, audience: null }]);
    for (const seat of [0, 2]) engine.submit(state, seat, { kind: "object" });
    expect(first).toEqual(then);
  });
  it("tells nobody of what is performed without one", () => {
    const state = floor();
    const receipt = engine.submit(state, 1, { kind: "speak", words: 7 });
    engine.perform(state, 2, { kind: "object" });
    engine.perform(state, 0, PASS);
    expect(state.table.log).toContain("objection of 2");
    expect(receipt).toMatchObject({ told: [{ event: { kind: "said" } }] });
    expect(receipt.legal && receipt.told).toHaveLength(1);
  });
});

describe("undo", () => {
  it("is not offered to whoever gave the last of several sealed answers, also where the same seat goes on", () => {
    const votes = sealed("votes", { moves: { nod: { candidates: [{ kind: "nod" }], requires: {} } }, reveal: () => {} });
    const after = decision("after", { moves: nodding.moves });
    const voting = procedure("voting")({
      vote: (play) => play.askAll(votes, [0, 1], {}),
      goOn: (play) => play.ask(after, 0),
      goOnAgain: (play) => play.ask(after, 0),
      end: (play) => play.conclude({ places: [[0]], because: "voted" }),
    });
    const trial = new Engine({ ...council, steps: [voting, votes, after], begin: (play) => play.call(voting, {}) });
    const state = trial.beginWith({ seats: 3 }, fastChance(1));
    expect(trial.submit(state, 1, { kind: "nod" })).toMatchObject({ revocable: false });
    expect(trial.submit(state, 0, { kind: "nod" })).toMatchObject({ legal: true, revocable: false });
    expect(trial.nextSeat(state)).toBe(0);
    expect(trial.submit(state, 0, { kind: "nod" })).toMatchObject({ revocable: true });
  });
});

describe("a window", () => {
  it("gives the pen to whoever reacts: in polling order, the others polled anew", () => {
    const state = floor();
    engine.submit(state, 1, { kind: "speak", words: 7 });
    expect(state.stack.at(-1)).toMatchObject({ order: [2, 0], answers: [] });
    engine.submit(state, 0, { kind: "object" });
    engine.submit(state, 2, { kind: "object" });
    expect(state.table.log.slice(2)).toEqual(["objection of 2"]);
    expect(state.stack.at(-1)).toMatchObject({ order: [0], answers: [], waiting: 1 });
    engine.submit(state, 0, PASS);
    expect(state.table.log.slice(2)).toEqual(["objection of 2", "item ends", "session closes", "year closes"]);
  });
});

describe("what is performed unjudged", () => {
  it("must be a move of the step, an interrupt included", () => {
    const state = floor();
    expect(() => engine.perform(state, 1, { kind: "nod" })).toThrow(/^nod is no move of year.* > speaking/);
    engine.perform(state, 2, { kind: "adjourn" });
    expect(state.outcome).not.toBeNull();
  });
});

describe("a game that asks nobody", () => {
  it("is stuck where it is not over, and does not pass for finished", () => {
    for (const state of [floor(), engine.beginWith({ seats: 3 }, fastChance(1))]) {
      expect(engine.nextUntilOver(state)).toBe(engine.nextSeat(state));
      state.stack.at(-1)!.waiting = 0;
      expect(() => engine.nextUntilOver(state)).toThrow(/^not over, and nobody is asked in year/);
    }
  });
});

describe("a quiet decision", () => {
  it("polls clockwise from the first named, then from whoever acted last", () => {
    const state = engine.beginWith({ seats: 3 }, fastChance(1));
    expect([engine.nextSeat(state), engine.askedQuietly(state)]).toEqual([1, [0, 1, 2]]);
    engine.submit(state, 1, { kind: "nod" });
    expect(engine.nextSeat(state)).toBe(2);
    engine.submit(state, 0, { kind: "nod" });
    expect([engine.nextSeat(state), engine.waitsFor(state)]).toEqual([2, [2]]);
    expect(engine.askedQuietly(state)).toEqual([0, 1, 2]);
  });
  it("shows each seat only whether it has answered itself, and is not seen alike", () => {
    const state = engine.beginWith({ seats: 3 }, fastChance(1));
    engine.submit(state, 1, { kind: "nod" });
    const waiting = (seat: Seat | null): unknown => engine.view(state, seat).stack.at(-1)!.waiting;
    expect([waiting(0), waiting(1), waiting(2), waiting(null)]).toEqual([
      [0, 1, 2],
      [0, 2],
      [0, 1, 2],
      [0, 1, 2],
    ]);
    expect(engine.isSeenAlike(state)).toBe(false);
    expect(engine.isSeenAlike(floor())).toBe(true);
    const asked = floor();
    engine.submit(asked, 1, { kind: "speak", words: 7 });
    expect(engine.isSeenAlike(asked)).toBe(false);
    expect(engine.askedQuietly(asked)).toBeNull();
  });
  it("asks nobody where nobody is named", () => {
    const unasked = decision("unasked", { moves: nodding.moves });
    const nobody = procedure("nobody")({
      ask: (play) => play.askAll(unasked, [], {}),
      end: (play) => play.conclude({ places: [[0]], because: "nobody" }),
    });
    const trial = new Engine({ ...council, steps: [nobody, unasked], begin: (play) => play.call(nobody, {}) });
    expect(trial.beginWith({ seats: 3 }, fastChance(1)).outcome?.because).toBe("nobody");
  });
});

describe("a composed move", () => {
  it("is drawn anew until a draw is allowed", () => {
    const state = floor();
    state.table.only = 7;
    const drawing = (below: () => number): Dice => Object.assign(fastDice("long"), { below });
    /** The word that is allowed comes up at that draw. */
    const spoken = (at: number) => {
      let draws = 0;
      const action = engine.sampleAction(
        state,
        1,
        drawing(() => (++draws < at ? 1 : 7)),
      );
      return { action, draws };
    };
    // Twelve draws, and twelve more once nothing can be listed.
    for (const at of [1, 12, 13, 24]) expect(spoken(at)).toEqual({ action: { kind: "speak", words: 7 }, draws: at });
    expect(spoken(25)).toEqual({ action: null, draws: 24 });
    expect(
      engine.sampleAction(
        state,
        2,
        drawing(() => 0),
      ),
    ).toEqual({ kind: "adjourn" });
    expect(engine.judge(state, 1, { kind: "nod" })).toEqual({ legal: false, rule: "kernel.no-such-move" });
  });
});

describe("final answers", () => {
  it("cannot be replaced, and whoever gave one is told so", () => {
    const votes = sealed("votes", { final: true, moves: { nod: { candidates: [{ kind: "nod" }], requires: {} } }, reveal: () => {} });
    const voting = procedure("voting")({
      vote: (play) => play.askAll(votes, [0, 1], {}),
      end: (play) => play.conclude({ places: [[0]], because: "voted" }),
    });
    const trial = new Engine({ ...council, steps: [voting, votes], begin: (play) => play.call(voting, {}) });
    const state = trial.beginWith({ seats: 3 }, fastChance(1));
    trial.submit(state, 0, { kind: "nod" });
    const why = (seat: Seat) => trial.submit(state, seat, { kind: "nod" });
    expect([why(0), trial.whyNotAsked(state, 0)]).toEqual([{ legal: false, rule: "kernel.final-answer" }, "kernel.final-answer"]);
    expect([why(2), trial.whyNotAsked(state, 2)]).toEqual([{ legal: false, rule: "kernel.not-asked" }, "kernel.not-asked"]);
    expect(trial.whyNotAsked(state, 1)).toBeNull();
    trial.submit(state, 1, { kind: "nod" });
    expect([why(0), trial.whyNotAsked(state, 1)]).toEqual([{ legal: false, rule: "kernel.game-over" }, "kernel.game-over"]);
  });
});

describe("a requirement", () => {
  it("looks at the state it is asked about, whichever was asked about before", () => {
    const asked = decision<{ nth: number }>("asked", {
      moves: { nod: { candidates: [{ kind: "nod" }], requires: { "CO-WORDS-1": (ask) => ask.find(around)?.isOpen === true } } },
    });
    const around = procedure<{ isOpen: boolean }>("around")({ ask: (play) => play.ask(asked, 0, { nth: 0 }) });
    const trial = new Engine({ ...council, steps: [around, asked], begin: (play) => play.call(around, { isOpen: true }) });
    const open = trial.beginWith({ seats: 3 }, fastChance(1));
    const shut = trial.copy(open);
    ownFrame(shut.stack, 0).memory = { isOpen: false };
    const legal = (state: typeof open): number => trial.legalActions(state, 0).length;
    expect([legal(open), legal(shut), legal(open), legal(shut)]).toEqual([1, 0, 1, 0]);
    expect([trial.judge(open, 0, { kind: "nod" }).legal, trial.judge(shut, 0, { kind: "nod" }).legal]).toEqual([true, false]);
  });
});

describe("being able to compose", () => {
  it("is asked of the table alone, not of what might be composed", () => {
    const able = (requires: object): Seat[] => {
      const composing = decision("composing", { moves: { speak: { ...speaking.moves.speak, requires } as never } });
      const asking = procedure("asking")({
        ask: (play) => play.conclude({ places: [[...play.able(composing, [0, 1, 2], {})]], because: "able" }),
      });
      const trial = new Engine({ ...council, steps: [asking, composing], begin: (play) => play.call(asking, {}) });
      return [...trial.beginWith({ seats: 3 }, fastChance(1)).outcome!.places[0]!];
    };
    type Asked = { readonly seat: Seat };
    expect(able({})).toEqual([0, 1, 2]);
    expect(able({ "CO-WORDS-1": ({ seat }: Asked) => seat > 0 })).toEqual([1, 2]);
    expect(able({ "CO-WORDS-1": (_ask: Asked, _action: object) => false })).toEqual([0, 1, 2]);
    expect(able({ "CO-WORDS-1": (_ask: Asked, _action: object) => false, "CO-WORDS-2": ({ seat }: Asked) => seat < 2 })).toEqual([0, 1]);
  });
});

it("being able to choose is asked of every candidate", () => {
  const able = (holds: (ask: object, action: object) => boolean): Seat[] => {
    const choosing = decision("choosing", { moves: { nod: { candidates: [{ kind: "nod" }], requires: { "CO-WORDS-1": holds } } } });
    const asking = procedure("asking")({
      ask: (play) => play.conclude({ places: [[...play.able(choosing, [0, 1, 2], {})]], because: "able" }),
    });
    const trial = new Engine({ ...council, steps: [asking, choosing], begin: (play) => play.call(asking, {}) });
    return [...trial.beginWith({ seats: 3 }, fastChance(1)).outcome!.places[0]!];
  };
  expect([able((_ask, _action) => false), able((_ask, _action) => true)]).toEqual([[], [0, 1, 2]]);
});

describe("copies", () => {
  it("share nothing that is written on, lists in the notes of steps included", () => {
    const state = floor();
    const notes = (one: typeof state) => (one.stack[2]!.memory as { of: number[] }).of;
    const copy = engine.copy(state);
    const into = engine.copy(state, engine.begin({ seats: 3 }, "keyed"));
    expect(into).toEqual(copy);
    expect(into.chance).not.toBe(state.chance);
    engine.submit(copy, 0, { kind: "adjourn" });
    engine.submit(into, 2, { kind: "adjourn" });
    expect(notes(state)).toEqual([1, 2]);
    expect(state.stack).toHaveLength(4);
  });
  it("are keyed anew with the kind of dice they had", () => {
    const fast = floor();
    engine.rekey(fast, "x");
    expect(fast.chance).toEqual(fastChance("x"));
    const real = engine.begin({ seats: 3 }, "s");
    engine.rekey(real, "x");
    expect(real.chance).toEqual(engine.begin({ seats: 3 }, "x").chance);
    expect(real.chance).not.toHaveLength(4);
  });
});

describe("dice", () => {
  it("of a real match draw a word anew that would favour some results", () => {
    const dice = new Dice([1, 2, 3, 4, 5, 6, 7, 8, 0]);
    let words: number[] = [];
    Object.assign(dice, { next: () => words.shift() });
    // 2^32 mod 6 is 4: a product whose lower half is under 4 is drawn anew.
    words = [0, 1, 0x80000000];
    expect([dice.below(6), words]).toEqual([0, [0x80000000]]);
    words = [0, 0, 0x80000001];
    expect([dice.below(6), words]).toEqual([3, []]);
    expect(() => dice.pick([])).toThrow("nothing to pick from");
  });
  it("by the book pick what they are told to, and say which draw was one too many", () => {
    const chance = new ScriptedChance([0, 2, { sture: 1 }]);
    expect([chance.pick(["a", "b", "c"]), chance.pick(["a", "b", "c"]), chance.pick(["a", "b", "c"], "sture")]).toEqual(["a", "c", "b"]);
    expect(() => chance.die(6)).toThrow("the script is used up: a die of 6 sides was drawn after 3 scripted draws");
    expect(() => chance.die(6, "luck")).toThrow("a die of 6 sides (luck) was drawn after 3");
    expect(() => new ScriptedChance([3]).pick(["a", "b", "c"])).toThrow("scripted draw 1 is 3, but one of 3 was drawn");
  });
});

it("an option that may be off says so", () => {
  const why = (json: object): string => {
    const read = readConfig(council, json);
    return "error" in read ? sayConfigError(read.error) : JSON.stringify(read.config);
  };
  expect(why({ seats: 3, words: "off" })).toBe('{"seats":3,"words":"off","long":2}');
  expect(why({ seats: 3, words: 10 })).toBe("option words must be a whole number from 1 to 9, or off");
  expect(why({ seats: 3, long: "off" })).toBe("option long must be a whole number from 1 to 9");
});
