import { describe, expect, it } from "vitest";
import { at, scene } from "./scenario.ts";

const generate = (province: Parameters<typeof at>[0], force: 0 | 1 | 2 | 3, circle: number) =>
  ({ kind: "generate", province: at(province), force, circle }) as const;

describe("who produces", () => {
  it("EX-02, MB-PROD-3, MB-PROD-5 who earns in Smolandia", () => {
    const farm = scene({ smolandia: { farm: "A" } }).begin("production");
    expect(farm.goods("smolandia", "farm")).toEqual([1]);
    const army = scene({ smolandia: { farm: "A", army: "BB" } }).begin("production");
    expect([army.goods("smolandia", "farm"), army.goods("smolandia", "army")]).toEqual([[0], [1, 1]]);
    const fort = scene({ smolandia: { farm: "A", army: "BB", fort: "ACD" } }).begin("production");
    expect([fort.goods("smolandia", "farm"), fort.goods("smolandia", "army"), fort.goods("smolandia", "fort")]).toEqual([
      [0],
      [0, 0],
      [1, 1, 1],
    ]);
  });
  it("EX-03, MB-PROD-4, MB-PROD-8, MB-PROD-9 a merchant in Scania earns two, beside an enemy army too, but not beside enemy ships", () => {
    expect(
      scene({ scania: { fleet: "A" } })
        .begin("production")
        .goods("scania", "fleet"),
    ).toEqual([2]);
    expect(
      scene({ scania: { fleet: "A", enemy: { army: 3 } } })
        .begin("production")
        .goods("scania", "fleet"),
    ).toEqual([2]);
    expect(
      scene({ scania: { fleet: "A", enemy: { army: 3, fleet: 3 } } })
        .begin("production")
        .goods("scania", "fleet"),
    ).toEqual([0]);
  });
  it("MB-PROD-8 enemy ships stop nothing but fleets", () => {
    expect(
      scene({ scania: { army: "B", enemy: { fleet: 2 } } })
        .begin("production")
        .goods("scania", "army"),
    ).toEqual([2]);
  });
  it("V-07, MB-PROD-6, MB-PROD-7 where the producing kind is stopped no lower kind steps in", () => {
    const stage = scene({ scania: { fleet: "A", army: "B", enemy: { army: 1 } } }).begin("production");
    expect([stage.goods("scania", "fleet"), stage.goods("scania", "army")]).toEqual([[0], [0]]);
  });
  it("MB-PROD-7, MB-SIEGE-4 besiegers and landed armies stop forts, armies and farmers", () => {
    expect(
      scene({ ingria: { fort: "ABC", enemy: { fort: 1 } } })
        .begin("production")
        .goods("ingria", "fort"),
    ).toEqual([0, 0, 0]);
    expect(
      scene({ finland: { army: "A", enemy: { army: 1 } } })
        .begin("production")
        .goods("finland", "army"),
    ).toEqual([0]);
    expect(
      scene({ finland: { farm: "A", enemy: { army: 1 } } })
        .begin("production")
        .goods("finland", "farm"),
    ).toEqual([0]);
  });
  it("MB-PROD-1, MB-PROD-2 all produce at once, each good a unit of the owner lying on its subject", () => {
    const stage = scene({ karelia: { farm: "AB" }, ingria: { fleet: "CD" } }).begin("production");
    expect([stage.goods("karelia", "farm"), stage.goods("ingria", "fleet")]).toEqual([
      [1, 1],
      [2, 2],
    ]);
    expect((["A", "B", "C", "D"] as const).map((letter) => stage.supply(letter))).toEqual([20, 20, 19, 19]);
    expect(stage.step).toBe("pickingRoutes");
  });
  it("MB-PROD-12 what was placed or moved last turn produces fully", () => {
    const stage = scene({ scania: { fleet: "A" }, builds: { army: ["A", "A", "A"] } }).begin("movement");
    stage.does({ kind: "deploy", force: 2, layer: 0, to: at("scania") });
    stage.until("turn");
    expect(stage.goods("scania", "army")).toEqual([2, 2, 2]);
  });
  it("MB-PROD-13 units on decks and coats of arms, and enemies, produce nothing", () => {
    const stage = scene({ builds: { fleet: ["A", "A", ""] }, deck: { wood: "A" }, scania: { title: "A", enemy: { army: 2 } } }).begin(
      "production",
    );
    expect(stage.table.goods.every((count) => count === 0)).toBe(true);
    expect(stage.supply("A")).toBe(24 - 2 - 2 - 1 - 1);
  });
});

