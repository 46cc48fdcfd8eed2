import type { Seat } from "@stormakt/kernel";
import { describe, expect, it } from "vitest";
import { own } from "../src/copy.ts";
import { holdingsIn, valuesIn } from "../src/knowing.ts";
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
const ready = { kind: "ready" } as const;
const unready = { kind: "unready" } as const;
/** All say that they are ready. */
const allReady = (play: Play) => {
  for (const seat of play.toMove) play.do(seat, ready);
  return play;
};

describe("Inventory", () => {
  it("VR-INVENTORY-1 comes after the roles of every round, if agreed, and not otherwise", () => {
    const roles = (play: Play) => play.takes(0, "wood-procurer").takes(1, "cloth-procurer").takes(2, "iron-procurer");
    expect(roles(new Play()).step).toBe("chooseRole");
    const play = roles(new Play({ inventory: true }));
    expect([play.step, play.toMove, play.table.round]).toEqual(["trading", [0, 1, 2], 1]);
    play.do(0, ready).do(1, ready).do(2, ready);
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
  it("VR-INVENTORY-5, VR-INVENTORY-11 a marker may stand in several offers; those that a trade has made impossible are withdrawn", () => {
    const play = market({ seats: 4, hands: { ...scene.hands, 0: { wood: [1, 0, 1] } } })
      .do(0, offer(1, wood3, sculpture2))
      .do(0, offer(2, wood3, markers("iron-1")))
      .do(0, offer(3, markers("wood-1"), markers("cloth-1"))) // would leave the wood 3, until that is gone
      .do(2, offer(0, markers("cloth-1"), wood3));
    expect(play.refused(0, offer(2, markers("wood-3", "wood-3"), markers("iron-1")))).toBe("VR-INVENTORY-5");
    const before = play.heardBy.map((heard) => heard.length);
    play.do(1, { kind: "accept", from: 0, number: 1 });
    // What seat 2 asked for is gone, which is no affair of seat 2's: that offer stays open and cannot be accepted.
    expect(play.table.bargaining?.offers).toMatchObject([{ from: 2, to: 0 }]);
    expect(play.refused(0, { kind: "accept", from: 2, number: 1 })).toBe("VR-INVENTORY-8");
    const since = (seat: Seat) => play.heardBy[seat]!.slice(before[seat]);
    const tradeSeen = { kind: "tradeSeen", from: 0, to: 1, given: 1, taken: 1 };
    expect(since(2)).toEqual([tradeSeen, { kind: "offerWithdrawn", from: 0, to: 2, number: 1 }]);
    expect(since(3)).toEqual([tradeSeen, { kind: "offerWithdrawn", from: 0, to: 3, number: 1 }]);
    expect(since(1).map(({ kind }) => kind)).toEqual(["traded"]);
    // It sounds like a withdrawal by the sender, and is heard apart from the trade.
    const other = market({ seats: 4 })
      .do(0, offer(2, wood3, markers("iron-1")))
      .do(0, { kind: "withdraw", to: 2, number: 1 });
    expect(other.heardBy[2]!.at(-1)).toEqual(since(2).at(-1));
    const receipt = engine.submit(
      market({ hands: { 0: { wood: [1, 0, 1] }, 1: { sculpture: [1, 2, 0] } } })
        .do(0, offer(1, wood3, sculpture2))
        .do(0, offer(2, wood3, markers("iron-1"))).state,
      1,
      { kind: "accept", from: 0, number: 1 },
    );
    expect(receipt).toMatchObject({ told: [{}, { audience: { only: [0, 2], apart: true } }] });
  });
  it("VR-INVENTORY-5 whoever accepts may have made offers that are impossible now", () => {
    const play = market({ hands: { 0: { wood: [1, 0, 1] }, 1: { sculpture: [1, 2, 0] } } })
      .do(0, offer(2, wood3, markers("iron-1")))
      .do(1, offer(0, sculpture2, wood3))
      .do(0, { kind: "accept", from: 1, number: 1 });
    expect(play.table.bargaining?.offers).toEqual([]);
    expect(play.heardBy[2]!.at(-1)).toEqual({ kind: "offerWithdrawn", from: 0, to: 2, number: 1 });
  });
  it("VR-INVENTORY-5 one may ask for what the other has not, but not for more than exists", () => {
    const play = market();
    expect(play.refused(0, offer(1, wood3, markers("iron-3", "iron-3", "iron-3")))).toBeNull();
    expect(play.refused(0, offer(1, wood3, markers("iron-3", "iron-3", "iron-3", "iron-3")))).toBe("VR-INVENTORY-5");
  });
  it("VR-INVENTORY-6 a new offer to the same player takes the place of the old", () => {
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
    // Each offer is judged for itself when it is sent, even if two together could take the last wood.
    const two = market({ seats: 4, hands: { 0: { wood: [1, 0, 1] } } }).do(0, offer(1, markers("wood-1"), markers("iron-1")));
    expect(two.refused(0, offer(2, wood3, markers("iron-1")))).toBeNull();
    expect(two.refused(0, offer(2, markers("wood-1", "wood-3"), markers("iron-1")))).toBe("VR-INVENTORY-10");
    // The recipient, as the position would be afterwards.
    play.do(0, offer(1, wood3, markers("iron-1")));
    expect(play.refused(1, { kind: "accept", from: 0, number: 1 })).toBe("VR-INVENTORY-10");
    const built = new Play({ inventory: true, at: "inventory", ships: { 0: { iron: 1 }, 1: { iron: 1 }, 2: { iron: 1 } } });
    expect(built.refused(0, offer(1, markers("iron-1"), markers("wood-1")))).toBeNull();
    // And the sender too, once more: a position that no trade leads to.
    const broken = market({ hands: { 0: { wood: [1, 0, 1] } } }).do(0, offer(1, wood3, markers("iron-1")));
    own.hands(broken.table)[0] = 0;
    own.hands(broken.table)[1 * 12 + 6]! += 1;
    expect(broken.refused(1, { kind: "accept", from: 0, number: 1 })).toBe("VR-INVENTORY-10");
  });
  it("VR-INVENTORY-5 an open offer can always be honoured by its sender", () => {
    let open = 0;
    for (const { config, seed } of everyTable(5, [true]))
      followGame(config, seed, (state) => {
        for (const { from, to, number, give, take } of state.table.bargaining?.offers ?? []) {
          open++;
          // Give the recipient all that is asked for: then it can accept, and nobody ends up with less than nothing.
          const other = engine.copy(state);
          take.forEach((count, kind) => {
            own.hands(other.table)[to * 12 + kind]! += count + 20;
          });
          expect(engine.submit(other, to, { kind: "accept", from, number })).toMatchObject({ legal: true });
          expect(other.table.hands.every((count) => count >= 0)).toBe(true);
          give.forEach((count, kind) => expect(state.table.hands[from * 12 + kind]).toBeGreaterThanOrEqual(count));
        }
      });
    expect(open).toBeGreaterThan(100);
  });
  it("VR-INVENTORY-12 being ready may be taken back, twenty times, and nobody else is told of either", () => {
    const play = market({ seats: 4 });
    const before = [play.view(0), engine.view(play.state, 0).stack, engine.view(play.state, null).stack];
    play.do(1, ready);
    expect(play.heardBy[1]).toEqual([{ kind: "saidReady", seat: 1 }]);
    expect([play.heardBy[0], play.heard]).toEqual([[], []]);
    expect([play.view(0), engine.view(play.state, 0).stack, engine.view(play.state, null).stack]).toEqual(before);
    expect(engine.view(play.state, 1).stack.at(-1)!.waiting).toEqual([0, 2, 3]);
    expect([play.legalKinds(1).includes("ready"), play.legalKinds(0).includes("unready")]).toEqual([false, false]);
    expect([play.refused(1, ready), play.refused(0, unready)]).toEqual(["kernel.no-such-move", "kernel.no-such-move"]);
    expect(play.toMove).toEqual([0, 2, 3]);
    play.do(1, unready);
    expect(play.heardBy[1]!.at(-1)).toEqual({ kind: "readyNoMore", seat: 1 });
    expect(play.toMove).toEqual([0, 1, 2, 3]);
    for (let count = 1; count < 20; count++) play.do(1, ready).do(1, unready);
    play.do(1, ready);
    expect(play.refused(1, unready)).toBe("VR-INVENTORY-14");
    expect(play.refused(1, offer(0, sculpture2, wood3))).toBeNull();
  });
  it("VR-INVENTORY-12 whoever is ready still gets and makes offers; an offer or an answer takes the ready back", () => {
    const play = market({ seats: 4 })
      .do(1, ready)
      .do(0, offer(1, wood3, sculpture2));
    expect(play.heardBy[1]!.slice(-2)).toMatchObject([{ kind: "offered" }, { kind: "readyNoMore", seat: 1 }]);
    expect([play.toMove, play.heardBy[2]]).toEqual([[0, 1, 2, 3], []]);
    // An answer to one's own offer.
    for (const answer of ["decline", "accept"] as const) {
      const other = market()
        .do(0, offer(1, wood3, sculpture2))
        .do(0, ready);
      expect(other.toMove).toEqual([1, 2]);
      other.do(1, { kind: answer, from: 0, number: 1 });
      expect(other.toMove).toEqual([0, 1, 2]);
      expect(other.heardBy[0]!.at(-1)).toEqual({ kind: "readyNoMore", seat: 0 });
    }
    const countered = market()
      .do(0, offer(1, wood3, sculpture2))
      .do(0, ready);
    countered.do(1, { kind: "counter", from: 0, number: 1, give: sculpture2, take: markers("wood-3", "wood-3") });
    expect(countered.toMove).toEqual([0, 1, 2]);
    // Whoever is ready and acts is not ready any more; a withdrawal takes nobody else's ready back.
    play.do(1, ready).do(1, { kind: "accept", from: 0, number: 1 });
    expect(play.toMove).toEqual([0, 1, 2, 3]);
    const withdrawn = market()
      .do(0, offer(1, wood3, sculpture2))
      .do(1, ready)
      .do(0, ready)
      .do(0, { kind: "withdraw", to: 1, number: 1 });
    expect(withdrawn.toMove).toEqual([0, 2]);
  });
  it("VR-INVENTORY-13 the step ends when all are ready; offers that are still open lapse", () => {
    const play = market()
      .do(0, offer(1, wood3, sculpture2))
      .do(2, ready)
      .do(0, ready);
    expect([play.step, play.toMove]).toEqual(["trading", [1]]);
    play.do(1, ready);
    expect(play.step).not.toBe("trading");
    expect(play.table.bargaining?.offers).toEqual([]);
    expect(play.heard.slice(0, 1)).toEqual([{ kind: "inventoryEnds" }]);
  });
  it("VR-INVENTORY-14 nobody makes more than 20 offers in a step, counters included; time-outs mean ready", () => {
    const play = market();
    const told = () => play.heardBy[0]!.filter(({ kind }) => kind === "offersLeft");
    for (let count = 0; count < 14; count++) play.do(0, offer(1 + (count % 2), wood3, sculpture2));
    expect(told()).toEqual([]);
    for (let count = 14; count < 19; count++) play.do(0, offer(1 + (count % 2), wood3, sculpture2));
    expect(told()).toEqual([5, 4, 3, 2, 1].map((left) => ({ kind: "offersLeft", seat: 0, left })));
    expect(play.heardBy[1]!.some(({ kind }) => kind === "offersLeft")).toBe(false);
    play.do(1, offer(0, sculpture2, wood3)).do(0, { kind: "counter", from: 1, number: 1, give: wood3, take: sculpture2 });
    expect(play.refused(0, offer(1, wood3, sculpture2))).toBe("VR-INVENTORY-14");
    play.do(1, offer(0, sculpture2, wood3));
    expect(play.refused(0, { kind: "counter", from: 1, number: 2, give: wood3, take: sculpture2 })).toBe("VR-INVENTORY-14");
    expect(engine.defaultAction(play.state, 2)).toEqual(ready);
    while (play.step === "trading") play.do(play.toMove[0]!, engine.defaultAction(play.state, play.toMove[0]!));
    // The next step begins with a clean slate.
    play.skipTo("inventory");
    expect(play.refused(0, offer(1, wood3, sculpture2))).toBeNull();
  });
  it("VR-INVENTORY-15 anybody may act at any moment, in order of arrival; those who are not ready are polled clockwise from the leader", () => {
    const play = market({ seats: 4, leader: 2 });
    const polled: Seat[] = [];
    for (let turn = 0; turn < 6; turn++) {
      const seat = engine.nextSeat(play.state);
      polled.push(seat);
      play.do(seat, seat === 3 ? ready : offer((seat + 1) % 3, markers("iron-1"), markers("iron-1")));
    }
    expect(polled).toEqual([2, 3, 0, 1, 2, 0]);
    // Two ask for the same wood: the first acceptance is fulfilled, the second cannot be.
    const asked = market()
      .do(2, offer(0, markers("cloth-1"), wood3))
      .do(1, offer(0, sculpture2, markers("wood-3", "wood-3")))
      .do(0, { kind: "accept", from: 1, number: 1 });
    expect(asked.toMove).toEqual([0, 1, 2]);
    expect(asked.refused(0, { kind: "accept", from: 2, number: 1 })).toBe("VR-INVENTORY-8");
    expect(asked.refused(2, { kind: "withdraw", to: 0, number: 1 })).toBeNull();
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
    // Who of the two made the offer is not told: the other way round it sounds the same.
    const other = market({ seats: 4 })
      .do(1, offer(0, markers("sculpture-2", "sculpture-2"), wood3))
      .do(0, { kind: "accept", from: 1, number: 1 });
    expect(other.heardBy[2]).toEqual(play.heardBy[2]);
  });
  it("VR-INVENTORY-16 nothing that another seat is sent or may do changes with an offer it is no party to", () => {
    let quiet = 0;
    const seenBy = (state: Parameters<typeof engine.view>[0], seat: Seat | null) => ({
      view: engine.view(state, seat),
      choices: seat === null ? [] : engine.choices(state, seat),
      composable: seat === null ? [] : engine.composable(state, seat),
    });
    for (const { config, seed } of everyTable(4, [true])) {
      let before: (ReturnType<typeof seenBy> | null)[] = [];
      const audiences = [...Array.from({ length: config.seats }, (_, seat) => seat), null];
      followGame(config, seed, (state, taken) => {
        const goesOn = engine.stepOf(state) === "trading";
        const now = goesOn ? audiences.map((seat) => seenBy(state, seat)) : [];
        if (taken?.step === "trading" && goesOn && before.length > 0 && taken.action.kind !== "accept") {
          const parties = new Set([taken.seat, ...taken.receipt.told.flatMap(({ audience }) => audience!.only)]);
          expect(parties.size).toBeLessThanOrEqual(2);
          expect(taken.receipt.told.every(({ audience }) => audience!.others === undefined)).toBe(true);
          expect(taken.receipt.revocable).toBe(false);
          audiences.forEach((seat, at) => {
            if (seat === null || !parties.has(seat)) expect(now[at]).toEqual(before[at]);
          });
          quiet++;
        }
        before = now;
      });
    }
    expect(quiet).toBeGreaterThan(200);
  });
  it("VR-INVENTORY-16 in open trades all hear of offers and answers, but not of who is ready", () => {
    const play = market({ trades: "open", seats: 4, ships: { 0: { iron: 3 }, 1: { iron: 1 }, 2: { iron: 1 }, 3: { iron: 1 } } });
    play.do(0, offer(1, wood3, sculpture2));
    const offered = { kind: "offered", from: 0, to: 1, number: 1, give: wood3, take: sculpture2 };
    expect([play.heard, play.heardBy[3]]).toEqual([[offered], [offered]]);
    expect([play.view(3).bargaining?.offers, play.view(null).bargaining?.offers]).toMatchObject([[{ from: 0 }], [{ from: 0 }]]);
    play.do(0, ready);
    expect(play.heard).toHaveLength(1);
    play.do(1, { kind: "accept", from: 0, number: 1 });
    expect(play.heard.at(-1)).toMatchObject({ kind: "traded", from: 0, to: 1, give: wood3, take: sculpture2 });
    play.do(0, offer(2, wood3, markers("cloth-1"))).do(2, { kind: "decline", from: 0, number: 1 });
    expect(play.heard.at(-1)).toEqual({ kind: "offerDeclined", from: 0, to: 2, number: 1 });
    // So everybody knows what everybody owns, as in the basic game.
    const { least, most } = holdingsIn(play.view(3));
    expect(least).toEqual(most);
    expect(play.view(3).bargaining?.reopened).toEqual([0, 0, 0, 0]);
  });
  it("VR-INVENTORY-16 what is offered or given openly was in hand, so it does not lie on the ship", () => {
    const iron: Scene = {
      ships: { 0: { iron: 3 }, 1: { iron: 1 }, 2: { iron: 1 } },
      hands: { 0: { iron: [0, 1, 0] }, 1: { iron: [1, 1, 0] }, 2: { cloth: [2, 0, 0] } },
    };
    const play = market({ trades: "open", ...iron });
    expect(valuesIn(play.view(2).known.mayLie[2]!)).toEqual([2, 3]);
    play.do(0, offer(1, markers("iron-2"), markers("wood-1")));
    expect(valuesIn(play.view(2).known.mayLie[2]!)).toEqual([3]);
    expect(valuesIn(play.view(2).known.mayLie[4 + 2]!)).toEqual([1, 2]);
    play.do(2, offer(1, markers("cloth-1"), markers("iron-2"))).do(1, { kind: "accept", from: 2, number: 1 });
    expect(valuesIn(play.view(0).known.mayLie[4 + 2]!)).toEqual([1]);
    // Two ones, of which one is offered: the other may lie there.
    play.do(1, offer(2, markers("iron-1"), markers("cloth-1")));
    expect(valuesIn(play.view(0).known.mayLie[4 + 2]!)).toEqual([1]);
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
  it("VR-INVENTORY-3 where gifts are agreed one side may be empty, so that goods can go round a ring of three", () => {
    const play = market({ gifts: true });
    expect(play.refused(0, offer(1, markers(), markers()))).toBe("VR-INVENTORY-3");
    expect(play.refused(0, offer(1, markers(), sculpture2))).toBeNull();
    play
      .do(0, offer(1, wood3, markers()))
      .do(1, { kind: "accept", from: 0, number: 1 })
      .do(1, offer(2, sculpture2, markers()))
      .do(2, { kind: "accept", from: 1, number: 1 })
      .do(2, offer(0, markers("cloth-1"), markers()))
      .do(0, { kind: "accept", from: 2, number: 1 });
    expect([play.hand(0, "cloth"), play.hand(1, "wood"), play.hand(2, "sculpture")]).toEqual([
      [2, 0, 0],
      [1, 0, 1],
      [1, 1, 0],
    ]);
    expect(play.heard.filter(({ kind }) => kind === "tradeSeen")[0]).toEqual({ kind: "tradeSeen", from: 0, to: 1, given: 1, taken: 0 });
    expect(play.refused(1, offer(0, markers("iron-1"), markers()))).toBe("VR-INVENTORY-10");
    const received = market({ gifts: true })
      .do(0, offer(1, markers(), sculpture2))
      .do(1, { kind: "counter", from: 0, number: 1, give: sculpture2, take: markers() });
    expect(received.table.bargaining?.offers).toMatchObject([{ from: 1, to: 0 }]);
  });
  it("VR-INVENTORY-19 nobody must trade or answer", () => {
    const play = market().do(0, offer(1, wood3, sculpture2));
    expect(play.legalKinds(1)).toContain("ready");
    allReady(play);
    expect(play.heard.some(({ kind }) => kind === "tradeSeen")).toBe(false);
    expect(play.step).not.toBe("trading");
    const silent = allReady(new Play({ inventory: true, at: "inventory" }));
    expect(handSize(silent.table, 0)).toBe(4);
    expect(usual(3).inventory).toBe(false);
  });
});
