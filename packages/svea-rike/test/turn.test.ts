import { describe, expect, it } from "vitest";
import {
  countryCalled,
  DEMAND,
  eraOf,
  FAMINE,
  GOOD_HARVESTS,
  historyCalled,
  NONE,
  PEACE,
  SOVEREIGNS,
  TAX_GATHERING,
  warIn,
  warWith,
} from "../src/catalog/index.ts";
import { own } from "../src/copy.ts";
import { ACTIVITY, AGRICULTURE, FROM_COMMERCE, FROM_FIEFS } from "../src/domains.ts";
import type { Event } from "../src/types.ts";
import { choice, engine, moves, OVER, Playing, playing, royalCalled, royalSaying, turn, turnEnd, usual, war } from "./scenario.ts";

describe("game turns", () => {
  /** A whole game by random players, and what was told of it. */
  function wholeGame(seed: string, seats = 3): { told: Event[]; turns: Event[][] } {
    const state = engine.begin(usual(seats), seed);
    const game = new Playing(state);
    let draws = 0;
    while (state.outcome === null) {
      const seat = engine.nextSeat(state);
      const legal = engine.legalActions(state, seat);
      game.does(seat, legal[(draws += 7) % legal.length]!);
    }
    const turns: Event[][] = [];
    for (const event of game.told) {
      if (event.kind === "sovereignReigns" || event.kind === "turnRepeated") turns.push([]);
      turns.at(-1)?.push(event);
    }
    return { told: game.told, turns };
  }

  it("SR-TURN-1 sixteen sovereigns in order: five, five and six to an era", () => {
    expect(SOVEREIGNS.map((_, at) => eraOf(at + 1))).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2]);
    const { told } = wholeGame("reigns");
    expect(told.flatMap((event) => (event.kind === "sovereignReigns" ? [event.sovereign] : []))).toEqual(SOVEREIGNS.map((_, at) => at + 1));
  });
  it("SR-TURN-2 SR-TURN-7 each turn in its order: royal card, income, effect, moves or war, one end", () => {
    const RANK: Partial<Record<Event["kind"], number>> = {
      sovereignReigns: 0,
      royalTurnedUp: 1,
      historyPays: 2,
      taxGathered: 3,
      orderShuffled: 4,
      moveBegins: 5,
      warDeclared: 6,
      turnEnds: 9,
    };
    for (const seed of ["order-1", "order-2", "order-3"])
      for (const told of wholeGame(seed, 4).turns) {
        const ranks = told.flatMap(({ kind }) => RANK[kind] ?? []);
        expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
        expect(told.filter(({ kind }) => kind === "turnEnds")).toHaveLength(1);
      }
  });
  it("SR-TURN-3 turn 1 has no royal card and counts as peace", () => {
    const game = turn({ sovereign: 1, turn: 1, families: { sture: { hand: ["fall-of-the-monarchy", "abdication"] } } });
    expect([game.step, game.table.royal, game.tells("royalTurnedUp")]).toEqual(["beforeOrder", NONE, []]);
    expect(game.refusesCard("sture", "abdication")).toBeNull();
  });
  it.each([PEACE, TAX_GATHERING, FAMINE, GOOD_HARVESTS, DEMAND])("SR-TURN-4 reign %i is peace: Abdication may be played", (reign) => {
    const game = turn({ sovereign: 3, families: { grip: { hand: ["abdication"] } }, nextRoyals: [royalSaying(reign, 3)] }).pass(
      "beforeRoyal",
    );
    expect([game.step, game.refusesCard("grip", "abdication")]).toEqual(["beforeOrder", null]);
  });
  it("SR-TURN-5 in a peace turn every player makes one move", () => {
    const game = turn({ seats: 5, sovereign: 1, start: true, noEventDeck: true });
    const moved: string[] = [];
    while (game.table.turn === 6 && game.table.sovereign === 1) {
      moved.push(game.asked[0]!);
      game.chooses(game.asked[0]!, "agriculture").passTo().done(game.asked[0]!);
    }
    expect(moved.toSorted()).toEqual(["brahe", "eka", "grip", "sture", "three-roses"]);
  });
  it("SR-TURN-6 in a war turn nobody moves or draws; cards and offices can be used in its windows", () => {
    const game = turn({
      sovereign: 8,
      families: { sture: { gold: 20, fiefs: ["narke"], hand: ["tax-refund"], history: ["seneschal-vasa"] } },
      nextRoyals: [royalSaying(warWith(countryCalled("denmark")), 8), 1],
    });
    game.pass("beforeRoyal");
    expect(game.step).toBe("warStart");
    expect(
      game.refuses("sture", { kind: "useOfficeForMerchant", office: historyCalled("seneschal-vasa"), country: countryCalled("prussia") }),
    ).toBeNull();
    game.plays("sture", "tax-refund").passTo().commits({ sture: null }).passTo("turnEnd");
    expect([game.tells("moveBegins"), game.tells("drewCards"), game.hand("sture"), game.gold("sture")]).toEqual([[], [], [], 25]);
  });
  it("SR-TURN-7 the end-of-turn window opens once: after the last move, after a war, after a turn-stopper", () => {
    const hands = { families: { grip: { hand: ["supply-train", "murder-at-the-opera"] } } };
    const moved = choice(hands, "sture").chooses("sture", "agriculture").passTo("buying").done("sture").passTo("turnEnd");
    expect(moved.pass().step).toBe(OVER);
    const stopped = moves(hands, ["sture", "grip"]).plays("grip", "murder-at-the-opera");
    expect(stopped.step).toBe("turnEnd");
    expect(stopped.pass().step).toBe(OVER);
    const fought = war({ ...hands, nextRoyals: [0, 0, 0, 0, 0] }, "denmark")
      .passTo("warReveal")
      .pass();
    expect(fought.step).toBe("turnEnd");
    expect(fought.pass().step).toBe(OVER);
  });
  it("SR-TURN-8 clean-up ends all that lasts for a turn", () => {
    const game = turnEnd({ families: { sture: { hand: ["supply-train", "tax-refund"] } } });
    Object.assign(game.table, { struck: 5, lowDemand: 3, first: 2, enemy: 1, markers: [0, 1, 2, 3], turned: 2, stopped: true });
    game.plays("sture", "supply-train");
    expect(game.table.supplied).toBe(1);
    game.pass("turnEnd");
    expect(game.table).toMatchObject({ struck: 0, lowDemand: 0, supplied: 0, enemy: NONE, stopped: false, sovereign: 3 });
    expect(game.table.first).toBe(-1);
  });
  it("SR-TURN-9 SR-END-1 then the turn is repeated, or the game ends, or the marker advances", () => {
    const hands = { sture: { hand: ["protector-government"] } };
    const repeated = turnEnd({ sovereign: 4, families: hands }).plays("sture", "protector-government");
    expect([repeated.table.sovereign, repeated.table.repeated]).toEqual([4, true]);
    expect(turnEnd({ sovereign: 4 }).table.sovereign).toBe(5);
    const over = turnEnd({ sovereign: 16, families: hands }).pass("turnEnd");
    expect(over.state.outcome).not.toBeNull();
    expect(over.refuses("sture", playing("protector-government"))).toBe("kernel.game-over");
  });
  it("SR-TURN-10 SR-MOVE-3 a step of the move that is done stays done", () => {
    const game = choice({ families: { sture: { merchants: { denmark: 1 }, hand: ["tax-refund"] } } }, "sture").chooses("sture", "commerce");
    expect(game.refuses("sture", { kind: "chooseActivity", activity: AGRICULTURE })).toBe("kernel.no-such-move");
    game.does("sture", { kind: "leaveMerchants" });
    expect(game.refuses("sture", { kind: "placeMerchant", country: countryCalled("denmark") })).toBe("kernel.no-such-move");
  });
});

