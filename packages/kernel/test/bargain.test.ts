import { describe, expect, it } from "vitest";
import {
  afterAccepting,
  bargainingSeenBy,
  beginBargaining,
  closeOffer,
  copyBargaining,
  countAll,
  drawCounts,
  fastDice,
  fewestLeft,
  hasLeft,
  isFree,
  leaveBargaining,
  makeOffer,
  newBargaining,
  offerNumbered,
  offersMade,
  openOffer,
  readCounts,
  setAside,
  stillBargaining,
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
  it("sets aside what is offered, but for the offer about to be replaced", () => {
    const b = newBargaining(3);
    makeOffer(b, 0, 1, [2, 0, 0], pear);
    expect([setAside(b, 0, 0), setAside(b, 0, 0, 1), setAside(b, 1, 0)]).toEqual([2, 0, 0]);
    const held = [3, 0, 0];
    expect(isFree(b, 0, held, apple)).toBe(true);
    expect(isFree(b, 0, held, [2, 0, 0])).toBe(false);
    expect(isFree(b, 0, held, [3, 0, 0], 1)).toBe(true);
    expect(isFree(b, 0, held, pear)).toBe(false);
    closeOffer(b, 0, 1);
    expect(isFree(b, 0, held, [3, 0, 0])).toBe(true);
  });
  it("knows the fewest a seat may be left with, whichever offers are accepted", () => {
    const b = newBargaining(4);
    const held = [2, 1, 0];
    makeOffer(b, 0, 1, apple, pear);
    expect(fewestLeft(b, 0, held, 0, 1)).toBe(1);
    expect(fewestLeft(b, 0, held, 1, 2)).toBe(1); // the pear that may come cannot be counted on
    expect(fewestLeft(b, 0, held, 0, 2)).toBe(3); // a fruit for a fruit
    expect(fewestLeft(b, 0, held, 0, 1, { to: 2, give: apple, take: coins })).toBe(0);
    expect(fewestLeft(b, 0, held, 0, 1, { to: 1, give: apple, take: coins })).toBe(1); // in place of the open one
    expect(fewestLeft(b, 1, held, 0, 3)).toBe(3);
  });
  it("can honour every open offer, and all together, whatever was offered", () => {
    const dice = fastDice("honour");
    for (let game = 0; game < 300; game++) {
      const b = newBargaining(4);
      const holdings = Array.from({ length: 4 }, () => [dice.below(4), dice.below(4), dice.below(4)]);
      for (let tries = 0; tries < 12; tries++) {
        const from = dice.below(4);
        const to = (from + dice.die(3)) % 4;
        const give = drawCounts([3, 3, 3], 3, dice)!;
        if (isFree(b, from, holdings[from]!, give, to)) makeOffer(b, from, to, give, apple);
      }
      for (const seat of [0, 1, 2, 3])
        for (const kind of [0, 1, 2]) expect(setAside(b, seat, kind)).toBeLessThanOrEqual(holdings[seat]![kind]!);
    }
  });
  it("says what the recipient has afterwards", () => {
    const offer = makeOffer(newBargaining(2), 0, 1, [2, 0, 1], [0, 1, 0]);
    expect(afterAccepting([1, 1, 1], offer)).toEqual([3, 0, 2]);
  });
  it("closes all offers of a seat that leaves, for good", () => {
    const b = newBargaining(3);
    makeOffer(b, 0, 1, apple, pear);
    makeOffer(b, 1, 2, apple, pear);
    makeOffer(b, 2, 0, apple, pear);
    leaveBargaining(b, 1);
    expect(b.offers).toMatchObject([{ from: 2, to: 0 }]);
    expect([hasLeft(b, 1), hasLeft(b, 0), stillBargaining(b)]).toEqual([true, false, [0, 2]]);
    beginBargaining(b);
    expect([b.offers, offersMade(b, 0), stillBargaining(b)]).toEqual([[], 0, [0, 1, 2]]);
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
  });
  it("is copied whole", () => {
    const b = newBargaining(3);
    makeOffer(b, 0, 1, apple, pear);
    const other = copyBargaining(b);
    makeOffer(other, 1, 0, pear, apple);
    leaveBargaining(other, 2);
    expect(b).toEqual({
      seats: 3,
      offers: [{ from: 0, to: 1, number: 1, give: apple, take: pear }],
      made: [0, 1, 0, 0, 0, 0, 0, 0, 0],
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
