import { describe, expect, it } from "vitest";
import {
  afterTrade,
  bargainingSeenBy,
  beginBargaining,
  closeImpossible,
  closeOffer,
  copyBargaining,
  countAll,
  drawCounts,
  fastDice,
  holdsAll,
  makeOffer,
  newBargaining,
  offerNumbered,
  offersMade,
  openOffer,
  readCounts,
} from "../src/index.ts";

/** Three kinds of goods: apples, pears, coins. */
const [apple, pear, coins] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 5],
] as const;

describe("bargaining", () => {
  it("has at most one open offer from one seat to another, sorted by both", () => {
    const b = newBargaining(3);
    makeOffer(b, 2, 0, apple, pear);
    makeOffer(b, 0, 1, pear, apple);
    makeOffer(b, 0, 2, pear, coins);
    makeOffer(b, 0, 1, coins, apple);
    expect(b.offers.map(({ from, to, number }) => [from, to, number])).toEqual([
      [0, 1, 2],
      [0, 2, 1],
      [2, 0, 1],
    ]);
    expect(openOffer(b, 0, 1)?.give).toEqual(coins);
    expect(offerNumbered(b, 0, 1, 1)).toBeNull();
    expect(offerNumbered(b, 0, 1, 2)?.take).toEqual(apple);
    expect([offersMade(b, 0), offersMade(b, 1), offersMade(b, 2)]).toEqual([3, 0, 1]);
  });
  it("knows whether somebody holds all that is asked for", () => {
    expect([holdsAll([2, 1, 0], [2, 1, 0]), holdsAll([2, 1, 0], [0, 0, 0])]).toEqual([true, true]);
    expect([holdsAll([2, 1, 0], [3, 0, 0]), holdsAll([2, 1, 0], [2, 1, 1])]).toEqual([false, false]);
  });
  it("lets goods stand in several offers, and closes those of one sender that have become impossible", () => {
    const b = newBargaining(4);
    makeOffer(b, 0, 1, apple, pear);
    makeOffer(b, 0, 2, apple, coins);
    makeOffer(b, 0, 3, pear, coins);
    makeOffer(b, 1, 2, apple, coins);
    expect(closeImpossible(b, 0, ({ give }) => holdsAll([0, 1, 0], give)).map(({ to }) => to)).toEqual([1, 2]);
    expect(b.offers.map(({ from, to }) => [from, to])).toEqual([
      [0, 3],
      [1, 2],
    ]);
    expect(closeImpossible(b, 0, () => true)).toEqual([]);
    closeOffer(b, 0, 3);
    expect(b.offers).toMatchObject([{ from: 1, to: 2 }]);
  });
  it("says what the recipient has afterwards", () => {
    expect(afterTrade([1, 1, 1], [2, 0, 1], [0, 1, 0])).toEqual([3, 0, 2]);
  });
  it("begins anew with nothing open or counted", () => {
    const b = newBargaining(3);
    makeOffer(b, 0, 1, apple, pear);
    b.reopened[2] = 4;
    beginBargaining(b);
    expect(b).toEqual(newBargaining(3));
  });
  it("shows a seat its own offers, and not even how many others there are", () => {
    const b = newBargaining(3);
    makeOffer(b, 0, 1, apple, pear);
    makeOffer(b, 1, 2, apple, pear);
    const seen = bargainingSeenBy(b, 0);
    expect(seen.offers).toMatchObject([{ from: 0, to: 1, number: 1 }]);
    expect([offersMade(seen, 0), offersMade(seen, 1)]).toEqual([1, 0]);
    expect(bargainingSeenBy(b, null)).toEqual(newBargaining(3));
    expect(offersMade(bargainingSeenBy(b, 2), 1)).toBe(1);
    b.reopened[1] = 2;
    expect([bargainingSeenBy(b, 1).reopened, bargainingSeenBy(b, 0).reopened]).toEqual([
      [0, 2, 0],
      [0, 0, 0],
    ]);
  });
  it("is copied whole", () => {
    const b = newBargaining(3);
    makeOffer(b, 0, 1, apple, pear);
    const other = copyBargaining(b);
    makeOffer(other, 1, 0, pear, apple);
    other.reopened[2] = 1;
    expect(b).toEqual({
      seats: 3,
      offers: [{ from: 0, to: 1, number: 1, give: apple, take: pear }],
      made: [0, 1, 0, 0, 0, 0, 0, 0, 0],
      reopened: [0, 0, 0],
      left: 0,
    });
  });
});

describe("counts", () => {
  it("are read from JSON only if each is a number that can be counted", () => {
    expect(readCounts([1, 0, 2], 3)).toEqual([1, 0, 2]);
    for (const bad of [
      null,
      "1,0,2",
      [1, 0],
      [1, 0, 2, 0],
      [1, 0, -1],
      [1, 0, 0.5],
      [1, 0, "2"],
      [1, 0, Number.NaN],
      [1, 0, 1e9],
      { 0: 1 },
    ])
      expect(readCounts(bad, 3)).toBeNull();
    expect(Object.is(readCounts([-0, 0, 0], 3)![0], 0)).toBe(true);
  });
  it("are drawn from what there is, at least one", () => {
    const dice = fastDice("counts");
    for (let draw = 0; draw < 200; draw++) {
      const drawn = drawCounts([2, 0, 1], 2, dice)!;
      expect(drawn.every((count, kind) => count <= [2, 0, 1][kind]!)).toBe(true);
      expect([1, 2]).toContain(countAll(drawn));
    }
    expect(drawCounts([0, 0], 2, dice)).toBeNull();
  });
});
