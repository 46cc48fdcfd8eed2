/** What is found out by a shorter way comes out as by the long one: sets that several moves begin with, a pen lent and taken back. */
import { describe, expect, it } from "vitest";
import { FieldMove } from "../src/field-move.ts";
import { domain, range, where, wideWhere } from "../src/ids.ts";
import type { Decision, Game, Play, Seat } from "../src/index.ts";
import { atMostSo, digits, Engine, everySeat, fastChance, fastDice, ifAny, numbers, stepsOf } from "../src/index.ts";
import { askedQuietly, nextPolled, polled, quietLine } from "../src/quiet.ts";

const THING = domain("thing", ["axe", "bow", "cup"]);
const LOT = range("lot", 0, 39);
type Deed<K extends string> = { readonly kind: K; readonly gold?: number; readonly thing?: number };
interface Shop {
  Config: { readonly seats: number };
  Table: { gold: number; things: number; seen: string[] };
  TableView: Shop["Table"];
  Action: Deed<"take"> | Deed<"give"> | Deed<"hide"> | { readonly kind: "wait" } | { readonly kind: "shout" };
  Event: { readonly kind: "done" };
  Rule: "SH-1" | "SH-2";
}
const { decision, procedure, sealed, move } = stepsOf<Shop>();
type Asked = { readonly table: Readonly<Shop["Table"]> };
const things = ({ table }: Asked) => where(THING, (thing) => (table.things & (1 << thing)) !== 0);
const lots = ({ table }: Asked) => wideWhere(LOT, (lot) => (table.things & (1 << (lot % 10))) !== 0);
const gold = ({ table }: Asked) => atMostSo(table.gold);

/** A shop that asks this, begun by seat 0 at a table with so much gold and these things. */
function shop(step: Decision<Shop, any>, table: Partial<Shop["Table"]> = {}, steps: readonly unknown[] = []) {
  const open = procedure("open")({
    ask: (play) => play.ask(step, 0, {}),
    end: (play) => play.conclude({ places: [[0]], because: "closed" }),
  });
  const game: Game<Shop> = {
    id: "shop",
    rulesVersion: "1",
    seats: { min: 3, max: 3 },
    options: {},
    rules: ["SH-1", "SH-2"],
    steps: [open, step, ...(steps as Decision<Shop, any>[])],
    longest: () => 9,
    setUp: () => ({ gold: 0, things: 0, seen: [], ...table }),
    begin: (play) => play.call(open, {}),
    copyTable: (held) => structuredClone(held),
    viewOf: (held) => held,
    imagine: (view) => structuredClone(view),
    invariants: {},
  };
  const engine = new Engine(game);
  return { engine, state: engine.beginWith({ seats: 3 }, fastChance(1)) };
}
const nothing = (): void => {};

describe("moves that begin with the very same set", () => {
  /** Three moves over a field, with the same requirement in the same words: listed, drawn, and whether there is any. */
  function alike(field: any, set: any, table: Partial<Shop["Table"]>) {
    const over = (kind: "take" | "give" | "hide", more: object = {}): any =>
      move(kind, { [field === AMOUNT ? "gold" : "thing"]: field } as never, {
        requires: { "SH-1": { [field === AMOUNT ? "gold" : "thing"]: set }, ...more } as never,
        perform: nothing,
      });
    const asked = decision("asked", {
      moves: {
        wait: move("wait", {}, { idle: true, perform: nothing }),
        take: over("take"),
        give: over("give"),
        hide: over("hide", { "SH-2": () => true }),
      },
    });
    const { engine, state } = shop(asked, table);
    const listed = engine.legalActions(state, 0);
    const dice = fastDice("alike");
    const drawn = new Set(Array.from({ length: 600 }, () => JSON.stringify(engine.sampleAction(state, 0, dice))));
    expect([...drawn].sort()).toEqual(listed.map((action) => JSON.stringify(action)).sort());
    const able: Seat[] = [];
    engine.tryOut(engine.copy(state), dice, (play: Play<Shop>) => void able.push(...play.able(asked, [0], {})), false);
    expect(able).toEqual(listed.length > 1 ? [0] : []);
    return listed.length;
  }
  const AMOUNT = numbers(0, 5);
  it("are none where there is nothing in it, and all of them where there is", () => {
    expect([0b000, 0b001, 0b110].map((set) => alike(THING, things, { things: set }))).toEqual([1, 4, 7]);
  });
  it("so too where it takes two words, and the thing is in either", () => {
    expect([0, 1 << 3].map((set) => alike(LOT, lots, { things: set }))).toEqual([1, 13]);
    const late = ({ table }: Asked) => wideWhere(LOT, (lot) => lot >= 35 && table.things !== 0);
    expect([0, 1].map((set) => alike(LOT, late, { things: set }))).toEqual([1, 16]);
  });
  it("but numbers from nought to nought are one number, and a field that may be left out leaves a move without it", () => {
    expect([0, 2].map((purse) => alike(AMOUNT, gold, { gold: purse }))).toEqual([4, 10]);
    expect([0b000, 0b001].map((set) => alike(ifAny(THING), things, { things: set }))).toEqual([4, 4]);
  });
});

