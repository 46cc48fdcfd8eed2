/** What happened is told, all of it and nothing else, with every figure: one position for each kind of event that is seldom met. */
import { describe, expect, it } from "vitest";
import type { Event } from "../src/types.ts";
import type { ProvinceName, Scene, Stage } from "./scenario.ts";
import { at, scene } from "./scenario.ts";

const bid = (gold: number) => ({ kind: "bid", amounts: [gold] }) as const;
const choose = (name: ProvinceName) => ({ kind: "chooseProvince", province: at(name) }) as const;
/** What is told from here on, up to the end of the turn's titles. */
function toldAt(stage: Stage, step: string, then: (stage: Stage) => void): Event[] {
  const { length } = stage.until(step).events;
  then(stage);
  const all = stage.events.slice(length);
  const over = all.findIndex(({ kind }) => kind === "leadersPromoted");
  return over === -1 ? all : all.slice(0, over);
}
const ADMIRALS = { ingria: { fleet: "AAB" }, estonia: { fleet: "AAB" }, livonia: { fleet: "BB" }, karelia: { farm: "A" } };
const DECK: Scene["deck"] = { grain: "A", wood: "A", cloth: "A", iron: "B", stone: "C", gold: "B" };
const TWO_TO_BE_HAD = { karelia: { farm: "D" }, finland: { farm: "D" } };

