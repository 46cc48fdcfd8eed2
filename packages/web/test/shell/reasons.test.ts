import { gamesWithMind, mindOf } from "@stormakt/bots";
import { LANGUAGES } from "@stormakt/words";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { phraseFor } from "../../src/games/catalogue.ts";
import { pluginOf } from "../../src/games/index.ts";

beforeAll(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {} }));
  vi.stubGlobal("localStorage", { getItem: () => null, setItem() {}, removeItem() {} });
});
describe.each(gamesWithMind())("what strong players weigh in %s", (game) => {
  it.each(LANGUAGES)("can all be said in %s", async (language) => {
    const mind = await mindOf(game);
    const { reasons } = await (await pluginOf(game)).catalogue(language);
    expect((mind?.features ?? []).filter((feature) => phraseFor(reasons, feature) === undefined)).toEqual([]);
    // Said as part of a sentence, and never nothing.
    expect(Object.entries(reasons).filter(([, text]) => text.trim() === "" || /[.;]$/.test(text))).toEqual([]);
  });
});
