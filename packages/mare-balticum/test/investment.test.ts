import { describe, expect, it } from "vitest";
import { buildOf, goodFor, SQUARES } from "../src/catalog/index.ts";
import type { ProvinceName } from "./scenario.ts";
import { at, HEX, id, scene, square } from "./scenario.ts";

const GOLD = 5;
const build = (where: number, pay: number = goodFor(id(where))) => ({ kind: "investInBuild", square: where, pay }) as const;
const title = (hex: number, pay = hex) => ({ kind: "investInTitle", hex, pay }) as const;
const recruit = (province: ProvinceName, force: number, pay: number) =>
  ({ kind: "investInProvince", province: at(province), force, pay }) as const;
/** A farmer with one good in Karelia (wood), Westrogothia (grain), Eastrogothia (cloth), Uplandia (iron), Finland (stone). */
const farm = (letter: string) => ({ farm: letter, goods: { farm: [1] } });

describe("investments", () => {
  it("EX-10, MB-INVEST-2, MB-INVEST-10, MB-INVEST-12, MB-TITLEDECK-2 four investments", () => {
    const stage = scene({ karelia: farm("A"), eastrogothia: { farm: "BC", goods: { farm: [1, 1] } }, westrogothia: farm("D") }).begin(
      "investment",
    );
    const supplies = (["A", "B", "C", "D"] as const).map((letter) => stage.supply(letter));
    stage.does(build(square("fleet", 0))).does({ kind: "endInvestment" });
    stage.does(build(square("fleet", 2))).does({ kind: "endInvestment" });
    expect([stage.why(build(square("fleet", 2))), stage.why(build(square("army", 1))), stage.why(title(HEX.cloth))]).toEqual([
      null,
      null,
      null,
    ]);
    stage.does(title(HEX.cloth)).does({ kind: "endInvestment" });
    stage.does(recruit("westrogothia", 0, 0));
    expect([stage.pile("fleet", 0), stage.pile("fleet", 1), stage.pile("fleet", 2), stage.deck()]).toEqual(["A", "", "B", "  C   "]);
    expect(stage.who("westrogothia", "farm")).toBe("DD");
    expect((["A", "B", "C", "D"] as const).map((letter) => stage.gold(letter))).toEqual([1, 1, 1, 1]);
    expect((["A", "B", "C", "D"] as const).map((letter) => stage.supply(letter))).toEqual(supplies.map((units) => units + 1));
  });
  it("MB-INVEST-1 in turn order, investments and then savings", () => {
    const stage = scene({ chancellor: "B", karelia: { farm: "AB", goods: { farm: [1, 1] } } }).begin("investment");
    expect(stage.line).toBe("B");
    stage.does({ kind: "endInvestment" });
    expect([stage.table.savings[1], stage.goods("karelia", "farm")]).toEqual([1, [1, 0]]);
    expect(stage.line).toBe("C"); // C and D may still pay for the gold hex
    stage.until("investing", "A");
  });
  it("MB-INVEST-2, MB-INVEST-20 a good and one gold, paid at once", () => {
    const stage = scene({ karelia: farm("A"), gold: { A: 0 }, supply: { A: 0 } }).begin("investment");
    expect(stage.line).toBe("A"); // asked only because its units are scarce
    expect(stage.why(build(0))).toBe("MB-INVEST-2");
    const one = scene({ scania: { fleet: "A", goods: { fleet: [2] } }, gold: { A: 1 } })
      .begin("investment")
      .does(recruit("karelia", 0, 0));
    expect([one.gold("A"), one.goods("scania", "fleet")]).toEqual([0, [1]]);
    expect(one.step === "investing" && one.line === "A").toBe(true);
    expect(one.why(recruit("karelia", 0, 0))).toBe("MB-INVEST-2");
  });
  it("MB-INVEST-3 as many as can be paid", () => {
    const stage = scene({ livonia: { fleet: "AAA", goods: { fleet: [2, 2, 2] } }, gold: { A: 6 } }).begin("investment");
    for (let turn = 0; turn < 6; turn++) stage.does(build(0));
    expect([stage.pile("fleet", 0), stage.gold("A")]).toEqual(["AAAAAA", 0]);
  });
  it("MB-INVEST-4 only an own good of that kind, and it is that unit which moves", () => {
    const stage = scene({ karelia: { farm: "AB", goods: { farm: [1, 1] } }, finland: farm("B") }).begin("investment");
    expect(stage.why(build(square("fort", 0)))).toBe("MB-INVEST-4");
    const supply = stage.supply("A");
    stage.does(build(square("fleet", 1)));
    expect([stage.goods("karelia", "farm"), stage.supply("A")]).toEqual([[0, 1], supply + 1]);
  });
  it("V-33, MB-INVEST-5 three gold do without a good", () => {
    const stage = scene({ gold: { A: 3 } }).begin("investment");
    const supply = stage.supply("A");
    stage.does(build(square("fort", 0), GOLD));
    expect([stage.gold("A"), stage.supply("A"), stage.pile("fort", 0)]).toEqual([0, supply + 2, "A"]);
    const poor = scene({ gold: { A: 2 } }).begin("investment");
    expect(poor.why(build(square("fort", 0), GOLD))).toBe("MB-INVEST-5");
  });
  it("MB-INVEST-6 no circle loses its subject", () => {
    const stage = scene({ karelia: farm("A"), scania: { army: "AB", goods: { army: [2, 2] } }, gold: { A: 9 } }).begin("investment");
    stage
      .does(build(0))
      .does(build(square("army", 0)))
      .does({ kind: "endInvestment" });
    expect([stage.who("karelia", "farm"), stage.who("scania", "army")]).toEqual(["A", "AB"]);
  });
  it("MB-INVEST-7, MB-INVEST-8 goods in the capital, and goods as gold, pay for nothing this turn", () => {
    const stage = scene({ capital: { A: 4 }, karelia: farm("A"), gold: { A: 1 } }).begin("investment");
    expect(stage.why(build(square("fort", 0)))).toBe("MB-INVEST-4");
    expect(stage.why(build(square("fort", 0), GOLD))).toBe("MB-INVEST-5");
    stage.does(build(0));
    expect([stage.why(build(0)), stage.gold("A")]).toEqual(["MB-INVEST-4", 0]);
  });
  it("MB-INVEST-9 recipes of fleet, army and fort", () => {
    const recipe = (force: number) => SQUARES.filter((one) => buildOf(one) === force).map(goodFor);
    expect([recipe(1), recipe(2), recipe(3)]).toEqual([
      [1, 1, 2],
      [0, 2, 3],
      [4, 4, 3],
    ]);
  });
  it("MB-INVEST-10 at the bottom of any pile of its kind, without limit", () => {
    const stage = scene({ karelia: farm("A"), builds: { fleet: ["BCD", "", ""] } }).begin("investment");
    expect(stage.legal("investInBuild")).toEqual([build(0), build(1)]);
    stage.does(build(0));
    expect(stage.pile("fleet", 0)).toBe("BCDA");
  });
  it("MB-INVEST-11 several lines in one build, one line in several squares", () => {
    const stage = scene({ livonia: { fleet: "AB", goods: { fleet: [2, 2] } }, builds: { fleet: ["", "", "C"] } }).begin("investment");
    stage.does(build(0)).does(build(1));
    expect([stage.pile("fleet", 0), stage.pile("fleet", 1), stage.finished("fleet")]).toEqual(["A", "A", 1]);
    stage.does({ kind: "endInvestment" }).does(build(0));
    expect(stage.pile("fleet", 0)).toBe("AB");
  });
  it("MB-INVEST-12 a farmer costs grain, in any empty farm of any local province", () => {
    const stage = scene({ westrogothia: farm("A"), karelia: { farm: "BC" } }).begin("investment");
    expect(stage.legal("investInProvince").map((action) => (action as { province: number }).province)).toEqual([1, 2, 3, 4, 5]);
    stage.does(recruit("uplandia", 0, 0));
    expect(stage.who("uplandia", "farm")).toBe("A");
  });
  it("MB-INVEST-13, MB-INVEST-14, MB-INVEST-15 merchants for wood or cloth, soldiers for grain, cloth or iron, officials for iron or stone", () => {
    const goods = { karelia: farm("A"), westrogothia: farm("A"), eastrogothia: farm("A"), uplandia: farm("A"), finland: farm("A") };
    const stage = scene({ ...goods, scania: { fleet: "B", army: "B", fort: "B" }, gold: { A: 1 } }).begin("investment");
    const pays = (force: number) =>
      stage
        .legal("investInProvince")
        .filter((action) => (action as { force: number }).force === force)
        .filter((action) => (action as { province: number }).province === at("scania"))
        .map((action) => (action as { pay: number }).pay)
        .sort((a, b) => a - b);
    expect([pays(1), pays(2), pays(3)]).toEqual([
      [1, 2],
      [0, 2, 3],
      [3, 4],
    ]);
    stage.does(recruit("scania", 3, 4));
    expect([stage.who("scania", "fort"), stage.gold("A")]).toEqual(["BA", 0]);
  });
  it("MB-INVEST-16 only into an existing group, in its first empty circle, never as leader", () => {
    const stage = scene({ gold: { A: 9 }, scania: { army: "B" } }).begin("investment");
    expect(stage.why(recruit("scania", 1, GOLD))).toBe("MB-INVEST-16");
    expect(stage.why(recruit("karelia", 2, GOLD))).toBe("MB-INVEST-16");
    stage.does(recruit("scania", 2, GOLD)).does(recruit("scania", 2, GOLD));
    expect(stage.who("scania", "army")).toBe("BAA");
    expect(stage.why(recruit("scania", 2, GOLD))).toBe("MB-SETUP-8");
  });
  it("MB-INVEST-17, MB-INVEST-18 any line may join, among enemies and under siege too", () => {
    const stage = scene({ gold: { A: 9 }, scania: { fort: "B", enemy: { army: 3, fort: 2 } } }).begin("investment");
    stage.does(recruit("scania", 3, GOLD));
    expect(stage.who("scania", "fort")).toBe("BA");
  });
  it("MB-INVEST-19 a new subject counts for offices the same turn", () => {
    const stage = scene({
      westrogothia: farm("A"),
      karelia: { farm: "AA" },
      gold: { A: 1, B: 0, C: 0, D: 0 },
    }).begin("investment");
    stage.does(recruit("finland", 0, 0)).does({ kind: "endInvestment" });
    expect(stage.office(0)).toBe("A");
  });
  it("MB-INVEST-20 there is no credit: saving first does not help", () => {
    const stage = scene({ livonia: { fleet: "A", goods: { fleet: [2] } }, gold: { A: 1 } })
      .begin("investment")
      .does(build(0));
    expect([stage.gold("A"), stage.why(build(1)), stage.why(build(0, GOLD))]).toEqual([0, "MB-INVEST-2", "MB-INVEST-5"]);
  });
});