describe("what is told of titles", () => {
  it("MB-PROVINCE-11, MB-OFFICE-4, MB-OFFICE-6, MB-PROMOTE-1 a title lost, an office taken, one vacated, and then a new turn", () => {
    const stage = scene({
      scania: { title: "A", enemy: { army: 1 } },
      karelia: { farm: "BB" },
      finland: { farm: "BB" },
      offices: { admiral: "C" },
    }).begin("investment");
    expect(stage.until("turn").events).toEqual([
      { kind: "titleLost", province: at("scania"), line: 0 },
      { kind: "officeTaken", office: 0, line: 1, gold: 0 },
      { kind: "officeVacated", office: 1, line: 2 },
      { kind: "leadersPromoted" },
      { kind: "turnBegan", line: 1, turn: 3, round: 1 },
      { kind: "produced", line: 1, goods: [1, 1, 4, 4], lost: 0 },
      { kind: "produced", line: 2, goods: [], lost: 0 },
      { kind: "produced", line: 3, goods: [], lost: 0 },
      { kind: "produced", line: 0, goods: [], lost: 0 },
    ]);
  });
  it("MB-OFFICE-8, MB-OFFICE-9 every bid for an office, and who has it then", () => {
    const bids = (a: number, b: number) =>
      toldAt(scene(ADMIRALS).begin("investment"), "biddingForOffice", (stage) => stage.does(bid(a), 0).does(bid(b), 1));
    expect(bids(1, 1)).toEqual([
      { kind: "bidShown", line: 0, gold: 1 },
      { kind: "bidShown", line: 1, gold: 1 },
      { kind: "officeNotAwarded", office: 1, lines: [0, 1] },
    ]);
    expect(bids(0, 2)).toEqual([
      { kind: "bidShown", line: 0, gold: 0 },
      { kind: "bidShown", line: 1, gold: 2 },
      { kind: "officeTaken", office: 1, line: 1, gold: 2 },
    ]);
    const poor = scene({ ...ADMIRALS, gold: { A: 0, B: 0 } }).begin("enemy");
    expect(poor.until("turn").events.slice(4, 6)).toEqual([
      { kind: "noRouteActive" },
      { kind: "officeNotAwarded", office: 1, lines: [0, 1] },
    ]);
  });
  it("MB-PROVINCE-3, MB-PROVINCE-4 who has won a province, and for how much", () => {
    const alone = scene({ deck: DECK, ...TWO_TO_BE_HAD }).begin("investment");
    expect(toldAt(alone, "choosingProvince", (stage) => stage.does(choose("finland")))).toEqual([
      { kind: "provinceWon", line: 0, province: at("finland"), gold: 0 },
    ]);
    const tied: Scene["deck"] = { grain: "A", wood: "A", cloth: "A", iron: "B", stone: "B", gold: "B" };
    const bought = scene({ deck: tied, ...TWO_TO_BE_HAD }).begin("investment");
    expect(toldAt(bought, "biddingForProvince", (stage) => stage.does(bid(1), 0).does(bid(2), 1).does(choose("karelia")))).toEqual([
      { kind: "bidShown", line: 0, gold: 1 },
      { kind: "bidShown", line: 1, gold: 2 },
      { kind: "provinceWon", line: 1, province: at("karelia"), gold: 2 },
    ]);
  });
  it("MB-KING-4, MB-KING-5 what the King takes, moves or declines", () => {
    const first = scene({ seats: 6, deck: DECK, ...TWO_TO_BE_HAD }).begin("investment");
    expect(toldAt(first, "choosingProvince", (stage) => stage.does(choose("finland")))).toEqual([
      { kind: "kingTookProvince", line: 0, province: at("finland") },
    ]);
    const full = () =>
      scene({
        seats: 6,
        deck: DECK,
        karelia: { farm: "D", title: "King" },
        finland: { farm: "D", title: "King" },
        uplandia: { farm: "D", title: "King" },
        smolandia: { farm: "D" },
      }).begin("investment");
    const move = { kind: "moveMarker", from: at("finland"), to: at("smolandia") } as const;
    expect(toldAt(full(), "relocatingMarker", (stage) => stage.does(move))).toEqual([
      { kind: "kingMovedMarker", from: at("finland"), to: at("smolandia") },
    ]);
    expect(toldAt(full(), "relocatingMarker", (stage) => stage.does({ kind: "declineTitle" }))).toEqual([{ kind: "kingDeclined" }]);
  });
  it("MB-KING-11, MB-KING-12 how many titles the King has won with, or the best noble has had", () => {
    const king = { ingria: { title: "King" as const }, estonia: { title: "King" as const }, livonia: { title: "King" as const } };
    expect(scene({ seats: 6, turn: 3, ...king }).begin("endOfTurn").state.outcome).toEqual({
      places: [[5], [0, 1, 2, 3, 4]],
      because: "kingHasTitles",
      facts: { ended: "limit", titles: 3 },
    });
    const noble = scene({ seats: 6, turn: 15, ingria: { title: "B" }, karelia: { title: "B" } }).begin("endOfTurn").state.outcome;
    expect(noble).toEqual({
      places: [[5], [1], [0, 2, 3, 4]],
      because: "noNobleHasTitles",
      facts: { ended: "rounds", titles: 1.5 },
    });
  });
  it("MB-TWO-6, MB-TWO-7 what decides between two, and how many titles the winner's primary line has", () => {
    const end = (setting: Parameters<typeof scene>[0]) => scene({ seats: 2, turn: 16, ...setting }).begin("endOfTurn").state.outcome;
    const decided = (because: string, titles: number, winner: number) => ({
      places: winner === 0 ? [[0], [1]] : [[1], [0]],
      because,
      facts: { ended: "rounds", titles },
    });
    const even = { ingria: { title: "A" as const }, estonia: { title: "B" as const } };
    expect(end({ ingria: { title: "A" } })).toEqual(decided("primaryTitles", 1, 0));
    expect(end({ karelia: { title: "B" }, ingria: { title: "B" } })).toEqual(decided("primaryTitles", 1.5, 1));
    expect(end({ ...even, livonia: { title: "D" } })).toEqual(decided("secondaryTitles", 1, 1));
    expect(end({ ...even, karelia: { farm: "A" } })).toEqual(decided("primarySubjects", 1, 0));
    expect(end({ ...even, karelia: { farm: "D" } })).toEqual(decided("secondarySubjects", 1, 1));
    expect(end(even)).toEqual({ places: [[0, 1]], because: "shared", facts: { ended: "rounds", titles: 1 } });
  });
  it("MB-END-2 the provinces with which Sweden falls", () => {
    const stage = scene({ karelia: { enemy: { army: 1 } }, finland: { enemy: { army: 1 } }, uplandia: { farm: "A" } }).begin("investment");
    expect(stage.until("over").events).toEqual([
      { kind: "leadersPromoted" },
      { kind: "swedenConquered", provinces: [at("karelia"), at("finland")] },
    ]);
  });
});

