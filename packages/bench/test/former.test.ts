import type { GameTypes } from "@stormakt/kernel";
import { Engine, fastDice, usualConfig } from "@stormakt/kernel";
import { gameCalled, gameIds } from "@stormakt/shelf";
import { describe, expect, it } from "vitest";
import type { Rules } from "../src/former.ts";
import { rulesOfToday } from "../src/former.ts";

const ACTIONS = 200;
/** Made once for all. */
const made: Promise<Rules> = rulesOfToday();

describe("rules of today in one file", () => {
  it.each(gameIds())("%s is played as the sources play it", async (id) => {
    const rules = await made;
    const game = await gameCalled(id);
    const sources = new Engine<GameTypes>(game);
    const inOneFile = new rules.Engine(await rules.gameCalled(id));
    expect(inOneFile.game).not.toBe(game);
    const config = usualConfig(game, { seats: game.seats.max });
    const digests = [sources, inOneFile].map((engine) => {
      const dice = fastDice(id);
      const state = engine.beginWith(config, [1, 2, 3, 1]);
      for (let action = 0; action < ACTIONS; action++) engine.playAny(state, dice);
      return engine.digest(state);
    });
    expect(digests[1]).toBe(digests[0]);
    expect(await rules.mindOf(id)).not.toBeNull();
  });
});
