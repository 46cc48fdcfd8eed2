import { describe, expect, it } from "vitest";
import { Dice, fastChance, keyedChance, ScriptedChance } from "../src/index.ts";

describe("the keyed stream", () => {
  it("is ChaCha20 with a zero nonce: RFC 8439's first test vector of the block function", () => {
    // Key of 32 zero bytes, counter 0: the keystream begins 76 b8 e0 ad a0 f1 3d 90 …
    const dice = new Dice([0, 0, 0, 0, 0, 0, 0, 0, 0]);
    const words = Array.from({ length: 4 }, () => dice.below(4294967296));
    expect(words).toEqual([0xade0b876, 0x903df1a0, 0xe56a5d40, 0x28bd8653]);
  });
  it("goes on with the next block after sixteen words: RFC 8439's second test vector", () => {
    // The same key, counter 1: 9f 07 e7 be 55 51 38 7a …
    const second = [0xbee7079f, 0x7a385155, 0x7c97ba98, 0x0d082d73];
    const dice = new Dice([0, 0, 0, 0, 0, 0, 0, 0, 0]);
    const words = Array.from({ length: 20 }, () => dice.below(4294967296));
    expect(words.slice(16)).toEqual(second);
    const later = new Dice([0, 0, 0, 0, 0, 0, 0, 0, 16]);
    expect(second.map(() => later.below(4294967296))).toEqual(second);
    expect(new Set(Array.from({ length: 200 }, () => later.below(4294967296))).size).toBe(200);
  });
  it("goes on from whatever state it is given next, though it stands as far", () => {
    const [one, other] = [keyedChance("one"), keyedChance("other")];
    const alone = [keyedChance("one"), keyedChance("other")].map((state) => {
      const dice = new Dice(state);
      return Array.from({ length: 3 }, () => dice.below(4294967296));
    });
    const dice = new Dice(one);
    const inTurn = [0, 1, 2].map(() =>
      [one, other].map((state) => {
        dice.state = state;
        return dice.below(4294967296);
      }),
    );
    expect([0, 1].map((which) => inTurn.map((words) => words[which]))).toEqual(alone);
  });
  it("goes on from the state alone, across blocks", () => {
    const state = keyedChance("resume");
    const dice = new Dice(state);
    const first = Array.from({ length: 40 }, () => dice.below(1000));
    const half = new Dice(keyedChance("resume"));
    for (let draw = 0; draw < 17; draw++) half.below(1000);
    const rest = new Dice(JSON.parse(JSON.stringify(half.state)) as number[]);
    expect(Array.from({ length: 23 }, () => rest.below(1000))).toEqual(first.slice(17));
  });
  it("is another one for another seed", () => {
    expect(keyedChance("a")).not.toEqual(keyedChance("b"));
  });
});

describe("the fast stream", () => {
  /** sfc32 as its author gives it, in whole numbers of any size. */
  function sfc32(state: readonly number[], words: number): number[] {
    const word = (value: bigint): bigint => BigInt.asUintN(32, value);
    let [a, b, c, counter] = state.map((one) => word(BigInt(one))) as [bigint, bigint, bigint, bigint];
    return Array.from({ length: words }, () => {
      const sum = word(a + b + counter);
      counter = word(counter + 1n);
      a = b ^ (b >> 9n);
      b = word(c + (c << 3n));
      c = word(word((c << 21n) | (c >> 11n)) + sum);
      return Number(sum);
    });
  }
  it.each([[[1, 2, 3, 4]], [[-1, -2, -3, 1]], [[0x7fffffff, -0x80000000, 0x55555555, -1]], [fastChance("any")]])(
    "is sfc32 from the state %o on",
    (state) => {
      const dice = new Dice([...state]);
      expect(Array.from({ length: 50 }, () => dice.below(4294967296))).toEqual(sfc32(state, 50));
      expect(dice.drawn).toBe(50);
    },
  );
  it("begins with words of the seed, taken once: the same playouts for ever", () => {
    expect(fastChance("Stormakt")).toEqual([-1293921410, 1176014477, -2138849783, 1]);
    expect(fastChance(7)).toEqual(fastChance("7"));
    expect(fastChance(7)).not.toEqual(fastChance(8));
  });
});

