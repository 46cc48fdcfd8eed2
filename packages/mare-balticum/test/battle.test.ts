import { describe, expect, it } from "vitest";
import { FLEMING } from "../src/catalog/index.ts";
import { own } from "../src/copy.ts";
import type { BattlePhase } from "../src/steps/battles.ts";
import { noteAll } from "../src/table.ts";
import { at, engine, scene } from "./scenario.ts";

const fight = (province: Parameters<typeof at>[0], force: 1 | 2 | 3, target: 1 | 2 | 3) =>
  ({ kind: "fight", province: at(province), force, target }) as const;

describe("the rulebook's battles", () => {
  it("EX-04, MB-BATTLE-15, MB-BATTLE-19, MB-BATTLE-21, MB-BATTLE-22, MB-BATTLE-25, MB-RETREAT-2, MB-AFTER-1, MB-AFTER-4 a field battle in Scania", () => {
    const stage = scene({ scania: { army: "ABC", enemy: { army: 3 } } }).begin("battle");
    stage.cards("aad");
    expect([stage.enemies("scania", "army"), stage.who("scania", "army")]).toEqual([1, "C"]);
    expect([stage.step, stage.line, stage.asked]).toEqual(["retreating", "C", [2]]);
    stage.does({ kind: "fightOn" }).cards("a");
    expect([stage.gold("A"), stage.gold("B"), stage.gold("C")]).toEqual([3, 3, 3]);
    expect([stage.enemies("scania", "army"), stage.goods("scania", "army"), stage.table.enemySupply]).toEqual([0, [1], 27]);
  });
  it("EX-05, MB-BATTLE-12, MB-BATTLE-18, MB-BATTLE-27, MB-RETREAT-3, MB-RETREAT-5, MB-AFTER-6, MB-AFTER-8 a landing in Finland", () => {
    const stage = scene({ finland: { army: "ABC", farm: "AD", enemy: { army: 3 } } }).begin("battle");
    stage.cards("ddd");
    expect([stage.who("finland", "army"), stage.enemies("finland", "army"), stage.gold("B")]).toEqual(["", 3, 2]);
    expect(stage.step).toBe("playingCards"); // now the farmers
    stage.cards("ad");
    expect([stage.enemies("finland", "army"), stage.who("finland", "farm")]).toEqual([2, ".D"]);
    expect([stage.step, stage.asked]).toEqual(["retreating", [3]]);
    stage.does({ kind: "retreat" });
    expect([stage.gold("A"), stage.gold("D")]).toEqual([3, 2]);
    expect(stage.table.goods.every((count) => count === 0)).toBe(true);
    stage.until("moving", "D");
    expect(stage.legal("moveFarmer")).toHaveLength(5);
    expect(stage.why({ kind: "endMovement" })).toBeNull();
  });
});

