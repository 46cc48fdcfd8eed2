import { readConfig } from "@stormakt/kernel";
import { describe, expect, it } from "vitest";
import {
  BANER,
  BATTLE_CARDS,
  BIELKE,
  BORDERS,
  border,
  circlesIn,
  DE_LA_GARDIE,
  ENEMY_UNITS,
  FORCES,
  GOODS,
  goodOf,
  HEXES,
  HOUSES,
  KING_MARKERS,
  LOCALS,
  OFFICES,
  OVERSEAS,
  PRINTED,
  PROVINCES,
  powerOf,
  routeOf,
  TITLE_HEXES,
  UNITS_PER_LINE,
} from "../src/catalog/index.ts";
import { own } from "../src/copy.ts";
import { mareBalticum } from "../src/index.ts";
import { invariants, unitsOf } from "../src/invariants.ts";
import { de } from "../src/rulebook/de.ts";
import { en } from "../src/rulebook/en.ts";
import { sv } from "../src/rulebook/sv.ts";
import { de as wordsDe } from "../src/words/de.ts";
import { en as wordsEn } from "../src/words/en.ts";
import { sv as wordsSv } from "../src/words/sv.ts";
import { at, engine, id, scene, square } from "./scenario.ts";

const config = (seats: number, more: object = {}) => {
  const read = readConfig(mareBalticum, { seats, firstChancellor: 0, ...more });
  if ("error" in read) throw new Error(JSON.stringify(read.error));
  return read.config;
};
/** A new game in which the seats have taken their houses in order. */
function settled(seats: number, more: object = {}) {
  const stage = scene({ seats });
  stage.state = engine.begin(config(seats, more), "set-up");
  Object.assign(stage, { table: stage.state.table });
  for (let line = 0; stage.step === "takingHouse"; line++) stage.does({ kind: "takeHouse", line });
  return stage;
}
const farmer = (province: number) => ({ kind: "placeFarmer", province }) as const;
const build = (where: number) => ({ kind: "placeInBuild", square: where }) as const;

