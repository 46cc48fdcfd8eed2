import { fastDice, ScriptedChance } from "@stormakt/kernel";
import { describe, expect, it } from "vitest";
import type { Favor } from "../src/catalog/index.ts";
import { FAVOR, grantOf, TAKEN, TRADING_POST } from "../src/catalog/index.ts";
import { own } from "../src/copy.ts";
import { court } from "../src/modules/court.ts";
import { performActions } from "../src/steps/performing.ts";
import { round } from "../src/steps/round.ts";
import { fillTower } from "../src/steps/war.ts";
import { sum } from "../src/table.ts";
import type { Action, Pen } from "../src/types.ts";
import type { Described, Player } from "./scenario.ts";
import {
  acting,
  actions,
  BLACK,
  BLUE,
  begun,
  buildingCalled,
  config,
  county,
  engine,
  eventCalled,
  favorNumbered,
  march,
  planningTime,
  planOf,
  RED,
  Scenario,
  STAY,
  tableOf,
  towerScript,
  YELLOW,
} from "./scenario.ts";

/** A favor from the display of the rulebook's example, or the only one there. */
const take = (favor: number, courtiers = { 2: 2, 8: 3, 10: 4 }[favor] ?? 2): Action => ({
  kind: "takeFavor",
  favor: favorNumbered(favor),
  courtiers,
});
const DECLINE: Action = { kind: "declineFavor" };
const atCourt = (described: Described) => new Scenario(tableOf({ court: true, display: [2, 8, 10], ...described }), court, { queue: [] });

