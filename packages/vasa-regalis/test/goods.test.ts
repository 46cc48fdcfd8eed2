import { describe, expect, it } from "vitest";
import { GOOD_NAMES, GOODS, VALUES, WOOD } from "../src/catalog/index.ts";
import { own } from "../src/copy.ts";
import { handSize, owned } from "../src/yard.ts";
import { everyTable, followGame } from "./games.ts";
import { engine, Play } from "./scenario.ts";

const woodBuilt = { ships: { 0: { wood: 1 }, 1: { wood: 3 }, 2: { wood: 1 } } } as const;

describe("buying goods", () => {
  it("VR-PROCURE-1 a one of the type moves from the supply to the hand, never a two or a three", () => {
    const play = new Play({ hands: { 0: { wood: [4, 0, 0] } } });
    expect(play.supply("wood")).toEqual([0, 3, 3]);
    play.takes(0, "wood-procurer");
    expect([play.supply("wood"), play.hand(0, "wood")]).toEqual([
      [0, 3, 3],
      [4, 0, 0],
    ]);
    const bought = new Play().takes(0, "wood-procurer");
    expect([bought.supply("wood"), bought.hand(0, "wood"), bought.hand(1, "wood")]).toEqual([
      [0, 3, 3],
      [3, 0, 0],
      [2, 0, 0],
    ]);
  });
  it.each(GOOD_NAMES)("VR-PROCURE-2 the %s procurer buys two of its type and nothing else", (good) => {
    const play = new Play({ seats: 5 }).takes(0, `${good}-procurer`);
    for (const other of GOOD_NAMES) expect(play.hand(0, other)[0]).toBe(other === good ? 3 : 1);
  });
  it("VR-PROCURE-3 the others buy one each, but for the barred one", () => {
    const play = new Play({ seats: 5, leader: 3 }).takes(3, "iron-procurer");
    expect([3, 4, 0, 1, 2].map((seat) => play.hand(seat, "iron")[0])).toEqual([3, 2, 2, 2, 1]);
  });
  it("VR-PROCURE-4 in a shortage each takes what is left, in order", () => {
    const one = new Play({ seats: 4, hands: { 3: { wood: [4, 0, 0] } } }).takes(0, "wood-procurer");
    expect([0, 1, 2, 3].map((seat) => one.hand(seat, "wood")[0])).toEqual([2, 1, 1, 4]);
    const three = new Play({ seats: 4, hands: { 3: { wood: [2, 0, 0] } } }).takes(0, "wood-procurer");
    expect([0, 1, 2, 3].map((seat) => three.hand(seat, "wood")[0])).toEqual([3, 2, 1, 2]);
    // Who goes without, and how many, is told.
    const none = (play: Play) => play.heard.filter(({ kind }) => kind === "noneLeft");
    expect(none(three)).toEqual([{ kind: "noneLeft", seat: 2, good: 0, missing: 1 }]);
    expect(none(one)).toEqual([1, 1, 1].map((missing, seat) => ({ kind: "noneLeft", seat, good: 0, missing })));
    expect(none(new Play({ seats: 4 }).takes(0, "wood-procurer"))).toEqual([]);
  });
  it("VR-PROCURE-5 nobody is asked: buying is compulsory and runs by itself", () => {
    const play = new Play({ ...woodBuilt, hands: { 0: { wood: [0, 0, 0] }, 1: { wood: [0, 0, 0] } } }).takes(0, "wood-procurer");
    expect([play.step, play.toMove, play.hand(1, "wood")]).toEqual(["chooseRole", [1], [1, 0, 0]]);
  });
  it("VR-PROCURE-6 all hear who bought how many of what", () => {
    const play = new Play({ seats: 4 }).takes(1 - 1, "wood-procurer");
    const bought = [
      { kind: "procured", seat: 0, good: 0, count: 2 },
      { kind: "procured", seat: 1, good: 0, count: 1 },
      { kind: "procured", seat: 2, good: 0, count: 1 },
    ];
    expect(play.heard.filter(({ kind }) => kind === "procured")).toEqual(bought);
    expect(play.heardBy[3]!.filter(({ kind }) => kind === "procured")).toEqual(bought);
    expect(play.heardBy[3]!.at(-1)).toEqual({ kind: "barred", seat: 3, role: 0, chooser: 0 });
  });
  it("VR-PROCURE-7 built types can still be bought and exchanged", () => {
    const play = new Play({ ...woodBuilt, hands: { 2: { wood: [0, 0, 0] } } }).takes(0, "wood-procurer");
    expect(play.hand(0, "wood")).toEqual([3, 0, 0]);
    play.takes(1, "iron-procurer").takes(2, "craftsman").stops(2).exchanges(0, "wood", 1);
    expect(play.hand(0, "wood")).toEqual([1, 1, 0]);
  });
  it("VR-PROCURE-8 Admiral and King name one type that has a one; with none at all they buy nothing", () => {
    for (const role of ["admiral", "king"] as const) {
      const play = new Play({ hands: { 1: { iron: [4, 0, 0] } } }).takes(0, role);
      expect(play.refused(0, { kind: "procureAny", good: 2 })).toBe("VR-PROCURE-8");
      play.buys(0, "cloth");
      expect(play.hand(0, "cloth")).toEqual([2, 0, 0]);
      expect(play.hand(1, "cloth")).toEqual([1, 0, 0]);
    }
    const all = [4, 0, 0];
    const empty = new Play({ hands: { 0: { wood: all, cloth: all, iron: all, sculpture: all } } }).takes(0, "king");
    expect([empty.step, empty.toMove]).toEqual(["chooseRole", [1]]);
  });
});

