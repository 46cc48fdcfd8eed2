import { everyConfig, readConfig } from "@stormakt/kernel";
import { describe, expect, it } from "vitest";
import {
  GOOD_NAMES,
  IN_BOX,
  isShared,
  OFFERS_EACH,
  poolOf,
  ROLE_NAMES,
  ROLES,
  ROYAL_PATIENCE,
  removedOf,
  VALUES,
  WOOD,
} from "../src/catalog/index.ts";
import { vasaRegalis } from "../src/index.ts";
import { emptyYard } from "../src/setup.ts";
import { handSize } from "../src/yard.ts";
import { everyTable, followGame } from "./games.ts";
import { engine, markers, Play, usual } from "./scenario.ts";

const read = (options: object) => readConfig(vasaRegalis, options);
const refused = (options: object): boolean => "error" in read(options);

describe("setting up", () => {
  it("VR-SETUP-1 only three, four or five may play", () => {
    expect([1, 2, 3, 4, 5, 6].map((seats) => !refused({ seats }))).toEqual([false, false, true, true, true, false]);
  });
  it("VR-SETUP-2 the box holds 80 markers, of each type ten ones, five twos and five threes", () => {
    expect(IN_BOX).toEqual([10, 5, 5]);
    expect(GOOD_NAMES).toEqual(["wood", "cloth", "iron", "sculpture"]);
    expect(GOOD_NAMES.length * IN_BOX.reduce((sum, count) => sum + count, 0)).toBe(80);
    // With five players the whole box is in the game.
    const table = emptyYard(usual(5), 0);
    expect([...table.supply, ...table.hands].reduce((sum, count) => sum + count, 0)).toBe(80);
  });
  it.each([
    [3, [6, 3, 3], [3, 3, 3], [4, 2, 2]],
    [4, [8, 4, 4], [4, 4, 4], [2, 1, 1]],
    [5, [10, 5, 5], [5, 5, 5], [0, 0, 0]],
  ])("VR-SETUP-3 with %i players the pool of each type is %j", (seats, pool, supply, removed) => {
    expect(VALUES.map((value) => poolOf(seats, value))).toEqual(pool);
    expect(VALUES.map((value) => removedOf(seats, value))).toEqual(removed);
    const play = new Play({ seats });
    for (const good of GOOD_NAMES) expect(play.supply(good)).toEqual(supply);
  });
  it("VR-SETUP-4 everybody starts with a one of each type, out of the pool", () => {
    for (const seats of [3, 4, 5]) {
      const play = new Play({ seats });
      for (let seat = 0; seat < seats; seat++) for (const good of GOOD_NAMES) expect(play.hand(seat, good)).toEqual([1, 0, 0]);
      for (const good of GOOD_NAMES) expect(play.supply(good)[0]).toBe(2 * seats - seats);
    }
  });
  it("VR-SETUP-4 one procurer empties the ones of its type", () => {
    for (const seats of [3, 4, 5]) expect(new Play({ seats }).takes(0, "iron-procurer").supply("iron")[0]).toBe(0);
  });
  it("VR-SETUP-5 everybody has a ship with four empty squares", () => {
    const play = new Play({ seats: 5 });
    for (let seat = 0; seat < 5; seat++) expect(GOOD_NAMES.map((good) => play.ship(seat, good))).toEqual([0, 0, 0, 0]);
  });
  it("VR-SETUP-6 all eight role cards can be taken at the start", () => {
    const play = new Play();
    expect(play.legal(0)).toEqual(ROLES.map((role) => ({ kind: "takeRole", role })));
    expect(play.view(null).roleTakenBy).toEqual([-1, -1, -1, -1, -1, -1, -1, -1]);
  });
  it("VR-SETUP-7 turns go clockwise, round by round, and seats never change", () => {
    const chosen: number[][] = [];
    followGame(usual(4, { firstLeader: 2 }), 7, (state, taken) => {
      if (taken?.step !== "chooseRole") return;
      const round = taken.receipt.told.some(({ event }) => event.kind === "roundBegins") ? state.table.round - 1 : state.table.round;
      (chosen[round - 1] ??= []).push(taken.seat);
      expect(state.table.seats).toBe(4);
    });
    chosen.forEach((seats, round) => expect(seats).toEqual([0, 1, 2, 3].map((place) => (2 + round + place) % 4)));
  });
  it("VR-SETUP-8 the first leader is drawn from the seed, or named", () => {
    const config = usual(4, { firstLeader: "random" });
    const leaders = Array.from({ length: 60 }, (_, seed) => engine.begin(config, `leader ${seed}`).table.leader);
    expect(leaders).toEqual(Array.from({ length: 60 }, (_, seed) => engine.begin(config, `leader ${seed}`).table.leader));
    expect(new Set(leaders)).toEqual(new Set([0, 1, 2, 3]));
    for (const seat of [0, 1, 2, 3]) {
      const state = engine.begin(usual(4, { firstLeader: seat }), "x");
      expect([state.table.leader, engine.waitsFor(state)]).toEqual([seat, [seat]]);
    }
    expect(engine.scripted([{ firstLeader: 2 }], () => engine.begin(config, "x")).table.leader).toBe(2);
  });
  it("VR-SETUP-9 options have their usual values, their limits, and are open to all", () => {
    expect(read({ seats: 3 })).toEqual({ config: usual(3, { firstLeader: "random", royalPatience: 20 }) });
    const patience = [7, 8, 40, "off", 41, 10.5, "10", "on", null];
    expect(patience.filter((royalPatience) => !refused({ seats: 3, royalPatience }))).toEqual([8, 40, "off"]);
    expect(["private", "open", "both"].map((trades) => refused({ seats: 3, trades }))).toEqual([false, false, true]);
    expect([true, false, "no"].map((gifts) => refused({ seats: 3, gifts }))).toEqual([false, false, true]);
    expect([0, 2, 3, -1, "random", "leader"].map((firstLeader) => refused({ seats: 3, firstLeader }))).toEqual([
      false,
      false,
      true,
      true,
      false,
      true,
    ]);
    expect(["full", "off", "some"].map((notebook) => refused({ seats: 3, notebook }))).toEqual([false, false, true]);
    expect([true, false, 1].map((inventory) => refused({ seats: 3, inventory }))).toEqual([false, false, true]);
    const state = engine.begin(usual(3, { inventory: true, gifts: true, trades: "open", royalPatience: 12, notebook: "off" }), "x");
    const agreed = { seats: 3, inventory: true, gifts: true, trades: "open", royalPatience: 12, notebook: "off" };
    expect(engine.view(state, null).table).toMatchObject(agreed);
    expect(engine.view(engine.begin(usual(3, { royalPatience: "off" }), "x"), null).table.royalPatience).toBe(0);
    // Simulations are not offered to do without royal patience.
    const offered = new Set(everyConfig(vasaRegalis, 3).map(({ royalPatience }) => royalPatience));
    expect(offered).toEqual(new Set([20, 8, 40]));
  });
  it("VR-SETUP-10 the numbers that are not the original's are those of patience and of the limits of the program", () => {
    expect([ROYAL_PATIENCE, OFFERS_EACH]).toEqual([{ min: 8, max: 40, usual: 20, off: true }, 20]);
  });
  it("VR-SETUP-9 no action changes what was agreed", () => {
    for (const { config, seed } of everyTable(2)) {
      const { table } = followGame(config, seed, () => {});
      expect(table).toMatchObject({ seats: config.seats, inventory: config.inventory, royalPatience: config.royalPatience });
    }
  });
});