describe("the Emperor's Court", () => {
  it("WA-COURT-1 seven courtiers in supply and three tower cards each", () => {
    const { table } = begun(config({ seats: 4, court: true }), "court");
    for (let seat = 0; seat < 4; seat++) expect(table.courtiers[seat]! + table.hall[seat]!).toBe(7);
    const game = planningTime({ court: true, players: [{}] });
    const plan = planOf(
      {
        "convert-3": "tower",
        "convert-2": "tower",
        "convert-1": "tower",
        "build-palace": "money-0",
        "build-church": "money-1",
        "build-trading-post": "money-2",
        "collect-grain": "money-3",
        "collect-taxes": "money-4",
      },
      true,
    );
    expect(game.refusal(RED, plan)).toBeNull();
    expect(game.refusal(RED, { kind: "plan", boxes: plan.boxes.with(13, -1) })).toBeNull(); // WA-PLAN-5: eight cards for 14 boxes
  });

  it("EX-26 WA-COURT-2 each army that falls out at the tower fill sends a courtier to the entrance hall", () => {
    const game = new Scenario(tableOf({ court: true, players: [] }), null);
    const { table } = game;
    const chance = new ScriptedChance(towerScript({}, { green: 10, red: 7, blue: 7, black: 7 }, { green: 2, red: 2, blue: 2, black: 1 }));
    fillTower({ table, chance, tell: undefined } as unknown as Pen);
    expect(table.hall).toEqual([2, 2, 1]);
    expect(table.courtiers).toEqual([5, 5, 6]);
    expect(game.tray).toEqual({});
    expect(table.supply).toEqual([57, 57, 56]);
    expect(table.peasants).toBe(12);
  });

  it("EX-27 WA-COURT-3 three new favors each round: the highest number costs 4, the middle 3, the lowest 2", () => {
    const dice = fastDice("favors");
    const state = begun(config({ court: true }), "favors");
    const shown = new Set<string>();
    do {
      const { display } = state.table;
      if (engine.stepOf(state) !== "planning") continue;
      expect(display).toHaveLength(3);
      expect([...display].sort((one, other) => one - other)).toEqual(display);
      shown.add(display.join());
    } while (engine.playAny(state, dice));
    const all = [...shown].flatMap((display) => display.split(","));
    expect(new Set(all).size).toBe(18); // six rounds, none twice (WA-COURT-15)
    const rich = atCourt({ players: [{ hall: 4 }, { hall: 3 }, { hall: 2 }] }).run();
    rich.does(RED, take(10));
    expect(rich.told("favorTaken")).toMatchObject([{ favor: 10, courtiers: 4 }]);
    rich.does(BLUE, take(8)).does(BLACK, take(2));
    expect(rich.told("favorTaken").map(({ courtiers }) => courtiers)).toEqual([4, 3, 2]);
  });

  it("WA-COURT-4 planning has three more boxes, one card each", () => {
    const game = planningTime({ court: true, players: [{ counties: { anhalt: 4 } }] });
    expect(engine.read(game.state, RED, planOf({}, false))).toMatchObject({ legal: false });
    expect(engine.read(game.state, RED, planOf({ "convert-3": "anhalt" }, true))).toHaveProperty("action");
  });

  it("EX-28 EX-29 EX-30 WA-COURT-5 WA-COURT-6 WA-COURT-7 WA-COURT-9 boxes 3, 2, 1: a county, a tower card, a money card", () => {
    const barbara = (armies: number, yellow: number) =>
      atCourt({
        seats: 4,
        tray: { yellow },
        display: [],
        players: [
          {},
          {},
          {},
          { counties: { vogtland: armies }, plan: { "convert-3": "vogtland", "convert-2": "tower", "convert-1": "money-2" } },
        ],
      }).run();
    const game = barbara(4, 2);
    expect(game.in("vogtland").armies).toBe(1);
    expect(game.tray).toEqual({});
    expect(game.table.supply[YELLOW]).toBe(61); // WA-COURT-16: all are back in supply
    expect([game.table.hall[YELLOW], game.table.courtiers[YELLOW]]).toEqual([5, 2]);
    const short = barbara(3, 1);
    expect([short.in("vogtland").armies, short.table.hall[YELLOW]]).toEqual([3, 0]);
    expect(short.tray).toEqual({ yellow: 1 });
  });

  it("WA-COURT-5 player order decides who goes first, and all three boxes of a player come before the next player's", () => {
    const game = atCourt({
      display: [],
      players: [
        { position: 2, counties: { anhalt: 9 }, plan: { "convert-3": "anhalt", "convert-1": "tower" } },
        { position: 1, counties: { baden: 9 }, plan: { "convert-1": "baden" } },
      ],
    });
    game.table.order = [BLUE, RED, BLACK];
    game.run();
    expect(game.table.hall).toEqual([3, 1, 0]);
  });

  it("WA-COURT-6 WA-COURT-8 the courtiers must be there, and there is no conversion in part", () => {
    const game = atCourt({
      display: [],
      players: [{ counties: { anhalt: 9, baden: 9 }, hall: 5, plan: { "convert-3": "anhalt", "convert-2": "baden" } }],
    }).run();
    expect([game.in("anhalt").armies, game.in("baden").armies]).toEqual([9, 7]); // two courtiers were left, not three
    expect([game.table.hall[RED], game.table.courtiers[RED]]).toEqual([7, 0]);
  });

  it("WA-COURT-8 a conversion that is possible is made, whether one likes it or not", () => {
    const game = atCourt({ display: [], players: [{ counties: { anhalt: 2 }, plan: { "convert-1": "anhalt" } }] }).run();
    expect(game.in("anhalt").armies).toBe(1);
  });

  it("WA-COURT-10 a tower card on an action box does nothing, and comes back at the end of the round", () => {
    const game = acting({
      court: true,
      row: ["build-palace"],
      players: [{ counties: { anhalt: 1 }, thalers: 9, plan: { "build-palace": "tower" } }],
    }).run();
    expect(game.table.thalers[RED]).toBe(9);
    new Scenario(game.table, round, {}, 11).run();
    expect(game.table.boxes.every((card) => card === -1)).toBe(true);
  });

  it("EX-31 WA-COURT-11 WA-COURT-12 WA-COURT-15 Barbara 5, Dirk 4, Jens 3, Anika 3", () => {
    // red Jens, blue Anika, black Dirk, yellow Barbara
    const game = atCourt({ players: [{ hall: 3 }, { hall: 3 }, { hall: 4 }, { hall: 5 }] }).run();
    expect(game.asked).toEqual([YELLOW]);
    expect(game.table.audience[YELLOW]).toBe(5);
    game.does(YELLOW, take(8));
    expect(game.asked).toEqual([BLACK]);
    expect(game.refusal(BLACK, take(8))).toBe("WA-COURT-3");
    game.does(BLACK, take(2));
    // nobody else can pay four
    expect(game.waitsAt).toBe("planning");
    expect(game.table.hall).toEqual([3, 3, 2, 2]);
    expect(game.table.audience).toEqual([0, 0, 0, 0]);
    expect(game.table.courtiers).toEqual([4, 4, 5, 5]);
    expect(game.told("favorsGone")).toMatchObject([{ favors: [10] }]);
    expect(game.table.display).toEqual([]);
  });

  it("WA-COURT-11 ties are settled by player order, and nobody without courtiers is received", () => {
    const game = atCourt({
      players: [
        { hall: 3, position: 4 },
        { hall: 3, position: 2 },
        { hall: 0, position: 1 },
      ],
    }).run();
    expect(game.asked).toEqual([BLUE]);
    game.does(BLUE, DECLINE);
    expect(game.asked).toEqual([RED]);
  });

  it("WA-COURT-12 one takes what one can pay, or declines", () => {
    const game = atCourt({ players: [{ hall: 3 }] }).run();
    expect(game.refusal(RED, take(10))).toBe("WA-COURT-12");
    expect(game.refusal(RED, take(10, 2))).toBe("WA-COURT-3"); // it costs four
    expect(game.refusal(RED, take(19))).toBe("WA-COURT-3");
    expect(game.legal(RED)).toHaveLength(3);
    game.does(RED, DECLINE);
    expect([game.table.hall[RED], game.table.courtiers[RED]]).toEqual([3, 4]);
  });

  it("WA-COURT-15 the court ends when all three favors are taken", () => {
    const game = atCourt({ display: [2, 5, 6], players: [{ hall: 4 }, { hall: 4 }, { hall: 4 }, { hall: 4 }, {}] }).run();
    game.does(RED, take(6, 4)).does(BLUE, take(5, 3)).does(BLACK, take(2, 2));
    expect(game.waitsAt).toBe("planning");
    expect(game.table.hall[YELLOW]).toBe(4);
  });

  it("WA-COURT-13 WA-COURT-14 a favor without effect may be taken all the same, and is gone", () => {
    const game = atCourt({ display: [3, 7, 21], players: [{ hall: 4, supply: 0 }] }).run();
    game.does(RED, take(21, 4)); // no county to build in
    expect(game.told("favorWithoutEffect")).toEqual([{ kind: "favorWithoutEffect", seat: RED, favor: 21 }]);
    expect(game.waitsAt).toBe("planning");
    expect(game.table.display).toEqual([]);
    expect(game.table.courtiers[RED]).toBe(7);
  });

  it("WA-COURT-16 WA-COURT-17 I-20 courtiers are never lost, and the audience hall is empty outside the court", () => {
    const dice = fastDice("courtiers");
    const state = begun(config({ seats: 5, court: true }), "courtiers");
    let asked = 0;
    do {
      const { courtiers, hall, audience } = state.table;
      for (let seat = 0; seat < 5; seat++) expect(courtiers[seat]! + hall[seat]! + audience[seat]!).toBe(7);
      const step = engine.stepOf(state);
      if (["planning", "combat", "redeployment", "choosePosition"].includes(step ?? "")) expect(sum(audience)).toBe(0);
      if (step === "askFavor") asked += 1;
    } while (engine.playAny(state, dice));
    expect(asked).toBeGreaterThan(3);
  });
});

