import { copyPlain } from "@stormakt/kernel";
import { EMPTY } from "@stormakt/kernel/ids";
import { describe, expect, it } from "vitest";
import { ACTIONS } from "../src/catalog/index.ts";
import { own } from "../src/copy.ts";
import { COMBAT } from "../src/domains.ts";
import { performActions } from "../src/steps/performing.ts";
import { isTurned, layCard } from "../src/table.ts";
import type { Described, Player } from "./scenario.ts";
import { acting, actionCalled, BLUE, boxCalled, county, engine, march, RED, Scenario, STAY, tableOf } from "./scenario.ts";

/** One player with one plan; four seats, so that all counties are in play. */
const solo = (red: Player, rest: Partial<Described> = {}) => acting({ seats: 4, players: [red], ...rest });

describe("the ten actions", () => {
  it.each([
    ["WA-ACTION-11", "build-palace", 3, "palace"],
    ["WA-ACTION-12", "build-church", 2, "church"],
    ["WA-ACTION-13", "build-trading-post", 1, "trading-post"],
  ] as const)("%s WA-BUILD-3 %s costs %i", (_rule, action, price, building) => {
    const game = solo({ counties: { augsburg: 1 }, thalers: 9, plan: { [action]: "augsburg" } }).run();
    expect(game.in("augsburg").buildings).toEqual([building]);
    expect(game.table.thalers[RED]).toBe(9 - price);
    expect(ACTIONS[actionCalled(action)]!.price).toBe(price);
  });

  it("WA-ACTION-14 WA-GRAIN-1 WA-GRAIN-3 collecting grain gains the county's grain, and a marker", () => {
    const game = solo({ counties: { lueneburg: 2 }, grain: 1, plan: { "collect-grain": "lueneburg" } }).run();
    expect(game.table.grain[RED]).toBe(6);
    expect(game.in("lueneburg")).toMatchObject({ owner: RED, armies: 2, markers: 1 });
  });

  it("WA-ACTION-15 WA-TAX-1 WA-TAX-3 collecting taxes gains the county's taxes, and a marker", () => {
    const game = solo({ counties: { burgund: 2 }, thalers: 1, plan: { "collect-taxes": "burgund" } }).run();
    expect(game.table.thalers[RED]).toBe(8);
    expect(game.in("burgund")).toMatchObject({ owner: RED, armies: 2, markers: 1 });
  });

  it.each([
    ["WA-ACTION-16", "deploy-5", 3, 5],
    ["WA-ACTION-17", "deploy-3", 2, 3],
    ["WA-ACTION-18", "deploy-1-move", 1, 1],
  ] as const)("%s WA-DEPLOY-1 %s costs %i and places %i", (_rule, action, price, armies) => {
    const game = solo({ counties: { augsburg: 1 }, thalers: 9, plan: { [action]: "augsburg" } }).run();
    expect(game.in("augsburg").armies).toBe(1 + armies);
    expect(game.table.thalers[RED]).toBe(9 - price);
    expect(game.table.supply[RED]).toBe(61 - armies);
  });

  it("WA-COMBAT-1 WA-DEPLOY-6 of all 62 armies there are, 61 may move at once", () => {
    const game = solo({ counties: { anhalt: 62 }, plan: { "combat-a": "anhalt" } }).run();
    expect([1, 61, 62].map((armies) => game.legal(RED).some((action) => action.kind === "march" && action.armies === armies))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it.each([
    ["WA-ACTION-19", "combat-a"],
    ["WA-ACTION-20", "combat-b"],
  ] as const)("%s %s asks where to move, and lets one stay", (_rule, action) => {
    const game = solo({ counties: { augsburg: 3, salzburg: 1 }, plan: { [action]: "augsburg" } }).run();
    expect(game.waitsAt).toBe("combat");
    expect(engine.view(game.state, RED).stack.at(-1)!.memory).toEqual({ county: county("augsburg"), action: actionCalled(action) });
    expect(game.legal(RED)).toContainEqual(STAY);
    game.does(RED, march("salzburg", 2));
    expect(game.in("salzburg").armies).toBe(3);
  });
});

describe("carrying out", () => {
  it("WA-PERFORM-2 WA-PERFORM-11 a card is turned over only when its turn comes, and the actions end after the tenth", () => {
    const game = solo(
      { counties: { augsburg: 3, baden: 1 }, thalers: 5, plan: { "combat-a": "augsburg", "build-palace": "baden" } },
      { row: ["combat-a", "build-palace"] },
    ).run();
    expect(isTurned(game.table, RED, boxCalled("combat-a"))).toBe(true);
    expect(isTurned(game.table, RED, boxCalled("build-palace"))).toBe(false);
    game.does(RED, STAY);
    expect(game.told("cardRevealed")).toMatchObject([{ action: boxCalled("build-palace"), card: county("baden") }]);
    expect(game.waitsAt).toBe("planning");
  });

  it("WA-PERFORM-4 what can be done must be done, even if it hurts", () => {
    const game = solo({ counties: { burgund: { armies: 1, markers: 2 } }, plan: { "collect-taxes": "burgund" } }).run();
    expect(game.table.thalers[RED]).toBe(7); // and the county rose
    expect(game.waitsAt).toBe("planning");
  });

  it("EX-22 WA-PERFORM-4 WA-PERFORM-5 a deployment is done completely or skipped at no cost", () => {
    const deploying = (event: "few-recruits-1" | null, supply: number, tile: object = {}) =>
      solo({ counties: { baden: 1 }, thalers: 9, supply, plan: { "deploy-5": "baden" }, ...tile }, event ? { event } : {}).run();
    const short = deploying(null, 4);
    expect([short.in("baden").armies, short.table.thalers[RED], short.table.supply[RED]]).toEqual([1, 9, 4]);
    const few = deploying("few-recruits-1", 4);
    expect([few.in("baden").armies, few.table.thalers[RED]]).toEqual([4, 6]);
    const six = deploying(null, 5, { tile: "six-armies" });
    expect([six.in("baden").armies, six.table.thalers[RED], six.table.supply[RED]]).toEqual([6, 6, 0]);
  });

  it("WA-PERFORM-5 each action has its requirements", () => {
    const table = tableOf({
      seats: 4,
      players: [
        { position: 2, counties: { bremen: { armies: 1, buildings: ["church"] }, anhalt: { armies: 2 } }, thalers: 1, supply: 2 },
        { position: 1, counties: { trier: 2 } },
      ],
    });
    /** Blue is asked first, so that somebody hears what red cannot do. */
    const why = (action: Parameters<typeof actionCalled>[0], id: "bremen" | "anhalt") => {
      const first = actionCalled(action === "combat-b" ? "combat-a" : "combat-b");
      const now = structuredClone(table);
      now.row = [first, actionCalled(action), ...now.row.filter((other) => other !== first && other !== actionCalled(action))];
      layCard(now, BLUE, first, county("trier"));
      layCard(now, RED, actionCalled(action), county(id));
      const game = new Scenario(now, performActions, { place: 0, turn: 0 }).run().does(BLUE, STAY);
      return game.told("actionSkipped")[0]?.rule ?? null;
    };
    expect(why("build-palace", "anhalt")).toBe("WA-BUILD-3");
    expect(why("build-trading-post", "anhalt")).toBeNull();
    own.thalers(table)[RED] = 9;
    expect(why("build-church", "bremen")).toBe("WA-BUILD-2");
    expect(why("build-palace", "bremen")).toBeNull();
    expect(why("collect-grain", "bremen")).toBeNull();
    expect(why("collect-taxes", "bremen")).toBeNull();
    expect(why("deploy-3", "anhalt")).toBe("WA-SETUP-12");
    expect(why("deploy-1-move", "anhalt")).toBeNull();
    expect(why("combat-a", "bremen")).toBe("WA-COMBAT-1");
    expect(why("combat-a", "anhalt")).toBeNull();
    own.thalers(table)[RED] = 0;
    expect(why("deploy-3", "anhalt")).toBe("WA-DEPLOY-1");
    expect(why("deploy-1-move", "anhalt")).toBe("WA-DEPLOY-5");
    table.shield = [EMPTY, COMBAT.every, COMBAT.every, COMBAT.every];
    for (let at = 0; at < 45; at++) if (table.owner[at] === -1) own.owner(table)[at] = BLUE;
    own.owner(table)[county("altmark")] = RED;
    expect(why("combat-b", "anhalt")).toBeNull(); // one's own county is left
    own.owner(table)[county("altmark")] = BLUE;
    expect(why("combat-b", "anhalt")).toBe("WA-COMBAT-4");
  });

  it("EX-23 I-28 WA-PERFORM-6 a combat box with one army is skipped, and changes nothing but the turned card", () => {
    const game = solo({ counties: { augsburg: 1, salzburg: 3 }, plan: { "combat-a": "augsburg" } });
    const before = structuredClone(game.table);
    game.run();
    expect(game.waitsAt).toBe("planning");
    expect(copyPlain(game.table)).toEqual({ ...before, turned: [1 << boxCalled("combat-a"), 0, 0, 0] });
  });
});

describe("building", () => {
  it("EX-6 WA-BUILD-1 WA-BUILD-2 Bremen has two sites: a church and one more, but no second church", () => {
    const bremen = (buildings: readonly ("church" | "palace")[], plan: object, thalers = 9) =>
      solo({ counties: { bremen: { armies: 1, buildings } }, thalers, plan }).run();
    const church = bremen([], { "build-church": "bremen" }, 2);
    expect([church.in("bremen").buildings, church.table.thalers[RED]]).toEqual([["church"], 0]);
    expect(bremen(["church"], { "build-church": "bremen" }).table.thalers[RED]).toBe(9);
    expect(bremen(["church"], { "build-palace": "bremen" }).in("bremen").buildings).toEqual(["palace", "church"]);
    const full = bremen(["church", "palace"], { "build-trading-post": "bremen" });
    expect([full.in("bremen").buildings, full.table.thalers[RED]]).toEqual([["palace", "church"], 9]);
  });

  it("WA-BUILD-4 buildings stay with a conquered county and count for the conqueror", () => {
    const game = acting({
      row: ["combat-a"],
      tray: { red: 30 },
      players: [
        { counties: { anhalt: 9 }, plan: { "combat-a": "anhalt" } },
        { counties: { kursachsen: { armies: 1, buildings: ["church"] }, lausitz: 1 } },
      ],
    }).run();
    game.does(RED, march("kursachsen", 8));
    expect(game.in("kursachsen")).toMatchObject({ owner: RED, buildings: ["church"] });
    expect(game.table.stock[1]).toBe(25);
  });

  it.each(["market-calm-5", "market-calm-7"] as const)(
    "WA-EVENT-11 WA-EVENT-12 %s: a trading post removes a marker, another building does not",
    (event) => {
      const calm = (action: "build-trading-post" | "build-church", markers: number) =>
        solo({ counties: { augsburg: { armies: 1, markers } }, thalers: 9, plan: { [action]: "augsburg" } }, { event })
          .run()
          .in("augsburg").markers;
      expect(calm("build-trading-post", 2)).toBe(1);
      expect(calm("build-trading-post", 0)).toBe(0);
      expect(calm("build-church", 2)).toBe(2);
    },
  );
});

describe("yields", () => {
  it("EX-4 WA-TAX-1 WA-BONUS-3 WA-BONUS-11 WA-EVENT-17 card, event, tile, leader: min(7, 5) + 1, and one more with the leader", () => {
    const taxes = (leader: object, leaders = false) =>
      solo(
        { counties: { burgund: 1 }, tile: "plus-thaler", plan: { "collect-taxes": "burgund" }, ...leader },
        { event: "tax-ceiling-0", leaders },
      ).run();
    const plain = taxes({});
    expect(plain.table.thalers[RED]).toBe(6);
    expect(plain.in("burgund").markers).toBe(1);
    expect(taxes({ leader: "burgund" }, true).table.thalers[RED]).toBe(7); // WA-LEADER-5
  });

  it("WA-EVENT-18 rich taxes: at least 6, before the tile", () => {
    const taxes = (tile: object) =>
      solo({ counties: { lueneburg: 1 }, plan: { "collect-taxes": "lueneburg" }, ...tile }, { event: "tax-floor-2" }).run().table.thalers[
        RED
      ];
    expect(taxes({})).toBe(6);
    expect(taxes({ tile: "plus-thaler" })).toBe(7);
    const rich = solo({ counties: { burgund: 1 }, plan: { "collect-taxes": "burgund" } }, { event: "tax-floor-2" }).run();
    expect(rich.table.thalers[RED]).toBe(7);
  });

  it("WA-BONUS-12 WA-EVENT-20 WA-EVENT-21 WA-GRAIN-1 harvests have a floor and a ceiling, and the tile comes after", () => {
    const grain = (id: "lueneburg" | "burgund", rest: object, red: object = {}) =>
      solo({ counties: { [id]: 1 }, plan: { "collect-grain": id }, ...red }, rest).run().table.grain[RED];
    const printed = grain("burgund", {});
    expect(printed).toBeLessThan(4);
    expect(grain("burgund", { event: "harvest-floor-3" })).toBe(4);
    expect(grain("lueneburg", { event: "harvest-floor-3" })).toBe(5);
    expect(grain("lueneburg", { event: "harvest-ceiling-4" })).toBe(3);
    expect(grain("lueneburg", { event: "harvest-ceiling-4" }, { tile: "plus-grain" })).toBe(4);
    expect(grain("lueneburg", {}, { tile: "plus-grain" })).toBe(6);
    expect(grain("lueneburg", { leaders: true }, { tile: "plus-grain", leader: "lueneburg" })).toBe(7);
  });

  it("WA-GRAIN-2 WA-TAX-2 grain and Thalers belong to the player, and outlast the county", () => {
    const game = acting({
      row: ["collect-grain", "collect-taxes", "combat-a"],
      tray: { red: 30 },
      players: [
        { counties: { anhalt: 9 }, plan: { "combat-a": "anhalt" } },
        { counties: { kursachsen: 1, lausitz: 1 }, plan: { "collect-grain": "kursachsen", "collect-taxes": "lausitz" } },
      ],
    }).run();
    const [grain, thalers] = [game.table.grain[BLUE], game.table.thalers[BLUE]];
    expect(grain).toBeGreaterThan(0);
    game.does(RED, march("kursachsen", 8));
    expect(game.in("kursachsen").owner).toBe(RED);
    expect([game.table.grain[BLUE], game.table.thalers[BLUE]]).toEqual([grain, thalers]);
  });
});

describe("deploying", () => {
  it("EX-5 WA-BONUS-13 WA-EVENT-22 WA-DEPLOY-2 WA-LEADER-6 few recruits, the tile and the leader", () => {
    const deployed = (red: object, rest: object) => {
      const game = solo({ counties: { baden: 1 }, thalers: 9, plan: { "deploy-5": "baden" }, ...red }, rest).run();
      return [game.in("baden").armies - 1, 9 - game.table.thalers[RED]!];
    };
    const event = "few-recruits-1";
    expect(deployed({ tile: "six-armies" }, { event })).toEqual([6, 3]);
    expect(deployed({}, { event })).toEqual([3, 3]);
    expect(deployed({ tile: "six-armies", leader: "baden" }, { event, leaders: true })).toEqual([7, 3]);
    expect(deployed({ leader: "baden" }, { event, leaders: true })).toEqual([4, 3]);
    expect(deployed({ tile: "six-armies" }, {})).toEqual([6, 3]);
  });

  it("WA-EVENT-22 WA-BONUS-13 WA-LEADER-6 deploy 3 places two, at the price of 2, and the tile does not touch it; deploy 1 is as ever", () => {
    const deployed = (action: "deploy-3" | "deploy-1-move", red: object, rest: object) => {
      const game = solo({ counties: { baden: 1 }, thalers: 9, plan: { [action]: "baden" }, ...red }, rest).run();
      return [game.in("baden").armies - 1, 9 - game.table.thalers[RED]!];
    };
    const event = "few-recruits-1";
    expect(deployed("deploy-3", { tile: "six-armies" }, { event })).toEqual([2, 2]);
    expect(deployed("deploy-1-move", {}, { event })).toEqual([1, 1]);
    expect(deployed("deploy-3", { leader: "baden" }, { leaders: true })).toEqual([4, 2]);
    expect(deployed("deploy-1-move", { leader: "baden" }, { leaders: true })).toEqual([2, 1]);
  });

  it("WA-DEPLOY-2 WA-PERFORM-5 extras are limited by the supply and never make it impossible", () => {
    const game = solo(
      { counties: { baden: 1 }, thalers: 9, supply: 3, leader: "baden", plan: { "deploy-3": "baden" } },
      { leaders: true },
    ).run();
    expect([game.in("baden").armies, game.table.supply[RED]]).toEqual([4, 0]);
  });

  it("WA-DEPLOY-3 any number of armies may stand in a county", () => {
    const game = solo({ counties: { baden: 50 }, thalers: 9, plan: { "deploy-5": "baden" } }).run();
    expect(game.in("baden").armies).toBe(55);
  });

  const moving = (red: Player = {}) =>
    solo({ counties: { baden: 3, wuerttemberg: 1, anhalt: 4 }, thalers: 1, plan: { "deploy-1-move": "baden" }, ...red }).run();

  it("WA-DEPLOY-4 WA-DEPLOY-6 after the deployment armies may move into one adjacent own county, never into battle", () => {
    const game = moving();
    expect(game.waitsAt).toBe("redeployment");
    expect(game.in("baden").armies).toBe(4); // the new army is there already
    expect(game.refusal(RED, march("strassburg", 1))).toBe("WA-DEPLOY-4");
    expect(game.refusal(RED, march("anhalt", 1))).toBe("WA-COMBAT-5");
    expect(game.refusal(RED, march("wuerttemberg", 4))).toBe("WA-DEPLOY-6");
    expect(game.legal(RED)).toHaveLength(3 + 1);
    game.does(RED, march("wuerttemberg", 3));
    expect([game.in("baden").armies, game.in("wuerttemberg").armies]).toEqual([1, 4]);
    expect(game.told("towerDropped")).toEqual([]);
  });

  it("WA-DEPLOY-4 WA-PERFORM-6 the move may be declined", () => {
    const game = moving().does(RED, STAY);
    expect(game.in("baden").armies).toBe(4);
    expect(game.waitsAt).toBe("planning");
  });

  it.each([{ thalers: 0 }, { supply: 0 }])("WA-DEPLOY-5 without the Thaler or the army there is no move either: %o", (lacking) => {
    const game = moving(lacking);
    expect(game.waitsAt).toBe("planning");
    expect(game.in("baden").armies).toBe(3);
  });
});
