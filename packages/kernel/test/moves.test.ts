import { describe, expect, it } from "vitest";
import { FieldMove } from "../src/field-move.ts";
import type { IdOf, SetOf, Wide } from "../src/ids.ts";
import { both, domain, EMPTY, has, range, seats, setOf, where, wideWhere, without } from "../src/ids.ts";
import type { Ask, Decision, Game, Play, Requirement, Seat } from "../src/index.ts";
import { atMostSo, between, Engine, fastChance, fastDice, ifAny, numbers, standing, stepsOf } from "../src/index.ts";

/** A market with one move of each kind: no field, one, several, wide ones, numbers, things that stand as something else, one left out. */
const STALL = domain("stall", ["fish", "cloth", "iron", "salt"]);
const WEIGHT = range("weight", 1, 3);
const SEAT = seats("seat", 4);
const LOT = domain(
  "lot",
  Array.from({ length: 50 }, (_, at) => `lot-${at}`),
);
const ANSWER = domain("answer", ["no", "yes"]);
const ROUTE = domain("route", ["none", "north", "both"]);
type Stall = IdOf<typeof STALL>;
type Weight = IdOf<typeof WEIGHT>;
type Lot = IdOf<typeof LOT>;
type Id = IdOf<typeof SEAT>;

interface Market {
  Config: { readonly seats: number };
  Table: Table;
  TableView: Table;
  Action:
    | { readonly kind: "leave" }
    | { readonly kind: "visit"; readonly stall: Stall }
    | { readonly kind: "weigh"; readonly stall: Stall; readonly weight: Weight }
    | { readonly kind: "greet"; readonly whom: Seat; readonly stall: Stall }
    | { readonly kind: "swap"; readonly lot: Lot; readonly next?: Lot }
    | { readonly kind: "borrow"; readonly gold: number }
    | { readonly kind: "haggle"; readonly stall: Stall; readonly gold: number; readonly hard: boolean }
    | { readonly kind: "travel"; readonly by: readonly number[] }
    | { readonly kind: "pair"; readonly stall: Stall; readonly weight: Weight }
    | { readonly kind: "boast" }
    | { readonly kind: "rest" };
  Event: { readonly kind: "done"; readonly seat: Seat };
  Rule: "MA-OPEN-1" | "MA-STALL-1" | "MA-STALL-2" | "MA-WEIGHT-1" | "MA-WHO-1" | "MA-LOT-1" | "MA-LOT-2" | "MA-GOLD-1" | "MA-GOLD-2";
}
interface Table {
  seats: number;
  open: boolean;
  stalls: number;
  cheap: number;
  lots: number[];
  gold: number[];
}
const { decision, procedure, move } = stepsOf<Market>();
type Asked = Ask<Market, object>;
const stallsOpen = ({ table }: Pick<Asked, "table">): SetOf<Stall> => table.stalls as SetOf<Stall>;
const isOpen = ({ table }: Pick<Asked, "table">): boolean => table.open;
const lotsLeft = ({ table }: Asked): Wide<Lot> => wideWhere(LOT, (lot) => table.lots.includes(lot));
const done = (play: Play<Market>, _action: unknown, seat: Seat): void => play.tell?.({ kind: "done", seat });
const asked: Record<string, number> = {};
const counting = <T>(what: string, answer: T): T => {
  asked[what] = (asked[what] ?? 0) + 1;
  return answer;
};