describe("what is told of battles", () => {
  const scania = at("scania");
  const army = { scania: { army: "ABC", enemy: { army: 3 } } };
  it("MB-BATTLE-15, MB-BATTLE-21, MB-RETREAT-2, MB-AFTER-1, MB-AFTER-4 cards, losses, who fights on, and the spoils", () => {
    expect(scene(army).begin("battle").cards("aad").does({ kind: "fightOn" }).cards("a").events).toEqual([
      { kind: "cardsShown", province: scania, attackers: [0, 1], defenders: [2] },
      { kind: "subjectsLost", province: scania, force: 2, lines: [0, 1] },
      { kind: "foughtOn", line: 2, province: scania },
      { kind: "cardsShown", province: scania, attackers: [2], defenders: [] },
      { kind: "battleWon", province: scania, force: 2 },
      { kind: "ransomTaken", line: 0, gold: 1 },
      { kind: "ransomTaken", line: 1, gold: 1 },
      { kind: "spoilsTaken", line: 2, province: scania, goods: [0] },
      { kind: "ransomTaken", line: 2, gold: 1 },
    ]);
    expect(scene(army).begin("battle").cards("aad").does({ kind: "retreat" }).events.slice(2)).toEqual([
      { kind: "retreated", line: 2, province: scania, force: 2 },
      { kind: "ransomTaken", line: 0, gold: 1 },
      { kind: "ransomTaken", line: 1, gold: 1 },
    ]);
  });
  it("MB-BATTLE-18 nobody attacks: all is lost", () => {
    expect(
      scene({ scania: { army: "AB", enemy: { army: 3 } } })
        .begin("battle")
        .cards("dd").events,
    ).toEqual([
      { kind: "cardsShown", province: scania, attackers: [], defenders: [0, 1] },
      { kind: "subjectsLost", province: scania, force: 2, lines: [0, 1] },
      { kind: "battleLost", province: scania, force: 2 },
    ]);
  });
  it("MB-MERC-1 who hires mercenaries, and where", () => {
    const stage = scene({ scania: { army: "B", enemy: { army: 2 }, title: "A" } }).begin("battle");
    expect(stage.does({ kind: "hireMercenaries" }).events).toEqual([{ kind: "mercenariesHired", line: 0, province: scania }]);
  });
  it("MB-AFTER-3 spoils taken one by one, or all at once, and what was left", () => {
    const won = () =>
      scene({ seats: 6, scania: { army: "AAB", enemy: { army: 1 } } })
        .begin("battle")
        .does({ kind: "playCards", attackers: [0] }, 5)
        .does({ kind: "playCards", attackers: [] }, 1);
    const few = won().does({ kind: "takeGood", force: 2, circle: 1 }).does({ kind: "takeGold", line: 0 }).does({ kind: "takeNoMore" });
    expect(few.events.slice(2)).toEqual([
      { kind: "spoilsTaken", line: 1, province: scania, goods: [0] },
      { kind: "spoilsTaken", line: 0, province: scania, goods: [0] },
      { kind: "ransomTaken", line: 0, gold: 1 },
      { kind: "spoilsLost", line: 0, count: 1 },
    ]);
    expect(won().does({ kind: "takeRest" }).events.slice(3)).toEqual([
      { kind: "spoilsTaken", line: 0, province: scania, goods: [0, 0] },
      { kind: "ransomTaken", line: 0, gold: 1 },
    ]);
  });
});