describe("royal cards", () => {
  it("SR-ROYAL-1 the card before goes to the discard pile, the top card becomes current", () => {
    const game = turn({ sovereign: 3, royal: "royal-24", start: true, nextRoyals: ["royal-10"] });
    expect([game.table.royal, game.table.royalDiscards]).toEqual([royalCalled("royal-10"), [royalCalled("royal-24")]]);
    const repeated = turn({ sovereign: 3, royal: "royal-24", repeated: true, start: true });
    expect([repeated.table.royal, repeated.table.royalDeck.length]).toEqual([royalCalled("royal-24"), 23]);
  });
  it("SR-ROYAL-3 history income is paid first, then taxed at once, with no window between", () => {
    const families = { sture: { gold: 10, history: ["mining"], hand: ["tax-refund"] } };
    const game = turn({ sovereign: 3, families, nextRoyals: [royalSaying(TAX_GATHERING, 3)] }).pass("beforeRoyal");
    expect([game.step, game.gold("sture")]).toEqual(["beforeOrder", 6]);
  });
  it("SR-ROYAL-4 Peace has no effect", () => {
    const game = turn({ sovereign: 3, start: true, nextRoyals: [royalSaying(PEACE, 3)] });
    expect(game.table.gold).toEqual([12, 12, 12, 12]);
  });
  it.each([
    [FAMINE, "fiefs", 4],
    [GOOD_HARVESTS, "fiefs", 14],
    [DEMAND, "commerce", 6 + 2 * 2],
  ] as const)("SR-ROYAL-6 SR-ROYAL-7 SR-ROYAL-8 SR-ROYAL-11 reign %i bears on %s in every activity", (reign, source, gold) => {
    const families = { sture: { gold: 0, fiefs: ["narke", "nyland", "jamtland"], merchants: { denmark: 2 } } };
    const scene = { sovereign: 2, royal: royalSaying(reign, 2), families };
    const culture = choice(scene, "sture").chooses("sture", "culture");
    culture.does("sture", { kind: "chooseSource", source: source === "fiefs" ? FROM_FIEFS : FROM_COMMERCE });
    expect(culture.tells("collected")).toMatchObject([{ gold }]);
    const own = choice(scene, "sture").chooses("sture", source === "fiefs" ? "agriculture" : "commerce");
    if (source === "commerce") own.does("sture", { kind: "leaveMerchants" });
    expect(own.tells("collected")).toMatchObject([{ gold }]);
  });
  it("SR-ROYAL-9 war is waged instead of moves", () => {
    const game = turn({ sovereign: 8, start: true, nextRoyals: [royalSaying(warWith(countryCalled("poland")), 8)] });
    expect([game.step, warIn(warWith(countryCalled("poland"))), game.table.enemy]).toEqual(["commitment", 2, 2]);
  });
  it("SR-ROYAL-10 an empty deck is made anew from the discard pile, the card just replaced included", () => {
    const families = { sture: { hand: ["tax-refund"] } };
    const emptied = turnEnd({ sovereign: 3, royal: "royal-24", start: true, families });
    emptied.table.royalDiscards = own.royalDeck(emptied.table).splice(0);
    emptied.pass("turnEnd").pass("beforeRoyal");
    expect([emptied.tells("royalShuffled").length, emptied.table.royalDeck.length, emptied.table.royalDiscards]).toEqual([1, 23, []]);
  });
  it("SR-ROYAL-12 the royal deck is the enemy's army deck, and its cards end in the royal discard pile", () => {
    const game = war({ families: { sture: { fiefs: ["karelia"] } }, nextRoyals: [1, 1, 2, 0, 3] }, "denmark").commits({ sture: null });
    expect([game.step, game.table.royalDiscards.length, game.table.army, game.table.royalDeck.length]).toEqual([OVER, 5, [], 19]);
  });
});

