import { readConfig, usualConfig } from "@stormakt/kernel";
import { describe, expect, it } from "vitest";
import { ENDINGS, mareBalticum } from "../src/index.ts";
import { linesOwnedBy } from "../src/table.ts";
import type { Stage } from "./scenario.ts";
import { at, engine, letterOf, scene } from "./scenario.ts";

function fresh(seats: number, more: object = {}): Stage {
  const read = readConfig(mareBalticum, { seats, firstChancellor: 0, ...more });
  if ("error" in read) throw new Error(JSON.stringify(read.error));
  const stage = scene({ seats });
  stage.state = engine.begin(read.config, "players");
  Object.assign(stage, { table: stage.state.table });
  for (let line = 0; stage.step === "takingHouse"; line++) stage.does({ kind: "takeHouse", line });
  return stage;
}
const vote = (stage: Stage, seat: number, ...votes: ("yes" | "no")[]) => stage.does({ kind: "vote", votes }, seat);
const choose = (name: Parameters<typeof at>[0]) => ({ kind: "chooseProvince", province: at(name) }) as const;
const DECK = { grain: "A", wood: "A", cloth: "A", iron: "B", stone: "C", gold: "B" };

describe("two players", () => {
  it("MB-TWO-1, MB-TWO-2, MB-TWO-9 two lines each, taking turns; the last of the four places first", () => {
    const stage = fresh(2, { firstChancellor: 1 });
    expect(stage.table.order.map((line) => stage.table.controllers[line])).toEqual([1, 0, 1, 0]);
    expect(linesOwnedBy(stage.table, 1)).toEqual([0, 2]);
    const order: string[] = [];
    while (stage.step === "placingFarmer" || stage.step === "placingInBuild") {
      if (stage.step === "placingFarmer") order.push(`${stage.line}${stage.asked[0]}`);
      stage.does(stage.choices().find(({ verdict }) => verdict.legal)!.action);
    }
    expect(order).toEqual(["D0", "C1", "B0", "A1"]);
    expect(stage.table.hand.slice(0, 4)).toEqual([2, 2, 2, 2]);
  });
  it("MB-TWO-3 the lines are independent: each its own route, purse and step", () => {
    const stage = scene({ seats: 2, karelia: { farm: "AC" } }).begin("enemy");
    expect(stage.legal("pickRoute", 0)).toHaveLength(36);
    stage.does({ kind: "pickRoute", routes: [5, 1] }, 0).does({ kind: "pickRoute", routes: [6, 3] }, 1);
    expect(stage.told("routePicked").map(({ line, route }) => `${letterOf(line)}${route}`)).toEqual(["A5", "B6", "C1", "D3"]);
    expect([stage.enemies("scania", "army"), stage.enemies("trondheim", "army"), stage.enemies("ingria", "army")]).toEqual([3, 3, 3]);
    expect([stage.step, stage.line]).toEqual(["moving", "A"]);
    expect(stage.why({ kind: "moveFarmer", from: 0, circle: 1, to: 1 })).toBe("MB-MOVE-1"); // C's farmer, though the same player's
    const bids = scene({
      seats: 2,
      ingria: { fleet: "AAC" },
      estonia: { fleet: "AAC" },
      livonia: { fleet: "CC" },
      gold: { A: 1, C: 2 },
    }).begin("endOfTurn");
    expect([bids.step, bids.asked, bids.legal("bid", 0).length]).toEqual(["biddingForOffice", [0], 6]);
    bids.does({ kind: "bid", amounts: [0, 2] }, 0);
    expect([bids.office(1), bids.gold("A"), bids.gold("C")]).toEqual(["C", 1, 0]);
  });
  it("V-51, MB-TWO-4 both lines count for the two pairs of cards", () => {
    const stage = scene({ seats: 2, scania: { army: "ACA", enemy: { army: 3 } } }).begin("battle");
    expect(stage.asked).toEqual([0]);
    expect(stage.why({ kind: "playCards", attackers: [0, 1, 2] })).toBe("MB-BATTLE-16");
    expect(stage.why({ kind: "playCards", attackers: [] })).toBe("MB-BATTLE-16");
    expect(stage.why({ kind: "playCards", attackers: [0, 2] })).toBeNull();
  });
  it("MB-TWO-5 four rounds, sixteen turns, and four titles of any line end the game", () => {
    expect(ENDINGS[2]).toEqual({ lines: 4, rounds: 4, turns: 16, halfTitles: 8 });
    const titles = {
      ingria: { title: "D" as const },
      estonia: { title: "D" as const },
      livonia: { title: "D" as const },
      scania: { title: "D" as const },
    };
    expect(scene({ seats: 2, ...titles }).begin("endOfTurn").state.outcome?.facts).toMatchObject({ ended: "limit" });
  });
  it("MB-TWO-6, MB-TWO-7 primary titles, secondary titles, primary subjects, secondary subjects, draw", () => {
    const end = (setting: Parameters<typeof scene>[0]) => {
      const outcome = scene({ seats: 2, turn: 16, ...setting }).begin("endOfTurn").state.outcome;
      return [outcome?.because, outcome?.places];
    };
    expect(end({ scania: { title: "B" }, ingria: { title: "C" }, estonia: { title: "C" } })).toEqual(["primaryTitles", [[1], [0]]]);
    expect(end({ ingria: { title: "C" } })).toEqual(["secondaryTitles", [[0], [1]]]);
    expect(end({ karelia: { farm: "B" } })).toEqual(["primarySubjects", [[1], [0]]]);
    expect(end({ karelia: { farm: "C" } })).toEqual(["secondarySubjects", [[0], [1]]]);
    expect(end({})).toEqual(["shared", [[0, 1]]]);
  });
  it("MB-TWO-8 each line votes, so the Chancellor's player can carry a motion", () => {
    const stage = scene({ seats: 2, riksdag: true }).begin("enemy").does({ kind: "callPeace", power: 0 });
    expect(stage.legal("vote", 1)).toHaveLength(4);
    vote(stage, 1, "no", "no");
    vote(stage, 0, "yes", "yes");
    expect(stage.told("voted").map(({ line, vote: cast }) => `${letterOf(line)} ${cast}`)).toEqual(["A yes", "B no", "C yes", "D no"]);
    expect(stage.told("motionDecided")).toMatchObject([{ passed: "yes" }]);
  });
});

