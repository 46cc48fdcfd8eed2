import type { Seat } from "@stormakt/kernel";
import { describe, expect, it } from "vitest";
import type { Markers } from "../src/types.ts";
import { handSize } from "../src/yard.ts";
import { everyTable, followGame } from "./games.ts";
import type { Scene } from "./scenario.ts";
import { engine, markers, Play, usual } from "./scenario.ts";

/** Seat 0 has two good wood, seat 1 two fair sculptures, seat 2 a spare cloth and iron, at the beginning of Inventory. */
const scene: Scene = {
  inventory: true,
  at: "inventory",
  hands: { 0: { wood: [1, 0, 2] }, 1: { sculpture: [1, 2, 0] }, 2: { cloth: [2, 0, 0], iron: [2, 0, 0] } },
};
const market = (over: Scene = {}) => new Play({ ...scene, ...over });
const offer = (to: Seat, give: Markers, take: Markers) => ({ kind: "offer", to, give, take }) as const;
const wood3 = markers("wood-3");
const sculpture2 = markers("sculpture-2");
const done = { kind: "finishTrading" } as const;

describe("Inventory", () => {
  it("VR-INVENTORY-1 comes after the roles of every round, if agreed, and not otherwise", () => {
    const roles = (play: Play) => play.takes(0, "wood-procurer").takes(1, "cloth-procurer").takes(2, "iron-procurer");
    expect(roles(new Play()).step).toBe("chooseRole");
    const play = roles(new Play({ inventory: true }));
    expect([play.step, play.toMove, play.table.round]).toEqual(["trading", [0, 1, 2], 1]);
    play.do(0, done).do(1, done);
    expect([play.step, play.table.round]).toEqual(["chooseRole", 2]);
  });
  it("VR-INVENTORY-2 an offer is to one other player", () => {
    const play = market();
    expect(play.refused(0, offer(0, wood3, sculpture2))).toBe("VR-INVENTORY-2");
    expect(play.refused(0, offer(3, wood3, sculpture2))).toBe("kernel.no-such-move");
    expect(play.refused(0, { ...offer(1, wood3, sculpture2), to: [1, 2] })).toBe("kernel.no-such-move");
    expect(play.refused(0, offer(1, wood3, sculpture2))).toBeNull();
  });
  it("VR-INVENTORY-3 both sides must give something, but need not balance", () => {
    const play = market();
    expect(play.refused(0, offer(1, wood3, markers()))).toBe("VR-INVENTORY-3");
    expect(play.refused(0, offer(1, markers(), sculpture2))).toBe("VR-INVENTORY-3");
    expect(play.refused(0, offer(1, markers("wood-3", "wood-3"), markers("cloth-1")))).toBeNull();
    expect(play.refused(0, offer(1, [1, 2], [3]))).toBe("kernel.no-such-move");
    expect(play.refused(0, offer(1, [-1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1], sculpture2))).toBe("kernel.no-such-move");
  });
  it("VR-INVENTORY-4 markers on ships cannot be offered", () => {
    const built: Scene = { ships: { 0: { iron: 3 }, 1: { iron: 1 }, 2: { iron: 1 } }, hands: { 0: { iron: [1, 0, 0] } } };
    const play = new Play({ inventory: true, at: "inventory", ...built });
    expect(play.refused(0, offer(1, markers("iron-3"), markers("wood-1")))).toBe("VR-INVENTORY-5");
    expect(play.refused(0, offer(1, markers("iron-1"), markers("wood-1")))).toBeNull();
    // An offer that asks for what lies on a ship cannot be accepted.
    play.do(1, offer(0, markers("iron-1"), markers("iron-3")));
    expect(play.refused(0, { kind: "accept", from: 1, number: 1 })).toBe("VR-INVENTORY-8");
  });
  it("VR-INVENTORY-5 what is offered is set aside, still owned, and not to be used again", () => {
    const play = market({ seats: 4 }).do(0, offer(1, markers("wood-3", "wood-3"), sculpture2));
    expect([play.hand(0, "wood"), play.view(2).handSizes[0]]).toEqual([[1, 0, 2], 6]);
    expect(play.refused(0, offer(2, wood3, markers("iron-1")))).toBe("VR-INVENTORY-5");
    play.do(2, offer(0, markers("iron-1"), wood3));
    expect(play.refused(0, { kind: "accept", from: 2, number: 1 })).toBe("VR-INVENTORY-8");
    play.do(0, { kind: "withdraw", to: 1, number: 1 });
    expect(play.refused(0, { kind: "accept", from: 2, number: 1 })).toBeNull();
  });
  it("VR-INVENTORY-5 one may ask for what the other has not, but not for more than exists", () => {
    const play = market();
    expect(play.refused(0, offer(1, wood3, markers("iron-3", "iron-3", "iron-3")))).toBeNull();
    expect(play.refused(0, offer(1, wood3, markers("iron-3", "iron-3", "iron-3", "iron-3")))).toBe("VR-INVENTORY-5");
  });
  it("VR-INVENTORY-6 a new offer to the same player takes the place of the old, whose markers are free again", () => {
    const play = market().do(0, offer(1, markers("wood-3", "wood-3"), sculpture2));
    play.do(0, offer(1, markers("wood-3", "wood-3"), markers("sculpture-2", "sculpture-2")));
    expect(play.table.bargaining?.offers).toMatchObject([{ from: 0, to: 1, number: 2 }]);
    expect(play.refused(1, { kind: "accept", from: 0, number: 1 })).toBe("VR-INVENTORY-7");
    expect(play.refused(1, { kind: "accept", from: 0, number: 2 })).toBeNull();
  });
  it("VR-INVENTORY-7 an offer may be declined, countered and withdrawn", () => {
    const play = market().do(0, offer(1, wood3, sculpture2));
    expect(play.refused(2, { kind: "decline", from: 0, number: 1 })).toBe("VR-INVENTORY-7");
    play.do(1, { kind: "decline", from: 0, number: 1 });
    expect(play.table.bargaining?.offers).toEqual([]);
    play
      .do(0, offer(1, wood3, sculpture2))
      .do(1, { kind: "counter", from: 0, number: 2, give: sculpture2, take: markers("wood-3", "wood-3") });
    expect(play.table.bargaining?.offers).toMatchObject([{ from: 1, to: 0, number: 1 }]);
    expect(play.refused(2, { kind: "counter", from: 1, number: 1, give: markers("iron-1"), take: wood3 })).toBe("VR-INVENTORY-7");
    play.do(1, { kind: "withdraw", to: 0, number: 1 });
    expect(play.table.bargaining?.offers).toEqual([]);
    play.do(0, offer(1, wood3, sculpture2)).do(1, { kind: "accept", from: 0, number: 3 });
    play.do(0, offer(1, wood3, sculpture2)).do(1, { kind: "accept", from: 0, number: 4 });
    expect(play.hand(0, "sculpture")).toEqual([1, 2, 0]);
  });
  it("VR-INVENTORY-8 whoever cannot deliver cannot accept, and the offer stays open", () => {
    const play = market().do(0, offer(2, wood3, sculpture2));
    expect(play.refused(2, { kind: "accept", from: 0, number: 1 })).toBe("VR-INVENTORY-8");
    expect(play.table.bargaining?.offers).toHaveLength(1);
    expect(play.heardBy[0]!.at(-1)!.kind).toBe("offered");
  });
  it("VR-INVENTORY-9 exactly the markers named change hands", () => {
    const play = market()
      .do(0, offer(1, wood3, markers("sculpture-2", "sculpture-2")))
      .do(1, { kind: "accept", from: 0, number: 1 });
    expect([play.hand(0, "wood"), play.hand(0, "sculpture")]).toEqual([
      [1, 0, 1],
      [1, 2, 0],
    ]);
    expect([play.hand(1, "wood"), play.hand(1, "sculpture")]).toEqual([
      [1, 0, 1],
      [1, 0, 0],
    ]);
  });
  it("VR-INVENTORY-10 the last marker of an unbuilt type may go only for another of that type", () => {
    const play = market();
    expect(play.refused(1, offer(0, markers("iron-1"), wood3))).toBe("VR-INVENTORY-10");
    expect(play.refused(1, offer(0, markers("iron-1"), markers("iron-3")))).toBeNull();
    // Two offers that together could take the last wood.
    const two = market({ seats: 4, hands: { 0: { wood: [1, 0, 1] } } }).do(0, offer(1, markers("wood-1"), markers("iron-1")));
    expect(two.refused(0, offer(2, wood3, markers("iron-1")))).toBe("VR-INVENTORY-10");
    // The recipient, as the position would be afterwards.
    play.do(0, offer(1, wood3, markers("iron-1")));
    expect(play.refused(1, { kind: "accept", from: 0, number: 1 })).toBe("VR-INVENTORY-10");
    const built = new Play({ inventory: true, at: "inventory", ships: { 0: { iron: 1 }, 1: { iron: 1 }, 2: { iron: 1 } } });
    expect(built.refused(0, offer(1, markers("iron-1"), markers("wood-1")))).toBeNull();
  });
  it("VR-INVENTORY-11 an open offer can always be honoured by its sender", () => {
    let open = 0;
    for (const { config, seed } of everyTable(5, [true]))
      followGame(config, seed, (state) => {
        for (const { from, to, number, give, take } of state.table.bargaining?.offers ?? []) {
          open++;
          // Give the recipient all that is asked for: then it can accept, and nobody ends up with less than nothing.
          const other = engine.copy(state);
          take.forEach((count, kind) => {
            other.table.hands[to * 12 + kind]! += count + 20;
          });
          expect(engine.submit(other, to, { kind: "accept", from, number })).toMatchObject({ legal: true });
          expect(other.table.hands.every((count) => count >= 0)).toBe(true);
          give.forEach((count, kind) => expect(state.table.hands[from * 12 + kind]).toBeGreaterThanOrEqual(count));
        }
      });
    expect(open).toBeGreaterThan(100);
  });
  it("VR-INVENTORY-12 being done is public, final, and closes all offers to and from that player", () => {
    const play = market({ seats: 4 })
      .do(0, offer(1, wood3, sculpture2))
      .do(1, offer(2, sculpture2, markers("iron-1")))
      .do(2, offer(0, markers("iron-1"), markers("iron-1")));
    play.do(1, done);
    expect(play.heard.at(-1)).toEqual({ kind: "tradingFinished", seat: 1 });
    expect(play.table.bargaining?.offers).toMatchObject([{ from: 2, to: 0 }]);
    expect(play.refused(0, offer(1, wood3, sculpture2))).toBe("VR-INVENTORY-12");
    expect(play.refused(1, offer(0, sculpture2, wood3))).toBe("VR-INVENTORY-12");
    expect(play.refused(1, done)).toBe("VR-INVENTORY-12");
    expect(play.legal(1)).toEqual([]);
  });
  it("VR-INVENTORY-13 the step ends when at most one is not done", () => {
    const play = market().do(2, done);
    expect(play.step).toBe("trading");
    play.do(0, done);
    expect(play.step).not.toBe("trading");
    expect(play.table.bargaining).toMatchObject({ offers: [], left: 0 });
  });
  it("VR-INVENTORY-14 nobody makes more than 20 offers in a step, counters included; time-outs mean done", () => {
    const play = market();
    for (let count = 0; count < 19; count++) play.do(0, offer(1 + (count % 2), wood3, sculpture2));
    play.do(1, offer(0, sculpture2, wood3)).do(0, { kind: "counter", from: 1, number: 1, give: wood3, take: sculpture2 });
    expect(play.refused(0, offer(1, wood3, sculpture2))).toBe("VR-INVENTORY-14");
    play.do(1, offer(0, sculpture2, wood3));
    expect(play.refused(0, { kind: "counter", from: 1, number: 2, give: wood3, take: sculpture2 })).toBe("VR-INVENTORY-14");
    expect(engine.defaultAction(play.state, 2)).toEqual(done);
    while (play.step === "trading") play.do(play.toMove[0]!, engine.defaultAction(play.state, play.toMove[0]!));
    expect(play.step).not.toBe("trading");
    // The next step begins with a clean slate.
    play.skipTo("inventory");
    expect(play.refused(0, offer(1, wood3, sculpture2))).toBeNull();
  });
  it("VR-INVENTORY-15 anybody may act at any moment, in order of arrival; whoever has answered is asked again after the others", () => {
    const play = market()
      .do(2, offer(0, markers("cloth-1"), wood3))
      .do(1, offer(0, sculpture2, markers("wood-3", "wood-3")));
    expect(play.toMove).toEqual([0]);
    expect(play.refused(2, { kind: "withdraw", to: 0, number: 1 })).toBeNull(); // not asked, but free to act
    expect(play.refused(0, { kind: "accept", from: 2, number: 1 })).toBe(null);
    play.do(0, { kind: "accept", from: 1, number: 1 });
    expect(play.toMove).toEqual([0, 1, 2]);
    // The same wood was asked for twice: the first acceptance was fulfilled, the second cannot be.
    expect(play.refused(0, { kind: "accept", from: 2, number: 1 })).toBe("VR-INVENTORY-8");
  });
  it("VR-INVENTORY-16 only the two know what is offered and answered; of a trade all learn how many markers went each way", () => {
    const play = market({ seats: 4 });
    const before = [play.view(2), play.view(3), play.view(null)];
    play.do(0, offer(1, wood3, markers("sculpture-2", "sculpture-2")));
    expect([play.view(2), play.view(3), play.view(null)]).toEqual(before);
    expect([play.heardBy[2], play.heard]).toEqual([[], []]);
    expect(play.heardBy[1]!.at(-1)).toMatchObject({ kind: "offered", from: 0, to: 1 });
    play.do(1, { kind: "accept", from: 0, number: 1 });
    expect(play.heardBy[2]).toEqual([{ kind: "tradeSeen", from: 0, to: 1, given: 1, taken: 2 }]);
    expect(play.heardBy[0]!.at(-1)).toMatchObject({ kind: "traded", from: 0, to: 1, give: wood3 });
    expect(play.view(2).handSizes).toEqual([7, 5, 6, 4]);
  });
  it("VR-INVENTORY-17 like may be traded for like", () => {
    const play = market()
      .do(0, offer(1, markers("iron-1"), markers("iron-1")))
      .do(1, { kind: "accept", from: 0, number: 1 });
    expect(play.hand(0, "iron")).toEqual([1, 0, 0]);
    expect(play.heardBy[2]!.at(-1)).toEqual({ kind: "tradeSeen", from: 0, to: 1, given: 1, taken: 1 });
  });
  it("VR-INVENTORY-18 trades leave the supply, and what the two have together, as they were", () => {
    let trades = 0;
    for (const { config, seed } of everyTable(15, [true])) {
      let supply: number[] = [];
      let hands: number[] = [];
      followGame(config, seed, ({ table }, taken) => {
        if (taken?.step === "trading" && taken.receipt.told.every(({ event }) => event.kind !== "roundBegins"))
          expect(table.supply).toEqual(supply);
        if (taken?.action.kind === "accept") {
          trades++;
          for (let kind = 0; kind < 12; kind++) {
            const both = (list: readonly number[]) =>
              list[taken.seat * 12 + kind]! + list[(taken.action as { from: Seat }).from * 12 + kind]!;
            expect(both(table.hands)).toBe(both(hands));
          }
        } else if (taken?.step === "trading") expect(table.hands).toEqual(hands);
        supply = table.supply.slice();
        hands = table.hands.slice();
      });
    }
    expect(trades).toBeGreaterThan(20);
  });
  it("VR-INVENTORY-19 nobody must trade or answer", () => {
    const play = market().do(0, offer(1, wood3, sculpture2));
    expect(play.legalKinds(1)).toContain("finishTrading");
    play.do(1, done).do(0, done);
    expect(play.heard.some(({ kind }) => kind === "tradeSeen")).toBe(false);
    expect(play.step).not.toBe("trading");
    const silent = new Play({ inventory: true, at: "inventory" }).do(0, done).do(1, done);
    expect(handSize(silent.table, 0)).toBe(4);
    expect(usual(3).inventory).toBe(false);
  });
});
