import { fastDice } from "@stormakt/kernel";
import { describe, expect, it } from "vitest";
import { attackOdds, attackOddsFrom, revoltOdds, roughOdds, roughRevolt } from "../src/advice/index.ts";
import type { Cubes } from "../src/odds.ts";
import { battleOdds, neutralOdds } from "../src/odds.ts";
import { drop, towerBuilt } from "../src/tower.ts";
import { BLUE, county, RED, tableOf } from "./scenario.ts";

const usual = towerBuilt(0);
const inside = (cubes: number, dropped = 0): Cubes => ({ inside: cubes, dropped });
const percent = ({ win, tie, loss }: { win: number; tie: number; loss: number }): string =>
  [win, tie, loss].map((chance) => Math.round(chance * 100)).join("/");

/** A typical tower: 19 cubes inside, 3 green, 4 of the attacker, 4 of the defender, 8 others; against a neutral county 12 others. */
const TABLE = `
2 50/32/18 29/31/41 16/23/61 9/15/76 5/9/86 58/30/11 36/33/31
3 68/21/11 47/26/27 30/25/45 18/20/62 11/14/75 77/17/6 57/26/17
4 79/14/7 61/20/18 44/23/33 30/21/48 20/18/63 88/9/3 73/17/9
5 86/9/5 73/15/12 57/19/23 43/21/37 30/19/51 94/5/1 84/11/5
6 91/6/3 81/11/8 68/16/16 54/18/27 41/19/40 97/3/1 91/7/3
8 96/3/1 91/6/4 83/9/8 73/13/14 62/15/23 99/1/0 97/2/1`;