describe("the round", () => {
  it.each([false, true])("VR-ROUND-1, VR-ROUND-6 steps come in their order, each once a round (Inventory: %s)", (inventory) => {
    const order = ["roles", "inventory", "building", "inspection"];
    const stepOf: Record<string, string> = {
      trading: "inventory",
      callBuilding: "building",
      pickBuilding: "building",
      placing: "building",
      inspect: "inspection",
    };
    for (const { config, seed } of everyTable(4, [inventory])) {
      let round = 1;
      let steps: string[] = [];
      const roundIsOver = () => {
        expect(steps).toEqual(order.filter((step) => steps.includes(step)));
        expect(steps.includes("roles")).toBe(true);
        expect(steps.includes("inventory")).toBe(inventory);
        steps = [];
      };
      followGame(config, seed, (state, taken) => {
        if (taken === null) return;
        const step = stepOf[taken.step] ?? "roles";
        if (steps.at(-1) !== step) steps.push(step);
        if (state.table.round === round) return;
        round = state.table.round;
        roundIsOver();
      });
      roundIsOver();
    }
  });
  it("VR-ROUND-2 everybody takes a role in turn, and it is done before the next is taken", () => {
    const play = new Play({ seats: 4, leader: 2 });
    expect([play.step, play.toMove]).toEqual(["chooseRole", [2]]);
    play.takes(2, "admiral");
    expect([play.step, play.toMove]).toEqual(["procureAny", [2]]);
    play.buys(2, "wood");
    expect([play.step, play.toMove]).toEqual(["chooseRole", [3]]);
    play.takes(3, "wood-procurer").takes(0, "cloth-procurer");
    expect([play.step, play.toMove]).toEqual(["chooseRole", [1]]);
  });
  it("VR-ROUND-3 a role taken this round is not to be had again until the next", () => {
    const play = new Play().takes(0, "king").buys(0, "wood");
    expect(play.refused(1, { kind: "takeRole", role: 7 })).toBe("VR-ROUND-3");
    play.takes(1, "admiral").buys(1, "wood").takes(2, "wood-procurer");
    expect(play.table.round).toBe(2);
    expect(play.refused(1, { kind: "takeRole", role: 7 })).toBeNull();
  });
  it("VR-ROUND-4 there is no passing on a role, and at least four are left for the last", () => {
    const play = new Play({ seats: 5 })
      .takes(0, "wood-procurer")
      .takes(1, "cloth-procurer")
      .takes(2, "iron-procurer")
      .takes(3, "sculpture-procurer");
    expect(play.legal(4)).toHaveLength(4);
    expect(play.legalKinds(4)).toEqual(["takeRole"]);
    for (const kind of ["pass", "stopExchanging", "passBuilding"]) expect(play.refused(4, { kind })).toBe("kernel.no-such-move");
  });
  it("VR-ROUND-5 what may be declined, and what not", () => {
    const built = { ships: { 0: { wood: 1 }, 1: { wood: 2 }, 2: { wood: 1 } } };
    expect(new Play().legalKinds(0)).toEqual(["takeRole"]);
    expect(new Play(built).takes(0, "admiral").legalKinds(0)).toEqual(["procureAny", "replace"]);
    expect(new Play(built).takes(0, "admiral").do(0, { kind: "replace", good: WOOD, value: 0 }).legalKinds(0)).toEqual(["procureAny"]);
    expect(new Play(built).takes(0, "king").legalKinds(0)).toEqual(["procureAny", "order"]);
    expect(new Play({ hands: { 0: { wood: [2, 0, 0] } } }).takes(0, "craftsman").legalKinds(0)).toEqual(["exchange", "stopExchanging"]);
    expect(new Play(built).takes(0, "admiral").buys(0, "iron").legalKinds(0)).toEqual(["replace", "declineReplacing"]);
    const king = new Play(built).takes(0, "king").buys(0, "iron");
    expect(king.legalKinds(0)).toEqual(["order", "declineOrder"]);
    expect(king.do(0, { kind: "order", target: 1, good: WOOD }).legalKinds(1)).toEqual(["obey"]);
    expect(new Play({ inventory: true, at: "inventory" }).legalKinds(1)).toContain("ready");
    const callable = { at: "building", hands: { 1: { wood: [0, 0, 1] } } } as const;
    expect(new Play(callable).legalKinds(0)).toEqual(["callBuilding", "passBuilding"]);
    const placing = new Play(callable).do(0, { kind: "callBuilding", good: WOOD });
    expect(placing.legalKinds(2)).toEqual(["place"]);
    expect(placing.places(1, 3, 1).legalKinds(2)).toEqual(["inspect", "declineInspection"]);
  });
  it("VR-ROUND-7 clean-up: roles come back, the leader card moves left, the next round begins", () => {
    const play = new Play({ leader: 2 }).takes(2, "wood-procurer").takes(0, "cloth-procurer");
    expect(play.view(null).roleTakenBy.filter((seat) => seat >= 0)).toHaveLength(2);
    play.takes(1, "iron-procurer");
    expect(play.table).toMatchObject({ round: 2, leader: 0, roundsSinceBuild: 1 });
    expect(play.view(null).roleTakenBy.every((seat) => seat < 0)).toBe(true);
    expect(play.heard.at(-1)).toEqual({ kind: "roundBegins", round: 2, leader: 0 });
  });
  it("VR-ROUND-7 in every round exactly as many different roles are taken as there are players, and the leader card goes round", () => {
    for (const { config, seed } of everyTable(3)) {
      const first = { leader: -1 };
      let takers: number[] = [];
      let roles: number[] = [];
      followGame(config, seed, (state, taken) => {
        if (taken === null) first.leader = state.table.leader;
        else if (taken.action.kind === "takeRole") {
          takers.push(taken.seat);
          roles.push(taken.action.role);
          if (takers.length === config.seats) {
            expect([new Set(takers).size, new Set(roles).size]).toEqual([config.seats, config.seats]);
            [takers, roles] = [[], []];
          }
        }
        expect(state.table.leader).toBe((first.leader + state.table.round - 1) % config.seats);
      });
    }
  });
});

