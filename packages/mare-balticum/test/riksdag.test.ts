import { describe, expect, it } from "vitest";
import type { ProvinceName, Stage } from "./scenario.ts";
import { at, engine, HEX, scene, square } from "./scenario.ts";

const march = (from: ProvinceName, to: ProvinceName) => ({ kind: "march", from: at(from), to: at(to) }) as const;
const sail = (from: ProvinceName, to: ProvinceName) => ({ kind: "sail", from: at(from) as 6, to: at(to) as 7 }) as const;
const deploy = (force: number, to: ProvinceName) => ({ kind: "deploy", force, layer: 0, to: at(to) }) as const;
const build = (where: number, pay: number) => ({ kind: "investInBuild", square: where, pay }) as const;
/** All who are asked vote yes; or those listed no. */
function votes(stage: Stage, ...no: number[]): Stage {
  for (const seat of stage.asked) stage.does({ kind: "vote", votes: [no.includes(seat) ? "no" : "yes"] }, seat);
  return stage;
}
const atWar = (setting: Parameters<typeof scene>[0], target: ProvinceName) =>
  votes(
    scene({ riksdag: true, ...setting })
      .begin("movement")
      .does({ kind: "callWar", province: at(target) }),
  );
const mobilized = (setting: Parameters<typeof scene>[0]) =>
  votes(
    scene({ riksdag: true, ...setting })
      .begin("investment")
      .does({ kind: "callMobilization" }),
  );

describe("calling and voting", () => {
  it("MB-RIKSDAG-1 each phase has its own motion, and only the Chancellor calls", () => {
    const legal = (phase: "production" | "battle" | "enemy" | "movement" | "investment") => {
      const stage = scene({ riksdag: true, chancellor: "B", karelia: { farm: "A" } }).begin(phase);
      expect([stage.step, stage.asked]).toEqual(["calling", [1]]);
      return [
        ...new Set(
          stage
            .choices()
            .filter(({ verdict }) => verdict.legal)
            .map(({ action }) => action.kind),
        ),
      ];
    };
    expect(legal("production")).toEqual(["callNothing", "callTaxation"]);
    expect(legal("battle")).toEqual(["callNothing", "callTruce"]);
    expect(legal("enemy")).toEqual(["callNothing", "callPeace"]);
    expect(legal("movement")).toEqual(["callNothing", "callWar"]);
    expect(legal("investment")).toEqual(["callNothing", "callMobilization"]);
    expect(scene({ riksdag: true }).begin("battle").why({ kind: "callTaxation" })).toBe("MB-RIKSDAG-1");
    expect(scene({ karelia: { farm: "A" } }).begin("enemy").step).toBe("pickingRoutes"); // without the option nobody calls
  });
  it("MB-RIKSDAG-2 one call in a turn, used up even if it fails", () => {
    const stage = scene({ riksdag: true, karelia: { farm: "A" } })
      .begin("battle")
      .does({ kind: "callTruce", power: 1 });
    votes(stage, 0, 1, 2, 3);
    expect(stage.told("motionDecided")).toMatchObject([{ passed: "no" }]);
    expect(stage.step).toBe("pickingRoutes");
    stage.quiet();
    expect(stage.step).toBe("moving");
    stage.until("turn");
    expect(stage.step).toBe("calling");
  });
  it("MB-RIKSDAG-3 what it is about is named before the vote", () => {
    const stage = scene({ riksdag: true }).begin("enemy").does({ kind: "callPeace", power: 2 });
    expect(stage.told("motionCalled")).toMatchObject([{ motion: 3, power: 2 }]);
    expect(stage.state.stack.at(-1)!.memory).toMatchObject({ motion: 3, about: 2 });
  });
  it("MB-RIKSDAG-4 every line has a vote, all at once, shown together, and nobody abstains", () => {
    const stage = scene({ riksdag: true }).begin("enemy").does({ kind: "callPeace", power: 2 });
    expect(stage.asked).toEqual([0, 1, 2, 3]);
    expect(stage.legal("vote", 1)).toEqual([
      { kind: "vote", votes: ["no"] },
      { kind: "vote", votes: ["yes"] },
    ]);
    stage.does({ kind: "vote", votes: ["yes"] }, 3);
    expect(stage.told("voted")).toEqual([]);
    expect(engine.view(stage.state, 0).stack.at(-1)).toMatchObject({ answered: [3], own: null });
    for (const seat of [0, 1, 2]) stage.does({ kind: "vote", votes: ["no"] }, seat);
    expect(stage.told("voted").map(({ vote }) => vote)).toEqual(["no", "no", "no", "yes"]);
  });
  it("V-47, MB-RIKSDAG-5 with equal votes the Chancellor's side decides", () => {
    const vote = (...no: number[]) => {
      const stage = scene({ riksdag: true }).begin("enemy").does({ kind: "callPeace", power: 2 });
      votes(stage, ...no);
      return stage.told("motionDecided")[0]?.passed;
    };
    expect(vote(1, 2)).toBe("yes");
    expect(vote(0, 1)).toBe("no");
    expect(vote(1, 2, 3)).toBe("no");
    expect(vote(3)).toBe("yes");
  });
  it("MB-RIKSDAG-6 a motion binds for its phase only", () => {
    const stage = votes(
      scene({ riksdag: true, karelia: { farm: "A" } })
        .begin("enemy")
        .does({ kind: "callPeace", power: 0 }),
    );
    stage.quiet(5);
    expect([stage.step, stage.table.motion]).toEqual(["moving", 0]);
    stage.until("turn").until("pickingRoutes");
    expect(stage.why({ kind: "pickRoute", routes: [1] }, 0)).toBeNull();
  });
});

