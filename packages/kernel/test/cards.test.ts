import { describe, expect, it } from "vitest";
import { domain, lowest, range, setOf, where } from "../src/ids.ts";
import type { Game, Pass, Seat } from "../src/index.ts";
import { cardsOf, Engine, fastChance, fastDice, ifAny, numbers, PASS, stepsOf } from "../src/index.ts";

/** A parlour game of cards: thirty-two titles, two windows. The game is only what the deck needs. */
const OTHER = Array.from({ length: 27 }, (_, at) => `filler-${at}`);
const TITLE = domain("title", ["gift", "swap", ...OTHER, "late", "loan", "pair"]);
const THING = range("thing", 1, 3);
type Card = (typeof TITLE.all)[number];
type Thing = (typeof THING.all)[number];

interface Parlour {
  Config: { readonly seats: number };
  Table: Table;
  TableView: Table;
  Action: Pass | { readonly kind: "play"; readonly card: Card; readonly thing?: Thing; readonly next?: Thing; readonly gold?: number };
  Event: { readonly kind: "played"; readonly seat: Seat; readonly card: Card } | { readonly kind: "gone"; readonly thing: Thing };
  Rule: "PA-HAND" | "PA-TIME" | `PA-CARD-${string}`;
}
interface Table {
  hands: number[][];
  things: number;
  gold: number;
  host: Seat;
}
interface Asked {
  readonly moment: number;
  readonly about: Seat;
}
const { window } = stepsOf<Parlour>();
const { card, deckOf } = cardsOf<Parlour, Asked, "any" | "active" | "others" | "host">();
const filler = card({ windows: { tea: "any" }, requires: () => false, effect() {} });
const handSets = ({ hands }: Readonly<Table>): number[] =>
  hands.flatMap((hand) =>
    [0, 1].map((half) => hand.reduce((set, title) => (Math.floor(title / 30) === half ? set | (1 << (title % 30)) : set), 0)),
  );
const things = ({ table }: { readonly table: Readonly<Table> }) => where(THING, (thing) => (table.things & (1 << thing)) !== 0);
const CARDS = {
  ...Object.fromEntries(OTHER.map((id) => [id, filler])),
  gift: card({ copies: 3, windows: { tea: "any", cake: "others" }, effect: (play) => void (play.table.gold += 1) }),
  swap: card({
    windows: { tea: "active" },
    aim: { thing: THING },
    requires: [{ thing: things }, ({ table }) => table.gold > 0, { thing: ({ table }) => where(THING, (thing) => thing <= table.gold) }],
    effect(play, { thing }) {
      play.table.things &= ~(1 << thing);
      play.tell?.({ kind: "gone", thing });
    },
  }),
  late: card({ windows: { cake: "host" }, requires: ({ table }) => table.gold > 1, effect() {} }),
  loan: card({ windows: { tea: "any" }, aim: { gold: numbers(1, 9) }, requires: (_ask, { gold }) => gold % 2 === 0, effect() {} }),
  pair: card({
    windows: { tea: "any" },
    aim: { thing: THING, next: ifAny(THING) },
    requires: [{ thing: things, next: things }, { next: (_ask, { thing }) => where(THING, (next) => next !== thing) }],
    effect() {},
  }),
};
const deck = deckOf({
  kind: "play",
  titles: TITLE,
  cards: CARDS,
  windows: ["tea", "cake"],
  windowOf: ({ memory }) => memory.moment,
  who: {
    any: true,
    active: ({ seat, memory }) => seat === memory.about,
    others: ({ seat, memory }) => seat !== memory.about,
    host: ({ table, seat }) => table.host === seat,
  },
  hands: handSets,
  rules: { hand: "PA-HAND", window: "PA-TIME", text: (id) => `PA-CARD-${id}` },
});
const hour = window<Asked>("hour", {
  moves: {
    play: deck.move((play, action, seat) => {
      play.tell?.({ kind: "played", seat, card: action.card });
      if (deck.allows(play.asking(seat, { moment: 0, about: seat }), action)) deck.effect(play, action, seat);
    }),
    pass: { candidates: [PASS], requires: {} },
  },
  polls: (ask) => (ask.thrifty ? ask.ableHere([2, 1, 0]) : [0, 1, 2]),
});
const parlour: Game<Parlour> = {
  id: "parlour",
  rulesVersion: "1",
  seats: { min: 3, max: 3 },
  options: {},
  rules: [],
  steps: [hour],
  longest: () => 9,
  setUp: () => ({ hands: [[], [], []], things: 0b1110, gold: 2, host: 1 }),
  begin: (play) => play.open(hour, { moment: 0, about: 0 }),
  copyTable: (table) => structuredClone(table),
  viewOf: (table) => table,
  imagine: (view) => view,
  invariants: {},
};
const engine = new Engine(parlour);
const [GIFT, SWAP, LATE, LOAN, PAIR] = ["gift", "swap", "late", "loan", "pair"].map((id) => TITLE.names.indexOf(id)) as [
  number,
  number,
  number,
  number,
  number,
];
function at(table: Partial<Table>, moment = 0, about = 0) {
  const state = engine.beginWith({ seats: 3 }, fastChance(1));
  state.table = { ...state.table, ...table };
  state.stack = [{ step: hour.index, line: 0, waiting: 0b111, memory: { moment, about }, answers: [], order: [0, 1, 2] }];
  return state;
}
const hold = (...hand: number[]): number[][] => [hand, hand, hand];
const listed = (state: ReturnType<typeof at>, seat: Seat) =>
  engine.legalActions(state, seat).flatMap((action) => (action.kind === "play" ? [action] : []));