describe("exchanging goods", () => {
  const rich = { 0: { wood: [2, 1, 0], cloth: [2, 1, 0], iron: [2, 1, 0], sculpture: [2, 1, 0] } };
  it("VR-CRAFT-1 the craftsman exchanges wood and sculpture only", () => {
    const play = new Play({ hands: rich }).takes(0, "craftsman");
    const goods = play.legal(0).flatMap((action) => (action.kind === "exchange" ? [action.good] : []));
    expect(new Set(goods)).toEqual(new Set([0, 3]));
    expect(play.refused(0, { kind: "exchange", good: 1, oneAnd: 1 })).toBe("VR-CRAFT-1");
  });
  it("VR-CRAFT-2 the tailor and blacksmith exchanges cloth and iron only", () => {
    const play = new Play({ hands: rich }).takes(0, "tailor-blacksmith");
    const goods = play.legal(0).flatMap((action) => (action.kind === "exchange" ? [action.good] : []));
    expect(new Set(goods)).toEqual(new Set([1, 2]));
    expect(play.refused(0, { kind: "exchange", good: 0, oneAnd: 1 })).toBe("VR-CRAFT-2");
  });
  it("VR-CRAFT-3 two ones become a two, a one and a two become a three", () => {
    const play = new Play({ hands: rich }).takes(0, "craftsman").exchanges(0, "wood", 1);
    expect(play.hand(0, "wood")).toEqual([0, 2, 0]);
    play.exchanges(0, "sculpture", 2);
    expect(play.hand(0, "sculpture")).toEqual([1, 0, 1]);
  });
  it("VR-CRAFT-4 there is no other recipe", () => {
    const play = new Play({ hands: { 0: { wood: [2, 2, 1] } } }).takes(0, "craftsman");
    for (const oneAnd of [0, 3, 4, "2+2"]) expect(play.refused(0, { kind: "exchange", good: 0, oneAnd })).toBe("kernel.no-such-move");
    expect(play.refused(0, { kind: "exchange", good: 0, oneAnd: 1, and: 1 })).toBe("kernel.no-such-move");
    expect(play.legal(0).filter(({ kind }) => kind === "exchange")).toHaveLength(2);
  });
  it("VR-CRAFT-5 what is spent goes back to the supply at once", () => {
    const play = new Play({ hands: { 0: { wood: [2, 1, 0] } } });
    expect(play.supply("wood")).toEqual([2, 2, 3]);
    play.takes(0, "craftsman").exchanges(0, "wood", 1);
    expect(play.supply("wood")).toEqual([4, 1, 3]);
  });
  it("VR-CRAFT-6 the product must be in the supply", () => {
    const noTwos = new Play({ hands: { 0: { wood: [2, 0, 0] }, 1: { wood: [1, 3, 0] } } }).takes(0, "craftsman");
    expect(noTwos.refused(0, { kind: "exchange", good: 0, oneAnd: 1 })).toBe("VR-CRAFT-6");
    const noThrees = new Play({ hands: { 0: { wood: [1, 1, 0] }, 1: { wood: [1, 0, 3] } } }).takes(0, "craftsman");
    expect(noThrees.refused(0, { kind: "exchange", good: 0, oneAnd: 2 })).toBe("VR-CRAFT-6");
  });
  it("VR-CRAFT-7 the chooser exchanges twice at most, the others once, the barred one never", () => {
    const hands = Object.fromEntries([0, 1, 2].map((seat) => [seat, { wood: [2, 0, 0], sculpture: [2, 0, 0] }]));
    const play = new Play({ hands }).takes(0, "craftsman").exchanges(0, "wood", 1).exchanges(0, "sculpture", 1);
    expect(play.toMove).toEqual([1]);
    play.exchanges(1, "wood", 1);
    expect([play.step, play.toMove]).toEqual(["chooseRole", [1]]);
    expect(play.hand(2, "wood")).toEqual([2, 0, 0]);
  });
  it("VR-CRAFT-8 exchanging is free: none, one or two", () => {
    const scene = { hands: { 0: { wood: [2, 0, 0], sculpture: [2, 0, 0] } } };
    expect(new Play(scene).takes(0, "craftsman").stops(0).toMove).toEqual([1]);
    expect(new Play(scene).takes(0, "craftsman").exchanges(0, "wood", 1).stops(0).toMove).toEqual([1]);
  });
  it("VR-CRAFT-9 the second exchange builds on the first", () => {
    const play = new Play({ hands: { 0: { wood: [3, 0, 0] } } }).takes(0, "craftsman");
    expect(play.refused(0, { kind: "exchange", good: 0, oneAnd: 2 })).toBe("VR-CRAFT-13");
    play.exchanges(0, "wood", 1).exchanges(0, "wood", 2);
    expect(play.hand(0, "wood")).toEqual([0, 0, 1]);
  });
  it("VR-CRAFT-10 each exchange is of either type of the role", () => {
    const scene = { hands: { 0: { cloth: [4, 0, 0], iron: [2, 0, 0] } } };
    const same = new Play(scene).takes(0, "tailor-blacksmith").exchanges(0, "cloth", 1).exchanges(0, "cloth", 1);
    expect(same.hand(0, "cloth")).toEqual([0, 2, 0]);
    const both = new Play(scene).takes(0, "tailor-blacksmith").exchanges(0, "cloth", 1).exchanges(0, "iron", 1);
    expect([both.hand(0, "cloth"), both.hand(0, "iron")]).toEqual([
      [2, 1, 0],
      [0, 1, 0],
    ]);
  });
  it("VR-CRAFT-11 what one gives back another can get in the same role, and what is taken is gone", () => {
    const play = new Play({ hands: { 0: { wood: [1, 1, 0] }, 1: { wood: [2, 2, 0] } } }).takes(0, "craftsman");
    expect(play.supply("wood")[1]).toBe(0);
    play.exchanges(0, "wood", 2).stops(0);
    expect(play.refused(1, { kind: "exchange", good: 0, oneAnd: 1 })).toBeNull();
    const last = new Play({ hands: { 0: { wood: [2, 0, 0] }, 1: { wood: [2, 2, 0] } } })
      .takes(0, "craftsman")
      .exchanges(0, "wood", 1)
      .stops(0);
    expect(last.refused(1, { kind: "exchange", good: 0, oneAnd: 1 })).toBe("VR-CRAFT-6");
  });
  it("VR-CRAFT-12 all see what is spent and what is gained", () => {
    const play = new Play({ hands: { 0: { wood: [1, 1, 0] } } }).takes(0, "craftsman").exchanges(0, "wood", 2);
    const event = { kind: "exchanged", seat: 0, good: 0, oneAnd: 2, gained: 3 };
    expect([play.heard.at(-1), play.heardBy[2]!.at(-1)]).toEqual([event, event]);
    play.stops(0).stops(1);
    expect(play.heard.at(-1)).toEqual({ kind: "barred", seat: 2, role: 4, chooser: 0 });
  });
  it("VR-CRAFT-13 markers on the ship cannot be spent", () => {
    const play = new Play({ ...woodBuilt, hands: { 0: { wood: [1, 0, 0] } } }).takes(0, "craftsman");
    expect(play.refused(0, { kind: "exchange", good: 0, oneAnd: 1 })).toBe("VR-CRAFT-13");
  });
  it("VR-CRAFT-14 an exchange always leaves a marker of that type in hand", () => {
    let exchanges = 0;
    for (const { config, seed } of everyTable(4, [false]))
      followGame(config, seed, ({ table }, taken) => {
        if (taken?.action.kind !== "exchange") return;
        exchanges++;
        const { good } = taken.action;
        expect(VALUES.reduce((sum, value) => sum + table.hands[(taken.seat * 4 + good) * 3 + value - 1]!, 0)).toBeGreaterThan(0);
      });
    expect(exchanges).toBeGreaterThan(100);
  });
  it("VR-CRAFT-15 threes never return to the supply, and exchanges are limited", () => {
    for (const { config, seed } of everyTable(6)) {
      const { seats } = config;
      let threes = [seats, seats, seats, seats];
      const made = GOODS.map(() => ({ twos: 0, threes: 0 }));
      followGame(config, seed, ({ table }, taken) => {
        const now = GOODS.map((good) => table.supply[good * 3 + 2]!);
        now.forEach((count, good) => expect(count).toBeLessThanOrEqual(threes[good]!));
        threes = now;
        if (taken?.action.kind === "exchange") made[taken.action.good]![taken.action.oneAnd === 1 ? "twos" : "threes"]++;
      });
      for (const { twos, threes } of made) {
        expect(threes).toBeLessThanOrEqual(seats);
        expect(twos).toBeLessThanOrEqual(2 * seats);
      }
    }
  });
  it("VR-CRAFT-16 everybody entitled is asked, able or not", () => {
    const play = new Play({ seats: 4 }).takes(0, "craftsman");
    for (const seat of [0, 1, 2]) {
      expect([play.toMove, play.legalKinds(seat)]).toEqual([[seat], ["stopExchanging"]]);
      play.stops(seat);
    }
    expect(play.step).toBe("chooseRole");
  });
});