describe("taxation", () => {
  const taxed = (setting: Parameters<typeof scene>[0]) =>
    votes(
      scene({ riksdag: true, ...setting })
        .begin("production")
        .does({ kind: "callTaxation" }),
    );
  it("MB-RIKSDAG-7 four units of the line's choice from hand and decks, in turn order, before production", () => {
    const stage = taxed({
      gold: { A: 3, B: 3 },
      builds: { fleet: ["A", "", ""], army: ["B", "", ""] },
      deck: { wood: "AB" },
      karelia: { farm: "A" },
    });
    expect([stage.step, stage.line, stage.goods("karelia", "farm")]).toEqual(["payingTax", "A", [0]]);
    expect(stage.why({ kind: "payTaxFromTitle", hex: HEX.iron })).toBe("MB-RIKSDAG-7");
    expect(stage.why({ kind: "payTaxFromBuild", square: square("army", 0), layer: 0 })).toBe("MB-RIKSDAG-7");
    stage.does({ kind: "payTaxFromTitle", hex: HEX.wood }).does({ kind: "payTaxFromBuild", square: 0, layer: 0 });
    stage.does({ kind: "payTaxInGold" }).does({ kind: "payTaxInGold" });
    expect([stage.gold("A"), stage.deck(), stage.pile("fleet", 0), stage.line]).toEqual([1, " B    ", "", "B"]);
    for (let unit = 0; unit < 3; unit++) stage.does({ kind: "payTaxInGold" });
    expect(stage.why({ kind: "payTaxInGold" })).toBe("MB-RIKSDAG-7");
  });
  it("V-46, MB-RIKSDAG-8 who has less gives all; subjects, markers and supply are exempt", () => {
    const stage = taxed({ gold: { A: 1 }, builds: { fleet: ["A", "", ""] }, deck: { wood: "A" }, scania: { army: "A", title: "A" } });
    expect([stage.gold("A"), stage.pile("fleet", 0), stage.deck()]).toEqual([0, "", "     "]);
    expect([stage.who("scania", "army"), stage.title("scania")]).toEqual(["A", "A"]);
    expect(stage.told("taxPaid").map(({ count }) => count)).toEqual([3, 2, 2, 2]);
  });
  it("MB-RIKSDAG-9, MB-TITLEDECK-6 units below one that is taken move up", () => {
    const stage = taxed({ gold: { A: 5 }, builds: { fleet: ["ABA", "C", ""] }, deck: { wood: "A" } });
    stage.does({ kind: "payTaxFromBuild", square: 0, layer: 0 });
    expect(stage.pile("fleet", 0)).toBe("BA");
    expect(stage.why({ kind: "payTaxFromBuild", square: 0, layer: 0 })).toBe("MB-RIKSDAG-7");
    stage.does({ kind: "payTaxFromBuild", square: 0, layer: 1 });
    expect(stage.pile("fleet", 0)).toBe("B");
    // However deep it lies.
    const deep = taxed({ gold: { A: 5 }, builds: { fleet: [`${"B".repeat(20)}${"C".repeat(20)}A`, "", ""] } });
    deep.does({ kind: "payTaxFromBuild", square: 0, layer: 40 });
    expect(deep.pile("fleet", 0)).toBe(`${"B".repeat(20)}${"C".repeat(20)}`);
  });
});

