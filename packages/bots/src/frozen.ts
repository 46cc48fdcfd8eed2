import type { Edition, Format, Game, GameTypes, NamedAction, NamedView, Outcome, View } from "@stormakt/kernel";
import { editionOf, Naming } from "@stormakt/kernel";
import { AS_IT_STANDS } from "@stormakt/kernel/shapes";
import type { FormerWords, Language } from "@stormakt/words";
import type { Players } from "./players.ts";
import { playersOf } from "./players.ts";

/**
 * A whole edition of a game that needs nothing else: its rules, those who play it, and the words for what happens in it. One file for each,
 * made by `npm run freeze` and never changed afterwards; this is what such a file gives, and what every later program goes on asking for.
 */
export interface FrozenEdition {
  readonly contract: 1;
  readonly game: string;
  readonly rulesVersion: string;
  /** The rules, for matches written down in that format. */
  edition(format: Format): Edition;
  readonly players: Players;
  readonly words: FrozenWords;
  /** A view as this edition's own catalogue places it. */
  placeView(named: NamedView): View<GameTypes>;
}
/** Words as they were, with what they are said of: they know things by their places, as they were then. */
export interface FrozenWords extends FormerWords {
  placeAction(named: NamedAction): { readonly kind: string };
  placeEvent(named: NamedAction): { readonly kind: string };
  placeOutcome(named: Outcome | null): Outcome | null;
}
export function freeze(game: Game<GameTypes>, words: Pick<FrozenWords, "manner" | Language>): FrozenEdition {
  const naming = new Naming<GameTypes>(game.schema ?? AS_IT_STANDS);
  return {
    contract: 1,
    game: game.id,
    rulesVersion: game.rulesVersion,
    edition: (format) => editionOf(game, format),
    players: playersOf(game),
    placeView: (named) => naming.placeView(named),
    words: {
      ...words,
      placeAction: (named) => naming.placeAction(named),
      placeEvent: (named) => naming.placeEvent(named),
      placeOutcome: (named) => naming.placeOutcome(named),
    },
  };
}
/** Where frozen editions are found: by game and rules version; null: there is none such. */
export type FrozenShelf = (game: string, rulesVersion: string) => Promise<FrozenEdition | null>;
