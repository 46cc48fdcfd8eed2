import { LANGUAGES, plainly, Speaker, wordsProblems } from "@stormakt/words";
import { describe, expect, it } from "vitest";
import { EVENTS, HISTORY, SOVEREIGNS, titleCalled } from "../src/catalog/index.ts";
import { sveaRike } from "../src/index.ts";
import { foresee, previewIncome, seriesProgress } from "../src/reckoning/index.ts";
import { en } from "../src/words/en.ts";
import { manner } from "../src/words/index.ts";
import { sv } from "../src/words/sv.ts";
import { choice, engine, playing, SEATS } from "./scenario.ts";

const WORDS = { en, sv };
const speaking = (language: "en" | "sv") => new Speaker(language, WORDS[language], manner, (seat) => SEATS[seat] ?? "?");

describe.each(LANGUAGES)("words in %s", (language) => {
  const words = WORDS[language];
  it("has a sentence for everything, and none too many", () => {
    expect(wordsProblems(sveaRike, words, language)).toEqual([]);
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
    const view = engine.view(game.state, 0).table;
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
  it("foresees what a card would do", () => {
    const game = choice({ families: { sture: { fiefs: ["narke"], hand: ["extra-church-tax"] }, grip: { fiefs: ["uppland"] } } }, "sture");
    const events = foresee(engine.view(game.state, 0).table, 0, playing("extra-church-tax", { fief: "narke" }));
    expect(events.map((event) => plainly(speaking("en").event(event)))).toEqual(["sture would pay 3 gold.", "grip would pay 3 gold."]);
    const feud = foresee(engine.view(game.state, 0).table, 0, {
      kind: "playCard",
      card: titleCalled("powerful-neighbour"),
      from: 12,
      fief: 20,
    });
    expect(feud).toEqual([{ kind: "wouldWin", seat: 0, fief: 20, percent: 42 }]);
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