describe("who fights whom", () => {
  it("MB-BATTLE-2, MB-BATTLE-4 a fleet must fight ships, and only ships", () => {
    const stage = scene({
      scania: { fleet: "A", enemy: { fleet: 1, army: 1 } },
      ingria: { fleet: "A", enemy: { fleet: 1 } },
    }).begin("battle");
    expect(stage.why({ kind: "endBattles" })).toBe("MB-BATTLE-2");
    expect(stage.why(fight("scania", 1, 2))).toBe("MB-BATTLE-4");
    expect(stage.why(fight("scania", 1, 1))).toBeNull();
    const peaceful = scene({ scania: { fleet: "A", enemy: { army: 3 } } }).begin("battle");
    expect(peaceful.step).toBe("pickingRoutes");
  });
  it("MB-BATTLE-1, MB-BATTLE-3, MB-BATTLE-4 an army must fight an army, and nothing else; there must be somebody to fight", () => {
    const stage = scene({
      scania: { army: "A", enemy: { army: 1, fleet: 1, fort: 1 } },
      ingria: { army: "A", enemy: { army: 1 } },
    }).begin("battle");
    expect(stage.why({ kind: "endBattles" })).toBe("MB-BATTLE-3");
    expect(stage.why(fight("scania", 2, 1))).toBe("MB-BATTLE-4");
    expect(stage.why(fight("scania", 2, 3))).toBe("MB-BATTLE-4");
    const fort = scene({ scania: { fort: "A", enemy: { fort: 1 } } }).begin("battle");
    expect(fort.why(fight("scania", 3, 2))).toBe("MB-BATTLE-1");
    expect(fort.why(fight("scania", 3, 3))).toBeNull();
  });
  it("MB-BATTLE-5, MB-SIEGE-5 a fort fights the army, or the besiegers, or nobody", () => {
    const besieged = () => scene({ ingria: { fort: "ABC", enemy: { army: 3, fort: 2 } } }).begin("battle");
    expect(besieged().legal("fight")).toEqual([fight("ingria", 3, 2), fight("ingria", 3, 3)]);
    expect(besieged().does({ kind: "endBattles" }).step).toBe("pickingRoutes");
    const sortie = besieged()
      .does(fight("ingria", 3, 3))
      .cards("aad");
    expect([sortie.enemies("ingria", "fort"), sortie.enemies("ingria", "army")]).toEqual([0, 3]);
  });
  it("MB-BATTLE-6, MB-SIEGE-8 a stormed fort must fight those in its circles, even with an army beside it that cannot", () => {
    const stage = scene({ ingria: { fort: "ABC", army: "A", enemy: { fort: 3, army: 1 } } }).begin("battle");
    expect(stage.why({ kind: "endBattles" })).toBe("MB-BATTLE-6");
    expect(stage.why(fight("ingria", 3, 2))).toBe("MB-BATTLE-6");
    expect(stage.why(fight("ingria", 2, 3))).toBe("MB-BATTLE-4");
    expect(stage.why(fight("ingria", 3, 3))).toBeNull();
  });
  it("MB-BATTLE-7, MB-BATTLE-14 farmers must fight an army, together whoever owns them, and never besiegers", () => {
    const stage = scene({ finland: { farm: "AB", enemy: { army: 2 } } }).begin("battle");
    expect([stage.step, stage.asked]).toEqual(["playingCards", [0, 1]]);
    stage.cards("aa");
    expect([stage.enemies("finland", "army"), stage.who("finland", "farm"), stage.gold("A"), stage.gold("B")]).toEqual([0, "AB", 3, 3]);
    expect(scene({ finland: { farm: "AB", enemy: { fort: 2 } } }).begin("battle").step).toBe("pickingRoutes");
  });
  it("MB-BATTLE-8, MB-BATTLE-13 army, fort and farmers fight one after the other, and not those already beaten", () => {
    const stage = scene({ finland: { army: "A", farm: "BC", enemy: { army: 2 } } }).begin("battle");
    stage.cards("a"); // one soldier against two, alone
    expect([stage.who("finland", "army"), stage.enemies("finland", "army"), stage.asked]).toEqual(["", 1, [1, 2]]);
    stage.cards("ad");
    expect(stage.enemies("finland", "army")).toBe(0);
  });
  it("V-06, MB-BATTLE-13 farmers are spared when the army has won", () => {
    const stage = scene({ finland: { army: "ABC", farm: "DD", enemy: { army: 3 } } })
      .begin("battle")
      .cards("aaa");
    expect([stage.step, stage.who("finland", "farm")]).toEqual(["pickingRoutes", "DD"]);
  });
  it("MB-BATTLE-9 a group fights once in a turn", () => {
    const stage = scene({ ingria: { fort: "AAB", enemy: { army: 2, fort: 2 } }, scania: { fort: "A", enemy: { army: 1 } } }).begin(
      "battle",
    );
    stage.does(fight("ingria", 3, 2)).cards("aad");
    expect(stage.step).toBe("choosingBattle");
    expect(stage.why(fight("ingria", 3, 3))).toBe("MB-BATTLE-9");
    expect(stage.why(fight("scania", 3, 2))).toBeNull();
  });
  it("MB-BATTLE-10 in turn order each leader fights its own battles, in the sequence it likes", () => {
    const stage = scene({
      chancellor: "B",
      scania: { army: "AB", enemy: { army: 1 } },
      ingria: { army: "BA", enemy: { army: 1 } },
      estonia: { army: "BA", enemy: { army: 1 } },
    }).begin("battle");
    expect([stage.step, stage.line]).toEqual(["choosingBattle", "B"]);
    expect(stage.why(fight("scania", 2, 2))).toBe("MB-BATTLE-10");
    expect(stage.legal("fight")).toEqual([fight("ingria", 2, 2), fight("estonia", 2, 2)]);
    stage
      .does(fight("estonia", 2, 2))
      .cards("ad")
      .cards("ad"); // the last of several needs no choice
    expect(stage.told("battleBegan").map(({ province }) => province)).toEqual([at("estonia"), at("ingria"), at("scania")]);
  });
  it("MB-BATTLE-11 who starts is fixed when the phase begins", () => {
    const stage = scene({
      scania: { fort: "AB", enemy: { army: 1 } },
      ingria: { fort: "AB", enemy: { army: 1 } },
    }).begin("battle");
    stage.does(fight("scania", 3, 2)).cards("ad");
    const { agenda } = stage.state.stack.at(-2)!.memory as BattlePhase;
    expect(agenda.map(({ starter }) => starter)).toEqual([0, 0]);
    own.subjects(stage.table)[at("ingria") * 12 + 9] = FLEMING; // were the lead to pass to B in the middle of the phase …
    noteAll(stage.table);
    expect([stage.line, stage.why(fight("ingria", 3, 2))]).toEqual(["A", null]); // … A would still start the battle
  });
  it("MB-BATTLE-12 farmers come last, province by province along the routes", () => {
    const stage = scene({
      chancellor: "D",
      westrogothia: { farm: "D", enemy: { army: 1 } },
      karelia: { farm: "A", enemy: { army: 1 } },
      uplandia: { farm: "B", enemy: { army: 1 } },
      trondheim: { fleet: "C", enemy: { fleet: 1 } },
    }).begin("battle");
    stage.cards("a").cards("a").cards("a").cards("a");
    expect(stage.told("battleBegan").map(({ province }) => province)).toEqual([at("karelia"), at("uplandia"), at("westrogothia")]);
    expect(stage.gold("C")).toBe(3);
  });
});

