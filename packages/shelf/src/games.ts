import type { Game, GameTypes } from "@stormakt/kernel";
import type { Language, Rulebook, Words } from "@stormakt/words";
import type { AnyGame, Box, Role } from "./index.ts";

/** Forgets the types of a game: the shelf treats all alike. */
const any = <G extends GameTypes>(game: Game<G>): AnyGame => game as unknown as AnyGame;

const named = (thing: string, id: unknown): Role | null => (typeof id === "string" && id !== "" ? { thing, id } : null);
// What a game says in a language lies in its package under the language's code, so nobody lists them. A bundle for a browser takes none
// of it along: a host there plays and does not speak.
const inIts = <T>(module: Readonly<Record<Language, T>>, language: Language): T => module[language];

/** Every game there is. A new one is one entry here. */
export const GAMES: readonly Box[] = [
  {
    id: "vasa-regalis",
    has: ["mind", "taste", "observer", "desk"],
    game: async () => any((await import("@stormakt/vasa-regalis")).vasaRegalis),
    manner: async () => (await import("@stormakt/vasa-regalis/words")).manner,
    words: async (language) => inIts<Words>(await import(/* @vite-ignore */ `@stormakt/vasa-regalis/words/${language}`), language),
    rulebook: async (language) => inIts<Rulebook>(await import(/* @vite-ignore */ `@stormakt/vasa-regalis/rulebook/${language}`), language),
  },
  {
    id: "wallenstein",
    has: ["mind", "taste", "observer", "desk"],
    game: async () => any((await import("@stormakt/wallenstein")).wallenstein),
    role: (table, seat) => named("colour", (table as { readonly colours?: readonly unknown[] }).colours?.[seat]),
    manner: async () => (await import("@stormakt/wallenstein/words")).manner,
    words: async (language) => inIts<Words>(await import(/* @vite-ignore */ `@stormakt/wallenstein/words/${language}`), language),
    rulebook: async (language) => inIts<Rulebook>(await import(/* @vite-ignore */ `@stormakt/wallenstein/rulebook/${language}`), language),
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
    words: async (language) => inIts<Words>(await import(/* @vite-ignore */ `@stormakt/mare-balticum/words/${language}`), language),
    rulebook: async (language) =>
      inIts<Rulebook>(await import(/* @vite-ignore */ `@stormakt/mare-balticum/rulebook/${language}`), language),
  },
  {
    id: "svea-rike",
    has: ["mind", "taste", "observer", "desk"],
    game: async () => any((await import("@stormakt/svea-rike")).sveaRike),
    role: async (_, seat) => named("family", (await import("@stormakt/svea-rike/catalog")).familyOf(seat)),
    manner: async () => (await import("@stormakt/svea-rike/words")).manner,
    words: async (language) => inIts<Words>(await import(/* @vite-ignore */ `@stormakt/svea-rike/words/${language}`), language),
    rulebook: async (language) => inIts<Rulebook>(await import(/* @vite-ignore */ `@stormakt/svea-rike/rulebook/${language}`), language),
  },
];
