import { inEachLanguage, LANGUAGES, plainly, Speaker } from "@stormakt/words";
import { describe, expect, it } from "vitest";
import { own } from "../src/copy.ts";
import type { Action } from "../src/types.ts";
import type { StepName } from "../src/words/index.ts";
import { manner } from "../src/words/index.ts";
import { EVENTS, MOVES } from "./examples.ts";
import { WORDS } from "./languages.ts";
import type { Bare } from "./scenario.ts";
import { at, scene } from "./scenario.ts";

const SEATS = ["Anna", "Bo", "Cecilia", "David", "Eva", "Fredrik"];
const speakers = await inEachLanguage(async (language) => new Speaker(language, WORDS[language], manner, nameOf));
function nameOf(seat: number): string {
  return SEATS[seat] ?? "?";
}

const STEPS: Readonly<Record<StepName, object>> = {
  takingHouse: { place: 0 },
  placingFarmer: { line: 0 },
  placingInBuild: { line: 0 },
  harvesting: { lines: 1 },
  choosingBattle: { line: 0 },
  hiring: { line: 0, province: 1 },
  playingCards: { province: 6, force: 1, target: 1 },
  retreating: { line: 0, province: 6, force: 1, target: 1 },
  takingSpoils: { province: 6 },
  pickingRoutes: {},
  moving: { line: 0 },
  investing: { line: 0 },
  biddingForOffice: { office: 0 },
  biddingForProvince: {},
  choosingProvince: { line: 0, gold: 0 },
  relocatingMarker: { line: 0 },
  calling: { motion: 1 },
  voting: { motion: 2, about: 1 },
  payingTax: { line: 0, left: 1 },
};

/** A whole sentence: nothing left open, and everything by name instead of by number. */
const SENTENCE = /^[^{}]*[^{}\s][^{}]*$/u;
const BARE = /undefined|null|\b(line|province|seat|force|good|route|office|hex|square) \d+\b/u;

describe.each(LANGUAGES)("in %s nothing is silent", (language) => {
  const speaker = speakers[language];
  const says = (said: string): void => {
    expect(said).toMatch(SENTENCE);
    expect(said.replace(/route \d|rutt \d/gu, "")).not.toMatch(BARE);
  };
  it.each(Object.entries(EVENTS))("the event %s", (kind, event) => {
    const said = plainly(speaker.event({ kind, ...event }));
    says(said);
    expect(said).toMatch(/[.:]$/u);
    expect(said).not.toMatch(/\b1 (titles|titlar|goods|varor|units|enheter|offices|ämbeten|subjects|undersåtar)\b/u);
  });
  it.each(Object.entries(MOVES))("the move %s", (kind, action) => says(plainly(speaker.move({ kind, ...action }))));
  it.each(Object.entries(STEPS))("the question %s, for one and for many", (step, memory) => {
    says(plainly(speaker.ask(step, memory)));
    says(plainly(speaker.wait(step, memory, [1])));
    says(plainly(speaker.wait(step, memory, [1, 2])));
  });
});

describe("what is said", () => {
  const said = (kind: keyof typeof EVENTS, more: object = {}): string[] =>
    (["en", "sv"] as const).map((language) => plainly(speakers[language].event({ kind, ...EVENTS[kind], ...more })));
  it("amounts stand on every choice and in what is told of it", () => {
    const move = (action: Bare<Action>): string => plainly(speakers.en.move(action));
    expect(move({ kind: "investInBuild", square: 0, pay: 1 })).toBe("Invest in the fleet’s first wood, with wood and 1 gold");
    expect(move({ kind: "investInTitle", hex: 5, pay: 5 })).toBe("Title deck, gold, for 2 gold");
    expect(move({ kind: "investInTitle", hex: 4, pay: 5 })).toBe("Title deck, stone, for 3 gold");
    expect(move({ kind: "investInProvince", province: 6, force: 1, pay: 2 })).toBe("New merchant in Ingria, with cloth and 1 gold");
    expect(said("investedInTitle")).toEqual([
      "Banér invests in the title deck: gold (2 gold).",
      "Banér investerar i titelfältet: guld (2 guld).",
    ]);
    expect(said("investedInBuild")).toEqual([
      "Banér invests in the fleet’s first wood (wood and 1 gold).",
      "Banér investerar i flottans första trä (trä och 1 guld).",
    ]);
  });
  it("one is one, and more are more", () => {
    expect(said("titlesCounted", { halves: 5, overseas: 1, atHome: 1, offices: 2, subjects: 9 })).toEqual([
      "Banér: 2.5 titles (1 overseas, 1 at home, 2 offices), 9 subjects.",
      "Banér: 2,5 titlar (1 i besittningarna, 1 hemma, 2 ämbeten), 9 undersåtar.",
    ]);
    expect(said("titlesCounted")[0]).toBe("Banér: 1 title (0 overseas, 0 at home, 1 office), 1 subject.");
    expect(said("titlesCounted", { line: 5 })[0]).toBe("the King: 1 title (0 overseas, 0 at home, 1 office).");
    expect(said("produced")).toEqual([
      "De la Gardie produces grain, grain, and stone; 1 good is lost.",
      "De la Gardie producerar säd, säd och sten; 1 vara går förlorad.",
    ]);
    const outcome = { places: [[0], [1]], because: "mostTitles", facts: { ended: "rounds", titles: 1 } };
    expect(plainly(speakers.en.outcome(outcome))).toBe("Anna wins with 1 title (the last turn is over).");
  });
});

