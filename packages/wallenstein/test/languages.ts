/** What the game says, in every language there is. */
import type { Words } from "@stormakt/words";
import { inEachLanguage } from "@stormakt/words";

export const WORDS = await inEachLanguage(
  async (language) => ((await import(`../src/words/${language}.ts`)) as Readonly<Record<typeof language, Words>>)[language],
);
