import type { Language } from "@stormakt/words";

/** What strong players weigh in one game, by the names bots have for it: as somebody would say it who gives a reason. */
export type Reasons = Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** A feature of many of a kind ("holds palace-fire") may share the phrase of its first word. */
export const phraseFor = (reasons: Reasons, feature: string): Readonly<Record<Language, string>> | undefined =>
  reasons[feature] ?? reasons[feature.split(" ")[0] ?? ""];
