/** What holds after every action is held against tables on which it does not: each check names what is broken, and nothing else is. */

import { describe, expect, it } from "vitest";
import { ADMIRAL, CRAFTSMAN, IRON, KING, kindOf } from "../src/catalog/index.ts";
import { own } from "../src/copy.ts";
import { invariants } from "../src/invariants.ts";
import type { Table } from "../src/table.ts";
import type { Scene } from "./scenario.ts";
import { markers, tableOf } from "./scenario.ts";

const WOOD_BUILT: Scene = { ships: { 0: { wood: 1 }, 1: { wood: 3 }, 2: { wood: 2 } }, hands: { 1: { wood: [0, 0, 0] } } };
const broken = (table: Table): Record<string, string> =>
  Object.fromEntries(
    Object.entries(invariants).flatMap(([name, check]) => (check(table) === null ? [] : [[name, check(table) as string]])),
  );
const after = (scene: Scene, change: (table: Table) => void): Record<string, string> => {
  const table = tableOf(scene);
  expect(broken(table)).toEqual({});
  change(table);
  return broken(table);
};
const offering = (table: Table, give: readonly number[], take: readonly number[]): void => {
  table.bargaining!.offers.push({ from: 1, to: 0, number: 1, give: [...give], take: [...take] });
};

const POOL = "every marker of the pool is in the supply, in a hand or on a ship";
const LENDING = "the supply never lends";
const OFFERS = "whoever has made an open offer can honour it";
const PATIENCE = "the King is patient so long and no longer";
const KEPT = "everybody has a marker of every unbuilt type in hand";
const SQUARES = "all ships have the same squares filled";

describe("what holds after every action", () => {
  it("VR-SETUP-3 holds at every number of players, from the start to four squares filled", () => {
    for (const seats of [3, 4, 5]) expect(broken(tableOf({ seats, inventory: true }))).toEqual({});
    const all = { wood: 1, cloth: 1, iron: 1, sculpture: 1 };
    expect(broken(tableOf({ ships: { 0: all, 1: all, 2: all }, round: 4, emptyHands: true }))).toEqual({});
  });
  it("VR-SETUP-3 a marker lost or won is named by its type and value", () => {
    expect(after({}, (table) => (own.supply(table)[kindOf(IRON, 2)]! -= 1))).toEqual({ [POOL]: "2 markers of type 2 and value 2" });
    expect(after({}, (table) => (own.hands(table)[12 + 11] = 1))).toEqual({ [POOL]: "4 markers of type 3 and value 3" });
    expect(after(WOOD_BUILT, (table) => (own.ships(table)[0] = 3))).toEqual({ [POOL]: "5 markers of type 0 and value 1" });
  });
  it("VR-SETUP-2 six would need more markers than the box holds", () => {
    const six = after({ seats: 5 }, (table) => {
      table.seats = 6;
      own.ships(table).push(0, 0, 0, 0);
      own.hands(table).push(...table.hands.slice(0, 12));
      own.supply(table).fill(6);
    });
    expect(six).toEqual({ [POOL]: "more markers of value 1 than the box holds" });
  });
  it("VR-SETUP-3 counts are never below zero; nothing at all is no harm", () => {
    const none = after({}, (table) => {
      own.supply(table)[0] = -1;
    });
    expect(none["no count is negative"]).toBe("the supply is -1,3,3,3,3,3,3,3,3,3,3,3");
    const hands = after({}, (table) => {
      own.hands(table)[1] = -1;
      own.supply(table)[1] = 4;
    });
    expect(hands["no count is negative"]).toBe("the hands are 1,-1,0,1,0,0,1,0,0,1,0,0,1,0,0,1,0,0,1,0,0,1,0,0,1,0,0,1,0,0,1,0,0,1,0,0");
    expect(after({ hands: { 0: { wood: [4, 0, 0] } } }, () => {})).toEqual({});
  });
  it("VR-INVENTORY-10 without a marker of a type not yet built", () => {
    const gone = (table: Table) => {
      own.hands(table)[12 + 3] = 0;
      own.supply(table)[3]! += 1;
    };
    expect(after({}, gone)).toEqual({ [KEPT]: "seat 1 has none of type 1" });
  });
  it("VR-BUILD-9 a square filled on some ships only", () => {
    const one = after({ hands: { 1: { iron: [2, 0, 0] } } }, (table) => {
      own.ships(table)[4 + 2] = 1;
      own.hands(table)[12 + 6]! -= 1;
    });
    expect(one).toEqual({ [SQUARES]: "seat 1 differs in type 2" });
    const empty = after(WOOD_BUILT, (table) => {
      own.ships(table)[8] = 0;
      own.hands(table)[24 + 1]! += 1;
    });
    expect(empty).toEqual({ [SQUARES]: "seat 2 differs in type 0" });
  });
  it("VR-BUILD-1 a building a round, no more", () => {
    const two: Scene = { ...WOOD_BUILT, ships: { 0: { wood: 1, iron: 1 }, 1: { wood: 3, iron: 1 }, 2: { wood: 2, iron: 1 } }, round: 2 };
    expect(after(two, (table) => (table.round = 1))).toEqual({ "no more buildings than rounds": "2 buildings in 1 rounds" });
  });
  it("VR-BUILD-18 the King's patience is over when it is over, and that bounds the game", () => {
    expect(after({ roundsSinceBuild: 10, round: 44 }, (table) => (table.roundsSinceBuild = 11))).toEqual({
      [PATIENCE]: "11 rounds without a building, round 44",
    });
    expect(after({ round: 44 }, (table) => (table.round = 45))).toEqual({ [PATIENCE]: "0 rounds without a building, round 45" });
    expect(after({ royalPatience: "off", round: 99, roundsSinceBuild: 50 }, () => {})).toEqual({});
    // Patience of a single round is patience.
    expect(after({}, (table) => Object.assign(table, { royalPatience: 1, roundsSinceBuild: 2 }))).toEqual({
      [PATIENCE]: "2 rounds without a building, round 1",
    });
  });
  it("VR-ROUND-3 two roles of one player", () => {
    const take = (second: number) => (table: Table) => {
      own.roleTakenBy(table)[CRAFTSMAN] = 1;
      own.roleTakenBy(table)[ADMIRAL] = 0;
      own.roleTakenBy(table)[KING] = second;
    };
    expect(after({}, take(2))).toEqual({});
    expect(after({}, take(0))).toEqual({ "nobody takes two roles in a round": "roles taken by 1,0,0" });
  });
  it("VR-INVENTORY-5, VR-INVENTORY-10 an offer of what the sender has not, or must keep", () => {
    const message = { [OFFERS]: "seat 1 cannot give what it offers seat 0, or may not" };
    const scene: Scene = { inventory: true, hands: { 1: { wood: [2, 0, 0] } } };
    expect(after(scene, (table) => offering(table, markers("wood-1"), markers("iron-1")))).toEqual({});
    expect(after(scene, (table) => offering(table, markers("wood-2"), markers("iron-1")))).toEqual(message);
    expect(after(scene, (table) => offering(table, markers("cloth-1"), markers("iron-1")))).toEqual(message);
    expect(after({}, () => {})).toEqual({});
  });
  it("VR-SETUP-3 the supply holds no more than the pool", () => {
    expect(after({}, (table) => (own.supply(table)[4] = 4))).toEqual({
      [POOL]: "4 markers of type 1 and value 2",
      [LENDING]: "the supply is 3,3,3,3,4,3,3,3,3,3,3,3",
    });
  });
});
