import type { SetOf } from "@stormakt/kernel/ids";
import { EMPTY, including, list } from "@stormakt/kernel/ids";
import { describe, expect, it } from "vitest";
import type { Route } from "../src/catalog/index.ts";
import { localOf, overseasOf, powerOf, ROUTES, routesBorder, sisterOf } from "../src/catalog/index.ts";
import { own } from "../src/copy.ts";
import { activeAmong, chainOf } from "../src/steps/enemy.ts";
import type { ProvinceName, Stage } from "./scenario.ts";
import { at, engine, id, scene } from "./scenario.ts";

const active = (...picks: number[]): number[] =>
  list(activeAmong(picks.reduce<SetOf<Route>>((all, route) => including(all, id<Route>(route)), EMPTY)));
/** Plays the enemy phase with these routes active, each pair named by its neighbours, and goes on to the next turn's enemy phase. */
function wave(stage: Stage, ...picks: number[]): Stage {
  const order = stage.table.order.map((_, place) => picks[place] ?? picks[0]!);
  return stage.picks(...order);
}
const block = (stage: Stage, name: ProvinceName) =>
  `${stage.enemies(name, "army")}/${stage.enemies(name, "fort")}/${stage.enemies(name, "fleet")}`;
const again = (stage: Stage) => {
  stage.begin("enemy");
  return stage;
};

describe("picks", () => {
  it("V-13, MB-ENEMY-5, MB-ENEMY-6 which routes are active", () => {
    expect(active(4, 4, 4)).toEqual([]);
    expect(active(2, 5, 2)).toEqual([]);
    expect(active(1, 3, 5)).toEqual([]);
    expect(active(1, 2, 4, 5)).toEqual([1, 2, 4, 5]);
    expect(active(2, 3, 4, 4, 6)).toEqual([2, 3, 4]);
    expect(active(1, 6)).toEqual([1, 6]);
  });
  it("MB-ENEMY-6 a route picked twice and active acts once", () => {
    const stage = wave(scene({}).begin("enemy"), 5, 5, 6, 6);
    expect([stage.enemies("scania", "army"), stage.enemies("scania", "fleet")]).toEqual([3, 0]);
  });
  it("MB-ENEMY-1 everyone picks one route in secret, and all are shown together", () => {
    const stage = scene({}).begin("enemy");
    expect(stage.legal("pickRoute", 2)).toHaveLength(6);
    expect(stage.why({ kind: "pickRoute", routes: [] }, 0)).toBe("MB-ENEMY-1");
    expect(stage.why({ kind: "pickRoute", routes: [1, 2] }, 0)).toBe("MB-ENEMY-1");
    stage
      .does({ kind: "pickRoute", routes: [3] }, 0)
      .does({ kind: "pickRoute", routes: [4] }, 1)
      .does({ kind: "pickRoute", routes: [6] }, 3);
    expect(stage.told("routePicked")).toEqual([]);
    expect(JSON.stringify(engine.view(stage.state, 2).stack)).not.toContain("routes");
    expect(stage.asked).toEqual([2]);
    stage.does({ kind: "pickRoute", routes: [1] }, 2);
    expect(stage.told("routePicked").map(({ route }) => route)).toEqual([3, 4, 1, 6]);
  });
  it("MB-ENEMY-2 a pick takes nothing from the enemy supply", () => {
    expect(scene({}).begin("enemy").picks(1, 3, 5, 5).table.enemySupply).toBe(27);
  });
  it("MB-ENEMY-3, MB-ENEMY-4 six routes of three powers, sisters in pairs, in a ring", () => {
    expect(ROUTES.map((route) => [localOf(route), overseasOf(route), powerOf(route), sisterOf(route)])).toEqual([
      [at("karelia"), at("ingria"), 0, 2],
      [at("finland"), at("estonia"), 0, 1],
      [at("uplandia"), at("livonia"), 1, 4],
      [at("eastrogothia"), at("pomerania"), 1, 3],
      [at("smolandia"), at("scania"), 2, 6],
      [at("westrogothia"), at("trondheim"), 2, 5],
    ]);
    expect(ROUTES.map((route) => ROUTES.filter((other) => routesBorder(route, other)))).toEqual([
      [2, 6],
      [1, 3],
      [2, 4],
      [3, 5],
      [4, 6],
      [1, 5],
    ]);
  });
});

