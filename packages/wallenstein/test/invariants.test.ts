/** What holds whenever the game waits is held against tables on which it does not: each check names what is broken. */
import { describe, expect, it } from "vitest";
import { COLOUR, COUNTY_COUNT, countyCalled, EVENTS, MONEY_0, NO_COLOUR, SEASON, TOWER_CARD } from "../src/catalog/index.ts";
import { own } from "../src/copy.ts";
import { invariants } from "../src/invariants.ts";
import type { Table } from "../src/table.ts";
import { GREEN, NOWHERE, score, statueAt } from "../src/table.ts";
import type { Described } from "./scenario.ts";
import { actions, boxCalled, built, county, tableOf } from "./scenario.ts";

const LAND: Described = {
  players: [
    { counties: { mark: { armies: 5, buildings: ["palace"] }, koeln: 1, breisgau: 2 } },
    { counties: { augsburg: { armies: 4, markers: 1 }, strassburg: { armies: 3, buildings: ["palace", "church", "trading-post"] } } },
    {},
  ],
};
const broken = (table: Table): Record<string, string> =>
  Object.fromEntries(
    Object.entries(invariants).flatMap(([name, check]) => (check(table) === null ? [] : [[name, check(table) as string]])),
  );
/** What is broken after a change of a table on which all was well. */
function after(described: Described, change: (table: Table) => void): Record<string, string> {
  const table = tableOf(described);
  expect(broken(table)).toEqual({});
  change(table);
  return broken(table);
}
const box = (seat: number, id: Parameters<typeof boxCalled>[0]): number => seat * 14 + boxCalled(id);