describe("what is told of movement and investment", () => {
  it("MB-MOVE-15, MB-MERGE-1 what is sold on the way, who goes whither, and who leads a merged group", () => {
    const land = scene({ scania: { army: "AB", goods: { army: [2, 1] } }, pomerania: { army: "C" } }).begin("movement");
    expect(land.does({ kind: "march", from: at("scania"), to: at("pomerania") }).events).toEqual([
      { kind: "goodsSold", line: 0, count: 2 },
      { kind: "goodsSold", line: 1, count: 1 },
      { kind: "marched", line: 0, from: at("scania"), to: at("pomerania") },
      { kind: "merged", force: 2, province: at("pomerania"), line: 0 },
    ]);
    const sea = scene({ scania: { fleet: "AB", goods: { fleet: [1, 0] } }, livonia: { fleet: "C" } }).begin("movement");
    expect(sea.does({ kind: "sail", from: at("scania"), to: at("livonia") }).events).toEqual([
      { kind: "goodsSold", line: 0, count: 1 },
      { kind: "sailed", line: 0, from: at("scania"), to: at("livonia") },
      { kind: "merged", force: 1, province: at("livonia"), line: 0 },
    ]);
    const smaller = scene({ scania: { army: "A" }, pomerania: { army: "CC" } }).begin("movement");
    expect(smaller.does({ kind: "march", from: at("scania"), to: at("pomerania") }).events.at(-1)).toEqual({
      kind: "merged",
      force: 2,
      province: at("pomerania"),
      line: 2,
    });
    const free = scene({ scania: { army: "A" } }).begin("movement");
    expect(free.does({ kind: "march", from: at("scania"), to: at("pomerania") }).told("merged")).toEqual([]);
  });
  it("MB-MOVE-8, MB-BUILD-10 a farmer who moves, and those who are deployed", () => {
    const farmer = scene({ karelia: { farm: ".A", goods: { farm: [0, 1] } } }).begin("movement");
    expect(farmer.does({ kind: "moveFarmer", from: at("karelia"), circle: 1, to: at("finland") }).events).toEqual([
      { kind: "goodsSold", line: 0, count: 1 },
      { kind: "farmerMoved", line: 0, from: at("karelia"), to: at("finland") },
    ]);
    const fleet = scene({ builds: { fleet: ["A", "B", "C"] } }).begin("movement");
    expect(fleet.does({ kind: "deploy", force: 1, layer: 0, to: at("scania") }).events).toEqual([
      { kind: "deployed", line: 0, force: 1, to: at("scania"), lines: [0, 1, 2] },
    ]);
  });
  it("MB-TITLEDECK-2, MB-INVEST-12 what is invested where, and with what", () => {
    const stage = scene({ karelia: { farm: "A", goods: { farm: [1] } }, gold: { A: 9 } }).begin("investment");
    stage.does({ kind: "investInTitle", hex: 5, pay: 5 }).does({ kind: "investInTitle", hex: 1, pay: 1 });
    stage.does({ kind: "investInProvince", province: at("karelia"), force: 0, pay: 5 });
    expect(stage.events).toEqual([
      { kind: "investedInTitle", line: 0, hex: 5, pay: 5 },
      { kind: "investedInTitle", line: 0, hex: 1, pay: 1 },
      { kind: "investedInProvince", line: 0, province: at("karelia"), force: 0, pay: 5 },
    ]);
  });
  it("MB-SAVE-1 what is saved", () => {
    const stage = scene({ karelia: { farm: "A", goods: { farm: [1] } }, gold: { A: 1, B: 0 } }).begin("investment");
    expect(stage.until("turn").told("saved")).toEqual([{ kind: "saved", line: 0, count: 1 }]);
  });
});

