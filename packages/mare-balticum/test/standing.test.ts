import { describe, expect, it } from "vitest";
import { attacksUntilHome } from "../src/advice/index.ts";
import { KING } from "../src/catalog/index.ts";
import { danger, halfTitles, officeStandings, provinceStandings, standings, titleRace, titlesLeft, turnsLeft } from "../src/view.ts";
import { at, engine, scene } from "./scenario.ts";

describe("how things stand, for the board", () => {
  it("names holder, counts and the number a challenger needs for each office", () => {
    const { table } = scene({ ingria: { fleet: "AAB" }, karelia: { farm: "C" }, offices: { admiral: "A" } });
    const [treasurer, admiral] = officeStandings(table);
    expect(treasurer).toMatchObject({ office: 0, holder: -1, needed: 4 });
    expect(treasurer!.subjects.map(({ count }) => count)).toEqual([0, 0, 1, 0]);
    expect(admiral).toMatchObject({ office: 1, holder: 0, needed: 4 });
    const five = scene({ ingria: { fleet: "AAA" }, estonia: { fleet: "AA" }, offices: { admiral: "A" } });
    expect(officeStandings(five.table)[1]!.needed).toBe(6);
  });
  it("says of each province who bears its title, whether it can be had, and whether it is about to be lost", () => {
    const { table } = scene({ scania: { title: "A", enemy: { army: 1 } }, karelia: { farm: "B" }, ingria: { fleet: "B" } });
    const of = (name: Parameters<typeof at>[0]) => provinceStandings(table)[at(name)];
    expect(of("scania")).toEqual({ province: at("scania"), holder: 0, available: false, inDanger: true, halves: 2 });
    expect(of("karelia")).toMatchObject({ holder: -1, available: true, inDanger: false, halves: 1 });
    expect(of("ingria")).toMatchObject({ available: false });
  });
  it("shows the race on the title deck", () => {
    const { table } = scene({ deck: { grain: "AB", wood: "AB", cloth: "AB", iron: "C", stone: "C" } });
    expect(titleRace(table)).toEqual({
      complete: false,
      units: [
        { line: 0, count: 3 },
        { line: 1, count: 3 },
        { line: 2, count: 2 },
        { line: 3, count: 0 },
      ],
      foremost: [0, 1],
    });
  });
  it("tells who is how far from winning, the King too, and how many turns and titles are left", () => {
    const { table } = scene({ seats: 6, turn: 13, scania: { title: "King" }, karelia: { title: "B" }, offices: { steward: "B" } });
    expect(standings(table).find(({ holder }) => holder === KING)).toEqual({ holder: KING, halves: 2, halvesMissing: 4 });
    expect(standings(table).find(({ holder }) => holder === 1)).toEqual({ holder: 1, halves: 2, halvesMissing: 4 });
    expect([turnsLeft(table), titlesLeft(table), halfTitles(table)]).toEqual([3, 13, [0, 2, 0, 0, 0, 2]]);
  });
  it("tells how close Sweden is to its fall", () => {
    const { table } = scene({
      karelia: { enemy: { army: 3 } },
      finland: { enemy: { army: 1 }, farm: "A" },
      scania: { enemy: { army: 3, fleet: 1 } },
      pomerania: { fort: "A", enemy: { army: 3, fleet: 1 } },
    });
    const seen = danger(table);
    expect([seen.lost, seen.landed, seen.lostNeeded]).toEqual([[0], [1], 2]);
    expect(attacksUntilHome(table).map((attacks) => attacks === 1)).toEqual([false, false, false, false, true, false]);
  });
  it("reads the same from a view as from the table", () => {
    const stage = scene({ karelia: { enemy: { army: 3 } }, scania: { title: "A" } }).begin("enemy");
    const view = engine.view(stage.state, 2);
    expect([danger(view.table), standings(view.table)]).toEqual([danger(stage.table), standings(stage.table)]);
  });
});