describe("WA-TOWER-7 exact odds", () => {
  it.each(TABLE.trim().split("\n"))("of the typical tower: %s", (line) => {
    const [attackers, ...wanted] = line.split(" ");
    const attacker = inside(4, Number(attackers));
    const against = [1, 2, 3, 4, 5].map((defenders) => battleOdds(usual, attacker, inside(4, defenders), inside(3), inside(8)));
    const neutral = [1, 2].map((peasants) => neutralOdds(usual, attacker, inside(3, peasants), inside(12)));
    expect([...against, ...neutral].map(percent)).toEqual(wanted);
  });

  it.each([
    [2, 1, 58],
    [2, 2, 36],
    [3, 1, 77],
    [3, 2, 57],
    [4, 2, 73],
    [4, 3, 57],
    [5, 3, 71],
    [6, 3, 81],
    [8, 4, 86],
  ])("of revolts: %i armies against %i peasants are enough in %i %%", (armies, peasants, wanted) => {
    const table = tableOf({ players: [{ counties: { anhalt: armies } }] });
    table.inside = [3, 4, 6, 6];
    expect(Math.round(revoltOdds(table, county("anhalt"), peasants) * 100)).toBe(wanted);
  });

  it("add up, for every kind of tower, with a tray and without", () => {
    for (const model of [0, 1, 2]) {
      const { win, tie, loss } = battleOdds(towerBuilt(model), inside(5, 6), inside(3, 4), inside(2, 1), inside(7, 3));
      expect(win + tie + loss).toBeCloseTo(1, 10);
      expect(Math.min(win, tie, loss)).toBeGreaterThan(0);
    }
  });

  it.each([
    { name: "no marker", markers: 0, model: 0 },
    { name: "a marker", markers: 1, model: 0 },
    { name: "the light tower", markers: 0, model: 1 },
    { name: "the constant tower", markers: 0, model: 2 },
  ])("agree with sampling: a player's county, $name", ({ markers, model }) => {
    const table = tableOf({
      event: "palace-guard-2",
      tray: { green: 2, blue: 1, black: 1 },
      players: [
        { counties: { anhalt: 6 }, tile: "plus-attack" },
        { counties: { kursachsen: { armies: 3, markers, buildings: ["palace"] } }, tile: "plus-defense" },
      ],
    });
    table.tower = model;
    table.inside = [3, 4, 5, 6];
    const odds = attackOdds(table, RED, county("kursachsen"), 5);
    const dice = fastDice(`odds ${markers} ${model}`);
    const seen = { win: 0, tie: 0, loss: 0 };
    const games = 40_000;
    for (let trial = 0; trial < games; trial++) {
      const tray = table.tray.slice();
      drop(towerBuilt(model), table.inside.slice(), tray, [0, 6, 5, 0], dice); // 5 + tile, 3 + guard + tile
      const green = markers === 0 ? tray[0]! : 0;
      if (tray[1]! > tray[2]! + green) seen.win += 1;
      else if (tray[2]! > 0 && tray[2]! + green > tray[1]!) seen.loss += 1;
      else seen.tie += 1;
    }
    for (const outcome of ["win", "tie", "loss"] as const) expect(Math.abs(seen[outcome] / games - odds[outcome])).toBeLessThan(0.01);
  });

  it.each([
    [inside(2, 2), inside(0, 1)],
    [inside(0, 3), inside(0, 1)],
    [inside(3, 0), inside(1, 0)],
    [inside(1, 2), inside(2, 2)],
  ])("agree with sampling: peasants %o, who win for nobody without a cube of the defender %o", (peasants, defender) => {
    const odds = battleOdds(usual, inside(1, 1), defender, peasants, inside(6));
    const dice = fastDice(`peasants ${peasants.inside} ${peasants.dropped}`);
    const seen = { win: 0, tie: 0, loss: 0 };
    const games = 30_000;
    for (let trial = 0; trial < games; trial++) {
      const tray = [0, 0, 0, 0];
      drop(usual, [peasants.inside, 1, defender.inside, 6], tray, [peasants.dropped, 1, defender.dropped, 0], dice);
      const [green, attacking, defending] = tray as [number, number, number, number];
      if (attacking > defending + green) seen.win += 1;
      else if (defending > 0 && defending + green > attacking) seen.loss += 1;
      else seen.tie += 1;
    }
    for (const outcome of ["win", "tie", "loss"] as const) expect(Math.abs(seen[outcome] / games - odds[outcome])).toBeLessThan(0.012);
  });

  it("agree with sampling: a neutral county under peasant militia", () => {
    const table = tableOf({ event: "peasant-militia-3", players: [{ counties: { anhalt: 4 } }] });
    table.inside = [4, 3, 6, 6];
    const { win } = attackOdds(table, RED, county("kursachsen"), 3);
    const dice = fastDice("neutral odds");
    let won = 0;
    for (let trial = 0; trial < 40_000; trial++) {
      const tray = [0, 0, 0, 0];
      drop(usual, table.inside.slice(), tray, [2, 3, 0, 0], dice);
      if (tray[1]! > tray[0]!) won += 1;
    }
    expect(Math.abs(won / 40_000 - win)).toBeLessThan(0.01);
  });

  it("are there for each number of armies that can march, from one on", () => {
    const table = tableOf({ players: [{ counties: { anhalt: 13 } }, { counties: { kursachsen: 7 } }], tray: { green: 3, black: 4 } });
    table.inside = [4, 6, 5, 4];
    const all = attackOddsFrom(table, RED, county("anhalt"), county("kursachsen"));
    expect(all).toEqual(Array.from({ length: 12 }, (_, place) => attackOdds(table, RED, county("kursachsen"), place + 1)));
    for (let more = 1; more < all.length; more++) expect(all[more]!.win).toBeGreaterThan(all[more - 1]!.win);
    expect(attackOddsFrom(tableOf({ players: [{ counties: { anhalt: 1 } }] }), RED, county("anhalt"), county("kursachsen"))).toEqual([]);
  });

  it("have a quick cousin for bots that is never far off", () => {
    for (const [defenders, markers] of [
      [1, 0],
      [3, 0],
      [4, 1],
      [7, 2],
    ] as const)
      for (const armies of [1, 2, 4, 7, 11]) {
        const players = [{ counties: { anhalt: armies + 1 } }, { counties: { kursachsen: { armies: defenders, markers } } }];
        const table = tableOf({ players, tray: { black: 2 } });
        table.inside = [3, 5, 4, 7];
        const exact = attackOdds(table, RED, county("kursachsen"), armies);
        const rough = roughOdds(table, RED, county("kursachsen"), armies);
        for (const outcome of ["win", "tie", "loss"] as const) expect(Math.abs(exact[outcome] - rough[outcome])).toBeLessThan(0.06);
        expect(Math.abs(revoltOdds(table, county("anhalt"), 2) - roughRevolt(table, county("anhalt"), 2))).toBeLessThan(0.06);
      }
  });

  it("of a defender: they follow the view, not the seat that looks", () => {
    const table = tableOf({ players: [{ counties: { anhalt: 5 } }, { counties: { kursachsen: 5 } }] });
    expect(attackOdds(table, RED, county("kursachsen"), 4)).toEqual(attackOdds(table, BLUE, county("anhalt"), 4));
  });
});
