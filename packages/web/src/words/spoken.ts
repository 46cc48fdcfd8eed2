import type { Language } from "@stormakt/words";
import type { ShellWords } from "./en/index.ts";

/** What the shell says is a folder a language, and a chunk: a page fetches the one it speaks. */
const here = new Map<Language, ShellWords>();
const coming = new Map<Language, Promise<ShellWords>>();

/** The words of the shell; where those of this language could not be had, any that are here. Null: none are yet. */
export const shellIn = (language: Language): ShellWords | null => here.get(language) ?? [...here.values()][0] ?? null;
export function fetchShell(language: Language): Promise<ShellWords> {
  const known = coming.get(language);
  if (known !== undefined) return known;
  const asked = fetched(language);
  coming.set(language, asked);
  // What did not come may be asked for again.
  asked.catch(() => coming.delete(language));
  return asked;
}
async function fetched(language: Language): Promise<ShellWords> {
  const { words } = (await import(`./${language}/index.ts`)) as { readonly words: ShellWords };
  here.set(language, words);
  return words;
}
