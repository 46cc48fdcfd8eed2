import { fastDice } from "@stormakt/kernel";
import { describe, expect, it } from "vitest";
import { heldBack, majorities, planWarnings, standings, winterForecast } from "../src/advice/index.ts";
import { WINTER } from "../src/catalog/index.ts";
import { own } from "../src/copy.ts";
import { wallenstein } from "../src/index.ts";
import type { BoxId, CardId, Described, Player } from "./scenario.ts";
import { begun, boxCalled, cardCalled, config, engine, planningTime, planOf, RED } from "./scenario.ts";

type Boxes = Partial<Record<BoxId, CardId>>;
const warned = (red: Player, boxes: Boxes, rest: Partial<Described> = {}) => {
  const { table } = planningTime({ events: ["palace-guard-2", "market-calm-5"], players: [red], ...rest });
  const found = planWarnings(table, RED, planOf(boxes, rest.court ?? false));
  return Object.fromEntries(
    found.map(({ box, card, rule }) => {
      const name = (Object.keys(boxes) as BoxId[]).find((id) => boxCalled(id) === box)!;
      expect(card).toBe(cardCalled(boxes[name]!));
      return [name, rule];
    }),
  );
};
/** Builds and deployments come first, all in view. */
const BUILDS_FIRST = ["build-palace", "build-church", "build-trading-post", "deploy-5", "deploy-3"] as const;