describe("a deck", () => {
  it("stands on both sides of the first word", () => expect([GIFT, SWAP, LATE, LOAN, PAIR]).toEqual([0, 1, 29, 30, 31]));

  it("reads nothing that is no play of a card", () => {
    for (const json of [null, undefined, 3, "card", [], {}, { card: "0" }, { card: 0.5 }, { card: -1 }, { card: TITLE.names.length }])
      expect([json, deck.read(json)]).toEqual([json, null]);
    expect([deck.read({ kind: "play", card: GIFT }), deck.read({ kind: "play", card: PAIR, thing: 1 })]).toEqual([
      { kind: "play", card: GIFT },
      { kind: "play", card: PAIR, thing: 1 },
    ]);
  });
  it("plays what is in hand, in the windows and by the players the card names", () => {
    const titles = (state: ReturnType<typeof at>, seat: Seat) => [...new Set(listed(state, seat).map((action) => action.card as number))];
    const all = { hands: hold(GIFT, SWAP, LATE, LOAN, PAIR, 5) };
    expect(titles(at(all), 0)).toEqual([GIFT, SWAP, LOAN, PAIR]);
    expect(titles(at(all), 1)).toEqual([GIFT, LOAN, PAIR]);
    expect(titles(at(all, 1), 0)).toEqual([]);
    expect(titles(at(all, 1), 1)).toEqual([GIFT, LATE]);
    expect(titles(at({ ...all, gold: 1 }, 1), 1)).toEqual([GIFT]);
    expect(titles(at({ hands: hold() }), 0)).toEqual([]);
  });

  it("lists, draws, judges and reads alike, every play once", () => {
    for (const table of [{}, { gold: 1 }, { gold: 0 }, { things: 0b0100 }, { things: 0 }])
      for (const moment of [0, 1])
        for (const seat of [0, 1, 2]) {
          const state = at({ hands: hold(GIFT, GIFT, SWAP, LATE, LOAN, PAIR, 5), ...table }, moment);
          const legal = listed(state, seat);
          expect(new Set(legal).size).toBe(legal.length);
          const spelled = TITLE.all.flatMap((title) =>
            [undefined, 1, 2, 3].flatMap((thing) =>
              [undefined, 1, 2, 3].flatMap((next) =>
                [undefined, 1, 2, 9].map((gold) => JSON.parse(JSON.stringify({ kind: "play", card: title, thing, next, gold })) as object),
              ),
            ),
          );
          for (const json of spelled) {
            const read = engine.read(state, seat, json);
            if (!("action" in read)) continue;
            expect(read.action).toEqual(json);
            const isListed = legal.includes(read.action as never);
            expect(engine.judge(state, seat, read.action).legal).toBe(isListed);
            expect(engine.judge(state, seat, json as never).legal).toBe(isListed);
          }
          for (const choice of engine.choices(state, seat))
            expect(engine.read(state, seat, { ...choice.action })).toEqual({ action: choice.action });
          const dice = fastDice(seat);
          const drawn = new Set(Array.from({ length: 400 }, () => engine.sampleAction(state, seat, dice)));
          expect(drawn).toEqual(new Set([...legal, PASS]));
        }
  });

  it("is refused for want of the card, by the window, and by the card's own text", () => {
    const why = (state: ReturnType<typeof at>, seat: Seat, action: object) => {
      const read = engine.read(state, seat, { kind: "play", ...action });
      const verdict = "action" in read ? engine.judge(state, seat, read.action) : read;
      return verdict.legal ? null : verdict.rule;
    };
    const state = at({ hands: hold(SWAP, LATE) });
    expect(why(state, 0, { card: GIFT })).toBe("PA-HAND");
    expect(why(state, 0, { card: LATE })).toBe("PA-TIME");
    expect(why(state, 1, { card: SWAP, thing: 1 })).toBe("PA-CARD-swap");
    expect(why(state, 0, { card: SWAP, thing: 3 })).toBe("PA-CARD-swap");
    expect(why(state, 0, { card: SWAP, thing: 1 })).toBeNull();
    expect(why(state, 0, { card: SWAP })).toBe("PA-CARD-swap"); // no aim
    expect(why(state, 0, { card: SWAP, thing: 4 })).toBe("kernel.no-such-move");
    expect(why(state, 0, { card: SWAP, gold: 1 })).toBe("kernel.no-such-move");
    for (const card of [-1, 32, 0.5, "0", null]) expect(why(state, 0, { card })).toBe("kernel.no-such-move");
  });

  it("shows a card out of place once, and one with nothing to aim at without an aim", () => {
    const shown = (state: ReturnType<typeof at>) =>
      engine
        .choices(state, 0)
        .flatMap(({ action, verdict }) => (action.kind === "play" ? [[action, verdict.legal ? null : verdict.rule]] : []));
    expect(shown(at({ hands: hold(SWAP) }, 1))).toEqual([[{ kind: "play", card: SWAP, thing: 1 }, "PA-TIME"]]);
    expect(shown(at({ hands: hold(SWAP), things: 0 }))).toEqual([[{ kind: "play", card: SWAP }, "PA-CARD-swap"]]);
    expect(shown(at({ hands: hold(SWAP) }))).toHaveLength(3);
    expect(shown(at({ hands: hold(LATE) }))).toEqual([[{ kind: "play", card: LATE }, "PA-TIME"]]);
  });

  it("polls thriftily those who can play anything", () => {
    const thrifty = new Engine(parlour);
    thrifty.thrifty = true;
    const polled = (table: Partial<Table>, moment = 0) => {
      const state = at({ hands: hold(), ...table }, moment);
      state.stack[0]!.waiting = 0;
      state.stack[0]!.order = null;
      state.stack[0]!.answers = null;
      try {
        return thrifty.resume(state).stack[0]?.order ?? null;
      } catch {
        return []; // nobody is asked, the window closes, and this game has nothing else
      }
    };
    expect(polled({ hands: hold(GIFT) })).toEqual([2, 1, 0]);
    expect(polled({ hands: hold(GIFT) }, 1)).toEqual([2, 1]);
    expect(polled({ hands: [[SWAP], [SWAP], [5]] })).toEqual([0]);
    expect(polled({ hands: [[PAIR], [], [5]] })).toEqual([0]);
    expect(polled({ hands: hold(LATE) }, 1)).toEqual([1]);
    expect(polled({ hands: hold(5) })).toEqual([]);
  });

  it("takes effect, counts its copies, and says what a card lacks", () => {
    const state = at({ hands: hold(SWAP) });
    state.stack[0]!.order = [0];
    state.stack[0]!.waiting = 1;
    const read = engine.read(state, 0, { kind: "play", card: SWAP, thing: 2 });
    if (!("action" in read)) throw new Error("not read");
    const receipt = engine.submit(state, 0, read.action);
    expect(receipt.legal && receipt.told.map(({ event }) => event.kind)).toEqual(["played", "gone"]);
    expect(state.table.things).toBe(0b1010);
    expect(TITLE.all.filter((title) => deck.copiesOf(title) !== 1).map((title) => [title, deck.copiesOf(title)])).toEqual([[GIFT, 3]]);
    const lacking = deck.missing({ "Swedish name": (id) => id !== "gift", emblem: (id) => id !== "gift" && id !== "late" });
    expect(lacking).toEqual(["gift has no Swedish name", "gift has no emblem", "late has no emblem"]);
    expect(lowest(setOf(THING.all[1]!))).toBe(2);
  });

  it("is made only of what it knows", () => {
    const rules = { ...deck["rules"] };
    const { gift: _gift, ...rest } = CARDS;
    expect(() => deckOf({ ...rules, cards: rest })).toThrow("without a literal: gift");
    expect(() => deckOf({ ...rules, cards: { ...CARDS, more: filler } })).toThrow("without a title: more");
    expect(() => deckOf({ ...rules, windows: ["tea"] })).toThrow("unknown window or player: cake");
  });
});