describe("the title deck", () => {
  it("MB-TITLEDECK-1, MB-TITLEDECK-2 six hexes; a good on its own hex, at the price of any investment", () => {
    const stage = scene({ karelia: farm("A"), gold: { A: 4 } }).begin("investment");
    expect(stage.table.titleDeck).toHaveLength(6);
    stage.does(title(HEX.wood)).does(title(HEX.stone, GOLD));
    expect([stage.deck(), stage.gold("A")]).toEqual([" A   A ", 0]);
  });
  it("V-34, MB-TITLEDECK-3, MB-TITLEDECK-4 the gold hex takes two gold, and one unit of a line", () => {
    const stage = scene({ gold: { A: 2 } }).begin("investment");
    const supply = stage.supply("A");
    stage.does(title(GOLD, GOLD));
    expect([stage.gold("A"), stage.deck(), stage.supply("A")]).toEqual([0, "     A", supply + 1]);
    const twice = scene({ gold: { A: 9 }, deck: { gold: "A", wood: "A" }, karelia: farm("A") }).begin("investment");
    expect([twice.why(title(GOLD, GOLD)), twice.why(title(HEX.wood))]).toEqual(["MB-TITLEDECK-4", "MB-TITLEDECK-4"]);
    const poor = scene({ gold: { A: 1 }, karelia: farm("A") }).begin("investment");
    expect(poor.why(title(GOLD, GOLD))).toBe("MB-TITLEDECK-3");
  });
  it("MB-TITLEDECK-4, MB-TITLEDECK-5 any number of lines on a hex, in no order", () => {
    const stage = scene({ deck: { wood: "BC" }, karelia: farm("A") })
      .begin("investment")
      .does(title(HEX.wood));
    expect(stage.deck()).toBe(" ABC    ");
    const other = scene({ deck: { wood: "CAB" } });
    expect(other.deck()).toBe(stage.deck());
  });
  it("MB-TITLEDECK-6 units stay until a title is won or a tax takes them", () => {
    const stage = scene({ deck: { wood: "A", iron: "B" }, karelia: { farm: "AB" } }).begin("endOfTurn");
    expect(stage.deck()).toBe(" A  B  ");
  });
});

