import { describe, expect, it } from "vitest";
import { Dice, fastChance, keyedChance, ScriptedChance } from "../src/index.ts";

describe("the keyed stream", () => {
  it("is ChaCha20 with a zero nonce: RFC 8439's first test vector of the block function", () => {
    // Key of 32 zero bytes, counter 0: the keystream begins 76 b8 e0 ad a0 f1 3d 90 …
    const dice = new Dice([0, 0, 0, 0, 0, 0, 0, 0, 0]);
    const words = Array.from({ length: 4 }, () => dice.below(4294967296));
    expect(words).toEqual([0xade0b876, 0x903df1a0, 0xe56a5d40, 0x28bd8653]);
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
    expect(() => new ScriptedChance([{ brahe: 1 }]).die(6, "sture")).toThrow("is for brahe");
    expect(() => new ScriptedChance([7]).die(6)).toThrow("a die of 6 sides");
    expect(() => new ScriptedChance([[0, 0]]).shuffle([1, 2])).toThrow("no order of 2 things");
  });
});