const STEPS = {
  visiting: decision("visiting", {
    moves: {
      leave: move("leave", {}, { idle: true, perform: done }),
      visit: move(
        "visit",
        { stall: STALL },
        {
          requires: {
            "MA-OPEN-1": (ask) => counting("open", isOpen(ask)),
            "MA-STALL-1": { stall: stallsOpen },
            "MA-STALL-2": { stall: ({ table }) => table.cheap as SetOf<Stall> },
          },
          perform: done,
        },
      ),
    },
  }),
  weighing: decision<{ heaviest: number }>("weighing", {
    moves: {
      weigh: move(
        "weigh",
        { stall: STALL, weight: WEIGHT },
        {
          requires: {
            "MA-STALL-1": { stall: stallsOpen },
            // The memory of the step is known here without a word about its type.
            "MA-WEIGHT-1": {
              weight: ({ memory }) =>
                counting(
                  "plain",
                  where(WEIGHT, (weight) => weight <= memory.heaviest),
                ),
            },
            "MA-STALL-2": {
              weight: ({ table }, { stall }) =>
                counting(
                  "bound",
                  where(WEIGHT, (weight) => has(stallsOpen({ table }), stall) && weight <= stall),
                ),
            },
          },
          perform: done,
        },
      ),
    },
  }),
  greeting: decision("greeting", {
    moves: {
      greet: move(
        "greet",
        { whom: SEAT, stall: STALL },
        {
          requires: {
            "MA-WHO-1": {
              whom: ({ table, seat }) => without(((1 << table.seats) - 1) as SetOf<Id>, setOf(seat as Id)),
              stall: stallsOpen,
            },
          },
          perform: done,
        },
      ),
      boast: move("boast", {}, { requires: { "MA-WHO-1": (ask) => !ask.hasAny("greet") }, perform: done }),
    },
  }),
  swapping: decision("swapping", {
    moves: {
      swap: move(
        "swap",
        { lot: LOT, next: ifAny(LOT) },
        {
          requires: {
            "MA-LOT-1": { lot: lotsLeft, next: lotsLeft },
            "MA-LOT-2": { next: (_ask, { lot }) => wideWhere(LOT, (other) => other !== lot) },
          },
          perform: done,
        },
      ),
    },
  }),
  borrowing: decision("borrowing", {
    moves: {
      borrow: move(
        "borrow",
        { gold: numbers(1, 99) },
        {
          requires: {
            "MA-GOLD-1": { gold: ({ table, seat }) => atMostSo(table.gold[seat]!) },
            "MA-GOLD-2": { gold: () => between(5, 2000) },
          },
          perform: done,
        },
      ),
    },
  }),
  haggling: decision("haggling", {
    moves: {
      haggle: move(
        "haggle",
        { stall: STALL, gold: numbers(0, 20), hard: standing(ANSWER, [false, true]) },
        {
          requires: {
            "MA-STALL-1": { stall: stallsOpen },
            "MA-GOLD-1": { gold: ({ table, seat }, { stall }) => between(stall, table.gold[seat]!) },
            "MA-GOLD-2": { hard: (_ask, { gold, stall }) => where(ANSWER, (answer) => answer === 0 || gold > stall + 1) },
          },
          perform: done,
        },
      ),
    },
  }),
  travelling: decision("travelling", {
    moves: {
      travel: move(
        "travel",
        { by: standing(ROUTE, [[], [0], [0, 1]]) },
        { requires: { "MA-OPEN-1": { by: ({ table }) => where(ROUTE, (route) => table.open || route === 0) } }, perform: done },
      ),
      rest: move("rest", {}, { idle: true, perform: done }),
    },
  }),
  pairing: decision("pairing", {
    moves: {
      pair: move(
        "pair",
        { stall: STALL, weight: WEIGHT },
        {
          requires: {
            "MA-STALL-1": (_ask, { stall, weight }) => (stall + weight) % 2 === 0,
            "MA-WEIGHT-1": ({ table }, { weight }) => weight < table.seats,
          },
          perform: done,
        },
      ),
    },
  }),
};
const begin = procedure("market")({ go: () => {} });
const fresh = (): Table => ({ seats: 3, open: true, stalls: 0b1011, cheap: 0b0110, lots: [2, 29, 30, 49], gold: [7, 0, 99] });
const market: Game<Market> = {
  id: "market",
  rulesVersion: "1",
  seats: { min: 3, max: 3 },
  options: {},
  rules: [],
  steps: [begin, ...Object.values(STEPS)],
  longest: () => 1,
  setUp: fresh,
  begin: (play) => play.ask(STEPS.visiting, 0),
  copyTable: (table) => structuredClone(table),
  viewOf: (table) => table,
  imagine: (view) => view,
  invariants: {},
};
const engine = new Engine(market);
type Kind = keyof typeof STEPS;
/** Whatever memory it takes. */
const called = (step: Kind): Decision<Market, object> => (STEPS as Readonly<Record<string, unknown>>)[step] as Decision<Market, object>;
function at(step: Kind, table: Partial<Table> = {}, seat = 0, memory: object = {}) {
  const state = engine.beginWith({ seats: 3 }, fastChance(1));
  state.table = { ...fresh(), ...table };
  state.stack = [{ step: STEPS[step].index, line: 0, waiting: 1 << seat, memory, answers: null, order: null }];
  return state;
}
/** Everything a move of the step could spell, legal or not. */
const ALL: Record<Kind, object[]> = {
  visiting: [{ kind: "leave" }, ...[0, 1, 2, 3].map((stall) => ({ kind: "visit", stall }))],
  weighing: pairs("weigh"),
  greeting: [...[0, 1, 2, 3].flatMap((whom) => [0, 1, 2, 3].map((stall) => ({ kind: "greet", whom, stall }))), { kind: "boast" }],
  swapping: upTo(0, 49).flatMap((lot) => [...upTo(0, 49).map((next) => ({ kind: "swap", lot, next })), { kind: "swap", lot }]),
  borrowing: upTo(1, 99).map((gold) => ({ kind: "borrow", gold })),
  haggling: [0, 1, 2, 3].flatMap((stall) =>
    upTo(0, 20).flatMap((gold) => [false, true].map((hard) => ({ kind: "haggle", stall, gold, hard }))),
  ),
  travelling: [...[[], [0], [0, 1]].map((by) => ({ kind: "travel", by })), { kind: "rest" }],
  pairing: pairs("pair"),
};
function pairs(kind: string): object[] {
  return [0, 1, 2, 3].flatMap((stall) => [1, 2, 3].map((weight) => ({ kind, stall, weight })));
}
function upTo(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}
const MEMORY: Partial<Record<Kind, object>> = { weighing: { heaviest: 2 } };
const TABLES: Partial<Table>[] = [
  {},
  { open: false },
  { stalls: 0 },
  { stalls: 0b1111, cheap: 0b1111 },
  { stalls: 0b1000, lots: [30] },
  { lots: [] },
  { lots: [0, 49], gold: [0, 4, 5] },
  { gold: [4, 5, 6], cheap: 0 },
  { gold: [200, 20, 19], seats: 4 },
];

