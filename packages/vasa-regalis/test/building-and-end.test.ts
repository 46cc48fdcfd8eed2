import type { Seat } from "@stormakt/kernel";
import { has, list } from "@stormakt/kernel/ids";
import { describe, expect, it } from "vitest";
import type { Good } from "../src/catalog/index.ts";
import { CLOTH, GOODS, IRON, SCULPTURE, thresholdOf, WOOD } from "../src/catalog/index.ts";
import { vasaRegalis } from "../src/index.ts";
import { holdingsIn } from "../src/knowing.ts";
import { score } from "../src/steps/scoring.ts";
import { allForced, builtCount } from "../src/yard.ts";
import { everyTable, followGame } from "./games.ts";
import type { Scene } from "./scenario.ts";
import { engine, markers, Play, tableOf, usual } from "./scenario.ts";

const call = (good: Good) => ({ kind: "callBuilding", good }) as const;
const pass = { kind: "passBuilding" } as const;
const lookAway = { kind: "declineInspection" } as const;
/** Seat 1 owns a three of wood; nothing is forced. */
const callable: Scene = { at: "building", hands: { 1: { wood: [1, 0, 1] } } };

describe("building", () => {
  it("VR-BUILD-1 one building a round at most, of one type", () => {
    for (const { config, seed } of everyTable(4, [false])) {
      let [round, built] = [1, 0];
      followGame(config, seed, ({ table }) => {
        const now = builtCount(table);
        if (table.round === round) expect(now - built).toBeLessThanOrEqual(1);
        else [round, built] = [table.round, now];
      });
    }
  });
  it("VR-BUILD-2 in play is what is in a hand or on a ship, not what is in the supply or the box", () => {
    // A three of wood on a ship keeps wood out of the question, as it is built; a three of cloth in hand makes cloth eligible.
    const play = new Play({
      at: "building",
      seats: 4,
      ships: { 0: { wood: 3 }, 1: { wood: 1 }, 2: { wood: 1 }, 3: { wood: 1 } },
      hands: { 2: { cloth: [1, 0, 1] } },
    });
    expect(play.legal(0)).toEqual([call(CLOTH), pass]);
    expect(play.supply("cloth")[2]).toBe(3);
  });
  it("VR-BUILD-3 a type is eligible once a three of it is in play, until it is built", () => {
    const play = new Play(callable);
    expect(play.refused(0, call(CLOTH))).toBe("VR-BUILD-3");
    expect(play.refused(0, call(WOOD))).toBeNull();
    for (const { config, seed } of everyTable(3, [false])) {
      const eligible = new Set<number>();
      followGame(config, seed, ({ table }) => {
        for (const good of GOODS) {
          const now = table.ships[good] === 0 && table.supply[good * 3 + 2]! < config.seats;
          if (eligible.has(good)) expect(now || table.ships[good] !== 0).toBe(true);
          if (now) eligible.add(good);
        }
      });
    }
  });
  it("VR-BUILD-4 a type is forced once all its threes are in play", () => {
    const two = tableOf({ hands: { 0: { wood: [0, 0, 2] } } });
    const three = tableOf({ hands: { 0: { wood: [0, 0, 2] }, 2: { wood: [1, 0, 1] } } });
    expect([has(allForced(two), WOOD), has(allForced(three), WOOD), has(allForced(three), CLOTH)]).toEqual([false, true, false]);
  });
  it("VR-BUILD-5 the leader may call or pass, then the others clockwise; nobody needs to own a three", () => {
    const play = new Play({ ...callable, leader: 2 });
    expect(play.toMove).toEqual([2]);
    play.do(2, pass);
    expect(play.toMove).toEqual([0]);
    expect(play.hand(0, "wood")).toEqual([1, 0, 0]);
    play.do(0, call(WOOD));
    expect(play.step).toBe("placing");
  });
  it("VR-BUILD-6 whoever calls first is the caller", () => {
    const play = new Play(callable).do(0, pass).do(1, call(WOOD));
    expect([play.table.caller, play.table.building, play.step]).toEqual([1, 0, "placing"]);
  });
  it("VR-BUILD-7 if all pass nothing is built", () => {
    const play = new Play(callable).do(0, pass).do(1, pass).do(2, pass);
    expect([play.step, play.table.round, builtCount(play.table)]).toEqual(["chooseRole", 2, 0]);
  });
  it("VR-BUILD-8 if nothing is eligible nobody is asked", () => {
    const play = new Play({ at: "building" });
    expect([play.step, play.table.round]).toEqual(["chooseRole", 2]);
  });
  it("VR-BUILD-9 everybody must place one of that type from hand", () => {
    const play = new Play(callable).do(0, call(WOOD));
    expect(play.toMove).toEqual([0, 1, 2]);
    expect(play.refused(0, { kind: "place", value: 2 })).toBe("VR-BUILD-9");
    expect(play.refused(0, pass)).toBe("kernel.no-such-move");
    play.places(1, 3, 1);
    expect([0, 1, 2].map((seat) => [play.ship(seat, "wood"), play.hand(seat, "wood")])).toEqual([
      [1, [0, 0, 0]],
      [3, [1, 0, 0]],
      [1, [0, 0, 0]],
    ]);
  });
  it("VR-BUILD-10 each square holds one marker of its own type, and only the own ship is laid on", () => {
    for (const { config, seed } of everyTable(3)) {
      let ships: number[] = [];
      let hands: number[] = [];
      followGame(config, seed, ({ table }) => {
        expect(table.ships.every((value) => [0, 1, 2, 3].includes(value))).toBe(true);
        table.ships.forEach((value, square) => {
          if (ships.length === 0 || ships[square] !== 0 || value === 0) return;
          const [seat, good] = [Math.floor(square / 4), square % 4];
          expect(table.hands[(seat * 4 + good) * 3 + value - 1]).toBe(hands[(seat * 4 + good) * 3 + value - 1]! - 1);
        });
        ships = table.ships.slice();
        hands = table.hands.slice();
      });
    }
  });
  it("VR-BUILD-11 markers are placed in secret, and a choice may be changed until the last is in", () => {
    const play = new Play(callable).do(0, call(WOOD)).do(1, { kind: "place", value: 3 });
    expect([play.ship(1, "wood"), play.hand(1, "wood")]).toEqual([0, [1, 0, 1]]);
    const other = new Play(callable).do(0, call(WOOD)).do(1, { kind: "place", value: 1 });
    expect(engine.view(play.state, 0)).toEqual(engine.view(other.state, 0));
    expect(engine.view(play.state, 0).stack.at(-1)).toMatchObject({ waiting: [0, 2], answered: [1], own: null });
    expect(engine.view(play.state, 1).stack.at(-1)?.own).toEqual({ kind: "place", value: 3 });
    play.do(1, { kind: "place", value: 1 }).do(0, { kind: "place", value: 1 }).do(2, { kind: "place", value: 1 });
    expect([play.ship(1, "wood"), play.step]).toEqual([1, "inspect"]);
    expect(play.refused(1, { kind: "place", value: 3 })).not.toBeNull();
    expect(play.heardBy[1]!.at(-2)).toEqual({ kind: "placed", seat: 1, good: 0, value: 1 });
    expect(play.heard.at(-1)).toEqual({ kind: "built", good: 0 });
  });
  it("VR-BUILD-12 a type is built once", () => {
    const play = new Play({
      ...callable,
      ships: { 0: { wood: 1 }, 1: { wood: 1 }, 2: { wood: 1 } },
      hands: { 1: { wood: [0, 0, 1], iron: [1, 0, 1] } },
    });
    expect(play.refused(0, call(WOOD))).toBe("VR-BUILD-12");
    expect(play.refused(0, call(IRON))).toBeNull();
  });
  it("VR-BUILD-13 everybody always has a marker to place", () => {
    let placings = 0;
    for (const { config, seed } of everyTable(6))
      followGame(config, seed, (state) => {
        if (engine.stepOf(state) !== "placing") return;
        placings++;
        for (const seat of engine.waitsFor(state)) expect(engine.legalActions(state, seat).length).toBeGreaterThan(0);
      });
    expect(placings).toBeGreaterThan(100);
  });
  it("VR-BUILD-14 any value held may be placed", () => {
    const play = new Play({ at: "building", hands: { 0: { wood: [1, 1, 1] } } }).do(0, call(WOOD));
    expect(play.legal(0)).toEqual([1, 2, 3].map((value) => ({ kind: "place", value })));
  });
  it("VR-BUILD-15 one forced type is built without asking; the leader counts as caller", () => {
    const play = new Play({
      at: "building",
      leader: 1,
      hands: { 0: { wood: [0, 0, 2] }, 1: { wood: [1, 0, 1] }, 2: { cloth: [1, 0, 1] } },
    });
    expect([play.step, play.table.caller, play.table.building]).toEqual(["placing", 1, 0]);
  });
  it("VR-BUILD-15, VR-BUILD-16 if something is forced when Building begins, something forced is built that round", () => {
    for (const { config, seed } of everyTable(4, [false])) {
      let forced: number[] = [];
      let [round, built] = [1, 0];
      followGame(config, seed, ({ table }, taken) => {
        if (taken?.step === "chooseRole" || taken?.step === "exchange") forced = list(allForced(table));
        if (table.round === round) return;
        if (forced.length > 0) expect(builtCount(table)).toBe(built + 1);
        [round, built] = [table.round, builtCount(table)];
      });
    }
  });
  it("VR-BUILD-16 of several forced types the leader picks one, and must", () => {
    const scene: Scene = {
      at: "building",
      leader: 1,
      hands: { 0: { wood: [0, 0, 2], cloth: [0, 0, 1] }, 1: { wood: [1, 0, 1], cloth: [0, 0, 2] }, 2: { iron: [1, 0, 1] } },
    };
    const play = new Play(scene);
    expect([play.step, play.toMove, play.legal(1)]).toEqual([
      "pickBuilding",
      [1],
      [
        { kind: "pickBuilding", good: 0 },
        { kind: "pickBuilding", good: 1 },
      ],
    ]);
    expect(play.refused(1, { kind: "pickBuilding", good: 2 })).toBe("VR-BUILD-16");
    play.do(1, { kind: "pickBuilding", good: CLOTH }).places(3, 3, 1).do(0, lookAway).do(2, lookAway).do(1, lookAway);
    play.skipTo("building");
    expect([play.step, play.table.building, play.table.caller]).toEqual(["placing", 0, 2]);
  });
  it("VR-BUILD-17, VR-INSPECT-2 who placed last looks first: the caller's right-hand neighbour, then counter-clockwise", () => {
    for (const caller of [0, 1, 2, 3]) {
      const play = new Play({ seats: 4, leader: caller, at: "building", hands: { 1: { wood: [1, 0, 1] } } })
        .do(caller, call(WOOD))
        .places(1, 1, 1, 1);
      const order: Seat[] = [];
      while (play.step === "inspect") {
        const [seat] = play.toMove as [Seat];
        order.push(seat);
        play.do(seat, lookAway);
      }
      expect(order).toEqual([3, 2, 1, 0].map((place) => (caller + place) % 4));
    }
  });
  it("VR-BUILD-18 when the King loses patience the leader must pick an eligible type, or any if there is none", () => {
    const eligible = new Play({ at: "building", roundsSinceBuild: 10, hands: { 1: { wood: [0, 0, 1] }, 2: { iron: [1, 0, 1] } } });
    expect(eligible.legal(0)).toEqual([0, 2].map((good) => ({ kind: "pickBuilding", good })));
    expect(new Play({ at: "building", roundsSinceBuild: 10, hands: { 1: { wood: [0, 0, 1] } } }).table).toMatchObject({
      building: 0,
      caller: 0,
    });
    const none = new Play({ at: "building", roundsSinceBuild: 10, leader: 2 });
    expect([none.toMove, none.legal(2)]).toEqual([[2], [0, 1, 2, 3].map((good) => ({ kind: "pickBuilding", good }))]);
    none.do(2, { kind: "pickBuilding", good: SCULPTURE });
    expect([none.table.caller, none.heard.at(-1)]).toEqual([2, { kind: "patienceLost", seat: 2, good: 3 }]);
    expect(new Play({ at: "building", roundsSinceBuild: 9 }).step).toBe("chooseRole");
    expect(new Play({ at: "building", roundsSinceBuild: 11, royalPatience: 12 }).step).toBe("chooseRole");
    expect(new Play({ at: "building", roundsSinceBuild: 12, royalPatience: 12 }).step).toBe("pickBuilding");
  });
  it("VR-BUILD-18, VR-END-4 without royal patience nobody is ever forced by it, and there is no bound", () => {
    const play = new Play({ at: "building", roundsSinceBuild: 500, round: 501, royalPatience: "off" });
    expect([play.step, play.table.round, play.table.roundsSinceBuild]).toEqual(["chooseRole", 502, 501]);
    for (const [name, check] of Object.entries(vasaRegalis.invariants)) expect([name, check(play.table)]).toEqual([name, null]);
    expect(vasaRegalis.longest(usual(3, { royalPatience: "off" }))).toBeGreaterThan(
      vasaRegalis.longest(usual(5, { royalPatience: 40, inventory: true })),
    );
  });
  it("VR-BUILD-18 a forced type comes before the King's impatience", () => {
    const play = new Play({ at: "building", roundsSinceBuild: 10, hands: { 0: { wood: [0, 0, 3] }, 2: { iron: [1, 0, 1] } } });
    expect(play.table.building).toBe(0);
  });
  it("VR-BUILD-19 rounds since the last building are counted in the open", () => {
    const play = new Play({ at: "building", roundsSinceBuild: 3 });
    expect([play.table.roundsSinceBuild, play.view(null).roundsSinceBuild]).toEqual([4, 4]);
    const built = new Play({ ...callable, roundsSinceBuild: 3 })
      .do(0, call(WOOD))
      .places(1, 3, 1)
      .do(2, lookAway)
      .do(1, lookAway)
      .do(0, lookAway);
    expect([built.table.round, built.table.roundsSinceBuild]).toEqual([2, 0]);
    expect(engine.begin(usual(3), "x").table.roundsSinceBuild).toBe(0);
  });
});