describe("truce and peace", () => {
  it("MB-RIKSDAG-10 no battle of any kind in the four provinces of the power", () => {
    const setting = {
      ingria: { fort: "A", enemy: { fort: 3 } },
      estonia: { army: "A", fleet: "A", enemy: { army: 1, fleet: 1 } },
      karelia: { farm: "A", enemy: { army: 1 } },
      finland: { army: "B", enemy: { army: 1 } },
      scania: { army: "B", enemy: { army: 1 } },
    };
    const stage = votes(
      scene({ riksdag: true, ...setting })
        .begin("battle")
        .does({ kind: "callTruce", power: 0 }),
    );
    expect([stage.step, stage.asked, stage.state.stack.at(-1)!.memory]).toMatchObject(["playingCards", [1], { province: at("scania") }]);
    stage.cards("a");
    expect(stage.step).toBe("pickingRoutes");
  });
  it("MB-RIKSDAG-11 a truce changes nothing else", () => {
    const stage = votes(
      scene({ riksdag: true, estonia: { army: "A", enemy: { army: 1 } }, karelia: { farm: "A" } })
        .begin("battle")
        .does({ kind: "callTruce", power: 0 }),
    );
    stage.quiet();
    expect([stage.step, stage.line]).toEqual(["moving", "A"]);
    expect(stage.why(march("estonia", "livonia"))).toBe("MB-RESTRICT-1"); // nobody counts as retreated
    expect(stage.goods("estonia", "army")).toEqual([0]);
    stage.until("turn").until("harvesting");
    expect(stage.legal("generate").some((action) => (action as { province: number }).province === at("estonia"))).toBe(false);
  });
  it("V-48, MB-RIKSDAG-12 under peace the power's routes cannot be picked, but its units withdraw as ever", () => {
    const stage = votes(
      scene({ riksdag: true, livonia: { enemy: { fleet: 2 } } })
        .begin("enemy")
        .does({ kind: "callPeace", power: 1 }),
    );
    expect([stage.why({ kind: "pickRoute", routes: [3] }, 0), stage.why({ kind: "pickRoute", routes: [4] }, 0)]).toEqual([
      "MB-RIKSDAG-12",
      "MB-RIKSDAG-12",
    ]);
    expect(stage.legal("pickRoute", 0)).toHaveLength(4);
    stage.quiet(6);
    expect([stage.enemies("livonia", "army"), stage.enemies("livonia", "fleet")]).toEqual([2, 0]);
  });
});

