/** What holds after every action is held against tables on which it does not: each check names what is broken. */
import { describe, expect, it } from "vitest";
import type { Force } from "../src/catalog/index.ts";
import { ARMY, FARM, FLEET, FORT, KING, NO_LINE } from "../src/catalog/index.ts";
import { own } from "../src/copy.ts";
import { invariants, unitsOf } from "../src/invariants.ts";
import type { Table } from "../src/table.ts";
import { circleAt, noteAll } from "../src/table.ts";
import { at, id, lineOf, scene } from "./scenario.ts";

type Setting = Parameters<typeof scene>[0];
const broken = (table: Table): Record<string, string> =>
  Object.fromEntries(
    Object.entries(invariants).flatMap(([name, check]) => (check(table) === null ? [] : [[name, check(table) as string]])),
  );
/** What is broken after a change of a table on which all was well. */
function after(setting: Setting, change: (table: Table) => void): Record<string, string> {
  const { table } = scene(setting);
  expect(broken(table)).toEqual({});
  change(table);
  return broken(table);
}
/** Units of every line in every place there is. */
const SPREAD: Setting = {
  uplandia: { farm: "AB", army: "ABC", fort: "D", goods: { army: [1, 0, 1] }, title: "A" },
  livonia: { fleet: "BA", army: "B", enemy: { army: 3, fort: 2 }, goods: { fleet: [2, 1] } },
  gold: { A: 0, B: 3 },
  savings: { B: 2 },
  capital: { C: 1 },
  builds: { fleet: ["AA", "B", ""], fort: ["", "", "D"] },
  deck: { grain: "AB", gold: "C" },
};
const circle = (name: Parameters<typeof at>[0], force: Force, place: number): number => circleAt(at(name), force, place);

