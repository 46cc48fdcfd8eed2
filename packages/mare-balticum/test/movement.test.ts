import { without } from "@stormakt/kernel/ids";
import { describe, expect, it } from "vitest";
import { BIELKE, FLEET, PROVINCES } from "../src/catalog/index.ts";
import { MOVED, markAll, noteAll, RETREATED } from "../src/table.ts";
import type { ProvinceName, Stage } from "./scenario.ts";
import { at, scene } from "./scenario.ts";

const march = (from: ProvinceName, to: ProvinceName) => ({ kind: "march", from: at(from), to: at(to) }) as const;
const sail = (from: ProvinceName, to: ProvinceName) => ({ kind: "sail", from: at(from) as 6, to: at(to) as 7 }) as const;
const deploy = (force: number, to: ProvinceName, layer = 0) => ({ kind: "deploy", force, layer, to: at(to) }) as const;
const desert = (province: ProvinceName, force: number, circle: number) =>
  ({ kind: "desert", province: at(province), force, circle }) as const;
const farmer = (from: ProvinceName, to: ProvinceName, circle = 0) =>
  ({ kind: "moveFarmer", from: at(from) as 0, circle, to: at(to) as 1 }) as const;
const goals = (stage: Stage, kind: "march" | "sail" | "deploy") => stage.legal(kind).map((action) => (action as { to: number }).to);