describe("roles", () => {
  it("VR-ROLE-1 there are eight", () => {
    expect(ROLE_NAMES).toEqual([
      "wood-procurer",
      "cloth-procurer",
      "iron-procurer",
      "sculpture-procurer",
      "craftsman",
      "tailor-blacksmith",
      "admiral",
      "king",
    ]);
    expect(ROLES).toHaveLength(8);
  });
  it("VR-ROLE-2 six are shared; as Admiral and King nobody else acts, but for whoever obeys", () => {
    expect(ROLES.map(isShared)).toEqual([true, true, true, true, true, true, false, false]);
    for (const { config, seed } of everyTable(4, [false])) {
      let taken: { role: number; chooser: number } | null = null;
      followGame(config, seed, (_state, move) => {
        if (move === null) return;
        if (move.action.kind === "takeRole") taken = { role: move.action.role, chooser: move.seat };
        else if (taken !== null && !["callBuilding", "pickBuilding", "placing", "inspect", "obeying"].includes(move.step)) {
          if (taken.role >= 6) expect(move.seat).toBe(taken.chooser);
        }
      });
    }
  });
  it("VR-ROLE-3 the chooser makes both exchanges before the next player is asked", () => {
    const play = new Play({ seats: 4, leader: 1, hands: { 1: { wood: [2, 0, 0], sculpture: [2, 0, 0] }, 2: { wood: [2, 0, 0] } } });
    play.takes(1, "craftsman").exchanges(1, "wood", 1);
    expect(play.toMove).toEqual([1]);
    play.exchanges(1, "sculpture", 1);
    expect(play.toMove).toEqual([2]);
    play.exchanges(2, "wood", 1);
    expect(play.toMove).toEqual([3]);
  });
  it("VR-ROLE-4 the right-hand neighbour of the chooser gets nothing, whoever leads", () => {
    for (const leader of [0, 1, 2, 3]) {
      const play = new Play({ seats: 4, leader }).takes(leader, "cloth-procurer");
      const got = [0, 1, 2, 3].map((place) => play.hand((leader + place) % 4, "cloth")[0]);
      expect(got).toEqual([3, 2, 2, 1]);
    }
    const crafting = new Play({ seats: 4, leader: 3, hands: { 2: { wood: [2, 0, 0] } } }).takes(3, "craftsman").stops(3).stops(0).stops(1);
    expect([crafting.step, crafting.toMove]).toEqual(["chooseRole", [0]]);
  });
  it("VR-ROLE-5 what is not used is lost: the barred player stays barred though goods are left", () => {
    const play = new Play({ hands: { 1: { cloth: [0, 1, 0] } } }).takes(0, "cloth-procurer");
    expect([play.hand(2, "cloth"), play.supply("cloth")[0]]).toEqual([[1, 0, 0], 1]);
    const crafting = new Play({ hands: { 0: { wood: [2, 0, 0] }, 2: { wood: [2, 0, 0] } } }).takes(0, "craftsman").stops(0).stops(1);
    expect([crafting.step, crafting.hand(2, "wood")]).toEqual(["chooseRole", [2, 0, 0]]);
  });
  it("VR-ROLE-6 a role without effect may be taken", () => {
    const play = new Play({ hands: { 0: { wood: [3, 0, 0] }, 1: { wood: [2, 0, 0] } } });
    const before = [play.table.hands.slice(), play.table.supply.slice()];
    play.takes(0, "wood-procurer");
    expect([play.table.hands, play.table.supply]).toEqual(before);
    expect(play.refused(1, { kind: "takeRole", role: 4 })).toBeNull();
  });
});

describe("markers for tests", () => {
  it("are counted by kind", () => {
    expect(markers("wood-3", "iron-1", "iron-1")).toEqual([0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 0, 0]);
    expect(handSize(emptyYard(usual(3), 0), 0)).toBe(4);
  });
});