describe("what is told", () => {
  it("MB-PROD-7, MB-SETUP-5 where production is stopped, and what no unit was left for", () => {
    const stage = scene({ seats: 6, karelia: { farm: "AB" }, finland: { farm: "A", enemy: { army: 1 } } });
    own.supply(stage.table)[1] = 0;
    stage.begin("production").does({ kind: "generateRest" });
    expect(stage.told("productionStopped")).toEqual([{ kind: "productionStopped", provinces: [at("finland")] }]);
    expect(stage.told("produced").slice(0, 2)).toEqual([
      { kind: "produced", line: 0, goods: [1], lost: 0 },
      { kind: "produced", line: 1, goods: [], lost: 1 },
    ]);
  });
  it("MB-AFTER-3 spoils that a line has no unit for", () => {
    const stage = scene({ scania: { army: "A", enemy: { army: 1 } } });
    own.supply(stage.table)[0] = 0;
    stage.begin("battle").cards("a");
    expect(stage.told("spoilsLost")).toEqual([{ kind: "spoilsLost", line: 0, count: 2 }]); // the prisoner, and a good of the cleared province
    expect(stage.told("ransomTaken")).toEqual([]);
  });
  it("MB-ENEMY-11, MB-ENEMY-15 enemies that find no room, or of whom none is left", () => {
    const full = { enemy: { army: 3, fleet: 3 } } as const;
    const stage = scene({ scania: full, trondheim: full, smolandia: { enemy: { army: 3 } }, westrogothia: { enemy: { army: 2 } } });
    stage.begin("enemy").picks(5, 6, 5, 6);
    expect(stage.told("enemyHeldBack")).toEqual([
      { kind: "enemyHeldBack", route: 5, units: 2 },
      { kind: "enemyHeldBack", route: 6, units: 3 },
    ]);
  });
  it("MB-MOVE-8, MB-MOVE-16 who marches whither, and what a deserter takes along", () => {
    const stage = scene({ scania: { army: "AB", goods: { army: [2, 1] } } }).begin("movement");
    stage.does({ kind: "march", from: at("scania"), to: at("pomerania") });
    expect(stage.told("marched")).toEqual([{ kind: "marched", line: 0, from: at("scania"), to: at("pomerania") }]);
    stage.does({ kind: "desert", province: at("pomerania"), force: 2, circle: 0 });
    expect(stage.told("deserted")).toEqual([{ kind: "deserted", line: 0, force: 2, province: at("pomerania"), goods: 2 }]);
    const resting = scene({ scania: { army: "A", goods: { army: [1] } } }).begin("movement");
    resting.does({ kind: "desert", province: at("scania"), force: 2, circle: 0 });
    expect(resting.told("deserted")[0]?.goods).toBe(1);
  });
  it("MB-INVEST-2, MB-BUILD-3 what was invested with what, and the build it finished", () => {
    const stage = scene({ karelia: { farm: "A", goods: { farm: [1] } }, builds: { fleet: ["B", "", "C"] }, gold: { A: 4 } }).begin(
      "investment",
    );
    stage.does({ kind: "investInBuild", square: 1, pay: 1 }).does({ kind: "investInBuild", square: 6, pay: 5 });
    expect(stage.events.slice(0, 3)).toEqual([
      { kind: "investedInBuild", line: 0, square: 1, pay: 1 },
      { kind: "buildFinished", force: 1, line: 1 },
      { kind: "investedInBuild", line: 0, square: 6, pay: 5 },
    ]);
  });
  it("MB-RIKSDAG-7, MB-RIKSDAG-8 every unit of the tax, and from where", () => {
    const stage = scene({
      riksdag: true,
      gold: { A: 1, B: 4 },
      builds: { army: ["A", "", "B"] },
      deck: { wood: "A" },
    }).begin("production");
    stage.does({ kind: "callTaxation" });
    for (const seat of [0, 1, 2, 3]) stage.does({ kind: "vote", votes: ["yes"] }, seat);
    const given = () => stage.events.filter(({ kind }) => kind.startsWith("tax"));
    expect(given()).toEqual([
      { kind: "taxGivenInGold", line: 0, count: 1 },
      { kind: "taxGivenFromTitle", line: 0, hex: 1 },
      { kind: "taxGivenFromBuild", line: 0, square: 3 },
      { kind: "taxPaid", line: 0, count: 3 },
    ]);
    stage.does({ kind: "payTaxFromBuild", square: 5, layer: 0 }).does({ kind: "payTaxInGold" });
    expect(given().slice(4)).toEqual([
      { kind: "taxGivenFromBuild", line: 1, square: 5 },
      { kind: "taxGivenInGold", line: 1, count: 1 },
    ]);
  });
  it("MB-END-6, MB-KING-9 the titles by parts when the game is over", () => {
    const stage = scene({
      seats: 6,
      turn: 15,
      karelia: { farm: "BB", title: "B" },
      ingria: { title: "King" },
      offices: { treasurer: "B" },
      deck: { grain: "A", wood: "A", cloth: "A", iron: "B", stone: "C", gold: "B" },
      finland: { farm: "D" },
      uplandia: { farm: "D" },
    }).begin("endOfTurn");
    stage.does({ kind: "chooseProvince", province: at("finland") });
    expect(stage.state.outcome).not.toBeNull();
    const counted = stage.told("titlesCounted");
    expect(counted).toHaveLength(6);
    expect([counted[1], counted[5]]).toEqual([
      { kind: "titlesCounted", line: 1, halves: 2, overseas: 0, atHome: 1, offices: 1, subjects: 2 },
      { kind: "titlesCounted", line: 5, halves: 3, overseas: 1, atHome: 1, offices: 0, subjects: 0 },
    ]);
  });
});