describe("war", () => {
  it("V-49, MB-RIKSDAG-13, MB-RIKSDAG-14, MB-RIKSDAG-15 all fleets and armies go towards it", () => {
    const bare = atWar({ uplandia: { army: "A" } }, "scania");
    expect(bare.legal("march")).toEqual([march("uplandia", "eastrogothia")]);
    expect([bare.why({ kind: "endMovement" }), bare.why(march("uplandia", "finland"))]).toEqual(["MB-RIKSDAG-13", "MB-RIKSDAG-13"]);
    bare.does(march("uplandia", "eastrogothia"));
    expect(bare.why({ kind: "endMovement" })).toBeNull();
    const shipped = atWar({ uplandia: { army: "A" }, livonia: { fleet: "B" } }, "scania");
    expect(shipped.legal("march")).toEqual([march("uplandia", "eastrogothia"), march("uplandia", "livonia")]);
    const fleet = atWar({ livonia: { fleet: "A" } }, "scania");
    expect([fleet.why(sail("livonia", "pomerania")), fleet.why(sail("livonia", "scania"))]).toEqual([null, null]);
    expect([fleet.why({ kind: "endMovement" }), fleet.why(sail("livonia", "estonia"))]).toEqual(["MB-RIKSDAG-13", "MB-RIKSDAG-13"]);
    const there = atWar({ scania: { army: "A" }, karelia: { farm: "A" } }, "scania");
    expect([there.legal("march"), there.why({ kind: "endMovement" })]).toEqual([[], null]);
  });
  it("MB-RIKSDAG-14 fleets measure to the province facing a local target", () => {
    const stage = atWar({ ingria: { fleet: "A" }, scania: { fleet: "A" } }, "smolandia");
    expect(stage.legal("sail").every((action) => (action as { from: number }).from === at("ingria"))).toBe(true);
    expect(stage.legal("sail")).toHaveLength(4);
    expect(stage.why(sail("ingria", "trondheim"))).toBe("MB-RIKSDAG-14");
    expect(stage.why(sail("scania", "pomerania"))).toBe("MB-RIKSDAG-13");
  });
  it("V-49, MB-RIKSDAG-14 towards is not past: nearer, but beyond the target, will not do", () => {
    const west = atWar({ livonia: { fleet: "A" } }, "scania");
    expect(west.legal("sail")).toEqual([sail("livonia", "pomerania"), sail("livonia", "scania")]);
    expect(west.why(sail("livonia", "trondheim"))).toBe("MB-RIKSDAG-14");
    const east = atWar({ trondheim: { fleet: "A" } }, "eastrogothia");
    expect(east.legal("sail")).toEqual([sail("trondheim", "pomerania"), sail("trondheim", "scania")]);
    expect([east.why(sail("trondheim", "livonia")), east.why(sail("trondheim", "ingria"))]).toEqual(["MB-RIKSDAG-14", "MB-RIKSDAG-13"]);
    // As far on the other side as before is no nearer.
    expect(atWar({ estonia: { fleet: "A" } }, "livonia").why(sail("estonia", "pomerania"))).toBe("MB-RIKSDAG-13");
    // Only past it there would be room: the fleet stays.
    const full = atWar({ livonia: { fleet: "AAA" }, pomerania: { fleet: "BBB" }, scania: { fleet: "BBB" } }, "scania");
    expect([full.legal("sail"), full.why({ kind: "endMovement" })]).toEqual([[], null]);
  });
  it("MB-RIKSDAG-15 a group without a legal move that brings it nearer stays", () => {
    const held = atWar({ uplandia: { army: "A", enemy: { army: 1 } }, karelia: { farm: "A" } }, "scania");
    expect(held.why({ kind: "endMovement" })).toBeNull();
    const blocked = atWar({ uplandia: { army: "AB" }, eastrogothia: { army: "CD" }, karelia: { farm: "A" } }, "scania");
    expect([blocked.legal("march"), blocked.why({ kind: "endMovement" })]).toEqual([[], null]);
  });
  it("MB-RIKSDAG-16 finished builds must go, as near as they can", () => {
    const stage = atWar({ builds: { army: ["A", "A", "A"] } }, "scania");
    expect(stage.why({ kind: "endMovement" })).toBe("MB-RIKSDAG-16");
    expect(stage.legal("deploy")).toEqual([deploy(2, "smolandia")]);
    expect(stage.why(deploy(2, "karelia"))).toBe("MB-RIKSDAG-16");
    const fleet = atWar({ builds: { fleet: ["A", "A", "A"] }, scania: { fleet: "B" } }, "scania");
    expect(fleet.legal("deploy")).toEqual([deploy(1, "pomerania"), deploy(1, "trondheim")]);
    // An army goes by border steps: the province facing the target is one away, the target itself none.
    const shipped = atWar({ builds: { army: ["A", "A", "A"] }, scania: { fleet: "B" } }, "scania");
    expect(shipped.legal("deploy")).toEqual([deploy(2, "scania")]);
  });
  it("MB-RIKSDAG-17 farmers, deserters and standing forts are not touched", () => {
    const stage = atWar({ karelia: { farm: "A" }, finland: { fort: "A" } }, "scania");
    expect(stage.legal("moveFarmer")).toHaveLength(5);
    expect(stage.why({ kind: "desert", province: at("finland"), force: 3, circle: 0 })).toBeNull();
    expect(stage.why({ kind: "endMovement" })).toBeNull();
  });
});