describe("the Admiral", () => {
  const scene = { ...woodBuilt, hands: { 0: { wood: [0, 1, 0] } } } as const;
  const admiral = () => new Play(scene).takes(0, "admiral").buys(0, "iron");
  it("VR-ADMIRAL-1 only the chooser acts", () => {
    const play = admiral();
    expect(play.toMove).toEqual([0]);
    play.do(0, { kind: "replace", good: WOOD, value: 2 });
    expect([play.step, play.toMove]).toEqual(["chooseRole", [1]]);
    expect([1, 2].map((seat) => handSize(play.table, seat))).toEqual([4, 4]);
  });
  it("VR-ADMIRAL-2 the marker just bought may go on", () => {
    const play = new Play({ ...woodBuilt, hands: { 1: { wood: [0, 0, 0] } }, leader: 1 }).takes(1, "admiral");
    expect(play.refused(1, { kind: "replace", good: 0, value: 1 })).not.toBeNull();
    play.buys(1, "wood").do(1, { kind: "replace", good: WOOD, value: 1 });
    expect([play.ship(1, "wood"), play.hand(1, "wood")]).toEqual([1, [0, 0, 1]]);
  });
  it("VR-ADMIRAL-2 the two parts come in either order; buying may not be declined, replacing at the end only", () => {
    const begun = () => new Play({ ...woodBuilt, hands: { 0: { wood: [0, 1, 0] } } }).takes(0, "admiral");
    expect([begun().step, begun().toMove]).toEqual(["admiralParts", [0]]);
    expect(begun().refused(0, { kind: "declineReplacing" })).toBe("kernel.no-such-move");
    const last = begun().do(0, { kind: "replace", good: WOOD, value: 2 });
    expect([last.step, last.legalKinds(0)]).toEqual(["procureAny", ["procureAny"]]);
    last.buys(0, "iron");
    expect([last.step, last.ship(0, "wood"), last.hand(0, "iron")]).toEqual(["chooseRole", 2, [2, 0, 0]]);
    // Only once each.
    const first = begun().buys(0, "iron");
    expect([first.step, first.refused(0, { kind: "procureAny", good: 0 })]).toEqual(["replacement", "kernel.no-such-move"]);
    expect(first.do(0, { kind: "replace", good: WOOD, value: 0 }).step).toBe("chooseRole");
    // With no ones left to buy only replacing is asked for, and may be declined.
    const bare = new Play(woodBuilt);
    for (const good of [0, 1, 2, 3]) own.supply(bare.table)[good * 3] = 0;
    bare.takes(0, "admiral");
    expect([bare.step, bare.do(0, { kind: "declineReplacing" }).step]).toEqual(["replacement", "chooseRole"]);
    // Whose time is up buys first, and then lets the ship be.
    const idle = begun();
    while (idle.toMove[0] === 0) idle.do(0, engine.defaultAction(idle.state, 0));
    expect(idle.heard.map(({ kind }) => kind)).toEqual(["roleTaken", "procured", "replacementDeclined"]);
  });
  it("VR-ADMIRAL-3 one filled square of the own ship, and a marker of its type from hand", () => {
    const play = admiral();
    expect(play.refused(0, { kind: "replace", good: 2, value: 1 })).toBe("VR-ADMIRAL-3");
    expect(play.refused(0, { kind: "replace", good: 0, value: 3 })).toBe("VR-ADMIRAL-5");
    play.do(0, { kind: "replace", good: WOOD, value: 2 });
    expect([play.ship(0, "wood"), play.ship(1, "wood")]).toEqual([2, 3]);
  });
  it("VR-ADMIRAL-4 the marker taken off goes to hand", () => {
    const play = admiral().do(0, { kind: "replace", good: WOOD, value: 2 });
    expect(play.hand(0, "wood")).toEqual([1, 0, 0]);
  });
  it("VR-ADMIRAL-5 a fake changes nothing, needs no other marker, and looks like a real replacement", () => {
    const fake = admiral().do(0, { kind: "replace", good: WOOD, value: 0 });
    const real = admiral().do(0, { kind: "replace", good: WOOD, value: 2 });
    expect([fake.ship(0, "wood"), fake.hand(0, "wood")]).toEqual([1, [0, 1, 0]]);
    expect(fake.heardBy[1]).toEqual(real.heardBy[1]);
    expect(fake.view(1)).toEqual(real.view(1));
    expect(fake.view(null)).toEqual(real.view(null));
    const none = new Play({ ...woodBuilt, hands: { 1: { wood: [0, 0, 0] } }, leader: 1 }).takes(1, "admiral").buys(1, "iron");
    expect(none.refused(1, { kind: "replace", good: 0, value: 0 })).toBeNull();
  });
  it("VR-ADMIRAL-6 the replacement may be declined openly", () => {
    const play = admiral().do(0, { kind: "declineReplacing" });
    expect([play.ship(0, "wood"), play.step, play.heard.at(-1)]).toEqual([1, "chooseRole", { kind: "replacementDeclined", seat: 0 }]);
  });
  it("VR-ADMIRAL-7 before anything is built the Admiral only buys", () => {
    const play = new Play().takes(0, "admiral").buys(0, "wood");
    expect([play.step, play.toMove]).toEqual(["chooseRole", [1]]);
  });
  it("VR-ADMIRAL-8 the others learn the square, no value", () => {
    const play = admiral().do(0, { kind: "replace", good: WOOD, value: 2 });
    expect(play.heardBy[0]!.at(-1)).toEqual({ kind: "replaced", seat: 0, good: 0, on: 2, off: 1 });
    for (const heard of [play.heard, play.heardBy[1]!, play.heardBy[2]!])
      expect(heard.at(-1)).toEqual({ kind: "squareHandled", seat: 0, good: 0 });
  });
});

