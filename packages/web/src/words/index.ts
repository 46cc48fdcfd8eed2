import type { Language } from "@stormakt/words";
import { useSettings } from "../settings.ts";
import type { ShellWords } from "./en.ts";
import { en } from "./en.ts";
import { sv } from "./sv.ts";

/** A language of the shell is one file; adding it here makes the compiler ask for the rest. */
const PACKS: Record<Language, ShellWords> = { en, sv };
export const SHELL_LANGUAGES = Object.keys(PACKS) as readonly Language[];
export const languageName = (language: Language): string => PACKS[language].language;

/** What is said in the language chosen now, of words in every language. */
export const useWords = <W>(packs: Readonly<Record<Language, W>>): W => packs[useSettings(({ language }) => language)];
export const useT = (): ShellWords => useWords(PACKS);
export type { ShellWords };
