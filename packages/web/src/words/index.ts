import type { Language } from "@stormakt/words";
import { TONGUES } from "@stormakt/words/languages";
import { use } from "react";
import { useSettings } from "../settings.ts";
import type { ShellWords } from "./en/index.ts";
import { fetchShell, shellIn } from "./spoken.ts";

export const languageName = (language: Language): string => TONGUES[language].name;
/** What the shell says in the language chosen now. Whoever chose it has waited for its words; a page that has not waits here. */
export function useT(): ShellWords {
  const language = useSettings((settings) => settings.language);
  return shellIn(language) ?? use(fetchShell(language));
}
/** Speaks another language as soon as its words are here; where they cannot be had, everything stays as it is. */
export async function speak(language: Language): Promise<void> {
  const words = await fetchShell(language).catch(() => null);
  if (words !== null) useSettings.getState().set({ language });
}
export type { ShellWords };
