import { describe, expect, it } from "vitest";
import type { Game } from "../src/index.ts";
import { Engine, fastChance, fastDice, stepsOf } from "../src/index.ts";

/** One player, a hand of numbers, each playable as itself or doubled: candidates counted from the hand, never listed by the game. */
interface Counting {
  Config: { readonly seats: number };
  Table: { hand: number[]; laid: number[] };
  TableView: { hand: number[]; laid: number[] };
  Action: { readonly kind: "lay"; readonly card: number; readonly times: number };
  Event: { readonly kind: "laid" };
  Rule: "CO-LAY-1" | "CO-LAY-2";
}
type Lay = Counting["Action"];
const { decision } = stepsOf<Counting>();
const isEven = (card: number) => card % 2 === 0;

const laying = decision("laying", {
  moves: {
    lay: {
      count: ({ table }) => 2 * table.hand.length,
      nth: ({ table }, index): Lay => ({ kind: "lay", card: table.hand[index >> 1]!, times: 1 + (index & 1) }),
      requires: {
        "CO-LAY-1": ({ table }, { card }) => table.hand.includes(card),
        "CO-LAY-2": (_, { card, times }) => times === 1 || isEven(card),
      },
      allows: ({ table }, { card, times }) => table.hand.includes(card) && (times === 1 || isEven(card)),
      perform(play, { card, times }) {
        play.table.hand.splice(play.table.hand.indexOf(card), 1);
        play.table.laid.push(card * times);
        if (play.table.hand.length > 0) play.again();
        else play.conclude({ places: [[0]], because: "empty" });
      },
    },
  },
});
const game: Game<Counting> = {
  id: "counting",
  rulesVersion: "1",
  seats: { min: 1, max: 1 },
  options: {},
  rules: ["CO-LAY-1", "CO-LAY-2"],
  steps: [laying],
  longest: () => 9,
  setUp: () => ({ hand: [1, 2, 3], laid: [] }),
  begin: (play) => play.ask(laying, 0),
  copyTable: ({ hand, laid }) => ({ hand: hand.slice(), laid: laid.slice() }),
  viewOf: (table) => table,
  imagine: (view) => view,
  invariants: {},
};

describe("a counted move", () => {
  const engine = new Engine(game);
  const begin = () => engine.beginWith({ seats: 1 }, fastChance(1));

  it("is listed, offered, judged, read and refused like any other", () => {
    const state = begin();
    const legal = engine.legalActions(state, 0).map(({ card, times }) => card * times);
    expect(legal).toEqual([1, 2, 4, 3]);
    expect(engine.choices(state, 0)).toHaveLength(6);
    expect(engine.read(state, 0, { kind: "lay", card: 2, times: 2 })).toEqual({ action: { kind: "lay", card: 2, times: 2 } });
    expect(engine.judge(state, 0, { kind: "lay", card: 3, times: 2 })).toEqual({ legal: false, rule: "CO-LAY-2" });
    expect(engine.judge(state, 0, { kind: "lay", card: 9, times: 1 })).toEqual({ legal: false, rule: "CO-LAY-1" });
    expect(engine.composable(state, 0)).toEqual([]);
  });

  it("shows misfits with the reason, and never lists or draws them", () => {
    const misfit: Lay = { kind: "lay", card: 9, times: 1 };
    const { lay } = laying.moves;
    const picky = new Engine<Counting>({
      ...game,
      steps: [{ ...laying, moves: { lay: { ...lay!, misfits: () => [misfit] } as NonNullable<typeof lay> } }],
    });
    const state = picky.beginWith({ seats: 1 }, fastChance(1));
    expect(picky.choices(state, 0).at(-1)).toEqual({ action: misfit, verdict: { legal: false, rule: "CO-LAY-1" } });
    expect(picky.read(state, 0, { ...misfit })).toEqual({ action: misfit });
    expect(picky.legalActions(state, 0)).toEqual(engine.legalActions(begin(), 0));
  });

  it("is sampled evenly over what is legal", () => {
    const dice = fastDice(5);
    const drawn = new Map<number, number>();
    for (let i = 0; i < 4000; i++) {
      const { card, times } = engine.sampleAction(begin(), 0, dice)!;
      drawn.set(card * times, (drawn.get(card * times) ?? 0) + 1);
    }
    expect([...drawn.keys()].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4]);
    for (const times of drawn.values()) expect(Math.abs(times - 1000)).toBeLessThan(120);
  });
});