describe("mobilization", () => {
  const farms = { karelia: { farm: "A", goods: { farm: [1] } }, westrogothia: { farm: "A", goods: { farm: [1] } } };
  it("V-50, MB-RIKSDAG-18, MB-RIKSDAG-19 goods that fit unfinished builds come first", () => {
    const stage = mobilized({ ...farms, builds: { fleet: ["B", "", "C"] } });
    expect(stage.legal("investInBuild")).toEqual([build(square("army", 0), 0), build(square("fleet", 1), 1)]);
    for (const other of [
      { kind: "endInvestment" },
      { kind: "investInTitle", hex: 1, pay: 1 },
      { kind: "discardGood", good: 1 },
      { kind: "investInProvince", province: 0, force: 0, pay: 0 },
    ] as const)
      expect(stage.why(other)).toBe("MB-RIKSDAG-18");
    expect(stage.why(build(square("fleet", 0), 1))).toBe("MB-RIKSDAG-18"); // that square is filled
    const rich = mobilized({ ...farms, builds: { fleet: ["B", "", "C"] }, gold: { A: 5 } });
    expect(rich.why(build(square("fleet", 1), HEX.gold))).toBe("MB-RIKSDAG-18"); // a good it has, not gold in its place
    expect(rich.why(build(square("fleet", 1), 1))).toBeNull();
    stage.does(build(square("fleet", 1), 1)).does(build(square("army", 0), 0));
    expect([stage.gold("A"), stage.pile("fleet", 1), stage.pile("army", 0)]).toEqual([0, "A", "A"]);
    const poor = mobilized({ ...farms, builds: { fleet: ["B", "", "C"] }, gold: { A: 1 } });
    poor.does(build(square("army", 0), 0));
    expect(poor.step === "investing" && poor.line === "A" ? poor.why({ kind: "endInvestment" }) : null).toBeNull();
  });
  it("MB-RIKSDAG-19 who cannot is free, exchange is never forced, and all are free once the three stand", () => {
    const gold = mobilized({ gold: { A: 3 }, builds: { fleet: ["B", "", "C"] } });
    expect([gold.line, gold.why({ kind: "endInvestment" })]).toEqual(["A", null]);
    const done = mobilized({ ...farms, builds: { fleet: ["B", "B", "B"], army: ["B", "B", "B"], fort: ["B", "B", "B"] } });
    expect(done.why({ kind: "endInvestment" })).toBeNull();
    expect(done.why({ kind: "investInTitle", hex: 1, pay: 1 })).toBeNull();
  });
  it("MB-RIKSDAG-20 it runs once through the lines", () => {
    const stage = mobilized({
      karelia: { farm: "AB", goods: { farm: [1, 1] } },
      gold: { A: 1, B: 1, C: 0, D: 0 },
    });
    stage.does(build(0, 1)).does({ kind: "endInvestment" });
    expect(stage.line).toBe("B");
    expect(stage.why({ kind: "endInvestment" })).toBe("MB-RIKSDAG-18");
    stage.does(build(1, 1)).does({ kind: "endInvestment" });
    expect(stage.table.turn).toBe(3);
  });
});