describe("warnings for a plan", () => {
  it("WA-BUILD-3 too few Thalers after what is certainly paid before", () => {
    const counties = { augsburg: 2, regensburg: 2, wuerzburg: 2, baden: 2 };
    const boxes: Boxes = {
      "build-palace": "augsburg",
      "build-church": "regensburg",
      "build-trading-post": "wuerzburg",
      "deploy-5": "baden",
    };
    const rest = { row: BUILDS_FIRST };
    expect(warned({ counties, thalers: 9 }, boxes, rest)).toEqual({});
    expect(warned({ counties, thalers: 8 }, boxes, rest)).toEqual({ "deploy-5": "WA-DEPLOY-1" });
    expect(warned({ counties, thalers: 4 }, boxes, rest)).toEqual({ "build-church": "WA-BUILD-3", "deploy-5": "WA-DEPLOY-1" }); // 3 + 1 are paid
    expect(warned({ counties, thalers: 0 }, boxes, rest)).toEqual({
      "build-palace": "WA-BUILD-3",
      "build-church": "WA-BUILD-3",
      "build-trading-post": "WA-BUILD-3",
      "deploy-5": "WA-DEPLOY-1",
    });
  });

  it("WA-ORDER-1 the bid is paid first", () => {
    const boxes: Boxes = { "build-palace": "augsburg", auction: "money-2" };
    expect(warned({ counties: { augsburg: 1 }, thalers: 4 }, boxes, { row: BUILDS_FIRST })).toEqual({ "build-palace": "WA-BUILD-3" });
    expect(warned({ counties: { augsburg: 1 }, thalers: 5 }, boxes, { row: BUILDS_FIRST })).toEqual({});
  });

  it("WA-TAX-1 taxes before it count in full, tile and rich taxes included; taxes after it do not", () => {
    const counties = { lueneburg: 1, augsburg: 1 };
    const boxes: Boxes = { "collect-taxes": "lueneburg", "build-palace": "augsburg" };
    const red = { counties, thalers: 0 };
    expect(warned(red, boxes, { row: ["collect-taxes", "build-palace"] })).toEqual({});
    expect(warned(red, boxes, { row: ["build-palace", "collect-taxes"] })).toEqual({ "build-palace": "WA-BUILD-3" });
    // the order of hidden cards is unknown, so nothing is certain
    expect(warned(red, boxes, { row: ["deploy-5", "deploy-3", "combat-a", "combat-b", "collect-grain"] })).toEqual({});
  });

  it("WA-TAX-1 WA-LEADER-5 taxes bring one more at most for the tile, and one where the leader stands", () => {
    const counties = { osnabrueck: 1, augsburg: 1, regensburg: 1, wuerzburg: 1, baden: 1 };
    const boxes: Boxes = {
      "collect-taxes": "osnabrueck",
      "build-palace": "augsburg",
      "build-church": "regensburg",
      "build-trading-post": "wuerzburg",
      "deploy-5": "baden",
    };
    const rest = { leaders: true, drafted: true, row: ["collect-taxes", ...BUILDS_FIRST] } as const;
    // Three printed, one for the tile; nine are paid.
    const short = { "deploy-5": "WA-DEPLOY-1" };
    const told = (thalers: number, leader?: "osnabrueck") =>
      warned({ counties, thalers, ...(leader === undefined ? {} : { leader }) }, boxes, { ...rest, row: rest.row.slice(0, 5) });
    expect([told(4), told(5)]).toEqual([short, {}]);
    expect([told(3, "osnabrueck"), told(4, "osnabrueck")]).toEqual([short, {}]);
  });

  it("WA-PERFORM-5 a payment is certain only while no county can be lost before", () => {
    const counties = { augsburg: 1, regensburg: 1 };
    const boxes: Boxes = { "build-palace": "augsburg", "build-church": "regensburg" };
    const red = { counties, thalers: 3 };
    expect(warned(red, boxes, { row: ["build-palace", "build-church"] })).toEqual({ "build-church": "WA-BUILD-3" });
    expect(warned(red, boxes, { row: ["combat-a", "build-palace", "build-church"] })).toEqual({}); // Augsburg may fall first
  });

  it("WA-BUILD-1 WA-BUILD-2 no free site, or such a building already", () => {
    const counties = { lueneburg: { armies: 1, buildings: ["church"] }, augsburg: { armies: 1, buildings: ["palace"] } } as const;
    const boxes: Boxes = { "build-palace": "augsburg", "build-trading-post": "lueneburg" };
    expect(warned({ counties, thalers: 9 }, boxes)).toEqual({ "build-palace": "WA-BUILD-2", "build-trading-post": "WA-BUILD-1" });
  });

  it("WA-SETUP-14 an empty stock, while no building can come back before", () => {
    const told = (row: Described["row"]) => {
      const { table } = planningTime({ players: [{ counties: { augsburg: 1 }, thalers: 9 }], events: ["palace-guard-2"], row: row! });
      own.stock(table)[0] = 0;
      return planWarnings(table, RED, planOf({ "build-palace": "augsburg" })).map(({ rule }) => rule);
    };
    expect(told(["build-palace"])).toEqual(["WA-SETUP-14"]);
    expect(told(["combat-a", "build-palace"])).toEqual([]);
  });

  it("WA-COMBAT-1 one army left, and nobody who could join it before", () => {
    const counties = { augsburg: 1, salzburg: 3, trier: 3 };
    const combat: Boxes = { "combat-a": "augsburg" };
    expect(warned({ counties }, combat)).toEqual({ "combat-a": "WA-COMBAT-1" });
    expect(warned({ counties: { ...counties, augsburg: 2 } }, combat)).toEqual({});
    // Salzburg borders on Augsburg and may send help, if its move comes first
    const help: Boxes = { ...combat, "combat-b": "salzburg" };
    expect(warned({ counties }, help, { row: ["combat-b", "combat-a"] })).toEqual({});
    expect(warned({ counties }, help, { row: ["combat-a", "combat-b"] })).toEqual({ "combat-a": "WA-COMBAT-1" });
    const far: Boxes = { ...combat, "combat-b": "trier" };
    expect(warned({ counties }, far, { row: ["combat-b", "combat-a"] })).toEqual({ "combat-a": "WA-COMBAT-1" });
  });

  it("WA-COMBAT-12 one army is not certain to stay alone where it may be attacked: a won defence can leave more", () => {
    const told = (row: Described["row"], blue: Player) => {
      const { table } = planningTime({ players: [{ counties: { augsburg: 1 } }, blue], events: ["palace-guard-2"], row: row! });
      return planWarnings(table, RED, planOf({ "combat-a": "augsburg" }));
    };
    expect(told(["combat-a"], {})).toMatchObject([{ rule: "WA-COMBAT-1", certain: true }]);
    expect(told(["combat-b", "combat-a"], {})).toMatchObject([{ rule: "WA-COMBAT-1", certain: false }]);
    expect(told(["combat-a"], { counties: { regensburg: 2 } })).toMatchObject([{ rule: "WA-COMBAT-1", certain: false }]);
  });

  it("WA-SETUP-12 WA-DEPLOY-5 WA-EVENT-22 too few armies, as long as none can come back; few recruits may lower the number", () => {
    const counties = { augsburg: 1 };
    const boxes: Boxes = { "deploy-5": "augsburg" };
    const red = { counties, thalers: 9, supply: 4 };
    expect(warned(red, boxes, { row: ["deploy-5"] })).toEqual({ "deploy-5": "WA-SETUP-12" });
    expect(warned(red, boxes, { row: ["deploy-5"], events: ["few-recruits-1"] })).toEqual({});
    expect(warned(red, boxes, { row: ["combat-a", "deploy-5"] })).toEqual({});
    expect(warned({ ...red, supply: 0 }, { "deploy-1-move": "augsburg" }, { row: ["deploy-1-move"] })).toEqual({
      "deploy-1-move": "WA-DEPLOY-5",
    });
  });

  it("WA-LEADER-4 the leader makes building cheaper", () => {
    const boxes: Boxes = { "build-palace": "augsburg" };
    const red = { counties: { augsburg: 1 }, thalers: 2, leader: "augsburg" } as const;
    expect(warned(red, boxes, { leaders: true, row: BUILDS_FIRST, drafted: true })).toEqual({});
    expect(warned({ ...red, thalers: 1 }, boxes, { leaders: true, row: BUILDS_FIRST, drafted: true })).toEqual({
      "build-palace": "WA-BUILD-3",
    });
  });

  it("WA-COURT-6 WA-COURT-7 conversions that cannot be made", () => {
    const rest = { court: true, seats: 3 };
    const told = (red: Player, boxes: Boxes, more: Partial<Described> = {}) => warned(red, boxes, { ...rest, ...more });
    expect(told({ counties: { anhalt: 3 } }, { "convert-3": "anhalt" })).toEqual({ "convert-3": "WA-COURT-6" });
    expect(told({ counties: { anhalt: 4 } }, { "convert-3": "anhalt" })).toEqual({});
    expect(told({ counties: { anhalt: 4 }, hall: 5 }, { "convert-3": "anhalt" })).toEqual({ "convert-3": "WA-COURT-6" });
    expect(told({}, { "convert-2": "tower" }, { tray: { red: 1 } })).toEqual({ "convert-2": "WA-COURT-7" });
    expect(told({}, { "convert-2": "tower", "convert-1": "tower" }, { tray: { red: 2 } })).toEqual({ "convert-1": "WA-COURT-7" });
  });

  it("WA-FAVOR-16 a favor that can be paid may bring the Thalers", () => {
    const boxes: Boxes = { "build-palace": "augsburg" };
    const red = { counties: { augsburg: 1 }, thalers: 0 };
    const rest = { court: true, row: BUILDS_FIRST, display: [2, 9, 16] };
    expect(warned({ ...red, hall: 1 }, boxes, rest)).toEqual({ "build-palace": "WA-BUILD-3" });
    expect(warned({ ...red, hall: 2 }, boxes, rest)).toEqual({});
  });

  it("money, tower cards and a half-made plan are nothing to warn of", () => {
    expect(warned({ counties: { augsburg: 1 } }, { "build-palace": "money-0", "combat-a": "money-1" })).toEqual({});
    expect(warned({}, {})).toEqual({});
  });

  it("WA-PLAN-5 somebody short of cards is told how many are held back while boxes are open", () => {
    const rich = { counties: { altmark: 1, mittelmark: 1, neumark: 1, kursachsen: 1, lausitz: 1, schlesien: 1 } };
    const { table } = planningTime({ players: [{ counties: { anhalt: 1, baden: 1 } }, rich] });
    const held = (boxes: Boxes, seat = RED) => heldBack(table, seat, planOf(boxes));
    expect(held({})).toBe(7); // two counties, five money cards
    expect(held({ "combat-a": "anhalt", auction: "money-2" })).toBe(5);
    const money: Boxes = { "build-palace": "money-0", "build-church": "money-1", "collect-grain": "money-2", "collect-taxes": "money-3" };
    expect(held({ ...money, auction: "money-4", "combat-a": "anhalt", "combat-b": "baden" })).toBe(0);
    expect(held({}, 1)).toBe(0); // with cards enough it is refused, not warned of
  });

  it("what is warned of never happens: random games under all rules", () => {
    const dice = fastDice("warnings");
    let warnings = 0;
    for (let game = 0; game < 60; game++) {
      const modules = { court: (game & 1) !== 0, landsknechte: (game & 2) !== 0, leaders: (game & 4) !== 0 };
      const state = begun(
        config({ seats: 3 + (game % 3), ...modules, setupMode: game % 2 === 0 ? "lineup" : "draft" }),
        `warnings ${game}`,
      );
      const certain = new Map<number, Set<number>>();
      while (state.outcome === null) {
        const seat = engine.nextSeat(state);
        const action = engine.sampleAction(state, seat, dice)!;
        if (action.kind === "plan") {
          const found = planWarnings(engine.view(state, seat).table, seat, action);
          const sure = found.filter((warning) => warning.certain);
          certain.set(seat, new Set(sure.map(({ box }) => box)));
          warnings += sure.length;
        }
        const receipt = engine.submit(state, seat, action);
        if (!receipt.legal) throw new Error(`refused by ${receipt.rule}`);
        for (const { event } of receipt.told) {
          if (event.kind === "converted")
            expect({ event, warned: certain.get(event.seat)?.has(event.box) === true }).toEqual({ event, warned: false });
          if (event.kind === "cardRevealed" && certain.get(event.seat)?.has(event.action)) {
            const skipped = receipt.told.some(
              ({ event: other }) => other.kind === "actionSkipped" && other.seat === event.seat && other.action === event.action,
            );
            expect({ event, skipped }).toEqual({ event, skipped: true });
          }
        }
      }
    }
    expect(warnings).toBeGreaterThan(1000);
  });
});

