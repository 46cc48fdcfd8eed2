import { readdirSync } from "node:fs";
import { join } from "node:path";
import { Engine, fastDice } from "@stormakt/kernel";
import { LANGUAGES, wordsProblems } from "@stormakt/words";
import { describe, expect, it } from "vitest";
import { gamesOnShelf } from "../../../scripts/games.ts";
import type { Part } from "../src/index.ts";
import { GAMES, gameCalled, gameIds, gamesWith, isOnShelf, mannerOf, rulebookOf, wordsOf } from "../src/index.ts";

describe("every game on the shelf", () => {
  it.each(gameIds())("%s loads, is called by its id, and can be played", async (id) => {
    const game = await gameCalled(id);
    expect(game.id).toBe(id);
    const engine = new Engine(game);
    const config = { seats: game.seats.min, ...Object.fromEntries(Object.entries(game.options).map(([name, { usual }]) => [name, usual])) };
    const state = engine.begin(config, "shelf");
    for (let chance = fastDice("shelf"), actions = 0; actions < 20; actions++) engine.playAny(state, chance);
    expect(state.outcome === null ? engine.waitsFor(state).length : 1).toBeGreaterThan(0);
  });
  it.each(gameIds())("%s has words, a manner and a rulebook in every language", async (id) => {
    const game = await gameCalled(id);
    expect(await mannerOf(id)).toHaveProperty("fields");
    for (const language of LANGUAGES) {
      expect(wordsProblems(game, await wordsOf(id, language), language)).toEqual([]);
      const rules = (await rulebookOf(id, language)).flatMap((section) => section.rules.map((rule) => rule.id));
      expect(rules).toEqual([...game.rules]);
    }
  });
});

describe("what other packages have of the games", () => {
  const FOLDERS: Readonly<Record<Part, string>> = {
    mind: "bots/src/minds",
    taste: "bots/src/tastes",
    observer: "lab/src/observe",
    desk: "cli/src/desks",
  };
  const NOT_GAMES = ["observer.ts"];
  it.each(Object.entries(FOLDERS) as [Part, string][])("is on the shelf, and lies where it says: the %s in %s", (part, folder) => {
    const files = readdirSync(join(import.meta.dirname, "../..", folder)).filter(
      (file) => file.endsWith(".ts") && !NOT_GAMES.includes(file),
    );
    expect(files.sort()).toEqual(
      gamesWith(part)
        .map((game) => `${game}.ts`)
        .sort(),
    );
  });
  it("is of games that are on the shelf, each of which its package depends on", () => {
    expect(gamesOnShelf().sort()).toEqual(gameIds().sort());
  });
});

describe("the shelf", () => {
  it("knows which games it has", () => {
    expect(new Set(gameIds()).size).toBe(GAMES.length);
    expect(isOnShelf("vasa-regalis")).toBe(true);
    expect(isOnShelf("tiddlywinks")).toBe(false);
  });
  it("says what it has when asked for something else", () => {
    expect(() => gameCalled("tiddlywinks")).toThrow(/no game tiddlywinks on the shelf: vasa-regalis/);
    expect(() => wordsOf("toString", "en")).toThrow(/no game toString/);
  });
});
