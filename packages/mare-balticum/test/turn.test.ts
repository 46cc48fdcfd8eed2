import { describe, expect, it } from "vitest";
import { BANER, CHANCELLOR_CARDS, FLEMING, PROVINCE } from "../src/catalog/index.ts";
import { own } from "../src/copy.ts";
import { noteAll } from "../src/table.ts";
import { at, engine, scene } from "./scenario.ts";

describe("the game turn", () => {
  it("MB-TURN-1 production, battle, enemy, movement, investment, end of turn", () => {
    const stage = scene({
      riksdag: true,
      scania: { army: "A", enemy: { army: 1 } },
      karelia: { farm: "A" },
      offices: { constable: "B" },
    }).begin("production");
    const steps: string[] = [];
    while (stage.table.turn === 2) {
      if (steps.at(-1) !== stage.step) steps.push(stage.step!);
      const seat = engine.nextSeat(stage.state);
      stage.does(engine.defaultAction(stage.state, seat), seat);
    }
    expect(steps).toEqual([
      "calling",
      "harvesting",
      "calling",
      "hiring",
      "playingCards",
      "takingSpoils",
      "calling",
      "pickingRoutes",
      "calling",
      "moving",
      "calling",
      "investing",
    ]);
  });
  it("MB-TURN-2 Chancellor first, then clockwise, and fixed for the turn", () => {
    const stage = scene({ chancellor: "C", karelia: { farm: "AB" }, finland: { farm: "CD" } }).begin("movement");
    const order: string[] = [];
    while (stage.step === "moving") {
      order.push(stage.line);
      stage.does({ kind: "endMovement" });
    }
    expect(order).toEqual(["C", "D", "A", "B"]);
    expect(stage.table.order).toEqual([2, 3, 0, 1]);
  });
  it("MB-TURN-3 enemy picks are simultaneous, movement and investment go in turn order", () => {
    const stage = scene({ karelia: { farm: "AB" }, finland: { farm: "CD" } }).begin("enemy");
    expect(stage.asked).toEqual([0, 1, 2, 3]);
    stage.quiet();
    expect(stage.asked).toEqual([0]);
    stage.until("investing");
    expect(stage.asked).toEqual([0]);
    const both = scene({ karelia: { farm: "AB" }, supply: { A: 0, B: 0 } });
    both.table.supply = [1, 1, 24, 24, 24];
    own.subjects(both.table)[1 * 12] = BANER;
    own.subjects(both.table)[1 * 12 + 1] = FLEMING;
    noteAll(both.table);
    expect(both.begin("production").asked).toEqual([0, 1]); // both short, both asked at once
  });
  it("MB-TURN-4 a line finishes everything before the next starts, and does not act again", () => {
    const stage = scene({ karelia: { farm: "A" }, finland: { farm: "AB" } }).begin("movement");
    stage.does({ kind: "moveFarmer", from: 0, circle: 0, to: 2 });
    expect(stage.line).toBe("A");
    stage.does({ kind: "moveFarmer", from: 1, circle: 0, to: 3 }).does({ kind: "endMovement" });
    expect(stage.line).toBe("B");
    stage.does({ kind: "endMovement" });
    expect(stage.step).not.toBe("moving");
  });
  it("MB-TURN-5 a line with nothing to decide is passed over", () => {
    const stage = scene({ karelia: { farm: "B" }, gold: { A: 0, B: 0, C: 0, D: 0 } }).begin("movement");
    expect(stage.line).toBe("B");
    const { turn } = stage.table;
    stage.does({ kind: "endMovement" });
    expect(stage.table.turn).toBe(turn + 1); // nobody can pay for anything, so investment went by
  });
  it("MB-TURN-6, MB-CHANC-4 bans for the same turn are lifted when the next Chancellor's turn begins", () => {
    const stage = scene({ builds: { fleet: ["A", "A", "A"], army: ["AB", "AB", "AB"] }, karelia: { farm: "B" } }).begin("movement");
    stage.does({ kind: "deploy", force: 2, layer: 0, to: at("finland") }).does({ kind: "deploy", force: 1, layer: 0, to: at("scania") });
    stage.does({ kind: "endMovement" });
    expect([stage.line, stage.why({ kind: "deploy", force: 2, layer: 0, to: at("scania") })]).toEqual(["B", "MB-BUILD-10"]);
    stage.until("turn");
    expect(stage.table.marks.every((mark) => mark === 0)).toBe(true);
    stage.until("moving");
    expect([stage.line, stage.why({ kind: "deploy", force: 2, layer: 0, to: at("scania") })]).toEqual(["B", null]);
  });
  it("MB-TURN-7 a line without anything still picks, votes and is Chancellor", () => {
    const stage = scene({ seats: 3, riksdag: true, chancellor: "C", gold: { C: 0 }, karelia: { farm: "AB" } }).begin("battle");
    expect([stage.step, stage.asked]).toEqual(["calling", [2]]);
    stage.does({ kind: "callTruce", power: 0 });
    expect(stage.asked).toContain(2);
    for (const seat of [0, 1, 2]) stage.does({ kind: "vote", votes: ["no"] }, seat);
    expect(stage.step).toBe("pickingRoutes");
    expect(stage.asked).toEqual([0, 1, 2]);
  });
  it("MB-TURN-8 everything on the table is in everybody's view", () => {
    const stage = scene({ scania: { army: "AB", enemy: { army: 2 } }, gold: { B: 7 }, savings: { C: 2 } }).begin("enemy");
    stage.does({ kind: "pickRoute", routes: [4] }, 0);
    for (const seat of [0, 1, 2, 3, null]) {
      const view = engine.view(stage.state, seat);
      expect(view.table).toEqual(stage.table);
      expect(view.stack.at(-1)).toMatchObject({ answered: [0], own: seat === 0 ? { kind: "pickRoute", routes: [4] } : null });
    }
  });
});

describe("Chancellor and rounds", () => {
  it("MB-CHANC-1 the next line clockwise becomes Chancellor", () => {
    const stage = scene({ chancellor: "D", karelia: { farm: "AB" } }).begin("endOfTurn");
    expect(stage.table.order).toEqual([0, 1, 2, 3]);
    expect(stage.table.turn).toBe(3);
  });
  it("MB-CHANC-2, MB-CHANC-3 a round is over when all have been Chancellor, and then the first comes again; the card shows the round", () => {
    expect(CHANCELLOR_CARDS.flat()).toEqual([1, 2, 3, 4, 5]);
    const stage = scene({ seats: 3, turn: 1, chancellor: "A", karelia: { farm: "AB" }, gold: { A: 0, B: 0, C: 0 } }).begin("enemy");
    while (stage.state.outcome === null) stage.until(stage.table.turn === 15 ? "over" : "turn");
    expect(stage.told("turnBegan").map(({ line, round }) => `${"ABC"[line]}${round}`)).toEqual([
      "B1",
      "C1",
      "A2",
      "B2",
      "C2",
      "A3",
      "B3",
      "C3",
      "A4",
      "B4",
      "C4",
      "A5",
      "B5",
      "C5",
    ]);
  });
  it("MB-CHANC-4 savings join the hands and the call of the Riksdag comes back", () => {
    const stage = scene({ riksdag: true, savings: { A: 3 }, karelia: { farm: "A" } });
    stage.table.motionCalled = true;
    stage.table.produced = PROVINCE.every;
    stage.begin("endOfTurn");
    expect([stage.gold("A"), stage.table.savings[0], stage.table.motionCalled]).toEqual([5, 0, false]);
    expect(stage.step).toBe("calling");
  });
});