describe("what is told of enemies and of the Riksdag", () => {
  it("MB-WITHDRAW-1, MB-ENEMY-7 routes picked and active, who withdraws, who comes and where", () => {
    const stage = scene({ smolandia: { enemy: { army: 2 } }, karelia: { farm: "A" } })
      .begin("enemy")
      .picks(5, 1, 2, 6);
    expect(stage.events).toEqual([
      { kind: "routePicked", line: 0, route: 5 },
      { kind: "routePicked", line: 1, route: 1 },
      { kind: "routePicked", line: 2, route: 2 },
      { kind: "routePicked", line: 3, route: 6 },
      { kind: "routesActive", routes: [1, 2, 5, 6] },
      { kind: "enemyWithdrew", route: 5, units: 2 },
      { kind: "enemyCame", route: 1, province: at("ingria"), target: 2, units: 3 },
      { kind: "enemyCame", route: 2, province: at("estonia"), target: 2, units: 3 },
      { kind: "enemyCame", route: 5, province: at("scania"), target: 2, units: 1 },
      { kind: "enemyCame", route: 5, province: at("scania"), target: 1, units: 2 },
      { kind: "enemyCame", route: 6, province: at("trondheim"), target: 2, units: 3 },
    ]);
  });
  it("MB-SIEGE-11 a fort that is stormed", () => {
    const stage = scene({ ingria: { fort: "A", enemy: { army: 3 } } })
      .begin("enemy")
      .picks(6, 1, 6, 1);
    expect(stage.told("fortStormed")).toEqual([{ kind: "fortStormed", province: at("ingria") }]);
  });
  it("MB-RIKSDAG-7 a tax is about nothing: no power, no province", () => {
    const stage = scene({ riksdag: true }).begin("production").does({ kind: "callTaxation" });
    expect(stage.events).toEqual([{ kind: "motionCalled", line: 0, motion: 1, power: null, province: null }]);
    expect(stage.state.stack.at(-1)?.memory).toEqual({ motion: 1, about: 0 });
  });
  it("MB-RIKSDAG-7 the tax of a line that can pay it: every unit, and the whole", () => {
    const stage = scene({ riksdag: true, gold: { A: 0, B: 4, C: 0, D: 0 }, builds: { army: ["B", "", ""] } }).begin("production");
    stage.does({ kind: "callTaxation" });
    for (const seat of [0, 1, 2, 3]) stage.does({ kind: "vote", votes: ["yes"] }, seat);
    const { length } = stage.events;
    for (let unit = 0; unit < 4; unit++) stage.does({ kind: "payTaxInGold" });
    expect(stage.events.slice(length, length + 5)).toEqual([
      { kind: "taxGivenInGold", line: 1, count: 1 },
      { kind: "taxGivenInGold", line: 1, count: 1 },
      { kind: "taxGivenInGold", line: 1, count: 1 },
      { kind: "taxGivenInGold", line: 1, count: 1 },
      { kind: "taxPaid", line: 1, count: 4 },
    ]);
  });
  it("MB-RIKSDAG-3 a motion, every vote, and what was decided", () => {
    const stage = scene({ riksdag: true, karelia: { farm: "A" }, scania: { enemy: { army: 1 } } }).begin("enemy");
    stage.does({ kind: "callPeace", power: 2 });
    for (const seat of [0, 1, 2, 3]) stage.does({ kind: "vote", votes: [seat < 3 ? "yes" : "no"] }, seat);
    expect(stage.events).toEqual([
      { kind: "motionCalled", line: 0, motion: 3, power: 2, province: null },
      { kind: "voted", line: 0, vote: "yes" },
      { kind: "voted", line: 1, vote: "yes" },
      { kind: "voted", line: 2, vote: "yes" },
      { kind: "voted", line: 3, vote: "no" },
      { kind: "motionDecided", motion: 3, passed: "yes" },
    ]);
  });
});
