import { gamesWithMind, mindOf } from "@stormakt/bots";
import { describe, expect, it } from "vitest";
import { reasonsFor } from "../../src/games/index.ts";
import { phraseFor } from "../../src/games/reasons.ts";

describe.each(gamesWithMind())("what strong players weigh in %s", (game) => {
  it("can all be said, in both languages", async () => {
    const [mind, reasons] = [await mindOf(game), await reasonsFor(game)];
    const missing = (mind?.features ?? []).filter((feature) => phraseFor(reasons, feature) === undefined);
    expect(missing).toEqual([]);
    // Said as part of a sentence, and never nothing.
    const unfit = Object.entries(reasons).filter(([, { en, sv }]) => [en, sv].some((text) => text.trim() === "" || /[.;]$/.test(text)));
    expect(unfit).toEqual([]);
  });
});