describe("movement", () => {
  it("MB-MOVE-1 a line moves what it leads, its own farmers and its own deserters, in any sequence", () => {
    const stage = scene({ karelia: { army: "BA", farm: "AB" }, uplandia: { army: "AB" } }).begin("movement");
    expect(stage.why(march("karelia", "finland"))).toBe("MB-MOVE-1");
    expect(stage.why(sail("scania", "ingria"))).toBe("MB-MOVE-1");
    expect(stage.why(farmer("karelia", "finland", 1))).toBe("MB-MOVE-1");
    stage
      .does(desert("karelia", 2, 1))
      .does(march("uplandia", "finland"))
      .does(farmer("karelia", "smolandia"))
      .does({ kind: "endMovement" });
    expect([stage.who("karelia", "army"), stage.who("finland", "army"), stage.who("smolandia", "farm")]).toEqual(["B", "AB", "A"]);
  });
  it("MB-MOVE-2, MB-MERGE-1 a group moves whole, and only where all fit", () => {
    const stage = scene({ karelia: { army: "AB" }, finland: { army: "CD" } }).begin("movement");
    expect(stage.why(march("karelia", "finland"))).toBe("MB-MOVE-2");
    const fits = scene({ karelia: { army: "AB" }, finland: { army: "C" } })
      .begin("movement")
      .does(march("karelia", "finland"));
    expect([fits.who("finland", "army"), fits.who("karelia", "army")]).toEqual(["ABC", ""]);
  });
  it("MB-MOVE-3 each group, farmer and build moves once", () => {
    const stage = scene({ karelia: { army: "A", farm: "A" }, scania: { fleet: "A" }, builds: { fleet: ["A", "B", "C"] } }).begin(
      "movement",
    );
    stage.does(march("karelia", "finland")).does(farmer("karelia", "uplandia")).does(sail("scania", "ingria")).does(deploy(1, "livonia"));
    expect(stage.why(march("finland", "uplandia"))).toBe("MB-MOVE-3");
    expect(stage.why(farmer("uplandia", "karelia"))).toBe("MB-MOVE-3");
    expect(stage.why(sail("ingria", "estonia"))).toBe("MB-MOVE-3");
    expect(stage.why(sail("livonia", "estonia"))).toBe("MB-MOVE-3");
  });
  it("MB-MOVE-4 moving is voluntary", () => {
    const stage = scene({ karelia: { army: "A", farm: "A" }, scania: { fleet: "A" } }).begin("movement");
    expect(stage.why({ kind: "endMovement" })).toBeNull();
  });
  it("MB-MOVE-5 a farmer goes to any local province with an empty farm", () => {
    const stage = scene({ karelia: { farm: "A" }, westrogothia: { farm: "BC" }, uplandia: { farm: "D" } }).begin("movement");
    expect(stage.legal("moveFarmer").map((action) => (action as { to: number }).to)).toEqual([1, 2, 3, 4]);
    expect(stage.why(farmer("karelia", "westrogothia"))).toBe("MB-MOVE-5");
  });
  it("V-24, MB-MOVE-6, MB-MOVE-7 fleets sail along the row, into enemy ships but not past them", () => {
    const stage = scene({ ingria: { fleet: "A" }, livonia: { enemy: { fleet: 1 } } }).begin("movement");
    expect(goals(stage, "sail")).toEqual([at("estonia"), at("livonia")]);
    for (const far of ["pomerania", "scania", "trondheim"] as const) expect(stage.why(sail("ingria", far))).toBe("MB-MOVE-7");
    const open = scene({ ingria: { fleet: "A" }, livonia: { fleet: "BCD", enemy: { army: 3 } } }).begin("movement");
    expect(goals(open, "sail")).toEqual(["estonia", "pomerania", "scania", "trondheim"].map((name) => at(name as "estonia")));
  });
  it("V-25, MB-MOVE-6, MB-MOVE-8, MB-SETUP-6 the seam is closed by land and sea", () => {
    const stage = scene({ karelia: { army: "A" }, ingria: { fleet: "A" }, scania: { enemy: { fleet: 1 } } }).begin("movement");
    expect(stage.why(march("karelia", "westrogothia"))).toBe("MB-MOVE-8");
    expect(stage.why(sail("ingria", "trondheim"))).toBe("MB-MOVE-7"); // all four between must be passed
    expect(stage.why(march("karelia", "uplandia"))).toBe("MB-MOVE-8");
  });
  it("MB-MOVE-9, MB-MOVE-10 an army crosses only where a friendly merchant is, and needs none otherwise", () => {
    const stage = scene({ smolandia: { army: "A" }, estonia: { army: "A" } }).begin("movement");
    expect(stage.why(march("smolandia", "scania"))).toBe("MB-MOVE-9");
    expect(stage.why(march("estonia", "finland"))).toBe("MB-MOVE-9");
    expect(stage.why(march("smolandia", "westrogothia"))).toBeNull();
    expect(stage.why(march("estonia", "livonia"))).toBeNull();
    const shipped = scene({ smolandia: { army: "A" }, estonia: { army: "A", fleet: "B" }, scania: { fleet: "C" } }).begin("movement");
    expect([shipped.why(march("smolandia", "scania")), shipped.why(march("estonia", "finland"))]).toEqual([null, null]);
  });
  it("V-26, MB-MOVE-9, MB-BUILD-10 a fleet of this turn carries an existing army, not a new one", () => {
    const stage = scene({ smolandia: { army: "A" }, builds: { fleet: ["A", "A", "A"], army: ["A", "A", "A"] } }).begin("movement");
    stage.does(deploy(1, "scania"));
    expect(stage.why(deploy(2, "scania"))).toBe("MB-BUILD-10");
    expect(stage.why(march("smolandia", "scania"))).toBeNull();
  });
  it("MB-MOVE-11 forts stay", () => {
    const stage = scene({ scania: { fort: "AAA" } }).begin("movement");
    expect([...stage.legal("march"), ...stage.legal("sail")]).toEqual([]);
    expect(stage.why(march("scania", "pomerania"))).toBe("MB-MOVE-1");
  });
  it("V-29, MB-MOVE-12, MB-MOVE-14 desertion costs the goods, and the next one leads", () => {
    const stage = scene({ scania: { army: "ABC", goods: { army: [2, 2, 2] } } }).begin("movement");
    const supply = stage.supply("A");
    stage.does(desert("scania", 2, 0));
    expect([stage.who("scania", "army"), stage.goods("scania", "army"), stage.supply("A")]).toEqual(["BC", [2, 2], supply + 3]);
    stage.does({ kind: "endMovement" });
    expect([stage.line, stage.why(march("scania", "pomerania"))]).toEqual(["B", null]);
    expect(stage.why(desert("scania", 2, 1))).toBe("MB-MOVE-12");
    stage
      .does(desert("scania", 2, 0))
      .does({ kind: "endMovement" })
      .does(desert("scania", 2, 0));
    expect(stage.who("scania", "army")).toBe("");
  });
  it("MB-MOVE-13 farmers cannot desert", () => {
    const stage = scene({ karelia: { farm: "A" } }).begin("movement");
    expect(stage.legal("desert")).toEqual([]);
    expect(() => stage.does({ kind: "desert", province: 0, force: 0, circle: 0 })).toThrow("kernel.no-such-move");
  });
  it("V-30, MB-MOVE-15, MB-SAVE-3, MB-INVEST-7 goods are sold when their subjects move", () => {
    const stage = scene({ scania: { army: "AB", goods: { army: [2, 2] } }, gold: { A: 1, B: 1 } }).begin("movement");
    stage.does(march("scania", "pomerania"));
    expect([stage.table.capital.slice(0, 2), stage.goods("pomerania", "army")]).toEqual([
      [2, 2],
      [0, 0],
    ]);
    stage.does({ kind: "endMovement" }).until("turn");
    expect([stage.gold("A"), stage.gold("B"), stage.table.capital]).toEqual([3, 3, [0, 0, 0, 0, 0]]);
  });
  it("MB-MOVE-15, MB-SAVE-3 the owner may discard what was sold", () => {
    const stage = scene({ scania: { army: "AB", goods: { army: [2, 2] } } })
      .begin("movement")
      .does(march("scania", "pomerania"));
    stage.until("investing", "B").does({ kind: "discardSold" });
    expect([stage.table.capital[1], stage.supply("B")]).toEqual([1, 24 - 2 - 1 - 1]);
    stage.does({ kind: "discardSold" });
    expect(stage.why({ kind: "discardSold" })).toBe("MB-SAVE-3");
  });
  it("MB-MOVE-16 what a deserter has sold this turn is lost too", () => {
    const stage = scene({ scania: { army: "AB", goods: { army: [2, 2] } } }).begin("movement");
    stage.does(march("scania", "pomerania")).does(desert("pomerania", 2, 0));
    expect([stage.table.capital.slice(0, 2), stage.supply("A"), stage.who("pomerania", "army")]).toEqual([[0, 2], 22, "B"]);
    stage.does({ kind: "endMovement" }).does(desert("pomerania", 2, 0));
    expect([stage.table.capital[1], stage.supply("B")]).toEqual([0, 22]);
  });
  it("MB-MOVE-17 merchants in fleet circles, soldiers in army circles: nothing else will do", () => {
    const stage = scene({ builds: { fleet: ["A", "A", "A"] } }).begin("movement");
    expect(goals(stage, "deploy")).toEqual(PROVINCES.filter((province) => province >= 6));
    expect(stage.why(deploy(1, "smolandia"))).toBe("MB-BUILD-9");
    const fleet = scene({ scania: { fleet: "A" } }).begin("movement");
    expect(goals(fleet, "sail").every((to) => to >= 6)).toBe(true);
  });
  it("tells for every province why an army may not go there", () => {
    const stage = scene({ smolandia: { army: "AB" }, eastrogothia: { army: "CD" } }).begin("movement");
    const verdicts = stage.choices().filter(({ action }) => action.kind === "march");
    expect(verdicts).toHaveLength(11);
    const why = Object.fromEntries(
      verdicts.map(({ action, verdict }) => [(action as { to: number }).to, verdict.legal ? "may" : verdict.rule]),
    );
    expect([why[at("westrogothia")], why[at("eastrogothia")], why[at("scania")], why[at("karelia")]]).toEqual([
      "may",
      "MB-MOVE-2",
      "MB-MOVE-9",
      "MB-MOVE-8",
    ]);
  });
});