describe("cards", () => {
  it("MB-BATTLE-15 cards are secret until the last one is in", () => {
    const stage = scene({ scania: { army: "ABC", enemy: { army: 3 } } }).begin("battle");
    stage.does({ kind: "playCards", attackers: [0] }, 0).does({ kind: "playCards", attackers: [] }, 1);
    expect(stage.enemies("scania", "army")).toBe(3);
    for (const seat of [1, 2, 3, null]) expect(JSON.stringify(engine.view(stage.state, seat))).not.toContain('"attackers":[0]');
    expect(stage.why({ kind: "playCards", attackers: [0] }, 2)).toBe("MB-BATTLE-15");
    stage.does({ kind: "playCards", attackers: [2] }, 2);
    expect(stage.told("cardsShown")).toMatchObject([{ attackers: [0, 2], defenders: [1] }]);
  });
  it("V-02, MB-BATTLE-16 who decides for all three has two pairs of cards", () => {
    const all = () => scene({ scania: { army: "AAA", enemy: { army: 3 } } }).begin("battle");
    expect(all().why({ kind: "playCards", attackers: [0, 1, 2] })).toBe("MB-BATTLE-16");
    expect(all().why({ kind: "playCards", attackers: [] })).toBe("MB-BATTLE-16");
    expect(all().legal("playCards")).toHaveLength(6);
    const two = all().cards("aad");
    expect([two.enemies("scania", "army"), two.who("scania", "army")]).toEqual([1, "A"]);
    two.does({ kind: "fightOn" }).cards("a");
    expect([two.gold("A"), two.who("scania", "army")]).toEqual([5, "A"]);
    const one = all().cards("add");
    expect([one.enemies("scania", "army"), one.who("scania", "army")]).toEqual([2, "AA"]);
    one.does({ kind: "fightOn" }).cards("aa");
    expect([one.gold("A"), one.who("scania", "army")]).toEqual([5, "AA"]);
  });
  it("V-03, MB-BATTLE-17 one or two subjects, and two farmers, are free", () => {
    const stage = scene({ scania: { army: "AA", enemy: { army: 3 } } }).begin("battle");
    expect(stage.legal("playCards")).toHaveLength(4);
    stage.cards("dd");
    expect([stage.who("scania", "army"), stage.gold("A"), stage.enemies("scania", "army")]).toEqual(["", 2, 3]);
    const farmers = scene({ finland: { farm: "AA", enemy: { army: 1 } } }).begin("battle");
    expect(farmers.legal("playCards")).toHaveLength(4);
    const three = scene({ scania: { army: "AAB", enemy: { army: 3 } } }).begin("battle");
    expect(three.legal("playCards", 0)).toHaveLength(4);
  });
  it("MB-BATTLE-18 if nobody attacks all is lost", () => {
    const stage = scene({ scania: { army: "ABC", enemy: { army: 1 } } })
      .begin("battle")
      .cards("ddd");
    expect([stage.who("scania", "army"), stage.enemies("scania", "army")]).toEqual(["", 1]);
    expect(stage.told("battleLost")).toHaveLength(1);
  });
  it("V-01, MB-BATTLE-20 surplus attackers take prisoners from outside the board", () => {
    const stage = scene({ scania: { army: "ABC", enemy: { army: 1 } } })
      .begin("battle")
      .cards("aaa");
    expect([stage.who("scania", "army"), stage.gold("A"), stage.gold("B"), stage.gold("C"), stage.table.enemySupply]).toEqual([
      "ABC",
      3,
      3,
      3,
      27,
    ]);
    const none = scene({ scania: { army: "ABC", enemy: { army: 1 } }, enemySupply: 0 })
      .begin("battle")
      .cards("aaa");
    expect([none.gold("C"), none.table.enemySupply]).toEqual([3, 1]);
  });
  it("V-05, MB-BATTLE-22, MB-BATTLE-23 all attack and are too few", () => {
    const stage = scene({ scania: { army: "AB", enemy: { army: 3 } } })
      .begin("battle")
      .cards("aa");
    expect([stage.who("scania", "army"), stage.enemies("scania", "army"), stage.gold("A"), stage.gold("B")]).toEqual(["", 1, 3, 3]);
    expect(stage.told("battleLost")).toHaveLength(1);
  });
  it("V-04, MB-BATTLE-24, MB-BATTLE-28 a later round is fought like the first, and gold earned before is kept", () => {
    const stage = scene({ scania: { army: "ABC", enemy: { army: 3 } } })
      .begin("battle")
      .cards("add");
    expect([stage.enemies("scania", "army"), stage.who("scania", "army")]).toEqual([2, "BC"]);
    stage.does({ kind: "fightOn" }).cards("dd");
    expect([stage.who("scania", "army"), stage.enemies("scania", "army"), stage.gold("A"), stage.gold("B")]).toEqual(["", 2, 3, 2]);
    const same = scene({ scania: { army: "BAA", enemy: { army: 3 } } })
      .begin("battle")
      .cards("add")
      .does({ kind: "fightOn" });
    expect(same.legal("playCards")).toHaveLength(4); // fresh cards, and two subjects are free
  });
  it("MB-BATTLE-25 when the leader falls the next one leads", () => {
    const stage = scene({ scania: { army: "ABC", enemy: { army: 3 } } })
      .begin("battle")
      .cards("add");
    expect([stage.step, stage.line, stage.asked]).toEqual(["retreating", "B", [1]]);
  });
  it("MB-BATTLE-26 the rightmost enemy goes first", () => {
    const stage = scene({ smolandia: { army: "AB", enemy: { army: [5, 6, 6] } } })
      .begin("battle")
      .cards("ad");
    expect(stage.routesAt("smolandia", "army")).toEqual([5, 6]);
    expect(stage.table.enemySupply).toBe(25);
  });
});

