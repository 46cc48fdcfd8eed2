/** The game of envelopes by somebody who tells all hands whenever something goes wrong. */
import type { GameShelf } from "@stormakt/host";
import type { Game } from "@stormakt/kernel";
import type { Envelopes } from "./envelopes.ts";
import { envelopes } from "./envelopes.ts";

type Place = "setUp" | "viewOf" | "copyTable" | "imagine";
/** Where it goes wrong, and how it is told. Bots think in threads of their own: there their imagination fails them always. */
export const blab: { at: Place | null; by: (said: string) => unknown; count: number } = {
  at: null,
  by: (said) => new Error(said),
  count: 0,
};
function stumble(place: Place, hands: readonly (readonly string[])[]): void {
  if (blab.at !== place) return;
  blab.count += 1;
  const cards = hands.flat();
  // A message may look like anything, also like more of the stack.
  throw blab.by(`${cards.join(" ")}\n    at ${cards.join(".")} (/${cards.join("/")}:1:1)\n    at ${cards[0]} (/${cards[1]}.ts:1:1)`);
}
const blabbing: Game<Envelopes> = {
  ...envelopes,
  setUp(config, chance) {
    const table = envelopes.setUp(config, chance);
    stumble("setUp", table.hands);
    return table;
  },
  copyTable(table) {
    stumble("copyTable", table.hands);
    return envelopes.copyTable(table);
  },
  viewOf(table, viewer) {
    stumble("viewOf", table.hands);
    return envelopes.viewOf(table, viewer);
  },
  imagine(view, viewer, chance, stack) {
    stumble("imagine", view.hands);
    if (blab.at === null && viewer === 2) throw new Error(`I hold ${(view.hands[2] ?? []).join(" ")}`);
    return envelopes.imagine(view, viewer, chance, stack);
  },
};
export const shelf: GameShelf = { ids: ["envelopes"], game: async () => blabbing as never };