describe("what holds after every action", () => {
  it("MB-SETUP-3 every unit of a line is in one place, wherever that is", () => {
    expect(unitsOf(scene(SPREAD).table, lineOf("A"))).toEqual({
      supply: 24 - 9,
      hand: 0,
      savings: 0,
      capital: 0,
      subjects: 3,
      goods: 2,
      builds: 2,
      titleDeck: 1,
      markers: 1,
    });
  });
  it.each(["supply", "hand", "savings", "capital"] as const)("MB-SETUP-3 a unit too many in %s", (place) => {
    const many = after(SPREAD, (table) => (own[place](table)[lineOf("B")]! += 1));
    const { table } = scene(SPREAD);
    own[place](table)[lineOf("B")]! += 1;
    expect(many).toEqual({ units: `line 1 has ${JSON.stringify(unitsOf(table, lineOf("B")))}` });
  });
  it("MB-SETUP-3 a unit too many on the board, on a pile, on the title deck or on a coat of arms", () => {
    const lineC = (change: (table: Table) => void) => {
      const many = after(SPREAD, change);
      expect(Object.keys(many)).toEqual(["units"]);
      expect(many["units"]).toMatch(/^line 2 has /u);
    };
    lineC((table) => {
      own.subjects(table)[circle("uplandia", FORT, 1)] = lineOf("C");
      noteAll(table);
    });
    lineC((table) => (own.goods(table)[circle("uplandia", ARMY, 2)] = 0));
    lineC((table) => own.piles(table)[4]!.push(lineOf("C")));
    lineC((table) => (own.titleDeck(table)[1] = id(4)));
    lineC((table) => (own.titles(table)[at("scania")] = lineOf("C")));
    expect(after(SPREAD, (table) => Object.assign(table, { supply: table.supply.with(4, 23) }))["units"]).toMatch(/^line 4 has /u);
  });
  it("MB-SETUP-3 there is never less than nothing of anything", () => {
    for (const place of ["hand", "savings", "capital"] as const)
      expect(
        after(SPREAD, (table) => {
          own.supply(table)[0]! += 1 + table[place][0]!;
          own[place](table)[0] = -1;
        }),
      ).toEqual({ units: "less than nothing of something" });
    const supply = after(SPREAD, (table) => {
      own.hand(table)[0]! += 1 + table.supply[0]!;
      own.supply(table)[0] = -1;
    });
    expect(supply).toEqual({ units: "less than nothing of something" });
    const goods = after(SPREAD, (table) => {
      own.goods(table)[circle("uplandia", ARMY, 1)] = -1;
      own.supply(table)[1]! += 1;
    });
    expect(goods).toEqual({ units: "less than nothing of something", goodsOnSubjects: `-1 goods on a subject in ${at("uplandia")}` });
  });
  it("there are 27 enemies", () => {
    expect(after(SPREAD, (table) => (table.enemySupply -= 1))).toEqual({ enemyUnits: "5 and 21 enemies" });
    expect(after(SPREAD, (table) => (own.enemies(table)[circle("livonia", FLEET, 0)] = id(3)))).toEqual({ enemyUnits: "6 and 22 enemies" });
    const all: Setting = {};
    for (const name of ["ingria", "estonia", "livonia", "pomerania", "scania", "trondheim"] as const)
      all[name] = { enemy: { fleet: 1, army: 3 } };
    for (const name of ["karelia", "finland", "uplandia"] as const) all[name] = { enemy: { army: 1 } };
    expect(scene(all).table.enemySupply).toBe(0);
    const one = after(all, (table) => {
      own.enemies(table)[circle("westrogothia", ARMY, 0)] = id(6);
      table.enemySupply = -1;
    });
    expect(one).toEqual({ enemyUnits: "28 and -1 enemies" });
  });
  it("the King has three markers with six people, and else none", () => {
    const six: Setting = { seats: 6, scania: { title: "King" }, livonia: { title: "King" }, ingria: { title: "King" } };
    expect(after(six, (table) => (own.titles(table)[at("karelia")] = KING))).toEqual({ kingsMarkers: "4 markers of the King" });
    expect(after(SPREAD, (table) => (own.titles(table)[at("karelia")] = KING))).toEqual({ kingsMarkers: "1 markers of the King" });
  });
  it("nobody stands where there is no circle", () => {
    const subject = (place: number) =>
      after(SPREAD, (table) => {
        own.subjects(table)[place] = lineOf("D");
        own.supply(table)[3]! -= 1;
        noteAll(table);
      });
    const outside = (force: number, province: number) => ({ circles: `a subject outside the circles of ${force} in ${province}` });
    expect(subject(circle("uplandia", FARM, 2))).toEqual(outside(FARM, at("uplandia")));
    expect(subject(circle("karelia", FLEET, 0))).toEqual(outside(FLEET, at("karelia")));
    expect(subject(circle("trondheim", FARM, 0))).toEqual(outside(FARM, at("trondheim")));
    const enemy = after(SPREAD, (table) => {
      own.enemies(table)[circle("karelia", FLEET, 0)] = id(1);
      table.enemySupply -= 1;
    });
    expect(enemy).toEqual({ circles: `an enemy outside the circles of ${FLEET} in ${at("karelia")}` });
  });
  it("groups stand close, from the left, and no enemy on a farm", () => {
    const subject = (place: number, gone: number | null = null) =>
      after(SPREAD, (table) => {
        own.subjects(table)[place] = lineOf("D");
        own.supply(table)[3]! -= 1;
        if (gone !== null) {
          own.supply(table)[table.subjects[gone]!]! += 1 + table.goods[gone]!;
          own.subjects(table)[gone] = NO_LINE;
          own.goods(table)[gone] = 0;
        }
        noteAll(table);
      });
    expect(subject(circle("uplandia", FORT, 2))).toEqual({ groupsPacked: `a gap in group ${FORT} of ${at("uplandia")}` });
    expect(subject(circle("finland", ARMY, 1))).toEqual({ groupsPacked: `a gap in group ${ARMY} of ${at("finland")}` });
    expect(subject(circle("livonia", FLEET, 2), circle("livonia", FLEET, 0))).toEqual({
      groupsPacked: `a gap in group ${FLEET} of ${at("livonia")}`,
    });
    // On farms there may be one.
    expect(subject(circle("finland", FARM, 1))).toEqual({});
    const enemy = (place: number) =>
      after(SPREAD, (table) => {
        own.enemies(table)[place] = id(3);
        table.enemySupply -= 1;
      });
    expect(enemy(circle("scania", FORT, 1))).toEqual({ groupsPacked: `a gap among the enemies at ${FORT} of ${at("scania")}` });
    expect(enemy(circle("karelia", FARM, 0))).toEqual({ groupsPacked: `an enemy on a farm of ${at("karelia")}` });
    expect(enemy(circle("karelia", FARM, 2))["groupsPacked"]).toBe(`an enemy on a farm of ${at("karelia")}`);
    expect(enemy(circle("scania", ARMY, 0))).toEqual({});
  });
  it("what is noted of who stands where, and of finished builds, follows from circles and piles", () => {
    const wrong = { standing: "the notes of who stands where are wrong" };
    expect(after(SPREAD, (table) => (own.standing(table)[0] = id(0)))).toEqual(wrong);
    expect(after(SPREAD, (table) => (own.leading(table)[5] = id(7)))).toEqual(wrong);
    expect(after(SPREAD, (table) => (own.manned(table)[0] = id(1)))).toEqual(wrong);
    expect(after(SPREAD, (table) => (own.finished(table)[0] = id(2)))).toEqual(wrong);
  });
  it("MB-PROD-2 goods lie on subjects of one kind in a province, one each at home and two overseas", () => {
    const lay = (place: number, goods: number) =>
      after(SPREAD, (table) => {
        const line = table.subjects[place]!;
        if (line !== NO_LINE) own.supply(table)[line]! -= goods - table.goods[place]!;
        own.goods(table)[place] = goods;
      });
    expect(lay(circle("finland", ARMY, 0), 1)).toEqual({ goodsOnSubjects: `goods on nobody in ${at("finland")}` });
    expect(lay(circle("uplandia", ARMY, 1), 2)).toEqual({ goodsOnSubjects: `2 goods on a subject in ${at("uplandia")}` });
    expect(lay(circle("livonia", FLEET, 1), 3)).toEqual({ goodsOnSubjects: `3 goods on a subject in ${at("livonia")}` });
    expect(lay(circle("livonia", ARMY, 0), 1)).toEqual({ goodsOnSubjects: `two kinds of subject have produced in ${at("livonia")}` });
    expect(lay(circle("uplandia", ARMY, 1), 1)).toEqual({});
    expect(lay(circle("livonia", FLEET, 1), 2)).toEqual({});
  });
  it("three besiegers and three more outside would have stormed", () => {
    const fort = (table: Table) => {
      own.enemies(table)[circle("livonia", FORT, 2)] = id(3);
      table.enemySupply -= 1;
    };
    expect(after(SPREAD, fort)).toEqual({ stormsResolved: `no storm in ${at("livonia")}` });
    const army = after({ livonia: { enemy: { army: 2, fort: 3 } } }, (table) => {
      own.enemies(table)[circle("livonia", ARMY, 2)] = id(3);
      table.enemySupply -= 1;
    });
    expect(army).toEqual({ stormsResolved: `no storm in ${at("livonia")}` });
  });
  it("a title is borne by somebody in play, and there are sixteen", () => {
    expect(
      after(SPREAD, (table) => {
        own.titles(table)[at("scania")] = lineOf("E");
        own.supply(table)[4]! -= 1;
      }),
    ).toEqual({ titles: "a title of nobody in play" });
    const every: Setting = { offices: { treasurer: "A", admiral: "B", constable: "C", steward: "D" } };
    for (const name of ["karelia", "finland", "uplandia", "eastrogothia", "smolandia", "westrogothia"] as const)
      every[name] = { title: "A" };
    for (const name of ["ingria", "estonia", "livonia", "pomerania", "scania", "trondheim"] as const) every[name] = { title: "B" };
    expect(after(every, () => {})).toEqual({});
  });
});
