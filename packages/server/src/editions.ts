import { existsSync } from "node:fs";
import type { FrozenEdition, FrozenShelf } from "@stormakt/bots";

const FOLDER = new URL("../../../editions/", import.meta.url);
const NAME = /^[a-z0-9][a-z0-9.-]{0,39}$/;
const read = new Map<string, Promise<FrozenEdition | null>>();

/** The editions in the folder `editions`, each read when a match of it is opened. */
export const frozenOnDisk: FrozenShelf = (game, rulesVersion) => {
  if (!NAME.test(game) || !NAME.test(rulesVersion)) return Promise.resolve(null);
  const file = new URL(`${game}/${rulesVersion}.mjs`, FOLDER);
  const known = read.get(file.href) ?? (existsSync(file) ? load(file) : Promise.resolve(null));
  read.set(file.href, known);
  return known;
};
const load = async (file: URL): Promise<FrozenEdition> => ((await import(file.href)) as { frozen: FrozenEdition }).frozen;