describe("a move over digits, or without any requirement", () => {
  const asked = { table: { gold: 2 } } as never;
  it("has each digit once, and a board is shown all of them", () => {
    const requires = [["SH-1", { of: ({ table }: Asked) => where(range("of", 2, 4), (of) => of <= table.gold) }]] as never;
    const take = new FieldMove({ kind: "take" }, { of: digits(2, 3, 4) }, requires);
    expect([take.count(asked), take.nth(0)]).toEqual([1, { kind: "take", of: 2 }]);
    expect(take.shown(asked)).toEqual([2, 3, 4].map((of) => ({ kind: "take", of })));
    expect([take.read({ kind: "take", of: 4 }), take.read({ kind: "take", of: 5 }), take.read({ kind: "take", of: 1 })]).toEqual([
      { kind: "take", of: 4 },
      null,
      null,
    ]);
    // Of things, only those that will do.
    const other = new FieldMove({ kind: "take" }, { of: range("of", 2, 4) }, requires);
    expect(other.shown(asked)).toEqual([{ kind: "take", of: 2 }]);
    expect(() => digits(1, 3)).toThrow("digits follow each other, not 1, 3");
    expect(digits(4)).toEqual({ digits: [4] });
  });
  it.each([
    ["one word", { of: range("of", 3, 5) }, 3],
    ["two words", { of: range("of", 3, 42) }, 40],
    ["all of the first word", { of: range("of", 0, 29) }, 30],
    ["one more", { of: range("of", 0, 30) }, 31],
    ["all of both words", { of: range("of", 0, 59) }, 60],
    ["numbers", { of: numbers(2, 9) }, 8],
    ["two fields", { of: range("of", 0, 33), by: numbers(0, 2) }, 102],
  ] as const)("has all there are: %s", (_name, fields, many) => {
    const free = new FieldMove({ kind: "take" }, fields, []);
    const count = free.count(asked);
    const all = Array.from({ length: count }, (_, at) => JSON.stringify(free.nth(at)));
    expect([count, new Set(all).size, free.isPossible(asked)]).toEqual([many, many, true]);
    for (const text of all) expect(JSON.stringify(free.read(JSON.parse(text)))).toBe(text);
    expect(free.shown(asked).map((action) => JSON.stringify(action))).toEqual(all);
  });
  it("may have so many actions, and not one more", () => {
    const of = numbers(0, 32_767);
    expect(() => new FieldMove({ kind: "take" }, { of, by: numbers(0, 31) }, [])).not.toThrow();
    expect(() => new FieldMove({ kind: "take" }, { of, by: numbers(0, 32) }, [])).toThrow("take has 1081344 actions: too many to list");
    expect(() => numbers(0, 32_768)).toThrow("numbers go from 0 to 32767, not from 0 to 32768");
    expect(() => numbers(-1, 3)).toThrow("not from -1 to 3");
    expect(() => numbers(3, 2)).toThrow("not from 3 to 2");
    expect(() => new FieldMove({ kind: "take" }, { of: range("of", 0, 60) }, [])).toThrow("of: a set holds 60 things at most");
  });
  it("reads nothing that is no action", () => {
    const free = new FieldMove({ kind: "take" }, { of: range("of", 3, 5) }, []);
    for (const json of [null, undefined, 3, "take", [], {}, { of: "3" }, { of: 3.5 }, { kind: "take", of: 3, by: 1 }])
      expect(free.read(json)).toBeNull();
    expect(free.read({ kind: "take", of: 3, by: undefined })).toEqual({ kind: "take", of: 3 });
  });
});