describe("the neutral line", () => {
  it("MB-NEUTRAL-1, MB-NEUTRAL-4 an unused line joins, and places first by the hand of the first Chancellor", () => {
    const stage = fresh(3, { neutralLine: true, firstChancellor: 1 });
    expect(stage.told("neutralJoined")).toEqual([{ kind: "neutralJoined", line: 3 }]);
    expect([stage.step, stage.line, stage.asked]).toEqual(["placingFarmer", "D", [1]]);
    stage.does({ kind: "placeFarmer", province: 0 }).does({ kind: "placeInBuild", square: 0 });
    expect([stage.gold("D"), stage.supply("D"), stage.asked]).toEqual([2, 20, [0]]);
  });
  it("MB-NEUTRAL-2, MB-NEUTRAL-3 it is last in turn order, never Chancellor, and played by the Chancellor's player", () => {
    const stage = scene({ seats: 3, neutral: true, karelia: { farm: "AD" }, finland: { farm: "BC" } }).begin("movement");
    const order: string[] = [];
    for (let turn = 0; turn < 4; turn++) {
      stage.until("moving");
      while (stage.step === "moving") {
        order.push(`${stage.line}${stage.asked[0]}`);
        stage.does({ kind: "endMovement" });
      }
      stage.until("turn");
    }
    expect(order).toEqual(["A0", "B1", "C2", "D0", "B1", "C2", "A0", "D1", "C2", "A0", "B1", "D2", "A0", "B1", "C2", "D0"]);
    const picks = scene({ seats: 3, neutral: true }).begin("enemy");
    expect([picks.legal("pickRoute", 0).length, picks.legal("pickRoute", 1).length]).toEqual([36, 6]);
    const merc = scene({ seats: 3, neutral: true, chancellor: "B", scania: { army: "A", enemy: { army: 1 }, title: "D" } }).begin("battle");
    expect([merc.step, merc.line, merc.asked]).toEqual(["hiring", "D", [1]]);
  });
  it("MB-NEUTRAL-3, MB-TURN-5, MB-PROD-10, MB-AFTER-3, MB-SAVE-1 the Chancellor is asked about its goods, ransom and savings too", () => {
    const stage = scene({
      seats: 3,
      neutral: true,
      gold: { A: 0, D: 0 },
      karelia: { farm: "AD" },
      scania: { army: "D", enemy: { army: 1 } },
    }).begin("production");
    expect([stage.step, stage.asked]).toEqual(["harvesting", [0]]);
    expect(stage.legal("generate")).toEqual([{ kind: "generate", province: at("karelia"), force: 0, circle: 1 }]); // A's own is there already
    stage.does({ kind: "generateRest" }).cards("a");
    expect([stage.step, stage.asked]).toEqual(["takingSpoils", [0]]);
    stage.does({ kind: "takeGold", line: 3 }).does({ kind: "takeNoMore" });
    expect([stage.gold("D"), stage.told("spoilsLost")]).toEqual([1, [{ kind: "spoilsLost", line: 3, count: 1 }]]);
    stage.until("investing", "D");
    expect(stage.asked).toEqual([0]);
    const bare = scene({
      seats: 3,
      neutral: true,
      gold: { A: 0, B: 0, C: 0, D: 0 },
      karelia: { farm: "AD", goods: { farm: [1, 1] } },
    }).begin("investment");
    expect([bare.step, bare.line]).toEqual(["investing", "D"]); // A has nothing to decide, so it saves; so would D, were it anybody's own
    const sold = scene({ seats: 3, neutral: true, gold: { D: 0 }, capital: { D: 1 } })
      .begin("investment")
      .until("investing", "D");
    sold.does({ kind: "discardSold" });
    expect(sold.until("turn").gold("D")).toBe(0);
  });
  it("MB-NEUTRAL-5 its units and gold stay its own", () => {
    const stage = scene({ seats: 3, neutral: true, karelia: { farm: "D", goods: { farm: [1] } }, gold: { A: 2, D: 1 } }).begin(
      "investment",
    );
    expect([stage.line, stage.why({ kind: "investInBuild", square: 0, pay: 1 })]).toEqual(["A", "MB-INVEST-4"]);
    stage.until("investing", "D").does({ kind: "investInBuild", square: 0, pay: 1 });
    expect([stage.pile("fleet", 0), stage.gold("D"), stage.gold("A")]).toEqual(["D", 0, 2]);
  });
  it("MB-NEUTRAL-6 the two pairs of cards are the Chancellor's for both lines", () => {
    const stage = scene({ seats: 3, neutral: true, scania: { army: "ADA", enemy: { army: 3 } } }).begin("battle");
    expect(stage.why({ kind: "playCards", attackers: [0, 1, 2] })).toBe("MB-BATTLE-16");
    const other = scene({ seats: 3, neutral: true, chancellor: "B", scania: { army: "ADA", enemy: { army: 3 } } }).begin("battle");
    expect([other.asked, other.legal("playCards", 0).length, other.legal("playCards", 1).length]).toEqual([[0, 1], 4, 2]);
  });
  it("MB-NEUTRAL-7, MB-RIKSDAG-4 it has no vote", () => {
    const stage = scene({ seats: 3, neutral: true, riksdag: true }).begin("enemy").does({ kind: "callPeace", power: 0 });
    expect([stage.asked, stage.legal("vote", 0)]).toEqual([
      [0, 1, 2],
      [
        { kind: "vote", votes: ["no"] },
        { kind: "vote", votes: ["yes"] },
      ],
    ]);
    vote(stage, 0, "yes");
    vote(stage, 1, "no");
    vote(stage, 2, "no");
    expect(stage.told("voted")).toHaveLength(3);
    expect(stage.told("motionDecided")).toMatchObject([{ passed: "no" }]);
  });
  it("MB-NEUTRAL-8 the end goes by people, and its titles count", () => {
    const titles = (count: number) =>
      Object.fromEntries(
        ["ingria", "estonia", "livonia", "pomerania", "scania"].slice(0, count).map((name) => [name, { title: "D" as const }]),
      );
    expect(scene({ seats: 3, neutral: true, ...titles(4) }).begin("endOfTurn").state.outcome).toBeNull();
    expect(scene({ seats: 3, neutral: true, ...titles(5) }).begin("endOfTurn").state.outcome?.facts).toMatchObject({ ended: "limit" });
    expect(scene({ seats: 3, neutral: true, turn: 15, karelia: { farm: "A" } }).begin("endOfTurn").state.outcome?.facts).toMatchObject({
      ended: "rounds",
    });
  });
  it("V-52, MB-NEUTRAL-9 if it is first, alone or shared, nobody has won", () => {
    const end = (setting: Parameters<typeof scene>[0]) =>
      scene({ seats: 3, neutral: true, turn: 15, ...setting }).begin("endOfTurn").state.outcome;
    expect(
      end({
        ingria: { title: "D" },
        estonia: { title: "D" },
        livonia: { title: "D" },
        pomerania: { title: "A" },
        scania: { title: "A" },
        trondheim: { title: "B" },
        karelia: { title: "B" },
        finland: { title: "B" },
      }),
    ).toMatchObject({ places: [[0, 1, 2]], because: "neutralFirst" });
    expect(end({ ingria: { title: "D" }, estonia: { title: "A" } })?.because).toBe("neutralFirst");
    expect(end({ ingria: { title: "D" }, estonia: { title: "A", army: "A" } })).toMatchObject({
      because: "moreSubjects",
      places: [[0], [1, 2]],
    });
  });
});