describe("a move over fields", () => {
  it.each(Object.keys(STEPS) as Kind[])("%s: what is listed, drawn, offered, read and judged agrees, at every table", (step) => {
    let refusals = 0;
    for (const table of TABLES)
      for (const seat of [0, 1, 2]) {
        const state = at(step, table, seat, MEMORY[step]);
        const listed = engine.legalActions(state, seat).slice();
        const judged = ALL[step].filter((json) => {
          const read = engine.read(state, seat, json);
          if (!("action" in read)) throw new Error(`${JSON.stringify(json)} is not read`);
          expect(read.action).toEqual(json);
          const verdict = engine.judge(state, seat, read.action);
          if (!verdict.legal) refusals++;
          return verdict.legal;
        });
        expect(listed).toEqual(judged);
        expect(new Set(listed).size).toBe(listed.length);
        const offered = engine.choices(state, seat).filter(({ verdict }) => verdict.legal);
        expect(offered.map(({ action }) => action)).toEqual(listed);
        const dice = fastDice(seat);
        const drawn = new Set(Array.from({ length: 20 * listed.length }, () => engine.sampleAction(state, seat, dice)));
        if (listed.length === 0) expect(engine.sampleAction(state, seat, dice)).toBeNull();
        if (listed.length < 40) expect(drawn).toEqual(new Set(listed));
        else expect(listed).toEqual(expect.arrayContaining([...drawn]));
      }
    expect(refusals).toBeGreaterThan(0);
  });

  it("is drawn evenly, each draw a hit", () => {
    const hits = (step: Kind, table: Partial<Table>, seat: Seat) => {
      const state = at(step, table, seat, MEMORY[step]);
      const legal = engine.legalActions(state, seat).slice();
      const dice = fastDice(7);
      const drawn = new Map<object, number>();
      let throws = 0;
      const chance = fastDice(7);
      chance.below = (limit) => (throws++, expect(limit).toBe(legal.length), dice.below(limit));
      const many = 300 * legal.length;
      for (let draw = 0; draw < many; draw++) {
        const action = engine.sampleAction(state, seat, chance)!;
        drawn.set(action, (drawn.get(action) ?? 0) + 1);
      }
      expect(throws).toBe(many);
      expect(drawn.size).toBe(legal.length);
      for (const times of drawn.values()) expect(Math.abs(times - 300)).toBeLessThan(100);
    };
    hits("visiting", {}, 0);
    hits("weighing", {}, 0);
    hits("greeting", {}, 1);
    hits("swapping", {}, 0);
    hits("borrowing", {}, 2);
    hits("haggling", {}, 0);
    hits("travelling", {}, 0);
  });

  it("is refused by the first rule that fails, in the order written", () => {
    const why = (step: Kind, json: object, table: Partial<Table> = {}) => {
      const state = at(step, table, 0, MEMORY[step]);
      const read = engine.read(state, 0, json);
      const verdict = "action" in read ? engine.judge(state, 0, read.action) : read;
      return verdict.legal ? null : verdict.rule;
    };
    expect(why("visiting", { kind: "visit", stall: 1 })).toBeNull();
    expect(why("visiting", { kind: "visit", stall: 2 })).toBe("MA-STALL-1");
    expect(why("visiting", { kind: "visit", stall: 3 })).toBe("MA-STALL-2");
    expect(why("visiting", { kind: "visit", stall: 2 }, { open: false, cheap: 0 })).toBe("MA-OPEN-1");
    expect(why("visiting", { kind: "visit", stall: 2 }, { cheap: 0 })).toBe("MA-STALL-1");
    expect(why("greeting", { kind: "greet", whom: 0, stall: 0 })).toBe("MA-WHO-1");
    expect(why("greeting", { kind: "greet", whom: 3, stall: 0 })).toBe("MA-WHO-1"); // three seats at this table
    expect(why("greeting", { kind: "boast" })).toBe("MA-WHO-1");
    expect(why("borrowing", { kind: "borrow", gold: 8 })).toBe("MA-GOLD-1");
    expect(why("borrowing", { kind: "borrow", gold: 4 })).toBe("MA-GOLD-2");
    expect(why("pairing", { kind: "pair", stall: 0, weight: 3 })).toBe("MA-STALL-1");
    expect(why("pairing", { kind: "pair", stall: 1, weight: 3 })).toBe("MA-WEIGHT-1");
    // A field left out although something would do is refused by the first rule that speaks of it.
    expect(why("swapping", { kind: "swap", lot: 2 })).toBe("MA-LOT-1");
    expect(why("swapping", { kind: "swap", lot: 2, next: 2 })).toBe("MA-LOT-2");
    expect(why("swapping", { kind: "swap", lot: 2 }, { lots: [2] })).toBeNull();
    expect(why("swapping", { kind: "swap", lot: 2, next: 3 }, { lots: [2] })).toBe("MA-LOT-1");
  });

  it("reads what is of its domains only, and nothing more", () => {
    const reads = (step: Kind, json: unknown) => "action" in engine.read(at(step), 0, json);
    expect(reads("visiting", { kind: "visit", stall: 3 })).toBe(true);
    for (const stall of [-1, 4, 1.5, "1", null, undefined, [1]]) expect(reads("visiting", { kind: "visit", stall })).toBe(false);
    expect(reads("visiting", { kind: "visit" })).toBe(false);
    expect(reads("visiting", { kind: "visit", stall: 1, more: 1 })).toBe(false);
    expect(reads("visiting", { kind: "visit", stall: 1, more: undefined })).toBe(true);
    expect(reads("visiting", Object.create({ kind: "visit", stall: 1 }))).toBe(false);
    expect(reads("weighing", { kind: "weigh", stall: 0, weight: 0 })).toBe(false);
    expect(reads("weighing", { kind: "weigh", stall: 0, weight: 3 })).toBe(true);
    expect(reads("weighing", { kind: "weigh", stall: 0, weight: 4 })).toBe(false);
    expect(reads("swapping", { kind: "swap", lot: 49, next: 50 })).toBe(false);
    expect(reads("swapping", { kind: "swap", next: 4 })).toBe(false);
    expect(reads("borrowing", { kind: "borrow", gold: 0 })).toBe(false);
    expect(reads("borrowing", { kind: "borrow", gold: 100 })).toBe(false);
    expect(reads("travelling", { kind: "travel", by: [0, 1] })).toBe(true);
    expect(reads("travelling", { kind: "travel", by: [1, 0] })).toBe(false);
  });

  it("shows all that stands in the first set named for each field, greyed where another rule refuses it", () => {
    const shown = (step: Kind, table: Partial<Table> = {}) =>
      engine.choices(at(step, table, 0, MEMORY[step]), 0).map(({ action, verdict }) => [action, verdict.legal ? null : verdict.rule]);
    expect(shown("visiting")).toEqual([
      [{ kind: "leave" }, null],
      [{ kind: "visit", stall: 0 }, "MA-STALL-2"],
      [{ kind: "visit", stall: 1 }, null],
      [{ kind: "visit", stall: 3 }, "MA-STALL-2"],
    ]);
    expect(shown("visiting", { open: false }).filter(([, rule]) => rule === "MA-OPEN-1")).toHaveLength(3);
    expect(shown("weighing")).toHaveLength(3 * 2);
    expect(shown("swapping", { lots: [2, 30] })).toHaveLength(4);
    expect(shown("swapping", { lots: [30] })).toEqual([
      [{ kind: "swap", lot: 30, next: 30 }, "MA-LOT-2"],
      [{ kind: "swap", lot: 30 }, null],
    ]);
    expect(shown("borrowing")).toHaveLength(7);
    expect(shown("pairing")).toHaveLength(12);
  });

  it("asks about the table once, and of a field only as often as what it looks at changes", () => {
    for (const what of Object.keys(asked)) delete asked[what];
    engine.legalActions(at("visiting"), 0);
    expect(asked).toEqual({ open: 1 });
    engine.legalActions(at("weighing", {}, 0, { heaviest: 2 }), 0);
    expect(asked).toEqual({ open: 1, plain: 1, bound: 3 });
    engine.legalActions(at("weighing", {}, 0, { heaviest: 0 }), 0);
    expect(asked).toEqual({ open: 1, plain: 2, bound: 3 });
  });

  it("asks a set that never looks at the table when it is made, and never again; one that looks there for some choices each time", () => {
    let still = 0;
    let looking = 0;
    const moves = {
      weigh: move(
        "weigh",
        { stall: STALL, weight: WEIGHT },
        {
          requires: {
            "MA-STALL-1": { stall: stallsOpen },
            "MA-STALL-2": {
              weight: (_ask, { stall }) => {
                still++;
                return where(WEIGHT, (weight) => weight <= stall);
              },
            },
            "MA-WEIGHT-1": {
              weight: (ask, { stall }) => {
                looking++;
                return stall === 1 || isOpen(ask) ? WEIGHT.every : EMPTY;
              },
            },
          },
        },
      ),
    };
    const weighing = decision("weighing", { moves });
    const begin = procedure("begin")({ ask: (play) => play.ask(weighing, 0) });
    const trial = new Engine({ ...market, steps: [begin, weighing], begin: (play) => play.call(begin, {}) });
    const state = trial.beginWith({ seats: 3 }, fastChance(1));
    const weights = (stalls: number, open: boolean): string[] => {
      Object.assign(state.table, { stalls, open });
      return trial.legalActions(state, 0).map((action) => ("weight" in action ? `${action.stall}:${action.weight}` : action.kind));
    };
    expect(still).toBe(STALL.size);
    looking = 0;
    expect(weights(0b0110, true)).toEqual(["1:1", "2:1", "2:2"]);
    expect(weights(0b0110, false)).toEqual(["1:1"]);
    expect(still).toBe(STALL.size);
    expect(looking).toBe(4);
  });
  it("is ruled out together with those beside it that begin with the same requirement, asked once", () => {
    let times = 0;
    const open = ({ table }: Asked): SetOf<Stall> => {
      times++;
      return stallsOpen({ table });
    };
    const requires = { "MA-STALL-1": { stall: open } };
    const moves = {
      visit: move("visit", { stall: STALL }, { requires }),
      weigh: move("weigh", { stall: STALL, weight: WEIGHT }, { requires }),
      pair: move("pair", { stall: STALL, weight: WEIGHT }, { requires }),
      leave: move("leave", {}, { idle: true }),
      rest: move("rest", {}, {}),
    };
    const shared = decision("sharing", { moves });
    const able = procedure("begin")({ ask: (play) => play.ask(shared, play.able(shared, [0], {})[0] ?? 1) });
    const trial = new Engine({ ...market, steps: [able, shared], begin: (play) => play.call(able, {}) });
    const drawn = (stalls: number): string[] => {
      const state = trial.beginWith({ seats: 3 }, fastChance(1));
      state.table.stalls = stalls;
      const dice = fastDice("shared");
      times = 0;
      return Array.from({ length: 60 }, () => trial.sampleAction(state, 0, dice)!.kind);
    };
    expect(new Set(drawn(0b0110))).toEqual(new Set(["visit", "weigh", "pair", "leave", "rest"]));
    expect(new Set(drawn(0))).toEqual(new Set(["leave", "rest"]));
    expect(times).toBe(60);
  });
  it("does not lose what it has counted when another move asks whether it is possible", () => {
    const state = at("greeting", {}, 0);
    const dice = fastDice(3);
    const drawn = new Set(Array.from({ length: 400 }, () => engine.sampleAction(state, 0, dice)));
    expect(drawn.size).toBe(6);
    const alone = at("greeting", { stalls: 0 }, 0);
    expect(engine.legalActions(alone, 0)).toEqual([{ kind: "boast" }]);
  });

  it("is made only if it can be", () => {
    const make =
      (fields: object, requires: Record<string, Requirement<never, never, never>> = {}) =>
      () =>
        new Engine({ ...market, steps: [decision("made", { moves: { visit: { kind: "visit", fields, requires } as never } })] });
    expect(make({ stall: STALL })).not.toThrow();
    expect(make({ stall: STALL }, { "MA-STALL-1": { other: () => 1 } as never })).toThrow("visit has no field other");
    expect(make({ whom: SEAT })).toThrow("a set must say which seats whom may be");
    expect(make({ a: LOT, b: LOT, c: LOT, d: LOT })).toThrow("too many to list");
    expect(make({ a: range("far", 1, 60) })).toThrow("60 things at most");
    expect(make({ a: range("far", 1, 59) })).not.toThrow();
    expect(() => standing(ANSWER, [true])).toThrow("2 things, but 1 values");
    for (const [from, to] of [
      [-1, 4],
      [0, 32768],
      [5, 4],
    ] as const)
      expect(() => numbers(from, to)).toThrow("numbers go from");
  });
});