describe("finished builds", () => {
  it("EX-09, MB-BUILD-3, MB-BUILD-4, MB-BUILD-5, MB-BUILD-6, MB-BUILD-10, MB-BUILD-11 where a new army may go", () => {
    const stage = scene({
      builds: { army: ["A", "B", "C"], fort: ["A", "A", "A"] },
      scania: { fleet: "D" },
      livonia: { fleet: "D" },
      finland: { army: "D" },
    }).begin("movement");
    expect(stage.why({ kind: "endMovement" })).toBe("MB-BUILD-5");
    const army = stage.legal("deploy").filter((action) => (action as { force: number }).force === 2);
    expect(army.map((action) => (action as { to: number }).to)).toEqual([0, 2, 3, 4, 5, at("livonia"), at("scania")]);
    for (const no of ["ingria", "estonia", "pomerania", "trondheim"] as const) expect(stage.why(deploy(2, no))).toBe("MB-BUILD-10");
    stage.does(deploy(2, "scania"));
    expect(stage.who("scania", "army")).toBe("ABC");
    expect(stage.why(deploy(3, "scania"))).toBe("MB-BUILD-11");
    stage.does({ kind: "endMovement" }).until("turn").until("moving", "A");
    expect(stage.why(deploy(3, "scania"))).toBeNull();
  });
  it("V-31, MB-BUILD-1, MB-BUILD-2, MB-BUILD-3 layers", () => {
    const stage = scene({ builds: { fleet: ["AB", "CC", "D"] } }).begin("movement");
    expect(stage.finished("fleet")).toBe(1);
    expect(stage.why(deploy(1, "scania", 1))).toBe("MB-BUILD-1");
    stage.does(deploy(1, "scania"));
    expect([stage.who("scania", "fleet"), stage.pile("fleet", 0), stage.pile("fleet", 1), stage.pile("fleet", 2)]).toEqual([
      "ACD",
      "B",
      "C",
      "",
    ]);
    const two = scene({ builds: { fleet: ["BA", "CC", "DD"] } }).begin("movement");
    expect(two.finished("fleet")).toBe(2);
    expect([two.line, two.why(deploy(1, "scania", 0)), two.why(deploy(1, "scania", 1))]).toEqual(["A", "MB-BUILD-3", null]);
    two.does(deploy(1, "scania", 1));
    expect([two.who("scania", "fleet"), two.pile("fleet", 0)]).toEqual(["ACD", "B"]);
  });
  it("V-32, MB-BUILD-5, MB-BUILD-6, MB-BUILD-7 the duty to deploy", () => {
    const home = scene({ builds: { army: ["A", "A", "A"] } }).begin("movement");
    expect(home.why({ kind: "endMovement" })).toBeNull();
    const sea = scene({ builds: { army: ["A", "A", "A"] }, livonia: { fleet: "B" } }).begin("movement");
    expect(sea.why({ kind: "endMovement" })).toBe("MB-BUILD-5");
    expect(sea.why(deploy(2, "smolandia"))).toBeNull();
    const armies = Object.fromEntries(
      ["karelia", "finland", "uplandia", "eastrogothia", "smolandia", "westrogothia"].map((name) => [name, { army: "B" }]),
    );
    const nowhere = scene({
      builds: { army: ["A", "A", "A"] },
      karelia: { farm: "A", army: "B" },
      ...armies,
      finland: { farm: "A", army: "B" },
    }).begin("movement");
    expect(nowhere.legal("deploy")).toEqual([]);
    expect(nowhere.why({ kind: "endMovement" })).toBeNull();
  });
  it("MB-BUILD-8 a new build needs three empty circles and never merges", () => {
    const stage = scene({ builds: { army: ["A", "A", "A"] }, karelia: { army: "B" } }).begin("movement");
    expect(stage.why(deploy(2, "karelia"))).toBe("MB-BUILD-8");
  });
  it("MB-BUILD-9, MB-BUILD-12 a fleet deploys anywhere overseas, past enemy ships and among enemies", () => {
    const stage = scene({ builds: { fleet: ["A", "B", "C"] }, livonia: { enemy: { fleet: 3, army: 3 } } }).begin("movement");
    expect(goals(stage, "deploy")).toHaveLength(6);
    expect(stage.why(deploy(1, "livonia"))).toBeNull();
    const army = scene({ builds: { army: ["A", "B", "C"] }, smolandia: { enemy: { army: 3 } } }).begin("movement");
    expect(army.why(deploy(2, "smolandia"))).toBeNull();
  });
  it("MB-BUILD-11 a fort goes to any local province, or overseas where an older soldier stands", () => {
    const stage = scene({ builds: { fort: ["A", "B", "C"] }, scania: { army: "D" }, livonia: { fleet: "D" } }).begin("movement");
    expect(goals(stage, "deploy")).toEqual([0, 1, 2, 3, 4, 5, at("scania")]);
    expect(stage.why(deploy(3, "livonia"))).toBe("MB-BUILD-11");
  });
  it("MB-BUILD-13 what is finished in an investment phase goes out in the next turn's movement", () => {
    const stage = scene({ karelia: { farm: "A", goods: { farm: [1] } }, builds: { fleet: ["", "B", "C"] } }).begin("investment");
    stage.does({ kind: "investInBuild", square: 0, pay: 1 });
    expect(stage.told("buildFinished")).toMatchObject([{ force: 1, line: 0 }]);
    stage.until("turn").until("moving", "A");
    expect(stage.why(deploy(1, "scania"))).toBeNull();
  });
  it("MB-BUILD-14 in a merged group one older merchant is enough", () => {
    const stage = scene({
      scania: { fleet: "A" },
      builds: { fleet: ["B", "C", "C"], army: ["A", "A", "A"] },
      estonia: { fleet: "C" },
    }).begin("movement");
    stage.does(deploy(2, "finland")).does({ kind: "endMovement" }).does(deploy(1, "trondheim"));
    stage.does(desert("trondheim", 1, 0)).does({ kind: "endMovement" });
    expect([stage.line, stage.who("trondheim", "fleet")]).toEqual(["C", "CC"]);
    stage.does(sail("estonia", "trondheim"));
    expect(stage.who("trondheim", "fleet")).toBe("CCC");
    stage.table.piles = [[], [], [], [BIELKE], [BIELKE], [BIELKE], [], [], []];
    noteAll(stage.table);
    expect(stage.why(deploy(2, "trondheim"))).toBeNull();
    const fresh = scene({ builds: { fleet: ["C", "C", "C"], army: ["C", "C", "C"] }, chancellor: "C" }).begin("movement");
    fresh.does(deploy(1, "trondheim"));
    expect(fresh.why(deploy(2, "trondheim"))).toBe("MB-BUILD-10");
  });
});