describe("the King", () => {
  it("MB-KING-1 five lines and a King without units, hand or place in the turn order", () => {
    const stage = fresh(6, { king: 2 });
    expect([stage.table.king, stage.table.ringSeats, stage.table.order]).toEqual([2, [0, 1, 3, 4, 5], [0, 1, 2, 3, 4]]);
    expect(stage.table.controllers).not.toContain(2);
    expect(stage.told("kingNamed")).toEqual([{ kind: "kingNamed", seat: 2 }]);
    expect(() => fresh(6, { king: 0 })).toThrow("MB-KING-1");
    expect(() => fresh(5, { king: 1 })).toThrow("MB-KING-1");
    const drawn = engine.scripted([{ King: 4 }], () => engine.begin(usualConfig(mareBalticum, { seats: 6, firstChancellor: 0 }), "x"));
    expect(drawn.table.king).toBe(5); // the fifth of those who are not first Chancellor
  });
  it("MB-KING-7 the owners set up; MB-KING-2 from the first turn on the King plays the Chancellor's line", () => {
    const stage = fresh(6, { king: 5 });
    const asked = new Set<number>();
    while (stage.step === "placingFarmer" || stage.step === "placingInBuild") {
      asked.add(stage.asked[0]!);
      stage.does(stage.choices().find(({ verdict }) => verdict.legal)!.action);
    }
    expect([...asked].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4]);
    stage.until("pickingRoutes");
    expect(stage.asked).toEqual([1, 2, 3, 4, 5]); // seat 0 is Chancellor, and is not asked
    stage.until("moving", "A");
    expect(stage.asked).toEqual([5]);
    stage.until("turn").until("moving", "B");
    expect(stage.asked).toEqual([5]);
    stage.until("moving", "A");
    expect(stage.asked).toEqual([0]);
  });
  it("MB-KING-3 what the line gains is the line's", () => {
    const stage = scene({ seats: 6, karelia: { farm: "AA" }, finland: { farm: "AA" }, scania: { army: "A", enemy: { army: 1 } } }).begin(
      "battle",
    );
    expect(stage.asked).toEqual([5]);
    stage.cards("a").does({ kind: "takeRest" });
    expect(stage.gold("A")).toBe(3);
    stage.until("turn");
    expect(stage.office(0)).toBe("A");
  });
  it("MB-KING-2, MB-PROD-10, MB-AFTER-3, MB-SAVE-1 he is asked what nobles are not: to produce, to take, to save", () => {
    const plain = { karelia: { farm: "AB" }, scania: { army: "A", enemy: { army: 1 } } };
    const noble = scene({ seats: 5, ...plain }).begin("production");
    expect(noble.step).toBe("playingCards");
    expect(noble.cards("a").step).toBe("pickingRoutes");
    const stage = scene({ seats: 6, gold: { A: 0, B: 0 }, ...plain }).begin("production");
    expect([stage.step, stage.asked]).toEqual(["harvesting", [5]]); // for A; B's own line produces without a word
    expect(stage.goods("karelia", "farm")).toEqual([0, 1]);
    stage.does({ kind: "generate", province: at("karelia"), force: 0, circle: 0 });
    stage.cards("a");
    expect([stage.step, stage.asked]).toEqual(["takingSpoils", [5]]);
    stage.does({ kind: "takeNoMore" });
    expect([stage.gold("A"), stage.told("spoilsLost")]).toEqual([0, [{ kind: "spoilsLost", line: 0, count: 2 }]]);
    stage.until("investing");
    expect([stage.line, stage.asked]).toEqual(["A", [5]]); // no gold for anything, and yet a good to save or to discard
    expect(stage.legal("discardGood")).toEqual([{ kind: "discardGood", good: 1 }]);
    stage.does({ kind: "discardGood", good: 1 }).does({ kind: "endInvestment" }).until("turn");
    expect([stage.gold("A"), stage.gold("B")]).toEqual([0, 1]);
  });
  it("MB-KING-2 he may let the line produce nothing at all", () => {
    const stage = scene({ seats: 6, karelia: { farm: "A" } }).begin("production");
    stage.does({ kind: "generateNoMore" });
    expect([stage.goods("karelia", "farm"), stage.told("produced")[0]]).toEqual([[0], { kind: "produced", line: 0, goods: [], lost: 1 }]);
  });
  it("V-53, MB-KING-4 a province won by the Chancellor's line is the King's; all its units go to supply", () => {
    const stage = scene({ seats: 6, deck: DECK, karelia: { farm: "D" }, finland: { farm: "D" } }).begin("endOfTurn");
    expect([stage.step, stage.asked]).toEqual(["choosingProvince", [5]]);
    const supply = stage.supply("A");
    stage.does(choose("finland"));
    expect([stage.title("finland"), stage.supply("A"), stage.deck()]).toEqual(["King", supply + 3, "   B C B"]);
    const noble = scene({ seats: 6, chancellor: "B", deck: DECK, karelia: { farm: "D" }, finland: { farm: "D" } }).begin("endOfTurn");
    expect(noble.asked).toEqual([0]);
    expect(noble.does(choose("finland")).title("finland")).toBe("A");
  });
  it("MB-KING-5 with three markers out the King moves one, or declines and ends the awards", () => {
    const full = () =>
      scene({
        seats: 6,
        deck: { grain: "AB", wood: "AB", cloth: "AB", iron: "AB", stone: "AB", gold: "AB" },
        gold: { A: 0, B: 0 },
        karelia: { farm: "D", title: "King" },
        finland: { farm: "D", title: "King" },
        uplandia: { farm: "D", title: "King" },
        scania: { army: "D" },
        ingria: { fleet: "D" },
      }).begin("endOfTurn");
    const stage = full();
    expect([stage.step, stage.asked]).toEqual(["relocatingMarker", [5]]);
    const move = (from: Parameters<typeof at>[0], to: Parameters<typeof at>[0]) =>
      ({ kind: "moveMarker", from: at(from), to: at(to) }) as const;
    expect([stage.why(move("scania", "karelia")), stage.why(move("karelia", "finland")), stage.why(move("karelia", "ingria"))]).toEqual([
      "MB-KING-5",
      "MB-PROVINCE-10",
      "MB-PROVINCE-5",
    ]);
    stage.does(move("karelia", "scania"));
    expect([stage.title("karelia"), stage.title("scania"), stage.deck()]).toEqual(["B", "King", "     "]); // the next award, to B, had one province to choose
    const declined = full().does({ kind: "declineTitle" });
    expect([declined.deck(), declined.title("scania"), declined.table.turn]).toEqual(["AB AB AB AB AB AB", null, 3]);
  });
  it("MB-KING-6 the King loses titles like anybody, and has the marker back", () => {
    const stage = scene({ seats: 6, scania: { title: "King", enemy: { army: 1 } }, karelia: { farm: "A" } }).begin("endOfTurn");
    expect([stage.title("scania"), stage.table.supply.slice(0, 5)]).toEqual([null, [20, 22, 22, 22, 22]]); // no line gets a unit for it
  });
  it("MB-KING-8 he calls and votes for the Chancellor's line, and has no vote besides", () => {
    const stage = scene({ seats: 6, riksdag: true }).begin("enemy");
    expect([stage.step, stage.asked]).toEqual(["calling", [5]]);
    stage.does({ kind: "callPeace", power: 0 });
    expect(stage.asked).toEqual([1, 2, 3, 4, 5]);
    for (const seat of [1, 2, 3, 4, 5]) expect(stage.legal("vote", seat)).toHaveLength(2);
    for (const seat of [1, 2, 3, 4, 5]) vote(stage, seat, seat === 5 ? "yes" : "no");
    expect(stage.told("voted")).toHaveLength(5);
  });
  const end = (setting: Parameters<typeof scene>[0]) => scene({ seats: 6, turn: 15, ...setting }).begin("endOfTurn").state.outcome;
  it("MB-KING-9, MB-OFFICE-10 offices and local provinces count half, overseas provinces one", () => {
    const noble = { ingria: { title: "B" as const }, estonia: { title: "B" as const } };
    expect(end({ ...noble, karelia: { farm: "BB" }, offices: { treasurer: "B" } })?.because).toBe("noNobleHasTitles"); // 2.5
    expect(end({ ...noble, karelia: { farm: "BB", title: "B" }, offices: { treasurer: "B" } })).toMatchObject({
      because: "mostTitles",
      facts: { titles: 3 },
    });
  });
  it("MB-KING-10 fifteen turns, or three titles of a line or of the King", () => {
    const kings = { ingria: { title: "King" as const }, estonia: { title: "King" as const }, livonia: { title: "King" as const } };
    expect(scene({ seats: 6, turn: 3, ...kings }).begin("endOfTurn").state.outcome).toMatchObject({
      because: "kingHasTitles",
      facts: { ended: "limit" },
    });
    expect(ENDINGS[6]).toEqual({ lines: 5, rounds: 3, turns: 15, halfTitles: 6 });
  });
  it("V-53, MB-KING-11, MB-KING-12, MB-KING-13 three titles for the King, or none for the nobles, or else the best noble", () => {
    const kings = { ingria: { title: "King" as const }, estonia: { title: "King" as const }, livonia: { title: "King" as const } };
    const nobles = { pomerania: { title: "B" as const }, scania: { title: "B" as const }, trondheim: { title: "B" as const } };
    expect(end({ ...kings, ...nobles })).toMatchObject({ because: "kingHasTitles" });
    expect(end({ ...kings, ...nobles })?.places[0]).toEqual([5]);
    expect(end({ pomerania: { title: "B" }, scania: { title: "B" }, karelia: { title: "B" } })?.places[0]).toEqual([5]);
    const noble = end(nobles);
    expect([noble?.because, noble?.places[0], noble?.places.at(-1)]).toEqual(["mostTitles", [1], [5]]);
  });
  it("MB-KING-14 if Sweden falls the King loses too", () => {
    expect(end({ karelia: { enemy: { army: 1 } }, finland: { enemy: { army: 1 } } })?.places).toEqual([]);
  });
  it("MB-KING-15 mercenaries for his titles are paid by the line in his hands", () => {
    const stage = scene({ seats: 6, chancellor: "C", scania: { army: "A", enemy: { army: 1 }, title: "King" } }).begin("battle");
    expect([stage.step, stage.line, stage.asked]).toEqual(["hiring", "C", [5]]);
    stage.does({ kind: "hireMercenaries" });
    expect([stage.gold("C"), stage.enemies("scania", "army")]).toEqual([0, 0]);
  });
});