describe("enemy action", () => {
  it("EX-06, MB-ENEMY-4, MB-ENEMY-7, MB-SIEGE-1, MB-SIEGE-4, MB-SIEGE-5 Denmark and Russia combine", () => {
    const stage = scene({ ingria: { fort: "ABC" } })
      .begin("enemy")
      .picks(6, 6, 1, 3);
    expect([block(stage, "trondheim"), block(stage, "ingria"), block(stage, "livonia")]).toEqual(["3/0/0", "3/0/0", "0/0/0"]);
    expect(stage.table.enemySupply).toBe(21);
    stage.until("turn");
    expect(stage.goods("ingria", "fort")).toEqual([0, 0, 0]);
    expect([stage.step, stage.line]).toEqual(["choosingBattle", "B"]);
    stage.does({ kind: "endBattles" });
    expect([stage.who("ingria", "fort"), block(stage, "ingria")]).toEqual(["BCA", "3/0/0"]);
  });
  it("EX-07, MB-SIEGE-2, MB-SIEGE-7, MB-SIEGE-8, MB-BATTLE-6 the same picks again: a storm", () => {
    const stage = scene({ ingria: { fort: "ABC", enemy: { army: 3 } }, trondheim: { enemy: { army: 3 } } })
      .begin("enemy")
      .picks(6, 6, 1, 3);
    expect([block(stage, "trondheim"), block(stage, "ingria"), stage.table.enemySupply]).toEqual(["3/0/3", "0/3/0", 18]);
    stage.until("turn");
    expect(stage.why({ kind: "endBattles" })).toBe("MB-BATTLE-6");
    const more = again(scene({ trondheim: { enemy: { army: 3, fleet: 3 } } })).picks(6, 1, 6, 6);
    expect(block(more, "westrogothia")).toBe("3/0/0");
  });
  it("V-14, MB-ENEMY-8, MB-ENEMY-9, MB-ENEMY-11 a whole chain, and then nothing", () => {
    const stage = scene({}).begin("enemy");
    const overseas = { army: 2, fort: 3, fleet: 1 } as const;
    expect(chainOf(id(5)).map(({ province, force }) => `${province}.${force}`)).toEqual([
      `10.${overseas.army}`,
      `10.${overseas.fort}`,
      `10.${overseas.fleet}`,
      "4.2",
      "4.3",
      "5.2",
      "5.3",
    ]);
    // route 5 alone is followed: its neighbour 4 takes units too, so the supply is looked at by route
    for (let action = 0; action < 5; action++) {
      stage.table.enemySupply = 15;
      wave(again(stage), 5, 4);
      for (const name of ["livonia", "pomerania", "eastrogothia", "uplandia"] as const)
        for (let circle = 0; circle < 12; circle++) own.enemies(stage.table)[at(name) * 12 + circle] = 0;
      const expected = [
        ["3/0/0", "0/0/0", "0/0/0"],
        ["3/0/3", "0/0/0", "0/0/0"],
        ["3/0/3", "3/0/0", "0/0/0"],
        ["3/0/3", "3/0/0", "3/0/0"],
        ["3/0/3", "3/0/0", "3/0/0"],
      ][action];
      expect([block(stage, "scania"), block(stage, "smolandia"), block(stage, "westrogothia")]).toEqual(expected);
    }
    expect(stage.table.enemies.filter((route) => route === 5)).toHaveLength(12);
  });
  it("V-15, MB-ENEMY-12 sisters share their circles", () => {
    const stage = scene({});
    for (let action = 0; action < 3; action++) wave(again(stage), 5, 6);
    for (const name of ["scania", "trondheim"] as const) expect(block(stage, name)).toBe("3/0/3");
    for (const name of ["smolandia", "westrogothia"] as const) expect(block(stage, name)).toBe("3/0/0");
    expect(stage.table.enemySupply).toBe(9);
    wave(again(stage), 5, 6);
    expect(stage.table.enemySupply).toBe(9);
  });
  it("V-16, MB-ENEMY-12, MB-ENEMY-13 a sister finds its circles taken; units keep the number of their route", () => {
    const stage = scene({
      scania: { enemy: { army: 3, fleet: 3 } },
      smolandia: { enemy: { army: 3 } },
      westrogothia: { enemy: { army: [5, 5, 5] } },
    });
    for (let action = 0; action < 3; action++) {
      stage.table.enemySupply = 15;
      wave(again(stage), 6, 1);
      for (const name of ["ingria", "karelia", "finland"] as const)
        for (let circle = 0; circle < 12; circle++) own.enemies(stage.table)[at(name) * 12 + circle] = 0;
    }
    expect([block(stage, "trondheim"), stage.routesAt("westrogothia", "army"), stage.routesAt("smolandia", "army")]).toEqual([
      "3/0/3",
      [5, 5, 5],
      [5, 5, 5],
    ]);
    expect(stage.table.enemies.filter((route) => route === 6)).toHaveLength(6);
  });
  it("V-17, MB-ENEMY-15 short of units: the routes are served in an order drawn by lot", () => {
    for (const [order, estonia, livonia] of [
      [[0, 1], 3, 1],
      [[1, 0], 1, 3],
    ] as const) {
      const stage = scene({ enemySupply: 4 }).begin("enemy");
      engine.scripted([{ routes: order }], () => wave(stage, 2, 3));
      expect([stage.enemies("estonia", "army"), stage.enemies("livonia", "army"), stage.table.enemySupply]).toEqual([estonia, livonia, 0]);
    }
    const enough = scene({ enemySupply: 6 }).begin("enemy");
    engine.scripted([], () => wave(enough, 2, 3));
    expect(enough.table.enemySupply).toBe(0);
  });
  it("MB-ENEMY-10 subjects never hinder the enemy", () => {
    const stage = wave(scene({ scania: { army: "ABC", fleet: "ABC" } }).begin("enemy"), 5, 6);
    expect(block(stage, "scania")).toBe("3/0/0");
  });
  it("MB-ENEMY-14, MB-SIEGE-11 withdrawal comes before the actions, and storms after them; there is nothing else", () => {
    const stage = scene({ trondheim: { enemy: { fleet: 3 } }, ingria: { fort: "A", enemy: { army: 3 } } }).begin("enemy");
    wave(stage, 6, 1);
    expect(stage.events.map(({ kind }) => kind).filter((kind) => /enemy|fort|route/i.test(kind))).toEqual([
      "routePicked",
      "routePicked",
      "routePicked",
      "routePicked",
      "routesActive",
      "enemyWithdrew",
      "enemyCame",
      "enemyCame",
      "fortStormed",
    ]);
    expect([block(stage, "trondheim"), block(stage, "ingria")]).toEqual(["3/0/3", "0/3/0"]);
  });
  it("MB-ENEMY-16 enemies do not move of their own accord and attack only in battles", () => {
    const stage = scene({ scania: { enemy: { army: 3, fleet: 3 } }, smolandia: { farm: "A", enemy: { army: 1 } } })
      .begin("enemy")
      .quiet();
    const before = stage.table.enemies.slice();
    stage.until("turn");
    expect(stage.table.enemies).toEqual(before);
    expect(stage.who("smolandia", "farm")).toBe("A");
  });
});