describe("being able", () => {
  it("asks only who could do anything but let things be", () => {
    const able = (step: Kind, table: Partial<Table>, memory: object = {}) => {
      const asking = procedure("asking")({
        ask: (play) => {
          for (const seat of [0, 1, 2]) {
            const seated = play.able(called(step), [seat], memory);
            expect(play.askIfAble(called(step), seat, memory)).toBe(seated.length === 1);
          }
          play.conclude({ places: [play.able(called(step), [2, 0, 1], memory)], because: "able" });
        },
      });
      const trial = new Engine({
        ...market,
        setUp: () => ({ ...fresh(), ...table }),
        steps: [asking, ...Object.values(STEPS)],
        begin: (play) => play.call(asking, {}),
      });
      const { outcome, stack } = trial.beginWith({ seats: 3 }, fastChance(1));
      expect(stack.slice(1).map(({ waiting }) => 31 - Math.clz32(waiting))).toEqual(outcome!.places[0]!.toSorted((a, b) => a - b));
      return outcome!.places[0];
    };
    expect(able("visiting", {})).toEqual([2, 0, 1]);
    expect(able("visiting", { open: false })).toEqual([]);
    expect(able("visiting", { cheap: 0b0100 })).toEqual([]);
    expect(able("weighing", {}, { heaviest: 1 })).toEqual([2, 0, 1]);
    expect(able("weighing", {}, { heaviest: 0 })).toEqual([]);
    expect(able("borrowing", {})).toEqual([2, 0]);
    expect(able("borrowing", { gold: [4, 5, 4] })).toEqual([1]);
    expect(able("haggling", { stalls: 0b1000, gold: [2, 3, 0] })).toEqual([1]);
    expect(able("swapping", { lots: [] })).toEqual([]);
    expect(able("swapping", { lots: [40] })).toEqual([2, 0, 1]);
    expect(able("pairing", { seats: 1 })).toEqual([]);
    expect(able("pairing", { seats: 2 })).toEqual([2, 0, 1]);
    expect(able("greeting", { stalls: 0 })).toEqual([2, 0, 1]); // then they boast
  });
});