describe("inspection", () => {
  const scene: Scene = {
    at: "building",
    seats: 4,
    ships: { 0: { iron: 1 }, 1: { iron: 2 }, 2: { iron: 3 }, 3: { iron: 1 } },
    hands: { 1: { wood: [1, 0, 1] } },
  };
  const inspecting = () => new Play(scene).do(0, call(WOOD)).places(1, 3, 1, 1);
  it("VR-INSPECT-1 takes place if something was built, and not otherwise", () => {
    expect(inspecting().step).toBe("inspect");
    const none = new Play(scene).do(0, pass).do(1, pass).do(2, pass).do(3, pass);
    expect([none.step, none.table.round]).toEqual(["chooseRole", 2]);
  });
  it("VR-INSPECT-3 everybody looks at one marker of another ship, or declines", () => {
    const play = inspecting();
    expect(play.refused(3, { kind: "inspect", ship: 3, good: 0 })).toBe("VR-INSPECT-3");
    play.do(3, { kind: "inspect", ship: 1, good: WOOD });
    expect(play.toMove).toEqual([2]);
    play.do(2, lookAway);
    expect(play.toMove).toEqual([1]);
  });
  it("VR-INSPECT-4 any filled square may be looked at, older ones too", () => {
    const play = inspecting();
    expect(play.refused(3, { kind: "inspect", ship: 1, good: 1 })).toBe("VR-INSPECT-4");
    expect(play.refused(3, { kind: "inspect", ship: 1, good: 2 })).toBeNull();
    expect(play.legal(3).filter(({ kind }) => kind === "inspect")).toHaveLength(6);
  });
  it("VR-INSPECT-5 the inspector alone learns the value, and all learn where", () => {
    const play = inspecting().do(3, { kind: "inspect", ship: 1, good: WOOD }).do(2, { kind: "inspect", ship: 1, good: WOOD });
    const where = { kind: "inspected", seat: 3, ship: 1, good: 0 };
    expect(play.heard.slice(-2)).toEqual([where, { ...where, seat: 2 }]);
    expect(play.heardBy[0]!.slice(-2)).toEqual([where, { ...where, seat: 2 }]);
    expect(play.heardBy[3]!.at(-2)).toEqual({ kind: "saw", seat: 3, ship: 1, good: 0, value: 3 });
    expect(play.view(3).known.mayLie[1 * 4]).toBe(1 << 3);
    expect(play.view(0).known.mayLie[1 * 4]).toBe((1 << 1) | (1 << 3));
  });
  it("VR-INSPECT-6 looking changes nothing on the board", () => {
    const play = inspecting();
    const before = [play.table.hands.slice(), play.table.ships.slice(), play.table.supply.slice()];
    play.do(3, { kind: "inspect", ship: 1, good: WOOD }).do(2, { kind: "inspect", ship: 1, good: IRON });
    expect([play.table.hands, play.table.ships, play.table.supply]).toEqual(before);
  });
  it("VR-INSPECT-7 a note stays as it was, and is old once the owner handles the square", () => {
    const looked = () => inspecting().do(3, { kind: "inspect", ship: 1, good: WOOD }).do(2, lookAway).do(1, lookAway).do(0, lookAway);
    const note = { round: 1, ship: 1, good: 0, value: 3 };
    expect(looked().view(3).notes).toEqual([{ ...note, current: true }]);
    const fake = looked().takes(1, "admiral").buys(1, "iron").do(1, { kind: "replace", good: WOOD, value: 0 });
    expect(fake.view(3).notes).toEqual([{ ...note, current: false }]);
    const elsewhere = looked().takes(1, "admiral").buys(1, "iron").do(1, { kind: "replace", good: IRON, value: 1 });
    expect(elsewhere.view(3).notes).toEqual([{ ...note, current: true }]);
    const obeyed = looked().takes(1, "wood-procurer").takes(2, "king").buys(2, "cloth");
    obeyed.do(2, { kind: "order", target: 1, good: WOOD });
    expect(obeyed.view(3).notes).toEqual([{ ...note, current: true }]);
    obeyed.do(1, { kind: "obey", value: 1 });
    expect(obeyed.view(3).notes).toEqual([{ ...note, current: false }]);
    expect(obeyed.view(3).known.mayLie[1 * 4]).toBe(1 << 1); // the three is off, and all else seat 1 owns is ones
    for (const seat of [0, 2, null]) expect(obeyed.view(seat).notes).toEqual([]);
  });
  it("VR-INSPECT-7 a void order leaves the note current", () => {
    const scene: Scene = { at: "building", hands: { 1: { wood: [0, 0, 1] } } };
    const play = new Play(scene)
      .do(0, call(WOOD))
      .places(1, 3, 1)
      .do(2, { kind: "inspect", ship: 1, good: WOOD })
      .do(1, lookAway)
      .do(0, lookAway);
    play.takes(1, "iron-procurer").takes(2, "king").buys(2, "cloth").do(2, { kind: "order", target: 1, good: WOOD });
    expect(play.heard.at(-1)).toEqual({ kind: "orderVoid", target: 1, good: 0 });
    expect(play.view(2).notes).toEqual([{ round: 1, ship: 1, good: 0, value: 3, current: true }]);
  });
});