describe("withdrawal", () => {
  it("EX-08, MB-WITHDRAW-1, MB-WITHDRAW-2 ships fall back ashore, on idle routes too", () => {
    const stage = scene({ trondheim: { enemy: { fleet: 3 } } })
      .begin("enemy")
      .quiet();
    expect([block(stage, "trondheim"), stage.table.enemySupply]).toEqual(["3/0/0", 24]);
    const acting = wave(scene({ trondheim: { enemy: { fleet: 3 } } }).begin("enemy"), 5, 6);
    expect([block(acting, "trondheim"), block(acting, "scania"), acting.table.enemySupply]).toEqual(["3/0/3", "3/0/0", 18]);
  });
  it("V-18, MB-WITHDRAW-2 the landed go back aboard when the fleet is lost", () => {
    const stage = scene({ scania: { enemy: { army: 3 } }, smolandia: { enemy: { army: 3 } } })
      .begin("enemy")
      .quiet();
    expect([block(stage, "scania"), block(stage, "smolandia")]).toEqual(["3/0/3", "0/0/0"]);
  });
  it("MB-WITHDRAW-3 nobody withdraws into fort circles", () => {
    const stage = scene({ scania: { fort: "ABC", enemy: { army: 3 } }, smolandia: { enemy: { army: 2 } } })
      .begin("enemy")
      .quiet();
    expect([block(stage, "scania"), block(stage, "smolandia")]).toEqual(["3/0/2", "0/0/0"]);
  });
  it("V-23, MB-WITHDRAW-4, MB-SIEGE-6 besiegers fill the army's gaps before ships do", () => {
    const stage = scene({ livonia: { fort: "ABC", enemy: { fort: 2, fleet: 3 } } })
      .begin("enemy")
      .quiet();
    expect(block(stage, "livonia")).toBe("3/0/2");
  });
  it("V-54, MB-WITHDRAW-5 crossed sisters go home round by round", () => {
    const stage = scene({
      scania: { enemy: { army: 3, fleet: 3 } },
      trondheim: { enemy: { army: 3, fleet: 3 } },
      smolandia: { enemy: { army: [6, 6, 6] } },
      westrogothia: { enemy: { army: [5, 5] } },
    });
    expect(stage.table.enemySupply).toBe(10);
    stage.begin("enemy").quiet();
    expect([stage.routesAt("smolandia", "army"), stage.routesAt("westrogothia", "army"), stage.table.enemySupply]).toEqual([
      [5, 5],
      [6, 6, 6],
      10,
    ]);
  });
  it("MB-WITHDRAW-6 enemies of one kind of circle stay packed to the left", () => {
    const stage = scene({
      scania: { enemy: { army: 3 } },
      smolandia: { enemy: { army: [5, 6, 6] } },
      trondheim: { enemy: { army: 3, fleet: 3 } },
    });
    stage.begin("enemy").quiet();
    expect([block(stage, "scania"), stage.table.enemies.slice(at("westrogothia") * 12 + 6, at("westrogothia") * 12 + 9)]).toEqual([
      "3/0/1",
      [6, 6, 0],
    ]);
    expect(block(stage, "smolandia")).toBe("0/0/0");
  });
});

