import type { Game, GameTypes } from "@stormakt/kernel";
import type { AnyGame, Box, Role } from "./index.ts";

/** Forgets the types of a game: the shelf treats all alike. */
const any = <G extends GameTypes>(game: Game<G>): AnyGame => game as unknown as AnyGame;

const named = (thing: string, id: unknown): Role | null => (typeof id === "string" && id !== "" ? { thing, id } : null);

/** Every game there is. A new one is one entry here. */
export const GAMES: readonly Box[] = [
  {
    id: "vasa-regalis",
    has: ["mind", "taste", "observer", "desk"],
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
  {
    id: "wallenstein",
    has: ["mind", "taste", "observer", "desk"],
    game: async () => any((await import("@stormakt/wallenstein")).wallenstein),
    role: (table, seat) => named("colour", (table as { readonly colours?: readonly unknown[] }).colours?.[seat]),
    manner: async () => (await import("@stormakt/wallenstein/words")).manner,
    words: {
      en: async () => (await import("@stormakt/wallenstein/words/en")).en,
      sv: async () => (await import("@stormakt/wallenstein/words/sv")).sv,
    },
    rulebook: {
      en: async () => (await import("@stormakt/wallenstein/rulebook/en")).en,
      sv: async () => (await import("@stormakt/wallenstein/rulebook/sv")).sv,
    },
  },
  {
    id: "mare-balticum",
    has: ["mind", "taste", "observer", "desk"],
    game: async () => any((await import("@stormakt/mare-balticum")).mareBalticum),
    role(table, seat) {
      const { king, ring = [], ringSeats = [] } = table as { king?: number; ring?: readonly unknown[]; ringSeats?: readonly number[] };
      return king === seat ? { thing: "line", id: "king" } : named("line", ring[ringSeats.indexOf(seat)]);
    },
    manner: async () => (await import("@stormakt/mare-balticum/words")).manner,
    words: {
      en: async () => (await import("@stormakt/mare-balticum/words/en")).en,
      sv: async () => (await import("@stormakt/mare-balticum/words/sv")).sv,
    },
    rulebook: {
      en: async () => (await import("@stormakt/mare-balticum/rulebook/en")).en,
      sv: async () => (await import("@stormakt/mare-balticum/rulebook/sv")).sv,
    },
  },
  {
    id: "svea-rike",
    has: ["mind", "taste", "observer", "desk"],
    game: async () => any((await import("@stormakt/svea-rike")).sveaRike),
    role: async (_, seat) => named("family", (await import("@stormakt/svea-rike/catalog")).familyOf(seat)),
    manner: async () => (await import("@stormakt/svea-rike/words")).manner,
    words: {
      en: async () => (await import("@stormakt/svea-rike/words/en")).en,
      sv: async () => (await import("@stormakt/svea-rike/words/sv")).sv,
    },
    rulebook: {
      en: async () => (await import("@stormakt/svea-rike/rulebook/en")).en,
      sv: async () => (await import("@stormakt/svea-rike/rulebook/sv")).sv,
    },
  },
];