describe("savings", () => {
  it("MB-SAVE-1, MB-SAVE-2 what is left is saved or discarded, and nothing stays on the board", () => {
    const stage = scene({ livonia: { fleet: "AB", goods: { fleet: [2, 1] } }, karelia: farm("A") }).begin("investment");
    const supply = stage.supply("A");
    stage.does({ kind: "discardGood", good: 1 });
    expect(stage.supply("A")).toBe(supply + 1);
    expect(stage.why({ kind: "discardGood", good: 4 })).toBe("MB-SAVE-1");
    stage.does({ kind: "endInvestment" });
    expect([stage.table.savings[0], stage.goods("livonia", "fleet"), stage.goods("karelia", "farm")]).toEqual([2, [0, 1], [0]]);
  });
  it("MB-SAVE-2 a line that is not asked saves everything", () => {
    const stage = scene({ karelia: farm("A"), gold: { A: 0, B: 0, C: 0, D: 0 }, finland: { farm: "B" } }).begin("investment");
    expect([stage.table.turn, stage.gold("A")]).toEqual([3, 1]);
  });
  it("MB-SAVE-3 the capital becomes savings after the last line", () => {
    const stage = scene({ capital: { A: 2, B: 1 }, gold: { A: 0, B: 2, C: 0, D: 0 } }).begin("investment");
    expect([stage.line, stage.table.capital[0]]).toEqual(["B", 2]);
    stage.does({ kind: "endInvestment" });
    expect([stage.gold("A"), stage.gold("B"), stage.table.capital.every((units) => units === 0)]).toEqual([2, 3, true]);
  });
  it("V-35, MB-SAVE-4 savings pay for no bid, and are gold in the next turn", () => {
    const stage = scene({
      karelia: { farm: "AA", goods: { farm: [1, 1] } },
      finland: { farm: "AA", goods: { farm: [1, 0] } },
      uplandia: { farm: "BB" },
      eastrogothia: { farm: "BB" },
      gold: { A: 0, B: 1, C: 0, D: 0 },
    }).begin("investment");
    expect([stage.step, stage.asked]).toEqual(["biddingForOffice", [1]]); // A has three savings and nothing to bid with
    stage.does({ kind: "bid", amounts: [1] });
    expect([stage.office(0), stage.gold("A"), stage.gold("B")]).toEqual(["B", 3, 0]);
  });
  it("MB-SAVE-5 gold has no limit but the 24 units, and is not discarded at will", () => {
    const stage = scene({ gold: { A: 24 }, supply: { A: 0 } }).begin("investment");
    expect(stage.gold("A")).toBe(24);
    expect(stage.legal("discardGood")).toEqual([]);
    expect(stage.legal("discardSold")).toEqual([]);
  });
});
