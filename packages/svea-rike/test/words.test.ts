import { fastDice, PASS } from "@stormakt/kernel";
import type { Language } from "@stormakt/words";
import { LANGUAGES, plainly, Speaker, wordsProblems } from "@stormakt/words";
import { describe, expect, it } from "vitest";
import { foresee } from "../src/advice/forecast.ts";
import { EVENTS } from "../src/cards/index.ts";
import { fiefCalled, HISTORY, SOVEREIGNS, titleCalled } from "../src/catalog/index.ts";
import { FROM_COMMERCE, FROM_FIEFS } from "../src/domains.ts";
import { sveaRike } from "../src/index.ts";
import { previewIncome, seriesProgress } from "../src/reckoning/index.ts";
import type { Event } from "../src/types.ts";
import { manner } from "../src/words/index.ts";
import { WORDS } from "./languages.ts";
import { choice, engine, playing, SEATS, usual } from "./scenario.ts";

const speaking = (language: Language) => new Speaker(language, WORDS[language], manner, (seat) => SEATS[seat] ?? "?");

describe.each(LANGUAGES)("words in %s", (language) => {
  const words = WORDS[language];
  it("has a sentence for everything, and none too many", () => {
    expect(wordsProblems(sveaRike, words, language)).toEqual([]);
  });
  it("is silent about nothing that can happen: every kind of event is told, with all it carries that a player would ask for", () => {
    for (const [kind, sentence] of Object.entries(words.events)) expect([kind, sentence.trim().length > 5]).toEqual([kind, true]);
    const speaker = speaking(language);
    const told = new Map<string, Event>();
    const dice = fastDice("telling");
    for (let seats = 2; seats <= 5; seats++)
      for (let game = 0; game < 3; game++) {
        const state = engine.begin(usual(seats), `telling ${seats} ${game}`);
        for (let seat = engine.nextSeat(state); seat >= 0; seat = engine.nextSeat(state)) {
          const receipt = engine.submit(state, seat, engine.sampleAction(state, seat, dice) ?? PASS);
          if (!receipt.legal) throw new Error(receipt.rule);
          for (const { event, audience } of receipt.told)
            for (const one of audience?.others === undefined ? [event] : [event, audience.others]) told.set(one.kind, one);
        }
      }
    for (const event of told.values()) expect(plainly(speaker.event(event))).toMatch(/\S.*[.!]$/);
    // Too rare for a dozen games, or only foreseen.
    const unheard = Object.keys(words.events).filter((kind) => !told.has(kind) && !kind.startsWith("would"));
    expect(unheard.length).toBeLessThan(12);
  });
  it("tells every die with what it was for, the sums of each attack, and the score by parts", () => {
    const speaker = speaking(language);
    const says = (event: Event): string => plainly(speaker.event(event));
    expect(says({ kind: "fiefSold", seat: 0, fief: fiefCalled("gotland"), gold: 8, dice: [3, 5] })).toMatch(/8.*3.*5/);
    expect(says({ kind: "rewardGold", seat: 0, gold: 12, dice: [6, 4, 2] })).toMatch(/12.*6.*4.*2/);
    expect(says({ kind: "collected", seat: 0, gold: 9, source: FROM_FIEFS, dice: [4, 5] })).toMatch(/9.*4.*5/);
    expect(says({ kind: "collected", seat: 0, gold: 9, source: FROM_COMMERCE, dice: [] })).not.toMatch(/\(/);
    expect(says({ kind: "dieRolled", seat: 0, card: titleCalled("peasant-revolt"), die: 3 })).toContain(
      { en: "Revolt", sv: "uppror", de: "aufstand" }[language],
    );
    expect(says({ kind: "swedesStruck", round: 2, hits: 1, left: 3, value: 7 })).toMatch(/2.*1.*3.*7/);
    expect(says({ kind: "enemyStruck", round: 2, hits: 0, left: 1, value: 4 })).toMatch(/2.*1.*4/);
    const parts = { ofGold: 2, ofCrowns: 3, ofTroops: 1, ofSeries: 4, ofMerchants: 5, ofTrophies: 6, ofEastIndia: 0, ofDebt: -7 };
    expect(says({ kind: "scored", seat: 0, points: 14, ...parts })).toMatch(/14.*2.*3.*1.*4.*5.*6.*0.*[-−]7/);
  });
  it("names and tells of every card and sovereign", () => {
    for (const [place] of EVENTS.entries()) expect(words.things["event"]?.[place]).toMatchObject({ text: expect.stringMatching(/\.$/) });
    for (const [place] of HISTORY.entries())
      expect(words.things["history"]?.[place]).toMatchObject({ text: expect.stringMatching(/\.$/), note: expect.stringMatching(/\.$/) });
    for (const [place] of SOVEREIGNS.entries())
      expect(words.things["sovereign"]?.[place + 1]).toMatchObject({
        note: expect.stringMatching(/\.$/),
        years: expect.stringMatching(/^\d{4}–\d{4}$/),
      });
  });
  it("can say every play of every card, and what it would do", () => {
    const speaker = speaking(language);
    const hand = EVENTS.map(({ id }) => id);
    const game = choice(
      {
        families: {
          sture: { gold: 90, fiefs: ["narke"], history: ["gripsholm"], hand },
          grip: { fiefs: ["uppland", "abo"], history: ["tycho-brahe"], merchants: { denmark: 1 } },
        },
      },
      "sture",
    );
    const view = engine.view(game.state, 0);
    let said = 0;
    for (const { action } of engine.choices(game.state, 0)) {
      expect(plainly(speaker.move(action)).length).toBeGreaterThan(3);
      if (action.kind !== "playCard" || !engine.judge(game.state, 0, action).legal) continue;
      for (const event of foresee(view, 0, action)) {
        expect(plainly(speaker.event(event))).toMatch(/[.!]$/);
        said++;
      }
    }
    expect(said).toBeGreaterThan(100);
  });
});

describe("what boards are told", () => {
  it("says a card and its aim in one line", () => {
    const play = playing("feud-with-neighbours", { from: "narke", fief: "uppland" });
    expect(plainly(speaking("en").move(play))).toBe("Play Feud with Neighbours: Närke against Uppland");
    expect(plainly(speaking("sv").move(play))).toBe("Spela Grannfejd: Närke mot Uppland");
    expect(plainly(speaking("en").event({ ...playing("tax-refund"), kind: "cardPlayed", by: 1 } as never))).toBe("grip plays Tax Refund.");
  });
  it("previews income and shows progress from a view", () => {
    const game = choice(
      { families: { sture: { fiefs: ["narke"], merchants: { denmark: 2 }, history: ["gripsholm", "karin-mansdotter"] } } },
      "sture",
    );
    const view = engine.view(game.state, 0).table;
    expect(previewIncome(view, 0)).toEqual({
      agriculture: { income: 5, upkeep: 0 },
      commerce: { income: 8, upkeep: 1 },
      cultureFromFiefs: { income: 3, upkeep: 1 },
      cultureFromCommerce: { income: 6, upkeep: 1 },
    });
    expect(seriesProgress(view, 0).map(({ cards }) => cards.length)).toEqual([1, 0, 0, 0, 1, 0]);
  });
});
