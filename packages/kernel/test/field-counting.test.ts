import { describe, expect, it } from "vitest";
import { FieldMove } from "../src/field-move.ts";
import { domain, range, where, wideWhere } from "../src/ids.ts";
import type { Field } from "../src/index.ts";
import { between, fastDice, ifAny, numbers } from "../src/index.ts";

/** Fields of every kind a move may have, each with the answers a requirement may give for it. */
const SMALL = domain("small", ["a", "b", "c"]);
const LATE = range("late", 2, 4);
const WIDE = range("wide", 1, 34);
const LARGE = range("large", 0, 10);
type Wish = (id: number) => boolean;
interface Kind {
  readonly field: Field;
  readonly values: readonly number[];
  readonly isOptional?: true;
  /** What will do, of those wished for. */
  readonly set: (is: Wish) => unknown;
}
const KINDS: readonly Kind[] = [
  { field: SMALL, values: [...SMALL.all], set: (is) => where(SMALL, is) },
  { field: LATE, values: [...LATE.all], set: (is) => where(LATE, is) },
  { field: WIDE, values: [...WIDE.all], set: (is) => wideWhere(WIDE, is) },
  { field: ifAny(SMALL), values: [...SMALL.all], isOptional: true, set: (is) => where(SMALL, is) },
  { field: ifAny(WIDE), values: [...WIDE.all], isOptional: true, set: (is) => wideWhere(WIDE, is) },
  {
    field: numbers(1, 4),
    values: [1, 2, 3, 4],
    set: (is) => {
      const will = [1, 2, 3, 4].filter(is);
      return will.length === 0 ? between(1, 0) : between(will[0]!, will.findLast((at, i) => at === will[0]! + i)!);
    },
  },
  { field: LARGE, values: [...LARGE.all], set: (is) => where(LARGE, is) },
  // In two words, but answered in one: nothing of the second will do.
  { field: WIDE, values: [...WIDE.all], set: (is) => where(range("low", 1, 29), is) },
];
const [small, late, wide, mayBe, wideMayBe, number, large, half] = KINDS as [Kind, Kind, Kind, Kind, Kind, Kind, Kind, Kind];
type Action = Record<string, unknown> & { kind: string };

/** Every action there is a way to spell. */
function spelt(kinds: readonly Kind[]): Action[] {
  let all: Action[] = [{ kind: "move" }];
  for (const [depth, { values, isOptional }] of kinds.entries())
    all = all.flatMap((before) => [...values.map((value) => ({ ...before, [`f${depth}`]: value })), ...(isOptional ? [before] : [])]);
  return all;
}
interface Asked {
  readonly wishes: (what: string) => number;
}
/** How likely each wish is: from never to always, so that sets are empty, single and full. */
const CHANCES = [0, 15, 50, 85, 100];
/** The same answer for the same question, whoever asks. */
function wisher(seed: number): Asked {
  const known = new Map<string, number>();
  const dice = fastDice(seed);
  return {
    wishes: (what) => {
      let drawn = known.get(what);
      if (drawn === undefined) known.set(what, (drawn = dice.below(100)));
      return drawn;
    },
  };
}

describe.each([
  ["no field", []],
  ["one", [small]],
  ["one that begins later", [late]],
  ["one in two words", [wide]],
  ["one in two words that is answered in one", [half]],
  ["one in two words that is answered in one, after another", [late, half]],
  ["one of many things", [large]],
  ["two of many things", [large, large]],
  ["a number", [number]],
  ["one that may be left out", [mayBe]],
  ["one in two words that may be left out", [wideMayBe]],
  ["two", [late, small]],
  ["two in two words", [wide, wide]],
  ["two, the last of which may be left out", [late, mayBe]],
  ["two, the first of which may be left out", [mayBe, late]],
  ["a number before another field", [number, late]],
  ["a number after another field", [late, number]],
  ["three", [late, small, late]],
  ["three that begin at nought", [small, small, small]],
  ["three, one in two words", [late, small, wide]],
  ["three, some of which may be left out", [mayBe, late, mayBe]],
  ["four", [late, small, late, small]],
] as const)("a move over %s", (_name, kinds) => {
  const fields = Object.fromEntries(kinds.map(({ field }, depth) => [`f${depth}`, field]));
  const all = spelt(kinds);
  for (const style of ["plain", "bound", "both", "table", "whole"] as const)
    it(`counts, finds and draws what its ${style} requirements leave, as they judge it`, () => {
      let [possible, impossible, refused] = [0, 0, 0];
      // Where there are few actions more tables are looked at, so that every set is each of what it may be once.
      for (let seed = 0; seed < (all.length < 30 ? 90 : 15); seed++) {
        const likely = CHANCES[seed % CHANCES.length]!;
        const sets = (isBound: boolean): Record<string, unknown> =>
          Object.fromEntries(
            kinds.map(({ set }, depth) => {
              const field = `f${depth}`;
              const before = Array.from({ length: depth }, (_, at) => `f${at}`);
              const plain = ({ wishes }: Asked) => set((id) => wishes(`${field} ${id}`) < likely);
              const bound = ({ wishes }: Asked, chosen: Action) =>
                set((id) => wishes(`${field} ${id} after ${before.map((one) => String(chosen[one])).join()}`) < likely);
              return [field, isBound ? bound : plain];
            }),
          );
        const rules: [string, unknown][] = [];
        if (style === "plain" || style === "both") rules.push(["PLAIN", sets(false)]);
        if (style === "bound" || style === "both") rules.push(["BOUND", sets(true)]);
        if (style === "table") rules.push(["TABLE", ({ wishes }: Asked) => wishes("table") < likely], ["PLAIN", sets(false)]);
        if (style === "whole")
          rules.push(["PLAIN", sets(false)], ["WHOLE", ({ wishes }: Asked, action: Action) => wishes(JSON.stringify(action)) < likely]);
        const move = new FieldMove({ kind: "move" }, fields, rules as never);
        const ask = wisher(seed);
        const legal = all.filter((action) => move.refusedBy(ask, move.read(action)) === null);
        refused += all.length - legal.length;
        const many = move.count(ask);
        const listed = Array.from({ length: many }, (_, at) => move.nth(at) as Action);
        const hits = listed.filter((action) => move.isExact || move.fits(ask, action));
        expect(hits).toEqual(legal);
        expect(move.isExact).toBe(style !== "whole");
        if (move.isExact) expect(many).toBe(legal.length);
        expect(move.isPossible(ask)).toBe(legal.length > 0);
        if (legal.length > 0) possible++;
        else impossible++;
        // Being asked whether it is possible does not lose what was counted.
        if (many > 0) expect(move.nth(many - 1)).toBe(listed.at(-1));
      }
      expect(possible).toBeGreaterThan(0);
      if (kinds.length > 0 || style === "table" || style === "whole") expect(refused).toBeGreaterThan(0);
      if (!kinds.some(({ isOptional }) => isOptional) && (kinds.length > 0 || style === "table" || style === "whole"))
        expect(impossible).toBeGreaterThan(0);
    });
});
