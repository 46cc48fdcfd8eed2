import type { Language } from "@stormakt/words";
import { TONGUES } from "@stormakt/words/languages";
import { createContext, use } from "react";
import { useSettings } from "../settings.ts";
import type { ShellWords } from "./en/index.ts";
import { fetchShell, shellIn } from "./spoken.ts";

export const languageName = (language: Language): string => TONGUES[language].name;
const wordsIn = (language: Language): ShellWords => shellIn(language) ?? use(fetchShell(language));
/** What the shell says in the language chosen now. Whoever chose it has waited for its words; a page that has not waits here. */
export const useSpoken = (): ShellWords => wordsIn(useSettings((settings) => settings.language));
/** The same for all parts of the page. Listened for once: each of them would listen for itself, and there are hundreds. */
export const TongueContext = createContext<ShellWords | null>(null);
export const useT = (): ShellWords => use(TongueContext) ?? wordsIn(useSettings.getState().language);
/** Speaks another language as soon as its words are here; where they cannot be had, everything stays as it is. */
export async function speak(language: Language): Promise<void> {
  const words = await fetchShell(language).catch(() => null);
  if (words !== null) useSettings.getState().set({ language });
}
export type { ShellWords };