describe("components and board", () => {
  it("MB-SETUP-1 nineteen hexes: a capital, six and six provinces, three powers, three aids", () => {
    const count = (kind: string) => HEXES.filter((hex) => hex.kind === kind).length;
    expect(["capital", "local", "overseas", "power", "aid"].map(count)).toEqual([1, 6, 6, 3, 3]);
  });
  it("MB-SETUP-2 five lines of 24 units, 27 enemies, 3 markers of the King, 4 offices, 3 Attack and 3 Defend", () => {
    expect([HOUSES.length, UNITS_PER_LINE, ENEMY_UNITS, KING_MARKERS, OFFICES.length, BATTLE_CARDS.attack, BATTLE_CARDS.defend]).toEqual([
      5, 24, 27, 3, 4, 3, 3,
    ]);
    expect(scene({}).table.enemySupply).toBe(27);
  });
  it("MB-SETUP-3 a unit is what its place makes it, and each line has 24 in all", () => {
    const stage = scene({
      scania: { army: "AAB", goods: { army: [2, 0, 0] }, title: "A" },
      builds: { fleet: ["A", "", ""] },
      deck: { wood: "A" },
      gold: { A: 3 },
      savings: { A: 1 },
      capital: { A: 2 },
    });
    expect(unitsOf(stage.table, BANER)).toEqual({
      supply: 11,
      hand: 3,
      savings: 1,
      capital: 2,
      subjects: 2,
      goods: 2,
      builds: 1,
      titleDeck: 1,
      markers: 1,
    });
    expect(invariants["units"]!(stage.table)).toBeNull();
    own.hand(stage.table)[0]! += 1;
    expect(invariants["units"]!(stage.table)).toContain("line 0");
  });
  it("MB-SETUP-6 sixteen borders in a ladder, closed at the seam, and only facing provinces across the sea", () => {
    expect(BORDERS).toHaveLength(16);
    const pairs = PROVINCES.flatMap((a) => PROVINCES.filter((b) => a < b && border(a, b)));
    expect(pairs).toHaveLength(16);
    expect(border(at("karelia"), at("finland"))).toBe(true);
    expect(border(at("scania"), at("trondheim"))).toBe(true);
    expect(border(at("smolandia"), at("scania"))).toBe(true);
    for (const [a, b] of [
      ["karelia", "westrogothia"],
      ["karelia", "trondheim"],
      ["ingria", "westrogothia"],
      ["ingria", "trondheim"],
      ["finland", "livonia"],
    ] as const)
      expect(border(at(a), at(b))).toBe(false);
  });
  it("MB-SETUP-7 capital, inner ring, corners of the outer ring, each power between its two overseas provinces", () => {
    const ring = ({ q, r }: { q: number; r: number }) => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
    const hex = (id: string) => HEXES.find((one) => one.id === id)!;
    const touch = (a: string, b: string) => ring({ q: hex(a).q - hex(b).q, r: hex(a).r - hex(b).r }) === 1;
    expect(ring(hex("capital"))).toBe(0);
    for (const { id } of HEXES.filter(({ kind }) => kind === "local")) expect(ring(hex(id))).toBe(1);
    for (const { id, kind } of HEXES) if (kind !== "local" && kind !== "capital") expect(ring(hex(id))).toBe(2);
    const corner = ({ q, r }: { q: number; r: number }) => q === 0 || r === 0 || q + r === 0;
    expect(HEXES.filter(({ kind }) => kind === "overseas").every(corner)).toBe(true);
    for (const [power, a, b] of [
      ["russia", "ingria", "estonia"],
      ["poland", "livonia", "pomerania"],
      ["denmark", "scania", "trondheim"],
    ] as const)
      expect([touch(power, a), touch(power, b)]).toEqual([true, true]);
    for (const { name } of PRINTED.filter(({ id }) => id < 6))
      expect(touch(name.toLowerCase(), PRINTED.find(({ id }) => id === at(name.toLowerCase() as "karelia") + 6)!.name.toLowerCase())).toBe(
        true,
      );
  });
  it("MB-SETUP-8 two farms, three army and three fort circles at home; three fleet, army and fort circles overseas", () => {
    for (const local of LOCALS) expect(FORCES.map((force) => circlesIn(local, force))).toEqual([2, 0, 3, 3]);
    for (const overseas of OVERSEAS) expect(FORCES.map((force) => circlesIn(overseas, force))).toEqual([0, 3, 3, 3]);
    const full = scene({ gold: { A: 9 }, finland: { farm: "AB" } }).begin("investment");
    expect(full.why({ kind: "investInProvince", province: at("finland"), force: 0, pay: 5 })).toBe("MB-SETUP-8");
  });
  it("MB-SETUP-9 a circle holds a subject and an enemy side by side", () => {
    const stage = scene({ scania: { army: "ABC" } })
      .begin("enemy")
      .picks(5, 6, 1, 1);
    expect([stage.who("scania", "army"), stage.enemies("scania", "army")]).toEqual(["ABC", 3]);
  });
  it("MB-SETUP-10 two farmers and one group of each kind, which stays together", () => {
    const stage = scene({ finland: { farm: "AB" }, karelia: { army: "AB" }, uplandia: { army: "AC" } }).begin("movement");
    expect(stage.why({ kind: "march", from: at("karelia"), to: at("finland") })).toBeNull();
    stage.does({ kind: "march", from: at("karelia"), to: at("finland") });
    expect([stage.who("karelia", "army"), stage.who("finland", "army")]).toEqual(["", "AB"]);
    expect(stage.why({ kind: "march", from: at("uplandia"), to: at("finland") })).toBe("MB-MOVE-2");
  });
  it("MB-SETUP-11 groups are packed to the left and close up when one leaves", () => {
    const stage = scene({ scania: { fort: "BAC" } }).begin("movement");
    stage.does({ kind: "desert", province: at("scania"), force: 3, circle: 1 });
    expect(stage.who("scania", "fort")).toBe("BC");
    expect(stage.table.subjects[at("scania") * 12 + 9 + 2]).toBe(-1);
    expect(invariants["groupsPacked"]!(stage.table)).toBeNull();
  });
  it("MB-SETUP-12, MB-SETUP-13 each province yields one kind of good; there are five, and gold only on the title deck", () => {
    expect(GOODS).toHaveLength(5);
    expect(PROVINCES.map(goodOf)).toEqual([1, 4, 3, 2, 1, 0, 2, 0, 1, 4, 0, 3]);
    expect([...new Set(PROVINCES.map(goodOf))].sort((a, b) => a - b)).toEqual([...GOODS]);
    expect(TITLE_HEXES).toEqual([...GOODS, 5]);
    const stage = scene({ smolandia: { farm: "A", army: "B", fort: "C" } }).begin("production");
    expect(stage.table.goods.filter((count) => count > 0)).toEqual([1]);
    expect(routeOf(at("smolandia"))).toBe(5);
    expect(powerOf(id(5))).toBe(2);
  });
});