describe("a draw that keeps missing", () => {
  const unlucky = Object.assign(fastDice("x"), { below: () => 0 });
  const only = (wanted: number): any =>
    move("take", { gold: numbers(0, 200) } as never, {
      requires: { "SH-1": (_ask: unknown, { gold: amount }: { gold: number }) => amount === wanted } as never,
      perform: nothing,
    });
  it("is made up for by a list of what there is", () => {
    const { engine, state } = shop(decision("asked", { moves: { take: only(150) } }));
    expect(engine.sampleAction(state, 0, unlucky)).toEqual({ kind: "take", gold: 150 });
    const listed: any = { candidates: () => [], requires: {}, perform: nothing };
    const mixed = decision("asked", { moves: { take: only(150), shout: listed } });
    const other = shop(mixed);
    expect(other.engine.sampleAction(other.state, 0, unlucky)).toEqual({ kind: "take", gold: 150 });
  });
  it("is none where there is nothing", () => {
    const { engine, state } = shop(decision("asked", { moves: { take: only(500) } }));
    expect([engine.sampleAction(state, 0, unlucky), engine.legalActions(state, 0)]).toEqual([null, []]);
  });
});

describe("whoever asks what another could do", () => {
  const wish = decision<{ least: number }>("wish", {
    moves: { take: { candidates: [{ kind: "take" }], requires: { "SH-1": ({ seat, memory }) => seat >= memory.least }, perform: nothing } },
  });
  /** A question with one answer, upon which that is done. */
  const whoTakes = (perform: (play: Play<Shop>) => void) =>
    decision("asked", { moves: { take: { candidates: [{ kind: "take" }], requires: {}, perform } } });
  it("has the pen again afterwards: its own seat is asked once more", () => {
    const asked = whoTakes((play) => {
      play.table.seen.push(play.able(wish, everySeat(3), { least: 1 }).join(), String(play.askIfAble(wish, 1, { least: 2 })));
      if (play.table.seen.length < 4) play.again();
    });
    const { engine, state } = shop(asked, {}, [wish]);
    engine.submit(state, 0, { kind: "take" });
    expect([engine.waitsFor(state), engine.stepOf(state)]).toEqual([[0], "asked"]);
    engine.submit(state, 0, { kind: "take" });
    expect(state.table.seen).toEqual(["1,2", "false", "1,2", "false"]);
    expect(state.outcome?.because).toBe("closed");
  });
  it("learns whether a seat could do anything without asking it", () => {
    const asked = whoTakes((play) => {
      for (const seat of everySeat(3)) play.table.seen.push(String(play.isAble(wish, seat, { least: 2 })));
    });
    const { engine, state } = shop(asked, {}, [wish]);
    engine.submit(state, 0, { kind: "take" });
    expect([state.table.seen, state.outcome?.because]).toEqual([["false", "false", "true"], "closed"]);
  });
  it("asks a seat once more only while there is something it could do, with what its step has noted by then", () => {
    const asked = decision<{ left: number }>("asked", {
      moves: {
        shout: move(
          "shout",
          {},
          {
            requires: { "SH-1": ({ seat, memory }) => seat === 1 && memory.left > 0 },
            perform(play, _action, _seat, memory) {
              memory.left -= 1;
              play.table.seen.push(String(play.againIfAble()));
            },
          },
        ),
        wait: move("wait", {}, { idle: true, perform: nothing }),
      },
    });
    const open = procedure("open")({
      ask: (play) => play.askAll(asked, [0, 1], { left: 2 }),
      end: (play) => play.conclude({ places: [[0]], because: "closed" }),
    });
    const trial = new Engine({ ...shop(wish).engine.game, steps: [open, asked], begin: (play) => play.call(open, {}) });
    const first = trial.beginWith({ seats: 3 }, fastChance(1));
    for (const state of [trial.copy(first), first]) {
      const waiting: unknown[] = [];
      for (let times = 0; times < 2; times++) {
        trial.submit(state, 1, { kind: "shout" });
        waiting.push(trial.waitsFor(state));
      }
      expect([waiting, state.table.seen]).toEqual([
        [[0, 1], [0]],
        ["true", "false"],
      ]);
    }
  });
  it("does not count a move as a reason to be asked where it lets things be", () => {
    const asked = decision("asked", {
      moves: {
        shout: move(
          "shout",
          {},
          { idle: ({ table }) => table.gold > 0, requires: { "SH-1": ({ table }) => table.things > 0 }, perform: nothing },
        ),
      },
    });
    const isAble = (gold: number, things: number): boolean[] => {
      const { engine, state } = shop(asked, { gold, things });
      const able: boolean[] = [];
      engine.tryOut(state, fastDice(1), (play: Play<Shop>) => void able.push(play.isAble(asked, 0, {})), false);
      return able;
    };
    expect([isAble(0, 0), isAble(0, 1), isAble(1, 0), isAble(1, 1)]).toEqual([[false], [true], [false], [false]]);
  });
  it("asks the one who can, with the memory it was asked about", () => {
    const asked = whoTakes((play) => void play.askIfAble(wish, 2, { least: 2 }));
    const { engine, state } = shop(asked, {}, [wish]);
    engine.submit(state, 0, { kind: "take" });
    expect([engine.stepOf(state), engine.waitsFor(state), state.stack.at(-1)!.memory]).toEqual(["wish", [2], { least: 2 }]);
  });
  it("finds the notes of the nearest such step, its own and the outermost included", () => {
    const nearest: unknown[] = [];
    const inner = decision<{ nth: number }>("inner", {
      moves: {
        take: {
          candidates: [{ kind: "take" }],
          requires: {
            "SH-1": (ask) => {
              nearest.push(ask.find(inner)?.nth, ask.find(outer)?.name, ask.find(wish));
              return true;
            },
          },
          perform: nothing,
        },
      },
    });
    const outer = procedure<{ name: string }>("outer")({
      ask: (play) => play.ask(inner, 0, { nth: 7 }),
      end: (play) => play.conclude({ places: [[0]], because: "closed" }),
    });
    const { engine } = shop(wish);
    const trial = new Engine({ ...engine.game, steps: [outer, inner, wish], begin: (play) => play.call(outer, { name: "all" }) });
    expect(trial.legalActions(trial.beginWith({ seats: 3 }, fastChance(1)), 0)).toHaveLength(1);
    expect(nearest).toEqual([7, "all", null]);
  });
  it("may ask of an interrupt whether there is any, and of nothing else than a move of the step", () => {
    const answers: boolean[] = [];
    const asked = decision("asked", {
      moves: {
        take: {
          candidates: [{ kind: "take" }],
          requires: {
            "SH-1": (ask) => {
              answers.push(ask.hasAny("shout"));
              return true;
            },
          },
          perform: nothing,
        },
      },
      interrupts: { shout: { candidates: [{ kind: "shout" }], requires: { "SH-2": ({ table }) => table.gold > 0 }, perform: nothing } },
    });
    for (const purse of [0, 1]) {
      const { engine, state } = shop(asked, { gold: purse });
      engine.legalActions(state, 0);
    }
    expect(answers).toEqual([false, true]);
    const astray = decision("astray", {
      moves: { take: { candidates: [{ kind: "take" }], requires: { "SH-1": (ask) => ask.hasAny("give") }, perform: nothing } },
    });
    const { engine, state } = shop(astray);
    expect(() => engine.legalActions(state, 0)).toThrow("give is no move of astray");
  });
});