describe("retreat", () => {
  it("MB-RETREAT-1 is offered only after a round that leaves both sides standing", () => {
    const stage = scene({ scania: { army: "ABC", enemy: { army: 3 } } }).begin("battle");
    expect(stage.step).toBe("playingCards");
    expect(
      scene({ scania: { army: "AB", enemy: { army: 1 } } })
        .begin("battle")
        .cards("ad").step,
    ).toBe("pickingRoutes");
    expect(
      scene({ scania: { army: "AB", enemy: { army: 3 } } })
        .begin("battle")
        .cards("dd").step,
    ).toBe("pickingRoutes");
    expect(stage.cards("add").step).toBe("retreating");
  });
  it("MB-RETREAT-4 ends the battle and leaves all in their circles", () => {
    const stage = scene({ scania: { army: "ABC", enemy: { army: 3 } } })
      .begin("battle")
      .cards("add")
      .does({ kind: "retreat" });
    expect([stage.who("scania", "army"), stage.enemies("scania", "army"), stage.step]).toEqual(["BC", 2, "pickingRoutes"]);
    expect(stage.gold("A")).toBe(3);
  });
  it("MB-RETREAT-5 those that retreated may leave or desert this turn, and not the next", () => {
    const stage = scene({ scania: { army: "ABC", enemy: { army: 3 } } })
      .begin("battle")
      .cards("add")
      .does({ kind: "retreat" });
    stage.until("moving", "B");
    expect(stage.why({ kind: "march", from: at("scania"), to: at("pomerania") })).toBeNull();
    expect(stage.why({ kind: "desert", province: at("scania"), force: 2, circle: 0 })).toBeNull();
    stage.until("turn");
    expect(stage.table.marks.every((mark) => mark === 0)).toBe(true);
  });
  it("MB-RETREAT-6 does not free the others of the province", () => {
    const stage = scene({ finland: { army: "ABC", farm: "D", enemy: { army: 3 } } })
      .begin("battle")
      .cards("add")
      .does({ kind: "retreat" });
    expect([stage.step, stage.asked]).toEqual(["playingCards", [3]]);
  });
});