describe("the King", () => {
  const scene = { ...woodBuilt, hands: { 1: { wood: [1, 1, 0] }, 2: { wood: [0, 0, 0] } } } as const;
  const king = () => new Play(scene).takes(0, "king").buys(0, "iron");
  it("VR-KING-1 the King buys one, then may give one order", () => {
    const play = king();
    expect([play.hand(0, "iron"), play.step]).toEqual([[2, 0, 0], "order"]);
    play.do(0, { kind: "order", target: 1, good: WOOD }).do(1, { kind: "obey", value: 1 });
    expect([play.step, play.toMove]).toEqual(["chooseRole", [1]]);
  });
  it("VR-KING-1 the two parts come in either order; buying may not be declined, the order at the end only", () => {
    const begun = () => new Play({ ...woodBuilt, hands: { 1: { wood: [1, 0, 0] } } }).takes(0, "king");
    expect([begun().step, begun().refused(0, { kind: "declineOrder" })]).toEqual(["kingParts", "kernel.no-such-move"]);
    const play = begun().do(0, { kind: "order", target: 1, good: WOOD });
    expect(play.toMove).toEqual([1]);
    play.do(1, { kind: "obey", value: 1 });
    expect([play.step, play.legalKinds(0)]).toEqual(["procureAny", ["procureAny"]]);
    expect(play.buys(0, "cloth").step).toBe("chooseRole");
    expect(begun().buys(0, "cloth").step).toBe("order");
  });
  it("VR-KING-2 an order is to another player, on a built type", () => {
    const play = king();
    expect(play.refused(0, { kind: "order", target: 0, good: 0 })).toBe("VR-KING-2");
    expect(play.refused(0, { kind: "order", target: 1, good: 2 })).toBe("VR-KING-2");
    expect(play.refused(0, { kind: "order", target: 3, good: 0 })).toBe("VR-KING-2");
  });
  it("VR-KING-3, VR-KING-9 the King chooses player and square, among all pairs, void or not", () => {
    const two = { ships: { 0: { wood: 1, iron: 1 }, 1: { wood: 3, iron: 2 }, 2: { wood: 1, iron: 1 } }, hands: { 2: { wood: [0, 0, 0] } } };
    const play = new Play(two).takes(0, "king").buys(0, "cloth");
    const orders = play.legal(0).flatMap((action) => (action.kind === "order" ? [[action.target, action.good]] : []));
    expect(orders).toEqual([
      [1, 0],
      [1, 2],
      [2, 0],
      [2, 2],
    ]);
  });
  it("VR-KING-4 the target must replace it from hand", () => {
    const play = king().do(0, { kind: "order", target: 1, good: WOOD });
    expect([play.step, play.toMove, play.legal(1)]).toEqual([
      "obeying",
      [1],
      [
        { kind: "obey", value: 1 },
        { kind: "obey", value: 2 },
      ],
    ]);
    expect(play.refused(1, { kind: "obey", value: 3 })).toBe("VR-KING-4");
    play.do(1, { kind: "obey", value: 2 });
    expect(play.ship(1, "wood")).toBe(2);
  });
  it("VR-KING-5 the target chooses in secret", () => {
    const [one, two] = ([1, 2] as const).map((value) =>
      king().do(0, { kind: "order", target: 1, good: WOOD }).do(1, { kind: "obey", value }),
    );
    expect(one!.ship(1, "wood")).not.toBe(two!.ship(1, "wood"));
    expect(one!.view(0)).toEqual(two!.view(0));
    expect(one!.heardBy[0]).toEqual(two!.heardBy[0]);
  });
  it("VR-KING-6 another piece of the same value obeys the order", () => {
    const play = new Play({ ...woodBuilt, hands: { 1: { wood: [0, 0, 1] } } }).takes(0, "king").buys(0, "iron");
    play.do(0, { kind: "order", target: 1, good: WOOD }).do(1, { kind: "obey", value: 3 });
    expect([play.ship(1, "wood"), play.hand(1, "wood")]).toEqual([3, [0, 0, 1]]);
  });
  it("VR-KING-7 the marker taken off goes to the target's hand", () => {
    const play = king().do(0, { kind: "order", target: 1, good: WOOD }).do(1, { kind: "obey", value: 1 });
    expect(play.hand(1, "wood")).toEqual([0, 1, 1]);
    expect(play.heardBy[0]!.at(-1)).toEqual({ kind: "orderObeyed", target: 1, good: 0 });
  });
  it("VR-KING-8 without a marker in hand the order is void, and there is no other", () => {
    const play = king().do(0, { kind: "order", target: 2, good: WOOD });
    expect([play.step, play.toMove, play.ship(2, "wood")]).toEqual(["chooseRole", [1], 1]);
    expect(play.heardBy[1]!.at(-1)).toEqual({ kind: "orderVoid", target: 2, good: 0 });
  });
  it("VR-KING-9 what is on offer does not depend on hidden hands", () => {
    const other = new Play({ ...woodBuilt, hands: { 1: { wood: [0, 0, 0] }, 2: { wood: [1, 1, 0] } } }).takes(0, "king").buys(0, "iron");
    expect(king().legal(0)).toEqual(other.legal(0));
  });
  it("VR-KING-10 before anything is built the King only buys", () => {
    expect(new Play().takes(0, "king").buys(0, "wood").step).toBe("chooseRole");
  });
  it("VR-KING-11 giving no order is legal and changes nothing", () => {
    const play = king();
    const before = [play.table.hands.slice(), play.table.ships.slice(), play.table.supply.slice()];
    play.do(0, { kind: "declineOrder" });
    expect([play.table.hands, play.table.ships, play.table.supply]).toEqual(before);
    expect([play.step, play.toMove]).toEqual(["chooseRole", [1]]);
  });
  it("VR-KING-12 the others learn the purchase, the order and that it was obeyed", () => {
    const play = king().do(0, { kind: "order", target: 1, good: WOOD }).do(1, { kind: "obey", value: 1 });
    expect(play.heardBy[2]!.slice(-3)).toEqual([
      { kind: "procured", seat: 0, good: 2, count: 1 },
      { kind: "orderGiven", seat: 0, target: 1, good: 0 },
      { kind: "orderObeyed", target: 1, good: 0 },
    ]);
    expect(play.heardBy[1]!.at(-1)).toEqual({ kind: "obeyedWith", target: 1, good: 0, on: 1, off: 3 });
  });
  it("VR-ADMIRAL-4, VR-KING-7 replacements change nobody's holdings", () => {
    for (const { config, seed } of everyTable(4, [false])) {
      let before: number[] = [];
      followGame(config, seed, ({ table }, taken) => {
        const now = Array.from({ length: config.seats }, (_, seat) =>
          GOODS.flatMap((good) => VALUES.map((value) => owned(table, seat, good, value))),
        ).flat();
        if (
          taken !== null &&
          ["replace", "obey", "declineReplacing", "inspect", "declineInspection", "passBuilding"].includes(taken.action.kind)
        )
          expect(now).toEqual(before);
        before = now;
      });
    }
  });
});
