import { describe, expect, it } from "vitest";
import { domain, range } from "../src/ids.ts";
import type { Game, Pass, Seat } from "../src/index.ts";
import { cardsOf, Engine, fastChance, PASS, stepsOf } from "../src/index.ts";

/** A deck of sixty titles, as many as there may be: those on both sides of every edge are played where others may not be. */
const NAMES = Array.from({ length: 60 }, (_, at) => `card-${at}`);
const TITLE = domain("title", NAMES);
interface Parlour {
  Config: { readonly seats: number };
  Table: { hand: number[] };
  TableView: { hand: number[] };
  Action: Pass | { readonly kind: "play"; readonly card: (typeof TITLE.all)[number] };
  Event: { readonly kind: "played"; readonly seat: Seat };
  Rule: "PA-HAND" | "PA-TIME" | `PA-CARD-${string}`;
}
const { window } = stepsOf<Parlour>();
const { card, deckOf } = cardsOf<Parlour, { readonly moment: number }, "any">();
/** Played at tea, those that are not come with cake. Some require something that is never so. */
const isAtTea = (at: number): boolean => [0, 29, 31, 58].includes(at);
const isNever = (at: number): boolean => [28, 57].includes(at);
/** Nobody may play these who holds card 5. */
const isWary = (at: number): boolean => [1, 27, 30, 59].includes(at);
const cards = Object.fromEntries(
  NAMES.map((name, at) => [
    name,
    card({
      windows: isAtTea(at) ? { tea: "any" } : { cake: "any" },
      effect() {},
      ...(isNever(at) ? { requires: () => false } : isWary(at) ? { requires: ({ table }) => !table.hand.includes(5) } : {}),
    }),
  ]),
);
const rules = {
  kind: "play",
  titles: TITLE,
  cards,
  windows: ["tea", "cake"],
  windowOf: ({ memory }: { readonly memory: { readonly moment: number } }) => memory.moment,
  who: { any: true },
  hands: ({ hand }: Readonly<Parlour["Table"]>) =>
    [0, 1].map((half) => hand.reduce((set, title) => (Math.floor(title / 30) === half ? set | (1 << (title % 30)) : set), 0)),
  rules: { hand: "PA-HAND", window: "PA-TIME", text: (id: string) => `PA-CARD-${id}` },
} as const;
const deck = deckOf(rules as never);
const hour = window<{ moment: number }>("hour", {
  moves: { play: deck.move(() => {}), pass: { candidates: [PASS], requires: {} } },
  polls: () => [0],
});
const parlour: Game<Parlour> = {
  id: "parlour",
  rulesVersion: "1",
  seats: { min: 1, max: 1 },
  options: {},
  rules: [],
  steps: [hour],
  longest: () => 9,
  setUp: () => ({ hand: [] }),
  begin: (play) => play.open(hour, { moment: 0 }),
  copyTable: (table) => structuredClone(table),
  viewOf: (table) => table,
  imagine: (view) => view,
  invariants: {},
};
const engine = new Engine(parlour);
function played(moment: number, hand: readonly number[]): number[] {
  const state = engine.beginWith({ seats: 1 }, fastChance(1));
  state.table = { hand: [...hand] };
  state.stack = [{ step: hour.index, line: 0, waiting: 1, memory: { moment }, answers: [], order: [0] }];
  return engine.legalActions(state, 0).flatMap((action) => (action.kind === "play" ? [action.card] : []));
}

describe("a deck of sixty titles", () => {
  it("plays each in its window, those in the second word too", () => {
    const all = NAMES.map((_, at) => at);
    expect(played(0, all)).toEqual([0, 29, 31, 58]);
    expect(played(1, all)).toEqual(all.filter((at) => !isAtTea(at) && !isNever(at) && !isWary(at)));
    for (const at of all) {
      expect(played(0, [at])).toEqual(isAtTea(at) ? [at] : []);
      expect(played(1, [at])).toEqual(isAtTea(at) || isNever(at) ? [] : [at]);
    }
  });
  it("says whether a hand can do anything, alike for every card alone and beside one that never can", () => {
    const can = (moment: number, hand: readonly number[]): boolean =>
      deck.isPossible({ table: { hand }, seat: 0, memory: { moment } } as never);
    for (const moment of [0, 1])
      for (const at of NAMES.keys())
        for (const hand of [[at], [28, at], [at, 57], [28, 57, at]]) expect(can(moment, hand)).toBe(played(moment, hand).length > 0);
    // Card 5 is played with cake, so it stands for nothing at tea; with cake it is itself what can be done.
    for (const at of [1, 27, 30, 59]) expect([can(1, [at]), can(1, [at, 28]), can(0, [at, 5])]).toEqual([true, true, false]);
    expect(can(1, [])).toBe(false);
  });
  it("judges a card that is aimed at nothing by its own text alone", () => {
    const why = (hand: readonly number[], at: number): string | null => {
      const ask = { table: { hand }, seat: 0, memory: { moment: 1 } } as never;
      const action = deck.read({ kind: "play", card: at })!;
      expect(deck.allows(ask, action)).toBe(deck.refusedBy(ask, action) === null);
      return deck.refusedBy(ask, action);
    };
    expect([why([1], 1), why([59], 59), why([2], 2)]).toEqual([null, null, null]);
    expect([why([1, 5], 1), why([30, 5], 30), why([57], 57)]).toEqual(["PA-CARD-card-1", "PA-CARD-card-30", "PA-CARD-card-57"]);
    expect(deck.shown({ table: { hand: [2, 59] }, seat: 0, memory: { moment: 1 } } as never)).toEqual([
      { kind: "play", card: 2 },
      { kind: "play", card: 59 },
    ]);
  });
  it("is made of titles counted from nought, and of no more", () => {
    const of =
      (titles: object, more: object = {}) =>
      () =>
        deckOf({ ...rules, titles, ...more } as never);
    const named = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, cards["card-0"]]));
    const late = range("late", 1, 3);
    expect(of(late, { cards: named(late.names) })).toThrow("late: titles are counted from 0, 60 at most");
    const many = range("many", 0, 60);
    expect(of(many, { cards: named(many.names) })).toThrow("many: titles are counted from 0, 60 at most");
    expect(of(TITLE, { cards: { ...cards, joker: cards["card-0"] } })).toThrow("cards without a literal: ; without a title: joker");
    expect(of(TITLE, { cards: named(NAMES.slice(1)) })).toThrow("cards without a literal: card-0; without a title: ");
    const astray = (windows: object) => of(TITLE, { cards: { ...cards, "card-3": card({ windows: windows as never, effect() {} }) } });
    expect(astray({ lunch: "any" })).toThrow("card-3 names an unknown window or player: lunch, any");
    expect(astray({ tea: "butler" })).toThrow("card-3 names an unknown window or player: tea, butler");
    expect(of(TITLE)).not.toThrow();
  });
});
