import type { Language } from "@stormakt/words";
import { useSettings } from "../settings.ts";
import type { ShellWords } from "./en.ts";
import { en } from "./en.ts";
import { sv } from "./sv.ts";

/** A language of the shell is one file; adding it here makes the compiler ask for the rest. */
const PACKS: Record<Language, ShellWords> = { en, sv };
export const SHELL_LANGUAGES = Object.keys(PACKS) as readonly Language[];
export const languageName = (language: Language): string => PACKS[language].language;

/** What the shell says, in the language chosen now. */
export const useT = (): ShellWords => PACKS[useSettings(({ language }) => language)];
export type { ShellWords };