describe("after a battle", () => {
  it("MB-AFTER-2 ransom can be spent at once", () => {
    const stage = scene({ karelia: { farm: "A" }, scania: { army: "A", enemy: { army: 1 } }, gold: { A: 2, B: 0, C: 0, D: 0 } })
      .begin("battle")
      .cards("a");
    expect(stage.gold("A")).toBe(3);
    stage.until("investing", "A").does({ kind: "investInBuild", square: 0, pay: 5 });
    expect(stage.gold("A")).toBe(0);
  });
  it("MB-AFTER-3, MB-SETUP-5 with a short supply the line chooses between gold and goods, and may decline", () => {
    const won = () =>
      scene({ scania: { army: "A", enemy: { army: 1 } }, supply: { A: 1 } })
        .begin("battle")
        .cards("a");
    expect([won().step, won().asked]).toEqual(["takingSpoils", [0]]);
    const gold = won().does({ kind: "takeGold", line: 0 });
    expect([gold.gold("A"), gold.goods("scania", "army"), gold.supply("A"), gold.step]).toEqual([3, [0], 0, "pickingRoutes"]);
    const goods = won().does({ kind: "takeGood", force: 2, circle: 0 });
    expect([goods.gold("A"), goods.goods("scania", "army")]).toEqual([2, [1]]);
    const none = won().does({ kind: "takeNoMore" });
    expect([none.gold("A"), none.goods("scania", "army"), none.supply("A")]).toEqual([2, [0], 1]);
    // Asked for as long as there is a unit, to the last.
    const last = scene({ scania: { army: "AA", enemy: { army: 2 } }, supply: { A: 2 } })
      .begin("battle")
      .cards("aa")
      .does({ kind: "takeGold", line: 0 });
    expect([last.step, last.supply("A"), last.does({ kind: "takeGold", line: 0 }).step]).toEqual(["takingSpoils", 1, "pickingRoutes"]);
    expect(won().why({ kind: "takeGold", line: 1 })).toBe("MB-AFTER-1");
    expect(won().why({ kind: "takeGood", force: 1, circle: 0 })).toBe("MB-AFTER-5");
    expect(won().why({ kind: "takeGood", force: 2, circle: 1 })).toBe("MB-AFTER-4");
  });
  it("MB-AFTER-3, MB-AFTER-4 each takes what is its own, and whoever has two lines is asked until both have", () => {
    const won = (seats: number, army: string) =>
      scene({ seats, riksdag: true, scania: { army, enemy: { army: 2 } } })
        .begin("battle")
        .does({ kind: "callNothing" })
        .cards("aa");
    const two = won(4, "AB");
    expect(two.asked).toEqual([0, 1]);
    const takes = (circle: number, seat: number) => two.why({ kind: "takeGood", force: 2, circle }, seat);
    expect([takes(0, 0), takes(1, 0), takes(0, 1), takes(1, 1)]).toEqual([null, "MB-AFTER-4", "MB-AFTER-4", null]);
    expect([two.why({ kind: "takeGold", line: 1 }, 0), two.why({ kind: "takeGold", line: 1 }, 1)]).toEqual(["MB-AFTER-1", null]);
    two.does({ kind: "takeGood", force: 2, circle: 0 }, 0);
    expect(takes(0, 0)).toBe("MB-AFTER-4"); // it has been taken
    // A and C belong to one player, who has taken all of A's.
    const both = won(2, "AC").does({ kind: "takeGood", force: 2, circle: 0 }).does({ kind: "takeGold", line: 0 });
    expect([both.step, both.asked, both.why({ kind: "takeGold", line: 2 })]).toEqual(["takingSpoils", [0], null]);
  });
  it("V-08, MB-AFTER-5 the producing kind earns, whoever fought", () => {
    const stage = scene({ scania: { fort: "A", army: "BC", enemy: { army: 2 } } }).begin("battle");
    stage.does({ kind: "endBattles" }).cards("aa");
    expect([stage.goods("scania", "fort"), stage.goods("scania", "army"), stage.gold("B"), stage.gold("C")]).toEqual([[1], [0, 0], 3, 3]);
  });
  it("V-09, MB-AFTER-6 any enemy left means no goods", () => {
    const stage = scene({ scania: { fleet: "A", enemy: { fleet: 1, army: 1 } } })
      .begin("battle")
      .cards("a");
    expect([stage.gold("A"), stage.goods("scania", "fleet")]).toEqual([3, [0]]);
  });
  it("V-10, MB-AFTER-7 no second harvest", () => {
    const stage = scene({ scania: { army: "B", fleet: "A", enemy: { fleet: 1 } } })
      .begin("production")
      .cards("a");
    expect([stage.goods("scania", "army"), stage.goods("scania", "fleet"), stage.gold("A")]).toEqual([[2], [0], 3]);
  });
  it("V-11, MB-AFTER-4 at home a victory yields no goods", () => {
    const stage = scene({ finland: { army: "A", enemy: { army: 1 } } })
      .begin("battle")
      .cards("a");
    expect([stage.gold("A"), stage.goods("finland", "army")]).toEqual([3, [0]]);
  });
  it("MB-AFTER-8 defenders get no gold", () => {
    const stage = scene({ scania: { army: "AB", enemy: { army: 1 } } })
      .begin("battle")
      .cards("ad");
    expect([stage.gold("A"), stage.gold("B"), stage.goods("scania", "army")]).toEqual([3, 2, [1, 1]]);
  });
});