describe("whether there is anything to do", () => {
  it("is one candidate that is allowed, wherever it stands among those that are not", () => {
    for (const allowed of [0, 1, 2]) {
      const asked = decision("asked", {
        moves: {
          take: {
            candidates: [0, 1, 2].map((thing) => ({ kind: "take" as const, thing })),
            requires: { "SH-1": (_, { thing }) => thing === allowed },
            perform: nothing,
          },
          give: { candidates: [{ kind: "give" }], requires: { "SH-2": (ask) => ask.hasAny("take") }, perform: nothing },
        },
      });
      const { engine, state } = shop(asked);
      expect(engine.legalActions(state, 0)).toEqual([{ kind: "take", thing: allowed }, { kind: "give" }]);
    }
  });
});

describe("a decision of several that is ended", () => {
  it("asks nobody else", () => {
    const first = decision("first", { moves: { take: { candidates: [{ kind: "take" }], requires: {}, perform: (play) => play.end() } } });
    const all = procedure("all")({
      ask: (play) => play.askAll(first, everySeat(3), {}),
      end: (play) => play.conclude({ places: [[0]], because: "closed" }),
    });
    const { engine } = shop(decision("unasked", { moves: {} }));
    const trial = new Engine({ ...engine.game, steps: [all, first], begin: (play) => play.call(all, {}) });
    const state = trial.beginWith({ seats: 3 }, fastChance(1));
    expect(trial.waitsFor(state)).toEqual([0, 1, 2]);
    trial.submit(state, 1, { kind: "take" });
    expect([state.outcome?.because, trial.waitsFor(state)]).toEqual(["closed", []]);
  });
});

