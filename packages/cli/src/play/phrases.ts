import type { Language } from "@stormakt/words";
import { inEachLanguage } from "@stormakt/words";
import type { phrases } from "../words/en/phrases.ts";

export type Phrases = typeof phrases;
export const PHRASES: Readonly<Record<Language, Phrases>> = await inEachLanguage(
  async (language) => ((await import(`../words/${language}/phrases.ts`)) as { readonly phrases: Phrases }).phrases,
);
