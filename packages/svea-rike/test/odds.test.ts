import { describe, expect, it } from "vitest";
import { FEUDS, feudThrowsWon } from "../src/advice/index.ts";
import { crownsOn, fiefCalled, troopsOn } from "../src/catalog/index.ts";
import { chanceAgainst } from "../src/reckoning/index.ts";

describe("SR-WAR-11 to SR-WAR-16 the chance that fighters of these values beat an army of those", () => {
  it("who rolls its value or less strikes first, and an enemy that falls does not strike back", () => {
    expect(chanceAgainst([6], [6])).toBe(1);
    expect(chanceAgainst([3], [6])).toBeCloseTo(1 / 2, 12);
    expect(chanceAgainst([6], [6, 6])).toBe(0);
    expect(chanceAgainst([6, 6], [6, 6])).toBe(1);
    // One in two we strike; else they do, one in two, or all begins anew.
    expect(chanceAgainst([2], [4])).toBeCloseTo(1 / 3 / (1 - (2 / 3) * (1 / 3)), 12);
  });
  it("a value beyond the die is as good as six; without an enemy all is won", () => {
    expect(chanceAgainst([9], [3])).toBe(1);
    expect(chanceAgainst([1], [])).toBe(1);
  });
  it("where nobody can strike the war is not won", () => {
    expect(chanceAgainst([0], [0])).toBe(0);
    expect(chanceAgainst([0, 0], [0, 0])).toBe(0);
  });
  it("both sides lose the weakest first", () => {
    // The strong one strikes surely; one of two falls, and the other, the stronger, strikes back surely.
    expect(chanceAgainst([6], [1, 6])).toBe(0);
    expect(chanceAgainst([1, 6], [6, 6])).toBeCloseTo(1 / 6 + (5 / 6) * 1 * 1, 12);
  });
});

describe("SR-CARD-feud-with-neighbours SR-CARD-powerful-neighbour the throws that win a feud", () => {
  it("a tie is the defender's, and a lead of six cannot be made up", () => {
    expect([-6, -5, -1, 0, 1, 2, 5, 6].map(feudThrowsWon)).toEqual([0, 0, 10, 15, 21, 26, 35, 36]);
  });
  it("the one counts troops, the other crowns", () => {
    const narke = fiefCalled("narke");
    expect([FEUDS["feud-with-neighbours"](narke), FEUDS["powerful-neighbour"](narke)]).toEqual([troopsOn(narke), crownsOn(narke)]);
  });
});
