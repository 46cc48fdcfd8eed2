import { inEachLanguage, LANGUAGES, wordsProblems } from "@stormakt/words";
import { describe, expect, it } from "vitest";
import { mareBalticum } from "../src/index.ts";
import { en as rulesEn } from "../src/rulebook/en.ts";
import { en } from "../src/words/en.ts";
import { WORDS } from "./languages.ts";

const RULEBOOKS = await inEachLanguage(
  async (language) => ((await import(`../src/rulebook/${language}.ts`)) as Readonly<Record<string, typeof rulesEn>>)[language] ?? [],
);
describe.each(LANGUAGES)("words in %s", (language) => {
  it("say everything once", () => {
    expect(wordsProblems(mareBalticum, WORDS[language], language)).toEqual([]);
  });
  it("name the same things as in English", () => {
    const keys = (things: typeof en.things) => Object.entries(things).map(([kind, names]) => [kind, Object.keys(names)]);
    expect(keys(WORDS[language].things)).toEqual(keys(en.things));
    expect(Object.keys(WORDS[language].outcomes)).toEqual(Object.keys(en.outcomes));
  });
  it("tell all 295 rules, with rulings at the same places", () => {
    const lines = (book: typeof rulesEn) => book.flatMap(({ rules }) => rules.map(({ id, reading }) => [id, reading !== undefined]));
    expect(lines(rulesEn)).toHaveLength(295);
    expect(lines(RULEBOOKS[language])).toEqual(lines(rulesEn));
    expect(lines(rulesEn).map(([id]) => id)).toEqual(mareBalticum.rules);
  });
});
