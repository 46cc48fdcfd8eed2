import type { Engine, GameTypes } from "@stormakt/kernel";
import type { Bot } from "./bot.ts";
import { mustBeView } from "./bot.ts";
import { composes } from "./worlds.ts";

/** Any legal action, each as likely as the next; where a kind is too large to list, as the game samples it. */
export function randomBot<G extends GameTypes>(engine: Engine<G>): Bot<G> {
  return {
    name: "random",
    choose(view, seat, legal, { chance }) {
      mustBeView(view);
      if (!composes(engine.game, view)) {
        if (legal.length === 0) throw new Error(`seat ${seat} has no legal action`);
        return chance.pick(legal);
      }
      const action = engine.sampleAction(engine.determinise(view, seat, chance), seat, chance);
      if (action === null) throw new Error(`seat ${seat} has no legal action`);
      return action;
    },
  };
}