describe("forecasts", () => {
  it("WA-WINTER-1 WA-WINTER-2 WA-WINTER-3 grain against counties, for each event that may be left", () => {
    const { table } = planningTime({
      players: [{ counties: { anhalt: 1, altmark: 1, baden: 1, trier: 1, mark: 1, koeln: 1 }, grain: 7 }],
      events: ["market-calm-5", "tax-ceiling-0"],
    });
    const { counties, grain, outlooks } = winterForecast(table, RED);
    expect([counties, grain]).toEqual([6, 7]);
    expect(outlooks).toEqual([
      { event: 6, chance: 0.5, loss: 0, grainLeft: 7, shortage: 0, revolts: 0, peasants: 0 },
      { event: 0, chance: 0.5, loss: 5, grainLeft: 2, shortage: 4, revolts: 2, peasants: 2 },
    ]);
  });

  it("WA-WINTER-1 in winter the loss has been taken", () => {
    const { table } = planningTime({
      season: WINTER,
      players: [{ counties: { anhalt: 1, baden: 1 }, grain: 1 }],
      events: ["market-calm-5"],
    });
    expect(winterForecast(table, RED).outlooks).toMatchObject([{ event: -1, loss: 0, shortage: 1, revolts: 1 }]);
  });

  it("WA-SCORE-1 WA-SCORE-3 what everybody would score now", () => {
    const { table } = planningTime({ players: [{ points: 5, counties: { augsburg: { armies: 1, buildings: ["palace"] }, baden: 1 } }] });
    expect(standings(table)[0]).toEqual({ seat: 0, points: 5, counties: 2, buildings: 1, majorities: 3, wouldScore: 6 });
    expect(majorities(table).find(({ region, building }) => region === 3 && building === 0)).toMatchObject({ leaders: [0], points: 3 });
  });

  it("a view is enough for all of it", () => {
    const state = begun(config({ seats: 4, court: true, landsknechte: true, leaders: true }), "view");
    const { table } = engine.view(state, 2);
    expect(winterForecast(table, 2).outlooks).toHaveLength(4);
    expect(standings(table)).toHaveLength(4);
    expect(wallenstein.id).toBe("wallenstein");
  });
});