describe("the end", () => {
  const last: Scene = {
    at: "building",
    leader: 2,
    ships: { 0: { wood: 2, cloth: 3, iron: 2 }, 1: { wood: 2, cloth: 2, iron: 3 }, 2: { wood: 3, cloth: 2, iron: 2 } },
    hands: { 0: { sculpture: [0, 1, 0] }, 1: { sculpture: [0, 1, 0], wood: [0, 0, 1] }, 2: { sculpture: [0, 0, 1] } },
  };
  const ended = () => new Play(last).do(2, call(SCULPTURE)).places(2, 2, 3);
  it("VR-END-1 the game is over when all four types are built", () => {
    const play = ended();
    expect([play.step, builtCount(play.table), play.state.outcome?.because]).toEqual([null, 4, "sails"]);
  });
  it("VR-END-2 at once: no inspection, no clean-up, the leader stays", () => {
    const play = ended();
    expect([play.toMove, play.table.leader, play.table.round]).toEqual([[], 2, 1]);
    expect(play.table.caller).toBe(2);
  });
  it("VR-END-3 everything is turned up for everybody", () => {
    const play = ended();
    for (const seat of [0, 1, 2, null]) {
      const view = play.view(seat);
      expect(view.hands).toEqual([0, 1, 2].map((one) => play.table.hands.slice(one * 12, one * 12 + 12)));
      expect(view.ships).toEqual([0, 1, 2].map((one) => play.table.ships.slice(one * 4, one * 4 + 4)));
      expect(holdingsIn(view).least).toEqual(holdingsIn(view).most);
    }
    const told = play.heard.slice(play.heard.findIndex(({ kind }) => kind === "revealed"));
    expect(told).toEqual([
      { kind: "revealed", totals: [7, 7, 7, 7], failed: [] },
      ...[0, 1, 2, 3].map((good) => ({ kind: "partHolds", good, total: 7, needed: 7 })),
      { kind: "turnedUp", seat: 0, ship: [2, 3, 2, 2], hand: markers("wood-1", "cloth-1", "iron-1") },
      { kind: "turnedUp", seat: 1, ship: [2, 2, 3, 2], hand: markers("wood-3", "cloth-1", "iron-1") },
      { kind: "turnedUp", seat: 2, ship: [3, 2, 2, 3], hand: markers("wood-1", "cloth-1", "iron-1") },
      { kind: "countedInHand", seat: 0, threes: 0, twos: 0, ones: 3 },
      { kind: "countedInHand", seat: 1, threes: 1, twos: 0, ones: 2 },
      { kind: "countedInHand", seat: 2, threes: 0, twos: 0, ones: 3 },
    ]);
    for (const heard of play.heardBy) expect(heard.slice(-told.length)).toEqual(told);
    const running = new Play(last).do(2, call(SCULPTURE));
    expect(running.view(0).hands.map((hand) => hand === null)).toEqual([false, true, true]);
  });
  it("VR-END-3 of weak parts it is told what they come to, and who gave what to them; of a wreck nothing is counted", () => {
    const weak = new Play({ ...last, ships: { ...last.ships, 2: { wood: 1, cloth: 2, iron: 2 } } }).do(2, call(SCULPTURE)).places(2, 2, 3);
    const told = weak.heard.slice(weak.heard.findIndex(({ kind }) => kind === "revealed"));
    expect(told.slice(0, 3)).toEqual([
      { kind: "revealed", totals: [5, 7, 7, 7], failed: [0] },
      { kind: "partFails", good: 0, total: 5, needed: 7 },
      { kind: "partHolds", good: 1, total: 7, needed: 7 },
    ]);
    expect(told.slice(-3)).toEqual([
      { kind: "countedOnShip", seat: 0, onWeakParts: 0, threes: 1, twos: 3, ones: 0 },
      { kind: "countedOnShip", seat: 1, onWeakParts: 0, threes: 1, twos: 3, ones: 0 },
      { kind: "countedOnShip", seat: 2, onWeakParts: 0, threes: 1, twos: 2, ones: 1 },
    ]);
    const ones = { wood: 1, cloth: 1, iron: 1 };
    const worn = { ...last.hands, 2: { sculpture: [1, 0, 1] } };
    const wreck = new Play({ ...last, hands: worn, ships: { 0: ones, 1: ones, 2: ones } }).do(2, call(SCULPTURE)).places(2, 2, 1);
    expect(wreck.state.outcome?.because).toBe("all-lose");
    expect(wreck.heard.filter(({ kind }) => kind.startsWith("counted"))).toEqual([]);
  });
  it("VR-END-4 a game lasts at least five rounds and at most four times the King's patience and one", () => {
    for (const royalPatience of [8, 10])
      for (const { config, seed } of everyTable(40, [false])) {
        const { table } = followGame({ ...config, royalPatience }, seed, (state) =>
          expect(state.table.roundsSinceBuild).toBeLessThanOrEqual(royalPatience),
        );
        expect(table.round).toBeGreaterThanOrEqual(5);
        expect(table.round).toBeLessThanOrEqual(4 * (royalPatience + 1));
      }
  });
  it("VR-END-4 with royal patience alone a game lasts its longest", () => {
    const state = engine.begin(usual(3), "idle");
    // The Admiral and the King are kept from play, nothing is exchanged, and nobody ever calls.
    while (state.outcome === null) {
      const seat = engine.nextSeat(state);
      const action = engine.legalActions(state, seat).find((one) => one.kind !== "takeRole" || one.role <= 3)!;
      engine.submit(state, seat, engine.stepOf(state) === "callBuilding" ? pass : action);
    }
    expect(state.table.round).toBe(44);
  });
  it("VR-END-5 there is no other end", () => {
    for (const { config, seed } of everyTable(5))
      followGame(config, seed, (state) => expect(state.outcome !== null).toBe(builtCount(state.table) === 4));
  });
});