describe("short of units", () => {
  const short = () =>
    scene({ scania: { fleet: "A" }, ingria: { fleet: "AB" }, karelia: { farm: "A" }, supply: { A: 3 } }).begin("production");
  it("V-12, MB-SETUP-5, MB-PROD-11 the owner chooses which goods are generated, over all its provinces; the rest is lost", () => {
    const stage = short();
    expect([stage.step, stage.asked]).toEqual(["harvesting", [0]]);
    stage
      .does(generate("ingria", 1, 0))
      .does(generate("ingria", 1, 0))
      .does(generate("karelia", 0, 0));
    expect([stage.goods("scania", "fleet"), stage.goods("ingria", "fleet"), stage.goods("karelia", "farm")]).toEqual([[0], [2, 2], [1]]);
    expect([stage.supply("A"), stage.step]).toEqual([0, "pickingRoutes"]);
    stage.until("turn");
    expect(stage.told("produced").filter(({ line }) => line === 0)[0]?.goods).toHaveLength(3);
  });
  it("MB-PROD-3, MB-PROD-4, MB-PROD-5, MB-PROD-13 nobody generates more than the subject yields, or from others' subjects", () => {
    const stage = short();
    expect(stage.why(generate("ingria", 1, 1))).toBe("MB-PROD-13");
    expect(stage.why(generate("finland", 0, 0))).toBe("MB-PROD-13");
    stage.does(generate("karelia", 0, 0));
    expect(stage.why(generate("karelia", 0, 0))).toBe("MB-PROD-3");
    stage.does(generate("scania", 1, 0));
    expect(stage.why(generate("scania", 1, 0))).toBeNull();
    const other = scene({ scania: { fleet: "A", army: "A" }, ingria: { fleet: "AAA" }, supply: { A: 5 } }).begin("production");
    other.does(generate("ingria", 1, 0)).does(generate("ingria", 1, 0));
    expect(other.why(generate("ingria", 1, 0))).toBe("MB-PROD-4");
    expect(other.why(generate("scania", 1, 0))).toBe("MB-PROD-5");
  });
  it("MB-PROD-7, MB-PROD-8 stopped subjects cannot be chosen", () => {
    const stage = scene({
      scania: { fleet: "A", enemy: { fleet: 1 } },
      finland: { farm: "A", enemy: { army: 1 } },
      ingria: { fleet: "AA" },
      supply: { A: 2 },
    }).begin("production");
    expect(stage.why(generate("scania", 1, 0))).toBe("MB-PROD-8");
    expect(stage.why(generate("finland", 0, 0))).toBe("MB-PROD-7");
  });
  it("MB-PROD-10 an owner may stop at less, down to nothing, for each subject separately", () => {
    const stage = short()
      .does(generate("scania", 1, 0))
      .does({ kind: "generateNoMore" });
    expect([stage.goods("scania", "fleet"), stage.goods("ingria", "fleet"), stage.supply("A")]).toEqual([[1], [0, 2], 2]);
    expect(short().does({ kind: "generateNoMore" }).supply("A")).toBe(3);
    const riksdag = scene({ riksdag: true, karelia: { farm: "A" } })
      .begin("production")
      .does({ kind: "callNothing" });
    expect(riksdag.step).toBe("harvesting"); // a mobilization might still come, so having less can be wise
    riksdag.does({ kind: "generateNoMore" });
    expect(riksdag.goods("karelia", "farm")).toEqual([0]);
  });
  it("MB-PROD-10 everything else at a stroke, as far as the supply goes, and by default", () => {
    const stage = short()
      .does(generate("scania", 1, 0))
      .does({ kind: "generateRest" });
    expect([stage.supply("A"), stage.goods("karelia", "farm"), stage.goods("ingria", "fleet"), stage.goods("scania", "fleet")]).toEqual([
      0,
      [1],
      [1, 2],
      [1],
    ]);
  });
  it("MB-PROD-10 asks where this turn's battles may bring more than the supply holds", () => {
    const tight = scene({ karelia: { farm: "A" }, scania: { army: "A", enemy: { army: 1 } }, supply: { A: 2 } }).begin("production");
    expect(tight.step).toBe("harvesting");
    const ample = scene({ karelia: { farm: "A" }, scania: { army: "A", enemy: { army: 1 } }, supply: { A: 3 } }).begin("production");
    expect(ample.step).toBe("playingCards");
    // Seven subjects beside enemies may bring fourteen units, though no more than ten are outside the supply now.
    const many = (supply: number) =>
      scene({
        karelia: { farm: "A" },
        scania: { army: "AAA", fleet: "AAA", enemy: { army: 1, fleet: 1 } },
        livonia: { army: "A", enemy: { army: 1 } },
        supply: { A: supply },
      }).begin("production").step;
    expect([many(14), many(15)]).toEqual(["harvesting", "choosingBattle"]);
  });
});