describe("the favors", () => {
  /** Red has four courtiers, and the favor lies on the space for two. */
  const favored = (favor: number, red: Player = {}, rest: Partial<Described> = {}) => {
    const game = new Scenario(tableOf({ court: true, players: [{ hall: 4, ...red }], ...rest }), court, { queue: [] });
    game.table.display = [favorNumbered(favor), TAKEN, TAKEN];
    game.run();
    return game.does(RED, take(favor, 2));
  };

  it.each([
    ["WA-FAVOR-2", 2, "thalers", 3],
    ["WA-FAVOR-5", 5, "grain", 2],
    ["WA-FAVOR-6", 6, "points", 1],
    ["WA-FAVOR-9", 9, "thalers", 5],
    ["WA-FAVOR-13", 13, "points", 2],
    ["WA-FAVOR-15", 15, "grain", 3],
    ["WA-FAVOR-16", 16, "thalers", 7],
    ["WA-FAVOR-19", 19, "points", 3],
    ["WA-FAVOR-20", 20, "grain", 4],
  ] as const)("%s favor %i gives %s", (_rule, favor, what, amount) => {
    const game = favored(favor);
    expect(game.table[what]).toEqual([amount, 0, 0]);
  });

  it.each([
    ["WA-FAVOR-3", 3, 2],
    ["WA-FAVOR-8", 8, 3],
    ["WA-FAVOR-14", 14, 4],
  ] as const)("%s WA-TOWER-6 favor %i puts %i armies into the tray, without a drop", (_rule, favor, armies) => {
    const game = favored(favor);
    expect(game.tray).toEqual({ red: armies });
    expect(game.table.supply[RED]).toBe(62 - armies);
    expect(game.told("towerDropped")).toEqual([]);
  });

  it("WA-FAVOR-22 no more armies than the supply holds", () => {
    expect(favored(14, { supply: 1 }).tray).toEqual({ red: 1 });
    expect(favored(14, { supply: 0 }).tray).toEqual({});
  });

  it("WA-FAVOR-1 WA-EVENT-2 the event may be cancelled for everybody, or left alone", () => {
    for (const [answer, thalers] of [["cancelEvent", 7] as const, ["keepEvent", 5] as const]) {
      const game = favored(1, {}, { seats: 4, event: "tax-ceiling-0" });
      expect(game.waitsAt).toBe("cancelling");
      game.does(RED, { kind: answer });
      const told = { kind: answer === "cancelEvent" ? "eventCancelled" : "eventKept", seat: RED, event: eventCalled("tax-ceiling-0") };
      expect(game.events.at(-1)).toEqual(told);
      const { table } = game;
      own.owner(table)[county("burgund")] = BLUE;
      own.armies(table)[county("burgund")] = 1;
      own.boxes(table)[14 + 4] = county("burgund");
      const acted = new Scenario(table, performActions, { place: 0, turn: 0 });
      acted.run();
      expect(table.thalers[BLUE]).toBe(thalers);
    }
  });

  it("WA-FAVOR-4 with markers on the map one must be removed now", () => {
    const game = favored(4, { counties: { anhalt: { armies: 1, markers: 2 }, baden: { armies: 1, markers: 1 }, trier: 1 } });
    expect(game.waitsAt).toBe("calming");
    expect(game.legal(RED)).toHaveLength(2);
    expect(game.refusal(RED, { kind: "removeMarker", county: county("trier") })).toBe("WA-FAVOR-4");
    game.does(RED, { kind: "removeMarker", county: county("anhalt") });
    expect(game.in("anhalt").markers).toBe(1);
    expect(game.table.keeper).toBe(-1);
  });

  it("EX-40 WA-FAVOR-4 WA-REVOLT-1 without markers it is kept, and parries the next one", () => {
    const game = favored(4, { counties: { anhalt: 2, burgund: 2 } }, { seats: 4 });
    expect(game.waitsAt).toBe("planning");
    expect(game.table.keeper).toBe(RED);
    own.boxes(game.table)[4] = county("burgund");
    own.boxes(game.table)[3] = county("anhalt");
    game.table.row = actions(4, 3, 0, 1, 2, 5, 6, 7, 8, 9);
    const acted = new Scenario(game.table, performActions, { place: 0, turn: 0 }).run();
    expect(acted.in("burgund").markers).toBe(0);
    expect(acted.in("anhalt").markers).toBe(1);
    expect(acted.table.keeper).toBe(-1);
  });

  it.each([
    ["WA-FAVOR-7", 7, "trading-post"],
    ["WA-FAVOR-17", 17, "church"],
    ["WA-FAVOR-21", 21, "palace"],
  ] as const)("%s favor %i builds a %s for free where there is room", (_rule, favor, id) => {
    const building = buildingCalled(id);
    const game = favored(
      favor,
      {
        counties: {
          anhalt: 1,
          bremen: { armies: 1, buildings: [id] },
          lueneburg: { armies: 1, buildings: [id === "church" ? "palace" : "church"] },
        },
      },
      { seats: 4 },
    );
    expect(game.waitsAt).toBe("freeBuilding");
    expect(game.refusal(RED, { kind: "buildFree", building, county: county("bremen") })).toBe("WA-BUILD-2");
    expect(game.refusal(RED, { kind: "buildFree", building, county: county("lueneburg") })).toBe("WA-BUILD-1");
    expect(game.refusal(RED, { kind: "buildFree", building, county: county("baden") })).toBe("WA-FAVOR-7");
    game.does(RED, { kind: "buildFree", building, county: county("anhalt") });
    expect(game.in("anhalt").buildings).toEqual([id]);
    expect(game.table.thalers[RED]).toBe(0);
  });

  it("WA-SETUP-14 WA-COURT-14 a free building needs one in the stock", () => {
    const table = tableOf({ court: true, players: [{ hall: 4, counties: { anhalt: 1 } }] });
    table.display = [favorNumbered(21), TAKEN, TAKEN];
    own.stock(table)[0] = 0;
    const game = new Scenario(table, court, { queue: [] }).run().does(RED, take(21));
    expect(game.waitsAt).toBe("planning");
    expect(game.in("anhalt").buildings).toEqual([]);
  });

  it("WA-EVENT-23 a trading post given by favor calms the market too", () => {
    const game = favored(7, { counties: { augsburg: { armies: 1, markers: 2 } } }, { event: "market-calm-5" });
    game.does(RED, { kind: "buildFree", building: TRADING_POST, county: county("augsburg") });
    expect(game.in("augsburg").markers).toBe(1);
  });

  it.each([
    ["WA-FAVOR-10", 10, { "combat-a": false, "combat-b": true }],
    ["WA-FAVOR-11", 11, { "combat-a": true, "combat-b": false }],
    ["WA-FAVOR-18", 18, { "combat-a": false, "combat-b": false }],
  ] as const)("%s WA-COMBAT-4 favor %i protects all counties of the taker until the end of the round", (_rule, favor, may) => {
    for (const action of ["combat-a", "combat-b"] as const) {
      const game = favored(favor, { counties: { kursachsen: 1 } });
      const { table } = game;
      own.owner(table)[county("anhalt")] = BLUE;
      own.armies(table)[county("anhalt")] = 4;
      own.supply(table)[BLUE]! -= 4;
      own.boxes(table)[14 + (action === "combat-a" ? 8 : 9)] = county("anhalt");
      const acted = new Scenario(table, performActions, { place: 0, turn: 0 }).run();
      expect(acted.refusal(BLUE, march("kursachsen", 2))).toBe(may[action] ? null : "WA-COMBAT-4");
      acted.does(BLUE, STAY);
      new Scenario(table, round, {}, 11).run();
      expect(table.shield).toEqual([0, 0, 0]);
    }
  });

  it("WA-FAVOR-12 three armies in an own county, or in any neutral one, which is the taker's then", () => {
    const place = (id: "anhalt" | "baden"): Action => ({ kind: "placeArmies", county: county(id), armies: 3 });
    const own = favored(12, { counties: { anhalt: 1 } }).does(RED, place("anhalt"));
    expect(own.in("anhalt")).toMatchObject({ owner: RED, armies: 4 });
    const neutral = favored(12, { counties: { anhalt: 1 } }).does(RED, place("baden"));
    expect(neutral.in("baden")).toMatchObject({ owner: RED, armies: 3 });
    expect(neutral.table.plannedBy[county("baden")]).toBe(-1);
    const few = favored(12, { supply: 2 });
    expect(few.refusal(RED, place("baden"))).toBe("WA-FAVOR-12"); // two are left
    few.does(RED, { kind: "placeArmies", county: county("baden"), armies: 2 });
    expect(few.in("baden").armies).toBe(2);
    expect(favored(12, { supply: 0 }).waitsAt).toBe("planning");
    const taken = favored(12, {}, { players: [{ hall: 4 }, { counties: { trier: 2 } }] });
    expect(taken.refusal(RED, { kind: "placeArmies", county: county("trier"), armies: 3 })).toBe("WA-FAVOR-12");
    expect(taken.refusal(RED, { kind: "placeArmies", county: county("luettich"), armies: 3 })).toBe("WA-FAVOR-12");
  });

  it("WA-FAVOR-23 WA-SETUP-17 the amounts that are ours", () => {
    const amounts = FAVOR.all
      .map(grantOf)
      .flatMap((grant) =>
        "amount" in grant ? [`${grant.grants} ${grant.amount}`] : "building" in grant ? [`building ${grant.building}`] : [],
      );
    expect(amounts.sort()).toEqual(
      [
        ["thalers 3", "thalers 5", "thalers 7"],
        ["grain 2", "grain 3", "grain 4"],
        ["points 1", "points 2", "points 3"],
        ["tray 2", "tray 3", "tray 4"],
        ["building 2", "building 1", "building 0"],
      ]
        .flat()
        .sort(),
    );
  });

  it("WA-COURT-13 there are 21 favors, and each is known", () => {
    expect(FAVOR.all.map((favor) => grantOf(favor).grants)).toHaveLength(21);
    expect(() => grantOf(22 as Favor)).toThrow("there is no favor 22");
  });
});
