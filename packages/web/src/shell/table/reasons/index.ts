import type { Language } from "@stormakt/words";

/** What strong players weigh in one game, by the names bots have for it: as somebody would say it who gives a reason. */
export type Reasons = Readonly<Record<string, Readonly<Record<Language, string>>>>;

const GAMES: Readonly<Record<string, () => Promise<Reasons>>> = {
  "mare-balticum": async () => (await import("./mare-balticum.ts")).reasons,
  "svea-rike": async () => (await import("./svea-rike.ts")).reasons,
  "vasa-regalis": async () => (await import("./vasa-regalis.ts")).reasons,
  wallenstein: async () => (await import("./wallenstein.ts")).reasons,
};
/** A feature of many of a kind ("holds palace-fire") may share the phrase of its first word. */
export const phraseFor = (reasons: Reasons, feature: string): Readonly<Record<Language, string>> | undefined =>
  reasons[feature] ?? reasons[feature.split(" ")[0] ?? ""];
export const reasonsFor = (game: string): Promise<Reasons> => GAMES[game]?.() ?? Promise.resolve({});