describe("preparation", () => {
  it("MB-SETUP-14 each takes a house of its own; options go with the number of players", () => {
    const state = engine.begin(config(3), "houses");
    engine.submit(state, 0, { kind: "takeHouse", line: DE_LA_GARDIE });
    expect(engine.judge(state, 1, { kind: "takeHouse", line: DE_LA_GARDIE })).toEqual({ legal: false, rule: "MB-SETUP-14" });
    expect(engine.choices(state, 1).filter(({ verdict }) => !verdict.legal)).toEqual([
      { action: { kind: "takeHouse", line: DE_LA_GARDIE }, verdict: { legal: false, rule: "MB-SETUP-14" } }, // shown, and why not
    ]);
    expect(engine.legalActions(state, 1)).toHaveLength(4);
    for (const seats of [2, 5, 6]) expect(() => config(seats, { neutralLine: true })).toThrow("MB-SETUP-14");
    for (const seats of [3, 4]) expect(config(seats, { neutralLine: true })).toMatchObject({ neutralLine: true });
    expect(engine.begin(config(5), "x").table.ring).toHaveLength(5);
    expect(readConfig(mareBalticum, { seats: 7 })).toHaveProperty("error");
  });
  it("MB-SETUP-15 the first Chancellor is drawn, unless the table names a seat", () => {
    const drawn = engine.scripted([{ "first Chancellor": 2 }], () => engine.begin(config(4, { firstChancellor: "random" }), "x"));
    expect(engine.nextSeat(drawn)).toBe(2);
    const named = engine.scripted([], () => engine.begin(config(4, { firstChancellor: 3 }), "x"));
    expect(engine.nextSeat(named)).toBe(3);
  });
  it("EX-01, MB-SETUP-16 to MB-SETUP-21: a set-up with four lines", () => {
    const stage = settled(4);
    expect([stage.step, stage.line]).toEqual(["placingFarmer", "D"]);
    stage.does(farmer(0)).does(build(square("fleet", 0)));
    stage.does(farmer(3)).does(build(square("fleet", 2)));
    stage.does(farmer(5)).does(build(square("army", 0)));
    expect([stage.step, stage.line]).toEqual(["placingFarmer", "A"]);
    stage.does(farmer(4));
    for (const taken of [square("fleet", 1), square("fleet", 2), square("army", 0)]) expect(stage.why(build(taken))).toBe("MB-SETUP-19");
    stage.does(build(square("army", 1)));
    expect([stage.who("karelia", "farm"), stage.who("eastrogothia", "farm"), stage.who("westrogothia", "farm")]).toEqual(["D", "C", "B"]);
    expect(stage.who("smolandia", "farm")).toBe("A");
    for (const letter of ["A", "B", "C", "D"] as const) {
      expect(stage.gold(letter)).toBe(2);
      expect(stage.supply(letter)).toBe(20 - 1); // the first turn has begun, and each farmer bears a good
    }
    expect([stage.finished("fleet"), stage.finished("army"), stage.finished("fort")]).toEqual([0, 0, 0]);
  });
  it("MB-SETUP-16, MB-SETUP-20 four units of 24: a farmer, a unit in a build, two gold; twenty stay in supply", () => {
    const stage = settled(3);
    stage.does(farmer(0));
    expect([stage.gold("C"), stage.supply("C")]).toEqual([2, 21]);
    stage.does(build(0));
    expect(stage.supply("C")).toBe(20);
    expect(unitsOf(stage.table, BIELKE)).toMatchObject({ subjects: 1, builds: 1, hand: 2, supply: 20 });
  });
  it("MB-SETUP-17 the last line places first, both its pieces before the next, the first Chancellor last", () => {
    const stage = settled(5, { firstChancellor: 2 });
    const order: string[] = [];
    while (stage.step === "placingFarmer" || stage.step === "placingInBuild") {
      order.push(`${stage.asked[0]}${stage.step === "placingFarmer" ? "f" : "b"}`);
      stage.does(stage.choices().find(({ verdict }) => verdict.legal)!.action);
    }
    expect(order).toEqual(["1f", "1b", "0f", "0b", "4f", "4b", "3f", "3b", "2f", "2b"]);
  });
  it("MB-SETUP-18 a farmer goes to an empty farm circle", () => {
    const stage = settled(3).does(farmer(1)).does(build(0)).does(farmer(1)).does(build(3));
    expect(stage.who("finland", "farm")).toBe("CB");
    expect(stage.why(farmer(1))).toBe("MB-SETUP-18");
    expect(stage.legal("placeFarmer")).toHaveLength(5);
  });
  it("MB-SETUP-19 no stacking, and no build is filled; six squares are enough for five lines", () => {
    const stage = settled(5);
    for (let placed = 0; placed < 4; placed++) stage.does(stage.legal("placeFarmer")[0]!).does(stage.legal("placeInBuild")[0]!);
    expect(stage.table.piles.map(({ length }) => length)).toEqual([1, 1, 0, 1, 1, 0, 0, 0, 0]);
    stage.does(farmer(5));
    expect(stage.why(build(2))).toBe("MB-SETUP-19");
    expect(stage.legal("placeInBuild")).toHaveLength(3);
  });
  it("MB-SETUP-21 round 1, no enemies, no titles, an empty title deck", () => {
    const stage = settled(3);
    while (stage.step === "placingFarmer" || stage.step === "placingInBuild")
      stage.does(stage.choices().find(({ verdict }) => verdict.legal)!.action);
    expect(stage.told("turnBegan")).toMatchObject([{ turn: 1, round: 1 }]);
    expect(stage.table.enemies.every((route) => route === 0)).toBe(true);
    expect(stage.table.titles.every((holder) => holder === -1)).toBe(true);
    expect(stage.table.offices.every((holder) => holder === -1)).toBe(true);
    expect(stage.table.titleDeck.every((units) => units === 0)).toBe(true);
  });
  const nameIn = (words: typeof wordsEn, thing: string, id: number): string => {
    const name = words.things[thing]?.[id] ?? "?";
    return typeof name === "string" ? name : name.name;
  };
  it("MB-SETUP-22 the rulebook says of every good whether it is printed, inferred or ours, in every language", () => {
    const sentences = (book: typeof en) =>
      book
        .flatMap(({ rules }) => rules)
        .find(({ id }) => id === "MB-SETUP-22")!
        .text.split(/[.;] /);
    for (const [book, words] of [
      [en, wordsEn],
      [sv, wordsSv],
      [de, wordsDe],
    ] as const) {
      const [stated, inferred, ...ours] = sentences(book);
      const where = { stated, inferred, designed: ours.join(" ") };
      for (const { id, good, known } of PRINTED) {
        const name = nameIn(words, "province", id);
        for (const [how, text] of Object.entries(where)) expect([name, how, text?.includes(name)]).toEqual([name, how, how === known]);
        expect(where[known]?.split(name)[1]).toContain(nameIn(words, "good", good));
      }
    }
  });
  it("MB-SETUP-4 a discarded unit comes back to its own supply", () => {
    const stage = scene({ scania: { army: "AB", goods: { army: [2, 2] } } }).begin("movement");
    const before = stage.supply("A");
    stage.does({ kind: "desert", province: at("scania"), force: 2, circle: 0 });
    expect(stage.supply("A")).toBe(before + 3);
    expect(stage.supply("B")).toBe(24 - 2 - 1 - 2);
  });
});