describe("movement and enemies", () => {
  it("V-27, MB-RESTRICT-1, MB-RESTRICT-3 what can fight is held, unless it retreated", () => {
    const stage = scene({ scania: { army: "AB", enemy: { army: 1 } }, karelia: { farm: "A" } }).begin("movement");
    expect([stage.why(march("scania", "pomerania")), stage.why(desert("scania", 2, 0))]).toEqual(["MB-RESTRICT-1", "MB-RESTRICT-1"]);
    const away = scene({ scania: { army: "ABC", enemy: { army: 3 } } })
      .begin("battle")
      .cards("dda")
      .does({ kind: "retreat" })
      .until("moving", "A");
    expect([away.why(march("scania", "pomerania")), away.why(desert("scania", 2, 0))]).toEqual([null, null]);
    // By sea it goes either way, whatever ships it leaves behind.
    const fleet = scene({ pomerania: { fleet: "AB", enemy: { fleet: 3 } } });
    markAll(fleet.table, at("pomerania"), FLEET, RETREATED);
    const ways = fleet.begin("movement").legal("sail");
    const whither = (actions: readonly object[]) => actions.map((action) => (action as { to: number }).to);
    expect(whither(ways)).toEqual([6, 7, 8, 10, 11]);
    // Ships on the one side close that side only: those it meets are the end.
    const sea = (name: "livonia" | "scania") =>
      whither(
        scene({ pomerania: { fleet: "A" }, [name]: { enemy: { fleet: 1 } } })
          .begin("movement")
          .legal("sail"),
      );
    expect([sea("scania"), sea("livonia")]).toEqual([
      [6, 7, 8, 10],
      [8, 10, 11],
    ]);
  });
  it("MB-RESTRICT-2 fleets by ships, armies and farmers by armies, forts by armies and besiegers", () => {
    const held = (place: object, force: number) => {
      const stage = scene({ scania: place, karelia: { farm: "A" } }).begin("movement");
      return stage.why(desert("scania", force, 0));
    };
    expect(held({ fleet: "A", enemy: { fleet: 1 } }, 1)).toBe("MB-RESTRICT-1");
    expect(held({ army: "A", enemy: { army: 1 } }, 2)).toBe("MB-RESTRICT-1");
    expect(held({ fort: "A", enemy: { army: 1 } }, 3)).toBe("MB-RESTRICT-1");
    expect(held({ fort: "A", enemy: { fort: 1 } }, 3)).toBe("MB-RESTRICT-1");
    const farm = scene({ finland: { farm: "A", enemy: { army: 1 } }, karelia: { farm: "A" } }).begin("movement");
    expect(farm.why(farmer("finland", "uplandia"))).toBe("MB-RESTRICT-1");
  });
  it("MB-RESTRICT-3 a group leaves only if all its subjects have retreated", () => {
    const stage = scene({ chancellor: "B", pomerania: { army: "B" }, scania: { army: "ABC", enemy: { army: 3 } } }).begin("battle");
    stage.cards("add").does({ kind: "retreat" }).until("moving", "B");
    expect(stage.who("scania", "army")).toBe("BC");
    stage.does(march("pomerania", "scania"));
    expect(stage.who("scania", "army")).toBe("BCB");
    stage.table.marks = stage.table.marks.map((mark) => without(mark, MOVED)); // were it allowed to move a second time …
    expect(stage.why(march("scania", "trondheim"))).toBe("MB-RESTRICT-1"); // … the newcomer would hold it back
  });
  it("MB-RESTRICT-4 moving in among enemies is allowed", () => {
    const stage = scene({
      smolandia: { army: "A" },
      westrogothia: { enemy: { army: 3 } },
      scania: { fleet: "A" },
      trondheim: { enemy: { fleet: 3 } },
    }).begin("movement");
    expect([stage.why(march("smolandia", "westrogothia")), stage.why(sail("scania", "trondheim"))]).toEqual([null, null]);
  });
  it("MB-RESTRICT-5 enemies that cannot be fought hold nobody", () => {
    const stage = scene({ scania: { army: "A", enemy: { fleet: 3, fort: 2 } }, ingria: { fleet: "A", enemy: { army: 3 } } }).begin(
      "movement",
    );
    expect([stage.why(march("scania", "pomerania")), stage.why(sail("ingria", "estonia"))]).toEqual([null, null]);
  });
  it("MB-RESTRICT-6 an army crosses beside enemy ships", () => {
    const stage = scene({ smolandia: { army: "A" }, scania: { fleet: "B", enemy: { fleet: 3 } } }).begin("movement");
    expect(stage.why(march("smolandia", "scania"))).toBeNull();
  });
});

