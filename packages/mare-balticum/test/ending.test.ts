import { describe, expect, it } from "vitest";
import { BANER, ENDINGS, halfTitlesOf, standings, turnsLeft } from "../src/index.ts";
import type { Scene } from "./scenario.ts";
import { scene } from "./scenario.ts";

/** Overseas titles for A, one after the other. */
const titles = (count: number, letter = "A") =>
  Object.fromEntries(
    ["ingria", "estonia", "livonia", "pomerania", "scania", "trondheim"].slice(0, count).map((name) => [name, { title: letter }]),
  );
const end = (setting: Parameters<typeof scene>[0]) => scene(setting).begin("endOfTurn").state.outcome;

describe("the end of the game", () => {
  it("MB-END-1 is looked at when a turn ends, after titles and promotions, before the Chancellor changes", () => {
    const stage = scene({ seats: 5, ...titles(2), karelia: { farm: "AA" }, finland: { farm: "AA" }, scania: { army: "BC" } }).begin(
      "endOfTurn",
    );
    expect([stage.state.outcome?.because, stage.office(0), stage.who("scania", "army"), stage.table.chancellor]).toEqual([
      "mostTitles",
      "A",
      "CB",
      0,
    ]);
    expect(scene({ seats: 5, ...titles(4) }).begin("enemy").state.outcome).toBeNull();
  });
  it("V-42, MB-END-2, MB-END-10, MB-KING-14 two home provinces with enemies alone: all lose, whatever else is true", () => {
    const fallen = { karelia: { enemy: { army: 3 } }, finland: { enemy: { army: 3 } } };
    expect(end({ ...fallen, ...titles(4) })).toMatchObject({ places: [], because: "conquered" });
    expect(end({ karelia: { enemy: { army: 3 } }, finland: { enemy: { army: 3 }, farm: "A" } })).toBeNull();
    expect(end({ karelia: { enemy: { army: 3 } } })).toBeNull();
    expect(end({})).toBeNull(); // empty provinces are no conquest
    expect(end({ seats: 6, ...fallen, scania: { title: "King" } })).toMatchObject({ places: [], because: "conquered" });
    expect(end({ karelia: { enemy: { fort: 1 } }, finland: { enemy: { army: 1 } } })?.because).toBe("conquered");
  });
  it("MB-END-3, MB-TWO-5, MB-KING-10 after fifteen or sixteen turns", () => {
    const last: Record<number, number> = { 2: 16, 3: 15, 4: 16, 5: 15, 6: 15 };
    for (const seats of [2, 3, 4, 5, 6]) {
      expect(end({ seats, turn: last[seats]! - 1, karelia: { farm: "A" } })).toBeNull();
      expect(end({ seats, turn: last[seats]!, karelia: { farm: "A" } })?.facts).toMatchObject({ ended: "rounds" });
      expect(ENDINGS[seats]!.rounds * ENDINGS[seats]!.lines).toBe(last[seats]);
    }
    expect(turnsLeft(scene({ seats: 3, turn: 15 }).table)).toBe(1);
  });
  it("MB-END-4 when all sixteen titles are held", () => {
    const letters = "ABCDABCDABCD";
    const names = [
      "karelia",
      "finland",
      "uplandia",
      "eastrogothia",
      "smolandia",
      "westrogothia",
      "ingria",
      "estonia",
      "livonia",
      "pomerania",
      "scania",
      "trondheim",
    ];
    const all = Object.fromEntries(names.map((name, index) => [name, { title: letters[index] as "A", army: letters[index]! }]));
    const offices: Scene["offices"] = { treasurer: "A", admiral: "B", constable: "C", steward: "D" };
    const setting = {
      ...all,
      karelia: { title: "A" as const, farm: "AA" },
      ingria: { title: "C" as const, fleet: "B", army: "C", fort: "D" },
      offices,
    };
    expect(end(setting)?.facts).toMatchObject({ ended: "allTitles" });
    expect(end({ ...setting, offices: { treasurer: "A", admiral: "B", constable: "C" } })).toBeNull();
  });
  it("MB-END-5, MB-END-6, MB-OFFICE-10, MB-PROVINCE-13 when one line has five, four or three titles; a local province is half of one", () => {
    for (const [seats, limit] of [
      [3, 5],
      [4, 4],
      [5, 3],
    ] as const) {
      expect(end({ seats, ...titles(limit - 1), karelia: { title: "A" } })).toBeNull();
      expect(end({ seats, ...titles(limit - 1), karelia: { title: "A" }, finland: { title: "A" } })).toMatchObject({
        places: expect.arrayContaining([[0]]) as unknown,
        facts: { ended: "limit", titles: limit },
      });
      expect(end({ seats, ...titles(limit - 1), karelia: { farm: "A" }, offices: { treasurer: "A" } })?.facts).toMatchObject({
        ended: "limit",
      });
    }
    const { table } = scene({ ...titles(1), karelia: { title: "A" }, offices: { steward: "A" } });
    expect(halfTitlesOf(table, BANER)).toBe(5);
    expect(standings(table)[0]).toEqual({ holder: 0, halves: 5, halvesMissing: 3 });
  });
  it("MB-END-7 most titles win", () => {
    expect(end({ turn: 16, scania: { title: "C" }, karelia: { title: "A" } })).toMatchObject({
      places: [[2], [0], [1, 3]],
      because: "mostTitles",
    });
  });
  it("V-45, MB-END-8 equal titles: most subjects", () => {
    const outcome = end({
      turn: 16,
      ingria: { title: "A", army: "AAA", fort: "AAA" },
      estonia: { title: "A", army: "BBB", fort: "BBB" },
      livonia: { title: "A" },
      karelia: { farm: "A" },
      pomerania: { title: "B", fleet: "BBB" },
      scania: { title: "B" },
      trondheim: { title: "B" },
    });
    expect(outcome).toMatchObject({ because: "moreSubjects", facts: { titles: 3 } });
    expect(outcome?.places[0]).toEqual([1]);
  });
  it("MB-END-9 equal in both: they share the victory", () => {
    expect(end({ turn: 16, scania: { title: "C", army: "C" }, ingria: { title: "A", army: "A" } })).toMatchObject({
      places: [
        [0, 2],
        [1, 3],
      ],
      because: "shared",
    });
  });
});