describe("mercenaries", () => {
  const held = () => scene({ scania: { army: "ABC", enemy: { army: 3 }, title: "A" }, gold: { A: 4 } }).begin("battle");
  it("EX-11, MB-MERC-2, MB-MERC-3, MB-MERC-6 two gold remove one enemy, once, and bring no ransom", () => {
    const stage = held();
    expect([stage.step, stage.line]).toEqual(["hiring", "A"]);
    stage.does({ kind: "hireMercenaries" });
    expect([stage.gold("A"), stage.enemies("scania", "army"), stage.table.enemySupply]).toEqual([2, 2, 25]);
    expect(stage.step).toBe("playingCards");
    stage.cards("dad");
    expect(stage.step).toBe("retreating");
    stage.does({ kind: "fightOn" });
    expect(stage.step).toBe("playingCards"); // not asked a second time
    stage.cards("aa");
    expect(stage.gold("A")).toBe(3); // one prisoner, none for the mercenaries
  });
  it("MB-MERC-1 the title of the province or the office of the fighting kind entitles", () => {
    expect(scene({ scania: { army: "B", enemy: { army: 1 } }, offices: { constable: "A" } }).begin("battle").step).toBe("hiring");
    expect(scene({ scania: { army: "B", enemy: { army: 1 } }, offices: { admiral: "A" } }).begin("battle").step).toBe("playingCards");
    expect(scene({ scania: { army: "B", enemy: { army: 1 } }, ingria: { title: "A" } }).begin("battle").step).toBe("playingCards");
  });
  it("MB-MERC-2 nobody hires without two gold", () => {
    const stage = scene({ scania: { army: "B", enemy: { army: 1 }, title: "A" }, gold: { A: 1 } }).begin("battle");
    expect(stage.step).toBe("playingCards");
    const rich = held();
    own.hand(rich.table)[0] = 1;
    expect(rich.why({ kind: "hireMercenaries" })).toBe("MB-MERC-2");
  });
  it("MB-MERC-3 a line with title and office hires once all the same", () => {
    const stage = scene({ scania: { army: "B", enemy: { army: 3 }, title: "A" }, offices: { constable: "A" }, gold: { A: 9 } }).begin(
      "battle",
    );
    stage.does({ kind: "hireMercenaries" });
    expect(stage.step).toBe("playingCards");
  });
  it("MB-MERC-4, MB-MERC-5 several lines may hire, in turn order, before the cards of any round", () => {
    const stage = scene({
      chancellor: "C",
      scania: { army: "BD", enemy: { army: 3 }, title: "A" },
      offices: { constable: "C" },
      gold: { A: 4, C: 4 },
    }).begin("battle");
    expect(stage.line).toBe("C");
    stage.does({ kind: "hireNobody" });
    expect(stage.line).toBe("A");
    stage.does({ kind: "hireMercenaries" }).cards("ad").does({ kind: "fightOn" });
    expect([stage.step, stage.line]).toEqual(["hiring", "C"]); // before the second round
    stage.does({ kind: "hireMercenaries" });
    expect([stage.enemies("scania", "army"), stage.gold("A"), stage.gold("C")]).toEqual([0, 2, 2]);
  });
  it("V-44, MB-MERC-7, MB-MERC-8, MB-AFTER-4 hired by a line without subjects there, they may win the battle without cards", () => {
    const stage = scene({ scania: { army: "B", enemy: { army: 1 }, title: "A" } })
      .begin("battle")
      .does({ kind: "hireMercenaries" });
    expect([stage.gold("A"), stage.gold("B"), stage.goods("scania", "army"), stage.step]).toEqual([0, 2, [1], "pickingRoutes"]);
    expect(stage.told("cardsShown")).toEqual([]);
  });
  it("MB-MERC-9 without a battle there are none", () => {
    const declined = scene({ scania: { fort: "B", enemy: { army: 1 }, title: "A" } }).begin("battle");
    expect(declined.step).toBe("choosingBattle");
    expect(declined.does({ kind: "endBattles" }).step).toBe("pickingRoutes");
    expect(scene({ scania: { fleet: "B", enemy: { army: 1 }, title: "A" } }).begin("battle").step).toBe("pickingRoutes");
  });
});
