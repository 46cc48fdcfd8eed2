/** What games at random hardly ever show: how long a game may last, data of the first edition, hands that all see. */
import { fastDice } from "@stormakt/kernel";
import { describe, expect, it } from "vitest";
import { KINDS } from "../src/catalog/index.ts";
import { dealAnew } from "../src/dealing.ts";
import { vasaRegalis } from "../src/index.ts";
import { engine, markers, Play, tableOf, usual } from "./scenario.ts";

describe("VR-END-4 no game is longer", () => {
  it("than four builds take, each after as many rounds as the King is patient and one more", () => {
    const longest = (seats: number, inventory: boolean, royalPatience: number) =>
      vasaRegalis.longest(usual(seats, { inventory, royalPatience }));
    // By seats: with a patience of 8 and of 40; then the same with Inventory.
    expect([3, 4, 5].map((seats) => [longest(seats, false, 8), longest(seats, false, 40)])).toEqual([
      [864, 3936],
      [1080, 4920],
      [1296, 5904],
    ]);
    expect([3, 4, 5].map((seats) => [longest(seats, true, 8), longest(seats, true, 40)])).toEqual([
      [864 + 36 * 483, 3936 + 164 * 483],
      [1080 + 36 * 644, 4920 + 164 * 644],
      [1296 + 36 * 805, 5904 + 164 * 805],
    ]);
    expect(vasaRegalis.longest(usual(3, { royalPatience: "off" }))).toBe(Number.MAX_SAFE_INTEGER);
  });
});

describe("tables of the first edition", () => {
  it("VR-INVENTORY-3 VR-INVENTORY-16 know no gifts, and trade in private", () => {
    const { state } = new Play({ inventory: true, gifts: true, trades: "open", at: "inventory" });
    const named = JSON.parse(JSON.stringify(engine.naming.nameState(engine, state))) as { table: Record<string, unknown> };
    expect(engine.naming.placeState(engine, named).table).toMatchObject({ gifts: true, trades: "open" });
    for (const field of ["gifts", "trades"]) {
      expect(named.table).toHaveProperty(field);
      delete named.table[field];
    }
    expect(engine.naming.placeState(engine, named).table).toMatchObject({ gifts: false, trades: "private" });
  });
});

describe("VR-SECRET-6 what is dealt anew", () => {
  it("is what all see, where all see everything", () => {
    const scene = {
      hands: { 0: { wood: [1, 0, 2] }, 1: { iron: [0, 2, 0] } },
      ships: { 0: { cloth: 1 }, 1: { cloth: 2 }, 2: { cloth: 3 } },
    };
    const { hands, ships } = tableOf(scene);
    const view = {
      ...new Play(scene).view(0),
      hands: [0, 1, 2].map((seat) => hands.slice(seat * KINDS, (seat + 1) * KINDS)),
      ships: [0, 1, 2].map((seat) => ships.slice(seat * 4, seat * 4 + 4)),
    };
    expect(dealAnew(view, 0, fastDice("open"))).toEqual({ hands, ships });
  });
});

describe("VR-INVENTORY-7 an answer to an offer", () => {
  it("is possible where one is open, by its number and its sender", () => {
    const play = new Play({ inventory: true, at: "inventory", hands: { 0: { wood: [2, 0, 0] }, 1: { iron: [2, 0, 0] } } });
    const answer = (kind: "accept" | "decline", from: number, number: number) => engine.judge(play.state, 1, { kind, from, number });
    for (const kind of ["accept", "decline"] as const) expect(answer(kind, 0, 1)).toMatchObject({ legal: false, rule: "VR-INVENTORY-7" });
    play.do(0, { kind: "offer", to: 1, give: markers("wood-1"), take: markers("iron-1") });
    for (const kind of ["accept", "decline"] as const) {
      expect(answer(kind, 0, 1).legal).toBe(true);
      for (const [from, number] of [
        [0, 2],
        [2, 1],
      ] as const)
        expect(answer(kind, from, number)).toMatchObject({ legal: false, rule: "VR-INVENTORY-7" });
    }
  });
  it("at random one or two markers go each way, of kinds that there are", () => {
    const play = new Play({ inventory: true, at: "inventory", hands: { 0: { wood: [2, 0, 1] }, 1: { iron: [2, 0, 0] } } });
    const drawn = Array.from({ length: 400 }, (_, seed) => engine.sampleAction(play.state, 0, fastDice(seed)));
    const offers = drawn.flatMap((action) => (action?.kind === "offer" ? [action] : []));
    expect(offers.length).toBeGreaterThan(20);
    const count = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0);
    expect(new Set(offers.map(({ to }) => to))).toEqual(new Set([1, 2]));
    for (const way of ["give", "take"] as const) expect(new Set(offers.map((offer) => count(offer[way])))).toEqual(new Set([1, 2]));
  });
});