describe("an answer that is imagined", () => {
  it("is drawn with all that is under way, the outermost step included", () => {
    const outer = procedure<{ most: number }>("outer")({
      bid: (play) => play.askAll(bids, [0, 1], {}),
      end: (play) => play.conclude({ places: [[0]], because: "closed" }),
    });
    const bids = sealed("bids", {
      moves: {
        take: {
          candidates: [1, 2, 3].map((amount) => ({ kind: "take", gold: amount }) as const),
          requires: { "SH-1": (ask, action) => (action.gold ?? 0) <= ask.find(outer)!.most },
        },
      },
      reveal: nothing,
    });
    const { engine } = shop(decision("unasked", { moves: {} }));
    const trial = new Engine({ ...engine.game, steps: [outer, bids], begin: (play) => play.call(outer, { most: 2 }) });
    const state = trial.beginWith({ seats: 3 }, fastChance(1));
    trial.submit(state, 0, { kind: "take", gold: 1 });
    const dice = fastDice("imagined");
    const drawn = new Set(
      Array.from({ length: 40 }, () => {
        const world = trial.determinise(trial.view(state, 1), 1, dice);
        expect(world.stack).toHaveLength(2);
        return JSON.stringify(world.stack[1]!.answers);
      }),
    );
    expect([...drawn].sort()).toEqual(['[{"kind":"take","gold":1}]', '[{"kind":"take","gold":2}]']);
  });
});

describe("what is spelt for the laws", () => {
  it("is of moves over fields, and nothing where there is none or nobody is asked", () => {
    const over = decision("over", { moves: { take: move("take", { thing: THING } as never, { perform: nothing }) } });
    const { engine, state } = shop(over);
    const dice = fastDice("spelt");
    const spelt = new Set(Array.from({ length: 60 }, () => JSON.stringify(engine.spellAny(state, 0, dice))));
    expect([...spelt].sort()).toEqual([0, 1, 2].map((thing) => JSON.stringify({ kind: "take", thing })));
    expect(engine.spellAny(state, 1, dice)).toBeNull();
    const listed = shop(decision("listed", { moves: { take: { candidates: [{ kind: "take" }], requires: {}, perform: nothing } } }));
    expect(listed.engine.spellAny(listed.state, 0, dice)).toBeNull();
  });
});

describe("undo about a quiet decision", () => {
  const once = { candidates: [{ kind: "take" }], requires: {}, perform: nothing } as const;
  const hushed = decision("hushed", { quiet: true, moves: { take: once } });
  const loud = decision("loud", { moves: { take: once } });
  it("is not offered on either side of it, though the same seat goes on", () => {
    const way = procedure("way")({
      loud: (play) => play.ask(loud, 0),
      quiet: (play) => play.askAll(hushed, [0], {}),
      loudAgain: (play) => play.ask(loud, 0),
      loudOnce: (play) => play.ask(loud, 0),
      end: (play) => play.conclude({ places: [[0]], because: "closed" }),
    });
    const { engine } = shop(loud);
    const trial = new Engine({ ...engine.game, steps: [way, hushed, loud], begin: (play) => play.call(way, {}) });
    const state = trial.beginWith({ seats: 3 }, fastChance(1));
    const revocable = (): boolean => {
      const receipt = trial.submit(state, 0, { kind: "take" });
      return receipt.legal && receipt.revocable;
    };
    expect([revocable(), revocable(), revocable()]).toEqual([false, false, true]);
  });
});

it("a quiet decision stands in one word, as it is kept with a match: who was asked, and from the seventeenth place on who is polled next", () => {
  expect([quietLine(0b1011, 2), quietLine(0xffff, 0), askedQuietly({ line: quietLine(0xffff, 15) })]).toEqual([0x2000b, 0xffff, 0xffff]);
  const polls = (asked: number, first: number, waiting: number): number => nextPolled({ line: quietLine(asked, first), waiting });
  // Clockwise from there, and round to the first again.
  expect([polls(0b111, 0, 0b111), polls(0b111, 1, 0b111), polls(0b111, 2, 0b011), polls(0b111, 3, 0b110)]).toEqual([0, 1, 0, 1]);
  const frame = { line: quietLine(0b111, 0) } as never;
  polled(frame, 1);
  expect((frame as { line: number }).line).toBe(quietLine(0b111, 2));
});
