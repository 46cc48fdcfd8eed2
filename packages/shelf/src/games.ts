import type { Game, GameTypes } from "@stormakt/kernel";
import type { AnyGame, Box } from "./index.ts";

/** Forgets the types of a game: the shelf treats all alike. */
const any = <G extends GameTypes>(game: Game<G>): AnyGame => game as unknown as AnyGame;

/** Every game there is. A new one is one entry here. */
export const GAMES: readonly Box[] = [
  {
    id: "vasa-regalis",
    game: async () => any((await import("@stormakt/vasa-regalis")).vasaRegalis),
    manner: async () => (await import("@stormakt/vasa-regalis/words")).manner,
    words: {
      en: async () => (await import("@stormakt/vasa-regalis/words/en")).en,
      sv: async () => (await import("@stormakt/vasa-regalis/words/sv")).sv,
    },
    rulebook: {
      en: async () => (await import("@stormakt/vasa-regalis/rulebook/en")).en,
      sv: async () => (await import("@stormakt/vasa-regalis/rulebook/sv")).sv,
    },
  },
];
