import type { CommonWords } from "./common/contract.ts";
import { de } from "./common/de.ts";
import { en } from "./common/en.ts";
import { sv } from "./common/sv.ts";

/** A language: what it calls itself, by which locale it counts and dates, which way it is written, and what it says in every game. */
export interface Tongue {
  readonly name: string;
  readonly locale: string;
  readonly writing: "ltr" | "rtl";
  readonly common: CommonWords;
}
/**
 * Every language there is, and the only list of them. A new one is an entry here and folders that bear its code: the compiler and
 * `npm run check` name what they still lack (docs/decisions/0060-a-language-is-a-folder.md).
 */
export const TONGUES = {
  en: { name: "English", locale: "en-GB", writing: "ltr", common: en },
  sv: { name: "Svenska", locale: "sv-SE", writing: "ltr", common: sv },
  de: { name: "Deutsch", locale: "de-DE", writing: "ltr", common: de },
} as const satisfies Readonly<Record<string, Tongue>>;
export type Language = keyof typeof TONGUES;
export const LANGUAGES = Object.keys(TONGUES) as readonly Language[];

/** By which locale dates, numbers and lists are written. */
export const localeOf = (language: Language): string => TONGUES[language].locale;
/** Names one after the other, as the language joins them. */
export const listIn = (language: Language, names: readonly string[]): string => new Intl.ListFormat(localeOf(language)).format(names);
export const isLanguage = (code: string): code is Language => Object.hasOwn(TONGUES, code);
/** The first language that somebody asks for and that there is, as a browser or a terminal names them: `de-AT`, `sv_SE.UTF-8`. */
export function languageFor(wanted: readonly string[]): Language {
  const codes = wanted.map((one) => one.toLowerCase().split(/[-_.]/)[0] ?? "");
  return codes.find(isLanguage) ?? "en";
}
/** What there is of each language, fetched all at once: where a program speaks them all. */
export async function inEachLanguage<T>(fetch: (language: Language) => Promise<T>): Promise<Readonly<Record<Language, T>>> {
  const fetched = await Promise.all(LANGUAGES.map(async (language) => [language, await fetch(language)] as const));
  return Object.fromEntries(fetched) as Readonly<Record<Language, T>>;
}