describe("what holds whenever the game waits", () => {
  it("armies are in the supply, on the map, in the tower or in its tray", () => {
    const move = (table: Table) => {
      own.supply(table)[1]! -= 5;
      own.inside(table)[2]! += 2;
      own.tray(table)[2]! += 3;
    };
    expect(after(LAND, move)).toEqual({});
    expect(after(LAND, (table) => (own.supply(table)[1]! -= 1))).toEqual({ armiesConserved: "seat 1 has 61 armies" });
    expect(after(LAND, (table) => (own.armies(table)[county("breisgau")]! += 1))).toEqual({ armiesConserved: "seat 0 has 63 armies" });
  });
  it("WA-SETUP-11 there are twenty peasants, wherever they are", () => {
    const move = (table: Table) => {
      table.peasants -= 5;
      own.inside(table)[GREEN]! += 2;
      own.tray(table)[GREEN]! += 3;
    };
    expect(after(LAND, move)).toEqual({});
    expect(after(LAND, (table) => (table.peasants += 1))).toEqual({ peasantsConserved: "there are 21 peasants" });
  });
  it("a county is held by at least one army, and what is nobody's is empty", () => {
    const leave = (table: Table) => {
      own.armies(table)[county("koeln")] = 0;
      own.supply(table)[0]! += 1;
    };
    expect(after(LAND, leave)).toEqual({ countiesHeld: `county ${county("koeln")} is held without an army` });
    const nobodys = { countiesHeld: `county ${county("trier")} belongs to nobody, but something is there` };
    expect(after(LAND, (table) => (own.armies(table)[county("trier")] = 1))).toEqual(nobodys);
    expect(after(LAND, (table) => (own.markers(table)[county("trier")] = 1))).toEqual(nobodys);
    const build = (table: Table) => {
      own.buildings(table)[county("trier")] = built("palace");
      own.stock(table)[0]! -= 1;
    };
    expect(after(LAND, build)).toEqual(nobodys);
    expect(after(LAND, (table) => (own.armies(table)[COUNTY_COUNT - 2] = 1))).toEqual({
      countiesHeld: `county ${COUNTY_COUNT - 2} belongs to nobody, but something is there`,
    });
  });
  it("WA-PLAN-2 every card lies in one box, and is its player's own", () => {
    const planned: Described = {
      ...LAND,
      court: true,
      players: [
        { ...LAND.players[0], plan: { "build-palace": "mark", "collect-grain": "money-0", auction: "money-4", "convert-1": "tower" } },
        { ...LAND.players[1], plan: { "build-palace": "augsburg", "collect-taxes": "tower", "convert-2": "tower", "convert-1": "tower" } },
        { plan: { "build-palace": "money-0" } },
      ],
    };
    expect(after(planned, () => {})).toEqual({});
    const lay = (seat: number, id: Parameters<typeof boxCalled>[0], card: number) => (table: Table) =>
      (own.boxes(table)[box(seat, id)] = card);
    expect(after(planned, lay(0, "convert-3", county("mark")))).toEqual({
      cardsConserved: `seat 0 has card ${county("mark")} in two boxes`,
    });
    expect(after(planned, lay(2, "convert-1", MONEY_0))).toEqual({ cardsConserved: `seat 2 has card ${MONEY_0} in two boxes` });
    expect(after(planned, lay(0, "convert-3", county("augsburg")))).toEqual({
      cardsConserved: `seat 0 does not own card ${county("augsburg")}`,
    });
    expect(after(planned, lay(0, "convert-3", TOWER_CARD + 1))).toEqual({ cardsConserved: `seat 0 does not own card ${TOWER_CARD + 1}` });
    expect(after(planned, lay(1, "convert-3", TOWER_CARD))).toEqual({ cardsConserved: "seat 1 has 4 tower cards" });
    expect(after(LAND, lay(2, "auction", TOWER_CARD))).toEqual({ cardsConserved: "seat 2 has 1 tower cards" });
    // The boxes of the next seat are not this one's.
    const next: Described = { ...LAND, players: [LAND.players[0]!, { ...LAND.players[1], plan: { "build-palace": "augsburg" } }, {}] };
    expect(after(next, () => {})).toEqual({});
  });
  it("WA-BUILD-2 no more buildings than sites, nor than were made; no more markers", () => {
    const second = (table: Table) => {
      own.buildings(table)[county("mark")] = built("palace", "church");
      own.stock(table)[1]! -= 1;
    };
    expect(after(LAND, second)).toEqual({ buildingsConserved: `county ${county("mark")} has more buildings than sites` });
    expect(after(LAND, (table) => (own.stock(table)[0]! -= 1))).toEqual({ buildingsConserved: "there are 27 of palace" });
    expect(after(LAND, (table) => (own.stock(table)[2]! += 1))).toEqual({ buildingsConserved: "there are 27 of trading-post" });
    const last = (table: Table) => {
      own.buildings(table)[county("breisgau")] = built("church");
    };
    expect(after(LAND, last)).toEqual({ buildingsConserved: "there are 27 of church" });
    const first: Described = { seats: 4, players: [{ counties: { bremen: 1 } }] };
    expect(after(first, (table) => (own.buildings(table)[county("bremen")] = built("palace", "church", "trading-post")))).toEqual({
      buildingsConserved: `county ${county("bremen")} has more buildings than sites`,
    });
    expect(after(LAND, (table) => (own.markers(table)[county("augsburg")] = 42))).toEqual({});
    expect(after(LAND, (table) => (own.markers(table)[county("augsburg")] = 43))).toEqual({
      buildingsConserved: "there are more markers than were made",
    });
  });
  it("nothing falls below zero", () => {
    for (const name of ["supply", "thalers", "grain", "points", "tray", "inside"] as const) {
      const below = after(LAND, (table) => (own[name](table)[2] = -1));
      expect(below["nothingNegative"]).toBe(`${name} has fallen below zero`);
    }
    expect(after(LAND, (table) => (table.peasants = -1))["nothingNegative"]).toBe("peasants have fallen below zero");
    expect(after(LAND, (table) => Object.assign(table, { peasants: 0 }))["nothingNegative"]).toBeUndefined();
  });
  it("what points were for adds up to them", () => {
    expect(after(LAND, (table) => score(table, 2, "trophies", 3))).toEqual({});
    expect(after(LAND, (table) => (own.points(table)[1]! += 1))).toEqual({ pointsAddUp: "the parts of the score of seat 1 do not add up" });
  });
  it("WA-SETUP-1 no colour is chosen twice", () => {
    expect(after(LAND, (table) => (table.colours = [NO_COLOUR, COLOUR.all[0]!, NO_COLOUR]))).toEqual({});
    expect(after(LAND, (table) => (table.colours = [COLOUR.all[3]!, COLOUR.all[0]!, COLOUR.all[3]!]))).toEqual({
      coloursDiffer: "two players have one colour",
    });
  });
  it("the row has every action card once, those face down by number", () => {
    expect(after(LAND, (table) => (table.row = actions(9, 8, 7, 6, 5, 0, 1, 2, 3, 4)))).toEqual({});
    expect(after(LAND, (table) => (table.row = actions(0, 1, 2, 3, 4, 5, 6, 7, 8, 8)))).toEqual({
      rowIsWhole: "an action card lies twice in the row",
    });
    const hidden = (row: number[]) => after({ ...LAND, faceUp: 5 }, (table) => (table.row = actions(...row)));
    expect(hidden([9, 8, 7, 6, 5, 0, 1, 2, 3, 4])).toEqual({});
    expect(hidden([9, 8, 7, 6, 5, 0, 1, 2, 4, 3])).toEqual({ rowIsWhole: "the cards face down are not in order" });
    expect(hidden([9, 8, 7, 6, 5, 1, 0, 2, 3, 4])).toEqual({ rowIsWhole: "the cards face down are not in order" });
  });
  it("WA-EVENT-1 an event is in one place", () => {
    const every = EVENTS.map((_, event) => event);
    expect(after(LAND, (table) => Object.assign(table, { events: every.slice(1, 4), event: 0, eventsGone: every.slice(4) }))).toEqual({});
    const twice = { eventsConserved: "an event is in two places" };
    expect(after(LAND, (table) => Object.assign(table, { events: [0, 1], event: 0 }))).toEqual(twice);
    expect(after(LAND, (table) => Object.assign(table, { events: [3], eventsGone: [3] }))).toEqual(twice);
    expect(after(LAND, (table) => Object.assign(table, { events: every, event: every.length }))).toEqual(twice);
  });
  it("a position is one player's", () => {
    expect(after(LAND, (table) => (table.position = [0, 1, 0]))).toEqual({});
    expect(after(LAND, (table) => (table.position = [1, 2, 1]))).toEqual({ positionsDiffer: "two players have one position" });
  });
  it("WA-TOWER-9 the tower holds as many cubes as it can, and no more", () => {
    const full = (cubes: number) => (table: Table) => {
      own.supply(table)[0]! -= cubes;
      own.inside(table)[1] = cubes;
    };
    expect(after(LAND, full(30))).toEqual({});
    expect(after(LAND, full(31))).toEqual({ towerHolds: "the tower holds more than it can" });
    expect(after({ ...LAND, tower: "light" }, full(40))).toEqual({});
    expect(after({ ...LAND, tower: "light" }, full(41))).toEqual({ towerHolds: "the tower holds more than it can" });
    expect(after({ ...LAND, tower: "spielbyweb" }, full(50))).toEqual({});
    expect(after(LAND, (table) => Object.assign(table, { tower: 9 }))).toEqual({});
  });
  it("WA-COURT-1 everybody has seven courtiers, wherever they stand", () => {
    const court: Described = { ...LAND, court: true };
    const stand = (table: Table) => Object.assign(table, { courtiers: [7, 4, 2], hall: [0, 3, 1], audience: [0, 0, 4] });
    expect(after(court, stand)).toEqual({});
    expect(after(court, (table) => (own.hall(table)[1]! += 1))).toEqual({ courtConserved: "seat 1 has lost courtiers" });
    expect(after(LAND, (table) => Object.assign(table, { courtiers: [1, 1, 1] }))).toEqual({});
  });
  it("WA-LANDS-2 a deck of Landsknechte is as far on as the season lets it be", () => {
    const decks = (landsknecht: number[], season = 0) =>
      after({ ...LAND, landsknechte: true, season: SEASON.all[season]! }, (table) => (table.landsknecht = landsknecht));
    const far = { landsknechteCounted: "a Landsknecht deck is too far on" };
    expect([decks([1, 2, 1]), decks([3, 1, 1], 1), decks([4, 4, 4], 2)]).toEqual([{}, {}, {}]);
    expect([decks([1, 3, 1]), decks([0, 1, 1]), decks([5, 1, 1], 2)]).toEqual([far, far, far]);
    expect(after(LAND, (table) => (table.landsknecht = [9]))).toEqual({});
  });
  it("leaders stand at home, and every statue is somewhere", () => {
    const led: Described = { ...LAND, leaders: true };
    const lost = (table: Table) => {
      table.leader = [county("mark"), NOWHERE, NOWHERE];
      table.statuesLeft = [3, 6, 5];
      table.statues = [statueAt(county("koeln"), 0), statueAt(county("trier"), 0), statueAt(county("trier"), 2)];
      own.trophies(table)[1 * 3 + 0] = 1;
    };
    expect(after(led, lost)).toEqual({});
    expect(after(led, (table) => (own.leader(table)[2] = county("mark")))).toEqual({
      leadersConserved: "the leader of seat 2 stands in a foreign county",
    });
    expect(after(led, (table) => (own.statuesLeft(table)[1] = 5))).toEqual({ leadersConserved: "seat 1 has 5 statues" });
    expect(after(led, (table) => (own.trophies(table)[2 * 3 + 1] = 1))).toEqual({ leadersConserved: "seat 1 has 7 statues" });
    expect(after(led, (table) => own.statues(table).push(statueAt(county("mark"), 3)))).toEqual({
      leadersConserved: "a statue belongs to nobody",
    });
    expect(after(LAND, (table) => (table.statues = [statueAt(countyCalled("bremen"), 1)]))).toEqual({});
  });
  it("WA-PLAN-2 only a county that is held is planned with", () => {
    const lost = (id: "trier" | "augsburg" | "breisgau") =>
      after(LAND, (table) => (own.plannedBy(table)[county(id)] = id === "breisgau" ? 1 : 0));
    for (const id of ["trier", "augsburg", "breisgau"] as const)
      expect(lost(id)).toEqual({ plannedAreHeld: `county ${county(id)} is lost, but still planned with` });
  });
});