describe("what a board is shown", () => {
  const openOnly: [string, Requirement<Asked, any, any>][] = [["MA-STALL-1", { stall: stallsOpen }]];
  const ask = { table: { stalls: 0b0101 } };
  it("is what stands in the first set of a field", () => {
    const visit = new FieldMove({ kind: "visit" }, { stall: STALL }, openOnly);
    expect(visit.shown(ask)).toEqual([0, 2].map((stall) => ({ kind: "visit", stall })));
  });
  it("is all of a field that the move shows, and each says why not", () => {
    const visit = new FieldMove({ kind: "visit" }, { stall: STALL }, openOnly, ["stall"]);
    const shown = visit.shown(ask);
    expect(shown).toEqual(STALL.all.map((stall) => ({ kind: "visit", stall })));
    expect(shown.map((action) => visit.refusedBy(ask, action))).toEqual([null, "MA-STALL-1", null, "MA-STALL-1"]);
    expect(visit.count(ask)).toBe(2);
    expect(() => new FieldMove({ kind: "visit" }, { stall: STALL }, openOnly, ["stal"])).toThrow("visit has no field stal");
  });
});

describe("numbers between two", () => {
  it("holds its bounds", () => {
    expect(between(3, 2)).toBe(between(9, 0));
    expect(between(-5, 4)).toBe(atMostSo(4));
    expect(between(0, 99_999)).toBe(atMostSo(32_767));
    expect(both(STALL.every, setOf(STALL.all[2]!))).toBe(4);
  });
});