describe("merging", () => {
  it("V-28, MB-MERGE-1, MB-MERGE-2, MB-MERGE-3 the larger to the left, of equals the earlier in turn order", () => {
    const larger = scene({ karelia: { army: "A" }, finland: { army: "BC" } })
      .begin("movement")
      .does(march("karelia", "finland"));
    expect(larger.who("finland", "army")).toBe("BCA");
    const equal = scene({ karelia: { army: "A" }, finland: { army: "C" } })
      .begin("movement")
      .until("moving", "C")
      .does(march("finland", "karelia"));
    expect(equal.who("karelia", "army")).toBe("AC");
    const other = scene({ chancellor: "C", karelia: { army: "A" }, finland: { army: "C" } })
      .begin("movement")
      .does(march("finland", "karelia"));
    expect(other.who("karelia", "army")).toBe("CA");
    const inner = scene({ karelia: { army: "AB" }, finland: { army: "C" } })
      .begin("movement")
      .does(march("karelia", "finland"));
    expect(inner.who("finland", "army")).toBe("ABC");
  });
  it("MB-MERGE-1 fleets merge too", () => {
    const stage = scene({ scania: { fleet: "A" }, ingria: { fleet: "BC" } })
      .begin("movement")
      .does(sail("scania", "ingria"));
    expect(stage.who("ingria", "fleet")).toBe("BCA");
  });
  it("MB-MERGE-4, MB-MERGE-5 nobody is asked, and the merged group has moved", () => {
    const stage = scene({ karelia: { army: "A" }, finland: { army: "BC" } })
      .begin("movement")
      .does(march("karelia", "finland"))
      .does({ kind: "endMovement" });
    expect([stage.line, stage.why(march("finland", "uplandia"))]).toEqual(["B", "MB-MOVE-3"]);
  });
  it("MB-MERGE-6 goods of the resting group stay, those of the moving one are sold; forts never merge", () => {
    const stage = scene({ scania: { army: "A", goods: { army: [2] } }, pomerania: { army: "BC", goods: { army: [2, 2] } } }).begin(
      "movement",
    );
    stage.does(march("scania", "pomerania"));
    expect([stage.who("pomerania", "army"), stage.goods("pomerania", "army"), stage.table.capital[0]]).toEqual(["BCA", [2, 2, 0], 2]);
    const forts = scene({ builds: { fort: ["A", "A", "A"] }, karelia: { fort: "B" } }).begin("movement");
    expect(forts.why(deploy(3, "karelia"))).toBe("MB-BUILD-8");
  });
});