/** Ships by seat as four digits, hands as counts of ones, twos and threes of cloth. */
function position(ships: readonly string[], hands: readonly (readonly number[])[] = [], leader: Seat = 0) {
  const goods = ["wood", "cloth", "iron", "sculpture"];
  return score(
    tableOf({
      seats: ships.length,
      leader,
      emptyHands: true,
      ships: Object.fromEntries(
        ships.map((digits, seat) => [seat, Object.fromEntries(goods.map((good, at) => [good, Number(digits[at])]))]),
      ),
      hands: Object.fromEntries(hands.map((counts, seat) => [seat, { cloth: counts }])),
    }),
  );
}

describe("scoring", () => {
  it("VR-SCORE-1 the total of a part is the sum over all ships", () => {
    expect(position(["1232", "2313", "3121"]).facts).toMatchObject({ totals: [6, 6, 6, 6] });
  });
  it("VR-SCORE-2 a part holds from 7, 9 or 11 on: with more threes than ones", () => {
    expect([3, 4, 5].map(thresholdOf)).toEqual([7, 9, 11]);
    expect(position(["3333", "2222", "2221"]).facts).toMatchObject({ totals: [7, 7, 7, 6], failed: [3] });
    for (const { config, seed } of everyTable(30, [false])) {
      const { table, outcome } = followGame(config, seed, () => {});
      const { failed } = outcome!.facts as unknown as { failed: number[] };
      for (const good of GOODS) {
        const values = Array.from({ length: config.seats }, (_, seat) => table.ships[seat * 4 + good]!);
        const [threes, ones] = [3, 1].map((value) => values.filter((one) => one === value).length);
        expect(failed.includes(good)).toBe(threes! <= ones!);
      }
    }
  });
  it.each([0, 1, 2, 3])("VR-SCORE-3 part %i may fail like any other", (part) => {
    const weak = ["2222", "2222", "2222"].map((digits) => digits.split(""));
    for (const good of [0, 1, 2, 3]) if (good !== part) weak[0]![good] = "3";
    const { because, facts } = position(weak.map((digits) => digits.join("")));
    expect([because, facts]).toMatchObject(["fails", { failed: [part] }]);
  });
  it("VR-SCORE-4 none failed: sails; one to three: fails; four: all lose", () => {
    const built = (weak: number) => position(["3333".slice(weak) + "2".repeat(weak), "2222", "2222"]).because;
    expect([0, 1, 2, 3, 4].map(built)).toEqual(["sails", "fails", "fails", "fails", "all-lose"]);
  });
  it("VR-SCORE-5 if all lose nobody wins", () => {
    expect(position(["2222", "2222", "2222"]).places).toEqual([]);
  });
  it("VR-SCORE-6 sailing: threes in hand, then twos, then ones; ships do not count", () => {
    const sound = ["3333", "2222", "2222"];
    const winner = (...hands: number[][]) => [position(sound, hands).places[0], position(sound, hands).facts?.["decidedBy"]];
    expect(winner([0, 0, 0], [0, 0, 1], [5, 2, 0])).toEqual([[1], "hand-3"]);
    expect(winner([0, 0, 1], [0, 1, 1], [5, 0, 1])).toEqual([[1], "hand-2"]);
    expect(winner([0, 1, 1], [0, 1, 1], [1, 1, 1])).toEqual([[2], "hand-1"]);
  });
  it("VR-SCORE-7 failing: threes on failed parts, then threes, twos on the whole ship; hands do not count", () => {
    const winner = (ships: string[], hands: number[][] = []) => [
      position(ships, hands).places[0],
      position(ships, hands).facts?.["decidedBy"],
    ];
    expect(
      winner(
        ["3222", "1333", "1333"],
        [
          [0, 0, 0],
          [0, 0, 3],
          [0, 0, 0],
        ],
      ),
    ).toEqual([[0], "failed-3"]);
    expect(winner(["2322", "2333", "2222"])).toEqual([[1], "ship-3"]);
    expect(winner(["1332", "2332", "2113"])).toEqual([[1], "ship-2"]);
  });
  it("VR-SCORE-7 ones on the ship never decide", () => {
    for (const { config, seed } of everyTable(60, [false]))
      expect(followGame(config, seed, () => {}).outcome?.facts?.["decidedBy"]).not.toBe("ship-1");
  });
  it("VR-SCORE-8 a full tie goes to the leader, if tied", () => {
    expect(position(["3333", "3333", "2222"], [], 1)).toMatchObject({
      places: [[1], [2], [0]],
      facts: { decidedBy: "leader", tied: [0, 1, 2] },
    });
  });
  it("VR-SCORE-9 or else to the first of the tied clockwise from the leader", () => {
    const hands = [
      [0, 0, 1],
      [0, 0, 1],
      [0, 0, 0],
      [0, 0, 1],
    ];
    const tied = position(["3333", "2222", "2222", "2222"], hands, 2);
    expect(tied).toMatchObject({ places: [[3], [0], [1], [2]], facts: { decidedBy: "nearest-leader", tied: [0, 1, 3] } });
  });
  it("VR-SCORE-10 markers are counted, not added up", () => {
    const hands = [
      [0, 0, 1],
      [9, 4, 0],
      [0, 0, 0],
    ];
    expect(position(["3333", "2222", "2222"], hands).places[0]).toEqual([0]);
  });
  it("VR-SCORE-11 the other places are filled by the same comparisons, one by one", () => {
    const hands = [
      [0, 0, 0],
      [1, 1, 1],
      [0, 1, 1],
      [0, 0, 2],
    ];
    expect(position(["3333", "2222", "2222", "2222"], hands).places).toEqual([[3], [1], [2], [0]]);
    for (const { config, seed } of everyTable(30)) {
      const { places, because } = followGame(config, seed, () => {}).outcome!;
      if (because === "all-lose") expect(places).toEqual([]);
      else expect(places.flat().toSorted((a, b) => a - b)).toEqual(Array.from({ length: config.seats }, (_, seat) => seat));
      if (because !== "all-lose") expect(places[0]).toHaveLength(1);
    }
  });
});