describe("order and moves", () => {
  it("SR-ORDER-3 a player is active until the next marker is turned up, the end of the move included", () => {
    const game = moves({ families: { sture: { hand: ["supply-train"] }, grip: { hand: ["tax-refund"] } } }, ["sture", "grip"]).passTo(
      "choosing",
    );
    game.chooses("sture", "agriculture").passTo("buying").done("sture");
    expect([game.step, game.table.move?.seat]).toEqual(["moveEnd", 0]);
    expect(game.pass().table.move?.seat).toBe(1);
  });
  it("SR-ORDER-4 there is no shuffle of markers in a war turn; in peace it comes after the royal card", () => {
    const atWar = turn({
      sovereign: 8,
      start: true,
      families: { sture: { hand: ["tax-refund"] } },
      nextRoyals: [royalSaying(warWith(countryCalled("poland")), 8)],
    });
    atWar.pass("beforeRoyal");
    expect(atWar.table.markers).toEqual([]);
    const atPeace = turn({ sovereign: 8, start: true, families: { sture: { hand: ["tax-refund"] } }, nextRoyals: [royalSaying(PEACE, 8)] });
    atPeace.pass("beforeRoyal");
    expect([atPeace.step, atPeace.table.markers]).toEqual(["beforeOrder", []]);
    expect(atPeace.pass().table.markers).toHaveLength(4);
  });
  it("SR-ORDER-5 Political Influence puts its player first; only the others are shuffled", () => {
    const game = turn({ sovereign: 1, families: { eka: { hand: ["political-influence"] } } });
    game.withDice([{ order: [2, 1, 0] }], () => game.plays("eka", "political-influence"));
    expect(game.table.markers).toEqual([3, 2, 1, 0]);
  });
  it("SR-MOVE-1 window, draw, activity, its steps, loans, window", () => {
    const families = { sture: { gold: 0, fiefs: ["narke"], due: 2, hand: ["supply-train"] } };
    const game = moves({ families, nextEvents: ["tax-refund"] }, ["sture"]);
    expect([game.step, game.hand("sture")]).toEqual(["beforeMove", ["supply-train"]]);
    game.pass();
    expect([game.step, game.hand("sture")]).toEqual(["choosing", ["supply-train", "tax-refund"]]);
    game.chooses("sture", "agriculture");
    expect([game.step, game.gold("sture")]).toEqual(["incomeFiefs", 0]);
    game.pass();
    expect([game.step, game.gold("sture"), game.table.due[0]]).toEqual(["collected", 3, 2]);
    game.pass();
    expect(game.step).toBe("buying");
    game.done("sture");
    expect([game.step, game.gold("sture"), game.table.due[0]]).toEqual(["moveEnd", 1, 0]);
  });
  it("SR-MOVE-2 all three activities can be chosen even with nothing at all", () => {
    const game = choice({ families: { sture: { gold: 0 } } }, "sture");
    for (const activity of ACTIVITY.all) expect(game.refuses("sture", { kind: "chooseActivity", activity })).toBeNull();
  });
});