describe("siege and storm", () => {
  it("MB-SIEGE-1 fort circles are entered only where officials stand", () => {
    const stage = wave(scene({ scania: { army: "ABC", enemy: { army: 3 } } }).begin("enemy"), 5, 6);
    expect(block(stage, "scania")).toBe("3/0/3");
  });
  it("V-19, MB-SIEGE-2, MB-SIEGE-9, MB-SIEGE-10 after a storm, with a single official", () => {
    const stage = scene({ ingria: { fort: "A", enemy: { fort: 2 } }, enemySupply: 25 });
    wave(again(stage), 1, 2);
    expect([block(stage, "ingria"), block(stage, "estonia"), stage.table.enemySupply]).toEqual(["3/2/0", "3/0/0", 19]);
    wave(again(stage), 1, 2);
    expect([block(stage, "ingria"), block(stage, "estonia"), stage.table.enemySupply]).toEqual(["0/3/2", "3/0/3", 16]);
  });
  it("V-20, MB-SIEGE-9 a fort spared by a truce: the enemies go back to the army circles", () => {
    const stage = scene({
      riksdag: true,
      ingria: { fort: "A", enemy: { fort: 3, fleet: 2 } },
      estonia: { enemy: { army: 3, fleet: 3 } },
    }).begin("battle");
    stage.does({ kind: "callTruce", power: 0 });
    for (const seat of [0, 1, 2, 3]) stage.does({ kind: "vote", votes: ["yes"] }, seat);
    expect(stage.step).toBe("pickingRoutes");
    stage.quiet();
    expect(block(stage, "ingria")).toBe("3/0/2");
  });
  it("V-21, MB-SIEGE-9 a fort that has fallen", () => {
    const stage = scene({ ingria: { enemy: { fort: 3 } } })
      .begin("enemy")
      .quiet();
    expect(block(stage, "ingria")).toBe("3/0/0");
  });
  it("MB-SIEGE-9 a fort that has retreated", () => {
    const stage = scene({ ingria: { fort: "AB", enemy: { fort: 3 } } }).begin("battle");
    stage
      .does({ kind: "fight", province: at("ingria"), force: 3, target: 3 })
      .cards("ad")
      .does({ kind: "retreat" })
      .quiet();
    expect([block(stage, "ingria"), stage.who("ingria", "fort")]).toEqual(["2/0/0", "B"]);
  });
  it("V-22, MB-SIEGE-3 a fort at home is besieged and stormed too", () => {
    const stage = scene({ smolandia: { fort: "AB" } });
    for (let action = 0; action < 4; action++) {
      stage.table.enemySupply = 12;
      wave(again(stage), 5, 4);
      for (const name of ["livonia", "pomerania", "eastrogothia", "uplandia"] as const)
        for (let circle = 0; circle < 12; circle++) own.enemies(stage.table)[at(name) * 12 + circle] = 0;
    }
    expect([block(stage, "scania"), block(stage, "smolandia")]).toEqual(["3/0/3", "0/3/0"]);
  });
  it("MB-SIEGE-7 a storm needs three and three", () => {
    const stage = wave(scene({ scania: { fort: "A", enemy: { army: 3, fort: 1 } } }).begin("enemy"), 5, 6);
    expect(block(stage, "scania")).toBe("0/3/1");
    const calm = wave(scene({ scania: { fort: "A", enemy: { army: 2 } } }).begin("enemy"), 5, 6);
    expect(block(calm, "scania")).toBe("3/2/0");
  });
});
