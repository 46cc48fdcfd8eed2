import { wordsProblems } from "@stormakt/words";
import { describe, expect, it } from "vitest";
import { mareBalticum } from "../src/index.ts";
import { en as rulesEn } from "../src/rulebook/en.ts";
import { sv as rulesSv } from "../src/rulebook/sv.ts";
import { en } from "../src/words/en.ts";
import { sv } from "../src/words/sv.ts";

describe("words", () => {
  it("say everything once in English and in Swedish", () => {
    expect(wordsProblems(mareBalticum, en, "en")).toEqual([]);
    expect(wordsProblems(mareBalticum, sv, "sv")).toEqual([]);
  });
  it("name the same things in both languages", () => {
    const keys = (things: typeof en.things) => Object.entries(things).map(([kind, names]) => [kind, Object.keys(names)]);
    expect(keys(sv.things)).toEqual(keys(en.things));
    expect(Object.keys(sv.outcomes)).toEqual(Object.keys(en.outcomes));
  });
});

describe("the rulebook", () => {
  it("has all 295 rules in both languages, with rulings at the same places", () => {
    const lines = (book: typeof rulesEn) => book.flatMap(({ rules }) => rules.map(({ id, reading }) => [id, reading !== undefined]));
    expect(lines(rulesEn)).toHaveLength(295);
    expect(lines(rulesSv)).toEqual(lines(rulesEn));
    expect(lines(rulesEn).map(([id]) => id)).toEqual(mareBalticum.rules);
  });
});