describe("a number below a limit that does not divide all words evenly", () => {
  const LIMIT = 3 * 2 ** 30; // a quarter of all words would favour some results
  const straight = (word: number): number => Math.floor((word * LIMIT) / 2 ** 32);
  it("is what its word gives in playouts, and drawn anew in a real match", () => {
    const fast = [new Dice(fastChance(7)), new Dice(fastChance(7))] as const;
    for (let draw = 0; draw < 200; draw++) expect(fast[0].below(LIMIT)).toBe(straight(fast[1].below(2 ** 32)));
    const keyed = [new Dice(keyedChance("a".repeat(64))), new Dice(keyedChance("a".repeat(64)))] as const;
    const words = Array.from({ length: 400 }, () => keyed[1].below(2 ** 32));
    const fair = words.filter((word) => (word * LIMIT) % 2 ** 32 >= 2 ** 32 % LIMIT).map(straight);
    expect(fair.length).toBeLessThan(words.length);
    expect(fair.slice(0, 250)).toEqual(Array.from({ length: 250 }, () => keyed[0].below(LIMIT)));
  });
});

describe.each([
  ["keyed", () => new Dice(keyedChance("fair dice"))],
  ["fast", () => new Dice(fastChance("fair dice"))],
])("the %s dice", (_name, made) => {
  it("fall evenly", () => {
    const dice = made();
    const counts = Array.from({ length: 6 }, () => 0);
    for (let roll = 0; roll < 60_000; roll++) counts[dice.die(6) - 1]! += 1;
    const chiSquare = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    expect(chiSquare).toBeLessThan(20.5); // 0.1 % for five degrees of freedom
  });
  it("shuffle every thing to every place", () => {
    const dice = made();
    const landed = Array.from({ length: 16 }, () => 0);
    for (let round = 0; round < 16_000; round++) {
      const list = [0, 1, 2, 3];
      dice.shuffle(list);
      list.forEach((thing, place) => {
        landed[thing * 4 + place]! += 1;
      });
    }
    for (const count of landed) expect(Math.abs(count - 4000)).toBeLessThan(250);
  });
  it("pick only what there is", () => {
    expect(() => made().pick([])).toThrow("nothing to pick from");
    expect(["a", "b"]).toContain(made().pick(["a", "b"]));
  });
});

describe("scripted chance", () => {
  it("answers draw by draw, by name where it is named", () => {
    const chance = new ScriptedChance([{ sture: 3 }, 2, "keep", [2, 0, 1]]);
    expect(chance.die(6, "sture")).toBe(3);
    expect(chance.below(5)).toBe(2);
    const list = ["a", "b", "c"];
    chance.shuffle(list);
    expect(list).toEqual(["a", "b", "c"]);
    chance.shuffle(list);
    expect(list).toEqual(["c", "a", "b"]);
    chance.mustBeUsedUp();
  });
  it("fails on a value left over, a draw too many, a wrong name and an impossible value", () => {
    expect(() => new ScriptedChance([1]).mustBeUsedUp()).toThrow("1 scripted draws left over");
    expect(() => new ScriptedChance([]).die(6)).toThrow("used up");
    expect(() => new ScriptedChance([{ brahe: 1 }]).die(6, "sture")).toThrow("scripted draw 1 is for brahe, but sture was drawn");
    expect(() => new ScriptedChance([{ brahe: 1 }]).die(6)).toThrow("is for brahe, but a die of 6 sides was drawn");
    expect(() => new ScriptedChance([0]).die(6)).toThrow("scripted draw 1 is 0, but a die of 6 sides was drawn");
    expect(() => new ScriptedChance([5]).below(5)).toThrow("a number below 5");
    expect(() => new ScriptedChance([-1]).below(5)).toThrow("a number below 5");
    expect([new ScriptedChance([4]).below(5), new ScriptedChance([6]).die(6), new ScriptedChance([1]).die(6)]).toEqual([4, 6, 1]);
    expect(() => new ScriptedChance([[0, 1]]).shuffle([1, 2, 3])).toThrow("no order of 3 things");
    expect(() => new ScriptedChance([3]).shuffle([1, 2, 3])).toThrow("no order of 3 things");
    expect(() => new ScriptedChance([7]).die(6)).toThrow("a die of 6 sides");
    expect(() => new ScriptedChance([[0, 0]]).shuffle([1, 2])).toThrow("no order of 2 things");
  });
});
