import { Naming } from "@stormakt/kernel/naming";
import type { NamesOf, WireNames } from "@stormakt/protocol/names";
import { manifestOf } from "../games/index.ts";

const known = new Map<string, Promise<WireNames>>();

/** Hosts speak by name; this page works with places in its own catalogue, loaded when a table of the game is opened. */
export const namesOf: NamesOf = (game) => {
  const found = known.get(game);
  if (found !== undefined) return found;
  const manifest = manifestOf(game);
  if (manifest === undefined) return Promise.resolve(null);
  const loading = manifest.schema().then((schema) => new Naming(schema) as WireNames);
  known.set(game, loading);
  loading.catch(() => known.delete(game));
  return loading;
};
