import type { FrozenEdition, FrozenShelf, FrozenWords } from "@stormakt/bots";

/** Former editions of the games lie beside this page's own scripts, one file each, as they were frozen. */
const EDITIONS: readonly string[] = FROZEN_EDITIONS;
const read = new Map<string, Promise<FrozenEdition>>();

export const frozenHere: FrozenShelf = async (game, rulesVersion) => {
  const name = `${game}/${rulesVersion}`;
  if (!EDITIONS.includes(name)) return null;
  const found = read.get(name) ?? load(name);
  read.set(name, found);
  found.catch(() => read.delete(name));
  return found;
};
/** Whether a match is played by the rules this page was made with. */
export const isOfToday = (game: string, rulesVersion: string): boolean => EDITIONS_OF_TODAY[game] === rulesVersion;
/** The words of a former edition; null: it is the one of today, or its words are not to be had. */
export async function formerWords(game: string, rulesVersion: string): Promise<FrozenWords | null> {
  if (isOfToday(game, rulesVersion)) return null;
  return (await frozenHere(game, rulesVersion).catch(() => null))?.words ?? null;
}
async function load(name: string): Promise<FrozenEdition> {
  const { frozen } = (await import(/* @vite-ignore */ `/editions/${name}.js`)) as { frozen: FrozenEdition };
  return frozen;
}
