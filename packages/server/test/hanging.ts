/** The game of envelopes, whose imagination hangs in some worlds: a bot that is asked there never answers. */
import type { GameShelf } from "@stormakt/host";
import type { Game } from "@stormakt/kernel";
import type { Envelopes } from "./envelopes.ts";
import { envelopes } from "./envelopes.ts";

const hanging: Game<Envelopes> = {
  ...envelopes,
  imagine(view, viewer, chance, stack) {
    // Seats 1 and 2: one hangs, one throws.
    while (viewer === 1) chance.below(2);
    if (viewer === 2) throw new Error("I cannot imagine that");
    return envelopes.imagine(view, viewer, chance, stack);
  },
};
export const shelf: GameShelf = { ids: ["envelopes"], game: async () => hanging as never };
