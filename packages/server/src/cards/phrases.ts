import { inEachLanguage, type Language, languageFor } from "@stormakt/words";

/** What cards of links say: a file a language, in the folder beside this one. */
export interface CardPhrases {
  readonly house: string;
  readonly invited: (game: string) => string;
  /** Somebody who has given no name. */
  readonly guest: string;
  readonly gathering: (people: string, free: number, seats: number) => string;
  readonly running: (people: string) => string;
  readonly turn: (people: string) => string;
  readonly finished: (people: string) => string;
}
const PHRASES = await inEachLanguage(
  async (language) => ((await import(`./words/${language}.ts`)) as { readonly phrases: CardPhrases }).phrases,
);
export const cardPhrasesIn = (language: Language): CardPhrases => PHRASES[language];
/** The first language that somebody asks for and cards are written in. */
export const languageIn = (accepted: string | undefined): Language => languageFor((accepted ?? "").split(",").map((one) => one.trim()));
